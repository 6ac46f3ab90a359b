//! The gallery's saved pages.

use axum::http::StatusCode;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::house::each_house;

fn titles(list: &Value) -> Vec<&str> {
    let pages = list["pages"].as_array().expect("pages");
    pages.iter().map(|page| page["title"].as_str().expect("a title")).collect()
}

#[tokio::test]
async fn a_saved_page_is_in_the_gallery_as_it_was_saved() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        let page = json!({
            "title": "Mia's tea party", "imageUrl": image, "caption": "Mia & <b>Leo</b>", "complexity": "simple",
            "tags": ["fantasy", "forest"], "character": {"name": "Mia", "age": 6, "gender": "girl"}
        });
        assert_eq!(mum.post("/api/coloring-pages/save", page.clone()).await.status, StatusCode::OK);
        let list = mum.get("/api/coloring-pages").await.json();
        let saved = &list["pages"][0];
        for field in ["title", "imageUrl", "caption", "complexity", "tags", "character"] {
            assert_eq!(saved[field], page[field], "{field}");
        }
        assert_eq!((&saved["isFavorite"], &list["next"]), (&json!(false), &Value::Null));
    })
    .await;
}

#[tokio::test]
async fn an_untitled_page_of_a_prompt_is_saved_with_the_default_title() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        let page = json!({
            "imageUrl": image, "tags": ["prompt-based"], "complexity": "simple",
            "character": {"age": 5, "gender": "unspecified"}
        });
        let saved = mum.post("/api/coloring-pages/save", page).await.json();
        assert_eq!(saved["page"]["title"], "My Coloring Adventure");
    })
    .await;
}

#[tokio::test]
async fn only_a_page_of_ones_own_can_be_saved() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        let mums = mum.draw().await;
        for image in [
            mums.clone(),
            format!("http://localhost{mums}"),
            format!("/api/images/{}.png", Uuid::now_v7()),
            "javascript:alert(1)".to_owned(),
            String::new(),
        ] {
            let refusal = dad.post("/api/coloring-pages/save", json!({"imageUrl": image})).await.refusal();
            assert_eq!((refusal.0, refusal.1.as_str()), (422, "imageUrl"), "{image}");
        }
        let list = dad.get("/api/coloring-pages").await.json();
        assert_eq!(list["pages"], json!([]));
    })
    .await;
}

#[tokio::test]
async fn saving_a_page_again_changes_it_even_when_both_come_at_once() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        let page = |title| json!({"imageUrl": image, "title": title});
        let (mut one, mut two) = (mum.clone(), mum.clone());
        let (first, second) = tokio::join!(
            one.post("/api/coloring-pages/save", page("one")),
            two.post("/api/coloring-pages/save", page("two"))
        );
        assert_eq!((first.status, second.status), (StatusCode::OK, StatusCode::OK));
        mum.post("/api/coloring-pages/save", page("three")).await;
        assert_eq!(titles(&mum.get("/api/coloring-pages").await.json()), ["three"]);
    })
    .await;
}

#[tokio::test]
async fn the_list_comes_newest_first_in_pieces_and_each_page_once() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for number in 1..=5 {
            mum.save(&format!("page {number}")).await;
        }
        let first = mum.get("/api/coloring-pages?limit=2").await.json();
        assert_eq!(titles(&first), ["page 5", "page 4"]);
        let after = first["next"].as_str().expect("more").to_owned();
        mum.save("page 6").await;
        let second = mum.get(&format!("/api/coloring-pages?limit=2&after={after}")).await.json();
        assert_eq!(titles(&second), ["page 3", "page 2"]);
        let after = second["next"].as_str().expect("more").to_owned();
        let last = mum.get(&format!("/api/coloring-pages?limit=2&after={after}")).await.json();
        assert_eq!((titles(&last), &last["next"]), (vec!["page 1"], &Value::Null));
        for (query, field) in [("limit=0", "limit"), ("limit=101", "limit"), ("after=x", "after")] {
            let refusal = mum.get(&format!("/api/coloring-pages?{query}")).await.refusal();
            assert_eq!((refusal.0, refusal.1.as_str()), (422, field));
        }
    })
    .await;
}

#[tokio::test]
async fn a_star_is_given_and_taken() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let id = mum.save("starred").await;
        mum.save("plain").await;
        let star = format!("/api/coloring-pages/{id}/favorite");
        assert_eq!(mum.post(&star, json!({})).await.json()["page"]["isFavorite"], true);
        assert_eq!(titles(&mum.get("/api/coloring-pages?favorites=true").await.json()), ["starred"]);
        assert_eq!(mum.post(&star, json!({})).await.json()["page"]["isFavorite"], false);
        assert_eq!(titles(&mum.get("/api/coloring-pages?favorites=true").await.json()), Vec::<&str>::new());
    })
    .await;
}

#[tokio::test]
async fn a_deleted_page_is_gone_with_its_picture() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let id = mum.save("short-lived").await;
        let list = mum.get("/api/coloring-pages").await.json();
        let image = list["pages"][0]["imageUrl"].as_str().expect("an address").to_owned();
        assert_eq!(house.files().await, 1);
        let path = format!("/api/coloring-pages/{id}");
        assert_eq!(mum.delete(&path).await.json()["id"], id.as_str());
        assert_eq!(mum.delete(&path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(mum.get(&image).await.status, StatusCode::NOT_FOUND);
        assert_eq!(house.files().await, 0);
    })
    .await;
}

#[tokio::test]
async fn nobody_touches_anothers_page() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        let id = mum.save("mum's").await;
        assert_eq!(dad.post(&format!("/api/coloring-pages/{id}/favorite"), json!({})).await.refusal().0, 404);
        assert_eq!(dad.delete(&format!("/api/coloring-pages/{id}")).await.refusal().0, 404);
        assert_eq!(titles(&mum.get("/api/coloring-pages").await.json()), ["mum's"]);
    })
    .await;
}

#[tokio::test]
async fn a_star_pressed_by_many_hands_at_once_is_never_lost() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let id = mum.save("popular").await;
        let star = format!("/api/coloring-pages/{id}/favorite");
        let presses = (0..21).map(|_| {
            let (mut mum, star) = (mum.clone(), star.clone());
            tokio::spawn(async move { mum.post(&star, json!({})).await.status })
        });
        for press in presses.collect::<Vec<_>>() {
            assert_eq!(press.await.expect("no panic"), StatusCode::OK);
        }
        assert_eq!(mum.get("/api/coloring-pages").await.json()["pages"][0]["isFavorite"], true);
    })
    .await;
}

#[tokio::test]
async fn a_stored_character_is_three_to_twelve_years_old() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        for (age, status) in [(2, 422), (3, 200), (12, 200), (13, 422)] {
            let page = json!({"imageUrl": image, "character": {"name": "Mia", "age": age}});
            let answer = mum.post("/api/coloring-pages/save", page).await;
            assert_eq!(answer.status.as_u16(), status, "{age}: {}", answer.text());
        }
    })
    .await;
}

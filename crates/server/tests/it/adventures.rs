//! "My adventures".

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{each_house, mia};

async fn adventures(visitor: &mut crate::house::Visitor) -> Vec<Value> {
    visitor.get("/api/adventures").await.json()["adventures"].as_array().expect("adventures").clone()
}

#[tokio::test]
async fn what_was_drawn_is_remembered_with_its_wish() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        mum.post("/api/generate-coloring-prompt", json!({"prompt": "a cat in space"})).await;
        let [spoken, built] = adventures(&mut mum).await.try_into().expect("two");
        for (field, value) in [
            ("imageUrl", json!(image)),
            ("theme", json!("forest")),
            ("setting", json!("Magical Forest")),
            ("elements", json!(["animal-friend", "weather"])),
            ("coloringStyle", json!("simple")),
            ("completionPercentage", json!(0)),
        ] {
            assert_eq!(built[field], value, "{field}");
        }
        assert_eq!(built["character"]["name"], "Mia");
        assert_eq!(
            (&built["content"]["call"], &built["content"]["wish"]["seed"]),
            (&json!("generate-coloring"), &json!(7))
        );
        assert_eq!((&spoken["theme"], &spoken["customIdeas"]), (&json!("space"), &json!("a cat in space")));
        let one = format!("/api/adventures/{}", built["id"].as_str().expect("an id"));
        assert_eq!(mum.get(&one).await.json()["adventure"], built);
        // Sent again as it was kept, the wish is the same page.
        let svg = mum.get(built["svgUrl"].as_str().expect("an address")).await.text();
        let again = mum.post("/api/generate-coloring", built["content"]["wish"].clone()).await.json();
        assert_eq!(mum.get(again["svgUrl"].as_str().expect("an address")).await.text(), svg);
    })
    .await;
}

#[tokio::test]
async fn an_adventure_drawn_again_is_another_page_of_the_same_wish() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        mum.draw().await;
        let first = adventures(&mut mum).await[0].clone();
        let path = format!("/api/adventures/{}/draw-again", first["id"].as_str().expect("an id"));
        let page = mum.post(&path, json!({})).await.json();
        assert_ne!(page["seed"], 7);
        let second = adventures(&mut mum).await[0].clone();
        assert_eq!(second["imageUrl"], page["imageUrl"]);
        let mut wish = second["content"]["wish"].clone();
        wish["seed"] = json!(7);
        assert_eq!(wish, first["content"]["wish"]);
    })
    .await;
}

#[tokio::test]
async fn a_refused_wish_is_not_remembered() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut wish = mia(1);
        wish["location"] = json!("mars");
        mum.post("/api/generate-coloring", wish).await;
        assert!(adventures(&mut mum).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn an_adventure_is_forgotten_with_its_picture_unless_it_is_in_the_gallery() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        mum.save("Tea party").await;
        mum.draw().await;
        let [unsaved, saved] = adventures(&mut mum).await.try_into().expect("two");
        let path = |of: &Value| format!("/api/adventures/{}", of["id"].as_str().expect("an id"));
        assert_eq!(mum.delete(&path(&unsaved)).await.status, StatusCode::OK);
        assert_eq!(mum.delete(&path(&unsaved)).await.status, StatusCode::NOT_FOUND);
        assert_eq!(mum.delete(&path(&saved)).await.status, StatusCode::CONFLICT);
        assert_eq!(house.files().await, 1);
        let mut dad = house.member("dad").await;
        assert_eq!(dad.get(&path(&saved)).await.status, StatusCode::NOT_FOUND);
        assert_eq!(dad.post(&(path(&saved) + "/draw-again"), json!({})).await.status, StatusCode::NOT_FOUND);
    })
    .await;
}

//! From a wish to a page in every format.

use axum::http::StatusCode;
use serde_json::json;

use crate::house::{each_house, mia};

#[tokio::test]
async fn a_wish_becomes_a_page_in_every_format() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let page = mum.post("/api/generate-coloring", mia(7)).await.json();
        assert_eq!(page["seed"], 7);
        for (key, kind, start) in [
            ("imageUrl", "image/png", b"\x89PNG".as_slice()),
            ("svgUrl", "image/svg+xml", b"<svg"),
            ("pdfUrl", "application/pdf", b"%PDF"),
        ] {
            let answer = mum.get(page[key].as_str().expect(key)).await;
            assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, kind));
            assert!(answer.body.starts_with(start), "{key}");
            assert_eq!(answer.header("x-content-type-options"), "nosniff");
            assert!(answer.header("content-security-policy").contains("sandbox"));
            assert!(answer.header("cache-control").starts_with("private"));
        }
    })
    .await;
}

#[tokio::test]
async fn a_png_has_the_pixels_of_its_paper() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        for (query, width, height) in [("", 2550, 3300), ("?paper=a4", 2480, 3508), ("?size=thumb", 400, 517)]
        {
            let png = mum.get(&format!("{image}{query}")).await.body;
            let number = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
            assert_eq!((number(16), number(20)), (width, height), "{query}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_same_wish_and_seed_is_the_same_page_and_without_a_seed_another() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut svg_of = async |wish| {
            let page = mum.post("/api/generate-coloring", wish).await.json();
            mum.get(page["svgUrl"].as_str().expect("an address")).await.text()
        };
        let mut unseeded = mia(1);
        unseeded.as_object_mut().expect("an object").remove("seed");
        assert_eq!(svg_of(mia(1)).await, svg_of(mia(1)).await);
        assert_ne!(svg_of(unseeded.clone()).await, svg_of(unseeded).await);
    })
    .await;
}

#[tokio::test]
async fn a_refused_wish_names_its_field() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for (pointer, value, field) in [
            ("/character/age", json!(2), "character.age"),
            ("/character/age", json!("six"), "character.age"),
            ("/character/name", json!("  "), "character.name"),
            ("/character/hairStyle", json!("bald"), "character.hairStyle"),
            ("/character/outfit", json!(null), "character.outfit"),
            ("/location", json!("mars"), "location"),
            ("/elements", json!(["treasure", "weather", "helper", "villain"]), "elements"),
            ("/elements", json!(["treasure", "x"]), "elements[1]"),
            ("/complexity", json!("huge"), "complexity"),
            ("/caption", json!("long ".repeat(40)), "caption"),
            ("/seed", json!(1_u64 << 60), "seed"),
            ("/seed", json!(-1), "seed"),
        ] {
            let mut wish = mia(1);
            *wish.pointer_mut(pointer).expect(pointer) = value;
            let (status, blamed, message) = mum.post("/api/generate-coloring", wish).await.refusal();
            assert_eq!((status, blamed.as_str()), (422, field), "{message}");
        }
        let refusal = mum.post("/api/generate-coloring", json!({"prompt": "a cat"})).await.refusal();
        assert_eq!(refusal, (422, "character".into(), "Required".into()));
    })
    .await;
}

#[tokio::test]
async fn a_sentence_is_a_wish_and_a_blank_one_is_not() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let page = mum.post("/api/generate-coloring-prompt", json!({"prompt": "a flurble in space"})).await;
        assert_eq!(page.json()["unread"], json!(["flurble"]));
        let wish =
            json!({"prompt": "a dog apologising to a Wobbly cat", "changes": ["add a melting snowman"]});
        let page = mum.post("/api/generate-coloring-prompt", wish).await.json();
        assert_eq!(
            (&page["unread"], &page["undrawn"]),
            (&json!([]), &json!(["apologising", "wobbly", "melting"]))
        );
        let refusal = mum.post("/api/generate-coloring-prompt", json!({"prompt": " \n "})).await.refusal();
        let message = "Please enter a description for your coloring page.";
        assert_eq!(refusal, (422, "prompt".into(), message.into()));
    })
    .await;
}

#[tokio::test]
async fn a_caption_gets_more_magical() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let plain =
            json!({"baseCaption": "Mia in the woods", "adventureTheme": "forest", "characterName": "Mia"});
        let answer = mum.post("/api/enhance-caption", plain).await.json();
        let enhanced = answer["enhancedCaption"].as_str().expect("a caption").to_owned();
        assert!(enhanced.contains("Mia in the woods") && enhanced.len() > 20, "{enhanced}");
        let refusal = mum.post("/api/enhance-caption", json!({"baseCaption": " "})).await.refusal();
        assert_eq!((refusal.0, refusal.1.as_str()), (422, "baseCaption"));
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_seen_by_its_owner_alone() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        let image = mum.draw().await;
        assert_eq!(dad.get(&image).await.refusal().0, 404);
        assert_eq!(house.visitor().get(&image).await.refusal().0, 401);
        assert_eq!(mum.get(&image.replace(".png", ".gif")).await.refusal().0, 404);
        assert_eq!(mum.get(&format!("{image}?paper=a5")).await.refusal().1, "paper");
    })
    .await;
}

#[tokio::test]
async fn what_is_not_json_is_not_read() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for (body, kind, status) in [
            ("{}", "text/plain", 415),
            ("{", "application/json", 400),
            ("[]", "application/json", 400),
            ("null", "application/json; charset=utf-8", 400),
        ] {
            let request = axum::http::Request::post("/api/generate-coloring").header("content-type", kind);
            let answer = mum.send(request.body(body.into()).expect("a request")).await;
            assert_eq!(answer.refusal().0, status, "{body}");
        }
        let deep = "[".repeat(10_000);
        let large = json!({"prompt": "a".repeat(100_000)}).to_string();
        for (body, status) in [(deep, 400), (large, 413)] {
            let request = axum::http::Request::post("/api/generate-coloring");
            let request = request.header("content-type", "application/json").body(body.into());
            assert_eq!(mum.send(request.expect("a request")).await.refusal().0, status);
        }
    })
    .await;
}

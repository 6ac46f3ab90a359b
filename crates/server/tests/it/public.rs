//! What anybody may see.

use axum::http::StatusCode;

use crate::house::{House, each_house};

#[tokio::test]
async fn previews_are_drawings_that_any_cache_may_keep() {
    let house = House::open(|_| ()).await;
    for path in [
        "/api/preview/character.svg?age=8&gender=boy&hairStyle=curly&hairLength=very+long&interests=art&outfit=sporty",
        "/api/preview/scene.svg?location=space&idea=space-robot&elements=treasure,weather&age=4",
        "/api/preview/hair.svg?style=buns&length=short&gender=girl",
        "/api/preview/location/pirate.svg",
    ] {
        let answer = house.visitor().get(path).await;
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (StatusCode::OK, "image/svg+xml"),
            "{path}"
        );
        assert!(answer.text().starts_with("<svg") && answer.text().contains("<path"), "{path}");
        assert!(answer.header("cache-control").starts_with("public"));
        assert_eq!(answer.header("set-cookie"), "");
    }
}

#[tokio::test]
async fn a_preview_of_what_there_is_not_is_refused() {
    let house = House::open(|_| ()).await;
    for (path, status, field) in [
        ("/api/preview/character.svg?age=2", 422, "age"),
        ("/api/preview/hair.svg?hairStyle=bald", 422, "hairStyle"),
        ("/api/preview/scene.svg", 422, "location"),
        ("/api/preview/scene.svg?location=forest&elements=treasure,gold", 422, "elements"),
        ("/api/preview/scene.svg?location=forest&idea=none", 422, "idea"),
        ("/api/preview/location/mars.svg", 404, ""),
        ("/api/preview/figure/..%2Fhero.svg", 404, ""),
        ("/api/preview/figure/no-such-thing.svg", 404, ""),
    ] {
        let (said, blamed, _) = house.visitor().get(path).await.refusal();
        assert_eq!((said, blamed.as_str()), (status, field), "{path}");
    }
}

#[tokio::test]
async fn options_hold_every_list_and_limit() {
    let house = House::open(|_| ()).await;
    let options = house.visitor().get("/api/options").await.json();
    let count = |list: &str| options[list].as_array().map_or(0, Vec::len);
    let lists = ["genders", "hairStyles", "hairLengths", "outfits", "interests", "locations", "elements"];
    assert_eq!(lists.map(count), [2, 8, 4, 6, 10, 8, 8]);
    assert_eq!(options["locations"][0]["ideas"].as_array().map(Vec::len), Some(5));
    assert_eq!(options["limits"]["elementsMax"], 3);
}

#[tokio::test]
async fn unknown_paths_are_the_web_app_but_not_under_api_or_assets() {
    let house = House::open(|_| ()).await;
    let mut visitor = house.visitor();
    for path in ["/", "/gallery", "/story/5"] {
        let page = visitor.get(path).await;
        assert_eq!((page.status, page.header("cache-control")), (StatusCode::OK, "no-cache"), "{path}");
        assert!(page.text().contains("<html"));
        assert!(page.header("content-security-policy").starts_with("default-src 'self'"));
    }
    assert_eq!(visitor.get("/api/nope").await.refusal().0, 404);
    assert_eq!(visitor.get("/api").await.refusal().0, 404);
    assert_eq!(visitor.delete("/api/options").await.refusal().0, 405);
    let asset = visitor.get("/assets/stale-1234.js").await;
    assert_eq!((asset.status, asset.body.len()), (StatusCode::NOT_FOUND, 0));
}

#[tokio::test]
async fn the_server_says_when_it_lives_and_when_it_can_work() {
    each_house(async |house| {
        for path in ["/healthz", "/readyz"] {
            assert_eq!(house.visitor().get(path).await.text(), "ok");
        }
    })
    .await;
}

//! Tables from the first version on become today's, with everything in them.

use axum::http::StatusCode;
use sea_orm::ConnectionTrait as _;
use serde_json::json;
use server::app::{App, site};

use crate::house::{each_house, mia};

#[tokio::test]
async fn an_installation_that_is_opened_again_is_as_it_was() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        mum.save("kept").await;
        let config = (*house.app.config).clone();
        let again = App::open(config).await.expect("opens again");
        mum.site = site(again).expect("a site");
        let list = mum.get("/api/coloring-pages").await.json();
        assert_eq!(list["pages"][0]["title"], "kept");
    })
    .await;
}

#[tokio::test]
async fn an_installation_of_the_first_version_keeps_its_people_and_pages() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        mum.save("kept").await;
        // Back to what the first version left behind: its tables and nothing else.
        for back in [
            "DROP TABLE story_pages",
            "DROP TABLE stories",
            "DROP TABLE user_colorings",
            "DROP TABLE coloring_adventures",
            "DROP TABLE donations",
            "DROP TABLE upload_reports",
            "DROP TABLE upload_likes",
            "DROP TABLE uploads",
            "DELETE FROM seaql_migrations WHERE version <> 'm0001_first_pages'",
        ] {
            house.app.db.execute_unprepared(back).await.expect(back);
        }
        let again = App::open((*house.app.config).clone()).await.expect("migrates");
        mum.site = site(again).expect("a site");
        let list = mum.get("/api/coloring-pages").await.json();
        assert_eq!(list["pages"][0]["title"], "kept");
        assert_eq!(mum.post("/api/generate-coloring", mia(1)).await.status, StatusCode::OK);
        assert_eq!(mum.get("/api/adventures").await.json()["adventures"].as_array().map(Vec::len), Some(1));
        assert_eq!(mum.post("/api/uploads/x/like", json!({})).await.status, StatusCode::NOT_FOUND);
    })
    .await;
}

//! What an operator does from a terminal.

use axum::http::StatusCode;
use server::{Seeding, admin, seed};
use uuid::Uuid;

use crate::house::each_house;
use crate::uploads::picture;

#[tokio::test]
async fn the_queue_is_worked_off_from_the_terminal() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for title in ["cat", "dog", "secret"] {
            let fields = [("title", title), ("isPublic", if title == "secret" { "false" } else { "true" })];
            mum.upload(&fields, Some(picture(image::ImageFormat::Png))).await;
        }
        let queue = admin::queue(&house.app, 10).await.expect("a queue");
        let lines: Vec<_> =
            queue.iter().map(|upload| (upload.title.as_str(), upload.member.as_str())).collect();
        assert_eq!(lines, [("cat", "mum@example.org"), ("dog", "mum@example.org")]);
        admin::approve(&house.app, queue[0].id).await.expect("approved");
        admin::hide(&house.app, queue[1].id).await.expect("hidden");
        assert!(admin::queue(&house.app, 10).await.expect("a queue").is_empty());
        let shown = house.visitor().get("/api/uploads/public").await.json();
        assert_eq!(
            (&shown["uploads"][0]["title"], shown["uploads"].as_array().map(Vec::len)),
            (&"cat".into(), Some(1))
        );
        assert!(admin::approve(&house.app, Uuid::now_v7()).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn members_are_suspended_taken_back_and_promoted_from_the_terminal() {
    each_house(async |house| {
        house.member("operator").await;
        let mut mum = house.member("mum").await;
        let email = "Mum@Example.org";
        admin::suspend(&house.app, email, true).await.expect("suspended");
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::FORBIDDEN);
        admin::suspend(&house.app, email, false).await.expect("back");
        admin::make_operator(&house.app, email, true).await.expect("promoted");
        assert_eq!(mum.get("/api/auth/me").await.json()["user"]["isOperator"], true);
        assert!(admin::suspend(&house.app, "nobody@example.org", true).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_seeded_installation_has_life_in_it() {
    each_house(async |house| {
        let seeding =
            Seeding { members: 2, pages: 5, uploads: 4, bare: false, password: "crayon-owl".to_owned() };
        seed(&house.app, &seeding).await.expect("seeded");
        let mut visitor = house.visitor();
        let uploads = visitor.get("/api/uploads/public").await.json();
        assert_eq!(uploads["uploads"].as_array().map(Vec::len), Some(4));
        let login = serde_json::json!({"email": "seed1@example.org", "password": "crayon-owl"});
        visitor.post("/api/auth/login", login).await;
        let pages = visitor.get("/api/coloring-pages").await.json()["pages"].clone();
        assert_eq!(pages.as_array().map(Vec::len), Some(3));
        let image = pages[0]["imageUrl"].as_str().expect("an address");
        assert_eq!(visitor.get(&format!("{image}?size=thumb")).await.status, StatusCode::OK);
    })
    .await;
}

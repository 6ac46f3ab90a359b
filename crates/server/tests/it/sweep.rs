//! What nobody saved goes in its time.

use axum::http::StatusCode;
use object_store::ObjectStoreExt as _;
use server::sweep::sweep;
use time::{Duration, OffsetDateTime};

use crate::house::each_house;

#[tokio::test]
async fn an_unsaved_page_is_remembered_for_thirty_days_and_a_saved_one_stays() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let unsaved = mum.draw().await;
        mum.save("kept").await;
        let list = mum.get("/api/coloring-pages").await.json();
        let saved = list["pages"][0]["imageUrl"].as_str().expect("an address").to_owned();
        let now = OffsetDateTime::now_utc();
        sweep(&house.app, now + Duration::days(29)).await.expect("swept");
        assert_eq!(mum.get(&unsaved).await.status, StatusCode::OK);
        sweep(&house.app, now + Duration::days(31)).await.expect("swept");
        let login = serde_json::json!({"email": "mum@example.org", "password": "crayon-owl"});
        mum.post("/api/auth/login", login).await;
        assert_eq!(mum.get(&unsaved).await.status, StatusCode::NOT_FOUND);
        assert_eq!(mum.get(&saved).await.status, StatusCode::OK);
        let adventures = mum.get("/api/adventures").await.json();
        assert_eq!(adventures["adventures"].as_array().map(Vec::len), Some(1));
        assert_eq!(house.files().await, 1);
    })
    .await;
}

#[tokio::test]
async fn bytes_that_a_crash_left_without_a_row_are_removed() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        mum.save("kept").await;
        let orphan = format!("aa/{}", uuid::Uuid::now_v7());
        house.app.images.store().put(&orphan.into(), b"half".to_vec().into()).await.expect("written");
        assert_eq!(house.files().await, 2);
        sweep(&house.app, OffsetDateTime::now_utc() + Duration::days(2)).await.expect("swept");
        assert_eq!(house.files().await, 1);
    })
    .await;
}

#[tokio::test]
async fn a_session_that_ran_out_is_swept() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let later = |days| OffsetDateTime::now_utc() + Duration::days(days);
        sweep(&house.app, later(29)).await.expect("swept");
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::OK);
        sweep(&house.app, later(31)).await.expect("swept");
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);
    })
    .await;
}

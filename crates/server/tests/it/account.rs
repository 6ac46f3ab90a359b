//! One's own account.

use std::io::{Cursor, Read as _};

use axum::http::{Method, StatusCode};
use image::ImageFormat;
use serde_json::{Value, json};

use crate::house::each_house;
use crate::uploads::picture;

#[tokio::test]
async fn a_person_changes_what_they_are_called() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for (typed, name) in [(" Mum  of Mia ", json!("Mum of Mia")), ("", Value::Null)] {
            let wish = json!({"displayName": typed});
            let user = mum.ask(Method::PATCH, "/api/account", Some(wish)).await.json()["user"].clone();
            assert_eq!(user["displayName"], name);
            assert_eq!(mum.get("/api/auth/me").await.json()["user"], user);
        }
        let long = json!({"displayName": "m".repeat(81)});
        assert_eq!(mum.ask(Method::PATCH, "/api/account", Some(long)).await.refusal().1, "displayName");
    })
    .await;
}

#[tokio::test]
async fn a_new_password_needs_the_old_one_and_signs_out_every_other_browser() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let login = |password: &str| json!({"email": "mum@example.org", "password": password});
        let mut tablet = house.visitor();
        tablet.post("/api/auth/login", login("crayon-owl")).await;
        let change = |old: &str, new: &str| json!({"currentPassword": old, "newPassword": new});
        for (old, new, field) in [
            ("guess-1", "blue-meadow", "currentPassword"),
            ("", "blue-meadow", "currentPassword"),
            ("crayon-owl", "short", "newPassword"),
        ] {
            let refusal = mum.post("/api/account/password", change(old, new)).await.refusal();
            assert_eq!((refusal.0, refusal.1.as_str()), (422, field));
        }
        let answer = mum.post("/api/account/password", change("crayon-owl", "blue-meadow")).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::OK);
        assert_eq!(tablet.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(
            tablet.post("/api/auth/login", login("crayon-owl")).await.status,
            StatusCode::UNAUTHORIZED
        );
        assert_eq!(tablet.post("/api/auth/login", login("blue-meadow")).await.status, StatusCode::OK);
        assert_eq!(mum.post("/api/account/sign-out-elsewhere", json!({})).await.json()["sessions"], 1);
        assert_eq!(tablet.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn everything_of_ones_own_is_in_the_zip() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let page = mum.save("Tea party").await;
        let fields = [("title", "cat"), ("childName", "Mia"), ("childAge", "6")];
        let upload = mum.upload(&fields, Some(picture(ImageFormat::Png))).await.json();
        let upload = upload["upload"]["id"].as_str().expect("an id").to_owned();
        let mut dad = house.member("dad").await;
        dad.save("Dad's").await;
        let answer = mum.get("/api/account/export").await;
        assert_eq!(answer.header("content-type"), "application/zip");
        let mut zip = zip::ZipArchive::new(Cursor::new(answer.body)).expect("a zip");
        let mut names: Vec<_> = zip.file_names().map(|name| name.expect("a name").into_owned()).collect();
        names.sort();
        let (page, upload) = (format!("pages/{page}.png"), format!("uploads/{upload}.jpg"));
        assert_eq!(names, ["account.json", "pages.json", &page, "stories.json", "uploads.json", &upload]);
        let mut read = |name: &str| {
            let mut bytes = Vec::new();
            zip.by_name(name).expect(name).read_to_end(&mut bytes).expect("reads");
            bytes
        };
        assert!(read(&page).starts_with(b"\x89PNG") && read(&upload).starts_with(b"\xFF\xD8"));
        let mut json = |name: &str| -> Value { serde_json::from_slice(&read(name)).expect("JSON") };
        assert_eq!(json("pages.json")[0]["title"], "Tea party");
        assert_eq!(json("uploads.json")[0]["childName"], "Mia");
        let account = json("account.json");
        assert_eq!(account["account"]["user"]["email"], "mum@example.org");
        assert_eq!(account["adventures"].as_array().map(Vec::len), Some(1));
        assert!(!account.to_string().contains("argon2"));
    })
    .await;
}

#[tokio::test]
async fn a_deleted_account_is_gone_from_the_database_and_the_image_store() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        mum.save("Tea party").await;
        let image = mum.draw().await;
        let coloring = image.replace("images", "colorings").replace(".png", "");
        let data = json!({"colorData": {"fills": []}});
        assert_eq!(mum.ask(Method::PUT, &coloring, Some(data)).await.status, StatusCode::OK);
        mum.upload(&[("title", "cat")], Some(picture(ImageFormat::Png))).await;
        let theirs = dad.upload(&[("title", "dog")], Some(picture(ImageFormat::Png))).await.json();
        let dog = theirs["upload"]["id"].as_str().expect("an id");
        operator.post(&format!("/api/review/uploads/{dog}"), json!({"decision": "approve"})).await;
        mum.post(&format!("/api/uploads/{dog}/like"), json!({})).await;
        let mut leave = async |password: &str| {
            mum.ask(Method::DELETE, "/api/account", Some(json!({ "password": password }))).await.status
        };
        assert_eq!(leave("guess-1").await, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(leave("crayon-owl").await, StatusCode::OK);
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);
        let again = json!({"email": "mum@example.org", "password": "crayon-owl"});
        assert_eq!(house.visitor().post("/api/auth/login", again).await.status, StatusCode::UNAUTHORIZED);
        // Dad's upload and its thumbnail are what is left.
        assert_eq!(house.files().await, 2);
        assert_eq!(dad.get("/api/uploads/user").await.json()["uploads"][0]["likes"], 0);
    })
    .await;
}

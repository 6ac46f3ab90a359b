//! Accounts and sessions.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use sea_orm::ConnectionTrait as _;
use serde_json::json;

use crate::house::{House, each_house};

#[tokio::test]
async fn a_person_registers_is_known_and_leaves() {
    each_house(async |house| {
        let mut mum = house.visitor();
        assert_eq!(mum.get("/api/auth/me").await.refusal().0, 401);
        let account = json!({"email": " Mum@Example.ORG", "password": "crayon-owl", "displayName": "Mum"});
        let answer = mum.post("/api/auth/register", account).await;
        let user = answer.json()["user"].clone();
        assert_eq!(
            (user["email"].as_str(), user["displayName"].as_str()),
            (Some("mum@example.org"), Some("Mum"))
        );
        assert!(user.get("password").is_none());
        assert_eq!(mum.get("/api/auth/me").await.json()["user"], user);

        let mut stolen = mum.clone();
        assert_eq!(mum.post("/api/auth/logout", json!({})).await.status, StatusCode::OK);
        assert_eq!(mum.cookie, None);
        assert_eq!(stolen.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);

        let again = json!({"email": "mum@example.org", "password": "crayon-owl"});
        assert_eq!(mum.post("/api/auth/login", again).await.json()["user"], user);
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_an_account_is_refused_in_the_words_of_the_specification() {
    each_house(async |house| {
        let mut visitor = house.visitor();
        for (body, field, message) in [
            (json!({"password": "crayon-owl"}), "email", "Required"),
            (
                json!({"email": "mum", "password": "crayon-owl"}),
                "email",
                "Please enter a valid email address",
            ),
            (
                json!({"email": "a@b.org", "password": "short"}),
                "password",
                "Password must be at least 6 characters long",
            ),
            (
                json!({"email": "a@b.org", "password": "Password1"}),
                "password",
                "This password is too common. Please choose one that is harder to guess.",
            ),
            (json!({"email": 5, "password": "crayon-owl"}), "email", "Expected a string, received integer"),
        ] {
            let refusal = visitor.post("/api/auth/register", body).await.refusal();
            assert_eq!(refusal, (422, field.to_owned(), message.to_owned()));
        }
        let refusal = visitor.post("/api/auth/login", json!({"email": "a@b.org", "password": ""})).await;
        assert_eq!(refusal.refusal(), (422, "password".into(), "Password is required".into()));
    })
    .await;
}

#[tokio::test]
async fn an_email_has_one_account_however_it_is_written() {
    each_house(async |house| {
        house.member("mum").await;
        let again = json!({"email": "MUM@example.org", "password": "other-owl"});
        let (status, field, _) = house.visitor().post("/api/auth/register", again).await.refusal();
        assert_eq!((status, field.as_str()), (409, "email"));
    })
    .await;
}

#[tokio::test]
async fn one_of_the_first_accounts_is_the_operator() {
    each_house(async |house| {
        let names = ["a", "b", "c", "d", "e", "f"];
        let (a, b, c, d, e, f) = tokio::join!(
            house.member(names[0]),
            house.member(names[1]),
            house.member(names[2]),
            house.member(names[3]),
            house.member(names[4]),
            house.member(names[5]),
        );
        let mut operators = 0;
        for mut member in [a, b, c, d, e, f] {
            let me = member.get("/api/auth/me").await.json();
            operators += usize::from(me["user"]["isOperator"] == true);
        }
        assert_eq!(operators, 1);
    })
    .await;
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_email_get_the_same_answer() {
    each_house(async |house| {
        house.member("mum").await;
        let mut visitor = house.visitor();
        let mut try_as = async |email: &str| {
            let answer =
                visitor.post("/api/auth/login", json!({"email": email, "password": "guess-1"})).await;
            assert_eq!(answer.header("set-cookie"), "");
            answer.refusal()
        };
        let known = try_as("mum@example.org").await;
        assert_eq!(known, try_as("nobody@example.org").await);
        assert_eq!(known, (401, String::new(), "Please check your credentials and try again.".into()));
    })
    .await;
}

#[tokio::test]
async fn guessing_slows_down_and_says_for_how_long() {
    each_house(async |house| {
        house.member("mum").await;
        let mut thief = house.visitor();
        for guess in 0..5 {
            let guess = json!({"email": "mum@example.org", "password": format!("guess-{guess}")});
            assert_eq!(thief.post("/api/auth/login", guess).await.status, StatusCode::UNAUTHORIZED);
        }
        // A dozen guesses later the wait is longer than any machine is slow.
        let later = "UPDATE sign_in_failures SET count = count + 12";
        house.app.db.execute_unprepared(later).await.expect("a database");
        let right = json!({"email": "mum@example.org", "password": "crayon-owl"});
        let answer = thief.post("/api/auth/login", right).await;
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(answer.header("retry-after").parse::<u64>().expect("seconds") >= 1);
    })
    .await;
}

#[tokio::test]
async fn signing_in_gives_a_new_token_and_ends_the_old_one() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut before = mum.clone();
        let login = json!({"email": "mum@example.org", "password": "crayon-owl"});
        assert_eq!(mum.post("/api/auth/login", login).await.status, StatusCode::OK);
        assert_ne!(mum.cookie, before.cookie);
        assert_eq!(before.get("/api/auth/me").await.status, StatusCode::UNAUTHORIZED);
    })
    .await;
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_secure_behind_tls() {
    let plain = House::open(|_| ()).await;
    let secure = House::open(|config| config.public_url = Some("https://pages.example".to_owned())).await;
    for (house, is_secure) in [(plain, false), (secure, true)] {
        let account = json!({"email": "mum@example.org", "password": "crayon-owl"});
        let answer = house.visitor().post("/api/auth/register", account).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.contains("Secure"), is_secure, "{cookie}");
    }
}

#[tokio::test]
async fn another_sites_page_changes_nothing() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for (name, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
            let request = Request::builder()
                .method(Method::POST)
                .uri("/api/auth/logout")
                .header(header::HOST, "pages.example")
                .header(name, value);
            let answer = mum.send(request.body(Body::empty()).expect("a request")).await;
            assert_eq!(answer.refusal().0, 403);
        }
        assert_eq!(mum.get("/api/auth/me").await.status, StatusCode::OK);
    })
    .await;
}

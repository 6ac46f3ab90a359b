//! Who may do what: every route of the API, walked as everybody there is.

use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{House, Visitor, each_house_with};
use crate::stripe::{KEY, SECRET, Stripe};
use crate::uploads::picture;

/// Not turned away; what the handler then says is its own business.
const IN: u16 = 0;

/// Open to everybody.
const OPEN: [u16; 5] = [IN; 5];
/// Of one's own alone: there is nothing to see for anybody else.
const OWN: [u16; 5] = [401, IN, 404, 404, 403];
/// For whoever has a session.
const MEMBERS: [u16; 5] = [401, IN, IN, IN, 403];
/// For operators.
const OPERATORS: [u16; 5] = [401, 403, 403, IN, 403];

/// Method, path, and what anonymous, the owner, another member, an operator and somebody suspended get.
const TABLE: &[(&str, &str, [u16; 5])] = &[
    ("GET", "/api/options", OPEN),
    ("GET", "/api/site", OPEN),
    ("GET", "/api/preview/character.svg", OPEN),
    ("GET", "/api/preview/scene.svg?location=forest", OPEN),
    ("GET", "/api/preview/hair.svg", OPEN),
    ("GET", "/api/preview/figure/{file}", OPEN),
    ("GET", "/api/preview/location/{file}", OPEN),
    ("POST", "/api/auth/register", OPEN),
    ("POST", "/api/auth/login", OPEN),
    ("GET", "/api/auth/me", MEMBERS),
    ("POST", "/api/generate-coloring", MEMBERS),
    ("POST", "/api/generate-coloring-prompt", MEMBERS),
    ("POST", "/api/enhance-caption", MEMBERS),
    ("GET", "/api/images/{file}", OWN),
    ("POST", "/api/coloring-pages/save", MEMBERS),
    ("GET", "/api/coloring-pages", MEMBERS),
    ("POST", "/api/coloring-pages/{id}/favorite", OWN),
    ("DELETE", "/api/coloring-pages/{id}", OWN),
    ("GET", "/api/adventures", MEMBERS),
    ("GET", "/api/adventures/{id}", OWN),
    ("POST", "/api/adventures/{id}/draw-again", OWN),
    ("GET", "/api/colorings/{image}", OWN),
    ("PUT", "/api/colorings/{image}", OWN),
    ("GET", "/api/colorings/{image}/page.png", OWN),
    ("DELETE", "/api/adventures/{id}", OWN),
    ("POST", "/api/stories", MEMBERS),
    ("GET", "/api/stories", MEMBERS),
    ("GET", "/api/stories/{id}", OWN),
    ("GET", "/api/stories/{id}/events", OWN),
    ("PATCH", "/api/stories/{id}", OWN),
    ("DELETE", "/api/stories/{id}", OWN),
    ("GET", "/api/uploads/public", OPEN),
    ("GET", "/api/uploads/featured", OPEN),
    ("GET", "/api/uploads/featured/latest", OPEN),
    ("GET", "/api/uploads/user", MEMBERS),
    ("POST", "/api/transform-photo", MEMBERS),
    ("POST", "/api/transform-photo-opencv", MEMBERS),
    ("POST", "/api/uploads", MEMBERS),
    ("GET", "/api/uploads/{id}/{file}", OPEN),
    ("POST", "/api/uploads/{id}/like", MEMBERS),
    ("DELETE", "/api/uploads/{id}/like", MEMBERS),
    ("POST", "/api/uploads/{id}/featured", OWN),
    ("GET", "/api/review/uploads?review=approved", OPERATORS),
    ("POST", "/api/review/uploads/{id}", OPERATORS),
    ("GET", "/api/review/members", OPERATORS),
    ("POST", "/api/review/members/{id}", OPERATORS),
    ("POST", "/api/uploads/{id}/report", [401, IN, IN, 404, 403]),
    ("DELETE", "/api/uploads/{id}", OWN),
    ("POST", "/api/payments/create-checkout-session", OPEN),
    ("POST", "/api/payments/webhook", OPEN),
    ("GET", "/api/donations", MEMBERS),
    ("PATCH", "/api/account", MEMBERS),
    ("POST", "/api/account/password", MEMBERS),
    ("POST", "/api/account/sign-out-elsewhere", MEMBERS),
    ("GET", "/api/account/export", MEMBERS),
    ("DELETE", "/api/account", MEMBERS),
    ("POST", "/api/auth/logout", OPEN),
];

/// Everybody, in the order of the table, and what the owner owns.
struct People {
    visitors: [Visitor; 5],
    page: String,
    image: String,
    upload: String,
    adventure: String,
    story: String,
    owner: String,
}

async fn people(house: &House) -> People {
    let mut operator = house.member("operator").await;
    let mut owner = house.member("owner").await;
    let other = house.member("other").await;
    let mut suspended = house.member("suspended").await;
    let id = |answer: Value, of: &str| answer[of]["id"].as_str().expect("an id").to_owned();
    let page = owner.save("page").await;
    let image = owner.draw().await;
    let list = owner.get("/api/adventures").await.json();
    let png = picture(image::ImageFormat::Png);
    let upload = id(owner.upload(&[("title", "cat")], Some(png)).await.json(), "upload");
    operator.post(&format!("/api/review/uploads/{upload}"), json!({"decision": "approve"})).await;
    let story = owner.post("/api/stories", json!({"character": {"name": "Mia"}})).await.json();
    let banned = id(suspended.get("/api/auth/me").await.json(), "user");
    operator.post(&format!("/api/review/members/{banned}"), json!({"isSuspended": true})).await;
    People {
        page,
        image: image.trim_start_matches("/api/images/").trim_end_matches(".png").to_owned(),
        upload,
        story: story["id"].as_str().expect("an id").to_owned(),
        adventure: list["adventures"][0]["id"].as_str().expect("an id").to_owned(),
        owner: id(owner.get("/api/auth/me").await.json(), "user"),
        visitors: [house.visitor(), owner, other, operator, suspended],
    }
}

impl People {
    /// The address of something the owner owns.
    fn address(&self, path: &str) -> String {
        let (id, file) = match path {
            _ if path.contains("/images/") => (&self.image, format!("{}.png", self.image)),
            _ if path.contains("/preview/location") => (&self.image, "forest.svg".to_owned()),
            _ if path.contains("/preview/") => (&self.image, "dragon.svg".to_owned()),
            _ if path.contains("uploads/") => (&self.upload, "thumb.jpg".to_owned()),
            _ if path.contains("stories/") => (&self.story, String::new()),
            _ if path.contains("adventures/") => (&self.adventure, String::new()),
            _ if path.contains("members/") => (&self.owner, String::new()),
            _ => (&self.page, String::new()),
        };
        path.replace("{id}", id).replace("{file}", &file).replace("{image}", &self.image)
    }
}

/// Enough of a body that who asks decides, and not what is asked.
fn body(path: &str) -> Value {
    match path {
        _ if path.contains("colorings/") => json!({"colorData": {"fills": []}}),
        _ if path.contains("stories/") => json!({"title": "Ours"}),
        _ => json!({}),
    }
}

#[tokio::test]
async fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let stripe = Stripe::open().await;
    each_house_with(
        |config| {
            config.payments.key = Some(KEY.to_owned());
            config.payments.webhook_secret = Some(SECRET.to_owned());
            config.payments.url = Some(stripe.url.clone());
        },
        async |house| {
            let people = people(&house).await;
            let mut cells = 0;
            for (method, path, expected) in TABLE {
                // The owner comes last, for what is deleted is gone.
                for who in [0, 4, 2, 3, 1] {
                    let method: Method = method.parse().expect("a method");
                    let address = people.address(path);
                    let mut visitor = people.visitors[who].clone();
                    let answer = visitor.ask(method.clone(), &address, Some(body(path))).await;
                    let turned_away = matches!(answer.status.as_u16(), 401 | 403 | 404);
                    let status = if turned_away { answer.status.as_u16() } else { IN };
                    assert_eq!(status, expected[who], "{method} {path} as number {who}");
                    assert!(!answer.status.is_server_error(), "{method} {path}: {}", answer.text());
                    cells += 1;
                }
            }
            assert_eq!(cells, TABLE.len() * 5);
        },
    )
    .await;
}

#[tokio::test]
async fn every_route_of_the_api_is_in_the_table() {
    let house = House::open(|_| ()).await;
    let document = house.visitor().get("/api/openapi.json").await.json();
    let mut documented = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            documented.insert((method.to_uppercase(), path.clone()));
        }
    }
    let bare = |path: &str| path.split('?').next().unwrap_or_default().to_owned();
    let walked = TABLE.iter().map(|(method, path, _)| ((*method).to_owned(), bare(path))).collect();
    assert_eq!(documented, walked);
}

#[tokio::test]
async fn what_is_not_public_is_not_seen_by_others_even_where_the_table_lets_them_in() {
    let house = House::open(|_| ()).await;
    let mut operator = house.member("operator").await;
    let mut mum = house.member("mum").await;
    let png = picture(image::ImageFormat::Png);
    let private = [("title", "cat"), ("isPublic", "false")];
    let upload = mum.upload(&private, Some(png)).await.json()["upload"]["id"].clone();
    let upload = upload.as_str().expect("an id").to_owned();
    operator.post(&format!("/api/review/uploads/{upload}"), json!({"decision": "approve"})).await;
    let mut dad = house.member("dad").await;
    for (method, path) in [("GET", "thumb.jpg"), ("POST", "like"), ("DELETE", "like"), ("POST", "report")] {
        let method: Method = method.parse().expect("a method");
        let answer = dad.ask(method, &format!("/api/uploads/{upload}/{path}"), Some(json!({}))).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

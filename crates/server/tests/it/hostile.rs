//! Text that breaks things, in every field a person can type into.

use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{Visitor, each_house, mia};

/// A few of our own, and the Big List of Naughty Strings where `PAGELINGS_TEST_STRINGS` names its JSON file.
fn naughty_strings() -> Vec<String> {
    let mut strings: Vec<String> = [
        "",
        "\0",
        "a\0b",
        "' OR 1=1 --",
        "'; DROP TABLE users; --",
        "<script>alert(1)</script>",
        "</svg><script>",
        "]]>&amp;&#0;",
        "\u{202E}gnirts",
        "\u{FEFF}",
        "\u{FFFF}",
        "🧚🏽‍♀️👩‍👩‍👧‍👦",
        "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
        "%s%n{}{0}$(id)`id`",
        "../../../etc/passwd",
        "ﷺ",
        "\u{1F1E6}",
        "null",
        "NaN",
    ]
    .map(str::to_owned)
    .into();
    strings.push("long ".repeat(1_000));
    if let Ok(file) = std::env::var("PAGELINGS_TEST_STRINGS") {
        let list = std::fs::read(Path::new(&file)).expect("the list can be read");
        strings.extend(serde_json::from_slice::<Vec<String>>(&list).expect("a list of strings"));
    }
    strings
}

async fn check(visitor: &mut Visitor, path: &str, body: Value) -> StatusCode {
    let answer = visitor.post(path, body.clone()).await;
    let fine = answer.status.is_success()
        || matches!(answer.status.as_u16(), 400 | 401 | 404 | 409 | 413 | 422 | 429);
    assert!(fine, "{path} {body} {}", answer.text());
    answer.status
}

#[tokio::test]
async fn no_text_breaks_the_server() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let image = mum.draw().await;
        for text in naughty_strings() {
            let mut visitor = house.visitor();
            check(&mut visitor, "/api/auth/login", json!({"email": text, "password": text})).await;
            let account = json!({"email": text, "password": text, "displayName": text});
            check(&mut visitor, "/api/auth/register", account).await;
            let caption = json!({"baseCaption": text, "adventureTheme": text, "characterName": text});
            check(&mut mum, "/api/enhance-caption", caption).await;
            let page = json!({
                "imageUrl": image, "title": text, "caption": text, "tags": [text],
                "character": {"name": text, "gender": text}
            });
            check(&mut mum, "/api/coloring-pages/save", page).await;
            let query: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
            for path in ["preview/figure/", "images/", "coloring-pages?after=", "preview/hair.svg?style="] {
                let answer = mum.get(&format!("/api/{path}{query}")).await;
                assert!(!answer.status.is_server_error(), "{path}{text:?}");
            }
        }
        assert_eq!(mum.get("/api/coloring-pages").await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn any_name_that_is_drawn_is_a_page() {
    each_house(async |house| {
        for (number, some) in naughty_strings().chunks(20).enumerate() {
            let mut mum = house.member(&format!("mum{number}")).await;
            for text in some {
                let mut wish = mia(1);
                wish["character"]["name"] = json!(text);
                wish["caption"] = json!(text);
                wish["prompt"] = json!(text);
                wish["idea"] = json!(text);
                check(&mut mum, "/api/generate-coloring", wish).await;
            }
        }
    })
    .await;
}

//! Story books: told at once, drawn page by page, read, printed, renamed, deleted.

use std::io::Cursor;

use axum::http::{Method, Request, StatusCode};
use sea_orm::ConnectionTrait as _;
use serde_json::{Value, json};
use server::sweep::sweep;
use time::{Duration, OffsetDateTime};

use crate::house::{House, Visitor, each_house};

/// A short story about Mia and her brother.
fn telling() -> Value {
    json!({
        "character": {"name": "Mia", "age": 7, "gender": "girl", "interests": "music"},
        "supportingCharacters": [{"name": "Leo", "bond": "brother"}],
        "settings": {"theme": "animals", "lesson": "courage", "setting": "forest", "pageCount": 8,
            "elements": ["treasure"], "customIdeas": "A purple dinosaur eats pizza"},
    })
}

/// Begins a story; its path.
async fn begin(visitor: &mut Visitor) -> String {
    let answer = visitor.post("/api/stories", telling()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    format!("/api/stories/{}", answer.json()["id"].as_str().expect("an id"))
}

/// The events of a story until it is done, after those that were seen: names and ids.
async fn follow(visitor: &mut Visitor, path: &str, seen: usize) -> Vec<String> {
    let request = Request::get(format!("{path}/events")).header("last-event-id", seen.to_string());
    let answer = visitor.send(request.body(String::new().into()).expect("a request")).await;
    assert_eq!(answer.header("content-type"), "text/event-stream");
    let text = answer.text();
    let value = |event: &str, key: &str| {
        let line = event.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
        line.trim_start_matches(':').trim().to_owned()
    };
    let events = text.split("\n\n").filter(|event| event.contains("data:"));
    events
        .map(|event| format!("{} {}", value(event, "event"), value(event, "id")).trim().to_owned())
        .collect()
}

#[tokio::test]
async fn a_story_is_told_at_once_drawn_page_by_page_and_printed() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let path = begin(&mut mum).await;
        let early = mum.get(&path).await.json()["story"].clone();
        assert_eq!(early["pages"].as_array().map(Vec::len), Some(8));
        let mut expected: Vec<String> = (1..=9).map(|number| format!("page {number}")).collect();
        expected.push("done".to_owned());
        assert_eq!(follow(&mut mum, &path, 0).await, expected);
        assert_eq!(follow(&mut mum, &path, 7).await, ["page 8", "page 9", "done"]);
        let story = mum.get(&path).await.json()["story"].clone();
        assert_eq!((&story["progress"], &story["title"]), (&json!(100), &early["title"]));
        let texts: String =
            story["pages"].as_array().expect("pages").iter().map(|page| page["text"].to_string()).collect();
        assert!(
            texts.contains("Mia") && texts.contains("Leo") && texts.contains("A purple dinosaur eats pizza!")
        );
        for picture in [&story["cover"], &story["pages"][7]["picture"]] {
            let svg = mum.get(picture["svgUrl"].as_str().expect("an address")).await;
            assert_eq!((svg.status, svg.header("content-type")), (StatusCode::OK, "image/svg+xml"));
        }
        let book = mum.get(story["pdfUrl"].as_str().expect("an address")).await;
        assert_eq!((book.status, book.header("content-type")), (StatusCode::OK, "application/pdf"));
        assert!(book.text().contains("/Count 10"), "a cover, eight pages and an end");
    })
    .await;
}

#[tokio::test]
async fn a_story_that_was_interrupted_goes_on_where_it_was() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let path = begin(&mut mum).await;
        follow(&mut mum, &path, 0).await;
        // As a power cut leaves it: four pictures, and a lease that nobody gives back.
        for cut in
            ["DELETE FROM story_pages WHERE number > 3", "UPDATE stories SET drawing_until = created_at"]
        {
            house.app.db.execute_unprepared(cut).await.expect(cut);
        }
        assert_eq!(mum.get(&format!("{path}.pdf")).await.status, StatusCode::SERVICE_UNAVAILABLE);
        let rest = follow(&mut mum, &path, 4).await;
        assert_eq!(rest, ["page 5", "page 6", "page 7", "page 8", "page 9", "done"]);
        assert_eq!(mum.get(&format!("{path}.pdf")).await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn stories_are_listed_renamed_and_deleted_with_their_pictures() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let (first, second) = (begin(&mut mum).await, begin(&mut mum).await);
        for path in [&first, &second] {
            follow(&mut mum, path, 0).await;
        }
        let list = mum.get("/api/stories?limit=1").await.json();
        assert!(second.ends_with(list["stories"][0]["id"].as_str().expect("an id")), "the newest first");
        let next = format!("/api/stories?after={}", list["next"].as_str().expect("more"));
        assert_eq!(mum.get(&next).await.json()["stories"].as_array().map(Vec::len), Some(1));
        let renamed = mum.ask(Method::PATCH, &first, Some(json!({"title": "  Our Book "}))).await;
        assert_eq!(renamed.json()["story"]["title"], "Our Book");
        let nameless = mum.ask(Method::PATCH, &first, Some(json!({"title": " "}))).await;
        assert_eq!(nameless.refusal(), (422, "title".to_owned(), "Title is required".to_owned()));
        assert_eq!(house.files().await, 18);
        assert_eq!(mum.delete(&first).await.status, StatusCode::OK);
        assert_eq!(mum.get(&first).await.status, StatusCode::NOT_FOUND);
        assert_eq!(house.files().await, 9);
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_told_is_refused_by_its_field() {
    let house = House::open(|_| ()).await;
    let mut mum = house.member("mum").await;
    for (place, value, field) in [
        ("/character/name", json!(""), "character.name"),
        ("/character/name", json!("You stupid idiot"), "character.name"),
        ("/settings/customIdeas", json!("I kill the dog"), "settings.customIdeas"),
        ("/settings/pageCount", json!(99), "settings.pageCount"),
        ("/settings/setting", json!("mars"), "settings.setting"),
        ("/supportingCharacters/0/bond", json!("dentist"), "supportingCharacters[0].bond"),
    ] {
        let mut wish = telling();
        *wish.pointer_mut(place).expect("a field") = value;
        let refusal = mum.post("/api/stories", wish).await.refusal();
        assert_eq!((refusal.0, refusal.1.as_str()), (422, field), "{}", refusal.2);
    }
    assert_eq!(mum.get("/api/stories").await.json()["stories"], json!([]));
    for _ in 0..6 {
        assert_eq!(mum.post("/api/stories", telling()).await.status, StatusCode::OK);
    }
    assert_eq!(mum.post("/api/stories", telling()).await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn stories_stay_are_taken_along_and_go_with_their_person() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let path = begin(&mut mum).await;
        follow(&mut mum, &path, 0).await;
        sweep(&house.app, OffsetDateTime::now_utc() + Duration::days(20)).await.expect("swept");
        assert_eq!(mum.get(&format!("{path}.pdf")).await.status, StatusCode::OK);
        let zip = mum.get("/api/account/export").await.body;
        let mut zip = zip::ZipArchive::new(Cursor::new(zip)).expect("a zip");
        let book = format!("stories/{}.pdf", path.trim_start_matches("/api/stories/"));
        assert!(zip.by_name(&book).is_ok() && zip.by_name("stories.json").is_ok());
        let leave = json!({"password": "crayon-owl"});
        assert_eq!(mum.ask(Method::DELETE, "/api/account", Some(leave)).await.status, StatusCode::OK);
        assert_eq!(house.files().await, 0);
    })
    .await;
}

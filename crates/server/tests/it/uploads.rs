//! Pictures children made, and who sees them.

use std::io::Cursor;

use axum::http::{Method, StatusCode};
use image::{DynamicImage, ImageFormat};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::house::{House, Visitor, each_house};

/// A small picture as a file.
pub fn picture(format: ImageFormat) -> Vec<u8> {
    let mut bytes = Vec::new();
    let paper = DynamicImage::new_rgb8(600, 300);
    paper.write_to(&mut Cursor::new(&mut bytes), format).expect("encodes");
    bytes
}

async fn uploaded(member: &mut Visitor, title: &str) -> String {
    let answer = member.upload(&[("title", title)], Some(picture(ImageFormat::Png))).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()["upload"]["id"].as_str().expect("an id").to_owned()
}

/// An upload the operator has approved.
async fn approved(operator: &mut Visitor, member: &mut Visitor, title: &str) -> String {
    let id = uploaded(member, title).await;
    let decision = json!({"decision": "approve"});
    assert_eq!(operator.post(&format!("/api/review/uploads/{id}"), decision).await.status, StatusCode::OK);
    id
}

fn titles(list: &Value) -> Vec<&str> {
    let uploads = list["uploads"].as_array().expect("uploads");
    uploads.iter().map(|upload| upload["title"].as_str().expect("a title")).collect()
}

async fn titles_at(visitor: &mut Visitor, path: &str) -> Vec<String> {
    titles(&visitor.get(path).await.json()).into_iter().map(str::to_owned).collect()
}

#[tokio::test]
async fn an_upload_is_kept_as_it_was_sent() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let fields = [
            ("title", " Our  cat "),
            ("description", "With\nwhiskers"),
            ("childName", "Mia"),
            ("childAge", "6"),
            ("isPublic", "false"),
            ("tags", r#"["cat", " cat ", "", "crayon"]"#),
        ];
        for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::Gif, ImageFormat::WebP] {
            let upload = mum.upload(&fields, Some(picture(format))).await.json()["upload"].clone();
            for (field, value) in [
                ("title", json!("Our cat")),
                ("description", json!("With whiskers")),
                ("childName", json!("Mia")),
                ("childAge", json!(6)),
                ("isPublic", json!(false)),
                ("isFeatured", json!(false)),
                ("featuredAt", json!(null)),
                ("likes", json!(0)),
                ("tags", json!(["cat", "crayon"])),
                ("review", json!("waiting")),
            ] {
                assert_eq!(upload[field], value, "{field}");
            }
        }
        assert_eq!(titles_at(&mut mum, "/api/uploads/user?limit=2").await, ["Our cat", "Our cat"]);
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_offered_to_others_unless_it_is_said_not_to_be() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let upload = mum.upload(&[("title", "cat")], Some(picture(ImageFormat::Png))).await.json();
        assert_eq!(upload["upload"]["isPublic"], true);
    })
    .await;
}

/// The form's fields, its picture, and the field and words of the refusal.
type Refused<'a> = (&'a [(&'a str, &'a str)], Option<Vec<u8>>, &'a str, &'a str);

#[tokio::test]
async fn what_cannot_be_an_upload_is_refused_in_the_words_of_the_specification() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let title = ("title", "cat");
        let png = || Some(picture(ImageFormat::Png));
        let mut large = picture(ImageFormat::Png);
        large.resize(5 * 1024 * 1024 + 1, 0);
        let cases: [Refused; 12] = [
            (&[], png(), "title", "Title is required"),
            (&[("title", "  ")], png(), "title", "Title is required"),
            (&[title], None, "image", "Please select an image to upload."),
            (&[title], Some(Vec::new()), "image", "Please select an image to upload."),
            (&[title], Some(b"<svg/>".into()), "image", "Please upload only image files."),
            (&[title], Some(large), "image", "Please upload images smaller than 5MB."),
            (&[title, ("childAge", "0")], png(), "childAge", "Age must be a whole number from 1 to 18"),
            (&[title, ("childAge", "19")], png(), "childAge", "Age must be a whole number from 1 to 18"),
            (&[title, ("childAge", "6.5")], png(), "childAge", "Age must be a whole number from 1 to 18"),
            (&[title, ("isPublic", "perhaps")], png(), "isPublic", "Please say true or false"),
            (&[title, ("tags", "cat")], png(), "tags", "Please send the tags as a JSON array of strings"),
            (&[title, ("tags", r#"["1","2","3","4","5","6"]"#)], png(), "tags", "Please use at most 5 tags"),
        ];
        for (fields, image, field, message) in cases {
            let refusal = mum.upload(fields, image).await.refusal();
            assert_eq!(refusal, (422, field.to_owned(), message.to_owned()));
        }
        assert_eq!(titles_at(&mut mum, "/api/uploads/user").await, Vec::<String>::new());
        assert_eq!(house.files().await, 0);
    })
    .await;
}

#[tokio::test]
async fn no_byte_of_an_upload_is_served_back() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let mut photo = picture(ImageFormat::Jpeg);
        // A comment right after the start of the file, as cameras write where they are.
        let secret = b"52.5200N 13.4050E";
        let comment = [&[0xFF, 0xFE, 0, secret.len() as u8 + 2], secret.as_slice()].concat();
        photo.splice(2..2, comment);
        let upload = mum.upload(&[("title", "cat")], Some(photo)).await.json()["upload"].clone();
        let image = upload["imageUrl"].as_str().expect("an address").to_owned();
        let thumb = upload["thumbUrl"].as_str().expect("an address").to_owned();
        for (path, kind, width) in [
            (image.clone(), "image/jpeg", 600),
            (image.replace(".jpg", ".png"), "image/png", 600),
            (thumb, "image/jpeg", 480),
        ] {
            let answer = mum.get(&path).await;
            assert_eq!((answer.status, answer.header("content-type")), (StatusCode::OK, kind));
            assert!(answer.header("content-security-policy").contains("sandbox"));
            assert!(!answer.body.windows(secret.len()).any(|bytes| bytes == secret));
            assert_eq!(image::load_from_memory(&answer.body).expect("a picture").width(), width);
        }
    })
    .await;
}

#[tokio::test]
async fn others_see_a_picture_once_an_operator_has_approved_it() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        let id = uploaded(&mut mum, "cat").await;
        let image = format!("/api/uploads/{id}/image.jpg");
        let like = format!("/api/uploads/{id}/like");
        assert_eq!(dad.get(&image).await.status, StatusCode::NOT_FOUND);
        assert_eq!(operator.get(&image).await.status, StatusCode::OK);
        assert_eq!(dad.post(&like, json!({})).await.status, StatusCode::NOT_FOUND);
        assert!(titles_at(&mut dad, "/api/uploads/public").await.is_empty());
        for (decision, sees) in [("approve", 1), ("hide", 0), ("approve", 1)] {
            let decision = json!({ "decision": decision });
            operator.post(&format!("/api/review/uploads/{id}"), decision).await;
            assert_eq!(titles_at(&mut dad, "/api/uploads/public").await.len(), sees);
            assert_eq!(house.visitor().get(&image).await.status.is_success(), sees == 1);
        }
        let private = [("title", "secret"), ("isPublic", "false")];
        let upload = mum.upload(&private, Some(picture(ImageFormat::Png))).await.json();
        let id = upload["upload"]["id"].as_str().expect("an id");
        operator.post(&format!("/api/review/uploads/{id}"), json!({"decision": "approve"})).await;
        assert_eq!(titles_at(&mut dad, "/api/uploads/public").await, ["cat"]);
    })
    .await;
}

#[tokio::test]
async fn without_review_a_public_picture_is_shown_at_once() {
    let house = House::open(|config| config.no_review = true).await;
    let mut mum = house.member("mum").await;
    uploaded(&mut mum, "cat").await;
    assert_eq!(titles_at(&mut house.visitor(), "/api/uploads/public").await, ["cat"]);
}

#[tokio::test]
async fn a_childs_name_and_age_are_in_no_answer_to_anybody_else() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let fields = [("title", "cat"), ("childName", "Ottilie"), ("childAge", "17")];
        let upload = mum.upload(&fields, Some(picture(ImageFormat::Png))).await.json();
        let id = upload["upload"]["id"].as_str().expect("an id").to_owned();
        let queue = operator.get("/api/review/uploads?review=waiting").await;
        let approve = json!({"decision": "approve"});
        operator.post(&format!("/api/review/uploads/{id}"), approve).await;
        mum.post(&format!("/api/uploads/{id}/featured"), json!({})).await;
        let mut dad = house.member("dad").await;
        let mut answers = vec![queue, dad.post(&format!("/api/uploads/{id}/like"), json!({})).await];
        for path in ["public", "featured", "featured/latest"] {
            answers.push(dad.get(&format!("/api/uploads/{path}")).await);
            answers.push(house.visitor().get(&format!("/api/uploads/{path}")).await);
        }
        for answer in answers {
            let text = answer.text();
            assert!(text.contains("cat"), "{text}");
            assert!(!text.contains("Ottilie") && !text.contains("childAge"), "{text}");
        }
        assert!(mum.get("/api/uploads/public").await.text().contains("Ottilie"));
    })
    .await;
}

#[tokio::test]
async fn a_like_counts_once_a_person_however_often_it_is_pressed() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let id = approved(&mut operator, &mut mum, "cat").await;
        let like = format!("/api/uploads/{id}/like");
        assert_eq!(house.visitor().post(&like, json!({})).await.status, StatusCode::UNAUTHORIZED);
        let presses = (0..12).map(|number| {
            let (mut hand, like) =
                (if number % 2 == 0 { mum.clone() } else { operator.clone() }, like.clone());
            tokio::spawn(async move { hand.post(&like, json!({})).await.status })
        });
        for press in presses.collect::<Vec<_>>() {
            assert_eq!(press.await.expect("no panic"), StatusCode::OK);
        }
        let seen = mum.get("/api/uploads/public").await.json()["uploads"][0].clone();
        assert_eq!((&seen["likes"], &seen["isLiked"]), (&json!(2), &json!(true)));
        assert_eq!(mum.delete(&like).await.json()["upload"]["likes"], 1);
        assert_eq!(mum.delete(&like).await.json()["upload"]["likes"], 1);
        assert_eq!(mum.get("/api/uploads/public").await.json()["uploads"][0]["isLiked"], false);
    })
    .await;
}

#[tokio::test]
async fn a_picture_is_set_apart_and_put_back_by_its_owner_alone() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let first = approved(&mut operator, &mut mum, "first").await;
        let second = approved(&mut operator, &mut mum, "second").await;
        let feature = |id: &str| format!("/api/uploads/{id}/featured");
        assert_eq!(operator.post(&feature(&first), json!({})).await.status, StatusCode::NOT_FOUND);
        mum.post(&feature(&second), json!({})).await;
        let featured = mum.post(&feature(&first), json!({})).await.json()["upload"].clone();
        assert!(featured["isFeatured"] == true && featured["featuredAt"].is_string(), "{featured}");
        let mut visitor = house.visitor();
        for list in ["/api/uploads/featured", "/api/uploads/featured/latest"] {
            assert_eq!(titles_at(&mut visitor, list).await, ["first", "second"]);
        }
        let back = mum.post(&feature(&first), json!({})).await.json()["upload"].clone();
        assert_eq!((&back["isFeatured"], &back["featuredAt"]), (&json!(false), &Value::Null));
        assert_eq!(titles_at(&mut visitor, "/api/uploads/featured").await, ["second"]);
    })
    .await;
}

#[tokio::test]
async fn every_list_comes_newest_first_in_pieces_and_each_picture_once() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        for number in 1..=5 {
            let id = approved(&mut operator, &mut mum, &number.to_string()).await;
            mum.post(&format!("/api/uploads/{id}/featured"), json!({})).await;
        }
        for list in ["user", "public", "featured"] {
            let mut seen = Vec::new();
            let mut path = format!("/api/uploads/{list}?limit=2");
            loop {
                let piece = mum.get(&path).await.json();
                seen.extend(titles(&piece).into_iter().map(str::to_owned));
                let Some(next) = piece["next"].as_str() else { break };
                path = format!("/api/uploads/{list}?limit=2&after={next}");
            }
            assert_eq!(seen, ["5", "4", "3", "2", "1"], "{list}");
        }
        assert_eq!(mum.get("/api/uploads/public?limit=101").await.refusal().1, "limit");
    })
    .await;
}

#[tokio::test]
async fn a_reported_picture_is_hidden_until_an_operator_has_looked() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let mut dad = house.member("dad").await;
        let id = approved(&mut operator, &mut mum, "cat").await;
        let report = format!("/api/uploads/{id}/report");
        assert_eq!(house.visitor().post(&report, json!({})).await.status, StatusCode::UNAUTHORIZED);
        dad.post(&report, json!({"reason": "Not drawn by a child"})).await;
        assert!(titles_at(&mut dad, "/api/uploads/public").await.is_empty());
        assert_eq!(dad.get(&format!("/api/uploads/{id}/image.jpg")).await.status, StatusCode::NOT_FOUND);
        let queue = operator.get("/api/review/uploads?review=reported").await.json();
        assert_eq!(queue["uploads"][0]["reports"][0]["reason"], "Not drawn by a child");
        operator.post(&format!("/api/review/uploads/{id}"), json!({"decision": "approve"})).await;
        // Who has been answered cannot hide it again; somebody else can.
        dad.post(&report, json!({})).await;
        assert_eq!(titles_at(&mut dad, "/api/uploads/public").await, ["cat"]);
        house.member("gran").await.post(&report, json!({})).await;
        assert!(titles_at(&mut dad, "/api/uploads/public").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_deleted_upload_is_gone_with_its_bytes_and_is_deleted_by_its_owner_alone() {
    each_house(async |house| {
        let mut operator = house.member("operator").await;
        let mut mum = house.member("mum").await;
        let id = approved(&mut operator, &mut mum, "cat").await;
        assert_eq!(house.files().await, 2);
        let path = format!("/api/uploads/{id}");
        assert_eq!(operator.delete(&path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(mum.delete(&path).await.json()["id"], id.as_str());
        assert_eq!(mum.delete(&path).await.status, StatusCode::NOT_FOUND);
        assert_eq!(mum.get(&format!("{path}/image.jpg")).await.status, StatusCode::NOT_FOUND);
        assert_eq!(house.files().await, 0);
    })
    .await;
}

#[tokio::test]
async fn unkind_words_are_not_shown_to_others() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        for field in ["title", "description", "childName", "tags"] {
            let rude = if field == "tags" { r#"["fuck"]"# } else { "fuck" };
            let fields = [("title", "cat"), (field, rude)];
            let fields = if field == "title" { &fields[1..] } else { &fields };
            let refusal = mum.upload(fields, Some(picture(ImageFormat::Png))).await.refusal();
            assert_eq!((refusal.0, refusal.1.as_str()), (422, field));
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let id = uploaded(&mut mum, "cat").await;
        let none = Uuid::now_v7();
        for (method, path) in [
            (Method::GET, format!("/api/uploads/{id}/image.svg")),
            (Method::GET, format!("/api/uploads/{none}/image.jpg")),
            (Method::POST, format!("/api/uploads/{none}/like")),
            (Method::POST, format!("/api/uploads/{none}/report")),
            (Method::POST, "/api/uploads/x/featured".to_owned()),
            (Method::DELETE, format!("/api/uploads/{none}")),
        ] {
            let answer = mum.ask(method, &path, Some(json!({}))).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        }
    })
    .await;
}

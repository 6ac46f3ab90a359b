//! Coloring on screen.

use axum::http::{Method, StatusCode};
use image::Rgb;
use serde_json::{Value, json};

use crate::house::{Visitor, each_house};

/// Draws a page; where its coloring is.
async fn page(visitor: &mut Visitor) -> (String, String) {
    let image = visitor.draw().await;
    let coloring = image.replace("images", "colorings").replace(".png", "");
    (image, coloring)
}

async fn keep(visitor: &mut Visitor, coloring: &str, fills: Value) -> Value {
    let data = json!({"colorData": {"fills": fills}});
    let answer = visitor.ask(Method::PUT, coloring, Some(data)).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

/// A fill of every point of a grid: all large regions are filled.
fn everywhere() -> Value {
    let grid = (0..30).flat_map(|x| (0..40).map(move |y| (f64::from(x) / 30.0, f64::from(y) / 40.0)));
    grid.map(|(x, y)| json!({"x": x, "y": y, "color": "#ff5f3d"})).collect()
}

#[tokio::test]
async fn a_coloring_is_kept_and_says_truly_how_far_it_is() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let (_, path) = page(&mut mum).await;
        let fresh = mum.get(&path).await.json();
        assert_eq!((&fresh["completionPercentage"], &fresh["colorData"]), (&json!(0), &json!({"fills": []})));
        let some = json!([{"x": 0.5, "y": 0.5, "color": "#ff5f3d"}]);
        let one = keep(&mut mum, &path, some).await;
        let percent = |coloring: &Value| coloring["completionPercentage"].as_i64().expect("a number");
        assert!(percent(&one) < 20, "{one}");
        assert_eq!(mum.get(&path).await.json(), one);
        let all = keep(&mut mum, &path, everywhere()).await;
        assert!((percent(&one) + 20..=100).contains(&percent(&all)), "{}", percent(&all));
        assert_eq!(all["id"], one["id"]);
        assert_eq!(keep(&mut mum, &path, json!([])).await["completionPercentage"], 0);
        let all = keep(&mut mum, &path, everywhere()).await;
        let history = mum.get("/api/adventures").await.json();
        assert_eq!(history["adventures"][0]["completionPercentage"], all["completionPercentage"]);
        assert_eq!(history["adventures"][0]["id"], all["adventureId"]);
    })
    .await;
}

#[tokio::test]
async fn the_print_shows_the_colors_under_the_lines() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let (image, path) = page(&mut mum).await;
        let lines = image::load_from_memory(&mum.get(&image).await.body).expect("a PNG").into_rgb8();
        let coloring = keep(&mut mum, &path, everywhere()).await;
        let colored = mum.get(coloring["coloredUrl"].as_str().expect("an address")).await;
        let colored = image::load_from_memory(&colored.body).expect("a PNG").into_rgb8();
        assert_eq!(colored.dimensions(), lines.dimensions());
        let paper = |pixel: &Rgb<u8>| pixel.0 == [255; 3];
        assert!(paper(colored.get_pixel(100, 100)), "the margin is white");
        let white = lines.pixels().zip(colored.pixels()).filter(|(line, _)| paper(line));
        let tomato = white.clone().filter(|(_, color)| color.0 == [0xff, 0x5f, 0x3d]).count();
        assert!(tomato * 10 > white.count() * 6, "{tomato}");
        let black = |pixel: &Rgb<u8>| pixel.0 == [0; 3];
        // Where two soft edges meet, white and color shine through a line differently.
        let dark = |pixel: &Rgb<u8>| pixel.0.iter().all(|part| *part < 128);
        assert!(lines.pixels().zip(colored.pixels()).all(|(line, color)| !black(line) || dark(color)));
    })
    .await;
}

#[tokio::test]
async fn a_saved_page_knows_its_colored_version() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let (image, path) = page(&mut mum).await;
        let save = json!({"imageUrl": image});
        let saved = mum.post("/api/coloring-pages/save", save.clone()).await.json();
        assert_eq!(saved["page"]["coloredVersion"], Value::Null);
        let coloring = keep(&mut mum, &path, json!([{"x": 0.1, "y": 0.1, "color": "#FFC928"}])).await;
        let list = mum.get("/api/coloring-pages").await.json();
        assert_eq!(list["pages"][0]["coloredVersion"], coloring["coloredUrl"]);
        // Colored first and saved later is the same.
        let (image, path) = page(&mut mum).await;
        let coloring = keep(&mut mum, &path, json!([])).await;
        let saved = mum.post("/api/coloring-pages/save", json!({"imageUrl": image})).await.json();
        assert_eq!(saved["page"]["coloredVersion"], coloring["coloredUrl"]);
    })
    .await;
}

#[tokio::test]
async fn a_coloring_of_what_there_is_not_is_refused() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let (_, path) = page(&mut mum).await;
        for (fills, field) in [
            (json!([{"x": 1.1, "y": 0, "color": "#ff0000"}]), "colorData.fills"),
            (json!([{"x": 0, "y": -0.1, "color": "#ff0000"}]), "colorData.fills"),
            (json!([{"x": 0, "y": 0, "color": "red"}]), "colorData.fills[0].color"),
            (json!([{"x": 0, "y": 0, "color": "#12345"}]), "colorData.fills[0].color"),
            (json!([{"x": 0, "color": "#123456"}]), "colorData.fills[0].y"),
            (json!({"1": "#ff0000"}), "colorData.fills"),
        ] {
            let data = json!({"colorData": {"fills": fills}});
            let (status, blamed, message) = mum.ask(Method::PUT, &path, Some(data)).await.refusal();
            assert_eq!((status, blamed.as_str()), (422, field), "{message}");
        }
        let mut dad = house.member("dad").await;
        for path in [path.clone(), path + "/page.png"] {
            assert_eq!(dad.get(&path).await.status, StatusCode::NOT_FOUND);
        }
    })
    .await;
}

//! From a photo to a page, and what is no photo.

use std::path::{Path, PathBuf};

use axum::http::{Method, Request, StatusCode, header};

use crate::house::{Answer, House, Visitor, each_house};

const ROUTE: &str = "/api/transform-photo-opencv";

impl Visitor {
    /// Sends a form with an image and text fields.
    async fn form(&mut self, path: &str, image: Option<&[u8]>, texts: &[(&str, &str)]) -> Answer {
        let mut body = Vec::new();
        for (name, text) in texts {
            let part = format!("--cut\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n");
            body.extend(part.as_bytes());
        }
        if let Some(image) = image {
            let head = "--cut\r\ncontent-disposition: form-data; name=\"image\"; filename=\"a.jpg\"\r\n\
                content-type: image/jpeg\r\n\r\n";
            body.extend(head.as_bytes());
            body.extend(image);
            body.extend(b"\r\n");
        }
        body.extend(b"--cut--\r\n");
        let request = Request::builder()
            .method(Method::POST)
            .uri(path)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut")
            .body(body.into())
            .expect("a request");
        self.send(request).await
    }
}

/// A PNG of a red ball on blue; `ball` is its radius in pixels.
fn photo(ball: i32) -> Vec<u8> {
    let (width, height) = (120, 90);
    let inside = |x: i32, y: i32| (x - 60) * (x - 60) + (y - 45) * (y - 45) < ball * ball;
    let rows = (0..height).flat_map(|y| {
        let colour = move |x| if inside(x, y) { [220, 40, 40] } else { [60, 110, 220] };
        std::iter::once(0).chain((0..width).flat_map(colour))
    });
    let mut deflated = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut deflated, &rows.collect::<Vec<u8>>()).expect("memory");
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut header = Vec::new();
    header.extend(width.to_be_bytes());
    header.extend(height.to_be_bytes());
    header.extend([8, 2, 0, 0, 0]);
    for (kind, data) in [(b"IHDR", header), (b"IDAT", deflated.finish().expect("memory")), (b"IEND", vec![])]
    {
        file.extend((data.len() as u32).to_be_bytes());
        let mut sum = flate2::Crc::new();
        sum.update(kind);
        sum.update(&data);
        file.extend(kind);
        file.extend(data);
        file.extend(sum.sum().to_be_bytes());
    }
    file
}

#[tokio::test]
async fn a_photo_becomes_a_page_in_every_format_and_is_kept_nowhere() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let first =
            [("caption", "Our ball"), ("useOpenCV", "true"), ("detailLevel", "high"), ("style", "cartoon")];
        let page = mum.form(ROUTE, Some(&photo(30)), &first).await.json();
        assert_eq!(page["message"], serde_json::Value::Null);
        assert_eq!(house.files().await, 1);
        let svg = mum.get(page["svgUrl"].as_str().expect("an address")).await.text();
        assert!(svg.contains("<title>Our ball</title>") && svg.matches("<path").count() >= 4, "{svg}");
        let png = mum.get(page["imageUrl"].as_str().expect("an address")).await;
        assert!(png.status == StatusCode::OK && png.body.starts_with(b"\x89PNG"));
        let thick = [
            ("style", "standard"),
            ("detailAmount", "40"),
            ("lineThickness", "5"),
            ("detailLevel", "custom"),
        ];
        let adjusted = mum.form(ROUTE, Some(&photo(30)), &thick).await.json();
        let bolder = mum.get(adjusted["svgUrl"].as_str().expect("an address")).await.text();
        assert_ne!(svg, bolder);
        let save = serde_json::json!({"imageUrl": adjusted["imageUrl"], "title": "Ball"});
        assert_eq!(mum.post("/api/coloring-pages/save", save).await.status, StatusCode::OK);
    })
    .await;
}

#[tokio::test]
async fn a_flat_photo_is_an_empty_page_and_says_so() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let page = mum.form(ROUTE, Some(&photo(0)), &[]).await.json();
        assert!(page["message"].as_str().expect("a message").contains("anything to draw"));
        assert!(page["imageUrl"].is_string());
    })
    .await;
}

#[tokio::test]
async fn a_refused_photo_names_its_field() {
    each_house(async |house| {
        let mut mum = house.member("mum").await;
        let ball = photo(30);
        for (texts, field) in [
            (("detailAmount", "101"), "detailAmount"),
            (("detailAmount", "a lot"), "detailAmount"),
            (("lineThickness", "0"), "lineThickness"),
            (("style", "cubist"), "style"),
            (("detailLevel", "huge"), "detailLevel"),
            (("useOpenCV", "maybe"), "useOpenCV"),
        ] {
            let (status, blamed, message) = mum.form(ROUTE, Some(&ball), &[texts]).await.refusal();
            assert_eq!((status, blamed.as_str()), (422, field), "{message}");
        }
        let missing = mum.form(ROUTE, None, &[]).await.refusal();
        assert_eq!(missing, (422, "image".into(), "Please upload an image first.".into()));
        let large = mum.form(ROUTE, Some(&vec![0; (5 << 20) + 1]), &[]).await.refusal();
        assert_eq!(large, (422, "image".into(), "Please upload an image smaller than 5MB.".into()));
        let text = mum.form(ROUTE, Some(b"<svg/>"), &[]).await.refusal();
        assert_eq!(text, (422, "image".into(), "Please upload a JPG, PNG, or WebP image.".into()));
        assert_eq!(mum.post(ROUTE, serde_json::json!({})).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
        assert_eq!(house.files().await, 0);
        assert_eq!(house.visitor().form(ROUTE, Some(&ball), &[]).await.status, StatusCode::UNAUTHORIZED);
        let ai = mum.form("/api/transform-photo", Some(&ball), &[]).await;
        assert_eq!((ai.status, ai.json()["code"].as_str()), (StatusCode::SERVICE_UNAVAILABLE, Some("no-ai")));
    })
    .await;
}

/// Pictures that hurt, from other projects' test suites, where they lie beside the repository or where
/// `PAGELINGS_TEST_PICTURES` says; a few of our own always.
fn hostile() -> Vec<Vec<u8>> {
    let ball = photo(30);
    let mut files: Vec<Vec<u8>> = (0..ball.len()).step_by(37).map(|end| ball[..end].to_vec()).collect();
    for at in (0..ball.len()).step_by(11) {
        let mut bent = ball.clone();
        bent[at] ^= 0xFF;
        files.push(bent);
    }
    files.push(b"RIFF\x1e\0\0\0WEBPVP8L\x11\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0\0\0\0\0\0\0\0".to_vec());
    files.push(
        b"\xFF\xD8\xFF\xC0\0\x0B\x08\xFF\xFF\xFF\xFF\x01\x01\x11\0\xFF\xDA\0\x08\x01\x01\0\0\0\0\0".to_vec(),
    );
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/bench/corpora");
    collect(&std::env::var_os("PAGELINGS_TEST_PICTURES").map_or(beside, PathBuf::from), &mut files);
    files
}

fn collect(folder: &Path, files: &mut Vec<Vec<u8>>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.path().is_dir() {
            collect(&entry.path(), files);
        } else {
            files.push(std::fs::read(entry.path()).expect("a file"));
        }
    }
}

#[tokio::test]
async fn no_picture_breaks_the_server() {
    // Each member may draw thirty pages at once.
    for some in hostile().chunks(30) {
        let house = House::open(|_| ()).await;
        let mut mum = house.member("mum").await;
        for file in some {
            let answer = mum.form(ROUTE, Some(file), &[]).await;
            assert!(matches!(answer.status.as_u16(), 200 | 422), "{} {}", answer.status, answer.text());
        }
    }
}

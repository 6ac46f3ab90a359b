//! A whole installation in a temporary folder, and people who visit it.

use std::net::SocketAddr;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use sea_orm::{ConnectionTrait, Database};
use serde_json::{Value, json};
use server::Config;
use server::app::{App, site};
use tokio_stream::StreamExt as _;
use tower::ServiceExt as _;
use uuid::Uuid;

/// One installation.
pub struct House {
    pub app: App,
    pub site: Router,
    /// Gone with the house.
    _folder: tempfile::TempDir,
}

/// Runs `test` in a new installation of one file and one folder, and in one with the servers there are:
/// PostgreSQL, S3, or both.
pub async fn each_house(test: impl AsyncFn(House)) {
    each_house_with(|_| (), test).await;
}

/// The same, set up by `configure`.
pub async fn each_house_with(configure: impl Fn(&mut Config), test: impl AsyncFn(House)) {
    test(House::open(&configure).await).await;
    let postgres = std::env::var("PAGELINGS_TEST_POSTGRES_URL").ok();
    let s3 = std::env::var("PAGELINGS_TEST_S3_URL").ok();
    if postgres.is_none() && s3.is_none() {
        return;
    }
    let database_url = match postgres {
        Some(url) => Some(in_own_schema(&url).await),
        None => None,
    };
    let images_url = s3.map(|url| url.replacen('?', &format!("/{}?", Uuid::new_v4()), 1));
    let with_servers = |config: &mut Config| {
        configure(config);
        config.database_url = database_url;
        config.images_url = images_url;
    };
    test(House::open(with_servers).await).await;
}

async fn in_own_schema(url: &str) -> String {
    let schema = own_schema(url).await;
    let join = if url.contains('?') { '&' } else { '?' };
    format!("{url}{join}options[search_path]={schema}")
}

async fn own_schema(url: &str) -> String {
    let schema = format!("t{}", Uuid::new_v4().simple());
    let db = Database::connect(url).await.expect("PAGELINGS_TEST_POSTGRES_URL answers");
    let create = format!("CREATE SCHEMA {schema}");
    db.execute_unprepared(&create).await.expect("may create schemas");
    schema
}

impl House {
    /// A new installation, set up by `configure`.
    pub async fn open(configure: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config::in_folder(folder.path());
        configure(&mut config);
        let app = App::open(config).await.expect("opens");
        let site = site(app.clone()).expect("a site");
        Self { app, site, _folder: folder }
    }

    /// Somebody without an account.
    pub fn visitor(&self) -> Visitor {
        Visitor { site: self.site.clone(), cookie: None }
    }

    /// Somebody who has just made an account.
    pub async fn member(&self, name: &str) -> Visitor {
        let mut visitor = self.visitor();
        let account = json!({"email": format!("{name}@example.org"), "password": "crayon-owl"});
        let answer = visitor.post("/api/auth/register", account).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        visitor
    }

    /// How many files the image store holds.
    pub async fn files(&self) -> usize {
        let stored = self.app.images.store().list(None);
        stored.fold(0, |count, object| object.map(|_| count + 1).expect("a list")).await
    }
}

/// A browser: sends requests, keeps the session cookie.
#[derive(Clone)]
pub struct Visitor {
    pub site: Router,
    pub cookie: Option<String>,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    /// Status, field and message of a refusal.
    pub fn refusal(&self) -> (u16, String, String) {
        let problem = self.json();
        let text = |key: &str| problem[key].as_str().unwrap_or_default().to_owned();
        assert_eq!(problem["status"], self.status.as_u16());
        (self.status.as_u16(), text("field"), text("message"))
    }
}

impl Visitor {
    pub async fn send(&mut self, request: Request<Body>) -> Answer {
        let mut request = request;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a cookie"));
        }
        let peer = SocketAddr::from(([127, 0, 0, 1], 4711));
        request.extensions_mut().insert(ConnectInfo(peer));
        let answer = self.site.clone().oneshot(request).await.expect("infallible");
        let (parts, body) = answer.into_parts();
        for set in parts.headers.get_all(header::SET_COOKIE) {
            let pair = set.to_str().expect("text").split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: axum::body::to_bytes(body, usize::MAX).await.expect("a body"),
        }
    }

    pub async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = match body {
            Some(json) => {
                request.header(header::CONTENT_TYPE, "application/json").body(json.to_string().into())
            }
            None => request.body(Body::empty()),
        };
        self.send(request.expect("a request")).await
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str) -> Answer {
        self.ask(Method::DELETE, path, None).await
    }

    /// Sends an upload form.
    pub async fn upload(&mut self, fields: &[(&str, &str)], image: Option<Vec<u8>>) -> Answer {
        let mut body = Vec::new();
        for (name, value) in fields {
            let part = format!("--b\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
            body.extend_from_slice(part.as_bytes());
        }
        if let Some(image) = image {
            let head = "--b\r\nContent-Disposition: form-data; name=\"image\"; filename=\"a.png\"\r\n\r\n";
            body.extend_from_slice(head.as_bytes());
            body.extend_from_slice(&image);
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(b"--b--\r\n");
        let request = Request::post("/api/uploads")
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=b")
            .body(body.into());
        self.send(request.expect("a request")).await
    }

    /// Draws a page of Mia; the address of its PNG.
    pub async fn draw(&mut self) -> String {
        let answer = self.post("/api/generate-coloring", mia(7)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()["imageUrl"].as_str().expect("an address").to_owned()
    }

    /// Draws and saves a page; its id.
    pub async fn save(&mut self, title: &str) -> String {
        let image = self.draw().await;
        let answer = self.post("/api/coloring-pages/save", json!({"imageUrl": image, "title": title})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()["page"]["id"].as_str().expect("an id").to_owned()
    }
}

/// A wish as the builder sends it.
pub fn mia(seed: u64) -> Value {
    json!({
        "prompt": "Mia is having a tea party with a bunny and a bear",
        "character": {
            "name": "Mia", "age": 6, "gender": "girl", "hairStyle": "braided", "hairLength": "very long",
            "interests": "music", "outfit": "superhero"
        },
        "complexity": "simple", "style": "fantasy", "includeColorGuides": false,
        "caption": "Mia's tea party", "location": "forest", "elements": ["animal-friend", "weather"], "seed": seed
    })
}

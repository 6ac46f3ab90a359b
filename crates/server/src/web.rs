//! The web app, embedded: hashed assets are kept for ever; `/` is the landing page, painted when the app
//! was built; every other path is the empty page, which the app draws into.

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use memory_serve::CacheControl;

/// The web app's files, and its page for every other path. A missing asset is a 404: the page in its
/// place would be taken for a script.
#[expect(unused_qualifications, reason = "in the list of files that memory-serve generates")]
pub fn routes() -> Router {
    let app = memory_serve::load!()
        .index_file(Some("/index.html"))
        .fallback(Some("/app.html"))
        .fallback_status(StatusCode::OK)
        .html_cache_control(CacheControl::NoCache)
        .cache_control(CacheControl::NoCache)
        .into_router();
    Router::new()
        .route("/assets/{*missing}", any(async || StatusCode::NOT_FOUND.into_response()))
        .merge(app)
        .layer(middleware::from_fn(keep_assets))
}

async fn keep_assets(request: Request, next: Next) -> Response {
    let is_asset = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    if is_asset && (response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED) {
        let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
        response.headers_mut().insert(header::CACHE_CONTROL, for_ever);
    }
    response
}

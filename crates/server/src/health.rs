//! Whether the server lives, and whether it can work.

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

use crate::app::App;

/// The slice's routes: for load balancers, not part of the product's API.
pub fn routes() -> Router<App> {
    Router::new().route("/healthz", get(async || "ok")).route("/readyz", get(ready))
}

async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if let Err(error) = app.db.ping().await {
        tracing::error!(%error, "the database does not answer");
        return (StatusCode::SERVICE_UNAVAILABLE, "database");
    }
    if !app.images.answers().await {
        tracing::error!("the image store does not answer");
        return (StatusCode::SERVICE_UNAVAILABLE, "images");
    }
    (StatusCode::OK, "ok")
}

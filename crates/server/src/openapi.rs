//! The API's document: what every route takes and answers, for programs.

use axum::routing::get;
use axum::{Json, Router};
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::app::App;
use crate::{
    account, accounts, adventures, colorings, create, donations, images, options, pages, photos, preview,
    review, site, stories, takeout, uploads,
};

#[derive(utoipa::OpenApi)]
#[openapi(info(
    title = "Pagelings",
    description = "Personal coloring pages for children. Sign in with a session cookie; every error is a Problem.",
    license(name = "MIT OR Apache-2.0")
))]
struct Head;

fn slices() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Head::openapi())
        .merge(account::routes())
        .merge(accounts::routes())
        .merge(adventures::routes())
        .merge(colorings::routes())
        .merge(create::routes())
        .merge(donations::routes())
        .merge(images::routes())
        .merge(options::routes())
        .merge(pages::routes())
        .merge(photos::routes())
        .merge(preview::routes())
        .merge(review::routes())
        .merge(site::routes())
        .merge(stories::routes())
        .merge(takeout::routes())
        .merge(uploads::routes())
}

/// Every route of the product's API, and `/api/openapi.json`, which describes them.
pub fn routes() -> Router<App> {
    let (routes, mut document) = slices().split_for_parts();
    name_operations(&mut document);
    routes.route("/api/openapi.json", get(async move || Json(document)))
}

/// The document.
pub fn document() -> OpenApi {
    let mut document = slices().into_openapi();
    name_operations(&mut document);
    document
}

/// Names every operation after its slice and handler: handlers of different slices may share a name.
fn name_operations(document: &mut OpenApi) {
    for path in document.paths.paths.values_mut() {
        let methods = [&mut path.get, &mut path.post, &mut path.put, &mut path.patch, &mut path.delete];
        for operation in methods.into_iter().filter_map(Option::as_mut) {
            let slice = operation.tags.as_deref().and_then(|tags| tags.first()).cloned().unwrap_or_default();
            let handler = operation.operation_id.take().unwrap_or_default();
            operation.operation_id = Some(format!("{slice}-{handler}"));
        }
    }
}

//! What the web app has to know of this installation.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::wire::Json;

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(site))
}

/// How this installation is set up.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Site {
    /// Whether donations are taken.
    donations: bool,
    /// Whether an operator looks at what is offered before others see it.
    review: bool,
    contact: Contact,
}

/// Who runs this site and how to reach them, as far as they say.
#[derive(Debug, Serialize, ToSchema)]
struct Contact {
    name: Option<String>,
    #[schema(format = "email")]
    email: Option<String>,
    #[schema(format = "uri")]
    blog: Option<String>,
}

/// How this installation is set up.
#[utoipa::path(get, path = "/api/site", tag = "site", responses((status = 200, body = Site)))]
async fn site(State(app): State<App>) -> Json<Site> {
    let contact = app.config.contact.clone();
    Json(Site {
        donations: app.till.is_some(),
        review: !app.config.no_review,
        contact: Contact { name: contact.name, email: contact.email, blog: contact.blog },
    })
}

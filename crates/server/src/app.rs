//! Everything a handler can reach, and the layers every request goes through.

use std::fs::DirBuilder;
use std::net::SocketAddr;
use std::os::unix::fs::DirBuilderExt as _;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Response as HttpResponse, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use sea_orm::DatabaseConnection;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::trace::TraceLayer;

use crate::config::Config;
use crate::error::Error;
use crate::images::Images;
use crate::limits::{Gate, Limits};
use crate::passwords::Passwords;
use crate::photos::Seen;
use crate::till::{NoTill, Till};
use crate::{db, health, openapi, web};

/// A JSON body is at most this long, in bytes: the longest prompt a few times over.
const BODY_MAX: usize = 64 * 1024;
/// No request takes longer than this.
const LONGEST: Duration = Duration::from_secs(30);

/// What the app's own pages may load: nothing from anywhere else. Inline styles are React's.
const CONTENT_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
    font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Everything a handler can reach. Cloning it is cheap.
#[derive(Clone)]
pub struct App {
    /// How the installation is set up.
    pub config: Arc<Config>,
    /// The database.
    pub db: DatabaseConnection,
    /// The image store.
    pub images: Images,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// Draws and prints.
    pub press: Gate,
    /// Opens pictures people send: one at a time, for each may take 170 MB.
    pub darkroom: Gate,
    /// Takes donations, where a provider is configured.
    pub till: Option<Till>,
    /// What was seen in the last photos, for a few minutes.
    pub seen: Seen,
    /// How often is too often.
    pub limits: Arc<Limits>,
}

impl App {
    /// Opens database and image store, creating and migrating what is missing.
    pub async fn open(config: Config) -> Result<Self, OpenError> {
        // Children's names and pictures: nobody else on the machine reads them.
        DirBuilder::new().recursive(true).mode(0o700).create(&config.data)?;
        // TLS to others is rustls on ring; an error means that it is so already.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let seats = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(Self {
            db: db::open(&config).await?,
            images: Images::open(&config)?,
            passwords: Passwords::new(),
            press: Gate::new(seats, 200, Duration::from_secs(10)),
            darkroom: Gate::new(1, 50, Duration::from_secs(20)),
            till: Till::open(&config)?,
            seen: Seen::default(),
            limits: Arc::new(Limits::new()),
            config: Arc::new(config),
        })
    }
}

/// Why an installation cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The database is not there, or not ours.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sea_orm::DbErr),
    /// A folder is not there, or not ours.
    #[error("the data folder or the image store cannot be opened: {0}")]
    Files(#[from] std::io::Error),
    /// Payments cannot be taken as configured.
    #[error(transparent)]
    Till(#[from] NoTill),
    /// An address people cannot type.
    #[error("the public URL is not an origin such as https://pages.example: {0}")]
    PublicUrl(String),
}

/// The whole site, as a service that wants the peer's address.
pub fn site(app: App) -> Result<Router, OpenError> {
    let mut csrf = CsrfLayer::new();
    if let Some(origin) = app.config.public_url.as_deref() {
        csrf = csrf
            .add_trusted_origin(origin.trim_end_matches('/'))
            .map_err(|error| OpenError::PublicUrl(error.to_string()))?;
    }
    let csrf = csrf.with_rejection_response(|_| Error::CrossSite.into_response());
    let over_tls = app.config.over_tls();
    let site = Router::new()
        .merge(openapi::routes())
        .route("/api/{*missing}", any(async || Error::NotFound))
        .route("/api", any(async || Error::NotFound))
        .method_not_allowed_fallback(async || Error::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .merge(health::routes())
        .with_state(app)
        .merge(web::routes())
        .layer(csrf)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(not_for_ever))
        .layer(CatchPanicLayer::custom(|_| Error::internal("panic").into_response()));
    Ok(logged(guarded(site, over_tls)))
}

fn guarded(site: Router, over_tls: bool) -> Router {
    let header = |name: HeaderName, value| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let site = site
        .layer(header(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"));
    if over_tls { site.layer(header(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000")) } else { site }
}

/// One line a request, with its route but without what people typed: no query, no body, no name.
fn logged(site: Router) -> Router {
    let span = |request: &Request| {
        let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let id = request.extensions().get::<RequestId>();
        let id = id.and_then(|id| id.header_value().to_str().ok()).unwrap_or_default();
        tracing::info_span!("request", method = %request.method(), route, id)
    };
    let answered = |response: &HttpResponse<Body>, took: Duration, _: &tracing::Span| {
        let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        tracing::info!(status = response.status().as_u16(), milliseconds, "answered");
    };
    site.layer(TraceLayer::new_for_http().make_span_with(span).on_response(answered).on_failure(()))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
}

async fn not_for_ever(request: Request, next: Next) -> Response {
    tokio::time::timeout(LONGEST, next.run(request))
        .await
        .unwrap_or_else(|_| Error::Busy { seconds: 5 }.into_response())
}

/// Serves the site on `listener` until `stop` comes, then lets what has begun finish.
pub async fn serve_on(
    listener: tokio::net::TcpListener,
    site: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, site.into_make_service_with_connect_info::<SocketAddr>())
        .with_graceful_shutdown(stop)
        .await
}

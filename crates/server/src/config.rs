//! How one installation is set up: flags, environment, defaults and help text in one place.

use std::net::SocketAddr;
use std::path::PathBuf;

use axum::http::{HeaderMap, header};

/// What `pagelings serve` can be told.
#[derive(Debug, Clone, clap::Args)]
pub struct Config {
    /// Where to listen.
    #[arg(long, env = "PAGELINGS_ADDR", default_value = "127.0.0.1:8080")]
    pub addr: SocketAddr,

    /// The folder that holds the database and the pictures unless they live elsewhere.
    #[arg(long, env = "PAGELINGS_DATA", default_value = "data")]
    pub data: PathBuf,

    /// `postgres://…`; without it, a SQLite file in the data folder.
    #[arg(long, env = "PAGELINGS_DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,

    /// `file:///folder` or `s3://key:secret@bucket/folder?endpoint=https://…&region=…`; without it, a folder in
    /// the data folder.
    #[arg(long, env = "PAGELINGS_IMAGES_URL", hide_env_values = true)]
    pub images_url: Option<String>,

    /// The address people type, such as `https://pages.example`. With https, cookies are marked Secure.
    #[arg(long, env = "PAGELINGS_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Behind a reverse proxy of yours: believe its X-Forwarded-For header.
    #[arg(long, env = "PAGELINGS_TRUST_PROXY")]
    pub trust_proxy: bool,

    /// Show what people offer to others at once, without an operator's review.
    #[arg(long, env = "PAGELINGS_NO_REVIEW")]
    pub no_review: bool,

    /// Who runs this site and how to reach them.
    #[command(flatten)]
    pub contact: Contact,

    /// How donations are taken.
    #[command(flatten)]
    pub payments: Payments,
}

/// What the contact page says.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Contact {
    /// Who runs this site.
    #[arg(long = "contact-name", env = "PAGELINGS_CONTACT_NAME")]
    pub name: Option<String>,

    /// Where people write to.
    #[arg(long = "contact-email", env = "PAGELINGS_CONTACT_EMAIL")]
    pub email: Option<String>,

    /// Where the operator writes about this site.
    #[arg(long = "blog-url", env = "PAGELINGS_BLOG_URL")]
    pub blog: Option<String>,
}

/// Donations by Stripe Checkout: with both secrets they are taken, without either they are not set up.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct Payments {
    /// The secret key, `sk_…`.
    #[arg(long = "stripe-key", env = "PAGELINGS_STRIPE_KEY", hide_env_values = true)]
    pub key: Option<String>,

    /// The signing secret of the webhook at `/api/payments/webhook`, `whsec_…`.
    #[arg(long = "stripe-webhook-secret", env = "PAGELINGS_STRIPE_WEBHOOK_SECRET", hide_env_values = true)]
    pub webhook_secret: Option<String>,

    /// Where the provider's API is; Stripe's own unless said otherwise.
    #[arg(long = "stripe-url", env = "PAGELINGS_STRIPE_URL")]
    pub url: Option<String>,
}

impl Config {
    /// Everything in one folder, on a port of the system's choice.
    pub fn in_folder(data: impl Into<PathBuf>) -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.into(),
            database_url: None,
            images_url: None,
            public_url: None,
            trust_proxy: false,
            no_review: false,
            contact: Contact::default(),
            payments: Payments::default(),
        }
    }

    /// The address people typed, such as `https://pages.example`: the configured one, or where the request
    /// went.
    pub fn origin(&self, headers: &HeaderMap) -> Option<String> {
        match &self.public_url {
            Some(url) => Some(url.trim_end_matches('/').to_owned()),
            None => Some(format!("http://{}", headers.get(header::HOST)?.to_str().ok()?)),
        }
    }

    /// Whether people reach the site over TLS.
    pub fn over_tls(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

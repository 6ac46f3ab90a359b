//! How one installation is set up: flags, environment, defaults and help text in one place.

use std::net::SocketAddr;
use std::path::PathBuf;

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

    /// `file:///folder`; without it, a folder in the data folder.
    #[arg(long, env = "PAGELINGS_IMAGES_URL", hide_env_values = true)]
    pub images_url: Option<String>,

    /// The address people type, such as `https://pages.example`. With https, cookies are marked Secure.
    #[arg(long, env = "PAGELINGS_PUBLIC_URL")]
    pub public_url: Option<String>,

    /// Behind a reverse proxy of yours: believe its X-Forwarded-For header.
    #[arg(long, env = "PAGELINGS_TRUST_PROXY")]
    pub trust_proxy: bool,
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
        }
    }

    /// Whether people reach the site over TLS.
    pub fn over_tls(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

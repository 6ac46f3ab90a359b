//! Running: open, listen, sweep, and stop when told.

use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::app::{self, App, OpenError};
use crate::config::Config;
use crate::sweep;

/// Why the server does not run, or no longer.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// What it works on cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The address cannot be listened on, or the listener broke.
    #[error("cannot listen: {0}")]
    Listen(#[from] std::io::Error),
}

/// Runs until SIGTERM or SIGINT, then finishes what has begun.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let address = config.addr;
    let app = App::open(config).await?;
    let site = app::site(app.clone())?;
    let listener = TcpListener::bind(address).await?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tracing::info!(address = %listener.local_addr()?, "listening");
    tokio::task::spawn_blocking(words::prepare);
    let sweeping = tokio::spawn(sweep::keep_sweeping(app.clone()));
    let stop = async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
    };
    app::serve_on(listener, site, stop).await?;
    sweeping.abort();
    if let Err(error) = app.db.close().await {
        tracing::warn!(%error, "the database did not close well");
    }
    tracing::info!("stopped");
    Ok(())
}

//! `pagelings serve`.

use anyhow::Context as _;
use tracing_subscriber::EnvFilter;

/// Runs the site until it is told to stop. Logs are JSON lines on stderr; `PAGELINGS_LOG` sets how many.
pub fn run(config: server::Config) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("PAGELINGS_LOG")
        .unwrap_or_else(|_| EnvFilter::new("info,memory_serve=warn,sea_orm_migration=warn"));
    tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_current_span(true)
        .with_span_list(false)
        .with_writer(std::io::stderr)
        .with_env_filter(filter)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the runtime does not start")?;
    Ok(runtime.block_on(server::serve(config))?)
}

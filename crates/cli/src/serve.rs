//! `pagelings serve`.

use anyhow::Context as _;
use tracing_subscriber::EnvFilter;

/// Pieces of memory of at least this many bytes are to go back to the system once they are free.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: &str = "1048576";

/// Starts this program anew, told to give large pieces of memory back. Left alone, glibc keeps them after the first
/// one as large, for every thread: 200 MB after some hundred pages. It can be told only by the environment.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn with_lean_memory() {
    use std::os::unix::process::CommandExt as _;
    const SETTING: &str = "MALLOC_MMAP_THRESHOLD_";

    let mut arguments = std::env::args_os();
    let (None, Ok(program), Some(name)) =
        (std::env::var_os(SETTING), std::env::current_exe(), arguments.next())
    else {
        return;
    };
    // Where that fails, this one serves.
    let _ = std::process::Command::new(program).arg0(name).args(arguments).env(SETTING, LARGE).exec();
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn with_lean_memory() {}

/// Runs the site until it is told to stop. Logs are JSON lines on stderr; `PAGELINGS_LOG` sets how many.
pub fn run(config: server::Config) -> anyhow::Result<()> {
    with_lean_memory();
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

//! A command run beside a throw-away server, as if it were not run from here.

use std::process::{Command, ExitCode};

use anyhow::Context as _;

/// Runs `command` with one more variable, and gives its exit code. Whoever calls holds the server until then.
pub fn run(command: &str, arguments: &[&str], (name, value): (&str, &str)) -> anyhow::Result<ExitCode> {
    let status = outside_cargo(command).args(arguments).env(name, value).status();
    let code = status.with_context(|| format!("cannot run {command}"))?.code().unwrap_or(1);
    Ok(ExitCode::from(u8::try_from(code).unwrap_or(1)))
}

/// A command that does not see this program's own package in its environment: build scripts that watch it
/// would build everything again.
fn outside_cargo(command: &str) -> Command {
    let mut bare = Command::new(command);
    for (name, _) in std::env::vars_os() {
        let own = name.to_string_lossy();
        if own.starts_with("CARGO_PKG_") || own.starts_with("CARGO_MANIFEST_") {
            bare.env_remove(&name);
        }
    }
    bare
}

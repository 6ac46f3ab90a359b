//! Chores of the repository: `cargo xtask tidy` and `cargo xtask postgres -- COMMAND…`, `cargo xtask s3 -- …`.

mod outside;
mod postgres;
mod s3;
mod tidy;

use std::process::ExitCode;

use anyhow::bail;

fn main() -> anyhow::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["tidy"] => tidy::report(),
        ["postgres", "--", command, rest @ ..] => postgres::with(command, rest),
        ["s3", "--", command, rest @ ..] => s3::with(command, rest),
        _ => bail!("cargo xtask tidy | cargo xtask postgres -- COMMAND… | cargo xtask s3 -- COMMAND…"),
    }
}

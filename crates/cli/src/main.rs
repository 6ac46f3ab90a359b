//! The one binary, `pagelings`: serve the site, draw a page, tell a story, trace a photo, look after members and uploads,
//! look at everything that can be drawn.

mod admin;
mod draw;
mod kid;
mod serve;
mod sheet;
mod story;
mod trace;
mod vocabulary;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tikv_jemallocator::Jemalloc;

/// A page is made of many small pieces and a few large ones that come and go, which the C library's allocator gives back to the
/// system and asks for again each time.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

/// Personal coloring pages for children.
#[derive(Debug, Parser)]
#[command(name = "pagelings", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the site.
    Serve(server::Config),
    /// Look after an installation: review uploads, suspend members, fill it for trying.
    Admin(admin::Admin),
    /// Draw one page into a file.
    Draw(draw::Draw),
    /// Tell a story and print it as a book, or write it down.
    Story(story::Story),
    /// Draw a photo as a page into a file.
    Trace(trace::Trace),
    /// Draw contact sheets of everything that can be drawn.
    Sheet(sheet::Sheet),
    /// Print every noun that can be drawn.
    Words(vocabulary::Vocabulary),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(config) => serve::run(config),
        Command::Admin(admin) => admin::run(admin),
        Command::Draw(draw) => draw::run(&draw),
        Command::Story(story) => story::run(&story),
        Command::Trace(trace) => trace::run(&trace),
        Command::Sheet(sheet) => sheet::run(&sheet),
        Command::Words(words) => vocabulary::run(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pagelings: {error:#}");
            ExitCode::FAILURE
        }
    }
}

//! `pagelings words`: every noun that can be drawn, one a line.

use std::io::Write as _;

use clap::Args;
use scene::{THINGS, Thing, Use};

/// What to print.
#[derive(Debug, Args)]
pub struct Vocabulary {
    /// Only how many there are.
    #[arg(long)]
    count: bool,
}

/// Prints name, other names, height in metres, habitat and uses, tab-separated.
pub fn run(vocabulary: &Vocabulary) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    if vocabulary.count {
        let names: usize = THINGS.iter().map(|thing| 1 + thing.synonyms.len()).sum();
        writeln!(out, "{} things under {names} names", THINGS.len())?;
        return Ok(());
    }
    writeln!(out, "name\tother names\tmetres\thabitat\tuses")?;
    for thing in THINGS {
        writeln!(out, "{}", row(thing))?;
    }
    Ok(())
}

fn row(thing: &Thing) -> String {
    let uses: Vec<&str> = thing.uses.iter().copied().map(Use::id).collect();
    let metres = f64::from(thing.centimetres) / 100.0;
    format!(
        "{}\t{}\t{metres}\t{}\t{}",
        thing.name,
        thing.synonyms.join(","),
        thing.habitat.id(),
        uses.join(",")
    )
}

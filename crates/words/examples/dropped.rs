//! Which words of each wish change nothing, and whether that is told: every word is left out once, and the reading
//! compared. `cargo run -p words --example dropped -- PROMPTS.txt`.

use std::io::Write as _;

use words::{Reading, kind, read};

fn main() -> std::io::Result<()> {
    let file = std::env::args().nth(1).unwrap_or_default();
    let text = std::fs::read_to_string(file)?;
    let mut out = std::io::stdout().lock();
    for prompt in text.lines().map(str::trim).filter(|line| !line.is_empty() && kind("prompt", line).is_ok())
    {
        let whole = read(prompt);
        let typed: Vec<&str> = prompt.split_whitespace().collect();
        let without = |at: usize| {
            let rest: Vec<&str> = [&typed[..at], &typed[at + 1..]].concat();
            read(&rest.join(" "))
        };
        let mut idle = Vec::new();
        let mut active = Vec::new();
        for (at, word) in typed.iter().enumerate() {
            let word = word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
            let same = drawing(without(at)) == drawing(whole.clone());
            let told = whole.undrawn.contains(&word) || whole.unread.contains(&word);
            match (same, told) {
                (true, false) => idle.push(word),
                (false, true) => active.push(word),
                _ => (),
            }
        }
        writeln!(
            out,
            "{prompt}\n    told: {}    idle: {}    told and active: {}",
            whole.undrawn.join(", "),
            idle.join(", "),
            active.join(", ")
        )?;
    }
    Ok(())
}

/// What the artist gets.
fn drawing(reading: Reading) -> Reading {
    Reading { unread: Vec::new(), undrawn: Vec::new(), relatives: Vec::new(), ..reading }
}

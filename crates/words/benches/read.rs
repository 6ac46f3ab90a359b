//! From a typed wish to what it asks for: the median and the 99th percentile over every wish of the suite, as it is written and
//! with the letters of its longer words swapped.
#![expect(clippy::print_stdout, reason = "a bench tells what it measured")]

use std::hint::black_box;
use std::time::Instant;

/// Words of so many letters or more are misspelt.
const LONG: usize = 5;

fn main() {
    words::prepare();
    let table = include_str!("../tests/prompts.tsv").lines().skip(1);
    let plain: Vec<String> = table.filter_map(|row| row.split('\t').nth(1)).map(str::to_owned).collect();
    let slipped: Vec<String> = plain.iter().map(|wish| misspelt(wish)).collect();
    for (name, wishes) in [("as written", &plain), ("every long word misspelt", &slipped)] {
        println!("{name}, {} wishes", wishes.len());
        print("the door", wishes, |wish| drop(black_box(words::kind("prompt", wish))));
        print("reading", wishes, |wish| drop(black_box(words::read(wish))));
    }
}

fn misspelt(wish: &str) -> String {
    let slip = |word: &str| {
        let mut letters: Vec<char> = word.chars().collect();
        if letters.len() >= LONG {
            letters.swap(2, 3);
        }
        letters.into_iter().collect::<String>()
    };
    wish.split(' ').map(slip).collect::<Vec<_>>().join(" ")
}

fn print(name: &str, wishes: &[String], work: impl Fn(&str)) {
    let mut times: Vec<f64> = wishes
        .iter()
        .map(|wish| {
            let start = Instant::now();
            work(wish);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[times.len() * percent / 100];
    println!("  {name:10} median {:7.3} ms  p99 {:7.3} ms", at(50), at(99));
}

//! Lists what is wrong with who stands before what, for the people who compose pages.
//!
//! `cargo run -p artist --example look_faults -- simple|detailed FIRST COUNT [FOLDER]`: counts by kind, and with a FOLDER
//! the pages that have any at 60 dpi, or `ALL` of them.

#![expect(clippy::print_stdout, reason = "a log for people")]

mod wish;

use std::collections::BTreeMap;

use export::{Paper, Style};
use scene::{Complexity, Seed};
use wish::wish;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let complexity = Complexity::parse(&arguments[0]).expect("a complexity");
    let [first, count] = [1, 2].map(|at: usize| arguments[at].parse::<u64>().expect("a number"));
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let mut faulty = 0;
    for number in first..first + count {
        let seed = Seed(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 8);
        let scene = wish(seed.0, complexity);
        let found = artist::faults(&scene, seed);
        for fault in &found {
            let kind = |name: &'static str| {
                if matches!(name, "hero" | "setting" | "background" | "skyline") { name } else { "guest" }
            };
            let [far, near] = fault.between.map(kind);
            *counts.entry(format!("{:?} {far}/{near}", fault.flaw)).or_default() += 1;
            println!(
                "{number} {:?} {} < {} {:.0}",
                fault.flaw, fault.between[0], fault.between[1], fault.around
            );
        }
        faulty += u64::from(!found.is_empty());
        let is_shown = !found.is_empty() || std::env::var_os("ALL").is_some();
        if let Some(folder) = arguments.get(3).filter(|_| is_shown) {
            std::fs::create_dir_all(folder).expect("FOLDER can be made");
            let png = export::png(&artist::illustrate(&scene, seed), Style::Line, Paper::Letter, 60.0);
            std::fs::write(format!("{folder}/{number}.png"), png).expect("FOLDER is writable");
        }
    }
    println!("{faulty} of {count} {counts:#?}");
}

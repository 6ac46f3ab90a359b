//! Measures random pages against the craft table of the art direction.
//!
//! `cargo run -p artist --example craft -- PAGES`
//! The share of pages that keep each law, and the worst offenders by name, for both complexities.

#![expect(clippy::print_stdout, reason = "a table for people")]

#[path = "../tests/craft/mod.rs"]
#[expect(dead_code, reason = "the hard limits are for the tests")]
mod table;
mod wish;

use std::collections::BTreeMap;

use artist::Illustration;
use export::{RegionMap, regions};
use scene::{Complexity, Seed};
use table::Law;
use wish::wish;

fn main() {
    let pages: u64 = std::env::args().nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(100);
    for &complexity in Complexity::ALL {
        let mut kept: BTreeMap<&str, u64> = BTreeMap::new();
        let mut owners: BTreeMap<&str, (usize, usize, usize)> = BTreeMap::new();
        for seed in 0..pages {
            let scene = wish(seed, complexity);
            let page = artist::compose(&scene, Seed(seed));
            let map = regions(&page.drawing, 100.0);
            tally(&page, &map, &mut owners);
            for Law { name: law, value, within, .. } in table::measured(complexity, &page) {
                let holds = within.contains(&value);
                *kept.entry(law).or_default() += u64::from(holds);
                if !holds {
                    let what = scene.idea.map_or(scene.place.id(), |idea| idea.id());
                    let elements: Vec<&str> = scene.elements.as_slice().iter().map(|one| one.id()).collect();
                    println!("{} {seed} {what} {elements:?}: {law} {value:.3}", complexity.id());
                }
            }
        }
        let shares: Vec<String> = kept
            .iter()
            .map(|(law, kept)| format!("{law} {:.1} %", *kept as f64 * 100.0 / pages as f64))
            .collect();
        let mut owners: Vec<_> = owners.into_iter().collect();
        owners.sort_by_key(|(_, (narrow, ..))| std::cmp::Reverse(*narrow));
        for (owner, (narrow, areas, pages)) in owners {
            println!("{} {owner}: {narrow} narrow, {areas} areas on {pages} pages", complexity.id());
        }
        println!("{}: {}", complexity.id(), shares.join(", "));
    }
}

/// Adds narrow regions and areas to color by the name of the smallest thing around them.
fn tally(page: &Illustration, map: &RegionMap, owners: &mut BTreeMap<&'static str, (usize, usize, usize)>) {
    for placed in &page.placed {
        owners.entry(placed.name).or_default().2 += 1;
    }
    for region in map.closed() {
        let around = page.placed.iter().filter(|placed| placed.bounds.contains(region.deepest));
        let owner = around.min_by(|a, b| a.bounds.area().total_cmp(&b.bounds.area()));
        let name = match owner {
            Some(placed) => placed.name,
            None if region.deepest.y < 160.0 => "title",
            None => "setting",
        };
        let (narrow, areas, _) = owners.entry(name).or_default();
        *narrow += usize::from(region.area >= 0.3 && region.inscribed.in_mm() < 3.0);
        *areas += usize::from(region.area >= 25.0);
    }
}

//! Lists what is wrong with who stands before what, for the people who compose pages.
//!
//! `cargo run -p artist --example look_faults -- simple|detailed FIRST COUNT [FOLDER]`: counts by kind, and with a FOLDER
//! the pages that have any at 60 dpi, or `ALL` of them.

#![expect(clippy::print_stdout, reason = "a log for people")]

use std::collections::BTreeMap;

use export::{Paper, Style};
use scene::{Character, Complexity, Doing, Element, Elements, Idea, Name, Place, Scene, Seed};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let complexity = Complexity::parse(&arguments[0]).expect("a complexity");
    let [first, count] = [1, 2].map(|at: usize| arguments[at].parse::<u64>().expect("a number"));
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    let mut faulty = 0;
    for number in first..first + count {
        let seed = Seed(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 8);
        let scene = scene(complexity, seed);
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

fn scene(complexity: Complexity, seed: Seed) -> Scene {
    let mut dice = seed.dice("wish");
    let mut child = Character::named(Name::new("Mia").expect("a name"));
    child.age = scene::Age::creator(3 + dice.below(8) as i64).expect("an age");
    child.gender = *dice.pick(scene::Gender::ALL).expect("options");
    child.hair_style = *dice.pick(scene::HairStyle::ALL).expect("options");
    child.hair_length = *dice.pick(scene::HairLength::ALL).expect("options");
    child.outfit = *dice.pick(scene::Outfit::ALL).expect("options");
    child.hobby = dice.pick(scene::Hobby::ALL).copied();
    let ideas: Vec<Idea> = Idea::all().collect();
    let idea = *dice.pick(&ideas).expect("ideas");
    let place: Place = idea.location().into();
    let idea = dice.chance(0.75).then_some(idea);
    let mut elements = Element::ALL.to_vec();
    dice.shuffle(&mut elements);
    elements.truncate(dice.below(4));
    Scene {
        hero: Some(child),
        idea,
        doing: Doing::Exploring,
        elements: Elements::new(elements).expect("at most three"),
        complexity,
        ..Scene::at(place)
    }
}

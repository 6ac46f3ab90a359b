//! Shows whole pages, for the people who compose them.
//!
//! `cargo run -p artist --example look_page -- FOLDER simple|detailed SEED… [-- idea-or-place…]`
//! One PNG a page at 75 dpi, named after idea or place and seed. `DPI`, `COLORED`, `UNTITLED` and
//! `ELEMENTS` (how many) in the environment.

#![expect(clippy::print_stdout, reason = "a log for people")]

use export::{Paper, Style};
use scene::{Character, Complexity, Elements, Idea, Name, Place, Scene, Seed};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = arguments.first().expect("FOLDER");
    let complexity = Complexity::parse(&arguments[1]).expect("a complexity");
    let (seeds, wishes) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[2..at], arguments[at + 1..].to_vec()),
        None => (&arguments[2..], Place::ALL.iter().map(|place| place.id().to_owned()).collect()),
    };
    let dpi = std::env::var("DPI").ok().and_then(|dpi| dpi.parse().ok()).unwrap_or(75.0);
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    std::fs::create_dir_all(folder).expect("FOLDER can be made");
    for wish in &wishes {
        for seed in seeds {
            let seed: u64 = seed.parse().expect("a seed");
            let started = std::time::Instant::now();
            let page = artist::compose(&scene(wish, complexity, seed), Seed(seed));
            let took = started.elapsed();
            println!("{wish} {seed} {took:?} {} shapes", page.drawing.shapes.len());
            let png = export::png(&page.drawing, style, Paper::Letter, dpi);
            std::fs::write(format!("{folder}/{}-{seed}.png", wish.replace(' ', "-")), png)
                .expect("FOLDER is writable");
        }
    }
}

/// A different child for every seed.
fn scene(wish: &str, complexity: Complexity, seed: u64) -> Scene {
    let mut dice = Seed(seed).dice("child");
    let names = ["Mia", "Leo", "Zoë", "Amara", "Theodora", "Max", "Yuki", "Omar"];
    let mut child = Character::named(Name::new(dice.pick(&names).expect("names")).expect("a name"));
    child.age = scene::Age::creator(3 + dice.below(8) as i64).expect("an age");
    child.gender = *dice.pick(scene::Gender::ALL).expect("options");
    child.hair_style = *dice.pick(scene::HairStyle::ALL).expect("options");
    child.hair_length = *dice.pick(scene::HairLength::ALL).expect("options");
    child.hair_color = *dice.pick(scene::HairColor::ALL).expect("options");
    child.skin_tone = *dice.pick(scene::SkinTone::ALL).expect("options");
    child.outfit = *dice.pick(scene::Outfit::ALL).expect("options");
    child.hobby = dice.pick(scene::Hobby::ALL).copied();
    let idea = Idea::parse(wish);
    let place =
        idea.map(|idea| Place::from(idea.location())).or_else(|| Place::parse(wish)).expect("idea or place");
    let mut elements = scene::Element::ALL.to_vec();
    dice.shuffle(&mut elements);
    let most = std::env::var("ELEMENTS").ok().and_then(|most| most.parse().ok());
    elements.truncate(most.unwrap_or_else(|| dice.below(4)));
    Scene {
        title: std::env::var_os("UNTITLED").is_none().then(|| format!("{}'s Quest", child.name.as_str())),
        hero: Some(child),
        idea,
        elements: Elements::new(elements).expect("at most three"),
        complexity,
        ..Scene::at(place)
    }
}

//! From a request to a page in every format: the median and the 99th percentile of 200 different ones, when they are drawn
//! first, while figures are read and letters followed, and when the same are drawn again.
#![expect(clippy::print_stdout, reason = "a bench tells what it measured")]

use std::hint::black_box;
use std::time::Instant;

use export::{Paper, Style};
use scene::{Character, Complexity, Element, Elements, Name, Place, Scene, Seed};
use tikv_jemallocator::Jemalloc;

/// As in the binary that serves pages.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

fn main() {
    for complexity in [Complexity::Simple, Complexity::Detailed] {
        for turn in ["first", "again"] {
            println!("{complexity:?}, {turn}");
            measure(complexity);
        }
    }
}

fn measure(complexity: Complexity) {
    let mut drawn = Times::default();
    let (mut svg, mut png, mut pdf) = (Times::default(), Times::default(), Times::default());
    for seed in 0..200 {
        let scene = request(seed, complexity);
        let start = Instant::now();
        let drawing = artist::illustrate(&scene, Seed(seed));
        let drawing_took = start.elapsed().as_secs_f64() * 1e3;
        drawn.0.push(drawing_took);
        svg.run(drawing_took, || export::svg(&drawing, Style::Line, Paper::Letter).len());
        png.run(drawing_took, || export::png(&drawing, Style::Line, Paper::Letter, 300.0).len());
        pdf.run(drawing_took, || export::pdf(&drawing, Style::Line, Paper::Letter).len());
    }
    drawn.print("drawing alone");
    svg.print("to SVG");
    png.print("to PNG, 300 dpi");
    pdf.print("to PDF");
}

/// Milliseconds.
#[derive(Default)]
struct Times(Vec<f64>);

impl Times {
    /// Notes `before` and what `work` takes on top of it.
    fn run(&mut self, before: f64, work: impl Fn() -> usize) {
        let start = Instant::now();
        black_box(work());
        self.0.push(before + start.elapsed().as_secs_f64() * 1e3);
    }

    fn print(mut self, name: &str) {
        self.0.sort_by(f64::total_cmp);
        let at = |percent: usize| self.0[self.0.len() * percent / 100];
        println!("  {name:16} median {:7.2} ms  p99 {:7.2} ms", at(50), at(99));
    }
}

/// A different child in a different place for every seed, with none to three elements.
fn request(seed: u64, complexity: Complexity) -> Scene {
    let mut dice = Seed(seed).dice("request");
    let name = Name::new(dice.pick(&["Mia", "Leo", "Zoë", "Theodora"]).expect("a name")).expect("a name");
    let mut hero = Character::named(name);
    hero.age = scene::Age::creator(3 + dice.below(8) as i64).expect("an age");
    hero.hair_style = *dice.pick(scene::HairStyle::ALL).expect("a style");
    hero.hair_length = *dice.pick(scene::HairLength::ALL).expect("a length");
    hero.outfit = *dice.pick(scene::Outfit::ALL).expect("an outfit");
    let mut elements = Element::ALL.to_vec();
    dice.shuffle(&mut elements);
    elements.truncate(dice.below(4));
    Scene {
        title: Some(format!("{}'s Quest", hero.name.as_str())),
        hero: Some(hero),
        elements: Elements::new(elements).expect("at most three"),
        complexity,
        ..Scene::at(*dice.pick(Place::ALL).expect("a place"))
    }
}

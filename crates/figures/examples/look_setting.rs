//! Shows a setting with an empty hero box, for the people who draw it.
//!
//! `cargo run -p figures --example look_setting -- OUT.svg bold|full PLACE SEED…` (`COLUMNS` a row, else six).
//! An `OUT.png` becomes a picture for each seed, `OUT-SEED.png`. `HERO` shows where the hero stands, `COLORED` the tints; `CROWD` says how many others stand on the page,
//! `NARROW` puts a dot where an area is too narrow for a crayon.

use core::fmt::Write as _;

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape, Tint};
use export::{Paper, Style};
use figures::Detail;
use figures::settings::{Stage, backdrop};
use kurbo::{Circle, Rect, Shape as _};
use scene::{Place, Seed};

const GAP: f64 = 20.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().expect("OUT.svg");
    let detail = if arguments.next().as_deref() == Some("full") { Detail::Full } else { Detail::Bold };
    let place = Place::parse(&arguments.next().unwrap_or_default()).expect("a place");
    let seeds: Vec<u64> = arguments.map(|seed| seed.parse().expect("a seed")).collect();
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    if let Some(stem) = out.strip_suffix(".png") {
        for seed in seeds {
            let picture = export::png(&page(place, detail, seed), style, Paper::None, 110.0);
            std::fs::write(format!("{stem}-{seed}.png"), picture).expect("OUT.png is writable");
        }
        return;
    }
    let columns = number("COLUMNS").unwrap_or(6).min(seeds.len()).max(1);
    let (across, down) = (ART_BOX.width + GAP, ART_BOX.height + GAP);
    let mut sheet = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\">",
        across * columns as f64,
        down * seeds.len().div_ceil(columns) as f64
    );
    for (index, seed) in seeds.iter().enumerate() {
        let page = export::svg(&page(place, detail, *seed), style, Paper::None);
        let at = ((index % columns) as f64 * across, (index / columns) as f64 * down);
        let head = format!(
            "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {2} {3}\">",
            at.0, at.1, ART_BOX.width, ART_BOX.height
        );
        let body = page.split_once("<svg").and_then(|(_, rest)| rest.split_once('>')).expect("a root").1;
        write!(sheet, "{head}{body}").expect("text grows");
    }
    std::fs::write(&out, sheet + "</svg>").expect("OUT.svg is writable");
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

fn page(place: Place, detail: Detail, seed: u64) -> Drawing {
    let [outline, inner, fine] = match detail {
        Detail::Bold => [4.2, 3.2, 3.1],
        Detail::Full => [3.3, 2.3, 1.7],
    };
    let stage = Stage {
        areas: 18,
        sky: 110.0,
        horizon: 400.0,
        ground: 650.0,
        hero: Rect::new(170.0, 280.0, 370.0, 660.0),
        crowd: number("CROWD").unwrap_or(0),
        vista: seed as usize,
        ..Stage::empty(ART_BOX.to_rect(), detail)
    };
    let pens =
        Pens { outline: Length::points(outline), inner: Length::points(inner), fine: Length::points(fine) };
    let mut drawing = Drawing::new(Page { size: ART_BOX, pens });
    let setting = backdrop(place, &stage, &mut Seed(seed).dice("setting"));
    drawing.shapes = setting.behind;
    if std::env::var_os("HERO").is_some() {
        let hero = stage.hero.to_rounded_rect(90.0).to_path(0.1);
        drawing.shapes.push(Shape::area(hero, Tint::PAPER, Pen::Outline));
    }
    drawing.shapes.extend(setting.before);
    let frame = ART_BOX.to_rect().inset(-2.0).to_rounded_rect(22.0).to_path(0.1);
    drawing.shapes.push(Shape::line(frame, Pen::Outline));
    if std::env::var_os("NARROW").is_some() {
        let map = export::regions(&drawing, 100.0);
        let narrow = map.closed().filter(|region| region.inscribed.in_mm() < 3.0 && region.area >= 0.3);
        let spots: Vec<_> = narrow.map(|region| Circle::new(region.deepest, 7.0).to_path(0.1)).collect();
        drawing.shapes.extend(spots.into_iter().map(Shape::solid));
    }
    drawing
}

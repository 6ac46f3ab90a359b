//! Measures settings as a child with a crayon would feel them: areas to color, narrow ones, ink.
//!
//! `cargo run -p figures --example measure_settings -- [PLACE…]` prints least, middle and most areas over twelve seeds
//! for each place, detail and crowd; then areas too narrow for a crayon (worst seed, and all), and the share of ink.
//! `NARROW=1` also says where the narrow ones are.

#![expect(clippy::print_stdout, reason = "a log for people")]

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape, Tint};
use figures::Detail;
use figures::settings::{Stage, backdrop};
use kurbo::{Rect, Shape as _};
use scene::{Place, Seed};

const SEEDS: u64 = 12;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    println!("place        detail crowd  areas        narrow   ink");
    for place in Place::ALL {
        if !wanted.is_empty() && !wanted.iter().any(|id| id == place.id()) {
            continue;
        }
        for detail in [Detail::Bold, Detail::Full] {
            for crowd in [0, 2, 4] {
                report(*place, detail, crowd);
            }
        }
    }
}

fn report(place: Place, detail: Detail, crowd: usize) {
    let (mut areas, mut narrow, mut ink) = (Vec::new(), Vec::new(), 0.0_f64);
    for seed in 0..SEEDS {
        let page = page(place, detail, crowd, seed);
        let map = export::regions(&page.0, 100.0);
        let hero = map.at(page.1.center()).map(|region| region.deepest);
        let seen: Vec<_> = map.closed().filter(|region| Some(region.deepest) != hero).collect();
        areas.push(seen.iter().filter(|region| region.area >= 25.0).count());
        let slivers: Vec<_> =
            seen.iter().filter(|region| region.inscribed.in_mm() < 3.0 && region.area >= 0.3).collect();
        narrow.push(slivers.len());
        if std::env::var_os("NARROW").is_some() {
            for sliver in slivers {
                println!("  seed {seed} {:.1} mm at {:.0}", sliver.inscribed.in_mm(), sliver.deepest);
            }
        }
        ink = ink.max(map.ink_share);
    }
    areas.sort_unstable();
    println!(
        "{:12} {:6} {crowd}      {:2} {:2} {:2}    {:2} {:3}   {:.1} %",
        place.id(),
        format!("{detail:?}"),
        areas[0],
        areas[areas.len() / 2],
        areas[areas.len() - 1],
        narrow.iter().max().unwrap_or(&0),
        narrow.iter().sum::<usize>(),
        ink * 100.0
    );
}

/// The setting as on a page: with a frame, and something plain where the hero stands.
fn page(place: Place, detail: Detail, crowd: usize, seed: u64) -> (Drawing, Rect) {
    let [outline, inner, fine] = match detail {
        Detail::Bold => [4.2, 3.2, 3.1],
        Detail::Full => [3.3, 2.3, 1.7],
    };
    let lean = if crowd == 0 { 0.0 } else { [-64.0, 64.0][seed as usize % 2] };
    let hero = Rect::new(170.0 + lean, 280.0, 370.0 + lean, 660.0);
    let stage = Stage {
        areas: 18,
        sky: if seed % 4 < 2 { 150.0 } else { 14.0 },
        horizon: 376.0 + 5.0 * seed as f64,
        ground: 650.0,
        hero,
        crowd,
        vista: seed as usize,
        ..Stage::empty(ART_BOX.to_rect(), detail)
    };
    let setting = backdrop(place, &stage, &mut Seed(seed).dice("setting"));
    let mut drawing = Drawing::new(Page {
        size: ART_BOX,
        pens: Pens {
            outline: Length::points(outline),
            inner: Length::points(inner),
            fine: Length::points(fine),
        },
    });
    drawing.shapes = setting.behind;
    drawing.shapes.push(Shape::area(hero.to_rounded_rect(90.0).to_path(0.1), Tint::PAPER, Pen::Outline));
    drawing.shapes.extend(setting.before);
    let mut outside = ART_BOX.to_rect().inset(4.0).to_path(0.1);
    let frame = ART_BOX.to_rect().inset(-outline / 2.0).to_rounded_rect(24.0).to_path(0.1);
    outside.extend(frame.reverse_subpaths());
    drawing.shapes.push(Shape::patch(outside, Tint::PAPER));
    drawing.shapes.push(Shape::line(frame, Pen::Outline));
    (drawing, hero)
}

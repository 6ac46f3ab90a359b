//! Writes one page per seed with an empty hero, on differently set stages, for measuring regions.
//!
//! `cargo run -p figures --example measure_setting -- OUT_DIR bold|full PLACE FIRST LAST`

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape, Tint};
use export::{Paper, Style};
use figures::Detail;
use figures::settings::{Stage, backdrop};
use kurbo::{Rect, Shape as _};
use scene::{Place, Seed};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, detail, name, first, last] = arguments.as_slice() else {
        panic!("OUT_DIR bold|full PLACE FIRST LAST")
    };
    let (detail, widths) = match detail.as_str() {
        "full" => (Detail::Full, [3.2, 2.2, 1.7]),
        _ => (Detail::Bold, [4.5, 3.3, 3.1]),
    };
    let place = Place::parse(name).expect("a place");
    let [outline, inner, fine] = widths.map(Length::points);
    let pens = Pens { outline, inner, fine };
    // Where the hero may be put: in the middle, to a side, small, large.
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    let moved = std::env::var_os("MOVED").is_some();
    let heroes = [
        Rect::new(170.0, 280.0, 370.0, 660.0),
        Rect::new(90.0, 300.0, 300.0, 660.0),
        Rect::new(250.0, 260.0, 450.0, 670.0),
        Rect::new(150.0, 240.0, 400.0, 670.0),
    ];
    for seed in first.parse::<u64>().expect("FIRST")..=last.parse().expect("LAST") {
        let stage = Stage {
            area: ART_BOX.to_rect(),
            sky: 110.0,
            horizon: 400.0,
            ground: 650.0,
            hero: heroes[if moved { seed as usize % heroes.len() } else { 0 }],
            detail,
        };
        let scenery = backdrop(place, &stage, &mut Seed(seed).dice("setting"));
        let mut drawing = Drawing::new(Page::art(pens));
        let mut ring = Rect::new(-900.0, -900.0, 1500.0, 1700.0).to_path(0.1);
        ring.extend(ART_BOX.to_rect().to_path(0.1).reverse_subpaths());
        drawing.shapes = scenery.behind;
        drawing.shapes.push(Shape::area(
            stage.hero.to_rounded_rect(90.0).to_path(0.1),
            Tint::PAPER,
            Pen::Outline,
        ));
        drawing.shapes.extend(scenery.before);
        drawing.shapes.push(Shape::patch(ring, Tint::PAPER));
        let frame = ART_BOX.to_rect().inset(-2.3).to_rounded_rect(22.0).to_path(0.1);
        drawing.shapes.push(Shape::line(frame, Pen::Outline));
        std::fs::write(
            format!("{out}/{name}-{seed:03}.svg"),
            export::svg(&drawing, Style::Line, Paper::None),
        )
        .expect("OUT_DIR is writable");
    }
}

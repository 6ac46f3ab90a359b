//! Shows figures at their usual print size, for the people who draw them.
//!
//! `cargo run -p figures --example look -- OUT.svg bold|full NAME…` (no name: all of them)

use drawing::{Drawing, Length, Page, Pens};
use export::{Paper, Style};
use figures::{Detail, figure, names};
use kurbo::{Affine, Size, Vec2};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().expect("OUT.svg");
    let detail = if arguments.next().as_deref() == Some("full") { Detail::Full } else { Detail::Bold };
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    let wanted: Vec<String> = arguments.collect();
    let wanted: Vec<String> = if wanted.is_empty() { names().map(str::to_owned).collect() } else { wanted };
    let pens = match detail {
        Detail::Bold => {
            Pens { outline: Length::points(4.5), inner: Length::points(3.3), fine: Length::points(3.1) }
        }
        Detail::Full => {
            Pens { outline: Length::points(3.2), inner: Length::points(2.2), fine: Length::points(1.7) }
        }
    };
    let columns = (wanted.len() as f64).sqrt().ceil().min(6.0) as usize;
    let cell = 280.0;
    let rows = wanted.len().div_ceil(columns);
    let size = Size::new(columns as f64 * cell, rows as f64 * cell);
    let mut drawing = Drawing::new(Page { size, pens });
    for (index, name) in wanted.iter().enumerate() {
        let art = figure(name, detail).unwrap_or_else(|why| panic!("{name}: {why}")).clone();
        let at = Vec2::new((index % columns) as f64 + 0.5, (index / columns) as f64 + 0.5) * cell;
        let bounds = art.bounds();
        let zoom = (cell * 0.9 / bounds.width().max(bounds.height())).min(1.0);
        let placing =
            Affine::translate(at) * Affine::scale(zoom) * Affine::translate(-bounds.center().to_vec2());
        let art = art.placed(placing);
        drawing.shapes.extend(art.shapes);
        drawing.shapes.extend(art.front);
    }
    std::fs::write(&out, export::svg(&drawing, style, Paper::None)).expect("OUT.svg is writable");
}

//! Shows figures as small as they usually stand on a page, and says what each adds to it: for the people who draw
//! them.
//!
//! `cargo run -p figures --example look -- OUT.svg|OUT.png bold|full NAME…` (no name: all of them). A name that ends in
//! `.svg` is a file, read as it is now. Prints regions, ink, scale and where white is too narrow to color.
//! With `PLAIN` set: the bold ones in as few areas as they can be told by.

#![expect(clippy::print_stdout, reason = "a table for people")]

#[path = "../src/plain.rs"]
mod in_few_areas;
#[path = "../tests/measure/mod.rs"]
mod measure;

use std::path::Path;

use drawing::{Drawing, Page};
use export::{Paper, Style};
use figures::{ACROSS, Anchor, Art, Detail, figure, load, names, path, plain};
use kurbo::{Affine, Size, Vec2};
use measure::{Measured, measure_at, pens, usual_scale};
use scene::Thing;

/// As wide as the widest figure, with a margin, in units.
const CELL: f64 = 286.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().expect("OUT");
    let detail = if arguments.next().as_deref() == Some("full") { Detail::Full } else { Detail::Bold };
    let style = if std::env::var_os("COLORED").is_some() { Style::Colored } else { Style::Line };
    let wanted: Vec<String> = arguments.collect();
    let wanted: Vec<String> = if wanted.is_empty() { names().map(str::to_owned).collect() } else { wanted };
    let columns = (wanted.len() as f64).sqrt().ceil().min(6.0) as usize;
    let rows = wanted.len().div_ceil(columns);
    let size = Size::new(columns as f64 * CELL, rows as f64 * CELL);
    let mut drawing = Drawing::new(Page { size, pens: pens(detail) });
    for (index, name) in wanted.iter().enumerate() {
        let art = art(name, detail);
        let scale = usual_scale(&art);
        let Measured { regions, narrow, ink } =
            measure_at(&art, detail, if is_across(name) { 1.0 } else { scale });
        let places: Vec<String> = narrow.iter().map(|at| format!("({:.0}, {:.0})", at.x, at.y)).collect();
        println!("{regions:3} {:4.1}% {scale:4.2} {name} {}", ink * 100.0, places.join(" "));
        let at = Vec2::new((index % columns) as f64 + 0.5, (index / columns) as f64 + 0.5) * CELL;
        let placing = Affine::translate(at)
            * Affine::scale(scale)
            * Affine::translate(-art.bounds().center().to_vec2());
        let art = art.placed(placing);
        drawing.shapes.extend(art.shapes);
        drawing.shapes.extend(art.front);
    }
    let bytes = if out.ends_with(".png") {
        export::png(&drawing, style, Paper::None, 110.0)
    } else {
        export::svg(&drawing, style, Paper::None).into_bytes()
    };
    std::fs::write(&out, bytes).expect("OUT is writable");
}

/// Whether a name, or the file of one, is that of what lies across a page.
fn is_across(name: &str) -> bool {
    let stem = Path::new(name).file_stem().and_then(|stem| stem.to_str()).unwrap_or(name);
    ACROSS.contains(&stem.replace('-', " ").as_str())
}

fn art(name: &str, detail: Detail) -> Art {
    if name.ends_with(".svg") {
        let text = std::fs::read_to_string(name).unwrap_or_else(|why| panic!("{name}: {why}"));
        let art = load(&text, detail).unwrap_or_else(|why| panic!("{name}: {why}"));
        return if std::env::var_os("PLAIN").is_some() { in_few_areas::plain(art) } else { art };
    }
    if std::env::var_os("PLAIN").is_some() {
        let known =
            Thing::named(name).map(|thing| thing.name).or_else(|| names().find(|known| *known == name));
        let known = known.unwrap_or_else(|| panic!("nothing is called {name}"));
        return plain(known).unwrap_or_else(|why| panic!("{name}: {why}")).clone();
    }
    figure(name, detail).unwrap_or_else(|why| panic!("{name}: {why}")).clone()
}

//! Counts the regions of every figure's bold version: what it adds to a simple page.
//!
//! `cargo run -p figures --example count` prints `regions narrow name`, the busiest first.

#![expect(clippy::print_stdout, reason = "a table for people")]

use drawing::{Drawing, Length, Page, Pens};
use figures::{Detail, figure, names};
use kurbo::{Affine, Size};

fn main() {
    let pens = Pens { outline: Length::points(4.3), inner: Length::points(3.2), fine: Length::points(3.1) };
    let mut counted: Vec<(usize, usize, &str)> = names()
        .map(|name| {
            let art = figure(name, Detail::Bold).unwrap_or_else(|why| panic!("{name}: {why}")).clone();
            let bounds = art.bounds().inset(20.0);
            let mut drawing = Drawing::new(Page { size: Size::new(bounds.width(), bounds.height()), pens });
            let art = art.placed(Affine::translate(-bounds.origin().to_vec2()));
            drawing.shapes = art.shapes;
            drawing.shapes.extend(art.front);
            let map = export::regions(&drawing, 100.0);
            let closed: Vec<_> = map.closed().collect();
            let narrow =
                closed.iter().filter(|region| region.inscribed.in_mm() < 3.0 && region.area >= 0.3).count();
            (closed.iter().filter(|region| region.area >= 25.0).count(), narrow, name)
        })
        .collect();
    counted.sort_unstable_by(|a, b| b.cmp(a));
    for (regions, narrow, name) in counted {
        println!("{regions:3} {narrow:3}  {name}");
    }
}

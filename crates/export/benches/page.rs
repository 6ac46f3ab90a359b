//! How long a page takes to leave the house, in every format.

#![expect(clippy::print_stdout, reason = "a bench tells what it measured")]

use std::hint::black_box;
use std::time::Instant;

use drawing::{Drawing, Length, Page, Pen, Pens, Shape, Tint};
use export::{Paper, Style};
use kurbo::{BezPath, Ellipse, Point, Shape as _, Vec2};

fn main() {
    let page = page();
    let png = |style, dpi| export::png(black_box(&page), style, Paper::Letter, dpi).len();
    measure("svg", || export::svg(black_box(&page), Style::Line, Paper::Letter).len());
    measure("pdf", || export::pdf(black_box(&page), Style::Line, Paper::Letter).len());
    measure("png line 300 dpi", || png(Style::Line, 300.0));
    measure("png colored 300 dpi", || png(Style::Colored, 300.0));
    measure("png numbers 300 dpi", || png(Style::Numbers, 300.0));
    measure("png line 47 dpi", || png(Style::Line, 47.0));
    for dpi in [72.0, 100.0] {
        let regions = || export::regions(black_box(&page), dpi).regions.len();
        measure(&format!("regions {dpi} dpi"), regions);
    }
}

/// Prints the least and the median time of many runs, and the size of what they give.
fn measure(name: &str, mut work: impl FnMut() -> usize) {
    let size = work();
    let mut times: Vec<f64> = (0..40)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{name:20} least {:7.2} ms  median {:7.2} ms  size {size}", times[0], times[20]);
}

/// More than the fullest page holds: 500 shapes, big ones behind small ones.
fn page() -> Drawing {
    let mut drawing = Drawing::new(Page::art(Pens {
        outline: Length::points(3.2),
        inner: Length::points(2.2),
        fine: Length::points(1.7),
    }));
    let mut dice = 1_u32;
    let mut roll = |most: f64| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(dice >> 8) / f64::from(1 << 24) * most
    };
    for index in 0..350 {
        let size = 150.0 / (1.0 + f64::from(index) * 0.05);
        let radii = (size * (0.5 + roll(0.5)), size * (0.5 + roll(0.5)));
        let blob = Ellipse::new((roll(540.0), roll(720.0)), radii, roll(3.0)).to_path(0.01);
        let tint = Tint::hex(roll(16_777_215.0) as u32);
        let pen = if index % 3 == 0 { Pen::Outline } else { Pen::Inner };
        drawing.shapes.push(Shape::area(blob, tint, pen));
    }
    for _ in 0..150 {
        let mut line = BezPath::new();
        let mut at = Point::new(roll(540.0), roll(720.0));
        line.move_to(at);
        for _ in 0..3 {
            let mut near = |reach: f64| at + Vec2::new(roll(reach) - reach / 2.0, roll(reach) - reach / 2.0);
            let (one, two, to) = (near(30.0), near(50.0), near(60.0));
            line.curve_to(one, two, to);
            at = to;
        }
        drawing.shapes.push(Shape::line(line, Pen::Fine));
    }
    drawing
}

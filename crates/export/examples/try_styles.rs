//! Writes a small page that has one of everything in every style and format.
//!
//! `cargo run -p export --example try_styles -- FOLDER`

use drawing::{Drawing, Length, Page, Pen, Pens, Shape, Tint};
use export::{Paper, Style};
use kurbo::{BezPath, Circle, Ellipse, Point, Rect, Shape as _};

fn main() {
    let folder = std::env::args().nth(1).expect("FOLDER");
    let drawing = page();
    for (style, name) in [(Style::Line, "line"), (Style::Colored, "colored"), (Style::Numbers, "numbers")] {
        let write = |kind: &str, bytes: &[u8]| {
            std::fs::write(format!("{folder}/{name}.{kind}"), bytes).expect("FOLDER is writable");
        };
        write("svg", export::svg(&drawing, style, Paper::A4).as_bytes());
        write("pdf", &export::pdf(&drawing, style, Paper::Letter));
        write("png", &export::png(&drawing, style, Paper::Letter, 300.0));
        write("small.png", &export::png(&drawing, style, Paper::None, 72.0));
    }
}

fn page() -> Drawing {
    let mut drawing = Drawing::new(Page::art(Pens {
        outline: Length::points(4.5),
        inner: Length::points(3.3),
        fine: Length::points(3.1),
    }));
    drawing.title = "Zoë & the sun".to_owned();
    let ellipse = |x, y, rx, ry| Ellipse::new((x, y), (rx, ry), 0.0).to_path(0.01);
    let path = |d| BezPath::from_svg(d).expect("a path");
    let square = |x0, y0, x1, y1| Rect::new(x0, y0, x1, y1);
    let dot = |x, y| Shape::patch(Circle::new(Point::new(x, y), 3.0).to_path(0.01), Tint::PAPER);
    drawing.shapes = vec![
        Shape::area(
            square(2.0, 2.0, 538.0, 718.0).to_rounded_rect(24.0).to_path(0.01),
            Tint::hex(0xBFE6FF),
            Pen::Outline,
        ),
        Shape::area(ellipse(430.0, 120.0, 60.0, 60.0), Tint::hex(0xFFD23F), Pen::Outline),
        Shape::area(
            path("M-40 520 C80 420 180 420 290 500 S480 560 600 460 V760 H-40Z"),
            Tint::hex(0x7CC36A),
            Pen::Inner,
        ),
        Shape::patch(ellipse(120.0, 640.0, 60.0, 20.0), Tint::hex(0x5BA84C)),
        Shape::area(ellipse(270.0, 480.0, 110.0, 130.0), Tint::hex(0xF59B42), Pen::Outline),
        Shape::area(ellipse(270.0, 300.0, 130.0, 115.0), Tint::hex(0xF9B872), Pen::Outline),
        Shape::solid(ellipse(225.0, 285.0, 8.0, 10.0)),
        Shape::solid(ellipse(315.0, 285.0, 8.0, 10.0)),
        dot(228.0, 281.0),
        dot(318.0, 281.0),
        Shape::line(path("M220 330 Q270 390 320 330"), Pen::Inner),
        Shape::line(path("M60 600 L80 560 L100 600 L120 560 L140 600"), Pen::Fine),
        Shape::line(path("M400 640 L480 640 L402 640.5"), Pen::Outline),
        Shape::line(path("M400 600 h0"), Pen::Outline),
        Shape::area(square(500.0, 300.0, 640.0, 400.0).to_path(0.01), Tint::hex(0xD24D57), Pen::Outline),
    ];
    drawing
}

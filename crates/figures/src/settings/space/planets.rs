//! What hangs in the sky, each drawn around its middle.

use core::f64::consts::PI;

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point, Vec2};

use super::super::plan::part;
use crate::path::{circle, ellipse, polygon, smooth_closed, svg};

/// A fat five-pointed star.
pub(in crate::settings) fn star(center: Point, radius: f64, turn: f64) -> Shape {
    let points: Vec<_> = (0..10)
        .map(|index| {
            let angle = PI * f64::from(index) / 5.0 + turn - PI / 2.0;
            let reach = if index % 2 == 0 { radius } else { radius * 0.52 };
            center + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach
        })
        .collect();
    part(polygon(&points), 0xFFE27A)
}

/// Blue with lands.
pub(in crate::settings) fn earth(radius: f64, full: bool) -> Vec<Shape> {
    let land = |points: &[(f64, f64)]| {
        let scaled: Vec<_> = points.iter().map(|(x, y)| Point::new(x * radius, y * radius)).collect();
        part(smooth_closed(&scaled), 0x8CCB6E)
    };
    let mut shapes = vec![
        Shape::area(circle((0.0, 0.0), radius), Tint::hex(0x7CC4F0), Pen::Outline),
        land(&[
            (-0.62, -0.5),
            (-0.3, -0.72),
            (0.0, -0.6),
            (-0.08, -0.36),
            (-0.3, -0.2),
            (-0.22, 0.06),
            (-0.44, 0.14),
            (-0.66, -0.12),
        ]),
        land(&[(0.22, 0.0), (0.5, -0.14), (0.72, 0.1), (0.6, 0.4), (0.36, 0.62), (0.2, 0.34)]),
    ];
    if full {
        shapes.push(land(&[(-0.5, 0.46), (-0.26, 0.4), (-0.16, 0.62), (-0.36, 0.76)]));
        shapes.push(land(&[(0.26, -0.66), (0.5, -0.6), (0.46, -0.4), (0.24, -0.44)]));
    }
    shapes
}

/// With a broad ring around it.
pub(in crate::settings) fn ringed(radius: f64, full: bool) -> Vec<Shape> {
    let tilt = -0.3;
    let mut ring = ellipse((0.0, 0.0), radius * 1.72, radius * 0.52, tilt);
    ring.extend(ellipse((0.0, 0.0), radius, radius * 0.12, tilt).reverse_subpaths());
    let turn = kurbo::Affine::rotate(tilt);
    let mut cap = BezPath::new();
    cap.move_to((-radius, 0.0));
    let bend = radius * 0.5523;
    cap.curve_to((-radius, -bend), (-bend, -radius), (0.0, -radius));
    cap.curve_to((bend, -radius), (radius, -bend), (radius, 0.0));
    let shallow = radius * 0.12;
    cap.curve_to((radius, shallow * 0.55), (bend, shallow), (0.0, shallow));
    cap.curve_to((-bend, shallow), (-radius, shallow * 0.55), (-radius, 0.0));
    cap.close_path();
    let mut shapes = vec![
        Shape::area(circle((0.0, 0.0), radius), Tint::hex(0xF2A65A), Pen::Outline),
        Shape::area(ring, Tint::hex(0xFFE0A3), Pen::Outline),
        Shape::area(cap, Tint::hex(0xF2A65A), Pen::Outline).placed(turn),
    ];
    if full && radius > 40.0 {
        let r = radius;
        let line = format!("M{} {} Q0 {} {} {}", -r * 0.87, -r * 0.49, -r * 0.3, r * 0.87, -r * 0.49);
        shapes.push(Shape::line(svg(&line), Pen::Inner).placed(turn));
    }
    shapes
}

/// With broad stripes.
pub(in crate::settings) fn banded(radius: f64, full: bool) -> Vec<Shape> {
    let mut shapes = vec![Shape::area(circle((0.0, 0.0), radius), Tint::hex(0xF4B6C8), Pen::Outline)];
    let heights: &[f64] = if full { &[-0.56, -0.14, 0.22, 0.6] } else { &[-0.34, 0.3] };
    let turn = kurbo::Affine::rotate(0.22);
    for height in heights {
        let (y, x) = (height * radius, libm::sqrt(1.0 - height * height) * radius);
        let sag = radius * 0.1;
        let line = format!("M{} {y} C{} {} {} {} {x} {y}", -x, -x * 0.4, y + sag * 2.0, x * 0.3, y - sag);
        shapes.push(Shape::line(svg(&line), Pen::Inner).placed(turn));
    }
    shapes
}

/// Grey, with craters.
pub(in crate::settings) fn moon(radius: f64) -> Vec<Shape> {
    let hole =
        |x: f64, y: f64, r: f64| part(circle((x * radius, y * radius), (r * radius).max(9.0)), 0xD9D4C7);
    vec![
        Shape::area(circle((0.0, 0.0), radius), Tint::hex(0xF3EFE4), Pen::Outline),
        hole(-0.36, -0.24, 0.25),
        hole(0.38, -0.4, 0.16),
        hole(0.2, 0.38, 0.21),
    ]
}

/// A star that trails a ribbon, or two, flying to the right and down.
pub(in crate::settings) fn comet(full: bool) -> Vec<Shape> {
    let mut shapes = vec![part(
        svg(
            "M24 34 C-20 30 -60 0 -78 -44 C-68 -34 -54 -28 -44 -26 C-56 -40 -64 -54 -66 -70 C-34 -34 8 -30 48 -12 Z",
        ),
        0xA8DCF5,
    )];
    if full {
        shapes.push(Shape::line(svg("M24 10 C0 6 -20 -4 -36 -18"), Pen::Inner));
    }
    shapes.push(star(Point::new(42.0, 18.0), 35.0, 0.2));
    shapes
}

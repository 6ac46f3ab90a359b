//! What is on board, each drawn on its foot at the origin.

use core::f64::consts::TAU;
use drawing::Shape;

use kurbo::{Affine, Point, Vec2};

use super::super::plan::{Turned, contour, hair, mark, part, placed};
use crate::path::{circle, ellipse, smooth_closed, svg};

const WOOD: u32 = 0xC08E5A;
const DARK_WOOD: u32 = 0xA87445;
const GOLD: u32 = 0xFFD75E;

/// A mast around x = 0 from its top, which flies a pennant, down to its `foot`, with a square sail `half` wide to either side
/// between two yards, `top` and `low`.
pub(super) fn rig([top, low, foot]: [f64; 3], half: f64, full: bool) -> Vec<Shape> {
    let head = top - 44.0;
    let pole = format!(
        "M-9 {head} L-13 {foot} C-7 {0} 7 {0} 13 {foot} L9 {head} C4 {1} -4 {1} -9 {head} Z",
        foot + 7.0,
        head - 5.0
    );
    let pennant = format!("M6 {} L62 {} L6 {} Z", head + 2.0, head + 16.0, head + 32.0);
    let (wide, deep) = (half * 1.1, low - top);
    let sail = format!(
        "M{0} {top} C{1} {2} {1} {3} {0} {low} C{4} {5} {6} {5} {7} {low} C{8} {3} {8} {2} {7} {top} Z",
        -half,
        -wide,
        top + deep * 0.3,
        top + deep * 0.7,
        -half * 0.5,
        low - deep * 0.2,
        half * 0.5,
        half,
        wide
    );
    let (left, right) = (-half - 10.0, half + 10.0);
    let yard = format!(
        "M{left} {0} L{right} {0} C{1} {0} {1} {2} {right} {2} L{left} {2} C{3} {2} {3} {0} {left} {0} Z",
        top - 9.0,
        right + 11.0,
        top + 9.0,
        left - 11.0
    );
    let mut shapes = vec![
        contour(svg(&pennant), 0xEF6A5B),
        contour(svg(&pole), WOOD),
        contour(svg(&sail), 0xFFF7E6),
        contour(svg(&yard), DARK_WOOD),
    ];
    shapes.extend(smiling_star(Point::new(0.0, top + deep * 0.46), (half * 0.5).min(deep * 0.28)));
    if full {
        let x = half * 0.8;
        let seam =
            |x: f64| format!("M{x} {} Q{} {} {x} {}", top + 26.0, x * 1.08, top + deep * 0.5, low - 34.0);
        shapes.extend([hair(&seam(-x)), hair(&seam(x))]);
    }
    shapes
}

/// The flag's sign: a star with a smile.
fn smiling_star(center: Point, radius: f64) -> Vec<Shape> {
    let star = super::super::space::star(center, radius, 0.1);
    let eye = |x: f64| Shape::solid(ellipse(center + Vec2::new(x, -3.0), 3.2, 4.2, 0.0));
    let smile = format!(
        "M{} {} Q{} {} {} {}",
        center.x - 9.0,
        center.y + 8.0,
        center.x,
        center.y + 17.0,
        center.x + 9.0,
        center.y + 8.0
    );
    vec![star, eye(-8.0), eye(8.0), mark(&smile)]
}

/// The ship's wheel on its stand, 215 high, 190 wide.
pub(super) fn wheel(full: bool) -> Vec<Shape> {
    let hub = Point::new(0.0, -118.0);
    let around = |turn: f64, reach: f64| hub + Vec2::new(libm::cos(turn), libm::sin(turn)) * reach;
    let knobs = 8;
    let rim: Vec<Point> = (0..knobs)
        .flat_map(|index| {
            let turn = TAU * f64::from(index) / f64::from(knobs);
            [(-0.3, 66.0), (-0.15, 67.0), (-0.15, 82.0), (0.0, 96.0), (0.15, 82.0), (0.15, 67.0)]
                .map(|(aside, reach)| around(turn + aside, reach))
        })
        .collect();
    let mut shapes = vec![
        contour(svg("M-24 -118 L-38 10 L38 10 L24 -118 Z"), DARK_WOOD),
        contour(smooth_closed(&rim), WOOD),
        contour(circle(hub, 47.0), 0xE8C48E),
    ];
    let spokes = if full { 8 } else { 4 };
    for index in 0..spokes {
        let turn = TAU * f64::from(index) / f64::from(spokes);
        let (from, to) = (around(turn, 13.0), around(turn, 47.0));
        shapes.push(mark(&format!("M{} {} L{} {}", from.x, from.y, to.x, to.y)));
    }
    shapes.push(contour(circle(hub, 15.0), GOLD));
    shapes
}

/// One barrel, 110 high, 90 wide.
pub(super) fn barrel(full: bool) -> Vec<Shape> {
    let staves = Turned::new("M34 -108 C50 -80 50 -28 36 4");
    let mut shapes = vec![
        contour(staves.body(8.0), WOOD),
        staves.ring(-50.0, 9.0),
        contour(ellipse((0.0, -108.0), 35.0, 12.0, 0.0), DARK_WOOD),
    ];
    if full {
        shapes.insert(2, part(staves.section(-40.0, -20.0, [8.0, 8.0]), 0xF4EBD8));
        shapes.insert(2, part(staves.section(-86.0, -66.0, [7.0, 8.0]), 0xF4EBD8));
        shapes.remove(1);
    }
    shapes
}

/// Two barrels, one before the other, 150 high, 160 wide.
pub(super) fn barrels(full: bool) -> Vec<Shape> {
    let mut shapes = placed(barrel(full), Affine::translate((-32.0, -16.0)) * Affine::scale(1.15));
    shapes.extend(placed(barrel(full), Affine::translate((36.0, 12.0))));
    shapes
}

/// A barrel in the lower left corner.
pub(super) fn corner_barrel(full: bool) -> Vec<Shape> {
    placed(barrel(full), Affine::translate((70.0, -26.0)) * Affine::scale(1.2))
}

/// A coil of rope in the lower left corner.
pub(super) fn corner_rope() -> Vec<Shape> {
    vec![
        contour(ellipse((64.0, -22.0), 62.0, 27.0, 0.0), 0xF0D9A8),
        contour(ellipse((68.0, -50.0), 52.0, 24.0, 0.0), 0xF0D9A8),
        part(ellipse((68.0, -54.0), 24.0, 9.0, 0.0), 0xB98A58),
    ]
}

/// An open chest in the lower left corner, 140 high.
pub(super) fn corner_chest(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M16 -84 C8 -128 24 -150 60 -150 L96 -150 C126 -150 134 -124 124 -84 Z"), DARK_WOOD),
        contour(svg("M22 -70 C30 -104 54 -112 72 -102 C92 -114 116 -100 120 -70 Z"), GOLD),
        contour(svg("M12 -76 L128 -76 L122 30 L18 30 Z"), WOOD),
        part(svg("M54 -76 L88 -76 L86 -48 C86 -36 56 -36 56 -48 Z"), GOLD),
    ];
    if full {
        shapes.push(part(circle((52.0, -88.0), 9.0), GOLD));
        shapes.push(part(circle((92.0, -88.0), 9.0), GOLD));
        shapes.push(mark("M34 -76 L38 30"));
        shapes.push(mark("M108 -76 L104 30"));
    }
    placed(shapes, Affine::translate((2.0, -46.0)))
}

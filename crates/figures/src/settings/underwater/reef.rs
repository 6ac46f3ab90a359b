//! What grows and lies on a reef, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{Affine, Point};

use super::super::plan::{contour, hair, mark, part, placed};
use crate::path::{circle, ellipse, smooth_closed, svg};

const CORAL: u32 = 0xF58F8A;
const VIOLET: u32 = 0xC7A6E8;
const GRASS: u32 = 0x9BD3A5;
const YELLOW: u32 = 0xFBD46D;

fn soft(points: &[(f64, f64)]) -> kurbo::BezPath {
    let points: Vec<_> = points.iter().map(|(x, y)| Point::new(*x, *y)).collect();
    smooth_closed(&points)
}

/// A coral like fat antlers, 260 high, 190 wide.
pub(in crate::settings) fn branching(full: bool) -> Vec<Shape> {
    let mut shapes = vec![contour(
        soft(&[
            (-32.0, 14.0),
            (-26.0, -42.0),
            (-60.0, -72.0),
            (-106.0, -84.0),
            (-116.0, -104.0),
            (-98.0, -118.0),
            (-66.0, -106.0),
            (-84.0, -152.0),
            (-76.0, -174.0),
            (-54.0, -168.0),
            (-42.0, -118.0),
            (-26.0, -100.0),
            (-22.0, -152.0),
            (-54.0, -196.0),
            (-54.0, -218.0),
            (-32.0, -220.0),
            (-10.0, -190.0),
            (-6.0, -234.0),
            (8.0, -264.0),
            (28.0, -252.0),
            (26.0, -214.0),
            (22.0, -184.0),
            (48.0, -210.0),
            (70.0, -210.0),
            (70.0, -188.0),
            (30.0, -142.0),
            (30.0, -94.0),
            (46.0, -100.0),
            (58.0, -152.0),
            (80.0, -164.0),
            (94.0, -144.0),
            (82.0, -108.0),
            (114.0, -122.0),
            (132.0, -106.0),
            (118.0, -86.0),
            (70.0, -64.0),
            (38.0, -28.0),
            (36.0, 14.0),
        ]),
        CORAL,
    )];
    if full {
        for (x, y) in [(2.0, -30.0), (-10.0, -86.0), (26.0, -100.0), (8.0, -140.0), (-34.0, -66.0)] {
            shapes.push(part(circle((x, y), 7.5), 0xFFC9C4));
        }
    }
    shapes
}

/// How wide a blade of sea grass is over its foot, from there to its tip, and how far it swings to either side.
const WIDTHS: [f64; 6] = [0.5, 0.8, 1.0, 0.98, 0.7, 0.16];
const SWING: f64 = 11.0;

/// A blade of sea grass whose tip is at `tip`, as wide as twice `half`.
fn blade(tip: Point, half: f64) -> kurbo::BezPath {
    let steps = WIDTHS.len() as f64;
    let edge = |side: f64| {
        let points = WIDTHS.iter().enumerate().map(move |(step, width)| {
            let up = step as f64 / (steps - 1.0);
            let swing = if step % 2 == 0 { -SWING } else { SWING } * up.min(0.8);
            // It leaves its foot upright and bends outwards.
            let across = tip.x * (0.35 + 0.65 * up) * up;
            Point::new(across + swing + side * half * width, 12.0 + (tip.y - 12.0) * up)
        });
        points.collect::<Vec<_>>()
    };
    let (left, mut right) = (edge(-1.0), edge(1.0));
    right.reverse();
    smooth_closed(&[left, right].concat())
}

/// Blades of sea grass in a fan, 260 high, 270 wide.
pub(in crate::settings) fn fan(full: bool) -> Vec<Shape> {
    let blades = [(-114.0, -128.0), (114.0, -138.0), (-44.0, -218.0), (52.0, -250.0)];
    let mut shapes = Vec::new();
    for (x, y) in blades {
        shapes.push(contour(blade(Point::new(x, y), 32.0), GRASS));
        if full {
            shapes.push(hair(&format!(
                "M{} {} Q{} {} {} {}",
                x * 0.28,
                y * 0.46,
                x * 0.42,
                y * 0.6,
                x * 0.58,
                y * 0.72
            )));
        }
    }
    shapes
}

fn tube(foot: f64, mouth: Point, half: f64, tint: u32) -> Vec<Shape> {
    let (x, y) = (mouth.x, mouth.y);
    let (left, right) = (foot - half * 0.7, foot + half * 0.7);
    let data = format!(
        "M{left} 10 C{} {} {} {} {} {y} L{} {y} C{} {} {} {} {right} 10 C{right} 24 {left} 24 {left} 10 Z",
        foot - half * 0.6,
        y * 0.5,
        x - half * 0.9,
        y * 0.6,
        x - half,
        x + half,
        x + half * 0.9,
        y * 0.6,
        foot + half * 0.8,
        y * 0.5,
    );
    vec![contour(svg(&data), tint), contour(ellipse(mouth, half + 1.0, half * 0.74, 0.0), 0x9A6FC0)]
}

/// Sponges like organ pipes, 250 high, 170 wide.
pub(in crate::settings) fn tubes(full: bool) -> Vec<Shape> {
    // Each stands on a foot of its own: where feet met there would be slits.
    let mut shapes = tube(-14.0, Point::new(-26.0, -238.0), 30.0, VIOLET);
    shapes.extend(tube(36.0, Point::new(58.0, -166.0), 30.0, YELLOW));
    if full {
        shapes.extend(tube(-58.0, Point::new(-72.0, -110.0), 28.0, CORAL));
        shapes.push(hair("M-24 -180 C-20 -150 -14 -120 -8 -90"));
        shapes.push(hair("M54 -130 C52 -104 48 -76 44 -50"));
        shapes.extend(tube(8.0, Point::new(10.0, -78.0), 26.0, 0x8BD0C0));
    }
    shapes
}

/// A round coral with winding furrows, 90 high, 140 wide.
pub(in crate::settings) fn brain(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(svg("M-58 14 C-94 6 -88 -72 0 -73 C88 -72 94 6 60 14 C30 20 -30 20 -58 14 Z"), 0xF7B7C8),
        mark("M-40 -20 C-44 -44 -20 -52 -14 -36 C-8 -20 12 -24 10 -44"),
        mark("M30 -6 C26 -26 46 -30 48 -14"),
    ];
    if full {
        shapes.push(hair("M-20 -60 C-6 -68 10 -66 18 -60"));
        shapes.push(hair("M-20 4 C-16 -10 0 -14 10 -4"));
    }
    shapes
}

/// An anemone like a flower, 158 high, 192 wide.
pub(in crate::settings) fn anemone(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(
            svg(
                "M-46 -34 C-70 -40 -92 -62 -96 -92 C-78 -88 -66 -82 -58 -72 C-66 -94 -64 -120 -50 -140 C-38 -126 -32 -110 -30 -94 \
                 C-26 -116 -14 -134 0 -146 C14 -134 26 -116 30 -94 C32 -110 38 -126 50 -140 C64 -120 66 -94 58 -72 \
                 C66 -82 78 -88 96 -92 C92 -62 70 -40 46 -34 Z",
            ),
            0x9AD9C4,
        ),
        contour(svg("M-52 12 C-58 -34 -56 -84 0 -84 C56 -84 58 -34 52 12 Z"), CORAL),
    ];
    if full {
        shapes.push(hair("M-20 -20 C-22 -10 -22 -4 -20 4"));
        shapes.push(hair("M18 -20 C20 -10 20 -4 18 4"));
    }
    shapes
}

/// A starfish lying on the sand, around the origin, 90 across.
pub(in crate::settings) fn starfish(full: bool) -> Vec<Shape> {
    let points: Vec<(f64, f64)> = (0..20)
        .map(|index| {
            let arm = f64::from(index / 4);
            let (turn, reach) = match index % 4 {
                0 => (-0.13, 43.0),
                1 => (0.13, 43.0),
                2 => (0.5, 22.0),
                _ => (0.76, 22.0),
            };
            let angle = arm * 1.256_637 + turn - 1.45;
            (reach * libm::cos(angle), reach * 0.8 * libm::sin(angle))
        })
        .collect();
    let mut shapes = vec![contour(soft(&points), 0xF79B6B)];
    if full {
        shapes.push(part(circle((0.0, 0.0), 7.0), YELLOW));
    }
    shapes
}

/// A scallop shell, around the origin, 90 across.
pub(in crate::settings) fn shell(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(
            svg(
                "M-13 36 L13 36 L17 24 C34 20 48 2 47 -8 C48 -22 38 -28 30 -24 C30 -36 16 -42 9 -34 C6 -42 -4 -42 -8 -34 C-14 -42 -30 -36 -30 -24 C-36 -28 -48 -22 -46 -8 C-46 4 -34 20 -17 24 Z",
            ),
            0xFBE0E6,
        ),
        mark("M-8 18 C-16 8 -24 -4 -27 -12"),
        mark("M8 18 C16 8 24 -4 27 -12"),
    ];
    if full {
        shapes.push(hair("M0 16 L0 -20"));
    }
    shapes
}

/// Coral fingers that reach into the picture from the lower left corner, 190 high.
pub(super) fn corner_fingers() -> Vec<Shape> {
    vec![contour(
        soft(&[
            (-40.0, 30.0),
            (-34.0, -90.0),
            (-26.0, -150.0),
            (-6.0, -176.0),
            (16.0, -162.0),
            (14.0, -120.0),
            (10.0, -76.0),
            (24.0, -70.0),
            (40.0, -96.0),
            (58.0, -118.0),
            (78.0, -108.0),
            (74.0, -82.0),
            (54.0, -44.0),
            (62.0, -36.0),
            (88.0, -50.0),
            (108.0, -44.0),
            (106.0, -24.0),
            (84.0, -4.0),
            (76.0, 30.0),
        ]),
        CORAL,
    )]
}

/// Rocks with a barnacle in the lower left corner, 120 high.
pub(super) fn corner_rocks() -> Vec<Shape> {
    vec![
        contour(
            soft(&[
                (-40.0, 40.0),
                (-34.0, -90.0),
                (10.0, -122.0),
                (56.0, -96.0),
                (74.0, -30.0),
                (78.0, 40.0),
            ]),
            0xB9B3CC,
        ),
        contour(soft(&[(40.0, 40.0), (46.0, -22.0), (84.0, -50.0), (120.0, -30.0), (132.0, 40.0)]), 0xD0CBDE),
        mark("M4 -92 C14 -98 26 -94 32 -86"),
    ]
}

/// Sea grass in the lower left corner, 180 high.
pub(super) fn corner_fan(full: bool) -> Vec<Shape> {
    placed(fan(full), Affine::translate((56.0, 64.0)) * Affine::rotate(0.12) * Affine::scale(0.86))
}

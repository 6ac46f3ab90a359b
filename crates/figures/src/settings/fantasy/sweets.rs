//! What grows in a land of sweets, each drawn on its foot at the origin.

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Vec2};

use super::super::plan::{contour, hair, mark, part};
use crate::path::{circle, smooth, svg};

const PINK: u32 = 0xF9A8C4;
const CREAM: u32 = 0xFFF3DC;
const MINT: u32 = 0xA8E0CC;
const LEMON: u32 = 0xFFE27A;
const RED: u32 = 0xF0716B;

/// A tree that is a lollipop, 300 high, 140 wide.
pub(super) fn lollipop(full: bool) -> Vec<Shape> {
    let center = Point::new(0.0, -226.0);
    let turns = if full { 2.4 } else { 1.7 };
    let steps = 44;
    let swirl: Vec<Point> = (0..=steps)
        .map(|step| {
            let share = f64::from(step) / f64::from(steps);
            let angle = share * turns * std::f64::consts::TAU;
            let reach = 5.0 + 45.0 * share;
            center + Vec2::new(libm::cos(angle), libm::sin(angle)) * reach
        })
        .collect();
    vec![
        contour(svg("M-10 -170 L-12 6 C-4 12 4 12 12 6 L10 -170 Z"), CREAM),
        contour(circle(center, 70.0), PINK),
        Shape::line(smooth(&swirl), Pen::Inner),
        contour(
            svg(
                "M0 -158 C-30 -190 -62 -168 -58 -144 C-60 -122 -34 -122 0 -135 C34 -122 60 -122 58 -144 C62 -168 30 -190 0 -158 Z",
            ),
            MINT,
        ),
        part(circle((0.0, -145.0), 16.0), LEMON),
    ]
}

/// A candy cane stuck in the ground, 190 high, 90 wide.
pub(super) fn cane(full: bool) -> Vec<Shape> {
    let mut shapes = vec![contour(
        svg(
            "M-40 6 L-40 -136 C-40 -206 56 -206 56 -136 C56 -114 26 -114 26 -136 C26 -166 -10 -166 -10 -136 L-10 6 Z",
        ),
        CREAM,
    )];
    shapes.push(mark("M-40 -40 L-10 -66"));
    shapes.push(mark("M-40 -110 L-10 -126"));
    shapes.push(mark("M14 -186 L10 -158"));
    if full {
        shapes.push(mark("M52 -158 L25 -142"));
    }
    shapes
}

/// Gumdrops in a heap, 110 high, 150 wide.
pub(super) fn gumdrops(full: bool) -> Vec<Shape> {
    let drop = |x: f64, y: f64, size: f64, tint: u32| {
        contour(svg("M-38 0 C-40 -30 -30 -76 0 -78 C30 -76 40 -30 38 0 C20 10 -20 10 -38 0 Z"), tint)
            .placed(Affine::translate((x, y)) * Affine::scale(size))
    };
    let mut shapes = vec![drop(-30.0, -4.0, 1.2, MINT), drop(44.0, 0.0, 0.9, LEMON)];
    if full {
        shapes.push(drop(10.0, 14.0, 0.72, PINK));
        shapes.push(hair("M-56 -40 C-54 -56 -48 -68 -40 -76"));
        shapes.push(hair("M30 -40 C32 -48 36 -54 40 -58"));
    }
    shapes
}

/// A mountain of ice cream with a cherry, 250 high, 260 wide.
pub(super) fn ice_mountain(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(circle((0.0, -228.0), 20.0), RED),
        mark("M2 -248 C6 -262 14 -270 26 -272"),
        contour(svg("M-88 50 C-82 -60 -52 -180 0 -214 C52 -180 82 -60 88 50 Z"), PINK),
        contour(
            svg(
                "M-59.5 -116.2 C-44.9 -161.5 -25.0 -197.7 0 -214 C25.0 -197.7 44.9 -161.5 59.5 -116.2 C58 -70 38 -76 32 -98 C26 -60 2 -58 -4 -94 C-14 -54 -34 -62 -38 -92 C-44 -80 -56 -84 -59.5 -116.2 Z",
            ),
            CREAM,
        ),
    ];
    if full {
        for (x, y, turn) in [(-22.0, -150.0, 0.5), (14.0, -164.0, -0.6), (30.0, -130.0, 0.9)] {
            shapes.push(hair("M-6 0 L6 0").placed(Affine::translate((x, y)) * Affine::rotate(turn)));
        }
    }
    shapes
}

/// A cupcake as big as a house, 230 high, 190 wide.
pub(super) fn cupcake(full: bool) -> Vec<Shape> {
    let mut shapes = vec![
        contour(circle((4.0, -214.0), 22.0), RED),
        contour(svg("M-62 -172 C-60 -210 66 -212 66 -172 C66 -150 -62 -148 -62 -172 Z"), CREAM),
        contour(svg("M-92 -124 C-94 -176 94 -178 96 -124 C96 -92 -92 -90 -92 -124 Z"), PINK),
        contour(svg("M-82 -100 L-62 24 L64 24 L86 -100 C40 -86 -40 -86 -82 -100 Z"), LEMON),
        mark("M-28 -91 L-22 24"),
        mark("M30 -91 L24 24"),
    ];
    if full {
        shapes.push(part(circle((-40.0, -130.0), 8.0), MINT));
        shapes.push(part(circle((20.0, -128.0), 8.0), MINT));
        shapes.push(part(circle((62.0, -124.0), 8.0), MINT));
    }
    shapes
}

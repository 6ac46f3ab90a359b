//! What is worn instead of a skirt or legs: a tutu, a fish's tail. The trunk's own coordinates.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};

use super::Wear;
use crate::hero::curve::{bend, closed, open, warp};
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, Skeleton};
use crate::path::scallops;

/// A stiff frill that stands out round the hips.
pub(super) fn tutu(skeleton: &Skeleton, wear: &Wear, build: &Build) -> Vec<Shape> {
    let (w, wide) = (build.waist, build.hem * 2.3);
    let mut rim = vec![Point::new(w * 0.8, -20.0), Point::new(-w * 0.8, -20.0), Point::new(-wide, 2.0)];
    for x in [-0.66, -0.34, 0.0, 0.34, 0.66, 1.0] {
        rim.push(Point::new(wide * x, 26.0 - 22.0 * x * x));
    }
    let mut shapes = vec![Shape::area(skeleton.trunk * scallops(&rim, 0.16), wear.bottom_tint, Pen::Outline)];
    for x in [-0.46, 0.0, 0.46] {
        let line =
            open((wide * x, 18.0), &[[wide * x * 0.8, 8.0, wide * x * 0.7, 2.0, wide * x * 0.6, -4.0]]);
        shapes.push(Shape::line(skeleton.trunk * line, Pen::Inner));
    }
    shapes
}

/// A tail that swings forward to its fin.
pub(super) fn fishtail(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let (w, low) = (build.waist, build.leg_share(0.8));
    // Forward over the seat's edge and down, or back from where a knee would be.
    let place = |path: BezPath| {
        let path = match (stance.sits(), stance.lean > 12.0 && stance.lean < 40.0) {
            (true, _) => warp(&path, |at| bend(bend(at, low * 0.45, 40.0, -64.0), 0.0, 44.0, 76.0)),
            (_, true) => warp(&path, |at| bend(at, low * 0.34, 44.0, -70.0)),
            _ => path,
        };
        skeleton.trunk * path
    };
    let fin = closed(
        (6.0, low - 20.0),
        &[
            [-14.0, low - 6.0, -44.0, low + 2.0, -58.0, low + 26.0],
            [-30.0, low + 34.0, -6.0, low + 26.0, 12.0, low + 10.0],
            [28.0, low + 30.0, 56.0, low + 34.0, 76.0, low + 22.0],
            [66.0, low - 2.0, 38.0, low - 14.0, 22.0, low - 24.0],
        ],
    );
    let body = closed(
        (-w, -22.0),
        &[
            [-w * 1.5, low * 0.3, -w * 0.9, low * 0.62, -2.0, low + 2.0],
            [6.0, low + 6.0, 18.0, low + 4.0, 24.0, low - 4.0],
            [w * 0.8, low * 0.66, w * 1.36, low * 0.3, w, -22.0],
            [w * 0.4, -12.0, -w * 0.4, -12.0, -w, -22.0],
        ],
    );
    let mut shapes = vec![
        Shape::area(place(fin), wear.bottom_tint, Pen::Outline),
        Shape::area(place(body), wear.bottom_tint, Pen::Outline),
    ];
    for (x, y) in [(-20.0, 0.2), (12.0, 0.24), (-8.0, 0.42), (14.0, 0.46), (2.0, 0.62)] {
        let y = low * y;
        let scale = open((x - 11.0, y), &[[x - 8.0, y + 12.0, x + 8.0, y + 12.0, x + 11.0, y]]);
        shapes.push(Shape::line(place(scale), Pen::Inner));
    }
    shapes
}

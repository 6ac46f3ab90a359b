//! Long hair before the shoulders: out of a hood, or beside an arm that is lifted. One whole lock a side.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::braids::loose_plait;
use super::{Cut, Tail};
use crate::hero::curve::{mirror, mix, run};
use crate::path::scallops;

/// Where a lock at the right begins: at the face, and at the outer side.
#[derive(Debug, Clone, Copy)]
struct Roots {
    inner: Point,
    outer: Point,
}

/// Under a hood's rim.
const HOOD: Roots = Roots { inner: Point::new(33.0, 50.0), outer: Point::new(60.0, 50.0) };
/// Out of the hair beside the cheek.
const CHEEK: Roots = Roots { inner: Point::new(48.5, 18.0), outer: Point::new(66.0, 0.0) };
/// From here down a lock is as wide as it is at its end.
const SHOULDER: f64 = 56.0;

/// What hangs out of a hood at one side (−1 or 1).
pub(super) fn out_of_a_hood(style: HairStyle, cut: &Cut, side: f64) -> Tail {
    let end = cut.end.max(HOOD.inner.y + 36.0);
    let shapes = match style {
        HairStyle::Braided => loose_plait(cut, side, Point::new(side * 46.0, HOOD.inner.y), end),
        HairStyle::Ponytail => {
            let mut lock = lock(style, cut, (side, HOOD), end);
            lock.extend(cut.band(side * 46.0, HOOD.inner.y + 22.0));
            lock
        }
        _ => lock(style, cut, (side, HOOD), end),
    };
    Tail { root: Point::new(side * 46.0, 70.0), behind: false, shapes }
}

/// Long hair beside a lifted arm.
pub(super) fn draped(style: HairStyle, cut: &Cut, side: f64) -> Tail {
    let shapes = lock(style, cut, (side, CHEEK), cut.end);
    Tail { root: Point::new(side * 54.0, 20.0), behind: false, shapes }
}

/// Loose hair that streams to the left behind the head of somebody who swims or flies.
pub(super) fn streaming(style: HairStyle, cut: &Cut) -> Shape {
    let long = [0.0, 96.0, 138.0, 184.0][cut.rank()];
    let swing = |x: f64| match style {
        HairStyle::Wavy => 5.0 * libm::sin(x / 9.0),
        HairStyle::Curly => 0.0,
        _ => 9.0 * libm::sin(x / 34.0),
    };
    // Along the upper side to the left, and back along the lower one.
    let edge = |from: f64, to: f64| -> Vec<Point> {
        let steps = (long / if style == HairStyle::Curly { 22.0 } else { 6.0 }) as usize;
        let at = |step: usize| step as f64 / steps as f64;
        (0..=steps)
            .map(|step| {
                Point::new(-mix(24.0, long, at(step)), mix(from, to, at(step)) + swing(long * at(step)))
            })
            .collect()
    };
    let (upper, mut lower) = (edge(-40.0, -12.0), edge(24.0, 12.0));
    lower.reverse();
    if style == HairStyle::Curly {
        return cut.area(scallops(&[upper, lower].concat(), 0.34));
    }
    let mut outline = BezPath::new();
    run(&mut outline, &upper);
    if let (Some(high), Some(low)) = (upper.last(), lower.first()) {
        outline.curve_to((high.x - 10.0, high.y + 4.0), (low.x - 22.0, low.y + 2.0), (low.x, low.y));
    }
    run(&mut outline, &lower);
    outline.close_path();
    cut.area(outline)
}

/// A lock from its roots, where it has no seam, down to `end`.
fn lock(style: HairStyle, cut: &Cut, (side, roots): (f64, Roots), end: f64) -> Vec<Shape> {
    let mut outline = BezPath::new();
    let from = roots.inner.y.max(SHOULDER);
    outline.move_to(roots.inner);
    if roots.inner.y < from {
        outline.curve_to((roots.inner.x - 1.0, 30.0), (34.0, 40.0), (33.0, from));
    }
    let (inner, outer) = edges(style, from, end);
    run(&mut outline, &inner);
    if let (Some(low), Some(tip)) = (inner.last(), outer.first()) {
        outline.curve_to((low.x + 8.0, low.y + 9.0), (tip.x - 5.0, tip.y + 12.0), (tip.x, tip.y));
    }
    run(&mut outline, &outer);
    if roots.outer.y < from {
        outline.curve_to((62.0, 40.0), (66.0, 20.0), (roots.outer.x, roots.outer.y));
    }
    let outline = if side < 0.0 { mirror(&outline) } else { outline };
    let mut patch = outline.clone();
    patch.close_path();
    vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)]
}

/// The inner side downwards and the outer one upwards.
fn edges(style: HairStyle, from: f64, end: f64) -> (Vec<Point>, Vec<Point>) {
    let (inner, outer) = (33.0, 60.0);
    let swing = |x: f64, y: f64| match style {
        HairStyle::Wavy => x + 5.0 * libm::sin((y - from) / 9.0),
        HairStyle::Curly => x + (x - 46.5).signum() * 4.0 * libm::sin((y - from) / 6.5).abs(),
        _ => x,
    };
    let steps = (((end - from) / 5.0) as usize).max(2);
    let down = (0..=steps).map(|step| mix(from, end, step as f64 / steps as f64));
    let side = |x: f64| -> Vec<Point> { down.clone().map(|y| Point::new(swing(x, y), y)).collect() };
    let mut up = side(outer);
    up.reverse();
    (side(inner), up)
}

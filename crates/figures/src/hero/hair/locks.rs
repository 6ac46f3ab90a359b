//! Long hair before the shoulders, out of a hood. One whole lock a side.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::braids::loose_plait;
use super::{Cut, Tail};
use crate::hero::curve::{mirror, mix, open, run};
use crate::path::scallops;

/// Where a lock at the right begins: at the face, and at the outer side.
#[derive(Debug, Clone, Copy)]
struct Roots {
    inner: Point,
    outer: Point,
}

/// Under a hood's rim.
const HOOD: Roots = Roots { inner: Point::new(33.0, 50.0), outer: Point::new(60.0, 50.0) };
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

/// A lock from its roots, where it has no seam, down to `end`.
fn lock(style: HairStyle, cut: &Cut, (side, roots): (f64, Roots), end: f64) -> Vec<Shape> {
    if style == HairStyle::Curly {
        return curls(cut, (side, roots), end);
    }
    let mut outline = BezPath::new();
    let from = roots.inner.y.max(SHOULDER);
    outline.move_to(roots.inner);
    if roots.inner.y < from {
        let y = roots.inner.y;
        // Before the jaw, whose own line it would double.
        outline.curve_to((roots.inner.x - 3.0, y + 6.0), (36.0, mix(y, from, 0.3)), (33.0, from));
    }
    let (inner, outer) = edges(style, from, end);
    run(&mut outline, &inner);
    if let (Some(low), Some(tip)) = (inner.last(), outer.first()) {
        let wide = (tip.x - low.x).max(1.0);
        outline.curve_to(
            (low.x + wide * 0.2, low.y + 8.0),
            (tip.x - wide * 0.2, tip.y + 11.0),
            (tip.x, tip.y),
        );
    }
    run(&mut outline, &outer);
    if roots.outer.y < from {
        outline.curve_to((62.0, 40.0), (66.0, 20.0), (roots.outer.x, roots.outer.y));
    }
    let outline = if side < 0.0 { mirror(&outline) } else { outline };
    let mut patch = outline.clone();
    if roots.outer.y < from {
        // As far as the face and its hairline.
        patch.line_to((side * 57.0, -6.0));
        patch.line_to((side * 51.5, 12.0));
    }
    patch.close_path();
    let mut shapes = vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)];
    if matches!(style, HairStyle::Straight | HairStyle::Buns) && end - from > 60.0 {
        let (x, low) = (side * 47.0, end - 20.0);
        let high = mix(from, end, 0.3);
        let strand =
            open((x, low), &[[x + side, low - 12.0, x + side * 2.0, high + 12.0, x + side * 2.0, high]]);
        shapes.push(Shape::line(strand, Pen::Inner));
    }
    shapes
}

/// Curls down both sides of a lock.
fn curls(cut: &Cut, (side, roots): (f64, Roots), end: f64) -> Vec<Shape> {
    let from = roots.outer.y;
    let rows = libm::round((end - from) / 21.0).max(2.0);
    let y = |row: f64| mix(from, end, row / rows);
    let rows: Vec<f64> = (0..=rows as i32).map(f64::from).collect();
    let outer = rows.iter().map(|row| Point::new(61.0, y(*row)));
    let low = (roots.inner.y + 2.0).max(SHOULDER);
    let inner = rows.iter().rev().map(|row| Point::new(36.0, y(*row) + 3.0)).filter(|point| point.y > low);
    let mut ring: Vec<Point> = outer.chain([Point::new(48.0, end + 8.0)]).chain(inner).collect();
    ring.extend([Point::new(roots.inner.x.min(42.0), roots.inner.y.max(36.0)), roots.inner]);
    let place = |point: Point| Point::new(point.x * side, point.y);
    let mut outline = scallops(&ring.into_iter().map(place).collect::<Vec<_>>(), 0.3);
    // It has no seam to the hair that it hangs from.
    outline.pop();
    outline.pop();
    let mut patch = outline.clone();
    if roots.outer.y < SHOULDER - 20.0 {
        patch.line_to((side * 54.0, 12.0));
    }
    patch.close_path();
    vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)]
}

/// The inner side downwards and the outer one upwards.
fn edges(style: HairStyle, from: f64, end: f64) -> (Vec<Point>, Vec<Point>) {
    let (inner, outer) = (33.0, 60.0);
    // It narrows to its end, outside more than inside.
    let taper = |x: f64, y: f64| {
        let share = (y - from) / (end - from).max(1.0);
        let bow = 3.0 * libm::sin(core::f64::consts::PI * share);
        if x > 46.0 { x + bow - 11.0 * share * share * share } else { x + bow * 0.5 + 4.0 * share * share }
    };
    let swing = |x: f64, y: f64| match style {
        HairStyle::Wavy => x + 5.0 * libm::sin((y - from) / 9.0),
        _ => taper(x, y),
    };
    let steps = (((end - from) / 5.0) as usize).max(2);
    let down = (0..=steps).map(|step| mix(from, end, step as f64 / steps as f64));
    let side = |x: f64| -> Vec<Point> { down.clone().map(|y| Point::new(swing(x, y), y)).collect() };
    let mut up = side(outer);
    up.reverse();
    (side(inner), up)
}

//! What is long and unbroken from one point to another: shafts, bars, a stream of water.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Circle, Point, Shape as _, Vec2};

const WATER: Tint = Tint::hex(0x8E_D3_F2);
pub(super) const WOOD: Tint = Tint::hex(0xC9_8F_55);

/// A bar along these points, of this half thickness; its corners are mitred.
pub(super) fn bar(points: &[Point], half: f64, tint: Tint) -> Shape {
    let last = points.len().saturating_sub(1);
    let along = |from: usize, to: usize| {
        let way = points[to] - points[from];
        way / way.hypot().max(1e-6)
    };
    let aside = |index: usize| {
        let before = along(index.saturating_sub(1), index.max(1));
        let after = along(index.min(last - 1), (index + 1).min(last));
        let middle = (before + after) / (before + after).hypot().max(1e-6);
        let wide = half / before.dot(middle).max(0.5);
        Vec2::new(-middle.y, middle.x) * wide
    };
    let mut path = BezPath::new();
    if points.len() < 2 {
        return Shape::area(path, tint, Pen::Outline);
    }
    path.move_to(points[0] + aside(0));
    for (index, point) in points.iter().enumerate().skip(1) {
        path.line_to(*point + aside(index));
    }
    for (index, point) in points.iter().enumerate().rev() {
        path.line_to(*point - aside(index));
    }
    path.close_path();
    Shape::area(path, tint, Pen::Outline)
}

/// A wooden shaft from one point to another.
pub(super) fn shaft(from: Point, to: Point, half: f64) -> Shape {
    bar(&[from, to], half, WOOD)
}

/// A drop of water as high as twice `size`, its middle here.
pub(super) fn drop_at(at: Point, size: f64) -> Shape {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * size;
    let mut path = BezPath::new();
    path.move_to(by(0.0, -1.2));
    path.curve_to(by(0.5, -0.4), by(0.85, 0.1), by(0.7, 0.5));
    path.curve_to(by(0.5, 1.1), by(-0.5, 1.1), by(-0.7, 0.5));
    path.curve_to(by(-0.85, 0.1), by(-0.5, -0.4), by(0.0, -1.2));
    path.close_path();
    Shape::area(path, Tint::hex(0x8E_D3_F2), Pen::Inner)
}

/// Water in one clean arc from where it comes out to whom it meets, where it splashes; `high` is how far the arc
/// rises over the higher end.
pub(super) fn stream((from, to): (Point, Point), high: f64, thick: f64) -> Vec<Shape> {
    const STEPS: usize = 12;
    let top = from.y.min(to.y) - high;
    // A curve's middle is half of the way to where it is drawn to.
    let bend = Point::new(from.x.midpoint(to.x), top * 2.0 - from.y.midpoint(to.y));
    let at = |share: f64| {
        let (one, other) = (from.lerp(bend, share), bend.lerp(to, share));
        (one.lerp(other, share), other - one)
    };
    let side = |step: usize, sign: f64| {
        let share = step as f64 / STEPS as f64;
        let (point, way) = at(share);
        let wide = thick * (0.5 + 0.7 * share) * sign;
        point + Vec2::new(-way.y, way.x) / way.hypot().max(1e-6) * wide
    };
    let mut path = BezPath::new();
    path.move_to(side(0, 1.0));
    (1..=STEPS).for_each(|step| path.line_to(side(step, 1.0)));
    let (end, way) = at(1.0);
    path.quad_to(end + way / way.hypot().max(1e-6) * (thick * 1.6), side(STEPS, -1.0));
    (0..STEPS).rev().for_each(|step| path.line_to(side(step, -1.0)));
    path.close_path();
    let back = -way / way.hypot().max(1e-6);
    // Drops that are too small close to black blots.
    let splash = [-1.0, 1.0].map(|sign| {
        let aside = Vec2::new(-back.y, back.x) * sign;
        drop_at(end + (aside * 3.0 + back * 0.9) * thick, thick * 1.15)
    });
    [Shape::area(path, WATER, Pen::Outline)].into_iter().chain(splash).collect()
}

/// A little heap of earth around the foot of what stands in it.
pub(super) fn mound(foot: Point, wide: f64) -> Vec<Shape> {
    let by = |x: f64, y: f64| foot + Vec2::new(x, y) * wide;
    let mut heap = BezPath::new();
    heap.move_to(by(-0.5, 0.08));
    heap.curve_to(by(-0.4, -0.12), by(-0.24, -0.2), by(0.0, -0.2));
    heap.curve_to(by(0.24, -0.2), by(0.4, -0.12), by(0.5, 0.08));
    heap.quad_to(by(0.0, 0.16), by(-0.5, 0.08));
    heap.close_path();
    let crumb = |x: f64, y: f64| {
        Shape::area(Circle::new(by(x, y), wide * 0.045).to_path(0.1), Tint::hex(0x9A_6A_42), Pen::Inner)
    };
    vec![Shape::area(heap, Tint::hex(0xB5_80_52), Pen::Outline), crumb(-0.62, 0.07), crumb(0.64, 0.05)]
}

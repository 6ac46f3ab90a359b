//! The hero's own ways to say a curve: hand-placed cubics, mirrored halves, knots with corners, bends.

use kurbo::{Affine, BezPath, PathEl, Point, Vec2};

/// A point as it is written in the drawings' tables.
pub(super) type Xy = (f64, f64);

/// An open run of cubic curves: two control points and an end each, absolute.
pub(super) fn open(start: Xy, cubics: &[[f64; 6]]) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(start);
    for c in cubics {
        path.curve_to((c[0], c[1]), (c[2], c[3]), (c[4], c[5]));
    }
    path
}

/// The same, closed.
pub(super) fn closed(start: Xy, cubics: &[[f64; 6]]) -> BezPath {
    let mut path = open(start, cubics);
    path.close_path();
    path
}

/// A closed outline from its right half: from a point on the axis to another point on the axis.
pub(super) fn symmetric(start: Xy, half: &[[f64; 6]]) -> BezPath {
    let mut path = open(start, half);
    join(&mut path, &mirror(&open(start, half)).reverse_subpaths());
    path.close_path();
    path
}

/// Seen in a mirror standing on the y axis.
pub(super) fn mirror(path: &BezPath) -> BezPath {
    Affine::scale_non_uniform(-1.0, 1.0) * path.clone()
}

/// Goes on along `next`, whose start is where `path` ends (a line is drawn where it is not).
pub(super) fn join(path: &mut BezPath, next: &BezPath) {
    for element in next.elements() {
        match *element {
            PathEl::MoveTo(to) if path.elements().is_empty() => path.move_to(to),
            PathEl::MoveTo(to) => path.line_to(to),
            other => path.push(other),
        }
    }
}

/// A straight stroke.
pub(super) fn stroke(from: Xy, to: Xy) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(from);
    path.line_to(to);
    path
}

/// A closed curve through knots; a knot whose flag is set is a corner.
pub(super) fn ring(knots: &[(f64, f64, bool)]) -> BezPath {
    let count = knots.len();
    let at = |index: usize| Point::new(knots[index % count].0, knots[index % count].1);
    let mut path = BezPath::new();
    path.move_to(at(0));
    for index in 0..count {
        let (from, to) = (at(index), at(index + 1));
        let leave = if knots[index].2 { (to - from) / 3.0 } else { (to - at(index + count - 1)) / 5.5 };
        let arrive =
            if knots[(index + 1) % count].2 { (to - from) / 3.0 } else { (at(index + 2) - from) / 5.5 };
        path.curve_to(from + leave, to - arrive, to);
    }
    path.close_path();
    path
}

/// Continues smoothly through points, the first of which is where `path` ends.
pub(super) fn run(path: &mut BezPath, points: &[Point]) {
    if path.elements().is_empty()
        && let Some(first) = points.first()
    {
        path.move_to(*first);
    }
    let last = points.len().saturating_sub(1);
    for index in 0..last {
        let (from, to) = (points[index], points[index + 1]);
        let before = points[index.saturating_sub(1)];
        let after = points[(index + 2).min(last)];
        path.curve_to(from + (to - before) / 6.0, to - (after - from) / 6.0, to);
    }
}

/// Every point, control points too, moved by `place`.
pub(super) fn warp(path: &BezPath, place: impl Fn(Point) -> Point) -> BezPath {
    path.elements()
        .iter()
        .map(|element| match *element {
            PathEl::MoveTo(to) => PathEl::MoveTo(place(to)),
            PathEl::LineTo(to) => PathEl::LineTo(place(to)),
            PathEl::QuadTo(by, to) => PathEl::QuadTo(place(by), place(to)),
            PathEl::CurveTo(a, b, to) => PathEl::CurveTo(place(a), place(b), place(to)),
            PathEl::ClosePath => PathEl::ClosePath,
        })
        .collect()
}

/// The unit vector of an angle in degrees: 0 hangs down, 90 points right, 180 up, −90 left.
pub(super) fn toward(degrees: f64) -> Vec2 {
    let turn = degrees.to_radians();
    Vec2::new(libm::sin(turn), libm::cos(turn))
}

/// Between `from` and `to`.
pub(super) fn mix(from: f64, to: f64, share: f64) -> f64 {
    from + (to - from) * share
}

/// Bends what lies below `from` (y runs down) until, `over` units lower, it hangs at `degrees` from down.
pub(super) fn bend(point: Point, from: f64, over: f64, degrees: f64) -> Point {
    let depth = point.y - from;
    let turn = degrees.to_radians();
    if depth <= 0.0 || turn.abs() < 1e-3 {
        return point;
    }
    let bent = depth.min(over);
    let angle = turn * bent / over;
    let (sin, cos) = (libm::sin(angle), libm::cos(angle));
    let radius = over / turn;
    let middle = Point::new(radius * (1.0 - cos), from + radius * sin);
    middle + Vec2::new(sin, cos) * (depth - bent) + Vec2::new(cos, -sin) * point.x
}

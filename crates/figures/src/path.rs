//! Ways to say a path: SVG text, smooth curves through points, blobs, tapered limbs.

use kurbo::{BezPath, Circle, Ellipse, Point, Shape as _, Vec2};

/// Curves are approximated to this many units: invisible at any print size.
const TOLERANCE: f64 = 0.01;

/// A path written as SVG path data; empty where the text is no path, which every drawing's golden shows.
pub fn svg(data: &str) -> BezPath {
    BezPath::from_svg(data).unwrap_or_default()
}

/// A circle.
pub fn circle(center: impl Into<Point>, radius: f64) -> BezPath {
    Circle::new(center, radius).to_path(TOLERANCE)
}

/// An ellipse with half axes `rx` and `ry`, turned by `turn` radians.
pub fn ellipse(center: impl Into<Point>, rx: f64, ry: f64, turn: f64) -> BezPath {
    Ellipse::new(center, (rx, ry), turn).to_path(TOLERANCE)
}

/// Straight lines through points, closed.
pub fn polygon(points: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    for (index, point) in points.iter().enumerate() {
        if index == 0 { path.move_to(*point) } else { path.line_to(*point) }
    }
    path.close_path();
    path
}

/// A smooth open curve through every point (Catmull–Rom with tension 1/6, as cubic Béziers).
pub fn smooth(points: &[Point]) -> BezPath {
    spline(points, false)
}

/// A smooth closed curve through every point.
pub fn smooth_closed(points: &[Point]) -> BezPath {
    spline(points, true)
}

fn spline(points: &[Point], closed: bool) -> BezPath {
    let mut path = BezPath::new();
    let count = points.len();
    let Some(first) = points.first() else { return path };
    path.move_to(*first);
    let at = |index: isize| -> Point {
        if closed {
            points[index.rem_euclid(count as isize) as usize]
        } else {
            points[index.clamp(0, count as isize - 1) as usize]
        }
    };
    let spans = if closed { count } else { count - 1 };
    for index in 0..spans as isize {
        let [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
        path.curve_to(from + (to - before) / 6.0, to - (after - from) / 6.0, to);
    }
    if closed {
        path.close_path();
    }
    path
}

/// A row of bumps along a closed ring of points, each bulging outwards: clouds, tree crowns, curls, fleece.
/// `bulge` is the bump's height as a share of its chord.
pub fn scallops(points: &[Point], bulge: f64) -> BezPath {
    let mut path = BezPath::new();
    let Some(first) = points.first() else { return path };
    path.move_to(*first);
    // Outwards is to the left of travel on a ring that runs clockwise on screen.
    let turn = if signed_area(points) >= 0.0 { 1.0 } else { -1.0 };
    for (index, from) in points.iter().enumerate() {
        let to = points[(index + 1) % points.len()];
        let chord = to - *from;
        let out = Vec2::new(chord.y, -chord.x) * (turn * bulge * 4.0 / 3.0);
        path.curve_to(*from + out + chord * 0.05, to + out - chord * 0.05, to);
    }
    path.close_path();
    path
}

fn signed_area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(from, to)| from.x * to.y - to.x * from.y).sum()
}

//! Curves to straight edges, and lines to the areas they cover. Only sums, products and square
//! roots, so that every machine finds the same edges.

use kurbo::{Affine, BezPath, PathEl, Point, Vec2};

/// How far a chord may be from its curve, in pixels.
const TOLERANCE: f64 = 0.15;

/// The straight pieces of one subpath.
#[derive(Debug, Default)]
pub(crate) struct Polyline {
    /// No two neighbours alike; a closed one does not repeat its start.
    pub(crate) points: Vec<Point>,
    pub(crate) closed: bool,
}

/// Every subpath of `path`, placed, as straight pieces.
pub(crate) fn flatten(path: &BezPath, placing: Affine) -> Vec<Polyline> {
    let mut lines: Vec<Polyline> = Vec::new();
    let mut line = Polyline::default();
    let mut start = Point::ORIGIN;
    drawing::flatten(path.iter().map(|element| placing * element), TOLERANCE, |element| match element {
        PathEl::MoveTo(to) => {
            lines.extend(finished(&mut line));
            start = to;
            line.points.push(to);
        }
        PathEl::ClosePath => {
            line.closed = true;
            lines.extend(finished(&mut line));
            line.points.push(start);
        }
        PathEl::LineTo(to) | PathEl::QuadTo(.., to) | PathEl::CurveTo(.., to) => line.points.push(to),
    });
    lines.extend(finished(&mut line));
    // After a close the pen rests on the start: that is a place, not a dot.
    lines.retain(|line| line.points.len() > 1 || line.closed);
    lines
}

fn finished(line: &mut Polyline) -> Option<Polyline> {
    let mut done = std::mem::take(line);
    if done.points.len() == 2 && done.points[0] == done.points[1] {
        done.closed = true; // a line to where it is: round caps make it a dot
    }
    done.points.dedup_by(|a, b| a.distance_squared(*b) < 1e-8);
    if done.closed {
        while done.points.len() > 1
            && done.points[0].distance_squared(done.points[done.points.len() - 1]) < 1e-8
        {
            done.points.pop();
        }
    }
    (!done.points.is_empty()).then_some(done)
}

/// The closed outline of `line` drawn with a round pen `width` wide, as loops that all turn the same
/// way, so that overlaps add up and never cancel.
pub(crate) fn stroke(line: &Polyline, width: f64, mut outline: impl FnMut(&[Point])) {
    let pen = RoundPen::new(width / 2.0);
    match line.points.as_slice() {
        [] => {}
        [dot] => outline(&pen.dot(*dot)),
        points if line.closed && points.len() > 2 => pen.ring(points, outline),
        [start, end] if line.closed => pen.trail(&[*start, *end, *start], outline),
        points => pen.trail(points, outline),
    }
}

struct RoundPen {
    radius: f64,
    /// Two radii closer than this (as a cosine) need no point between them on an arc.
    close: f64,
}

/// The two sides of a line, each from its start to its end.
#[derive(Default)]
struct Sides {
    left: Vec<Point>,
    right: Vec<Point>,
}

impl RoundPen {
    fn new(radius: f64) -> Self {
        let half = (1.0 - TOLERANCE / radius.max(TOLERANCE)).max(0.0);
        Self { radius, close: 2.0 * half * half - 1.0 }
    }

    fn dot(&self, at: Point) -> Vec<Point> {
        let (right, down) = (Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0));
        let mut points = Vec::new();
        for (from, to) in [(down, right), (right, -down), (-down, -right), (-right, down)] {
            points.push(at + from * self.radius);
            self.arc(&mut points, at, from, to);
        }
        points
    }

    /// An open line with a cap on each end.
    fn trail(&self, points: &[Point], mut outline: impl FnMut(&[Point])) {
        let mut sides = Sides::default();
        let steps = directions(points, false);
        let (Some(first), Some(last)) = (steps.first(), steps.last()) else {
            return;
        };
        let (start, end) = (points[0], points[points.len() - 1]);
        sides.straight(start, normal(first.0) * self.radius);
        for (index, at) in points[1..points.len() - 1].iter().enumerate() {
            self.join(&mut sides, *at, steps[index], steps[index + 1]);
        }
        sides.straight(end, normal(last.0) * self.radius);
        let mut around = sides.left;
        self.arc(&mut around, end, normal(last.0), last.0);
        around.push(end + last.0 * self.radius);
        self.arc(&mut around, end, last.0, -normal(last.0));
        around.extend(sides.right.iter().rev());
        self.arc(&mut around, start, -normal(first.0), -first.0);
        around.push(start - first.0 * self.radius);
        self.arc(&mut around, start, -first.0, normal(first.0));
        outline(&around);
    }

    /// A closed line: one loop along each side.
    fn ring(&self, points: &[Point], mut outline: impl FnMut(&[Point])) {
        let mut sides = Sides::default();
        let steps = directions(points, true);
        for (index, at) in points.iter().enumerate() {
            let before = steps[(index + steps.len() - 1) % steps.len()];
            self.join(&mut sides, *at, before, steps[index]);
        }
        outline(&sides.left);
        sides.right.reverse();
        outline(&sides.right);
    }

    /// Goes around a corner: mitred where the turn is slight, round on the outside where it is not.
    fn join(&self, sides: &mut Sides, at: Point, before: (Vec2, f64), after: (Vec2, f64)) {
        let ((from, from_length), (to, to_length)) = (before, after);
        let (cosine, turn) = (from.dot(to), from.cross(to));
        let inside = self.radius * turn.abs() / (1.0 + cosine);
        if cosine > 0.97 && inside < 0.45 * from_length.min(to_length) {
            sides.straight(at, (normal(from) + normal(to)) * (self.radius / (1.0 + cosine)));
            return;
        }
        let (a, b) = (normal(from), normal(to));
        let (outer, inner, sign) = if turn > 0.0 {
            (&mut sides.right, &mut sides.left, -1.0)
        } else {
            (&mut sides.left, &mut sides.right, 1.0)
        };
        inner.extend([at - a * sign * self.radius, at, at - b * sign * self.radius]);
        outer.push(at + a * sign * self.radius);
        if cosine < -0.9 {
            self.arc(outer, at, a * sign, from);
            outer.push(at + from * self.radius);
            self.arc(outer, at, from, b * sign);
        } else {
            self.arc(outer, at, a * sign, b * sign);
        }
        outer.push(at + b * sign * self.radius);
    }

    /// The points between two radii given as unit vectors less than half a turn apart.
    fn arc(&self, points: &mut Vec<Point>, centre: Point, from: Vec2, to: Vec2) {
        if from.dot(to) >= self.close {
            return;
        }
        let middle = from + to;
        let length = middle.hypot2().sqrt();
        if length < 1e-6 {
            return;
        }
        let middle = middle / length;
        self.arc(points, centre, from, middle);
        points.push(centre + middle * self.radius);
        self.arc(points, centre, middle, to);
    }
}

impl Sides {
    fn straight(&mut self, at: Point, reach: Vec2) {
        self.left.push(at + reach);
        self.right.push(at - reach);
    }
}

/// A quarter turn: left of a direction where y runs up.
fn normal(direction: Vec2) -> Vec2 {
    Vec2::new(-direction.y, direction.x)
}

/// The direction and length of each piece; the last one leads home when `closed`.
fn directions(points: &[Point], closed: bool) -> Vec<(Vec2, f64)> {
    let next = points.iter().skip(1).chain(closed.then_some(&points[0]));
    points
        .iter()
        .zip(next)
        .map(|(from, to)| {
            let step = *to - *from;
            let length = step.hypot2().sqrt();
            (step / length, length)
        })
        .collect()
}

//! Points to as few cubic curves as follow them.

use kurbo::{BezPath, CubicBez, ParamCurve as _, Point, Vec2};

/// A line as cubic curves, to be walked either way.
#[derive(Debug, Clone, Default)]
pub(crate) struct Curve {
    start: Point,
    /// Two controls and an end each.
    pieces: Vec<[Point; 3]>,
}

/// How far a curve may be from its points, in pixels.
const TOLERANCE: f64 = 0.22;
/// Points that one curve follows at most.
const LONGEST: usize = 40;

impl Curve {
    /// Through points about a pixel apart. `before` and `after` are what the line comes from and goes on to.
    pub(crate) fn through(points: &[Point], before: Option<Point>, after: Option<Point>) -> Self {
        let last = points.len() - 1;
        let mut way: Vec<Vec2> = Vec::with_capacity(points.len());
        for at in 0..points.len() {
            let from = if at > 0 { Some(points[at - 1]) } else { before };
            let to = if at < last { Some(points[at + 1]) } else { after };
            let step = to.unwrap_or(points[at]) - from.unwrap_or(points[at]);
            way.push(step / step.hypot2().sqrt().max(1e-9));
        }
        let mut curve = Self { start: points[0], pieces: Vec::new() };
        let mut from = 0;
        while from < last {
            let mut best = from + 1;
            let mut span = 2;
            while from + 1 < last && span <= LONGEST {
                let to = (from + span).min(last);
                if !follows(points, &way, from, to) {
                    break;
                }
                best = to;
                if to == last {
                    break;
                }
                span += 1 + span / 4;
            }
            curve.pieces.push(piece(points, &way, from, best));
            from = best;
        }
        curve
    }

    /// Where it starts.
    pub(crate) const fn start(&self) -> Point {
        self.start
    }

    /// Where it ends.
    pub(crate) fn end(&self) -> Point {
        self.pieces.last().map_or(self.start, |piece| piece[2])
    }

    /// Points along it, less than half a pixel apart where its own points were about one.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        let starts = core::iter::once(self.start).chain(self.pieces.iter().map(|piece| piece[2]));
        starts.zip(&self.pieces).flat_map(|(start, [one, two, end])| {
            let piece = CubicBez::new(start, *one, *two, *end);
            let steps = (4.0 * start.distance(*one) + 4.0 * two.distance(*end)) as usize + 2;
            (0..=steps).map(move |step| piece.eval(step as f64 / steps as f64))
        })
    }

    /// Goes on with `path` along this curve, `backwards` from its end to its start. The path is there already.
    pub(crate) fn append(&self, path: &mut BezPath, backwards: bool) {
        if !backwards {
            for [one, two, to] in &self.pieces {
                path.curve_to(*one, *two, *to);
            }
            return;
        }
        for (index, [one, two, _]) in self.pieces.iter().enumerate().rev() {
            let to = if index == 0 { self.start } else { self.pieces[index - 1][2] };
            path.curve_to(*two, *one, to);
        }
    }
}

fn piece(points: &[Point], way: &[Vec2], from: usize, to: usize) -> [Point; 3] {
    let length: f64 = points[from..=to].windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let reach = length / 3.0;
    [points[from] + way[from] * reach, points[to] - way[to] * reach, points[to]]
}

fn follows(points: &[Point], way: &[Vec2], from: usize, to: usize) -> bool {
    let [one, two, end] = piece(points, way, from, to);
    let start = points[from];
    let count = to - from;
    (1..count).all(|step| {
        let t = step as f64 / count as f64;
        let s = 1.0 - t;
        let at = start.to_vec2() * (s * s * s)
            + one.to_vec2() * (3.0 * s * s * t)
            + two.to_vec2() * (3.0 * s * t * t)
            + end.to_vec2() * (t * t * t);
        // Points are about evenly spaced, so the one at the same share of the way is about the nearest.
        let near = points[from + step - 1..=from + step + 1].iter();
        near.map(|point| (point.to_vec2() - at).hypot2()).fold(f64::INFINITY, f64::min)
            < (TOLERANCE + 0.5) * (TOLERANCE + 0.5)
            && off_line(points, from + step, at) < TOLERANCE
    })
}

/// How far a point is from the straight line through the neighbours of a point of the line.
fn off_line(points: &[Point], at: usize, point: Vec2) -> f64 {
    let (before, after) = (points[at - 1].to_vec2(), points[at + 1].to_vec2());
    let way = after - before;
    let length = way.hypot2().sqrt();
    if length < 1e-9 { (point - before).hypot2().sqrt() } else { (way.cross(point - before) / length).abs() }
}

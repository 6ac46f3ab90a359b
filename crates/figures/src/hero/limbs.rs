//! Arms, legs, sleeves and trouser legs: tapered strokes round a bent centre line, as closed outlines.

use kurbo::{BezPath, Line, ParamCurve as _, Point, QuadBez, Vec2};

use super::curve::{mix, run};

/// Three joints and how thick the limb is there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limb {
    pub(super) root: Point,
    pub(super) joint: Point,
    pub(super) end: Point,
    /// Radii at the three joints.
    pub(super) girth: [f64; 3],
    /// How far from the joint its bend begins, as a share of the shorter of both parts.
    pub(super) soft: f64,
}

/// How softly elbows and knees bend.
pub(super) const ELBOW: f64 = 0.62;
pub(super) const KNEE: f64 = 0.34;

/// A stretch of a limb and what clothes add to its radius at either end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stretch {
    /// Shares of the limb's length, 0 at the root.
    pub(super) from: f64,
    pub(super) to: f64,
    /// Added to the radius at `from` and at `to`.
    pub(super) loose: [f64; 2],
}

/// A joint that bends within less than this share of a limb is sudden; how many points are round it, and along any other
/// limb.
const SUDDEN: f64 = 0.3;
const ROUND_A_JOINT: f64 = 6.0;
const ALONG: f64 = 8.0;

impl Stretch {
    pub(super) const fn new(from: f64, to: f64, loose: [f64; 2]) -> Self {
        Self { from, to, loose }
    }
}

/// The two edges of a stretch of a limb, from its root end to its far end.
#[derive(Debug, Clone)]
pub(super) struct Tube {
    /// Offset towards `Vec2(y, -x)` of the direction of travel: the right of the picture where a limb hangs.
    pub(super) left: Vec<Point>,
    pub(super) right: Vec<Point>,
    /// Directions of travel at both ends.
    pub(super) start: Vec2,
    pub(super) finish: Vec2,
}

impl Limb {
    /// Where the limb is after `share` of its way, and its direction there. The joint is rounded.
    pub(super) fn at(&self, share: f64) -> (Point, Vec2) {
        let (first, second) = (self.joint - self.root, self.end - self.joint);
        let (long, short) = (first.hypot2().sqrt(), second.hypot2().sqrt());
        let cut = long.min(short) * self.soft;
        let (before, after) = (first / long, second / short);
        let (enter, leave) = (self.joint - before * cut, self.joint + after * cut);
        let curve = ((leave - enter).hypot2().sqrt() + 2.0 * cut) * 0.5;
        let (head, tail) = (long - cut, short - cut);
        let way = share * (head + curve + tail);
        if way <= head {
            (self.root + before * way, before)
        } else if way >= head + curve {
            (leave + after * (way - head - curve), after)
        } else {
            let t = (way - head) / curve;
            let a = enter.lerp(self.joint, t);
            let b = self.joint.lerp(leave, t);
            let along = b - a;
            (a.lerp(b, t), along / along.hypot2().sqrt().max(1e-9))
        }
    }

    /// From root to end, the joint's bend cut short.
    pub(super) fn length(&self) -> f64 {
        (self.joint - self.root).hypot2().sqrt() + (self.end - self.joint).hypot2().sqrt()
    }

    fn radius(&self, share: f64) -> f64 {
        let [root, joint, end] = self.girth;
        if share < 0.5 { mix(root, joint, share * 2.0) } else { mix(joint, end, share * 2.0 - 1.0) }
    }

    /// A line part of the way across the limb, as a seam lies round it: it divides nothing.
    pub(super) fn band(&self, share: f64, loose: f64) -> BezPath {
        let (at, along) = self.at(share);
        let radius = self.radius(share) + loose;
        let aside = Vec2::new(along.y, -along.x) * (radius * 0.6);
        let sag = along * (radius * 0.16);
        let mut path = BezPath::new();
        path.move_to(at + aside);
        path.curve_to(at + aside * 0.5 + sag, at - aside * 0.5 + sag, at - aside);
        path
    }

    /// The edges of a stretch.
    pub(super) fn tube(&self, stretch: Stretch) -> Tube {
        let steps = 2 + libm::ceil((stretch.to - stretch.from) * self.density()) as usize;
        let (mut left, mut right) = (Vec::with_capacity(steps + 1), Vec::with_capacity(steps + 1));
        for step in 0..=steps {
            let within = step as f64 / steps as f64;
            let share = mix(stretch.from, stretch.to, within);
            let (at, along, aside) = self.across(share, mix(stretch.loose[0], stretch.loose[1], within));
            left.push((at + aside, along));
            right.push((at - aside, along));
        }
        Tube {
            left: creased(&left),
            right: creased(&right),
            start: self.at(stretch.from).1,
            finish: self.at(stretch.to).1,
        }
    }

    /// How many points an edge has along the whole limb: enough of them round a joint that is bent on a short way.
    fn density(&self) -> f64 {
        let parts = [self.joint - self.root, self.end - self.joint].map(Vec2::hypot);
        let bend = 2.0 * self.soft * parts[0].min(parts[1]) / (parts[0] + parts[1]).max(1.0);
        if bend < SUDDEN { ROUND_A_JOINT / bend.max(0.04) } else { ALONG }
    }

    /// The edges of a stretch that is so much wider than the limb at these shares of it.
    pub(super) fn swelling(&self, profile: &[(f64, f64)]) -> Tube {
        let rows: Vec<_> = profile.iter().map(|&(share, loose)| self.across(share, loose)).collect();
        let end = |row: Option<&(Point, Vec2, Vec2)>| row.map_or(Vec2::ZERO, |row| row.1);
        Tube {
            left: rows.iter().map(|(at, _, aside)| *at + *aside).collect(),
            right: rows.iter().map(|(at, _, aside)| *at - *aside).collect(),
            start: end(rows.first()),
            finish: end(rows.last()),
        }
    }

    /// Where the limb is, its direction, and the way to its edge and `loose` units farther.
    fn across(&self, share: f64, loose: f64) -> (Point, Vec2, Vec2) {
        let (at, along) = self.at(share);
        (at, along, Vec2::new(along.y, -along.x) * (self.radius(share) + loose))
    }
}

/// On the inside of a sharp bend an edge would run backwards: there it keeps only its crease, where it meets itself
/// or, short of that, where it runs ahead again.
fn creased(edge: &[(Point, Vec2)]) -> Vec<Point> {
    let runs_back = edge.windows(2).any(|pair| (pair[1].0 - pair[0].0).dot(pair[1].1) < 0.0);
    if !runs_back {
        return edge.iter().map(|(point, _)| *point).collect();
    }
    let line = |index: usize| Line::new(edge[index].0, edge[index + 1].0);
    for before in 0..edge.len() - 1 {
        for after in (before + 2..edge.len() - 1).rev() {
            if let Some(crease) = meeting(line(before), line(after)) {
                let head = edge[..=before].iter().map(|(point, _)| *point);
                let tail = edge[after + 1..].iter().map(|(point, _)| *point);
                return rounded(&head.collect::<Vec<_>>(), crease, &tail.collect::<Vec<_>>());
            }
        }
    }
    let mut ahead: Vec<Point> = Vec::with_capacity(edge.len());
    for &(point, along) in edge {
        while let Some(last) = ahead.last()
            && ahead.len() > 1
            && (point - *last).dot(along) < 0.0
        {
            ahead.pop();
        }
        ahead.push(point);
    }
    let sharpest = (1..ahead.len().saturating_sub(1))
        .max_by(|&one, &other| bend(&ahead, one).total_cmp(&bend(&ahead, other)));
    match sharpest {
        Some(at) if bend(&ahead, at) > SHARP => rounded(&ahead[..at], ahead[at], &ahead[at + 1..]),
        _ => ahead,
    }
}

/// How sharply an edge turns at one of its points, in radians.
fn bend(edge: &[Point], at: usize) -> f64 {
    let (before, after) = (edge[at] - edge[at - 1], edge[at + 1] - edge[at]);
    libm::fabs(libm::atan2(before.cross(after), before.dot(after)))
}

/// From how many radians on a bend is a corner.
const SHARP: f64 = 0.8;

/// How far from its corner a crook begins to be round, in units.
const CROOK: f64 = 11.0;

/// Along `before`, round the corner, along `after`.
fn rounded(before: &[Point], corner: Point, after: &[Point]) -> Vec<Point> {
    let far = |point: &&Point| (**point - corner).hypot2() > CROOK * CROOK;
    let toward = |point: Option<&Point>| {
        let way = point.map_or(Vec2::ZERO, |point| *point - corner);
        corner + way * (CROOK / way.hypot().max(CROOK))
    };
    let mut edge: Vec<Point> = before.iter().filter(far).copied().collect();
    let ahead: Vec<Point> = after.iter().filter(far).copied().collect();
    let (from, to) = (toward(edge.last().or(before.first())), toward(ahead.first().or(after.last())));
    let round = QuadBez::new(from, corner, to);
    edge.extend([0.0, 0.25, 0.5, 0.75, 1.0].map(|share| round.eval(share)));
    edge.extend(ahead);
    edge
}

/// Where two stretches of line cross.
fn meeting(one: Line, other: Line) -> Option<Point> {
    let (along, across, apart) = (one.p1 - one.p0, other.p1 - other.p0, other.p0 - one.p0);
    let spread = along.cross(across);
    let (here, there) = (apart.cross(across) / spread, apart.cross(along) / spread);
    let within = 0.0..=1.0;
    (spread.abs() > 1e-9 && within.contains(&here) && within.contains(&there)).then(|| one.p0 + along * here)
}

/// How far a round end bulges, as a share of the width.
const ROUND: f64 = 0.64;

impl Tube {
    /// Closed all round: a round start, a gently curved end.
    pub(super) fn closed(&self) -> BezPath {
        self.capped(ROUND)
    }

    /// The same, its start as round as `bulge` says: 0 is flat.
    pub(super) fn capped(&self, bulge: f64) -> BezPath {
        let mut path = self.sides(0.0, 0.0);
        self.cap(&mut path, bulge);
        path.close_path();
        path
    }

    /// Both edges, open, from the root.
    pub(super) fn edges(&self) -> [BezPath; 2] {
        [&self.left, &self.right].map(|edge| {
            let mut path = BezPath::new();
            run(&mut path, edge);
            path
        })
    }

    /// Along the left edge, across the end, back along the right edge. The first `trim` units of
    /// either edge are left out.
    pub(super) fn sides(&self, trim_left: f64, trim_right: f64) -> BezPath {
        let mut path = BezPath::new();
        run(&mut path, &trimmed(&self.left, trim_left));
        let (from, to) = (last(&self.left), last(&self.right));
        let bulge = self.finish * ((to - from).hypot2().sqrt() * 0.14);
        path.curve_to(from.lerp(to, 0.25) + bulge, from.lerp(to, 0.75) + bulge, to);
        let mut back = trimmed(&self.right, trim_right);
        back.reverse();
        run(&mut path, &back);
        path
    }

    /// What is farther than `far` from a point: along the left edge, across the end, back along the right edge.
    pub(super) fn beyond(&self, from: Point, far: f64) -> BezPath {
        let rest = |edge: &[Point]| {
            let near = edge.iter().take_while(|at| (**at - from).hypot2() < far * far).count();
            edge[near.min(edge.len().saturating_sub(2))..].to_vec()
        };
        Tube { left: rest(&self.left), right: rest(&self.right), ..*self }.sides(0.0, 0.0)
    }

    /// Along the left edge, through `hand`, back along the right edge, its start as round as `bulge` says: 0 is flat.
    pub(super) fn with_hand(&self, hand: &BezPath, bulge: f64) -> BezPath {
        let mut path = BezPath::new();
        run(&mut path, &self.left);
        super::curve::join(&mut path, hand);
        let mut back = self.right.clone();
        back.reverse();
        path.line_to(last(&self.right));
        run(&mut path, &back);
        self.cap(&mut path, bulge);
        path.close_path();
        path
    }

    fn cap(&self, path: &mut BezPath, bulge: f64) {
        let (from, to) = (self.right[0], self.left[0]);
        let out = -self.start * ((to - from).hypot2().sqrt() * bulge);
        path.curve_to(from + out, to + out, to);
    }
}

fn last(points: &[Point]) -> Point {
    points.last().copied().unwrap_or_default()
}

fn trimmed(edge: &[Point], trim: f64) -> Vec<Point> {
    let mut rest = trim;
    let mut kept = edge.to_vec();
    while rest > 0.0 && kept.len() > 1 {
        let step = (kept[1] - kept[0]).hypot2().sqrt();
        if step > rest {
            kept[0] = kept[0].lerp(kept[1], rest / step);
            break;
        }
        rest -= step;
        kept.remove(0);
    }
    kept
}

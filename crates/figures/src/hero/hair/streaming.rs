//! Loose hair in the wind or in water: it streams behind the head and droops towards its tips.

use core::f64::consts::{PI, TAU};

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};
use scene::HairStyle;

use super::curls::curl;
use super::spikes::tuft;
use super::{Cut, Layer, Tail};
use crate::hero::curve::{mix, run, toward};
use crate::path::scallops;

/// Behind the head, where the stream begins.
const ROOT: Point = Point::new(-16.0, -10.0);
/// Half as wide as it is there, and before it tapers.
const HALF: [f64; 2] = [40.0, 21.0];
/// The former of curly hair.
const BEHIND_CURLS: f64 = 27.0;

/// How large the curls drawn upon it are.
const CURL: f64 = 6.5;

/// A stream's middle line.
struct Stream {
    style: HairStyle,
    /// From a share of its length to the next.
    middle: Vec<(Point, Vec2)>,
}

impl Stream {
    const STEPS: usize = 20;

    fn new(style: HairStyle, cut: &Cut) -> Self {
        let long = [0.0, 94.0, 160.0, 222.0][cut.rank()] * cut.room();
        let mut middle = Vec::with_capacity(Self::STEPS + 1);
        let mut at = ROOT;
        for step in 0..=Self::STEPS {
            let share = step as f64 / Self::STEPS as f64;
            // First backwards, then where it would hang, in one long wave.
            let wave = 20.0 * libm::sin(TAU * (1.05 * share + 0.02));
            let along = toward(mix(-92.0, cut.flow + 12.0, libm::sqrt(share)) + wave);
            middle.push((at, along));
            at += along * (long / Self::STEPS as f64);
        }
        // A short stream has no room for waves.
        let style = if cut.rank() == 1 && style == HairStyle::Wavy { HairStyle::Straight } else { style };
        Self { style, middle }
    }

    /// Beside the middle line: −1 is its lower edge, 1 its upper one.
    fn at(&self, share: f64, side: f64) -> Point {
        let place = share.clamp(0.0, 1.0) * Self::STEPS as f64;
        let step = (place as usize).min(Self::STEPS - 1);
        let ((from, along), (to, _)) = (self.middle[step], self.middle[step + 1]);
        let ripple = match self.style {
            HairStyle::Wavy => 6.5 * libm::sin(share * self.middle.len() as f64 * 0.9 + side),
            _ => 0.0,
        };
        // No curl of it looks out above those of the head.
        let begin = if self.style == HairStyle::Curly { BEHIND_CURLS } else { HALF[0] };
        let half = mix(begin, HALF[1], libm::sqrt(share)) + 5.0 * libm::sin(PI * share);
        from.lerp(to, place - step as f64) + Vec2::new(along.y, -along.x) * -(half * side + ripple)
    }

    fn edge(&self, (from, to): (f64, f64), side: f64) -> Vec<Point> {
        (0..=8).map(|step| self.at(mix(from, to, f64::from(step) / 8.0), side)).collect()
    }

    /// Lines upon it, open at both ends: each from a share of its length to another, so far beside the middle.
    fn strands(&self, strands: &[(f64, f64, f64)]) -> impl Iterator<Item = Shape> {
        strands.iter().map(|&(from, to, side)| {
            let mut strand = BezPath::new();
            run(&mut strand, &self.edge((from, to), side));
            Shape::line(strand, Pen::Inner)
        })
    }
}

/// Loose hair of this style behind the head of somebody who runs, swims or flies.
pub(super) fn streaming(style: HairStyle, cut: &Cut) -> Tail {
    // It is where it flows to; nothing of it is to be bent again.
    let root = Point::new(ROOT.x, 1000.0);
    Tail { root, layer: Layer::Behind, shapes: stream(style, cut) }
}

fn stream(style: HairStyle, cut: &Cut) -> Vec<Shape> {
    let stream = Stream::new(style, cut);
    if style == HairStyle::Curly {
        let marks = [(0.44, 0.3), (0.66, -0.3), (0.86, 0.1)];
        let marks = marks.into_iter().take(cut.rank()).map(|(share, side)| {
            let at = stream.at(share, side);
            Shape::line(curl(at.x, at.y, CURL), Pen::Inner)
        });
        return [cut.area(curls(&stream, cut))].into_iter().chain(marks).collect();
    }
    if style == HairStyle::Spiky {
        let strands = stream.strands(&[(0.34, 0.62, 0.3), (0.46, 0.74, -0.2)]);
        return [cut.area(tufts(&stream, cut))].into_iter().chain(strands).collect();
    }
    // Along the upper side to the tip of one large lock, up into a notch, to the tip of the other one, and back along
    // the lower side.
    let mut outline = BezPath::new();
    run(&mut outline, &stream.edge((0.0, 0.68), 1.0));
    outline.curve_to(stream.at(0.82, 1.0), stream.at(0.94, 0.8), stream.at(1.0, 0.3));
    outline.curve_to(stream.at(0.9, 0.34), stream.at(0.8, 0.14), stream.at(0.72, -0.26));
    outline.curve_to(stream.at(0.76, -0.56), stream.at(0.8, -0.9), stream.at(0.88, -1.2));
    let mut back = stream.edge((0.0, 0.56), -1.0);
    back.reverse();
    outline.curve_to(stream.at(0.8, -1.2), stream.at(0.66, -1.04), back[0]);
    run(&mut outline, &back);
    outline.close_path();
    let strands: &[(f64, f64, f64)] = match (cut.rank(), cut.full) {
        (1, _) => &[],
        (_, true) => &[(0.36, 0.8, 0.44), (0.4, 0.7, -0.24)],
        (_, false) => &[(0.44, 0.78, 0.34)],
    };
    [cut.area(outline)].into_iter().chain(stream.strands(strands)).collect()
}

/// Pointed tufts at both sides, the longer it is the more of them, and two at its end.
fn tufts(stream: &Stream, cut: &Cut) -> BezPath {
    let rows = cut.rank() as f64;
    let at = |share: f64, side: f64| {
        let at = stream.at(share, side);
        (at.x, at.y)
    };
    let mut path = BezPath::new();
    path.move_to(stream.at(0.0, 1.0));
    let edge = |side: f64, row: f64| {
        let share = 0.8 * (row + 1.0) / (rows + 1.0);
        [at(share + 0.1, side * 1.75), at(share, side * 0.8)]
    };
    for row in 0..cut.rank() {
        let [tip, valley] = edge(1.0, row as f64);
        tuft(&mut path, tip, valley);
    }
    tuft(&mut path, at(1.0, 0.7), at(0.78, 0.0));
    let mut last = at(0.98, -0.9);
    for row in (0..cut.rank()).rev() {
        let [tip, valley] = edge(-1.0, row as f64);
        tuft(&mut path, last, valley);
        last = tip;
    }
    tuft(&mut path, last, at(0.0, -1.0));
    path.close_path();
    path
}

/// A bunch of curls that narrows to its end.
fn curls(stream: &Stream, cut: &Cut) -> BezPath {
    let rows = [0, 3, 5, 7][cut.rank()];
    let side = |side: f64| -> Vec<Point> {
        (0..=rows).map(|row| stream.at(0.94 * f64::from(row) / f64::from(rows), side)).collect()
    };
    let (upper, mut lower) = (side(1.0), side(-1.0));
    lower.reverse();
    let tip = stream.at(1.0, 0.0);
    scallops(&[upper, vec![tip], lower].concat(), 0.36)
}

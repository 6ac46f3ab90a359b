//! A lock of hair: a band along a bent middle line that narrows to its pointed ends, and the strands that follow it.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::Cut;
use crate::hero::curve::{mix, run};

/// Beside a ribbon's middle line: the share of its length, and how far out, −1 at the left edge of who travels along
/// it, 1 at the right one.
pub(super) type Beside = (f64, f64);

/// A band of hair, from where it grows to its tips.
#[derive(Debug, Clone)]
pub(super) struct Ribbon {
    /// Evenly spaced, with the direction of travel.
    middle: Vec<(Point, Vec2)>,
    /// Half its width by shares of its length.
    halves: &'static [(f64, f64)],
    /// How far it waves from side to side, and how often.
    ripple: (f64, f64),
}

/// How finely a middle line is followed.
const STEPS: usize = 28;
/// How far to either side its width is averaged.
const SOFT: f64 = 0.06;
/// How many points an edge is drawn through for all its length.
const EDGE: f64 = 12.0;

impl Ribbon {
    /// Smoothly through points, half as wide as said at shares of its length.
    pub(super) fn through(points: &[Point], halves: &'static [(f64, f64)]) -> Self {
        let fine = fine(points);
        let mut way = vec![0.0];
        for pair in fine.windows(2) {
            way.push(way[way.len() - 1] + (pair[1] - pair[0]).hypot());
        }
        let long = way[way.len() - 1].max(1e-6);
        let at = |share: f64| {
            let far = share.clamp(0.0, 1.0) * long;
            let next = way.iter().position(|way| *way >= far).unwrap_or(way.len() - 1).max(1);
            let within = (far - way[next - 1]) / (way[next] - way[next - 1]).max(1e-6);
            fine[next - 1].lerp(fine[next], within)
        };
        let middle = (0..=STEPS)
            .map(|step| {
                let share = step as f64 / STEPS as f64;
                let along = at(share + 0.02) - at(share - 0.02);
                (at(share), along / along.hypot().max(1e-6))
            })
            .collect();
        Self { middle, halves, ripple: (0.0, 1.0) }
    }

    /// The same, waving so far from side to side so many times.
    pub(super) fn waving(self, far: f64, times: f64) -> Self {
        Self { ripple: (far, times), ..self }
    }

    /// The share of its length that so many units are.
    pub(super) fn share(&self, far: f64) -> f64 {
        far / self.middle.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot()).sum::<f64>().max(1e-6)
    }

    /// Half its width at a share of its length, without the corners of the table.
    fn half(&self, share: f64) -> f64 {
        [-SOFT, 0.0, SOFT].into_iter().map(|off| self.straight(share + off)).sum::<f64>() / 3.0
    }

    fn straight(&self, share: f64) -> f64 {
        let after = self.halves.iter().position(|(at, _)| *at >= share).unwrap_or(self.halves.len() - 1);
        let (to, wide) = self.halves[after];
        let (from, narrow) = self.halves[after.saturating_sub(1)];
        mix(narrow, wide, ((share - from) / (to - from).max(1e-6)).clamp(0.0, 1.0))
    }

    /// The point beside the middle line.
    pub(super) fn at(&self, (share, side): Beside) -> Point {
        let place = share.clamp(0.0, 1.0) * STEPS as f64;
        let step = (place as usize).min(STEPS - 1);
        let ((from, along), (to, next)) = (self.middle[step], self.middle[step + 1]);
        let along = along.lerp(next, place - step as f64);
        let (far, times) = self.ripple;
        let wave = far * share * libm::sin(core::f64::consts::TAU * times * share);
        from.lerp(to, place - step as f64) + Vec2::new(-along.y, along.x) * (self.half(share) * side + wave)
    }

    /// Its direction of travel at a share of its length.
    pub(super) fn along(&self, share: f64) -> Vec2 {
        self.middle[(share.clamp(0.0, 1.0) * STEPS as f64) as usize].1
    }

    /// A stretch of a line that keeps its distance from the middle.
    pub(super) fn edge(&self, (from, to): (f64, f64), side: f64) -> Vec<Point> {
        let steps = libm::ceil((to - from).abs() * EDGE).max(2.0);
        (0..=steps as usize).map(|step| self.at((mix(from, to, step as f64 / steps), side))).collect()
    }

    /// The outline from its root along the right edge, over its tips and the notches between them, and back along the
    /// left edge; open at the root.
    pub(super) fn outline(&self, ends: &[Beside]) -> BezPath {
        let mut path = BezPath::new();
        let (Some(&first), Some(&last)) = (ends.first(), ends.last()) else { return path };
        let shoulder = |tip: Beside| tip.0 - LOCK;
        run(&mut path, &self.edge((0.0, shoulder(first)), 1.0));
        path.curve_to(
            self.at((first.0 - LOCK * 0.6, 1.0)),
            self.at((first.0, mix(first.1, 1.0, 0.9))),
            self.at(first),
        );
        for pair in ends.windows(2) {
            let [from, to] = [pair[0], pair[1]];
            // Into a notch the flank is hollow, out of it it is full.
            let into = to.0 < from.0;
            let by = if into {
                (mix(from.0, to.0, 0.42), mix(from.1, to.1, 0.72))
            } else {
                (mix(from.0, to.0, 0.62), mix(from.1, to.1, 0.2))
            };
            path.quad_to(self.at(by), self.at(to));
        }
        let mut back = self.edge((0.0, shoulder(last)), -1.0);
        back.reverse();
        path.curve_to(
            self.at((last.0, mix(last.1, -1.0, 0.9))),
            self.at((last.0 - LOCK * 0.6, -1.0)),
            back[0],
        );
        run(&mut path, &back);
        path
    }

    /// The whole lock, closed at its root.
    pub(super) fn lock(&self, cut: &Cut, ends: &[Beside]) -> Shape {
        let mut path = self.outline(ends);
        path.close_path();
        cut.area(path)
    }

    /// A strand along it, open at both ends.
    pub(super) fn strand(&self, stretch: (f64, f64), side: f64) -> Shape {
        let mut path = BezPath::new();
        run(&mut path, &self.edge(stretch, side));
        Shape::line(path, Pen::Inner)
    }
}

/// From where a lock begins to narrow to its tip, as a share of the length.
const LOCK: f64 = 0.26;

/// A smooth curve through points, as many points.
fn fine(points: &[Point]) -> Vec<Point> {
    let mut path = BezPath::new();
    run(&mut path, points);
    let mut fine = Vec::with_capacity(96);
    drawing::flatten(&path, 0.05, |element| fine.extend(element.end_point()));
    fine
}

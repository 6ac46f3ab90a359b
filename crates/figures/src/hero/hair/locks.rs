//! Long hair before the shoulders: one whole lock a side.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cut, Layer};
use crate::hero::curve::{mix, open, run};

/// Under a bun beside the neck: it comes forward over the shoulder.
pub(super) fn out_of_a_bun(cut: &Cut, side: f64) -> Vec<Shape> {
    let end = cut.below.max(46.0 + [0.0, 38.0, 62.0, 84.0][cut.rank()]);
    let (inner, inward) = match cut.over_the_shoulder() {
        Layer::Before => (45.0, 20.0),
        // Behind arms that are bent.
        _ => (50.0, -6.0),
    };
    let lock = Lock { side, inner, outer: inner + 24.0, from: 44.0, end, inward };
    lock.shapes(cut)
}

/// A lock at one side (−1 or 1), without a seam at its upper end.
struct Lock {
    side: f64,
    /// From the middle of the head to its inner and its outer edge.
    inner: f64,
    outer: f64,
    /// From here down to there.
    from: f64,
    end: f64,
    /// How much nearer to the middle its lower end is.
    inward: f64,
}

impl Lock {
    fn shapes(&self, cut: &Cut) -> Vec<Shape> {
        let (inner, outer) = self.edges();
        let mut outline = BezPath::new();
        run(&mut outline, &inner);
        if let (Some(low), Some(tip)) = (inner.last(), outer.first()) {
            let across = |share: f64, down: f64| low.lerp(*tip, share) + Vec2::new(0.0, down);
            outline.curve_to(across(0.2, 8.0), across(0.8, 11.0), *tip);
        }
        run(&mut outline, &outer);
        let mut shapes = self.seamless(cut, outline);
        if self.end - self.from > 60.0 {
            let (low, high) = (self.end - 22.0, mix(self.from, self.end, 0.35));
            let at = |y: f64| (self.side * (mix(self.inner, self.outer, 0.5) - self.inwards(y)), y);
            let (from, to) = (at(low), at(high));
            let strand = open(from, &[[from.0, low - 12.0, to.0, high + 12.0, to.0, high]]);
            shapes.push(Shape::line(strand, Pen::Inner));
        }
        shapes
    }

    fn seamless(&self, cut: &Cut, outline: BezPath) -> Vec<Shape> {
        let mut patch = outline.clone();
        patch.close_path();
        vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)]
    }

    fn share(&self, y: f64) -> f64 {
        (y - self.from) / (self.end - self.from).max(1.0)
    }

    /// How much nearer to the middle it is so far down.
    fn inwards(&self, y: f64) -> f64 {
        let share = self.share(y).max(0.0);
        self.inward * share * (2.0 - share)
    }

    /// The inner side downwards and the outer one upwards.
    fn edges(&self) -> (Vec<Point>, Vec<Point>) {
        // It narrows to its end, outside more than inside.
        let bow = |y: f64| 7.0 * libm::sin(core::f64::consts::PI * self.share(y));
        let inner = |y: f64| self.inner + bow(y) * 0.5 + 4.0 * self.share(y) * self.share(y);
        let outer = |y: f64| self.outer + bow(y) - 11.0 * libm::pow(self.share(y), 3.0);
        let steps = (((self.end - self.from) / 5.0) as usize).max(2);
        let down: Vec<f64> =
            (0..=steps).map(|step| mix(self.from, self.end, step as f64 / steps as f64)).collect();
        let side = |edge: &dyn Fn(f64) -> f64| -> Vec<Point> {
            down.iter().map(|&y| Point::new(self.side * (edge(y) - self.inwards(y)), y)).collect()
        };
        let (inner, mut outer) = (side(&inner), side(&outer));
        outer.reverse();
        (inner, outer)
    }
}

//! Calming a line: as near to the cracks as their evidence asks, as straight as it lets.

use kurbo::{Point, Vec2};

/// How much a line is calmed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Calm {
    /// Wobbles up to about this length in pixels are ironed out of a sure line; of an unsure one, longer ones.
    pub(crate) length: f64,
    /// Strength of a sure line.
    pub(crate) sure: f64,
}

/// The points of a line, calmed: least Σ w·|p − q|² + λ·|p″|². `evidence` is the strength at each point.
/// An open line keeps its ends.
pub(crate) fn smoothed(points: &[Point], evidence: &[f64], closed: bool, calm: Calm) -> Vec<Point> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let weights: Vec<f64> = corners(points, closed)
        .into_iter()
        .zip(evidence)
        .map(|(corner, evidence)| corner * (evidence / calm.sure).clamp(0.06, 1.0))
        .collect();
    let bend = calm.length * calm.length * calm.length * calm.length;
    if closed {
        // Unrolled far enough that the ends do not matter.
        let count = points.len();
        let lap = (calm.length * 12.0) as usize + 4;
        let around = |at: usize| (at + count * (lap / count + 1) - lap) % count;
        let unrolled: Vec<Point> = (0..count + 2 * lap).map(|at| points[around(at)]).collect();
        let weights: Vec<f64> = (0..count + 2 * lap).map(|at| weights[around(at)]).collect();
        solve(&unrolled, &weights, bend)[lap..lap + count].to_vec()
    } else {
        let mut weights = weights;
        let last = weights.len() - 1;
        weights[0] = PINNED;
        weights[last] = PINNED;
        solve(points, &weights, bend)
    }
}

const PINNED: f64 = 1e6;
/// Points looked at on either side for a corner.
const REACH: usize = 6;
/// A turn of at least this cosine over twice the reach is a corner.
const CORNER: f64 = 0.5;
/// How much more a corner keeps its place.
const KEEPS: f64 = 8.0;

/// 1, or more where a line turns sharply and means it.
fn corners(points: &[Point], closed: bool) -> Vec<f64> {
    let count = points.len();
    let mut weights = vec![1.0; count];
    if count < 2 * REACH + 3 {
        return weights;
    }
    let turn = |at: usize| -> f64 {
        if !closed && (at < REACH || at + REACH >= count) {
            return 1.0;
        }
        let unit = |way: Vec2| way / way.hypot2().sqrt().max(1e-9);
        let before = unit(points[at] - points[(at + count - REACH) % count]);
        let after = unit(points[(at + REACH) % count] - points[at]);
        before.dot(after)
    };
    let turns: Vec<f64> = (0..count).map(turn).collect();
    for at in 0..count {
        let is_sharpest = (1..=3).all(|step| {
            let (before, after) = ((at + count - step) % count, (at + step) % count);
            turns[at] <= turns[before] && turns[at] <= turns[after]
        });
        if turns[at] < CORNER && is_sharpest {
            weights[at] = KEEPS;
        }
    }
    weights
}

/// The symmetric system of five diagonals, solved by LDLᵀ.
fn solve(points: &[Point], weights: &[f64], bend: f64) -> Vec<Point> {
    let count = points.len();
    let mut main: Vec<f64> = weights.to_vec();
    let mut beside = vec![0.0; count];
    let mut beyond = vec![0.0; count];
    for at in 1..count - 1 {
        main[at - 1] += bend;
        main[at] += 4.0 * bend;
        main[at + 1] += bend;
        beside[at - 1] -= 2.0 * bend;
        beside[at] -= 2.0 * bend;
        beyond[at - 1] += bend;
    }
    let mut sums: Vec<Vec2> =
        points.iter().zip(weights).map(|(point, weight)| point.to_vec2() * *weight).collect();
    // Forward: `beside` and `beyond` become the factors below the diagonal.
    for at in 0..count {
        if at + 1 < count {
            let factor = beside[at] / main[at];
            main[at + 1] -= factor * beside[at];
            if at + 2 < count {
                beside[at + 1] -= factor * beyond[at];
            }
            let sum = sums[at];
            sums[at + 1] -= sum * factor;
            beside[at] = factor;
        }
        if at + 2 < count {
            let factor = beyond[at] / main[at];
            main[at + 2] -= factor * beyond[at];
            let sum = sums[at];
            sums[at + 2] -= sum * factor;
            beyond[at] = factor;
        }
    }
    let mut out = vec![Point::ORIGIN; count];
    for at in (0..count).rev() {
        let mut value = sums[at] / main[at];
        if at + 1 < count {
            value -= out[at + 1].to_vec2() * beside[at];
        }
        if at + 2 < count {
            value -= out[at + 2].to_vec2() * beyond[at];
        }
        out[at] = value.to_point();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stairs_become_a_slope_and_ends_stay() {
        let stairs: Vec<Point> =
            (0..40).map(|at| Point::new(f64::from((at + 1) / 2), f64::from(at / 2))).collect();
        let calm = smoothed(&stairs, &vec![1.0; 40], false, Calm { length: 3.0, sure: 1.0 });
        assert!(calm[0].distance(stairs[0]) < 1e-3 && calm[39].distance(stairs[39]) < 1e-3);
        for point in &calm[5..35] {
            assert!((point.x - point.y - 0.5).abs() < 0.15, "{point:?}");
        }
    }

    #[test]
    fn a_loop_has_no_seam() {
        let ring: Vec<Point> = (0..80)
            .map(|at| {
                let angle = f64::from(at) * std::f64::consts::TAU / 80.0;
                Point::new((libm::cos(angle) * 12.0).round(), (libm::sin(angle) * 12.0).round())
            })
            .collect();
        let calm = smoothed(&ring, &vec![1.0; 80], true, Calm { length: 3.0, sure: 1.0 });
        for point in calm {
            assert!((point.to_vec2().hypot() - 12.0).abs() < 0.8, "{point:?}");
        }
    }
}

//! Smooth curves through rows of samples: Philip Schneider, "An algorithm for automatically fitting digitized
//! curves", Graphics Gems, 1990.

use kurbo::{BezPath, CubicBez, ParamCurve as _, ParamCurveDeriv as _, Point, Vec2};

/// How far a curve may run beside its points, in samples.
const TOLERANCE: f64 = 0.95;
/// A bend sharper than this, in radians, is a corner.
const CORNER: f64 = 0.9;
/// Points to either side that tell the direction of a line.
const REACH: usize = 7;

/// Appends curves through `points` to `path`, which already stands at the first of them.
pub(crate) fn fit(path: &mut BezPath, points: &[Point]) {
    let mut start = 0;
    for corner in corners(points).into_iter().chain([points.len() - 1]) {
        fit_smooth(path, &points[start..=corner]);
        start = corner;
    }
}

/// A closed curve through `points`, each given once.
pub(crate) fn fit_closed(points: &[Point]) -> BezPath {
    // Starting at the sharpest place hides the seam.
    let count = points.len();
    let at = |index: usize| points[index % count];
    let reach = REACH.min(count / 3).max(1);
    let sharpest = (0..count).max_by(|one, two| {
        let bend = |index: usize| bend(at(index + count - reach), at(index), at(index + reach));
        bend(*one).total_cmp(&bend(*two))
    });
    let start = sharpest.unwrap_or(0);
    let ring: Vec<Point> = (0..=count).map(|index| at(start + index)).collect();
    let mut path = BezPath::new();
    path.move_to(ring[0]);
    let seam = bend(at(start + count - reach), at(start), at(start + reach));
    if seam > CORNER {
        fit(&mut path, &ring);
    } else {
        let along = (at(start + reach) - at(start + count - reach)).normalize();
        fit_ring(&mut path, &ring, along);
    }
    path.close_path();
    path
}

/// As [`fit`], with the given direction at both ends.
fn fit_ring(path: &mut BezPath, ring: &[Point], along: Vec2) {
    let mut starts = corners(ring);
    starts.push(ring.len() - 1);
    let mut start = 0;
    for (index, corner) in starts.iter().enumerate() {
        let piece = &ring[start..=*corner];
        let first = if start == 0 { along } else { direction(piece) };
        let last = if index + 1 == starts.len() { -along } else { direction_back(piece) };
        fit_cubic(path, piece, first, last, 0);
        start = *corner;
    }
}

/// How much the way turns at `at`, in radians.
fn bend(before: Point, at: Point, after: Point) -> f64 {
    let (into, out) = (at - before, after - at);
    libm::atan2(into.cross(out), into.dot(out)).abs()
}

/// Where the way turns sharply, ends excluded.
fn corners(points: &[Point]) -> Vec<usize> {
    let count = points.len();
    if count < 2 * REACH + 1 {
        return Vec::new();
    }
    let bends: Vec<f64> = (0..count)
        .map(|at| {
            if at < REACH || at + REACH >= count {
                0.0
            } else {
                bend(points[at - REACH], points[at], points[at + REACH])
            }
        })
        .collect();
    (REACH..count - REACH)
        .filter(|at| {
            let around = &bends[at - REACH..=(at + REACH).min(count - 1)];
            let peak = around.iter().copied().fold(0.0, f64::max);
            bends[*at] > CORNER && bends[*at] >= peak && !bends[at - REACH..*at].contains(&peak)
        })
        .collect()
}

fn fit_smooth(path: &mut BezPath, points: &[Point]) {
    if points.len() < 2 {
        return;
    }
    fit_cubic(path, points, direction(points), direction_back(points), 0);
}

fn direction(points: &[Point]) -> Vec2 {
    unit(points[REACH.min(points.len() - 1)] - points[0])
}

fn direction_back(points: &[Point]) -> Vec2 {
    let last = points.len() - 1;
    unit(points[last - REACH.min(last)] - points[last])
}

fn unit(vector: Vec2) -> Vec2 {
    if vector.hypot2() < 1e-12 { Vec2::new(1.0, 0.0) } else { vector.normalize() }
}

fn fit_cubic(path: &mut BezPath, points: &[Point], first: Vec2, last: Vec2, depth: usize) {
    let (from, to) = (points[0], points[points.len() - 1]);
    if points.len() < 4 {
        path.line_to(to);
        return;
    }
    let mut steps = chord_lengths(points);
    let mut worst = (0.0, points.len() / 2);
    for _ in 0..5 {
        let cubic = least_squares(points, &steps, first, last);
        worst = farthest(points, &steps, cubic);
        if worst.0 < TOLERANCE * TOLERANCE {
            if is_straight(cubic) {
                path.line_to(to)
            } else {
                path.curve_to(cubic.p1, cubic.p2, to)
            }
            return;
        }
        if worst.0 > 40.0 * TOLERANCE * TOLERANCE {
            break;
        }
        for (step, point) in steps.iter_mut().zip(points) {
            *step = closer(cubic, *point, *step);
        }
    }
    let split = worst.1.clamp(1, points.len() - 2);
    if depth > 24 {
        path.line_to(points[split]);
        path.line_to(to);
        return;
    }
    let reach = REACH.min(split).min(points.len() - 1 - split);
    let along = unit(points[split - reach] - points[split + reach]);
    debug_assert!(from != to || points.len() > 3);
    fit_cubic(path, &points[..=split], first, along, depth + 1);
    fit_cubic(path, &points[split..], -along, last, depth + 1);
}

fn is_straight(cubic: CubicBez) -> bool {
    let along = cubic.p3 - cubic.p0;
    let length = along.hypot().max(1e-9);
    [cubic.p1, cubic.p2].iter().all(|point| (along.cross(*point - cubic.p0) / length).abs() < 0.35)
}

fn chord_lengths(points: &[Point]) -> Vec<f64> {
    let mut total = 0.0;
    let mut lengths = vec![0.0];
    for pair in points.windows(2) {
        total += (pair[1] - pair[0]).hypot();
        lengths.push(total);
    }
    lengths.iter().map(|length| length / total.max(1e-12)).collect()
}

/// The cubic with the given ends and end directions that is nearest to the points at their steps.
fn least_squares(points: &[Point], steps: &[f64], first: Vec2, last: Vec2) -> CubicBez {
    let (from, to) = (points[0], points[points.len() - 1]);
    let (mut c00, mut c01, mut c11, mut x0, mut x1) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (point, step) in points.iter().zip(steps) {
        let (t, u) = (*step, 1.0 - step);
        let (b0, b1, b2, b3) = (u * u * u, 3.0 * t * u * u, 3.0 * t * t * u, t * t * t);
        let (a0, a1) = (first * b1, last * b2);
        let rest = point.to_vec2() - (from.to_vec2() * (b0 + b1) + to.to_vec2() * (b2 + b3));
        c00 += a0.dot(a0);
        c01 += a0.dot(a1);
        c11 += a1.dot(a1);
        x0 += a0.dot(rest);
        x1 += a1.dot(rest);
    }
    let determinant = c00 * c11 - c01 * c01;
    let chord = (to - from).hypot();
    let third = chord / 3.0;
    let (mut alpha, mut beta) = (third, third);
    if determinant.abs() > 1e-9 {
        (alpha, beta) = ((x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant);
    }
    let sane = |length: f64| length > chord * 1e-3 && length.is_finite() && length < chord * 4.0 + 30.0;
    if !sane(alpha) || !sane(beta) {
        (alpha, beta) = (third, third);
    }
    CubicBez::new(from, from + first * alpha, to + last * beta, to)
}

/// The greatest squared distance of a point from its place on the curve, and which point.
fn farthest(points: &[Point], steps: &[f64], cubic: CubicBez) -> (f64, usize) {
    let mut worst = (0.0, points.len() / 2);
    for (index, (point, step)) in points.iter().zip(steps).enumerate() {
        let distance = (cubic.eval(*step) - *point).hypot2();
        if distance > worst.0 {
            worst = (distance, index);
        }
    }
    worst
}

/// One step of Newton towards the place on the curve nearest to `point`.
fn closer(cubic: CubicBez, point: Point, step: f64) -> f64 {
    let off = cubic.eval(step) - point;
    let speed = cubic.deriv().eval(step).to_vec2();
    let turn = cubic.deriv().deriv().eval(step).to_vec2();
    let slope = speed.hypot2() + off.dot(turn);
    if slope.abs() < 1e-9 { step } else { (step - off.dot(speed) / slope).clamp(0.0, 1.0) }
}

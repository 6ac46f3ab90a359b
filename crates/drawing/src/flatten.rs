//! Curves as straight edges. Only sums, products and square roots, so that every machine finds the same ones.

use kurbo::{PathEl, Point};

/// The most chords of one curve: at most what a curve as long as a poster needs.
const MOST_CHORDS: usize = 400;

/// Follows a path by chords at most `tolerance` away from its curves; `emit` sees no curve.
pub fn flatten(path: impl IntoIterator<Item = PathEl>, tolerance: f64, mut emit: impl FnMut(PathEl)) {
    let (mut start, mut at) = (Point::ORIGIN, Point::ORIGIN);
    for element in path {
        at = match element {
            PathEl::MoveTo(to) => {
                start = to;
                emit(element);
                to
            }
            PathEl::LineTo(to) => {
                emit(element);
                to
            }
            PathEl::QuadTo(control, to) => {
                quad([at, control, to], tolerance, &mut emit);
                to
            }
            PathEl::CurveTo(one, two, to) => {
                cubic([at, one, two, to], tolerance, &mut emit);
                to
            }
            PathEl::ClosePath => {
                emit(element);
                start
            }
        };
    }
}

/// The number of chords for a curve whose second differences reach `bend` (Wang's formula).
fn chords(bend: f64, tolerance: f64) -> usize {
    ((bend / (8.0 * tolerance)).sqrt().ceil() as usize).clamp(1, MOST_CHORDS)
}

fn quad([from, control, to]: [Point; 3], tolerance: f64, emit: &mut impl FnMut(PathEl)) {
    let (a, b) = (from.to_vec2() - 2.0 * control.to_vec2() + to.to_vec2(), 2.0 * (control - from));
    let count = chords(2.0 * a.hypot2().sqrt(), tolerance);
    for step in 1..count {
        let t = step as f64 / count as f64;
        emit(PathEl::LineTo(from + (a * t + b) * t));
    }
    emit(PathEl::LineTo(to));
}

fn cubic([from, one, two, to]: [Point; 4], tolerance: f64, emit: &mut impl FnMut(PathEl)) {
    let (p0, p1, p2, p3) = (from.to_vec2(), one.to_vec2(), two.to_vec2(), to.to_vec2());
    let bend = (p0 - 2.0 * p1 + p2).hypot2().max((p1 - 2.0 * p2 + p3).hypot2());
    let count = chords(6.0 * bend.sqrt(), tolerance);
    let (a, b, c) = (p3 - p0 + 3.0 * (p1 - p2), 3.0 * (p0 - 2.0 * p1 + p2), 3.0 * (p1 - p0));
    for step in 1..count {
        let t = step as f64 / count as f64;
        emit(PathEl::LineTo(from + ((a * t + b) * t + c) * t));
    }
    emit(PathEl::LineTo(to));
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Shape as _;

    #[test]
    fn a_circle_of_chords_keeps_within_its_tolerance() {
        for tolerance in [0.01, 0.1, 1.0] {
            let mut points = Vec::new();
            let circle = kurbo::Circle::new((3.0, 4.0), 50.0).to_path(1e-6);
            flatten(circle, tolerance, |element| points.extend(element.end_point()));
            for pair in points.windows(2) {
                let off = 50.0 - pair[0].midpoint(pair[1]).distance(Point::new(3.0, 4.0));
                assert!((-1e-3..=tolerance).contains(&off), "{tolerance}: {off}");
            }
        }
    }
}

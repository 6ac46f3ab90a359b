//! Curly hair in big soft curls.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Cover, Cut, Hair};
use crate::hero::curve::{mix, open, toward};
use crate::path::scallops;

/// Big curls round the head and down the sides.
pub(super) fn curly(cut: &Cut) -> Hair {
    // The lowest curls swell below it.
    let end = [14.0, cut.end - 8.0, cut.end, cut.end][cut.rank()];
    let mut ring = Vec::new();
    if cut.cover == Cover::Brim {
        ring.extend(UNDER_A_BRIM.map(|(x, y)| Point::new(x * 64.0, y)));
    } else {
        for step in 0..=10 {
            let at = toward(180.0 - 100.0 + 20.0 * f64::from(step));
            ring.push(Point::new(at.x * 64.0, at.y * 60.0 - 4.0));
        }
    }
    let wide = 66.0 + 3.0 * cut.rank() as f64;
    let wide = if cut.rank() > 1 { cut.beside_the_arms(wide) - 8.0 } else { wide };
    let ends = [-1.0, 1.0].map(|side| if cut.rank() > 1 { cut.at_the_side(side).end } else { end });
    let falls = |side: f64, end: f64| {
        let rows = libm::round((end - 6.0) / 27.0).max(1.0);
        (1..=rows as i32).map(move |row| {
            let share = f64::from(row) / rows;
            Point::new(side * mix(64.0, wide, share), mix(6.0, end, share))
        })
    };
    ring.extend(falls(-1.0, ends[0]));
    // Short curls end behind the chin.
    let low = if cut.rank() == 0 { end - 6.0 } else { end + 9.0 };
    let between = cut.between(low);
    if between < low - 20.0 {
        let half = [(0.72, low), (0.48, low - 6.0), (0.38, between)].map(|(x, y)| Point::new(wide * x, y));
        ring.extend(half.map(|point| Point::new(-point.x, point.y)));
        ring.extend(half.into_iter().rev());
    } else {
        let low = |side: usize| if cut.rank() > 0 { ends[side] + 9.0 } else { low };
        let hem = [(-0.45, low(0)), (0.0, low(0).min(low(1))), (0.45, low(1))];
        ring.extend(hem.map(|(x, y)| Point::new(wide * x, y)));
    }
    ring.extend(falls(1.0, ends[1]).collect::<Vec<_>>().into_iter().rev());
    let cheek = match cut.rank() {
        _ if cut.tucked => 2.0,
        0 => 13.0,
        _ => 25.0,
    };
    let front = match cut.cover {
        Cover::Brim => curls_below_a_brim(cut, cheek),
        _ if cut.is_covered() => cut.temples(Point::new(51.0, cheek)),
        _ => curls(cut, cheek),
    };
    Hair { back: vec![cut.area(scallops(&ring, 0.36))], front, ears: [cut.tucked; 2], ..Hair::default() }
}

/// Curls beside the face and over the forehead, as far as a brim leaves it free; beside the cheeks they end at `low`.
pub(super) fn curls_below_a_brim(cut: &Cut, low: f64) -> Vec<Shape> {
    let side = |side: f64| {
        let row = [(52.0, low), (47.0, low * 0.5 - 4.0), (40.0, -14.0), (26.0, -24.0), (9.0, -30.0)];
        row.map(|(x, y)| (side * x, y))
    };
    let mut right = side(1.0);
    right.reverse();
    cut.veil(bumps(&[side(-1.0), right].concat())).into()
}

/// From the right temple under the hat to the left one; 1 across is the head's side.
const UNDER_A_BRIM: [(f64, f64); 5] = [(1.0, 2.0), (0.9, -30.0), (0.0, -46.0), (-0.9, -30.0), (-1.0, 2.0)];

/// Curls over the forehead.
fn curls(cut: &Cut, low: f64) -> Vec<Shape> {
    let hairline = bumps(&[
        (-53.0, low),
        (-48.0, low * 0.5 - 10.0),
        // Clear of the brows.
        (-33.0, -21.0),
        (-11.5, -25.0),
        (11.5, -25.0),
        (33.0, -21.0),
        (48.0, low * 0.5 - 10.0),
        (53.0, low),
    ]);
    let mut front = cut.veil(hairline).to_vec();
    for (x, y) in [(-30.0, -40.0), (2.0, -46.0), (32.0, -40.0)] {
        front.push(Shape::line(curl(x, y, 6.5), Pen::Inner));
    }
    if cut.full {
        for (x, y) in [(-57.0, 2.0), (57.0, 2.0)] {
            front.push(Shape::line(curl(x, y, 4.5), Pen::Fine));
        }
    }
    front
}

/// A row of bumps that hang below a run of points from left to right.
pub(super) fn bumps(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, &to) in points.iter().enumerate() {
        let to = Point::from(to);
        if index == 0 {
            path.move_to(to);
            continue;
        }
        let from = Point::from(points[index - 1]);
        let chord = to - from;
        let out = Vec2::new(-chord.y, chord.x) * 0.46;
        path.curve_to(from + out + chord * 0.08, to + out - chord * 0.08, to);
    }
    path
}

/// An open hook of a line: a curl seen from outside.
pub(super) fn curl(x: f64, y: f64, size: f64) -> BezPath {
    open(
        (x - size, y + size * 0.5),
        &[
            [x - size, y - size, x + size, y - size, x + size, y + size * 0.3],
            [x + size, y + size * 1.1, x, y + size * 1.1, x, y + size * 0.4],
        ],
    )
}

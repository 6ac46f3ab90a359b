//! Curly hair in big soft curls, and the afro's one round cloud.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};

use super::{Cut, Hair};
use crate::hero::curve::{mix, open, toward};
use crate::path::scallops;

/// Big curls round the head and down the sides.
pub(super) fn curly(cut: &Cut) -> Hair {
    let end = if cut.rank() == 0 { 26.0 } else { cut.end };
    let mut ring = Vec::new();
    for step in 0..=10 {
        let at = toward(180.0 - 100.0 + 20.0 * f64::from(step));
        ring.push(Point::new(at.x * 64.0, at.y * 60.0 - 4.0));
    }
    let wide = 66.0 + 3.0 * cut.rank() as f64;
    let rows = libm::round((end - 6.0) / 27.0).max(1.0);
    for row in 1..=(rows as i32) {
        let share = f64::from(row) / rows;
        ring.push(Point::new(-mix(64.0, wide, share), mix(6.0, end, share)));
    }
    for x in [-0.45, 0.0, 0.45] {
        ring.push(Point::new(wide * x, end + 9.0));
    }
    for row in (1..=(rows as i32)).rev() {
        let share = f64::from(row) / rows;
        ring.push(Point::new(mix(64.0, wide, share), mix(6.0, end, share)));
    }
    let hairline = bumps(&[
        (-53.0, 25.0),
        (-48.0, 6.0),
        (-41.0, -15.0),
        (-20.0, -15.0),
        (0.0, -16.0),
        (20.0, -15.0),
        (41.0, -15.0),
        (48.0, 6.0),
        (53.0, 25.0),
    ]);
    let mut front = cut.veil(hairline).to_vec();
    for (x, y) in [(-30.0, -34.0), (2.0, -40.0), (32.0, -34.0)] {
        front.push(Shape::line(curl(x, y, 6.5), Pen::Inner));
    }
    if cut.full {
        for (x, y) in [(-57.0, 2.0), (57.0, 2.0)] {
            front.push(Shape::line(curl(x, y, 4.5), Pen::Fine));
        }
    }
    Hair { back: vec![cut.area(scallops(&ring, 0.36))], front, ears: false, ..Hair::default() }
}

/// A round cloud; the longer, the bigger.
pub(super) fn afro(cut: &Cut) -> Hair {
    let (radius, count, center) = match cut.rank() {
        0 => (61.0, 17, -27.0),
        1 => (74.0, 18, -35.0),
        2 => (91.0, 20, -31.0),
        _ => (107.0, 22, -41.0),
    };
    let ring: Vec<Point> = (0..count)
        .map(|step| {
            let at = toward(-360.0 * f64::from(step) / f64::from(count));
            Point::new(at.x * radius * 1.03, center + at.y * radius)
        })
        .collect();
    let hairline = bumps(&[
        (-53.0, -4.0),
        (-48.0, -16.0),
        (-36.0, -24.0),
        (-22.0, -29.0),
        (-7.0, -31.0),
        (8.0, -31.0),
        (23.0, -29.0),
        (36.0, -24.0),
        (48.0, -16.0),
        (53.0, -4.0),
    ]);
    let mut front = cut.veil(hairline).to_vec();
    let spots: &[(f64, f64)] = match cut.rank() {
        0 => &[(-22.0, -47.0), (18.0, -48.0)],
        1 => &[(-38.0, -58.0), (0.0, -74.0), (38.0, -60.0)],
        2 => &[(-48.0, -60.0), (-14.0, -80.0), (26.0, -70.0), (66.0, -58.0), (-72.0, -24.0)],
        _ => &[(-60.0, -66.0), (-20.0, -92.0), (28.0, -84.0), (66.0, -56.0), (-84.0, -18.0), (84.0, -10.0)],
    };
    for &(x, y) in spots {
        front.push(Shape::line(curl(x, y, 6.0), Pen::Inner));
    }
    if cut.girl && cut.rank() > 0 {
        front.extend(cut.tie(34.0, -36.0));
    }
    Hair { back: vec![cut.area(scallops(&ring, 0.3))], front, ears: true, ..Hair::default() }
}

/// A row of bumps that hang below a run of points from left to right.
fn bumps(points: &[(f64, f64)]) -> BezPath {
    let mut path = BezPath::new();
    for (index, &to) in points.iter().enumerate() {
        let to = Point::from(to);
        if index == 0 {
            path.move_to(to);
            continue;
        }
        let from = Point::from(points[index - 1]);
        let chord = to - from;
        let out = kurbo::Vec2::new(-chord.y, chord.x) * 0.46;
        path.curve_to(from + out + chord * 0.08, to + out - chord * 0.08, to);
    }
    path
}

/// An open hook of a line: a curl seen from outside.
fn curl(x: f64, y: f64, size: f64) -> BezPath {
    open(
        (x - size, y + size * 0.5),
        &[
            [x - size, y - size, x + size, y - size, x + size, y + size * 0.3],
            [x + size, y + size * 1.1, x, y + size * 1.1, x, y + size * 0.4],
        ],
    )
}

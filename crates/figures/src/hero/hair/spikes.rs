//! Spiky hair: the longer, the farther it stands out.

use drawing::{Pen, Shape};
use kurbo::Point;

use super::{Cut, Hair};
use crate::hero::curve::{open, ring, toward};

/// Tufts all round; at its longest a mane down to the shoulders.
pub(super) fn spiky(cut: &Cut) -> Hair {
    let (reach, count, from): (f64, i32, f64) = match cut.rank() {
        0 => (88.0, 7, 96.0),
        1 => (100.0, 7, 88.0),
        2 => (112.0, 8, 62.0),
        _ => (126.0, 9, 36.0),
    };
    let mut knots = Vec::new();
    let step = (360.0 - 2.0 * from) / f64::from(count);
    for index in 0..count {
        let angle = from + step * (f64::from(index) + 0.5);
        // Each tuft leans the way it is combed: to the right.
        let valley = toward(angle - step * 0.5);
        let tip = toward(angle + 7.0 - step * 0.1);
        let long = reach * if index % 2 == 0 { 1.0 } else { 0.9 };
        knots.push((valley.x * 62.0, valley.y * 61.0, true));
        let side = toward(angle - step * 0.3);
        knots.push((side.x * (long * 0.5 + 34.0), side.y * (long * 0.5 + 34.0), false));
        knots.push((tip.x * long, tip.y * long, true));
    }
    let last = toward(360.0 - from);
    knots.push((last.x * 60.0, last.y * 58.0, true));
    knots.push((-30.0, 30.0, true));
    knots.push((30.0, 30.0, true));
    let outline = ring(&knots);
    let hairline = zigzag(&[
        (-54.0, -2.0),
        (-49.0, -26.0),
        (-39.0, -12.0),
        (-28.0, -32.0),
        (-13.0, -14.0),
        (-2.0, -35.0),
        (15.0, -14.0),
        (25.0, -32.0),
        (40.0, -12.0),
        (49.0, -26.0),
        (54.0, -2.0),
    ]);
    let mut front = cut.veil(hairline).to_vec();
    if cut.full {
        for (x, lean) in [(-20.0, -6.0), (6.0, 0.0), (30.0, 8.0)] {
            let line = open((x, -34.0), &[[x, -40.0, x + lean * 0.4, -46.0, x + lean, -52.0]]);
            front.push(Shape::line(line, Pen::Fine));
        }
    }
    Hair { back: vec![cut.area(outline)], front, ears: cut.rank() < 2, ..Hair::default() }
}

/// Pointed locks: the sides of each swing a little.
fn zigzag(points: &[(f64, f64)]) -> kurbo::BezPath {
    let mut path = kurbo::BezPath::new();
    for (index, &to) in points.iter().enumerate() {
        let to = Point::from(to);
        if index == 0 {
            path.move_to(to);
            continue;
        }
        let from = Point::from(points[index - 1]);
        let middle = from.midpoint(to);
        let chord = to - from;
        path.quad_to(middle + kurbo::Vec2::new(-chord.y, chord.x) * 0.12, to);
    }
    path
}

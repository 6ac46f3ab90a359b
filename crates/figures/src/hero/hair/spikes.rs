//! Spiky hair: the longer, the farther it stands out.

use drawing::{Pen, Shape};
use kurbo::Point;
use scene::HairStyle;

use super::{Cover, Cut, Hair};
use crate::hero::curve::{open, ring, toward};

/// Tufts all round; at its longest a mane down to the shoulders.
pub(super) fn spiky(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return below_the_brim(cut);
    }
    let (reach, base, count, from): (f64, f64, f64, f64) = match cut.rank() {
        _ if cut.cover == Cover::Glass => (76.0, 55.0, 7.0, 84.0),
        0 => (88.0, 62.0, 7.0, 96.0),
        1 => (100.0, 62.0, 7.0, 88.0),
        2 => (112.0, 62.0, 8.0, 62.0),
        _ => (126.0, 62.0, 9.0, 36.0),
    };
    // None behind a lifted arm, and none beside the tube of a diver's mask.
    let bare = |side: f64, raised: bool| match cut.cover {
        Cover::Mask if cut.tube(HairStyle::Spiky) == side => 128.0,
        // No ear hides where it ends.
        Cover::Mask => from.min(78.0),
        _ if raised => from.max(100.0),
        _ => from,
    };
    let (left, right) = (bare(-1.0, cut.raised[0]), bare(1.0, cut.raised[1]));
    let all = 360.0 - left - right;
    let count = libm::round(count * all / (360.0 - 2.0 * from));
    let step = all / count;
    let mut knots = Vec::new();
    for index in 0..count as i32 {
        let angle = right + step * (f64::from(index) + 0.5);
        // Each tuft leans the way it is combed: to the right.
        let valley = toward(angle - step * 0.5);
        let tip = toward(angle + 7.0 - step * 0.1);
        // What sits on top presses down the tufts there.
        let pressed = cut.crowned && (angle - 180.0).abs() < 46.0;
        let long = if pressed { 78.0 } else { reach * if index % 2 == 0 { 1.0 } else { 0.9 } };
        knots.push((valley.x * base, valley.y * (base - 1.0), true));
        let side = toward(angle - step * 0.3);
        let thick = long * 0.5 + base * 0.55;
        knots.push((side.x * thick, side.y * thick, false));
        knots.push((tip.x * long, tip.y * long, true));
    }
    let last = toward(360.0 - left);
    knots.push((last.x * 60.0, last.y * 58.0, true));
    // Beside a tube it is combed close to the head.
    let close = [(59.5, -24.0, false), (61.5, -4.0, false), (55.0, 18.0, true), (48.0, 30.0, true)];
    let beside = |from: f64| {
        let high = toward(from).y * 58.0 + 4.0;
        let hidden = from < 110.0;
        close.into_iter().filter(move |knot| !hidden && knot.1 > high)
    };
    knots.extend(beside(left).map(|(x, y, corner)| (-x, y, corner)));
    knots.push((-30.0, 30.0, true));
    knots.push((30.0, 30.0, true));
    let mut right: Vec<_> = beside(right).collect();
    right.reverse();
    knots.extend(right);
    let outline = ring(&knots);
    let front = if cut.is_covered() { cut.temples(Point::new(54.0, 0.0)) } else { locks(cut) };
    // Where it ends beside a lifted arm there is an ear.
    let ears = cut.raised.map(|raised| raised || cut.rank() < 2);
    Hair { back: vec![cut.area(outline)], front, ears, ..Hair::default() }
}

/// Below a brim tufts stand out on both sides.
fn below_the_brim(cut: &Cut) -> Hair {
    let (reach, count, from): (f64, i32, f64) =
        [(88.0, 2, 58.0), (100.0, 2, 46.0), (110.0, 3, 36.0), (124.0, 3, 22.0)][cut.rank()];
    let tufts = |raised: bool| -> Vec<(f64, f64, bool)> {
        // None behind a lifted arm.
        let (count, from, reach) = if raised { (2, 62.0, 76.0) } else { (count, from, reach) };
        let step = (104.0 - from) / f64::from(count);
        let mut knots = Vec::new();
        for index in 0..count {
            let angle = from + step * (f64::from(index) + 0.5);
            let (valley, below) = (toward(angle - step * 0.5), toward(angle - step * 0.35));
            let tip = toward(angle - 5.0);
            let thick = reach * 0.5 + 32.0;
            knots.push((valley.x * 62.0, valley.y * 61.0, true));
            knots.push((below.x * thick, below.y * thick, false));
            knots.push((tip.x * reach, tip.y * reach, true));
        }
        knots.extend([(57.0, -28.0, true), (36.0, -46.0, true)]);
        knots
    };
    let mut side = tufts(cut.raised[1]);
    side.extend(tufts(cut.raised[0]).into_iter().rev().map(|(x, y, sharp)| (-x, y, sharp)));
    let front = cut.temples(Point::new(51.0, 25.0));
    Hair { back: vec![cut.area(ring(&side))], front, ..Hair::default() }
}

/// Pointed locks over the forehead.
fn locks(cut: &Cut) -> Vec<Shape> {
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
    front
}

/// Pointed locks: the sides of each swing a little.
pub(super) fn zigzag(points: &[(f64, f64)]) -> kurbo::BezPath {
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

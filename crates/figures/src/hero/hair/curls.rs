//! Curly hair in big soft curls, and the afro's one round cloud.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};
use scene::HairStyle;

use super::{Cover, Cut, Hair};
use crate::hero::curve::{mix, open, toward};
use crate::path::scallops;

/// Big curls round the head and down the sides.
pub(super) fn curly(cut: &Cut) -> Hair {
    let end = if cut.rank() == 0 { 26.0 } else { cut.end };
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
    let rows = libm::round((end - 6.0) / 27.0).max(1.0);
    for row in 1..=(rows as i32) {
        let share = f64::from(row) / rows;
        ring.push(Point::new(-mix(64.0, wide, share), mix(6.0, end, share)));
    }
    // Short curls end behind the chin.
    let low = if cut.rank() == 0 { end - 6.0 } else { end + 9.0 };
    ring.extend([-0.45, 0.0, 0.45].map(|x| Point::new(wide * x, low)));
    for row in (1..=(rows as i32)).rev() {
        let share = f64::from(row) / rows;
        ring.push(Point::new(mix(64.0, wide, share), mix(6.0, end, share)));
    }
    let front = if cut.is_covered() { cut.temples(Point::new(51.0, 25.0)) } else { curls(cut) };
    Hair { back: vec![cut.area(scallops(&ring, 0.36))], front, ..Hair::default() }
}

/// From the right temple under the hat to the left one; 1 across is the head's side.
const UNDER_A_BRIM: [(f64, f64); 5] = [(1.0, 2.0), (0.9, -30.0), (0.0, -46.0), (-0.9, -30.0), (-1.0, 2.0)];

/// Curls over the forehead.
fn curls(cut: &Cut) -> Vec<Shape> {
    let hairline = bumps(&[
        (-53.0, 25.0),
        (-47.0, 4.0),
        (-36.0, -12.0),
        (-18.0, -15.0),
        (0.0, -16.0),
        (18.0, -15.0),
        (36.0, -12.0),
        (47.0, 4.0),
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
    front
}

/// A round cloud; the longer, the bigger.
pub(super) fn afro(cut: &Cut) -> Hair {
    if cut.cover == Cover::Brim {
        return beside_the_brim(cut);
    }
    let (radius, count, center) = match cut.rank() {
        _ if cut.cover == Cover::Glass => (61.0, 17, -14.0),
        // No ear hides where it ends.
        0 if cut.cover == Cover::Mask => (61.0, 17, -17.0),
        0 => (61.0, 17, -27.0),
        1 => (69.0, 18, -31.0),
        2 => (78.0, 18, -27.0),
        _ => (87.0, 20, -31.0),
    };
    let mut ring: Vec<Point> = (0..count)
        .map(|step| {
            let at = toward(-360.0 * f64::from(step) / f64::from(count));
            Point::new(at.x * radius * 1.03, center + at.y * radius)
        })
        .collect();
    // Not in scraps behind a lifted arm: there it ends at the ear.
    for (side, raised) in [-1.0, 1.0].into_iter().zip(cut.raised) {
        if raised {
            let low = |point: &Point| point.x * side > 1.0 && point.y > -2.0;
            let cut_off = ring.iter().position(low);
            ring.retain(|point| !low(point));
            let end = if cut.cover == Cover::Mask { (56.0, 15.0) } else { (50.0, 8.0) };
            // From there on it is behind the face.
            let mut hidden = [end, (34.0, 16.0), (14.0, 40.0)].map(|(x, y)| Point::new(side * x, y));
            if side < 0.0 {
                hidden.reverse();
            }
            let at = cut_off.unwrap_or_default();
            ring.splice(at..at, hidden);
        }
    }
    let mut front = if cut.is_covered() { cut.temples(Point::new(53.0, -2.0)) } else { cloud(cut) };
    // No strands among curls.
    front.truncate(2);
    let spots: &[(f64, f64)] = match cut.rank() {
        _ if cut.cover == Cover::Glass => &[(-22.0, -47.0), (18.0, -48.0)],
        0 => &[(-22.0, -47.0), (18.0, -48.0)],
        1 => &[(-38.0, -54.0), (0.0, -70.0), (38.0, -56.0)],
        2 => &[(-44.0, -58.0), (-14.0, -76.0), (24.0, -66.0), (56.0, -50.0), (-66.0, -22.0)],
        _ => &[(-52.0, -62.0), (-18.0, -88.0), (26.0, -78.0), (60.0, -52.0), (-74.0, -18.0), (74.0, -10.0)],
    };
    // None beside the tube of a diver's mask, which would cut it.
    let free = |x: f64| cut.cover != Cover::Mask || !(36.0..100.0).contains(&(x * cut.tube(HairStyle::Afro)));
    for &(x, y) in spots.iter().filter(|spot| free(spot.0)) {
        front.push(Shape::line(curl(x, y, 6.0), Pen::Inner));
    }
    if cut.girl && cut.rank() > 0 && cut.cover == Cover::Open {
        front.extend(cut.tie(34.0, -36.0));
    }
    Hair { back: vec![cut.area(scallops(&ring, 0.3))], front, ears: [true; 2], ..Hair::default() }
}

/// The cloud's edge over the forehead.
fn cloud(cut: &Cut) -> Vec<Shape> {
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
    cut.veil(hairline).into()
}

/// Below a brim the cloud swells out on both sides.
fn beside_the_brim(cut: &Cut) -> Hair {
    let size = [(30.0, 28.0, 5), (40.0, 36.0, 6), (51.0, 42.0, 7), (62.0, 48.0, 8)][cut.rank()];
    let puff = |raised: bool| -> Vec<Point> {
        // Beside a lifted arm there is room for little.
        let (x, (wide, high, bumps)) = if raised { (46.0, (20.0, 26.0, 4)) } else { (56.0, size) };
        let middle = Point::new(x, high - 17.0);
        let mut puff: Vec<Point> = (0..=bumps)
            .map(|step| toward(-24.0 + 188.0 * f64::from(step) / f64::from(bumps)))
            .map(|way| middle + Vec2::new(way.x * wide, way.y * high))
            .collect();
        puff.push(Point::new(44.0, -31.0));
        puff
    };
    let mut ring = puff(cut.raised[1]);
    ring.extend(puff(cut.raised[0]).into_iter().rev().map(|point| Point::new(-point.x, point.y)));
    // Its lower edge is behind chin and neck.
    ring.push(Point::new(0.0, size.1 * 1.5 - 26.0));
    let mut front = cut.temples(Point::new(51.0, 25.0));
    for (side, raised) in [-1.0, 1.0].into_iter().zip(cut.raised) {
        if cut.rank() > 0 && !raised {
            front.push(Shape::line(curl(side * (56.0 + size.0 * 0.5), size.1 - 22.0, 6.0), Pen::Inner));
        }
    }
    Hair { back: vec![cut.area(scallops(&ring, 0.3))], front, ..Hair::default() }
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
fn curl(x: f64, y: f64, size: f64) -> BezPath {
    open(
        (x - size, y + size * 0.5),
        &[
            [x - size, y - size, x + size, y - size, x + size, y + size * 0.3],
            [x + size, y + size * 1.1, x, y + size * 1.1, x, y + size * 0.4],
        ],
    )
}

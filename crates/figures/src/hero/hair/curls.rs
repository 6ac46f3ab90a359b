//! Curly hair in big soft curls, and the afro's one round cloud.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::HairStyle;

use super::{Cover, Cut, Hair, Hands};
use crate::hero::curve::{mix, open, toward};
use crate::hero::tints;
use crate::path::scallops;

/// Big curls round the head and down the sides.
pub(super) fn curly(cut: &Cut) -> Hair {
    let end = if cut.rank() == 0 { 14.0 } else { cut.end };
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
    let ends = [-1.0, 1.0].map(|side| if cut.rank() > 0 { cut.at_the_side(side).end } else { end });
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
fn curls_below_a_brim(cut: &Cut, low: f64) -> Vec<Shape> {
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
        (-47.0, low * 0.5 - 8.0),
        (-36.0, -12.0),
        (-18.0, -15.0),
        (0.0, -16.0),
        (18.0, -15.0),
        (36.0, -12.0),
        (47.0, low * 0.5 - 8.0),
        (53.0, low),
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

/// A cloud's radius, how many bumps it has, and how high its middle is.
type Cloud = (f64, usize, f64);

/// The longer, the bigger, and the lower it ends: at the ear, beside the cheek, on the shoulders, on the chest.
const CLOUDS: [Cloud; 4] = [(57.0, 16, -22.0), (76.0, 18, -24.0), (90.0, 20, -8.0), (116.0, 23, 8.0)];
/// What comes out under a brim.
const CLOUDS_BELOW_A_BRIM: [Cloud; 4] =
    [(63.0, 16, -18.0), (75.0, 18, 0.0), (90.0, 20, 16.0), (112.0, 23, 30.0)];
/// In a ball of glass, short and longer.
const CLOUDS_IN_GLASS: [Cloud; 4] =
    [(53.0, 15, -20.0), (62.0, 16, -18.0), (70.0, 17, -13.0), (72.0, 17, -12.0)];
/// Where its curls are seen from outside, by length.
const SPOTS: [&[(f64, f64)]; 4] = [
    &[(-22.0, -49.0), (18.0, -50.0)],
    &[(-38.0, -52.0), (0.0, -68.0), (38.0, -54.0)],
    &[(-44.0, -54.0), (-12.0, -72.0), (26.0, -64.0), (58.0, -36.0), (-67.0, 4.0), (67.0, 16.0)],
    &[
        (-52.0, -50.0),
        (-16.0, -74.0),
        (28.0, -66.0),
        (66.0, -36.0),
        (-76.0, -4.0),
        (77.0, 14.0),
        (-66.0, 44.0),
        (56.0, 60.0),
    ],
];
const SPOTS_IN_GLASS: &[(f64, f64)] = &[(-22.0, -47.0), (18.0, -48.0)];

/// A round cloud.
pub(super) fn afro(cut: &Cut) -> Hair {
    let brim = cut.cover == Cover::Brim;
    let (radius, count, center) = match cut.rank() {
        _ if cut.cover == Cover::Glass => CLOUDS_IN_GLASS[cut.own as usize],
        // Nor into the ground before who kneels or crawls.
        3 if matches!(cut.hands, Hands::InTheLap | Hands::Across) => {
            (88.0, 20, if brim { 6.0 } else { -6.0 })
        }
        rank if brim => CLOUDS_BELOW_A_BRIM[rank],
        // Not before the arms of who swims or flies.
        3 if cut.streams() => (86.0, 20, -16.0),
        // Nor around a lifted hand.
        3 if cut.raised != [false; 2] => (98.0, 21, -22.0),
        rank => CLOUDS[rank],
    };
    let mut ring: Vec<Point> = (0..count)
        .map(|step| {
            let at = toward(-360.0 * f64::from(step as u32) / f64::from(count as u32));
            Point::new(at.x * radius * 1.03, center + at.y * radius)
        })
        .collect();
    if brim {
        go_under(&mut ring);
    }
    for (side, raised) in [-1.0, 1.0].into_iter().zip(cut.raised) {
        if raised && brim {
            // As wide as the face, and a row of curls.
            for point in ring.iter_mut().filter(|point| point.x * side > 64.0) {
                point.x = 64.0 * side;
            }
        } else if raised {
            end_at_the_ear(&mut ring, side, cut.cover);
        }
    }
    let mut front = match (cut.is_covered(), brim, cut.rank()) {
        (true, true, 0) => curls_below_a_brim(cut, 12.0),
        (true, true, _) => curls_below_a_brim(cut, 25.0),
        (true, false, _) => cut.temples(Point::new(53.0, -2.0)),
        _ => cloud(cut),
    };
    // No strands among curls.
    front.truncate(2);
    let spots = if cut.cover == Cover::Glass { SPOTS_IN_GLASS } else { SPOTS[cut.rank()] };
    // None beside the tube of a diver's mask, which would cut it.
    let free = |x: f64| cut.cover != Cover::Mask || !(36.0..100.0).contains(&(x * cut.tube(HairStyle::Afro)));
    let lowest = if cut.streams() { -2.0 } else { 100.0 };
    let seen = |(x, y): (f64, f64)| if y < -10.0 { !brim } else { y < lowest && !cut.is_raised(x.signum()) };
    for &(x, y) in spots.iter().filter(|spot| free(spot.0) && seen(**spot)) {
        front.push(Shape::line(curl(x, y, 6.0), Pen::Inner));
    }
    if cut.girl && cut.rank() > 0 && cut.cover == Cover::Open {
        front.extend(cut.bow(Affine::translate((34.0, -36.0)) * Affine::rotate(0.3), tints::RED));
    }
    Hair {
        back: vec![cut.area(scallops(&ring, 0.3))],
        front,
        ears: [!brim && (cut.rank() < 2 || cut.tucked); 2],
        ..Hair::default()
    }
}

/// What of a long cloud comes out below a hood, behind the shoulders.
pub(super) fn below_a_hood(cut: &Cut) -> BezPath {
    let (radius, center, count) = match cut.rank() {
        // Close to the ground there is room for little.
        _ if matches!(cut.hands, Hands::InTheLap | Hands::Across) => (62.0, 20.0, 15_u32),
        3 if cut.cover == Cover::Collar => (98.0, 116.0, 21),
        _ if cut.cover == Cover::Collar => (76.0, 98.0, 17),
        3 => (94.0, 66.0, 20),
        _ => (76.0, 52.0, 17),
    };
    let ring: Vec<Point> = (0..count)
        .map(|step| toward(-360.0 * f64::from(step) / f64::from(count)) * radius)
        .map(|out| Point::new(out.x * 1.06, center + out.y))
        .collect();
    scallops(&ring, 0.3)
}

/// Where a brim begins the cloud goes in under it.
fn go_under(ring: &mut Vec<Point>) {
    let high = |point: &Point| point.y < -14.0;
    let at = ring.iter().position(high).unwrap_or_default();
    ring.retain(|point| !high(point));
    ring.splice(at..at, [-54.0, 54.0].map(|x| Point::new(x, -30.0)));
}

/// Not in scraps behind a lifted arm: there the cloud ends at the ear.
fn end_at_the_ear(ring: &mut Vec<Point>, side: f64, cover: Cover) {
    let low = |point: &Point| point.x * side > 1.0 && point.y > -2.0;
    let at = ring.iter().position(low).unwrap_or_default();
    ring.retain(|point| !low(point));
    let end = if cover == Cover::Mask { (56.0, 15.0) } else { (50.0, 8.0) };
    // From there on it is behind the face.
    let mut hidden = [end, (34.0, 16.0), (14.0, 40.0)].map(|(x, y)| Point::new(side * x, y));
    if side < 0.0 {
        hidden.reverse();
    }
    ring.splice(at..at, hidden);
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

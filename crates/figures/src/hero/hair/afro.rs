//! An afro: one cloud of small curls. Short and to the shoulders it is round the head; longer, it hangs round the trunk.

use drawing::{Pen, Shape};
use kurbo::{Affine, Point};
use scene::HairStyle;

use super::curls::{bumps, curl, curls_below_a_brim};
use super::{Cover, Cut, Hair};
use crate::hero::curve::toward;
use crate::hero::tints;
use crate::path::scallops;

/// A round part of a cloud: its middle, and its radius.
type Round = (Point, f64);

/// How much of a cloud is round the head, by length: its radius, and how high its middle is.
const AT_THE_HEAD: [(f64, f64); 4] = [(57.0, -22.0), (75.0, -22.0), (86.0, -12.0), (98.0, -8.0)];
/// The same below a brim.
const BELOW_A_BRIM: [(f64, f64); 4] = [(63.0, -18.0), (72.0, 0.0), (82.0, 6.0), (94.0, 12.0)];
/// The same in a ball of glass.
const IN_GLASS: [(f64, f64); 4] = [(53.0, -20.0), (62.0, -18.0), (70.0, -13.0), (72.0, -12.0)];
/// In a hood, and below a collar of glass, all of it is hidden.
const HIDDEN: (f64, f64) = (56.0, 0.0);
/// Half as wide as a cloud hangs, by length, the radius of its corners, and how far down the trunk it reaches: to the
/// shoulders, the waist, the thighs.
const HANGS: [(f64, f64, f64); 4] =
    [(0.0, 0.0, 0.0), (70.0, 32.0, 0.06), (92.0, 42.0, 0.58), (110.0, 54.0, 1.2)];
/// What trails behind who runs, swims or flies: how far behind the head, and its radius.
const TRAILS: [&[(f64, f64)]; 4] = [&[], &[(20.0, 66.0)], &[(58.0, 74.0)], &[(88.0, 82.0)]];
/// From one curl of the rim to the next.
const CURL: f64 = 26.0;
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

/// A cloud.
pub(super) fn afro(cut: &Cut) -> Hair {
    let brim = cut.cover == Cover::Brim;
    let mut ring = hanging(cut);
    if brim {
        go_under(&mut ring);
    }
    // What hangs goes in behind a lifted arm as all loose hair does.
    for side in [-1.0, 1.0].into_iter().filter(|side| cut.rank() < 2 && cut.is_raised(*side)) {
        if brim {
            // As wide as the face, and a row of curls.
            for point in ring.iter_mut().filter(|point| point.x * side > 64.0) {
                point.x = 64.0 * side;
            }
        } else {
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
        back: vec![cut.area(scallops(&ring, BULGE))],
        front,
        ears: [!brim && (cut.rank() < 2 || cut.tucked); 2],
        ..Hair::default()
    }
}

/// The rim of a cloud, which does not show between the legs.
fn hanging(cut: &Cut) -> Vec<Point> {
    let mut ring = rim(&rounds(cut));
    let hem = cut.between(f64::INFINITY);
    for point in ring.iter_mut().filter(|point| point.x.abs() < BETWEEN_THE_LEGS) {
        point.y = point.y.min(hem);
    }
    ring
}

/// Half as wide as legs that step apart are at the hips.
const BETWEEN_THE_LEGS: f64 = 30.0;

/// How far a curl of the rim swells.
const BULGE: f64 = 0.3;

/// What a cloud is made of: round the head, and what hangs or trails.
fn rounds(cut: &Cut) -> Vec<Round> {
    let (radius, center) = match cut.cover {
        Cover::Glass => IN_GLASS[cut.own as usize],
        Cover::Hood | Cover::Collar => HIDDEN,
        // What is longer lies behind.
        Cover::Brim => BELOW_A_BRIM[if cut.streams() { cut.rank().min(1) } else { cut.rank() }],
        _ if cut.streams() => AT_THE_HEAD[cut.rank().min(1)],
        _ => AT_THE_HEAD[cut.rank()],
    };
    let middle = Point::new(0.0, center);
    let mut rounds = vec![(middle, radius)];
    if cut.streams() {
        let back = toward(cut.flow.clamp(TRAILING[0], TRAILING[1]));
        let room = cut.room();
        rounds.extend(TRAILS[cut.rank()].iter().map(|&(far, radius)| (middle + back * (far * room), radius)));
        return rounds;
    }
    let (wide, corner, share) = HANGS[cut.rank()];
    if cut.cover != Cover::Glass && cut.rank() > 0 {
        let wide = if cut.raised == [true; 2] { wide * BETWEEN_ARMS } else { wide };
        // Nor into the ground before who sits.
        let low = cut.down(share).min(cut.end) - corner;
        // What arms reach for is not behind it.
        let sides = [-1.0, 1.0].into_iter().filter(|side| !cut.is_in_the_way(*side));
        rounds.extend(sides.map(|side| (Point::new(side * (wide - corner), low), corner)));
    }
    rounds
}

/// Degrees from down between which a heavy cloud trails.
const TRAILING: [f64; 2] = [-100.0, -70.0];
/// Between two lifted arms it hangs this much narrower.
const BETWEEN_ARMS: f64 = 0.84;

/// Points round all of these, from the lowest one to the left, as far apart as curls are.
fn rim(rounds: &[Round]) -> Vec<Point> {
    let farthest = |degrees: i32| {
        let out = toward(-f64::from(degrees));
        let reach = |round: &Round| round.0.to_vec2().dot(out) + round.1;
        let round = rounds.iter().copied().max_by(|one, other| reach(one).total_cmp(&reach(other)));
        round.map_or(Point::ZERO, |(middle, radius)| middle + out * radius)
    };
    let fine: Vec<Point> = (0..=360).map(farthest).collect();
    let long: f64 = fine.windows(2).map(|pair| (pair[1] - pair[0]).hypot()).sum();
    let step = long / libm::round(long / CURL);
    let mut way = 0.0;
    let mut rim = Vec::with_capacity(48);
    for pair in fine.windows(2) {
        let far = (pair[1] - pair[0]).hypot();
        // The last point is the first one again.
        while step * rim.len() as f64 <= way + far && step * (rim.len() as f64 + 0.5) < long {
            rim.push(pair[0].lerp(pair[1], (step * rim.len() as f64 - way) / far.max(1e-6)));
        }
        way += far;
    }
    rim
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
        (-46.0, -20.0),
        (-29.0, -28.0),
        (-10.0, -31.5),
        (10.0, -31.5),
        (29.0, -28.0),
        (46.0, -20.0),
        (53.0, -4.0),
    ]);
    cut.veil(hairline).into()
}

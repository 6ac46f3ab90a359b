//! An afro: one round cloud with a rim of small even curls, the longer the hair the larger; nothing of it hangs.

use core::f64::consts::TAU;

use drawing::{Pen, Shape};
use kurbo::{Affine, Point};
use scene::HairStyle;

use super::curls::{bumps, curl, curls_below_a_brim};
use super::{Cover, Cut, Hair};
use crate::hero::curve::toward;
use crate::hero::tints;
use crate::path::scallops;

/// A cloud by length: its radius, and how high its middle is. The face is 53 wide to either side.
const AT_THE_HEAD: [(f64, f64); 4] = [(63.0, -19.0), (75.0, -20.0), (90.0, -17.0), (106.0, -12.0)];
/// The same below a brim, out from under which it swells.
const BELOW_A_BRIM: [(f64, f64); 4] = [(62.0, -16.0), (74.0, -5.0), (87.0, 0.0), (102.0, 4.0)];
/// The same in a ball of glass.
const IN_GLASS: [(f64, f64); 4] = [(57.0, -16.0), (60.0, -15.0), (63.0, -14.0), (66.0, -13.0)];
/// In a hood all of it is hidden.
const HIDDEN: (f64, f64) = (56.0, 0.0);
/// From one curl of the rim to the next, and how far one swells.
const CURL: f64 = 23.0;
const BULGE: f64 = 0.32;
/// Where its curls are seen from outside, by length.
const SPOTS: [&[(f64, f64)]; 4] = [
    &[(-32.0, -53.0), (2.0, -63.0), (34.0, -53.0)],
    &[(-38.0, -57.0), (-2.0, -73.0), (40.0, -57.0)],
    &[(-50.0, -58.0), (-8.0, -80.0), (42.0, -70.0), (70.0, -30.0), (-72.0, -16.0)],
    &[
        (-56.0, -62.0),
        (-14.0, -90.0),
        (42.0, -80.0),
        (80.0, -38.0),
        (-84.0, -16.0),
        (83.0, 18.0),
        (-74.0, 42.0),
    ],
];
const SPOTS_IN_GLASS: &[(f64, f64)] = &[(-28.0, -56.0), (24.0, -58.0)];

/// A cloud.
pub(super) fn afro(cut: &Cut) -> Hair {
    let brim = cut.cover == Cover::Brim;
    let mut ring = rim(cloud(cut));
    if brim {
        go_under(&mut ring);
    }
    let mut front = match (cut.is_covered(), brim, cut.rank()) {
        (true, true, 0) => curls_below_a_brim(cut, -2.0),
        (true, true, _) => curls_below_a_brim(cut, 25.0),
        (true, false, _) => cut.temples(Point::new(53.0, -2.0)),
        _ => cut.veil(bumps(&HAIRLINE)).into(),
    };
    // No strands among curls.
    front.truncate(2);
    let spots = if cut.cover == Cover::Glass { SPOTS_IN_GLASS } else { SPOTS[cut.rank()] };
    // None beside the tube of a diver's mask, which would cut it.
    let free = |x: f64| cut.cover != Cover::Mask || !(36.0..100.0).contains(&(x * cut.tube(HairStyle::Afro)));
    let seen = |(x, y): (f64, f64)| if y < -10.0 { !brim } else { !cut.is_raised(x.signum()) };
    for &(x, y) in spots.iter().filter(|spot| free(spot.0) && seen(**spot)) {
        front.push(Shape::line(curl(x, y, 6.0), Pen::Inner));
    }
    if cut.girl && cut.rank() > 0 && cut.cover == Cover::Open && !cut.crowned {
        front.extend(cut.bow(Affine::translate((38.0, -50.0)) * Affine::rotate(0.5), tints::RED));
    }
    Hair {
        back: vec![cut.area(scallops(&ring, BULGE))],
        front,
        ears: [cut.rank() == 0 || !brim && (cut.rank() < 2 || cut.tucked); 2],
        ..Hair::default()
    }
}

/// The radius of a cloud, and how high its middle is.
fn cloud(cut: &Cut) -> (f64, f64) {
    match cut.cover {
        Cover::Glass => IN_GLASS[cut.own as usize],
        Cover::Hood => HIDDEN,
        Cover::Brim => BELOW_A_BRIM[cut.rank()],
        _ => AT_THE_HEAD[cut.rank()],
    }
}

/// Points round a cloud, from the lowest one to the left, as far apart as curls are.
fn rim((radius, middle): (f64, f64)) -> Vec<Point> {
    let count = libm::round(TAU * radius / CURL) as i32;
    let at =
        |curl: i32| Point::new(0.0, middle) + toward(-360.0 * f64::from(curl) / f64::from(count)) * radius;
    (0..count).map(at).collect()
}

/// Where a brim begins the cloud goes in under it.
fn go_under(ring: &mut Vec<Point>) {
    let high = |point: &Point| point.y < -22.0;
    let at = ring.iter().position(high).unwrap_or_default();
    ring.retain(|point| !high(point));
    ring.splice(at..at, [-54.0, 54.0].map(|x| Point::new(x, -34.0)));
}

/// The cloud's edge round a high forehead.
const HAIRLINE: [(f64, f64); 8] = [
    (-53.0, -4.0),
    (-47.0, -21.0),
    (-33.0, -32.0),
    (-12.0, -37.0),
    (12.0, -37.0),
    (33.0, -32.0),
    (47.0, -21.0),
    (53.0, -4.0),
];

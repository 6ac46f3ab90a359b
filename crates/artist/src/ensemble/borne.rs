//! Borne by an animal or a tractor: a rider of a size that it can bear, whose mount's head is seen; several on its back or
//! its hood, side by side, beside the face and the seat.

use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Point, Rect, Shape as _};
use scene::Thing;

use super::group::{Group, is_person};
use crate::silhouette::Silhouette;

/// How high the rider of an animal is at least and at most, as shares of its height, and how far behind the middle it sits
/// where no seat is known, as a share of the width.
const BORNE: (f64, f64) = (0.56, 1.2);
const BACK: f64 = 0.12;

/// How much larger or smaller a rider is drawn for the animal to bear it.
pub(super) fn scale(mount: Rect, rider: Rect) -> f64 {
    let [least, most] = [BORNE.0, BORNE.1].map(|share| mount.height() * share);
    rider.height().clamp(least, most) / rider.height().max(1.0)
}

/// The lowest that somebody is who drives what is open, as a share of its height: the face is seen.
const AT_THE_WHEEL: f64 = 0.66;

/// How much larger whoever drives what is open is.
pub(super) fn at_the_wheel(driven: Rect, driver: Rect) -> f64 {
    (driven.height() * AT_THE_WHEEL / driver.height().max(1.0)).max(1.0)
}

/// A seat that is not known is behind the middle, away from the face.
pub(super) fn behind_the_head(base: &Art, face: Point, seat: Point) -> Point {
    if base.anchor(Anchor::Seat).is_some() {
        return seat;
    }
    let around = base.bounds();
    let x = seat.x + around.width() * if face.x > seat.x { -BACK } else { BACK };
    Point::new(x, Silhouette::of(base).top_at(x).map_or(seat.y, |top| top + around.height() * 0.06))
}

/// Where several sit along a back, as shares of its width: from where, and how far from there.
const SPREAD: (f64, f64) = (0.12, 0.76);
/// Where the foremost of two sits who ride an animal, how far behind its face at least, and how far before the other.
const FOREMOST: (f64, f64, f64) = (0.6, 0.27, 0.31);

/// Where the one at this share of several sits, as a share of the width; who rides an animal leaves its face free.
pub(super) fn along(base: &Art, share: f64, rides: bool) -> f64 {
    let around = base.bounds();
    let face = base.anchor(Anchor::Face).filter(|_| rides && (share - 0.5).abs() > 1e-9);
    let Some(face) = face.map(|face| (face.x - around.x0) / around.width().max(1.0)) else {
        return SPREAD.0 + SPREAD.1 * share;
    };
    let (share, face, turned) =
        if face > 0.5 { (share, face, false) } else { (1.0 - share, 1.0 - face, true) };
    let foremost = FOREMOST.0.min(face - FOREMOST.1);
    let x = foremost - FOREMOST.2 * (0.75 - share) * 2.0;
    if turned { 1.0 - x } else { x }
}

/// How far a face is at a side, how far from it and from a seat others are, and how far out the last of them is, as shares
/// of the width.
const ASIDE: f64 = 0.14;
const BESIDE: (f64, f64) = (0.2, 0.24);
const EDGE: f64 = 0.08;
/// How wide each is at most beside its share of the room, and how high beside what carries it.
const CELL: f64 = 1.12;
const HIGH: f64 = 0.6;

/// How wide is at least, beside its height, who has a back for several, and for a house: a camel holds its head high.
const ON_FOURS: f64 = 1.06;
const CAMEL: f64 = 0.9;

/// Where several on it have room: from where to where, as shares of its width.
fn room(base: &Art, least: f64) -> Option<(f64, f64)> {
    let around = base.bounds();
    let share = |x: f64| (x - around.x0) / around.width().max(1.0);
    let low = around.width() > around.height() * least;
    match (base.anchor(Anchor::Face).map(|face| share(face.x)), base.anchor(Anchor::Seat)) {
        (Some(face), _) if low && face > 0.5 + ASIDE => Some((EDGE, face - BESIDE.0)),
        (Some(face), _) if low && face < 0.5 - ASIDE => Some((face + BESIDE.0, 1.0 - EDGE)),
        (None, Some(seat)) if !base.front.is_empty() && base.rider == Some(Pose::Sit) => {
            let seat = share(seat.x) + BESIDE.1;
            (seat < 0.6).then_some((seat, 1.0 - EDGE))
        }
        _ => None,
    }
}

/// Whether one of `same` has its place beside the others.
pub(super) fn carries_several(base: &Art, other: &Group, same: usize) -> bool {
    let least = if is_large(other) { CAMEL } else { ON_FOURS };
    (same > 1 || is_large(other)) && !is_person(other) && room(base, least).is_some()
}

/// What is so high in centimetres is on a back, and on nobody's head.
const LARGE: u32 = 32;

fn is_large(other: &Group) -> bool {
    let thing = other.first().filter(|first| first.art.anchor(Anchor::Face).is_none());
    thing.and_then(|first| Thing::named(first.name)).is_some_and(|thing| thing.centimetres >= LARGE)
}

/// On the back or the hood, one of `same`.
pub(super) fn in_a_row(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (from, to) = room(base, CAMEL).unwrap_or((0.0, 1.0));
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * (to - from) / same as f64;
    let scale =
        (cell * CELL / own.width().max(1.0)).min(around.height() * HIGH / own.height().max(1.0)).min(1.0);
    let x = around.x0 + around.width() * from + cell * (rank as f64 + 0.5);
    // Both feet are on it.
    let half = own.width() * scale * 0.3;
    let top = [x - half, x, x + half].map(|x| top_at(base, x)).into_iter().fold(around.y0, f64::max);
    other.stood(Point::new(x, top + around.height() * 0.03), scale)
}

/// How many levels of a height are looked at for where something set down comes to rest.
const LEVELS: u32 = 60;

/// Where something set down from above comes to rest, between a fluke and a spout as well.
pub(super) fn top_at(base: &Art, x: f64) -> f64 {
    let around = base.bounds();
    let areas = || base.shapes.iter().chain(&base.front).filter(|shape| shape.tint.is_some());
    let level = |step: u32| around.y0 + around.height() * f64::from(step) / f64::from(LEVELS);
    let inside = |y: &f64| areas().any(|shape| shape.path.winding(Point::new(x, *y)) != 0);
    (1..LEVELS).map(level).find(inside).unwrap_or(around.center().y)
}

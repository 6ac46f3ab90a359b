//! Walls, and what hangs on them.

use super::{Kind, Thing};

/// What ends so far above the foot of a wall, in units, hangs on it.
const HANGS: f64 = 30.0;

/// Whether what is so wide may be a wall.
pub(super) const fn may_be(kind: Kind) -> bool {
    matches!(kind, Kind::Thing | Kind::Landmark(_))
}

/// What hung on a wall that is not there goes.
pub(super) fn come_off(things: &mut [Thing]) {
    for index in 1..things.len() {
        let (before, rest) = things.split_at_mut(index);
        let own = rest[0].bounds;
        let held = |wall: &&Thing| own.y0 > wall.bounds.y0 && own.y1 < wall.bounds.y1 - HANGS;
        let walls = before.iter().filter(|thing| thing.is_wall);
        rest[0].stays &= walls.filter(held).all(|wall| wall.stays);
    }
}

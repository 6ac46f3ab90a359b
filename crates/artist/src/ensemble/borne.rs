//! Borne by an animal: a rider of a size that it can bear, whose mount's head is seen.

use figures::{Anchor, Art};
use kurbo::{Point, Rect};

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

/// A seat that is not known is behind the middle, away from the face.
pub(super) fn behind_the_head(base: &Art, face: Point, seat: Point) -> Point {
    if base.anchor(Anchor::Seat).is_some() {
        return seat;
    }
    let around = base.bounds();
    let x = seat.x + around.width() * if face.x > seat.x { -BACK } else { BACK };
    Point::new(x, Silhouette::of(base).top_at(x).map_or(seat.y, |top| top + around.height() * 0.06))
}

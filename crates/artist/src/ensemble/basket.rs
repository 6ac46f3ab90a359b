//! In a basket that hangs below a balloon.

use figures::{Anchor, Art};
use kurbo::Point;

use super::group::Group;

/// The seat of a basket that hangs below: the lower half of a balloon.
pub(super) fn low_seat(base: &Art) -> Option<Point> {
    let around = base.bounds();
    base.anchor(Anchor::Seat)
        .filter(|seat| seat.y > around.y0 + around.height() * 0.6 && around.height() > around.width() * 1.1)
}

/// How much of what one is lower than the room in a basket one stands higher.
const OVER_THE_RIM: f64 = 0.56;

/// Down in the basket, small enough for it.
pub(super) fn aboard(base: &Art, other: Group, share: f64) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let seat = low_seat(base).unwrap_or(around.center());
    let room = (around.height() * 0.36).min(around.width() * 0.6);
    let scale = f64::min(1.0, room / own.height().max(own.width()).max(1.0));
    let alone = (share - 0.5).abs() < 1e-9;
    let scale = if alone { scale } else { scale.min(1.0) * 0.8 };
    // Whoever is lower is seen over the rim as well.
    let raised = (room - own.height() * scale).max(0.0) * OVER_THE_RIM;
    other.stood(Point::new(seat.x + room * 0.9 * (share - 0.5), seat.y - raised), scale)
}

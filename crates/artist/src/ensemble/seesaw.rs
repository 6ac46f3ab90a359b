//! At both ends of a seesaw, face to face.

use figures::{Anchor, Art};
use kurbo::{Affine, Point};

use super::grip;
use super::group::{Group, bottom};

pub(super) const SEESAW: &str = "seesaw";
/// Where the two seats are, as shares of its box; the left end is down.
const SEATS: [(f64, f64); 2] = [(0.075, 0.44), (0.915, 0.13)];
/// The highest who fits, as a share of its width.
const HIGH: f64 = 0.62;

/// The first of them at the left end, the second at the right and turned to it; one more sits closer.
pub(super) fn at_an_end(base: &Art, other: Group, rank: usize) -> Group {
    let around = base.bounds();
    let (x, y) = SEATS[rank % 2];
    let side = if rank.is_multiple_of(2) { 1.0 } else { -1.0 };
    let inward = (rank / 2) as f64 * 0.18 * side;
    let at = Point::new(around.x0 + around.width() * (x + inward), around.y0 + around.height() * y);
    let own = other.bounds();
    let person = other.first().filter(|first| grip::is_person(&first.art));
    let hips = person.and_then(|person| person.art.anchor(Anchor::Seat)).unwrap_or_else(|| bottom(own));
    let scale = (around.width() * HIGH / own.height().max(1.0)).min(1.0);
    other.moved(
        Affine::translate(at.to_vec2())
            * Affine::scale_non_uniform(scale * side, scale)
            * Affine::translate(-hips.to_vec2()),
    )
}

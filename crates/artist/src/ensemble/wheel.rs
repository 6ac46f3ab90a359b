//! In the wheel: whoever runs inside a ring is seen whole before its spokes, the feet on its lower rim.

use figures::Art;
use kurbo::Point;

use super::group::Group;

/// What one runs in: the middle of the ring and half its inner width, as shares of the box.
const RINGS: [(&str, f64, f64, f64); 1] = [(HAMSTER_WHEEL, 0.5, 0.45, 0.4)];
pub(super) const HAMSTER_WHEEL: &str = "hamster wheel";
/// How much of the ring's inner width whoever is in it is high, and how far above its lowest point the feet are.
const FILLED: f64 = 0.74;
const RIM: f64 = 0.06;
/// How much larger the ring must be than who is in it.
const ROOMY: f64 = 1.5;

/// Whether one is inside it as in a ring.
pub(super) fn is_ring(name: &str) -> bool {
    RINGS.iter().any(|(ring, ..)| *ring == name)
}

/// How much larger the ring must be for somebody of this height.
pub(super) fn room_for(art: &Art, name: &str, high: f64) -> Option<f64> {
    is_ring(name).then(|| (high * ROOMY / art.bounds().height().max(1.0)).clamp(1.0, 4.0))
}

/// Before the spokes, small enough for the ring.
pub(super) fn within((base, name): (&Art, &str), other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let Some((_, x, y, half)) = RINGS.iter().find(|(ring, ..)| *ring == name) else { return other };
    let half = around.width() * half;
    let middle = Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let scale = (half * 2.0 * FILLED / own.height().max(own.width()).max(1.0)).min(2.0);
    other.stood(Point::new(middle.x, middle.y + half * (1.0 - RIM)), scale)
}

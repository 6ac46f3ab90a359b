//! How large the hero is, how much of it is drawn, and how high a group stands on the page.

use drawing::{Length, Shape};
use figures::Detail;
use kurbo::Rect;
use scene::Complexity;

/// Bold for simple pages, full for detailed ones.
pub(crate) const fn detail(complexity: Complexity) -> Detail {
    match complexity {
        Complexity::Simple => Detail::Bold,
        Complexity::Detailed => Detail::Full,
    }
}

/// Hair is so much of a face's height above it.
const HAIR: f64 = 0.25;

/// The head, hair included, around a face.
pub(crate) fn head(face: Rect) -> Rect {
    Rect { y0: face.y0 - face.height() * HAIR, ..face }
}

/// How high a standing child is at its own size, in units.
pub(crate) const CHILD: f64 = 380.0;

/// How much of a standing child's height its face's surroundings are.
const OF_A_CHILD: f64 = 116.0 / CHILD;

/// How high a child with this face is when it stands.
pub(crate) fn child(face: Rect) -> f64 {
    face.height() / OF_A_CHILD
}

/// How large a standing hero is with so many others in front.
pub(crate) const fn natural(detail: Detail, in_front: usize) -> f64 {
    match (detail, in_front) {
        (Detail::Bold, 0) => 1.36,
        (Detail::Bold, 1) => 1.2,
        (Detail::Bold, 2) => 1.12,
        (Detail::Bold, _) => 1.02,
        (Detail::Full, 0) => 1.38,
        (Detail::Full, 1) => 1.2,
        (Detail::Full, _) => 1.02,
    }
}

/// Free sky over a cast, and free ground before it, in units: with more of either it stands lost on the page.
const ROOM_ABOVE: f64 = 90.0;
const DEEPEST_MEADOW: f64 = 72.0;

/// How much higher than at the foot of the page a low, wide group stands, with a meadow before it: `above` is the
/// sky over it.
pub(crate) fn lift(above: f64) -> f64 {
    ((above - ROOM_ABOVE) * 0.5).clamp(0.0, DEEPEST_MEADOW)
}

/// The least area that counts as something to color: 25 mm², in square units.
pub(crate) const COUNTS: f64 = Length::mm(5.0).units() * Length::mm(5.0).units();

/// About how many areas to color shapes bring.
pub(crate) fn areas(shapes: &[Shape]) -> usize {
    let counts = |shape: &&Shape| shape.tint.is_some() && shape.pen.is_some() && shape.extent() >= COUNTS;
    shapes.iter().filter(counts).count()
}

//! On a nose: a butterfly, a bee, a ladybug.

use figures::{Anchor, Art};
use kurbo::{Point, Vec2};

use super::grip;
use super::group::Group;

/// How large it is, in reaches from the top of the skull to between the eyes, and where a nose is on the way from there
/// to the mouth: a person's, and an animal's.
const SIZE: (f64, f64) = (0.62, 0.8);
const NOSE: (f64, f64) = (0.4, 0.5);

/// On the tip of the nose, below the eyes.
pub(super) fn landed(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let face = base.anchor(Anchor::Face).unwrap_or(Point::new(around.center().x, around.y0));
    let reach = base.anchor(Anchor::Head).map_or(around.height() * 0.16, |head| (face - head).hypot());
    let mouth = base.anchor(Anchor::Mouth).unwrap_or(face + Vec2::new(0.0, reach));
    let person = grip::is_person(base);
    let tip = face.lerp(mouth, if person { NOSE.0 } else { NOSE.1 });
    let own = other.bounds();
    let scale = reach * if person { SIZE.0 } else { SIZE.1 } / own.width().max(own.height()).max(1.0);
    other.centered(tip, scale)
}

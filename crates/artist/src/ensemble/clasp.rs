//! What both hands of a person hold before the chest: a palm at either side, a thumb before it.

use drawing::Shape;
use figures::{Anchor, Art};
use kurbo::{Affine, Point};

use super::grip;
use super::group::Group;
use crate::silhouette::Silhouette;

/// How far above its foot the hands are on what a person holds before the chest, as shares of its height and of the way
/// between the hands; how much lower than the mouth it ends, as a share of the way from there to the hands.
const UP_ITS_SIDES: (f64, f64) = (0.3, 0.24);
const BELOW_THE_MOUTH: f64 = 0.3;
/// How many times as wide as drawn something is at most.
const WIDER: f64 = 1.24;
/// What is narrower than this share of the way between the hands has them before it.
const BETWEEN: f64 = 0.8;

/// Between the hands of a person, before the chest.
pub(super) fn in_both_hands(base: &Art, other: Group) -> Group {
    let own = other.bounds();
    let Some([left, right]) = grip::palms_before(base) else { return other };
    let middle = left.midpoint(right);
    let wide = right.x - left.x;
    // As wide as the hands are apart where they are.
    let level = own.y1 - own.height() * UP_ITS_SIDES.0;
    let there = other.first().and_then(|one| Silhouette::of(&one.art).reach(level - 1.0, level + 1.0));
    let there = there.map_or(own.width(), |(from, to)| to - from).max(own.width() * 0.6);
    let fits = wide / there.max(1.0);
    let mouth = base.anchor(Anchor::Mouth).unwrap_or(middle);
    let room = (middle.y - mouth.y) * (1.0 - BELOW_THE_MOUTH) + wide * UP_ITS_SIDES.1;
    let scale = fits.min(room / own.height().max(1.0));
    // A slender one is a little wider than drawn.
    let across = fits.min(scale * WIDER);
    let up =
        (own.height() * scale * UP_ITS_SIDES.0).max(wide * UP_ITS_SIDES.1).min(own.height() * scale * 0.5);
    let mut held = other.moved(
        Affine::translate((middle.x, middle.y + up))
            * Affine::scale_non_uniform(across, scale)
            * Affine::translate((-own.center().x, -own.y1)),
    );
    if across < fits * BETWEEN {
        grip::over(base, &mut held, &[left, right]);
    } else if let Some(member) = held.members.last_mut() {
        member.art.shapes.extend([left, right].into_iter().flat_map(|palm| thumb(base, palm)));
    }
    held
}

/// The thumb that a person has at a palm before what both hands hold, once more: a patch of skin and its contour.
fn thumb(base: &Art, palm: Point) -> Vec<Shape> {
    let (Some(head), Some(face)) = (base.anchor(Anchor::Head), base.anchor(Anchor::Face)) else {
        return Vec::new();
    };
    let near = (face - head).hypot() * grip::HAND;
    let is_patch = |shape: &Shape| {
        let own = shape.bounds();
        shape.tint.is_some()
            && shape.pen.is_none()
            && own.width().max(own.height()) < near * 2.0
            && (own.center() - palm).hypot() < near
    };
    let thumb =
        base.shapes.windows(2).rev().find(|pair| {
            is_patch(&pair[0]) && pair[1].tint.is_none() && pair[0].bounds() == pair[1].bounds()
        });
    thumb.map_or_else(Vec::new, <[Shape]>::to_vec)
}

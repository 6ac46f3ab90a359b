//! Hanging by the hands or head down: from a branch, from monkey bars, from the leaves of a tree.

use figures::{Anchor, Art};
use kurbo::{Affine, Point};

use super::grip;
use super::group::Group;

/// Head down from a branch or a bar, or from the leaves of a tree; one of `same`.
pub(super) fn hung((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let x = around.x0 + around.width() * (0.2 + 0.6 * (rank as f64 + 0.5) / same as f64);
    let tall = around.height() > own.height();
    let y = match name {
        "tree branch" => around.y0 + around.height() * 0.5,
        "monkey bars" => around.y0 + around.height() * 0.2,
        _ if tall => around.y0 + around.height() * 0.4,
        _ => around.y1 - around.height() * 0.3,
    };
    let cell = around.width() * 0.8 / same as f64;
    let high = if tall { (around.height() * 0.46 / own.height().max(1.0)).min(1.0) } else { 1.0 };
    let scale = if same > 1 { high.min(cell / own.width().max(1.0)) } else { high };
    // By the hand that is up, or head down.
    let hand = other.first().and_then(|first| first.art.anchor(Anchor::Grip));
    let hand = hand.filter(|hand| hand.y < own.y0 + own.height() * 0.2);
    // With both where both are up.
    let up = |art: &Art| match (grip::palms(art).as_slice(), art.anchor(Anchor::Face)) {
        ([one, two], Some(face)) if one.y.max(two.y) < face.y => Some(one.midpoint(*two)),
        _ => None,
    };
    let hand = other.first().and_then(|first| up(&first.art)).or(hand);
    let foot = hand.unwrap_or(Point::new(own.center().x, own.y0));
    other.moved(Affine::translate((x, y)) * Affine::scale(scale) * Affine::translate(-foot.to_vec2()))
}

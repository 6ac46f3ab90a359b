//! On a string in the air: a kite, in the form of what is on it, and balloons.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};

use super::group::{Group, bottom};

/// What flies on a string in the form of something.
pub(super) const KITE: &str = "kite";

/// A kite in the form of what is on it: that, larger, with ribbons on a tail.
fn formed(mut kite: Group) -> Group {
    let own = kite.first().map_or(kite.bounds(), |first| first.art.bounds());
    let Some(at) = kite.members.iter().position(|member| member.name != KITE) else { return kite };
    let form = &mut kite.members[at];
    let old = form.art.bounds();
    let scale = (own.height() * 0.8 / old.height().max(1.0)).min(own.width() * 1.7 / old.width().max(1.0));
    form.art = std::mem::take(&mut form.art).placed(
        Affine::translate(Point::new(own.center().x, own.y0 + own.height() * 0.33).to_vec2())
            * Affine::scale(scale)
            * Affine::translate(-old.center().to_vec2()),
    );
    if let Some(first) = kite.members.iter_mut().find(|member| member.name == KITE) {
        // The ribbons of the tail are below the cross.
        let ribbon = |shape: &Shape| shape.path.bounding_box().center().y > own.y0 + own.height() * 0.62;
        first.art.shapes.retain(ribbon);
    }
    kite
}

/// High up to the right, on a string from the hand.
pub(super) fn fly(around: Rect, hand: Point, mut other: Group) -> Group {
    let kite = other.first().is_some_and(|first| first.name == KITE);
    if kite && other.members.len() > 1 {
        other = formed(other);
    }
    let own = other.bounds();
    let scale = around.height() * if kite { 0.56 } else { 0.5 } / own.height().max(1.0);
    // A kite is high in the free sky.
    let low = if kite { -0.02 } else { 0.12 };
    let aside = own.width() * scale * if kite { 0.6 } else { 0.45 };
    let foot = Point::new(around.x1 + aside, around.y0 + around.height() * low);
    let placing =
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2());
    other = other.moved(placing);
    // It is tied where two sticks cross.
    let tied =
        if kite { foot - Vec2::new(own.width() * scale * 0.02, own.height() * scale * 0.64) } else { foot };
    let mut string = BezPath::new();
    string.move_to(hand);
    string.quad_to(Point::new(tied.x, hand.y.midpoint(foot.y)), tied);
    if let Some(member) = other.members.first_mut() {
        let first = if kite { member.art.shapes.len() } else { 0 };
        member.art.shapes.insert(first, Shape::line(string, Pen::Inner));
    }
    other
}

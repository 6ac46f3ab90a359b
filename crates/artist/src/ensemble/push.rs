//! Pushed or pulled along: hands on the handle of a cart, at the back of somebody on a swing, a rope to a sled.

use drawing::{Pen, Shape};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point};

use super::grip;
use super::group::{Group, bottom};
use super::tend::Doer;

/// Where the handle of a thing on wheels is, as shares of its box, the thing turned so that it is at the left; and
/// whether its own drawing has it at the right.
pub(super) const HANDLES: [(&str, (f64, f64), bool); 4] = [
    ("stroller", (0.05, 0.1), true),
    ("shopping cart", (0.03, 0.05), true),
    ("wheelbarrow", (0.02, 0.32), false),
    ("lawn mower", (0.06, 0.05), false),
];

/// How much larger or smaller a thing is drawn for its handle to be where the hands are.
const FITTED: (f64, f64) = (0.6, 1.7);

/// Before the doer, its handle in the hands; and whether it is behind the doer.
pub(super) fn pushed(base: &Art, body: &Doer, other: Group) -> (Group, bool) {
    let name = other.first().map_or("", |first| first.name);
    let hands = [body.other_hand, body.hand];
    if let Some((_, (x, y), mirrored)) = HANDLES.iter().find(|(known, ..)| *known == name) {
        let turned = if *mirrored { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
        let own = turned.bounds();
        let reach = (body.around.y1 - body.hand.y) / (own.height() * (1.0 - y)).max(1.0);
        let scale = reach.clamp(FITTED.0, FITTED.1);
        let left = body.hand.x - own.width() * scale * x;
        let foot = Point::new(left + own.width() * scale / 2.0, body.around.y1);
        let mut cart = turned.moved(
            Affine::translate(foot.to_vec2())
                * Affine::scale(scale)
                * Affine::translate(-bottom(own).to_vec2()),
        );
        grip::over(base, &mut cart, &hands);
        return (cart, false);
    }
    // Whoever sits in or on it has the hands at the back.
    let back = other.members.iter().filter(|member| member.actor != other.root);
    let back = back.map(|member| member.art.bounds()).reduce(|all, next| all.union(next));
    let own = other.bounds();
    let aside = back.map_or(0.0, |back| (own.x1 - back.x1).max(0.0));
    let mut other = body.beside(other, body.hand.x - aside - body.around.height() * 0.02);
    grip::over(base, &mut other, &hands);
    (other, false)
}

/// A handle on top and at least this high, as a share of how high the hand is, is in the hand; anything lower is on a
/// rope.
const HIGH_ENOUGH: f64 = 0.5;

/// Behind the doer: its own handle in the hand, or on a rope.
pub(super) fn pulled(base: &Art, body: &Doer, other: Group) -> Group {
    let hand = if body.person {
        body.other_hand
    } else {
        Point::new(body.around.center().x, body.around.y0 + body.around.height() * 0.6)
    };
    let handle = |other: &Group| {
        let own = other.bounds();
        let grip = other.first().and_then(|member| member.art.anchor(Anchor::Grip));
        grip.filter(|grip| grip.x > own.center().x + own.width() * 0.2)
    };
    let high = (body.around.y1 - hand.y).max(1.0);
    let own = other.bounds();
    let top =
        other.first().map_or(own.y0, |first| first.art.bounds().y0 + first.art.bounds().height() * 0.15);
    let at_hand =
        handle(&other).filter(|grip| grip.y < top && own.y1 - grip.y > high * HIGH_ENOUGH && body.person);
    let mut other = match at_hand {
        Some(grip) => {
            let scale = high / (own.y1 - grip.y);
            other.moved(
                Affine::translate((hand.x, body.around.y1))
                    * Affine::scale(scale)
                    * Affine::translate((-grip.x, -own.y1)),
            )
        }
        None => roped(other, (body, hand), handle),
    };
    if body.person {
        grip::over(base, &mut other, &[hand]);
    }
    other
}

/// On the ground behind, a rope from its front to the hand.
fn roped(other: Group, (body, hand): (&Doer, Point), handle: impl Fn(&Group) -> Option<Point>) -> Group {
    let gap = body.around.height() * 0.16;
    let x = body.around.x0 - gap - other.bounds().width();
    let mut other = body.on_ground(other, x);
    let own = other.bounds();
    let front = Point::new(own.x1 - own.width() * 0.06, own.y0 + own.height() * 0.55);
    let from = handle(&other).unwrap_or(front);
    let mut rope = BezPath::new();
    rope.move_to(from);
    rope.quad_to(Point::new(from.x.midpoint(hand.x), from.y.midpoint(hand.y) + gap * 0.1), hand);
    if let Some(member) = other.members.first_mut() {
        member.art.shapes.push(Shape::line(rope, Pen::Outline));
    }
    other
}

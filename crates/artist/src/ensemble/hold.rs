//! What is held: in the hand, at the mouth, across the chest, on a string in the air.

use drawing::{Pen, Shape};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::{Link, Thing};

use super::group::{Group, bottom};
use super::meal::{CUTLERY, HANDY, bite, is_dish, set_before};

/// In the hand, the mouth, or before the body. `share` is its place among several; `eats`: it goes to the mouth.
pub(super) fn hold(base: &Art, other: Group, (share, eats): (f64, bool)) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let name = other.members.first().map_or("", |member| member.name);
    let person = base.anchor(Anchor::OtherHand).is_some();
    let (dish, cutlery) = (is_dish(name), CUTLERY.contains(&name));
    if eats && (share == 0.5 || dish) && person && base.anchor(Anchor::Seat).is_some() {
        return bite(base, other);
    }
    if eats && !person && (dish || cutlery) {
        return set_before(base, other, cutlery);
    }
    // Beside a dish on the table it is the only thing in the hand.
    let share = if eats && cutlery { 0.5 } else { share };
    let paw = base.anchor(Anchor::Hand);
    let hand = paw.unwrap_or(Point::new(around.x0 + around.width() * 0.8, around.center().y));
    let alone = (share - 0.5).abs() < 1e-6;
    if name == "kite" && alone {
        // From the hand on that side, and not across the belly.
        let far = base.anchor(Anchor::OtherHand).filter(|other| other.x > hand.x).unwrap_or(hand);
        return fly(around, far, other);
    }
    let place = match name {
        "drum" => Some((0.42, 1.0)),
        _ if KNITTED.contains(&name) => Some((0.3, 0.86)),
        "newspaper" | "laptop" => Some((0.34, 0.72)),
        _ => None,
    };
    if let Some(place) = place.filter(|_| person && alone) {
        return before_the_body(around, other, place);
    }
    if name == "umbrella" && alone {
        return shade(base, other);
    }
    if !person && alone && is_before_the_chest(name) {
        return before_the_chest(base, other);
    }
    // What a mouth holds hangs below it and leaves the face free.
    let cup = eats && (name.contains("cup") || name == "mug" || name.contains("glass"));
    let mouth = base.anchor(Anchor::Mouth).filter(|_| paw.is_none() || eats && !person && !cup);
    let hand = mouth.or(paw).unwrap_or(hand);
    let grip = other
        .members
        .first()
        .and_then(|member| member.art.anchor(Anchor::Grip))
        .filter(|_| mouth.is_none())
        .unwrap_or(Point::new(
            own.center().x,
            own.y0 + own.height() * if mouth.is_some() { 0.06 } else { 0.6 },
        ));
    // Several are held side by side, smaller.
    let aside = (share - 0.5) * around.width() * 1.2;
    let handy = Thing::named(name).is_some_and(|thing| thing.centimetres <= HANDY);
    let most = if name.ends_with("net") {
        0.66
    } else if aside.abs() > 1e-6 || handy && (person || cup) {
        0.3
    } else {
        0.42
    };
    let scale = f64::min(1.0, around.height() * most / own.height().max(own.width()).max(1.0));
    let at = hand + Vec2::new(aside, -aside.abs() * 0.15);
    other.moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-grip.to_vec2()))
}

/// Played or read before the chest of an animal.
fn before_the_chest(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let chest = base.anchor(Anchor::Mouth).unwrap_or(around.center());
    let at = Point::new(chest.x.midpoint(around.center().x), chest.y + around.height() * 0.34);
    let size = around.height().min(around.width()) * 0.62 / own.height().max(own.width()).max(1.0);
    other.moved(
        Affine::translate(at.to_vec2()) * Affine::scale(size) * Affine::translate(-own.center().to_vec2()),
    )
}

/// One of many: in an arch over the head, from hand to hand, and nothing hides the face.
pub(super) fn juggled(base: &Art, other: Group, share: f64) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0));
    let size =
        (around.height().min(around.width() * 1.4) * 0.24 / own.height().max(own.width()).max(1.0)).min(1.0);
    let wide = (around.width() * 0.5).max(around.height() * 0.36);
    let angle = std::f64::consts::PI * (1.06 - share * 1.12);
    let (sine, cosine) = libm::sincos(angle);
    let middle = Point::new(head.x, head.y + around.height() * 0.16);
    let at = middle + Vec2::new(cosine * wide, -sine * (around.height() * 0.16 + wide * 0.62));
    other.moved(
        Affine::translate(at.to_vec2()) * Affine::scale(size) * Affine::translate(-own.center().to_vec2()),
    )
}

/// How high the cloth of an umbrella is, as a share of all of it.
const CLOTH: f64 = 0.66;

/// An umbrella over somebody, its shaft beside the face and in the hand.
pub(super) fn shade(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0));
    let face = base.anchor(Anchor::Face).unwrap_or(head);
    let person = base.anchor(Anchor::OtherHand).is_some() && base.anchor(Anchor::Seat).is_some();
    let paw = Point::new(face.x + (face - head).hypot() * 1.35, around.y0 + around.height() * 0.6);
    let grip = base.anchor(Anchor::Hand).filter(|_| person).unwrap_or(paw);
    let wide = (around.width() * 0.86).max(around.height() * 0.62);
    let rim = if person { around.y0.min(head.y) - around.height() * 0.015 } else { head.y };
    raised(other, (head.x.midpoint(grip.x), rim, wide), grip)
}

/// Whether it is an umbrella in somebody's hand.
pub(super) fn is_umbrella(link: Link, other: &Group) -> bool {
    link == Link::Holding && other.members.first().is_some_and(|member| member.name == "umbrella")
}

/// One umbrella over two, held between them.
pub(super) fn shared(one: Rect, next: Rect, other: Group) -> Group {
    let both = one.union(next);
    let middle = if one.center().x < next.center().x { (one.x1, next.x0) } else { (next.x1, one.x0) };
    let middle = middle.0.midpoint(middle.1);
    let grip = Point::new(middle, one.y1.max(next.y1) - one.height().min(next.height()) * 0.44);
    raised(other, (middle, both.y0 - both.height() * 0.01, both.width() * 0.84), grip)
}

/// The cloth with its rim here, so wide, and the shaft from its middle down into the hand.
fn raised(other: Group, (x, rim, wide): (f64, f64, f64), grip: Point) -> Group {
    let own = other.bounds();
    let cloth = own.y0 + own.height() * CLOTH;
    let scale = wide / own.width().max(1.0);
    let foot = Point::new(own.center().x, cloth - own.height() * 0.06);
    let mut raised =
        other.moved(Affine::translate((x, rim)) * Affine::scale(scale) * Affine::translate(-foot.to_vec2()));
    let Some(member) = raised.members.first_mut() else { return raised };
    let lowest = rim + own.height() * 0.1 * scale;
    member.art.shapes.retain(|shape| kurbo::Shape::bounding_box(&shape.path).y1 < lowest);
    let hook = wide * 0.03;
    let mut shaft = BezPath::new();
    shaft.move_to((x, rim - own.height() * 0.3 * scale));
    shaft.line_to(grip);
    shaft.line_to(grip + Vec2::new(0.0, hook * 2.4));
    shaft.curve_to(
        grip + Vec2::new(0.0, hook * 4.4),
        grip + Vec2::new(hook * 2.0, hook * 4.4),
        grip + Vec2::new(hook * 2.0, hook * 2.8),
    );
    member.art.shapes.insert(0, Shape::line(shaft, Pen::Outline));
    raised
}

/// What grows on two needles.
pub(super) const KNITTED: [&str; 3] = ["scarf", "sweater", "socks"];

/// In the middle, its foot at this share of the body's height, no longer than that share.
fn before_the_body(around: Rect, other: Group, (long, low): (f64, f64)) -> Group {
    let own = other.bounds();
    let scale = around.height() * long / own.height().max(own.width()).max(1.0);
    let foot = Point::new(around.center().x, around.y0 + around.height() * low);
    other.stood(foot, scale)
}

/// What is played, read or carried before the chest.
pub(super) const BEFORE_THE_CHEST: [&str; 9] =
    ["guitar", "banjo", "violin", "accordion", "drum", "harp", "newspaper", "laptop", "game controller"];

fn is_before_the_chest(name: &str) -> bool {
    BEFORE_THE_CHEST.contains(&name) || name.ends_with(" book")
}

/// High up to the right, on a string from the hand.
fn fly(around: Rect, hand: Point, mut other: Group) -> Group {
    let own = other.bounds();
    let scale = around.height() * 0.5 / own.height().max(1.0);
    let foot = Point::new(around.x1 + own.width() * scale * 0.45, around.y0 + around.height() * 0.12);
    let placing =
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2());
    other = other.moved(placing);
    let mut string = BezPath::new();
    string.move_to(hand);
    string.quad_to(Point::new(foot.x, hand.y.midpoint(foot.y)), foot);
    if let Some(member) = other.members.first_mut() {
        member.art.shapes.insert(0, Shape::line(string, Pen::Inner));
    }
    other
}

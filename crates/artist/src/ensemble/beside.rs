//! Close to another: in its arms, in the air around it, on a bicycle of the right size.

use drawing::{Pen, Shape};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::{Habitat, Link, Thing};

use super::grip;
use super::group::{Group, bottom};

/// What is seen before the disc of the moon, so large beside it, and so far to its open side.
const BEFORE_THE_DISC: (f64, f64) = (0.74, 0.14);

/// Whether somebody in the air is before something that fills the sky.
pub(super) fn is_disc(name: &str) -> bool {
    name.contains("moon") && Thing::named(name).is_some_and(|thing| thing.habitat == Habitat::Sky)
}

/// Behind somebody in the air, larger all around.
pub(super) fn disc_behind(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (large, aside) = BEFORE_THE_DISC;
    let scale = around.height().max(around.width()) / large / own.height().max(own.width()).max(1.0);
    let at = around.center() - Vec2::new(own.width() * scale * aside, 0.0);
    other.centered(at, scale)
}

/// On the ground far below the moon, and larger: it is near.
pub(super) fn below_the_disc(base: &Art, other: Group) -> Group {
    const LARGER: f64 = 1.2;
    let (around, own) = (base.bounds(), other.bounds());
    let scale = around.height() * LARGER / own.height().max(1.0);
    let foot = Point::new(around.center().x, around.y1 + own.height() * scale * 1.05);
    other.stood(foot, scale)
}

/// Before the disc of the moon, which is to be seen all around.
pub(super) fn before_the_disc(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (large, aside) = BEFORE_THE_DISC;
    let side = around.height().max(around.width()) * large;
    let scale = side / own.height().max(own.width()).max(1.0);
    let at = around.center() + Vec2::new(around.width() * aside, 0.0);
    other.centered(at, scale)
}

/// Whoever is on a bicycle is large enough to ride it.
pub(super) fn mounted(other: Group, (base, holder): (&Art, &str), link: Link) -> Group {
    let other = perched(other, base, holder, link);
    let vehicle = base.rider.is_some() && base.front.is_empty() && base.anchor(Anchor::Face).is_none();
    let rides = link == Link::Riding || link == Link::On && base.rider.is_some_and(Pose::holds_on);
    if !rides || !vehicle {
        return other;
    }
    let (around, own) = (base.bounds(), other.bounds());
    let wanted = (around.height() * 1.1).min(around.width() * 0.9 * own.height() / own.width().max(1.0));
    other.moved(Affine::scale((wanted / own.height().max(1.0)).max(1.0)))
}

/// How high and how wide a small animal is at most on one at least twice as high, in shares of the other.
const ON_A_LARGE_ONE: (f64, f64) = (0.44, 0.6);

/// What is drawn larger than it is, to be colored.
pub(super) const INSECTS: [&str; 11] = [
    "ladybug",
    "butterfly",
    "bee",
    "snail",
    "spider",
    "fly",
    "ant",
    "caterpillar",
    "dragonfly",
    "beetle",
    "worm",
];

/// A ladybug on a frog is smaller than the frog.
fn perched(other: Group, base: &Art, holder: &str, link: Link) -> Group {
    let tall = |name: &str| Thing::named(name).map(|thing| thing.centimetres);
    let small = other.first().and_then(|first| tall(first.name)).zip(tall(holder));
    let alive = base.anchor(Anchor::Face).is_some()
        && other.first().is_some_and(|first| first.art.anchor(Anchor::Face).is_some());
    let insect = |name: &str| INSECTS.contains(&name);
    let like = other.first().is_some_and(|first| first.name == holder);
    let tiny =
        other.first().is_some_and(|first| insect(first.name)) && (holder == "snail" || !insect(holder));
    let tiny = tiny && !like;
    let on = link == Link::On && alive && (tiny || small.is_some_and(|(small, large)| small * 2 <= large));
    if !on {
        return other;
    }
    let (around, own) = (base.bounds(), other.bounds());
    let (high, wide) = ON_A_LARGE_ONE;
    let scale =
        (around.height() * high / own.height().max(1.0)).min(around.width() * wide / own.width().max(1.0));
    other.moved(Affine::scale(scale.min(1.0)))
}

/// How large an insect around something is at most, as a share of that.
const IN_ORBIT: f64 = 0.4;

/// In the air around the other, from its left over the top to its right.
pub(super) fn orbit(around: Rect, other: Group, share: f64) -> Group {
    let own = other.bounds();
    let insect = other.first().is_some_and(|first| INSECTS.contains(&first.name));
    let most = around.width().max(around.height()) * if insect { IN_ORBIT } else { 0.5 };
    let scale = f64::min(1.0, most / own.width().max(own.height()).max(1.0));
    let alone = (share - 0.5).abs() < 1e-6;
    let turn = std::f64::consts::PI * if alone { 0.28 } else { 1.08 - 1.16 * share };
    let (sine, cosine) = libm::sincos(turn);
    let reach = Vec2::new(
        (around.width() + own.width() * scale) * 0.62 * cosine,
        -(around.height() + own.height() * scale) * 0.6 * sine,
    );
    let at = around.center() + reach;
    other.centered(at, scale)
}

/// What flies to its hive looks at it, and left a dashed way behind.
pub(super) fn homeward(base: &Art, other: Group) -> Group {
    let insect = other.first().is_some_and(|first| first.name == "bee" || first.name == "butterfly");
    if !insect || base.anchor(Anchor::Face).is_some() {
        return other;
    }
    let own = other.bounds();
    let right = own.center().x > base.bounds().center().x;
    let looks_right = other
        .first()
        .and_then(|first| first.art.anchor(Anchor::Face))
        .is_some_and(|face| face.x > own.center().x + own.width() * 0.1);
    let turned = Affine::translate((own.center().x * 2.0, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0);
    let mut other = if right && looks_right { other.moved(turned) } else { other };
    let (side, step) = (if right { 1.0 } else { -1.0 }, own.width() * 0.16);
    let from = Point::new(if right { own.x1 } else { own.x0 }, own.center().y);
    if let Some(first) = other.members.first_mut() {
        for dash in 0..4 {
            let at = |far: f64| {
                let rise = libm::sin(far * 1.1) * own.height() * 0.24;
                from + Vec2::new(side * step * (0.5 + far * 0.8), -rise)
            };
            let (start, end) = (f64::from(dash) * 1.3, f64::from(dash) * 1.3 + 0.8);
            let mut line = BezPath::new();
            line.move_to(at(start));
            line.quad_to(at(start.midpoint(end)), at(end));
            first.art.shapes.push(Shape::line(line, Pen::Outline));
        }
    }
    other
}

/// How far the head of who leaps on four legs is up, in degrees.
const LEAPS: f64 = 15.0;

/// Head up, where somebody on four legs leaps.
pub(super) fn leaping(other: Group, link: Link) -> Group {
    let own = other.bounds();
    let face =
        other.first().filter(|one| !grip::is_person(&one.art)).and_then(|one| one.art.anchor(Anchor::Face));
    let Some(face) = face.filter(|_| link == Link::JumpingOver && own.width() > own.height() * 0.8) else {
        return other;
    };
    let way = if face.x > own.center().x { -LEAPS } else { LEAPS };
    let foot = bottom(own).to_vec2();
    let turn = Affine::rotate(way.to_radians());
    let turned = other.moved(Affine::translate(foot) * turn * Affine::translate(-foot));
    let down = own.y1 - turned.bounds().y1;
    turned.moved(Affine::translate((0.0, down)))
}

/// What floats on a string.
const ON_A_STRING: [&str; 2] = ["balloon", "kite"];

/// The place along the way around a thing for what floats beside it: balloons are over it and not at its feet.
pub(super) fn aloft(other: &Group, share: f64) -> f64 {
    let balloon = other.first().is_some_and(|first| first.name == "balloon");
    if balloon && (share - 0.5).abs() > 1e-6 { 0.5 + (share - 0.5) * 0.56 } else { share }
}

/// Balloons and kites are tied to a thing.
pub(super) fn tethered(base: &Art, mut other: Group) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let strung = other.first().is_some_and(|first| ON_A_STRING.contains(&first.name));
    if !strung || base.anchor(Anchor::Face).is_some() || own.y1 > around.center().y {
        return other;
    }
    let mut string = BezPath::new();
    string.move_to((own.center().x, own.y1 - own.height() * 0.1));
    string.quad_to(
        (own.center().x.midpoint(around.center().x), own.y1.midpoint(around.y0) + own.height() * 0.1),
        (around.center().x, around.y0 + around.height() * 0.14),
    );
    if let Some(first) = other.members.first_mut() {
        first.art.shapes.insert(0, Shape::line(string, Pen::Inner));
    }
    other
}

/// Close beside the other, turned to it.
pub(super) fn embrace(around: Rect, other: Group) -> Group {
    close_by(around, other, CLOSE)
}

/// How much of two who are close to each other overlaps, as a share of the narrower; things stand so far apart.
const CLOSE: f64 = 0.22;
const APART: f64 = -0.06;

/// Beside the other: no thing is drawn through another.
pub(super) fn next_to(base: &Art, other: Group) -> Group {
    let alive = |art: &Art| art.anchor(Anchor::Face).is_some();
    let both = alive(base) && other.first().is_some_and(|first| alive(&first.art));
    close_by(base.bounds(), other, if both { CLOSE } else { APART })
}

fn close_by(around: Rect, other: Group, share: f64) -> Group {
    let own = other.bounds();
    let overlap = around.width().min(own.width()) * share;
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let own = Rect::new(-own.x1, own.y0, -own.x0, own.y1);
    turned.moved(Affine::translate((around.x1 - overlap - own.x0, around.y1 - own.y1)))
}

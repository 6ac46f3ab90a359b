//! What is done with the whole body: turned, in the water, with a rope, a needle, a flame.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Doing, Habitat, Party, Scene, What};

use super::clip::clipped;
use super::deeds::{Body, is_weightless};
use super::grip;
use super::limbs;
use super::people::being;
use super::rod::drop_at;
use super::tend::is_alive;
use super::ties::doing;
use crate::afloat;

/// Upside down on the hands, and arcs that tell the turn.
pub(super) fn wheel(art: &mut Art, body: &Body) {
    let middle = body.at(0.5, 0.5).to_vec2();
    let turn = Affine::translate(middle) * Affine::rotate(2.5) * Affine::translate(-middle);
    *art = std::mem::take(art).placed(turn);
    let around = art.bounds();
    let radius = around.width().max(around.height()) * 0.5;
    for from in [-0.5, 2.4] {
        let arc = kurbo::Arc::new(around.center(), (radius, radius), from, 0.8, 0.0);
        art.shapes.push(Shape::line(kurbo::Shape::to_path(&arc, 0.1), Pen::Outline));
    }
}

/// How far over somebody turns who falls, in degrees.
const OVER: f64 = 130.0;

/// Head over heels, with lines above that tell the fall.
pub(super) fn tumble(art: &mut Art, body: &Body) {
    let middle = body.at(0.5, 0.5).to_vec2();
    let turn = Affine::translate(middle) * Affine::rotate(OVER.to_radians()) * Affine::translate(-middle);
    *art = std::mem::take(art).placed(turn);
    let around = art.bounds();
    for (x, long) in [(0.2, 0.12), (0.5, 0.2), (0.8, 0.14)] {
        let foot = Point::new(around.x0 + around.width() * x, around.y0 - around.height() * 0.05);
        let mut line = BezPath::new();
        line.move_to(foot);
        line.line_to(foot - Vec2::new(0.0, around.height() * long));
        art.shapes.push(Shape::line(line, Pen::Outline));
    }
}

/// On both hands, feet up: those of a person, or the arms of an animal that reaches past its own head.
pub(super) fn handstand(art: &mut Art, name: &str) {
    let around = art.bounds();
    if let Some(arms) = grip::shoulders(name, art).filter(|_| !grip::is_person(art)) {
        let top = around.y0 - around.height() * 0.1;
        let aside = Vec2::new(arms.thickness() * 0.5, 0.0);
        let ends = [(arms.left, arms.left - aside), (arms.right, arms.right + aside)];
        let reach = ends.map(|(from, at)| arms.reach(art, from, Point::new(at.x, top))).concat();
        limbs::free(art, name, true);
        art.shapes.extend(reach);
    }
    upside_down(art);
    let to = around.y1 - art.bounds().y1;
    *art = std::mem::take(art).placed(Affine::translate((0.0, to)));
}

/// On the hind legs who goes on four, and everybody else a little to the left.
pub(super) fn dance(art: &mut Art, name: &str, body: &Body) {
    if prances(art, name) { rear(art, body) } else { lean(art, body, -7.0) }
}

/// All of the body to a side, in degrees.
pub(super) fn lean(art: &mut Art, body: &Body, degrees: f64) {
    let middle = body.at(0.5, 1.0).to_vec2();
    let turn = Affine::translate(middle) * Affine::rotate(degrees.to_radians()) * Affine::translate(-middle);
    *art = std::mem::take(art).placed(turn);
}

/// How far who pulls at a rope leans back, in degrees, and how much of it is free before the hands, as a share of the
/// height.
const BACK: f64 = -8.0;
const FREE: f64 = 0.2;

/// As who pulls at a rope with all its weight, and keeps away from the other.
pub(super) fn lean_back(art: &mut Art, body: &Body) {
    lean(art, body, BACK);
    let around = art.bounds();
    let free = Rect::new(around.x0, around.y0, around.x1 + body.around.height() * FREE, around.y1);
    art.shapes.insert(0, Shape { path: free.to_path(0.1), tint: None, pen: None });
}

/// What is so much wider than high goes on four legs.
const ON_ALL_FOURS: f64 = 0.86;
/// How far up who dances on the hind legs is, in degrees.
const REARED: f64 = 24.0;

/// Whether somebody dances on its hind legs: an animal on four that looks to one side.
fn prances(art: &Art, name: &str) -> bool {
    let around = art.bounds();
    let aside = art.anchor(Anchor::Face).is_some_and(|face| {
        (face.x - around.center().x).abs() > around.width() * 0.12 && face.y < around.center().y
    });
    let armed = grip::is_person(art) || grip::shoulders(name, art).is_some();
    aside && !armed && around.width() > around.height() * ON_ALL_FOURS
}

/// On its hind legs, with two arcs where the forelegs were.
fn rear(art: &mut Art, body: &Body) {
    let right = art.anchor(Anchor::Face).is_none_or(|face| face.x > body.around.center().x);
    let (hind, way) = if right { (body.at(0.22, 1.0), -REARED) } else { (body.at(0.78, 1.0), REARED) };
    let turn = Affine::translate(hind.to_vec2())
        * Affine::rotate(way.to_radians())
        * Affine::translate(-hind.to_vec2());
    *art = std::mem::take(art).placed(turn);
    let down = body.around.y1 - art.bounds().y1;
    *art = std::mem::take(art).placed(Affine::translate((0.0, down)));
    let (from, to) = if right { (0.66, 0.9) } else { (0.34, 0.1) };
    for (rise, share) in [(0.06, 1.0), (0.0, 0.7)] {
        let (start, end) = (body.at(from, 1.0 - rise), body.at(from + (to - from) * share, 1.0 - rise));
        let mut hop = BezPath::new();
        hop.move_to(start);
        hop.quad_to(start.midpoint(end) + Vec2::new(0.0, body.share(0.05)), end);
        art.shapes.push(Shape::line(hop, Pen::Inner));
    }
}

/// Drops all around; in the water where there is none yet.
pub(super) fn splash(art: &mut Art, body: &Body, wet: bool) {
    if !wet {
        waves(art, body);
    }
    let size = body.share(0.055);
    for (x, y) in [(-0.22, 0.42), (-0.1, 0.16), (1.1, 0.2), (1.22, 0.48), (-0.3, 0.68), (1.3, 0.7)] {
        art.shapes.push(drop_at(body.at(x, y), size));
    }
}

/// Water out of a trunk, in an arc.
pub(super) fn spray(art: &mut Art, from: Point, size: f64) {
    for step in 1..=7 {
        let far = f64::from(step);
        let rise = far * (8.5 - far) * 0.5;
        art.shapes.push(drop_at(from + Vec2::new(far * 2.1, -rise) * size, size * (0.6 + 0.06 * far)));
    }
}

/// Three lines behind whoever is fast.
pub(super) fn speed(art: &mut Art, around: Rect) {
    let long = (around.width().max(around.height()) * 0.17).min(around.width() * 0.4);
    for (y, share) in [(0.34, 0.7), (0.54, 1.0), (0.74, 0.7)] {
        let from = Point::new(around.x0 - long * 0.3, around.y0 + around.height() * y);
        let mut line = BezPath::new();
        line.move_to(from);
        line.line_to(from - Vec2::new(long * share, 0.0));
        art.shapes.push(Shape::line(line, Pen::Outline));
    }
}

/// As a bat sleeps.
pub(super) fn upside_down(art: &mut Art) {
    let middle = art.bounds().center().to_vec2();
    let turn = Affine::translate(middle) * Affine::scale_non_uniform(1.0, -1.0) * Affine::translate(-middle);
    *art = std::mem::take(art).placed(turn);
}

/// Fire out of the mouth, in two tongues.
pub(super) fn flame(art: &mut Art, body: &Body) {
    let size = body.share(0.46);
    let side = if body.mouth.x < body.around.center().x { -1.0 } else { 1.0 };
    let tongue = |scale: f64| {
        let by = |x: f64, y: f64| body.mouth + Vec2::new(x * side, y) * (size * scale);
        let mut path = BezPath::new();
        path.move_to(by(0.06, 0.0));
        path.curve_to(by(0.3, -0.28), by(0.56, -0.34), by(0.98, -0.42));
        path.quad_to(by(0.86, -0.24), by(0.88, -0.16));
        path.quad_to(by(1.1, -0.14), by(1.32, 0.02));
        path.quad_to(by(1.06, 0.02), by(0.94, 0.12));
        path.quad_to(by(1.06, 0.24), by(1.1, 0.42));
        path.curve_to(by(0.76, 0.3), by(0.4, 0.26), by(0.06, 0.0));
        path.close_path();
        path
    };
    art.shapes.push(Shape::area(tongue(1.0), Tint::hex(0xF5_9A_3C), Pen::Outline));
    art.shapes.push(Shape::area(tongue(0.56), Tint::hex(0xFF_D5_4A), Pen::Inner));
}

/// A rope swung overhead, and a hop.
pub(super) fn rope(art: &mut Art, body: &Body) {
    let middle = Point::new(body.head.x, body.at(0.5, 0.58).y);
    let reach = Vec2::new(body.share(0.52), 0.0);
    let (left, right) = match (art.anchor(Anchor::Hand), art.anchor(Anchor::OtherHand)) {
        (Some(one), Some(other)) if one.x < other.x => (one, other),
        (Some(one), Some(other)) => (other, one),
        _ => (middle - reach, middle + reach),
    };
    // A curve's top is three quarters of the way to where it is drawn to.
    let top = (left.y.min(right.y) - body.around.y0 + body.share(0.16)) / 0.75;
    let mut line = BezPath::new();
    line.move_to(left);
    line.curve_to(left + Vec2::new(-body.share(0.3), -top), right + Vec2::new(body.share(0.3), -top), right);
    let half = Vec2::new(body.share(0.035), body.share(0.09));
    for hand in [left, right] {
        let grip = Rect::from_points(hand - half, hand + half).to_rounded_rect(half.x * 0.6);
        let handle = Shape::area(kurbo::Shape::to_path(&grip, 0.1), Tint::hex(0xE5_4B_4B), Pen::Outline);
        art.shapes.insert(0, handle);
    }
    art.shapes.insert(0, Shape::line(line, Pen::Outline));
    for x in [0.3, 0.7] {
        let mut hop = BezPath::new();
        let at = body.at(x, 1.06);
        hop.move_to(at - Vec2::new(body.share(0.07), 0.0));
        hop.quad_to(at + Vec2::new(0.0, body.share(0.04)), at + Vec2::new(body.share(0.07), 0.0));
        art.shapes.push(Shape::line(hop, Pen::Inner));
    }
}

/// Whether a thing that flies by itself and could not takes wings for it.
pub(super) fn takes_wings(scene: &Scene, party: Party) -> bool {
    let grounded = matches!(scene.subject(party).map(|one| one.what), Some(What::Thing(thing))
        if matches!(thing.habitat, Habitat::Ground | Habitat::Hand) && being(thing.name).is_none());
    grounded && doing(scene, party) == Some(Doing::Flying) && is_alone(scene, party)
}

/// Whether a vehicle is in the air over the ground it jumps from.
pub(super) fn leaps(scene: &Scene, party: Party) -> bool {
    doing(scene, party) == Some(Doing::Jumping) && !is_alive(scene, party) && is_alone(scene, party)
}

/// Whether nothing is said of it and another.
fn is_alone(scene: &Scene, party: Party) -> bool {
    !scene.relations.iter().any(|known| known.subject == party || known.object == party)
}

/// Whether rings of water are around who swims there: on a lake those that float have it all around them.
pub(super) fn is_in_rings(scene: &Scene, name: &str) -> bool {
    !is_weightless(scene.place) && !afloat::is_launched(scene, name)
}

/// In the water up to the belly: what is below is not seen, and rings run around.
pub(super) fn waves(art: &mut Art, body: &Body) {
    let level = body.at(0.5, 0.74);
    let (half, deep) = (body.around.width() * 0.66, body.share(0.16));
    let around = body.around.inflate(half, half);
    let mut air = BezPath::new();
    air.move_to((around.x0, around.y0));
    air.line_to((around.x1, around.y0));
    air.line_to((around.x1, level.y));
    air.quad_to(level + Vec2::new(0.0, deep * 0.8), Point::new(around.x0, level.y));
    air.close_path();
    *art = Art { rider: art.rider, ..clipped(art, &air) };
    let ring = |share: f64| {
        kurbo::Shape::to_path(&kurbo::Ellipse::new(level, (half * share, deep * share), 0.0), 0.1)
    };
    let rings = [
        Shape::area(ring(1.0), Tint::hex(0xB9_E4_F7), Pen::Outline),
        Shape::area(ring(0.78), Tint::hex(0x8E_D3_F2), Pen::Inner),
    ];
    art.shapes.splice(0..0, rings);
}

/// A rope in the hands, pulled at by somebody on the other side.
pub(super) fn tug(art: &mut Art, body: &Body) {
    let (hand, around) = (body.hand, body.around);
    let thick = around.height() * 0.026;
    let (from, to) = (hand.x - around.width() * 0.16, around.x1.max(hand.x) + around.height() * 0.24);
    let rope = Rect::new(from, hand.y - thick, to, hand.y + thick).to_rounded_rect(thick);
    art.shapes.push(Shape::area(rope.to_path(0.1), Tint::hex(0xE8_C4_8A), Pen::Outline));
    let knot = Circle::new(Point::new(from, hand.y), thick * 1.9).to_path(0.1);
    art.shapes.push(Shape::area(knot, Tint::hex(0xE8_C4_8A), Pen::Outline));
}

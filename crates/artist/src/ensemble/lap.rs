//! People on people: a child on somebody's lap, or on the shoulders with its legs before the chest.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::Actor;
use super::attach;
use super::grip;
use super::group::{Group, Member, bottom};
use super::settle::Layer;
use super::staging;

/// How high whoever is on a lap is, as a share of the one who sits, and how far aside of the middle.
const ON_A_LAP: f64 = 0.44;
const ASIDE: f64 = 0.2;

/// On the lap of whoever sits, on the shoulders of whoever stands.
pub(super) fn carried(base: &Art, other: Group) -> (Group, Layer) {
    if attach::sits(base) {
        return (on_lap(base, other), Layer::Nearest);
    }
    (on_shoulders(base, other), Layer::Behind)
}

/// On the lap of somebody who sits, turned to look past the face, the hips on the thighs.
fn on_lap(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let hips = base.anchor(Anchor::Seat).unwrap_or(around.center());
    let seat = other.first().and_then(|first| first.art.anchor(Anchor::Seat)).unwrap_or(bottom(own));
    let scale = (around.height() * ON_A_LAP / own.height().max(1.0)).min(1.0);
    let at = hips + Vec2::new(around.height() * ASIDE, -around.height() * 0.06);
    other.moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-seat.to_vec2()))
}

/// Whoever rides on a person is on the shoulders of one who stands.
pub(super) fn shouldered(scene: &mut Scene) {
    let person = |party: Party, scene: &Scene| {
        scene.subject(party).is_none_or(|one| matches!(one.what, What::Person(_)))
    };
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        if known.link != Link::Riding || !person(known.subject, scene) || !person(known.object, scene) {
            continue;
        }
        scene.relations[index].link = Link::On;
        if let Party::Cast(rider) = known.subject {
            scene.cast[rider].doing = Some(Doing::Sitting);
        }
        if let Party::Cast(bearer) = known.object {
            scene.cast[bearer].doing.get_or_insert(Doing::Standing);
        }
    }
}

/// Whether somebody is on one of its own kind.
pub(super) fn is_on_its_mother(scene: &Scene, party: Party) -> bool {
    let on = |known: &Relation| known.subject == party && known.link == Link::On;
    scene.relations.iter().any(|known| on(known) && staging::is_kin(scene, party, known.object))
}

/// How high a cub is between the forepaws of its mother, and how far above the ground it sits, as shares of her height.
const CUB: (f64, f64) = (0.46, 0.05);

/// Between the forepaws of an animal that sits up.
pub(super) fn on_paws(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let scale = around.height() * CUB.0 / own.height().max(1.0);
    other.stood(Point::new(around.center().x, around.y1 - around.height() * CUB.1), scale)
}

/// Behind somebody's head, hips at the neck: on the shoulders.
fn on_shoulders(base: &Art, other: Group) -> Group {
    let face = base.anchor(Anchor::Face).unwrap_or(base.bounds().center());
    let head = base.anchor(Anchor::Head).unwrap_or(face);
    let seat =
        other.first().and_then(|member| member.art.anchor(Anchor::Seat)).unwrap_or(bottom(other.bounds()));
    let at = face - (face - head) * 0.3;
    let scale = (base.bounds().height() * 0.66 / other.bounds().height().max(1.0)).min(1.0);
    other.moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-seat.to_vec2()))
}

/// The legs of whoever is on the shoulders of this one hang down before the chest.
pub(super) fn legs(scene: &Scene, base: &Art, actor: Actor, (nearer, behind): (&mut Vec<Member>, &[Member])) {
    if !grip::is_person(base) || attach::sits(base) {
        return;
    }
    let carried = |member: &&Member| {
        let on = scene.relations.iter().any(|known| {
            known.link == Link::On && known.object == actor.party && known.subject == member.actor.party
        });
        on && grip::is_person(&member.art)
    };
    let Some(child) = behind.iter().find(carried) else { return };
    let (Some(face), Some(head)) = (base.anchor(Anchor::Face), base.anchor(Anchor::Head)) else { return };
    let reach = (face - head).hypot();
    let shapes = [-1.0, 1.0].into_iter().flat_map(|side| leg(face, reach, side)).collect();
    nearer.push(Member { actor: child.actor, name: child.name, art: Art::of(shapes) });
}

/// From the shoulder down to a shoe on the chest: a bent knee, a hem and a shoe that points outward.
fn leg(face: Point, reach: f64, side: f64) -> [Shape; 2] {
    let at = |x: f64, y: f64| face + Vec2::new(side * x, y) * reach;
    let mut leg = BezPath::new();
    leg.move_to(at(0.34, 1.12));
    leg.curve_to(at(0.6, 0.94), at(1.0, 0.98), at(1.02, 1.3));
    leg.curve_to(at(1.04, 1.6), at(0.96, 1.9), at(0.92, 2.2));
    leg.line_to(at(0.44, 2.2));
    leg.curve_to(at(0.46, 1.9), at(0.46, 1.7), at(0.4, 1.5));
    leg.curve_to(at(0.34, 1.4), at(0.3, 1.2), at(0.34, 1.12));
    leg.close_path();
    let mut shoe = BezPath::new();
    shoe.move_to(at(0.4, 2.2));
    shoe.line_to(at(0.94, 2.2));
    shoe.curve_to(at(1.3, 2.3), at(1.36, 2.44), at(1.28, 2.6));
    shoe.line_to(at(0.44, 2.6));
    shoe.curve_to(at(0.34, 2.6), at(0.36, 2.3), at(0.4, 2.2));
    shoe.close_path();
    [
        Shape::area(leg, Tint::hex(0x6D_8F_C9), Pen::Outline),
        Shape::area(shoe, Tint::hex(0xE8_50_5B), Pen::Outline),
    ]
}

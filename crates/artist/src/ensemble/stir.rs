//! Stirring: a pot where the hand is, and a spoon in it with the hand around it.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{Affine, Ellipse, Point, Rect, Shape as _, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::grip;
use super::group::{Group, bottom};
use super::meal::served_at;
use super::rod::shaft;
use super::tend::{Doer, is_alive};
use super::ties::doing;

/// What one stirs in: how high its brim is, as a share of its box from above; whether it stands on the ground.
pub(super) const VESSELS: [(&str, f64, bool); 4] = [
    ("cauldron", 0.36, true),
    ("mixing bowl", 0.42, false),
    ("pot of soup", 0.22, false),
    ("pan of paella", 0.3, false),
];

/// How large a pot on the table is at most, as a share of the cook's height.
const ON_THE_TABLE: f64 = 0.23;

/// The colour of the spoon that a bowl has.
const SPOON: Tint = Tint::hex(0xC9_8F_55);

fn vessel(name: &str) -> Option<(f64, bool)> {
    VESSELS.iter().find(|(known, ..)| *known == name).map(|(_, brim, ground)| (*brim, *ground))
}

/// Whether somebody cooks in a pot or a bowl.
pub(super) fn stirs(scene: &Scene, relation: &Relation, deed: Option<Doing>) -> bool {
    let pot =
        scene.subject(relation.object).is_some_and(|one| vessel(one.what.name()).is_some() && one.count == 1);
    matches!(deed, Some(Doing::Cooking | Doing::Experimenting))
        && pot
        && matches!(relation.link, Link::With | Link::NextTo | Link::LookingAt)
        && is_alive(scene, relation.subject)
}

/// Whether a party stirs anything.
pub(super) fn is_stirring(scene: &Scene, party: Party) -> bool {
    let cooks = doing(scene, party);
    scene.relations.iter().any(|known| known.subject == party && stirs(scene, known, cooks))
}

/// The pot before the one who stirs it, on the ground or a table, with the spoon.
pub(super) fn stirred((base, holder): (&Art, &str), other: Group) -> Group {
    let name = other.first().map_or("", |first| first.name);
    let Some((brim, ground)) = vessel(name) else { return other };
    let mut other = other;
    if let Some(pot) = other.members.first_mut() {
        // The spoon that it has by itself is in the hand now.
        pot.art.shapes.retain(|shape| shape.tint != Some(SPOON));
    }
    let body = Doer::of(base);
    let high = body.around.height().min(body.around.width() * 1.6);
    let arms = grip::shoulders(holder, base).filter(|_| !body.person);
    let (mut pot, own) =
        if ground || !body.person { on_ground(&body, other, high) } else { on_table(&body, other) };
    let liquid = Point::new(own.x0 + own.width() * 0.46, own.y0 + own.height() * brim);
    let hand = if body.person {
        body.hand
    } else if arms.is_some() {
        Point::new(liquid.x - high * 0.05, (liquid.y - high * 0.26).max(body.mouth.y + high * 0.16))
    } else {
        body.mouth
    };
    let top = hand + (hand - liquid) / (hand - liquid).hypot().max(1e-6) * (high * 0.1);
    let mut shapes = vec![shaft(top, liquid, high * 0.017)];
    let ripple =
        Ellipse::new(liquid + Vec2::new(0.0, high * 0.012), (own.width() * 0.1, own.height() * 0.035), 0.0);
    shapes.push(Shape::area(ripple.to_path(0.1), Tint::hex(0xB8_F0_C0), Pen::Inner));
    match arms {
        Some(arms) => shapes.extend(arms.reach(base, arms.right, hand)),
        None if body.person => shapes.extend(grip::fingers(base, hand)),
        None => (),
    }
    if let Some(member) = pot.members.first_mut() {
        member.art.shapes.extend(shapes);
    }
    pot
}

/// Where the hand hangs over its middle.
fn on_ground(body: &Doer, other: Group, high: f64) -> (Group, Rect) {
    let own = other.bounds();
    let reach = if body.person { (body.around.y1 - body.hand.y) * 0.98 } else { high * 0.46 };
    let scale = (reach / own.height().max(1.0)).min(high * 0.62 / own.width().max(1.0));
    let x = if body.person { body.hand.x + high * 0.1 } else { body.around.x1 + own.width() * scale * 0.3 };
    let pot = other.moved(
        Affine::translate((x, body.around.y1 + high * 0.02))
            * Affine::scale(scale)
            * Affine::translate(-bottom(own).to_vec2()),
    );
    let own = pot.bounds();
    (pot, own)
}

fn on_table(body: &Doer, other: Group) -> (Group, Rect) {
    let aside =
        (body.hand.x - body.around.center().x).clamp(-body.around.height() * 0.2, body.around.height() * 0.2);
    // The spoon is seen between the brim and the hand.
    served_at(body, body.sized(other, ON_THE_TABLE), (0, 1), aside)
}

//! Lifted over the head by somebody strong.

use figures::Art;
use kurbo::{Affine, Point};
use scene::{Doing, Feeling, Garment, Link, Party, Relation, Scene, Use, What, Worn};

use super::casting::copies;
use super::grip;
use super::group::{Group, bottom};
use super::ties::doing;

/// Who lifts what nobody else could.
pub(super) const STRONG: [&str; 2] = ["robot", "gorilla"];
/// How wide it is at most, as a share of the lifter's height, and how far it reaches below the top of the head.
const WIDE: f64 = 0.9;
const LOW: f64 = 0.06;

/// Whether somebody lifts a car, or an animal that is as large.
pub(super) fn lifts(scene: &Scene, known: &Relation) -> bool {
    let strong = scene.subject(known.subject).is_some_and(|one| {
        let name = one.what.name();
        let caped = one.looks.wears.contains(&Worn::Garment(Garment::Cape));
        caped || one.looks.feeling == Some(Feeling::Brave) || name == "superhero" || STRONG.contains(&name)
    });
    let large = scene.subject(known.object).is_some_and(|one| {
        matches!(one.what, What::Thing(thing) if thing.uses.contains(&Use::Ridden) || thing.centimetres > 160)
    });
    let alone = copies(scene, known.subject) == 1 && copies(scene, known.object) == 1;
    doing(scene, known.subject) == Some(Doing::Holding)
        && matches!(known.link, Link::With | Link::Holding)
        && strong
        && large
        && alone
}

/// Whether a party is lifted.
pub(super) fn is_lifted(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && lifts(scene, known))
}

/// Whether a party lifts something.
pub(super) fn is_lifting(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && lifts(scene, known))
}

/// Over the head, on both hands where they are up.
pub(super) fn overhead(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let scale = around.height() * WIDE / own.width().max(own.height()).max(1.0);
    let palms = grip::palms(base);
    let top = around.y0 + around.height() * LOW;
    let hands = palms.iter().map(|palm| palm.y).reduce(f64::min).unwrap_or(top);
    // On the palms, and not on the head.
    let hands = if grip::is_person(base) { hands } else { hands.min(hands.midpoint(top)) };
    let x = match palms[..] {
        [left, right] if grip::is_person(base) => left.x.midpoint(right.x),
        _ => around.center().x,
    };
    other.moved(
        Affine::translate(Point::new(x, hands).to_vec2())
            * Affine::scale(scale)
            * Affine::translate(-bottom(own).to_vec2()),
    )
}

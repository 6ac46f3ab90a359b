//! Who explores, or plays, alone and with nothing else to do has something for it in the hand.

use scene::{Doing, Link, Party, Place, Relation, Scene, Subject, Thing, What};

use super::people::being;
use super::upright;
use crate::wardrobe;

/// What shows too little in a hand; before a broad muzzle a glass would hide the smile, and there is a map instead.
const A_LAMP: &str = "flashlight";
const A_GLASS: &str = "magnifying glass";
pub(super) const MAP: &str = "treasure map";
/// What is played with under water or without air, and elsewhere.
pub(super) const BALL: &str = "beach ball";
pub(super) const BALLOON: &str = "balloon";

/// Gives it to them.
pub(super) fn equip(scene: &mut Scene) {
    let Some(name) = wanted(scene) else { return };
    let Some(thing) = Thing::named(name) else { return };
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject::one(thing));
    scene.relations.push(Relation { subject: Party::Cast(0), link: Link::Holding, object, and: None });
}

/// What one alone would take along who can hold it.
fn wanted(scene: &Scene) -> Option<&'static str> {
    let ([one], None, true) = (&scene.cast[..], &scene.hero, scene.relations.is_empty()) else { return None };
    let What::Thing(thing) = one.what else { return None };
    let holds = being(thing.name).is_some() || upright::is_from_before(thing.name);
    if one.count != 1 || !holds || !one.looks.wears.is_empty() {
        return None;
    }
    match one.doing? {
        Doing::Exploring => {
            let is_broad = upright::is_from_before(thing.name);
            let shows = |name: &&&str| **name != A_LAMP && !(is_broad && **name == A_GLASS);
            Some(wardrobe::of_explorers(scene.place).iter().find(shows).copied().unwrap_or(MAP))
        }
        Doing::Playing if matches!(scene.place, Place::Underwater | Place::Space) => Some(BALL),
        Doing::Playing => Some(BALLOON),
        _ => None,
    }
}

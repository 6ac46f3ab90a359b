//! Trains, cars and dolls that children play with: small, on the floor, a hand on them.

use scene::{Doing, Link, Party, Relation, Scene, Use, What};

use super::casting::copies;
use super::tend::is_alive;
use super::ties::doing;

/// What is played with though nobody rides in it.
pub(super) const DOLLS: [&str; 2] = ["rag doll", "castle"];
/// How high a toy is beside whoever plays with it.
pub(super) const TOY: f64 = 0.36;

/// Whether somebody plays with it as a toy.
pub(super) fn plays(scene: &Scene, known: &Relation) -> bool {
    let toy = scene.subject(known.object).is_some_and(|one| match one.what {
        What::Thing(thing) => {
            DOLLS.contains(&thing.name) || thing.uses.contains(&Use::Ridden) && !is_alive(scene, known.object)
        }
        What::Person(_) => false,
    });
    let only =
        |other: &Relation| other == known || other.subject != known.object && other.object != known.object;
    toy && known.link == Link::With
        && doing(scene, known.subject) == Some(Doing::Playing)
        && is_alive(scene, known.subject)
        && scene.relations.iter().all(only)
}

/// Whether it is the toy of somebody.
pub(super) fn is_toy(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && plays(scene, known))
}

/// Whether one plays with one of them: the hand is on it.
pub(super) fn has_hand_on(scene: &Scene, known: &Relation) -> bool {
    plays(scene, known) && copies(scene, known.subject) == 1 && copies(scene, known.object) == 1
}

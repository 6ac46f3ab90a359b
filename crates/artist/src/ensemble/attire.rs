//! What figures wear without being asked: a king his crown, whoever is led its leash.

use figures::hero::Garb;
use scene::{Garment, Gender, Party, Scene, What, Worn};

use super::lead;
use super::people::guise;
use super::played::{GAPING, played_by};

/// What some figures wear whatever is said.
pub(super) const DRESSED: [(&str, &str); 10] = [
    ("snowman", "top hat"),
    ("princess", "crown"),
    ("prince", "crown"),
    ("king", "crown"),
    ("queen", "crown"),
    ("wizard", "magic hat"),
    ("witch", "magic hat"),
    ("pirate captain", "pirate hat"),
    ("astronaut", "space helmet"),
    ("snowman", "scarf"),
];

/// Whether a party's figure has it without being asked.
pub(super) fn has_already(scene: &Scene, party: Party, worn: Worn) -> bool {
    // Whoever is led has its leash in another's hand.
    let led = || scene.relations.iter().any(|known| known.object == party && lead::leads(scene, known));
    match scene.subject(party).map(|subject| subject.what) {
        _ if worn == Worn::Garment(Garment::Leash) => led(),
        Some(What::Thing(_))
            if worn == Worn::Garment(Garment::OpenMouth) && played_by(scene, party) == Some(GAPING) =>
        {
            true
        }
        Some(What::Thing(thing)) => DRESSED.contains(&(thing.name, worn.name())),
        Some(What::Person(person)) => {
            let shaven = person.gender == Gender::Girl
                || !matches!(guise(person).garb, Garb::Parent | Garb::Chef | Garb::Grandparent | Garb::Santa);
            worn == Worn::Garment(Garment::Moustache) && !shaven
        }
        None => false,
    }
}

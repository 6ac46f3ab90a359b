//! What figures wear without being asked, a king his crown, whoever is led its leash; and what people are dressed in who
//! are said to wear it.

use figures::hero::{Garb, Gear, Guise};
use scene::{Garment, Gender, Looks, Party, Place, Scene, What, Worn};

use super::lead;
use super::people::{being, guise};
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

/// Hats that are drawn on people's heads with their hair.
const HATS: [(&str, Gear); 7] = [
    ("sun hat", Gear::StrawHat),
    ("cowboy hat", Gear::CowboyHat),
    ("top hat", Gear::TopHat),
    ("santa hat", Gear::SantaHat),
    ("pirate hat", Gear::PirateHat),
    ("chef hat", Gear::ChefHat),
    ("magic hat", Gear::WizardHat),
];

/// What is drawn with a face, and not upon it.
const GLASSES: Worn = Worn::Garment(Garment::Glasses);

/// What belongs to the clothes of a child.
pub(super) const CAPE: Worn = Worn::Garment(Garment::Cape);

/// With glasses, where they are asked for.
pub(super) fn bespectacled(guise: Guise, looks: &Looks) -> Guise {
    Guise { glasses: looks.wears.contains(&GLASSES), ..guise }
}

/// The hat that somebody's hair is drawn for.
fn fitted(worn: Worn) -> Option<Gear> {
    HATS.iter().find(|(name, _)| *name == worn.name()).map(|(_, gear)| *gear)
}

/// In pajamas, a raincoat, a coat or a hat whoever is said to wear them; in the snow everybody is warm.
pub(super) fn clothed(guise: Guise, looks: &Looks, place: Place) -> Guise {
    let hat = looks.wears.iter().find_map(|worn| fitted(*worn));
    let guise = Guise { gear: hat.unwrap_or(guise.gear), ..bespectacled(guise, looks) };
    let wears = |name: &str| looks.wears.iter().any(|worn| worn.name() == name);
    match guise.garb {
        _ if wears("pajamas") => Guise { garb: Garb::Pajamas, ..guise },
        _ if wears("raincoat") => Guise { garb: Garb::Raincoat, gear: Gear::RainHood, ..guise },
        Garb::Own | Garb::Striped | Garb::Dungarees
            if matches!(place, Place::Snow | Place::IceRink) && looks.wears.is_empty() =>
        {
            Guise { garb: Garb::Tracksuit, ..guise }
        }
        _ if wears("coat") => Guise { garb: Garb::Tracksuit, ..guise },
        _ => guise,
    }
}

/// Whether a party's figure has it without being asked.
pub(super) fn has_already(scene: &Scene, party: Party, worn: Worn) -> bool {
    // Whoever is led has its leash in another's hand.
    let led = || scene.relations.iter().any(|known| known.object == party && lead::leads(scene, known));
    match scene.subject(party).map(|subject| subject.what) {
        _ if worn == Worn::Garment(Garment::Leash) => led(),
        Some(What::Thing(_))
            if worn == Worn::Garment(Garment::OpenMouth)
                && played_by(scene, party).is_some_and(|name| GAPING.contains(&name)) =>
        {
            true
        }
        Some(What::Thing(thing)) => {
            DRESSED.contains(&(thing.name, worn.name())) || worn == GLASSES && being(thing.name).is_some()
        }
        Some(What::Person(person)) => {
            let shaven = person.gender == Gender::Girl
                || !matches!(guise(person).garb, Garb::Parent | Garb::Chef | Garb::Grandparent | Garb::Santa);
            let is_own = worn == GLASSES || worn == CAPE && guise(person).garb == Garb::Own;
            worn == Worn::Garment(Garment::Moustache) && !shaven || is_own || fitted(worn).is_some()
        }
        None => [GLASSES, CAPE].contains(&worn) || fitted(worn).is_some(),
    }
}

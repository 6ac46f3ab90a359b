//! Where it happens when no place was said: where one does what is done, where those named are at home, which room the
//! furniture is of.

use scene::{Doing, Link, Party, Place, Relation, Role, Season, Subject, What};

use crate::kinds::Kind;
use crate::lexicon::lexicon;
use crate::reading::Reading;
use crate::sense::{is_being, named};

/// Where one does what is done, or where those named are at home.
pub(crate) fn of(reading: &Reading) -> Option<Place> {
    let doings = || reading.doing.into_iter().chain(reading.cast.iter().filter_map(|subject| subject.doing));
    let winter = (reading.season == Some(Season::Winter)).then_some(Place::Snow);
    doings()
        .filter(|deed| *deed != Doing::Sliding || !polar(reading))
        .find_map(place_of)
        .or_else(|| crate::place::by_moonlight(reading))
        .or_else(|| at_the_doctor_s(reading))
        .or_else(|| at_the_hairdresser_s(reading))
        .or_else(|| in_a_lake(reading))
        .or_else(|| at_home(reading))
        .or_else(|| doings().find_map(indoors))
        .or(winter)
        .or_else(|| reading.cast.iter().find_map(at_work))
}

/// Whether somebody slides who lives on the ice.
fn polar(reading: &Reading) -> bool {
    reading.cast.iter().any(|one| lexicon().homes.get(one.what.name()) == Some(&Place::Snow))
}

/// Where people of a trade are found.
fn at_work(subject: &Subject) -> Option<Place> {
    let What::Person(person) = subject.what else { return None };
    Some(match person.role {
        Role::Chef | Role::Baker => Place::Kitchen,
        Role::Teacher | Role::Scientist | Role::Artist => Place::School,
        Role::Doctor | Role::Nurse | Role::Vet => Place::Hospital,
        Role::Dentist => Place::Dentist,
        Role::Firefighter
        | Role::PoliceOfficer
        | Role::Builder
        | Role::Mechanic
        | Role::MailCarrier
        | Role::Driver => Place::Street,
        Role::Farmer => Place::Farm,
        Role::Gardener => Place::Garden,
        Role::Sailor => Place::Lake,
        Role::Explorer => Place::Jungle,
        Role::Cowboy => Place::Desert,
        Role::Clown => Place::Circus,
        Role::Magician | Role::Ballerina | Role::Dancer => Place::Theater,
        Role::Elf | Role::Santa => Place::Snow,
        _ => return None,
    })
}

/// A doctor with a patient is at work, whatever is in the hand.
fn at_the_doctor_s(reading: &Reading) -> Option<Place> {
    let aboard =
        reading.relations.iter().any(|known| matches!(known.link, Link::In | Link::On | Link::Riding));
    let treats = reading.cast.len() > 1 && !aboard && !reading.hero;
    let rooms = |place: &Place| matches!(place, Place::Hospital | Place::Dentist);
    reading.cast.iter().filter(|_| treats).filter_map(at_work).find(rooms)
}

/// Whoever has somebody's hair cut does it there, but for a sheep's.
fn at_the_hairdresser_s(reading: &Reading) -> Option<Place> {
    let person =
        |party: Party| matches!(party, Party::Cast(at) if matches!(reading.cast[at].what, What::Person(_)));
    let cut = |known: &Relation| {
        let cuts = reading.deed_of(known.subject) == Some(Doing::Cutting) && person(known.subject);
        cuts && is_being(reading, known.object)
            && !named(reading, known.object, &["sheep", "llama", "alpaca", "goat"])
    };
    reading.relations.iter().any(cut).then_some(Place::Salon)
}

/// What stands in a room and says which one it is, whoever else is there, the most telling first.
const FURNITURE: [&str; 13] = [
    "blackboard",
    "oven",
    "refrigerator",
    "bathtub",
    "toilet",
    "shower",
    "sink",
    "bed",
    "television",
    "fireplace",
    "sofa",
    "piano",
    "table",
];

/// The room of what somebody has to do with.
fn room_of(reading: &Reading) -> Option<Place> {
    let used = |name: &&&str| {
        reading.relations.iter().any(|known| {
            let is_it =
                |party: Party| matches!(party, Party::Cast(at) if reading.cast[at].what.name() == **name);
            is_it(known.object) && is_being(reading, known.subject)
                || is_it(known.subject) && is_being(reading, known.object)
        })
    };
    let room = |name: &str| match name {
        "sink" if !reading.cast.iter().any(|one| one.what.name() == "soap") => Some(Place::Kitchen),
        "sink" => Some(Place::Bathroom),
        name => lexicon().homes.get(name).copied(),
    };
    FURNITURE.iter().find(used).and_then(|name| room(name))
}

/// Whoever lives on dry land and swims, and is in nothing that was named, does so in a lake.
fn in_a_lake(reading: &Reading) -> Option<Place> {
    let dry = |index: usize| {
        let home = lexicon().homes.get(reading.cast[index].what.name());
        let aboard = |known: &Relation| {
            known.subject == Party::Cast(index) && matches!(known.link, Link::In | Link::On | Link::Riding)
        };
        matches!(home, Some(Place::Farm | Place::Park | Place::Garden | Place::Forest))
            && !reading.relations.iter().any(aboard)
    };
    let swims = |index: &usize| reading.cast[*index].doing == Some(Doing::Swimming);
    (0..reading.cast.len()).filter(swims).any(dry).then_some(Place::Lake)
}

/// What somebody sits in or on says where they are; else the first who is at home anywhere. Nobody is taken under
/// water or into space who does not live there.
fn at_home(reading: &Reading) -> Option<Place> {
    let home = |index: usize| match reading.cast.get(index)?.what {
        What::Thing(thing) => lexicon().homes.get(thing.name).copied(),
        What::Person(_) => None,
    };
    let thing = |index: usize| {
        let name = reading.cast.get(index)?.what.name();
        (!lexicon().beings.contains(name)).then_some(index)
    };
    let drives = |index: usize| home(index) == Some(Place::Street);
    let first = home(0).or_else(|| crate::place::of_a_diver(reading)).filter(|_| !reading.hero);
    let boat = reading.cast.iter().any(|one| Kind::Boat.has(one.what.name()));
    // A house is seen from outside, whoever has a teddy along.
    let outdoors = reading.relations.iter().any(|known| known.link == Link::FlyingOver)
        || reading.cast.iter().any(|one| Kind::Outdoors.has(one.what.name()));
    let bearable = |place: Place| match place {
        Place::School | Place::Kitchen | Place::Bedroom | Place::Bathroom | Place::LivingRoom if outdoors => {
            Place::Park
        }
        // A whale beside a boat comes up to it.
        Place::Underwater if boat => Place::Lake,
        Place::Underwater if first != Some(place) => Place::Beach,
        Place::Space if first != Some(place) => Place::NightSky,
        Place::School | Place::Kitchen | Place::Bedroom | Place::Bathroom | Place::LivingRoom
            if (0..reading.cast.len()).any(drives) =>
        {
            Place::Street
        }
        // Before a castle one is not in its hall.
        Place::Castle
            if reading.cast.iter().any(|one| {
                matches!(one.what.name(), "castle" | "carriage" | "horse" | "unicorn" | "elephant" | "cow")
            }) =>
        {
            Place::Fantasy
        }
        place => place,
    };
    let held = reading.relations.iter().find_map(|relation| match (relation.link, relation.object) {
        (Link::On | Link::In | Link::Riding | Link::Under, Party::Cast(index)) if thing(index).is_some() => {
            home(index)
        }
        // A bird that rides on a hippo is where hippos are.
        (Link::Riding, Party::Cast(index)) => home(index).filter(|place| *place != Place::Underwater),
        _ => None,
    });
    // A sandcastle is built on the beach, by a crab as well.
    let ashore =
        (1..reading.cast.len()).filter_map(thing).filter_map(home).find(|place| *place == Place::Beach);
    let held = held.or(ashore.filter(|_| first == Some(Place::Underwater)));
    let indoors = room_of(reading).filter(|_| !matches!(first, Some(Place::Underwater | Place::Space)));
    let held = indoors.or(held);
    let first_at_home = || (0..reading.cast.len()).find_map(home);
    first
        .filter(|place| matches!(place, Place::Underwater | Place::Space) && held.is_none())
        .or(held)
        .or_else(first_at_home)
        .map(bearable)
}

fn place_of(doing: Doing) -> Option<Place> {
    Some(match doing {
        Doing::Cooking => Place::Kitchen,
        Doing::PlayingSoccer
        | Doing::PlayingSports
        | Doing::PlayingBaseball
        | Doing::PlayingTennis
        | Doing::PlayingBasketball => Place::SportsField,
        Doing::IceSkating => Place::IceRink,
        Doing::Sledding | Doing::Skiing | Doing::MakingSnowAngels => Place::Snow,
        Doing::Shopping => Place::Shop,
        Doing::Gardening => Place::Garden,
        Doing::Picnicking => Place::Park,
        Doing::Surfing => Place::Beach,
        Doing::Celebrating => Place::BirthdayParty,
        Doing::Camping => Place::Campsite,
        Doing::Stargazing => Place::NightSky,
        Doing::Sliding => Place::Playground,
        Doing::Fishing | Doing::Paddling => Place::Lake,
        Doing::Experimenting => Place::School,
        _ => return None,
    })
}

/// Where it is done if nobody named is at home anywhere.
fn indoors(doing: Doing) -> Option<Place> {
    match doing {
        Doing::Sleeping | Doing::Gaming | Doing::Knitting | Doing::Sewing => Some(Place::Bedroom),
        Doing::Bathing | Doing::BrushingTeeth => Some(Place::Bathroom),
        Doing::Vacuuming => Some(Place::LivingRoom),
        Doing::Peeling | Doing::Sweeping => Some(Place::Kitchen),
        Doing::Mowing => Some(Place::Garden),
        Doing::Swinging => Some(Place::Playground),
        Doing::Swimming => Some(Place::Lake),
        _ => None,
    }
}

//! Hide and seek: one covers the eyes, the others are behind something to hide behind.

use scene::{Doing, Habitat, Link, Looks, Party, Place, Relation, Subject, Thing, What};

use crate::reading::Reading;
use crate::sense::is_being;

/// What one hides behind, and what there is to hide behind indoors and elsewhere.
const COVERS: [&str; 11] = [
    "bush",
    "sofa",
    "old tree",
    "pine tree",
    "palm tree",
    "rock",
    "hay bale",
    "pumpkin",
    "armchair",
    "snowman",
    "seaweed",
];
const INDOORS: [&str; 2] = ["sofa", "armchair"];
const OUTDOORS: [&str; 2] = ["bush", "bush"];
const UNDERWATER: [&str; 2] = ["seaweed", "rock"];

/// Whoever plays it: the first seeks, the others hide.
pub(crate) fn played(reading: &mut Reading) {
    let plays = |reading: &Reading, party: Party| reading.deed_of(party) == Some(Doing::Seeking);
    let all = |reading: &Reading| -> Vec<Party> {
        let hero = reading.hero.then_some(Party::Hero);
        hero.into_iter().chain((0..reading.cast.len()).map(Party::Cast)).collect()
    };
    let players: Vec<Party> = all(reading).into_iter().filter(|party| plays(reading, *party)).collect();
    if players.is_empty() {
        return;
    }
    // Whoever it is played with plays as well.
    let mut hiders: Vec<Party> = Vec::new();
    for known in reading.relations.clone() {
        let with = players.contains(&known.subject) && matches!(known.link, Link::With | Link::LookingAt);
        if with && is_being(reading, known.object) && !players.contains(&known.object) {
            hiders.push(known.object);
        }
    }
    hiders.splice(0..0, players.iter().skip(1).copied());
    let mut first = players[0];
    // Whoever is said to be behind something hides, and the other one seeks.
    if let (true, Some(other)) = (is_hidden(reading, first), hiders.first_mut()) {
        std::mem::swap(&mut first, other);
        *reading.deed_mut(first) = Some(Doing::Seeking);
    }
    apart(reading, (first, hiders.is_empty()), &mut hiders);
    reading.relations.retain(|known| {
        let both = |party: Party| party == first || hiders.contains(&party);
        !(matches!(known.link, Link::With | Link::NextTo) && both(known.subject) && both(known.object))
    });
    if hiders.is_empty() {
        hiders.push(first);
    }
    behind_covers(reading, &hiders);
}

fn is_hidden(reading: &Reading, party: Party) -> bool {
    let behind = |known: &Relation| {
        known.subject == party && matches!(known.link, Link::Behind | Link::In | Link::Under | Link::On)
    };
    reading.relations.iter().any(behind)
}

/// Of several of one kind one seeks; of more than two others each half hides for itself.
fn apart(reading: &mut Reading, (first, alone): (Party, bool), hiders: &mut Vec<Party>) {
    let Party::Cast(at) = first else { return };
    let count = reading.cast[at].count;
    if !alone || count < 2 || reading.cast.len() >= usize::from(Subject::MOST) {
        return;
    }
    let one = reading.cast[at].clone();
    reading.cast[at].count = 1;
    for share in [(count - 1) / 2, count - 1 - (count - 1) / 2].into_iter().filter(|share| *share > 0) {
        hiders.push(Party::Cast(reading.cast.len()));
        reading.cast.push(Subject { count: share, looks: Looks::default(), ..one.clone() });
    }
}

/// Each of those who hide is behind something of its own, where nothing is said.
fn behind_covers(reading: &mut Reading, hiders: &[Party]) {
    let water = |one: &Subject| matches!(one.what, What::Thing(thing) if thing.habitat == Habitat::Water);
    let usual = match reading.place {
        Some(Place::Bedroom | Place::LivingRoom | Place::Kitchen | Place::School | Place::Library) => INDOORS,
        Some(Place::Underwater) => UNDERWATER,
        _ if reading.cast.first().is_some_and(water) => UNDERWATER,
        _ => OUTDOORS,
    };
    let mut usual = usual.into_iter();
    for hider in hiders.iter().copied() {
        *reading.deed_mut(hider) = Some(Doing::Standing);
        if is_hidden(reading, hider) {
            continue;
        }
        let taken = |party: Party| {
            reading.relations.iter().any(|known| known.object == party && known.link == Link::Behind)
        };
        let named = (0..reading.cast.len())
            .find(|at| COVERS.contains(&reading.cast[*at].what.name()) && !taken(Party::Cast(*at)));
        let object = match named {
            Some(at) => Party::Cast(at),
            None => {
                let Some(cover) = usual.next().and_then(Thing::named) else { return };
                reading.cast.push(Subject::one(cover));
                Party::Cast(reading.cast.len() - 1)
            }
        };
        reading.relations.retain(|known| !(known.subject == hider && known.object == object));
        reading.relations.push(Relation { subject: hider, link: Link::Behind, object, and: None });
    }
}

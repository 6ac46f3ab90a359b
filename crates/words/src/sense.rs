//! What things say themselves, whatever the grammar: reindeer draw a sleigh and do not sit in it, a tunnel is gone
//! through, an island has its own palm.

use scene::{Doing, Link, Party, Relation, What};

use crate::lexicon::lexicon;
use crate::read::remove;
use crate::reading::Reading;
use crate::ties::OPEN;

/// What is drawn by a team, and who draws it.
const DRAWN: [&str; 4] = ["sled", "snow sled", "carriage", "wagon"];
const TEAM: [&str; 6] = ["deer", "horse", "unicorn", "donkey", "ox", "pony"];
const TUNNEL: &str = "tunnel";

/// Mends what cannot be meant.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    harness(reading);
    through(reading);
    own_palm(reading);
    inside(reading, text);
    washed(reading);
    thrown(reading);
    pushed(reading);
}

/// Whether a party is one of these things.
pub(crate) fn named(reading: &Reading, party: Party, names: &[&str]) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| names.contains(&one.what.name())),
        Party::Hero => false,
    }
}

/// "Santa in his sleigh with two reindeer": they are before it; "a carriage with a princess inside" is not a horse.
fn harness(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let inside = matches!(known.link, Link::In | Link::Riding | Link::On);
        let shared = reading.relations.iter().any(|other| {
            other.object == known.object
                && other.subject != known.subject
                && matches!(other.link, Link::In | Link::Riding | Link::On)
        });
        let team = named(reading, known.subject, &TEAM) && named(reading, known.object, &DRAWN);
        if inside && shared && team {
            reading.relations[index].link = Link::With;
        }
        let drawn = reading
            .relations
            .iter()
            .find(|other| other.subject == known.object && named(reading, other.object, &DRAWN));
        if let (Link::In, true, Some(drawn)) = (known.link, named(reading, known.object, &TEAM), drawn) {
            reading.relations[index].object = drawn.object;
        }
    }
}

/// Nobody rides a tunnel, or a hill.
fn through(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if known.link == Link::Riding && named(reading, known.object, &["mountain"]) {
            reading.relations[index].link = Link::On;
        }
        if matches!(known.link, Link::Riding | Link::With) && named(reading, known.object, &[TUNNEL]) {
            reading.relations[index].link = Link::In;
        }
    }
}

/// "An island with a palm tree" has it.
fn own_palm(reading: &mut Reading) {
    let island = (0..reading.cast.len()).any(|index| named(reading, Party::Cast(index), &["desert island"]));
    let palm = (0..reading.cast.len())
        .find(|index| named(reading, Party::Cast(*index), &["palm tree"]) && reading.cast[*index].count == 1);
    let Some(palm) = palm.filter(|_| island) else { return };
    let own = |known: &&Relation| known.subject == Party::Cast(palm) || known.object == Party::Cast(palm);
    let mut ties = reading.relations.iter().filter(own);
    if ties.all(|known| known.object == Party::Cast(palm) && known.link == Link::With)
        || reading
            .relations
            .iter()
            .filter(own)
            .all(|known| known.link == Link::On && named(reading, known.object, &["desert island"]))
    {
        remove(reading, palm);
    }
}

/// Whether somebody with a face.
pub(crate) fn is_being(reading: &Reading, party: Party) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| match one.what {
            What::Person(_) => true,
            What::Thing(thing) => lexicon().beings.contains(thing.name),
        }),
        Party::Hero => true,
    }
}

/// "A hot air balloon with a giraffe, a lion and a zebra inside": all of them are.
fn inside(reading: &mut Reading, text: &str) {
    let text = text.trim_end_matches(['.', '!', ' ']);
    let Some(Party::Cast(first)) = reading
        .relations
        .iter()
        .filter(|_| text.ends_with(" inside") || text.ends_with(" in it"))
        .find(|known| known.link == Link::With && is_being(reading, known.object))
        .map(|known| known.subject)
        .filter(|hollow| match hollow {
            Party::Cast(index) => OPEN.split(',').any(|name| reading.cast[*index].what.name() == name.trim()),
            Party::Hero => false,
        })
    else {
        return;
    };
    let hollow = Party::Cast(first);
    for known in &mut reading.relations {
        if known.subject == hollow && known.link == Link::With {
            *known = Relation { subject: known.object, link: Link::In, object: hollow, and: None };
        }
    }
    for party in (first + 1..reading.cast.len()).map(Party::Cast) {
        let free = !reading.relations.iter().any(|known| known.subject == party || known.object == party);
        if free && is_being(reading, party) {
            reading.relations.push(Relation { subject: party, link: Link::In, object: hollow, and: None });
        }
    }
}

/// Whoever washes a dog in a tub stands beside it.
fn washed(reading: &mut Reading) {
    let washes = |reading: &Reading, party: Party| match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| one.doing == Some(Doing::Grooming)),
        Party::Hero => reading.doing == Some(Doing::Grooming),
    };
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let bathed = reading.relations.iter().any(|other| {
            other.object == known.object && other.link == Link::In && other.subject != known.subject
        });
        if known.link == Link::In && bathed && washes(reading, known.subject) {
            reading.relations[index].link = Link::NextTo;
        }
    }
}

/// Snowballs that are thrown at each other are in the hands, and so is a leaf that is larger than its ant.
fn thrown(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(thrower) = known.object else { continue };
        let throws = reading
            .cast
            .get(thrower)
            .is_some_and(|one| matches!(one.doing, Some(Doing::Throwing | Doing::Holding)));
        let busy = reading
            .relations
            .iter()
            .any(|other| other.subject == known.object && other.link == Link::Holding);
        let object = known.subject;
        if known.link == Link::NextTo && throws && !busy && !is_being(reading, object) {
            let link = Link::Holding;
            reading.relations[index] = Relation { subject: known.object, link, object, and: None };
        }
    }
}

/// Twins that are out with a stroller are in it.
fn pushed(reading: &mut Reading) {
    let stroller =
        reading.relations.iter().find(|known| named(reading, known.object, &["stroller"])).copied();
    let Some(stroller) = stroller.filter(|known| known.link == Link::With) else { return };
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let young = named(reading, known.object, &["child", "baby"]);
        if known.subject == stroller.subject && known.link == Link::With && young {
            let (subject, object) = (known.object, stroller.object);
            reading.relations[index] = Relation { subject, link: Link::In, object, and: None };
        }
    }
}

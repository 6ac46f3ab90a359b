//! What ties mean beside each other: candles are on their cake, company is in the same boat, a rabbit is read to.

use scene::{Doing, Link, Party, Relation, Thing, What};

use crate::lexicon::lexicon;
use crate::reading::Reading;

/// What grows in a pot, and nothing to cook in.
const PLANTS: [&str; 9] =
    ["cactus", "flower", "tulip", "rose", "seedling", "tree", "bush", "herb", "blossom"];

/// Makes the ties of a wish agree with each other.
pub(crate) fn agree(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        reading.relations[index] = meant(reading, known);
    }
}

fn meant(reading: &mut Reading, known: Relation) -> Relation {
    let Relation { subject, link, object, .. } = known;
    let is = |party: Party, kind: &str| name(reading, party).is_some_and(|name| name.ends_with(kind));
    let (reads, is_being) = (doing(reading, subject) == Some(Doing::Reading), is_being(reading, object));
    let plant = || PLANTS.iter().any(|plant| is(subject, plant));
    match link {
        Link::In if is(object, "pot of soup") && plant() => {
            if let (Party::Cast(index), Some(pot)) = (object, Thing::named("flower pot")) {
                reading.cast[index].what = What::Thing(pot);
            }
            known
        }
        Link::In if is(object, "wheel") && is(subject, "hamster") => {
            if let (Party::Cast(index), Some(wheel)) = (object, Thing::named("hamster wheel")) {
                reading.cast[index].what = What::Thing(wheel);
            }
            known
        }
        Link::With if is(subject, "cake") && is(object, "candle") => {
            Relation { subject: object, link: Link::On, object: subject, and: None }
        }
        Link::Holding | Link::With if reads && is_being => {
            // Who is read to sits down to listen.
            listens(reading, object);
            Relation { link: Link::NextTo, ..known }
        }
        Link::With if is_being => {
            match aboard(reading, subject).filter(|_| aboard(reading, object).is_none()) {
                Some(vessel) => Relation { subject: object, link: Link::In, object: vessel, and: None },
                None => known,
            }
        }
        _ => known,
    }
}

fn listens(reading: &mut Reading, party: Party) {
    let doing = match party {
        Party::Hero => Some(&mut reading.doing),
        Party::Cast(index) => reading.cast.get_mut(index).map(|subject| &mut subject.doing),
    };
    if let Some(doing) = doing {
        doing.get_or_insert(Doing::Sitting);
    }
}

/// The thing that somebody is in.
fn aboard(reading: &Reading, party: Party) -> Option<Party> {
    let inside = reading.relations.iter().filter(|known| known.subject == party && known.link == Link::In);
    inside.map(|known| known.object).find(|vessel| !is_being(reading, *vessel))
}

fn doing(reading: &Reading, party: Party) -> Option<Doing> {
    match party {
        Party::Hero => reading.doing,
        Party::Cast(index) => reading.cast.get(index)?.doing,
    }
}

fn name(reading: &Reading, party: Party) -> Option<&'static str> {
    match party {
        Party::Hero => None,
        Party::Cast(index) => Some(reading.cast.get(index)?.what.name()),
    }
}

fn is_being(reading: &Reading, party: Party) -> bool {
    match party {
        Party::Hero => true,
        Party::Cast(index) => reading.cast.get(index).is_some_and(|subject| match subject.what {
            What::Person(_) => true,
            What::Thing(thing) => lexicon().beings.contains(thing.name),
        }),
    }
}

//! What ties mean beside each other: candles are on their cake, company is in the same boat, a rabbit is read to.

use scene::{Doing, Link, Party, Relation, What};

use crate::lexicon::lexicon;
use crate::reading::Reading;

/// Makes the ties of a wish agree with each other.
pub(crate) fn agree(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        reading.relations[index] = meant(reading, known);
    }
}

fn meant(reading: &Reading, known: Relation) -> Relation {
    let Relation { subject, link, object, .. } = known;
    let is = |party: Party, kind: &str| name(reading, party).is_some_and(|name| name.ends_with(kind));
    let (reads, is_being) = (doing(reading, subject) == Some(Doing::Reading), is_being(reading, object));
    match link {
        Link::With if is(subject, "cake") && is(object, "candle") => {
            Relation { subject: object, link: Link::On, object: subject, and: None }
        }
        Link::Holding if reads && is_being => Relation { link: Link::NextTo, ..known },
        Link::With if is_being => {
            match aboard(reading, subject).filter(|_| aboard(reading, object).is_none()) {
                Some(vessel) => Relation { subject: object, link: Link::In, object: vessel, and: None },
                None => known,
            }
        }
        _ => known,
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

//! What somebody puts somewhere is there, and whoever puts it stands beside: "hiding cheese under a chair".

use scene::{Doing, Link, Party, Relation};

use crate::reading::Reading;
use crate::sense::{is_being, named};

/// What is done to something so that it ends in, on or under another.
const PUTTING: [&str; 17] = [
    "putting", "placing", "pinning", "taping", "sticking", "hanging", "hiding", "dropping", "laying",
    "packing", "loading", "dipping", "dunking", "rinsing", "washing", "stuffing", "tucking",
];
/// In what somebody is washed as well.
const TUBS: [&str; 4] = ["sink", "bathtub", "bucket", "water bucket"];

/// Mends the place of what is put there.
pub(crate) fn away(reading: &mut Reading, text: &str) {
    let mut words = text.split(|letter: char| !letter.is_alphabetic());
    if !words.any(|word| PUTTING.contains(&word.to_lowercase().as_str())) {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let there = matches!(known.link, Link::In | Link::On | Link::Under);
        let Some(thing) = there.then(|| thing_of(reading, known)).flatten() else { continue };
        let (Party::Cast(place), Party::Cast(put)) = (known.object, thing) else { continue };
        if put >= place || carries(reading, known) {
            continue;
        }
        let doer = known.subject;
        reading.relations[index].subject = thing;
        for other in &mut reading.relations {
            if other.subject == doer && other.object == thing {
                *other = Relation { subject: doer, link: Link::NextTo, object: known.object, and: None };
            }
        }
        also_there(reading, doer, known);
    }
}

/// What the one of a relation has that may go to where the relation says.
fn thing_of(reading: &Reading, known: Relation) -> Option<Party> {
    let washed = named(reading, known.object, &TUBS);
    let has = |other: &&Relation| {
        other.subject == known.subject
            && other.object != known.object
            && matches!(other.link, Link::With | Link::Holding)
            && (washed || !is_being(reading, other.object))
    };
    reading.relations.iter().find(has).map(|other| other.object)
}

/// Whether it carries whoever is there: somebody hides cheese, but rides in a boat.
fn carries(reading: &Reading, known: Relation) -> bool {
    let doing = match known.subject {
        Party::Cast(index) => reading.cast[index].doing,
        Party::Hero => reading.doing,
    };
    known.link == Link::Riding
        || matches!(doing, Some(Doing::Riding | Doing::Driving | Doing::Sailing | Doing::Paddling))
        || !is_being(reading, known.subject)
}

/// The magnets that hold the letter are there as well.
fn also_there(reading: &mut Reading, doer: Party, known: Relation) {
    let magnets = reading
        .relations
        .iter()
        .position(|other| other.subject == doer && named(reading, other.object, &["magnet"]));
    if let Some(index) = magnets {
        let subject = reading.relations[index].object;
        reading.relations[index] = Relation { subject, link: known.link, object: known.object, and: None };
    }
}

#[cfg(test)]
mod tests {
    use crate::read;
    use scene::{Link, Party};

    fn tied(text: &str) -> Vec<(Party, Link, Party)> {
        read(text).relations.iter().map(|known| (known.subject, known.link, known.object)).collect()
    }

    #[test]
    fn what_is_hidden_is_there_and_who_hides_it_beside() {
        let [mouse, cheese, chair] = [0, 1, 2].map(Party::Cast);
        assert_eq!(
            tied("a mouse hiding cheese under a chair"),
            [(mouse, Link::NextTo, chair), (cheese, Link::Under, chair)]
        );
    }

    #[test]
    fn whoever_hides_is_there() {
        let [cat, bed] = [0, 1].map(Party::Cast);
        assert_eq!(tied("a cat hiding under the bed"), [(cat, Link::Under, bed)]);
    }
}

//! What somebody puts somewhere is there, and whoever puts it stands beside: "hiding cheese under a chair".

use scene::{Doing, Habitat, Link, Party, Relation, Thing, Use, What, Worn};

use crate::kinds::Kind;
use crate::read::{holds, remove};
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// What is done to something so that it ends in, on or under another.
const PUTTING: [&str; 20] = [
    "putting",
    "placing",
    "pinning",
    "taping",
    "sticking",
    "hanging",
    "hiding",
    "dropping",
    "laying",
    "packing",
    "loading",
    "dipping",
    "dunking",
    "rinsing",
    "washing",
    "stuffing",
    "tucking",
    "mailing",
    "posting",
    "inserting",
];

/// What is done to something so that it ends in a basket.
const GATHERING: [&str; 6] = ["collecting", "collects", "gathering", "gathers", "picking", "picks"];

/// Mends the place of what is put there.
pub(crate) fn away(reading: &mut Reading, text: &str) {
    let said = |deeds: &[&str]| deeds.iter().any(|deed| holds(text, deed));
    let (puts, gathers) = (said(&PUTTING), said(&GATHERING));
    if !puts && !gathers {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let there = matches!(known.link, Link::In | Link::On | Link::Under);
        let Some(thing) = there.then(|| thing_of(reading, known)).flatten() else { continue };
        let (Party::Cast(place), Party::Cast(put)) = (known.object, thing) else { continue };
        let into = puts || known.link == Link::In && is_a(reading, known.object, Kind::Basket);
        if !into || put >= place || carries(reading, known) {
            continue;
        }
        let doer = known.subject;
        if known.link == Link::In && is_a(reading, known.object, Kind::Shut) {
            at_its_door(reading, (doer, thing), index);
            return;
        }
        reading.relations[index].subject = thing;
        for other in &mut reading.relations {
            if other.subject == doer && other.object == thing {
                *other = Relation { subject: doer, link: Link::With, object: known.object, and: None };
            }
        }
        hands_on(reading, doer);
        also_there(reading, doer, known);
    }
}

/// What goes into an oven or a mailbox is still in the hand at its door.
fn at_its_door(reading: &mut Reading, (doer, thing): (Party, Party), index: usize) {
    let place = reading.relations[index].object;
    reading
        .relations
        .retain(|other| !(other.subject == doer && (other.object == thing || other.object == place)));
    reading.relations.retain(|other| !(other.subject == thing && other.object == place));
    reading.relations.push(Relation { subject: doer, link: Link::With, object: place, and: None });
    reading.relations.push(Relation { subject: doer, link: Link::Holding, object: thing, and: None });
    hands_on(reading, doer);
}

/// Whoever puts something somewhere has a hand there.
fn hands_on(reading: &mut Reading, doer: Party) {
    let deed = reading.deed_mut(doer);
    let free = matches!(deed, None | Some(Doing::Standing | Doing::Exploring | Doing::Holding));
    if free {
        *deed = Some(Doing::Handling);
    }
}

/// What the one of a relation has that may go to where the relation says.
fn thing_of(reading: &Reading, known: Relation) -> Option<Party> {
    let washed = is_a(reading, known.object, Kind::Tub) || is_a(reading, known.object, Kind::Bed);
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
    let doing = reading.deed_of(known.subject);
    known.link == Link::Riding
        || matches!(doing, Some(Doing::Riding | Doing::Driving | Doing::Sailing | Doing::Paddling))
        || !is_being(reading, known.subject)
}

/// "Putting a bandage on a bear", "bread into the oven": whoever does it is with the bear and at the oven.
pub(crate) fn on_somebody(reading: &mut Reading, text: &str) {
    if !PUTTING.iter().any(|deed| holds(text, deed)) {
        return;
    }
    for (index, known) in reading.relations.clone().into_iter().enumerate() {
        let Party::Cast(put) = known.subject else { continue };
        let being = is_being(reading, known.object);
        let there = known.link == Link::On || known.link == Link::In && !being;
        let on = there && !is_being(reading, known.subject);
        let free = |party: &Party| {
            *party != known.object
                && is_being(reading, *party)
                && !reading.relations.iter().any(|other| other.subject == *party || other.object == *party)
        };
        let doer = (0..put).map(Party::Cast).find(free).filter(|_| on);
        if let Some(subject) = doer {
            if known.link == Link::In && is_a(reading, known.object, Kind::Shut) {
                at_its_door(reading, (subject, known.subject), index);
                return;
            }
            reading.relations.push(Relation { subject, link: Link::With, object: known.object, and: None });
            hands_on(reading, subject);
            if let (true, What::Thing(thing)) = (being, reading.cast[put].what)
                && thing.uses.contains(&Use::Worn)
            {
                put_on(reading, known.object, thing);
                remove(reading, put);
                return;
            }
        }
    }
}

/// "Tying a scarf on a snowman", "poking a cake on a table": not the doer is there but what is handled.
pub(crate) fn handled_there(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(doer) = known.subject else { continue };
        let there = matches!(known.link, Link::On | Link::In)
            && matches!(reading.cast[doer].doing, Some(Doing::Handling | Doing::Cooking));
        let handled = reading.relations[..index]
            .iter()
            .position(|other| other.subject == known.subject && other.link == Link::With)
            .filter(|_| there);
        let Some(handled) = handled else { continue };
        let person = matches!(reading.cast[doer].what, What::Person(_));
        if !person && is_a(reading, known.object, Kind::Top) {
            // A cat is on the table itself.
            continue;
        }
        let thing = reading.relations[handled].object;
        reading.relations[index].subject = thing;
        if !is_being(reading, known.object) || is_being(reading, thing) {
            continue;
        }
        reading.relations[handled].object = known.object;
        if let Party::Cast(worn) = thing
            && let What::Thing(garment) = reading.cast[worn].what
            && Kind::Clothes.has(garment.name)
        {
            put_on(reading, known.object, garment);
            remove(reading, worn);
            return;
        }
    }
}

fn put_on(reading: &mut Reading, party: Party, garment: &'static Thing) {
    if let Party::Cast(index) = party {
        reading.cast[index].looks.wears.push(Worn::Thing(garment));
    }
}

/// Whoever wakes another up or tucks it in is beside the bed.
pub(crate) fn out_of_bed(reading: &mut Reading, text: &str) {
    let text = text.to_lowercase();
    if !WAKING.iter().any(|word| text.contains(word)) {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let shared = reading.relations.iter().any(|other| {
            other.object == known.object && other.link == Link::In && other.subject > known.subject
        });
        if known.link == Link::In && shared && is_a(reading, known.object, Kind::Bed) {
            reading.relations[index].link = Link::NextTo;
        }
    }
}

/// What is done from beside a bed.
const WAKING: [&str; 8] =
    ["waking", "wakes", "tucking", "tucks", "singing a lullaby", "finding", "finds", "found"];

/// "Pulling me on a sled": what is pulled is the sled.
pub(crate) fn pulled_along(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let pulls = reading.deed_of(known.subject) == Some(Doing::Pulling);
        let aboard = reading.relations.iter().find(|other| {
            other.subject == known.object
                && matches!(other.link, Link::On | Link::In | Link::Riding)
                && is_a(reading, other.object, Kind::OnARope)
        });
        let with = matches!(known.link, Link::With | Link::Holding);
        if let (true, true, Some(aboard)) = (pulls, with, aboard.copied()) {
            reading.relations[index].object = aboard.object;
            reading.relations[index].link = Link::With;
        }
    }
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

/// A candle on an apple, a butterfly on a nose.
pub(crate) fn small_on_large(reading: &mut Reading, text: &str) {
    candle_on_it(reading);
    on_the_nose(reading, text);
}

/// What a birthday candle is stuck in.
const STUCK_IN: [&str; 9] =
    ["apple", "cupcake", "birthday cake", "cake", "donut", "pancakes", "cookie", "ice cream cone", "pie"];

/// "with a candle on an apple": the candle is there, and nobody sits on the apple.
fn candle_on_it(reading: &mut Reading) {
    let candle = reading.cast.iter().position(|one| one.what.name() == "candle").map(Party::Cast);
    let Some(candle) = candle else { return };
    let held = |known: &Relation| known.object == candle && matches!(known.link, Link::Holding | Link::With);
    let Some(at) = reading.relations.iter().position(held) else { return };
    let host = reading.relations[at].subject;
    let on = |known: &Relation| {
        let food = matches!(known.object, Party::Cast(index)
            if STUCK_IN.contains(&reading.cast[index].what.name()));
        known.subject == host && food && matches!(known.link, Link::On | Link::In)
    };
    let Some(under) = reading.relations.iter().position(on) else { return };
    let object = reading.relations[under].object;
    reading.relations[at] = Relation { subject: candle, link: Link::On, object, and: None };
    reading.relations[under].link = Link::With;
    if let Party::Cast(index) = host {
        reading.cast[index].doing = Some(Doing::Celebrating);
    }
}

/// What is so small sits on a nose, in centimetres.
const ON_A_NOSE: u32 = 40;

/// "a butterfly on a dog's nose": there, and not on the head.
fn on_the_nose(reading: &mut Reading, text: &str) {
    if !["nose", "noses", "snout", "beak"].iter().any(|word| holds(text, word)) {
        return;
    }
    for index in 0..reading.relations.len() {
        let Relation { subject, link, object, .. } = reading.relations[index];
        let Party::Cast(one) = subject else { continue };
        let flies = matches!(reading.cast[one].what, What::Thing(thing)
            if thing.habitat == Habitat::Air && thing.centimetres <= ON_A_NOSE || Kind::Crawling.has(thing.name));
        if link == Link::On && flies && is_being(reading, object) {
            reading.relations[index].link = Link::OnTheNose;
        }
    }
}

/// "At a table with a cake on it": it is on the table, and on nobody.
pub(crate) fn on_it(reading: &mut Reading, text: &str) {
    if ![" on it", " on top"].iter().any(|words| text.contains(words)) {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(small) = known.subject else { continue };
        let top = Party::Cast(small.saturating_sub(1));
        let mistaken = known.link == Link::On && known.object != top && small > 0;
        if mistaken && is_being(reading, known.object) && is_a(reading, top, Kind::Top) {
            reading.relations[index].object = top;
            reading.relations.retain(|other| {
                !(other.link == Link::With && other.object == known.subject && other.subject != top)
            });
            return;
        }
    }
}

/// Ducklings are on the bridge of their mother.
pub(crate) fn after_mother(reading: &mut Reading) {
    for known in reading.relations.clone() {
        let (Party::Cast(one), Party::Cast(young)) = (known.subject, known.object) else { continue };
        let kin = one != young && reading.cast[one].what == reading.cast[young].what;
        let place = reading.relations.iter().find(|other| {
            other.subject == known.subject
                && other.link == Link::On
                && is_a(reading, other.object, Kind::Crossed)
        });
        let there = reading.relations.iter().any(|other| other.subject == known.object);
        if let (Link::With, true, false, Some(place)) = (known.link, kin, there, place.copied()) {
            reading.relations.push(Relation { subject: known.object, ..place });
        }
    }
}

/// From what one looks, waves or feeds others, and where one is then.
const VANTAGES: [(&str, Link); 12] = [
    ("castle tower", Link::In),
    ("window", Link::In),
    ("tree house", Link::On),
    ("rowing boat", Link::In),
    ("canoe", Link::In),
    ("sailing ship", Link::In),
    ("hot air balloon", Link::In),
    ("train", Link::In),
    ("rocket", Link::In),
    ("dock", Link::On),
    ("bridge", Link::On),
    ("tree branch", Link::On),
];

/// "Feeding a bird from her tower": whoever does it is there.
pub(crate) fn up_there(reading: &mut Reading, text: &str) {
    if !text.split_whitespace().any(|word| word.eq_ignore_ascii_case("from")) {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let vantage = VANTAGES.iter().find(|(name, _)| named(reading, known.object, &[name]));
        let elsewhere = reading.relations.iter().any(|other| {
            other.subject == known.subject && matches!(other.link, Link::In | Link::On | Link::Riding)
        });
        if let (Link::With, Some((_, link)), true, false) =
            (known.link, vantage, is_being(reading, known.subject), elsewhere)
        {
            reading.relations[index].link = *link;
        }
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
    fn what_is_hidden_is_there_and_who_hides_it_at_it() {
        let [mouse, cheese, chair] = [0, 1, 2].map(Party::Cast);
        assert_eq!(
            tied("a mouse hiding cheese under a chair"),
            [(mouse, Link::With, chair), (cheese, Link::Under, chair)]
        );
    }

    #[test]
    fn whoever_hides_is_there() {
        let [cat, bed] = [0, 1].map(Party::Cast);
        assert_eq!(tied("a cat hiding under the bed"), [(cat, Link::Under, bed)]);
    }
}

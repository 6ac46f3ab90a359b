//! Turns of phrase that say more than their words: a pillow fight has pillows, "in each hand" is one more.

use scene::{Doing, Habitat, Link, Party, Relation, Subject, Thing, What, Years};

use crate::kinds::Kind;
use crate::read::remove;
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// Takes the text at its word.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    let text = &text.to_lowercase();
    pillows(reading, text);
    goal(reading, text);
    in_each(reading, text);
    of_an_animal(reading, text);
    hatched(reading);
    a_pair(reading, text);
    in_a_row(reading, text);
    falling_off(reading);
    in_secret(reading);
    under_the_moon(reading);
    up_a_tree(reading, text);
    basketful(reading);
    abed(reading);
    on_the_roof(reading, text);
    on_and_not_in(reading);
    on_a_lap(reading, text);
    if ["skateboarding", "skateboards", "skateboarded"].iter().any(|word| text.contains(word)) {
        board(reading);
    }
}

fn count(reading: &Reading, party: Party) -> u8 {
    match party {
        Party::Cast(index) => reading.cast.get(index).map_or(1, |one| one.count),
        Party::Hero => 1,
    }
}

/// One thing more, so many of it, to which a party stands like that.
fn add(reading: &mut Reading, (subject, link): (Party, Link), (name, count): (&str, u8)) {
    let known = reading.cast.iter().any(|one| one.what.name() == name);
    let full = reading.cast.len() >= usize::from(Subject::MOST);
    let Some(thing) = Thing::named(name).filter(|_| !known && !full) else { return };
    let object = Party::Cast(reading.cast.len());
    reading.cast.push(Subject { count, ..Subject::one(thing) });
    reading.relations.push(Relation { subject, link, object, and: None });
}

/// Everybody in a pillow fight has a pillow.
fn pillows(reading: &mut Reading, text: &str) {
    if !text.contains("pillow fight") || reading.cast.iter().any(|one| one.what.name() == "pillow") {
        return;
    }
    let all = (0..reading.cast.len()).map(Party::Cast);
    let fighters: Vec<Party> = all.filter(|party| is_being(reading, *party)).collect();
    if let [fighters] = fighters[..] {
        let each = count(reading, fighters);
        add(reading, (fighters, Link::Holding), ("pillow", each));
    }
}

/// Whoever scores has a goal to do it in.
fn goal(reading: &mut Reading, text: &str) {
    let player = (0..reading.cast.len())
        .map(Party::Cast)
        .find(|party| reading.deed_of(*party) == Some(Doing::PlayingSoccer));
    let scores = ["scoring a goal", "score a goal", "scores a goal", "scoring goals"];
    if let Some(player) = player.filter(|_| scores.iter().any(|words| text.contains(words))) {
        add(reading, (player, Link::LeftOf), ("soccer goal", 1));
    }
}

/// "An ice cream in each claw" are two.
fn in_each(reading: &mut Reading, text: &str) {
    let sides = ["hand", "paw", "claw", "wing", "arm", "flipper", "pincer"];
    let each = |word: &str| sides.iter().any(|side| text.contains(&format!("{word} each {side}")));
    if !each("in") && !each("on") {
        return;
    }
    let of_both = |known: &&Relation| match known.link {
        Link::Holding => true,
        Link::With | Link::On => each("on"),
        _ => false,
    };
    let last = reading.relations.iter_mut().rev().find(|known| of_both(&&**known));
    if let Some(known) = last
        && each("on")
        && known.link == Link::With
    {
        // "with a crow on each arm".
        *known = Relation { subject: known.object, link: Link::On, object: known.subject, and: None };
    }
    let last = reading.relations.iter().rev().find(of_both);
    if let Some(Party::Cast(held)) =
        last.map(|known| if known.link == Link::On { known.subject } else { known.object })
        && reading.cast[held].count == 1
    {
        reading.cast[held].count = 2;
    }
}

/// The babies of a swan are swans.
fn of_an_animal(reading: &mut Reading, text: &str) {
    if !text.contains("babies") {
        return;
    }
    for known in reading.relations.clone() {
        let (mother, young) = match known.link {
            Link::On | Link::Behind | Link::In | Link::NextTo => (known.object, known.subject),
            Link::With => (known.subject, known.object),
            _ => continue,
        };
        let (Party::Cast(mother), Party::Cast(young)) = (mother, young) else { continue };
        let animal = matches!(reading.cast[mother].what, What::Thing(_));
        if animal && named(reading, Party::Cast(young), &["baby"]) && is_being(reading, Party::Cast(mother)) {
            reading.cast[young].what = reading.cast[mother].what;
            reading.cast[young].looks.years = Some(Years::Baby);
        }
    }
}

/// "A pair of boots" is one drawing of two.
fn a_pair(reading: &mut Reading, text: &str) {
    let pair = text.contains("pair of") && !text.contains("pairs of");
    for one in reading.cast.iter_mut().filter(|_| pair) {
        if one.count == 2 && Kind::Paired.has(one.what.name()) {
            one.count = 1;
        }
    }
}

/// So many are in one row.
const IN_A_ROW: std::ops::RangeInclusive<u8> = 3..=7;

/// Those of a row stand next to each other.
fn in_a_row(reading: &mut Reading, text: &str) {
    let row = ["in a row", "in a line", "in line", "side by side"].iter().any(|words| text.contains(words));
    // The last one of them may be asleep.
    let alone = match &reading.cast[..] {
        [alone] => alone,
        [others, one] if one.what == others.what && one.count == 1 => others,
        _ => return,
    };
    if row && IN_A_ROW.contains(&alone.count) && reading.relations.is_empty() {
        let party = Party::Cast(0);
        reading.relations.push(Relation { subject: party, link: Link::NextTo, object: party, and: None });
    }
}

/// Whoever falls off the ice is on it no more, and whoever hangs from a tree is below its leaves.
fn falling_off(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let falls = reading.deed_of(known.subject) == Some(Doing::Falling);
        let hangs = reading.deed_of(known.subject) == Some(Doing::Hanging)
            && named(reading, known.object, &["old tree", "apple tree", "tree", "tree branch"]);
        if matches!(known.link, Link::On | Link::In | Link::Riding) {
            let link = if hangs { Link::Under } else { Link::NextTo };
            reading.relations[index].link = if falls || hangs { link } else { known.link };
        }
    }
    reading.relations.dedup();
}

/// Of two who whisper one tells the other.
fn in_secret(reading: &mut Reading) {
    let two = |one: &Subject| one.count == 2 && one.doing == Some(Doing::Whispering);
    let Some(index) = reading.cast.iter().position(two) else { return };
    let pair = Party::Cast(index);
    if reading.relations.iter().any(|known| known.subject == pair || known.object == pair) {
        return;
    }
    reading.cast[index].count = 1;
    reading.cast.push(Subject { doing: None, ..reading.cast[index].clone() });
    let other = Party::Cast(reading.cast.len() - 1);
    reading.relations.push(Relation { subject: pair, link: Link::With, object: other, and: None });
}

/// What hatches has its egg.
fn hatched(reading: &mut Reading) {
    let hatches = reading.cast.iter().any(|one| one.what.name().starts_with("hatching "));
    let egg = (0..reading.cast.len())
        .find(|index| named(reading, Party::Cast(*index), &["egg"]) && reading.cast[*index].count == 1);
    if let Some(egg) = egg.filter(|_| hatches) {
        remove(reading, egg);
    }
}

/// Not the moon is on the hill but whoever howls at it.
fn under_the_moon(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(high) = known.subject else { continue };
        let sky = matches!(reading.cast[high].what, What::Thing(thing) if thing.habitat == Habitat::Sky);
        let hill =
            named(reading, known.object, &["mountain", "hill", "house", "rock", "barn", "roof", "old tree"]);
        let watcher = reading.relations.iter().find(|other| {
            other.object == known.subject && other.subject != known.object && is_being(reading, other.subject)
        });
        if let (Link::On, true, true, Some(watcher)) = (known.link, sky, hill, watcher.copied()) {
            reading.relations[index].subject = watcher.subject;
            for other in reading.relations.iter_mut().filter(|other| **other == watcher) {
                other.link = Link::LookingAt;
            }
        }
    }
}

/// "A cat stuck up a tree" is in it.
fn up_a_tree(reading: &mut Reading, text: &str) {
    if !["up a tree", "up the tree", "up in a tree", "stuck in a tree"]
        .iter()
        .any(|words| text.contains(words))
    {
        return;
    }
    let tree = |reading: &Reading, party: Party| match party {
        Party::Cast(index) => reading.cast[index].what.name().ends_with("tree"),
        Party::Hero => false,
    };
    for index in 0..reading.relations.len() {
        let Relation { subject, link, object, .. } = reading.relations[index];
        let near = matches!(link, Link::NextTo | Link::With);
        let still = reading.deed_of(subject) != Some(Doing::Climbing);
        if near && still && tree(reading, object) && is_being(reading, subject) {
            reading.relations[index].link = Link::In;
        } else if near && still && tree(reading, subject) && is_being(reading, object) {
            reading.relations[index] =
                Relation { subject: object, link: Link::In, object: subject, and: None };
        }
    }
}

/// "Putting them in a basket": the berries are.
fn basketful(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let person = match known.subject {
            Party::Cast(one) => {
                // A bunny that delivers eggs is not in their basket.
                let one = &reading.cast[one];
                matches!(one.what, What::Person(_)) || one.doing == Some(Doing::Giving)
            }
            Party::Hero => true,
        };
        let held = reading.relations.iter().position(|other| {
            other.subject == known.subject && other.link == Link::Holding && !is_being(reading, other.object)
        });
        if let (Link::In, true, true, Some(held)) =
            (known.link, person, is_a(reading, known.object, Kind::Gathered), held)
        {
            let (subject, object) = (reading.relations[held].object, known.object);
            reading.relations[index] = Relation { subject, link: Link::In, object, and: None };
            reading.relations[held].object = object;
            reading.relations[held].link = Link::With;
        }
    }
}

/// Two who share a bed sleep in it.
fn abed(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let shares = reading.deed_of(known.subject) == Some(Doing::Giving);
        let with = matches!(known.link, Link::With | Link::Holding);
        if let (true, true, true, Party::Cast(one)) =
            (shares, with, named(reading, known.object, &["bed"]), known.subject)
        {
            reading.relations[index].link = Link::In;
            reading.cast[one].doing = Some(Doing::Sleeping);
        }
    }
}

/// "A house and a cat on the roof": on its roof, whoever was named last before.
fn on_the_roof(reading: &mut Reading, text: &str) {
    let phrases = [" on the roof", " on its roof", " on the rooftop", " on top of the roof"];
    let Some(at) = phrases.iter().find_map(|words| text.find(words)) else { return };
    let before = crate::read(&text[..at]).cast.len();
    let roof = (0..before).map(Party::Cast).find(|party| is_a(reading, *party, Kind::Roofed));
    let (Some(object), Some(last)) = (roof, before.checked_sub(1)) else { return };
    let subject = Party::Cast(last);
    let placed = reading.relations.iter().any(|known| known.subject == subject && known.link == Link::On);
    if subject != object && !placed && last < reading.cast.len() {
        reading.relations.push(Relation { subject, link: Link::On, object, and: None });
    }
}

/// "A bus with a cat on top of it": whoever is on it is not in it as well.
fn on_and_not_in(reading: &mut Reading) {
    let upon: Vec<Relation> =
        reading.relations.iter().filter(|known| known.link == Link::On).copied().collect();
    reading
        .relations
        .retain(|known| !upon.contains(&Relation { link: Link::On, ..*known }) || known.link != Link::In);
}

/// Whoever has somebody on the lap sits.
fn on_a_lap(reading: &mut Reading, text: &str) {
    if ![" lap", " knee", " on me"].iter().any(|part| text.contains(part)) {
        return;
    }
    for known in reading.relations.clone() {
        let person = match known.object {
            Party::Cast(index) => matches!(reading.cast[index].what, What::Person(_)),
            Party::Hero => true,
        };
        if known.link != Link::On || !person {
            continue;
        }
        reading.deed_mut(known.object).get_or_insert(Doing::Sitting);
    }
}

/// "a skateboarding panda" has a skateboard.
fn board(reading: &mut Reading) {
    let Some(skateboard) = Thing::named("skateboard") else { return };
    let skates = |one: &Subject| one.doing == Some(Doing::Skating);
    let skater = reading.cast.iter().position(skates).map(Party::Cast);
    let skater = skater.or((reading.hero && reading.doing == Some(Doing::Skating)).then_some(Party::Hero));
    let known = reading.cast.iter().any(|one| one.what.name() == skateboard.name);
    let full = reading.cast.len() >= usize::from(Subject::MOST);
    let Some(subject) = skater.filter(|_| !known && !full) else { return };
    let count = match subject {
        Party::Cast(index) => reading.cast[index].count,
        Party::Hero => 1,
    };
    let object = Party::Cast(reading.cast.len());
    reading.cast.push(Subject { count, ..Subject::one(skateboard) });
    reading.relations.push(Relation { subject, link: Link::Riding, object, and: None });
}

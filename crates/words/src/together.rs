//! What ties mean beside each other: candles are on their cake, company is in the same boat, a rabbit is read to.

use scene::{Doing, Garment, Habitat, Link, Party, Place, Relation, Subject, Thing, What, Worn};

use crate::kinds::Kind;
use crate::lexicon::lexicon;
use crate::read::remove;
use crate::reading::Reading;

/// What grows in a pot, and nothing to cook in.
const PLANTS: [&str; 9] =
    ["cactus", "flower", "tulip", "rose", "seedling", "tree", "bush", "herb", "blossom"];

/// "a cup of hot chocolate": one cup, and not a cup in a mug.
fn pour(reading: &mut Reading) {
    let one_of =
        |reading: &Reading, party: Party, kind: Kind| name(reading, party).is_some_and(|name| kind.has(name));
    let poured = reading.relations.iter().find(|known| {
        known.link == Link::In
            && one_of(reading, known.subject, Kind::Drink)
            && one_of(reading, known.object, Kind::Cup)
            || known.link == Link::With
                && one_of(reading, known.object, Kind::Drink)
                && one_of(reading, known.subject, Kind::Cup)
    });
    let (drink, cup) = match poured {
        Some(&Relation {
            subject: Party::Cast(cup), link: Link::With, object: Party::Cast(drink), ..
        })
        | Some(&Relation { subject: Party::Cast(drink), object: Party::Cast(cup), .. }) => (drink, cup),
        _ => return,
    };
    reading.cast[drink].count = reading.cast[cup].count;
    for relation in &mut reading.relations {
        for party in [&mut relation.subject, &mut relation.object] {
            if *party == Party::Cast(cup) {
                *party = Party::Cast(drink);
            }
        }
    }
    reading.relations.retain(|known| known.subject != known.object);
    remove(reading, cup);
}

/// "a dinosaur with a backpack" has it on.
fn shoulder(reading: &mut Reading) {
    let is_worn = |known: &Relation| {
        let carried = matches!(known.link, Link::Holding | Link::With);
        let bag = name(reading, known.object).is_some_and(|name| name.ends_with("backpack"));
        let handled = matches!(
            reading.deed_of(known.subject),
            Some(Doing::Holding | Doing::Pulling | Doing::Pushing | Doing::Throwing | Doing::Shopping)
        );
        carried && bag && !handled && is_being(reading, known.subject)
    };
    let Some(&Relation { subject, object: Party::Cast(bag), .. }) =
        reading.relations.iter().find(|known| is_worn(known))
    else {
        return;
    };
    // "the bus with her backpack": the bag is not the bus's.
    let being: Vec<bool> = reading.relations.iter().map(|known| is_being(reading, known.subject)).collect();
    let mut being = being.into_iter();
    reading.relations.retain(|known| being.next() == Some(true) || known.object != Party::Cast(bag));
    let elsewhere = |known: &&Relation| known.object == Party::Cast(bag) || known.subject == Party::Cast(bag);
    let What::Thing(thing) = reading.cast[bag].what else { return };
    if reading.relations.iter().filter(elsewhere).count() > 1 {
        return;
    }
    let looks = match subject {
        Party::Hero => Some(&mut reading.looks),
        Party::Cast(index) => reading.cast.get_mut(index).map(|subject| &mut subject.looks),
    };
    if let Some(looks) = looks {
        looks.wears.push(Worn::Thing(thing));
        remove(reading, bag);
    }
}

/// "lanterns with a girl in a blue dress": she wears it, and they are not in it.
pub(crate) fn clothe(reading: &mut Reading) {
    let is_worn = |known: &Relation| {
        let clothes = name(reading, known.object).is_some_and(|name| Kind::Clothes.has(name));
        let wearer = match known.subject {
            Party::Hero => true,
            Party::Cast(index) => matches!(reading.cast[index].what, What::Person(_)),
        };
        known.link == Link::In && clothes && wearer
    };
    let Some(&Relation { subject, object: Party::Cast(garment), .. }) =
        reading.relations.iter().find(|known| is_worn(known))
    else {
        return;
    };
    let What::Thing(thing) = reading.cast[garment].what else { return };
    let looks = match subject {
        Party::Hero => &mut reading.looks,
        Party::Cast(index) => &mut reading.cast[index].looks,
    };
    looks.wears.push(Garment::parse(thing.name).map_or(Worn::Thing(thing), Worn::Garment));
    remove(reading, garment);
}

/// "playing chess at the table": the board has a table of its own.
fn clear_the_table(reading: &mut Reading) {
    let named = |wanted: &str| reading.cast.iter().position(|one| one.what.name() == wanted);
    let (Some(_), Some(table)) = (named("chess board"), named("table")) else { return };
    let laid = |known: &Relation| {
        known.object == Party::Cast(table)
            && matches!(known.link, Link::On | Link::Under)
            && name(reading, known.subject) != Some("chess board")
    };
    if !reading.relations.iter().any(laid) {
        remove(reading, table);
    }
}

/// "blowing out birthday candles": they are on a cake.
fn bake(reading: &mut Reading) {
    let celebrates = reading.place == Some(Place::BirthdayParty)
        || reading.doing == Some(Doing::Celebrating)
        || reading.cast.iter().any(|one| one.doing == Some(Doing::Celebrating));
    let named = |part: &str| reading.cast.iter().position(|one| one.what.name().ends_with(part));
    let (Some(candle), None, true) = (named("candle"), named("cake"), celebrates) else { return };
    let is_put = |known: &Relation| known.subject == Party::Cast(candle) || known.link == Link::Holding;
    let alone = reading.cast.len() == 1 || reading.cast.len() == usize::from(Subject::MOST);
    if alone || reading.relations.iter().any(is_put) {
        return;
    }
    let Some(cake) = Thing::named("birthday cake") else { return };
    reading.cast.push(Subject::one(cake));
    let object = Party::Cast(reading.cast.len() - 1);
    reading.relations.push(Relation { subject: Party::Cast(candle), link: Link::On, object, and: None });
}

/// A turtle that runs, skates or wears shoes is one of the land.
fn ashore(reading: &mut Reading) {
    let Some(tortoise) = Thing::named("tortoise") else { return };
    let wet = matches!(reading.place, Some(Place::Underwater | Place::Beach | Place::Lake));
    for index in 0..reading.cast.len() {
        let subject = &reading.cast[index];
        let party = Party::Cast(index);
        let moves = matches!(
            subject.doing,
            Some(
                Doing::Running
                    | Doing::Walking
                    | Doing::Crawling
                    | Doing::Skating
                    | Doing::Dancing
                    | Doing::Reading
                    | Doing::Eating
            )
        );
        let rides = reading.relations.iter().any(|known| {
            let raced = known.object == party && reading.deed_of(known.subject) == Some(Doing::Running);
            let on = known.subject == party
                && matches!(known.link, Link::Riding | Link::On | Link::Holding | Link::Under | Link::Behind);
            let carries = known.object == party && matches!(known.link, Link::On | Link::Riding);
            (raced || on) && !is_being_in_water(reading, known.object)
                || carries && !is_being_in_water(reading, known.subject) && crawls(reading, known.subject)
        });
        if subject.what.name() == "sea turtle" && !wet && (moves || rides || !subject.looks.wears.is_empty())
        {
            reading.cast[index].what = What::Thing(tortoise);
        }
    }
}

/// The height of what crawls on a shell, in centimetres.
const OF_A_SNAIL: u32 = 25;

/// Whether somebody on a shell lives on the ground: a snail, and no duck.
fn crawls(reading: &Reading, party: Party) -> bool {
    let Party::Cast(index) = party else { return false };
    let ground = |thing: &Thing| {
        let small = thing.centimetres <= OF_A_SNAIL && thing.habitat == Habitat::Ground;
        small && lexicon().beings.contains(thing.name)
    };
    reading.cast.get(index).is_some_and(|one| matches!(one.what, What::Thing(thing) if ground(thing)))
}

/// Of two who have one thing the second has it with the first.
fn one_holder(reading: &mut Reading) {
    for index in 1..reading.relations.len() {
        let known = reading.relations[index];
        let held = |other: &Relation| {
            other.link == Link::Holding && other.object == known.object && other.subject != known.subject
        };
        let alone = matches!(known.object, Party::Cast(thing) if reading.cast[thing].count == 1);
        if known.link == Link::Holding && alone && reading.relations[..index].iter().any(held) {
            reading.relations[index].link = Link::With;
        }
    }
}

/// Makes the ties of a wish agree with each other.
pub(crate) fn agree(reading: &mut Reading) {
    pour(reading);
    ashore(reading);
    shoulder(reading);
    bake(reading);
    clear_the_table(reading);
    one_holder(reading);
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        reading.relations[index] = meant(reading, known);
    }
}

fn meant(reading: &mut Reading, known: Relation) -> Relation {
    let Relation { subject, link, object, .. } = known;
    let is = |party: Party, kind: &str| name(reading, party).is_some_and(|name| name.ends_with(kind));
    let (reads, is_being) = (reading.deed_of(subject) == Some(Doing::Reading), is_being(reading, object));
    let plant = || PLANTS.iter().any(|plant| is(subject, plant));
    match link {
        Link::In if is(object, "pot of soup") && plant() => {
            if let (Party::Cast(index), Some(pot)) = (object, Thing::named("flower pot")) {
                reading.cast[index].what = What::Thing(pot);
            }
            known
        }
        Link::In if is(object, "mixing bowl") && is(subject, "fish") => {
            if let (Party::Cast(index), Some(bowl)) = (object, Thing::named("fish bowl")) {
                reading.cast[index].what = What::Thing(bowl);
            }
            known
        }
        Link::In if is(object, "wheel") && is(subject, "hamster") => {
            if let (Party::Cast(index), Some(wheel)) = (object, Thing::named("hamster wheel")) {
                reading.cast[index].what = What::Thing(wheel);
            }
            known
        }
        Link::On | Link::Under | Link::Riding if name(reading, object) == Some("leafy branch") => {
            if let (Party::Cast(index), Some(bough)) = (object, Thing::named("tree branch")) {
                reading.cast[index].what = What::Thing(bough);
            }
            known
        }
        Link::With if is(object, "potion bottle") && reading.deed_of(subject) == Some(Doing::Cooking) => {
            if let (Party::Cast(index), Some(pot)) = (object, Thing::named("cauldron")) {
                reading.cast[index].what = What::Thing(pot);
            }
            known
        }
        // Butterflies are caught with the net, and not in the hand.
        Link::Holding if reading.deed_of(subject) == Some(Doing::Catching) && has_a_net(reading, known) => {
            Relation { link: Link::With, ..known }
        }
        Link::Above if reading.deed_of(subject) == Some(Doing::Camping) && is(object, "fire") => {
            Relation { link: Link::NextTo, ..known }
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
            moves_along(reading, known);
            match aboard(reading, subject).filter(|_| aboard(reading, object).is_none()) {
                Some((vessel, link)) => Relation { subject: object, link, object: vessel, and: None },
                None => known,
            }
        }
        _ => known,
    }
}

/// "a duck with five ducklings swimming": all of a kind swim.
fn moves_along(reading: &mut Reading, Relation { subject, object, .. }: Relation) {
    let moves = reading.deed_of(subject).filter(|deed| {
        matches!(deed, Doing::Swimming | Doing::Flying | Doing::Sleeping | Doing::Dancing | Doing::Running)
    });
    let alike = subject != object && name(reading, subject) == name(reading, object);
    if let (Some(deed), true, Party::Cast(index)) = (moves, alike, object) {
        reading.cast[index].doing.get_or_insert(deed);
    }
}

/// Whether a net is held by who catches something else.
fn has_a_net(reading: &Reading, known: Relation) -> bool {
    let net = |other: &Relation| {
        other.subject == known.subject
            && name(reading, other.object).is_some_and(|name| name.ends_with("net"))
    };
    !name(reading, known.object).is_some_and(|name| name.ends_with("net"))
        && reading.relations.iter().any(net)
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

/// The thing that somebody is in or rides with others, and how.
fn aboard(reading: &Reading, party: Party) -> Option<(Party, Link)> {
    let inside = reading.relations.iter().filter(|known| {
        let rides = known.link == Link::Riding
            && name(reading, known.object).is_some_and(|name| Kind::Roomy.has(name));
        let on =
            known.link == Link::On && name(reading, known.object).is_some_and(|name| Kind::Roomy.has(name));
        known.subject == party && (known.link == Link::In || rides || on)
    });
    inside.map(|known| (known.object, known.link)).find(|(vessel, _)| !is_being(reading, *vessel))
}

fn name(reading: &Reading, party: Party) -> Option<&'static str> {
    match party {
        Party::Hero => None,
        Party::Cast(index) => Some(reading.cast.get(index)?.what.name()),
    }
}

/// A whale or a fish that is ridden takes its rider into the sea.
fn is_being_in_water(reading: &Reading, party: Party) -> bool {
    let Party::Cast(index) = party else { return false };
    let swims = |what: What| matches!(what, What::Thing(thing) if thing.habitat == Habitat::Water);
    reading.cast.get(index).is_some_and(|subject| swims(subject.what) && subject.what.name() != "sea turtle")
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

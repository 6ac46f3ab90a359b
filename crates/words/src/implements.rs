//! What a deed is done with that takes a tool, where the wish names none: an iron, a wrench.

use scene::{Doing, Garment, Link, Party, Relation, Role, Subject, Thing, What, Worn};

use crate::inflect;
use crate::read::remove;
use crate::reading::Reading;
use crate::sense::{is_being, named};
use crate::tables::{self, list, rows};

/// What a basketball is thrown at.
const HOOP: &str = "basketball hoop";

/// Gives the tool of the verb to whoever does it with empty hands.
pub(crate) fn provide(reading: &mut Reading, text: &str) {
    let text = text.to_lowercase();
    sewn(reading);
    named_again(reading);
    open_wide(reading);
    hoop(reading);
    can(reading);
    let said: Vec<&str> = text.split(|letter: char| !letter.is_alphabetic()).collect();
    race(reading, &said);
    let is_said = |verb: &str| inflect::forms(verb).iter().any(|(form, _)| said.contains(&form.as_str()));
    let tool = rows(tables::IMPLEMENTS).find(|[_, verbs]| list(verbs).any(is_said));
    let Some(tool) = tool.and_then(|[name, _]| Thing::named(name)) else { return };
    let known = reading.cast.iter().any(|one| one.what.name() == tool.name);
    let full = reading.cast.len() >= usize::from(Subject::MOST);
    let Some(subject) = handler(reading).filter(|_| !known && !full) else { return };
    let object = Party::Cast(reading.cast.len());
    reading.cast.push(Subject::one(tool));
    reading.relations.push(Relation { subject, link: Link::Holding, object, and: None });
    on_a_board(reading);
}

/// A dentist looks into the mouth of the other.
fn open_wide(reading: &mut Reading) {
    const OPEN: Worn = Worn::Garment(Garment::OpenMouth);
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let (Party::Cast(one), Party::Cast(other)) = (known.subject, known.object) else { continue };
        let doctor = matches!(reading.cast[one].what, What::Person(person) if matches!(person.role, Role::Dentist | Role::Doctor | Role::Vet));
        let near = matches!(known.link, Link::LookingAt | Link::With | Link::NextTo);
        if doctor && near && is_being(reading, known.object) && reading.cast[one].looks.wears.contains(&OPEN)
        {
            reading.cast[one].looks.wears.retain(|worn| *worn != OPEN);
            let patient = &mut reading.cast[other].looks.wears;
            patient.extend((!patient.contains(&OPEN)).then_some(OPEN));
        }
    }
}

/// What a deed brings along.
const BROUGHT: [(Doing, &str); 3] =
    [(Doing::Vacuuming, "vacuum cleaner"), (Doing::Mowing, "lawn mower"), (Doing::Painting, "easel")];

/// "Dad vacuuming and the dog barking at the vacuum": the one he has, and no second one.
fn named_again(reading: &mut Reading) {
    for (deed, tool) in BROUGHT {
        let does = |party: &Party| reading.deed_of(*party) == Some(deed);
        let all = std::iter::once(Party::Hero).chain((0..reading.cast.len()).map(Party::Cast));
        let same = |one: &Subject| one.what.name() == tool && one.count == 1;
        let (Some(doer), Some(index)) = (all.clone().find(does), reading.cast.iter().position(same)) else {
            continue;
        };
        let brought = Party::Cast(index);
        // A cup on the easel stays where it is.
        let upon =
            |known: &Relation| known.object == brought && known.link == Link::On && known.subject != doer;
        if doer == brought || reading.relations.iter().any(upon) {
            continue;
        }
        for known in &mut reading.relations {
            let end = if known.subject == doer { &mut known.subject } else { &mut known.object };
            if *end == brought && known.link != Link::Holding {
                *end = doer;
            }
        }
        reading.relations.retain(|known| known.subject != known.object);
        remove(reading, index);
    }
}

/// Whoever plays basketball alone has a hoop to throw at.
fn hoop(reading: &mut Reading) {
    let ball = reading.cast.iter().any(|one| one.doing == Some(Doing::PlayingBasketball));
    let ring = reading.cast.iter_mut().find(|one| one.what.name() == "hula hoop");
    if let (true, Some(ring), Some(hoop)) = (ball, ring, Thing::named(HOOP)) {
        ring.what = What::Thing(hoop);
        return;
    }
    let plays = |one: &Subject| one.doing == Some(Doing::PlayingBasketball) && one.count == 1;
    let (1, Some(player)) =
        (reading.cast.iter().filter(|one| one.doing.is_some()).count(), reading.cast.iter().position(plays))
    else {
        return;
    };
    let known = reading.cast.iter().any(|one| one.what.name() == HOOP);
    if let Some(hoop) = Thing::named(HOOP).filter(|_| !known && reading.cast.len() < 3) {
        let object = Party::Cast(reading.cast.len());
        reading.cast.push(Subject::one(hoop));
        let subject = Party::Cast(player);
        reading.relations.push(Relation { subject, link: Link::LeftOf, object, and: None });
    }
}

/// The watering can that is spoken of is the one in the hand of whoever waters.
fn can(reading: &mut Reading) {
    let named = |name: &str| reading.cast.iter().position(|one| one.what.name() == name);
    let waters = |one: &Subject| one.doing == Some(Doing::Gardening) && one.count == 1;
    let (Some(can), Some(doer)) = (named("watering can"), reading.cast.iter().position(waters)) else {
        return;
    };
    let (subject, object) = (Party::Cast(doer), Party::Cast(can));
    let tied =
        |known: &Relation| known.subject == object || known.object == object && known.link == Link::Holding;
    if !reading.relations.iter().any(tied) {
        reading.relations.push(Relation { subject, link: Link::Holding, object, and: None });
    }
}

/// What a race is run to.
const FINISH: &str = "finish line";
/// So many are seen below its banner.
const ABREAST: std::ops::RangeInclusive<u8> = 2..=4;

/// Who races is at the finish line, side by side with all who race as well.
fn race(reading: &mut Reading, said: &[&str]) {
    let noun = |next: Option<&&str>| {
        next.is_some_and(|next| {
            matches!(*next, "car" | "cars" | "track" | "boat" | "driver" | "bike" | "bikes" | "horse")
        })
    };
    let races = |(at, word): (usize, &&str)| {
        matches!(*word, "race" | "races" | "racing" | "raced") && !noun(said.get(at + 1))
    };
    if !said.iter().enumerate().any(races) {
        return;
    }
    let runs = |party: Party| party != Party::Hero && reading.deed_of(party) == Some(Doing::Running);
    let finish = reading.cast.iter().position(|one| one.what.name() == FINISH).map(Party::Cast);
    let of_race = |known: &Relation| {
        let beside = is_being(reading, known.object) && matches!(known.link, Link::With | Link::NextTo);
        runs(known.subject) && (beside || Some(known.object) == finish)
    };
    let mut racers: Vec<Party> = (0..reading.cast.len()).map(Party::Cast).filter(|one| runs(*one)).collect();
    for known in reading.relations.iter().filter(|known| of_race(known) && Some(known.object) != finish) {
        racers.extend((!racers.contains(&known.object)).then_some(known.object));
    }
    let busy = |known: &Relation| racers.contains(&known.subject) && !of_race(known);
    let heads = racers.iter().map(|party| match party {
        Party::Cast(index) => reading.cast[*index].count,
        Party::Hero => 1,
    });
    let hero = racers.contains(&Party::Hero);
    if hero || !ABREAST.contains(&heads.sum()) || reading.relations.iter().any(busy) {
        return;
    }
    let kept: Vec<Relation> = reading.relations.iter().copied().filter(|known| !of_race(known)).collect();
    let Some(line) = Thing::named(FINISH) else { return };
    let object = finish.unwrap_or(Party::Cast(reading.cast.len()));
    if finish.is_none() {
        reading.cast.push(Subject::one(line));
    }
    reading.relations = kept;
    for subject in racers {
        reading.relations.push(Relation { subject, link: Link::On, object, and: None });
        if let Party::Cast(index) = subject {
            reading.cast[index].doing = Some(Doing::Running);
        }
    }
}

/// A button is sewn on a bear that nobody sits on.
fn sewn(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(one) = known.subject else { continue };
        let sews = reading.cast[one].doing == Some(Doing::Sewing);
        let to = matches!(known.link, Link::On | Link::With) && is_being(reading, known.object);
        if sews && to {
            reading.cast[one].doing = Some(Doing::Handling);
            reading.relations[index].link = Link::With;
        }
    }
}

/// Whoever does something to a thing, alone and with nothing in the hand.
fn handler(reading: &Reading) -> Option<Party> {
    let alone = |party: Party| match party {
        Party::Cast(index) => reading.cast[index].count == 1,
        Party::Hero => true,
    };
    let holds = |party: Party| {
        reading.relations.iter().any(|known| known.subject == party && known.link == Link::Holding)
    };
    let handles = |known: &&Relation| {
        let deed = reading.deed_of(known.subject) == Some(Doing::Handling);
        known.link == Link::With && deed && alone(known.subject) && !holds(known.subject)
    };
    reading.relations.iter().find(handles).map(|known| known.subject)
}

/// What is ironed lies on a table.
fn on_a_board(reading: &mut Reading) {
    let irons = |known: &&Relation| known.link == Link::Holding && named(reading, known.object, &["iron"]);
    let Some(who) = reading.relations.iter().find(irons).map(|known| known.subject) else { return };
    let ironed = |known: &&Relation| known.subject == who && known.link == Link::With;
    let ironed = reading.relations.iter().find(ironed).map(|known| known.object);
    let lies = |known: &Relation| Some(known.subject) == ironed && known.link == Link::On;
    let (Some(subject), false, Some(table)) =
        (ironed, reading.relations.iter().any(lies), Thing::named("table"))
    else {
        return;
    };
    if is_being(reading, subject) || reading.cast.len() >= usize::from(Subject::MOST) {
        return;
    }
    reading.cast.push(Subject::one(table));
    let object = Party::Cast(reading.cast.len() - 1);
    reading.relations.push(Relation { subject, link: Link::On, object, and: None });
}

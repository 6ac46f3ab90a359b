//! What a place brings along: who sells stands in a stall, a path is walked upon, a slide is slid down, and what is eaten at
//! a table is on it.

use scene::{Doing, Link, Party, Place, Relation, Subject, Thing, What};

use crate::kinds::Kind;
use crate::read::{holds, remove};
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// Mends it.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    at_a_desk(reading, text);
    dishes(reading);
    at_the_piano(reading);
    on_the_blanket(reading);
    around_the_cake(reading);
    underfoot(reading);
    down_the_slide(reading);
    at_a_screen(reading);
    behind_the_counter(reading, text);
    corn(reading, text);
}

/// How a field of corn is called, and so many stalks of it are seen beside whoever is there.
const CORN_FIELDS: [&str; 7] = [
    "corn field",
    "cornfield",
    "corn fields",
    "cornfields",
    "rows of corn",
    "field of corn",
    "fields of corn",
];
const STALKS: u8 = 2;

/// In a field of corn some stands.
fn corn(reading: &mut Reading, text: &str) {
    let field = CORN_FIELDS.iter().any(|field| holds(text, field));
    let Some(stalk) = Thing::named("corn stalk").filter(|_| field) else { return };
    let held = |at: usize| {
        reading.relations.iter().any(|known| known.object == Party::Cast(at) && known.link == Link::Holding)
    };
    let corn = |at: &usize| reading.cast[*at].what.name().starts_with("corn") && !held(*at);
    let own = (0..reading.cast.len()).find(corn);
    let others = reading.cast.iter().map(|one| usize::from(one.count)).sum::<usize>();
    let count = if others > 1 { 1 } else { STALKS };
    match own {
        Some(own) => (reading.cast[own].what, reading.cast[own].count) = (What::Thing(stalk), count),
        None if (1..usize::from(Subject::MOST)).contains(&reading.cast.len()) => {
            reading.cast.push(Subject { count, ..Subject::one(stalk) });
        }
        None => (),
    }
    reading.place = reading.place.or(Some(Place::Farm));
}

/// Who has tea or a meal on a blanket has it at a picnic.
fn on_the_blanket(reading: &mut Reading) {
    for known in reading.relations.clone() {
        let on = matches!(known.link, Link::On | Link::With) && named(reading, known.object, &["blanket"]);
        let eats = matches!(
            reading.deed_of(known.subject),
            Some(Doing::TeaParty | Doing::Picnicking | Doing::Eating | Doing::Drinking)
        );
        if let (true, true, Party::Cast(at), Some(picnic)) = (on, eats, known.object, Thing::named("picnic"))
        {
            reading.cast[at].what = What::Thing(picnic);
        }
    }
}

/// A desk is one of a classroom where no place was said.
fn at_a_desk(reading: &mut Reading, text: &str) {
    let desk = (holds(text, "desk") || holds(text, "desks"))
        && (0..reading.cast.len()).any(|index| named(reading, Party::Cast(index), &["table"]));
    if desk && reading.place.is_none() {
        reading.place = Some(Place::School);
    }
}

/// What an animal eats at a table is on it.
fn dishes(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let animal =
            matches!(known.subject, Party::Cast(at) if matches!(reading.cast[at].what, What::Thing(_)));
        if known.link != Link::Holding || !animal || reading.deed_of(known.subject) != Some(Doing::Eating) {
            continue;
        }
        let table = reading.relations.iter().find(|other| {
            other.subject == known.subject
                && matches!(other.link, Link::NextTo | Link::With)
                && named(reading, other.object, &["table"])
        });
        if let Some(table) = table.map(|other| other.object) {
            reading.relations[index] =
                Relation { subject: known.object, link: Link::On, object: table, and: None };
        }
    }
}

/// Whoever plays the piano sits at it, on whatever was said.
fn at_the_piano(reading: &mut Reading) {
    let plays =
        |known: &Relation| known.link == Link::With && named(reading, known.object, &["piano", "harp"]);
    let Some(player) = reading.relations.iter().find(|known| plays(known)).map(|known| known.subject) else {
        return;
    };
    let seat = reading.relations.iter().find_map(|known| match known.object {
        Party::Cast(seat)
            if known.subject == player
                && matches!(known.link, Link::On | Link::In)
                && named(reading, known.object, &["stool", "chair", "bench"]) =>
        {
            Some(seat)
        }
        _ => None,
    });
    if let Some(seat) = seat {
        remove(reading, seat);
    }
}

/// "A birthday table with a cake and four friends": they are at it.
fn around_the_cake(reading: &mut Reading) {
    let all = (0..reading.cast.len()).map(Party::Cast);
    let laid = |known: &Relation| {
        named(reading, known.subject, &["table"]) && matches!(known.link, Link::With)
            || named(reading, known.object, &["table"]) && known.link == Link::On
    };
    let table = all.clone().find(|one| named(reading, *one, &["table"]));
    let Some(object) = table.filter(|_| reading.relations.iter().any(laid)) else { return };
    let free = |party: &Party| {
        let tied = |known: &Relation| known.subject == *party || known.object == *party;
        let person = matches!(*party, Party::Cast(at) if matches!(reading.cast[at].what, What::Person(_)));
        person && !reading.relations.iter().any(tied)
    };
    let guests: Vec<Party> = all.filter(free).collect();
    for subject in guests {
        reading.relations.push(Relation { subject, link: Link::NextTo, object, and: None });
    }
}

/// Whoever is at a crossing or along a path is on it.
fn underfoot(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let (walker, ground) = if is_a(reading, known.subject, Kind::Underfoot) {
            (known.object, known.subject)
        } else {
            (known.subject, known.object)
        };
        if is_a(reading, ground, Kind::Underfoot) && !is_a(reading, walker, Kind::Underfoot) {
            reading.relations[index] =
                Relation { subject: walker, link: Link::On, object: ground, and: None };
        }
    }
    for walk in reading.relations.clone() {
        if walk.link != Link::On || !is_a(reading, walk.object, Kind::Underfoot) {
            continue;
        }
        let company: Vec<Party> = reading
            .relations
            .iter()
            .filter(|known| known.subject == walk.subject && known.link == Link::With)
            .map(|known| known.object)
            .filter(|party| is_being(reading, *party))
            .collect();
        reading.relations.extend(company.into_iter().map(|subject| Relation { subject, ..walk }));
    }
    reading.say_once();
}

/// Whoever plays at a slide slides.
fn down_the_slide(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let at_it = matches!(known.link, Link::With | Link::On) && named(reading, known.object, &["slide"]);
        if at_it && is_being(reading, known.subject) {
            let own = reading.deed_mut(known.subject);
            if matches!(own, None | Some(Doing::Sitting | Doing::Playing | Doing::Exploring)) {
                *own = Some(Doing::Sliding);
                reading.relations[index].link = Link::On;
            }
        }
    }
}

/// Whoever plays on a phone sits with it in the hand.
fn at_a_screen(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let screen = named(reading, known.object, &["mobile phone", "laptop", "desktop computer"]);
        if known.link == Link::On && screen && is_being(reading, known.subject) {
            let own = reading.deed_mut(known.subject);
            if *own == Some(Doing::Playing) {
                *own = Some(Doing::Sitting);
                reading.relations[index].link = Link::Holding;
            }
        }
    }
}

/// Whoever sells something does so in a stall, with it in the hands.
fn behind_the_counter(reading: &mut Reading, text: &str) {
    let sells = ["selling", "sells"].iter().any(|word| holds(text, word));
    let Some(seller) = (sells && !reading.cast.is_empty()).then_some(Party::Cast(0)) else { return };
    let stands_in = ["market stall", "lemonade stand", "ice cream van", "food truck"];
    let at_one = (0..reading.cast.len()).map(Party::Cast).find(|one| named(reading, *one, &stands_in));
    if !is_being(reading, seller) || reading.cast[0].count > 2 {
        return;
    }
    let stall = match at_one {
        Some(stall) => stall,
        None => {
            let Some(stall) = Thing::named("market stall") else { return };
            reading.cast.push(Subject::one(stall));
            Party::Cast(reading.cast.len() - 1)
        }
    };
    if named(reading, stall, &stands_in[..1]) {
        reading.relations.retain(|known| !(known.subject == seller && known.object == stall));
        reading.relations.push(Relation { subject: seller, link: Link::In, object: stall, and: None });
    }
}

#[cfg(test)]
mod tests {
    use scene::{Doing, Link, Party};

    use crate::read;

    fn told(text: &str) -> Vec<(Party, Link, Party)> {
        read(text).relations.iter().map(|known| (known.subject, known.link, known.object)).collect()
    }

    #[test]
    fn a_slide_is_slid_down_and_a_path_is_walked_upon() {
        assert_eq!(read("three children playing on the slide").cast[0].doing, Some(Doing::Sliding));
        assert_eq!(read("a dog playing on the beach").cast[0].doing, Some(Doing::Playing));
        assert_eq!(read("a girl playing on her tablet").cast[0].doing, Some(Doing::Sitting));
        let [hedgehog, path] = [0, 1].map(Party::Cast);
        assert_eq!(told("a hedgehog walking along a path"), [(hedgehog, Link::On, path)]);
    }

    #[test]
    fn who_sells_is_in_a_stall() {
        let told = told("a bear selling honey at the market");
        assert!(told.iter().any(|(bear, link, _)| *bear == Party::Cast(0) && *link == Link::In), "{told:?}");
    }
}

//! What a tie says of what is around it: eggs lie in the nest of whoever sits on them, whoever looks at the rain
//! through a window is indoors, a rocket that lands stands.

use scene::{Doing, Link, Party, Place, Relation, Role, Thing, What, Worn};

use crate::kinds::Kind;
use crate::lexicon::lexicon;
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// Mends what is around.
pub(crate) fn mend(reading: &mut Reading) {
    in_the_nest(reading);
    aboard(reading);
    at_the_picnic(reading);
    indoors(reading);
    helmets(reading);
    booted(reading);
    in_space(reading);
    stuck_on(reading);
    before_the_cave(reading);
    in_bed(reading);
}

/// What somebody crosses the road in front of waits behind the crossing, and is not on it.
pub(crate) fn before_the_car(reading: &mut Reading) {
    let on_it = |reading: &Reading, known: &Relation| {
        known.link == Link::On && named(reading, known.object, &["zebra crossing"])
    };
    let walks = |known: &&Relation| on_it(reading, known) && is_being(reading, known.subject);
    let Some(walker) = reading.relations.iter().find(walks).map(|known| known.subject) else { return };
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if on_it(reading, &known) && !is_being(reading, known.subject) {
            let object = known.subject;
            reading.relations[index] = Relation { subject: walker, link: Link::InFrontOf, object, and: None };
        }
    }
}

/// Whoever sleeps on a bed is under its blanket.
fn in_bed(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let person =
            matches!(known.subject, Party::Cast(at) if matches!(reading.cast[at].what, What::Person(_)));
        let sleeps = reading.deed_of(known.subject) == Some(Doing::Sleeping);
        if person && sleeps && known.link == Link::On && named(reading, known.object, &["bed"]) {
            reading.relations[index].link = Link::In;
        }
    }
}

/// A treasure in a cave, with a dragon before it: both are before the cave, where they are large enough to be seen.
fn before_the_cave(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let guards = |other: &Relation| other.link == Link::InFrontOf && other.object == known.subject;
        let guarded = !is_being(reading, known.subject) && reading.relations.iter().any(guards);
        if known.link == Link::In && named(reading, known.object, &["cave"]) && guarded {
            reading.relations[index].link = Link::InFrontOf;
        }
    }
}

/// In space nobody swims, and what drives on the moon is not in the sky that it is under.
fn in_space(reading: &mut Reading) {
    let home = |name: &str| lexicon().homes.get(name) == Some(&Place::Space);
    let first = reading.cast.first().is_some_and(|one| home(one.what.name()));
    let sky = matches!(reading.place, Some(Place::RainbowSky | Place::NightSky));
    let drives = reading.cast.first().is_some_and(|one| one.what.name() == "moon buggy");
    if sky && drives {
        reading.place = Some(Place::Space);
    }
    if reading.place == Some(Place::Space) || reading.place.is_none() && first {
        let swimmers = reading.cast.iter_mut().filter(|one| one.doing == Some(Doing::Swimming));
        swimmers.for_each(|one| one.doing = Some(Doing::Flying));
        reading.doing = reading.doing.map(|deed| if deed == Doing::Swimming { Doing::Flying } else { deed });
    }
}

/// A bandage "on the paw" of somebody is on it, and nothing it holds.
fn stuck_on(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if known.link == Link::With && named(reading, known.object, &["stop paddle"]) {
            // Whoever guards a crossing holds it up, whatever else is done.
            reading.relations[index].link = Link::Holding;
            continue;
        }
        let idle = matches!(
            reading.deed_of(known.subject),
            None | Some(Doing::Standing | Doing::Sitting | Doing::Lying | Doing::Sleeping)
        );
        let worn = named(reading, known.object, &["bandage"]) && known.link == Link::Holding && idle;
        if worn && is_being(reading, known.subject) && known.subject != Party::Hero {
            let (subject, object) = (known.object, known.subject);
            reading.relations[index] = Relation { subject, link: Link::On, object, and: None };
        }
    }
}

/// Boots are to be seen in a puddle: whoever has some on stands on it.
fn booted(reading: &mut Reading) {
    let boots = |worn: &Worn| matches!(worn, Worn::Thing(thing) if thing.name.contains("boot"));
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(one) = known.subject else { continue };
        let wet = named(reading, known.object, &["puddle", "mud puddle", "shallow water"]);
        if known.link == Link::In && wet && reading.cast[one].looks.wears.iter().any(boots) {
            reading.relations[index].link = Link::On;
        }
    }
}

/// "Sitting on her eggs in a nest": the eggs are in it too; "in a nest with three eggs" they are as well.
fn in_the_nest(reading: &mut Reading) {
    for nest in reading.relations.clone() {
        let at_home = nest.link == Link::In && is_a(reading, nest.object, Kind::Soft);
        if !at_home || !is_being(reading, nest.subject) {
            continue;
        }
        for index in 0..reading.relations.len() {
            let known = reading.relations[index];
            let eggs = matches!(known.link, Link::On | Link::With | Link::Holding)
                && (known.subject == nest.subject || known.subject == nest.object)
                && known.object != nest.object
                && named(reading, known.object, &["egg", "easter egg"]);
            if !eggs {
                continue;
            }
            let there = Relation { subject: known.object, ..nest };
            if known.link == Link::On {
                reading.relations.push(there);
            } else {
                reading.relations[index] = there;
            }
        }
    }
    reading.say_once();
}

/// What flies over the mountains is the balloon, not the bear in it.
fn aboard(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let carrier = reading.relations.iter().find(|other| {
            other.subject == known.subject && other.link == Link::In && !is_being(reading, other.object)
        });
        let over = matches!(known.link, Link::FlyingOver | Link::Above);
        let (true, Some(Party::Cast(carrier))) = (over, carrier.map(|other| other.object)) else { continue };
        if known.object == Party::Cast(carrier) {
            continue;
        }
        reading.relations[index].subject = Party::Cast(carrier);
        if let Party::Cast(passenger) = known.subject
            && reading.cast[passenger].doing == Some(Doing::Flying)
        {
            reading.cast[passenger].doing = None;
        }
    }
}

/// Who is at a picnic sits on its blanket.
fn at_the_picnic(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let near = matches!(known.link, Link::NextTo | Link::With | Link::In);
        if near && named(reading, known.object, &["picnic"]) && is_being(reading, known.subject) {
            reading.relations[index].link = Link::On;
        }
    }
}

/// Who is at a window or looks out of it is in the room, where no place was said.
fn indoors(reading: &mut Reading) {
    let at_a_window = |known: &Relation| {
        matches!(known.link, Link::NextTo | Link::LookingAt | Link::With)
            && named(reading, known.object, &["window"])
            && is_being(reading, known.subject)
    };
    if reading.place.is_none() && reading.relations.iter().any(at_a_window) {
        reading.place = Some(Place::LivingRoom);
    }
}

/// An astronaut's helmet is no cyclist's, and neither is that of who builds or puts out fires.
fn helmets(reading: &mut Reading) {
    for subject in &mut reading.cast {
        let own = match subject.what {
            What::Thing(thing) if thing.name == "astronaut" => "space helmet",
            What::Person(person) if matches!(person.role, Role::Firefighter | Role::Builder) => "hard hat",
            _ => continue,
        };
        for worn in &mut subject.looks.wears {
            if let (true, Some(own)) = (worn.name() == "bike helmet", Thing::named(own)) {
                *worn = Worn::Thing(own);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use scene::{Doing, Link, Party, Place};

    use crate::read;

    #[test]
    fn eggs_are_in_the_nest_of_whoever_sits_on_them() {
        let told = read("a mama bird sitting on her eggs in a nest").relations;
        let [bird, eggs, nest] = [0, 1, 2].map(Party::Cast);
        let told: Vec<_> = told.iter().map(|known| (known.subject, known.link, known.object)).collect();
        assert_eq!(told, [(bird, Link::On, eggs), (bird, Link::In, nest), (eggs, Link::In, nest)]);
    }

    #[test]
    fn a_rocket_that_lands_stands_and_who_is_at_a_window_is_inside() {
        assert_eq!(read("a rocket landing on the moon").cast[0].doing, Some(Doing::Standing));
        assert_eq!(read("a girl sitting by the window looking at the rain").place, Some(Place::LivingRoom));
    }
}

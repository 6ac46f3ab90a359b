//! Who drives, and what is driven: whoever is in a car drives it, who is beside a driver is in it too, a wagon is hitched to
//! its tractor, an ambulance on its way to the hospital is in the street.

use scene::{Doing, Link, Party, Place, Relation, Role, Subject, Thing, What};

use crate::kinds::Kind;
use crate::read::{holds, remove};
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// Mends it.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    behind_the_wheel(reading, text);
    with_a_driver(reading);
    at_the_wheel(reading);
    beside_the_driver(reading);
    on_one_mount(reading);
    on_its_way(reading);
    flown(reading, text);
    passenger(reading, text);
    to_school(reading, text);
    hitched(reading);
    on_the_train(reading, text);
    aboard(reading, text);
}

/// Whoever is in an open car drives it.
fn at_the_wheel(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let inside = known.link == Link::In && named(reading, known.object, &["car"]);
        if inside && is_being(reading, known.subject) {
            reading.deed_mut(known.subject).get_or_insert(Doing::Driving);
        }
    }
}

/// "A truck with a raccoon at the wheel": the raccoon drives it.
fn behind_the_wheel(reading: &mut Reading, text: &str) {
    if !holds(text, "at the wheel") && !holds(text, "behind the wheel") {
        return;
    }
    let all = || (0..reading.cast.len()).map(Party::Cast);
    let wheel = all().find(|one| named(reading, *one, &["wheel"]));
    let vehicle = all().find(|one| is_a(reading, *one, Kind::WithACab));
    let driver = all().find(|one| is_being(reading, *one));
    let (Some(Party::Cast(wheel)), Some(object), Some(subject)) = (wheel, vehicle, driver) else { return };
    drive(reading, subject, object);
    remove(reading, wheel);
}

/// One drives it, and is tied to nothing else.
fn drive(reading: &mut Reading, subject: Party, object: Party) {
    reading.relations.retain(|known| known.subject != subject && known.object != subject);
    reading.relations.push(Relation { subject, link: Link::Riding, object, and: None });
    *reading.deed_mut(subject) = Some(Doing::Driving);
}

/// "A garbage truck with a smiling driver": who is its driver drives it.
fn with_a_driver(reading: &mut Reading) {
    let drives = |party: Party| matches!(party, Party::Cast(index) if matches!(reading.cast[index].what, What::Person(person) if person.role == Role::Driver));
    let with = |known: &&Relation| matches!(known.link, Link::With | Link::In);
    let tie = reading.relations.iter().filter(with).find_map(|known| {
        let pairs = [(known.subject, known.object), (known.object, known.subject)];
        pairs.into_iter().find(|(cab, driver)| is_a(reading, *cab, Kind::WithACab) && drives(*driver))
    });
    let Some((object, subject)) = tie else { return };
    drive(reading, subject, object);
}

/// What drives to a house is in the street before it.
fn on_its_way(reading: &mut Reading) {
    let house = match reading.place {
        Some(Place::Hospital) => "hospital",
        Some(Place::School) => "school",
        _ => return,
    };
    let drives = |index: usize| {
        let one = Party::Cast(index);
        is_a(reading, one, Kind::WithACab) && reading.cast[index].doing == Some(Doing::Driving)
    };
    let driven = reading
        .relations
        .iter()
        .any(|known| known.link == Link::Riding && is_a(reading, known.object, Kind::WithACab));
    if !driven && !(0..reading.cast.len()).any(drives) {
        return;
    }
    in_the_street(reading, house);
}

/// In the street, and the house they go to stands at it.
fn in_the_street(reading: &mut Reading, house: &str) {
    reading.place = Some(Place::Street);
    let there = (0..reading.cast.len()).any(|index| named(reading, Party::Cast(index), &[house]));
    reading.cast.extend(Thing::named(house).filter(|_| !there).map(Subject::one));
}

/// "A dragon flying kids to school": the kids ride it.
fn flown(reading: &mut Reading, text: &str) {
    if ["with", "and", "while", "near"].iter().any(|word| holds(text, word)) {
        return;
    }
    for index in 0..reading.relations.len() {
        let Relation { subject, link, object, .. } = reading.relations[index];
        let person = |party: Party| matches!(party, Party::Cast(at) if matches!(reading.cast[at].what, What::Person(_)));
        let flies = reading.deed_of(subject) == Some(Doing::Flying) && is_being(reading, subject);
        let carried = person(object) && reading.deed_of(object).is_none_or(|deed| deed == Doing::Flying);
        if link == Link::With && flies && !person(subject) && carried {
            reading.relations[index] =
                Relation { subject: object, link: Link::Riding, object: subject, and: None };
        }
    }
}

/// What is pushed and pulled with somebody in it.
const PUSHED: [&str; 7] =
    ["stroller", "wagon", "wheelbarrow", "shopping cart", "wheelchair", "sleigh", "sled"];

/// "A kangaroo pushing a stroller with a koala": the koala is in it.
fn passenger(reading: &mut Reading, text: &str) {
    let moves = |party: Party| matches!(reading.deed_of(party), Some(Doing::Pushing | Doing::Pulling));
    let pushes = |known: &&Relation| {
        known.link == Link::With && moves(known.subject) && named(reading, known.object, &PUSHED)
    };
    let Some(pushed) = reading.relations.iter().find(pushes).copied().filter(|_| holds(text, "with")) else {
        return;
    };
    let taken = |known: &Relation| {
        known.subject == pushed.object || known.object == pushed.object && *known != pushed
    };
    if reading.relations.iter().any(taken) {
        return;
    }
    let company = |known: &Relation| {
        known.subject == pushed.subject && known.link == Link::With && is_being(reading, known.object)
    };
    let Some(index) = reading.relations.iter().position(company) else { return };
    let link = if named(reading, pushed.object, &["sled"]) { Link::On } else { Link::In };
    reading.relations[index] =
        Relation { subject: reading.relations[index].object, link, object: pushed.object, and: None };
}

/// Who rides to school is on the way there: the school is far off, and nobody is in its rooms.
fn to_school(reading: &mut Reading, text: &str) {
    if reading.place != Some(Place::School) || !holds(text, "to school") {
        return;
    }
    let moves = |deed: Option<Doing>| {
        matches!(
            deed,
            Some(
                Doing::Riding
                    | Doing::Flying
                    | Doing::Walking
                    | Doing::Running
                    | Doing::Skating
                    | Doing::Driving
                    | Doing::Sledding
                    | Doing::Skiing
            )
        )
    };
    let rides = reading.relations.iter().any(|known| known.link == Link::Riding);
    if !rides && !moves(reading.doing) && !reading.cast.iter().any(|one| moves(one.doing)) {
        return;
    }
    in_the_street(reading, "school");
}

/// "A cow driving a car with a pig next to her": the pig is in the car.
fn beside_the_driver(reading: &mut Reading) {
    for ride in reading.relations.clone() {
        let drives =
            matches!(ride.link, Link::Riding | Link::In) && is_a(reading, ride.object, Kind::WithSeats);
        if !drives || !is_being(reading, ride.subject) {
            continue;
        }
        let company: Vec<Party> = reading
            .relations
            .iter()
            .filter_map(|known| match known.link {
                Link::Riding | Link::With if known.subject == ride.subject => Some(known.object),
                Link::With | Link::NextTo if known.object == ride.subject => Some(known.subject),
                _ => None,
            })
            .filter(|party| *party != ride.object && is_being(reading, *party))
            .collect();
        for party in company {
            let pair = |known: &Relation| {
                known.subject == party && known.object == ride.subject
                    || known.subject == ride.subject && known.object == party
            };
            reading.relations.retain(|known| !pair(known));
            let aboard = Relation { subject: party, ..ride };
            if !reading.relations.iter().any(|known| known.subject == party && known.object == ride.object) {
                reading.relations.push(aboard);
            }
        }
    }
}

/// "A knight riding a horse with a dragon": one rides one of them, and is with the other.
fn on_one_mount(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let is_alone = matches!(known.subject, Party::Cast(one) if reading.cast[one].count == 1);
        let rides = |other: &Relation| other.subject == known.subject && other.link == Link::Riding;
        let is_second = reading.relations[..index].iter().any(rides);
        if rides(&known) && is_alone && is_second && is_being(reading, known.object) {
            reading.relations[index].link = Link::With;
        }
    }
}

/// "A farmer driving a tractor with a wagon": the tractor pulls it.
fn hitched(reading: &mut Reading) {
    let found = reading
        .relations
        .iter()
        .find(|known| is_a(reading, known.object, Kind::Trailer))
        .map(|one| one.object);
    let Some(wagon) = found else { return };
    let draws = (0..reading.cast.len()).map(Party::Cast).find(|one| is_a(reading, *one, Kind::Engine));
    let Some(engine) = draws else { return };
    let drives = |known: &Relation| known.object == engine && matches!(known.link, Link::Riding | Link::In);
    let with =
        |known: &Relation| matches!(known.link, Link::With | Link::Riding | Link::Holding | Link::NextTo);
    let driver = reading.relations.iter().find(|known| drives(known)).map(|known| known.subject);
    let tied = |known: &Relation| {
        known.object == wagon && with(known) && (known.subject == engine || Some(known.subject) == driver)
    };
    if !reading.relations.iter().any(tied) {
        return;
    }
    reading.relations.retain(|known| !tied(known));
    reading.relations.push(Relation { subject: engine, link: Link::With, object: wagon, and: None });
    *reading.deed_mut(engine) = Some(Doing::Pulling);
}

/// "A train with three wagons and animals inside": they look out of it.
/// What one is in who is said to be on it.
const BOARDED: [&str; 4] = ["school bus", "city bus", "minibus", "bullet train"];

/// Nine kids on a bus are in it, unless they are on top.
fn aboard(reading: &mut Reading, text: &str) {
    if holds(text, "on top") || holds(text, "roof") {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if known.link == Link::On
            && named(reading, known.object, &BOARDED)
            && is_being(reading, known.subject)
        {
            reading.relations[index].link = Link::In;
        }
    }
}

fn on_the_train(reading: &mut Reading, text: &str) {
    let all = (0..reading.cast.len()).map(Party::Cast);
    let train = all.clone().find(|one| named(reading, *one, &["train"]));
    let Some(object) = train.filter(|_| holds(text, "inside") || holds(text, "on board")) else { return };
    let free = |party: &Party| {
        let aboard = |known: &Relation| known.subject == *party && !is_being(reading, known.object);
        is_being(reading, *party) && !reading.relations.iter().any(aboard)
    };
    let riders: Vec<Party> = all.filter(free).collect();
    for subject in riders {
        reading.relations.retain(|known| known.subject != subject && known.object != subject);
        reading.relations.push(Relation { subject, link: Link::In, object, and: None });
    }
}

#[cfg(test)]
mod tests {
    use scene::{Doing, Link, Party, Place};

    use crate::read;

    fn told(text: &str) -> Vec<(Party, Link, Party)> {
        read(text).relations.iter().map(|known| (known.subject, known.link, known.object)).collect()
    }

    #[test]
    fn who_is_beside_a_driver_is_in_the_car() {
        let [cow, car, pig] = [0, 1, 2].map(Party::Cast);
        let told = told("a cow driving a car with a pig next to her");
        assert_eq!(told, [(cow, Link::Riding, car), (pig, Link::Riding, car)]);
    }

    #[test]
    fn a_wagon_is_hitched_to_its_tractor() {
        let reading = read("a farmer driving a tractor with a wagon full of hay");
        let [tractor, wagon] = [1, 2].map(Party::Cast);
        let drawn = |known: &scene::Relation| known.subject == tractor && known.object == wagon;
        assert!(reading.relations.iter().any(|known| drawn(known) && known.link == Link::With));
        assert_eq!(reading.cast[1].doing, Some(Doing::Pulling));
    }

    #[test]
    fn who_is_on_a_bus_is_in_it() {
        let [kids, bus] = [0, 1].map(Party::Cast);
        assert_eq!(told("nine kids on a school bus"), [(kids, Link::In, bus)]);
        assert_eq!(told("a cat on top of a school bus"), [(kids, Link::On, bus)]);
    }

    #[test]
    fn an_ambulance_on_its_way_is_in_the_street() {
        assert_eq!(read("an ambulance driving to the hospital").place, Some(Place::Street));
        let told = told("a garbage truck with a raccoon at the wheel");
        assert_eq!(told, [(Party::Cast(1), Link::Riding, Party::Cast(0))]);
    }
}

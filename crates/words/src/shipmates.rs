//! Who goes along, and what belongs to a thing: "sailing with her dog on a boat", "a house with blue windows".

use scene::{Doing, Link, Party, Relation, Subject, Thing, Use, What};

use crate::kinds::Kind;
use crate::read::remove;
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};

/// What is drawn with the thing that has it.
const OWN: [(&str, &[&str]); 4] = [
    ("house", &["door", "window", "chimney"]),
    ("barn", &["door", "window"]),
    ("castle", &["door", "window"]),
    ("gingerbread house", &["door", "window", "chimney"]),
];

/// Mends both.
pub(crate) fn mend(reading: &mut Reading) {
    aboard_together(reading);
    come_along(reading);
    under_one_umbrella(reading);
    drawn_with_somebody(reading);
    in_harness(reading);
    up_with_it(reading);
    in_the_water(reading);
    own_parts(reading);
}

/// Whether one is carried there.
const fn carries(link: Link) -> bool {
    matches!(link, Link::Riding | Link::In | Link::On)
}

/// Whether a party is a thing of that use.
fn has(reading: &Reading, party: Party, using: Use) -> bool {
    let Party::Cast(index) = party else { return false };
    reading
        .cast
        .get(index)
        .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.uses.contains(&using)))
}

/// Nobody sails a dog that is in the boat: both are.
fn aboard_together(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if known.link != Link::Riding
            || !is_being(reading, known.object)
            || has(reading, known.object, Use::Ridden)
        {
            continue;
        }
        let [others, own] = [known.object, known.subject].map(|party| {
            let vessel = |other: &&Relation| {
                other.subject == party
                    && carries(other.link)
                    && !is_being(reading, other.object)
                    && has(reading, other.object, Use::Sat)
            };
            reading.relations.iter().find(vessel).copied()
        });
        let own = match (others, own) {
            (Some(vessel), _) => Relation { subject: known.subject, ..vessel },
            (None, Some(vessel)) => Relation { subject: known.object, ..vessel },
            (None, None) => match driven(reading, known) {
                Some(vehicle) => {
                    let vehicle = Party::Cast(vehicle);
                    reading.relations[index].object = vehicle;
                    Relation { subject: known.object, link: Link::In, object: vehicle, and: None }
                }
                None => continue,
            },
        };
        if reading.relations[index].object == own.object {
            reading.relations.push(own);
            continue;
        }
        if reading.relations.contains(&own) {
            reading.relations[index].link = Link::With;
        } else {
            reading.relations[index] = own;
        }
    }
}

/// "Driving the kids to school": in what, where the wish does not say.
fn driven(reading: &mut Reading, known: Relation) -> Option<usize> {
    let (Party::Cast(driver), Party::Cast(mates)) = (known.subject, known.object) else { return None };
    if reading.cast[driver].doing != Some(Doing::Driving) {
        return None;
    }
    let many = reading.cast[mates].count > 1;
    let vehicle = Thing::named(if many { "school bus" } else { "car" })?;
    reading.cast.push(Subject::one(vehicle));
    Some(reading.cast.len() - 1)
}

/// "Flying in a rocket with his cat": the cat is in it as well, unless it does something of its own.
fn come_along(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(mate) = known.object else { continue };
        let vessel = reading.relations.iter().find(|other| {
            other.subject == known.subject
                && matches!(other.link, Link::Riding | Link::In)
                && is_a(reading, other.object, Kind::Carrier)
        });
        let alone = |other: &Relation| other.subject != known.object && other.object != known.object;
        let free = reading.relations.iter().enumerate().all(|(at, other)| at == index || alone(other));
        let idle = reading.cast[mate].doing.is_none() && reading.cast[mate].count < 4;
        let team = named(reading, known.object, &["deer", "horse"]);
        if let (Link::With, true, true, false, Some(vessel)) = (known.link, free, idle, team, vessel.copied())
            && is_being(reading, known.object)
        {
            let flat = named(reading, vessel.object, &["magic carpet", "raft", "sleigh"]);
            let link = if flat { vessel.link } else { Link::In };
            reading.relations.push(Relation { subject: known.object, link, ..vessel });
        }
    }
}

/// "Sharing an umbrella with her children": they are under it.
fn under_one_umbrella(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let shared = reading.relations.iter().find(|other| {
            other.subject == known.subject
                && other.link == Link::Holding
                && named(reading, other.object, &["umbrella"])
        });
        let deed = match known.subject {
            Party::Cast(holder) => reading.cast[holder].doing,
            Party::Hero => reading.doing,
        };
        if let (Link::With, Some(Doing::Giving), Some(shared)) = (known.link, deed, shared.copied())
            && is_being(reading, known.object)
        {
            reading.relations[index] = Relation { subject: known.object, link: Link::Under, ..shared };
        }
    }
}

/// "A horse pulling a carriage with a princess": she is in it.
fn drawn_with_somebody(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let deed = match known.subject {
            Party::Cast(puller) => reading.cast[puller].doing,
            Party::Hero => reading.doing,
        };
        let drawn = reading.relations[..index].iter().find(|other| {
            other.subject == known.subject
                && matches!(other.link, Link::With | Link::Holding)
                && is_a(reading, other.object, Kind::Drawn)
        });
        if let (Link::With, Some(Doing::Pulling | Doing::Pushing), Some(drawn)) =
            (known.link, deed, drawn.copied())
            && is_being(reading, known.object)
        {
            let aboard = Relation { subject: known.object, link: Link::In, object: drawn.object, and: None };
            reading.relations[index] = aboard;
        }
    }
}

/// "Santa in his sleigh with reindeer": they draw it.
fn in_harness(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let driven = reading.relations.iter().any(|other| {
            other.object == known.object && other.subject != known.subject && carries(other.link)
        });
        let drawn = named(reading, known.object, &["sleigh", "sled", "carriage"]);
        let team = named(reading, known.subject, &["deer", "horse"]);
        if carries(known.link) && driven && drawn && team {
            reading.relations[index].link = Link::With;
        }
    }
}

/// "Flying in his sleigh with reindeer over the city": all of it is over the city.
fn up_with_it(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let over = matches!(known.link, Link::Above | Link::FlyingOver);
        let flyer = reading.relations.iter().find(|other| {
            let Party::Cast(one) = other.subject else { return false };
            let flies = reading.cast[one].doing == Some(Doing::Flying);
            let aboard = reading.relations.iter().any(|it| it.subject == other.subject && carries(it.link));
            other.object == known.subject && other.link == Link::With && flies && aboard
        });
        if let (true, Some(flyer)) = (over, flyer.map(|flyer| flyer.subject)) {
            reading.relations[index].subject = flyer;
            reading.relations[index].link = Link::FlyingOver;
        }
    }
}

/// Who plays with the water is in it.
fn in_the_water(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let wet = is_being(reading, known.subject) && is_a(reading, known.object, Kind::Shallow);
        if known.link == Link::With && wet {
            reading.relations[index].link = Link::In;
        }
    }
}

/// The windows of a house are those that it has.
fn own_parts(reading: &mut Reading) {
    for part in (0..reading.cast.len()).rev() {
        let party = Party::Cast(part);
        let mut ties =
            reading.relations.iter().filter(|known| known.subject == party || known.object == party);
        let of_its_whole = |known: &Relation| {
            known.link == Link::With
                && OWN.iter().any(|(whole, parts)| {
                    named(reading, known.subject, &[whole]) && named(reading, known.object, parts)
                })
        };
        if ties.next().is_some_and(of_its_whole) && ties.next().is_none() {
            remove(reading, part);
        }
    }
}

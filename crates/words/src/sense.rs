//! What things say themselves, whatever the grammar: reindeer draw a sleigh and do not sit in it, a tunnel is gone
//! through, an island has its own palm.

use scene::{Doing, Gender, Link, Party, Relation, Role, Size, Thing, What};

use crate::kinds::Kind;
use crate::lexicon::lexicon;
use crate::read::remove;
use crate::reading::Reading;

const TUNNEL: &str = "tunnel";

/// Mends what cannot be meant.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    harness(reading);
    through(reading);
    own_palm(reading);
    inside(reading, text);
    washed(reading);
    thrown(reading);
    pushed(reading);
    waiting(reading, text);
    read_to_in_bed(reading);
    in_the_ground(reading);
    one_mount_each(reading, text);
    over_the_fence(reading);
    not_on_its_load(reading);
    giants(reading, text);
    beside_the_heap(reading);
    under_a_spell(reading);
    brushed(reading);
    crate::shipmates::mend(reading);
}

/// Nobody's hair is brushed with what one paints with.
fn brushed(reading: &mut Reading) {
    let Some(hairbrush) = Thing::named("hairbrush") else { return };
    for known in reading.relations.clone() {
        let grooms = reading.deed_of(known.subject) == Some(Doing::Grooming);
        let brush = named(reading, known.object, &["paint brush", "hair pick"]);
        if let (true, Link::Holding | Link::With, Party::Cast(index)) =
            (grooms && brush, known.link, known.object)
        {
            reading.cast[index].what = What::Thing(hairbrush);
        }
    }
}

/// Whether a party is one of these things.
pub(crate) fn named(reading: &Reading, party: Party, names: &[&str]) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| names.contains(&one.what.name())),
        Party::Hero => false,
    }
}

/// Whether a party is of this kind.
pub(crate) fn is_a(reading: &Reading, party: Party, kind: Kind) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| kind.has(one.what.name())),
        Party::Hero => false,
    }
}

/// "Santa in his sleigh with two reindeer": they are before it; "a carriage with a princess inside" is not a horse.
fn harness(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let inside = matches!(known.link, Link::In | Link::Riding | Link::On);
        let shared = reading.relations.iter().any(|other| {
            other.object == known.object
                && other.subject != known.subject
                && matches!(other.link, Link::In | Link::Riding | Link::On)
        });
        let team = is_a(reading, known.subject, Kind::Team) && is_a(reading, known.object, Kind::Drawn);
        if inside && shared && team {
            reading.relations[index].link = Link::With;
        }
        let drawn = reading
            .relations
            .iter()
            .find(|other| other.subject == known.object && is_a(reading, other.object, Kind::Drawn));
        if let (Link::In, true, Some(drawn)) = (known.link, is_a(reading, known.object, Kind::Team), drawn) {
            reading.relations[index].object = drawn.object;
        }
    }
}

/// Nobody rides a tunnel, or a hill.
fn through(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        if known.link == Link::Riding && named(reading, known.object, &["mountain", "hill"]) {
            reading.relations[index].link = Link::On;
        }
        if matches!(known.link, Link::Riding | Link::With) && named(reading, known.object, &[TUNNEL]) {
            reading.relations[index].link = Link::In;
        }
    }
}

/// "An island with a palm tree" has it.
fn own_palm(reading: &mut Reading) {
    let island = (0..reading.cast.len()).any(|index| named(reading, Party::Cast(index), &["desert island"]));
    let palm = (0..reading.cast.len())
        .find(|index| named(reading, Party::Cast(*index), &["palm tree"]) && reading.cast[*index].count == 1);
    let Some(palm) = palm.filter(|_| island) else { return };
    let own = |known: &&Relation| known.subject == Party::Cast(palm) || known.object == Party::Cast(palm);
    let mut ties = reading.relations.iter().filter(own);
    if ties.all(|known| known.object == Party::Cast(palm) && known.link == Link::With)
        || reading
            .relations
            .iter()
            .filter(own)
            .all(|known| known.link == Link::On && named(reading, known.object, &["desert island"]))
    {
        remove(reading, palm);
    }
}

/// Whether somebody with a face.
pub(crate) fn is_being(reading: &Reading, party: Party) -> bool {
    match party {
        Party::Cast(index) => reading.cast.get(index).is_some_and(|one| match one.what {
            What::Person(_) => true,
            What::Thing(thing) => lexicon().beings.contains(thing.name),
        }),
        Party::Hero => true,
    }
}

/// "A hot air balloon with a giraffe, a lion and a zebra inside": all of them are.
fn inside(reading: &mut Reading, text: &str) {
    let text = text.trim_end_matches(['.', '!', ' ']);
    let Some(Party::Cast(first)) = reading
        .relations
        .iter()
        .filter(|_| text.ends_with(" inside") || text.ends_with(" in it"))
        .find(|known| known.link == Link::With && is_being(reading, known.object))
        .map(|known| known.subject)
        .filter(|hollow| match hollow {
            Party::Cast(index) => Kind::Open.has(reading.cast[*index].what.name()),
            Party::Hero => false,
        })
    else {
        return;
    };
    let hollow = Party::Cast(first);
    for known in &mut reading.relations {
        if known.subject == hollow && known.link == Link::With {
            *known = Relation { subject: known.object, link: Link::In, object: hollow, and: None };
        }
    }
    for party in (first + 1..reading.cast.len()).map(Party::Cast) {
        let free = !reading.relations.iter().any(|known| known.subject == party || known.object == party);
        if free && is_being(reading, party) {
            reading.relations.push(Relation { subject: party, link: Link::In, object: hollow, and: None });
        }
    }
}

/// Whoever washes a dog in a tub stands beside it.
fn washed(reading: &mut Reading) {
    let washes = |reading: &Reading, party: Party| reading.deed_of(party) == Some(Doing::Grooming);
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let bathed = reading.relations.iter().any(|other| {
            other.object == known.object && other.link == Link::In && other.subject != known.subject
        });
        if known.link == Link::In && bathed && washes(reading, known.subject) {
            reading.relations[index].link = Link::NextTo;
        }
    }
}

/// Snowballs that are thrown at each other are in the hands, and so is a leaf that is larger than its ant.
fn thrown(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(thrower) = known.object else { continue };
        let throws = reading
            .cast
            .get(thrower)
            .is_some_and(|one| matches!(one.doing, Some(Doing::Throwing | Doing::Holding)));
        let busy = reading
            .relations
            .iter()
            .any(|other| other.subject == known.object && other.link == Link::Holding);
        let object = known.subject;
        if known.link == Link::NextTo && throws && !busy && !is_being(reading, object) {
            let link = Link::Holding;
            reading.relations[index] = Relation { subject: known.object, link, object, and: None };
        }
    }
}

/// Twins that are out with a stroller are in it.
fn pushed(reading: &mut Reading) {
    let stroller =
        reading.relations.iter().find(|known| named(reading, known.object, &["stroller"])).copied();
    let Some(stroller) = stroller.filter(|known| known.link == Link::With) else { return };
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let young = named(reading, known.object, &["child", "baby"]);
        if known.subject == stroller.subject && known.link == Link::With && young {
            let (subject, object) = (known.object, stroller.object);
            reading.relations[index] = Relation { subject, link: Link::In, object, and: None };
        }
    }
}

/// A line of kids who wait is beside the van.
fn waiting(reading: &mut Reading, text: &str) {
    if !["waiting", "in line", "lined up", "queue"].iter().any(|word| text.contains(word)) {
        return;
    }
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(subject) = known.subject else { continue };
        let stands = matches!(reading.cast[subject].doing, None | Some(Doing::Standing));
        let person = matches!(reading.cast[subject].what, What::Person(_));
        let vehicle = is_a(reading, known.object, Kind::WaitedFor);
        if known.link == Link::In && stands && person && vehicle {
            reading.relations[index].link = Link::NextTo;
        }
    }
}

/// Who is fed over a fence is behind it, and nobody is above.
fn over_the_fence(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let flies = match known.subject {
            Party::Cast(subject) => matches!(
                reading.cast[subject].doing,
                Some(Doing::Flying | Doing::Jumping | Doing::Climbing | Doing::Throwing)
            ),
            Party::Hero => false,
        };
        let over = known.link == Link::Above && is_a(reading, known.object, Kind::Fence);
        if !over || flies || !is_being(reading, known.subject) {
            continue;
        }
        let other = reading.relations.iter().find(|other| {
            other.subject == known.subject && other.link == Link::With && is_being(reading, other.object)
        });
        reading.relations[index] = match other {
            Some(other) => {
                Relation { subject: known.object, link: Link::InFrontOf, object: other.object, and: None }
            }
            None => Relation { link: Link::Behind, ..known },
        };
    }
}

/// "a bear pulling a sled with two penguins on it": the bear is not on the penguins.
fn not_on_its_load(reading: &mut Reading) {
    let relations = reading.relations.clone();
    reading.relations.retain(|known| {
        let on = matches!(known.link, Link::On | Link::In);
        let loaded = relations.iter().any(|load| {
            let aboard = load.subject == known.object && matches!(load.link, Link::On | Link::In);
            let with = |other: &&Relation| {
                other.subject == known.subject
                    && other.object == load.object
                    && matches!(other.link, Link::With | Link::Holding)
            };
            aboard && relations.iter().any(|other| with(&other))
        });
        !(on && loaded)
    });
}

/// "reading to her two kids in bed": the kids are in it.
fn read_to_in_bed(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(reader) = known.subject else { continue };
        let reads = reading.cast[reader].doing == Some(Doing::Reading);
        let listener = reading.relations.iter().find(|other| {
            other.subject == known.subject && other.link == Link::NextTo && is_being(reading, other.object)
        });
        if known.link == Link::In
            && reads
            && named(reading, known.object, &["bed"])
            && let Some(listener) = listener.map(|other| other.object)
        {
            reading.relations[index].subject = listener;
        }
    }
}

/// Two who race on skateboards have two.
fn one_mount_each(reading: &mut Reading, text: &str) {
    if text.contains("three") || text.contains(" 3 ") {
        return;
    }
    for known in reading.relations.clone() {
        let (Party::Cast(rider), Party::Cast(mount)) = (known.subject, known.object) else { continue };
        let heads = reading.cast[rider].count;
        let ridden =
            matches!(known.link, Link::On | Link::Riding) && is_a(reading, known.object, Kind::Board);
        let alone = reading.relations.iter().filter(|other| other.object == known.object).count() == 1;
        if ridden && alone && heads > 1 && reading.cast[mount].count == SEVERAL {
            reading.cast[mount].count = heads;
        }
    }
}

const SEVERAL: u8 = 3;

/// "watering her tomato plants": they are not in her hands.
fn in_the_ground(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let gardens = reading.deed_of(known.subject) == Some(Doing::Gardening);
        if gardens && known.link == Link::Holding && is_a(reading, known.object, Kind::Grown) {
            reading.relations[index].link = Link::With;
        }
    }
}

/// A giant is larger than others.
fn giants(reading: &mut Reading, text: &str) {
    let giant =
        text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.eq_ignore_ascii_case("giant"));
    let man = reading.cast.iter_mut().find(|one| {
        matches!(one.what, What::Person(person) if person.role == Role::GrownUp && person.gender == Gender::Boy)
    });
    if let (true, Some(man)) = (giant && !text.contains(" man"), man) {
        man.looks.size.get_or_insert(Size::Big);
    }
}

/// Who buries somebody in the sand is not in it as well.
fn beside_the_heap(reading: &mut Reading) {
    let digs = |reading: &Reading, party: Party| reading.deed_of(party) == Some(Doing::Digging);
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let heap = known.link == Link::In && named(reading, known.object, &["sand heap", "leaf pile"]);
        let buried = reading.relations.iter().any(|other| {
            other.object == known.object && other.link == Link::In && other.subject != known.subject
        });
        if heap && buried && digs(reading, known.subject) {
            reading.relations[index].link = Link::NextTo;
        } else if let (true, Party::Cast(one)) = (heap, known.subject) {
            reading.cast[one].doing.get_or_insert(Doing::Standing);
        }
    }
    let relations = reading.relations.clone();
    let buried = |party: Party| {
        relations.iter().any(|other| {
            other.subject == party && other.link == Link::In && named(reading, other.object, &["sand heap"])
        })
    };
    let gone: Vec<Relation> = relations
        .iter()
        .filter(|known| known.link == Link::NextTo && buried(known.object) && digs(reading, known.subject))
        .copied()
        .collect();
    reading.relations.retain(|known| !gone.contains(known));
}

/// Whoever a spell is cast on does nothing, and nobody stands on it.
fn under_a_spell(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let mut known = reading.relations[index];
        let casts = reading.deed_of(known.subject) == Some(Doing::CastingSpells);
        if casts && known.link == Link::On && is_being(reading, known.object) {
            known.link = Link::LookingAt;
            reading.relations[index] = known;
        }
        if let (Link::LookingAt, true, Party::Cast(index)) = (known.link, casts, known.object)
            && is_being(reading, known.object)
        {
            reading.cast[index].doing.get_or_insert(Doing::Standing);
        }
    }
}

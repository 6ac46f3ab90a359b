//! What is up there: a cat in the tree that a ladder is climbed to, hens on the roof of a tractor, a village on a whale's
//! back, scoops on a cone, a cauldron over the fire.

use scene::{Doing, Link, Party, Relation, Role, Subject, Thing, What, Years};

use crate::carried::BEARING;
use crate::hiding;
use crate::kinds::Kind;
use crate::lexicon::lexicon;
use crate::read::{holds, remove};
use crate::reading::Reading;
use crate::sense::{is_a, is_being, named};
use crate::token::{Pause, Word};

/// A place on a back is so small a thing or so few.
const CARRIED_PLACES: [(&str, &str); 18] = [
    ("city", "houses"),
    ("town", "houses"),
    ("village", "houses"),
    ("neighborhood", "houses"),
    ("kingdom", "castle"),
    ("palace", "castle"),
    ("garden", "flowers"),
    ("meadow", "flowers"),
    ("forest", "trees"),
    ("woods", "trees"),
    ("jungle", "palms"),
    ("rainforest", "palms"),
    ("island", "palm"),
    ("beach", "palm"),
    ("farm", "barn"),
    ("playground", "slide"),
    ("park", "slide"),
    ("circus", "tent"),
];

/// "A whale with a city on its back": what is named there is a thing, and nobody is in town.
pub(crate) fn on_a_back(words: &mut [Word]) {
    for at in 1..words.len().saturating_sub(3) {
        let text = |index: usize| words[index].text.as_str();
        let own = matches!(text(at + 2), "its" | "his" | "her" | "their" | "my" | "the");
        let there = matches!(text(at + 1), "on" | "upon") && own && BEARING.contains(&text(at + 3));
        let unbroken = words[at..=at + 3].iter().skip(1).all(|word| word.before == Pause::None);
        let Some((_, thing)) = CARRIED_PLACES.iter().find(|(place, _)| *place == text(at)) else { continue };
        let article =
            (at.saturating_sub(3)..at).rev().find(|index| matches!(text(*index), "a" | "an" | "the"));
        let Some(article) = article.filter(|_| there && unbroken) else { continue };
        (*thing).clone_into(&mut words[at].text);
        if thing.ends_with('s') {
            "three".clone_into(&mut words[article].text);
        }
    }
}

/// Mends it.
pub(crate) fn mend(reading: &mut Reading, text: &str) {
    let text = &text.to_lowercase();
    up_the_ladder(reading, text);
    on_the_hood(reading, text);
    scoops(reading, text);
    over_the_fire(reading);
    carved(reading, text);
    in_a_cart(reading);
    on_its_saddle(reading);
    stacked(reading, text);
    its_mother(reading, text);
}

/// Who is the mother of whoever is young there.
const MOTHERS: [&str; 8] =
    ["the mama", "the mommy", "the mom", "the mother", "its mama", "its mommy", "its mom", "its mother"];

/// "A baby dinosaur comes out of its egg and the mama watches": she is a dinosaur, where nobody else is a person.
fn its_mother(reading: &mut Reading, text: &str) {
    let is_young = |one: &&Subject| {
        let animal = matches!(one.what, What::Thing(thing) if lexicon().beings.contains(thing.name));
        animal && one.looks.years == Some(Years::Baby)
    };
    let person = |one: &Subject| matches!(one.what, What::Person(_)).then_some(one.name.is_none());
    let people: Vec<bool> = reading.cast.iter().filter_map(person).collect();
    let Some(young) = reading.cast.iter().find(is_young).map(|young| young.what) else { return };
    if people == [true] && !reading.hero && MOTHERS.iter().any(|mother| holds(text, mother)) {
        let mothers = reading.cast.iter_mut().filter(
            |one| matches!(one.what, What::Person(person) if person.role == Role::Parent && one.count == 1),
        );
        mothers.for_each(|mother| mother.what = young);
    }
}

/// So many balls has who juggles nothing that is told.
const JUGGLED: u8 = 3;

/// What games take.
pub(crate) fn at_play(reading: &mut Reading) {
    juggled(reading);
    hiding::played(reading);
}

/// Whoever juggles has balls in the air.
fn juggled(reading: &mut Reading) {
    let juggles = |one: &Subject| one.doing == Some(Doing::Juggling) && one.count == 1;
    let subject = reading.cast.iter().position(juggles).map(Party::Cast);
    let hero = (reading.hero && reading.doing == Some(Doing::Juggling)).then_some(Party::Hero);
    let (Some(subject), Some(ball)) = (hero.or(subject), Thing::named("beach ball")) else { return };
    let holds = reading.relations.iter().any(|known| known.subject == subject && known.link == Link::Holding);
    if !holds && reading.cast.len() < usize::from(Subject::MOST) {
        let object = Party::Cast(reading.cast.len());
        reading.cast.push(Subject { count: JUGGLED, ..Subject::one(ball) });
        reading.relations.push(Relation { subject, link: Link::Holding, object, and: None });
    }
}

/// Whoever is on a unicycle rides it.
fn on_its_saddle(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let saddle = named(reading, known.object, &["unicycle", "tricycle"]);
        if known.link == Link::On && saddle && is_being(reading, known.subject) {
            reading.relations[index].link = Link::Riding;
        }
    }
}

/// What is pushed, and not pulled, with something in it.
const PUSHED: [&str; 3] = ["wheelbarrow", "shopping cart", "stroller"];

/// "Carrying three puppies in a wagon": they are in it, and whoever does it pulls.
fn in_a_cart(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let pushed = named(reading, known.object, &PUSHED);
        let cart = pushed || is_a(reading, known.object, Kind::OnARope);
        let loads = known.link == Link::In && reading.deed_of(known.subject) == Some(Doing::Holding);
        let load = reading.relations.iter().position(|other| {
            other.subject == known.subject && other.link == Link::Holding && other.object != known.object
        });
        if let (true, true, Some(load)) = (cart, loads, load) {
            let subject = reading.relations[load].object;
            reading.relations[load] = Relation { subject, link: Link::In, object: known.object, and: None };
            reading.relations[index].link = Link::With;
            *reading.deed_mut(known.subject) = Some(if pushed { Doing::Pushing } else { Doing::Pulling });
        }
    }
}

/// So many stand on each other.
const STACKED: std::ops::RangeInclusive<u8> = 2..=5;
/// What says that they do.
const STACKS: [&str; 8] = [
    "tower of",
    "stack of",
    "pile of",
    "pyramid of",
    "on top of each other",
    "on top of one another",
    "on each other",
    "on each others",
];

/// "A tower of five turtles": each stands on the next one.
fn stacked(reading: &mut Reading, text: &str) {
    let [alone] = &reading.cast[..] else { return };
    let stacks = STACKS.iter().any(|words| holds(text, words));
    let many = STACKED.contains(&alone.count) && reading.relations.is_empty() && !reading.hero;
    if !stacks || !many || !is_being(reading, Party::Cast(0)) {
        return;
    }
    let one = Subject { count: 1, ..alone.clone() };
    let all = usize::from(alone.count);
    reading.cast = vec![one; all];
    for above in 0..all - 1 {
        let (subject, object) = (Party::Cast(above), Party::Cast(above + 1));
        reading.relations.push(Relation { subject, link: Link::On, object, and: None });
    }
}

/// A pumpkin that is carved has a face; several carve one together, unless each has its own.
fn carved(reading: &mut Reading, text: &str) {
    let Some(lantern) = Thing::named("jack o lantern") else { return };
    for known in reading.relations.clone() {
        let Party::Cast(index) = known.object else { continue };
        let cuts = reading.deed_of(known.subject) == Some(Doing::Cutting) && is_being(reading, known.subject);
        if cuts && named(reading, known.object, &["pumpkin"]) && holds(text, "carving") {
            reading.cast[index].what = What::Thing(lantern);
            let told = ["each", "two", "three", "2", "3"].iter().any(|word| {
                holds(text, &format!("carving {word}")) || holds(text, &format!("{word} carving"))
            });
            reading.cast[index].count = if told { reading.cast[index].count } else { 1 };
        }
    }
}

/// Why one climbs to somebody.
const TO_THE_RESCUE: [&str; 12] = [
    "save", "saves", "saving", "rescue", "rescues", "rescuing", "get", "getting", "reach", "reaching",
    "help", "helping",
];

/// "Climbing a ladder to save a cat in a tree": the cat is in the tree, and the ladder leans at it.
fn up_the_ladder(reading: &mut Reading, text: &str) {
    if !TO_THE_RESCUE.iter().any(|why| holds(text, why)) {
        return;
    }
    let all = || (0..reading.cast.len()).map(Party::Cast);
    let tree = all()
        .find(|party| matches!(*party, Party::Cast(at) if reading.cast[at].what.name().ends_with("tree")));
    let climber = reading
        .relations
        .iter()
        .find(|known| {
            // "rescuing a cat from a tree with a ladder": nobody leaves it on the ground.
            let up = matches!(known.link, Link::On | Link::With | Link::Holding);
            up && named(reading, known.object, &["ladder"])
        })
        .map(|known| (known.subject, known.object));
    let climber = climber.filter(|(party, _)| is_being(reading, *party));
    let (Some(tree), Some((climber, ladder))) = (tree, climber) else { return };
    let saved = all().find(|party| {
        let kept = |known: &Relation| known.subject == climber && known.object == *party;
        is_being(reading, *party) && *party != climber && reading.relations.iter().any(kept)
    });
    let Some(saved) = saved else { return };
    let of = |known: &Relation, pair: [Party; 2]| pair == [known.subject, known.object];
    reading.relations.retain(|known| {
        !of(known, [climber, saved])
            && !of(known, [climber, tree])
            && !of(known, [saved, tree])
            && !of(known, [climber, ladder])
    });
    let tie = |subject, link, object| Relation { subject, link, object, and: None };
    reading.relations.push(tie(climber, Link::On, ladder));
    reading.relations.push(tie(climber, Link::InFrontOf, tree));
    reading.relations.push(tie(saved, Link::In, tree));
    *reading.deed_mut(climber) = Some(Doing::Climbing);
}

/// Where one is on a vehicle and not in it.
const ON_VEHICLES: [&str; 8] = [
    " on the roof",
    " on its roof",
    " on the hood",
    " on its hood",
    " on the bonnet",
    " on the rooftop",
    " on top of it",
    " on its top",
];

/// "Driving a tractor with chickens on the roof": the chickens are on it, whoever drives is in it.
fn on_the_hood(reading: &mut Reading, text: &str) {
    let Some(at) = ON_VEHICLES.iter().find_map(|words| text.find(words)) else { return };
    let before = crate::read(&text[..at]).cast.len();
    let vehicle = (0..before).map(Party::Cast).find(|party| is_a(reading, *party, Kind::WithACab));
    let (Some(object), Some(last)) = (vehicle, before.checked_sub(1)) else { return };
    let subject = Party::Cast(last);
    if subject == object || last >= reading.cast.len() || !is_being(reading, subject) {
        return;
    }
    let alone = !reading.relations.iter().any(|known| known.object == object && known.subject != subject);
    if alone && reading.cast[last].doing == Some(Doing::Driving) {
        return;
    }
    reading.relations.retain(|known| known.subject != subject && known.object != subject);
    reading.relations.push(Relation { subject, link: Link::On, object, and: None });
    reading.unread.retain(|word| !matches!(word.as_str(), "hood" | "bonnet" | "rooftop"));
}

const SCOOP: &str = "ice cream scoop";
/// So many are on one cone.
const SCOOPS: std::ops::RangeInclusive<u8> = 2..=5;

/// "With four scoops": so many are on the cone.
fn scoops(reading: &mut Reading, text: &str) {
    let words = crate::token::words(text);
    let scoop = |word: &Word| matches!(word.text.as_str(), "scoop" | "scoops" | "scooped" | "decker");
    let Some(at) = words.iter().position(scoop).filter(|at| *at > 0) else { return };
    let said = &words[at - 1].text;
    let count = lexicon().word(said).and_then(|entry| entry.count).or_else(|| said.parse().ok());
    let cone = reading.cast.iter().position(|one| one.what.name() == "ice cream cone");
    let full = reading.cast.len() >= usize::from(Subject::MOST);
    let (Some(count), Some(cone), Some(scoop)) = (count, cone.filter(|_| !full), Thing::named(SCOOP)) else {
        return;
    };
    if count > 1 {
        if reading.cast[cone].count == count {
            reading.cast[cone].count = 1;
        }
        let subject = Party::Cast(reading.cast.len());
        let count = count.min(*SCOOPS.end());
        reading.cast.push(Subject { count, ..Subject::one(scoop) });
        reading.relations.push(Relation { subject, link: Link::On, object: Party::Cast(cone), and: None });
    }
}

/// What a witch stirs is over a fire and on no table.
fn over_the_fire(reading: &mut Reading) {
    let Some(cauldron) = Thing::named("cauldron") else { return };
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let cooks = matches!(reading.deed_of(known.subject), Some(Doing::Cooking | Doing::Experimenting));
        let Party::Cast(pot) = known.object else { continue };
        let magic = named(reading, known.subject, &["witch", "wizard"]);
        let soup = named(reading, known.object, &["pot of soup", "cauldron", "noodle soup"]);
        if cooks && soup && magic && matches!(known.link, Link::With | Link::In) {
            reading.cast[pot].what = What::Thing(cauldron);
            reading.cast[pot].looks.size = None;
            reading.relations[index].link = Link::With;
            without_what_is_in_it(reading, known.subject, known.object);
            return;
        }
    }
}

/// The potion is in the cauldron already.
fn without_what_is_in_it(reading: &mut Reading, cook: Party, pot: Party) {
    let poured = reading.relations.iter().find(|known| {
        known.subject == cook && known.object != pot && is_a(reading, known.object, Kind::Poured)
    });
    if let Some(Party::Cast(poured)) = poured.map(|known| known.object) {
        remove(reading, poured);
    }
}
/// Who carries on its back what others carry in their arms.
const BURDENED: [&str; 4] = ["camel", "donkey", "llama", "horse"];

/// What a camel carries is on its back.
pub(crate) fn burden(reading: &mut Reading) {
    for index in 0..reading.relations.len() {
        let known = reading.relations[index];
        let Party::Cast(beast) = known.subject else { continue };
        let one = &reading.cast[beast];
        let bears = BURDENED.contains(&one.what.name()) && one.doing == Some(Doing::Holding);
        if bears && known.link == Link::Holding && !is_being(reading, known.object) {
            reading.relations[index] =
                Relation { subject: known.object, link: Link::On, object: known.subject, and: None };
            reading.cast[beast].doing = None;
        }
    }
}

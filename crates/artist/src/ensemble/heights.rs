//! How high a thing is beside those who have a face: nobody who is asked for is a dwarf among trees.

use figures::{Anchor, Art};
use scene::{Habitat, Link, Party, Relation, Scene, Stage, Thing, What, Years};

use super::casting::{copies, height, tall};
use super::inside;
use super::people::being;
use super::tend::is_alive;
use super::toys;

/// The most that what has no face is higher than the highest who has one: whoever is asked for is no dwarf among trees.
const OVER_ALL: f64 = 1.04;
/// The same where it is a house or a castle.
const LANDMARK: f64 = 1.25;
/// The same where it is a goal, which is broad.
const GOAL: f64 = 0.84;
/// The same where somebody is over it.
const BELOW: f64 = 0.72;
/// The same of a building over which nobody is higher than that, in centimetres.
const BELOW_THE_SMALL: f64 = 1.6;
const SMALL_FLYER: u32 = 80;
/// From this height on, in centimetres.
const BUILDING: u32 = 300;
/// How large what flies and is that much lower than others, in shares of its natural size.
const FLYER: f64 = 0.62;
const MUCH_LOWER: u32 = 3;

/// Young ones and their mothers, where they are of two names.
const YOUNG: [(&str, &[&str]); 1] = [("chick", &["hen", "rooster"])];
/// How high a young one is at most beside its mother.
const BY_ITS_MOTHER: f64 = 0.6;

/// The most that a young one's height is beside its mother's, where she is there.
fn under_its_mother(
    scene: &Scene,
    (party, thing): (Party, &Thing),
    others: impl Iterator<Item = Party>,
) -> f64 {
    let young = |party: Party| scene.subject(party).is_some_and(|one| one.looks.years == Some(Years::Baby));
    let mothers = YOUNG.iter().find(|(name, _)| *name == thing.name).map_or(&[][..], |(_, mothers)| mothers);
    let mother = |other: Party| {
        scene.subject(other).is_some_and(|one| {
            matches!(one.what, What::Thing(old)
                if mothers.contains(&old.name) || old.name == thing.name && young(party) && !young(other))
        })
    };
    let mut others = others;
    let hers = |other: Party| match scene.subject(other).map(|one| one.what) {
        Some(What::Thing(old)) => height(old.centimetres),
        _ => f64::INFINITY,
    };
    // A baby is made smaller than its kind later on.
    let of_kind = if mothers.is_empty() { 1.16 } else { 1.0 };
    others.find(|other| mother(*other)).map_or(f64::INFINITY, |other| hers(other) * BY_ITS_MOTHER * of_kind)
}

/// How large a small animal is beside a house that somebody looks out of.
const BELOW_A_WINDOW: f64 = 0.6;
/// How broad an animal is at most beside somebody twice as high or more, as a share of the other's height.
const BROADEST: f64 = 0.54;
/// The same of what is no higher than this, in centimetres: ants are no dogs.
const TINY: u32 = 6;
const BROADEST_TINY: f64 = 0.42;

/// How long what swims is at most beside a person, as a share of the person's height, and what is no whale, in centimetres.
const LONGEST: f64 = 1.0;
const NO_WHALE: u32 = 250;

/// The most that the height of what swims is where a person is there: a dolphin is a playmate and no whale.
fn beside_a_swimmer(
    scene: &Scene,
    (thing, figure): (&Thing, &Art),
    mut all: impl Iterator<Item = Party>,
) -> f64 {
    let person = |party: Party| match scene.subject(party).map(|one| one.what) {
        Some(What::Thing(thing)) => being(thing.name).is_some(),
        _ => true,
    };
    if thing.habitat != Habitat::Water || thing.centimetres > NO_WHALE || !all.any(person) {
        return f64::INFINITY;
    }
    let own = figure.bounds();
    height(tall(Stage::Child)) * LONGEST * own.height() / own.width().max(1.0)
}

/// How large what is only seen in the sky is, beside those who see it.
const ONE_IN_THE_SKY: f64 = 0.72;
const SEVERAL_IN_THE_SKY: f64 = 0.52;

/// Whether nobody is on it, over it or has it: clouds that are looked at.
fn is_only_seen(scene: &Scene, party: Party) -> bool {
    let mut known = scene.relations.iter().filter(|known| known.object == party || known.subject == party);
    known.all(|known| matches!(known.link, Link::LookingAt | Link::With))
}

/// What is no higher than this, in centimetres, is so much lower than whoever is much higher.
const SMALL: u32 = 30;
const BESIDE_THE_LARGE: f64 = 0.46;

/// Whether it is made in the likeness of a person, and as high as one.
fn is_likeness(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|one| one.what.name() == "scarecrow")
}

/// Whether others are small beside it: somebody alive, a scarecrow.
fn counts(scene: &Scene, party: Party) -> bool {
    is_alive(scene, party) || is_likeness(scene, party)
}

/// The natural height of a thing beside everybody who has a face. Whoever lies is `low`, a share of its height upright: what
/// keeps the broad ones in their place counts it once.
pub(super) fn beside_others(
    scene: &Scene,
    party: Party,
    (thing, figure): (&Thing, &Art),
    (upright, low): (f64, f64),
) -> f64 {
    let alone = |known: &Relation| {
        known.object == party && matches!(known.link, Link::Under | Link::In | Link::On | Link::Riding)
    };
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let others = all.clone().filter(|other| *other != party && counts(scene, *other));
    let tall_of = |other: Party| match scene.subject(other).map(|one| one.what) {
        Some(What::Thing(thing)) if being(thing.name).is_none() => thing.centimetres,
        Some(What::Person(person)) => tall(person.role.stage()),
        _ => tall(Stage::Child),
    };
    if toys::is_toy(scene, party) {
        let players = all.clone().filter(|other| *other != party && is_alive(scene, *other)).map(tall_of);
        let own = figure.bounds();
        let share = toys::TOY * (own.height() / own.width().max(1.0) * 1.5).min(1.0);
        return upright.min(height(players.max().unwrap_or(tall(Stage::Child))) * share);
    }
    let natural = upright.min(under_its_mother(scene, (party, thing), others.clone())) * low;
    let Some(tallest) = others.map(tall_of).max() else { return natural };
    let alive = figure.anchor(Anchor::Face).is_some() || is_likeness(scene, party);
    let natural = natural.min(beside_a_swimmer(scene, (thing, figure), all));
    // A hen is broader than it is high.
    let natural = if alive && thing.centimetres * 2 <= tallest {
        let own = figure.bounds();
        let broadest = if thing.centimetres <= TINY { BROADEST_TINY } else { BROADEST };
        natural.min(height(tallest) * broadest / low * own.height() / own.width().max(1.0))
    } else {
        natural
    };
    let window = scene.relations.iter().any(|known| {
        let name = scene.subject(known.object).map_or("", |one| one.what.name());
        known.link == Link::In && known.subject != party && inside::is_looked_out_of(name)
    });
    if alive && window && thing.centimetres <= SMALL_FLYER {
        return natural * BELOW_A_WINDOW;
    }
    if alive && thing.habitat == Habitat::Air && thing.centimetres * MUCH_LOWER <= tallest {
        return natural * FLYER;
    }
    if thing.habitat == Habitat::Sky && !alive && is_only_seen(scene, party) {
        return natural * if copies(scene, party) > 1 { SEVERAL_IN_THE_SKY } else { ONE_IN_THE_SKY };
    }
    if alive || scene.relations.iter().any(alone) || thing.habitat == Habitat::Sky {
        return natural;
    }
    if thing.centimetres <= SMALL && tallest >= thing.centimetres * MUCH_LOWER {
        return natural.min(height(tallest) * BESIDE_THE_LARGE);
    }
    let building = thing.centimetres >= BUILDING && !thing.name.ends_with("tree");
    let below = scene.relations.iter().any(|known| {
        known.object == party && matches!(known.link, Link::Above | Link::FlyingOver | Link::JumpingOver)
    });
    if below {
        let large = building && tallest <= SMALL_FLYER;
        return natural.min(height(tallest) * if large { BELOW_THE_SMALL } else { BELOW });
    }
    let most = match thing.name {
        name if name.ends_with("goal") => GOAL,
        _ if building => LANDMARK,
        _ => OVER_ALL,
    };
    natural.min(height(tallest) * most)
}

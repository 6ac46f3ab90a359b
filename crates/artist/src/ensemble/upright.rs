//! Animals that stand on two legs to do what takes arms and legs: they dance, kick, pull a wagon like people.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use drawing::Tint;
use figures::hero::{Beast, Brush};
use figures::{Detail, figure};
use scene::{Character, Doing, Garment, Link, Looks, Name, Party, Scene, What, Worn};

use super::boards;
use super::casting::{copies, height};
use super::climb;
use super::grip;
use super::handiwork::DRUM_KIT;
use super::knead::DOUGH;
use super::meal::CUTLERY;
use super::team::is_in_harness;
use super::ties::doing;
use super::wade;
use super::work;
use crate::size::CHILD;

/// Who can, and what grows behind them.
pub(super) const ON_TWO_LEGS: [(&str, Brush); 21] = [
    ("cat", Brush::Long),
    ("puppy", Brush::Long),
    ("bear", Brush::Puff),
    ("polar bear", Brush::Puff),
    ("panda", Brush::Puff),
    ("bunny", Brush::Puff),
    ("lion", Brush::Long),
    ("tiger", Brush::Long),
    ("fox", Brush::Long),
    ("wolf", Brush::Long),
    ("mouse", Brush::Long),
    ("koala", Brush::Bare),
    ("raccoon", Brush::Long),
    ("monkey", Brush::Long),
    ("pig", Brush::Long),
    ("cow", Brush::Long),
    ("elephant", Brush::Long),
    ("sheep", Brush::Puff),
    ("frog", Brush::Bare),
    ("hippo", Brush::Bare),
    ("sloth", Brush::Bare),
];

/// The manes of horses.
const PINK: Tint = Tint::hex(0xF3_A6_CF);
const BROWN: Tint = Tint::hex(0x7A_4B_2A);

/// Who can as well, and whose head is drawn once more for it, from before: on its own body it is seen from aside.
const FROM_BEFORE: [(&str, Brush, &str); 5] = [
    ("unicorn", Brush::Hair(PINK), "unicorn head"),
    ("horse", Brush::Hair(BROWN), "horse head"),
    ("dragon", Brush::Winged, "dragon head"),
    ("brachiosaurus", Brush::Thick, "brachiosaurus head"),
    ("triceratops", Brush::Thick, "triceratops head"),
];

/// What each of them looks like, bold and full.
static BEASTS: LazyLock<BTreeMap<&'static str, [Beast; 2]>> = LazyLock::new(|| {
    let drawn = |head, tail, detail| {
        // The bent arms of a sloth that hangs would be taken for its ears.
        let detail = if head == "sloth" { Detail::Bold } else { detail };
        Beast::of(figure(head, detail).ok()?, tail)
    };
    let own = ON_TWO_LEGS.map(|(name, tail)| (name, tail, name));
    own.into_iter()
        .chain(FROM_BEFORE)
        .filter_map(|(name, tail, head)| {
            let both = [drawn(head, tail, Detail::Bold)?, drawn(head, tail, Detail::Full)?];
            Some((name, both))
        })
        .collect()
});

/// Who sits in its own drawing, and could not run so.
const SITTING: [&str; 7] = ["bear", "panda", "koala", "raccoon", "lion", "tiger", "monkey"];

/// What takes arms and legs.
const fn takes_two_legs(deed: Doing) -> bool {
    matches!(
        deed,
        Doing::Dancing
            | Doing::Karate
            | Doing::Yoga
            | Doing::PlayingSports
            | Doing::PlayingSoccer
            | Doing::PlayingBasketball
            | Doing::PlayingTennis
            | Doing::PlayingBaseball
            | Doing::JumpingRope
            | Doing::HulaHooping
            | Doing::Pulling
            | Doing::Seeking
            | Doing::Pushing
            | Doing::Building
            | Doing::Mowing
            | Doing::Vacuuming
    )
}

/// What takes a hand with a tool in it, where an animal has no arms of its own.
const fn takes_hands(deed: Doing) -> bool {
    matches!(
        deed,
        Doing::Painting
            | Doing::Sweeping
            | Doing::Sewing
            | Doing::Knitting
            | Doing::Cooking
            | Doing::Throwing
            | Doing::Drawing
            | Doing::Whispering
    )
}

/// What those whose head is drawn from before do with a hand: others have it in the mouth.
const fn takes_a_hand(deed: Doing) -> bool {
    matches!(
        deed,
        Doing::PlayingMusic
            | Doing::Singing
            | Doing::CastingSpells
            | Doing::Reading
            | Doing::Drinking
            | Doing::BrushingTeeth
            | Doing::TakingPicture
            | Doing::Gardening
            | Doing::Fishing
            | Doing::FlyingKite
            | Doing::BlowingBubbles
    )
}

/// Whether it is done at a table, at a drum kit or with a tool in the hand: dough is kneaded, a dish eaten with a fork.
fn works_at_a_table(scene: &Scene, party: Party, deed: Doing) -> bool {
    let own =
        |link: Link| scene.relations.iter().filter(move |known| known.subject == party && known.link == link);
    let name = |object: Party| scene.subject(object).map_or("", |one| one.what.name());
    let bare = scene.subject(party).is_some_and(|one| grip::is_without_arms(one.what.name()));
    match deed {
        Doing::Handling => {
            bare && (own(Link::With).any(|known| name(known.object) == DOUGH)
                || own(Link::Holding).next().is_some())
        }
        Doing::Eating => bare && own(Link::Holding).any(|known| CUTLERY.contains(&name(known.object))),
        Doing::PlayingMusic => {
            own(Link::Holding).chain(own(Link::With)).any(|known| name(known.object) == DRUM_KIT)
        }
        Doing::Gardening => bare && work::rakes(scene, party),
        Doing::Hugging => bare && (copies(scene, party) == 2 || hugs_a_person(scene, party)),
        Doing::Catching => bare && own(Link::Holding).next().is_some(),
        _ => false,
    }
}

/// Whether somebody does nothing but hold something: what is in a hand is seen better than in a mouth.
fn idly_holds(scene: &Scene, party: Party) -> bool {
    let holds = |known: &scene::Relation| known.subject == party && known.link == Link::Holding;
    let idle = matches!(doing(scene, party), None | Some(Doing::Exploring | Doing::Playing));
    idle && scene.relations.iter().any(holds)
}

/// Whether its head is drawn from before for it to stand up.
pub(super) fn is_from_before(name: &str) -> bool {
    FROM_BEFORE.iter().any(|(own, ..)| *own == name)
}

/// Whether somebody hugs a person: both have arms.
fn hugs_a_person(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let person = scene.subject(known.object).is_none_or(|one| matches!(one.what, What::Person(_)));
        known.subject == party && person && matches!(known.link, Link::With | Link::NextTo)
    })
}

/// Whether somebody is in a puddle or in mud.
fn is_in_a_puddle(scene: &Scene, party: Party) -> bool {
    let in_it = |known: &scene::Relation| {
        let object = scene.subject(known.object).map_or("", |one| one.what.name());
        known.subject == party && matches!(known.link, Link::In | Link::On) && wade::is_shallow(object)
    };
    doing(scene, party) == Some(Doing::Jumping) && scene.relations.iter().any(in_it)
}

/// The animal that a party is where it does something on two legs.
pub(super) fn upright(scene: &Scene, party: Party, detail: Detail) -> Option<&'static Beast> {
    let name = stands(scene, party)?;
    BEASTS.get(name).map(|both| &both[usize::from(detail == Detail::Full)])
}

/// Its name, where it does.
fn stands(scene: &Scene, party: Party) -> Option<&'static str> {
    let subject = scene.subject(party)?;
    let What::Thing(thing) = subject.what else { return None };
    let carried = scene
        .relations
        .iter()
        .any(|known| known.subject == party && matches!(known.link, Link::Riding | Link::In | Link::Under));
    // A koala as it is has a trunk of its own.
    let hangs = thing.name == "sloth" && is_off_its_branch(scene, party)
        || thing.name == "koala" && doing(scene, party) == Some(Doing::Hanging);
    // Whoever sits in a tutu would hide it.
    let dances = subject.doing.is_none()
        && SITTING.contains(&thing.name)
        && subject.looks.wears.contains(&Worn::Garment(Garment::Dress));
    let deed = hangs
        || dances
        || subject.doing.is_none() && is_in_pajamas(&subject.looks)
        || is_from_before(thing.name) && idly_holds(scene, party)
        || doing(scene, party).is_some_and(|deed| {
            takes_two_legs(deed)
                || takes_hands(deed) && grip::is_without_arms(thing.name)
                || is_from_before(thing.name) && takes_a_hand(deed)
                || works_at_a_table(scene, party, deed)
                || deed == Doing::Jumping && is_in_a_puddle(scene, party)
                || matches!(deed, Doing::Running | Doing::Standing | Doing::Juggling)
                    && SITTING.contains(&thing.name)
                || deed == Doing::Jumping && boards::is_bounced_on(scene, party)
                || deed == Doing::Climbing && climb::climbs(scene, party)
        });
    let carried = carried && !is_in_a_puddle(scene, party);
    let deed = deed && !is_in_harness(scene, party);
    (deed && (!carried || hangs) && BEASTS.contains_key(thing.name)).then_some(thing.name)
}

/// Whether a sloth does what nobody does who hangs: in a cape, on a scooter, with something in both arms.
fn is_off_its_branch(scene: &Scene, party: Party) -> bool {
    let hung = ["tree", "branch", "vine", "hammock", "bed", "bars"];
    let busy = |known: &scene::Relation| {
        let object = scene.subject(known.object).map_or("", |one| one.what.name());
        known.subject == party
            && matches!(known.link, Link::Riding | Link::On | Link::Holding)
            && !hung.iter().any(|part| object.contains(part))
    };
    let wears = scene.subject(party).is_some_and(|one| !one.looks.wears.is_empty());
    wears || scene.relations.iter().any(busy)
}

/// Whether somebody wears pajamas: an animal does so on two legs, cut like a child's.
pub(super) fn is_in_pajamas(looks: &Looks) -> bool {
    looks.wears.iter().any(|worn| worn.name() == "pajamas")
}

/// Whether a party is an animal on two legs.
pub(super) fn is_upright(scene: &Scene, party: Party) -> bool {
    stands(scene, party).is_some()
}

/// The child whose body it has.
pub(super) fn body() -> Option<Character> {
    Name::new("Animal").ok().map(Character::named)
}

/// How high it stands beside a child of 380 units, by its own height in centimetres.
pub(super) fn share(centimetres: u32) -> f64 {
    const TALLER: f64 = 1.16;
    height(centimetres) * TALLER / CHILD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_on_two_legs_has_a_head_of_its_own() {
        let all = ON_TWO_LEGS.map(|(name, _)| name).into_iter().chain(FROM_BEFORE.map(|(name, ..)| name));
        let without: Vec<_> = all.filter(|name| !BEASTS.contains_key(name)).collect();
        assert!(without.is_empty(), "no head: {without:?}");
    }
}

//! What an animal's drawing has of its own where it reaches out: its arms make way for those that reach, and what it
//! has in its paws by nature goes.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Point, Rect, Shape as _};
use scene::{Doing, Link, Party, Scene};

use super::grip::shoulders;
use super::group::Group;
use super::hold;
use super::ties::deed;
use super::touch;

/// What an animal has in its paws by nature, by the colours of it, and of the far paw behind it.
const OF_ITS_OWN: [(&str, &[u32]); 3] = [
    ("mouse", &[0xFF_E2_7A, 0xFF_F0_B0, 0xF2_C1_4E, 0xBD_BA_C9]),
    ("squirrel", &[0xE0_A3_5A, 0x9A_6A_3F]),
    ("otter", &[0xFF_B0_4A]),
];

/// The largest that an arm is, as shares of the body's width and height.
const ARM: (f64, f64) = (0.4, 0.46);

/// Takes what an animal has in its paws by nature.
pub(super) fn free_own(art: &mut Art, name: &str) {
    let tints = own_tints(name);
    art.shapes.retain(|shape| shape.tint.is_none_or(|tint| !tints.contains(&tint)));
}

fn own_tints(name: &str) -> Vec<Tint> {
    let own = OF_ITS_OWN.iter().filter(|(known, _)| *known == name);
    own.flat_map(|(_, colours)| colours.iter().map(|colour| Tint::hex(*colour))).collect()
}

/// Frees the paws that are to hold something: what they have by nature goes, and no arm is there twice.
pub(super) fn free(art: &mut Art, name: &str, both: bool) {
    free_own(art, name);
    if shoulders(name, art).is_none() {
        return;
    }
    if !art.arms.is_empty() {
        return drawn_arms_off(art, both);
    }
    let whole = art.bounds();
    let mut hands: Vec<Point> =
        [Anchor::Hand, Anchor::OtherHand].into_iter().filter_map(|hand| art.anchor(hand)).collect();
    hands.sort_by(|one, other| one.x.total_cmp(&other.x));
    // A single one is before the chest.
    let stands = |hand: &Point| hand.y > whole.y1 - whole.height() * 0.12;
    let is_free = |hand: &Point| art.anchor(Anchor::OtherHand).is_some() && !stands(hand);
    let ends: Vec<Point> = hands.into_iter().filter(is_free).collect();
    // Of two the one at the right of the picture reaches.
    let freed = if both { &ends[..] } else { &ends[ends.len().saturating_sub(1)..] };
    let head = art.anchor(Anchor::Head).map_or(whole.y0, |head| head.y);
    let is_arm = |shape: &Shape| {
        let own = shape.path.bounding_box();
        // A leg begins at the hand, and an arm ends there.
        let ends_at = |at: &Point| own.contains(*at) && own.center().y < at.y;
        own.width() < whole.width() * ARM.0
            && own.height() < (whole.y1 - head) * ARM.1
            && own.height() > whole.height() * 0.1
            && shape.pen != Some(Pen::Solid)
            && freed.iter().any(ends_at)
    };
    art.shapes.retain(|shape| !is_arm(shape));
}

/// Takes the arms that the figure's file names, or the one at the right of the picture.
fn drawn_arms_off(art: &mut Art, both: bool) {
    let middle = art.anchor(Anchor::Face).unwrap_or(art.bounds().center()).x;
    let arms = std::mem::take(&mut art.arms).into_iter();
    let (gone, left): (Vec<Rect>, _) = arms.partition(|arm| both || arm.center().x > middle);
    art.arms = left;
    art.shapes.retain(|shape| !gone.iter().any(|arm| is_box_of(*arm, shape)));
}

/// Whether a shape is of an arm that the figure's file names.
pub(super) fn is_of_an_arm(art: &Art, shape: &Shape) -> bool {
    art.arms.iter().any(|arm| is_box_of(*arm, shape))
}

fn is_box_of(one: Rect, shape: &Shape) -> bool {
    let other = shape.bounds();
    [one.x0 - other.x0, one.y0 - other.y0, one.x1 - other.x1, one.y1 - other.y1]
        .iter()
        .all(|off| off.abs() < SAME)
}

/// How far apart edges of one box are at most, in units.
const SAME: f64 = 0.5;

/// Whether it is just what somebody has in the paws by nature.
pub(super) fn has_its_own(holder: &str, name: &str) -> bool {
    matches!((holder, name), ("squirrel", "acorn") | ("mouse", "cheese"))
}

/// Whether somebody holds what it has in its paws by nature.
pub(super) fn holds_its_own(scene: &Scene, (party, name): (Party, &str)) -> bool {
    let own = |thing: Party| scene.subject(thing).is_some_and(|one| has_its_own(name, one.what.name()));
    scene
        .relations
        .iter()
        .any(|known| known.subject == party && known.link == Link::Holding && own(known.object))
}

/// Makes the arms ready for all that is held: it is what they have by nature, or they make way for those that reach.
pub(super) fn take_in_hand((art, name): (&mut Art, &str), mut held: Vec<&mut Group>, eats: bool) {
    let named = |other: &Group| other.first().map_or("", |first| first.name);
    // Of two there is one on either side; of more than two one is in the paws and the others lie about.
    if held.len() != 2 && held.iter().all(|other| has_its_own(name, named(other))) {
        return held.first_mut().map_or((), |first| hand_over(art, name, first));
    }
    for other in held {
        free(art, name, hold::takes_both(named(other), other.bounds(), eats));
    }
}

/// What is held is drawn as it is by nature, with the arm that lies over it.
fn hand_over(art: &mut Art, name: &str, other: &mut Group) {
    let tints = own_tints(name);
    let is_own = |shape: &Shape| shape.tint.is_some_and(|tint| tints.contains(&tint));
    let Some(first) = art.shapes.iter().position(is_own) else { return };
    let arms = std::mem::take(&mut art.arms);
    let is_arm = |shape: &Shape| arms.iter().any(|arm| is_box_of(*arm, shape));
    let (held, kept): (Vec<Shape>, Vec<Shape>) =
        art.shapes.drain(first..).partition(|shape| is_own(shape) || is_arm(shape));
    art.shapes.extend(kept);
    if let Some(member) = other.members.first_mut() {
        member.art = Art::of(held);
    }
}

/// Whether an arm of one reaches out to the other.
pub(super) fn reaches(scene: &Scene, (party, other): (Party, Party), link: Link) -> bool {
    let done = deed(scene, party, other);
    link == Link::NextTo
        && (matches!(
            done,
            Some(Doing::Hugging | Doing::Kissing | Doing::Grooming | Doing::Cutting | Doing::Pushing)
        ) || touch::touched(scene, other)
            .is_some_and(|known| known.subject == party && !touch::talks(scene, &known)))
}

#[cfg(test)]
mod tests {
    use figures::{Detail, figure};
    use scene::{Seed, Subject, Thing};

    use super::super::Actor;
    use super::super::group::Member;
    use super::*;
    use crate::compose::compose;

    #[test]
    fn the_arm_at_the_right_makes_way_for_one_that_reaches_and_both_for_two() {
        for name in ["bear", "bunny", "gorilla", "hamster", "owl", "panda", "penguin", "puffin", "teddy bear"]
        {
            for detail in [Detail::Bold, Detail::Full] {
                let art = figure(name, detail).expect(name);
                let middle = art.anchor(Anchor::Face).expect("a face").x;
                let left = |both: bool| {
                    let mut freed = art.clone();
                    free(&mut freed, name, both);
                    let is_an_arm = |shape: &&Shape| is_of_an_arm(art, shape);
                    freed
                        .shapes
                        .iter()
                        .filter(is_an_arm)
                        .map(|shape| shape.bounds().center().x)
                        .collect::<Vec<_>>()
                };
                assert!(!left(false).is_empty(), "{name}: no arm is left");
                assert!(left(false).iter().all(|x| *x < middle), "{name}: the right one is there");
                assert!(left(true).is_empty(), "{name}: {:?}", left(true));
            }
        }
    }

    #[test]
    fn what_somebody_has_by_nature_is_no_second_one() {
        for (holder, name) in [("squirrel", "acorn"), ("mouse", "cheese")] {
            let cast = [holder, name].map(|name| Subject::one(Thing::named(name).expect(name)));
            let [subject, object] = [Party::Cast(0), Party::Cast(1)];
            let holds = scene::Relation { subject, link: Link::Holding, object, and: None };
            let scene =
                Scene { cast: cast.to_vec(), relations: vec![holds], ..Scene::at(scene::Place::Park) };
            let page = compose(&scene, Seed(3));
            let tints = own_tints(holder);
            let is_own = |shape: &&Shape| shape.tint.is_some_and(|tint| tints.contains(&tint));
            let drawn = page.drawing.shapes.iter().filter(is_own).count();
            let own = figure(holder, Detail::Bold).expect(holder).shapes.iter().filter(is_own).count();
            assert!((1..=own).contains(&drawn), "{holder}: {drawn} shapes of {own}");
            assert_eq!(page.placed.iter().filter(|one| one.party == Some(object)).count(), 1, "{holder}");
        }
    }

    #[test]
    fn of_two_things_in_the_paws_neither_is_had_by_nature() {
        let group = |name: &'static str| {
            let (actor, art) =
                (Actor { party: Party::Cast(1), copy: 0 }, figure(name, Detail::Bold).expect(name).clone());
            Group { root: actor, members: vec![Member { actor, name, art }], floats: false }
        };
        let as_drawn = group("acorn").members.remove(0).art;
        for (others, is_own) in [(1, true), (2, false), (3, true)] {
            let mut held: Vec<Group> = (0..others).map(|_| group("acorn")).collect();
            let mut art = figure("squirrel", Detail::Bold).expect("a squirrel").clone();
            take_in_hand((&mut art, "squirrel"), held.iter_mut().collect(), false);
            assert_eq!(held[0].members[0].art != as_drawn, is_own, "{others}");
        }
    }
}

//! How a person holds itself: on what it rides, with an armful, with its hands around something.

use figures::hero::Pose;
use figures::{Anchor, Detail, figure};
use scene::{Doing, Garment, Link, Party, Relation, Scene, Stage, What, Worn};

use super::belongings::ONE_EACH;
use super::casting::copies;
use super::grip::{self, Way};
use super::played::played_by;
use super::ties::{doing, holds};
use super::{
    between, breath, climb, coat, examine, feed, handiwork, hoop, hug, lift, many, meal, oars, pairs, pilfer,
    planted, pour, riders, scooter, shelter, slope, spyglass, stir, strung, table, tend, touch, wash, work,
};
use crate::recipe::takes_hammer;
use crate::tackle;

/// What somebody under it lies or crawls below.
pub(super) const CRAWLED_UNDER: [&str; 3] = ["bed", "sofa", "bench"];

/// What somebody's hands do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hands {
    Free,
    /// What is named and eaten at a table or cooked leaves no hand for what the deed alone would bring.
    Full,
    /// Closed around something that is drawn by itself.
    Closed(Way),
}

pub(super) fn hands(scene: &Scene, party: Party) -> Hands {
    let mut own = scene.relations.iter().filter(|known| known.subject == party);
    let in_hand = |known: &&Relation| {
        known.link == Link::Holding
            && !(doing(scene, party) == Some(Doing::Gardening)
                && tend::ties(scene, known, Some(Doing::Gardening)))
    };
    if let Some(held) = own.clone().find(in_hand) {
        let alive = tend::is_alive(scene, held.object) && !feed::is_food(scene, held);
        let Some(object) = scene.subject(held.object).filter(|_| !alive) else {
            return Hands::Full;
        };
        let name = object.what.name();
        return match doing(scene, party) {
            // The bat is in the hand, and the ball flies.
            Some(Doing::PlayingBaseball | Doing::PlayingTennis) if many::is_ball(name) => Hands::Free,
            Some(Doing::Eating | Doing::Drinking | Doing::Juggling) => Hands::Closed(Way::One),
            Some(Doing::Knitting) => Hands::Closed(Way::Both),
            Some(Doing::PlayingMusic) if name == "violin" => Hands::Full,
            Some(Doing::Feeding | Doing::Pouring | Doing::Handling | Doing::Cutting) => {
                Hands::Closed(Way::One)
            }
            _ if between::shares(scene, party) => Hands::Closed(Way::One),
            Some(Doing::Digging) if grip::way(name) == Way::One => Hands::Closed(Way::Shaft),
            _ if own.clone().filter(|known| known.link == Link::Holding).count() > 1 => {
                Hands::Closed(Way::One)
            }
            _ if copies(scene, held.object) == 2 => Hands::Closed(Way::One),
            // Each has its own.
            _ if ONE_EACH.contains(&name) => Hands::Closed(Way::One),
            _ if copies(scene, held.object) == 1 => Hands::Closed(grip::way(name)),
            _ if many::is_ball(name) => Hands::Full,
            _ => Hands::Closed(if many::is_long(name) { Way::One } else { Way::Both }),
        };
    }
    let full = own.any(|known| {
        table::at_table(scene, known).is_some() && !work::paints_at_a_table(scene, party)
            || meal::cooks(scene, known, doing(scene, party))
            || tend::gazes(scene, known, doing(scene, party))
            || breath::blows(scene, party)
    });
    let at_keys = at_an_instrument(scene, party);
    match doing(scene, party) {
        deed if has_what_it_takes(scene, party, deed) => Hands::Closed(Way::One),
        _ if full || at_keys => Hands::Full,
        Some(Doing::Stargazing) if spyglass::is_held(scene, party) => Hands::Closed(Way::One),
        // There is no hand for a pitchfork.
        Some(Doing::Milking | Doing::Driving | Doing::Cutting) => Hands::Closed(Way::One),
        Some(Doing::Gardening) if work::rakes(scene, party) => Hands::Closed(Way::One),
        Some(Doing::Grooming) if wash::has_hands_on(scene, party) => Hands::Closed(Way::One),
        Some(Doing::Grooming) if !work::has_object(scene, party) => Hands::Closed(Way::One),
        _ if between::shares(scene, party) || touch::has_no_tool(scene, party) => Hands::Closed(Way::One),
        deed if handiwork::takes_both_hands(deed) => Hands::Closed(Way::Both),
        Some(Doing::BrushingTeeth | Doing::BlowingBubbles | Doing::Drawing) => Hands::Closed(Way::One),
        Some(Doing::Building) if takes_hammer(scene.place) => Hands::Closed(Way::One),
        _ if pairs::has_open_hand(scene, party) => Hands::Full,
        _ if pairs::is_hand_in_hand(scene, party) => Hands::Closed(Way::One),
        _ => Hands::Free,
    }
}

/// Whether the hand is around what the deed takes: a spoon, a watering can, a fork, a brush, a bauble.
fn has_what_it_takes(scene: &Scene, party: Party, deed: Option<Doing>) -> bool {
    match deed {
        Some(Doing::Cooking | Doing::Experimenting) => stir::is_stirring(scene, party),
        Some(Doing::Gardening) => pour::is_watering(scene, party) || planted::is_planting(scene, party),
        Some(Doing::Eating) => meal::dish_on_the_table(scene, party).is_some(),
        Some(Doing::Painting) => coat::coats(scene, party),
        Some(Doing::Building) => work::in_a_builders_hand(scene, party).is_some(),
        _ => false,
    }
}

/// How a person holds itself on what it sits or rides on; `None` for everybody else.
pub(super) fn mount(scene: &Scene, party: Party, detail: Detail) -> Option<Pose> {
    scene.relations.iter().filter(|one| one.subject == party).find_map(|one| {
        let own = match scene.subject(one.object)?.what {
            What::Thing(thing) => {
                let shown = played_by(scene, one.object).unwrap_or(thing.name);
                let art = figure(shown, detail).ok();
                // A hand is on the neck of what has no bridle.
                let alive = art.is_some_and(|art| art.anchor(Anchor::Face).is_some());
                let astride = (alive && one.link == Link::Riding).then_some(Pose::Astride);
                art.and_then(tackle::seated).or(astride)
            }
            What::Person(_) => None,
        };
        match one.link {
            // Whoever jumps on a bed is in the air above it.
            Link::On if doing(scene, party) == Some(Doing::Jumping) => Some(Pose::Jump),
            Link::On if climb::climbs(scene, party) => Some(Pose::Climb),
            Link::On if doing(scene, party) == Some(Doing::Yoga) => Some(Pose::CrossLegged),
            Link::Riding | Link::On if scene.subject(one.object)?.what.name() == scooter::SCOOTER => {
                Some(Pose::Steer)
            }
            Link::Riding if oars::is_rowed_alone(scene, one) => Some(Pose::Paddle),
            Link::Riding | Link::On if own == Some(Pose::Astride) && riders::holds_on(scene, one.object) => {
                Some(Pose::Ride)
            }
            Link::Riding => own.or(Some(Pose::Ride)),
            Link::On => own,
            _ => None,
        }
    })
}

/// What the wish says that everybody does; exploring is what they do where it says nothing. Whom it is done to does
/// not do it.
pub(super) fn told(scene: &Scene, party: Party) -> Option<Doing> {
    let suffers = scene.relations.iter().any(|known| {
        let directed = doing(scene, known.subject).is_some_and(|deed| {
            tend::is_done_to(deed)
                || matches!(
                    deed,
                    Doing::Reading
                        | Doing::Painting
                        | Doing::TakingPicture
                        | Doing::Holding
                        | Doing::Giving
                        | Doing::Handling
                        | Doing::Talking
                )
        });
        known.object == party && directed && known.subject != party
    });
    // A parrot sits on the shoulder of whoever stands.
    let perch = |known: &Relation| {
        known.object == party
            && known.link == Link::On
            && scene.subject(known.subject).is_some_and(|one| matches!(one.what, What::Thing(_)))
    };
    let suffers = suffers || scene.doing == Doing::Sitting && scene.relations.iter().any(perch);
    if suffers { Some(Doing::Standing) } else { (scene.doing != Doing::Exploring).then_some(scene.doing) }
}

/// How a person holds itself whom the relations tell more of than the deed: an armful, somebody small, a bed.
pub(super) fn stance(scene: &Scene, party: Party) -> Option<Pose> {
    let deed = doing(scene, party);
    let looks = scene.subject(party).map_or(&scene.looks, |subject| &subject.looks);
    if looks.wears.contains(&Worn::Garment(Garment::Crutches)) {
        return Some(Pose::HoldOne);
    }
    if scene.relations.iter().any(|known| shelter::holder(scene, known) == Some(party)) {
        return Some(Pose::HoldUp);
    }
    let at_table = |known: &Relation| match table::at_table(scene, known) {
        _ if table::stands_at(scene, known) => false,
        Some(true) => known.subject == party,
        Some(false) => known.object == party,
        None => false,
    };
    if scene.relations.iter().any(at_table) && meal::dish_on_the_table(scene, party).is_none() {
        return Some(Pose::Sit);
    }
    if strung::tugs(scene, party) {
        return Some(Pose::Steer);
    }
    if let Some(pose) = pairs::pose(scene, party) {
        return Some(pose);
    }
    if deed == Some(Doing::Drawing) && work::is_at_board(scene, party) {
        return Some(Pose::HoldUp);
    }
    if at_an_instrument(scene, party) {
        return Some(Pose::Steer);
    }
    if let Some(pose) = meeting(scene, party, deed).or_else(|| wash::pose(scene, party)) {
        return Some(pose);
    }
    // On both feet, a skate under each.
    let is_on = |known: &Relation| known.subject == party && known.link == Link::On;
    if deed == Some(Doing::Skating) && !scene.relations.iter().any(is_on) {
        return Some(Pose::Stand);
    }
    if deed == Some(Doing::Grooming) && !work::has_object(scene, party) {
        return Some(Pose::HoldUp);
    }
    scene.relations.iter().filter(|known| known.subject == party).find_map(|known| by_tie(scene, known, deed))
}

/// The pose of somebody who holds something, is in a bed or under it.
fn by_tie(scene: &Scene, known: &Relation, deed: Option<Doing>) -> Option<Pose> {
    let of_thing = |party: Party| match scene.subject(party)?.what {
        What::Thing(thing) => Some(thing),
        What::Person(_) => None,
    };
    match known.link {
        Link::Holding if of_thing(known.object).is_some_and(|thing| thing.name == "binoculars") => {
            Some(Pose::HoldUp)
        }
        Link::In if of_thing(known.object).is_some_and(|thing| thing.name == "bed") => Some(Pose::Sit),
        // On the tummy, where it is low.
        Link::Under
            if of_thing(known.object).is_some_and(|thing| CRAWLED_UNDER.contains(&thing.name))
                && matches!(deed, None | Some(Doing::Sitting | Doing::Exploring | Doing::Lying)) =>
        {
            Some(Pose::Crawl)
        }
        Link::Holding if tend::carries(scene, known) && !tend::ties(scene, known, deed) => Some(Pose::Hug),
        Link::Holding if is_idle(deed) && !tend::ties(scene, known, deed) => {
            let name = of_thing(known.object)?.name;
            let thrown = deed == Some(Doing::Juggling) || many::is_ball(name);
            let juggled = copies(scene, known.object) > 2 && thrown;
            let pose = match grip::way(name) {
                Way::High => Pose::HoldUp,
                Way::Blown => Pose::Blow,
                _ => Pose::HoldOne,
            };
            (!juggled).then_some(pose)
        }
        _ if tend::ties(scene, known, deed)
            && matches!(deed, Some(Doing::Feeding | Doing::Grooming))
            && of_thing(known.object).is_some_and(|thing| thing.centimetres <= KNELT_TO) =>
        {
            Some(Pose::Kneel)
        }
        _ => None,
    }
}

/// The pose of somebody whose hand meets what the deed is done to.
fn meeting(scene: &Scene, party: Party, deed: Option<Doing>) -> Option<Pose> {
    let waters = pour::is_watering(scene, party) || planted::is_planting(scene, party);
    let tends = waters || work::rakes(scene, party);
    if deed == Some(Doing::Gardening) && tends || pour::is_spraying(scene, party) {
        return Some(Pose::HoldOne);
    }
    // One arm is along its neck, the other at the bow.
    if deed == Some(Doing::PlayingMusic) && holds(scene, party, "violin") {
        return Some(Pose::Hug);
    }
    if let Some(pose) = embracing(scene, party) {
        return Some(pose);
    }
    if between::shares(scene, party) {
        return Some(if between::is_thrown(scene) { Pose::HoldUp } else { Pose::HoldOne });
    }
    if pilfer::reaches(scene, party) {
        return Some(Pose::HoldOne);
    }
    if feed::lifts(scene, party) {
        return Some(Pose::HoldUp);
    }
    if spyglass::is_held(scene, party) {
        return Some(Pose::HoldUp);
    }
    if deed == Some(Doing::Painting) && work::has_canvas(scene, party) {
        return Some(Pose::HoldOne);
    }
    if deed == Some(Doing::Sledding) && slope::has_no_sled(scene, party) {
        return Some(Pose::Sit);
    }
    if lift::is_lifting(scene, party) {
        return Some(Pose::Jump);
    }
    if hoop::is_swinging(scene, party) {
        return Some(Pose::Dance);
    }
    if deed == Some(Doing::Building) && work::in_a_builders_hand(scene, party).is_some() {
        return Some(Pose::HoldOne);
    }
    if deed == Some(Doing::Building) && builds_high(scene, party) {
        return Some(Pose::Hug);
    }
    if deed == Some(Doing::BlowingBubbles) {
        return Some(Pose::HoldOne);
    }
    let reaches = examine::pose(scene, party).or_else(|| touch::pose(scene, party));
    reaches.or_else(|| breath::blows(scene, party).then_some(Pose::Steer))
}

/// Who is hugged or carried by a person has its arms around that one as well; grown-ups kneel down to a child.
fn embracing(scene: &Scene, party: Party) -> Option<Pose> {
    let stage = |party: Party| match scene.subject(party).map(|one| one.what) {
        None => Some(Stage::Child),
        Some(What::Person(person)) => Some(person.role.stage()),
        Some(What::Thing(_)) => None,
    };
    let small = |party: Party| stage(party) == Some(Stage::Child);
    let tall = |party: Party| matches!(stage(party), Some(Stage::Grown | Stage::Old));
    scene.relations.iter().find_map(|known| {
        let hugs = doing(scene, known.subject).is_some_and(hug::is_close)
            && matches!(known.link, Link::With | Link::NextTo);
        let carries = tend::carries(scene, known) && tall(known.subject);
        let alone = copies(scene, known.object) == 1 && stage(known.subject).is_some();
        if party == known.object && alone && small(party) && (hugs || carries) {
            return Some(Pose::Hug);
        }
        let kneels = party == known.subject && hugs && tall(party) && small(known.object) && alone;
        kneels.then_some(Pose::Kneel)
    })
}

/// Whether somebody pats snow on a snowman with others, or hangs something on a tree.
fn builds_high(scene: &Scene, party: Party) -> bool {
    let builds = |known: &&Relation| {
        scene.subject(known.object).is_some_and(|one| matches!(one.what.name(), "snowman" | "christmas tree"))
    };
    let builders = scene.relations.iter().filter(builds);
    let heads: u8 = builders.clone().map(|known| copies(scene, known.subject)).sum();
    heads > 2 && builders.into_iter().any(|known| known.subject == party)
}

/// Whoever tends what is no higher than this, in centimetres, kneels.
const KNELT_TO: u32 = 70;

/// Whether nothing is done that tells where the hands are.
const fn is_idle(deed: Option<Doing>) -> bool {
    matches!(
        deed,
        None | Some(
            Doing::Exploring | Doing::Standing | Doing::Holding | Doing::Playing | Doing::PlayingMusic
        )
    )
}

/// Whether somebody plays what stands on the ground: both hands are on the keys.
fn at_an_instrument(scene: &Scene, party: Party) -> bool {
    let plays = doing(scene, party) == Some(Doing::PlayingMusic);
    let own = |known: &&Relation| known.subject == party;
    plays && scene.relations.iter().filter(own).any(|known| tend::is_large_instrument(scene, known.object))
}

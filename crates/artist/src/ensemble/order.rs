//! Who stands where in a row, by what is said of them.

use std::ops::RangeInclusive;

use figures::settings::Stage;
use scene::{Doing, Habitat, Link, Party, Place, Relation, Scene, What};

use super::group::Group;
use super::ring::is_built;
use super::rows::{highest, is_row};
use super::skip;
use super::ties::doing;

/// A row this much lower than the other is nearer.
const LOWER: f64 = 0.93;

/// Left to right as the relations ask; the hero of others in the middle.
pub(super) fn in_order(scene: &Scene, groups: Vec<Group>) -> Vec<Group> {
    let mut groups = groups;
    let place = |groups: &[Group], party: Party| {
        groups.iter().position(|group| group.members.iter().any(|member| member.actor.party == party))
    };
    if scene.hero.is_some() && groups.len() > 2 {
        let hero = groups.remove(0);
        groups.insert(groups.len() / 2, hero);
    }
    // Who chases whom, and who is left of whom, is told last: company gives way to it.
    let (company, order): (Vec<&Relation>, Vec<&Relation>) = scene
        .relations
        .iter()
        .partition(|relation| matches!(relation.link, Link::NextTo | Link::With | Link::LookingAt));
    for relation in company.into_iter().chain(order) {
        let (Some(subject), Some(object)) =
            (place(&groups, relation.subject), place(&groups, relation.object))
        else {
            continue;
        };
        // Whoever casts a spell stands before all it is cast on.
        let spell =
            relation.link == Link::LookingAt && doing(scene, relation.subject) == Some(Doing::CastingSpells);
        if subject == object || spell {
            continue;
        }
        if is_built(scene, relation) {
            continue;
        }
        if relation.link == Link::Chasing && scene.subject(relation.subject).is_some_and(|one| one.count > 1)
        {
            // The whole row is behind the one it follows.
            let leader = groups.remove(object);
            let has = |group: &Group| group.members.iter().any(|one| one.actor.party == relation.subject);
            let last = groups.iter().rposition(has).map_or(groups.len(), |last| last + 1);
            groups.insert(last, leader);
            continue;
        }
        let moved = match relation.link {
            Link::LeftOf | Link::Chasing => Some(object - usize::from(subject < object)),
            Link::RightOf => Some(object + usize::from(subject > object)),
            Link::Between => match relation.and.and_then(|and| place(&groups, and)) {
                Some(and) => Some(object.max(and) - usize::from(subject < object.max(and))),
                None => Some(groups.len() / 2),
            },
            Link::NextTo | Link::With | Link::LookingAt => {
                Some(if subject < object { object - 1 } else { (object + 1).min(groups.len() - 1) })
            }
            _ => None,
        };
        if let Some(to) = moved {
            let group = groups.remove(subject);
            groups.insert(to.min(groups.len()), group);
        }
    }
    let built = scene.relations.iter().find(|relation| is_built(scene, relation));
    if let Some(built) = built.and_then(|relation| place(&groups, relation.object)) {
        let built = groups.remove(built);
        groups.insert(groups.len().div_ceil(2), built);
    }
    skip::at_the_ends(scene, groups)
}

/// Of two rows the lower one is nearer, where nobody is said to be on a side of another.
pub(super) fn low_ones_nearer(scene: &Scene, mut ground: Vec<Group>) -> Vec<Group> {
    let sides = |link: Link| {
        matches!(link, Link::LeftOf | Link::RightOf | Link::Between | Link::Chasing | Link::LookingAt)
    };
    let half = ground.len().div_ceil(2);
    if ground.len() > 2 && !is_row(scene) && !scene.relations.iter().any(|known| sides(known.link)) {
        let (far, near) = ground.split_at(half);
        if highest(far) < highest(near) * LOWER {
            ground.rotate_left(half);
        }
    }
    ground
}

/// Two or three leave so much of one side of a page to what its place is known by, in units.
const FLANK: f64 = 96.0;
const FEW: RangeInclusive<usize> = 2..=3;

/// How much of one side those on the ground leave free, in units: else they would hide all that their place is known by.
pub(super) fn flank(scene: &Scene, (air, ground): (&[Group], &[Group]), stage: &Stage) -> f64 {
    use Place::{NightSky, RainbowSky, Space, Treehouse, Underwater};
    let is_known_by_sights = !matches!(scene.place, Space | Underwater | NightSky | RainbowSky | Treehouse);
    let stands = |group: &Group| group.bounds().height() > group.bounds().width();
    let has_sight = stage.asked.landmark || !air.is_empty() || !FEW.contains(&ground.len());
    let all = ground.iter().all(stands);
    if is_known_by_sights && !has_sight && all { FLANK } else { 0.0 }
}

/// Whoever is said to be beside one on the ground comes down to it.
pub(super) fn side_by_side(scene: &Scene, mut groups: Vec<Group>) -> Vec<Group> {
    for relation in &scene.relations {
        let side = matches!(relation.link, Link::LeftOf | Link::RightOf | Link::NextTo | Link::Between);
        if !side && !is_built(scene, relation) {
            continue;
        }
        let has =
            |group: &Group, party: Party| group.members.iter().any(|member| member.actor.party == party);
        let parties = [Some(relation.subject), Some(relation.object), relation.and];
        // Stars stay in the sky, whatever they are around.
        let of_the_sky = |group: &Group| {
            let what = scene.subject(group.root.party).map(|one| one.what);
            matches!(what, Some(What::Thing(thing)) if thing.habitat == Habitat::Sky)
                && relation.link == Link::NextTo
        };
        let tied = |group: &Group| {
            !(group.floats && of_the_sky(group))
                && parties.into_iter().flatten().any(|party| has(group, party))
        };
        if groups.iter().any(|group| tied(group) && !group.floats) {
            groups.iter_mut().filter(|group| tied(group)).for_each(|group| group.floats = false);
        }
    }
    groups
}

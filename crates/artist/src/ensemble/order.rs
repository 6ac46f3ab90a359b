//! Who stands where in a row, by what is said of them.

use scene::{Doing, Link, Party, Relation, Scene};

use super::group::Group;
use super::ring::is_built;
use super::skip;
use super::ties::doing;

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

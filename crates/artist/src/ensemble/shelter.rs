//! Under one umbrella: whoever is named first holds it, and the other stands close.

use figures::Art;
use kurbo::{Affine, Rect};
use scene::{Link, Party, Relation, Scene};

use super::Actor;
use super::casting::copies;
use super::group::Group;
use super::tend::is_alive;
use super::ties::Ties;

/// Who holds the umbrella that the relation is about; `None` where it is about none, or about one for many.
pub(super) fn holder(scene: &Scene, relation: &Relation) -> Option<Party> {
    let umbrella = relation.object;
    let is_one = |party: Party| {
        scene.subject(party).is_some_and(|one| one.what.name() == "umbrella" && one.count == 1)
    };
    if !is_one(umbrella) {
        return None;
    }
    let shared = |known: &&Relation| {
        known.object == umbrella
            && matches!(known.link, Link::Holding | Link::Under | Link::With)
            && is_alive(scene, known.subject)
    };
    let all: Vec<Party> = scene.relations.iter().filter(shared).map(|known| known.subject).collect();
    let held = scene.relations.iter().find(|known| known.object == umbrella && known.link == Link::Holding);
    let first = held.map(|known| known.subject).or(all.first().copied())?;
    let heads: u8 = all.iter().map(|party| copies(scene, *party)).sum();
    (all.contains(&relation.subject) && heads <= 2).then_some(first)
}

/// The umbrella is in the holder's hand, and who is under it as well stands close. `false` where nobody holds one.
pub(super) fn tie(scene: &Scene, relation: &Relation, ties: &mut Ties) -> bool {
    let Some(holder) = holder(scene, relation) else { return false };
    let (link, moved) = if holder == relation.subject {
        (Link::Holding, relation.object)
    } else {
        (Link::NextTo, relation.subject)
    };
    let to = Actor { party: holder, copy: 0 };
    ties.entry(Actor { party: moved, copy: 0 }).or_insert((link, to));
    if copies(scene, holder) == 2 {
        ties.entry(Actor { party: holder, copy: 1 }).or_insert((Link::NextTo, to));
    }
    true
}

/// Whether it is the second of two under one umbrella.
pub(super) fn brings_together(scene: &Scene, one: Actor) -> bool {
    scene.relations.iter().any(|known| {
        holder(scene, known).is_some_and(|holder| {
            (known.subject == one.party && one.party != holder) || (holder == one.party && one.copy == 1)
        })
    })
}

/// Beside the other, turned to it, with room for the shaft between them.
pub(super) fn close_to(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let gap = around.width().min(own.width()) * 0.06;
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let own = Rect::new(-own.x1, own.y0, -own.x0, own.y1);
    turned.moved(Affine::translate((around.x1 + gap - own.x0, around.y1 - own.y1)))
}

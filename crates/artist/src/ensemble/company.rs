//! Who is named as company does the same.

use scene::{Doing, Link, Party, Relation, Scene};

use super::tend::{is_alive, is_large_instrument};
use super::ties::{doing, is_somebody};

/// Two who skate with each other both skate.
pub(super) fn joined(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let deed = doing(scene, known.subject).filter(|deed| {
            matches!(
                deed,
                Doing::IceSkating
                    | Doing::Skating
                    | Doing::Skiing
                    | Doing::Dancing
                    | Doing::Swimming
                    | Doing::Jumping
                    | Doing::Flying
                    | Doing::Sliding
                    | Doing::Singing
                    | Doing::Boxing
                    | Doing::Cartwheeling
                    | Doing::Handstanding
                    | Doing::HoldingHands
                    | Doing::HighFiving
            )
        });
        let Party::Cast(index) = known.object else { continue };
        if known.link == Link::With && deed.is_some() && is_alive(scene, known.object) {
            let other = &mut scene.cast[index];
            other.doing = other.doing.or(deed);
        }
        builders(scene, known);
        listeners(scene, known);
    }
}

/// Whoever watches television sits.
pub(super) fn viewers(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let screen = scene.subject(known.object).is_some_and(|one| one.what.name() == "television");
        let stands = doing(scene, known.subject) == Some(Doing::Standing);
        if !(screen && stands && known.link == Link::LookingAt) {
            continue;
        }
        match known.subject {
            Party::Hero => scene.doing = Doing::Sitting,
            Party::Cast(viewer) => scene.cast[viewer].doing = Some(Doing::Sitting),
        }
    }
}

/// Of two at one piano only one plays; the other brings no guitar.
fn listeners(scene: &mut Scene, known: Relation) {
    let plays = doing(scene, known.subject) == Some(Doing::PlayingMusic) && known.link == Link::With;
    let at_keys = scene
        .relations
        .iter()
        .any(|other| other.subject == known.subject && is_large_instrument(scene, other.object));
    let Party::Cast(index) = known.object else { return };
    if plays && at_keys && is_alive(scene, known.object) {
        scene.cast[index].doing.get_or_insert(Doing::Standing);
    }
}

/// Two who paint one wall paint the wall, and nobody stands at an easel of his own.
pub(super) fn painters(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let (one, other) = (known.subject, known.object);
        let beside = matches!(known.link, Link::With | Link::NextTo);
        if !beside || !is_alive(scene, one) || !is_alive(scene, other) {
            continue;
        }
        for (painter, partner) in [(one, other), (other, one)] {
            let paints = [painter, partner].iter().all(|party| doing(scene, *party) == Some(Doing::Painting));
            let work = |party: Party| {
                let own = move |it: &&Relation| it.subject == party && it.link == Link::With;
                scene.relations.iter().filter(own).find(|it| !is_alive(scene, it.object)).copied()
            };
            if let (true, Some(work), None) = (paints, work(painter), work(partner)) {
                scene.relations.push(Relation { subject: partner, ..work });
            }
        }
    }
}

/// A father who is named with those who decorate a tree or build a snowman is at it as well, and a bear that camps with
/// kids is at their fire.
fn builders(scene: &mut Scene, known: Relation) {
    let deed = doing(scene, known.subject).filter(|_| known.link == Link::With);
    let camps = deed == Some(Doing::Camping);
    let made = |party: Party| {
        let snowman = scene.subject(party).is_some_and(|one| one.what.name() == "snowman");
        snowman || !is_alive(scene, party)
    };
    let thing = scene.relations.iter().find(|other| {
        other.subject == known.subject
            && (other.link == Link::With || camps && other.link == Link::NextTo)
            && made(other.object)
    });
    let (Party::Cast(index), Some(thing)) = (known.object, thing.copied()) else { return };
    let joins = match deed {
        Some(Doing::Building) => is_somebody(scene, known.object),
        Some(Doing::Camping) => is_alive(scene, known.object),
        _ => false,
    };
    if joins && scene.cast[index].doing.is_none() {
        scene.cast[index].doing = deed;
        scene.relations.push(Relation { subject: known.object, ..thing });
    }
}

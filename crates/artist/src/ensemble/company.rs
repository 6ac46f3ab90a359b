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

/// A father who is named with those who decorate a tree is at the tree as well.
fn builders(scene: &mut Scene, known: Relation) {
    let builds = doing(scene, known.subject) == Some(Doing::Building) && known.link == Link::With;
    let thing = scene.relations.iter().find(|other| {
        other.subject == known.subject && other.link == Link::With && !is_alive(scene, other.object)
    });
    let (Party::Cast(index), Some(thing)) = (known.object, thing.copied()) else { return };
    if builds && is_somebody(scene, known.object) && scene.cast[index].doing.is_none() {
        scene.cast[index].doing = Some(Doing::Building);
        scene.relations.push(Relation { subject: known.object, ..thing });
    }
}

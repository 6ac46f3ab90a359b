//! Whoever drinks has a cup or a glass of their own.

use scene::{Doing, Link, Party, Relation, Scene, Subject, What};

use super::casting::copies;
use super::tend::is_alive;
use super::ties::doing;

/// What is no higher than this, in centimetres, is drunk from by one alone.
const CUP: u32 = 40;
/// So many drink at most with one each.
const MOST: u8 = 4;

/// One for each of those who drink the same.
pub(super) fn apiece(scene: &mut Scene) {
    // All drink from one bowl.
    if scene.cast.iter().any(|one| one.what.name().contains("bowl")) {
        return;
    }
    for index in 0..scene.cast.len() {
        let drink = Party::Cast(index);
        let cup = matches!(scene.cast[index].what, What::Thing(thing) if thing.centimetres <= CUP);
        let drinks = |known: &&Relation| {
            known.object == drink
                && matches!(known.link, Link::With | Link::Holding)
                && doing(scene, known.subject) == Some(Doing::Drinking)
                && is_alive(scene, known.subject)
        };
        let drinkers: Vec<Party> = scene.relations.iter().filter(drinks).map(|known| known.subject).collect();
        let heads: u8 = drinkers.iter().map(|party| copies(scene, *party)).sum();
        if !cup || is_alive(scene, drink) || !(2..=MOST).contains(&heads) {
            continue;
        }
        for (rank, drinker) in drinkers.into_iter().enumerate() {
            let count = copies(scene, drinker);
            let own = if rank == 0 { drink } else { Party::Cast(scene.cast.len()) };
            if rank == 0 {
                scene.cast[index].count = count;
            } else {
                scene.cast.push(Subject { count, ..scene.cast[index].clone() });
            }
            let of_drinker = |known: &&mut Relation| known.subject == drinker && known.object == drink;
            if let Some(known) = scene.relations.iter_mut().find(of_drinker) {
                *known = Relation { link: Link::Holding, object: own, ..*known };
            }
        }
    }
}

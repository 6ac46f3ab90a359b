//! Whoever drinks has a cup or a glass of their own, and two who eat have a slice or a cone each.

use scene::{Doing, Link, Party, Relation, Scene, Subject, Use, What};

use super::casting::copies;
use super::tend::is_alive;
use super::ties::{doing, is_somebody};

/// What is no higher than this, in centimetres, is drunk from by one alone.
const CUP: u32 = 40;
/// So many drink at most with one each.
const MOST: u8 = 4;

/// What is no higher than this is eaten by one alone, out of the hand, unless it is in one of these.
const BITE: u32 = 20;
const DISHES: [&str; 6] = ["bowl", "soup", "plate", "pot", "spaghetti", "pan"];

/// Whether a thing is eaten out of the hand.
fn is_bite(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|one| match one.what {
        What::Thing(thing) => {
            thing.centimetres <= BITE
                && thing.uses.contains(&Use::Held)
                && !DISHES.iter().any(|dish| thing.name.contains(dish))
        }
        What::Person(_) => false,
    })
}

/// "Eating pizza with his friend": the friend has some too.
fn guests(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let eats = known.link == Link::Holding
            && doing(scene, known.subject) == Some(Doing::Eating)
            && is_bite(scene, known.object);
        let guest = scene.relations.iter().find(|other| {
            let free = !scene.relations.iter().any(|own| own.subject == other.object);
            other.subject == known.subject
                && other.link == Link::With
                && is_somebody(scene, other.object)
                && free
        });
        if let (true, Some(guest)) = (eats, guest.map(|guest| guest.object))
            && copies(scene, guest) == 1
            && let Party::Cast(index) = guest
        {
            scene.cast[index].doing = Some(Doing::Eating);
            scene.relations.push(Relation { subject: guest, ..known });
        }
    }
}

/// One for each of those who drink or eat the same.
pub(super) fn apiece(scene: &mut Scene) {
    // All drink from one bowl.
    if scene.cast.iter().any(|one| one.what.name().contains("bowl")) {
        return;
    }
    guests(scene);
    for index in 0..scene.cast.len() {
        let drink = Party::Cast(index);
        let cup = matches!(scene.cast[index].what, What::Thing(thing) if thing.centimetres <= CUP);
        let bite = is_bite(scene, drink);
        let deed = if bite { Doing::Eating } else { Doing::Drinking };
        let drinks = |known: &&Relation| {
            known.object == drink
                && matches!(known.link, Link::With | Link::Holding)
                && (doing(scene, known.subject) == Some(Doing::Drinking)
                    || doing(scene, known.subject) == Some(deed))
                && is_alive(scene, known.subject)
        };
        let drinkers: Vec<Party> = scene.relations.iter().filter(drinks).map(|known| known.subject).collect();
        let heads: u8 = drinkers.iter().map(|party| copies(scene, *party)).sum();
        let eaten = doing(scene, drinkers.first().copied().unwrap_or(drink)) == Some(Doing::Eating);
        if eaten && heads != 2 || !cup || is_alive(scene, drink) || !(2..=MOST).contains(&heads) {
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

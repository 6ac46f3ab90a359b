//! What everybody has without a word: an umbrella each, a branch to hang from, one long desk; toys float in the bath.

use figures::Art;
use kurbo::Point;
use scene::{Doing, Link, Party, Relation, Scene, Subject, Thing, What};

use super::casting::copies;
use super::group::Group;
use super::table::TABLES;
use super::tend::is_alive;
use super::ties::{doing, is_somebody};

/// What nobody shares where there are several of it.
pub(super) const ONE_EACH: [&str; 6] =
    [LUGGAGE, "backpack", "umbrella", "treat bag", "lantern", "marshmallow stick"];
/// What stands beside whoever has it.
const LUGGAGE: &str = "suitcase";
/// What one sits in to wash, and what floats there.
pub(super) const TUB: &str = "bathtub";
pub(super) const BATH_TOYS: [&str; 4] = ["rubber duck", "toy boat", "sailboat", "soap"];
/// What one hangs from.
pub(super) const BRANCH: &str = "tree branch";

/// Gives everybody what is theirs.
pub(super) fn hand_out(scene: &mut Scene) {
    one_each(scene);
    one_desk(scene);
    into_the_tub(scene);
}

fn name(scene: &Scene, party: Party) -> &'static str {
    match scene.subject(party).map(|one| one.what) {
        Some(What::Thing(thing)) => thing.name,
        _ => "",
    }
}

/// Two kids with umbrellas hold one each.
fn one_each(scene: &mut Scene) {
    for index in 0..scene.cast.len() {
        let object = Party::Cast(index);
        if !ONE_EACH.contains(&name(scene, object)) {
            continue;
        }
        let has = |known: &&Relation| {
            known.object == object
                && matches!(known.link, Link::With | Link::Holding)
                && is_alive(scene, known.subject)
        };
        let owners: Vec<Party> = scene.relations.iter().filter(has).map(|known| known.subject).collect();
        if LUGGAGE == name(scene, object) {
            let with = |known: &&mut Relation| {
                known.object == object && matches!(known.link, Link::With | Link::Holding)
            };
            scene.relations.iter_mut().filter(with).for_each(|known| known.link = Link::NextTo);
        }
        let heads: u8 = owners.iter().map(|one| copies(scene, *one)).sum();
        let roasts = name(scene, object) == "marshmallow stick" && heads > 1;
        let several = scene.cast[index].count > 1 || roasts;
        for (rank, owner) in owners.into_iter().enumerate().filter(|_| several) {
            let own = if rank == 0 { index } else { scene.cast.len() };
            let count = copies(scene, owner);
            if rank > 0 {
                scene.cast.push(scene.cast[index].clone());
            }
            scene.cast[own].count = count;
            let of_owner = |known: &&mut Relation| known.subject == owner && known.object == object;
            if let Some(known) = scene.relations.iter_mut().find(of_owner) {
                let link = if known.link == Link::NextTo { Link::NextTo } else { Link::Holding };
                *known = Relation { link, object: Party::Cast(own), ..*known };
            }
        }
    }
}

/// Several who sit at desks sit at one long one.
fn one_desk(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let (Party::Cast(index), Link::NextTo | Link::With) = (known.object, known.link) else { continue };
        let sits = doing(scene, known.subject) != Some(Doing::Standing) && copies(scene, known.subject) > 1;
        let laid = scene.relations.iter().any(|other| other.object == known.object && other.link == Link::On);
        if sits && !laid && is_alive(scene, known.subject) && TABLES.contains(&name(scene, known.object)) {
            scene.cast[index].count = 1;
        }
    }
}

/// Who bathes with ducks has them in the tub.
fn into_the_tub(scene: &mut Scene) {
    let toys: Vec<Relation> = scene
        .relations
        .iter()
        .filter(|known| known.link == Link::With && BATH_TOYS.contains(&name(scene, known.object)))
        .copied()
        .collect();
    for known in toys {
        let inside = |other: &&Relation| {
            other.subject == known.subject
                && matches!(other.link, Link::In | Link::On)
                && name(scene, other.object) == TUB
        };
        let bather = scene.relations.iter().find(inside).map(|other| other.object);
        let tub = match (bather, Thing::named(TUB)) {
            (Some(tub), _) => tub,
            (None, Some(tub)) if doing(scene, known.subject) == Some(Doing::Bathing) => {
                let object = Party::Cast(scene.cast.len());
                scene.cast.push(Subject::one(tub));
                scene.relations.push(Relation { subject: known.subject, link: Link::In, object, and: None });
                object
            }
            _ => continue,
        };
        scene.relations.retain(|other| !(other.object == known.object && other.link == Link::With));
        scene.relations.push(Relation { subject: known.object, link: Link::On, object: tub, and: None });
    }
}

/// Whoever hangs from nothing that is said, unless it has something of its own to hang from.
pub(super) fn dangling(scene: &Scene, party: Party) -> bool {
    let tied = scene.relations.iter().any(|known| {
        known.subject == party
            && matches!(known.link, Link::Under | Link::On | Link::In | Link::Riding | Link::Below)
    });
    let animal = !is_somebody(scene, party) && is_alive(scene, party);
    animal && !tied && name(scene, party) != "sloth" && copies(scene, party) < 4
}

/// How high a toy is beside its tub, and where the foam is, in shares of the tub's height.
const TOY: f64 = 0.32;
const FOAM: f64 = 0.24;

/// Whether it floats in the bath.
pub(super) fn floats_in_bath((base, other): (&str, &Group)) -> bool {
    base == TUB && other.first().is_some_and(|first| BATH_TOYS.contains(&first.name))
}

/// In the foam, one of `same`, from end to end: whoever bathes is in the middle.
pub(super) fn afloat(tub: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (tub.bounds(), other.bounds());
    let last = same.saturating_sub(1).max(1) as f64;
    let share = if same == 1 { 0.84 } else { 0.14 + 0.72 * rank as f64 / last };
    let scale = around.height() * TOY / own.height().max(1.0);
    other.stood(Point::new(around.x0 + around.width() * share, around.y0 + around.height() * FOAM), scale)
}

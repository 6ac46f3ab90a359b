//! Something taken out of a vessel: the hand with it is over the brim.

use figures::Art;
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::group::{Group, bottom};
use super::meal::served_at;
use super::openings::RIMS;
use super::tend::{Doer, is_alive};
use super::ties::{doing, is_somebody};

/// What something is taken out of that has no rim to look over.
pub(super) const JARS: [&str; 4] = ["jar of cookies", "jar", "honey pot", "bowl of candy"];
/// The highest that one reaches into, in centimetres, and what stands on a table before a person.
const REACHED_INTO: u32 = 90;
const ON_A_TABLE: u32 = 45;
/// How high the vessel is beside whoever takes something out of it.
const HIGH: f64 = 0.42;

/// Whether somebody takes a thing out of another.
pub(super) fn takes_from(scene: &Scene, known: &Relation) -> bool {
    let Some(What::Thing(vessel)) = scene.subject(known.object).map(|one| one.what) else { return false };
    let open = JARS.contains(&vessel.name) || RIMS.iter().any(|(name, ..)| *name == vessel.name);
    let holds = |other: &Relation| {
        other.subject == known.subject
            && other.link == Link::Holding
            && other.object != known.object
            && !is_alive(scene, other.object)
    };
    known.link == Link::With
        && doing(scene, known.subject) == Some(Doing::Holding)
        && open
        && vessel.centimetres <= REACHED_INTO
        && copies(scene, known.object) == 1
        && copies(scene, known.subject) == 1
        && scene.relations.iter().any(holds)
}

/// Whether a party is taken from.
pub(super) fn is_taken_from(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && takes_from(scene, known))
}

/// Below the hand: on a table before a person where it is small, else on the ground.
pub(super) fn below_the_hand(scene: &Scene, base: &Art, other: Group, party: Party) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let small = scene
        .subject(party)
        .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= ON_A_TABLE));
    let doer = scene.relations.iter().find(|known| known.object == party && takes_from(scene, known));
    if small && body.person && doer.is_some_and(|known| is_somebody(scene, known.subject)) {
        return served_at(&body, other, (0, 1), body.hand.x - body.around.center().x).0;
    }
    let own = other.bounds();
    let most = (body.around.y1 - body.hand.y).max(high * HIGH) * 0.92;
    let scale = (most / own.height().max(1.0)).min(high * 0.7 / own.width().max(1.0));
    let foot = Point::new((body.hand.x + high * 0.06).max(body.around.x1), body.around.y1);
    other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    )
}

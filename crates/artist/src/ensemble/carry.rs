//! One thing carried by three or more: it lies on all their heads.

use figures::Art;
use kurbo::Point;
use scene::{Doing, Link, Party, Relation, Scene};

use super::beside::INSECTS;
use super::casting::copies;
use super::group::{Group, Tied};
use super::tend::is_alive;
use super::ties::doing;

/// From so many on one thing is carried together.
const MANY: u8 = 3;
/// How much of the thing's width they fill, how close they walk, and how far their heads reach into it.
const BELOW: f64 = 0.94;
const CLOSE: f64 = 1.06;
const SUNK: f64 = 0.07;
/// How high the thing is at most beside them, and how close they walk below one that is narrow.
const HIGH: f64 = 1.2;
const CLOSEST: f64 = 0.84;
/// What is held up over the head by itself, and needs nobody's help.
const LIGHT: [&str; 6] = ["balloon", "flag", "kite", "umbrella", "lantern", "rope"];

/// How many it takes: two insects carry on their backs what they have no hands for.
fn least(scene: &Scene, carrier: Party) -> u8 {
    let insect = scene.subject(carrier).is_some_and(|one| INSECTS.contains(&one.what.name()));
    if insect { 2 } else { MANY }
}

fn lifts(scene: &Scene, known: &Relation) -> bool {
    let alone = copies(scene, known.object) == 1 && !is_alive(scene, known.object);
    let light = scene.subject(known.object).is_none_or(|one| LIGHT.contains(&one.what.name()));
    matches!(known.link, Link::Holding | Link::With)
        && matches!(doing(scene, known.subject), Some(Doing::Holding | Doing::Pulling))
        && is_alive(scene, known.subject)
        && alone
        && !light
}

/// How many carry this thing.
fn heads(scene: &Scene, thing: Party) -> u8 {
    let carriers = scene.relations.iter().filter(|known| known.object == thing && lifts(scene, known));
    carriers.map(|known| copies(scene, known.subject)).sum()
}

/// Whoever carries a thing with two others or more walks under it.
pub(super) fn shoulder(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let pulled = doing(scene, known.subject) == Some(Doing::Pulling);
        if !pulled && lifts(scene, &known) && heads(scene, known.object) >= least(scene, known.subject) {
            scene.relations[index].link = Link::Under;
            if let Party::Cast(one) = known.subject {
                scene.cast[one].doing = Some(Doing::Walking);
            }
        }
    }
}

/// Whether somebody walks under what is carried by several.
pub(super) fn is_carrier(scene: &Scene, party: Party) -> bool {
    let under =
        |known: &&Relation| known.link == Link::Under && doing(scene, known.subject) == Some(Doing::Walking);
    let own = scene.relations.iter().filter(under).find(|known| known.subject == party);
    own.is_some_and(|own| {
        let all = scene.relations.iter().filter(under).filter(|known| known.object == own.object);
        all.map(|known| copies(scene, known.subject)).sum::<u8>() >= least(scene, party)
    })
}

/// How much larger the thing is to lie on all of them.
pub(super) fn spanning(scene: &Scene, art: &Art, tied: &[Tied]) -> Option<f64> {
    let carriers = tied.iter().filter(|(one, link, _)| *link == Link::Under && is_carrier(scene, one.party));
    let (wide, high) = carriers.fold((0.0, 0.0), |(wide, high), (.., group)| {
        let own = group.bounds();
        (wide + own.width(), f64::max(high, own.height()))
    });
    let own = art.bounds();
    let needed = (wide * CLOSE / own.width().max(1.0)).min(high * HIGH / own.height().max(1.0));
    (wide > 0.0).then_some(needed)
}

/// Under it, one of `same`.
pub(super) fn below(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = (around.width() * BELOW / same as f64).max(own.width() * CLOSEST);
    let scale = (cell * CLOSE / own.width().max(1.0)).min(1.0);
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y1 + own.height() * scale * (1.0 - SUNK)), scale)
}

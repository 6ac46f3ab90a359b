//! Several small things under one body: a hen on her eggs.

use figures::Art;
use kurbo::Point;
use scene::{Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::group::Group;
use super::tend::is_alive;

/// How large each is beside the one on them, and how deep that sits between them, as shares of its height.
const LARGEST: f64 = 0.3;
const SUNK: f64 = 0.62;

/// Whether somebody is on several things that are smaller.
pub(super) fn sits_on(scene: &Scene, known: &Relation) -> bool {
    let tall = |party: Party| match scene.subject(party)?.what {
        What::Thing(thing) => Some(thing.centimetres),
        What::Person(_) => None,
    };
    let smaller = tall(known.subject).zip(tall(known.object)).is_some_and(|(own, under)| under < own);
    known.link == Link::On
        && smaller
        && (copies(scene, known.subject) == 1 || copies(scene, known.subject) == copies(scene, known.object))
        && copies(scene, known.object) > 1
        && !is_alive(scene, known.object)
}

/// Whether it is what somebody is on.
pub(super) fn is_sat_on(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && sits_on(scene, known))
}

/// Before the feet, one of `same` side by side.
pub(super) fn beneath(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let high = around.height().min(around.width());
    let cell = around.width() * 0.92 / same as f64;
    let scale = (high * LARGEST / own.height().max(1.0)).min(cell * 1.04 / own.width().max(1.0));
    let x =
        around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell.min(own.width() * scale * 1.06);
    other.stood(Point::new(x, around.y1 + own.height() * scale * (1.0 - SUNK)), scale)
}

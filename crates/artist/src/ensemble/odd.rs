//! One of several who does otherwise: falls off what the others are on, or looks the other way.

use figures::{Anchor, Art};
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, Subject};

use super::casting::copies;
use super::group::Group;
use super::ties::doing;

/// How far out beside a thing somebody falls, as a share of the width, and how high, as one of the thing's height.
const BESIDE: f64 = 0.5;
const HIGH: f64 = 0.3;

/// Whether somebody falls off what a relation says it is beside.
pub(super) fn falls_off(scene: &Scene, known: &Relation) -> bool {
    known.link == Link::NextTo && falls(scene, known.subject) && copies(scene, known.subject) == 1
}

/// Whether somebody falls.
pub(super) fn falls(scene: &Scene, party: Party) -> bool {
    doing(scene, party) == Some(Doing::Falling)
}

/// Whether somebody in the air chases another on the ground.
pub(super) fn flies_after(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && known.link == Link::Chasing)
}

/// How large who flies after somebody is at least, and how far behind, in shares of sizes.
const HEELS: (f64, f64) = (0.3, 0.7);

/// In the air at the right of what it falls from, or behind the head of whom it flies after.
pub(super) fn in_the_air(scene: &Scene, base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    if flies_after(scene, other.root.party) {
        let face = base.anchor(Anchor::Face).unwrap_or(around.center());
        let scale = (around.height() * HEELS.0 / own.height().max(own.width()).max(1.0)).max(1.0);
        return other.centered(Point::new(around.x0 - own.width() * scale * HEELS.1, face.y), scale);
    }
    // What somebody slips on is lower than they are.
    let high = (around.y0 + around.height() * HIGH).min(around.y1 - own.height() * 0.5);
    other.centered(Point::new(around.x1 + own.width() * BESIDE, high), 1.0)
}

/// Whether somebody is one of several and in nothing else unlike them: it looks the other way.
pub(super) fn looks_away(scene: &Scene, party: Party) -> bool {
    let Party::Cast(index) = party else { return false };
    let Some(one) = scene.cast.get(index).filter(|one| one.count == 1 && one.name.is_none()) else {
        return false;
    };
    let others = |(at, other): (usize, &Subject)| {
        at != index
            && other.count > 1
            && other.what == one.what
            && other.looks == one.looks
            && (one.doing == other.doing
                || one.doing == Some(Doing::Standing)
                || other.doing.is_none() && one.doing == Some(Doing::Swimming))
            && tied(scene, party) == tied(scene, Party::Cast(at))
    };
    scene.cast.iter().enumerate().any(others)
}

/// Whether anybody looks another way than all others.
pub(super) fn is_any_turned(scene: &Scene) -> bool {
    (0..scene.cast.len()).any(|index| looks_away(scene, Party::Cast(index)))
}

/// To what somebody is tied, and how.
fn tied(scene: &Scene, party: Party) -> Vec<(Link, Party)> {
    let own = scene.relations.iter().filter(|known| known.subject == party && known.object != party);
    own.map(|known| (known.link, known.object)).collect()
}

/// Mirrored, where it looks the other way.
pub(super) fn turned(scene: &Scene, other: Group) -> Group {
    if looks_away(scene, other.root.party) {
        other.moved(Affine::scale_non_uniform(-1.0, 1.0))
    } else {
        other
    }
}

//! On the boards of a stage, between its curtains.

use figures::Art;
use kurbo::Point;
use scene::{Link, Party, Relation, Scene};

use super::group::Group;
use super::tend::is_alive;

pub(super) const STAGE: &str = "stage";
/// The room between the curtains, how high it is, and where the feet are, as shares of the stage's box.
const WIDE: f64 = 0.6;
const HIGH: f64 = 0.64;
const FLOOR: f64 = 0.82;
/// Lifted arms may reach over the neighbour so far.
const CLOSE: f64 = 1.25;

/// Whoever watches somebody on a stage is before it.
pub(super) fn watched(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let stage = |party: Party| scene.subject(party).is_some_and(|one| one.what.name() == STAGE);
        if stage(known.subject) && known.link == Link::With && is_alive(scene, known.object) {
            // "a stage with a singing cat".
            let (subject, object) = (known.object, known.subject);
            scene.relations[index] = Relation { subject, link: Link::On, object, and: None };
            continue;
        }
        let on = scene.relations.iter().find(|other| {
            other.subject == known.object && stage(other.object) && matches!(other.link, Link::On | Link::In)
        });
        let watches = matches!(known.link, Link::LookingAt);
        if let Some(object) = on.filter(|_| watches).map(|on| on.object) {
            scene.relations[index] = Relation { link: Link::InFrontOf, object, ..known };
        }
    }
}

/// Before the cloth, one of `same` side by side.
pub(super) fn onstage(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * WIDE / same as f64;
    let scale = (around.height() * HIGH / own.height().max(1.0)).min(cell * CLOSE / own.width().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y0 + around.height() * FLOOR), scale)
}

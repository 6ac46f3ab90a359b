//! Kneading: dough on a table before the body, both hands in it; those who knead together are at both sides of a table.

use figures::Art;
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, Thing, What};

use super::casting::copies;
use super::grip;
use super::group::{Group, bottom};
use super::meal::table_below;
use super::tend::Doer;
use super::ties::doing;

pub(super) const DOUGH: &str = "dough";
/// The same on a table, for several.
pub(super) const ON_A_TABLE: &str = "dough table";
/// How wide the dough and the table are, as shares of the kneader's height, and how deep the hands are in it, as a share
/// of the dough's height.
const WIDE: f64 = 0.46;
const TABLE: f64 = 0.42;
const DEEP: f64 = 0.5;

/// Whether somebody kneads it.
pub(super) fn is_kneaded(scene: &Scene, known: &Relation) -> bool {
    scene.subject(known.object).is_some_and(|one| one.what.name() == DOUGH)
        && doing(scene, known.subject) == Some(Doing::Handling)
        && matches!(known.link, Link::With | Link::LookingAt)
}

/// What several knead is on a table between them.
pub(super) fn on_a_table(scene: &mut Scene) {
    let Some(table) = Thing::named(ON_A_TABLE) else { return };
    for known in scene.relations.clone() {
        let same = |other: &&Relation| other.object == known.object && is_kneaded(scene, other);
        let heads: u8 = scene.relations.iter().filter(same).map(|one| copies(scene, one.subject)).sum();
        if let (true, Party::Cast(index)) = (heads > 1, known.object) {
            scene.cast[index].what = What::Thing(table);
        }
    }
}

/// On a table before whoever has both hands in it.
pub(super) fn kneaded((base, holder): (&Art, &str), other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height().min(body.around.width() * 1.9);
    let arms = grip::shoulders(holder, base).filter(|_| !body.person);
    let palms = match (&arms, body.person) {
        (Some(arms), _) => {
            let down = kurbo::Vec2::new(arms.thickness() * 0.2, arms.thickness() * 1.5);
            [arms.left + down, arms.right + kurbo::Vec2::new(-down.x, down.y)]
        }
        (None, true) => [body.other_hand, body.hand],
        (None, false) => [body.mouth, body.mouth],
    };
    let own = other.bounds();
    let scale = high * WIDE / own.width().max(1.0);
    let middle = palms[0].midpoint(palms[1]);
    let top = middle.y + own.height() * scale * (1.0 - DEEP);
    let foot = Point::new(middle.x, top);
    let mut other = other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    );
    let table = table_below((middle.x, top), high * TABLE, (high, body.around.y1));
    let Some(member) = other.members.last_mut() else { return other };
    member.art.shapes.splice(0..0, table);
    match arms {
        Some(arms) => {
            member.art.shapes.extend(arms.reach(base, arms.left, palms[0]));
            member.art.shapes.extend(arms.reach(base, arms.right, palms[1]));
        }
        None => member.art.shapes.extend(palms.iter().flat_map(|palm| grip::fingers(base, *palm))),
    }
    other
}

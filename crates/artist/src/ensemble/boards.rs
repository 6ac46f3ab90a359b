//! On the boards of a stage, between its curtains, and in the air above what one bounces on.

use drawing::{Pen, Shape};
use figures::{Anchor, Art};
use kurbo::{BezPath, Point, Vec2};
use scene::{Link, Party, Relation, Scene};

use super::group::Group;
use super::tend::is_alive;
use super::tiers;

pub(super) const STAGE: &str = "stage";
/// The room between the curtains, how high it is, and where the feet are, as shares of the stage's box.
const WIDE: f64 = 0.6;
const HIGH: f64 = 0.72;
const FLOOR: f64 = 0.82;
/// Lifted arms may reach over the neighbour so far.
const CLOSE: f64 = 1.4;

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

/// What one bounces on, and how far above it, as a share of the height of who does.
pub(super) const SPRINGY: [&str; 3] = ["trampoline", "bed", "sofa"];
const BOUNCE: f64 = 0.2;
/// How far those of the upper row are above the lower, as a share of a height.
const ABOVE: f64 = 0.92;
/// So many at most are in the air above it.
pub(super) const BOUNCERS: usize = 8;

/// Whether a party jumps on something springy.
pub(super) fn is_bounced_on(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let springy = scene.subject(known.object).is_some_and(|one| SPRINGY.contains(&one.what.name()));
        known.subject == party && known.link == Link::On && springy
    })
}

/// In the air above it, one of `same`, by turns high and higher, and two arcs that tell the bounce.
pub(super) fn bouncing(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    // Of many some are far up, over the others.
    let tier = tiers::Tier::from_behind((rank, same));
    let cell = around.width() * if same > 1 { 0.9 } else { 0.66 } / tier.columns;
    let arms = if same > 1 { 1.16 } else { 1.0 };
    let scale = (cell * arms / own.width().max(1.0)).min(1.0);
    let high = own.height() * scale * BOUNCE * if rank % 2 == 1 { 1.7 } else { 1.0 };
    let floor = base.anchor(Anchor::Seat).map_or(around.y0 + around.height() * 0.2, |seat| seat.y);
    let x = around.center().x + tier.aside * cell;
    let up = tier.above as f64 * own.height() * scale * ABOVE;
    let mut other = other.stood(Point::new(x, floor - high - up), scale);
    let own = other.bounds();
    if let Some(first) = other.members.first_mut() {
        for x in [0.3, 0.7] {
            let at = Point::new(own.x0 + own.width() * x, own.y1 + high * 0.3);
            let half = Vec2::new(own.width() * 0.09, 0.0);
            let mut arc = BezPath::new();
            arc.move_to(at - half);
            arc.quad_to(at + Vec2::new(0.0, high * 0.26), at + half);
            first.art.shapes.push(Shape::line(arc, Pen::Outline));
        }
    }
    other
}

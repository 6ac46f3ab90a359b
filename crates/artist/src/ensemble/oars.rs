//! Rowing: both hands around an oar, its blade in the water beside the boat.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, Ellipse, Point, Shape as _, Vec2};
use scene::{Doing, Relation, Scene};

use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::Member;
use super::rod::shaft;
use super::ties::doing;

/// What is rowed.
pub(super) const ROWED: [&str; 3] = ["rowing boat", "canoe", "raft"];
/// The colour of the oar that a rowing boat has by itself, and of the blades.
const OWN: Tint = Tint::hex(0xE0_B0_70);
/// How deep blades are in the water, as a share of the boat's width, and where: beside the middle of the hull.
const DRAUGHT: f64 = 0.1;

/// Whether somebody of this name rows.
pub(super) fn is_rowed(name: &str) -> bool {
    ROWED.contains(&name)
}

/// Whether one alone rows a boat: a person has both hands on a paddle of its own.
pub(super) fn is_rowed_alone(scene: &Scene, boat: &Relation) -> bool {
    let aboard = |known: &&Relation| known.object == boat.object;
    scene.subject(boat.object).is_some_and(|one| is_rowed(one.what.name()))
        && doing(scene, boat.subject) == Some(Doing::Paddling)
        && copies(scene, boat.subject) == 1
        && scene.relations.iter().filter(aboard).count() == 1
}

/// Takes the boat's own oar away: those in it have theirs.
pub(super) fn without_own(front: &mut Vec<Shape>) {
    front.retain(|shape| shape.tint != Some(OWN));
}

/// Who of those in a boat rows it.
pub(super) fn rowers<'a>(scene: &Scene, aboard: &'a [Member]) -> Vec<&'a Member> {
    let rows = |member: &&Member| {
        doing(scene, member.actor.party) == Some(Doing::Paddling) && member.art.anchor(Anchor::Face).is_some()
    };
    aboard.iter().filter(rows).collect()
}

/// An oar for each of those who row, and the arms on it, before the near side of the boat.
pub(super) fn oars(boat: &Art, rowers: &[&Member]) -> Vec<Shape> {
    let around = boat.bounds();
    let ground = boat.ground().y.max(around.y1 - around.height() * 0.2);
    let water = ground - around.width() * DRAUGHT;
    let middle = rowers.iter().map(|one| chest(&one.art).0.x).sum::<f64>() / rowers.len().max(1) as f64;
    let mut shapes = Vec::new();
    for one in rowers {
        let (chest, reach) = chest(&one.art);
        let side = if rowers.len() > 1 && chest.x < middle { -1.0 } else { 1.0 };
        let person = grip::is_person(&one.art);
        if person && rowers.len() == 1 {
            shapes.extend(one.art.shapes.iter().filter(|shape| one.art.holds(shape)).cloned());
            shapes.extend(grip::palms(&one.art).into_iter().flat_map(|palm| grip::fingers(&one.art, palm)));
            continue;
        }
        let hand = if person {
            grip::palms(&one.art).last().copied().unwrap_or(chest)
        } else {
            chest + Vec2::new(side * reach * 0.34, reach * 0.22)
        };
        let far = (around.width() * 0.2).max(reach * 1.9);
        let blade = Point::new(hand.x + side * far, water - reach * 0.26);
        let way = (blade - hand) / (blade - hand).hypot().max(1e-6);
        let top = hand - way * (reach * 0.7);
        shapes.push(shaft(top, blade, reach * 0.12));
        let angle = libm::atan2(way.y, way.x);
        let leaf = Ellipse::new((0.0, 0.0), (reach * 0.62, reach * 0.36), 0.0).to_path(0.1);
        let placing = Affine::translate(blade.to_vec2()) * Affine::rotate(angle);
        shapes.push(Shape::area(placing * leaf, OWN, Pen::Outline));
        if person {
            shapes.extend(grip::fingers(&one.art, hand));
            continue;
        }
        let arms = grip::shoulders(one.name, &one.art).unwrap_or_else(|| Shoulders::below(chest, reach));
        let [near, far] = if side > 0.0 { [arms.left, arms.right] } else { [arms.right, arms.left] };
        shapes.extend(arms.reach(&one.art, near, hand - way * (reach * 0.2)));
        shapes.extend(arms.reach(&one.art, far, hand + way * (reach * 0.42)));
    }
    shapes
}

/// The middle of the chest, and how large the head is.
pub(super) fn chest(art: &Art) -> (Point, f64) {
    let around = art.bounds();
    let face = art.anchor(Anchor::Face).unwrap_or(around.center());
    let head = art.anchor(Anchor::Head).unwrap_or(Point::new(face.x, around.y0));
    let reach = (face - head).hypot().max(around.height() * 0.1);
    let mouth = art.anchor(Anchor::Mouth).unwrap_or(face + Vec2::new(0.0, reach * 0.6));
    // A hedgehog's head is as low as its feet.
    let lowest = around.y1 - around.height() * 0.2;
    (Point::new(face.x, (mouth.y + reach * 0.85).min(lowest)), reach)
}

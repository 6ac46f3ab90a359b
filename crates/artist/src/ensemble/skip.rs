//! One long rope: two turn it, whoever else skips is in the air between them.

use drawing::{Pen, Shape};
use figures::Art;
use figures::hero::Pose;
use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Doing, Link, Party, Scene};

use super::Actor;
use super::casting::copies;
use super::grip;
use super::group::Group;
use super::tend::is_alive;
use super::ties::doing;
use crate::standing::Standing;

/// So many have one rope for all.
const FOR_ALL: usize = 3;
/// How high they jump, and how far the rope is above the ground, as shares of their height.
const UP: f64 = 0.24;
const OFF: f64 = 0.03;

/// Everybody who skips, in the order of the cast.
fn skippers(scene: &Scene) -> Vec<Actor> {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    all.filter(|party| doing(scene, *party) == Some(Doing::JumpingRope))
        .flat_map(|party| (0..copies(scene, party)).map(move |copy| Actor { party, copy }))
        .collect()
}

/// Whoever is with those who skip does so as well.
pub(super) fn join(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let skips = doing(scene, known.subject) == Some(Doing::JumpingRope) && known.link == Link::With;
        let free = skips && is_alive(scene, known.object);
        if let (true, Party::Cast(index)) = (free, known.object) {
            scene.cast[index].doing.get_or_insert(Doing::JumpingRope);
        }
    }
}

/// Who turns the rope: two of a kind, or the first and the last; `None` where each has a rope of its own.
fn turners(scene: &Scene) -> Option<[Actor; 2]> {
    let all = skippers(scene);
    if all.len() < FOR_ALL {
        return None;
    }
    let pair = all.iter().find(|one| copies(scene, one.party) == 2).map(|one| one.party);
    let ends = match pair {
        Some(party) => [0, 1].map(|copy| Actor { party, copy }),
        None => [*all.first()?, *all.last()?],
    };
    Some(ends)
}

/// Whether one rope is for all.
pub(super) fn is_long(scene: &Scene) -> bool {
    turners(scene).is_some()
}

/// Whether it is one that turns the rope.
pub(super) fn turns(scene: &Scene, one: Actor) -> bool {
    doing(scene, one.party) == Some(Doing::JumpingRope)
        && turners(scene).is_some_and(|ends| ends.contains(&one))
}

/// How a person stands who turns the rope.
pub(super) fn pose(scene: &Scene, one: Actor) -> Option<Pose> {
    turns(scene, one).then_some(Pose::HoldOne)
}

/// Off the ground, where it does not turn the rope.
pub(super) fn act(art: &mut Art, scene: &Scene, one: Actor) {
    if turns(scene, one) {
        return;
    }
    let around = art.bounds();
    let below = Rect::new(around.x0, around.y0, around.x1, around.y1 + around.height() * UP);
    art.shapes.insert(0, Shape { path: below.to_path(0.1), tint: None, pen: None });
}

/// An animal that hops is off the ground, two arcs below its feet.
pub(super) fn hop(art: &mut Art, scene: &Scene, party: Party) {
    let over = |known: &scene::Relation| {
        known.subject == party
            && matches!(known.link, Link::On | Link::In | Link::Riding | Link::JumpingOver | Link::FlyingOver)
    };
    let hops = doing(scene, party) == Some(Doing::Jumping)
        && !grip::is_person(art)
        && is_alive(scene, party)
        && !scene.relations.iter().any(over);
    if !hops {
        return;
    }
    let around = art.bounds();
    let (wide, high) = (around.width(), around.height() * UP * 0.8);
    let below = Rect::new(around.x0, around.y0, around.x1, around.y1 + high);
    art.shapes.insert(0, Shape { path: below.to_path(0.1), tint: None, pen: None });
    for (x, low, half) in [(0.5, 0.5, 0.2), (0.5, 0.86, 0.13)] {
        let at = Point::new(around.x0 + wide * x, around.y1 + high * low);
        let mut arc = BezPath::new();
        arc.move_to(at - Vec2::new(wide * half, high * 0.12));
        arc.quad_to(at + Vec2::new(0.0, high * 0.18), at + Vec2::new(wide * half, -high * 0.12));
        art.shapes.push(Shape::line(arc, Pen::Outline));
    }
}

/// Those who turn it are at both ends.
pub(super) fn at_the_ends(scene: &Scene, mut groups: Vec<Group>) -> Vec<Group> {
    let Some([first, last]) = turners(scene) else { return groups };
    let take = |groups: &mut Vec<Group>, one: Actor| {
        groups.iter().position(|group| group.root == one).map(|at| groups.remove(at))
    };
    if let Some(group) = take(&mut groups, first) {
        groups.insert(0, group);
    }
    let group = take(&mut groups, last);
    groups.extend(group);
    groups
}

/// From hand to hand, below the feet of all between.
pub(super) fn rope(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    let Some(ends) = turners(scene) else { return Vec::new() };
    let of = |actor: Actor| standing.iter().find(|one| one.actor == Some(actor));
    let [Some(one), Some(other)] = ends.map(of) else { return Vec::new() };
    let (left, right) =
        if one.bounds.center().x < other.bounds.center().x { (one, other) } else { (other, one) };
    let hand = |one: &Standing, right: bool| {
        let palms = if grip::is_person(&one.art) { grip::palms(&one.art) } else { Vec::new() };
        let palm = if right { palms.last() } else { palms.first() };
        let side = if right { one.bounds.x1 } else { one.bounds.x0 };
        palm.copied().unwrap_or(Point::new(side, one.bounds.y0 + one.bounds.height() * 0.6))
    };
    let (from, to) = (hand(left, true), hand(right, false));
    let high = left.bounds.height().min(right.bounds.height());
    let low = left.bounds.y1.max(right.bounds.y1) - high * OFF;
    // A curve's lowest place is three quarters of the way to where it is drawn to.
    let deep = |at: Point| (low - at.y * 0.25) / 0.75;
    let aside = Vec2::new((to.x - from.x) * 0.12, 0.0);
    let mut line = BezPath::new();
    line.move_to(from);
    line.curve_to(Point::new(from.x, deep(from)) + aside, Point::new(to.x, deep(to)) - aside, to);
    let mut shapes = vec![Shape::line(line, Pen::Outline)];
    for (one, palm) in [(left, from), (right, to)] {
        if grip::is_person(&one.art) {
            shapes.extend(grip::fingers(&one.art, palm));
        }
    }
    shapes
}

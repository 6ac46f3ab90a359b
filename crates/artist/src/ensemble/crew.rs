//! Several who do the same to one thing: one at each side of it with a hand on it, the others behind it.

use drawing::{Pen, Shape, Tint};
use figures::{Art, Detail};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::casting::copies;
use super::coat;
use super::group::{Group, Tied};
use super::played::played_by;
use super::settle::Layer;
use super::tend::{Doer, is_alive};
use super::ties::doing;
use super::tools;
use super::touch::Reach;
use crate::silhouette::Silhouette;

const STEEL: Tint = Tint::hex(0xC9_D3_DC);
/// So many work on one thing.
const CREW: std::ops::RangeInclusive<u8> = 2..=4;
/// How much of the thing is under a hand, as a share of the worker's height.
const UNDER: f64 = 0.04;
/// How wide the thing is beside its widest worker at least, and the most that it grows for it.
const WIDE: f64 = 1.15;
const LARGER: f64 = 2.2;
/// What is so much wider than high is as high as hands at least, as a share of the workers' height.
const LONG: f64 = 1.2;
const HANDS: f64 = 0.6;
/// How far each who pushes is behind the next, and how much lower, in shares of its width and height.
const NEXT: (f64, f64) = (0.5, 0.07);
/// How high a thing is taken hold of at most, as a share of its height.
const LEVEL: f64 = 0.35;
/// Where the face is of who is seen from the side, at least, and where somebody stands behind it, as shares of its width.
const ASIDE: f64 = 0.7;
const OVER_THE_BACK: f64 = 0.5;
/// How much of those behind it is seen above it at least, as a share of their height.
const SEEN: f64 = 0.6;

/// Whether its subject is one of several who do the same to its object.
pub(super) fn works(scene: &Scene, known: &Relation) -> bool {
    let deed = doing(scene, known.subject);
    let at_it = matches!(deed, Some(Doing::Handling | Doing::Grooming | Doing::Cutting | Doing::Pushing))
        || coat::is_coated(scene, known);
    let same = |other: &&Relation| {
        other.object == known.object && other.link == Link::With && doing(scene, other.subject) == deed
    };
    let heads: u8 = scene.relations.iter().filter(same).map(|other| copies(scene, other.subject)).sum();
    at_it && known.link == Link::With && copies(scene, known.object) == 1 && CREW.contains(&heads)
}

/// Whether its subject is one of several who wash a thing.
pub(super) fn washes(scene: &Scene, known: &Relation) -> bool {
    works(scene, known)
        && doing(scene, known.subject) == Some(Doing::Grooming)
        && !is_alive(scene, known.object)
}

/// How much larger a thing is for a worker at each side: as wide as the widest of them.
pub(super) fn room_for(scene: &Scene, base: &Art, tied: &[Tied]) -> Option<f64> {
    let workers = tied.iter().filter(|(one, link, _)| *link == Link::NextTo && is_worker(scene, one.party));
    let widest = workers.clone().map(|(.., group)| group.bounds().width()).reduce(f64::max)?;
    let highest = workers.map(|(.., group)| group.bounds().height()).fold(0.0, f64::max);
    let own = base.bounds();
    // A hand is on the side of a car, and not in the air over its hood.
    let lifeless = base.anchor(figures::Anchor::Face).is_none() && own.width() > own.height() * LONG;
    let high = if lifeless { highest * HANDS / own.height().max(1.0) } else { 1.0 };
    Some((widest * WIDE / own.width().max(1.0)).max(high).clamp(1.0, LARGER))
}

/// Whether somebody is one of them.
pub(super) fn is_worker(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && works(scene, known))
}

/// One of them at the thing: the first at its left, the second at its right, the others behind it.
pub(super) fn at_it(
    scene: &Scene,
    base: &Art,
    (party, other): (Party, Group),
    (rank, same): (usize, usize),
) -> (Group, Layer) {
    let around = base.bounds();
    let Some(art) = other.first().map(|first| &first.art) else { return (other, Layer::Behind) };
    let name = played_by(scene, party).unwrap_or_default();
    let own = other.bounds();
    let pushes = doing(scene, party) == Some(Doing::Pushing);
    if rank > 1 && !pushes {
        let share = (rank as f64 - 1.0) / (same as f64 - 1.0);
        let foot = (around.y0 + own.height() * (1.0 - SEEN)).clamp(around.y0, around.y1);
        let at = Point::new(around.x0 + around.width() * share, foot);
        return (other.stood(at, 1.0), Layer::Behind);
    }
    // The face of a horse is on the side of the second one: who is there stands behind its back.
    let sideways =
        base.anchor(figures::Anchor::Face).is_some_and(|face| face.x > around.x0 + around.width() * ASIDE);
    if rank == 1 && sideways && !pushes && around.width() > around.height() * 0.8 {
        let foot = (around.y0 + own.height() * (1.0 - SEEN)).clamp(around.y0, around.y1);
        let at = Point::new(around.x0 + around.width() * OVER_THE_BACK, foot);
        return (other.stood(at, 1.0), Layer::Behind);
    }
    let reach = Reach::of(art, name, false);
    let arm = reach.arms.as_ref().map(|arms| arms.reach(art, arms.right, reach.hand));
    let side = if rank == 0 || pushes { 1.0 } else { -1.0 };
    let high = Doer::of(art).around.height();
    let mut other = other;
    if let (Some(arm), Some(last)) = (arm, other.members.last_mut()) {
        last.art.shapes.extend(arm);
    }
    let placed = other.moved(Affine::translate((0.0, around.y1 - own.y1)));
    let hand = reach.hand + Vec2::new(0.0, around.y1 - own.y1);
    let level = hand.y.clamp(around.y0 + around.height() * LEVEL, around.y1);
    let edges = Silhouette::of(base).reach(level - high * 0.03, level + high * 0.03);
    // What is lower than the hands is held by its ends.
    let (from, to) = edges.filter(|_| hand.y > around.y0).unwrap_or((around.x0, around.x1));
    let inward =
        high * UNDER + if is_worked_on(scene, base, party) { around.width() * BEFORE_IT } else { 0.0 };
    let edge = if side > 0.0 { from + inward } else { to - inward };
    let behind = if pushes { rank as f64 } else { 0.0 };
    let back = Vec2::new(-own.width() * NEXT.0 * behind, own.height() * NEXT.1 * behind);
    let turned = placed.moved(Affine::scale_non_uniform(side, 1.0));
    let mut worker = turned.moved(Affine::translate(Vec2::new(edge - side * hand.x, 0.0) + back));
    if rank == 1 && doing(scene, party) == Some(Doing::Cutting) {
        let ends = [Point::new(from + high * UNDER, hand.y), Point::new(edge, hand.y)];
        worker.members.iter_mut().take(1).for_each(|first| {
            first.art.shapes.splice(0..0, [saw(ends, high * SAW)]);
        });
    }
    let hand = Point::new(edge, hand.y);
    if let (Some(tool), Some(last)) = (tool(scene, party, rank), worker.members.last_mut()) {
        let out = hand + Vec2::new(side * high * TOOL.0, high * TOOL.1);
        if tool == "paint brush" {
            last.art.shapes.push(coat::patch(out, high * 0.08));
        }
        last.art.shapes.extend(tools::wielded(tool, (hand, out), high * 0.3, Detail::Bold));
    }
    (worker, Layer::Nearest)
}

/// How far before the ends of what is long their hands are who wash and paint it, as a share of its width.
const BEFORE_IT: f64 = 0.17;

/// Whether somebody washes or paints a side that is long.
fn is_worked_on(scene: &Scene, base: &Art, party: Party) -> bool {
    let own = base.bounds();
    let long = base.anchor(figures::Anchor::Face).is_none() && own.width() > own.height() * LONG;
    long && matches!(doing(scene, party), Some(Doing::Grooming | Doing::Painting))
}

/// From the hand to the end of what is in it, as shares of the height of who works.
const TOOL: (f64, f64) = (0.2, 0.0);

/// What everybody has in the hand who paints or washes with others, and holds nothing named.
fn tool(scene: &Scene, party: Party, rank: usize) -> Option<&'static str> {
    // One sponge is in the hand of the first.
    let own = |thing: Party| rank < usize::from(copies(scene, thing));
    let holds = |known: &Relation| known.subject == party && known.link == Link::Holding && own(known.object);
    if scene.relations.iter().any(holds) {
        return None;
    }
    match doing(scene, party) {
        Some(Doing::Painting) => Some("paint brush"),
        Some(Doing::Grooming) => {
            let washes = scene.cast.iter().any(|one| one.what.name() == "sponge");
            Some(if washes { "sponge" } else { "hairbrush" })
        }
        _ => None,
    }
}

/// How broad the blade of a saw is, as a share of the height of who saws, and how many teeth it has.
const SAW: f64 = 0.09;
const TEETH: usize = 7;

/// A long saw from one hand to the other, its teeth below.
fn saw([left, right]: [Point; 2], broad: f64) -> Shape {
    let mut blade = BezPath::new();
    blade.move_to(left - Vec2::new(0.0, broad * 0.4));
    blade.line_to(right - Vec2::new(0.0, broad * 0.4));
    let at = |share: f64, down: f64| right.lerp(left, share) + Vec2::new(0.0, broad * down);
    for tooth in 0..TEETH {
        let share = tooth as f64 / TEETH as f64;
        blade.line_to(at(share, 0.4));
        blade.line_to(at(share + 0.5 / TEETH as f64, 0.9));
    }
    blade.line_to(at(1.0, 0.4));
    blade.close_path();
    Shape::area(blade, STEEL, Pen::Outline)
}

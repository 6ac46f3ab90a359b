//! Washing and combing another: suds on whoever is washed, hands over the rim of a tub, a brush in another's hair.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art, Detail};
use kurbo::{Affine, BezPath, Circle, Point, Shape as _, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Stage, What};

use super::Actor;
use super::belongings::TUB;
use super::casting::copies;
use super::grip;
use super::group::Group;
use super::rod::drop_at;
use super::tend::{Doer, is_alive};
use super::ties::{doing, holds, is_somebody};
use super::tools;
use crate::silhouette::Silhouette;

const SPONGE: &str = "sponge";
const FOAM: Tint = Tint::hex(0xFF_FF_FF);
/// How wide a heap of suds is, in reaches from the top of the skull to between the eyes, and the other one on the back of
/// who goes on four legs, as a share of its width.
const HEAP: f64 = 1.3;
const ON_THE_BACK: f64 = 0.2;
/// What is so much wider than high has its back free.
const ON_ALL_FOURS: f64 = 0.95;
/// How far from the middle of a tub the hands of who washes in it are, as a share of its width, how far over its rim, and
/// how far behind it they stand, as shares of its height.
const FROM_THE_MIDDLE: f64 = 0.17;
const OVER_THE_RIM: f64 = 0.2;
const BEHIND: f64 = 0.08;
/// How far the brush is in the hair, and how far from the hand that is, as shares of the height of who combs.
const IN_THE_HAIR: f64 = 0.05;
const BRUSH: (f64, f64) = (0.15, -0.05);

fn grooms(scene: &Scene, party: Party) -> bool {
    doing(scene, party) == Some(Doing::Grooming) && is_alive(scene, party)
}

fn is_tub(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|one| one.what.name() == TUB)
}

/// Whether somebody washes whoever is in this tub.
pub(super) fn at_the_tub(scene: &Scene, known: &Relation) -> bool {
    let bathes = |other: &Relation| other.object == known.object && other.link == Link::In;
    matches!(known.link, Link::NextTo | Link::With)
        && is_tub(scene, known.object)
        && grooms(scene, known.subject)
        && scene.relations.iter().any(bathes)
}

/// Whether somebody reaches over the rim of a tub.
pub(super) fn is_washer(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && at_the_tub(scene, known))
}

/// What somebody brushes another with, or washes a thing.
pub(super) fn brush(scene: &Scene, party: Party) -> &'static str {
    let own = |known: &&Relation| known.subject == party && known.link == Link::With;
    let mut things = scene.relations.iter().filter(own).peekable();
    let washes = things.peek().is_some() && things.all(|known| !is_alive(scene, known.object));
    if washes { SPONGE } else { "hairbrush" }
}

/// Whether a party is washed, and so has suds on it.
fn is_washed(scene: &Scene, party: Party) -> bool {
    if scene.subject(party).is_some_and(|one| one.what.name() == SPONGE) {
        return false;
    }
    scene.relations.iter().any(|known| {
        let in_tub = || {
            scene
                .relations
                .iter()
                .any(|bath| bath.subject == party && bath.link == Link::In && bath.object == known.object)
        };
        let done = known.object == party && matches!(known.link, Link::With | Link::NextTo);
        known.subject != party
            && grooms(scene, known.subject)
            && (done && holds(scene, known.subject, SPONGE) || at_the_tub(scene, known) && in_tub())
    })
}

/// Suds on the head, and on the back of who goes on four legs, with a drop or two.
pub(super) fn lather(art: &mut Art, scene: &Scene, party: Party) {
    if !is_washed(scene, party) {
        return;
    }
    let (Some(head), Some(face)) = (art.anchor(Anchor::Head), art.anchor(Anchor::Face)) else {
        let foam = on_a_thing(art);
        art.shapes.extend(foam);
        return;
    };
    let (around, reach) = (art.bounds(), (face - head).hypot());
    let mut foam = suds(head + Vec2::new(0.0, reach * 0.12), reach * HEAP);
    if around.width() > around.height() * ON_ALL_FOURS {
        let side = if face.x > around.center().x { -1.0 } else { 1.0 };
        let x = around.center().x + side * around.width() * 0.03;
        let top = Silhouette::of(art).top_at(x).unwrap_or(around.y0);
        foam.extend(suds(Point::new(x, top + around.height() * 0.05), around.width() * ON_THE_BACK));
        let low = Point::new(x, around.center().y + around.height() * 0.06);
        foam.push(drop_at(low, around.width() * 0.026));
    }
    art.shapes.extend(foam);
}

/// Where suds are on a car, as shares of its width, and how wide they are, as shares of the same.
const ON_A_THING: [(f64, f64); 2] = [(0.24, 0.22), (0.68, 0.17)];

/// Two heaps on what has no head, and drops below them.
fn on_a_thing(art: &Art) -> Vec<Shape> {
    let around = art.bounds();
    let outline = Silhouette::of(art);
    let heap = |(x, wide): (f64, f64)| {
        let x = around.x0 + around.width() * x;
        let top = outline.top_at(x).unwrap_or(around.y0);
        let wide = around.width().min(around.height() * 1.6) * wide;
        let mut foam = suds(Point::new(x, top + wide * 0.1), wide);
        foam.push(drop_at(Point::new(x + wide * 0.3, top + wide * 0.7), wide * 0.12));
        foam
    };
    ON_A_THING.into_iter().flat_map(heap).collect()
}

/// A heap of foam so wide, its lower edge around here, and two bubbles that fly off.
fn suds(at: Point, wide: f64) -> Vec<Shape> {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * wide;
    let mut heap = BezPath::new();
    heap.move_to(by(-0.5, 0.1));
    heap.curve_to(by(-0.72, -0.16), by(-0.44, -0.4), by(-0.24, -0.24));
    heap.curve_to(by(-0.22, -0.58), by(0.22, -0.58), by(0.24, -0.24));
    heap.curve_to(by(0.44, -0.4), by(0.72, -0.16), by(0.5, 0.1));
    heap.curve_to(by(0.3, 0.26), by(0.12, 0.1), by(0.0, 0.18));
    heap.curve_to(by(-0.12, 0.1), by(-0.3, 0.26), by(-0.5, 0.1));
    heap.close_path();
    let bubble = |x: f64, y: f64, radius: f64| {
        Shape::area(Circle::new(by(x, y), wide * radius).to_path(0.05), Tint::hex(0xDF_F3_FF), Pen::Outline)
    };
    vec![Shape::area(heap, FOAM, Pen::Outline), bubble(0.66, -0.52, 0.14), bubble(-0.62, -0.6, 0.11)]
}

/// Behind the tub, a hand over its rim beside whoever is in it: one on the left, the next on the right.
pub(super) fn over_the_rim(tub: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let around = tub.bounds();
    let side = if rank.is_multiple_of(2) { -1.0 } else { 1.0 };
    let other = if side > 0.0 { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
    let Some((art, name)) = other.first().map(|first| (first.art.clone(), first.name)) else { return other };
    let body = Doer::of(&art);
    let arms = grip::shoulders(name, &art);
    let hand = if side < 0.0 { body.hand } else { body.other_hand };
    let hand = if body.person { hand } else { Point::new(hand.x, art.bounds().center().y) };
    let out = if same > 2 { FROM_THE_MIDDLE * 1.2 } else { FROM_THE_MIDDLE };
    let to = Point::new(
        around.center().x + side * around.width() * out,
        around.y0 - around.height() * OVER_THE_RIM,
    );
    let foot = around.y1 - around.height() * BEHIND;
    // Who is small stands on something that the tub hides.
    let rise = (foot - art.bounds().y1).min(to.y - hand.y);
    let placing = Affine::translate((to.x - hand.x, rise));
    let mut placed = other.moved(placing);
    let (art, palm) = (art.placed(placing), placing * hand);
    let mut more = Vec::new();
    if let Some(arms) = arms.filter(|_| !body.person) {
        let from = placing * if side < 0.0 { arms.right } else { arms.left };
        more.extend(arms.reach(&art, from, palm));
    }
    more.extend(tools::wielded(SPONGE, (palm, palm + Vec2::new(-side * 14.0, 8.0)), 44.0, Detail::Bold));
    if let Some(last) = placed.members.last_mut() {
        last.art.shapes.extend(more);
    }
    placed
}

/// Whom somebody combs or brushes who has hair as people have it; itself where two comb each other.
fn combed_by(scene: &Scene, party: Party) -> Option<Party> {
    let alone = |party: Party| copies(scene, party) == 1;
    if !grooms(scene, party) || !is_somebody(scene, party) || holds(scene, party, SPONGE) {
        return None;
    }
    let own = |known: &&Relation| known.subject == party && matches!(known.link, Link::With | Link::NextTo);
    let other = scene.relations.iter().filter(own).map(|known| known.object).next();
    match other {
        Some(other) => (alone(party) && alone(other) && is_somebody(scene, other)).then_some(other),
        None => is_pair(scene, party).then_some(party),
    }
}

/// Whether two of a kind comb each other.
pub(super) fn is_pair(scene: &Scene, party: Party) -> bool {
    let busy = |known: &Relation| {
        known.subject == party && matches!(known.link, Link::With | Link::NextTo | Link::Holding)
    };
    grooms(scene, party) && copies(scene, party) == 2 && !scene.relations.iter().any(busy)
}

/// The scene with these two at rest.
pub(super) fn at_rest(scene: &Scene, party: Party) -> Scene {
    let mut still = scene.clone();
    if let Party::Cast(index) = party {
        still.cast[index].doing = Some(Doing::Standing);
    }
    still
}

/// Whether somebody has a brush in another's hair.
pub(super) fn combs(scene: &Scene, party: Party) -> bool {
    combed_by(scene, party).is_some()
}

/// Whether somebody washes or combs another with its own hands.
pub(super) fn has_hands_on(scene: &Scene, party: Party) -> bool {
    combs(scene, party) || is_washer(scene, party)
}

/// Whether this one's hair is combed by another.
pub(super) fn is_combed(scene: &Scene, one: Actor) -> bool {
    if one.copy == 1 && is_pair(scene, one.party) && is_somebody(scene, one.party) {
        return true;
    }
    let by =
        |known: &Relation| known.object == one.party && combed_by(scene, known.subject) == Some(one.party);
    scene.relations.iter().any(by)
}

/// How a person stands who washes or combs another: the hand up to a head as high as its own.
pub(super) fn pose(scene: &Scene, party: Party) -> Option<Pose> {
    if is_washer(scene, party) {
        return Some(Pose::HoldOne);
    }
    let grown = |party: Party| match scene.subject(party).map(|one| one.what) {
        Some(What::Person(person)) => matches!(person.role.stage(), Stage::Grown | Stage::Old),
        _ => false,
    };
    let other = combed_by(scene, party)?;
    Some(if grown(party) && !grown(other) { Pose::HoldOne } else { Pose::HoldUp })
}

/// In front of who combs, so near that the brush is in the hair.
pub(super) fn combed(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let other = body.on_ground(other, 0.0);
    let Some(art) = other.first().map(|first| first.art.clone()) else { return other };
    let face = art.anchor(Anchor::Face).unwrap_or(art.bounds().center());
    let reach = art.anchor(Anchor::Head).map_or(high * 0.12, |head| (face - head).hypot());
    let level = (body.hand.y + high * BRUSH.1).clamp(face.y - reach * 0.5, face.y + reach * 1.5);
    let near = reach * 0.2;
    let edge =
        Silhouette::of(&art).reach(level - near, level + near).map_or(face.x - reach, |(from, _)| from);
    let work = Point::new(body.hand.x + high * BRUSH.0, level);
    let mut placed = other.moved(Affine::translate((work.x - high * IN_THE_HAIR - edge, 0.0)));
    if let Some(last) = placed.members.last_mut() {
        last.art.shapes.extend(tools::wielded("hairbrush", (body.hand, work), high * 0.3, Detail::Bold));
        last.art.shapes.extend(grip::fingers(base, body.hand));
    }
    placed
}

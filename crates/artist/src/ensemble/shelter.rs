//! Under one umbrella: whoever is named first holds it, and the other stands close.

use drawing::{Pen, Shape};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::{Link, Party, Relation, Scene};

use super::Actor;
use super::casting::copies;
use super::grip;
use super::group::Group;
use super::tend::is_alive;
use super::ties::Ties;

/// So many at most have room under one that somebody holds over them.
const MOST: u8 = 5;

/// Who holds the umbrella that the relation is about; `None` where it is about none, or about one for many.
pub(super) fn holder(scene: &Scene, relation: &Relation) -> Option<Party> {
    let umbrella = relation.object;
    let is_one = |party: Party| {
        scene.subject(party).is_some_and(|one| one.what.name() == "umbrella" && one.count == 1)
    };
    if !is_one(umbrella) {
        return None;
    }
    let shared = |known: &&Relation| {
        known.object == umbrella
            && matches!(known.link, Link::Holding | Link::Under | Link::With)
            && is_alive(scene, known.subject)
    };
    let all: Vec<Party> = scene.relations.iter().filter(shared).map(|known| known.subject).collect();
    let held = scene.relations.iter().find(|known| known.object == umbrella && known.link == Link::Holding);
    let first = held.map(|known| known.subject).or(all.first().copied())?;
    let heads: u8 = all.iter().map(|party| copies(scene, *party)).sum();
    let most = if held.is_some() { MOST } else { 2 };
    (all.contains(&relation.subject) && heads <= most).then_some(first)
}

/// The umbrella is in the holder's hand, and who is under it as well stands close. `false` where nobody holds one.
pub(super) fn tie(scene: &Scene, relation: &Relation, ties: &mut Ties) -> bool {
    let Some(holder) = holder(scene, relation) else { return false };
    let (link, moved) = if holder == relation.subject {
        (Link::Holding, relation.object)
    } else {
        (Link::NextTo, relation.subject)
    };
    let to = Actor { party: holder, copy: 0 };
    for copy in 0..copies(scene, moved) {
        ties.entry(Actor { party: moved, copy }).or_insert((link, to));
    }
    if copies(scene, holder) == 2 {
        ties.entry(Actor { party: holder, copy: 1 }).or_insert((Link::NextTo, to));
    }
    true
}

/// Whether it is the second of two under one umbrella.
pub(super) fn brings_together(scene: &Scene, one: Actor) -> bool {
    scene.relations.iter().any(|known| {
        holder(scene, known).is_some_and(|holder| {
            (known.subject == one.party && one.party != holder) || (holder == one.party && one.copy == 1)
        })
    })
}

/// Beside the other, turned to it, with room for the shaft between them; of several every second one is at the other
/// side.
pub(super) fn close_to(base: &Art, other: Group, rank: usize) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let gap = around.width().min(own.width()) * 0.06;
    let further = own.width() * 0.92 * (rank / 2) as f64;
    let level = around.y1 - own.y1;
    if rank % 2 == 1 {
        return other.moved(Affine::translate((around.x0 - gap - further - own.x1, level)));
    }
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    turned.moved(Affine::translate((around.x1 + gap + further + own.x1, level)))
}

/// How high the cloth of an umbrella is, as a share of all of it.
const CLOTH: f64 = 0.66;

/// An umbrella over somebody, its shaft beside the face and in the hand.
pub(super) fn shade((base, holder): (&Art, &str), other: Group) -> Group {
    let around = base.bounds();
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0));
    let face = base.anchor(Anchor::Face).unwrap_or(head);
    let person = base.anchor(Anchor::OtherHand).is_some() && base.anchor(Anchor::Seat).is_some();
    let paw = Point::new(face.x + (face - head).hypot() * 1.35, around.y0 + around.height() * 0.6);
    let grip = base.anchor(Anchor::Hand).filter(|_| person).unwrap_or(paw);
    let wide = (around.width() * if person { 0.86 } else { 1.06 }).max(around.height() * 0.62);
    let rim = around.y0.min(head.y) - around.height() * 0.015;
    let arms = grip::shoulders(holder, base).filter(|_| !person);
    let grip = arms.as_ref().map_or(grip, |arms| arms.lifted(base, false));
    let mut over = raised(other, (head.x.midpoint(grip.x), rim, wide), grip);
    if let (Some(arms), Some(member)) = (arms, over.members.first_mut()) {
        member.art.shapes.extend(arms.reach(base, arms.right, grip));
    }
    over
}

/// Whether it is an umbrella in somebody's hand.
pub(super) fn is_umbrella(link: Link, other: &Group) -> bool {
    link == Link::Holding && other.members.first().is_some_and(|member| member.name == "umbrella")
}

/// One umbrella over two, held between them, or over several, in the hand of whoever holds it.
pub(super) fn shared(base: &Art, others: &[Rect], other: Group) -> Group {
    let one = base.bounds();
    let next = others.iter().copied().reduce(|all, next| all.union(next)).unwrap_or(one);
    if others.len() > 1 {
        return over_all(base, next, other);
    }
    let both = one.union(next);
    let middle = if one.center().x < next.center().x { (one.x1, next.x0) } else { (next.x1, one.x0) };
    let middle = middle.0.midpoint(middle.1);
    let grip = Point::new(middle, one.y1.max(next.y1) - one.height().min(next.height()) * 0.44);
    raised(other, (middle, both.y0 - both.height() * 0.01, both.width() * 0.84), grip)
}

/// One umbrella over all of them, in the hand of whoever holds it.
fn over_all(base: &Art, all: Rect, other: Group) -> Group {
    let all = all.union(base.bounds());
    let grip = base.anchor(Anchor::Hand).unwrap_or(base.bounds().center());
    let rim = base.bounds().y0 - base.bounds().height() * 0.01;
    raised(other, (all.center().x, rim, all.width() * 0.96), grip)
}

/// The cloth with its rim here, so wide, and the shaft from its middle down into the hand.
fn raised(other: Group, (x, rim, wide): (f64, f64, f64), grip: Point) -> Group {
    let own = other.bounds();
    let cloth = own.y0 + own.height() * CLOTH;
    let scale = wide / own.width().max(1.0);
    let foot = Point::new(own.center().x, cloth - own.height() * 0.06);
    let mut raised =
        other.moved(Affine::translate((x, rim)) * Affine::scale(scale) * Affine::translate(-foot.to_vec2()));
    let Some(member) = raised.members.first_mut() else { return raised };
    let lowest = rim + own.height() * 0.1 * scale;
    member.art.shapes.retain(|shape| kurbo::Shape::bounding_box(&shape.path).y1 < lowest);
    let hook = wide * 0.03;
    let mut shaft = BezPath::new();
    shaft.move_to((x, rim - own.height() * 0.3 * scale));
    shaft.line_to(grip);
    shaft.line_to(grip + Vec2::new(0.0, hook * 2.4));
    shaft.curve_to(
        grip + Vec2::new(0.0, hook * 4.4),
        grip + Vec2::new(hook * 2.0, hook * 4.4),
        grip + Vec2::new(hook * 2.0, hook * 2.8),
    );
    member.art.shapes.insert(0, Shape::line(shaft, Pen::Outline));
    raised
}

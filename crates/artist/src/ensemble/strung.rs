//! What is strung between those who stand there: the rope of a tug of war, the ribbons of a maypole, a lasso.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::casting::copies;
use super::grip;
use super::rod::bar;
use super::skip;
use super::tend::is_alive;
use super::ties::{doing, holds};
use crate::standing::Standing;

pub(super) const MAYPOLE: &str = "maypole";
pub(super) const LASSO: &str = "lasso";
const HEMP: Tint = Tint::hex(0xE8_C4_8A);
/// Half as thick as a rope is, as a share of the height of who pulls at it, how far its ends stick out, and how much it
/// sags between two, as a share of the way.
const THICK: f64 = 0.024;
const END: f64 = 0.1;
const SAG: f64 = 0.05;

/// All of it, nearer than everybody; `None` where nothing is strung.
pub(super) fn strung(scene: &Scene, standing: &[Standing]) -> Option<Standing> {
    let mut shapes = rope(scene, standing);
    shapes.extend(ribbons(scene, standing));
    shapes.extend(noose(scene, standing));
    shapes.extend(spell(scene, standing));
    shapes.extend(knock(scene, standing));
    shapes.extend(skip::rope(scene, standing));
    (!shapes.is_empty()).then(|| Standing::new("rope", Art::of(shapes), f64::INFINITY))
}

/// Whether a party pulls at a rope that others pull at as well.
pub(super) fn tugs(scene: &Scene, party: Party) -> bool {
    pulls(scene, party) && is_tug_of_war(scene)
}

/// Whether one rope is pulled at by several.
pub(super) fn is_tug_of_war(scene: &Scene) -> bool {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    all.filter(|party| pulls(scene, *party)).map(|party| copies(scene, party)).sum::<u8>() > 1
}

fn pulls(scene: &Scene, party: Party) -> bool {
    let object =
        |known: &Relation| known.subject == party && matches!(known.link, Link::With | Link::Holding);
    doing(scene, party) == Some(Doing::Pulling)
        && is_alive(scene, party)
        && !scene.relations.iter().any(object)
}

/// Whoever is pulled against pulls too.
pub(super) fn opponents(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let against = known.link == Link::NextTo && pulls(scene, known.subject);
        if let (true, true, Party::Cast(index)) = (against, is_alive(scene, known.object), known.object) {
            scene.cast[index].doing.get_or_insert(Doing::Pulling);
        }
    }
}

/// Where somebody takes hold of a rope, from left to right: with both hands, or in the mouth.
fn holds_of(art: &Art) -> Vec<Point> {
    let palms = if grip::is_person(art) { grip::palms(art) } else { Vec::new() };
    if palms.is_empty() {
        art.anchor(Anchor::Mouth).or(art.anchor(Anchor::Hand)).into_iter().collect()
    } else {
        palms
    }
}

/// Through all hands, from the first to the last, and the fingers over it.
fn rope(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    if !is_tug_of_war(scene) {
        return Vec::new();
    }
    let team = || standing.iter().filter(|one| one.actor.is_some_and(|actor| tugs(scene, actor.party)));
    let mut pullers: Vec<Vec<Point>> =
        team().map(|one| holds_of(&one.art)).filter(|holds| !holds.is_empty()).collect();
    pullers.sort_by(|one, other| one[0].x.total_cmp(&other[0].x));
    let high = team().map(|one| one.bounds.height()).fold(f64::INFINITY, f64::min);
    let holds = || pullers.iter().flatten();
    let (Some(first), Some(last)) = (holds().next().copied(), holds().last().copied()) else {
        return Vec::new();
    };
    // Both ends hang down.
    let end =
        |x: f64| [Vec2::new(x * END, END * 0.4), Vec2::new(x * END * 1.3, END * 1.5)].map(|to| to * high);
    let [near, far] = end(-1.0);
    let mut points = vec![first + far, first + near];
    for (index, hands) in pullers.iter().enumerate() {
        if let (Some(from), Some(to)) =
            (index.checked_sub(1).and_then(|at| pullers[at].last()), hands.first())
        {
            points.extend(sagging(*from, *to));
        }
        points.extend(hands);
    }
    let [near, far] = end(1.0);
    points.extend([last + near, last + far]);
    let mut shapes = vec![bar(&points, high * THICK, HEMP)];
    shapes.extend(strands(&points, high * THICK));
    let people = team().filter(|one| grip::is_person(&one.art));
    for one in people {
        shapes.extend(grip::palms(&one.art).into_iter().flat_map(|palm| grip::fingers(&one.art, palm)));
    }
    shapes
}

/// A little lower in the middle than a straight line.
fn sagging(from: Point, to: Point) -> impl Iterator<Item = Point> {
    const STEPS: u32 = 6;
    let low = (to - from).hypot() * SAG;
    (1..STEPS).map(move |step| {
        let share = f64::from(step) / f64::from(STEPS);
        from.lerp(to, share) + Vec2::new(0.0, low * 4.0 * share * (1.0 - share))
    })
}

/// Short lines across a rope, as it is twisted.
fn strands(points: &[Point], half: f64) -> Vec<Shape> {
    let apart = half * 4.4;
    let mut lines = Vec::new();
    let mut next = apart;
    for pair in points.windows(2) {
        let long = (pair[1] - pair[0]).hypot();
        let along = (pair[1] - pair[0]) / long.max(1e-6);
        let aside = Vec2::new(-along.y, along.x) * half;
        while next < long {
            let at = pair[0] + along * next;
            let mut line = BezPath::new();
            line.move_to(at - aside - along * half * 0.5);
            line.line_to(at + aside + along * half * 0.5);
            lines.push(Shape::line(line, Pen::Inner));
            next += apart;
        }
        next -= long;
    }
    lines
}

/// From the top of a maypole to a hand of everybody who dances around it.
fn ribbons(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    let pole = standing.iter().find(|one| one.name == MAYPOLE);
    let Some(top) = pole.and_then(|pole| pole.art.anchor(Anchor::Head)) else { return Vec::new() };
    let dances =
        |one: &&Standing| one.actor.is_some_and(|actor| doing(scene, actor.party) == Some(Doing::Dancing));
    let hand = |one: &Standing| {
        let palms = if grip::is_person(&one.art) { grip::palms(&one.art) } else { Vec::new() };
        let near = palms.into_iter().min_by(|a, b| (a.x - top.x).abs().total_cmp(&(b.x - top.x).abs()));
        near.or(one.art.anchor(Anchor::Hand)).or(one.art.anchor(Anchor::Mouth))
    };
    let ribbon = |hand: Point| {
        let mut path = BezPath::new();
        path.move_to(top);
        path.quad_to(top.midpoint(hand) + Vec2::new((hand.x - top.x) * 0.06, (hand.y - top.y) * 0.16), hand);
        Shape::line(path, Pen::Outline)
    };
    standing.iter().filter(dances).filter_map(hand).map(ribbon).collect()
}

/// How many sparks fly, and how large the last one is, as a share of the height of who casts the spell.
const SPARKS: u32 = 5;
const SPARK: f64 = 0.075;

/// From the wand in an arch to what a spell is cast on, larger and larger.
fn spell(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    let of = |party: Party| standing.iter().find(|one| one.actor.is_some_and(|actor| actor.party == party));
    let cast = scene.relations.iter().filter(|known| {
        known.link == Link::LookingAt && doing(scene, known.subject) == Some(Doing::CastingSpells)
    });
    // Nothing flies across the caster's own face.
    let before = |caster: &Standing, hand: Point, target: &Standing| {
        let center = caster.bounds.center().x;
        (target.bounds.center().x - center) * (hand.x - center) > 0.0
    };
    let found = cast.filter_map(|known| {
        let (caster, target) = (of(known.subject)?, of(known.object)?);
        let hand = caster.art.anchor(Anchor::Hand)?;
        before(caster, hand, target).then_some((caster, target, hand))
    });
    let near = |(_, target, hand): &(&Standing, &Standing, Point)| (target.bounds.center().x - hand.x).abs();
    let Some((caster, target, hand)) = found.min_by(|a, b| near(a).total_cmp(&near(b))) else {
        return Vec::new();
    };
    let high = caster.bounds.height();
    let from = hand + Vec2::new(0.0, -high * 0.16);
    let to = Point::new(target.bounds.center().x, target.bounds.y0 - high * SPARK);
    let top = from.midpoint(to) - Vec2::new(0.0, (to - from).hypot() * 0.16);
    let spark = |index: u32| {
        let share = f64::from(index + 1) / f64::from(SPARKS);
        let at = from.lerp(top, share).lerp(top.lerp(to, share), share);
        Shape::area(sparkle(at, high * SPARK * (0.5 + share * 0.5)), Tint::hex(0xFF_E0_6A), Pen::Inner)
    };
    (0..SPARKS).map(spark).collect()
}

/// What a paw is laid on by whoever stands next to it.
pub(super) const TOUCHED: [&str; 3] = ["door", "refrigerator", "blackboard"];

/// The paw of an animal on the door it stands at.
fn knock(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    let of = |party: Party| standing.iter().find(|one| one.actor.is_some_and(|actor| actor.party == party));
    let mut shapes = Vec::new();
    for known in scene.relations.iter().filter(|known| known.link == Link::NextTo) {
        let (Some(one), Some(door)) = (of(known.subject), of(known.object)) else { continue };
        let shown = super::played::played_by(scene, known.subject).unwrap_or(one.name);
        let busy =
            scene.relations.iter().any(|other| other.subject == known.subject && other.link == Link::Holding);
        let Some(arms) = grip::shoulders(shown, &one.art).filter(|_| TOUCHED.contains(&door.name) && !busy)
        else {
            continue;
        };
        let right = door.bounds.center().x > one.bounds.center().x;
        let from = if (arms.left.x > arms.right.x) == right { arms.left } else { arms.right };
        let edge = if right {
            door.bounds.x0.max(one.bounds.center().x)
        } else {
            door.bounds.x1.min(one.bounds.center().x)
        };
        let inward = if right { 1.0 } else { -1.0 };
        let to = Point::new(edge + inward * arms.thickness() * 0.8, from.y - arms.thickness() * 1.2);
        if (to - from).hypot() < one.bounds.height() * 0.7 {
            shapes.extend(arms.reach(&one.art, from, to));
        }
    }
    shapes
}

/// A star with four rays.
fn sparkle(at: Point, size: f64) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(at + Vec2::new(0.0, -size));
    for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        let tip = Vec2::new(x, y) * size;
        path.quad_to(at + (tip + Vec2::new(y, -x) * size) * 0.16, at + tip);
    }
    path.close_path();
    path
}

/// Whether somebody catches another with a lasso.
pub(super) fn ropes_in(scene: &Scene, known: &Relation) -> bool {
    holds(scene, known.subject, LASSO)
        && is_alive(scene, known.object)
        && known.subject != known.object
        && matches!(known.link, Link::With | Link::Holding | Link::NextTo | Link::Chasing | Link::LookingAt)
}

/// From the lasso in the hand, and around the body of who is caught.
fn noose(scene: &Scene, standing: &[Standing]) -> Vec<Shape> {
    let of = |party: Party| standing.iter().find(|one| one.actor.is_some_and(|actor| actor.party == party));
    let Some(known) = scene.relations.iter().find(|known| ropes_in(scene, known)) else {
        return Vec::new();
    };
    let lasso = standing.iter().find(|one| one.name == LASSO);
    let (Some(lasso), Some(prey)) = (lasso, of(known.object)) else { return Vec::new() };
    let around = prey.bounds;
    let side = if lasso.bounds.center().x < around.center().x { -1.0 } else { 1.0 };
    let low = around.y0 + around.height() * 0.62;
    let near = Point::new(around.center().x + side * around.width() * 0.4, low);
    let from = lasso.bounds.center() + Vec2::new(-side * lasso.bounds.width() * 0.46, 0.0);
    let mut line = BezPath::new();
    line.move_to(from);
    line.quad_to(Point::new(from.x.midpoint(near.x), from.y.min(near.y) - around.height() * 0.12), near);
    let mut loop_ = BezPath::new();
    let far = near - Vec2::new(side * around.width() * 0.8, 0.0);
    loop_.move_to(near);
    loop_.curve_to(
        near + Vec2::new(0.0, around.height() * 0.12),
        far + Vec2::new(0.0, around.height() * 0.12),
        far,
    );
    vec![Shape::line(line, Pen::Outline), Shape::line(loop_, Pen::Outline)]
}

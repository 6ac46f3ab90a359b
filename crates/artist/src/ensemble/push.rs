//! Pushed or pulled along: hands on the handle of a cart, at the back of somebody on a swing, a rope to a sled.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect};
use scene::{Doing, Link, Relation, Scene, What};

use super::grip;
use super::group::{Group, bottom};
use super::played::played_by;
use super::rod::bar;
use super::tend::{Doer, is_alive};
use super::ties::doing;
use crate::silhouette::Silhouette;

/// A thing on wheels that is pushed.
pub(super) struct Handle {
    pub(super) name: &'static str,
    /// Where its handle is, as shares of its box, the thing turned so that it is at the left.
    at: (f64, f64),
    /// Where a bar of its own leads to that keeps it off the hands.
    bar: Option<(f64, f64)>,
    /// Whether its own drawing has the handle at the right.
    mirrored: bool,
}

pub(super) const HANDLES: [Handle; 4] = [
    Handle { name: "stroller", at: (-0.14, 0.1), bar: Some((0.1, 0.52)), mirrored: true },
    Handle { name: "shopping cart", at: (0.03, 0.05), bar: None, mirrored: true },
    Handle { name: "wheelbarrow", at: (0.02, 0.32), bar: None, mirrored: false },
    Handle { name: "lawn mower", at: (0.06, 0.05), bar: None, mirrored: false },
];

/// Whoever pulls or pushes those who are in a wagon pulls the wagon.
pub(super) fn along(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let moves = matches!(doing(scene, known.subject), Some(Doing::Pulling | Doing::Pushing));
        let aboard = |other: &&Relation| {
            let on = matches!(other.link, Link::In | Link::On | Link::Riding);
            let wheeled = scene.subject(other.object).is_some_and(|one| MOVED.contains(&one.what.name()));
            other.subject == known.object && on && wheeled
        };
        if moves
            && matches!(known.link, Link::With | Link::Holding)
            && let Some(aboard) = scene.relations.iter().find(aboard).copied()
        {
            scene.relations[index] = Relation { link: Link::With, object: aboard.object, ..known };
        }
    }
}

/// A sled with presents has them on it, a wagon in it.
pub(super) fn load(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let named = scene.subject(known.subject).map_or("", |one| one.what.name());
        if known.link == Link::With && MOVED.contains(&named) && !is_alive(scene, known.object) {
            let link = if named.ends_with("sled") { Link::On } else { Link::In };
            scene.relations[index] =
                Relation { subject: known.object, link, object: known.subject, and: None };
        }
    }
}

/// What is pulled and pushed with those in it.
pub(super) const MOVED: [&str; 10] = [
    "wagon",
    "sleigh",
    "sled",
    "snow sled",
    "stroller",
    "shopping cart",
    "wheelbarrow",
    "wheelchair",
    "carriage",
    "skateboard",
];

/// What is no larger than this, in centimetres, is a toy at the paws.
const TOY: u32 = 80;

/// Whether an animal at play has it at its paws.
pub(super) fn pats(scene: &Scene, known: &Relation) -> bool {
    let plays = played_by(scene, known.subject).is_some_and(|name| name.starts_with("playful"));
    let toy = scene
        .subject(known.object)
        .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= TOY));
    plays && toy && !is_alive(scene, known.object)
}

/// Under the paw that is stretched out.
pub(super) fn patted(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let paw = base.anchor(Anchor::Hand).unwrap_or(Point::new(around.x1, around.center().y));
    let low = (around.y1 - paw.y) * 1.2;
    // Large enough to be told: a ball is before the paw then.
    let size = low.max(around.height() * 0.26);
    let own = other.bounds();
    let scale = size / own.height().max(own.width() * 0.8).max(1.0);
    let aside = if size > low { 0.46 } else { 0.26 };
    let foot = Point::new(paw.x + own.width() * scale * aside, around.y1);
    other.stood(foot, scale)
}

/// How much larger or smaller a thing is drawn for its handle to be where the hands are.
const FITTED: (f64, f64) = (0.6, 1.7);

impl Handle {
    fn of(name: &str) -> Option<&'static Self> {
        HANDLES.iter().find(|handle| handle.name == name)
    }

    /// Where the thing goes whose box is this when it is not turned.
    fn placing(&self, body: &Doer, own: Rect) -> Affine {
        let reach = (body.around.y1 - body.hand.y) / (own.height() * (1.0 - self.at.1)).max(1.0);
        let scale = reach.clamp(FITTED.0, FITTED.1);
        let left = body.hand.x - own.width() * scale * self.at.0;
        let foot = Point::new(left + own.width() * scale / 2.0, body.around.y1);
        let side = if self.mirrored { -scale } else { scale };
        Affine::translate(foot.to_vec2())
            * Affine::scale_non_uniform(side, scale)
            * Affine::translate(-bottom(own).to_vec2())
    }

    /// The bar that both hands are on.
    fn bar(&self, body: &Doer, own: Rect) -> Shape {
        let way = body.hand - body.other_hand;
        let along = way / way.hypot().max(1e-6) * (body.around.height() * 0.05);
        let mut points = vec![body.other_hand - along, body.hand];
        match self.bar {
            Some((x, y)) => points.push(Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y)),
            None => points[1] += along,
        }
        bar(&points, body.around.height() * 0.014, Tint::hex(0x7D_8B_96))
    }
}

/// A machine that is pushed over the ground, with both hands on its bar.
pub(super) fn machine(art: &mut Art, name: &str, detail: Detail) {
    let (Some(handle), Ok(piece)) = (Handle::of(name), figure(name, detail)) else { return };
    let body = Doer::of(art);
    let piece = piece.clone().placed(handle.placing(&body, piece.bounds()));
    let bar = handle.bar(&body, piece.bounds());
    let hands = [body.hand, body.other_hand].map(|hand| grip::fingers(art, hand)).concat();
    art.shapes.extend(piece.shapes.into_iter().chain(piece.front).chain([bar]).chain(hands));
}

/// Before the doer, its handle in the hands; and whether it is behind the doer.
pub(super) fn pushed((base, holder): (&Art, &str), body: &Doer, other: Group) -> (Group, bool) {
    let name = other.first().map_or("", |first| first.name);
    let hands = [body.hand, body.other_hand];
    let arms = grip::shoulders(holder, base).filter(|_| !body.person);
    if let (Some(handle), Some(arms)) = (Handle::of(name), &arms) {
        // The handle is where a paw reaches it.
        let hand = Point::new(body.around.x1 + arms.thickness() * 0.3, arms.right.y + arms.thickness() * 0.3);
        let reaching = Doer { hand, other_hand: hand, ..*body };
        let own = other.first().map_or(other.bounds(), |first| first.art.bounds());
        let mut cart = other.moved(handle.placing(&reaching, own));
        let arm = arms.reach(base, arms.right, hand);
        cart.members.iter_mut().last().into_iter().for_each(|last| last.art.shapes.extend(arm.clone()));
        return (cart, false);
    }
    if let Some(handle) = Handle::of(name) {
        let own = other.first().map_or(other.bounds(), |first| first.art.bounds());
        // Without arms the chest is at it.
        let high = body.around.height();
        let chest = Silhouette::of(base).reach(body.hand.y - high * 0.06, body.hand.y + high * 0.06);
        let chest = chest.filter(|_| !body.person).map_or(body.hand.x, |(_, chest)| chest);
        let leaning = Doer { hand: Point::new(chest, body.hand.y), ..*body };
        let mut cart = other.moved(handle.placing(&leaning, own));
        let own = cart.first().map_or(cart.bounds(), |first| first.art.bounds());
        if let Some(first) = cart.members.last_mut().filter(|_| body.person) {
            first.art.shapes.push(handle.bar(body, own));
        }
        grip::over(base, &mut cart, &hands);
        return (cart, false);
    }
    // Whoever sits in or on it has the hands at the back.
    let placed = body.beside(other, 0.0);
    let high = body.around.height();
    let level = body.hand.y;
    let back = |art: &Art| Silhouette::of(art).reach(level - high * 0.06, level + high * 0.06);
    let sitting = placed.members.iter().find(|member| member.actor != placed.root);
    let edge = sitting.and_then(|member| back(&member.art)).map_or(0.0, |(from, _)| from);
    let far = if body.person { 0.01 } else { 0.12 };
    let free = !body.person && arms.is_none();
    // With the nose or the chest, whatever is as high as the thing.
    let low = placed.bounds().center().y;
    let chest = Silhouette::of(base).reach(low - high * 0.08, low + high * 0.08).filter(|_| free);
    let to = chest.map_or(body.hand.x + high * far, |(_, chest)| chest - high * 0.01);
    let mut other = placed.moved(Affine::translate((to - edge, 0.0)));
    // The frame of a swing does not cross whoever stands behind it.
    if body.person && other.first().is_some_and(|first| first.name.ends_with("swing")) {
        return (other, true);
    }
    match arms {
        Some(arms) => {
            let paw = Point::new(to, arms.right.y);
            let arm = arms.reach(base, arms.right, paw);
            other.members.iter_mut().last().into_iter().for_each(|last| last.art.shapes.extend(arm.clone()));
        }
        None => grip::over(base, &mut other, &hands),
    }
    (other, false)
}

/// A handle on top and at least this high, as a share of how high the hand is, is in the hand; anything lower is on a
/// rope.
const HIGH_ENOUGH: f64 = 0.5;

/// Behind the doer: its own handle in the hand, or on a rope.
pub(super) fn pulled(base: &Art, body: &Doer, other: Group) -> Group {
    let hand = if body.person {
        body.other_hand
    } else {
        Point::new(body.around.center().x, body.around.y0 + body.around.height() * 0.6)
    };
    let handle = |other: &Group| {
        let own = other.bounds();
        let grip = other.first().and_then(|member| member.art.anchor(Anchor::Grip));
        grip.filter(|grip| grip.x > own.center().x + own.width() * 0.2)
    };
    let high = (body.around.y1 - hand.y).max(1.0);
    let own = other.bounds();
    let top =
        other.first().map_or(own.y0, |first| first.art.bounds().y0 + first.art.bounds().height() * 0.15);
    let at_hand =
        handle(&other).filter(|grip| grip.y < top && own.y1 - grip.y > high * HIGH_ENOUGH && body.person);
    let mut other = match at_hand {
        Some(grip) => {
            let scale = high / (own.y1 - grip.y);
            other.moved(
                Affine::translate((hand.x, body.around.y1))
                    * Affine::scale(scale)
                    * Affine::translate((-grip.x, -own.y1)),
            )
        }
        None => roped(other, (body, hand), handle),
    };
    if body.person {
        grip::over(base, &mut other, &[hand]);
    }
    other
}

/// One behind the other, where several are pulled.
pub(super) fn in_a_row(body: &Doer, other: Group, pulled: impl Fn(Group) -> Group, rank: usize) -> Group {
    let wide = other.bounds().width().min(body.around.height().max(body.around.width()) * STRONG);
    pulled(other).moved(Affine::translate((-wide * 1.06 * rank as f64, 0.0)))
}

/// Nobody pulls a cart so many times as large as itself.
const STRONG: f64 = 1.4;

/// On the ground behind, a rope from its front to the hand.
fn roped(other: Group, (body, hand): (&Doer, Point), handle: impl Fn(&Group) -> Option<Point>) -> Group {
    let gap = body.around.height() * 0.16;
    let strong = body.around.height().max(body.around.width()) * STRONG;
    let scale = (strong / other.bounds().width().max(1.0)).min(1.0);
    let other = other.moved(Affine::scale(scale));
    let x = body.around.x0 - gap - other.bounds().width();
    let mut other = body.on_ground(other, x);
    // The sled's front, whoever is on it.
    let own = other.first().map_or(other.bounds(), |first| first.art.bounds());
    let front = Point::new(own.x1 - own.width() * 0.06, own.y0 + own.height() * 0.55);
    let hand_of = other.first().filter(|first| grip::is_person(&first.art));
    let palm = hand_of.and_then(|first| grip::palms(&first.art).last().copied());
    let from = handle(&other).or(palm).unwrap_or(front);
    let mut rope = BezPath::new();
    rope.move_to(from);
    rope.quad_to(Point::new(from.x.midpoint(hand.x), from.y.midpoint(hand.y) + gap * 0.1), hand);
    if let Some(member) = other.members.first_mut() {
        member.art.shapes.push(Shape::line(rope, Pen::Outline));
    }
    other
}

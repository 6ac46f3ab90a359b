//! The hero: one parametric child, the same one on every page, in every pose, at every size.
//!
//! A skeleton with joint angles (`pose`, `skeleton`), limbs as tapered strokes (`limbs`, `hand`, `foot`), clothes
//! that are wider limbs (`outfit`), and a head drawn in its own units (`head`, `face`, `hair`, `gear`).

mod badge;
mod beast;
mod carry;
mod curve;
mod face;
mod features;
mod foot;
mod gaze;
mod gear;
mod giving;
mod guise;
mod hair;
mod hand;
mod hats;
mod head;
mod headbands;
mod helm;
mod holding;
mod hoods;
mod limbs;
mod look;
mod masks;
mod outfit;
mod overlap;
mod poise;
mod pose;
mod posed;
mod prop;
mod skeleton;
mod stances;
mod support;
mod taking;
mod tints;
mod toiling;
mod tools;
mod torso;

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::Character;

use crate::{Anchor, Art, Detail};
use carry::Carry;
use outfit::{Held, Sleeve, Wear};
use overlap::Outline;
use pose::{Layer, Side, Stance};
use skeleton::{Build, Skeleton};

#[cfg(test)]
mod tests;

pub use badge::rucksack;
pub use beast::{Beast, Brush, HeadOfItsOwn};
pub use carry::takes_both_hands;
pub use gear::Gear;
pub use guise::{Garb, Guise};
pub use poise::Ease;
pub use pose::Pose;
pub use support::Support;

/// How far towards the back, as a share of how far towards the head, the shoulder of who lies in water or air is round.
const AMID: f64 = 0.3;

/// What the face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mood {
    /// An open smile.
    Happy,
    /// Eyes shut with laughter.
    Laughing,
    /// Round eyes, round mouth.
    Amazed,
    /// A sure smile under bold brows.
    Brave,
    /// Eyes shut, at peace.
    Sleepy,
}

impl Mood {
    /// Every mood.
    pub const ALL: [Self; 5] = [Self::Happy, Self::Laughing, Self::Amazed, Self::Brave, Self::Sleepy];
}

/// A child doing something.
#[derive(Debug, Clone, Copy)]
pub struct Hero<'a> {
    /// Who.
    pub child: &'a Character,
    /// Doing what.
    pub pose: Pose,
    /// Feeling how.
    pub mood: Mood,
    /// Dressed how, and how far along life.
    pub guise: Guise,
    /// How much is drawn.
    pub detail: Detail,
    /// Whether the page will show the art mirrored: what is written on the clothes then is drawn the other way.
    pub mirrored: bool,
    /// Held in the main hand, by its grip anchor; `None` shows the hobby's own prop where a hand is free.
    pub holds: Option<&'a Art>,
    /// The animal that does it instead of the child.
    pub beast: Option<&'a Beast>,
}

impl Hero<'_> {
    /// The hero in units of one point, about 380 high when standing, x = 0 near the middle, the ground at
    /// y = 0. Anchors: ground, seat, hand, other hand, head, face, mouth. It looks slightly right.
    pub fn art(&self) -> Art {
        let detail = self.detail;
        let build = self.build();
        let wear = self.worn_in_sight();
        let (mut stance, carry, mut skeleton) = self.posed(&wear, &build);
        let gaze = self.gaze(&mut stance, &mut skeleton);
        // What is held is seen, not the same once more below it.
        let wear = Wear { shows: wear.shows.filter(|_| carry.before.is_none()), ..wear };
        let build = build.turned(stance.turn, wear.is_close());
        let head = self.head(&build, &head::Look { gaze, ..self.look(&stance, &carry, &skeleton) });
        let body = skeleton.trunk * outfit::body(&wear, &build, &stance);
        let mut arms = self.arms(&build, &stance, &skeleton, (&carry, &Outline::of(&body)));
        let chest = skeleton.trunk * Point::new(0.0, -build.trunk * 0.5);
        let hidden = carry.is_before(chest, [arms.near_palm, arms.far_palm]);
        // Who aims or blows has an arm before a print as well.
        let crosses = stance.arm_crosses() || matches!(self.pose, Pose::Aim | Pose::Blow);
        let trunk = outfit::trunk(&wear, &build, &stance, (detail, crosses || hidden || self.paddles()));
        let support = self.support(&skeleton, &build, [arms.near_palm, arms.far_palm]);

        let place = |shapes: Vec<Shape>, by: Affine| shapes.into_iter().map(move |shape| shape.placed(by));
        let mut shapes = Vec::with_capacity(96);
        shapes.extend(support);
        shapes.extend(self.trailing(&skeleton, &stance, (&wear, &build)));
        shapes.extend(self.hair_behind(&skeleton, &stance, place(head.back, skeleton.head).collect()));
        let hanging = shapes.len();
        shapes.append(&mut arms.behind);
        shapes.push(outfit::neck(&skeleton, &build, &wear));
        let sleeves: Vec<Outline> = arms.sleeves.iter().map(Outline::of).collect();
        let torso = outfit::Torso { body: &body, sleeves: &sleeves };
        shapes.extend(outfit::legs(&skeleton, &wear, &build, (&stance, detail, torso)));
        shapes.extend(outfit::skirt(&skeleton, &wear, &build, (&stance, detail)));
        shapes.extend(clad(&wear, &body, std::mem::take(&mut arms.sleeves), &sleeves));
        shapes.extend(trunk.under.into_iter().map(|shape| skeleton.trunk.shape(shape)));
        // Collars lie over sleeves, but an arm across the chest lies over collars.
        let collar: Vec<Shape> = trunk.over.into_iter().map(|shape| skeleton.trunk.shape(shape)).collect();
        overlap::leave_whole(&mut arms.over, wear.top, &collar);
        let hair: Vec<Shape> = place(head.chest, skeleton.head).collect();
        let both = carry.before.is_some() || carry.joined;
        let before = carry.before.map_or_else(Vec::new, |art| art.placed(skeleton.trunk.frame).shapes);
        if carry.rim.is_some() || carry.embraced {
            arms.holding_below_plaits(&skeleton, &before);
        }
        let front = std::mem::take(&mut arms.front);
        let over = posed::over_the_chest([hair, front, collar], (carry.rim.is_some(), crosses));
        shapes.extend(over.into_iter().flatten());
        shapes.extend(before.iter().cloned());
        // A paddle is before the side of the boat, too, and so are the hands on it.
        let beside = if self.paddles() { [&before[..], &arms.hands].concat() } else { Vec::new() };
        shapes.extend(arms.hands.into_iter().filter(|_| both));
        let plaits = shapes.len();
        shapes.extend(place(head.front, skeleton.head));
        shapes.extend(arms.over);
        shapes.extend(place(head.over, skeleton.head));
        uncover(&mut shapes, plaits, arms.below_plaits);
        self.furred(&mut shapes);

        let mut art = Art { hanging, front: beside, ..Art::of(shapes) };
        art.hold(before.iter().chain(&arms.held));
        self.anchor(
            &mut art,
            (&skeleton, gaze),
            posed::main_first(stance.main, [arms.near_palm, arms.far_palm]),
        );
        art
    }

    /// The measures of this body, as what it wears and does has them.
    fn build(&self) -> Build {
        let build = Build::of(self.child, self.guise.stage);
        let build = if self.in_glass() { build.in_glass() } else { build };
        if self.pose.floats() { build.afloat() } else { build }
    }

    fn arms(
        &self,
        build: &Build,
        stance: &Stance,
        skeleton: &Skeleton,
        (carry, body): (&Carry, &Outline),
    ) -> Arms {
        let wear = self.wear();
        let shoulders = skeleton.far_arm.root - skeleton.near_arm.root;
        // Towards the head, of who is seen from aside.
        let ahead = skeleton.trunk * Point::new(-AMID, -1.0) - skeleton.trunk * Point::ORIGIN;
        let mut arms = Arms::default();
        for side in [Side::Far, Side::Near] {
            let (limb, pose, out) = match side {
                Side::Near => (&skeleton.near_arm, &stance.near, -1.0),
                Side::Far => (&skeleton.far_arm, &stance.far, 1.0),
            };
            let held = Held {
                art: match side {
                    Side::Near => carry.near.as_ref(),
                    Side::Far => carry.far.as_ref(),
                },
                body,
                outward: if self.pose.floats() { ahead } else { shoulders * out },
                aside: self.pose.floats(),
                set_in: self.pose.has_set_in_sleeves()
                    || carry.joined
                    || wear.sleeve == Sleeve::Long && carry.stirs(pose),
                detail: self.detail,
                again: carry.before.is_some() || carry.joined || self.is_plaited(),
            };
            let outfit::ArmDrawing { shapes, hand, palm, held: in_hand, grown } =
                outfit::arm(limb, pose, &wear, build, held);
            arms.sleeves.extend(grown);
            let holds = held.art.is_some();
            let is_seen = if carry.joined { !holds } else { pose.layer == Layer::Front };
            if self.is_plaited() {
                arms.below_plaits.extend(match (holds, pose.layer) {
                    (false, Layer::Front) => Some((vec![palm], hand.clone())),
                    (false, _) => None,
                    (true, layer) => {
                        Some((points_of(&in_hand), before_a_plait(layer, [&shapes, &hand, &in_hand])))
                    }
                });
            }
            arms.held.extend(in_hand);
            if carry.embraced && side == Side::Near {
                arms.hands.extend(shapes.iter().cloned());
            } else if is_seen {
                arms.hands.extend(hand);
            }
            match side {
                Side::Near => arms.near_palm = palm,
                Side::Far => arms.far_palm = palm,
            }
            match pose.layer {
                Layer::Behind => arms.behind.extend(shapes),
                Layer::Front => arms.front.extend(shapes),
                Layer::Over => arms.over.extend(shapes),
            }
        }
        arms
    }
}

#[derive(Default)]
struct Arms {
    behind: Vec<Shape>,
    front: Vec<Shape>,
    over: Vec<Shape>,
    hands: Vec<Shape>,
    /// Hands that a plait may hang over, and arms with what they hold, and where those are.
    below_plaits: Vec<(Vec<Point>, Vec<Shape>)>,
    /// The outlines of sleeves that grow out of the trunk.
    sleeves: Vec<BezPath>,
    near_palm: Point,
    far_palm: Point,
    held: Vec<Shape>,
}

impl Arms {
    /// Plaits that would hide arms before the chest fall behind both and what they hold.
    fn holding_below_plaits(&mut self, skeleton: &Skeleton, held: &[Shape]) {
        if !self.below_plaits.is_empty() {
            let joints = [&skeleton.near_arm, &skeleton.far_arm].map(|arm| [arm.joint, arm.end]);
            let points = [self.near_palm, self.far_palm].into_iter().chain(joints.into_iter().flatten());
            self.below_plaits = vec![(points.collect(), [&self.front, held, &self.hands].concat())];
        }
    }
}

/// No hand is lost behind a plait, nor what it holds: plaits, which are among the last shapes, lie behind what they would hide.
fn uncover(shapes: &mut Vec<Shape>, plaits: usize, hands: Vec<(Vec<Point>, Vec<Shape>)>) {
    for (points, hand) in hands {
        let is_hidden = |point: &Point| {
            let is_on_it = |shape: &&Shape| shape.is_opaque() && shape.path.winding(*point) != 0;
            shapes[plaits..].iter().rev().find(is_on_it).is_some_and(|top| !hand.contains(top))
        };
        if points.iter().any(is_hidden) {
            shapes.extend(hand);
        }
    }
}

/// Of an arm, its hand and what that holds: what a plait must not hide. An arm behind the trunk stays there.
fn before_a_plait(layer: Layer, [arm, hand, held]: [&[Shape]; 3]) -> Vec<Shape> {
    match layer {
        Layer::Behind => [held, hand].concat(),
        Layer::Front | Layer::Over => arm.to_vec(),
    }
}

/// The middle of what a hand holds, and points around it.
fn points_of(held: &[Shape]) -> Vec<Point> {
    let around = held.iter().map(Shape::bounds).reduce(|all, one| all.union(one));
    let points = |around: Rect| {
        [(0.0, 0.0), (-0.4, -0.2), (0.4, -0.2), (-0.25, 0.0), (0.25, 0.0), (0.0, -0.4)]
            .map(|(x, y)| around.center() + Vec2::new(x * around.width(), y * around.height()))
    };
    around.map(points).into_iter().flatten().collect()
}

/// The cloth on the trunk, and its contour outside the sleeves that grow out of it. A one-piece's is drawn with its
/// legs.
fn clad(wear: &Wear, body: &BezPath, sleeves: Vec<BezPath>, outlines: &[Outline]) -> Vec<Shape> {
    let whole = (!wear.is_close()).then(|| body.clone());
    let cloth: Vec<BezPath> = whole.into_iter().chain(sleeves).collect();
    let mut shapes: Vec<Shape> =
        (!cloth.is_empty()).then(|| Shape::patch(overlap::merged(&cloth), wear.top)).into_iter().collect();
    if !wear.is_close() {
        let rim = overlap::outside(body, &outlines.iter().collect::<Vec<_>>());
        shapes.push(Shape::line(rim, Pen::Outline));
    }
    shapes
}

/// A child's head and hair on bare shoulders of cloth; its chin rests at y = 0. No mask hides who it is.
pub fn head(child: &Character, mood: Mood, guise: Guise, detail: Detail) -> Art {
    let look = head::Look::of(child, &guise, mood, (detail, 0.0));
    on_shoulders(child, guise, &head::Look { mask: false, ..look })
}

/// The same as a mirror shows it, with a mask where it wears one.
pub fn reflection(child: &Character, mood: Mood, guise: Guise, detail: Detail) -> Art {
    on_shoulders(child, guise, &head::Look::of(child, &guise, mood, (detail, 0.0)))
}

fn on_shoulders(child: &Character, guise: Guise, look: &head::Look) -> Art {
    let build = Build::of(child, guise.stage);
    let head = head::head(child, &build, look);
    let to_units = head::upright(&build);
    let mut shapes: Vec<Shape> = head.back.into_iter().map(|shape| shape.placed(to_units)).collect();
    shapes.extend(outfit::bust(&Wear::of(child, &guise), &build, child.hair_length));
    let before = [head.chest, head.front, head.over];
    shapes.extend(before.into_iter().flatten().map(|shape| shape.placed(to_units)));
    let mut art = Art::of(shapes);
    face_anchors(&mut art, to_units);
    art.set(Anchor::Ground, (0.0, 0.0));
    art
}

fn face_anchors(art: &mut Art, head: Affine) {
    art.set(Anchor::Head, head * Point::new(0.0, -50.0));
    art.set(Anchor::Face, head * face::FACE);
    art.set(Anchor::Mouth, head * face::MOUTH);
}

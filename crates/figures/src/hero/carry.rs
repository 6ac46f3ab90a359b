//! How a standing child carries what belongs to its hobby: in one hand, in both, before its body.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _, Vec2};
use scene::Hobby;

use super::curve::{closed, toward};
use super::guise::Garb;
use super::holding::{SLANT, paddled};
use super::pose::{ArmPose, Grasp, Layer, Pose, Side, Stance};
use super::prop::{self, prop};
use super::skeleton::{Build, squeeze};
use super::stances::arm;
use super::taking::{filled, offered, sides};
use super::tints;
use super::toiling::digging;
use crate::path::{contours, polygon, united};
use crate::{Anchor, Art, Detail};

/// What is carried, and where.
#[derive(Debug, Clone, Default)]
pub(super) struct Carry {
    pub(super) near: Option<Art>,
    pub(super) far: Option<Art>,
    /// Before the trunk, in its coordinates, behind the hands.
    pub(super) before: Option<Art>,
    /// Where the palms are at the rim of what is before the trunk, in its coordinates.
    pub(super) rim: Option<[Point; 2]>,
    /// Where the palms are on what is before the trunk, in its coordinates.
    pub(super) palms: Option<[Point; 2]>,
    /// Both hands are on what the near one holds: the far one once more, before its shaft.
    pub(super) joined: bool,
    /// The near arm lies over what is before the trunk.
    pub(super) embraced: bool,
}

impl Carry {
    /// How far what the near and the far hand hold stands out towards the head.
    pub(super) fn reach(&self) -> [f64; 2] {
        let out = |art: &Option<Art>, side: f64| {
            art.as_ref().map_or(0.0, |art| {
                let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
                let bounds = art.bounds();
                let edge = if side < 0.0 { bounds.x1 - grip.x } else { grip.x - bounds.x0 };
                (edge + 6.0).clamp(0.0, 60.0)
            })
        };
        [out(&self.near, -1.0), out(&self.far, 1.0)]
    }

    /// Whether anything is carried.
    pub(super) fn is_something(&self) -> bool {
        self.near.is_some() || self.far.is_some() || self.before.is_some()
    }

    /// Whether any of it hides a point of the body, the palms being there.
    pub(super) fn is_before(&self, point: Point, [near, far]: [Point; 2]) -> bool {
        let hides = |(art, palm): (&Option<Art>, Point)| {
            art.as_ref().is_some_and(|art| {
                let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
                (art.bounds() + (palm - grip)).inflate(8.0, 8.0).contains(point)
            })
        };
        self.before.is_some() || [(&self.near, near), (&self.far, far)].into_iter().any(hides)
    }

    /// Whether this arm has its fist round something upright in what the other one holds: a spoon in a bowl.
    pub(super) fn stirs(&self, arm: &ArmPose) -> bool {
        self.rim.is_some() && arm.grasp != Grasp::Clasp
    }

    /// This in one hand.
    pub(super) fn in_hand(art: Art, side: Side) -> Self {
        let mut carry = Self::default();
        match side {
            Side::Near => carry.near = Some(art),
            Side::Far => carry.far = Some(art),
        }
        carry
    }
}

/// A hand held out to the left of the picture, something upright in it.
pub(super) const ASIDE: ArmPose = arm(-34.0, -112.0, Grasp::Fist, true, Layer::Front);
/// A hand held out to the mouth of somebody lower.
pub(super) const DOWN_TO: ArmPose = arm(22.0, 74.0, Grasp::Fist, false, Layer::Front);
/// A hand of who sits held out over the knees, something upright in it.
pub(super) const OVER_THE_LAP: ArmPose = arm(36.0, 106.0, Grasp::Fist, false, Layer::Front);
/// A hand of who walks held out forward, something standing on it.
pub(super) const BEFORE: ArmPose = arm(46.0, 96.0, Grasp::Under, false, Layer::Behind);
/// A hand held out or up to the neck of something broad that hangs from it: the forearm is level, clear of what hangs.
pub(super) const OUT_BY_ITS_NECK: ArmPose = arm(46.0, 90.0, Grasp::Fist, false, Layer::Front);
pub(super) const UP_BY_ITS_NECK: ArmPose = arm(70.0, 120.0, Grasp::Fist, false, Layer::Over);
/// How wide what both hands hold before the chest is at most, as a share of the shoulders' breadth; how high it is at most and
/// how far above the hips its middle is, standing and over a lap, as shares of the trunk.
const WIDE: f64 = 1.0;
const HIGH: (f64, f64) = (0.8, 0.7);
const AMID_THE_CHEST: (f64, f64) = (0.4, 0.44);
/// How far up its sides the palms are, as a share of its height, and how far outside of them, in units: the thumb is before its
/// edge, the palm beside it.
const UP_ITS_SIDES: f64 = 0.42;
const OUTSIDE: f64 = 3.0;
/// The same at least, in units of a hand of size 1: no finger comes out below.
const ABOVE_ITS_FOOT: f64 = 20.0;
/// How far something with a shaft leans in its own drawing, in degrees, and where between its grip and its top the upper
/// hand is: its end is within the fist, or it would be a lump before the elbow.
const LEAN: f64 = 32.0;
const IN_THE_HANDLE: f64 = 0.75;
const RAISED: ArmPose = arm(92.0, 150.0, Grasp::Fist, false, Layer::Over);
const BOTH: [ArmPose; 2] =
    [arm(-14.0, 90.0, Grasp::Clasp, false, Layer::Front), arm(14.0, -90.0, Grasp::Clasp, true, Layer::Front)];

/// How a standing grown-up holds the tool of this garb, the other arm at rest: nobody is wider than need be.
pub(super) fn with_tool(garb: Garb) -> [ArmPose; 2] {
    let near = match garb {
        Garb::Grandparent => arm(-40.0, -10.0, Grasp::Fist, true, Layer::Front),
        Garb::Doctor => arm(-26.0, -6.0, Grasp::Fist, true, Layer::Front),
        _ => arm(-24.0, -138.0, Grasp::Fist, true, Layer::Front),
    };
    [near, arm(24.0, 4.0, Grasp::Loose, true, Layer::Front)]
}

/// Whether it wants two hands: what is wide and not taken hold of at one end, a book, a bowl.
fn is_broad(art: &Art) -> bool {
    let bounds = art.bounds();
    let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
    let amid = (grip.x - bounds.center().x).abs() < bounds.width() * 0.25;
    amid && bounds.width() > 60.0 && bounds.width() > bounds.height() * 0.92 && filled(art) > least(art)
}

/// What fills less of its bounds than this is long and narrow, and in one hand: most of all what does not stand by itself.
fn least(art: &Art) -> f64 {
    if art.anchor(Anchor::Ground).is_some() { 0.36 } else { 0.5 }
}

/// Where both palms are on what is played before the body, a guitar say: on its neck, and on its strings.
fn played(art: &Art) -> Option<[Point; 2]> {
    Some([art.anchor(Anchor::OtherHand)?, art.anchor(Anchor::Grip)?])
}

/// Whether whoever does this has both hands on it before the chest.
pub fn takes_both_hands(pose: Pose, art: &Art) -> bool {
    match pose {
        Pose::Sit | Pose::CrossLegged | Pose::Stand | Pose::HoldOne | Pose::Walk => {
            is_broad(art) || played(art).is_some()
        }
        Pose::Kneel => is_shafted(art),
        _ => false,
    }
}

/// Before the chest, a hand at either side; what has a shaft one above the other, dug into the ground.
pub(super) fn in_both(art: &Art, pose: Pose, build: &Build, stance: &mut Stance) -> Carry {
    if pose == Pose::Kneel {
        *stance = digging();
        return Carry { joined: true, ..Carry::in_hand(art.clone(), Side::Near) };
    }
    if played(art).is_some() {
        return strummed(art, build, stance);
    }
    clasped(art, build, stance)
}

/// Played before the belly, one palm on the strings and one on the neck.
fn strummed(art: &Art, build: &Build, stance: &mut Stance) -> Carry {
    let strings = played(art).map_or(Point::ORIGIN, |[strings, _]| strings);
    let high = if stance.sits() { 0.46 } else { STRUMMED.2 };
    let at = Affine::translate((STRUMMED.1, -build.trunk * high))
        * Affine::scale(STRUMMED.0)
        * Affine::rotate(NECK.to_radians())
        * Affine::translate(-strings.to_vec2());
    let art = art.clone().placed(at);
    stance.near = arm(-50.0, 40.0, Grasp::Loose, false, Layer::Front);
    stance.far = arm(10.0, 100.0, Grasp::Fist, false, Layer::Front);
    Carry { palms: played(&art), before: Some(art), embraced: true, ..Carry::default() }
}

/// How large a guitar is as a share of its figure, and where its strings are: beside the middle, in units, and how high,
/// as a share of the trunk; how far its neck is turned down, in degrees.
const STRUMMED: (f64, f64, f64) = (0.8, -24.0, 0.08);
const NECK: f64 = 15.0;

/// Before the chest, a hand at either side, the elbows out beside it: the forearms are seen.
fn clasped(art: &Art, build: &Build, stance: &mut Stance) -> Carry {
    let broad = 2.0 * (build.shoulder + build.shoulder_radius);
    let (high, amid) = if stance.sits() { (HIGH.1, AMID_THE_CHEST.1) } else { (HIGH.0, AMID_THE_CHEST.0) };
    let art = without_glow(art);
    let own = art.bounds();
    let scale = (broad * WIDE / own.width()).min(build.trunk * high / own.height());
    // A ball stays round before a trunk that is seen aside.
    let at = Affine::translate((0.0, -build.trunk * amid))
        * Affine::scale_non_uniform(scale / squeeze(stance.turn), scale)
        * Affine::translate(-own.center().to_vec2());
    let art = art.placed(at);
    let high = art.bounds().y1 - up_its_sides(&art, build);
    let [near, far] = sides(&art, high);
    [stance.near, stance.far] = BOTH;
    Carry {
        before: Some(art),
        rim: Some([Point::new(near - OUTSIDE, high), Point::new(far + OUTSIDE, high)]),
        ..Carry::default()
    }
}

/// Something without the rays around it, which would be in the way of the hands.
fn without_glow(art: &Art) -> Art {
    let areas = art.shapes.iter().filter(|shape| shape.tint.is_some());
    let Some(body) = areas.map(Shape::bounds).reduce(|all, one| all.union(one)) else { return art.clone() };
    let mut art = art.clone();
    for line in art.shapes.iter_mut().filter(|shape| shape.tint.is_none()) {
        let parts = contours(&line.path).into_iter();
        line.path = parts.filter(|part| part.bounding_box().overlaps(body)).flatten().collect();
    }
    art.shapes.retain(|shape| !shape.path.is_empty());
    art
}

/// How far above its foot the palms are on what both hands hold.
fn up_its_sides(art: &Art, build: &Build) -> f64 {
    let tall = art.bounds().height();
    (tall * UP_ITS_SIDES).max(ABOVE_ITS_FOOT * build.hand).min(tall * 0.5)
}

/// A bowl before the belly, one hand at its side, the spoon that is in it in the other one.
fn stirring(build: &Build, stance: &mut Stance) -> Carry {
    [stance.near, stance.far] = [BOTH[0], arm(14.0, -90.0, Grasp::Fist, false, Layer::Front)];
    let at = Vec2::new(STIRRED.0, build.trunk * STIRRED.1);
    let broad = 2.0 * (build.shoulder + build.shoulder_radius);
    let at = Affine::translate(at) * Affine::scale(broad * WIDE / prop::A_BOWL);
    let bowl = prop::bowl().placed(at);
    let side = |art: &Art, at: Point| Point::new(sides(art, at.y)[0] - OUTSIDE, at.y);
    let [low, spoon] = prop::IN_A_BOWL.map(|palm| at * palm);
    Carry { rim: Some([side(&bowl, low), spoon]), before: Some(bowl), ..Carry::default() }
}

/// Where the middle of a bowl is that is stirred in: aside, in units, and how far below the hips, as a share of the trunk.
const STIRRED: (f64, f64) = (-4.0, 0.08);

/// Whether both hands fit on it: a shovel, a rake.
fn is_shafted(art: &Art) -> bool {
    let bounds = art.bounds();
    bounds.height() > 110.0 && bounds.width() < bounds.height() * 0.8
}

/// How far above the grip of something with a shaft the upper hand is, in units.
fn higher(art: &Art) -> f64 {
    let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
    (grip.y - art.bounds().y0) * IN_THE_HANDLE / libm::cos(LEAN.to_radians())
}

/// Something with a shaft that slants forward to the ground `high` units below the upper hand, and the earth that its end
/// is in.
pub(super) fn dug_in(art: &Art, high: f64) -> Art {
    let grip = art.anchor(Anchor::Grip).unwrap_or_else(|| art.ground());
    let own = higher(art) + (art.bounds().y1 - grip.y) / libm::cos(LEAN.to_radians());
    let long = (high - 2.0) / libm::cos(SLANT.to_radians());
    let turn =
        Affine::rotate((LEAN - SLANT).to_radians()) * Affine::scale_non_uniform(-long / own, long / own);
    let mut held = art.clone().placed(turn * Affine::translate(-grip.to_vec2()));
    let hand = Point::ORIGIN - toward(SLANT) * (higher(art) * long / own);
    held.set(Anchor::Grip, hand);
    held.front
        .push(heap().placed(Affine::translate(hand.to_vec2() + Vec2::new(toward(SLANT).x * long, high))));
    held
}

/// Dug earth; the middle of its foot is the origin.
fn heap() -> Shape {
    let heap = closed(
        (-50.0, 6.0),
        &[
            [-50.0, -6.0, -40.0, -13.0, -30.0, -10.0],
            [-26.0, -25.0, -8.0, -29.0, 2.0, -19.0],
            [12.0, -26.0, 26.0, -19.0, 28.0, -8.0],
            [38.0, -10.0, 44.0, -3.0, 45.0, 6.0],
            [16.0, 9.0, -20.0, 9.0, -50.0, 6.0],
        ],
    );
    Shape::area(heap, tints::BROWN, Pen::Outline)
}

/// A paddle across the chest, its blade below the low fist, in the water, and its end above the high one.
pub(super) fn paddle(build: &Build) -> Carry {
    let [high, low] = paddled(build);
    let way = (low - high).normalize();
    let aside = Vec2::new(-way.y, way.x);
    let at = |along: f64, across: f64| low + way * along + aside * across;
    let end = -low.distance(high) - OUT_OF_THE_FIST;
    let (near, far) = (DOWN_TO_THE_BLADE - 6.0, DOWN_TO_THE_BLADE + BLADE);
    let shaft = polygon(&[at(end, -7.0), at(far - BLADE, -7.0), at(far - BLADE, 7.0), at(end, 7.0)]);
    let mut blade = BezPath::new();
    blade.move_to(at(near, -8.0));
    blade.curve_to(at(near + 14.0, -22.0), at(far - 22.0, -27.0), at(far - 9.0, -20.0));
    blade.curve_to(at(far, -14.0), at(far, 14.0), at(far - 9.0, 20.0));
    blade.curve_to(at(far - 22.0, 27.0), at(near + 14.0, 22.0), at(near, 8.0));
    blade.close_path();
    let whole = united(&[shaft, blade]);
    let before = Art::of(vec![Shape::area(whole, tints::SAND, Pen::Outline)]);
    Carry { before: Some(before), ..Carry::default() }
}

/// How far below the low fist a paddle's blade begins, how long it is, and how far the other end is out of the high fist,
/// in units.
const DOWN_TO_THE_BLADE: f64 = 92.0;
const BLADE: f64 = 72.0;
const OUT_OF_THE_FIST: f64 = 36.0;

/// A puppy in both arms.
pub(super) fn cradled(build: &Build, detail: Detail, stance: &mut Stance) -> Carry {
    let puppy = crate::figure("puppy", detail).ok();
    puppy.map_or_else(Carry::default, |puppy| clasped(puppy, build, stance))
}

/// The hobby's prop in the main hand; a painter has the palette in the other one. What wants both has both.
pub(super) fn shown(hobby: Hobby, build: &Build, detail: Detail, stance: &mut Stance) -> Carry {
    if matches!(hobby, Hobby::Reading | Hobby::Gaming | Hobby::Music) {
        return carry(hobby, build, detail, stance);
    }
    let mut carry = Carry::in_hand(offered(&prop(hobby, detail), stance.main), stance.main);
    if hobby == Hobby::Art && stance.main == Side::Far {
        stance.near = ASIDE;
        carry.near = Some(prop::palette(detail));
    }
    carry
}

/// The standing child's arms, and what they carry.
pub(super) fn carry(hobby: Hobby, build: &Build, detail: Detail, stance: &mut Stance) -> Carry {
    let own = || Some(prop(hobby, detail));
    let aside = |side| Some(offered(&prop(hobby, detail), side));
    let mut carry = Carry::default();
    match hobby {
        Hobby::Sports | Hobby::Science | Hobby::Nature => {
            stance.near = ASIDE;
            carry.near = aside(Side::Near);
        }
        Hobby::Magic | Hobby::Dancing => {
            stance.far = RAISED;
            carry.far = own();
        }
        Hobby::Art => {
            stance.near = ASIDE;
            stance.far = RAISED;
            carry.near = Some(prop::palette(detail));
            carry.far = own();
        }
        Hobby::Reading | Hobby::Gaming => carry = clasped(&prop(hobby, detail), build, stance),
        Hobby::Cooking => carry = stirring(build, stance),
        Hobby::Music => carry = strummed(&prop(hobby, detail), build, stance),
    }
    carry
}

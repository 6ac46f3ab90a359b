//! How who stands is at ease: the weight on one leg, and something to do for the arm that has nothing to do.
//!
//! There are as many ways as [`Ease`] has: a page's seed chooses, so that one page after the other is another child.

use drawing::Shape;
use kurbo::Point;

use super::Mood;
use super::curve::toward;
use super::holding::{PALM, SHARP};
use super::limbs::Limb;
use super::pose::{ArmPose, Grasp, Layer, Pose, Side, Stance};
use super::skeleton::{Build, Skeleton};
use super::stances::{TOWARDS_US, arm, leg, out};
use crate::path::{polygon, without};

/// How far hips and shoulders slant against each other, in degrees.
const SLANT: f64 = 5.5;

/// How far the legs are from straight down of who has the weight on the near one, in degrees.
const STRAIGHT: (f64, f64) = (-2.0, -2.0);
const AT_EASE: (f64, f64) = (16.0, 2.0);
/// How much at least and at most is seen of a free thigh whose knee is bent towards us.
const BENT: (f64, f64) = (0.84, 1.1);

/// How far above the hips a fist on one is, as a share of the trunk, and how far aside, as one of the waist; how far out
/// its upper arm is, in degrees from straight down, how far beyond the palm its elbow at least, in units, and how thick the arm
/// at its joints, as shares: air is seen between it and the body.
const HIP: f64 = 0.01;
const ASIDE: f64 = 1.08;
const ELBOW_OUT: f64 = 60.0;
const BEYOND_THE_PALM: f64 = 41.0;
const SLIM: [f64; 3] = [0.96, 0.78, 0.9];
/// A fist on the hip: where that is, the trunk decides.
const ON_THE_HIP: ArmPose = arm(-62.0, 30.0, Grasp::Hip, false, Layer::Front);
/// Held out in joy.
const IN_JOY: ArmPose = arm(-40.0, -128.0, Grasp::Open, true, Layer::Front);
/// Held out level, as who treads water has it.
const TREADING: ArmPose = arm(-46.0, -66.0, Grasp::Open, true, Layer::Front);
/// Hanging, a little bent.
const HANGING: ArmPose = arm(-24.0, -4.0, Grasp::Loose, false, Layer::Front);
/// Out, low and open, as who shows all there is.
const SPREAD: ArmPose = arm(-52.0, -84.0, Grasp::Open, true, Layer::Front);
/// Behind the back.
const BEHIND_THE_BACK: ArmPose = arm(-38.0, 34.0, Grasp::Loose, false, Layer::Behind);
/// At the cheek: where that is, the head decides.
const AT_THE_CHEEK: ArmPose = arm(-30.0, 150.0, Grasp::Laid, true, Layer::Over);
/// Where a palm is at the cheek, in head units.
const CHEEK: Point = Point::new(-53.0, 41.0);
/// A far arm that waves and holds nothing, as wide and as high as the near one.
const BOTH_UP: ArmPose = arm(76.0, 140.0, Grasp::Open, false, Layer::Over);
const BOTH_OUT: ArmPose = arm(54.0, 88.0, Grasp::Open, false, Layer::Front);
/// How far from straight down the legs are of who takes a step, in degrees.
const STEPPING: (f64, f64) = (28.0, 8.0);

/// How who stands is at ease.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ease {
    /// As the mood has it.
    #[default]
    AsFelt,
    /// A hand on the hip.
    Akimbo,
    /// A hand up in joy.
    Joy,
    /// A hand at the cheek.
    Cheek,
    /// A hand behind the back.
    Behind,
    /// Arms out.
    Out,
    /// A step forward, the arm hanging.
    Step,
}

impl Ease {
    /// Those that are chosen, as charming one as the other.
    pub const ALL: &[Self] = &[Self::Joy, Self::Akimbo, Self::Out, Self::Cheek, Self::Step, Self::Behind];

    /// The one for who is so dressed that no hand gets to the cheek.
    pub(super) const fn covered(self) -> Self {
        if matches!(self, Self::Cheek) { Self::Out } else { self }
    }

    /// The leg that bears the weight.
    const fn side(self) -> Side {
        match self {
            Self::AsFelt | Self::Akimbo | Self::Cheek | Self::Step => Side::Near,
            Self::Joy | Self::Behind | Self::Out => Side::Far,
        }
    }
}

/// The same stance with the weight on the leg of this side, the other one at ease.
pub(super) const fn weighted(side: Side, stance: Stance) -> Stance {
    let (near_leg, far_leg, slant) = match side {
        Side::Near => (
            out(STRAIGHT.0, STRAIGHT.1, 0.0).long(TOWARDS_US),
            leg(AT_EASE.0, AT_EASE.1, 0.0).long(TOWARDS_US),
            SLANT,
        ),
        Side::Far => (
            out(-AT_EASE.0, -AT_EASE.1, 0.0).long(TOWARDS_US),
            leg(-STRAIGHT.0, -STRAIGHT.1, 0.0).long(TOWARDS_US),
            -SLANT,
        ),
    };
    Stance { near_leg, far_leg: Some(far_leg), slant, ..stance }
}

impl Stance {
    /// Whether the weight is on one leg.
    pub(super) fn is_weighted(&self) -> bool {
        self.slant != 0.0
    }

    /// Gives the near arm something to do that has nothing to do in this pose, and the legs their weight, as the mood has it; the
    /// far arm, where it only waves, goes with it.
    pub(super) fn occupy(&mut self, pose: Pose, mood: Mood, (ease, waves): (Ease, bool)) {
        if self.near.grasp != Grasp::Loose {
            return;
        }
        if !self.is_weighted() {
            self.near = TREADING;
            return;
        }
        self.near = match (ease, mood) {
            (_, Mood::Sleepy) => HANGING,
            (Ease::AsFelt, _) => felt(pose, mood),
            (Ease::Akimbo, Mood::Amazed) | (Ease::Joy, _) => IN_JOY,
            (Ease::Akimbo, _) => ON_THE_HIP,
            (Ease::Cheek, _) => AT_THE_CHEEK,
            (Ease::Behind, _) => BEHIND_THE_BACK,
            (Ease::Out, _) => SPREAD,
            (Ease::Step, _) => HANGING,
        };
        if waves {
            self.far = match ease {
                Ease::Joy => BOTH_UP,
                Ease::Out if pose == Pose::Stand => BOTH_OUT,
                _ => self.far,
            };
        }
        self.shift(ease);
    }

    /// The weight goes on the leg that it is on at ease.
    fn shift(&mut self, ease: Ease) {
        if ease == Ease::AsFelt {
            return;
        }
        let (stance, side) = (*self, ease.side());
        if (self.slant > 0.0) != (side == Side::Near) {
            *self = weighted(side, stance);
        }
        if ease == Ease::Step {
            self.far_leg = Some(leg(STEPPING.0, STEPPING.1, 0.0).long(TOWARDS_US));
        }
    }

    /// Whether the near hand is at the cheek.
    pub(super) fn is_at_the_cheek(&self) -> bool {
        self.near == AT_THE_CHEEK
    }
}

/// What the near arm does as the mood has it.
const fn felt(pose: Pose, mood: Mood) -> ArmPose {
    match (pose, mood) {
        (_, Mood::Brave) => ON_THE_HIP,
        (_, Mood::Amazed) => IN_JOY,
        (Pose::Greet, Mood::Happy) => IN_JOY,
        (Pose::Stand | Pose::Wave | Pose::HoldOne | Pose::HoldUp, Mood::Laughing) => IN_JOY,
        _ => ON_THE_HIP,
    }
}

impl Build {
    /// The knee of the free leg of who stands is bent until both soles are flat on the ground.
    pub(super) fn stand(&self, stance: &mut Stance) {
        let rough = Skeleton::of(self, stance, [0.0; 2]);
        let (Some(far), Some(far_pose)) = (&rough.far_leg, &mut stance.far_leg) else { return };
        let (weight, free, pose) = if stance.slant > 0.0 {
            (&rough.near_leg, far, far_pose)
        } else {
            (far, &rough.near_leg, &mut stance.near_leg)
        };
        let short = weight.sole(self) - free.sole(self);
        pose.seen = (pose.seen + short / (self.thigh * toward(pose.thigh).y)).clamp(BENT.0, BENT.1);
    }
}

impl Skeleton {
    /// What trails behind the body without what would be seen within the crook of the arm on the hip: there is air.
    pub(super) fn beside_the_hip(&self, trailing: Vec<Shape>) -> Vec<Shape> {
        let Limb { root, joint, end, .. } = self.near_arm;
        let crook = polygon(&[root, joint, end, self.near_leg.limb.root, self.trunk * Point::ORIGIN]);
        let cut = |shape: Shape| match shape.is_opaque() {
            true => Shape { path: without(&shape.path, std::slice::from_ref(&crook)), ..shape },
            false => shape,
        };
        trailing.into_iter().map(cut).collect()
    }

    /// The near palm is at the cheek, the elbow aside below it.
    pub(super) fn touch_the_cheek(&mut self, build: &Build) {
        let cheek = self.head * CHEEK;
        self.near_arm.take_hold(build, cheek, 1.0);
    }

    /// The near fist is on the hip beside the body's edge, the elbow far out.
    pub(super) fn akimbo(&mut self, build: &Build) {
        let arm = &mut self.near_arm;
        let hip = self.trunk * Point::new(-build.waist * ASIDE, -build.trunk * HIP);
        let out = toward(-ELBOW_OUT);
        let far = (hip.x - BEYOND_THE_PALM - arm.root.x) / out.x;
        arm.joint = arm.root + out * far.max(build.upper_arm);
        let way = hip - arm.joint;
        arm.end = hip - way * (PALM * build.hand / way.hypot().max(1.0));
        arm.soft = SHARP;
        for (girth, slim) in arm.girth.iter_mut().zip(SLIM) {
            *girth *= slim;
        }
    }
}

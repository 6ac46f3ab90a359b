//! How who stands is at ease: the weight on one leg, and something to do for the arm that has nothing to do.

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

    /// Gives the near arm something to do that has nothing to do in this pose, as the mood has it.
    pub(super) fn occupy(&mut self, pose: Pose, mood: Mood) {
        if self.near.grasp != Grasp::Loose {
            return;
        }
        self.near = match (pose, mood) {
            _ if !self.is_weighted() => TREADING,
            (_, Mood::Sleepy) => HANGING,
            (_, Mood::Brave) => ON_THE_HIP,
            (_, Mood::Amazed) => IN_JOY,
            (Pose::Greet, Mood::Happy) => IN_JOY,
            (Pose::Stand | Pose::Wave | Pose::HoldOne | Pose::HoldUp, Mood::Laughing) => IN_JOY,
            _ => ON_THE_HIP,
        };
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

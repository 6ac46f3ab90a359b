//! Where a face is turned: towards what the hands do, or ahead. Head units, in the head's own coordinates.

use drawing::Shape;
use kurbo::{Point, Vec2};
use scene::HairStyle;

use super::curve::{mix, warp};
use super::pose::{Grasp, Pose, Side, Stance};
use super::skeleton::Skeleton;
use super::{Gear, Hero};

/// The ball that eyes, nose and mouth lie on.
const BALL: f64 = 58.0;
/// How far it is turned aside at most, in radians; behind the glass of a diving mask and between curls less.
const ASIDE: f64 = 0.24;
const BEHIND_GLASS: f64 = 0.11;
const BETWEEN_CURLS: f64 = 0.06;
/// How far features sink or rise at most.
const DOWN: f64 = 4.0;
const UP: f64 = 2.5;
/// From the height of the cheeks down to the chin they sink less and less, there by this share, so that no mouth meets the
/// chin's contour.
const CHEEKS: f64 = 16.0;
const CHIN: f64 = 44.0;
const AT_THE_CHIN: f64 = 0.3;
/// How far the head tilts to what it looks at that is above it or below, in degrees.
const TILT: f64 = 7.0;
/// It is not tilted farther than this altogether.
const TILTED: f64 = 13.0;
/// Who looks ahead does not look down a nose.
const AHEAD: Vec2 = Vec2::new(1.0, 0.1);

/// What both hands hold before the chest is looked down at.
const BEFORE_THE_CHEST: Vec2 = Vec2::new(0.3, 1.5);

/// A face that is turned so far to the right that the ear there is behind the cheek, in radians.
const PAST_AN_EAR: f64 = 0.13;

/// How a face is turned.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct Gaze {
    /// To the right, in radians.
    aside: f64,
    /// Down, 1.0 as far as it sinks.
    down: f64,
}

impl Gaze {
    /// Where a point of a face is seen that is turned so.
    pub(super) fn turned(self, point: Point) -> Point {
        let deep = (BALL * BALL - point.x * point.x).max(0.0).sqrt();
        let above_the_chin = mix(1.0, AT_THE_CHIN, ((point.y - CHEEKS) / (CHIN - CHEEKS)).clamp(0.0, 1.0));
        let sunk = self.down * if self.down > 0.0 { DOWN * above_the_chin } else { UP };
        let round = deep / BALL;
        let x = point.x * (1.0 - round * (1.0 - libm::cos(self.aside))) + deep * libm::sin(self.aside);
        Point::new(x, point.y + sunk * round)
    }

    /// The features of a face that is turned so.
    pub(super) fn of(self, features: Vec<Shape>) -> Vec<Shape> {
        if self == Self::default() {
            return features;
        }
        let turned = |shape: Shape| Shape { path: warp(&shape.path, |point| self.turned(point)), ..shape };
        features.into_iter().map(turned).collect()
    }

    /// Whether the ear at the right is behind the cheek.
    pub(super) fn hides_an_ear(self) -> bool {
        self.aside > PAST_AN_EAR
    }
}

impl Hero<'_> {
    /// Turns the head of who has something to look at above or below, and tells how its face is turned.
    pub(super) fn gaze(&self, stance: &mut Stance, skeleton: &mut Skeleton) -> Gaze {
        let most = match (self.guise.hat(self.child), self.child.hair_style) {
            (Gear::Snorkel, _) => BEHIND_GLASS,
            (_, HairStyle::Curly) => BETWEEN_CURLS,
            _ => ASIDE,
        };
        let Some(to) = self.aim(stance, skeleton).filter(|_| self.beast.is_none()) else {
            return Gaze::default();
        };
        if !self.in_glass() && self.guise.hat(self.child) != Gear::ChefHat {
            let tilt = (stance.nod + TILT * to.y * to.x.signum()).clamp(-TILTED, TILTED) - stance.nod;
            stance.nod += tilt;
            skeleton.tilt(tilt);
        }
        Gaze { aside: to.x * most, down: to.y }
    }

    /// Which way the face looks, at most 1.0 far; `None` where it looks at us.
    fn aim(&self, stance: &Stance, skeleton: &Skeleton) -> Option<Vec2> {
        let reads = stance.near.grasp == Grasp::Clasp;
        let hand = match stance.main {
            Side::Near => skeleton.near_arm.end,
            Side::Far => skeleton.far_arm.end,
        };
        let to_hand = skeleton.head.inverse() * hand - Point::ORIGIN;
        match self.pose {
            Pose::HoldOne if reads => Some(BEFORE_THE_CHEST),
            Pose::HoldOne | Pose::HoldUp | Pose::Greet | Pose::Kneel | Pose::Point | Pose::Hug => {
                Some(to_hand.normalize())
            }
            // At nothing.
            Pose::Lie | Pose::Count => None,
            _ => Some(AHEAD),
        }
    }
}

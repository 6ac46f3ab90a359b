//! How a head is looked at above what the body does: hair gives way to arms, plaits and tails to all that do something.

use scene::HairStyle;

use super::carry::Carry;
use super::hair::{self, Hands};
use super::pose::{ArmPose, Grasp, Layer, Pose, Stance};
use super::skeleton::Skeleton;
use super::{Hero, Mood, head};

/// A body that is turned no farther than this is seen from before.
const FROM_BEFORE: f64 = 0.3;

/// How far down the trunk a tail or plait hangs at most of who rides or climbs, as a share of it.
const SHORT_TAIL: f64 = 0.5;

/// Where a ponytail hangs of who walks, degrees from down.
const TAIL_OF_WHO_WALKS: f64 = -26.0;

impl Hero<'_> {
    /// How the head is looked at above this body.
    pub(super) fn look(&self, stance: &Stance, carry: &Carry, skeleton: &Skeleton) -> head::Look {
        let hands = match &carry.before {
            _ if self.is_tied() && (stance.is_busy() || carry.is_something()) => Hands::Busy,
            Some(_) => Hands::BeforeTheChest,
            None if stance.arm_crosses() || matches!(self.pose, Pose::Aim | Pose::Blow) => Hands::Across,
            None if self.pose.is_low() || self.pose == Pose::Crawl => Hands::InTheLap,
            None => Hands::Down,
        };
        // A plait is not before an arm held out or forward, either.
        let plaited = self.is_plaited();
        let over = [stance.near, stance.far].map(|arm| arm.layer == Layer::Over);
        let busy = [stance.near, stance.far].map(|arm| plaited && arm.is_busy());
        let mut raised = [over[0] || busy[0], over[1] || busy[1]];
        // Loose hair of who turns to what the arms reach for hangs behind them, on the other side.
        raised[1] |= !plaited && stance.turn > 0.0 && stance.far.reaches();
        let to_head = skeleton.head.inverse();
        let upper =
            [skeleton.near_arm, skeleton.far_arm].map(|arm| [to_head * arm.root, to_head * arm.joint]);
        let arms = [0, 1].map(|side| raised[side].then_some(upper[side]));
        let joints = [&skeleton.near_arm, &skeleton.far_arm]
            .map(|arm| [arm.root, arm.joint, arm.end].map(|point| to_head * point));
        let [near, far] = joints;
        let crossed = [hair::crossed(near, -1.0), hair::crossed(far, 1.0)];
        // Behind a hand on the hip a plait is seen to its end.
        let over_near = hair::laid_over(near, -1.0).filter(|_| stance.near.grasp != Grasp::Hip);
        let laid_over = [over_near, hair::laid_over(far, 1.0)];
        // Between two lifted arms hair hangs straight down, and shows on both sides of the trunk.
        let swing = if raised == [true; 2] && !hair::streams(stance.flow) { 0.0 } else { stance.flow };
        // A tail swings out behind who walks, clear of the arm.
        let swing = if self.is_tied() && self.pose == Pose::Walk { TAIL_OF_WHO_WALKS } else { swing };
        // On a ladder or a rope it hangs beside the neck, not out in the air.
        let swing = if self.is_tied() && self.pose == Pose::Climb { swing * 0.5 } else { swing };
        let flow = (self.detail, swing + stance.nod);
        let deep = match self.pose {
            Pose::Sit | Pose::Swing => 1.2,
            Pose::Kneel => 1.3,
            // A tail of who rides or climbs that is longer is the mount's, or hangs apart.
            Pose::Ride | Pose::Astride | Pose::Pedal | Pose::Climb if self.is_tied() => SHORT_TAIL,
            Pose::Ride | Pose::Astride => 0.8,
            // No lower than where it is sat: behind a mount or a car it would come out as another tail.
            pose if pose.is_low() => 0.94,
            _ => f64::INFINITY,
        };
        head::Look {
            hands,
            aside: stance.turn > FROM_BEFORE,
            deep,
            raised,
            over,
            arms,
            crossed,
            laid_over,
            mirrored: self.mirrored,
            ..head::Look::of(self.child, &self.guise, self.mood_of_a_face(), flow)
        }
    }

    /// The lips are round that blow into something: corners of a smile would stick out behind it.
    fn mood_of_a_face(&self) -> Mood {
        if self.pose == Pose::Blow { Mood::Amazed } else { self.mood }
    }

    pub(super) fn is_plaited(&self) -> bool {
        self.child.hair_style == HairStyle::Braided
    }

    /// Whether its hair is plaited or in a tail.
    fn is_tied(&self) -> bool {
        matches!(self.child.hair_style, HairStyle::Braided | HairStyle::Ponytail)
    }
}

impl Stance {
    /// Whether an arm is lifted, held out or forward.
    pub(super) fn is_busy(&self) -> bool {
        [self.near, self.far].iter().any(ArmPose::is_busy)
    }
}

impl ArmPose {
    /// Whether it neither hangs nor rests.
    pub(super) fn is_busy(&self) -> bool {
        self.grasp != Grasp::Hip && (self.upper.abs() >= 60.0 || self.fore.abs() > 72.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Detail;
    use crate::hero::{Gear, Guise};
    use scene::{Character, Name};

    #[test]
    fn lips_are_round_that_blow_into_something() {
        let child = Character::named(Name::new("Mia").expect("a name"));
        for (pose, face) in [(Pose::Blow, Mood::Amazed), (Pose::Stand, Mood::Happy)] {
            let hero = Hero {
                child: &child,
                pose,
                mood: Mood::Happy,
                guise: Guise::from(Gear::Bare),
                detail: Detail::Bold,
                mirrored: false,
                holds: None,
                beast: None,
            };
            assert_eq!(hero.mood_of_a_face(), face);
        }
    }
}

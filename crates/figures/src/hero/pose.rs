//! What a body can do: the poses, and the joint angles that a stance is made of.
//!
//! Angles are absolute, in degrees: 0 hangs down, 90 points right (forward), 180 up, −90 left.

use super::Mood;
use crate::Detail;

/// What the hero does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pose {
    /// Stands and waves.
    Stand,
    /// Walks to the right.
    Walk,
    /// Runs to the right.
    Run,
    /// Jumps for joy, legs apart.
    Jump,
    /// Jumps for joy, one leg thrown aside.
    Leap,
    /// Sits, legs to the right.
    Sit,
    /// Sits on the ground with crossed legs.
    CrossLegged,
    /// Rides astride, the far leg behind the mount, the fists forward, on reins or a bar.
    Ride,
    /// The same on a back without reins: one hand waves behind, the other is on the neck.
    Astride,
    /// Rides what is too thin to hide a leg, both fists forward.
    Pedal,
    /// Swims to the right.
    Swim,
    /// Swims down to the right.
    Dive,
    /// Flies to the right.
    Fly,
    /// Climbs a ladder, rope or tree at its right.
    Climb,
    /// Kneels and digs or picks something up.
    Kneel,
    /// Dances.
    Dance,
    /// Kicks high to the right, fists before the chest.
    Kick,
    /// Holds something out in one hand.
    HoldOne,
    /// Holds something up high.
    HoldUp,
    /// Points to the right.
    Point,
    /// Holds a hand out to somebody at its right.
    Greet,
    /// Stands and waves, nothing in its hands.
    Wave,
    /// Holds a camera before its chest, ready to take a picture of what is at its right.
    Aim,
    /// Opens both arms around a friend at its right.
    Hug,
    /// Has both hands on something that stands at its right: a wheel, a handle.
    Steer,
    /// Stands behind a ship's wheel, a hand on either side of its rim.
    Helm,
    /// Sits at the wheel of a car at its right, both hands on it.
    Drive,
    /// Sits on a swing, a hand on either rope.
    Swing,
    /// Sits in a boat and paddles at its right.
    Paddle,
    /// Crawls to the right on hands and knees, the head up.
    Crawl,
    /// Lies on its back once it is turned by a quarter: a hand on the belly, a knee drawn up.
    Lie,
    /// Stands with both hands before its eyes.
    Count,
    /// Stands with both hands on what is at its mouth and points right: a flute, a trumpet.
    Blow,
}

impl Pose {
    /// Every pose.
    pub const ALL: [Self; 33] = [
        Self::Stand,
        Self::Walk,
        Self::Run,
        Self::Jump,
        Self::Leap,
        Self::Sit,
        Self::CrossLegged,
        Self::Ride,
        Self::Astride,
        Self::Pedal,
        Self::Swim,
        Self::Dive,
        Self::Fly,
        Self::Climb,
        Self::Kneel,
        Self::Dance,
        Self::Kick,
        Self::HoldOne,
        Self::HoldUp,
        Self::Point,
        Self::Greet,
        Self::Wave,
        Self::Aim,
        Self::Hug,
        Self::Steer,
        Self::Helm,
        Self::Drive,
        Self::Swing,
        Self::Paddle,
        Self::Crawl,
        Self::Lie,
        Self::Count,
        Self::Blow,
    ];

    /// Whether it is a ride with both fists on reins or a bar.
    pub const fn holds_on(self) -> bool {
        matches!(self, Self::Ride | Self::Pedal)
    }

    /// Whether the body lies in water or air.
    pub const fn floats(self) -> bool {
        matches!(self, Self::Swim | Self::Dive | Self::Fly)
    }

    /// Whether its sleeves are set in: either arm is one closed shape from the shoulder to the wrist, no part of the trunk.
    pub(super) const fn has_set_in_sleeves(self) -> bool {
        matches!(self, Self::Paddle | Self::Helm) || self.holds_on()
    }

    /// Whether the legs are bent under or before the body.
    pub(super) const fn is_low(self) -> bool {
        matches!(
            self,
            Self::Sit
                | Self::CrossLegged
                | Self::Ride
                | Self::Astride
                | Self::Pedal
                | Self::Drive
                | Self::Kneel
                | Self::Swing
                | Self::Paddle
        )
    }
}

/// How a hand is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grasp {
    /// Four fingers spread.
    Open,
    /// Hanging, like a mitten.
    Loose,
    /// Closed around nothing.
    Rolled,
    /// On the hip, its back towards us, the fingers forward and down.
    Hip,
    /// Closed around something that runs across the forearm.
    Fist,
    /// Closed around something that runs along the forearm.
    Upright,
    /// Behind the edge of something broad, the thumb before it.
    Pinch,
    /// On the rim of something that both hands hold, the fingers over it.
    Clasp,
    /// Level, the palm up, what it holds standing on it.
    Under,
    /// One finger out.
    Pointing,
    /// On the ground below the arm, the fingers forward.
    Flat,
    /// Laid flat on something broad, or stretched out to swim: a mitten with a thumb.
    Laid,
}

impl Grasp {
    /// How many of its lines are drawn: of the bold version none of fingers that lie close together, of others three.
    pub(super) const fn lines(self, detail: Detail) -> usize {
        match (detail, self) {
            (Detail::Full, _) => usize::MAX,
            (Detail::Bold, Self::Loose | Self::Under | Self::Laid) => 0,
            (Detail::Bold, _) => 3,
        }
    }
}

/// Where an arm stands in the painter's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layer {
    /// Behind the trunk.
    Behind,
    /// Before the trunk, behind the head.
    Front,
    /// Before everything.
    Over,
}

/// Which arm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// The one at the left of the picture.
    Near,
    /// The one at the right.
    Far,
}

/// One arm's angles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct ArmPose {
    pub(super) upper: f64,
    pub(super) fore: f64,
    /// How much of the forearm's length is seen.
    pub(super) seen: f64,
    pub(super) grasp: Grasp,
    /// The thumb is on the right hand side, seen along the forearm towards the fingers.
    pub(super) flip: bool,
    pub(super) layer: Layer,
}

/// One leg's angles; `foot` turns the shoe (toe down is positive), `out` points it to the left.
#[derive(Debug, Clone, Copy)]
pub(super) struct LegPose {
    pub(super) thigh: f64,
    /// How much of the thigh's length is seen.
    pub(super) seen: f64,
    pub(super) shin: f64,
    pub(super) foot: f64,
    /// How much of the shoe's length is seen.
    pub(super) long: f64,
    pub(super) out: bool,
}

/// A whole body's angles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stance {
    /// The lowest sole is this high above the ground.
    pub(super) lift: f64,
    /// The trunk leans to the right.
    pub(super) lean: f64,
    /// The hips slant down to the right and the shoulders up, or the other way round: away from the leg that bears the
    /// weight; 0 where both do.
    pub(super) slant: f64,
    /// The head is carried this far to the right of straight above the neck.
    pub(super) carry: f64,
    /// The face tilts clockwise.
    pub(super) nod: f64,
    /// 0 faces us, 1 shows the side.
    pub(super) turn: f64,
    pub(super) near: ArmPose,
    pub(super) far: ArmPose,
    pub(super) near_leg: LegPose,
    /// `None` where the near one hides it.
    pub(super) far_leg: Option<LegPose>,
    /// The hand that holds.
    pub(super) main: Side,
    /// Where long hair flows: 0 hangs, −60 streams to the left.
    pub(super) flow: f64,
}

/// How far out the free shin of who is brave goes, in degrees.
const ASTRIDE: f64 = 10.0;

impl Stance {
    /// Whether the thighs make a lap.
    pub(super) fn sits(&self) -> bool {
        self.lean < 40.0 && (self.near_leg.thigh.abs() > 70.0 || self.straddles())
    }

    /// Whether no leg is seen: within a boat, behind its side.
    pub(super) fn hides_legs(&self) -> bool {
        self.near_leg.seen < 0.01
    }

    /// Whether one leg is on this side of what is ridden, and the other one behind it.
    pub(super) fn straddles(&self) -> bool {
        self.lean < 40.0 && self.far_leg.is_none()
    }

    /// Whether one knee is on the ground and the other one up.
    pub(super) fn kneels(&self) -> bool {
        self.near_leg.shin < -60.0 && self.lean < 40.0 && self.far_leg.is_some_and(|far| far.thigh > 50.0)
    }

    /// Whether the body lies in water or air, or is on hands and knees.
    pub(super) fn lies(&self) -> bool {
        self.lean > 40.0
    }

    /// Whether hands and knees are on the ground.
    pub(super) fn crawls(&self) -> bool {
        self.lies() && self.near_leg.thigh > -40.0
    }

    /// Whether the body lies in water or air.
    pub(super) fn floats(&self) -> bool {
        self.lies() && !self.crawls()
    }

    /// Whether one leg is lifted to a step, the other one straight.
    pub(super) fn steps_up(&self) -> bool {
        self.near_leg.thigh.abs() < 40.0
            && self.lean < 40.0
            && self.far_leg.is_some_and(|far| far.thigh > 50.0)
    }

    /// How far apart the thighs are, in degrees.
    pub(super) fn stride(&self) -> f64 {
        self.far_leg.map_or(90.0, |far| (far.thigh - self.near_leg.thigh).abs())
    }

    /// How far hips and shoulders slant down to the right in a trunk that leans, in degrees: the hips of who has the weight
    /// on one leg do not lean.
    pub(super) fn slants(&self) -> [f64; 2] {
        if self.is_weighted() { [self.slant - self.lean, -self.slant] } else { [0.0; 2] }
    }

    /// Which way both legs together go of who has the weight on one, from the trunk's own axis, in degrees.
    pub(super) fn drift(&self) -> f64 {
        let far = self.far_leg.filter(|_| self.is_weighted());
        far.map_or(0.0, |far| self.near_leg.thigh.midpoint(far.thigh) + self.lean)
    }

    /// Whether one shin lies before the other.
    pub(super) fn crosses_legs(&self) -> bool {
        self.near_leg.thigh < -60.0 && self.near_leg.shin > 40.0
    }

    /// Walks so that under a skirt to the ankles no shoe comes out sideways.
    pub(super) fn walk_small(&mut self) {
        for leg in [Some(&mut self.near_leg), self.far_leg.as_mut()].into_iter().flatten() {
            *leg = LegPose { thigh: leg.thigh * 0.5, shin: leg.shin * 0.4, foot: 0.0, ..*leg };
        }
    }

    /// In a long skirt no leg is thrown high.
    pub(super) fn shorten_steps(&mut self) {
        let upright = !self.sits() && self.lean < 12.0;
        let thrown = self.far_leg.as_mut().filter(|far| upright && (30.0..70.0).contains(&far.thigh));
        if let Some(far) = thrown {
            *far = LegPose { thigh: 30.0, shin: 12.0, foot: 8.0, ..*far };
        }
    }

    /// Who stands shows the mood: laughing leans back, bravery sets a foot farther out, sleep lets the head hang.
    pub(super) fn feel(&mut self, mood: Mood) {
        if !self.is_weighted() {
            return;
        }
        match mood {
            Mood::Happy => {}
            Mood::Laughing => {
                self.lean -= 3.0;
                self.nod += 4.0;
            }
            Mood::Amazed => self.nod -= 6.0,
            Mood::Brave => {
                self.nod -= 3.0;
                let wider = |leg: LegPose| LegPose { shin: leg.shin + ASTRIDE.copysign(leg.thigh), ..leg };
                if self.slant > 0.0 {
                    self.far_leg = self.far_leg.map(wider);
                } else {
                    self.near_leg = wider(self.near_leg);
                }
            }
            Mood::Sleepy => self.nod += 6.0,
        }
    }

    /// Whether an arm lies across the chest.
    pub(super) fn arm_crosses(&self) -> bool {
        let across = self.near.upper > -30.0 && self.near.fore > 30.0;
        self.near.layer == Layer::Front && (across || self.lean > 40.0)
    }
}

impl ArmPose {
    /// Whether it reaches forward, the hand not down at the side.
    pub(super) fn reaches(&self) -> bool {
        self.upper > 15.0 && self.fore > 72.0
    }

    /// The same arm, its forearm partly towards us.
    pub(super) const fn seen(self, seen: f64) -> Self {
        Self { seen, ..self }
    }
}

impl LegPose {
    /// The same leg, its thigh partly towards us.
    pub(super) const fn seen(self, seen: f64) -> Self {
        Self { seen, ..self }
    }

    /// The same leg, its foot partly towards us.
    pub(super) const fn long(self, long: f64) -> Self {
        Self { long, ..self }
    }
}

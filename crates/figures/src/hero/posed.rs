//! How a hero holds itself for what it does, wears and carries.

use drawing::Shape;
use kurbo::Point;
use scene::{HairStyle, Stage};

use super::carry::{self, Carry};
use super::gaze::Gaze;
use super::hair::Cover;
use super::outfit::{self, Bottom, Wear};
use super::pose::{ArmPose, Grasp, Layer, Pose, Side, Stance};
use super::skeleton::{Build, Skeleton};
use super::stances::{baby, stance};
use super::taking::{hangs, offered, on_the_palm};
use super::toiling::{climbing, treading};
use super::{Ease, Garb, Gear, Hero, Support, hair, support, tools};
use crate::{Anchor, Art};

/// How far a head under a tall hat tilts at most, in degrees.
const UPRIGHT: f64 = 1.5;

/// How far the hips of who is astride sink into the back of a mount, in head units.
const SUNK: f64 = 12.0;

/// Hair, front arm and collar in the order in which they are painted: plaits fall behind arms that hold something before the
/// chest, and over the chest an arm lies over collars.
pub(super) fn over_the_chest(
    [hair, front, collar]: [Vec<Shape>; 3],
    (holds, crosses): (bool, bool),
) -> [Vec<Shape>; 3] {
    match (holds, crosses) {
        (true, _) => [hair, front, collar],
        (false, true) => [collar, front, hair],
        (false, false) => [front, collar, hair],
    }
}

/// The palm of the main hand, and the other one.
pub(super) const fn main_first(main: Side, [near, far]: [Point; 2]) -> [Point; 2] {
    match main {
        Side::Near => [near, far],
        Side::Far => [far, near],
    }
}

impl Hero<'_> {
    /// What it wears here, with a print only where that is seen whole: of who sits in a canoe with a paddle none is.
    pub(super) fn worn_in_sight(&self) -> Wear {
        let wear = self.wear_here();
        let shows = wear.shows.filter(|_| !self.paddles() && !self.guise.keeps_its_front(self.child));
        Wear { mirrored: self.mirrored, shows, ..wear }
    }

    /// Says where it stands and sits, where its hands are, the main one first, and where its face is.
    pub(super) fn anchor(
        &self,
        art: &mut Art,
        (skeleton, gaze): (&Skeleton, Gaze),
        [hand, other]: [Point; 2],
    ) {
        art.set(Anchor::Ground, (0.0, 0.0));
        let sinks = matches!(self.pose, Pose::Ride | Pose::Astride);
        let sunk = if sinks { SUNK * skeleton.head.determinant().sqrt() } else { 0.0 };
        art.set(Anchor::Seat, skeleton.trunk * Point::new(0.0, 14.0 - sunk));
        art.set(Anchor::Hand, hand);
        art.set(Anchor::OtherHand, other);
        self.face_anchors(art, (skeleton.head, gaze));
    }

    /// The pose in these clothes, what is carried, and where all joints are.
    pub(super) fn posed(&self, wear: &Wear, build: &Build) -> (Stance, Carry, Skeleton) {
        let (mut stance, mut carry) = self.stance(build);
        self.balance(&mut stance, &carry, (wear, build));
        // What is held out stays out of the glass.
        let helmet = self.in_glass();
        let clear = if helmet { 31.0 * build.hand + 22.0 * build.head } else { 0.0 };
        if helmet && self.pose == Pose::HoldOne {
            stance.far = ArmPose { upper: 50.0, fore: 84.0, layer: Layer::Over, ..stance.far };
        }
        if helmet && self.pose == Pose::Fly {
            (stance.far.upper, stance.far.fore) = (82.0, 84.0);
        }
        let mut skeleton = Skeleton::of(build, &stance, carry.reach().map(|reach| reach.max(clear)));
        match self.pose {
            Pose::Helm => carry = self.holds.map_or(carry, |wheel| skeleton.steer(build, wheel)),
            Pose::Steer => skeleton.push(build),
            Pose::Aim => skeleton.aim(build),
            Pose::Drive => skeleton.drive(build),
            Pose::Count => skeleton.cover_eyes(build),
            Pose::Blow => skeleton.blow(build),
            Pose::Swing if carry.near.is_none() && carry.far.is_none() => skeleton.swing(build),
            Pose::Crawl => skeleton.crawl(build),
            Pose::Climb if self.climbs_a_ladder() => skeleton.climb_a_ladder(build),
            Pose::Climb => skeleton.climb(build),
            pose if pose.floats() => skeleton.float(helmet),
            _ => {}
        }
        if stance.near.grasp == Grasp::Hip {
            skeleton.akimbo(build);
        } else if stance.is_at_the_cheek() {
            skeleton.touch_the_cheek(build);
        }
        if let Some(rim) = carry.rim {
            skeleton.clasp(build, rim, [stance.near.grasp, stance.far.grasp]);
        }
        if let Some(palms) = carry.palms {
            skeleton.play(build, palms);
        }
        if self.pose.holds_on() {
            skeleton.hold_together(build);
        }
        if carry.before.is_none() && self.guise.stage != Stage::Baby {
            skeleton.rest(build, self.pose, [carry.near.is_none(), carry.far.is_none()]);
        }
        if self.paddles() {
            skeleton.paddle(build);
        } else if carry.joined {
            let high = -skeleton.dig(build).y;
            carry.near = carry.near.map(|art| carry::dug_in(&art, high));
        }
        (stance, carry, skeleton)
    }

    /// The stance as this child has it in this mood, in these clothes and with what it carries.
    fn balance(&self, stance: &mut Stance, carry: &Carry, (wear, build): (&Wear, &Build)) {
        stance.feel(self.mood);
        if self.has_an_idle_arm(carry) {
            let waves = matches!(self.pose, Pose::Stand | Pose::Wave) && carry.far.is_none();
            stance.occupy(self.pose, self.mood, (self.ease(), waves));
        }
        stance.nod += wear.tilt();
        // A cook's tall hat stands upright.
        if self.guise.hat(self.child) == Gear::ChefHat {
            stance.nod = stance.nod.clamp(-UPRIGHT, UPRIGHT);
        }
        if wear.is_long() {
            stance.shorten_steps();
        }
        if wear.bottom == Bottom::Robe && self.pose == Pose::Walk {
            stance.walk_small();
        }
        match self.pose {
            Pose::Crawl => build.crawl(stance),
            Pose::Ride | Pose::Astride => build.sit_astride(stance, wear.shoe),
            // Not who digs, in a lunge.
            Pose::Kneel if stance.kneels() => build.kneel(stance),
            _ if stance.is_weighted() => build.stand(stance),
            _ => {}
        }
    }

    /// Whether the head is in a ball of glass.
    pub(super) fn in_glass(&self) -> bool {
        self.guise.hat(self.child) == Gear::SpaceHelmet
    }

    /// How it stands, where what is on the head leaves a cheek to touch.
    fn ease(&self) -> Ease {
        let cover = self.guise.hat(self.child).cover();
        let is_free = matches!(cover, Cover::Open | Cover::Brim | Cover::Band) && self.beast.is_none();
        if is_free { self.guise.ease } else { self.guise.ease.covered() }
    }

    /// Whether it stands and its near arm has nothing to do.
    fn has_an_idle_arm(&self, carry: &Carry) -> bool {
        let stands = matches!(
            self.pose,
            Pose::Stand | Pose::Wave | Pose::HoldOne | Pose::HoldUp | Pose::Point | Pose::Greet
        );
        stands && self.guise.stage != Stage::Baby && carry.before.is_none() && carry.near.is_none()
    }

    /// Whether it climbs a ladder of its own.
    pub(super) fn climbs_a_ladder(&self) -> bool {
        self.pose == Pose::Climb && self.guise.support == Some(Support::Ladder)
    }

    /// Whether both hands are on a paddle.
    pub(super) fn paddles(&self) -> bool {
        self.pose == Pose::Paddle && self.holds.is_none()
    }

    /// The pose, changed where the hands carry something, and what they carry.
    fn stance(&self, build: &Build) -> (Stance, Carry) {
        let mut stance = match (self.guise.stage, self.pose) {
            (Stage::Baby, Pose::Sit) => baby(),
            (_, Pose::Greet) if self.guise.gear == Gear::Snorkel => treading(stance(self.pose)),
            (_, Pose::Climb) if self.climbs_a_ladder() => climbing(),
            (_, pose) => stance(pose),
        };
        if self.paddles() {
            return (stance, carry::paddle(build));
        }
        if self.guise.garb == Garb::Vet && self.pose == Pose::Stand && self.holds.is_none() {
            let carry = carry::cradled(build, self.detail, &mut stance);
            return (stance, carry);
        }
        // Who rides has the reins in hand, who hugs has somebody; who sits or points needs no cane, who kneels no shield.
        let busy = self.pose.holds_on() || self.climbs_a_ladder() || matches!(self.pose, Pose::Astride | Pose::Drive | Pose::Hug | Pose::Steer | Pose::Helm | Pose::Count)
            || matches!(
                (self.pose, self.guise.garb),
                (Pose::Sit | Pose::Point | Pose::Climb | Pose::HoldOne | Pose::HoldUp, Garb::Grandparent) | (Pose::Kneel | Pose::Crawl | Pose::Greet | Pose::Wave | Pose::Dance, _)
            )
            // A hose is for grown-ups.
            || (self.guise.stage, self.guise.garb) == (Stage::Child, Garb::Firefighter);
        let free = self.holds.is_none() && !busy;
        let own = if free { tools::tool(self.guise.garb, self.detail) } else { None };
        let carry = match (self.holds.or(own.as_ref()), self.child.hobby) {
            (Some(art), _) if own.is_none() && carry::takes_both_hands(self.pose, art) => {
                carry::in_both(art, self.pose, build, &mut stance)
            }
            (Some(art), _) => self.in_one_hand(art, own.is_some(), &mut stance),
            (None, Some(hobby)) => match self.pose {
                Pose::Stand => carry::carry(hobby, build, self.detail, &mut stance),
                Pose::HoldOne | Pose::HoldUp => carry::shown(hobby, build, self.detail, &mut stance),
                _ => Carry::default(),
            },
            (None, None) => {
                if matches!(self.pose, Pose::HoldOne | Pose::HoldUp) {
                    stance.far.grasp = Grasp::Open;
                }
                Carry::default()
            }
        };
        (stance, carry)
    }

    /// Something in the main hand; the other one rests.
    fn in_one_hand(&self, art: &Art, tool: bool, stance: &mut Stance) -> Carry {
        let art = offered(art, stance.main);
        let (stands, hangs) = (on_the_palm(&art), hangs(&art));
        let carry = Carry::in_hand(art, stance.main);
        let grown = matches!(self.guise.stage, Stage::Grown | Stage::Old);
        match self.pose {
            Pose::Stand if tool && grown => [stance.near, stance.far] = carry::with_tool(self.guise.garb),
            Pose::Stand => stance.near = carry::ASIDE,
            // Bent down to whom it is given.
            Pose::Greet => (stance.far, stance.lean, stance.nod) = (carry::DOWN_TO, 9.0, 9.0),
            Pose::Sit => stance.far = ArmPose { layer: Layer::Behind, ..carry::OVER_THE_LAP },
            Pose::CrossLegged => {
                stance.main = Side::Far;
                stance.far = carry::OVER_THE_LAP;
            }
            Pose::Walk if stands => stance.far = carry::BEFORE,
            Pose::HoldUp if hangs => stance.far = carry::UP_BY_ITS_NECK,
            Pose::HoldOne if hangs => stance.far = carry::OUT_BY_ITS_NECK,
            _ => {}
        }
        carry
    }

    /// What hangs behind the body: beside a paddle a cape would be a rag, and between the rungs of a ladder, and in the crook of
    /// an arm on the hip.
    pub(super) fn trailing(
        &self,
        skeleton: &Skeleton,
        stance: &Stance,
        (wear, build): (&Wear, &Build),
    ) -> Vec<Shape> {
        if self.paddles() || self.climbs_a_ladder() {
            return Vec::new();
        }
        let shapes = outfit::trailing(skeleton, wear, build, (stance, self.detail, self.pose.is_low()));
        if stance.near.grasp == Grasp::Hip { skeleton.beside_the_hip(shapes) } else { shapes }
    }

    /// Hair behind the body: none between the legs, nor loose in the crook of an arm on the hip.
    pub(super) fn hair_behind(&self, skeleton: &Skeleton, stance: &Stance, hair: Vec<Shape>) -> Vec<Shape> {
        let parted = skeleton.parting_hair(hair);
        // A plait or a tail is whole.
        let is_loose = hair::falls(self.child.hair_style) || self.child.hair_style == HairStyle::Spiky;
        if stance.near.grasp == Grasp::Hip && is_loose { skeleton.beside_the_hip(parted) } else { parted }
    }

    /// What the body sits on or climbs, unless the page has it.
    pub(super) fn support(&self, skeleton: &Skeleton, build: &Build, palms: [Point; 2]) -> Vec<Shape> {
        match (self.guise.support, self.pose) {
            (Some(kind), Pose::Climb) if kind.is_climbed() => {
                let far = skeleton.far_leg.as_ref().map_or(0.0, |leg| leg.sole(build));
                support::climbed(kind, palms, [skeleton.near_leg.sole(build), far])
            }
            (Some(kind), Pose::Sit) if !kind.is_climbed() => {
                let hip = skeleton.trunk * Point::new(12.0, 0.0);
                let top = hip.y + skeleton.near_leg.limb.girth[0] - 6.0;
                support::seat(kind, Point::new(hip.x, top), self.detail)
            }
            _ => Vec::new(),
        }
    }
}

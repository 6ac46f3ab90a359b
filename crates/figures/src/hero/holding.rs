//! Where hands go that take hold of something, or lie on a knee: the joints follow them.

use kurbo::{Affine, Point, Vec2};

use super::curve::toward;
use super::face::{FACE, MOUTH};
use super::hand::turned_in;
use super::limbs::Limb;
use super::pose::{Grasp, Pose, Stance};
use super::skeleton::{Build, Leg, Skeleton};

/// Wrist to palm.
pub(super) const PALM: f64 = 16.0;

/// Where the hands of who paddles are, in the trunk's coordinates: the near one before its shoulder, the far one low before
/// the hip, the shaft seen at both sides of either.
pub(super) fn paddled(build: &Build) -> [Point; 2] {
    [Point::new(0.0, -build.trunk * 0.58), Point::new(48.0, -build.trunk * 0.02)]
}

/// Where the palms are from the mouth of who blows into something, in head units.
const BLOWN: [Vec2; 2] = [Vec2::new(58.0, 12.0), Vec2::new(116.0, 18.0)];

/// Which way the upper arm goes of who has a hand on the neck of a guitar, in degrees from straight down.
const FRETTING: f64 = 42.0;
/// How far aside from between the eyes the palms are that cover them, in head units.
const COVERED: f64 = 23.0;

/// How far a shaft that is dug with slants forward, in degrees from upright, and how far apart the hands on it are, in
/// units.
pub(super) const SLANT: f64 = 43.0;
const APART: f64 = 55.0;

/// How far before the chest the near fist of who drives is, in units, and how high, as a share of the trunk; where the
/// far one is from there.
const DRIVEN: (f64, f64) = (22.0, 0.38);
const AROUND_THE_WHEEL: Vec2 = Vec2::new(18.0, -50.0);

/// How far aside the ropes of a swing are for everybody, in units, and how far from the middle of the head a fist is.
const ROPES: f64 = 122.0;
const CLEAR_OF_THE_HEAD: (f64, f64) = (72.0, 31.0);

/// How far above the skin of a knee the middle of a palm on it is, in units.
const LAID: f64 = 2.0;

/// How much of the length of an arm is seen at most that comes forward to a knee, and how much longer than its way there it is:
/// to a near knee it comes towards us, for an elbow bent back on itself is no elbow.
const TOWARDS_US: (f64, f64) = (0.92, 1.1);
/// The same to a knee of crossed legs, and how far along the thigh seen from before the middle of the palm is there.
const BENT_FORWARD: f64 = 0.84;
const ON_A_KNEE: f64 = 0.8;

/// How far along the shoulders that of the far arm of who rides is.
const BEYOND_THE_CHEST: f64 = 0.6;

/// Where the far fist of who rides is from the near one, in units: the far forearm is seen whole above the near one.
const BEYOND_THE_OTHER: Vec2 = Vec2::new(55.0, -37.0);

/// How far below the ground the middle of a palm flat on it would be, were the hand held straight, in units.
const FLAT: f64 = 8.0;

/// How sharply an elbow bends of an arm that holds something before the chest.
pub(super) const SHARP: f64 = 0.4;

/// How far to its side the upper arm is there, in degrees: the forearm comes in level.
const WING: f64 = 52.0;

/// How far to its side the upper arm hangs there whose fist is round something upright, in degrees.
const ELBOW_OUT: f64 = 42.0;

/// How far beside the wrist such an elbow is at least, in units.
const BESIDE_THE_WRIST: f64 = 14.0;

/// How far to its side the near and the far upper arm are of who paddles, in degrees.
const ASIDE: (f64, f64) = (28.0, 44.0);

/// How much thinner an arm is that is all behind another one.
const BEHIND: f64 = 0.9;

/// How far before the chest the near rail of a ladder is, and how far apart its rails are, in units; how far below its
/// shoulder the near fist is, so that the rail is seen between it and the other arm.
const BEFORE_THE_CHEST: f64 = 46.0;
const RAILS: f64 = 50.0;
const BELOW_THE_SHOULDER: f64 = 22.0;

/// How far aside of the middle of a head, in head units, its cheek is, how far beyond that a rail is and at least from the
/// middle of the ladder, and how far above its shoulder a fist is at most, in units.
const CHEEK: f64 = 66.0;
const BESIDE_A_CHEEK: f64 = 12.0;
const HALF_A_LADDER: f64 = 84.0;
const ABOVE_THE_SHOULDER: f64 = 70.0;

/// How far apart the shoulders of a body seen from aside look, as a share of one seen from before.
const BEFORE_THE_OTHER: f64 = 0.24;
/// The same of who lies in water or air.
const AMID_THE_CHEST: f64 = 0.7;
/// How much lower than the shoulders their near arm begins, clear of the neckline, in units.
const BELOW_THE_NECK: f64 = 10.0;

/// How far from the middle of its head the wrist is of an arm that swims ahead of it, in head units, also of a head in a ball of
/// glass, and how many degrees at a time it swings down for that.
const AHEAD_OF_A_CHIN: f64 = 66.0;
const AHEAD_OF_GLASS: f64 = 86.0;
const SWING: f64 = 4.0;

/// How far an arm is stretched that carries its body.
pub(super) const STRETCHED: f64 = 0.93;

impl Build {
    /// Who is on hands and knees leans from the hips above a knee to shoulders as high as the arms are long.
    pub(super) fn crawl(&self, stance: &mut Stance) {
        let above = self.thigh * libm::cos(stance.near_leg.thigh.to_radians());
        let shoulders = (self.upper_arm + self.forearm + PALM) * STRETCHED + PALM - FLAT;
        let rise = shoulders - above - self.leg_girth[1] - 4.0;
        stance.lean = libm::acos((rise / (self.trunk - self.shoulder_radius)).clamp(0.1, 0.8)).to_degrees();
    }
}

impl Skeleton {
    /// Both hands take hold of a shaft that slants forward, the near one at the belly, its elbow behind the back, the
    /// far one below and before it. Returns where the near one is.
    pub(super) fn dig(&mut self, build: &Build) -> Point {
        let upper = self.trunk * Point::new(build.waist * 0.5, -build.trunk * 0.24);
        let lower = upper + toward(SLANT) * APART;
        self.near_arm.take_hold(build, upper, -1.0);
        self.far_arm.take_hold(build, lower, 1.0);
        upper
    }

    /// Both fists are on a paddle before the chest, the elbows aside.
    pub(super) fn paddle(&mut self, build: &Build) {
        let palms = paddled(build).map(|palm| self.trunk.frame * palm);
        let arms = [(&mut self.near_arm, -ASIDE.0), (&mut self.far_arm, ASIDE.1)];
        for ((arm, aside), palm) in arms.into_iter().zip(palms) {
            arm.joint = arm.root + toward(aside) * build.upper_arm;
            arm.end = palm - (palm - arm.joint).normalize() * (PALM * build.hand);
            arm.soft = SHARP;
        }
    }

    /// Both palms are on what is held before the trunk; those at its sides are turned in, their elbows out beside the chest
    /// and their forearms level. The forearm of a fist that is round something upright is nearly level.
    pub(super) fn clasp(&mut self, build: &Build, rim: [Point; 2], grasps: [Grasp; 2]) {
        let palms = rim.map(|palm| self.trunk.frame * palm);
        let arms = [(&mut self.near_arm, -1.0), (&mut self.far_arm, 1.0)];
        for ((arm, out), (palm, grasp)) in arms.into_iter().zip(palms.into_iter().zip(grasps)) {
            arm.soft = SHARP;
            if grasp != Grasp::Clasp {
                arm.joint = arm.root + toward(ELBOW_OUT * out) * build.upper_arm;
                arm.end = palm - (palm - arm.joint).normalize() * (PALM * build.hand);
                continue;
            }
            arm.end = palm - turned_in(Vec2::new(out, 0.0)) * (PALM * build.hand);
            arm.joint = arm.root + toward(WING * out) * build.upper_arm;
            // No wrist is farther out than its elbow: the arm would be bent into itself.
            let elbow = arm.end.x + BESIDE_THE_WRIST * out;
            if (elbow - arm.joint.x) * out > 0.0 {
                arm.joint.x = elbow;
            }
        }
    }

    /// One palm is on the strings of what is before the belly, the other one on its neck.
    pub(super) fn play(&mut self, build: &Build, palms: [Point; 2]) {
        let [strings, neck] = palms.map(|palm| self.trunk.frame * palm);
        self.near_arm.take_hold(build, strings, -1.0);
        // The elbow is out beside the chest: the forearm comes up to the neck and crosses it.
        self.far_arm.joint = self.far_arm.root + toward(FRETTING) * build.upper_arm;
        self.far_arm.end = neck - (neck - self.far_arm.joint).normalize() * (PALM * build.hand);
    }

    /// Both palms are before the eyes, the elbows aside below them.
    pub(super) fn cover_eyes(&mut self, build: &Build) {
        for (arm, side) in [(&mut self.near_arm, -1.0), (&mut self.far_arm, 1.0)] {
            let eye = self.head * (FACE + Vec2::new(side * COVERED, 2.0));
            arm.take_hold(build, eye, -side);
        }
    }

    /// Both palms are on what is at the mouth, one beside the other.
    pub(super) fn blow(&mut self, build: &Build) {
        let palms = BLOWN.map(|ahead| self.head * (MOUTH + ahead));
        for (arm, palm) in [&mut self.near_arm, &mut self.far_arm].into_iter().zip(palms) {
            arm.take_hold(build, palm, -1.0);
        }
    }

    /// Both palms are on the ground, the near one ahead of its shoulder and the far one below it.
    pub(super) fn crawl(&mut self, build: &Build) {
        // Seen from aside, one shoulder is before the other.
        let amid = self.near_arm.root.midpoint(self.far_arm.root);
        self.near_arm.root = amid.lerp(self.near_arm.root, BEFORE_THE_OTHER);
        // Of the far arm no sleeve is seen beside the chest.
        self.far_arm.root = amid + Vec2::new(10.0, 4.0);
        let below = |arm: &Limb, ahead: f64| Point::new(arm.root.x + ahead, FLAT - PALM);
        let [near, far] = [below(&self.near_arm, -6.0), below(&self.far_arm, 50.0)];
        self.near_arm.take_hold(build, near, -1.0);
        self.far_arm.take_hold(build, far, -1.0);
    }

    /// Who lies in water or air is seen from aside: the near arm hangs from amid the chest, clear of it below, the far one reaches
    /// ahead from behind it, and there is a neck between the shoulders and the chin.
    pub(super) fn float(&mut self, in_glass: bool) {
        let amid = self.near_arm.root.midpoint(self.far_arm.root);
        let moved = |arm: &mut Limb, root: Point| {
            let by = root - arm.root;
            (arm.root, arm.joint, arm.end) = (root, arm.joint + by, arm.end + by);
        };
        let down = self.trunk * Point::new(0.0, BELOW_THE_NECK) - self.trunk * Point::ORIGIN;
        let near = amid.lerp(self.near_arm.root, AMID_THE_CHEST) + down;
        moved(&mut self.near_arm, near);
        let far = amid.lerp(self.far_arm.root, AMID_THE_CHEST) + down;
        moved(&mut self.far_arm, far);
        self.far_arm.clear_of(self.head, if in_glass { AHEAD_OF_GLASS } else { AHEAD_OF_A_CHIN });
    }

    /// Either hand takes hold of a rail of the ladder behind the body, the near one beside the chest and the far one higher,
    /// both clear of the cheeks.
    pub(super) fn climb_a_ladder(&mut self, build: &Build) {
        let amid = self.near_arm.root.midpoint(self.far_arm.root);
        let half = (CHEEK * build.head + BESIDE_A_CHEEK).max(HALF_A_LADDER);
        let far = (build.upper_arm + build.forearm + PALM) * STRETCHED;
        let aside = half - (self.far_arm.root.x - amid.x);
        let high = (far * far - aside * aside).max(0.0).sqrt().min(ABOVE_THE_SHOULDER);
        self.near_arm.take_hold(build, amid + Vec2::new(-half, BELOW_THE_SHOULDER), 1.0);
        self.far_arm.take_hold(build, amid + Vec2::new(half, -high), -1.0);
    }

    /// The near hand takes hold of what is climbed, before the chest, and the far one beyond it as high as it reaches
    /// beside the face.
    pub(super) fn climb(&mut self, build: &Build) {
        let chest = (self.trunk * Point::new(build.waist, -build.trunk * 0.5)).x;
        let near = Point::new(chest + BEFORE_THE_CHEST, self.near_arm.root.y + BELOW_THE_SHOULDER);
        let beyond = near.x + RAILS;
        let cheek = (self.head * Point::new(66.0, 0.0)).x;
        let high = (34.0 + 1.4 * (beyond - 22.0 - cheek)).clamp(30.0, 64.0);
        self.near_arm.take_hold(build, near, -1.0);
        self.far_arm.take_hold(build, Point::new(beyond, self.far_arm.root.y - high), -1.0);
    }

    /// The far fist is a hand's length before the near one, on the same reins or handle, and a little higher; its arm is
    /// beyond the other one.
    pub(super) fn hold_together(&mut self, build: &Build) {
        let along = (self.near_arm.end - self.near_arm.joint).normalize();
        let palm = self.near_arm.end + along * PALM;
        self.far_arm.root = self.near_arm.root.lerp(self.far_arm.root, BEYOND_THE_CHEST);
        self.far_arm.girth = self.far_arm.girth.map(|radius| radius * BEHIND);
        self.far_arm.take_hold(build, palm + BEYOND_THE_OTHER, -1.0);
    }

    /// Both fists are on the rim of a wheel before the chest, the near one at its side and the far one at its top.
    pub(super) fn drive(&mut self, build: &Build) {
        let near = self.trunk * Point::new(build.waist + DRIVEN.0, -build.trunk * DRIVEN.1);
        self.near_arm.take_hold(build, near, -1.0);
        self.far_arm.take_hold(build, near + AROUND_THE_WHEEL, -1.0);
    }

    /// Either fist is around a rope, as high as it can be beside the head.
    pub(super) fn swing(&mut self, build: &Build) {
        let (hips, head) = (self.trunk * Point::ORIGIN, self.head * Point::ORIGIN);
        let clear = CLEAR_OF_THE_HEAD.0 * build.head + CLEAR_OF_THE_HEAD.1 * build.hand;
        let below = (clear * clear - ROPES * ROPES).max(0.0).sqrt();
        for (arm, side) in [(&mut self.near_arm, -1.0), (&mut self.far_arm, 1.0)] {
            arm.take_hold(build, Point::new(hips.x + side * ROPES, head.y + below), -side);
        }
    }

    /// A palm that is free lies on a bent knee.
    pub(super) fn rest(&mut self, build: &Build, pose: Pose, [near, far]: [bool; 2]) {
        let on = |leg: &Leg, up: f64| leg.limb.joint - Vec2::new(0.0, build.leg_girth[1] + up);
        match (pose, &self.far_leg) {
            (Pose::Sit, Some(leg)) if far => {
                let knee = on(leg, LAID);
                let way = self.far_arm.root.distance(knee) * TOWARDS_US.1 - PALM;
                let seen = (way / (build.upper_arm + build.forearm)).min(TOWARDS_US.0);
                self.far_arm.take_hold(&build.foreshortened(seen), knee, 1.0);
            }
            // The near knee is far out; the hand lies on it, away from the chest.
            (Pose::CrossLegged, _) if near => {
                let leg = &self.near_leg.limb;
                let knee = leg.root.lerp(leg.joint, ON_A_KNEE) - Vec2::new(0.0, leg.girth[1] + LAID);
                self.near_arm.take_hold(&build.foreshortened(BENT_FORWARD), knee, -1.0);
            }
            _ => {}
        }
    }
}

impl Limb {
    /// Swings an arm that is stretched out ahead down until its wrist is so many head units from the middle of the head.
    fn clear_of(&mut self, head: Affine, clear: f64) {
        let (middle, clear) = (head * Point::ORIGIN, head.determinant().sqrt() * clear);
        let turn = Affine::rotate_about(SWING.to_radians(), self.root);
        for _ in 0..20 {
            if (self.end - middle).hypot() > clear {
                return;
            }
            (self.joint, self.end) = (turn * self.joint, turn * self.end);
        }
    }

    /// The arm bent so that its palm is at `target`, its elbow to the left (−1) or the right of the way there.
    pub(super) fn take_hold(&mut self, build: &Build, target: Point, elbow: f64) {
        self.bend((build.upper_arm, build.forearm + PALM), target, elbow);
        let along = target - self.joint;
        self.end = self.joint + along * (build.forearm / along.hypot().max(1.0));
    }

    /// The elbow where it is for what is so far beyond it to be at `target`.
    fn bend(&mut self, (upper, fore): (f64, f64), target: Point, elbow: f64) {
        let reach = target - self.root;
        let far = reach.hypot().clamp((upper - fore).abs() + 1.0, upper + fore - 1.0);
        let toward_target = libm::atan2(reach.x, reach.y).to_degrees();
        let cosine = (upper * upper + far * far - fore * fore) / (2.0 * upper * far);
        let bend = libm::acos(cosine.clamp(-1.0, 1.0)).to_degrees();
        self.joint = self.root + toward(toward_target + elbow * bend) * upper;
    }
}

#[cfg(test)]
mod tests {
    use scene::{Age, Name};

    use super::super::stances::stance;
    use super::*;
    use scene::{Character, Stage};

    /// Children of every age, and how each is built.
    fn builds() -> impl Iterator<Item = (i64, Build)> {
        (3..=10).map(|age| {
            let mut child = Character::named(Name::new("Mia").expect("a name"));
            child.age = Age::stored(age).expect("an age");
            (age, Build::of(&child, Stage::Child))
        })
    }

    #[test]
    fn who_kneels_has_both_hands_before_the_chest_and_a_thigh_that_is_clear_of_them() {
        for (age, build) in builds() {
            let mut kneeling = Skeleton::of(&build, &stance(Pose::Kneel), [0.0; 2]);
            kneeling.rest(&build, Pose::Kneel, [true; 2]);
            let (near, far) = (kneeling.near_arm, kneeling.far_arm);
            let chest = kneeling.trunk * Point::new(build.waist * 0.5, -build.trunk * 0.5);
            assert!(near.end.x > chest.x && far.end.x > near.end.x + 20.0, "{age}: {near:?} {far:?}");
            assert!(far.end.y < near.end.y - far.girth[2], "{age}: one on the other: {near:?} {far:?}");
            let thigh = kneeling.near_leg.limb;
            let clear = thigh.root.midpoint(thigh.joint).distance(near.end);
            assert!(clear > build.thigh * 0.7, "{age}: {clear} units from {near:?} to {thigh:?}");
            assert!(thigh.joint.y - thigh.root.y > build.thigh * 1.15, "{age}: a lump of legs: {thigh:?}");
        }
    }

    #[test]
    fn the_far_forearm_of_who_rides_is_seen_above_the_near_one() {
        for (age, build) in builds() {
            let mut riding = Skeleton::of(&build, &stance(Pose::Ride), [0.0; 2]);
            riding.hold_together(&build);
            let (near, far) = (riding.near_arm, riding.far_arm);
            assert!(
                far.end.x > near.end.x + 20.0 && far.end.y < near.end.y - 20.0,
                "{age}: {near:?} {far:?}"
            );
            // Half of it at least is beyond the near wrist's contour.
            let middle = far.joint.midpoint(far.end);
            assert!(middle.y < near.joint.midpoint(near.end).y - near.girth[1], "{age}: {middle:?}");
        }
    }

    #[test]
    fn both_palms_of_who_blows_are_on_a_line_from_the_mouth() {
        for (age, build) in builds() {
            let mut blowing = Skeleton::of(&build, &stance(Pose::Blow), [0.0; 2]);
            blowing.blow(&build);
            let mouth = blowing.head * MOUTH;
            let [near, far] = [blowing.near_arm, blowing.far_arm].map(|arm| {
                let way = arm.end - arm.joint;
                arm.end + way * (PALM / way.hypot())
            });
            assert!(mouth.x < near.x && near.x < far.x, "{age}: {near:?} {far:?}");
            let off = (far - mouth).normalize().cross(near - mouth).abs();
            assert!(off < build.head * 8.0, "{age}: {off} units off the line");
        }
    }
}

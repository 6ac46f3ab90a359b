//! How somebody stands at a ship's wheel: behind it, a fist on either side of its rim.

use kurbo::{Affine, Point, Vec2};

use super::carry::Carry;
use super::skeleton::{Build, Skeleton};
use crate::{Anchor, Art};

/// How far below the hips the hub of the wheel is, in units: the chest is seen above it.
const BELOW_THE_HIPS: f64 = 20.0;
/// How large a wheel is, as a share of its figure.
const SIZES: std::ops::RangeInclusive<f64> = 0.7..=1.0;
/// So far nearer to us than its soles the foot of the wheel is, in units.
const NEARER: f64 = 12.0;

impl Skeleton {
    /// The wheel on the ground before who steers, both palms on its rim, the elbows out beside the chest.
    pub(super) fn steer(&mut self, build: &Build, wheel: &Art) -> Carry {
        let (ground, grip) = (wheel.ground(), wheel.anchor(Anchor::Grip).unwrap_or_else(|| wheel.ground()));
        // Its stand is narrower than the wheel.
        let hub = wheel.bounds().y0 + wheel.bounds().width() / 2.0;
        let hips = self.trunk * Point::ORIGIN;
        let high = NEARER - hips.y - BELOW_THE_HIPS;
        let size = (high / (ground.y - hub).max(1.0)).clamp(*SIZES.start(), *SIZES.end());
        let at =
            Affine::translate((hips.x, NEARER)) * Affine::scale(size) * Affine::translate(-ground.to_vec2());
        let right = at * grip;
        let left = right - Vec2::new(2.0 * (right.x - hips.x), 0.0);
        self.near_arm.take_hold(build, left, -1.0);
        self.far_arm.take_hold(build, right, 1.0);
        Carry { before: Some(wheel.clone().placed(self.trunk.frame.inverse() * at)), ..Carry::default() }
    }
}

#[cfg(test)]
mod tests {
    use scene::{Age, Character, Name};

    use crate::hero::{Gear, Guise, Hero, Mood, Pose};
    use crate::{Anchor, Detail, figure};

    fn child(age: i64) -> Character {
        let mut child = Character::named(Name::new("Mia").expect("a name"));
        child.age = Age::stored(age).expect("an age");
        child
    }

    #[test]
    fn both_hands_of_who_steers_are_on_the_rim_and_the_wheel_is_before_the_feet() {
        let wheel = figure("ship's wheel", Detail::Bold).expect("a wheel");
        for age in 3..=10 {
            let (child, guise) = (child(age), Guise::from(Gear::PirateHat));
            let hero = |holds| Hero {
                child: &child,
                pose: Pose::Helm,
                mood: Mood::Brave,
                guise,
                detail: Detail::Bold,
                mirrored: false,
                holds,
                beast: None,
            };
            let art = hero(Some(wheel)).art();
            let [one, other] =
                [Anchor::Hand, Anchor::OtherHand].map(|hand| art.anchor(hand).expect("a hand"));
            assert!((one.y - other.y).abs() < 2.0, "{age}: {one} {other}");
            let rim = wheel.anchor(Anchor::Grip).expect("a grip").x * 2.0;
            let size = (one.x - other.x).abs() / rim;
            assert!((0.68..=1.08).contains(&size), "{age}: {size}");
            assert!(art.bounds().y1 > hero(None).art().bounds().y1 + 4.0, "{age}");
        }
    }
}

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

//! The stances of who digs, treads water or is on a ladder, the arms of who pushes or aims, and the leg of who is astride.

use kurbo::Vec2;

use super::curve::toward;
use super::foot::Shoe;
use super::holding::{PALM, STRETCHED};
use super::pose::Grasp::{Fist, Upright};
use super::pose::Layer::{Behind, Front, Over};
use super::pose::{Side, Stance};
use super::skeleton::{ASTRIDE, Build, Skeleton};
use super::stances::{TOWARDS_US, UPRIGHT, arm, leg};

/// Legs that tread water: one a little ahead, one back, the feet pointed down.
pub(super) const fn treading(stance: Stance) -> Stance {
    Stance {
        lift: 34.0,
        slant: 0.0,
        near_leg: leg(-14.0, -40.0, 128.0),
        far_leg: Some(leg(28.0, -6.0, 94.0)),
        flow: -16.0,
        ..stance
    }
}

/// On a ladder, one foot a rung above the other.
pub(super) const fn climbing() -> Stance {
    Stance {
        lift: 62.0,
        lean: -2.0,
        nod: -4.0,
        turn: 0.2,
        near: arm(-48.0, -150.0, Upright, true, Front),
        far: arm(66.0, 160.0, Upright, false, Over),
        near_leg: leg(-4.0, -4.0, 0.0).long(TOWARDS_US),
        far_leg: Some(leg(84.0, -4.0, 0.0).seen(0.66).long(TOWARDS_US)),
        main: Side::Far,
        flow: -4.0,
        ..UPRIGHT
    }
}

/// Bent over a spade, in a lunge towards it.
pub(super) const fn digging() -> Stance {
    Stance {
        lean: 20.0,
        carry: 12.0,
        nod: 8.0,
        turn: 0.5,
        near: arm(30.0, 50.0, Fist, false, Front),
        far: arm(20.0, 30.0, Fist, false, Behind),
        near_leg: leg(-16.0, -32.0, 0.0),
        far_leg: Some(leg(44.0, -6.0, 0.0)),
        main: Side::Near,
        flow: 6.0,
        ..UPRIGHT
    }
}

/// Where the far fist is from the near one at the same handle, in units of a hand of size 1.
const APART_ON_A_BAR: Vec2 = Vec2::new(46.0, -12.0);

/// Where the near arm of who pushes points to, in degrees from straight down.
const PUSHED: f64 = 78.0;

/// Where the near arm of who holds up a camera points to, in degrees from straight down, how much lower for every unit a head
/// unit is larger, and where the far palm is from the
/// near one, in units of a hand of size 1.
const AIMED: f64 = 94.0;
const LOWER: f64 = 18.0;
const UNDER_A_CAMERA: Vec2 = Vec2::new(40.0, 26.0);

/// How far from its hip the knee is at least of who is astride, in radii of the hip, and how far the fin points down there,
/// in degrees.
const CLEAR_OF_THE_HIP: f64 = 2.4;
const FIN_OF_A_RIDER: f64 = 48.0;

impl Build {
    /// Of who is astride one clear thigh is seen from hip to knee, however thick it is; a fin points forward and down.
    pub(super) fn sit_astride(&self, stance: &mut Stance, shoe: Shoe) {
        let clear = self.leg_girth[0] * ASTRIDE.1 * CLEAR_OF_THE_HIP;
        stance.near_leg.seen = stance.near_leg.seen.max(clear / self.thigh);
        if shoe == Shoe::Fin {
            stance.near_leg.foot = FIN_OF_A_RIDER;
        }
    }
}

impl Skeleton {
    /// Both fists are on a handle before the chest, one before the other.
    pub(super) fn push(&mut self, build: &Build) {
        self.hold_out(build, PUSHED, APART_ON_A_BAR);
    }

    /// The near palm is as far out as its arm reaches at this angle, the far one so far beyond it.
    fn hold_out(&mut self, build: &Build, angle: f64, beyond: Vec2) {
        let near =
            self.near_arm.root + toward(angle) * ((build.upper_arm + build.forearm + PALM) * STRETCHED);
        self.near_arm.take_hold(build, near, -1.0);
        self.far_arm.take_hold(build, near + beyond * build.hand, -1.0);
    }

    /// The far palm is under a camera, the near one at its back.
    pub(super) fn aim(&mut self, build: &Build) {
        self.hold_out(build, AIMED - LOWER * (build.head - 1.0), UNDER_A_CAMERA);
    }
}

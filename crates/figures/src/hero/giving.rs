//! The stances of who stands and holds, offers, points at or takes something: rows of the table of stances.

use super::poise::weighted;
use super::pose::Grasp::{Fist, Laid, Loose, Open, Pointing, Under};
use super::pose::Layer::{Behind, Front, Over};
use super::pose::{Pose, Side, Stance};
use super::stances::{UPRIGHT, arm, leg, out};

/// With a camera held up before the face, seen from aside; how far the arms reach decides where.
const fn aiming() -> Stance {
    Stance {
        lean: 4.0,
        carry: 5.0,
        nod: 3.0,
        turn: 0.5,
        near: arm(60.0, 100.0, Laid, false, Over),
        far: arm(64.0, 120.0, Under, false, Over),
        ..weighted(Side::Near, UPRIGHT)
    }
}

/// Something at the mouth, in both hands; where they are, the mouth decides.
const fn blowing() -> Stance {
    Stance {
        near: arm(20.0, 120.0, Fist, true, Over),
        far: arm(40.0, 150.0, Fist, false, Over),
        ..weighted(Side::Near, UPRIGHT)
    }
}

pub(super) const fn giving(pose: Pose) -> Stance {
    match pose {
        Pose::HoldUp => Stance {
            lean: 1.0,
            carry: -1.0,
            nod: -5.0,
            far: arm(108.0, 156.0, Fist, false, Over),
            ..weighted(Side::Near, UPRIGHT)
        },
        Pose::Point => Stance {
            lean: 1.0,
            nod: 6.0,
            far: arm(72.0, 104.0, Pointing, false, Front),
            ..weighted(Side::Near, UPRIGHT)
        },
        Pose::Aim => aiming(),
        Pose::Blow => blowing(),
        // Where the hands are, the eyes decide.
        Pose::Count => Stance {
            nod: 2.0,
            near: arm(-60.0, 140.0, Loose, true, Over),
            far: arm(60.0, -140.0, Loose, false, Over),
            ..weighted(Side::Near, UPRIGHT)
        },
        Pose::Greet => Stance {
            lean: 3.0,
            carry: 4.0,
            nod: 4.0,
            far: arm(36.0, 92.0, Open, false, Front),
            ..weighted(Side::Far, UPRIGHT)
        },
        Pose::Hug => Stance {
            lean: 6.0,
            carry: 6.0,
            nod: 6.0,
            turn: 0.2,
            near: arm(36.0, 74.0, Loose, false, Front),
            far: arm(80.0, 96.0, Loose, false, Behind),
            near_leg: out(-13.0, -8.0, 0.0),
            far_leg: Some(leg(13.0, 7.0, 0.0)),
            main: Side::Near,
            ..UPRIGHT
        },
        _ => Stance {
            lean: 2.0,
            carry: 0.0,
            nod: 5.0,
            far: arm(32.0, 108.0, Fist, false, Front),
            ..weighted(Side::Near, UPRIGHT)
        },
    }
}

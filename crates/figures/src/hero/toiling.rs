//! The stances of who digs, treads water or is on a ladder.

use super::pose::Grasp::{Fist, Upright};
use super::pose::Layer::{Behind, Front, Over};
use super::pose::{Side, Stance};
use super::stances::{UPRIGHT, arm, leg};

/// Legs that tread water: one a little ahead, one back, the feet pointed down.
pub(super) const fn treading(stance: Stance) -> Stance {
    Stance {
        lift: 30.0,
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
        near: arm(-60.0, -110.0, Fist, true, Front),
        far: arm(80.0, 150.0, Upright, false, Over),
        near_leg: leg(-4.0, -4.0, 0.0),
        far_leg: Some(leg(84.0, -8.0, 0.0).seen(0.8)),
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

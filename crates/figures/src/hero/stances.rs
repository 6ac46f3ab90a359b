//! The table of stances: one row of joint angles a pose.
//!
//! Angles are absolute, in degrees: 0 hangs down, 90 points right (forward), 180 up, −90 left.

use super::giving::giving;
use super::poise::weighted;
use super::pose::Grasp::{Fist, Flat, Laid, Loose, Open, Rolled, Upright};
use super::pose::Layer::{Behind, Front, Over};
use super::pose::{ArmPose, Grasp, Layer, LegPose, Pose, Side, Stance};

pub(super) const fn arm(upper: f64, fore: f64, grasp: Grasp, flip: bool, layer: Layer) -> ArmPose {
    ArmPose { upper, fore, seen: 1.0, grasp, flip, layer }
}

pub(super) const fn leg(thigh: f64, shin: f64, foot: f64) -> LegPose {
    LegPose { thigh, seen: 1.0, shin, foot, long: 1.0, out: false }
}

pub(super) const fn out(thigh: f64, shin: f64, foot: f64) -> LegPose {
    LegPose { thigh, seen: 1.0, shin, foot, long: 1.0, out: true }
}

/// How much is seen of a foot whose toe is turned out a little.
pub(super) const TOWARDS_US: f64 = 0.78;

/// Upright, arms hanging: what the other poses change.
pub(super) const UPRIGHT: Stance = Stance {
    lift: 0.0,
    lean: 0.0,
    slant: 0.0,
    carry: 1.0,
    nod: 0.0,
    turn: 0.0,
    near: arm(-20.0, 1.0, Loose, false, Front),
    far: arm(17.0, -3.0, Loose, true, Front),
    near_leg: out(-7.0, -4.0, 0.0).long(TOWARDS_US),
    far_leg: Some(leg(7.0, 4.0, 0.0).long(TOWARDS_US)),
    main: Side::Far,
    flow: 0.0,
};

/// The body's angles in a pose.
pub(super) const fn stance(pose: Pose) -> Stance {
    match pose {
        Pose::Walk | Pose::Run | Pose::Climb | Pose::Crawl => travelling(pose),
        Pose::Swim | Pose::Dive | Pose::Fly => floating(pose),
        Pose::Sit | Pose::CrossLegged | Pose::Kneel | Pose::Swing | Pose::Paddle | Pose::Drive => low(pose),
        Pose::Ride | Pose::Astride | Pose::Pedal => riding(pose),
        Pose::Stand | Pose::Wave | Pose::Jump | Pose::Leap | Pose::Dance => lively(pose),
        Pose::Lie => lying(),
        Pose::Steer | Pose::Helm => steering(pose),
        Pose::HoldOne
        | Pose::HoldUp
        | Pose::Point
        | Pose::Greet
        | Pose::Aim
        | Pose::Hug
        | Pose::Count
        | Pose::Blow => giving(pose),
        Pose::Kick => kicking(),
    }
}

/// A baby on its bottom, its soles towards us.
pub(super) const fn baby() -> Stance {
    Stance {
        near: arm(-46.0, -20.0, Loose, false, Front),
        far: arm(62.0, 128.0, Fist, false, Over),
        near_leg: out(-76.0, -62.0, -66.0),
        far_leg: Some(leg(76.0, 62.0, -66.0)),
        ..UPRIGHT
    }
}

const fn lively(pose: Pose) -> Stance {
    match pose {
        Pose::Jump => Stance {
            lift: 46.0,
            lean: -3.0,
            carry: -1.0,
            nod: 5.0,
            near: arm(-126.0, -158.0, Open, true, Over),
            far: arm(114.0, 146.0, Open, false, Over),
            near_leg: out(-20.0, -36.0, 6.0),
            far_leg: Some(leg(22.0, 42.0, 2.0)),
            flow: -14.0,
            ..UPRIGHT
        },
        Pose::Leap => Stance {
            lift: 40.0,
            lean: -4.0,
            carry: 0.0,
            nod: 6.0,
            near: arm(-126.0, -158.0, Open, true, Over),
            far: arm(104.0, 128.0, Open, false, Over),
            near_leg: out(-14.0, -32.0, 12.0),
            far_leg: Some(leg(28.0, 62.0, -20.0)),
            flow: -14.0,
            ..UPRIGHT
        },
        Pose::Dance => Stance {
            lean: -5.0,
            carry: 4.0,
            nod: 7.0,
            near: arm(-104.0, -160.0, Open, true, Over),
            far: arm(72.0, 108.0, Open, false, Over),
            near_leg: out(-6.0, -2.0, 0.0),
            far_leg: Some(leg(66.0, -16.0, 34.0)),
            main: Side::Far,
            flow: -12.0,
            ..UPRIGHT
        },
        _ => weighted(
            Side::Near,
            Stance {
                lean: 1.0,
                carry: -1.0,
                nod: 4.0,
                far: arm(92.0, 154.0, Open, false, Over),
                main: Side::Near,
                ..UPRIGHT
            },
        ),
    }
}

/// Upright still: who lies down is turned afterwards.
const fn lying() -> Stance {
    Stance {
        nod: 3.0,
        near: arm(-12.0, 0.0, Loose, false, Front),
        far: arm(30.0, -58.0, Loose, true, Front),
        near_leg: out(-4.0, -2.0, 0.0),
        far_leg: Some(leg(40.0, -26.0, 0.0)),
        main: Side::Near,
        ..UPRIGHT
    }
}

/// One leg straight out.
const fn kicking() -> Stance {
    Stance {
        lean: -16.0,
        carry: -6.0,
        nod: -2.0,
        turn: 0.3,
        near: arm(-64.0, 20.0, Fist, false, Front),
        far: arm(44.0, 136.0, Fist, false, Front),
        near_leg: out(-2.0, 6.0, 0.0),
        far_leg: Some(leg(96.0, 100.0, -86.0)),
        main: Side::Far,
        flow: -10.0,
        ..UPRIGHT
    }
}

const fn travelling(pose: Pose) -> Stance {
    match pose {
        Pose::Run => Stance {
            lift: 12.0,
            lean: 10.0,
            slant: 0.0,
            carry: 9.0,
            nod: 2.0,
            turn: 0.6,
            near: arm(-66.0, 12.0, Fist, false, Front),
            far: arm(52.0, 132.0, Fist, false, Behind),
            near_leg: leg(60.0, -10.0, -14.0),
            far_leg: Some(leg(-30.0, -88.0, 76.0)),
            main: Side::Far,
            flow: -52.0,
        },
        // How far it leans, its arms decide.
        Pose::Crawl => Stance {
            lean: 62.0,
            carry: 40.0,
            turn: 0.8,
            near: arm(10.0, 0.0, Flat, false, Front),
            far: arm(40.0, 20.0, Flat, false, Behind),
            near_leg: leg(8.0, -101.0, 126.0),
            // Behind the near one.
            far_leg: None,
            main: Side::Far,
            flow: -72.0,
            ..UPRIGHT
        },
        Pose::Climb => Stance {
            lean: -2.0,
            slant: 0.0,
            carry: 2.0,
            nod: -6.0,
            turn: 0.62,
            near: arm(28.0, 84.0, Fist, false, Front),
            far: arm(102.0, 150.0, Upright, false, Behind),
            lift: 34.0,
            near_leg: leg(35.0, 25.0, 0.0),
            far_leg: Some(leg(90.0, 14.0, 0.0)),
            main: Side::Far,
            // Hair hangs away from what is climbed.
            flow: -16.0,
        },
        _ => Stance {
            lean: 4.0,
            carry: 4.0,
            turn: 0.75,
            near: arm(-46.0, 10.0, Rolled, false, Front),
            far: arm(38.0, 86.0, Rolled, false, Behind),
            near_leg: leg(24.0, 8.0, -8.0),
            far_leg: Some(leg(-28.0, -46.0, 34.0)),
            main: Side::Far,
            flow: -8.0,
            ..UPRIGHT
        },
    }
}

const fn floating(pose: Pose) -> Stance {
    match pose {
        Pose::Swim => Stance {
            lift: 40.0,
            lean: 60.0,
            slant: 0.0,
            carry: 48.0,
            nod: 12.0,
            turn: 0.6,
            near: arm(-14.0, -34.0, Laid, true, Front),
            far: arm(72.0, 82.0, Laid, false, Behind).seen(1.14),
            near_leg: leg(-78.0, -94.0, 180.0),
            far_leg: Some(leg(-38.0, -52.0, 138.0)),
            main: Side::Far,
            flow: -76.0,
        },
        Pose::Dive => Stance {
            lift: 150.0,
            lean: 116.0,
            slant: 0.0,
            carry: 86.0,
            nod: 18.0,
            turn: 0.6,
            near: arm(-6.0, 16.0, Laid, true, Front),
            far: arm(56.0, 66.0, Laid, false, Behind).seen(1.2),
            near_leg: leg(-138.0, -152.0, 236.0),
            far_leg: Some(leg(-116.0, -126.0, 212.0)),
            main: Side::Far,
            flow: -134.0,
        },
        _ => Stance {
            lift: 60.0,
            lean: 56.0,
            slant: 0.0,
            carry: 46.0,
            nod: 12.0,
            turn: 0.5,
            near: arm(-10.0, -30.0, Laid, true, Front),
            far: arm(74.0, 84.0, Laid, false, Behind).seen(1.14),
            near_leg: leg(-74.0, -100.0, 142.0),
            far_leg: Some(leg(-38.0, -52.0, 98.0)),
            main: Side::Far,
            flow: -78.0,
        },
    }
}

const fn riding(pose: Pose) -> Stance {
    let astride = Stance {
        lean: 8.0,
        carry: 6.0,
        turn: 0.6,
        near: arm(12.0, 88.0, Fist, false, Front),
        far: arm(31.0, 97.0, Fist, false, Behind),
        // Down the flank, the knee out to us.
        near_leg: leg(70.0, -4.0, 4.0).seen(1.1),
        far_leg: None,
        main: Side::Far,
        flow: -12.0,
        ..UPRIGHT
    };
    match pose {
        Pose::Astride => Stance {
            // Waving behind, where no head of a mount is.
            near: arm(-104.0, -146.0, Open, true, Over),
            // In its mane, not before its eye.
            far: arm(20.0, 46.0, Fist, false, Behind).seen(0.94),
            ..astride
        },
        // One foot down, one up.
        Pose::Pedal => {
            Stance { near_leg: leg(71.0, -14.0, 14.0), far_leg: Some(leg(92.0, 8.0, 8.0)), ..astride }
        }
        _ => astride,
    }
}

const fn low(pose: Pose) -> Stance {
    match pose {
        Pose::Swing => Stance {
            nod: 3.0,
            near: arm(-104.0, -164.0, Upright, true, Over),
            far: arm(104.0, 164.0, Upright, false, Over),
            near_leg: leg(74.0, 16.0, -10.0),
            far_leg: Some(leg(80.0, 34.0, -22.0)),
            flow: -12.0,
            turn: 0.3,
            ..UPRIGHT
        },
        Pose::Paddle => Stance {
            turn: 0.2,
            near: arm(-60.0, 20.0, Fist, true, Front),
            far: arm(60.0, -20.0, Fist, true, Front),
            near_leg: leg(80.0, -4.0, 0.0).seen(0.0),
            far_leg: Some(leg(84.0, 16.0, -10.0).seen(0.0)),
            main: Side::Near,
            ..UPRIGHT
        },
        // Where the fists are, the wheel decides; the feet are forward, within the car.
        Pose::Drive => Stance {
            turn: 0.4,
            near: arm(24.0, 80.0, Fist, false, Front),
            far: arm(40.0, 96.0, Fist, false, Behind),
            near_leg: leg(84.0, 52.0, 0.0).seen(0.6),
            far_leg: Some(leg(86.0, 56.0, 0.0).seen(0.6)),
            ..UPRIGHT
        },
        Pose::CrossLegged => Stance {
            nod: 3.0,
            near: arm(-36.0, -16.0, Loose, false, Front).seen(0.76),
            far: arm(98.0, 150.0, Open, false, Over),
            near_leg: leg(-71.0, 66.0, -8.0).seen(0.8),
            far_leg: Some(out(71.0, -66.0, -8.0).seen(0.8)),
            ..UPRIGHT
        },
        Pose::Kneel => kneeling(),
        _ => Stance {
            turn: 0.4,
            near: arm(-30.0, -6.0, Loose, false, Front),
            far: arm(21.0, 70.0, Loose, true, Front),
            near_leg: leg(86.0, -4.0, 0.0),
            far_leg: Some(leg(90.0, 16.0, -10.0)),
            main: Side::Far,
            ..UPRIGHT
        },
    }
}

/// On one knee, the other one up.
const fn kneeling() -> Stance {
    Stance {
        lean: 14.0,
        carry: 11.0,
        nod: 10.0,
        turn: 0.36,
        near: arm(20.0, 73.0, Laid, false, Front),
        far: arm(70.0, 92.0, Laid, false, Front),
        // How far its shin rises, its toes decide.
        near_leg: leg(2.0, -108.0, 128.0).seen(1.24),
        far_leg: Some(leg(80.0, -2.0, 0.0).seen(1.16)),
        main: Side::Far,
        flow: 6.0,
        ..UPRIGHT
    }
}

/// At a wheel or a handle, the legs apart.
const fn steering(pose: Pose) -> Stance {
    let steering = Stance {
        lean: 4.0,
        carry: 4.0,
        nod: 2.0,
        turn: 0.2,
        near: arm(30.0, 76.0, Fist, false, Front),
        far: arm(84.0, 100.0, Fist, false, Behind),
        near_leg: out(-14.0, -9.0, 0.0).long(TOWARDS_US),
        far_leg: Some(leg(14.0, 7.0, 0.0).long(TOWARDS_US)),
        main: Side::Near,
        ..UPRIGHT
    };
    match pose {
        Pose::Helm => Stance {
            lean: 0.0,
            carry: 2.0,
            nod: 4.0,
            turn: 0.0,
            near: arm(-60.0, 60.0, Fist, true, Front),
            far: arm(60.0, -60.0, Fist, false, Front),
            ..steering
        },
        _ => steering,
    }
}

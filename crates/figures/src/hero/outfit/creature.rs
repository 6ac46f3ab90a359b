//! What grows behind creatures on two legs: a dragon's wings, the tails of dinosaurs and horses.

use drawing::{Pen, Shape, Tint};

use crate::hero::curve::{closed, mirror, ring};
use crate::hero::skeleton::{Build, Skeleton};
use crate::hero::tints;

/// The skin of wings.
const SKIN: Tint = Tint::hex(0xF2_A6_5A);

/// Two wings of skin between fingers, behind the shoulders.
pub(super) fn skin_wings(skeleton: &Skeleton, build: &Build) -> Vec<Shape> {
    let root = -build.trunk + 40.0;
    let wing = closed(
        (8.0, root),
        &[
            [40.0, root - 50.0, 84.0, root - 84.0, 132.0, root - 88.0],
            [130.0, root - 64.0, 136.0, root - 46.0, 154.0, root - 30.0],
            [136.0, root - 26.0, 122.0, root - 12.0, 118.0, root + 8.0],
            [100.0, root + 2.0, 84.0, root + 12.0, 78.0, root + 28.0],
            [58.0, root + 18.0, 34.0, root + 22.0, 8.0, root + 36.0],
        ],
    );
    let both = [mirror(&wing), wing];
    both.map(|path| Shape::area(skeleton.trunk * path, SKIN, Pen::Outline)).into()
}

/// A thick tail that lies in one bow and ends in a lifted tip; so much of it hangs below the hips.
pub(super) fn thick_tail(skeleton: &Skeleton, build: &Build, droop: f64) -> Vec<Shape> {
    let x = -build.hem;
    let knots = [
        (30.0, -34.0, true),
        (-20.0, -6.0, false),
        (-56.0, 18.0, false),
        (-92.0, 12.0, false),
        (-126.0, -18.0, true),
        (-122.0, 30.0, false),
        (-88.0, 62.0, false),
        (-40.0, 62.0, false),
        (30.0, 30.0, true),
    ]
    .map(|(out, down, sharp)| (x + out, if down > 0.0 { down * droop } else { down }, sharp));
    vec![Shape::area(skeleton.trunk * ring(&knots), tints::GREEN, Pen::Outline)]
}

/// Long hair that swings out from the hips, in this tint.
pub(super) fn hair_tail(skeleton: &Skeleton, build: &Build, (droop, tint): (f64, Tint)) -> Vec<Shape> {
    let x = -build.hem;
    let knots = [
        (30.0, -22.0, true),
        (-26.0, -30.0, false),
        (-66.0, -14.0, false),
        (-84.0, 30.0, false),
        (-74.0, 66.0, false),
        (-92.0, 96.0, true),
        (-52.0, 92.0, false),
        (-34.0, 60.0, false),
        (-30.0, 26.0, false),
        (30.0, 12.0, true),
    ]
    .map(|(out, down, sharp)| (x + out, if down > 0.0 { down * droop } else { down }, sharp));
    vec![Shape::area(skeleton.trunk * ring(&knots), tint, Pen::Outline)]
}

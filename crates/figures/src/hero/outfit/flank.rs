//! What tells an outfit of who swims or flies, whose chest is turned away: a mark on the flank. The trunk's own
//! coordinates.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath};

use super::number::number;
use super::{Front, Wear};
use crate::hero::curve::{open, stroke};
use crate::hero::skeleton::Build;

/// Above the hem, behind the arm: shares of the waist's half width and of the trunk; above a waistband higher.
const AT: (f64, f64) = (-0.46, -0.2);
const ABOVE_A_WAISTBAND: f64 = -0.34;

/// A sportsman's number, a sailor's anchor.
pub(super) fn on_the_flank(wear: &Wear, build: &Build) -> Vec<Shape> {
    let strokes = match wear.front {
        Front::Number => number(wear.age),
        Front::Neckerchief => anchor(),
        _ => return Vec::new(),
    };
    let way = if wear.mirrored { -1.0 } else { 1.0 };
    let high = if wear.is_tucked() { ABOVE_A_WAISTBAND } else { AT.1 };
    let at =
        Affine::translate((build.waist * AT.0, build.trunk * high)) * Affine::scale_non_uniform(way, 1.0);
    strokes.into_iter().map(|path| Shape::line(at * path, Pen::Outline)).collect()
}

/// An anchor in strokes; the middle is the origin. Its ring is open: a closed one is too small to color.
fn anchor() -> Vec<BezPath> {
    vec![
        open((-5.0, -13.0), &[[-9.0, -22.0, 9.0, -22.0, 5.0, -13.0]]),
        stroke((0.0, -14.0), (0.0, 17.0)),
        stroke((-8.0, -7.0), (8.0, -7.0)),
        open((-14.0, 5.0), &[[-11.0, 14.0, -6.0, 17.0, 0.0, 17.0], [6.0, 17.0, 11.0, 14.0, 14.0, 5.0]]),
    ]
}

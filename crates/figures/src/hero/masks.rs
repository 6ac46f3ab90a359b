//! Faces in a mask: a hero's band round the eyes, a diver's glass before them.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::curve::symmetric;
use super::face::{FACE, MOUTH};
use super::features::APART;
use crate::Detail;

/// How far down the eyes of a face are.
pub(super) fn eye_level(seen: &[Shape]) -> f64 {
    seen.first().map_or(FACE.y, |eye| eye.bounds().center().y)
}

/// A part of a face that is smaller if it belongs to an eye at this level, for a rim or an edge is near.
fn smaller_eye(shape: Shape, level: f64) -> Shape {
    let middle = shape.bounds().center();
    let at = Point::new(FACE.x + APART.copysign(middle.x - FACE.x), level);
    let smaller =
        Affine::translate(at.to_vec2()) * Affine::scale(IN_A_HOLE) * Affine::translate(-at.to_vec2());
    if middle.distance(at) < OF_AN_EYE { shape.placed(smaller) } else { shape }
}

/// A face as a mask leaves it to see: its bridge is where the nose is, and brows are above it where a fine pen draws them;
/// eyes have room in it, and lashes would be across the rims of its holes.
pub(super) fn behind_a_mask(seen: Vec<Shape>, detail: Detail) -> Vec<Shape> {
    let level = eye_level(&seen);
    let placed = |shape: Shape| {
        let low = shape.bounds().y1;
        match (shape.tint, shape.pen) {
            _ if is_nose(&shape, level) => None,
            (None, _) if low < level - ABOVE && detail == Detail::Bold => None,
            (None, _) if low < level - ABOVE => Some(shape.placed(Affine::translate((0.0, -ABOVE_A_MASK)))),
            (None, Some(Pen::Fine)) if detail == Detail::Full && low < level + 5.0 => None,
            _ => Some(smaller_eye(shape, level)),
        }
    };
    seen.into_iter().filter_map(placed).collect()
}

/// Whether a part of a face whose eyes are at this level is its nose.
fn is_nose(shape: &Shape, level: f64) -> bool {
    let bounds = shape.bounds();
    shape.tint.is_none() && bounds.y0 > level && bounds.y1 < MOUTH.y - 5.0 && bounds.width() < NOSE
}

/// A face in a diver's mask: the eyes are amid its glass, small and with room all round, and its bridge is where the nose is.
pub(super) fn in_a_diving_mask(seen: Vec<Shape>) -> Vec<Shape> {
    let level = eye_level(&seen);
    let up = Affine::translate((0.0, AMID_THE_GLASS - level));
    let placed = |shape: Shape| {
        let is_of_an_eye = shape.bounds().center().y < level + OF_AN_EYE && !is_mouth(&shape);
        if is_of_an_eye { smaller_eye(shape, level).placed(up) } else { shape }
    };
    seen.into_iter().filter(|shape| !is_nose(shape, level)).map(placed).collect()
}

/// Whether a part of a face belongs to its mouth.
fn is_mouth(shape: &Shape) -> bool {
    shape.bounds().center().y > MOUTH.y - ROUND_A_MOUTH
}

/// How far above the middle of a mouth is nothing of it.
const ROUND_A_MOUTH: f64 = 8.0;

/// How far down eyes are behind a diver's glass: with air below them, and the mouth free below its rim.
const AMID_THE_GLASS: f64 = -1.0;

/// The glass of a diver's mask, from temple to temple over the contour of the face: a strip of cheek beside it would be one
/// black line with both.
pub(super) fn diving_mask() -> BezPath {
    symmetric(
        (0.0, -31.0),
        &[
            [18.0, -31.0, 34.0, -30.5, 46.0, -28.0],
            [57.0, -26.0, 59.0, -14.0, 58.0, -3.0],
            [57.0, 10.0, 48.0, 18.0, 34.0, 17.5],
            [24.0, 17.0, 17.0, 14.5, 11.5, 8.5],
            [8.0, 5.0, 4.0, 4.0, 0.0, 4.0],
        ],
    )
}

/// So far above the eyes brows begin, and so much higher they are above a mask.
const ABOVE: f64 = 12.5;
const ABOVE_A_MASK: f64 = 5.0;
/// A nose is narrower than this, and what belongs to an eye nearer to its middle.
const NOSE: f64 = 12.0;
const OF_AN_EYE: f64 = 16.0;
/// How much smaller eyes are in a mask.
const IN_A_HOLE: f64 = 0.8;

/// A hero's mask round eyes at this level: a band across the face to both ears, that leaves the tip of the nose and the cheeks free. Eyes are
/// upon it: beside holes for them there would be slips that no crayon fits.
pub(super) fn mask(eyes: f64) -> BezPath {
    let mask = symmetric(
        (0.0, -10.5),
        &[
            [12.0, -16.0, 34.0, -17.5, 49.5, -15.0],
            [53.5, -8.0, 53.5, -3.0, 49.5, 2.0],
            [40.0, 9.5, 30.0, 13.0, 20.0, 12.5],
            [12.0, 12.0, 8.0, 2.0, 0.0, 1.5],
        ],
    );
    Affine::translate((FACE.x * 0.4, eyes)) * mask
}

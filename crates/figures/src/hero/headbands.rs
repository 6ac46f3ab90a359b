//! What leaves all the hair to see: a band round the head, and ears on one. Head units.

use drawing::{Pen, Shape};
use kurbo::{Affine, Vec2};

use super::curve::{closed, open};
use super::tints;
use crate::path::within;

/// A sportsman's band round the head, over `hair`, whose contour its ends lie on; the fringe hangs out below it.
pub(super) fn sweatband(hair: &[Shape]) -> Option<Shape> {
    let band = closed(
        (-FAR, -21.0),
        &[
            [-40.0, -38.5, 40.0, -38.5, FAR, -21.0],
            [FAR, -25.0, FAR, -29.0, FAR, -33.0],
            [40.0, -50.5, -40.0, -50.5, -FAR, -33.0],
            [-FAR, -29.0, -FAR, -25.0, -FAR, -21.0],
        ],
    );
    let is_round_the_head = |shape: &&Shape| {
        let around = shape.bounds();
        shape.is_opaque() && around.x0 < -AT_LEAST && around.x1 > AT_LEAST
    };
    let around = hair.iter().find(is_round_the_head)?;
    Some(Shape::area(within(&band, &around.path), tints::WHITE, Pen::Outline))
}

/// Further from the middle than any hair is beside the forehead, and nearer than what goes round a whole head.
const FAR: f64 = 110.0;
const AT_LEAST: f64 = 45.0;

/// A cat's, from behind the hair, which they are sunk into, and what is inside them: where all is drawn an area, else a fold.
pub(super) fn cat_ears(full: bool) -> Vec<Shape> {
    let inside = match full {
        true => Shape::area(
            closed(
                (-5.5, 16.0),
                &[[-6.0, -2.0, -4.0, -14.0, 0.5, -19.0], [5.0, -13.0, 7.0, -2.0, 6.0, 16.0]],
            ),
            tints::PINK,
            Pen::Inner,
        ),
        false => Shape::line(open((1.0, 16.0), &[[-1.0, 4.0, -1.0, -4.0, 0.5, -12.0]]), Pen::Inner),
    };
    both_sides(&inside)
}

/// A cat's ears with this inside them, each on its place on the hair, tilted outwards.
fn both_sides(inside: &Shape) -> Vec<Shape> {
    let ear = closed(
        (-15.5, 16.0),
        &[
            [-15.5, -8.0, -9.0, -25.0, -2.0, -32.0],
            [2.0, -35.0, 5.0, -32.0, 7.0, -27.0],
            [12.0, -14.0, 14.0, -2.0, 15.5, 16.0],
        ],
    );
    let mut shapes = Vec::with_capacity(4);
    for side in [-1.0, 1.0] {
        let place = Affine::scale_non_uniform(side, 1.0)
            * Affine::translate(EAR)
            * Affine::rotate(TILTED.to_radians());
        shapes.push(Shape::area(place * ear.clone(), tints::ORANGE, Pen::Outline));
        shapes.push(inside.clone().placed(place));
    }
    shapes
}

/// Where the right one grows, and how far outwards it is tilted, in degrees.
const EAR: Vec2 = Vec2::new(34.0, -54.0);
const TILTED: f64 = 22.0;

/// A cat's ears as there is room for them in a ball of glass.
pub(super) fn small_cat_ears() -> Vec<Shape> {
    let smaller = Affine::translate((0.0, -6.0)) * Affine::scale(0.78);
    cat_ears(false).into_iter().map(|shape| shape.placed(smaller)).collect()
}

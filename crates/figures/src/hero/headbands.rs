//! What leaves all the hair to see: a band round the head, and ears on one. Head units.

use drawing::{Pen, Shape};
use kurbo::{Affine, Vec2};

use super::curve::{closed, open};
use super::{Gear, tints};

/// A runner's band round the forehead, under the hair of the crown.
pub(super) fn sweatband() -> Vec<Shape> {
    band([-14.0, -26.5], [-29.5, -41.0])
}

/// A narrower one, above which hair is seen where a head is small.
fn narrow_band() -> Vec<Shape> {
    band([-14.0, -25.0], [-29.0, -41.0])
}

/// From one temple to the other: how high its lower edge is at its ends and in between, and its upper one.
fn band([low, over_the_brow]: [f64; 2], [high, over_the_hair]: [f64; 2]) -> Vec<Shape> {
    let amid = low.midpoint(high);
    let band = closed(
        (-62.5, low),
        &[
            [-34.0, over_the_brow, 34.0, over_the_brow, 62.5, low],
            [63.5, amid, 63.0, amid, 61.5, high],
            [34.0, over_the_hair, -34.0, over_the_hair, -61.5, high],
            [-63.0, amid, -63.5, amid, -62.5, low],
        ],
    );
    vec![Shape::area(band, tints::WHITE, Pen::Outline)]
}

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

/// Either of them as there is room for it in a ball of glass: behind the hair, and before it.
pub(super) fn within_the_glass(worn: Option<Gear>) -> [Vec<Shape>; 2] {
    match worn {
        Some(Gear::CatEars) => {
            let smaller = Affine::translate((0.0, -6.0)) * Affine::scale(0.78);
            [cat_ears(false).into_iter().map(|shape| shape.placed(smaller)).collect(), Vec::new()]
        }
        Some(_) => [Vec::new(), narrow_band()],
        None => Default::default(),
    }
}

//! What stands on a moon, or in a land of wonders, in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::Affine;
use scene::Dice;

use super::super::plan::placed;
use super::super::scenery::{Brush, pt, rock};
use super::super::space::{ball_plants, crater, crystals};
use super::Bed;
use super::meadow::{blooming_bush, broad_leaves, posy, toadstools, tulips};
use crate::Detail;

/// The clumps of a moon.
pub(super) const MOON: &[Bed] = &[boulders, gems, balls, craters];
/// And of a land of wonders.
pub(super) const WONDER: &[Bed] = &[posy, toadstools, gems, tulips, blooming_bush, broad_leaves];

fn put(shapes: Vec<Shape>, (x, y): (f64, f64), size: f64) -> Vec<Shape> {
    placed(shapes, Affine::translate((x, y)) * Affine::scale(size))
}

/// Boulders in a heap.
fn boulders(dice: &mut Dice) -> Vec<Shape> {
    let brush = Brush::near(Detail::Full);
    let mut shapes = rock(pt(34.0, -6.0), dice.between(78.0, 90.0), brush, dice);
    shapes.extend(rock(pt(-20.0, 0.0), dice.between(110.0, 124.0), brush, dice));
    shapes.extend(rock(pt(40.0, 10.0), dice.between(56.0, 64.0), brush, dice));
    shapes
}

/// Crystals with a stone at their foot.
fn gems(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(crystals(false), (0.0, 0.0), dice.between(0.6, 0.7));
    shapes.extend(rock(pt(46.0, 8.0), 58.0, Brush::near(Detail::Full), dice));
    shapes
}

/// Plants with round heads.
fn balls(dice: &mut Dice) -> Vec<Shape> {
    put(ball_plants(false), (0.0, 4.0), dice.between(0.6, 0.68))
}

/// Two craters.
fn craters(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = crater(pt(-20.0, -34.0), dice.between(48.0, 58.0));
    shapes.extend(crater(pt(52.0, -2.0), dice.between(26.0, 32.0)));
    shapes
}

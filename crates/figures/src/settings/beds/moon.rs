//! What stands on a moon, or in a land of wonders, in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use scene::Dice;

use super::super::scenery::{pt, rock};
use super::super::space::{crater, crystals};
use super::glade::{lupines, star_flowers, stump};
use super::meadow::{blooming_bush, posy, toadstools, tulips};
use super::{Bed, NEAR_BY, put};

/// The clumps of a moon.
pub(super) const MOON: &[Bed] = &[boulders, gems, craters];
/// And of its hills: a crater that rides on a skyline is a plate in the air.
pub(super) const HILLS: &[Bed] = &[boulders, gems];
/// And of a land of wonders.
pub(super) const WONDER: &[Bed] =
    &[posy, toadstools, gems, tulips, blooming_bush, star_flowers, lupines, stump];

/// Boulders in a heap.
fn boulders(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = rock(pt(34.0, -6.0), dice.between(78.0, 90.0), NEAR_BY, dice);
    shapes.extend(rock(pt(-20.0, 0.0), dice.between(110.0, 124.0), NEAR_BY, dice));
    shapes.extend(rock(pt(40.0, 10.0), dice.between(56.0, 64.0), NEAR_BY, dice));
    shapes
}

/// Crystals with a stone at their foot.
fn gems(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(crystals(false), (0.0, 0.0), dice.between(0.6, 0.7));
    shapes.extend(rock(pt(46.0, 8.0), 58.0, NEAR_BY, dice));
    shapes
}

/// Two craters.
fn craters(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = crater(pt(-20.0, -34.0), dice.between(48.0, 58.0));
    shapes.extend(crater(pt(52.0, -2.0), dice.between(26.0, 32.0)));
    shapes
}

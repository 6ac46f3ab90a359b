//! What lies and grows on sand in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use scene::Dice;

use super::super::scenery::{pt, rock};
use super::super::underwater::{shell, starfish};
use super::meadow::{blades, broad_leaves};
use super::{Bed, NEAR_BY, put};
use crate::path::{ellipse, svg};

/// The clumps of a shore.
pub(super) const SHORE: &[Bed] = &[shells, beach_grass, wet_stones, driftwood, broad_leaves];

/// A shell and a starfish.
fn shells(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(starfish(false), (42.0, -24.0), dice.between(0.74, 0.82));
    shapes.extend(put(shell(false), (-34.0, -24.0), dice.between(0.78, 0.86)));
    shapes
}

/// Tall grass of the dunes.
fn beach_grass(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-10.0, 0.0), 104.0, dice);
    shapes.extend(blades(pt(44.0, 8.0), 62.0, dice));
    shapes
}

/// Stones, and grass behind them.
fn wet_stones(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(54.0, -6.0), 62.0, dice);
    shapes.extend(rock(pt(-8.0, 0.0), dice.between(110.0, 124.0), NEAR_BY, dice));
    shapes.extend(rock(pt(52.0, 10.0), dice.between(60.0, 68.0), NEAR_BY, dice));
    shapes
}

/// A trunk that the sea brought, and a shell before it.
fn driftwood(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        NEAR_BY
            .area(svg("M-70 -34 L40 -34 C46 -60 66 -62 72 -54 L62 -34 L70 -34 L70 8 L-70 8 Z"), 0xC9_9A_6B),
        NEAR_BY.area(ellipse((-70.0, -13.0), 15.0, 21.0, 0.0), 0xE8_C9_9A),
        NEAR_BY.line(svg("M-34 -18 L18 -18")),
        NEAR_BY.line(svg("M-10 -4 L46 -4")),
    ];
    shapes.extend(put(shell(false), (24.0, 12.0), dice.between(0.6, 0.66)));
    shapes
}

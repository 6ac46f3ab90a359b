//! What lies and grows on sand in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use scene::Dice;

use super::super::scenery::{leaf, pt, rock};
use super::super::underwater::{shell, starfish};
use super::meadow::{blades, broad_leaves};
use super::{Bed, NEAR_BY, put};
use crate::path::{circle, ellipse, svg};

/// The clumps of a shore.
pub(super) const SHORE: &[Bed] = &[shells, beach_grass, wet_stones, driftwood, broad_leaves, coconut, bottle];

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

/// A trunk that the sea brought, with what is left of a branch.
fn driftwood(_: &mut Dice) -> Vec<Shape> {
    let trunk = "M-66 -32 C-30 -40 6 -34 30 -36 L24 -62 C22 -76 44 -80 48 -66 L56 -36 C76 -34 88 -24 88 -12 C88 2 78 8 62 8 \
                 L-66 8 Z";
    vec![
        NEAR_BY.area(svg(trunk), 0xC9_9A_6B),
        NEAR_BY.area(ellipse((-66.0, -12.0), 15.0, 20.0, 0.0), 0xE8_C9_9A),
        NEAR_BY.line(svg("M-34 -20 C-16 -24 4 -20 18 -20")),
        NEAR_BY.line(svg("M0 -5 C18 -8 36 -4 56 -6")),
    ]
}

/// A coconut that sprouts, and a shell.
fn coconut(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-8.0, 8.0);
    let mut shapes = Vec::new();
    for (x, y) in [(-58.0_f64, -96.0), (54.0, -102.0), (lean, -132.0)] {
        shapes.push(NEAR_BY.area(leaf(pt(0.0, -44.0), pt(x, y), 32.0, x.signum() * 0.12), 0x7B_C1_58));
    }
    shapes.push(NEAR_BY.area(circle((0.0, -28.0), 36.0), 0xA8_74_47));
    shapes.push(NEAR_BY.line(svg("M-20 -34 C-14 -44 -4 -48 6 -46")));
    shapes.extend(put(shell(false), (58.0, -16.0), dice.between(0.62, 0.68)));
    shapes
}

/// A bottle with a letter in it, half in the sand.
fn bottle(_: &mut Dice) -> Vec<Shape> {
    vec![
        NEAR_BY.area(svg("M48 -120 L82 -93 L60 -62 L26 -89 Z"), 0xC9_9A_6B),
        NEAR_BY.area(
            svg("M-62 -26 C-66 -54 -40 -78 -14 -72 L18 -96 L48 -72 L32 -38 C34 -16 22 0 10 8 L-56 8 Z"),
            0xBF_E6_DC,
        ),
        NEAR_BY.part(svg("M-42 -22 L0 -56 L18 -34 L-24 -2 Z"), 0xFF_F4_D6),
        NEAR_BY.area(svg("M-84 8 C-60 -14 -30 -10 -10 -2 C12 -14 40 -10 56 8 Z"), 0xF2_DD_A4),
    ]
}

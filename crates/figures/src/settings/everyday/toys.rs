//! Toys that stand about at home.

use drawing::Shape;
use scene::Dice;

use super::super::scenery::{Brush, pt, star};
use super::sketch::slab;
use crate::path::{circle, svg};

/// A chest of toys with something looking out of it, 120 wide and 110 high.
pub(super) fn toy_box(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF2_7C_6A, 0x6F_B0_E8, 0x8A_C8_7A][dice.below(3)];
    let mut shapes = vec![
        brush.area(circle((-26.0, -72.0), 25.0), 0xFF_D9_5A),
        brush.area(svg("M4,-64 L4,-100 L42,-100 L42,-64 Z"), 0xB3_8B_E8),
        brush.area(slab(-60.0, -66.0, 120.0, 70.0), tint),
        brush.area(slab(-66.0, -72.0, 132.0, 19.0), tint),
    ];
    shapes.extend(star(pt(0.0, -26.0), 17.0, 0.0, Brush { contour: brush.inside, ..brush }));
    shapes
}

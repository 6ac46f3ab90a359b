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

/// A play tent with an open flap, 150 wide and 190 high.
pub(super) fn play_tent(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let tint = [0xF7_C8_A8, 0x9F_D6_C8, 0xF7_A8_C8][dice.below(3)];
    let mut shapes = vec![
        Shape::line(svg("M-15,-194 L0,-172 L15,-194"), brush.contour),
        brush.area(svg("M0,-174 L74,4 L-74,4 Z"), tint),
        brush.part(svg("M0,-124 L40,5 L-40,5 Z"), 0xFF_F3_D6),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M-34,-70 L-50,-20 M34,-70 L50,-20")));
    }
    shapes
}

/// Two beds one above the other, 176 wide and 236 high.
pub(super) fn bunk_bed(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let quilts = [0x9F_B8_E8, 0xF7_A8_B8, 0xA9_D6_9B];
    let first = dice.below(3);
    let mut shapes = Vec::new();
    for (row, y) in [(0, -46.0), (1, -166.0)] {
        shapes.push(
            brush.area(svg(&format!("M-72,{} c-4,-24 44,-28 46,-4 l0,14 h-46 Z", y - 14.0)), 0xFF_FF_FF),
        );
        shapes.push(brush.area(
            svg(&format!("M-34,{0} C-10,{1} 60,{1} 80,{0} L80,{2} L-34,{2} Z", y - 18.0, y - 32.0, y + 8.0)),
            quilts[(first + row) % 3],
        ));
        shapes.push(brush.area(slab(-82.0, y, 164.0, 22.0), 0xE0_AE_72));
    }
    for x in [-90.0, 72.0] {
        shapes.push(brush.area(slab(x, -236.0, 18.0, 240.0), 0xC9_8B_4E));
    }
    if brush.full() {
        for y in [-124.0, -88.0] {
            shapes.push(brush.area(slab(34.0, y, 42.0, 13.0), 0xC9_8B_4E));
        }
        shapes.push(brush.area(slab(24.0, -168.0, 14.0, 172.0), 0xC9_8B_4E));
    }
    shapes
}

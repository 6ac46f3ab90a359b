//! A camp in the woods.

use drawing::Shape;
use scene::Dice;

use super::super::props::{Prop, Zone};
use super::super::scenery::{Brush, either_way};
use super::super::set::Set;
use super::super::{Stage, aloft};
use super::sketch::Sketch;
use crate::path::svg;

const DAY: u32 = 0xD6_EF_FB;
const LAWN: u32 = 0xB5_DD_8A;

const CAMP: &[Prop] = &[
    ("lantern", 84.0, Zone::Front),
    ("stump", 70.0, Zone::Front),
    ("backpack", 120.0, Zone::Ground),
    ("cloud", 62.0, Zone::Sky),
    ("bush", 58.0, Zone::Front),
    ("log", 66.0, Zone::Front),
    ("mushroom", 84.0, Zone::Ground),
];

/// Tents between pines, a fire, the lantern beside it.
pub(in crate::settings) fn campsite(stage: &Stage, dice: &mut Dice) -> Set {
    either_way(stage, dice, |stage, dice| {
        let mut it = Sketch::outdoors(stage, DAY);
        let (left, right, near) = (it.left, it.right, it.near);
        it.day(right, dice);
        it.hills(stage.horizon - 20.0, 40.0, 0xA9_D6_8B, dice);
        let meadow = it.hills(stage.horizon + 30.0, 12.0, LAWN, dice);
        let foot = meadow.y(left.x(0.5)) + 26.0;
        it.stand(&it.figure("pine tree", 250.0), right, 0.4, foot);
        let own = it.asked(&["tent"]);
        let sight = if own { it.figure("pine tree", 230.0) } else { tent(near, dice) };
        it.landmark(&sight, left, 0.5, it.depth(dice.between(0.5, 0.62)));
        // One of two on a side would stand upon the other.
        if it.full() && !own {
            it.stand(&it.figure("pine tree", 190.0), left, 0.9, foot - 10.0);
        }
        if !it.asked(&["campfire"]) {
            it.landmark(&it.figure("campfire", 96.0), right, 0.5, it.depth(0.86));
        }
        it.ground(dice.between(14.0, 26.0), 0x9C_D0_6E, dice);
        it.finish(CAMP, aloft::GREEN)
    })
}

/// A tent seen from the front, its flaps tied back, 180 wide and 150 high.
fn tent(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let cloth = [0xF2_A8_5A, 0x7F_B8_D8, 0xE8_8A_7A][dice.below(3)];
    let mut shapes = vec![
        brush.area(svg("M0,-150 L92,4 L-92,4 Z"), cloth),
        brush.part(svg("M0,-108 L44,5 L-44,5 Z"), 0xFF_F3_D6),
        Shape::line(svg("M-10,-166 L0,-150 L10,-166"), brush.contour),
    ];
    if brush.full() {
        shapes.push(brush.line(svg("M0,-108 V2 M-64,-14 L-40,-56 M64,-14 L40,-56")));
    }
    shapes
}

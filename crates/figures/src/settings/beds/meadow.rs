//! What grows in clumps on a meadow, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{around, bush, fern, leaf, mushroom, pt, ribs, rock, tuft};
use super::glade::{berries, fallen_trunk, lupines, poppies, stump, sunflowers};
use super::{Bed, NEAR_BY};
use crate::path::{circle, scallops};

/// The clumps of a meadow.
pub(super) const MEADOW: &[Bed] = &[
    posy,
    tulips,
    toadstools,
    ferns,
    blooming_bush,
    stones,
    broad_leaves,
    long_grass,
    sunflowers,
    berries,
    stump,
    fallen_trunk,
    lupines,
    poppies,
];

const GRASS: u32 = 0x7F_BF_5A;
const LEAF: u32 = 0x76_B8_52;
const PETALS: [u32; 5] = [0xFF_8F_B1, 0xB3_8B_E8, 0xFF_9F_5A, 0xF7_6C_6C, 0xFF_E2_7A];
const TURN: f64 = core::f64::consts::TAU;

pub(super) fn petals(dice: &mut Dice) -> u32 {
    *dice.pick(&PETALS).unwrap_or(&PETALS[0])
}

/// A low clump of grass has fewer blades, or a crayon could not color them; in units.
const LOW: f64 = 80.0;

/// A clump of grass as one area, `size` (at least 44) high.
pub(super) fn blades(at: Point, size: f64, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.08, 0.08);
    let turns: &[f64] = if size < LOW { &[-2.3, -1.57, -0.84] } else { &[-2.55, -2.06, -1.57, -1.1, -0.62] };
    let turns: Vec<f64> = turns.iter().map(|turn| turn + lean).collect();
    vec![NEAR_BY.area(tuft(at, &turns, size, 0.08, Some(size * 0.9)), GRASS)]
}

/// An open flower of five or six petals, 48 across.
pub(super) fn daisy(head: Point, dice: &mut Dice) -> Vec<Shape> {
    let (count, turn) = (5 + dice.below(2), dice.unit());
    let ring: Vec<_> = (0..count)
        .map(|index| around(head, 17.0, 17.0, TURN * (index as f64 + turn) / count as f64))
        .collect();
    vec![NEAR_BY.area(scallops(&ring, 0.46), petals(dice)), NEAR_BY.part(circle(head, 8.4), 0xFF_D9_3D)]
}

/// A tulip's cup, 34 wide, its middle at `head`.
fn cup(head: Point, dice: &mut Dice) -> Vec<Shape> {
    let p = |x: f64, y: f64| head + Vec2::new(x, y);
    let mut path = BezPath::new();
    path.move_to(p(-17.0, -16.0));
    path.line_to(p(-7.0, -9.0));
    path.line_to(p(0.0, -20.0));
    path.line_to(p(7.0, -9.0));
    path.line_to(p(17.0, -16.0));
    path.curve_to(p(21.0, 6.0), p(10.0, 17.0), p(0.0, 17.0));
    path.curve_to(p(-10.0, 17.0), p(-21.0, 6.0), p(-17.0, -16.0));
    path.close_path();
    vec![NEAR_BY.area(path, petals(dice))]
}

/// A flower on its stem, which leans out from the middle of a clump.
fn stalk((x, high): (f64, f64), head: fn(Point, &mut Dice) -> Vec<Shape>, dice: &mut Dice) -> Vec<Shape> {
    let top = pt(x + dice.between(-4.0, 4.0), -high * dice.between(0.94, 1.06));
    let mut stem = BezPath::new();
    stem.move_to(pt(x * 0.5, 0.0));
    stem.quad_to(pt(x * 0.6, top.y * 0.5), top);
    let mut shapes = vec![NEAR_BY.line(stem)];
    shapes.extend(head(top, dice));
    shapes
}

/// Three open flowers out of a clump of grass.
pub(super) fn posy(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for foot in [(-50.0, 92.0), (50.0, 84.0), (0.0, 128.0)] {
        shapes.extend(stalk(foot, daisy, dice));
    }
    shapes.extend(blades(pt(0.0, 4.0), 60.0, dice));
    shapes
}

/// Three tulips between broad leaves.
pub(super) fn tulips(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for foot in [(-40.0, 96.0), (42.0, 90.0), (2.0, 124.0)] {
        shapes.extend(stalk(foot, cup, dice));
    }
    for (tip, bend) in [(pt(-62.0, -50.0), -0.14), (pt(60.0, -46.0), 0.14), (pt(-14.0, -72.0), -0.06)] {
        shapes.push(NEAR_BY.area(leaf(pt(tip.x * 0.1, 6.0), tip, 27.0, bend), LEAF));
    }
    shapes
}

/// A tall toadstool, a small one, and grass.
pub(super) fn toadstools(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = mushroom(pt(-18.0, 0.0), dice.between(106.0, 122.0), NEAR_BY, dice);
    shapes.extend(mushroom(pt(46.0, 8.0), dice.between(64.0, 72.0), NEAR_BY, dice));
    shapes.extend(blades(pt(-60.0, 8.0), 46.0, dice));
    shapes
}

/// A fern.
pub(super) fn ferns(dice: &mut Dice) -> Vec<Shape> {
    fern(pt(0.0, 0.0), dice.between(92.0, 108.0), NEAR_BY, dice)
}

/// A bush in bloom.
pub(super) fn blooming_bush(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = bush(pt(0.0, 0.0), 168.0, 0x86_C8_6A, NEAR_BY, dice);
    shapes.truncate(1);
    let tint = petals(dice);
    for (x, y) in [(-44.0, -30.0), (0.0, -54.0), (42.0, -26.0)] {
        let ring: Vec<_> =
            (0..5).map(|index| around(pt(x, y), 12.0, 12.0, TURN * f64::from(index) / 5.0)).collect();
        shapes.push(NEAR_BY.part(scallops(&ring, 0.5), tint));
    }
    shapes
}

/// Stones that lie together, with grass behind them.
pub(super) fn stones(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-50.0, -8.0), 60.0, dice);
    shapes.extend(rock(pt(-6.0, 0.0), dice.between(96.0, 112.0), NEAR_BY, dice));
    shapes.extend(rock(pt(56.0, 8.0), dice.between(58.0, 66.0), NEAR_BY, dice));
    shapes
}

/// Broad leaves that fan out from one foot, with open ribs.
pub(super) fn broad_leaves(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.08, 0.08);
    let mut shapes = Vec::new();
    for (turn, long) in [(-2.56, 84.0), (-0.58, 84.0), (-1.98, 104.0), (-1.2, 116.0)] {
        let tip = around(pt(0.0, 0.0), long, long, turn + lean);
        let side = if tip.x < 0.0 { -1.0 } else { 1.0 };
        shapes.push(NEAR_BY.area(leaf(pt(0.0, 8.0), tip, 54.0, 0.15 * side), LEAF));
        shapes.push(NEAR_BY.line(ribs(pt(0.0, 8.0), &[turn + lean], long, 0.0)));
    }
    shapes
}

/// Two clumps of long grass.
pub(super) fn long_grass(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-14.0, 0.0), 86.0, dice);
    shapes.extend(blades(pt(36.0, 8.0), 54.0, dice));
    shapes.extend(rock(pt(-64.0, 8.0), 50.0, NEAR_BY, dice));
    shapes
}

//! Plants of the foreground.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::super::scenery::{around, corners_of_star, pt};
use super::{Blossoms, NEAR_BY, TURN, crystals, grass, open, stem, stone, stones};
use crate::path::{circle, polygon, scallops, smooth, svg};

const LEAF: u32 = 0x76_B8_52;
const PETALS: [u32; 4] = [0xFF_8F_B1, 0xB3_8B_E8, 0xFF_9F_5A, 0xFF_D9_5A];

/// A flower's head of five petals, with an open ring in its middle.
fn blossom(head: Point, reach: f64, dice: &mut Dice) -> Vec<Shape> {
    let turn = dice.unit();
    let ring: Vec<Point> =
        (0..5).map(|index| around(head, reach, reach, TURN * (f64::from(index) + turn) / 5.0)).collect();
    let tint = *dice.pick(&PETALS).unwrap_or(&PETALS[0]);
    let mut heart = BezPath::new();
    heart.move_to(around(head, reach * 0.42, reach * 0.42, 3.4));
    for angle in [4.6, 5.8, 7.0, 8.2] {
        let bend = around(head, reach * 0.52, reach * 0.52, angle - 0.6);
        heart.quad_to(bend, around(head, reach * 0.42, reach * 0.42, angle));
    }
    vec![NEAR_BY.area(scallops(&ring, 0.5), tint), NEAR_BY.line(heart)]
}

/// Flowers out of grass, as many as may be.
pub(super) fn daisies(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let heads = [(-8.0, 104.0, 24.0), (46.0, 74.0, 19.0), (-56.0, 66.0, 17.0)];
    for (x, high, reach) in heads.into_iter().take(blossoms.0) {
        let head = pt(x, -high * dice.between(0.95, 1.05));
        shapes.push(stem(pt(x * 0.6, 0.0), head));
        shapes.extend(blossom(head, reach, dice));
    }
    shapes.extend(grass(pt(-30.0, 0.0), 62.0, dice));
    shapes.extend(grass(pt(30.0, 5.0), 46.0, dice));
    if blossoms.0 == 0 {
        shapes.extend(stone(pt(92.0, 6.0), (70.0, 42.0), dice).into_iter().take(2));
    }
    shapes
}

/// A flower in a small tuft.
pub(super) fn daisy(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if blossoms.0 > 0 {
        let head = pt(6.0, -62.0);
        shapes.push(stem(pt(2.0, 0.0), head));
        shapes.extend(blossom(head, 18.0, dice));
    }
    shapes.extend(grass(pt(0.0, 2.0), if blossoms.0 > 0 { 32.0 } else { 46.0 }, dice));
    shapes
}

/// A toadstool, its stem open at the foot, `wide` across.
fn toadstool(at: Point, wide: f64, dice: &mut Dice) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x, y) * wide;
    let stem =
        smooth(&[p(-0.2, 0.0), p(-0.15, -0.2), p(-0.17, -0.52), p(0.17, -0.52), p(0.15, -0.2), p(0.2, 0.0)]);
    let mut cap = BezPath::new();
    cap.move_to(p(-0.5, -0.42));
    cap.curve_to(p(-0.48, -0.8), p(-0.24, -0.94), p(0.0, -0.94));
    cap.curve_to(p(0.24, -0.94), p(0.48, -0.8), p(0.5, -0.42));
    cap.curve_to(p(0.3, -0.33), p(-0.3, -0.33), p(-0.5, -0.42));
    cap.close_path();
    let mut shapes = open(stem, 0xFF_F2_DC).to_vec();
    shapes.push(NEAR_BY.area(cap, [0xF2_6D_6D, 0xFF_B2_6B, 0xC0_8B_E0][dice.below(3)]));
    for (x, y) in [(-0.2, -0.62), (0.16, -0.7)] {
        shapes.push(NEAR_BY.line(smooth(&[p(x - 0.07, y), p(x, y - 0.07), p(x + 0.07, y)])));
    }
    shapes
}

/// A large toadstool before a small one, and grass; stones where there are no areas left.
pub(super) fn toadstools(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    if blossoms.0 == 0 {
        return stones(blossoms, dice);
    }
    let mut shapes = Vec::new();
    if blossoms.0 > 1 {
        shapes.extend(toadstool(pt(52.0, 0.0), 62.0, dice));
    }
    shapes.extend(toadstool(pt(-6.0, 3.0), 98.0, dice));
    shapes.extend(grass(pt(-58.0, 5.0), 44.0, dice));
    shapes
}

/// A leaf from the ground to its tip, with an open rib.
fn leaf(foot: Point, tip: Point, wide: f64, bend: f64) -> [Shape; 3] {
    let along = tip - foot;
    let aside = Vec2::new(-along.y, along.x) / along.hypot().max(1e-9);
    let p = |share: f64, out: f64| {
        foot + along * share + aside * (out + bend * libm::sin(share * TURN / 2.0) * along.hypot())
    };
    let half = wide / 2.0;
    let mut line =
        smooth(&[p(0.0, -half * 0.42), p(0.28, -half * 0.92), p(0.58, -half), p(0.84, -half * 0.6), tip]);
    let back = smooth(&[tip, p(0.84, half * 0.6), p(0.58, half), p(0.28, half * 0.92), p(0.0, half * 0.42)]);
    line.extend(back.elements().iter().skip(1).copied());
    let [patch, line] = open(line, LEAF);
    [patch, line, NEAR_BY.line(smooth(&[p(0.24, 0.0), p(0.5, 0.0), p(0.76, 0.0)]))]
}

/// Three broad leaves.
pub(super) fn broad_leaves(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-8.0, 8.0);
    let mut shapes = leaf(pt(-16.0, 0.0), pt(-74.0 + lean, -66.0), 40.0, 0.12).to_vec();
    shapes.extend(leaf(pt(18.0, 0.0), pt(76.0 + lean, -56.0), 38.0, -0.12));
    shapes.extend(leaf(pt(0.0, 4.0), pt(lean, -108.0), 48.0, 0.04));
    shapes
}

/// A low plant: a leaf before two that lean out, one of them lower.
pub(super) fn sprout(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-5.0, 5.0);
    let mut shapes = leaf(pt(-12.0, 0.0), pt(-50.0, -38.0 + lean), 30.0, 0.12).to_vec();
    shapes.extend(leaf(pt(12.0, 0.0), pt(48.0, -30.0 - lean), 28.0, -0.12));
    shapes.extend(leaf(pt(0.0, 3.0), pt(lean, -68.0), 36.0, 0.04));
    shapes
}

/// A frond that is still rolled up.
fn rolled(foot: Point, high: f64, way: f64) -> Shape {
    let p = |x: f64, y: f64| foot + Vec2::new(x * way, -y) * high;
    Shape::line(
        smooth(&[
            p(0.0, 0.0),
            p(-0.04, 0.4),
            p(0.04, 0.76),
            p(0.24, 0.98),
            p(0.46, 0.9),
            p(0.48, 0.7),
            p(0.34, 0.6),
            p(0.24, 0.7),
            p(0.31, 0.8),
        ]),
        NEAR_BY.contour,
    )
}

/// Fronds that are still rolled up, behind a leaf and grass.
pub(super) fn ferns(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        rolled(pt(-14.0, 0.0), 104.0 * dice.between(0.94, 1.06), 1.0),
        rolled(pt(-30.0, 0.0), 70.0, -1.0),
    ];
    shapes.extend(leaf(pt(24.0, 0.0), pt(72.0, -62.0), 38.0, -0.12));
    shapes.extend(grass(pt(-10.0, 4.0), 46.0, dice));
    shapes
}

/// An egg in tall grass, with a smaller one.
pub(super) fn nest(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let egg = |at: Point, high: f64| {
        let p = |x: f64, y: f64| at + Vec2::new(x, -y) * high;
        open(
            smooth(&[
                p(-0.34, 0.0),
                p(-0.38, 0.36),
                p(-0.24, 0.8),
                p(0.0, 1.0),
                p(0.24, 0.8),
                p(0.38, 0.36),
                p(0.34, 0.0),
            ]),
            0xF7_EB_D3,
        )
    };
    let mut shapes = egg(pt(46.0, -4.0), 66.0).to_vec();
    shapes.extend(egg(pt(-6.0, 0.0), 94.0));
    if blossoms.0 > 0 {
        shapes.push(NEAR_BY.part(circle((-2.0, -60.0), 10.0), 0x9F_D0_8A));
    }
    shapes.push(NEAR_BY.line(svg("M-24 -44 C-20 -40 -14 -42 -14 -48")));
    shapes.extend(grass(pt(-46.0, 4.0), 56.0, dice));
    shapes.extend(grass(pt(22.0, 7.0), 40.0, dice));
    shapes
}

/// Flowers like stars out of grass; crystals where there are no areas left.
pub(super) fn star_flowers(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    if blossoms.0 == 0 {
        return crystals(blossoms, dice);
    }
    let mut shapes = Vec::new();
    for (x, high, reach) in [(-4.0, 108.0, 29.0), (50.0, 72.0, 22.0)].into_iter().take(blossoms.0) {
        let head = pt(x, -high * dice.between(0.95, 1.05));
        let turn = dice.between(-0.3, 0.3) - TURN / 4.0;
        let points = corners_of_star(head, [reach, reach * 0.52], turn);
        shapes.push(stem(pt(x * 0.5, 0.0), head));
        shapes.push(NEAR_BY.area(polygon(&points), PETALS[dice.below(PETALS.len())]));
    }
    shapes.extend(leaf(pt(-12.0, 2.0), pt(-58.0, -46.0), 32.0, 0.12));
    shapes.extend(grass(pt(22.0, 5.0), 48.0, dice));
    shapes
}

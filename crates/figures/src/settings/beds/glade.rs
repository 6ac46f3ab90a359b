//! What else grows on a meadow or in a wood, in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{around, bush, leaf, mushroom, pt};
use super::NEAR_BY;
use super::meadow::blades;
use crate::path::{circle, ellipse, scallops, svg};

const TURN: f64 = core::f64::consts::TAU;
const LEAF: u32 = 0x76_B8_52;
const WOOD: u32 = 0xB9_86_55;
const CUT_WOOD: u32 = 0xF0_D6_A8;

/// An open stem from a foot to a head.
fn stem(foot: Point, head: Point) -> Shape {
    let mut path = BezPath::new();
    path.move_to(foot);
    path.quad_to(pt(foot.x, head.y * 0.5), head);
    NEAR_BY.line(path)
}

/// Two tall sunflowers.
pub(super) fn sunflowers(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, high, size) in [(40.0, 108.0, 0.86), (-20.0, 158.0, 1.0)] {
        let head = pt(x + dice.between(-4.0, 4.0), -high * dice.between(0.96, 1.04));
        shapes.push(stem(pt(x * 0.6, 0.0), head));
        for (side, up) in [(-1.0, 0.34), (1.0, 0.46)] {
            let from = pt(x * 0.7, head.y * up);
            shapes.push(
                NEAR_BY.area(leaf(from, from + Vec2::new(side * 42.0, -14.0), 25.0, side * 0.12), LEAF),
            );
        }
        let turn = dice.unit();
        let ring: Vec<Point> = (0..10)
            .map(|index| around(head, 31.0 * size, 31.0 * size, TURN * (f64::from(index) + turn) / 10.0))
            .collect();
        shapes.push(NEAR_BY.area(scallops(&ring, 0.62), 0xFF_C9_3D));
        shapes.push(NEAR_BY.part(circle(head, 19.0 * size), 0x9A_6B_3F));
    }
    shapes
}

/// A bush with berries.
pub(super) fn berries(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = bush(pt(0.0, 0.0), 176.0, 0x7A_BF_63, NEAR_BY, dice);
    shapes.truncate(1);
    let tint = [0xE8_4D_5B, 0x7A_63_C8][dice.below(2)];
    for (x, y) in [(-46.0, -22.0), (-16.0, -50.0), (12.0, -16.0), (40.0, -40.0)] {
        let at = pt(x + dice.between(-3.0, 3.0), y);
        shapes.push(NEAR_BY.line(svg(&format!(
            "M{} {} L{} {}",
            at.x + 3.0,
            at.y - 12.0,
            at.x + 9.0,
            at.y - 21.0
        ))));
        shapes.push(NEAR_BY.part(circle(at, 12.5), tint));
    }
    shapes
}

/// A tree stump with rings, and a toadstool beside.
pub(super) fn stump(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(58.0, -2.0), 58.0, dice);
    shapes.push(NEAR_BY.area(
        svg("M-52 -72 C-48 -40 -52 -16 -74 4 C-50 2 -40 10 -28 6 C-12 0 8 12 20 6 C34 0 50 10 66 4 C48 -14 44 -40 48 -72 Z"),
        WOOD,
    ));
    shapes.push(NEAR_BY.area(ellipse((-2.0, -72.0), 50.0, 19.0, 0.0), CUT_WOOD));
    shapes.push(NEAR_BY.line(svg("M-22 -71 C-18 -80 14 -81 18 -72 C20 -65 0 -63 -8 -67")));
    shapes.push(NEAR_BY.line(svg("M-22 -38 L-22 -20")));
    shapes.push(NEAR_BY.line(svg("M18 -34 L18 -12")));
    shapes.extend(mushroom(pt(-66.0, 12.0), dice.between(60.0, 68.0), NEAR_BY, dice));
    shapes
}

/// A fallen trunk, seen into.
pub(super) fn fallen_trunk(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-18.0, -34.0), 70.0, dice);
    shapes.push(
        NEAR_BY.area(svg("M-56 -62 L66 -58 C80 -40 80 -16 66 2 L-56 6 C-76 -14 -76 -44 -56 -62 Z"), WOOD),
    );
    shapes.push(NEAR_BY.area(ellipse((-54.0, -28.0), 23.0, 34.0, 0.0), CUT_WOOD));
    shapes.push(NEAR_BY.line(svg("M-58 -30 C-62 -40 -48 -42 -47 -30 C-46 -18 -58 -14 -62 -20")));
    shapes.push(NEAR_BY.line(svg("M-8 -40 L30 -39")));
    shapes.push(NEAR_BY.line(svg("M14 -18 L56 -18")));
    let sprout = pt(40.0, -57.0);
    for (dx, dy) in [(-26.0_f64, -26.0), (24.0, -32.0)] {
        shapes.push(NEAR_BY.area(leaf(sprout, sprout + Vec2::new(dx, dy), 22.0, dx.signum() * 0.1), LEAF));
    }
    shapes
}

/// Three spikes of blossoms between blades.
pub(super) fn lupines(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let tint = [0x8E_7B_E0, 0xFF_8F_B1, 0x6F_A8_E8][dice.below(3)];
    for (x, high) in [(-60.0_f64, 54.0), (62.0, 46.0), (0.0, 80.0)] {
        let foot = pt(x + x.signum() * 4.0, -high * dice.between(0.95, 1.05));
        shapes.push(stem(pt(x * 0.4, 0.0), foot));
        let half = [18.0, 20.0, 17.0, 12.0];
        let side = |side: f64, index: usize| foot + Vec2::new(side * half[index], -18.0 * index as f64);
        let mut ring: Vec<Point> = (0..4).map(|index| side(-1.0, index)).collect();
        ring.push(foot + Vec2::new(0.0, -74.0));
        ring.extend((0..4).rev().map(|index| side(1.0, index)));
        shapes.push(NEAR_BY.area(scallops(&ring, 0.5), tint));
    }
    shapes.extend(blades(pt(0.0, 6.0), 56.0, dice));
    shapes
}

/// Open flowers with a dark heart, nodding on their stems.
pub(super) fn poppies(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, high) in [(-52.0, 82.0), (50.0, 92.0), (4.0, 132.0)] {
        let head = pt(x, -high * dice.between(0.95, 1.05));
        shapes.push(stem(pt(x * 0.3, 0.0), head));
        let p = |dx: f64, dy: f64| head + Vec2::new(dx, dy);
        let mut bowl = BezPath::new();
        bowl.move_to(p(-27.0, -10.0));
        bowl.curve_to(p(-16.0, -34.0), p(-4.0, -24.0), p(0.0, -18.0));
        bowl.curve_to(p(4.0, -24.0), p(16.0, -34.0), p(27.0, -10.0));
        bowl.curve_to(p(28.0, 12.0), p(14.0, 19.0), p(0.0, 19.0));
        bowl.curve_to(p(-14.0, 19.0), p(-28.0, 12.0), p(-27.0, -10.0));
        bowl.close_path();
        shapes.push(NEAR_BY.area(bowl, 0xF2_5C_54));
        let mut fold = BezPath::new();
        fold.move_to(p(-13.0, -6.0));
        fold.quad_to(p(0.0, 10.0), p(13.0, -6.0));
        shapes.push(NEAR_BY.line(fold));
    }
    shapes.extend(blades(pt(0.0, 6.0), 64.0, dice));
    shapes
}

/// Flowers like stars, in a land of wonders.
pub(super) fn star_flowers(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, high, tint) in [(-50.0, 84.0, 0xFF_C9_3D), (48.0, 96.0, 0xFF_9F_C9), (0.0, 138.0, 0x9F_8B_F0)] {
        let head = pt(x, -high * dice.between(0.95, 1.05));
        shapes.push(stem(pt(x * 0.4, 0.0), head));
        let turn = dice.between(-0.3, 0.3) - TURN / 4.0;
        let points: Vec<Point> = (0..10)
            .map(|index| {
                let reach = if index % 2 == 0 { 29.0 } else { 15.0 };
                around(head, reach, reach, turn + TURN * f64::from(index) / 10.0)
            })
            .collect();
        shapes.push(NEAR_BY.area(crate::path::polygon(&points), tint));
    }
    for (x, y) in [(-64.0_f64, -30.0), (62.0, -34.0), (18.0, -62.0)] {
        shapes.push(NEAR_BY.area(leaf(pt(x * 0.1, 6.0), pt(x, y), 27.0, x.signum() * 0.12), LEAF));
    }
    shapes
}

//! What grows in a jungle and did among dinosaurs, in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::BezPath;
use scene::Dice;

use super::super::scenery::{around, big_leaf, leaf, pt};
use super::glade::fallen_trunk;
use super::meadow::{broad_leaves, ferns, long_grass, stones};
use super::{Bed, NEAR_BY};
use crate::path::{ellipse, polygon, svg};

/// The clumps of a jungle.
pub(super) const JUNGLE: &[Bed] =
    &[great_leaves, ferns, broad_leaves, paradise, pineapple, fallen_trunk, stones, long_grass];
/// And of the land of dinosaurs.
pub(super) const PRIMEVAL: &[Bed] =
    &[horsetails, ferns, nest, cycad, great_leaves, fallen_trunk, stones, long_grass];

/// Three big leaves with veins.
fn great_leaves(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.1, 0.1);
    let mut shapes = Vec::new();
    for (turn, long, tint) in
        [(-2.5, 112.0, 0x5F_B0_5C), (-0.66, 112.0, 0x5F_B0_5C), (-1.6, 140.0, 0x7B_C1_58)]
    {
        let tip = around(pt(0.0, 10.0), long, long, turn + lean);
        shapes.extend(big_leaf(pt(0.0, 10.0), tip, 0.05, tint, NEAR_BY));
    }
    shapes
}

/// Flowers like the heads of birds, between long leaves.
pub(super) fn paradise(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, high, way) in [(-34.0, 104.0, -1.0), (30.0, 128.0, 1.0)] {
        let top = pt(x, -high * dice.between(0.95, 1.05));
        let mut stem = BezPath::new();
        stem.move_to(pt(x * 0.2, 0.0));
        stem.quad_to(pt(x * 0.4, top.y * 0.5), top);
        shapes.push(NEAR_BY.line(stem));
        let at = |dx: f64, dy: f64| pt(top.x + way * dx, top.y + dy);
        let crest = [
            at(-6.0, 2.0),
            at(-20.0, -34.0),
            at(-3.0, -24.0),
            at(8.0, -46.0),
            at(14.0, -22.0),
            at(32.0, -30.0),
            at(16.0, 0.0),
        ];
        shapes.push(NEAR_BY.area(polygon(&crest), 0xFF_9F_3F));
        let mut beak = BezPath::new();
        beak.move_to(at(-14.0, 8.0));
        beak.curve_to(at(-8.0, -10.0), at(30.0, -12.0), at(52.0, -2.0));
        beak.curve_to(at(30.0, 12.0), at(0.0, 18.0), at(-14.0, 8.0));
        beak.close_path();
        shapes.push(NEAR_BY.area(beak, 0x6F_B5_8C));
    }
    shapes.extend(broad_leaves(dice).into_iter().take(4));
    shapes
}

/// Horsetails: stalks in joints under a cone.
pub(super) fn horsetails(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, high) in [(-42.0, 96.0), (42.0, 80.0), (0.0, 138.0)] {
        let high = high * dice.between(0.95, 1.05);
        let (left, right, top) = (x - 14.0, x + 14.0, -high);
        shapes.push(
            NEAR_BY.area(svg(&format!("M{left} 6 L{left} {top} L{right} {top} L{right} 6 Z")), 0x8F_C8_6A),
        );
        for share in [0.34, 0.68] {
            let y = -high * share;
            shapes.push(NEAR_BY.line(svg(&format!("M{left} {y} L{right} {y}"))));
        }
        shapes.push(NEAR_BY.area(ellipse((x, top - 14.0), 19.0, 27.0, 0.0), 0xC9_A2_6A));
    }
    shapes
}

/// A pineapple as it grows: between stiff leaves, a tuft on its head.
fn pineapple(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let lean = dice.between(-0.06, 0.06);
    for (turn, long) in [(-2.1, 52.0), (-1.04, 52.0), (-1.57, 60.0)] {
        let tip = pt(libm::cos(turn + lean) * long, -112.0 + libm::sin(turn + lean) * long);
        shapes.push(NEAR_BY.area(leaf(pt(0.0, -106.0), tip, 24.0, 0.0), 0x7B_C1_58));
    }
    shapes.push(NEAR_BY.area(ellipse((0.0, -74.0), 34.0, 46.0, 0.0), 0xF4_B9_41));
    shapes.push(NEAR_BY.line(svg("M-32 -84 L22 -38")));
    shapes.push(NEAR_BY.line(svg("M32 -84 L-22 -38")));
    for (turn, long) in [(-2.75, 92.0), (-0.39, 92.0), (-2.3, 84.0), (-0.84, 84.0)] {
        let tip = around(pt(0.0, 0.0), long, long, turn + lean);
        shapes.push(NEAR_BY.area(leaf(pt(0.0, 10.0), tip, 30.0, 0.08 * tip.x.signum()), 0x5F_B0_5C));
    }
    shapes
}

/// Eggs in a nest of twigs.
fn nest(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (x, y, turn) in [(-36.0, -50.0, -0.24), (38.0, -50.0, 0.22), (0.0, -62.0, 0.0)] {
        let turn = turn + dice.between(-0.06, 0.06);
        shapes.push(NEAR_BY.area(ellipse((x, y), 27.0, 36.0, turn), 0xF7_EB_D3));
        shapes.push(NEAR_BY.line(svg(&format!("M{} {} L{} {}", x - 8.0, y - 16.0, x - 3.0, y - 7.0))));
        shapes.push(NEAR_BY.line(svg(&format!("M{} {} L{} {}", x + 8.0, y - 20.0, x + 11.0, y - 11.0))));
    }
    let rim = "M-92 -44 L-70 -32 C-30 -22 30 -22 70 -32 L92 -44 L84 -22 C70 12 -70 12 -84 -22 Z";
    shapes.push(NEAR_BY.area(svg(rim), 0xC9_A2_6A));
    for twig in ["M-58 -16 L-20 -6", "M-6 -14 L34 -16", "M20 -1 L58 -10"] {
        shapes.push(NEAR_BY.line(svg(twig)));
    }
    shapes
}

/// A cycad: a stout stem under a crown of stiff leaves.
fn cycad(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.08, 0.08);
    let mut shapes =
        vec![NEAR_BY.area(svg("M-32 4 C-40 -24 -36 -52 -24 -64 L24 -64 C36 -52 40 -24 32 4 Z"), 0xB9_8B_5A)];
    for ring in ["M-35 -18 C-12 -10 12 -10 35 -18", "M-34 -40 C-12 -32 12 -32 34 -40"] {
        shapes.push(NEAR_BY.line(svg(ring)));
    }
    for (turn, long) in
        [(-3.0, 84.0), (-0.14, 84.0), (-2.5, 92.0), (-0.64, 92.0), (-1.96, 96.0), (-1.18, 96.0)]
    {
        let tip = pt(0.0, -64.0) + (around(pt(0.0, 0.0), long, long, turn + lean)).to_vec2();
        shapes.push(NEAR_BY.area(leaf(pt(0.0, -60.0), tip, 31.0, 0.14 * tip.x.signum()), 0x6F_B5_5E));
    }
    shapes
}

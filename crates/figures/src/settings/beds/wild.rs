//! What grows in a jungle and did among dinosaurs, in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::BezPath;
use scene::Dice;

use super::super::scenery::{around, big_leaf, pt};
use super::meadow::{broad_leaves, ferns, long_grass, stones};
use super::{Bed, NEAR_BY};
use crate::path::{ellipse, polygon, svg};

/// The clumps of a jungle.
pub(super) const JUNGLE: &[Bed] = &[great_leaves, ferns, broad_leaves, paradise, stones, long_grass];
/// And of the land of dinosaurs.
pub(super) const PRIMEVAL: &[Bed] = &[horsetails, ferns, broad_leaves, great_leaves, stones, long_grass];

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
fn paradise(dice: &mut Dice) -> Vec<Shape> {
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
fn horsetails(dice: &mut Dice) -> Vec<Shape> {
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

//! Trees as tall as the page.

use core::f64::consts::PI;

use drawing::Shape;
use kurbo::{Affine, BezPath, Vec2};
use scene::Dice;

use super::super::scenery::{GREENS, framing, great_tree, palm, pine, place, pt, ribs, tuft};
use super::Corner;

/// A great tree at the edge, its crown below the letters.
pub(super) fn tree(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let (inset, reach) = framing(corner.wide);
    let foot = pt(inset, air.ground - dice.between(10.0, 28.0));
    great_tree(foot, air.top + dice.between(8.0, 20.0), reach, air.near, dice)
}

/// A fern with a trunk, its fronds spread over the corner.
pub(super) fn tree_fern(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let brush = air.near;
    let foot = pt((wide * 0.5).clamp(40.0, 130.0), air.ground - dice.between(10.0, 30.0));
    let top = pt(foot.x + dice.between(-6.0, 8.0), air.top + dice.between(116.0, 150.0));
    let half = 17.0;
    let mut stem = BezPath::new();
    stem.move_to(foot + Vec2::new(-half * 1.4, 6.0));
    stem.curve_to(
        foot + Vec2::new(-half * 0.8, -70.0),
        top + Vec2::new(-half, 120.0),
        top + Vec2::new(-half * 0.8, 0.0),
    );
    stem.line_to(top + Vec2::new(half * 0.8, 0.0));
    stem.curve_to(
        top + Vec2::new(half, 120.0),
        foot + Vec2::new(half * 0.8, -70.0),
        foot + Vec2::new(half * 1.4, 6.0),
    );
    stem.quad_to(foot + Vec2::new(0.0, 14.0), foot + Vec2::new(-half * 1.4, 6.0));
    stem.close_path();
    let mut shapes = vec![brush.area(stem, 0xB0_84_58)];
    for share in [0.26, 0.42, 0.58, 0.74] {
        let at = foot.lerp(top, share);
        let ring = [(-0.5, 0.0), (0.0, 0.32), (0.5, 0.0)].map(|(x, y)| at + Vec2::new(x, y) * half);
        shapes.push(brush.line(crate::path::smooth(&ring)));
    }
    let reach = (wide * 0.8).clamp(112.0, 150.0);
    let tilt = dice.between(-0.1, 0.1);
    let turns = [-PI - 0.3, -2.7, -2.1, -1.5, -0.9, -0.35, 0.2].map(|turn: f64| turn + tilt);
    shapes.push(brush.area(tuft(top, &turns, reach, 0.2, Some(half * 2.4)), GREENS[0]));
    shapes.push(brush.line(ribs(top, &turns[1..], reach, 0.2)));
    shapes
}

/// A pine as tall as the page, partly beyond the edge.
pub(super) fn tall_pine(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let high = air.ground - air.top - dice.between(30.0, 80.0);
    let scale = (corner.wide / 110.0).clamp(1.0, 1.5);
    let foot = pt((corner.wide * 0.5).clamp(30.0, 100.0), air.ground - dice.between(20.0, 40.0));
    let tree = pine(pt(0.0, 0.0), high / scale, air.near, dice);
    place(tree, Affine::translate(foot.to_vec2()) * Affine::scale(scale))
}

/// A palm as tall as the page.
pub(super) fn tall_palm(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let high = air.ground - air.top - dice.between(40.0, 70.0);
    let scale = 1.5;
    let foot = pt((corner.wide * 0.45).clamp(30.0, 104.0), air.ground - dice.between(10.0, 30.0));
    let tree = palm(pt(0.0, 0.0), high / scale, dice.between(10.0, 24.0), air.near, dice);
    place(tree, Affine::translate(foot.to_vec2()) * Affine::scale(scale))
}

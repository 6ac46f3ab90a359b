//! What fills the water to its surface.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::super::marine::fish_school;
use super::super::scenery::{lobes, place, pt, stand};
use super::{Air, Corner};
use crate::path::{circle, ellipse, smooth};

/// The surface seen from below.
pub(super) fn surface(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let y = air.top + dice.between(30.0, 46.0);
    let edge: Vec<Point> = (0..=6)
        .map(|step| {
            let x = area.x1 + 30.0 - (area.width() + 60.0) * f64::from(step) / 6.0;
            pt(x, y + dice.between(-5.0, 5.0))
        })
        .collect();
    let mut path = BezPath::new();
    path.move_to(pt(area.x0 - 40.0, area.y0 - 24.0));
    path.line_to(pt(area.x1 + 40.0, area.y0 - 24.0));
    path.line_to(edge[0]);
    lobes(&mut path, edge[0], &edge[1..], 0.22);
    path.close_path();
    vec![air.near.area(path, 0xE4_F6_FD)]
}

/// Stalks of kelp that grow from the floor nearly to the top.
pub(super) fn tall_kelp(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let foot = air.area.y1 + 10.0;
    let tall = foot - air.top - dice.between(60.0, 110.0);
    let mut shapes = stand(leafy_kelp(tall, dice, corner), pt(56.0, foot));
    if corner.wide > 130.0 {
        shapes.extend(stand(leafy_kelp(tall * dice.between(0.3, 0.46), dice, corner), pt(108.0, foot)));
    }
    shapes
}

/// Half the width of a stalk of kelp, in units.
const HALF_STALK: f64 = 9.0;
/// From one blade of kelp to the next on the other side, in units.
const BLADES: f64 = 62.0;

/// A swaying stalk of kelp with blades to the left and right in turn, one area, on the origin.
fn leafy_kelp(tall: f64, dice: &mut Dice, corner: &Corner) -> Vec<Shape> {
    let brush = corner.air.near;
    let count = ((tall / BLADES) as usize).max(3);
    let step = tall / count as f64;
    let phase = dice.between(0.0, 3.0);
    let sway = |y: f64| 15.0 * libm::sin(y / 105.0 + phase);
    let at = |out: f64, y: f64| pt(sway(y) + out, -y);
    // From the stalk out to the tip below, and back above it.
    let blade = |low: f64, side: f64| {
        let [root, tip, fork] =
            [at(side * HALF_STALK, low), at(side * 48.0, low + 56.0), at(side * HALF_STALK, low + 40.0)];
        let under = [at(side * 34.0, low + 2.0), at(side * 56.0, low + 26.0)];
        let over = [at(side * 38.0, low + 62.0), at(side * 22.0, low + 52.0)];
        (root, under, tip, over, fork)
    };
    // The last stretch is the crest's.
    let blades = count - 1;
    let side_of = |index: usize| if index.is_multiple_of(2) { -1.0 } else { 1.0 };
    let mut path = BezPath::new();
    path.move_to(at(-HALF_STALK, 0.0));
    for index in (0..blades).filter(|index| side_of(*index) < 0.0) {
        let (root, under, tip, over, fork) = blade(step * (index as f64 + 0.2), -1.0);
        path.line_to(root);
        path.curve_to(under[0], under[1], tip);
        path.curve_to(over[0], over[1], fork);
    }
    path.line_to(at(-HALF_STALK, tall - 16.0));
    path.curve_to(at(-HALF_STALK - 9.0, tall + 14.0), at(-10.0, tall + 40.0), at(4.0, tall + 62.0));
    path.curve_to(at(18.0, tall + 40.0), at(HALF_STALK + 9.0, tall + 14.0), at(HALF_STALK, tall - 16.0));
    for index in (0..blades).rev().filter(|index| side_of(*index) > 0.0) {
        let (root, under, tip, over, fork) = blade(step * (index as f64 + 0.2), 1.0);
        path.line_to(fork);
        path.curve_to(over[1], over[0], tip);
        path.curve_to(under[1], under[0], root);
    }
    path.line_to(at(HALF_STALK, 0.0));
    path.close_path();
    let mut shapes = vec![brush.area(path, 0x86_C5_8A)];
    if brush.full() {
        shapes.extend((0..blades).map(|index| {
            let (low, side) = (step * (index as f64 + 0.2), side_of(index));
            brush.line(smooth(&[
                at(side * 20.0, low + 24.0),
                at(side * 31.0, low + 33.0),
                at(side * 38.0, low + 44.0),
            ]))
        }));
    }
    shapes
}

/// A jellyfish with a smile.
pub(super) fn jellyfish(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let brush = air.far;
    let scale = (wide / 130.0).clamp(0.8, 1.3);
    let mut bell = BezPath::new();
    bell.move_to((-52.0, 0.0));
    bell.curve_to((-58.0, -84.0), (58.0, -84.0), (52.0, 0.0));
    lobes(&mut bell, pt(52.0, 0.0), &[pt(26.0, 4.0), pt(0.0, 5.0), pt(-26.0, 4.0), pt(-52.0, 0.0)], 0.26);
    bell.close_path();
    let mut shapes: Vec<Shape> = [(-34.0, 66.0), (-11.0, 84.0), (13.0, 78.0), (36.0, 62.0)]
        .into_iter()
        .map(|(x, long)| {
            let arm: Vec<Point> = (0..=4)
                .map(|step| {
                    let swing = if step % 2 == 0 { -5.0 } else { 6.0 };
                    pt(x + swing, long * f64::from(step) / 4.0)
                })
                .collect();
            Shape::line(smooth(&arm), brush.contour)
        })
        .collect();
    shapes.push(brush.area(bell, 0xF3_B9_DD));
    shapes.push(Shape::solid(ellipse((-17.0, -22.0), 4.4, 5.6, 0.0)));
    shapes.push(Shape::solid(ellipse((17.0, -22.0), 4.4, 5.6, 0.0)));
    shapes.push(Shape::line(smooth(&[pt(-8.0, -14.0), pt(0.0, -9.0), pt(8.0, -14.0)]), brush.contour));
    let at = pt((wide * 0.48).max(60.0 * scale), air.top + 84.0 * scale + dice.between(10.0, 40.0));
    place(
        shapes,
        Affine::translate(at.to_vec2()) * Affine::rotate(dice.between(-0.2, 0.2)) * Affine::scale(scale),
    )
}

/// Three fish together.
pub(super) fn shoal(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let scale = (wide / 130.0).clamp(0.92, 1.3);
    let at = pt((wide * 0.5).max(84.0 * scale), air.top + 100.0 * scale + dice.between(0.0, 30.0));
    let fish = fish_school(pt(0.0, 0.0), dice, air.far.full());
    place(fish, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// Bubbles, the largest above.
pub(super) fn rising(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let x = (wide * 0.46).max(48.0);
    let mut shapes = Vec::new();
    for (aside, down, radius) in [(0.0, 0.2, 32.0), (34.0, 0.56, 21.0), (4.0, 0.84, 14.0)] {
        let at = pt(x + aside + dice.between(-6.0, 6.0), air.top + (low - air.top) * down);
        shapes.push(air.far.area(circle(at, radius), 0xEA_F8_FD));
        let shine = [(-0.52, 0.1), (-0.44, -0.3), (-0.12, -0.54)].map(|(x, y)| at + Vec2::new(x, y) * radius);
        shapes.push(air.far.line(smooth(&shine)));
    }
    shapes
}

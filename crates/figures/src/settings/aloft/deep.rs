//! What fills the water to its surface.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::super::marine::fish_school;
use super::super::scenery::{lobes, place, pt, stand};
use super::{Air, Corner};
use crate::path::{circle, ellipse, smooth};

/// The surface seen from below: waves, and rays of light that fall through them.
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
    let mut shapes = vec![air.near.area(path, 0xE4_F6_FD)];
    let lean = if dice.chance(0.5) { 0.3 } else { -0.3 };
    for share in [0.12, 0.26, 0.42, 0.6, 0.76, 0.9] {
        let from = pt(area.x0 + area.width() * share, y + dice.between(34.0, 52.0));
        let long = dice.between(70.0, 150.0);
        shapes.push(air.far.line(smooth(&[from, from + Vec2::new(lean * long, long)])));
    }
    shapes
}

/// Ribbons of kelp that grow from the floor nearly to the top.
pub(super) fn tall_kelp(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let air = corner.air;
    let foot = air.area.y1 + 10.0;
    let tall = foot - air.top - dice.between(60.0, 110.0);
    let mut shapes = stand(leafy_kelp(tall, dice, corner), pt(40.0, foot));
    if corner.wide > 110.0 {
        shapes.extend(stand(leafy_kelp(tall * dice.between(0.3, 0.46), dice, corner), pt(96.0, foot)));
    }
    shapes
}

/// A stalk of kelp with blades to both sides, one area, on the origin.
fn leafy_kelp(tall: f64, dice: &mut Dice, corner: &Corner) -> Vec<Shape> {
    let brush = corner.air.near;
    let count = ((tall / 62.0) as usize).max(3);
    let step = tall / count as f64;
    let phase = dice.between(0.0, 3.0);
    let sway = |y: f64| 9.0 * libm::sin(y / 90.0 + phase);
    let blade = |path: &mut BezPath, index: usize, side: f64| {
        let (low, high) = (step * index as f64, step * (index as f64 + 1.0));
        let at = |out: f64, y: f64| pt(sway(y) + side * out, -y);
        // Upwards on the left, downwards on the right.
        let (from, to) = if side < 0.0 { (low, high) } else { (high, low) };
        let tip = at(34.0, high - step * 0.02);
        if side < 0.0 {
            path.curve_to(at(20.0, from + step * 0.1), at(38.0, low + step * 0.5), tip);
            path.quad_to(at(20.0, high - step * 0.1), at(7.0, to));
        } else {
            path.quad_to(at(20.0, high - step * 0.1), tip);
            path.curve_to(at(38.0, low + step * 0.5), at(20.0, to + step * 0.1), at(7.0, to));
        }
    };
    let mut path = BezPath::new();
    path.move_to((sway(0.0) - 7.0, 0.0));
    for index in 0..count {
        blade(&mut path, index, -1.0);
    }
    let crest = pt(sway(tall + 40.0), -tall - 44.0);
    path.quad_to(crest + Vec2::new(-14.0, 26.0), crest);
    path.quad_to(crest + Vec2::new(14.0, 26.0), pt(sway(tall) + 7.0, -tall));
    for index in (0..count).rev() {
        blade(&mut path, index, 1.0);
    }
    path.close_path();
    let mut shapes = vec![brush.area(path, 0x86_C5_8A)];
    for index in 0..if brush.full() { count } else { 0 } {
        let y = step * (index as f64 + 0.3);
        let vein = [y, y + step * 0.24, y + step * 0.46].map(|y| pt(sway(y), -y));
        shapes.push(brush.line(smooth(&vein)));
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

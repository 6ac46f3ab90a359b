//! What people hang up: cloth, pennants, lamps, ropes; and an island that hangs by itself.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{hanging_lamp, lobes, place, pt, round_tree};
use super::{Air, Corner};
use crate::path::{polygon, smooth, svg};

const CLOTHS: [u32; 4] = [0xD6_5A_6A, 0xB3_5A_8C, 0x6F_8F_D8, 0xE9_A0_4A];

/// Three swags of cloth from side to side.
pub(super) fn valance(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let y = air.top + 16.0;
    let deep = (air.over_head() * 0.5).clamp(44.0, 74.0);
    let tint = *dice.pick(&CLOTHS).unwrap_or(&CLOTHS[0]);
    let count = 3;
    let wide = (area.width() + 40.0) / f64::from(count);
    let mut shapes = Vec::new();
    for index in [0, 2, 1] {
        let from = area.x0 - 20.0 + wide * f64::from(index);
        let mut swag = BezPath::new();
        swag.move_to((from - 8.0, area.y0 - 24.0));
        swag.line_to((from + wide + 8.0, area.y0 - 24.0));
        swag.line_to((from + wide + 8.0, y));
        swag.curve_to(
            (from + wide * 0.8, y + deep * 1.4),
            (from + wide * 0.2, y + deep * 1.4),
            (from - 8.0, y),
        );
        swag.close_path();
        shapes.push(air.near.area(swag, tint));
        for (share, sag) in [(0.34, 0.2), (0.66, 0.2), (0.5, 0.55)] {
            let at = pt(from + wide * share, y - 6.0 + deep * sag);
            let fold = [at + Vec2::new(-26.0, -8.0), at + Vec2::new(0.0, 3.0), at + Vec2::new(26.0, -8.0)];
            shapes.push(air.near.line(smooth(&fold)));
        }
    }
    shapes
}

/// A curtain from the top to the floor, tied to the edge at half its height.
pub(super) fn curtain(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let brush = air.near;
    let across = (wide * 0.7).clamp(64.0, 112.0);
    let (ceiling, floor) = (air.area.y0 - 24.0, air.area.y1 + 24.0);
    let waist = air.top + (air.ground - air.top) * dice.between(0.5, 0.58);
    let tint = *dice.pick(&CLOTHS).unwrap_or(&CLOTHS[0]);
    let path = format!(
        "M-24,{ceiling} L{across},{ceiling} C{across},{} {},{} 38,{waist} C{},{} {},{} {},{floor} L-24,{floor} Z",
        air.top + (waist - air.top) * 0.5,
        across * 0.96,
        waist - 60.0,
        across * 0.5,
        waist + 60.0,
        across * 0.78,
        waist + 130.0,
        across * 0.76,
    );
    let mut shapes = vec![brush.area(svg(&path), tint)];
    for share in [0.34, 0.64] {
        let x = across * share;
        shapes.push(brush.line(svg(&format!(
            "M{x},{} C{x},{} {},{} {},{}",
            air.top + 26.0,
            air.top + (waist - air.top) * 0.5,
            x * 0.8,
            waist - 80.0,
            x * 0.45,
            waist - 34.0
        ))));
        shapes.push(brush.line(svg(&format!(
            "M{},{} C{},{} {x},{} {},{}",
            x * 0.45,
            waist + 40.0,
            x * 0.6,
            waist + 90.0,
            waist + 130.0,
            x * 0.84,
            air.area.y1 - 40.0
        ))));
    }
    let band =
        format!("M-24,{} L44,{} L44,{} L-24,{} Z", waist - 15.0, waist - 13.0, waist + 13.0, waist + 15.0);
    shapes.push(brush.area(svg(&band), 0xFF_D9_3D));
    shapes
}

/// Fat pennants on a string that sags from side to side.
pub(super) fn bunting(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let count = if air.near.full() { 7 } else { 5 };
    let sag = (air.over_head() * 0.3).clamp(14.0, 60.0);
    let (from, to) = (pt(area.x0 - 16.0, air.top + 6.0), pt(area.x1 + 16.0, air.top + 6.0));
    let string = |share: f64| {
        let at = from.lerp(to, share);
        at + Vec2::new(0.0, sag * 4.0 * share * (1.0 - share))
    };
    let tints = [0xF7_6C_6C, 0xFF_D9_3D, 0x6F_A8_E8, 0x8A_C8_6A];
    let turned = dice.below(4);
    let half = 0.34 / f64::from(count);
    let deep = if air.near.full() { 58.0 } else { 76.0 };
    let mut shapes = Vec::new();
    for index in 0..count {
        let middle = (f64::from(index) + 0.5) / f64::from(count);
        let (a, b) = (string(middle - half), string(middle + half));
        let tip = a.midpoint(b) + Vec2::new(0.0, deep);
        let tint = tints[(index as usize + turned) % 4];
        shapes.push(air.near.area(polygon(&[a, b, tip]), tint));
    }
    let points: Vec<Point> = (0..=12).map(|step| string(f64::from(step) / 12.0)).collect();
    shapes.push(Shape::line(smooth(&points), air.near.contour));
    shapes
}

/// A lamp on its cord.
pub(super) fn lamp(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, low } = *corner;
    let scale = (wide / 100.0).clamp(1.0, 1.5);
    let at = pt((wide * 0.5).max(44.0 * scale), air.top + (low - air.top) * dice.between(0.5, 0.7));
    let cord = (at.y - air.area.y0 + 30.0) / scale;
    let tint = *dice.pick(&CLOTHS).unwrap_or(&CLOTHS[0]);
    place(hanging_lamp(cord, tint, air.near), Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

/// A ship's shrouds: ropes that run up from the rail, with rungs between them.
pub(super) fn rigging(corner: &Corner) -> Vec<Shape> {
    let air = corner.air;
    let wide = (corner.wide * 0.9).clamp(80.0, 150.0);
    let (top, foot) = (pt(-6.0, air.area.y0 - 30.0), air.horizon + 50.0);
    let ropes = polygon(&[top + Vec2::new(-20.0, 0.0), top, pt(wide, foot), pt(-30.0, foot)]);
    let mut shapes = vec![air.near.area(ropes, 0xF8_EF_D8)];
    let mut high = foot - 44.0;
    while high > air.top + 60.0 {
        let x = wide * (high - top.y) / (foot - top.y);
        shapes.push(air.near.line(smooth(&[pt(-6.0, high), pt(x * 0.5, high + 5.0), pt(x - 15.0, high)])));
        high -= 46.0;
    }
    shapes
}

/// An island that floats in the corner.
pub(super) fn islet(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let scale = (wide / 112.0).clamp(0.9, 1.4);
    let at = pt((wide * 0.5).max(58.0 * scale + 8.0), air.top + 122.0 * scale + dice.between(0.0, 30.0));
    let brush = air.near;
    let mut rock = BezPath::new();
    rock.move_to((-62.0, -8.0));
    rock.curve_to((-56.0, 30.0), (-30.0, 34.0), (-20.0, 60.0));
    rock.curve_to((-12.0, 82.0), (2.0, 84.0), (10.0, 62.0));
    rock.curve_to((20.0, 38.0), (52.0, 32.0), (62.0, -8.0));
    rock.close_path();
    let mut grass = BezPath::new();
    grass.move_to((-66.0, -8.0));
    grass.curve_to((-50.0, -34.0), (50.0, -34.0), (66.0, -8.0));
    let hem = [(34.0, 4.0), (2.0, 2.0), (-32.0, 6.0), (-66.0, -8.0)].map(|(x, y)| pt(x, y));
    lobes(&mut grass, pt(66.0, -8.0), &hem, 0.24);
    grass.close_path();
    let mut shapes = vec![brush.area(rock, 0xC7_B7_A5), brush.area(grass, 0xA6_D4_8A)];
    shapes.push(brush.line(svg("M-10,36 q4,14 10,22 M18,26 q-4,8 -4,14")));
    shapes.extend(round_tree(pt(dice.between(-14.0, 10.0), -18.0), 112.0, brush, dice));
    place(shapes, Affine::translate(at.to_vec2()) * Affine::scale(scale))
}

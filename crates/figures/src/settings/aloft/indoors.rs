//! What hangs on the walls of rooms: cupboards, a board, a shelf of books, an awning; and houses beyond a street.

use drawing::{Pen, Shape};
use kurbo::{Affine, Point, Rect, Shape as _};
use scene::Dice;

use super::super::scenery::{place, pt, tower_block};
use super::{Air, Corner};
use crate::path::{polygon, smooth, svg};

/// Cupboards in a row under the ceiling, their doors with knobs.
pub(super) fn cupboards(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let foot = air.top + (air.over_head() * 0.7).clamp(76.0, 130.0);
    let count = if air.near.full() { 5 } else { 4 };
    let wide = (area.width() + 60.0) / f64::from(count);
    let tint = *dice.pick(&[0x9F_C8_D8, 0xE8_C4_8E, 0xB8_D4_A8]).unwrap_or(&0xE8_C4_8E);
    let mut shapes = Vec::new();
    for index in 0..count {
        let x = area.x0 - 30.0 + wide * f64::from(index);
        let door = Rect::new(x, area.y0 - 24.0, x + wide, foot);
        shapes.push(air.far.area(door.to_path(0.1), tint));
        let side = if index % 2 == 0 { x + wide - 16.0 } else { x + 16.0 };
        shapes.push(Shape::line(svg(&format!("M{side},{} v-20", foot - 16.0)), Pen::Outline));
        if air.far.full() {
            let panel = Rect::new(x + 14.0, air.top + 6.0, x + wide - 26.0, foot - 18.0);
            if panel.height() > 40.0 {
                shapes.push(air.far.part(panel.to_rounded_rect(6.0).to_path(0.1), tint));
            }
        }
    }
    shapes
}

/// A large board behind everyone, something simple chalked on it.
pub(super) fn board(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let (top, foot) = (air.top + 24.0, air.horizon - 30.0);
    let frame = Rect::new(area.x0 + 34.0, top, area.x1 - 34.0, foot);
    let mut shapes = vec![
        air.far.area(frame.to_rounded_rect(10.0).to_path(0.1), 0xC9_8B_4E),
        air.far.area(frame.inset(-15.0).to_rounded_rect(5.0).to_path(0.1), 0x5F_8F_78),
    ];
    let chalk = |data: &str, at: Point, scale: f64| {
        let placing = Affine::translate(at.to_vec2()) * Affine::scale(scale);
        Shape::line(svg(data), air.far.contour).placed(placing)
    };
    // Rooms are drawn either way round: letters that are the same in a mirror.
    let letters = [
        "M-40,16 L-24,-20 L-8,16 M-33,2 h18 M8,16 V-20 L22,0 L36,-20 V16",
        "M-40,-18 h30 M-25,-18 v34 M6,16 L22,-20 L38,16 M13,2 h18",
    ];
    let data = letters[dice.below(2)];
    let left = pt(f64::midpoint(frame.x0, air.hero.x0.max(frame.x0 + 120.0)) + 10.0, top + 66.0);
    shapes.push(chalk(data, left, 1.2));
    let right = pt(f64::midpoint(frame.x1, air.hero.x1.min(frame.x1 - 120.0)) - 10.0, top + 70.0);
    shapes.push(chalk("M-30,20 v-26 L0,-30 L30,-6 v26 M-8,20 v-16 h16 v16", right, 1.1));
    shapes
}

/// A shelf over everyone's heads, with fat books leaning on each other.
pub(super) fn shelf(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let low = air.top + (air.over_head() * 0.7).clamp(84.0, 128.0);
    let tints = [0xF2_7C_8A, 0x7F_A8_E8, 0xFF_D9_3D, 0x8F_CB_8A, 0xB3_8B_E8];
    let turned = dice.below(5);
    let mut shapes = Vec::new();
    let count = if air.near.full() { 6 } else { 4 };
    let step = area.width() / f64::from(count);
    let wide = if air.near.full() { 48.0 } else { 58.0 };
    for index in 0..count {
        let x = area.x0 + step * (f64::from(index) + 0.5) + dice.between(-12.0, 12.0);
        let high = (low - air.top - dice.between(8.0, 30.0)).max(56.0);
        let lean = if dice.chance(0.3) { dice.between(8.0, 16.0) } else { 0.0 };
        let book = polygon(&[
            pt(x - wide / 2.0 + lean, low - high),
            pt(x + wide / 2.0 + lean, low - high + lean * 0.3),
            pt(x + wide / 2.0, low + 2.0),
            pt(x - wide / 2.0, low + 2.0),
        ]);
        shapes.push(air.far.area(book, tints[(index as usize + turned) % 5]));
        let band = [
            pt(x - wide * 0.26 + lean * 0.7, low - high * 0.72),
            pt(x + wide * 0.26 + lean * 0.7, low - high * 0.72),
        ];
        shapes.push(air.far.line(smooth(&band)));
    }
    let plank = Rect::new(area.x0 - 24.0, low, area.x1 + 24.0, low + 20.0);
    shapes.push(air.far.area(plank.to_path(0.1), 0xC9_8B_4E));
    shapes
}

/// A striped awning from side to side.
pub(super) fn awning(air: &Air, dice: &mut Dice) -> Vec<Shape> {
    let area = air.area;
    let low = air.top + (air.over_head() * 0.6).clamp(56.0, 100.0);
    let count = if air.near.full() { 9 } else { 5 };
    let wide = (area.width() + 20.0) / f64::from(count);
    let tint = *dice.pick(&[0xE0_5A_5A, 0x5A_9A_D0, 0x6A_B8_6A]).unwrap_or(&0xE0_5A_5A);
    (0..count)
        .map(|index| {
            let x = area.x0 - 10.0 + wide * f64::from(index);
            let stripe = format!(
                "M{x},{0} L{1},{0} L{1},{low} C{1},{2} {x},{2} {x},{low} Z",
                area.y0 - 24.0,
                x + wide,
                low + wide * 0.5
            );
            air.near.area(svg(&stripe), if index % 2 == 0 { tint } else { 0xFF_FF_FF })
        })
        .collect()
}

/// A house of many floors at the edge, up to the top.
pub(super) fn tower(corner: &Corner, dice: &mut Dice) -> Vec<Shape> {
    let Corner { air, wide, .. } = *corner;
    let across = (wide * 0.8).clamp(76.0, 130.0);
    let foot = pt(across * 0.32, air.horizon + 60.0);
    let high = foot.y - air.top - dice.between(40.0, 120.0);
    place(tower_block((across, high), true, air.far, dice), Affine::translate(foot.to_vec2()))
}

//! What is drawn in an empty sky.

use drawing::Shape;
use kurbo::{Affine, Rect, Vec2};
use scene::{Dice, Place};

use super::super::Stage;
use super::super::marine::fish;
use super::super::plan::placed;
use super::super::scenery::Brush;
use super::{AIR, is_great};
use crate::path::{circle, svg};

/// A sky is empty so far down, in units, and what is drawn there then.
const EMPTY_SKY: f64 = 110.0;
const BIRD: &str = "M-30,-4 C-22,-20 -8,-18 0,0 C8,-18 22,-20 30,-4";
const WHITE: u32 = 0xFF_FF_FF;
const CLOUD: &str =
    "M-44,26 C-78,28 -80,-8 -50,-8 C-48,-38 -8,-46 4,-22 C18,-36 48,-28 48,-4 C76,-6 76,26 50,26 Z";
/// It is so much lower than the birds where there is room, in units.
const LOWER: f64 = 30.0;
const TWINKLE: &str = "M0,-17 L0,-6 M0,6 L0,17 M-17,0 L-6,0 M6,0 L17,0";

/// Birds in a sky where there is nothing at all, and a cloud if there are areas to `spare`, or what twinkles.
pub(super) fn aloft(
    (of, spare): (&Place, usize),
    is_free: &dyn Fn(Rect) -> bool,
    stage: &Stage,
    dice: &mut Dice,
) -> Option<Vec<Shape>> {
    let area = stage.area;
    let sky = Rect::new(area.x0, area.y0.max(stage.letters.y1), area.x1, stage.sky + EMPTY_SKY);
    let third = |index: u32| {
        let wide = sky.width() / 3.0;
        Rect { x0: sky.x0 + wide * f64::from(index), x1: sky.x0 + wide * f64::from(index + 1), ..sky }
    };
    let mut free: Vec<Rect> = (0..3).map(third).filter(|own| is_free(own.inset(-AIR))).collect();
    if !is_great(*of) {
        return None;
    }
    if *of == Place::Underwater {
        dice.shuffle(&mut free);
        return swimming((&free, spare), stage, dice);
    }
    if free.len() < 2 || stage.horizon < sky.y1 {
        return None;
    }
    let brush = Brush::far(stage.detail);
    let twinkles = matches!(of, Place::Space | Place::Fantasy);
    dice.shuffle(&mut free);
    let middle = free[0].center();
    let spots = [(-24.0, -14.0, 1.0), (26.0, 16.0, 0.8)];
    let mut shapes = Vec::from(spots.map(|(x, y, size)| {
        let at = Affine::translate((middle.x + x, middle.y + y)) * Affine::scale(size);
        let lines = if twinkles { TWINKLE } else { BIRD };
        Shape::line(at * svg(lines), brush.contour)
    }));
    if !twinkles && spare > 0 {
        let lower = Rect { y0: free[1].y0 + LOWER, y1: free[1].y1 + LOWER, ..free[1] };
        let room = if is_free(lower.inset(-AIR)) { lower } else { free[1] };
        let size = dice.between(0.94, 1.06);
        let placing = Affine::translate(room.center().to_vec2())
            * Affine::scale_non_uniform(if dice.chance(0.5) { size } else { -size }, size);
        shapes.push(brush.area(placing * svg(CLOUD), WHITE));
    }
    Some(shapes)
}

/// A fish that looks inwards where there are areas to spare for it, and bubbles that rise where there are more.
fn swimming((free, spare): (&[Rect], usize), stage: &Stage, dice: &mut Dice) -> Option<Vec<Shape>> {
    let first = free.first().filter(|_| spare > 0)?;
    let way = if first.center().x < stage.area.center().x { 1.0 } else { -1.0 };
    let size = dice.between(0.86, 1.04);
    let placing = Affine::translate(first.center().to_vec2()) * Affine::scale_non_uniform(way * size, size);
    let mut shapes = placed(fish(dice.below(2), false), placing);
    if let Some(second) = free.get(1).filter(|_| spare > BUBBLES.len()) {
        let brush = Brush::far(stage.detail);
        let bubbles = BUBBLES
            .map(|(x, y, radius)| brush.area(circle(second.center() + Vec2::new(x, y), radius), 0xEA_F8_FD));
        shapes.extend(bubbles);
    }
    Some(shapes)
}

/// Bubbles about their middle, each with its radius, in units.
const BUBBLES: [(f64, f64, f64); 3] = [(-4.0, 34.0, 11.0), (14.0, 2.0, 15.0), (-10.0, -38.0, 21.0)];

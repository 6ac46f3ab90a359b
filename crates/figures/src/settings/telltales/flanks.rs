//! Telltales on both sides of the hero, as large as a side is: what a page that is full of others is composed of.

use drawing::{Shape, Tint};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::super::marks::{Land, bends, edge};
use super::super::plan::placed;
use super::super::scenery::{Brush, curl, leaves_over, lobes};
use super::super::{Backdrop, Stage};
use super::drawn::{Sketch, Stand, sketches};
use super::{AIR, Told, drawn};
use crate::path::svg;

/// What is lower than this, in its own units, is nothing to know a place by from afar.
const LEAST_HIGH: f64 = 140.0;
/// How large they may be, and must be.
const LARGEST: f64 = 1.9;
const SMALLEST: f64 = 0.7;
/// They reach over the edge of the picture and behind the hero by so much of their side's width, all in all.
const WIDER: f64 = 1.2;
/// What hangs, or stands, from above and is higher than this, in units, fills its side.
const TALL: f64 = 300.0;
/// The trunk at the edge is at least so wide and at most, a head of leaves so wide, in units.
const NARROW: f64 = 44.0;
const WIDE: f64 = 72.0;
const HEAD: f64 = 66.0;
/// What is wider than this share of the picture, and begins less than this below the letters, in units, fills it.
const FILLED: f64 = 0.72;
const LOW: f64 = 80.0;
/// Leaves that are so far above the picture in its middle, in units, end beside the letters.
const FAR_ABOVE: f64 = 260.0;
/// So far over the edge of the picture, in units.
const OVER_THE_EDGE: f64 = 20.0;
const LEAVES: u32 = 0x7B_C1_58;
/// Where on the land they stand: so far down from the horizon to the feet.
const DEPTH: f64 = 0.55;
/// A foot is so far below the edge of a land, or so far above, in units.
const BELOW: f64 = 18.0;
const ABOVE: f64 = 12.0;

/// Whether there is air for leaves: neither a rainbow, nor anything wide as high as the picture.
pub(super) fn has_air(stage: &Stage) -> bool {
    let is_filled = stage.hero.width() > stage.area.width() * FILLED && stage.hero.y0 < stage.sky + LOW;
    !stage.rainbow && !is_filled
}

/// A tree at one edge of the picture whose leaves close it above, of which no area is made, as it is one with the ground,
/// and how low its leaves hang at least.
pub(super) fn roofed(stage: &Stage, lands: &[Land], dice: &mut Dice) -> (Vec<Shape>, f64) {
    let (area, hero, brush) = (stage.area, stage.hero, Brush::near(stage.detail));
    // Drawn as if it stood at the left.
    let is_right = area.x1 - hero.x1 < hero.x0 - area.x0;
    let hero = if is_right { Rect { x0: area.x1 - hero.x1, x1: area.x1 - hero.x0, ..hero } } else { hero };
    let side = area.x0 + hero.x0.clamp(NARROW, WIDE);
    let low = stage.sky + dice.between(70.0, 96.0);
    let over = match leaves_over(hero, stage.sky).min(low - 30.0) {
        // None runs behind the letters.
        over if over < stage.sky && stage.letters.area() > 0.0 => area.y0 - FAR_ABOVE,
        over => over,
    };
    let lowest = |x: f64| {
        let aside = ((x - hero.center().x) / (area.width() * 0.5)).clamp(-1.0, 1.0);
        over + (low - over) * aside * aside
    };
    let from = Point::new(area.x1 + OVER_THE_EDGE, lowest(area.x1));
    let mut heads = Vec::new();
    let mut x = from.x;
    while x > side + HEAD {
        x -= HEAD * dice.between(0.6, 1.5);
        let x = x.max(side);
        heads.push(Point::new(x, lowest(x) + dice.between(-12.0, 12.0)));
    }
    let top = heads.last().copied().unwrap_or(from);
    let foot = Point::new(side + 12.0, foot(lands, side, stage));
    let mut edge = BezPath::new();
    edge.move_to(from);
    lobes(&mut edge, from, &heads, 0.4);
    edge.curve_to(top + Vec2::new(-8.0, 70.0), foot - Vec2::new(22.0, 90.0), foot);
    let mut inside = edge.clone();
    for corner in [(area.x0, foot.y), (area.x0, area.y0), (area.x1, area.y0)] {
        let out = |x: f64| x + if x > area.center().x { OVER_THE_EDGE } else { -OVER_THE_EDGE };
        inside.line_to((out(corner.0), if corner.1 > area.y0 { corner.1 } else { area.y0 - OVER_THE_EDGE }));
    }
    inside.close_path();
    let mut shapes = vec![Shape::patch(inside, Tint::hex(LEAVES)), Shape::line(edge, brush.contour)];
    for (share, length) in [(0.34, 90.0), (0.62, 130.0)] {
        let at = Point::new(area.x0 + (side - area.x0) * share, top.y + (foot.y - top.y) * share * 0.7);
        let mut bark = BezPath::new();
        bark.move_to(at);
        bark.quad_to(at + Vec2::new(-5.0, length * 0.5), at + Vec2::new(0.0, length));
        shapes.push(Shape::line(bark, brush.inside));
    }
    for x in [side + 30.0, area.x1 - 50.0] {
        let at = Point::new(x, lowest(x) - 24.0);
        if at.y > stage.sky + 8.0 {
            shapes.push(Shape::line(curl(at, 13.0), brush.inside));
        }
    }
    let mirror = Affine::translate((area.x0 + area.x1, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0);
    (if is_right { placed(shapes, mirror) } else { shapes }, over.max(area.y0 + 1.0))
}

/// One on either side of the hero, where there is room.
pub(super) fn flanking(setting: &Backdrop, stage: &Stage, most: usize, dice: &mut Dice) -> Vec<Vec<Shape>> {
    let Some(Told { of, lands }) = &setting.told else { return Vec::new() };
    let floor = lands.last().is_some_and(|land| !bends(&land.path));
    let is_tall = |sketch: &&Sketch| sketch.stand == Stand::Ground && box_of(sketch).height() > LEAST_HIGH;
    let mut known: Vec<&Sketch> = sketches(*of, floor).iter().filter(is_tall).collect();
    dice.shuffle(&mut known);
    let (area, hero) = (stage.area, stage.hero);
    let sides = [Rect { x1: hero.x0, ..area }, Rect { x0: hero.x1, ..area }];
    let mut sides: Vec<(usize, Rect)> = sides.into_iter().enumerate().collect();
    sides.sort_by(|(_, one), (_, other)| other.width().total_cmp(&one.width()));
    let mut all = Vec::new();
    for ((index, side), sketch) in sides.into_iter().zip(known).take(most) {
        let own = box_of(sketch);
        let x = side.center().x;
        let foot = foot(lands, x, stage);
        let reach =
            Rect::new(x - side.width() * WIDER / 2.0, stage.sky, x + side.width() * WIDER / 2.0, foot);
        // A trunk, or a palm, is there already.
        if setting.aloft.iter().any(|piece| piece.height() > TALL && piece.overlaps(reach)) {
            continue;
        }
        let hung = setting.loose.iter().map(|loose| loose.bounds).chain([stage.letters]);
        let top = hung.filter(|piece| piece.overlaps(reach) && piece.y1 < foot).map(|piece| piece.y1);
        let top = top.fold(stage.sky, f64::max) + AIR;
        let size = ((foot - top) / own.height()).min(reach.width() / own.width()).min(LARGEST);
        if size > SMALLEST {
            let inwards = if index == 0 { size } else { -size };
            let placing = Affine::translate((x, foot)) * Affine::scale_non_uniform(inwards, size);
            all.push(drawn(sketch, placing, (stage.detail, false)));
        }
    }
    all
}

/// Around all of a sketch.
fn box_of(sketch: &Sketch) -> Rect {
    let lines = sketch.lines.iter().map(|line| svg(line).bounding_box());
    lines.fold(svg(sketch.outline).bounding_box(), |all, line| all.union(line))
}

/// Where something stands at `x`: on dry land, and not on the edge of any.
fn foot(lands: &[Land], x: f64, stage: &Stage) -> f64 {
    let tops: Vec<(bool, f64)> = lands
        .iter()
        .filter_map(|land| Some((land.is_water() || land.is_wood(), edge(&land.path, x, stage.area)?)))
        .collect();
    let wanted = stage.horizon + (stage.ground - stage.horizon) * DEPTH;
    let dry = tops.iter().filter(|(is_wet, _)| !is_wet).map(|(_, top)| *top);
    let first = dry.fold(f64::INFINITY, f64::min);
    let mut foot = if first.is_finite() { wanted.max(first + BELOW) } else { wanted };
    for (is_wet, top) in tops {
        if !is_wet && (foot - BELOW..foot + ABOVE).contains(&top) {
            foot = top + BELOW;
        }
    }
    foot
}

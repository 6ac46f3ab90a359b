//! The empty sky of a simple page: one large thing of the place where nobody and nothing is.

use drawing::{Drawing, Shape};
use figures::settings::{Nook, Overhead, Stage};
use kurbo::{Affine, Point, Rect};
use scene::{Dice, Seed};

use crate::board::covered;
use crate::left::Left;
use crate::near_ground::cut;
use crate::telltales::{Vacancy, bounds};

/// How large it is tried, the largest first: smaller, it would be one of many small things.
const SIZES: [f64; 6] = [1.3, 1.16, 1.04, 0.94, 0.84, 0.75];
/// So many places are tried for what hangs in the open.
const TRIES: usize = 40;
/// It keeps so far from anybody and anything, and over the land, in units.
const AIR: f64 = 16.0;
const OVER_LAND: f64 = 26.0;
/// What hangs in the open keeps so far from the frame, in units.
const FROM_THE_FRAME: f64 = 18.0;
/// What is wider than this share of the picture is sky, or land.
const SPANS: f64 = 0.85;

impl Vacancy {
    /// Draws it, if there is room for it and as many areas and as much ink are left.
    pub(crate) fn with_something_overhead(
        &self,
        drawing: &mut Drawing,
        (stage, told, left): (&Stage, &[Rect], &mut Left),
        seed: Seed,
    ) {
        let is_roofed = matches!(stage.nook, Nook::Indoors | Nook::Aboard);
        if stage.rainbow || is_roofed || self.has_weather() {
            return;
        }
        let dice = &mut seed.dice("overhead");
        let things = self.things(drawing, (stage, told));
        let side = dice.chance(0.5);
        for (kind, shapes) in self.setting.overhead(stage.asked.night, dice) {
            let own = bounds(&shapes);
            for size in SIZES {
                for placing in placings((kind, own), (size, side), stage, dice) {
                    let around = placing.transform_rect_bbox(own).intersect(stage.area);
                    if !room_of(kind, around, stage).all(|own| self.is_open(own, &things, stage)) {
                        continue;
                    }
                    let placed = shapes.iter().map(|one| one.clone().placed(placing)).collect();
                    let Some(placed) = cut(placed, &drawing.page, |_| true) else { continue };
                    if left.has_room_for(&placed, 0, &drawing.page.pens) {
                        left.take(&placed, &drawing.page.pens);
                        drawing.shapes.extend(placed);
                        return;
                    }
                }
            }
        }
    }

    /// Around all that is on the page but sky and land.
    fn things(&self, drawing: &Drawing, (stage, told): (&Stage, &[Rect])) -> Vec<Rect> {
        let setting = &self.setting;
        let spans = |own: &Rect| own.width() > SPANS * stage.area.width();
        let shapes = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own));
        let large = setting.aloft.iter().chain(&setting.grand).chain(told).copied();
        let risen = setting.skyline.iter().map(|one| one.sight);
        shapes.chain(large).chain(risen).chain([stage.letters]).collect()
    }

    /// Whether nobody and nothing is there, over the land.
    fn is_open(&self, own: Rect, things: &[Rect], stage: &Stage) -> bool {
        let near = own.inflate(AIR, AIR);
        let top = |x: f64| self.setting.land_and_shore_at(x, stage.area)[0].unwrap_or(stage.area.y1);
        !own.is_zero_area()
            && things.iter().all(|other| !other.overlaps(near))
            && self.standing.iter().all(|one| covered(one, near) == 0.0)
            && [own.x0, own.center().x, own.x1].into_iter().all(|x| own.y1 + OVER_LAND < top(x))
    }
}

/// Around what there is of something with these bounds: what hangs in a corner leaves the opposite one free.
fn room_of(kind: Overhead, own: Rect, stage: &Stage) -> impl Iterator<Item = Rect> {
    let (middle, is_left) = (own.center(), own.center().x < stage.area.center().x);
    let upright = if is_left { Rect { x1: middle.x, ..own } } else { Rect { x0: middle.x, ..own } };
    let parts = [Rect { y1: middle.y, ..own }, upright];
    let whole = if kind == Overhead::Corner { parts } else { [own, own] };
    whole.into_iter()
}

/// Where something with these bounds may be, so many times as large: in either corner, first at a side (the left one where that is
/// true), or anywhere in the sky.
fn placings(
    (kind, own): (Overhead, Rect),
    (size, is_left): (f64, bool),
    stage: &Stage,
    dice: &mut Dice,
) -> Vec<Affine> {
    let area = stage.area;
    if kind == Overhead::Corner {
        let left = Affine::translate((area.x0, area.y0)) * Affine::scale(size);
        let right = Affine::translate((area.x1, area.y0)) * Affine::scale_non_uniform(-size, size);
        return if is_left { [left, right] } else { [right, left] }.into();
    }
    let room = Rect { y0: stage.sky, y1: stage.horizon, ..area }.inset(-FROM_THE_FRAME);
    let mut place = || {
        let at = Point::new(dice.between(room.x0, room.x1), dice.between(room.y0, room.y1));
        let placing = Affine::translate(at.to_vec2()) * Affine::scale(size);
        room.contains_rect(placing.transform_rect_bbox(own)).then_some(placing)
    };
    (0..TRIES).filter_map(|_| place()).collect()
}

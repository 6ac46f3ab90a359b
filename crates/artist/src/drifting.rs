//! The empty sky of a detailed page: clouds, stars or bubbles where nobody and nothing is.

use drawing::{Drawing, Shape};
use figures::settings::{Nook, Stage};
use kurbo::{Affine, Point, Rect};
use scene::Dice;

use crate::board::covered;
use crate::left::Left;
use crate::telltales::{Vacancy, bounds};

/// So many places are tried for each.
const TRIES: usize = 90;
/// It keeps so far from anybody, and from the land, the frame and the letters, in units.
const AIR: f64 = 17.0;
const OVER_LAND: f64 = 30.0;
/// What is wider than this share of the picture is sky, or land.
const SPANS: f64 = 0.85;
/// A page keeps so many areas for what is below.
const FOR_THE_GROUND: usize = 20;

impl Vacancy {
    /// Draws what drifts in the sky, and takes its areas and ink.
    pub(crate) fn with_a_sky(
        &self,
        drawing: &mut Drawing,
        (stage, told, left): (&Stage, &[Rect], &mut Left),
        dice: &mut Dice,
    ) {
        let area = stage.area;
        if stage.rainbow || stage.nook == Nook::Indoors {
            return;
        }
        let setting = &self.setting;
        let spans = |own: &Rect| own.width() > SPANS * area.width();
        let shapes = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own));
        let large = setting.aloft.iter().chain(&setting.grand).chain(told).copied();
        let risen = setting.skyline.iter().map(|one| one.sight);
        let mut things: Vec<Rect> = shapes.chain(large).chain(risen).chain([stage.letters]).collect();
        for shapes in setting.drifting(dice) {
            let own = bounds(&shapes);
            if !left.has_room_for(&shapes, FOR_THE_GROUND, &drawing.page.pens) {
                continue;
            }
            let room = area.inset(-AIR);
            let is_free = |own: Rect| {
                let near = own.inflate(AIR, AIR);
                let top = |x: f64| setting.land_and_shore_at(x, area)[0].unwrap_or(area.y1);
                room.contains_rect(own)
                    && things.iter().all(|other| !other.overlaps(near))
                    && self.standing.iter().all(|one| covered(one, near) == 0.0)
                    && [own.x0, own.center().x, own.x1].into_iter().all(|x| own.y1 + OVER_LAND < top(x))
            };
            let place = |_| {
                let at = Point::new(
                    dice.between(room.x0, room.x1),
                    dice.between(stage.sky.max(room.y0), stage.horizon),
                );
                is_free(own + at.to_vec2()).then_some(at)
            };
            let Some(at) = (0..TRIES).find_map(place) else { continue };
            left.take(&shapes, &drawing.page.pens);
            things.push(own + at.to_vec2());
            let placing = Affine::translate(at.to_vec2());
            drawing.shapes.extend(shapes.into_iter().map(|shape| shape.placed(placing)));
        }
    }
}

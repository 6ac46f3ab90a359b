//! What fills the background: a drawing so large that it shows on both sides of the hero and over the head.

use drawing::Shape;
use kurbo::{Affine, Rect};

use super::plan::{bounds, placed};
use super::{Nook, Stage};
use crate::Detail;

/// With so many areas beside the setting a simple page has no room for it.
const FULL: usize = 16;
/// Nor has a page whose hero ends so high, as a share of it, and is so broad: on a carpet in the air, before all of it.
const HIGH: f64 = 0.72;
const BROAD: f64 = 0.7;
/// It keeps so far from the letters, or the upper edge, and from the edge at its own side, in units.
const BELOW_THE_SKY: f64 = 20.0;
const FROM_THE_EDGE: f64 = 14.0;
/// What is seen of it beside a hero who leaves little room is so many times as large as drawn.
const LEAST: f64 = 1.0;
/// It is no wider than this share of the page.
const WIDEST: f64 = 1.1;
/// A part beside the hero that is narrower, in units, tells nothing.
const LEAST_SEEN: f64 = 56.0;

/// Whether a page has room for what fills its background.
pub(super) fn has_room(stage: &Stage) -> bool {
    let spare = stage.detail == Detail::Full || stage.areas < FULL;
    let high = stage.hero.y1 < stage.area.y0 + stage.area.height() * HIGH;
    let is_before_it = high && stage.hero.width() > stage.area.width() * BROAD;
    spare && !is_before_it && stage.nook != Nook::Afloat && !stage.asked.landmark && !stage.rainbow
}

/// A drawing that fills the background.
pub(super) struct Drawn {
    /// Around its foot at the origin.
    pub shapes: Vec<Shape>,
    /// From where to where it is that by which it is known, which is to be seen beside the hero.
    pub focus: [f64; 2],
    /// How many times as large as drawn it may become.
    pub most: f64,
}

/// A drawing with its foot at `base`, as large as the background, that is seen at least to the left of the hero; and around what
/// is seen of it.
pub(super) fn on_the_left(drawn: Drawn, stage: &Stage, base: f64) -> (Vec<Shape>, Vec<Rect>) {
    let Drawn { shapes, focus: [from, to], most } = drawn;
    let (own, area) = (bounds(&shapes), stage.area);
    let high = (base - stage.sky - BELOW_THE_SKY) / -own.y0;
    let wide = area.width() * WIDEST / own.width();
    let head = if stage.head.is_zero_area() { stage.hero } else { stage.head };
    let room = head.x0 - area.x0;
    let seen = ((room - FROM_THE_EDGE) / (to - from)).max(LEAST);
    let size = high.min(wide).min(most).min(seen);
    let half = (to - from) / 2.0 * size;
    let middle = area.x0 + (room * 0.5).max(half + FROM_THE_EDGE);
    let x = middle - (from + to) / 2.0 * size;
    let shapes = placed(shapes, Affine::translate((x, base)) * Affine::scale(size));
    let around = bounds(&shapes).intersect(area);
    let sights = beside_the_hero(Rect { y1: base.min(around.y1), ..around }, stage);
    (shapes, sights)
}

/// The same on whichever side.
pub(super) fn on_a_side(
    drawn: Drawn,
    stage: &Stage,
    (base, is_left): (f64, bool),
) -> (Vec<Shape>, Vec<Rect>) {
    let (shapes, sights) = on_the_left(drawn, &seen_from(stage, is_left), base);
    let turn = mirror(stage, is_left);
    (placed(shapes, turn), sights.iter().map(|sight| turn.transform_rect_bbox(*sight)).collect())
}

/// The parts of a rectangle to the left and to the right of the head, and over it, that are wide enough to tell something.
pub(super) fn beside_the_hero(around: Rect, stage: &Stage) -> Vec<Rect> {
    let head = if stage.head.is_zero_area() { stage.hero } else { stage.head };
    let parts = [
        Rect { x1: around.x1.min(head.x0), ..around },
        Rect { x0: around.x0.max(head.x1), ..around },
        Rect { y1: around.y1.min(head.y0), ..around },
    ];
    let tells = |part: &Rect| part.width() > LEAST_SEEN && part.y1 - part.y0 > LEAST_SEEN;
    parts.into_iter().filter(tells).collect()
}

/// The stage as it is seen from a side: what is drawn for the left one is mirrored back by [`mirror`].
pub(super) fn seen_from(stage: &Stage, is_left: bool) -> Stage {
    let turn = mirror(stage, is_left);
    let [hero, head, letters] =
        [stage.hero, stage.head, stage.letters].map(|rect| turn.transform_rect_bbox(rect));
    Stage { hero, head, letters, ..*stage }
}

/// Turns what is drawn for the left side to the right one, if it is not the left.
pub(super) fn mirror(stage: &Stage, is_left: bool) -> Affine {
    if is_left {
        return Affine::IDENTITY;
    }
    Affine::translate((stage.area.x0 + stage.area.x1, 0.0)) * Affine::scale_non_uniform(-1.0, 1.0)
}

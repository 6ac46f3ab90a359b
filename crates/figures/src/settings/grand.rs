//! What fills the background: a drawing so large that it shows on both sides of the hero and over the head.

use drawing::Shape;
use kurbo::{Affine, Rect};

use super::plan::{bounds, placed};
use super::{Nook, Stage};
use crate::Detail;

/// With so many areas beside the setting a simple page has no room for it.
const FULL: usize = 16;
/// It keeps so far from the letters, or the upper edge, and from the edge at its own side, in units.
const BELOW_THE_SKY: f64 = 20.0;
const FROM_THE_EDGE: f64 = 14.0;
/// It is no wider than this share of the page.
const WIDEST: f64 = 0.92;
/// A part beside the hero that is narrower, in units, tells nothing.
const LEAST_SEEN: f64 = 56.0;

/// Whether a page has room for what fills its background.
pub(super) fn has_room(stage: &Stage) -> bool {
    let spare = stage.detail == Detail::Full || stage.areas < FULL;
    spare && stage.nook != Nook::Afloat && !stage.asked.landmark && !stage.rainbow
}

/// A drawing that stands on its origin at `base`, as large as the background and no more than `most` times as large as drawn,
/// its outer side at the left edge; and around what is seen of it beside the hero.
pub(super) fn on_the_left(
    shapes: Vec<Shape>,
    stage: &Stage,
    (base, most): (f64, f64),
) -> (Vec<Shape>, Vec<Rect>) {
    let own = bounds(&shapes);
    let top = stage.sky + BELOW_THE_SKY;
    let high = (base - top) / -own.y0;
    let wide = stage.area.width() * WIDEST / own.width();
    let size = high.min(wide).min(most);
    let x = stage.area.x0 + FROM_THE_EDGE - own.x0 * size;
    let shapes = placed(shapes, Affine::translate((x, base)) * Affine::scale(size));
    let around = bounds(&shapes);
    let sights = beside_the_hero(Rect { y1: base.min(around.y1), ..around }, stage);
    (shapes, sights)
}

/// The parts of a rectangle to the left and to the right of the hero, and over the head, that are wide enough to tell something.
pub(super) fn beside_the_hero(around: Rect, stage: &Stage) -> Vec<Rect> {
    let hero = stage.hero;
    let parts =
        [Rect { x1: around.x1.min(hero.x0), ..around }, Rect { x0: around.x0.max(hero.x1), ..around }];
    parts.into_iter().filter(|part| part.width() > LEAST_SEEN).collect()
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

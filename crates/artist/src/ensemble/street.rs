//! What a simple page has no room for otherwise: a road under those who are in a street.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Art, Detail};
use kurbo::{Point, Rect, Shape as _, Vec2};
use scene::{Place, Scene};

use super::underfoot;
use crate::standing::Standing;

/// How far over the sides it reaches, in units.
const ASIDE: f64 = 26.0;

/// What lies under everybody: a road in a street; `None` elsewhere.
pub(super) fn under(scene: &Scene, stage: &Stage, standing: &[Standing]) -> Option<Standing> {
    let laid = underfoot::is_laid(standing);
    let on_a_road = scene.place == Place::Street && stage.detail == Detail::Bold && stage.crowd > 0 && !laid;
    on_a_road.then(|| Standing::new("road", Art::of(road(stage, standing)), f64::NEG_INFINITY))
}

const TAR: Tint = Tint::hex(0xC9_CD_D4);
const PAINT: Tint = Tint::hex(0xFF_FF_FF);
/// How far above the feet a road begins and how far below them its middle is, in units; how long and wide the dashes are,
/// and how many there are.
const KERB: f64 = 64.0;
const BEHIND: f64 = 24.0;
const MIDDLE: f64 = 24.0;
const DASH: (f64, f64) = (66.0, 13.0);
const DASHES: u32 = 4;

/// From side to side, with a dashed line before the feet.
fn road(stage: &Stage, standing: &[Standing]) -> Vec<Shape> {
    let (left, right) = (stage.area.x0 - ASIDE, stage.area.x1 + ASIDE);
    // Of several rows of cars the farthest is on it as well.
    let far = standing.iter().map(|one| one.bounds.y1).fold(stage.ground, f64::min);
    let top = (stage.ground - KERB).min(far - BEHIND);
    let tar = Rect::new(left, top, right, stage.area.y1 + ASIDE).to_path(0.1);
    let cell = stage.area.width() / f64::from(DASHES);
    let dash = |index: u32| {
        let at = Point::new(stage.area.x0 + cell * (f64::from(index) + 0.5), stage.ground + MIDDLE);
        let half = Vec2::new(DASH.0, DASH.1) / 2.0;
        let own = Rect::from_points(at - half, at + half).to_rounded_rect(DASH.1 * 0.4);
        Shape::area(own.to_path(0.1), PAINT, Pen::Inner)
    };
    // Cars in rows hide the middle.
    let dashes = if far < stage.ground - KERB { 0 } else { DASHES };
    std::iter::once(Shape::area(tar, TAR, Pen::Outline)).chain((0..dashes).map(dash)).collect()
}

//! What a simple page has no room for otherwise: the near end of a lake behind those who are beside it, a road under
//! those who are in a street.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Art, Detail};
use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Doing, Link, Place, Scene};

use super::ties::doing;
use super::underfoot;
use crate::standing::Standing;

const WATER: Tint = Tint::hex(0xA9_DD_F3);
/// How far below the horizon the water begins and ends, in units, and how far from the sides.
const FAR: f64 = 14.0;
const NEAR: f64 = 92.0;
const ASIDE: f64 = 26.0;

/// What lies under everybody: a sheet of water at a lake, a road in a street; `None` elsewhere.
pub(super) fn behind(scene: &Scene, stage: &Stage, standing: &[Standing]) -> Option<Standing> {
    let laid = underfoot::is_laid(standing);
    if scene.place == Place::Street && stage.detail == Detail::Bold && stage.crowd > 0 && !laid {
        return Some(Standing::new("road", Art::of(road(stage, standing)), f64::NEG_INFINITY));
    }
    let deed = |party| doing(scene, party);
    let ashore = (0..scene.cast.len()).map(scene::Party::Cast).any(|party| {
        matches!(deed(party), Some(Doing::Picnicking | Doing::Camping | Doing::Feeding | Doing::Sitting))
    });
    let fishes = (0..scene.cast.len()).any(|index| deed(scene::Party::Cast(index)) == Some(Doing::Fishing));
    let on_a_dock = scene.relations.iter().any(|known| known.link == Link::On);
    let ashore = ashore || fishes && !on_a_dock;
    let wet = scene.relations.iter().any(|known| matches!(known.link, Link::In | Link::Riding));
    let at_a_lake = scene.place == Place::Lake && stage.detail == Detail::Bold && ashore && !wet;
    at_a_lake.then(|| Standing::new("lake", Art::of(water(stage)), f64::NEG_INFINITY))
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

fn water(stage: &Stage) -> Vec<Shape> {
    let (left, right) = (stage.area.x0 + ASIDE, stage.area.x1 - ASIDE);
    let (top, low) = (stage.horizon + FAR, stage.horizon + NEAR);
    let (wide, high) = (right - left, low - top);
    let at = |x: f64, y: f64| Point::new(left + wide * x, top + high * y);
    let mut shore = BezPath::new();
    shore.move_to(at(0.04, 0.5));
    shore.curve_to(at(0.02, 0.1), at(0.2, 0.06), at(0.36, 0.1));
    shore.curve_to(at(0.5, 0.14), at(0.6, -0.04), at(0.76, 0.04));
    shore.curve_to(at(0.92, 0.1), at(1.0, 0.3), at(0.97, 0.56));
    shore.curve_to(at(0.94, 0.9), at(0.74, 0.94), at(0.56, 0.9));
    shore.curve_to(at(0.4, 0.86), at(0.3, 1.02), at(0.18, 0.94));
    shore.curve_to(at(0.07, 0.88), at(0.05, 0.7), at(0.04, 0.5));
    shore.close_path();
    let ripple = |x: f64, y: f64| {
        let mut line = BezPath::new();
        line.move_to(at(x, y));
        line.quad_to(at(x + 0.025, y - 0.12), at(x + 0.05, y));
        line.quad_to(at(x + 0.075, y + 0.12), at(x + 0.1, y));
        Shape::line(line, Pen::Inner)
    };
    vec![Shape::area(shore, WATER, Pen::Outline), ripple(0.1, 0.46), ripple(0.82, 0.4), ripple(0.46, 0.5)]
}

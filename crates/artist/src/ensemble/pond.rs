//! The near end of a lake behind those who are beside it, where a simple page has no room for its shore.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Art, Detail};
use kurbo::{BezPath, Point};
use scene::{Doing, Link, Place, Scene};

use super::ties::doing;
use crate::board::Standing;

const WATER: Tint = Tint::hex(0xA9_DD_F3);
/// How far below the horizon the water begins and ends, in units, and how far from the sides.
const FAR: f64 = 14.0;
const NEAR: f64 = 92.0;
const ASIDE: f64 = 26.0;

/// A sheet of water across the page; `None` where nobody is on land at a lake.
pub(super) fn behind(scene: &Scene, stage: &Stage) -> Option<Standing> {
    let deed = |party| doing(scene, party);
    let ashore = (0..scene.cast.len()).map(scene::Party::Cast).any(|party| {
        matches!(deed(party), Some(Doing::Picnicking | Doing::Camping | Doing::Feeding | Doing::Sitting))
    });
    let wet = scene.relations.iter().any(|known| matches!(known.link, Link::In | Link::Riding));
    let at_a_lake = scene.place == Place::Lake && stage.detail == Detail::Bold && ashore && !wet;
    at_a_lake.then(|| Standing::new("lake", Art::of(water(stage)), f64::NEG_INFINITY))
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

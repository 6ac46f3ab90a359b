//! A line on the ground under what stands on it: without one a thing on bare ground seems to float.

use drawing::{Pen, Shape};
use figures::settings::{Backdrop, Nook, Stage};
use kurbo::{BezPath, Rect};
use scene::{Habitat, Thing};

use crate::board::Board;
use crate::standing::Standing;

/// The lowest part of a thing is its foot, as a share of its height.
const FOOT: f64 = 0.07;
/// The line goes on beyond a foot by this share of its width, within bounds in units.
const BEYOND: f64 = 0.16;
const LEAST: f64 = 11.0;
const MOST: f64 = 22.0;
/// How far its middle rises, in units.
const RISE: f64 = 3.0;
/// It keeps so far from whatever else there is and from the sides of the picture, and from its lower edge, in units.
const AIR: f64 = 8.0;
const ABOVE_THE_FRAME: f64 = 18.0;
/// A foot is so far below the horizon at least, in units: else it is in the air.
const ON_LAND: f64 = 40.0;
/// What is wider than this share of the picture has a ground of its own.
const BROAD: f64 = 0.5;

/// Draws a line under everybody on bare ground who came besides.
pub(crate) fn grounded(board: &mut Board, setting: &Backdrop, stage: &Stage) {
    if stage.nook == Nook::Afloat {
        return;
    }
    for index in 0..board.standing.len() {
        if let Some(line) = line_under(index, board, setting, stage) {
            board.standing[index].art.shapes.insert(0, Shape::line(line, Pen::Inner));
        }
    }
}

/// The line under one, where there is room for it.
fn line_under(index: usize, board: &Board, setting: &Backdrop, stage: &Stage) -> Option<BezPath> {
    let one = &board.standing[index];
    let own = one.bounds;
    let is_near = own.y1 > stage.horizon + ON_LAND && own.width() < BROAD * stage.area.width();
    if !stands(one) || !is_near {
        return None;
    }
    let (left, right) = one.silhouette.reach(own.y1 - own.height() * FOOT, own.y1)?;
    let more = ((right - left) * BEYOND).clamp(LEAST, MOST);
    let around = Rect::new(left - more, own.y1 - RISE, right + more, own.y1 + 1.0);
    let near = around.inflate(AIR, AIR);
    let is_free = |other: &(usize, &Standing)| other.0 == index || !other.1.silhouette.meets(near);
    let is_clear = stage.area.inset((-AIR, -ABOVE_THE_FRAME)).contains_rect(around)
        && board.standing.iter().enumerate().all(|other| is_free(&other))
        && setting.loose.iter().all(|loose| !loose.bounds.overlaps(near));
    is_clear.then(|| {
        let mut line = BezPath::new();
        line.move_to((around.x0, around.y1));
        let high = around.y1 - RISE;
        let third = around.width() / 3.0;
        line.curve_to((around.x0 + third, high), (around.x1 - third, high), (around.x1, around.y1));
        line
    })
}

/// Whether somebody came besides and stands by nature.
fn stands(one: &Standing) -> bool {
    let is_besides = one.hero.is_empty() && one.actor.is_none() && one.depth.is_finite();
    let habitat = Thing::named(one.name).map(|thing| thing.habitat);
    is_besides && matches!(habitat, Some(Habitat::Ground | Habitat::Hand))
}

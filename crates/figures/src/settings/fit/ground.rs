//! Where a crowded page has no room for the land between, what the place is known by stands behind the ground itself.

use std::collections::BTreeMap;

use kurbo::{Affine, Rect};

use super::{Kind, Stage, Thing, drawn_on, floor_of};
use crate::Detail;
use crate::settings::budget::Budget;
use crate::settings::marks::edge;
use crate::settings::plan::placed;

/// How far behind the edge of the ground a foot is, in units.
const BEHIND: f64 = 8.0;

/// Leaves a crowded bold page no more lands than it has room for.
pub(super) fn settle(things: &mut Vec<Thing>, (stage, budget): (&Stage, Budget)) {
    come_down(things, stage);
    reach_back(things, stage, budget);
}

/// Brings landmarks of a crowded bold page down to the nearest ground, and what stands beside them, with the lines drawn
/// upon it, and lets the land they stood on go: it is the first thing that such a page has no room for.
fn come_down(things: &mut Vec<Thing>, stage: &Stage) {
    let Some(ground) = things.iter().rposition(|thing| thing.kind == Kind::Band) else { return };
    let is_stood_behind = under_the_farthest(things, stage) != Some(ground);
    if stage.detail == Detail::Full || stage.crowd == 0 || is_stood_behind {
        return;
    }
    let mut falls: BTreeMap<usize, (f64, Rect)> = BTreeMap::new();
    for index in 0..things.len() {
        let Some((fall, own)) = fall(things, index, (ground, stage.area)) else { continue };
        // All that shows it goes as far as the part that stands lowest.
        let goes = falls.entry(group(things, index)).or_insert((fall, own));
        *goes = (goes.0.min(fall), goes.1.union(own));
    }
    let falls_of = |index: usize| falls.get(&group(things, index)).filter(|(fall, _)| *fall > 0.0);
    let is_sight = |index: &usize| matches!(things[*index].kind, Kind::Landmark(_));
    let Some(first) = (0..things.len()).filter(is_sight).find(|index| falls_of(*index).is_some()) else {
        return;
    };
    let moved = |index: usize| {
        let upon = if things[index].kind == Kind::Mark { drawn_on(things, index)? } else { index };
        let (fall, own) = *falls_of(upon).filter(|_| upon >= first)?;
        // What comes in from above grows down instead: its upper end is not for being seen.
        let longer = if own.y0 < stage.area.y0 { (own.height() + fall) / own.height() } else { 1.0 };
        let by = if longer > 1.0 { own.y0 * (1.0 - longer) } else { fall };
        Some(Affine::translate((0.0, by)) * Affine::scale_non_uniform(1.0, longer))
    };
    let moved: Vec<Option<Affine>> = (0..things.len()).map(moved).collect();
    for (thing, placing) in things.iter_mut().zip(&moved) {
        if let Some(placing) = *placing {
            thing.shapes = placed(std::mem::take(&mut thing.shapes), placing);
            thing.bounds = placing.transform_rect_bbox(thing.bounds);
        }
    }
    let mut index = 0;
    things.retain(|thing| {
        let between = first < index && index < ground && thing.kind == Kind::Band;
        index += 1;
        !between || thing.is_water()
    });
}

/// A bold page with no room for more areas than this has one land under everybody's feet.
const ONE_LAND: usize = 8;

/// Lets the nearer lands of a crowded bold page go where somebody stands behind them: the one that all stand on stays.
fn reach_back(things: &mut Vec<Thing>, stage: &Stage, budget: Budget) {
    let floor = under_the_farthest(things, stage);
    let Some(floor) = floor.filter(|_| stage.detail == Detail::Bold && budget.most <= ONE_LAND) else {
        return;
    };
    let mut index = 0;
    things.retain(|thing| {
        let is_nearer = index > floor && thing.kind == Kind::Band && !thing.is_front && !thing.is_water();
        index += 1;
        !is_nearer
    });
}

/// The land on which whoever is farthest away stands.
pub(super) fn under_the_farthest(things: &[Thing], stage: &Stage) -> Option<usize> {
    let bands = things.iter().enumerate().filter(|(_, thing)| thing.kind == Kind::Band);
    bands
        .filter(|(_, band)| band.bounds.y0 <= stage.farthest - BEHIND)
        .max_by(|(_, one), (_, other)| one.bounds.y0.total_cmp(&other.bounds.y0))
        .map(|(band, _)| band)
}

/// How far down to the nearest ground it is for what stands on land behind it, and around what falls; `None` for what
/// stands on nothing.
fn fall(things: &[Thing], index: usize, (ground, area): (usize, Rect)) -> Option<(f64, Rect)> {
    let (floor, own) = (floor_of(things, index)?, things[index].bounds);
    let is_dry = floor != ground && !things[floor].is_water();
    let edge = is_dry.then(|| edge(&things[ground].shapes[0].path, own.center().x, area)).flatten();
    Some((edge.map_or(0.0, |edge| (edge + BEHIND - own.y1).max(0.0)), own))
}

/// What a thing is a part of: parts of a landmark fall together.
fn group(things: &[Thing], index: usize) -> usize {
    match things[index].kind {
        Kind::Landmark(mark) => mark,
        _ => usize::MAX - index,
    }
}

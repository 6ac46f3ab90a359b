//! What a place is known by is as large as its side of the picture has room for.

use kurbo::{Affine, Point, Rect};

use super::super::marks::bends;
use super::super::{Stage, plan};
use super::aside::{FROM_THE_HEAD, WIDEST, leaves_on_purpose};
use super::{Kind, Thing};
use crate::Detail;

/// A landmark grows to so many times its size at most, and another one, or bold furniture, to so many.
const MOST: f64 = 1.5;
const MOST_OF_OTHERS: f64 = 1.25;
/// It keeps so far below what is above the picture, or swims over it, and from its edge, in units.
const BELOW_THE_SKY: f64 = 22.0;
const FROM_THE_EDGE: f64 = 10.0;
/// Where the head is not known, so much of the cast's width may be before it.
const BEHIND_THE_CAST: f64 = 0.25;
/// What is lower than this and so near to the feet stays as it is, in units.
const LOW: f64 = 120.0;
const NEAR: f64 = 40.0;
/// Less is not worth it.
const LEAST: f64 = 1.06;
/// What hides a foot begins so close to it, in units.
const AT_THE_FOOT: f64 = 24.0;

/// Lets landmarks grow on their feet, with the lines drawn upon them.
pub(super) fn up(things: &mut [Thing], stage: &Stage) {
    let last = things
        .iter()
        .filter_map(|thing| if let Kind::Landmark(index) = thing.kind { Some(index) } else { None });
    let Some(last) = last.max() else { return };
    let floor = things.iter().rev().find(|thing| thing.kind == Kind::Band);
    let indoors = floor.is_none_or(|floor| !bends(&floor.shapes[0].path));
    if indoors && stage.detail == Detail::Full {
        return;
    }
    for landmark in 0..=last {
        let parts: Vec<usize> =
            (0..things.len()).filter(|index| things[*index].kind == Kind::Landmark(landmark)).collect();
        let most = if landmark == 0 && !indoors { MOST } else { MOST_OF_OTHERS };
        if let Some((placing, own)) = larger(things, &parts, stage, most) {
            if indoors && meets_more(things, &parts, (own, placing)) {
                continue;
            }
            for (index, thing) in things.iter_mut().enumerate() {
                if parts.contains(&index) || belongs(thing, own, index > parts[0]) {
                    thing.shapes = plan::placed(std::mem::take(&mut thing.shapes), placing);
                    thing.bounds = placing.transform_rect_bbox(thing.bounds);
                }
            }
        }
    }
}

/// How these parts grow together, and where they were.
fn larger(things: &[Thing], parts: &[usize], stage: &Stage, most: f64) -> Option<(Affine, Rect)> {
    let own = parts.iter().map(|part| things[*part].bounds).reduce(|all, next| all.union(next))?;
    if own.width() > WIDEST || parts.iter().any(|part| things[*part].is_front) {
        return None;
    }
    // What is low and near is to stand upon, and no sight.
    if own.height() < LOW && own.y1 > stage.ground - NEAR {
        return None;
    }
    let is_left = own.center().x < stage.hero.center().x;
    let aside = stage.hero.width() * BEHIND_THE_CAST;
    let head = if stage.head.is_zero_area() {
        stage.hero.inflate(-aside, 0.0)
    } else {
        stage.head.inflate(FROM_THE_HEAD, 0.0)
    };
    // What leaves the picture on purpose goes on leaving it.
    let (mut from, mut to) = (stage.area.x0 + FROM_THE_EDGE, stage.area.x1 - FROM_THE_EDGE);
    if leaves_on_purpose(things, parts, (own, stage.area)) {
        (from, to) = (own.x0.min(from), own.x1.max(to));
    }
    let (from, to) = if is_left { (from, head.x0) } else { (head.x1, to) };
    let wide = (to - from) / own.width();
    let above = if own.y0 >= stage.hero.y1 { stage.hero.y1 } else { stage.sky };
    let high = (own.y1 - above - BELOW_THE_SKY) / own.height();
    let size = wide.min(high).min(most);
    if size < LEAST {
        return None;
    }
    let half = own.width() * size / 2.0;
    let x = own.center().x.clamp(from + half, (to - half).max(from + half));
    let foot = Point::new(own.center().x, own.y1);
    let placing = Affine::translate((x, foot.y)) * Affine::scale(size) * Affine::translate(-foot.to_vec2());
    Some((placing, own))
}

/// Whether furniture that grows would come before or behind other things that it keeps clear of.
fn meets_more(things: &[Thing], parts: &[usize], (own, placing): (Rect, Affine)) -> bool {
    let grown = placing.transform_rect_bbox(own);
    let counts = |index: usize| {
        !parts.contains(&index) && matches!(things[index].kind, Kind::Thing | Kind::Landmark(_))
    };
    (0..things.len())
        .filter(|index| counts(*index))
        .map(|index| things[index].bounds)
        .any(|other| other.intersect(own).is_zero_area() && !other.intersect(grown).is_zero_area())
}

/// Whether loose lines are drawn upon what was at `own`, or hide its foot.
fn belongs(lines: &Thing, own: Rect, is_later: bool) -> bool {
    let upon = own.inflate(2.0, 2.0).contains_rect(lines.bounds);
    let (middle, top) = (lines.bounds.center().x, lines.bounds.y0);
    let at_foot = own.x0 < middle && middle < own.x1 && (top - own.y1).abs() < AT_THE_FOOT;
    lines.kind == Kind::Mark && is_later && (upon || at_foot)
}

//! Where a crowded page has no room for the land between, what the place is known by stands behind the ground itself.

use std::collections::BTreeMap;

use kurbo::{Affine, Point, Rect};

use super::{Kind, Stage, Thing, drawn_on, floor_of};
use crate::Detail;
use crate::settings::marks::edge;
use crate::settings::plan::placed;

/// How far behind the edge of the ground a foot is, in units.
const BEHIND: f64 = 8.0;

/// Brings landmarks of a crowded bold page down to the nearest ground, and the lines drawn upon them, and lets the land
/// they stood on go: it is the first thing that such a page has no room for.
pub(super) fn come_down(things: &mut Vec<Thing>, stage: &Stage) {
    let Some(ground) = things.iter().rposition(|thing| thing.kind == Kind::Band) else { return };
    if stage.detail == Detail::Full || stage.crowd == 0 {
        return;
    }
    let mut falls: BTreeMap<usize, (f64, Rect)> = BTreeMap::new();
    for index in 0..things.len() {
        if let (Kind::Landmark(mark), Some(floor)) = (things[index].kind, floor_of(things, index)) {
            let own = things[index].bounds;
            let foot = Point::new(own.center().x, own.y1);
            let edge = (floor != ground && !things[floor].is_water())
                .then(|| edge(&things[ground].shapes[0].path, foot.x, stage.area))
                .flatten();
            let fall = edge.map_or(0.0, |edge| (edge + BEHIND - foot.y).max(0.0));
            // All that shows it goes as far as the part that stands lowest.
            let goes = falls.entry(mark).or_insert((fall, own));
            *goes = (goes.0.min(fall), goes.1.union(own));
        }
    }
    let moved = |index: usize| {
        let upon = if things[index].kind == Kind::Mark { drawn_on(things, index)? } else { index };
        let Kind::Landmark(mark) = things[upon].kind else { return None };
        let (fall, own) = *falls.get(&mark).filter(|(fall, _)| *fall > 0.0)?;
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
    let first = moved.iter().position(Option::is_some).unwrap_or(ground);
    let mut index = 0;
    things.retain(|thing| {
        let between = first < index && index < ground && thing.kind == Kind::Band;
        index += 1;
        !between || thing.is_water()
    });
}

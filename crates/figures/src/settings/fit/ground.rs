//! Where a crowded page has no room for the land between, what the place is known by stands behind the ground itself.

use std::collections::BTreeMap;

use kurbo::{Affine, BezPath, Line, ParamCurve as _, Point, Vec2};

use super::{Kind, Stage, Thing, drawn_on, floor_of};
use crate::Detail;
use crate::settings::plan::placed;

/// How far behind the edge of the ground a foot is, in units.
const BEHIND: f64 = 8.0;

/// Brings landmarks of a crowded bold page down to the nearest ground, and the lines drawn upon them: the land they stood
/// on is the first thing that such a page lets go, and then they would float.
pub(super) fn come_down(things: &mut [Thing], stage: &Stage) {
    let Some(ground) = things.iter().rposition(|thing| thing.kind == Kind::Band) else { return };
    if stage.detail == Detail::Full || stage.crowd == 0 {
        return;
    }
    let mut falls: BTreeMap<usize, f64> = BTreeMap::new();
    for index in 0..things.len() {
        if let (Kind::Landmark(mark), Some(floor)) = (things[index].kind, floor_of(things, index)) {
            let foot = Point::new(things[index].bounds.center().x, things[index].bounds.y1);
            let edge =
                (floor != ground).then(|| edge(&things[ground].shapes[0].path, foot.x, stage)).flatten();
            let fall = edge.map_or(0.0, |edge| (edge + BEHIND - foot.y).max(0.0));
            // All that shows it goes as far as the part that stands lowest.
            falls.entry(mark).and_modify(|least| *least = least.min(fall)).or_insert(fall);
        }
    }
    let fall_of = |index: usize| {
        let upon = if things[index].kind == Kind::Mark { drawn_on(things, index)? } else { index };
        let Kind::Landmark(mark) = things[upon].kind else { return None };
        falls.get(&mark).copied()
    };
    let falls: Vec<f64> = (0..things.len()).map(|index| fall_of(index).unwrap_or_default()).collect();
    for (thing, fall) in things.iter_mut().zip(falls).filter(|(_, fall)| *fall > 0.0) {
        let by = Vec2::new(0.0, fall);
        thing.shapes = placed(std::mem::take(&mut thing.shapes), Affine::translate(by));
        thing.bounds = thing.bounds + by;
    }
}

/// Where the land begins below the sky at `x`.
fn edge(land: &BezPath, x: f64, stage: &Stage) -> Option<f64> {
    let plumb = Line::new((x, stage.area.y0), (x, stage.area.y1));
    let met = land.segments().flat_map(|part| part.intersect_line(plumb));
    met.map(|met| plumb.eval(met.line_t).y).reduce(f64::min)
}

//! Where a telltale stands: its foot, and the ground beside it.

use kurbo::{BezPath, Vec2};

use super::super::scenery::lobes;
use crate::path::{ends, sagging};

/// A foot sags by so much of its width, and by no more than so much, in units.
const SAG: (f64, f64) = (0.07, 5.0);
/// The ground beside a foot is so far from it, in units.
const GAP: f64 = 11.0;

/// A short line of the ground to either side of a foot.
pub(super) fn beside_the_foot(outline: &BezPath) -> BezPath {
    let mut mark = BezPath::new();
    let Some((first, last)) = ends(outline) else { return mark };
    let (left, right) = if first.x < last.x { (first, last) } else { (last, first) };
    for (foot, out) in [(left, -1.0), (right, 1.0)] {
        mark.move_to(foot + Vec2::new(out * GAP, 1.0));
        let (bend, end) = (Vec2::new(out * (GAP + 9.0), -3.0), Vec2::new(out * (GAP + 18.0), 2.0));
        mark.quad_to(foot + bend, foot + end);
    }
    mark
}

/// Shrubs before a foot reach so far beyond it to both sides, each is so many times as wide as high, and their row goes on so far
/// below it, in units.
const BEYOND: f64 = 12.0;
const SHRUBS: u32 = 6;
const ROUND: f64 = 0.46;
const BELOW: f64 = 7.0;

/// A row of shrubs before a foot.
pub(super) fn before_the_foot(outline: &BezPath) -> Option<BezPath> {
    let (first, last) = ends(outline)?;
    let (left, right) = if first.x < last.x { (first, last) } else { (last, first) };
    let from = left + Vec2::new(-BEYOND, BELOW);
    let along = right + Vec2::new(BEYOND, BELOW) - from;
    let tops: Vec<_> =
        (1..=SHRUBS).map(|shrub| from + along * (f64::from(shrub) / f64::from(SHRUBS))).collect();
    let mut row = BezPath::new();
    row.move_to(from);
    lobes(&mut row, from, &tops, ROUND);
    row.close_path();
    Some(row)
}

/// Closed below by a line that sags a little.
pub(super) fn closed(outline: BezPath) -> BezPath {
    sagging(outline, SAG)
}

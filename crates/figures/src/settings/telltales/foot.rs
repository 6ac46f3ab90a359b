//! Where a telltale stands: its foot, and the ground beside it.

use kurbo::{BezPath, Vec2};

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

/// Closed below by a line that sags a little.
pub(super) fn closed(outline: BezPath) -> BezPath {
    sagging(outline, SAG)
}

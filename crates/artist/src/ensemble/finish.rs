//! A finish line: whoever crosses it is under its banner, between the far post and the near one.

use figures::Art;
use kurbo::Point;

use super::group::Group;

pub(super) const FINISH: &str = "finish line";
/// How much of the height is free below the banner, how much of the width is between the posts, and where the band on
/// the road is, as a share of the height.
const FREE: f64 = 0.6;
const WIDE: f64 = 0.92;
const ROAD: f64 = 0.93;

/// On the band between the posts, one of `same`.
pub(super) fn crossing(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * WIDE / same as f64;
    let scale = (around.height() * FREE / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y0 + around.height() * ROAD), scale)
}

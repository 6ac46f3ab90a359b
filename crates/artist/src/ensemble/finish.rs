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

/// Of several each has so much of that width, however many they are at least, and the one in the lead is so much farther
/// away than the last, as a share of the height.
const EACH: f64 = 1.36;
const FARTHER: f64 = 0.17;

/// On the band between the posts, one of `same`: of several the first is in the lead, and the others follow nearer to us.
pub(super) fn crossing(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (several, last) = (same > 1, same.saturating_sub(1).max(1) as f64);
    let room = around.width() * WIDE;
    let cell = if several { room * (EACH / same as f64).min(1.0) } else { room };
    let free = FREE - if several { FARTHER } else { 0.0 };
    let scale = (around.height() * free / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let behind = if several { rank as f64 / last } else { 0.5 };
    let x = around.center().x + (0.5 - behind) * (room - cell);
    let far = if several { (1.0 - behind) * FARTHER } else { 0.0 };
    other.stood(Point::new(x, around.y0 + around.height() * (ROAD - far)), scale)
}

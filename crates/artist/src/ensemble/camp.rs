//! In a tent: one at its mouth, the others before it, all of them whole.

use figures::Art;
use kurbo::Point;

use super::group::Group;

/// The way into a tent, in shares of its box: whoever is in it is seen there whole, the others beside it.
pub(super) const TENTS: [(&str, (f64, f64)); 2] = [("tent", (0.19, 0.52)), ("scout tent", (0.46, 0.93))];
/// How high they are at most, as a share of the tent's height, and how much wider than the way in.
const AT_THE_TENT: f64 = 0.74;
const WIDER: f64 = 1.4;
/// How much larger the first of many is.
const FIRST: f64 = 1.3;

/// Where the way into a tent of this name is, in shares of its width.
pub(super) fn way_in(name: &str) -> Option<(f64, f64)> {
    TENTS.iter().find(|(known, _)| *known == name).map(|(_, way)| *way)
}

/// At the mouth of a tent, or beside it before the larger side of the tent: one of `same`.
pub(super) fn encamped(
    other: Group,
    base: &Art,
    (from, to): (f64, f64),
    (rank, same): (usize, usize),
) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let left = from - around.x0 > around.x1 - to;
    let (beside, room) = if left { (around.x0, from - around.x0) } else { (to, around.x1 - to) };
    let others = room / (same.max(2) - 1) as f64;
    let mouth = ((to - from) * WIDER).min(if same > 2 { others * FIRST } else { f64::INFINITY });
    let cell = if rank == 0 { mouth } else { others };
    let x = if rank == 0 { from.midpoint(to) } else { beside + cell * (rank as f64 - 0.5) };
    let scale = (around.height() * AT_THE_TENT / own.height().max(1.0)).min(cell / own.width().max(1.0));
    other.stood(Point::new(x, around.y1 + 2.0), scale.min(1.0))
}

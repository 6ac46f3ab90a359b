//! Where straight legs part below the hips, seen from before: a round arch.

use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};

use crate::hero::overlap::Outline;

/// How wide the arch is at its round top, as a share of the gap between the legs, and half as wide as it is at most; how long it
/// is and at least, in units.
const ROUND: f64 = 0.96;
const TIP: f64 = 17.0;
const LONG: f64 = 40.0;
const SHORT: f64 = 20.0;
/// How wide the gap is at least for one, and for a broad one, in units.
const ROOM: f64 = 11.0;
const BROAD: f64 = 15.0;
/// How much lower an arch is tried where there is no room for it, in units.
const STEP: f64 = 3.0;
/// How far to either side an inner edge is looked for, and how far within the legs the cloth between them ends, in units.
const AROUND: f64 = 34.0;
const WITHIN: f64 = 8.0;
/// How high above the top of the arch the cloth between the legs begins, in units: within the hips.
const ABOVE: f64 = 40.0;

/// The cloth between two legs from within the hips down to the arch, whose top is below `crotch` and whose foot is above
/// `lowest`. Where there is no room for one it goes on all the way down.
pub(super) fn web(legs: [&BezPath; 2], crotch: Point, lowest: f64) -> BezPath {
    let [near, far] = legs.map(Outline::of);
    let edge = |leg: &Outline, side: f64, y: f64| {
        let steps =
            (0..=(8.0 * AROUND) as i32).map(|step| crotch.x + side * (f64::from(step) * 0.25 - AROUND));
        steps.into_iter().find(|x| leg.covers(Point::new(*x, y)))
    };
    let edges = |y: f64| Some([edge(&near, -1.0, y)?, edge(&far, 1.0, y)?]);
    let highest = crotch.y.min(lowest - SHORT);
    let feet = (0..=(LONG / STEP) as i32).map(|step| highest + SHORT + STEP * f64::from(step));
    let room = |foot: f64| edges(foot).map_or(0.0, |[near, far]| far - near);
    let open = feet.take_while(|foot| *foot <= lowest).map(|foot| (foot, room(foot)));
    let open: Vec<(f64, f64)> = open.filter(|(_, room)| *room > ROOM).collect();
    // Where there is no room for a broad one, as broad as it can be.
    let broad = open.iter().find(|(_, room)| *room > BROAD);
    let widest = || open.iter().max_by(|one, other| one.1.total_cmp(&other.1));
    let Some((first, _)) = broad.or_else(widest) else {
        return Rect::new(crotch.x - WITHIN, highest - ABOVE, crotch.x + WITHIN, lowest).to_path(0.1);
    };
    let top = first - SHORT;
    let foot = (top + LONG).min(lowest);
    let beside = |y: f64| edges(y).unwrap_or([crotch.x - TIP, crotch.x + TIP]);
    let ([left, right], [left_above, right_above]) = (beside(foot), beside(foot - SHORT * 0.5));
    let tip = ((right - left) * 0.5 * ROUND).min(TIP).min((foot - top) * 0.75);
    let amid = left.midpoint(right).midpoint(crotch.x);
    let at = |x: f64, y: f64| Point::new(amid + x * tip, y);
    let high = foot - SHORT * 0.5;
    let mut path = BezPath::new();
    path.move_to((left - WITHIN, foot + 2.0));
    path.line_to((left, foot));
    let side = (top + tip).midpoint(high);
    path.curve_to(Point::new(left_above, high), at(-1.0, side), at(-1.0, top + tip));
    path.curve_to(at(-1.0, top - tip / 3.0), at(1.0, top - tip / 3.0), at(1.0, top + tip));
    path.curve_to(at(1.0, side), Point::new(right_above, high), Point::new(right, foot));
    let up = Vec2::new(0.0, top - ABOVE - foot);
    for to in [Vec2::new(WITHIN, 2.0), Vec2::new(WITHIN, 0.0) + up] {
        path.line_to(Point::new(right, foot) + to);
    }
    path.line_to(Point::new(left - WITHIN, foot) + up);
    path.close_path();
    path
}

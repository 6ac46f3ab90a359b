//! Where legs part below the hips, seen from before: a narrow V that stands on its head.

use kurbo::{BezPath, Point, Vec2};

use crate::hero::curve::{mix, run};
use crate::hero::limbs::Tube;
use crate::path;

/// How round the tip of the V is: its radius, in units, 0.012 of a child's height.
const TIP: f64 = 4.6;
/// How far out the handles of that round are, as a share of it.
const OVER: f64 = 1.2;
/// How long the V is at least, in units.
const SHORT: f64 = 18.0;
/// Where hems are nearer to each other, in units, there is no room for a crayon between the legs: one line parts them.
const NARROW: f64 = 15.0;
/// How far within a leg's own edge the straight one runs at most, how far beside it, and how much farther at the tip, in
/// units.
const WITHIN: f64 = 5.0;
const BESIDE: f64 = 12.0;
const AT_THE_TIP: f64 = 44.0;
/// How high above the tip the cloth between the legs begins, in units: within the hips. How far into a leg it goes.
const ABOVE: f64 = 45.0;
const INTO: f64 = 9.0;
/// How far below the hems the V is open, in units.
const BELOW: f64 = 60.0;
/// How many points an inner edge has between its ends.
const ROWS: i32 = 6;

/// What both legs and what they grow out of are together.
pub(super) struct Parted {
    /// One contour round all of it.
    pub(super) whole: BezPath,
    /// Between legs that have no room between them.
    pub(super) fold: Option<BezPath>,
}

/// What legs grow out of, the near and the far one's cloth, and the cloth between them as one outline, which a V parts whose
/// tip is at `crotch`.
pub(super) fn parted(above: &BezPath, [near, far]: [&Tube; 2], crotch: Point) -> Parted {
    let inner = [near.left.as_slice(), far.right.as_slice()];
    let [left, right] = inner.map(|edge| edge.last().copied().unwrap_or(crotch));
    let low = left.y.min(right.y);
    let top = crotch.y.min(low - SHORT);
    let amid = across(inner[0], top).midpoint(across(inner[1], top)).midpoint(crotch.x);
    let from = Point::new(amid, top);
    let between = block(inner, top);
    let whole = path::united(&[above.clone(), near.closed(), far.closed(), between]);
    let sides = [straight(inner[0], from, -1.0), straight(inner[1], from, 1.0)];
    let is_open = sides[0].iter().zip(&sides[1]).all(|(left, right)| right.x - left.x > TIP);
    if !is_open || right.x - left.x < NARROW {
        let foot = left.midpoint(right) + Vec2::new(0.0, 1.0);
        let mut fold = BezPath::new();
        run(&mut fold, &[from, from.lerp(foot, 0.5), foot]);
        return Parted { whole, fold: Some(fold) };
    }
    Parted { whole: path::without(&whole, &[gap(&sides)]), fold: None }
}

/// Where an edge that runs down is at a height.
fn across(edge: &[Point], y: f64) -> f64 {
    let passes = |pair: &&[Point]| pair[0].y <= y && pair[1].y > y;
    let end = || edge.iter().min_by(|one, other| (one.y - y).abs().total_cmp(&(other.y - y).abs()));
    match edge.windows(2).find(passes) {
        Some(pair) => mix(pair[0].x, pair[1].x, (y - pair[0].y) / (pair[1].y - pair[0].y)),
        None => end().map_or(0.0, |end| end.x),
    }
}

/// The inner edge of the leg at this side, from the tip of the V to the hem: straight as far as the leg's own edge lets it.
fn straight(edge: &[Point], tip: Point, side: f64) -> Vec<Point> {
    let foot = edge.last().copied().unwrap_or(tip);
    let from = tip + Vec2::new(side * TIP, TIP);
    let row = |step: i32| {
        let share = f64::from(step) / f64::from(ROWS);
        let at = from.lerp(foot, share);
        let beside = BESIDE + AT_THE_TIP * (1.0 - share) * (1.0 - share);
        let own = across(edge, at.y);
        let off = ((own - at.x) * side).clamp(-WITHIN, beside);
        Point::new(own - side * off, at.y)
    };
    [from].into_iter().chain((1..ROWS).map(row)).chain([foot]).collect()
}

/// The cloth between the legs, from within the hips down to the hems.
fn block(inner: [&[Point]; 2], top: f64) -> BezPath {
    let side = |edge: &[Point], side: f64| -> Vec<Point> {
        let foot = edge.last().copied().unwrap_or_default();
        let rows = (0..ROWS).map(|step| mix(top - ABOVE, foot.y, f64::from(step) / f64::from(ROWS)));
        let row = |y: f64| Point::new(across(edge, y) + side * INTO, y);
        rows.map(row).chain([foot]).collect()
    };
    let mut outline = side(inner[0], -1.0);
    outline.extend(side(inner[1], 1.0).into_iter().rev());
    path::polygon(&outline)
}

/// The V between both inner edges, open below the hems.
fn gap([left, right]: &[Vec<Point>; 2]) -> BezPath {
    let mut up = left.clone();
    up.reverse();
    let mut gap = BezPath::new();
    run(&mut gap, &up);
    // Round the tip, on from one side to the other without a corner.
    let over = |side: &[Point]| side[0] + (side[0] - side[1]).normalize() * (TIP * OVER);
    gap.curve_to(over(left), over(right), right[0]);
    run(&mut gap, right);
    for foot in [right.last(), left.last()].into_iter().flatten() {
        gap.line_to(*foot + Vec2::new(0.0, BELOW));
    }
    gap.close_path();
    gap
}

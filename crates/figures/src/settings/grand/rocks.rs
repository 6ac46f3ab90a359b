//! Cliffs as wide as the picture, and water that falls over their edge.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::plan::bounds;
use super::super::scenery::{Brush, Ridge, bank, bush, cloud, lobes, pt, ripples};
use super::super::set::Set;
use super::{Wing, focus};
use crate::path::polygon;

const ROCK: u32 = 0xB9_B4_AA;
const TURF: u32 = 0x8F_CB_5A;
const WATER: u32 = 0xA8_DE_F7;

/// How high the cliff that water falls over is, and the lower one beside it, as shares of the height from the water up to the
/// lettering.
const HIGH: [f64; 2] = [0.62, 0.7];
const LOW: [f64; 2] = [0.36, 0.42];
/// Cliffs reach so far beyond the frame, in units.
const BEYOND: f64 = 30.0;
/// On a detailed page a higher cliff, in units, has a second ledge, this share of its height down.
const TWO_LEDGES: f64 = 140.0;
const LEDGE: f64 = 0.46;
/// Turf hangs over an edge in blades so wide and so long by turns, in units.
const BLADE: f64 = 25.0;
const LONG: [f64; 3] = [16.0, 22.0, 13.0];
/// Turf is so high above the edge of a cliff, and so thick between its blades, in units: water parts it.
const OF_THE_TURF: f64 = 6.0;
const THICK: f64 = 8.0;
/// A cliff slopes out so far at its inner end, and its lower ledge is so much wider there, in units.
const SLOPES: f64 = 22.0;
const WIDER: f64 = 24.0;
/// From the middle of falling water to its edge, at the top: this share of the room beside the head, between two ends, in units.
const OF_THE_ROOM: f64 = 0.18;
const HALF: [f64; 2] = [26.0, 46.0];
/// From one ledge to the next falling water becomes so many times as wide; on a ledge it begins so many times as wide again.
const FLARES: f64 = 1.25;
const SPREADS: f64 = 1.22;
/// Where it lands foam is so many times as wide as it.
const FOAM: f64 = 1.22;
/// A bush on a cliff is so wide, in units.
const BUSH: f64 = 78.0;
/// Strokes on rock are so far from each other and from falling water, in units.
const STROKES: f64 = 74.0;
const OFF_THE_WATER: f64 = 26.0;

/// Half as wide as falling water is at its widest, that is `half` so wide at the top.
pub(in crate::settings) fn widest(half: f64) -> f64 {
    half * FLARES * SPREADS * FLARES * FOAM
}

/// Water that falls over a broad cliff into a pool as wide as the picture, a lower cliff beside it with a `tree` on it, and the
/// near bank; behind them a hill of the color of `grass`.
pub(in crate::settings) fn falls(
    set: &mut Set,
    stage: &Stage,
    grass: u32,
    dice: &mut Dice,
    tree: impl FnOnce(Point, &mut Dice) -> Vec<Shape>,
) {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    if far.full() {
        set.behind.extend(cloud(pt(area.center().x, stage.sky + 44.0), 116.0, far, dice));
    }
    let water = stage.horizon + dice.between(60.0, 76.0);
    let hill = Ridge::rolling(area, stage.horizon + 16.0, stage.horizon + 22.0, 7.0, dice);
    set.behind.push(hill.land(grass, far));
    let base = water + 16.0;
    let rise = |[least, most]: [f64; 2], dice: &mut Dice| {
        base - (base - stage.sky - super::BELOW_THE_SKY) * dice.between(least, most)
    };
    let (high, low) = (rise(HIGH, dice), rise(LOW, dice));
    // Where the cliffs meet the head is before them.
    let meet = focus(stage).center().x.clamp(area.x0 + area.width() * 0.3, area.x1 - area.width() * 0.3);
    let mut shapes = tree(pt(right.inset(right.width() * 0.42), low), dice);
    let grown = Rect { y1: low, ..bounds(&shapes) };
    let lower = cliff(Rect::new(meet - 20.0, low, area.x1 + BEYOND, base), -1.0, None, far);
    shapes.extend(lower.iter().cloned());
    let lower = bounds(&lower);
    let half = (left.width() * OF_THE_ROOM).clamp(HALF[0], HALF[1]);
    let x = left.inset((left.width() * 0.46).max(widest(half) + 6.0));
    if far.full() && x - widest(half) > area.x0 + BUSH * 0.5 {
        shapes.extend(bush(pt(area.x0 + BUSH * 0.4, high + 6.0), BUSH, TURF, far, dice));
    }
    let own = Rect::new(area.x0 - BEYOND, high, meet + 10.0, base);
    let higher = cliff(own, 1.0, Some((x, half)), far);
    let own = bounds(&higher);
    shapes.extend(higher);
    let pool = Ridge::through(area, &[water + 2.0, water + 6.0, water + 2.0, water + 5.0, water]);
    // It is known by its water, by either cliff and by what grows there.
    let fall = Rect::new(x - widest(half), high - OF_THE_TURF, x + widest(half), base);
    set.grand(shapes, [fall, grown, lower, own].map(|sight| sight.intersect(area)).into());
    set.behind.push(pool.land(0x8F_D3_F4, far));
    let wet = Rect::new(area.x0 + 20.0, water + 22.0, area.x1 - 20.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
}

/// A cliff that fills a rectangle, its inner end to the side `inward` (1 right, -1 left): one broad level ledge or two, turf on
/// each. Water may fall over it: around which x, and half as wide as what at its top.
pub(in crate::settings) fn cliff(
    own: Rect,
    inward: f64,
    water: Option<(f64, f64)>,
    brush: Brush,
) -> Vec<Shape> {
    let mid = own.y0 + own.height() * LEDGE;
    let is_high = brush.full() && own.height() > TWO_LEDGES;
    let mut shapes = ledge(own, inward, water, brush);
    if is_high {
        let wider = Rect { y0: mid, ..own };
        let wider = if inward > 0.0 {
            Rect { x1: own.x1 + WIDER, ..wider }
        } else {
            Rect { x0: own.x0 - WIDER, ..wider }
        };
        shapes.extend(ledge(wider, inward, water, brush));
    }
    let Some((x, half)) = water else { return shapes };
    let (foot, flares) = if is_high { (mid, FLARES) } else { (own.y1, FLARES * FLARES) };
    let first = Fall { x, half, lip: own.y0 - OF_THE_TURF, foot, flares };
    if is_high {
        let half = first.half * FLARES * SPREADS;
        let second = Fall { x, half, lip: mid - OF_THE_TURF, foot: own.y1, flares };
        shapes.extend(second.drawn(brush));
    }
    shapes.extend(first.drawn(brush));
    shapes
}

/// One ledge of a cliff with the rock below it.
fn ledge(own: Rect, inward: f64, water: Option<(f64, f64)>, brush: Brush) -> Vec<Shape> {
    let foot = own.y1 + 10.0;
    let [outer, inner] = if inward > 0.0 { [own.x0, own.x1] } else { [own.x1, own.x0] };
    let rock = polygon(&[
        pt(outer, foot),
        pt(outer, own.y0),
        pt(inner, own.y0),
        pt(inner + inward * SLOPES * 0.7, own.y0 + own.height() * 0.5),
        pt(inner + inward * SLOPES, foot),
    ]);
    let mut shapes = vec![brush.area(rock, ROCK)];
    if brush.full() {
        shapes.push(brush.line(strokes(own, water)));
    }
    // Blades from the inner end outwards: scallops would be a curtain's.
    let count = libm::floor(own.width() / BLADE).max(2.0) as usize;
    let along = (outer - inner) / count as f64;
    let mut turf = vec![pt(outer, own.y0 - OF_THE_TURF), pt(inner + inward * 4.0, own.y0 - OF_THE_TURF)];
    for blade in 0..count {
        let from = inner + along * blade as f64;
        let tip = pt(from + along * 0.4, own.y0 + LONG[blade % 3]);
        turf.extend([tip, pt(from + along, own.y0 + THICK)]);
    }
    shapes.push(brush.area(polygon(&turf), TURF));
    shapes
}

/// A few bent strokes on the rock of a ledge, away from falling water.
fn strokes(own: Rect, water: Option<(f64, f64)>) -> BezPath {
    let is_dry =
        |x: f64| water.is_none_or(|(middle, half)| (x - middle).abs() > widest(half) + OFF_THE_WATER);
    let count = libm::floor(own.width() / STROKES).max(1.0);
    let mut path = BezPath::new();
    for index in 0..count as usize {
        let x = own.x0 + own.width() / count * (index as f64 + 0.5);
        let down = [0.44, 0.66][index % 2];
        let p = |aside: f64, below: f64| pt(x + aside, own.y0 + own.height() * down + below);
        if is_dry(x) {
            path.move_to(p(-13.0, -6.0));
            [p(-3.0, 4.0), p(12.0, 1.0)].into_iter().for_each(|to| path.line_to(to));
        }
    }
    path
}

/// Water that falls around `x` from a level edge at `lip` to its `foot`, `half` its width at the top.
#[derive(Debug, Clone, Copy)]
struct Fall {
    x: f64,
    half: f64,
    lip: f64,
    foot: f64,
    /// At its foot it is so many times as wide.
    flares: f64,
}

impl Fall {
    /// A point at a `share` of the way down, and at a share of half the width there.
    fn at(self, side: f64, share: f64) -> Point {
        let reach = self.half * (1.0 + (self.flares - 1.0) * share * share);
        pt(self.x + side * reach, self.lip + (self.foot - self.lip) * share)
    }

    /// The water, ever wider, its falling lines, and foam as a low line where it lands.
    fn drawn(self, brush: Brush) -> Vec<Shape> {
        let Self { x, half, lip, foot, flares } = self;
        let mut water = BezPath::new();
        water.move_to(self.at(-1.0, 0.0));
        water.curve_to(pt(x - half * 0.4, lip + 6.0), pt(x + half * 0.4, lip + 6.0), self.at(1.0, 0.0));
        water.curve_to(self.at(1.0, 0.34), self.at(1.0, 0.7), self.at(1.0, 1.0));
        water.line_to(self.at(-1.0, 1.0));
        water.curve_to(self.at(-1.0, 0.7), self.at(-1.0, 0.34), self.at(-1.0, 0.0));
        water.close_path();
        let mut shapes = vec![brush.area(water, WATER)];
        // Short and by turns: a line from end to end would be a stripe of a pole.
        let lines: &[(f64, f64, f64)] = if brush.full() {
            &[(-0.4, 0.16, 0.6), (0.42, 0.2, 0.56), (0.02, 0.4, 0.78)]
        } else {
            &[(-0.3, 0.2, 0.56), (0.3, 0.4, 0.76)]
        };
        for (side, from, to) in lines {
            let mut line = BezPath::new();
            line.move_to(self.at(*side, *from));
            line.quad_to(self.at(*side, (from + to) / 2.0), self.at(*side, *to));
            shapes.push(brush.line(line));
        }
        let reach = half * flares * FOAM;
        shapes.push(foam(pt(x - reach, foot), pt(x + reach, foot), brush));
        shapes
    }
}

/// Foam where water falls into a pool, a low bank of it from one end to the other.
fn foam(from: Point, to: Point, brush: Brush) -> Shape {
    let at = |share: f64, up: f64| from.lerp(to, share) - Vec2::new(0.0, up);
    let mut path = BezPath::new();
    path.move_to(from + Vec2::new(0.0, 10.0));
    let tops = [
        at(0.01, 8.0),
        at(0.17, 22.0),
        at(0.34, 30.0),
        at(0.5, 23.0),
        at(0.67, 31.0),
        at(0.84, 21.0),
        at(0.99, 8.0),
    ];
    lobes(&mut path, from + Vec2::new(0.0, 10.0), &tops, 0.3);
    path.line_to(to + Vec2::new(0.0, 10.0));
    path.close_path();
    brush.area(path, 0xFF_FF_FF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Detail;

    #[test]
    fn falling_water_is_wider_from_ledge_to_ledge_and_has_no_round_top() {
        for detail in [Detail::Bold, Detail::Full] {
            let own = Rect::new(0.0, 100.0, 300.0, 400.0);
            let shapes = cliff(own, 1.0, Some((150.0, 40.0)), Brush::far(detail));
            let falls: Vec<Rect> = shapes
                .iter()
                .filter(|shape| shape.tint == Some(drawing::Tint::hex(WATER)))
                .map(Shape::bounds)
                .collect();
            let upper = falls[falls.len() - 1];
            let foot = 2.0 * 40.0 * FLARES * FLARES;
            assert!(falls.iter().any(|fall| fall.width() > foot - 1e-6), "{detail:?}: {falls:?}");
            // A round top would rise over the turf to both sides.
            assert!(upper.y0 >= own.y0 - OF_THE_TURF - 1e-6, "{detail:?}: {upper:?}");
            let below = shapes.last().map(Shape::bounds).unwrap_or_default();
            assert!(below.width() > upper.width() && below.height() < 60.0, "{detail:?}: {below:?}");
        }
    }
}

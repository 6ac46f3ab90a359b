//! Cliffs as wide as the picture, and water that falls over their edge.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::scenery::{Brush, Ridge, bank, bush, cloud, lobes, pt, ripples};
use super::super::set::Set;
use super::{Wing, focus, sights_of};
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
/// Turf on an edge is so thick where it is thinnest, and hangs over it in lobes so wide at least, in units.
const THICK: f64 = 20.0;
const LOBE: f64 = 58.0;
/// From the middle of falling water to its edge, at the top: this share of the room beside the head, between two ends, in units.
const OF_THE_ROOM: f64 = 0.22;
const HALF: [f64; 2] = [30.0, 56.0];
/// It is so many times as wide at its foot, where foam is so many times as wide again.
const FLARES: f64 = 1.6;
const FOAM: f64 = 1.5;
/// Turf is so high above the edge of a cliff, in units: water parts it.
pub(in crate::settings) const OF_THE_TURF: f64 = 6.0;
/// A crack in rock is so far from falling water, and so far from the next one, in units.
const OFF_THE_WATER: f64 = 22.0;
const FACET: f64 = 84.0;
/// A bush on a cliff is so wide, in units.
const BUSH: f64 = 78.0;
/// A cliff slopes out so far at its inner end, in units.
const SLOPES: f64 = 34.0;

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
    shapes.extend(cliff(Rect::new(meet - 20.0, low, area.x1 + BEYOND, base), &[], far));
    let half = (left.width() * OF_THE_ROOM).clamp(HALF[0], HALF[1]);
    let x = left.inset((left.width() * 0.46).max(half * FLARES * FOAM + 8.0));
    if far.full() && x - half * FLARES > area.x0 + BUSH {
        shapes.extend(bush(pt(area.x0 + BUSH * 0.4, high + 6.0), BUSH, TURF, far, dice));
    }
    shapes.extend(cliff(Rect::new(area.x0 - BEYOND, high, meet + 10.0, base), &[(x, half)], far));
    shapes.extend(cascade((x, half), (high - OF_THE_TURF, base), far));
    let pool = Ridge::through(area, &[water + 2.0, water + 6.0, water + 2.0, water + 5.0, water]);
    let sights = sights_of(&shapes, stage, base);
    set.grand(shapes, sights);
    set.behind.push(pool.land(0x8F_D3_F4, far));
    let wet = Rect::new(area.x0 + 20.0, water + 22.0, area.x1 - 20.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
}

/// A cliff with a level edge that fills a rectangle, turf on it, and in detail a few cracks, which keep clear of `water`
/// that falls over it: its middle and half its width at the top.
pub(in crate::settings) fn cliff(own: Rect, water: &[(f64, f64)], brush: Brush) -> Vec<Shape> {
    let foot = own.y1 + 24.0;
    let mut shapes = vec![brush.area(
        polygon(&[
            pt(own.x0 - SLOPES, foot),
            pt(own.x0, own.y0),
            pt(own.x1, own.y0),
            pt(own.x1 + SLOPES * 0.5, own.y0 + own.height() * 0.44),
            pt(own.x1 + SLOPES, foot),
        ]),
        ROCK,
    )];
    if brush.full() {
        shapes.push(brush.line(cracks(own, water)));
    }
    let count = libm::floor((own.width() / LOBE).max(2.0)) as usize;
    let edge = |index: usize| {
        let down = if index % 2 == 0 { THICK } else { THICK + 9.0 };
        pt(own.x1 + 6.0 - (own.width() + 6.0) * index as f64 / count as f64, own.y0 + down)
    };
    let mut turf = BezPath::new();
    turf.move_to(pt(own.x0, own.y0 - OF_THE_TURF));
    turf.line_to(pt(own.x1, own.y0 - OF_THE_TURF));
    turf.quad_to(pt(own.x1 + 12.0, own.y0 - 4.0), edge(0));
    let below: Vec<Point> = (1..=count).map(edge).collect();
    lobes(&mut turf, edge(0), &below, 0.26);
    turf.close_path();
    shapes.push(brush.area(turf, TURF));
    shapes
}

/// Cracks from the turf of a cliff down to its foot, each with a branch: what is between them is a few large facets.
fn cracks(own: Rect, water: &[(f64, f64)]) -> BezPath {
    let is_dry = |x: f64| {
        let reach = |half: f64| half * FLARES + OFF_THE_WATER;
        water.iter().all(|(middle, half)| (x - middle).abs() > reach(*half))
    };
    let count = libm::floor(own.width() / FACET).max(1.0);
    let step = own.width() / count;
    let mut path = BezPath::new();
    for index in 0..count as usize {
        let x = own.x0 + step * (index as f64 + 0.5);
        if !is_dry(x) {
            continue;
        }
        let p = |aside: f64, down: f64| pt(x + aside, own.y0 + own.height() * down);
        path.move_to(pt(x, own.y0 + THICK * 0.8));
        [p(-12.0, 0.4), p(7.0, 0.66), p(-5.0, 1.0 + 24.0 / own.height())]
            .into_iter()
            .for_each(|to| path.line_to(to));
        path.move_to(p(-12.0, 0.4));
        [p(22.0, 0.5), p(26.0, 0.72)].into_iter().for_each(|to| path.line_to(to));
    }
    path
}

/// Water that falls around `x`, from `half` its width at the level edge `lip` to its foot, ever wider, in falling lines, and foam
/// as a low line along its foot.
pub(in crate::settings) fn cascade(
    (x, half): (f64, f64),
    (lip, foot): (f64, f64),
    brush: Brush,
) -> Vec<Shape> {
    let high = foot - lip;
    let edge = |side: f64, share: f64| {
        let reach = half * (1.0 + (FLARES - 1.0) * share * share);
        pt(x + side * reach, lip + high * share)
    };
    let mut water = BezPath::new();
    water.move_to(edge(-1.0, 0.0));
    water.curve_to(pt(x - half * 0.4, lip + 7.0), pt(x + half * 0.4, lip + 7.0), edge(1.0, 0.0));
    water.curve_to(edge(1.0, 0.34), edge(1.0, 0.7), edge(1.0, 1.0));
    water.line_to(edge(-1.0, 1.0));
    water.curve_to(edge(-1.0, 0.7), edge(-1.0, 0.34), edge(-1.0, 0.0));
    water.close_path();
    let mut shapes = vec![brush.area(water, WATER)];
    // From the edge down, and from the foam up: a line from end to end would be a stripe of a pole.
    let lines: &[(f64, f64, f64)] = if brush.full() {
        &[(-0.36, 0.0, 0.62), (0.36, 0.0, 0.5), (0.0, 0.34, 0.86)]
    } else {
        &[(-0.3, 0.0, 0.56), (0.3, 0.36, 0.84)]
    };
    for (side, from, to) in lines {
        let mut line = BezPath::new();
        line.move_to(edge(*side, *from) + Vec2::new(0.0, 18.0));
        line.quad_to(edge(*side, (from + to) / 2.0), edge(*side, *to));
        shapes.push(brush.line(line));
    }
    let reach = half * FLARES * FOAM;
    shapes.push(foam(pt(x - reach, foot), pt(x + reach, foot), brush));
    shapes
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
    fn falling_water_is_wider_at_its_foot_and_falls_over_a_level_edge() {
        for detail in [Detail::Bold, Detail::Full] {
            let shapes = cascade((0.0, 40.0), (100.0, 400.0), Brush::far(detail));
            let water = &shapes[0].path;
            let width = |y: f64| {
                let line = kurbo::Line::new((-500.0, y), (500.0, y));
                let cuts = water.segments().flat_map(|part| part.intersect_line(line));
                let xs: Vec<f64> = cuts.map(|cut| line.p0.x + 1000.0 * cut.line_t).collect();
                xs.iter().copied().fold(f64::MIN, f64::max) - xs.iter().copied().fold(f64::MAX, f64::min)
            };
            let widths = [120.0, 200.0, 300.0, 390.0].map(width);
            assert!(widths.is_sorted() && widths[3] > 1.3 * widths[0], "{detail:?}: {widths:?}");
            // A round top would rise over its ends.
            let top = kurbo::Shape::bounding_box(water).y0;
            assert!(top >= 100.0 - 1e-6, "{detail:?}: its top rises to {top}");
            let foam = shapes.last().map(Shape::bounds).unwrap_or_default();
            assert!(foam.width() > widths[3] && foam.height() < 60.0, "{detail:?}: {foam:?}");
        }
    }
}

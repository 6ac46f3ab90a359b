//! Cliffs as wide as the picture, and water that falls over their edge.

use drawing::Shape;
use kurbo::{Point, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::plan::bounds;
use super::super::scenery::{Brush, Ridge, bank, bush, cloud, pt, ripples, rock};
use super::super::set::Set;
use super::cliff::{Lip, cliff, widest};
use super::{Wing, focus};

const TURF: u32 = 0x8F_CB_5A;

/// How high the cliff that water falls over is, and the lower one beside it, as shares of the height from the water up to the
/// lettering.
const HIGH: [f64; 2] = [0.62, 0.7];
const LOW: [f64; 2] = [0.36, 0.42];
/// Cliffs reach so far beyond the frame, in units.
const BEYOND: f64 = 30.0;
/// From the middle of falling water to its edge, at the top: this share of the room beside the head, between two ends, in units.
const OF_THE_ROOM: f64 = 0.18;
const HALF: [f64; 2] = [26.0, 46.0];
/// A bush on a cliff is so wide, in units.
const BUSH: f64 = 78.0;
/// Stones at the pool are so wide, in units, the smaller one on a detailed page only.
const STONES: [f64; 2] = [62.0, 46.0];
/// What grows at the pool is so far from the frame, in units.
const AT_THE_POOL: f64 = 58.0;

/// What grows where water falls, drawn on its foot.
pub(in crate::settings) struct Growth<'a> {
    /// What the hill behind is colored with.
    pub grass: u32,
    /// What hangs over the rock.
    pub lip: Lip,
    /// On the lower cliff.
    pub tree: &'a dyn Fn(Point, &mut Dice) -> Vec<Shape>,
    /// At the pool.
    pub plant: &'a dyn Fn(Point, &mut Dice) -> Vec<Shape>,
}

/// Water that falls over a broad cliff into a pool as wide as the picture, a lower cliff beside it, and the near bank.
pub(in crate::settings) fn falls(set: &mut Set, stage: &Stage, growth: &Growth<'_>, dice: &mut Dice) {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    if far.full() {
        set.behind.extend(cloud(pt(area.center().x, stage.sky + 44.0), 116.0, far, dice));
    }
    let water = stage.horizon + dice.between(60.0, 76.0);
    let hill = Ridge::rolling(area, stage.horizon + 16.0, stage.horizon + 22.0, 7.0, dice);
    set.behind.push(hill.land(growth.grass, far));
    let base = water + 16.0;
    let rise = |[least, most]: [f64; 2], dice: &mut Dice| {
        base - (base - stage.sky - super::BELOW_THE_SKY) * dice.between(least, most)
    };
    let (high, low) = (rise(HIGH, dice), rise(LOW, dice));
    // Where the cliffs meet the head is before them.
    let meet = focus(stage).center().x.clamp(area.x0 + area.width() * 0.3, area.x1 - area.width() * 0.3);
    let mut shapes = (growth.tree)(pt(right.inset(right.width() * 0.42), low), dice);
    let grown = Rect { y1: low, ..bounds(&shapes) };
    let lower = cliff(Rect::new(meet - 20.0, low, area.x1 + BEYOND, base), (-1.0, growth.lip), None, far);
    shapes.extend(lower.iter().cloned());
    let lower = bounds(&lower);
    let half = (left.width() * OF_THE_ROOM).clamp(HALF[0], HALF[1]);
    let x = left.inset((left.width() * 0.46).max(widest(half) + 6.0));
    if far.full() && x - widest(half) > area.x0 + BUSH * 0.5 {
        shapes.extend(bush(pt(area.x0 + BUSH * 0.4, high + 6.0), BUSH, TURF, far, dice));
    }
    let own = Rect::new(area.x0 - BEYOND, high, meet + 10.0, base);
    let higher = cliff(own, (1.0, growth.lip), Some((x, half)), far);
    let own = bounds(&higher);
    shapes.extend(higher);
    let pooled = [x + widest(half) + STONES[0] * 0.5, right.inset(right.width() * 0.3)];
    shapes.extend(rock(pt(pooled[0], base + 2.0), STONES[0], far, dice));
    if far.full() {
        shapes.extend(rock(pt(pooled[1], base + 4.0), STONES[1], far, dice));
        shapes.extend((growth.plant)(pt(right.inset(AT_THE_POOL), base + 2.0), dice));
    }
    let pool = Ridge::through(area, &[water + 2.0, water + 6.0, water + 2.0, water + 5.0, water]);
    // It is known by its water, by either cliff and by what grows there.
    let fall = Rect::new(x - widest(half), high, x + widest(half), base);
    set.grand("falls", shapes, [fall, grown, lower, own].map(|sight| sight.intersect(area)).into());
    set.behind.push(pool.land(0x8F_D3_F4, far));
    let wet = Rect::new(area.x0 + 20.0, water + 22.0, area.x1 - 20.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
}

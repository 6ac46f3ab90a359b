//! What grows or lies in the foreground of a simple page, large and bold, each drawn on its foot at the origin.
//!
//! A sprig has a door at its foot: it is one area with the ground it stands on, so that a page whose areas are spent
//! still has a settled ground. Only blossoms and the like are areas of their own.

mod plants;
mod sea;

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use self::plants::{broad_leaves, daisies, daisy, ferns, nest, sprout, star_flowers, toadstools};
use self::sea::{beach, clams, corals, dune, ribbon, ribbons, shells, starfish};
use super::super::scenery::{Brush, around, pt};
use super::{Flora, Soil};
use crate::Detail;
use crate::path::{smooth, smooth_closed};

/// A group of things that belong together, which has a few blossoms where there are areas left for them.
type Sprig = fn(Blossoms, &mut Dice) -> Vec<Shape>;

/// How many areas a sprig may have of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Blossoms(usize);

/// The pens of the foreground of a simple page.
const NEAR_BY: Brush = Brush::near(Detail::Bold);

const GRASS: u32 = 0x7F_BF_5A;
const STONE: u32 = 0xC9_CD_D4;
/// How wide the door at a foot is, in units, the least share of the foot that is drawn, and how far that sinks in, as a
/// share of its width.
const DOOR: f64 = 10.0;
const LEAST_OF_A_FOOT: f64 = 0.3;
const SINKS: f64 = 0.06;
/// What stands in front hides so much below its foot, in units.
const HIDES: f64 = 6.0;
const TURN: f64 = core::f64::consts::TAU;

impl Flora {
    /// Large groups, and small ones.
    const fn sprigs(self) -> [&'static [Sprig]; 2] {
        match self {
            Self::Meadow => [&[daisies, toadstools, stones], &[tuft, daisy, pebbles]],
            Self::Wonder => [&[daisies, star_flowers, toadstools], &[tuft, daisy, crystals]],
            Self::Jungle => [&[broad_leaves, ferns, stones], &[tuft, sprout, pebbles]],
            Self::Primeval => [&[nest, ferns, broad_leaves], &[sprout, tuft, pebbles]],
            Self::Reef => [&[ribbons, corals, clams], &[shells, ribbon, starfish]],
            Self::Shore => [&[beach, dune], &[shells, starfish, pebbles]],
            Self::Moon => [&[boulders, crystals], &[crater, rubble]],
        }
    }
}

/// What grows along the edge of a bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verge {
    /// Pointed blades.
    Grass,
    /// Broad leaves with a tip.
    Leaves,
    /// The round fingers of corals.
    Fingers,
    /// Round stones.
    Stones,
}

impl Soil {
    /// What grows along the edge of a bank of it.
    pub const fn verge(&self) -> Verge {
        match self.flora {
            Flora::Meadow | Flora::Wonder | Flora::Shore => Verge::Grass,
            Flora::Jungle | Flora::Primeval => Verge::Leaves,
            Flora::Reef => Verge::Fingers,
            Flora::Moon => Verge::Stones,
        }
    }

    /// One of each kind of large groups for the foreground, with at most so many areas of their own, in any order.
    pub fn large_sprigs(&self, areas: usize, dice: &mut Dice) -> Vec<Vec<Shape>> {
        grown(self.flora.sprigs()[0], areas, dice)
    }

    /// One of each kind of small groups.
    pub fn small_sprigs(&self, areas: usize, dice: &mut Dice) -> Vec<Vec<Shape>> {
        grown(self.flora.sprigs()[1], areas, dice)
    }
}

fn grown(kinds: &[Sprig], areas: usize, dice: &mut Dice) -> Vec<Vec<Shape>> {
    let mut groups: Vec<_> = kinds.iter().map(|sprig| sprig(Blossoms(areas), dice)).collect();
    dice.shuffle(&mut groups);
    groups
}

/// A shape from a line that is open at the foot: what it is around hides what is behind. Its foot is drawn up to a door
/// to the ground.
fn open(line: BezPath, tint: u32) -> [Shape; 2] {
    [patch(&line, tint), Shape::line(footed(line), NEAR_BY.contour)]
}

/// What a line and its foot are around, as a whole: what a farther one stands on is hidden, too.
fn patch(line: &BezPath, tint: u32) -> Shape {
    let mut around = line.clone();
    for foot in ends(line).into_iter().flatten().rev() {
        around.line_to(foot + Vec2::new(0.0, HIDES));
    }
    around.close_path();
    Shape::patch(around, Tint::hex(tint))
}

fn ends(line: &BezPath) -> Option<[Point; 2]> {
    let [first, last] = [line.elements().first(), line.elements().last()];
    Some([first?.end_point()?, last?.end_point()?])
}

/// A line that goes on along the ground from its end to a door before its start; one that has no room for both does not.
fn footed(mut line: BezPath) -> BezPath {
    let Some([start, end]) = ends(&line) else { return line };
    let wide = end.x - start.x;
    let share = 1.0 - DOOR / wide.abs().max(DOOR);
    if share > LEAST_OF_A_FOOT {
        let door = end.lerp(start, share);
        line.quad_to(end.midpoint(door) + Vec2::new(0.0, SINKS * wide.abs()), door);
    }
    line
}

/// A tuft of grass: each blade so high, and its tip so far aside.
fn blades(at: Point, blades: &[(f64, f64)], tint: u32) -> [Shape; 2] {
    const WIDE: f64 = 19.0;
    let left = at.x - WIDE * blades.len() as f64 / 2.0;
    let mut line = BezPath::new();
    line.move_to((left, at.y));
    for (index, (high, aside)) in blades.iter().enumerate() {
        let [from, to] = [left + WIDE * index as f64, left + WIDE * (index + 1) as f64];
        let tip = pt((from + to) / 2.0 + aside, at.y - high);
        let low = if index + 1 == blades.len() { at.y } else { at.y - high * 0.22 };
        line.quad_to(pt(from + aside * 0.15, at.y - high * 0.55), tip);
        line.quad_to(pt(to + aside * 0.35, at.y - high * 0.5), pt(to, low));
    }
    // Grass has no foot.
    [patch(&line, tint), Shape::line(line, NEAR_BY.contour)]
}

/// A tuft of three blades, the middle one `high`.
fn grass(at: Point, high: f64, dice: &mut Dice) -> [Shape; 2] {
    let lean = dice.between(-5.0, 5.0);
    blades(at, &[(high * 0.62, lean - 12.0), (high, lean), (high * 0.72, lean + 13.0)], GRASS)
}

/// A stone, open at the foot, with a crack.
fn stone(at: Point, (wide, high): (f64, f64), dice: &mut Dice) -> [Shape; 3] {
    let p = |x: f64, y: f64| at + Vec2::new(x * wide, -y * high);
    let peak = dice.between(-0.12, 0.12);
    let line = smooth(&[
        p(-0.48, 0.0),
        p(-0.5, 0.36),
        p(-0.32, 0.82),
        p(peak, 1.0),
        p(0.3, 0.78),
        p(0.48, 0.4),
        p(0.5, 0.0),
    ]);
    let crack = NEAR_BY.line(smooth(&[p(peak - 0.1, 0.72), p(peak, 0.54), p(peak - 0.06, 0.36)]));
    let [patch, line] = open(line, STONE);
    [patch, line, crack]
}

/// An open stem from a foot to a head.
fn stem(foot: Point, head: Point) -> Shape {
    let mut path = BezPath::new();
    path.move_to(foot);
    path.quad_to(pt(foot.x, (foot.y + head.y) / 2.0), head);
    NEAR_BY.line(path)
}

/// Two stones that lie together, with grass behind them.
fn stones(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = grass(pt(-56.0, -4.0), 62.0, dice).to_vec();
    shapes.extend(stone(pt(-6.0, 0.0), (98.0, 56.0), dice));
    shapes.extend(stone(pt(54.0, 6.0), (60.0, 32.0), dice));
    shapes
}

/// A flat stone between a tuft of grass and a lower one.
fn pebbles(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    // The stone covers the round end of its last blade.
    let mut shapes = grass(pt(-34.0, -5.0), 40.0, dice).to_vec();
    shapes.extend(stone(pt(4.0, 0.0), (72.0, 34.0), dice));
    shapes.extend(grass(pt(46.0, 4.0), 26.0, dice));
    shapes
}

/// A stone of the moon before another.
fn rubble(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = stone(pt(-22.0, -3.0), (54.0, 46.0), dice).to_vec();
    shapes.extend(stone(pt(16.0, 0.0), (64.0, 34.0), dice));
    shapes
}

/// Grass alone: a high tuft and a low one.
fn tuft(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = grass(pt(0.0, 0.0), 54.0, dice).to_vec();
    shapes.extend(grass(pt(40.0, 6.0), 34.0, dice));
    shapes
}

/// Crystals that lean out of the ground, foot beside foot.
fn crystals(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    const BETWEEN: f64 = 2.0;
    let tint = [0x9F_D8_F0, 0xC9_A8_F2, 0xF2_A8_D0][dice.below(3)];
    let mut line = BezPath::new();
    let mut edges = Vec::new();
    let mut left = -47.0;
    line.move_to((left, 4.0));
    for (high, wide, lean) in [(46.0, 27.0, -15.0), (86.0, 36.0, -3.0), (58.0, 29.0, 16.0)] {
        let p =
            |side: f64, share: f64| pt(left + wide * (0.5 + side / 2.0) + lean * share, 4.0 - high * share);
        for corner in [p(-1.1, 0.7), p(0.0, 1.0), p(1.1, 0.7), p(1.0, 0.0)] {
            line.line_to(corner);
        }
        edges.push(NEAR_BY.line(smooth(&[p(-0.1, 0.3), p(-0.06, 0.5), p(0.0, 0.72)])));
        left += wide + BETWEEN;
        line.line_to((left, 4.0));
    }
    let mut shapes = open(line, tint).to_vec();
    shapes.extend(edges);
    shapes
}

/// Stones of the moon, one before the other.
fn boulders(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = stone(pt(40.0, -4.0), (82.0, 62.0), dice).to_vec();
    shapes.extend(stone(pt(-22.0, 0.0), (104.0, 76.0), dice));
    shapes.extend(stone(pt(36.0, 7.0), (50.0, 28.0), dice).into_iter().take(2));
    shapes
}

/// A crater and its far wall; pebbles where there are no areas left.
fn crater(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    if blossoms.0 == 0 {
        return rubble(blossoms, dice);
    }
    let ring: Vec<Point> = (0..9)
        .map(|index| {
            let reach = dice.between(0.94, 1.04);
            around(pt(0.0, -18.0), 50.0 * reach, 18.0 * reach, f64::from(index) * TURN / 9.0)
        })
        .collect();
    vec![
        NEAR_BY.area(smooth_closed(&ring), 0xC9_C9_D4),
        NEAR_BY.line(smooth(&[pt(-30.0, -14.0), pt(-14.0, -23.0), pt(12.0, -24.0), pt(30.0, -16.0)])),
    ]
}

//! What grows or lies in the foreground of a simple page, large and bold, each drawn on its foot at the origin.
//!
//! Each part of a sprig is closed, with a round foot on the ground, and is one area to color; a page has as many parts of it
//! as it has areas left.

mod plants;
mod sea;

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use self::plants::{broad_leaves, daisies, daisy, ferns, nest, sprout, star_flowers, toadstools};
use self::sea::{beach, clams, corals, dune, ribbon, ribbons, shells, starfish};
use super::super::scenery::{Brush, around, pt};
use super::{Flora, Soil};
use crate::Detail;
use crate::path::{sagging, smooth, smooth_closed, united};

/// A group of things that belong together, back to front.
type Sprig = fn(&mut Dice) -> Vec<Part>;

/// One area of a sprig with its lines. The first is there before the second.
struct Part {
    rank: usize,
    shapes: Vec<Shape>,
}

impl Part {
    fn new(rank: usize, shapes: impl Into<Vec<Shape>>) -> Self {
        Self { rank, shapes: shapes.into() }
    }
}

/// The pens of the foreground of a simple page.
const NEAR_BY: Brush = Brush::near(Detail::Bold);

const GRASS: u32 = 0x7F_BF_5A;
const STONE: u32 = 0xC9_CD_D4;
/// How wide a blade of grass is at its foot, in units; how high each is, as a share of the highest, and how far it leans out, as
/// a share of its own height: the fan of a tuft, not the points of a crown.
const BLADE: f64 = 15.0;
const BLADES: [(f64, f64); 4] = [(0.6, -1.0), (1.0, -0.24), (0.78, 0.34), (0.5, 1.1)];
/// Blades meet so high over the foot, as a share of the highest.
const MEET: f64 = 0.24;
/// A foot sags by so much of its width, and by no more than so much, in units.
const SAG: (f64, f64) = (0.13, 8.0);
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
    let grow = |sprig: &Sprig| {
        let parts = sprig(dice).into_iter().filter(|part| part.rank < areas);
        parts.flat_map(|part| part.shapes).collect::<Vec<_>>()
    };
    let mut groups: Vec<_> = kinds.iter().map(grow).filter(|shapes| !shapes.is_empty()).collect();
    dice.shuffle(&mut groups);
    groups
}

/// What an outline from one side of a foot round to the other is around, round below.
fn closed(outline: BezPath, tint: u32) -> Shape {
    NEAR_BY.area(sagging(outline, SAG), tint)
}

/// What all of these outlines are around, as one area.
fn in_one(outlines: Vec<BezPath>, tint: u32) -> Shape {
    NEAR_BY.area(united(&outlines.into_iter().map(|outline| sagging(outline, SAG)).collect::<Vec<_>>()), tint)
}

/// A soft tuft of blades that fan out of one foot, the middle one `high`.
fn grass(at: Point, high: f64, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.1, 0.1);
    let left = at.x - BLADE * BLADES.len() as f64 / 2.0;
    let mut line = BezPath::new();
    line.move_to((left, at.y));
    for (blade, (share, aside)) in BLADES.into_iter().enumerate() {
        let [from, to] = [blade, blade + 1].map(|foot| left + BLADE * foot as f64);
        let rise = high * share;
        let tip = pt((from + to) / 2.0 + (aside + lean) * rise, at.y - rise);
        let is_last = blade + 1 == BLADES.len();
        let [begins, ends] = [blade == 0, is_last].map(|is_outer| if is_outer { 0.0 } else { high * MEET });
        line.quad_to(pt(from, at.y - begins.max(rise * 0.6)), tip);
        line.quad_to(pt(to, at.y - ends.max(rise * 0.5)), pt(to, at.y - ends));
    }
    vec![closed(line, GRASS)]
}

/// A stone, with a line along its side.
fn stone(at: Point, (wide, high): (f64, f64), dice: &mut Dice) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x * wide, -y * high);
    let peak = dice.between(-0.12, 0.12);
    let line = smooth(&[
        p(-0.48, 0.0),
        p(-0.5, 0.36),
        p(-0.32, 0.82),
        p(peak, 1.0),
        p(0.3, 0.78),
        p(0.48, 0.4),
        p(0.48, 0.0),
    ]);
    let crack = NEAR_BY.line(smooth(&[p(-0.3, 0.36), p(-0.24, 0.6), p(peak - 0.06, 0.78)]));
    vec![closed(line, STONE), crack]
}

/// An open stem from a foot to a head.
fn stem(foot: Point, head: Point) -> Shape {
    let mut path = BezPath::new();
    path.move_to(foot);
    path.quad_to(pt(foot.x, (foot.y + head.y) / 2.0), head);
    NEAR_BY.line(path)
}

/// Two stones that lie together, and grass beside them.
fn stones(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(0, grass(pt(-92.0, 2.0), 62.0, dice)),
        Part::new(1, stone(pt(0.0, 0.0), (98.0, 56.0), dice)),
        Part::new(2, stone(pt(64.0, 5.0), (56.0, 32.0), dice)),
    ]
}

/// A flat stone beside a tuft of grass.
fn pebbles(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(1, stone(pt(12.0, 0.0), (76.0, 40.0), dice)),
        Part::new(0, grass(pt(-64.0, 3.0), 46.0, dice)),
    ]
}

/// A stone of the moon beside another.
fn rubble(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(1, stone(pt(-46.0, -2.0), (54.0, 44.0), dice)),
        Part::new(0, stone(pt(18.0, 2.0), (84.0, 50.0), dice)),
    ]
}

/// Grass alone: a high tuft, and a low one.
fn tuft(dice: &mut Dice) -> Vec<Part> {
    vec![Part::new(0, grass(pt(0.0, 0.0), 58.0, dice)), Part::new(1, grass(pt(78.0, 5.0), 38.0, dice))]
}

/// Crystals that lean out of the ground from one foot.
fn crystals(dice: &mut Dice) -> Vec<Part> {
    let tint = [0x9F_D8_F0, 0xC9_A8_F2, 0xF2_A8_D0][dice.below(3)];
    let (mut outlines, mut lines) = (Vec::new(), Vec::new());
    for (left, high, wide, lean) in
        [(-50.0, 52.0, 32.0, -18.0), (18.0, 62.0, 32.0, 18.0), (-21.0, 92.0, 42.0, -3.0)]
    {
        let p =
            |side: f64, share: f64| pt(left + wide * (0.5 + side / 2.0) + lean * share, 4.0 - high * share);
        let mut line = BezPath::new();
        line.move_to(p(-1.0, 0.0));
        for corner in [p(-1.1, 0.7), p(0.0, 1.0), p(1.1, 0.7), p(1.0, 0.0)] {
            line.line_to(corner);
        }
        outlines.push(line);
        lines.push(NEAR_BY.line(smooth(&[p(-0.1, 0.34), p(-0.06, 0.52), p(0.0, 0.72)])));
    }
    lines.insert(0, in_one(outlines, tint));
    vec![Part::new(0, lines)]
}

/// Stones of the moon, one beside the other.
fn boulders(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(1, stone(pt(52.0, -2.0), (76.0, 58.0), dice)),
        Part::new(0, stone(pt(-22.0, 0.0), (104.0, 76.0), dice)),
    ]
}

/// A crater: its far wall is a line within its rim.
fn crater(dice: &mut Dice) -> Vec<Part> {
    let ring: Vec<Point> = (0..9)
        .map(|index| {
            let reach = dice.between(0.94, 1.04);
            around(pt(0.0, -18.0), 54.0 * reach, 19.0 * reach, f64::from(index) * TURN / 9.0)
        })
        .collect();
    let wall = smooth(&[pt(-32.0, -14.0), pt(-14.0, -24.0), pt(12.0, -25.0), pt(32.0, -16.0)]);
    vec![Part::new(0, [NEAR_BY.area(smooth_closed(&ring), 0xC9_C9_D4), NEAR_BY.line(wall)])]
}

#[cfg(test)]
mod tests {
    use kurbo::PathSeg;
    use scene::Seed;

    use super::*;

    #[test]
    fn nothing_in_the_foreground_stands_on_a_straight_base() {
        const LONGEST: f64 = 14.0;
        let all = [Flora::Meadow, Flora::Wonder, Flora::Jungle, Flora::Primeval, Flora::Moon];
        for (flora, seed) in all.into_iter().flat_map(|flora| (0..6).map(move |seed| (flora, seed))) {
            let dice = &mut Seed(seed).dice("sprigs");
            for sprig in flora.sprigs().into_iter().flatten() {
                let shapes = sprig(dice).into_iter().flat_map(|part| part.shapes);
                let areas = shapes.filter(|shape| shape.tint.is_some());
                let lines = areas.flat_map(|shape| shape.path.segments().collect::<Vec<_>>());
                for line in
                    lines.filter_map(|part| if let PathSeg::Line(line) = part { Some(line) } else { None })
                {
                    let (across, down) = ((line.p1.x - line.p0.x).abs(), (line.p1.y - line.p0.y).abs());
                    let is_base = down < 1.0 && line.p0.y > -4.0;
                    assert!(!is_base || across < LONGEST, "{flora:?}: a base of {across}");
                }
            }
        }
    }
}

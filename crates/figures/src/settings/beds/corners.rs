//! What frames a detailed picture below: clumps of the place that grow into it out of a lower corner and are cut by the frame.
//! Each is drawn for the left corner, which is the origin: the picture is to the right and above.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::{Dice, Place};

use super::super::Backdrop;
use super::super::scenery::{around, big_leaf, leaf, lobes, mushroom, pt, rock};
use super::super::space::crystals;
use super::super::underwater::{brain, branching, shell, starfish, tubes};
use super::meadow::{blades, petals};
use super::reef::ribbons;
use super::wild::{horsetails, paradise};
use super::{Flora, NEAR_BY, Soil, put};
use crate::path::{circle, ellipse, scallops, smooth, smooth_closed, svg};

/// A clump, back to front.
type Clump = fn(&mut Dice) -> Vec<Shape>;

const TURN: f64 = core::f64::consts::TAU;
const LEAF: u32 = 0x76_B8_52;
const DARK_LEAF: u32 = 0x5F_B0_5C;
const WOOD: u32 = 0xC9_9A_6B;
const ROPE: u32 = 0xE8_D2_A0;
/// A leaf of a spray is so wide, and bends by so much, as shares of its length; its rib runs from and to such shares of it.
const WIDE: f64 = 0.4;
const BEND: f64 = 0.07;
const RIB: [f64; 3] = [0.3, 0.52, 0.76];

impl Flora {
    const fn corners(self) -> &'static [Clump] {
        match self {
            Self::Meadow => &[flowers, leaves_by_a_stone, roses],
            Self::Wonder => &[flowers, toadstools, gems],
            Self::Jungle => &[great_leaves, birds_of_paradise, leaves_by_a_stone],
            Self::Primeval => &[leaves_by_a_stone, stalks, great_leaves],
            Self::Reef => &[kelp, corals, sponges],
            Self::Shore => &[wet_rocks, palm_leaves],
            Self::Moon => &[boulders, gems],
        }
    }
}

impl Soil {
    /// One of each kind of clump that grows out of a lower corner, in any order.
    pub fn corners(&self, dice: &mut Dice) -> Vec<Vec<Shape>> {
        grown(self.flora.corners(), dice)
    }
}

impl Backdrop {
    /// The same on the boards of a deck.
    pub fn floor_corners(&self, area: Rect, dice: &mut Dice) -> Vec<Vec<Shape>> {
        let place = self.told.as_ref().map(|told| told.of).filter(|_| self.boards(area).is_some());
        let kinds: &[Clump] = match place {
            Some(Place::Pirate) => &[barrel, coil],
            _ => &[],
        };
        grown(kinds, dice)
    }
}

fn grown(kinds: &[Clump], dice: &mut Dice) -> Vec<Vec<Shape>> {
    let mut clumps: Vec<Vec<Shape>> = kinds.iter().map(|kind| kind(dice)).collect();
    dice.shuffle(&mut clumps);
    clumps
}

/// Leaves with a rib out of one foot, each with its turn (radians, clockwise from the right) and its length, back to front.
fn spray(foot: Point, leaves: &[(f64, f64)], tint: u32, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.05, 0.05);
    let one = |(turn, long): &(f64, f64)| {
        let tip = around(foot, *long, *long, turn + lean);
        let along = tip - foot;
        let bend = BEND * along.x.signum();
        let side = Vec2::new(-along.y, along.x) * (bend * 3.0);
        let spine = RIB.map(|share| foot + along * share + side * (share * (1.0 - share)));
        [NEAR_BY.area(leaf(foot, tip, long * WIDE, bend), tint), NEAR_BY.line(smooth(&spine))]
    };
    leaves.iter().flat_map(one).collect()
}

/// An open flower, its petals so far from its middle.
fn bloom(head: Point, reach: f64, dice: &mut Dice) -> Vec<Shape> {
    let turn = dice.unit();
    let ring: Vec<Point> =
        (0..6).map(|index| around(head, reach, reach, TURN * (f64::from(index) + turn) / 6.0)).collect();
    vec![
        NEAR_BY.area(scallops(&ring, 0.5), petals(dice)),
        NEAR_BY.part(circle(head, reach * 0.5), 0xFF_D9_3D),
    ]
}

/// Tall flowers between broad leaves.
fn flowers(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (foot, head, reach) in
        [(18.0, pt(30.0, -152.0), 21.0), (46.0, pt(80.0, -110.0), 18.0), (84.0, pt(130.0, -70.0), 16.0)]
    {
        let head = head + Vec2::new(dice.between(-4.0, 4.0), dice.between(-5.0, 5.0));
        let mut stem = BezPath::new();
        stem.move_to(pt(foot, 12.0));
        stem.quad_to(pt(foot, head.y * 0.5), head);
        shapes.push(NEAR_BY.line(stem));
        shapes.extend(bloom(head, reach, dice));
    }
    shapes.extend(spray(pt(-4.0, 14.0), &[(-1.42, 124.0), (-0.86, 116.0), (-0.46, 132.0)], LEAF, dice));
    shapes.extend(spray(pt(66.0, 16.0), &[(-2.1, 66.0), (-0.72, 84.0), (-1.34, 78.0)], DARK_LEAF, dice));
    shapes
}

/// Long leaves, with a stone and lower leaves before them.
fn leaves_by_a_stone(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = spray(pt(18.0, 14.0), &[(-2.1, 104.0), (-0.92, 132.0), (-1.52, 140.0)], DARK_LEAF, dice);
    shapes.extend(spray(pt(108.0, 16.0), &[(-0.74, 78.0), (-1.4, 84.0)], LEAF, dice));
    shapes.extend(rock(pt(62.0, 6.0), dice.between(98.0, 106.0), NEAR_BY, dice));
    shapes
}

/// A hedge in which roses bloom.
fn roses(dice: &mut Dice) -> Vec<Shape> {
    let from = pt(-12.0, -118.0);
    let tops = [pt(30.0, -146.0), pt(76.0, -122.0), pt(104.0, -82.0), pt(138.0, -46.0), pt(144.0, 14.0)];
    let mut hedge = BezPath::new();
    hedge.move_to(pt(-12.0, 14.0));
    hedge.line_to(from);
    lobes(&mut hedge, from, &tops, 0.34);
    hedge.close_path();
    let mut shapes = vec![NEAR_BY.area(hedge, LEAF)];
    let tint = petals(dice);
    for at in [pt(36.0, -102.0), pt(88.0, -60.0), pt(34.0, -36.0)] {
        let ring: Vec<Point> =
            (0..5).map(|index| around(at, 18.0, 18.0, TURN * (f64::from(index) + 0.2) / 5.0)).collect();
        shapes.push(NEAR_BY.part(scallops(&ring, 0.46), tint));
        shapes.push(NEAR_BY.part(circle(at, 8.6), 0xFF_F0_C9));
    }
    shapes.extend(blades(pt(152.0, 10.0), 62.0, dice));
    shapes
}

/// A great toadstool, a small one, and grass.
fn toadstools(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(4.0, 8.0), 96.0, dice);
    shapes.extend(mushroom(pt(46.0, 8.0), dice.between(138.0, 150.0), NEAR_BY, dice));
    shapes.extend(mushroom(pt(116.0, 10.0), dice.between(76.0, 84.0), NEAR_BY, dice));
    shapes.extend(blades(pt(66.0, 12.0), 50.0, dice));
    shapes
}

/// Large crystals, and a stone.
fn gems(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(crystals(false), (46.0, 12.0), dice.between(0.82, 0.9));
    shapes.extend(rock(pt(116.0, 10.0), 74.0, NEAR_BY, dice));
    shapes.extend(rock(pt(10.0, 12.0), 84.0, NEAR_BY, dice));
    shapes
}

/// Big leaves with veins, and lower ones before them.
fn great_leaves(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.05, 0.05);
    let foot = pt(-10.0, 16.0);
    let mut shapes = Vec::new();
    for (turn, long, tint) in [(-1.36, 172.0, DARK_LEAF), (-0.34, 168.0, DARK_LEAF), (-0.8, 164.0, LEAF)] {
        shapes.extend(big_leaf(foot, around(foot, long, long, turn + lean), 0.04, tint, NEAR_BY));
    }
    shapes.extend(spray(pt(70.0, 16.0), &[(-2.0, 62.0), (-0.8, 74.0)], LEAF, dice));
    shapes
}

/// Flowers like the heads of birds before a big leaf.
fn birds_of_paradise(dice: &mut Dice) -> Vec<Shape> {
    let foot = pt(-8.0, 12.0);
    let mut shapes = big_leaf(foot, around(foot, 150.0, 150.0, -1.4), 0.04, LEAF, NEAR_BY);
    shapes.extend(put(paradise(dice), (66.0, 14.0), 1.1));
    shapes
}

/// Horsetails between leaves.
fn stalks(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(horsetails(dice), (58.0, 12.0), 1.04);
    shapes.extend(spray(pt(-4.0, 14.0), &[(-1.2, 84.0), (-0.5, 92.0)], LEAF, dice));
    shapes.extend(spray(pt(92.0, 16.0), &[(-2.2, 58.0), (-0.76, 76.0), (-1.3, 66.0)], DARK_LEAF, dice));
    shapes
}

/// Kelp behind a stone on which a starfish sits.
fn kelp(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(ribbons(dice), (54.0, 14.0), 1.1);
    let mut stone = rock(pt(44.0, 12.0), 122.0, NEAR_BY, dice);
    stone.truncate(1);
    shapes.extend(stone);
    shapes.extend(put(starfish(false), (44.0, -26.0), 0.6));
    shapes.extend(rock(pt(118.0, 12.0), 66.0, NEAR_BY, dice));
    shapes
}

/// A coral like antlers behind a round one.
fn corals(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(branching(false), (46.0, 12.0), dice.between(0.68, 0.74));
    shapes.extend(put(brain(true), (96.0, 6.0), 0.82));
    shapes
}

/// Sponges like organ pipes behind a round coral.
fn sponges(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(tubes(false), (26.0, 12.0), dice.between(0.66, 0.72));
    shapes.extend(put(brain(false), (92.0, 6.0), 0.78));
    shapes
}

/// Rocks on the shore with grass behind them and a shell before.
fn wet_rocks(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(70.0, -2.0), 104.0, dice);
    shapes.extend(rock(pt(26.0, 8.0), dice.between(132.0, 144.0), NEAR_BY, dice));
    shapes.extend(rock(pt(104.0, 12.0), dice.between(80.0, 88.0), NEAR_BY, dice));
    shapes
}

/// Long leaves of a young palm.
fn palm_leaves(dice: &mut Dice) -> Vec<Shape> {
    let leaves = [(-1.44, 150.0), (-0.3, 142.0), (-1.1, 158.0), (-0.46, 150.0), (-0.78, 132.0)];
    let mut shapes = spray(pt(-6.0, 10.0), &leaves, LEAF, dice);
    shapes.extend(put(shell(false), (92.0, -20.0), 0.62));
    shapes
}

/// Boulders in a heap.
fn boulders(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = rock(pt(16.0, -38.0), dice.between(128.0, 140.0), NEAR_BY, dice);
    shapes.extend(rock(pt(76.0, 8.0), dice.between(110.0, 120.0), NEAR_BY, dice));
    shapes.extend(rock(pt(4.0, 14.0), 86.0, NEAR_BY, dice));
    shapes
}

/// A barrel that the frame cuts, and a chest's board before it.
fn barrel(_: &mut Dice) -> Vec<Shape> {
    vec![
        NEAR_BY.area(svg("M-14 -128 C10 -138 62 -138 86 -128 C106 -86 106 -36 88 14 L-16 14 Z"), WOOD),
        NEAR_BY.part(ellipse((36.0, -128.0), 50.0, 15.0, 0.0), 0xE0_B9_86),
        NEAR_BY.part(svg("M-14 -100 C16 -88 66 -88 94 -100 L98 -82 C68 -70 16 -70 -14 -82 Z"), 0xB9_BD_C6),
        NEAR_BY.part(svg("M-14 -36 C16 -24 68 -24 99 -36 L96 -18 C68 -6 16 -6 -14 -18 Z"), 0xB9_BD_C6),
        NEAR_BY.line(svg("M24 -78 L24 -28")),
        NEAR_BY.line(svg("M60 -78 L60 -28")),
    ]
}

/// A coil of rope, one turn on the other, with its end.
fn coil(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for (rank, y) in [-6.0, -28.0, -50.0].into_iter().enumerate() {
        let at = pt(46.0 + dice.between(-3.0, 3.0), y);
        shapes.push(NEAR_BY.area(ellipse(at, 66.0 - 3.0 * rank as f64, 27.0, 0.0), ROPE));
    }
    shapes.push(NEAR_BY.part(ellipse((46.0, -54.0), 34.0, 12.0, 0.0), 0xF7_EF_DD));
    let end = smooth_closed(&[
        pt(92.0, -8.0),
        pt(120.0, -16.0),
        pt(146.0, -6.0),
        pt(152.0, 4.0),
        pt(138.0, 8.0),
        pt(116.0, -2.0),
        pt(94.0, 8.0),
    ]);
    shapes.insert(0, NEAR_BY.area(end, ROPE));
    shapes
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::super::plan::bounds;
    use super::*;

    /// The smallest and the largest that a clump of a corner may be, in units.
    const HIGH: (f64, f64) = (90.0, 230.0);

    #[test]
    fn a_clump_grows_out_of_the_corner_and_is_large() {
        for (flora, seed) in Flora::ALL.into_iter().flat_map(|flora| (0..6).map(move |seed| (flora, seed))) {
            for (kind, clump) in flora.corners().iter().enumerate() {
                let own = bounds(&clump(&mut Seed(seed).dice("corners")));
                let is_cut = own.x0 < 0.0 && own.y1 > 0.0;
                assert!(is_cut, "{flora:?} {kind} stands free: {own:?}");
                assert!((HIGH.0..HIGH.1).contains(&-own.y0), "{flora:?} {kind}: {own:?}");
            }
        }
    }
}

//! What is strewn over the bare ground of a detailed page: small things of the place, each drawn on its foot at the origin, at
//! the size that it has at the lower edge.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::scenery::{around, leaf, mushroom, pt, wave};
use super::super::space::crater;
use super::super::underwater::{shell, starfish};
use super::meadow::daisy;
use super::{Flora, NEAR_BY, Soil, put};
use crate::path::{ellipse, smooth_closed, united};

/// Draws one of a kind.
type Draw = fn(&mut Dice) -> Vec<Shape>;

const TURN: f64 = core::f64::consts::TAU;
const LEAF: u32 = 0x76_B8_52;
const STONE: u32 = 0xC9_CD_D4;

/// A kind of small thing on the ground.
#[derive(Debug, Clone, Copy)]
pub struct Motif {
    draw: Draw,
    /// At most so many of it lie together.
    pub cluster: usize,
    /// There are at most so many groups of it on a page.
    pub times: usize,
}

impl Motif {
    /// One of it.
    pub fn drawn(&self, dice: &mut Dice) -> Vec<Shape> {
        (self.draw)(dice)
    }
}

const fn motif(draw: Draw, cluster: usize, times: usize) -> Motif {
    Motif { draw, cluster, times }
}

/// What is strewn over a meadow, the most telling first.
const MEADOW: &[Motif] = &[
    motif(flower, 3, 4),
    motif(tuft, 2, 4),
    motif(toadstool, 2, 1),
    motif(clover, 3, 1),
    motif(pebbles, 1, 1),
];
/// What is strewn over a land of wonders, the most telling first.
const WONDER: &[Motif] = &[
    motif(flower, 3, 3),
    motif(toadstool, 2, 1),
    motif(tuft, 2, 3),
    motif(clover, 3, 1),
    motif(pebbles, 1, 1),
];
/// What is strewn over the ground of a jungle, the most telling first.
const JUNGLE: &[Motif] = &[
    motif(sprout, 2, 3),
    motif(tuft, 2, 4),
    motif(flower, 3, 3),
    motif(toadstool, 2, 1),
    motif(pebbles, 1, 1),
];
/// What is strewn over the land of dinosaurs, the most telling first.
const PRIMEVAL: &[Motif] = &[
    motif(footprint, 3, 2),
    motif(sprout, 2, 3),
    motif(tuft, 2, 3),
    motif(pebbles, 1, 2),
    motif(clover, 3, 1),
];
/// What is strewn over the sea bed, the most telling first.
const REEF: &[Motif] = &[
    motif(star, 2, 1),
    motif(scallop, 2, 2),
    motif(ripple, 2, 4),
    motif(fingers, 3, 2),
    motif(pebbles, 1, 2),
];
/// What is strewn over a shore, the most telling first.
const SHORE: &[Motif] =
    &[motif(star, 2, 1), motif(scallop, 2, 2), motif(ripple, 2, 4), motif(tuft, 2, 2), motif(pebbles, 1, 2)];
/// What is strewn over a moon, the most telling first.
const MOON: &[Motif] = &[motif(hollow, 2, 5), motif(pebbles, 1, 3)];

impl Flora {
    const fn motifs(self) -> &'static [Motif] {
        match self {
            Self::Meadow => MEADOW,
            Self::Wonder => WONDER,
            Self::Jungle => JUNGLE,
            Self::Primeval => PRIMEVAL,
            Self::Reef => REEF,
            Self::Shore => SHORE,
            Self::Moon => MOON,
        }
    }
}

impl Soil {
    /// What is strewn over it.
    pub const fn motifs(&self) -> &'static [Motif] {
        self.flora.motifs()
    }
}

/// A flower on its stem between two leaves.
fn flower(dice: &mut Dice) -> Vec<Shape> {
    let head = pt(dice.between(-4.0, 4.0), -dice.between(42.0, 60.0));
    let mut stem = BezPath::new();
    stem.move_to(pt(0.0, 0.0));
    stem.quad_to(pt(0.0, -20.0), head);
    let mut shapes = vec![NEAR_BY.line(stem)];
    for side in [-1.0, 1.0] {
        shapes.push(NEAR_BY.part(leaf(pt(0.0, -2.0), pt(side * 35.0, -16.0), 21.0, side * 0.16), LEAF));
    }
    shapes.extend(put(daisy(pt(0.0, 0.0), dice), (head.x, head.y), 0.88));
    shapes
}

/// A tuft of grass, four blades that part from their foot: no area of its own.
fn tuft(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-4.0, 4.0);
    let blades = [(-9.0, -23.0, 13.0), (-3.0, -7.0, 27.0), (4.0, 9.0, 24.0), (10.0, 24.0, 12.0)];
    let mut line = BezPath::new();
    for (foot, tip, high) in blades {
        line.move_to(pt(foot, 0.0));
        line.quad_to(pt(foot + (tip - foot) * 0.1, -high * 0.75), pt(tip + lean, -high));
    }
    vec![NEAR_BY.line(line)]
}

/// A toadstool.
fn toadstool(dice: &mut Dice) -> Vec<Shape> {
    mushroom(pt(0.0, 0.0), dice.between(68.0, 76.0), NEAR_BY, dice)
}

/// A leaf of clover on its stalk.
fn clover(dice: &mut Dice) -> Vec<Shape> {
    let head = pt(dice.between(-3.0, 3.0), -27.0);
    let mut stalk = BezPath::new();
    stalk.move_to(pt(0.0, 0.0));
    stalk.quad_to(pt(2.0, -12.0), head);
    let lobes: Vec<BezPath> = (0..3)
        .map(|index| {
            let turn = TURN * (f64::from(index) / 3.0 - 0.25);
            ellipse(around(head, 10.0, 10.0, turn), 10.5, 9.0, turn)
        })
        .collect();
    vec![NEAR_BY.line(stalk), NEAR_BY.part(united(&lobes), LEAF)]
}

/// A stone with a smaller one before it.
fn pebbles(dice: &mut Dice) -> Vec<Shape> {
    let mut stone = |at: Point, wide: f64| {
        let ring: Vec<Point> = (0..8)
            .map(|index| {
                let reach = wide * dice.between(0.46, 0.53);
                around(at, reach, reach * 0.62, TURN * f64::from(index) / 8.0)
            })
            .collect();
        NEAR_BY.part(smooth_closed(&ring), STONE)
    };
    vec![stone(pt(-8.0, -12.0), 40.0), stone(pt(18.0, -7.0), 26.0)]
}

/// Three leaves out of one foot.
fn sprout(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.08, 0.08);
    let foot = pt(0.0, 0.0);
    let one = |(turn, long): (f64, f64)| {
        let tip = around(foot, long, long, turn + lean);
        NEAR_BY.part(leaf(foot, tip, long * 0.52, 0.12 * tip.x.signum()), LEAF)
    };
    [(-2.6, 38.0), (-0.54, 38.0), (-1.57, 46.0)].map(one).into()
}

/// The print of a foot with three toes.
fn footprint(_: &mut Dice) -> Vec<Shape> {
    let foot = pt(0.0, -9.0);
    let toe = |turn: f64| {
        let out = Vec2::new(libm::cos(turn), libm::sin(turn) * 0.7);
        ellipse(foot + out * 17.0, 14.0, 6.4, libm::atan2(out.y, out.x))
    };
    vec![
        NEAR_BY
            .part(united(&[toe(-2.45), toe(-1.57), toe(-0.69), ellipse(foot, 11.0, 9.0, 0.0)]), 0xD8_C4_9A),
    ]
}

/// A starfish.
fn star(dice: &mut Dice) -> Vec<Shape> {
    put(starfish(false), (0.0, -22.0), dice.between(0.5, 0.56))
}

/// A shell.
fn scallop(_: &mut Dice) -> Vec<Shape> {
    put(shell(false), (0.0, -20.0), 0.5)
}

/// Ripples of the sand: no area of their own.
fn ripple(dice: &mut Dice) -> Vec<Shape> {
    let aside = dice.between(8.0, 14.0);
    vec![NEAR_BY.line(wave(pt(0.0, -8.0), 24.0)), NEAR_BY.line(wave(pt(aside, 0.0), 15.0))]
}

/// A small coral with round fingers.
fn fingers(dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-3.0, 3.0);
    let finger = |x: f64, high: f64, turn: f64| ellipse((x + lean, -high * 0.5), 8.6, high * 0.56, turn);
    let all = [finger(-15.0, 34.0, -0.34), finger(15.0, 32.0, 0.34), finger(0.0, 50.0, 0.0)];
    vec![NEAR_BY.part(united(&all), 0xF7_A8_98)]
}

/// A crater.
fn hollow(dice: &mut Dice) -> Vec<Shape> {
    let half = dice.between(24.0, 44.0);
    crater(pt(0.0, -half * 0.4), half)
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::super::plan::bounds;
    use super::*;

    #[test]
    fn what_is_strewn_is_small_and_stands_on_its_foot() {
        for (flora, seed) in Flora::ALL.into_iter().flat_map(|flora| (0..6).map(move |seed| (flora, seed))) {
            for (kind, motif) in flora.motifs().iter().enumerate() {
                let shapes = motif.drawn(&mut Seed(seed).dice("strewn"));
                let own = bounds(&shapes);
                let areas = shapes.iter().filter(|shape| shape.tint.is_some()).count();
                assert!(areas <= 6, "{flora:?} {kind} has {areas} areas");
                assert!(own.width() < 96.0 && own.height() < 86.0, "{flora:?} {kind}: {own:?}");
                assert!(own.y1 > -6.0 && own.y1 < 8.0, "{flora:?} {kind}: {own:?}");
            }
        }
    }
}

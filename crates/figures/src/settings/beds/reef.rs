//! What grows on the sea bed in clumps, each drawn on its foot at the origin.

use drawing::Shape;
use kurbo::{BezPath, Point};
use scene::Dice;

use super::super::scenery::{pt, rock};
use super::super::underwater::{anemone, brain, branching, fan, shell, starfish, tubes};
use super::meadow::blades;
use super::{Bed, NEAR_BY, put};
use crate::path::{circle, smooth_closed, svg};

/// The clumps of a reef.
pub(super) const REEF: &[Bed] = &[ribbons, sponges, fans, antlers, furrows, boulders, pearl, sea_grass];

/// Three ribbons of kelp that sway together.
pub(super) fn ribbons(dice: &mut Dice) -> Vec<Shape> {
    let sway = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut shapes = Vec::new();
    for (x, high, tint) in [(-44.0, 118.0, 0x6F_BF_7A), (44.0, 104.0, 0x6F_BF_7A), (0.0, 160.0, 0x8F_D0_8A)] {
        let high = high * dice.between(0.94, 1.06);
        let edge = |side: f64, share: f64| {
            let swing = libm::sin(share * 7.0) * 13.0 * sway * share.min(0.6);
            let half = 13.0 * (1.0 - share * share * 0.6);
            Point::new(x + swing + side * half, 8.0 - high * share)
        };
        let shares = [0.0, 0.2, 0.4, 0.6, 0.8, 0.95];
        let mut points: Vec<Point> = shares.iter().map(|share| edge(-1.0, *share)).collect();
        points.extend(shares.iter().rev().map(|share| edge(1.0, *share)));
        shapes.push(NEAR_BY.area(smooth_closed(&points), tint));
        let mut rib = BezPath::new();
        rib.move_to(edge(0.0, 0.2));
        rib.quad_to(edge(0.0, 0.4), edge(0.0, 0.62));
        shapes.push(NEAR_BY.line(rib));
    }
    shapes
}

/// Sponges like organ pipes beside a round coral.
fn sponges(_: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(tubes(false), (-20.0, 0.0), 0.58);
    shapes.extend(put(brain(false), (46.0, 4.0), 0.7));
    shapes
}

/// A sea fan behind an anemone.
fn fans(_: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(fan(false), (-14.0, 0.0), 0.6);
    shapes.extend(put(anemone(false), (48.0, 6.0), 0.66));
    shapes
}

/// A coral like antlers behind a stone.
fn antlers(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(branching(false), (0.0, 0.0), 0.62);
    shapes.extend(rock(pt(42.0, 8.0), 70.0, NEAR_BY, dice));
    shapes
}

/// A furrowed coral and a shell.
fn furrows(_: &mut Dice) -> Vec<Shape> {
    let mut shapes = put(brain(true), (-16.0, 0.0), 0.94);
    shapes.extend(put(shell(false), (66.0, -14.0), 0.62));
    shapes
}

/// Two stones and a starfish on them.
fn boulders(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = rock(pt(-8.0, 0.0), 126.0, NEAR_BY, dice);
    shapes.truncate(1);
    shapes.extend(put(starfish(false), (-10.0, -38.0), 0.62));
    shapes.extend(rock(pt(68.0, 8.0), 66.0, NEAR_BY, dice));
    shapes
}

/// A clam with its pearl.
fn pearl(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = vec![
        NEAR_BY.area(
            svg("M-64 -34 C-78 -62 -60 -86 -42 -80 C-36 -104 -10 -108 0 -92 C10 -108 36 -104 42 -80 C60 -86 78 -62 64 -34 Z"),
            0xF5_B8_C8,
        ),
        NEAR_BY.line(svg("M-22 -56 L-28 -72")),
        NEAR_BY.line(svg("M22 -56 L28 -72")),
        NEAR_BY.area(circle((0.0, -42.0), 21.0), 0xFF_F8_EE),
        NEAR_BY.area(
            svg("M-72 -36 C-48 -22 48 -22 72 -36 C78 -12 58 4 40 4 C26 14 -26 14 -40 4 C-58 4 -78 -12 -72 -36 Z"),
            0xF0_9F_B6,
        ),
    ];
    shapes.extend(put(starfish(false), (84.0, -22.0), dice.between(0.58, 0.64)));
    shapes
}

/// Grass of the sea, and a stone.
fn sea_grass(dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-6.0, 0.0), 120.0, dice);
    shapes.extend(blades(pt(48.0, 8.0), 70.0, dice));
    shapes.extend(rock(pt(-58.0, 8.0), 62.0, NEAR_BY, dice));
    shapes
}

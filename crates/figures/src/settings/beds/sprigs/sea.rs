//! What grows and lies in the foreground of the sea bed and of a shore.

use drawing::Shape;
use kurbo::{Affine, Point, Vec2};
use scene::Dice;

use super::super::super::scenery::{corners_of_star, pt};
use super::{Blossoms, GRASS, NEAR_BY, TURN, blades, open, stone};
use crate::path::{smooth, smooth_closed, svg};

/// A ribbon of kelp that sways, open at the foot.
fn kelp(at: Point, high: f64, sway: f64) -> [Shape; 2] {
    let edge = |side: f64, share: f64| {
        let swing = libm::sin(share * 6.4) * 0.12 * high * sway * share.min(0.7);
        at + Vec2::new(swing + side * 13.0 * (1.0 - share * share * 0.7), -high * share)
    };
    let shares = [0.0, 0.2, 0.4, 0.6, 0.8, 0.94];
    let mut points: Vec<Point> = shares.iter().map(|share| edge(-1.0, *share)).collect();
    points.push(edge(0.0, 1.0));
    points.extend(shares.iter().rev().map(|share| edge(1.0, *share)));
    open(smooth(&points), 0x6F_BF_7A)
}

/// Ribbons of kelp, a high one between lower ones, with a stone at their foot.
pub(super) fn ribbons(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let sway = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut shapes = kelp(pt(-38.0, 0.0), 82.0, sway).to_vec();
    shapes.extend(kelp(pt(0.0, 0.0), 122.0 * dice.between(0.94, 1.06), sway));
    shapes.extend(kelp(pt(36.0, 3.0), 60.0, -sway));
    shapes.extend(stone(pt(-14.0, 7.0), (62.0, 30.0), dice));
    shapes
}

/// One ribbon and a small one.
pub(super) fn ribbon(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let sway = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let mut shapes = kelp(pt(-14.0, 0.0), 64.0, sway).to_vec();
    shapes.extend(kelp(pt(18.0, 3.0), 42.0, -sway));
    shapes
}

/// A coral of round arms, open at the foot, with a shell.
pub(super) fn corals(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let coral = "M-14 0 C-12 -18 -16 -26 -32 -30 C-58 -36 -66 -58 -60 -78 C-57 -90 -40 -88 -40 -76 C-40 -62 -34 -54 -22 -54 \
                 C-18 -70 -22 -88 -18 -104 C-14 -118 6 -118 8 -104 C10 -88 4 -72 10 -58 C24 -58 28 -66 28 -78 \
                 C28 -92 48 -92 50 -78 C54 -54 42 -36 20 -30 C12 -24 12 -14 16 0";
    let mut shapes = open(svg(coral), 0xFF_9F_9F).to_vec();
    shapes.extend(
        shells(Blossoms(0), dice).into_iter().map(|shape| shape.placed(Affine::translate((62.0, 6.0)))),
    );
    shapes
}

/// A shell that stands in the sand, open at the foot.
fn shell(at: Point, wide: f64) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x, -y) * wide;
    let line = smooth(&[
        p(-0.2, 0.0),
        p(-0.48, 0.3),
        p(-0.42, 0.6),
        p(-0.24, 0.74),
        p(0.0, 0.8),
        p(0.24, 0.74),
        p(0.42, 0.6),
        p(0.48, 0.3),
        p(0.2, 0.0),
    ]);
    let mut shapes = open(line, 0xF5_C8_B8).to_vec();
    for aside in [-0.2, 0.0, 0.2] {
        shapes.push(NEAR_BY.line(smooth(&[p(aside * 0.6, 0.22), p(aside, 0.4), p(aside * 1.2, 0.56)])));
    }
    shapes
}

/// A shell beside a pebble.
pub(super) fn shells(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = stone(pt(34.0, 3.0), (34.0, 18.0), dice).into_iter().take(2).collect::<Vec<_>>();
    shapes.extend(shell(pt(0.0, 0.0), 58.0));
    shapes
}

/// A starfish with soft arms; a shell where there are no areas left.
pub(super) fn starfish(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    if blossoms.0 == 0 {
        return shells(blossoms, dice);
    }
    let turn = dice.between(-0.3, 0.3) - TURN / 4.0;
    let middle = pt(0.0, -30.0);
    let points = corners_of_star(middle, [34.0, 17.0], turn);
    vec![NEAR_BY.area(smooth_closed(&points), 0xFF_9F_7A)]
}

/// A clam that smiles, beside kelp.
pub(super) fn clams(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = kelp(pt(-50.0, 0.0), 96.0, 1.0).to_vec();
    shapes.extend(kelp(pt(-78.0, 4.0), 58.0, -1.0));
    if blossoms.0 == 0 {
        shapes.extend(shell(pt(6.0, 3.0), 84.0));
        return shapes;
    }
    shapes.extend(shell(pt(54.0, 0.0), 54.0));
    shapes.extend(starfish(blossoms, dice));
    shapes
}

/// Grass of the dunes, a starfish or a shell, and a pebble.
pub(super) fn beach(blossoms: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes =
        blades(pt(-46.0, 0.0), &[(50.0, -22.0), (82.0, -8.0), (70.0, 14.0), (40.0, 24.0)], GRASS).to_vec();
    shapes.extend(shell(pt(20.0, 4.0), 70.0));
    if blossoms.0 > 0 {
        let star = starfish(blossoms, dice);
        shapes.extend(star.into_iter().map(|shape| shape.placed(Affine::translate((84.0, 8.0)))));
    }
    shapes
}

/// Stones in the grass of the dunes, and a shell.
pub(super) fn dune(_: Blossoms, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = blades(pt(-40.0, -4.0), &[(46.0, -20.0), (76.0, -4.0), (56.0, 16.0)], GRASS).to_vec();
    shapes.extend(stone(pt(4.0, 0.0), (86.0, 46.0), dice));
    shapes.extend(shell(pt(62.0, 6.0), 48.0));
    shapes
}

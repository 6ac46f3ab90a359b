//! What grows and lies in the foreground of the sea bed and of a shore.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::super::scenery::{corners_of_star, pt};
use super::{NEAR_BY, Part, TURN, closed, grass, in_one, stone};
use crate::path::{smooth, smooth_closed, svg};

/// The outline of a ribbon of kelp that sways and leans aside, narrow at its foot.
fn ribbon_of((at, high): (Point, f64), sway: f64, lean: f64) -> BezPath {
    let edge = |side: f64, share: f64| {
        let swing = libm::sin(share * 6.4) * 0.08 * high * sway * share.min(0.7);
        let wide = 13.0 * (0.6 + 0.4 * (share / 0.3).min(1.0)) * (1.0 - share * share * 0.7);
        at + Vec2::new(swing + lean * share + side * wide, -high * share)
    };
    let shares = [0.0, 0.2, 0.4, 0.6, 0.8, 0.94];
    let mut points: Vec<Point> = shares.iter().map(|share| edge(-1.0, *share)).collect();
    points.push(edge(0.0, 1.0));
    points.extend(shares.iter().rev().map(|share| edge(1.0, *share)));
    smooth(&points)
}

/// Ribbons of kelp from one foot, each by how far aside of the first its tip is and how high it is: farther up they keep
/// apart.
fn kelp(at: f64, ribbons: &[(f64, f64)], sway: f64) -> Vec<Shape> {
    let outlines = ribbons.iter().enumerate().map(|(index, (lean, high))| {
        let way = if index % 2 == 0 { sway } else { -sway };
        ribbon_of((pt(at + lean * FOOT, 2.0), *high), way, lean * (1.0 - FOOT))
    });
    vec![in_one(outlines.collect(), 0x6F_BF_7A)]
}

/// How far aside a ribbon begins, as a share of how far its tip is.
const FOOT: f64 = 0.2;

/// Which way kelp sways.
fn sway(dice: &mut Dice) -> f64 {
    if dice.chance(0.5) { 1.0 } else { -1.0 }
}

/// Ribbons of kelp, a high one between lower ones.
pub(super) fn ribbons(dice: &mut Dice) -> Vec<Part> {
    let high = 130.0 * dice.between(0.94, 1.06);
    vec![Part::new(0, kelp(0.0, &[(0.0, high), (-58.0, 88.0), (54.0, 66.0)], sway(dice)))]
}

/// One ribbon and a small one.
pub(super) fn ribbon(dice: &mut Dice) -> Vec<Part> {
    vec![Part::new(0, kelp(0.0, &[(-14.0, 78.0), (38.0, 50.0)], sway(dice)))]
}

/// A coral of round arms beside a shell.
pub(super) fn corals(_: &mut Dice) -> Vec<Part> {
    let coral = "M-18 0 C-14 -18 -16 -26 -32 -30 C-58 -36 -66 -58 -60 -78 C-57 -90 -40 -88 -40 -76 C-40 -62 -34 -54 -22 -54 \
                 C-18 -70 -22 -88 -18 -104 C-14 -118 6 -118 8 -104 C10 -88 4 -72 10 -58 C24 -58 28 -66 28 -78 \
                 C28 -92 48 -92 50 -78 C54 -54 42 -36 20 -30 C12 -24 12 -14 18 0";
    vec![Part::new(0, vec![closed(svg(coral), 0xFF_9F_9F)]), Part::new(1, shell(pt(64.0, 4.0), 56.0))]
}

/// A shell that stands in the sand.
fn shell(at: Point, wide: f64) -> Vec<Shape> {
    let p = |x: f64, y: f64| at + Vec2::new(x, -y) * wide;
    let line = smooth(&[
        p(-0.22, 0.0),
        p(-0.48, 0.3),
        p(-0.42, 0.6),
        p(-0.24, 0.74),
        p(0.0, 0.8),
        p(0.24, 0.74),
        p(0.42, 0.6),
        p(0.48, 0.3),
        p(0.22, 0.0),
    ]);
    let mut shapes = vec![closed(line, 0xF5_C8_B8)];
    for aside in [-0.2, 0.0, 0.2] {
        shapes.push(NEAR_BY.line(smooth(&[p(aside * 0.6, 0.22), p(aside, 0.4), p(aside * 1.2, 0.56)])));
    }
    shapes
}

/// A shell beside a pebble.
pub(super) fn shells(dice: &mut Dice) -> Vec<Part> {
    let pebble = stone(pt(46.0, 3.0), (36.0, 22.0), dice).into_iter().take(1).collect::<Vec<_>>();
    vec![Part::new(0, shell(pt(0.0, 0.0), 58.0)), Part::new(1, pebble)]
}

/// A starfish with soft arms.
pub(super) fn starfish(dice: &mut Dice) -> Vec<Part> {
    let turn = dice.between(-0.3, 0.3) - TURN / 4.0;
    let points = corners_of_star(pt(0.0, -30.0), [34.0, 17.0], turn);
    vec![Part::new(0, vec![NEAR_BY.area(smooth_closed(&points), 0xFF_9F_7A)])]
}

/// A shell beside kelp.
pub(super) fn clams(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(0, kelp(-56.0, &[(6.0, 108.0), (-46.0, 68.0)], sway(dice))),
        Part::new(1, shell(pt(10.0, 2.0), 76.0)),
    ]
}

/// Grass of the dunes beside a shell.
pub(super) fn beach(dice: &mut Dice) -> Vec<Part> {
    vec![Part::new(1, grass(pt(-58.0, 0.0), 82.0, dice)), Part::new(0, shell(pt(20.0, 4.0), 72.0))]
}

/// Stones in the grass of the dunes, and a shell.
pub(super) fn dune(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(0, grass(pt(-66.0, 0.0), 76.0, dice)),
        Part::new(1, stone(pt(4.0, 0.0), (86.0, 46.0), dice)),
        Part::new(2, shell(pt(76.0, 5.0), 48.0)),
    ]
}

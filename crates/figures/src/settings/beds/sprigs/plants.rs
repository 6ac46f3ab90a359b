//! Plants of the foreground.

use drawing::Shape;
use kurbo::{BezPath, Point, Vec2};
use scene::Dice;

use super::super::super::scenery::{around, corners_of_star, pt};
use super::{NEAR_BY, Part, TURN, closed, grass, in_one, stem};
use crate::path::{polygon, scallops, smooth, svg};

const LEAF: u32 = 0x76_B8_52;
const PETALS: [u32; 4] = [0xFF_8F_B1, 0xB3_8B_E8, 0xFF_9F_5A, 0xFF_D9_5A];

/// A flower's head of five petals, with an open ring in its middle.
fn blossom(head: Point, reach: f64, dice: &mut Dice) -> Vec<Shape> {
    let turn = dice.unit();
    let ring: Vec<Point> =
        (0..5).map(|index| around(head, reach, reach, TURN * (f64::from(index) + turn) / 5.0)).collect();
    let tint = *dice.pick(&PETALS).unwrap_or(&PETALS[0]);
    let mut heart = BezPath::new();
    heart.move_to(around(head, reach * 0.42, reach * 0.42, 3.4));
    for angle in [4.6, 5.8, 7.0, 8.2] {
        let bend = around(head, reach * 0.52, reach * 0.52, angle - 0.6);
        heart.quad_to(bend, around(head, reach * 0.42, reach * 0.42, angle));
    }
    vec![NEAR_BY.area(scallops(&ring, 0.5), tint), NEAR_BY.line(heart)]
}

/// A flower `high` over its foot.
fn flower((x, high, reach): (f64, f64, f64), dice: &mut Dice) -> Vec<Shape> {
    let head = pt(x, -high * dice.between(0.95, 1.05));
    let mut shapes = vec![stem(pt(x * 0.7, 0.0), head)];
    shapes.extend(blossom(head, reach, dice));
    shapes
}

/// Flowers out of grass.
pub(super) fn daisies(dice: &mut Dice) -> Vec<Part> {
    vec![
        Part::new(1, flower((0.0, 104.0, 24.0), dice)),
        Part::new(2, flower((44.0, 74.0, 19.0), dice)),
        Part::new(0, grass(pt(6.0, 2.0), 58.0, dice)),
    ]
}

/// A flower in a small tuft.
pub(super) fn daisy(dice: &mut Dice) -> Vec<Part> {
    vec![Part::new(1, flower((4.0, 76.0, 18.0), dice)), Part::new(0, grass(pt(0.0, 2.0), 46.0, dice))]
}

/// A toadstool `wide` across: its cap, and its stem.
fn toadstool(at: Point, wide: f64, ranks: [usize; 2], dice: &mut Dice) -> [Part; 2] {
    let p = |x: f64, y: f64| at + Vec2::new(x, y) * wide;
    let stem =
        smooth(&[p(-0.2, 0.0), p(-0.15, -0.2), p(-0.17, -0.52), p(0.17, -0.52), p(0.15, -0.2), p(0.2, 0.0)]);
    let mut cap = BezPath::new();
    cap.move_to(p(-0.5, -0.42));
    cap.curve_to(p(-0.48, -0.8), p(-0.24, -0.94), p(0.0, -0.94));
    cap.curve_to(p(0.24, -0.94), p(0.48, -0.8), p(0.5, -0.42));
    cap.curve_to(p(0.3, -0.33), p(-0.3, -0.33), p(-0.5, -0.42));
    cap.close_path();
    let mut shapes = vec![NEAR_BY.area(cap, [0xF2_6D_6D, 0xFF_B2_6B, 0xC0_8B_E0][dice.below(3)])];
    for (x, y) in [(-0.2, -0.62), (0.16, -0.7)] {
        shapes.push(NEAR_BY.line(smooth(&[p(x - 0.07, y), p(x, y - 0.07), p(x + 0.07, y)])));
    }
    [Part::new(ranks[0], vec![closed(stem, 0xFF_F2_DC)]), Part::new(ranks[1], shapes)]
}

/// A large toadstool beside grass: either whole or not at all.
pub(super) fn toadstools(dice: &mut Dice) -> Vec<Part> {
    let mut parts = Vec::from(toadstool(pt(-6.0, 3.0), 98.0, [1, 1], dice));
    parts.push(Part::new(0, grass(pt(-78.0, 5.0), 46.0, dice)));
    parts
}

/// The outline of a leaf from the ground to its tip, and its rib.
fn leaf((foot, tip): (Point, Point), wide: f64, bend: f64) -> (BezPath, Shape) {
    let along = tip - foot;
    let aside = Vec2::new(-along.y, along.x) / along.hypot().max(1e-9);
    let p = |share: f64, out: f64| {
        foot + along * share + aside * (out + bend * libm::sin(share * TURN / 2.0) * along.hypot())
    };
    let half = wide / 2.0;
    let on_the_ground = |side: f64| pt(foot.x + side * half * 0.42, foot.y);
    let mut line =
        smooth(&[on_the_ground(-1.0), p(0.28, -half * 0.92), p(0.58, -half), p(0.84, -half * 0.6), tip]);
    let back = smooth(&[tip, p(0.84, half * 0.6), p(0.58, half), p(0.28, half * 0.92), on_the_ground(1.0)]);
    line.extend(back.elements().iter().skip(1).copied());
    (line, NEAR_BY.line(smooth(&[p(0.3, 0.0), p(0.54, 0.0), p(0.78, 0.0)])))
}

/// Leaves from one foot: each by where its tip is, how wide it is, and how it bends.
fn leaves(leaves: [(Point, f64, f64); 3]) -> Vec<Part> {
    let (outlines, mut shapes): (Vec<BezPath>, Vec<Shape>) =
        leaves.into_iter().map(|(tip, wide, bend)| leaf((pt(tip.x * 0.16, 2.0), tip), wide, bend)).unzip();
    shapes.insert(0, in_one(outlines, LEAF));
    vec![Part::new(0, shapes)]
}

/// Three broad leaves.
pub(super) fn broad_leaves(dice: &mut Dice) -> Vec<Part> {
    let lean = dice.between(-8.0, 8.0);
    leaves([
        (pt(-82.0 + lean, -64.0), 46.0, 0.12),
        (pt(84.0 + lean, -54.0), 44.0, -0.12),
        (pt(lean, -112.0), 54.0, 0.04),
    ])
}

/// A low plant: a leaf between two that lean out, one of them lower.
pub(super) fn sprout(dice: &mut Dice) -> Vec<Part> {
    let lean = dice.between(-5.0, 5.0);
    leaves([
        (pt(-56.0, -38.0 + lean), 34.0, 0.12),
        (pt(54.0, -30.0 - lean), 32.0, -0.12),
        (pt(lean, -74.0), 42.0, 0.04),
    ])
}

/// A frond that is still rolled up.
fn rolled(foot: Point, high: f64, way: f64) -> Shape {
    let p = |x: f64, y: f64| foot + Vec2::new(x * way, -y) * high;
    Shape::line(
        smooth(&[
            p(0.0, 0.0),
            p(-0.04, 0.4),
            p(0.04, 0.76),
            p(0.24, 0.98),
            p(0.46, 0.9),
            p(0.48, 0.7),
            p(0.34, 0.6),
            p(0.24, 0.7),
            p(0.31, 0.8),
        ]),
        NEAR_BY.contour,
    )
}

/// Fronds that are still rolled up out of grass, beside a leaf.
pub(super) fn ferns(dice: &mut Dice) -> Vec<Part> {
    let mut tuft = vec![
        rolled(pt(-4.0, 0.0), 104.0 * dice.between(0.94, 1.06), 1.0),
        rolled(pt(-18.0, 0.0), 70.0, -1.0),
    ];
    tuft.extend(grass(pt(-10.0, 2.0), 46.0, dice));
    let (outline, rib) = leaf((pt(34.0, 0.0), pt(84.0, -62.0)), 38.0, -0.12);
    vec![Part::new(1, [closed(outline, LEAF), rib]), Part::new(0, tuft)]
}

/// An egg beside grass, with a smaller one.
pub(super) fn nest(dice: &mut Dice) -> Vec<Part> {
    let egg = |at: Point, high: f64| {
        let p = |x: f64, y: f64| at + Vec2::new(x, -y) * high;
        closed(
            smooth(&[
                p(-0.24, 0.0),
                p(-0.38, 0.32),
                p(-0.25, 0.78),
                p(0.0, 1.0),
                p(0.25, 0.78),
                p(0.38, 0.32),
                p(0.24, 0.0),
            ]),
            0xF7_EB_D3,
        )
    };
    let spots = NEAR_BY.line(svg("M-22 -40 C-18 -36 -12 -38 -12 -44 M-2 -66 C2 -62 8 -64 8 -70"));
    vec![
        Part::new(2, vec![egg(pt(46.0, -2.0), 62.0)]),
        Part::new(0, [egg(pt(-6.0, 0.0), 94.0), spots]),
        Part::new(1, grass(pt(-80.0, 3.0), 48.0, dice)),
    ]
}

/// Flowers like stars out of grass.
pub(super) fn star_flowers(dice: &mut Dice) -> Vec<Part> {
    let mut star = |x: f64, high: f64, reach: f64| {
        let head = pt(x, -high * dice.between(0.95, 1.05));
        let turn = dice.between(-0.3, 0.3) - TURN / 4.0;
        let points = corners_of_star(head, [reach, reach * 0.52], turn);
        [stem(pt(x * 0.6, 0.0), head), NEAR_BY.area(polygon(&points), PETALS[dice.below(PETALS.len())])]
    };
    let [large, small] = [star(-2.0, 108.0, 29.0), star(46.0, 74.0, 22.0)];
    vec![Part::new(1, large), Part::new(2, small), Part::new(0, grass(pt(6.0, 4.0), 52.0, dice))]
}

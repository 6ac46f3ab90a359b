//! Rocks as high as the picture, and water that falls between them.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::plan::bounds;
use super::super::scenery::{Brush, Ridge, bank, cloud, lobes, pt, ripples, vine};
use super::super::set::Set;
use super::{Wing, sights_of};
use crate::path::svg;

const ROCK: u32 = 0xB9_B4_AA;
const MOSS: u32 = 0x8F_CB_5A;

/// What grows on rocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Growth {
    /// Cushions of moss.
    Moss,
    /// Cushions, and vines that hang from them.
    Vines,
}

/// Water that falls between rocks at the left into a pool as wide as the picture, a `tree` behind the rocks at the right, and
/// the near bank; behind it a hill of this color.
pub(in crate::settings) fn falls(
    set: &mut Set,
    stage: &Stage,
    (growth, grass): (Growth, u32),
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
    let mut shapes = right.stand(cliff(growth, far), stage, (base, dice.between(0.56, 0.66), 1.3));
    let foot = pt(right.inset(right.width() * 0.4), bounds(&shapes).y0);
    shapes.splice(0..0, tree(foot, dice));
    shapes.extend(left.stand(fall(growth, far), stage, (base, dice.between(0.9, 1.0), 1.5)));
    let pool = Ridge::through(area, &[water + 2.0, water + 6.0, water + 2.0, water + 5.0, water]);
    set.behind.push(pool.land(0x8F_D3_F4, far));
    let wet = Rect::new(area.x0 + 20.0, water + 22.0, area.x1 - 20.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let sights = sights_of(&shapes, stage, base);
    set.grand(shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
}

/// A boulder that fills a rectangle but for its shoulders; in detail, two sides of it.
fn boulder(own: Rect, brush: Brush) -> Vec<Shape> {
    let (wide, high) = (own.width(), own.height());
    let p = |x: f64, y: f64| pt(own.x0 + x * wide, own.y0 + y * high);
    let edge =
        [(-0.05, 0.62), (0.05, 0.2), (0.2, 0.04), (0.52, -0.03), (0.82, 0.06), (0.98, 0.3), (1.05, 0.7)];
    let mut path = BezPath::new();
    path.move_to(p(0.0, 1.0));
    edge.into_iter().for_each(|(x, y)| path.line_to(p(x, y)));
    path.line_to(p(1.0, 1.0));
    // In water and on grass it lies round.
    path.quad_to(p(0.5, 1.0) + Vec2::new(0.0, 10.0), p(0.0, 1.0));
    path.close_path();
    let mut shapes = vec![brush.area(path, ROCK)];
    if brush.full() {
        let mut facets = BezPath::new();
        facets.move_to(p(0.3, 0.02));
        facets.line_to(p(0.46, 0.46));
        facets.line_to(p(0.36, 1.0) + Vec2::new(0.0, 4.0));
        facets.move_to(p(0.46, 0.46));
        facets.line_to(p(1.01, 0.46));
        shapes.push(brush.line(facets));
    }
    shapes
}

/// Moss over the shoulders of a boulder, hanging down in lobes.
fn moss(own: Rect, brush: Brush) -> Shape {
    let p = |x: f64, y: f64| pt(own.x0 + x * own.width(), own.y0 + y * own.width());
    let mut path = BezPath::new();
    path.move_to(p(-0.06, 0.3));
    path.curve_to(p(-0.06, 0.12), p(0.08, 0.0), p(0.2, -0.03));
    path.curve_to(p(0.4, -0.1), p(0.68, -0.09), p(0.86, -0.01));
    path.curve_to(p(0.96, 0.03), p(1.04, 0.1), p(1.03, 0.22));
    let below = [p(0.84, 0.14), p(0.6, 0.36), p(0.38, 0.2), p(0.16, 0.44), p(-0.06, 0.3)];
    lobes(&mut path, p(1.03, 0.22), &below, 0.3);
    path.close_path();
    brush.area(path, MOSS)
}

/// Foam where water falls into a pool, from one end to the other.
fn foam(from: f64, to: f64, brush: Brush) -> Shape {
    let at = |share: f64, y: f64| pt(from + (to - from) * share, y);
    let mut path = BezPath::new();
    path.move_to(at(0.0, 6.0));
    let tops =
        [at(0.06, -12.0), at(0.3, -26.0), at(0.52, -20.0), at(0.76, -28.0), at(0.95, -10.0), at(1.0, 6.0)];
    lobes(&mut path, at(0.0, 6.0), &tops, 0.34);
    lobes(&mut path, at(1.0, 6.0), &[at(0.62, 14.0), at(0.3, 13.0), at(0.0, 6.0)], 0.2);
    path.close_path();
    brush.area(path, 0xFF_FF_FF)
}

/// Boulders, each with moss where that is said.
fn boulders(all: &[([f64; 4], bool)], brush: Brush) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for ([x0, y0, x1, y1], has_moss) in all {
        let own = Rect::new(*x0, *y0, *x1, *y1);
        shapes.extend(boulder(own, brush));
        shapes.extend(has_moss.then(|| moss(own, brush)));
    }
    shapes
}

/// Water that falls between rocks, 320 wide and 350 high.
fn fall(growth: Growth, brush: Brush) -> Vec<Shape> {
    let behind: &[([f64; 4], bool)] = if brush.full() {
        &[([-142.0, -352.0, -30.0, -190.0], true), ([26.0, -312.0, 122.0, -160.0], true)]
    } else {
        &[([-150.0, -352.0, -30.0, 6.0], true), ([26.0, -306.0, 136.0, 6.0], true)]
    };
    let before: &[([f64; 4], bool)] = if brush.full() {
        &[
            ([-166.0, -222.0, -54.0, -70.0], false),
            ([48.0, -204.0, 148.0, -60.0], true),
            ([-134.0, -118.0, -46.0, 8.0], true),
            ([70.0, -96.0, 164.0, 8.0], false),
        ]
    } else {
        &[]
    };
    let mut shapes = boulders(behind, brush);
    shapes.push(brush.area(
        svg("M-46,-322 C-40,-340 38,-340 44,-318 C56,-286 40,-250 52,-206 C68,-140 54,-60 62,4 L-62,4 \
             C-54,-60 -70,-130 -52,-200 C-42,-246 -56,-286 -46,-322 Z"),
        0xA8_DE_F7,
    ));
    let threads = if brush.full() {
        "M-16,-334 C-20,-230 -14,-120 -22,4 M14,-334 C18,-220 12,-110 20,4"
    } else {
        "M0,-334 C4,-220 -4,-110 0,4"
    };
    shapes.push(brush.line(svg(threads)));
    shapes.extend(boulders(before, brush));
    if growth == Growth::Vines && brush.full() {
        shapes.extend(vine(pt(-112.0, -310.0), 96.0, brush));
        shapes.extend(vine(pt(100.0, -270.0), 84.0, brush));
    }
    shapes.push(foam(-76.0, 76.0, brush));
    shapes
}

/// A cliff of boulders upon one another, 220 wide and 250 high.
fn cliff(growth: Growth, brush: Brush) -> Vec<Shape> {
    let own: &[([f64; 4], bool)] = if brush.full() {
        &[
            ([-92.0, -250.0, 30.0, -90.0], true),
            ([-14.0, -164.0, 86.0, -30.0], false),
            ([-112.0, -132.0, 2.0, 8.0], true),
            ([12.0, -84.0, 112.0, 8.0], true),
        ]
    } else {
        &[([-104.0, -250.0, 34.0, 8.0], true), ([8.0, -130.0, 110.0, 8.0], true)]
    };
    let mut shapes = boulders(own, brush);
    if growth == Growth::Vines && brush.full() {
        shapes.extend(vine(pt(12.0, -214.0), 70.0, brush));
    }
    shapes
}

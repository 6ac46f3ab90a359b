//! Islands that float in the air, water falling from them; and a wizard's castle on its rock.

use drawing::Shape;
use kurbo::{Affine, BezPath, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::grand::build::{block, boarded_door, pennant, porthole, window};
use super::super::grand::{self, Wing};
use super::super::plan::{bounds, depth, full, placed};
use super::super::scenery::{Brush, cloud, crown, lobes, pt, trunk};
use super::super::set::Set;
use super::super::space::{crystals, star};
use super::wonders;
use crate::path::{circle, polygon, svg};

const EARTH: u32 = 0xC7_B7_A5;
const LAWN: u32 = 0xA6_D4_8A;
const WALL: u32 = 0xE6_DF_F2;
const ROOF: u32 = 0x8F_7A_D0;
const DOOR: u32 = 0xC0_8E_5A;
const LIGHT: u32 = 0xFF_E9_A8;

/// The lowest tip of what floats is so far over the hills behind it, in units.
const OVER_THE_HILLS: f64 = 16.0;

/// So much of the height of what rises from an island or a rock is what it is known by.
const UPPER: f64 = 0.66;
/// A smaller islet, as a share of its drawing, is a speck.
const LEAST_ISLET: f64 = 0.7;

/// Two great islands to both sides, a small one between them.
pub(super) fn floating(place: &mut Set, stage: &Stage, dice: &mut Dice, is_left: bool) {
    let far = Brush::far(stage.detail);
    let [one, other] = Wing::sides(stage);
    let [main, aside] = if is_left { [one, other] } else { [other, one] };
    let base = stage.horizon - OVER_THE_HILLS;
    let mut shapes = main.stand(castle_island(far, dice), stage, (base, dice.between(0.94, 1.0), 1.4));
    let heart = upper(&shapes);
    shapes.extend(aside.stand(tree_island(far, dice), stage, (base - 8.0, dice.between(0.72, 0.84), 1.3)));
    if full(stage) {
        let head = grand::focus(stage);
        let (low, x) = (head.y0 - 30.0, head.center().x);
        let size = ((low - stage.sky - 16.0) / 190.0).min(0.9);
        if size > LEAST_ISLET {
            let islet = super::behind(wonders::islet(true));
            shapes.extend(placed(islet, Affine::translate((x, low - 76.0 * size)) * Affine::scale(size)));
        } else {
            place.behind.extend(cloud(pt(x, stage.sky + 36.0), 112.0, far, dice));
        }
    }
    let sights = grand::sights_of(&shapes, stage, base);
    place.grand_with_a_heart("islands", shapes, (sights, heart));
}

/// The upper part of what rises there, by which it is known.
fn upper(shapes: &[Shape]) -> Rect {
    let own = bounds(shapes);
    Rect { y1: own.y0 + own.height() * UPPER, ..own }
}

/// The rock under an island, so wide to either side, its lowest tip at the origin's height and its lawn at `top`.
fn rock(half: f64, top: f64, brush: Brush) -> Vec<Shape> {
    let p = |x: f64, y: f64| pt(x * half, top * (1.0 - y));
    let mut outline = BezPath::new();
    outline.move_to(p(-1.0, 0.0));
    for (x, y) in [
        (-0.8, 0.34),
        (-0.62, 0.3),
        (-0.48, 0.66),
        (-0.3, 0.6),
        (-0.06, 1.0),
        (0.16, 0.64),
        (0.36, 0.72),
        (0.54, 0.34),
        (0.76, 0.4),
    ] {
        outline.line_to(p(x, y));
    }
    outline.line_to(p(1.0, 0.0));
    outline.close_path();
    let mut shapes = vec![brush.area(outline, EARTH)];
    let mut lawn = BezPath::new();
    lawn.move_to(p(-1.06, 0.04));
    lawn.curve_to(p(-1.08, -0.2), p(-0.5, -0.26), p(0.0, -0.26));
    lawn.curve_to(p(0.5, -0.26), p(1.08, -0.2), p(1.06, 0.04));
    let below = [0.76, 0.46, 0.14, -0.2, -0.5, -0.8, -1.06];
    let below: Vec<_> =
        below.iter().enumerate().map(|(at, x)| p(*x, if at % 2 == 0 { 0.16 } else { 0.06 })).collect();
    lobes(&mut lawn, p(1.06, 0.04), &below, 0.24);
    lawn.close_path();
    shapes.push(brush.area(lawn, LAWN));
    shapes
}

/// A tower with a pointed roof, so wide and high to its eaves.
fn turret(x: f64, foot: f64, (wide, high): (f64, f64), brush: Brush) -> Vec<Shape> {
    let half = wide / 2.0;
    let top = foot - high;
    let wall = Rect::new(x - half, top, x + half, foot);
    let mut shapes = pennant(pt(x, top - wide * 1.16), 32.0, brush);
    if !brush.full() {
        shapes.clear();
    }
    shapes.push(brush.area(block(wall), WALL));
    let roof = [pt(x - half - 13.0, top + 6.0), pt(x, top - wide * 1.3), pt(x + half + 13.0, top + 6.0)];
    shapes.push(brush.area(polygon(&roof), ROOF));
    shapes
}

/// An island with a castle of two towers, 280 wide and 360 high.
fn castle_island(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let top = -120.0;
    let mut shapes = turret(-52.0, top + 6.0, (62.0, 96.0), brush);
    shapes.extend(turret(30.0, top + 6.0, (76.0, 132.0), brush));
    shapes.push(brush.area(block(Rect::new(-94.0, top - 56.0, 84.0, top + 8.0)), WALL));
    if brush.full() {
        shapes.extend(crown(pt(106.0, top - 26.0), kurbo::Vec2::new(34.0, 30.0), 0x86_C5_8A, brush, dice));
    }
    shapes.extend(rock(136.0, top, brush));
    shapes.push(brush.part(archway(pt(-10.0, top + 6.0), 20.0), DOOR));
    shapes.push(brush.part(archway(pt(30.0, top - 76.0), 12.0), LIGHT));
    shapes
}

/// An arched opening with its foot at a place, so wide to either side and 2.6 times that high.
fn archway(at: kurbo::Point, half: f64) -> BezPath {
    let (x, y) = (at.x, at.y);
    let [left, right, side, over] = [x - half, x + half, y - half * 1.4, y - half * 3.0];
    svg(&format!("M{left},{y} L{left},{side} C{left},{over} {right},{over} {right},{side} L{right},{y} Z"))
}

/// An island with an apple tree and a house: 240 wide and 300 high.
fn tree_island(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let top = -108.0;
    let foot = pt(-34.0, top + 4.0);
    let mut shapes = vec![trunk(foot, 100.0, 34.0, brush)];
    // Apples in the stead of curls, which they would half cover.
    let leaves = crown(pt(-34.0, top - 130.0), kurbo::Vec2::new(74.0, 64.0), 0x86_C5_8A, brush, dice);
    shapes.extend(leaves.into_iter().take(if brush.full() { 1 } else { usize::MAX }));
    if brush.full() {
        for (x, y) in [(-66.0, -120.0), (-24.0, -158.0), (-10.0, -112.0)] {
            shapes.push(brush.part(circle((x, top + y), 11.0), 0xF0_71_6B));
        }
        shapes.push(brush.area(block(Rect::new(22.0, top - 52.0, 92.0, top + 6.0)), 0xFB_E9_CF));
        shapes.push(
            brush.area(
                polygon(&[pt(8.0, top - 46.0), pt(57.0, top - 98.0), pt(106.0, top - 46.0)]),
                0xF0_71_6B,
            ),
        );
    }
    shapes.extend(rock(116.0, top, brush));
    if brush.full() {
        shapes.push(brush.part(archway(pt(58.0, top + 4.0), 14.0), DOOR));
    }
    shapes
}

/// A wizard's tower, crystals and a lower tower across from it, stars over all.
pub(super) fn spires(place: &mut Set, stage: &Stage, dice: &mut Dice, is_left: bool) {
    let far = Brush::far(stage.detail);
    let [one, other] = Wing::sides(stage);
    let [main, aside] = if is_left { [one, other] } else { [other, one] };
    let base = depth(stage, 0.42);
    let mut shapes = Vec::new();
    let stars =
        if full(stage) { &[(-0.1, 40.0, 22.0), (0.06, 66.0, 14.0)][..] } else { &[(-0.06, 46.0, 24.0)][..] };
    for (aside, down, size) in stars {
        let at = pt(stage.area.center().x + stage.area.width() * aside, stage.sky + down);
        place.behind.extend(super::behind(vec![star(at, *size, 0.2)]));
    }
    shapes.extend(main.stand(wizards_tower(far), stage, (base, dice.between(0.96, 1.0), 1.4)));
    let heart = upper(&shapes);
    shapes.extend(aside.stand(crystal_spire(far), stage, (base + 20.0, dice.between(0.66, 0.78), 1.3)));
    let sights = grand::sights_of(&shapes, stage, base);
    place.grand_with_a_heart("spires", shapes, (sights, heart));
}

/// The wizard's tower with a lean-to, a balcony, tiles and an arched door: 260 wide and 400 high.
fn wizards_tower(brush: Brush) -> Vec<Shape> {
    let is_full = brush.full();
    let mut shapes = Vec::new();
    if is_full {
        shapes.extend(turret(78.0, 20.0, (58.0, 150.0), brush));
        shapes.extend(porthole(pt(80.0, -92.0), 16.0, brush));
        shapes.extend(turret(-82.0, 20.0, (52.0, 96.0), brush));
        shapes.extend(window(pt(-82.0, -28.0), 16.0, brush).into_iter().take(2));
    }
    let tower = super::behind(wonders::tower(false));
    shapes.extend(tower.into_iter().take(4));
    if is_full {
        shapes.push(
            brush.line(svg("M-66,-247 C-40,-282 -20,-300 52,-290 M-36,-300 C-20,-312 10,-330 36,-326")),
        );
        shapes.push(brush.line(svg("M-3,-186 V-132 M-28,-152 H22")));
        shapes.push(brush.area(block(Rect::new(-66.0, -132.0, 58.0, -114.0)), 0xC0_8E_5A));
        shapes.push(brush.line(svg("M-36,-132 V-114 M-6,-132 V-114 M26,-132 V-114")));
    }
    shapes.extend(boarded_door(pt(4.0, 22.0), 24.0, brush));
    shapes
}

/// Crystals as high as a house with toadstools at their foot, 200 wide and 250 high.
fn crystal_spire(brush: Brush) -> Vec<Shape> {
    let mut shapes = placed(super::behind(crystals(brush.full())), Affine::scale(1.24));
    if brush.full() {
        let small = placed(
            super::behind(wonders::mushrooms(true)),
            Affine::translate((74.0, 10.0)) * Affine::scale(0.56),
        );
        shapes.extend(small);
        shapes.extend(placed(
            super::behind(crystals(false)),
            Affine::translate((-76.0, 10.0)) * Affine::scale(0.46),
        ));
    }
    shapes
}

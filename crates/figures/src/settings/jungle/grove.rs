//! A hut on stilts, a grove of bamboo across from it.

use drawing::Shape;
use kurbo::{Point, Rect, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::build::{WOOD, block, lantern, window};
use super::super::grand::{self, Wing};
use super::super::props;
use super::super::scenery::{Brush, Ridge, Room, Sun, TRODDEN, bank, leaf, lobes, pt, sky, sun, trimmings};
use super::super::set::{Layers, Set};
use super::things::leaf_fan;
use super::{far_green, undergrowth};
use crate::path::svg;
use crate::settings::plan::bounds;

const BAMBOO: u32 = 0xA6_D0_6E;
const STRAW: u32 = 0xF0_D0_8A;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let [left_room, right_room] = Room::sides(stage);
    let mut set = Set {
        behind: vec![sky(area, 0xE6_F5_E0)].into(),
        extras: props::JUNGLE,
        aloft: aloft::JUNGLE,
        ..Set::default()
    };
    let high = pt(area.center().x + dice.between(-30.0, 40.0), stage.sky + 46.0);
    set.behind.extend(sun(high, 29.0, Sun::any(dice), far));
    set.behind.push(far_green(stage, stage.horizon - dice.between(64.0, 84.0), dice));
    let top = stage.horizon + dice.between(20.0, 36.0);
    let hill = Ridge::rolling(area, top, top + 14.0, 8.0, dice);
    set.behind.push(hill.land(0xB5_DD_8A, far));
    let base = top + 50.0;
    let mut shapes = Vec::new();
    let hut = left.stand(on_stilts(far), stage, (base, dice.between(0.9, 1.0), 1.5));
    let door = bounds(&hut).center().x;
    shapes.extend(grand::way(pt(door, base - 10.0), stage, TRODDEN, far));
    shapes.extend(hut);
    shapes.extend(right.stand(bamboo(far), stage, (base + 10.0, 1.0, 1.5)));
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand("grove", shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set.behind.extend(trimmings(stage, dice));
    set.before = Layers::from(leaf_fan(stage, right_room, dice.between(116.0, 132.0), dice));
    set.before.extend(undergrowth(stage, left_room, dice));
    set
}

/// Straw from a ridge down to eaves that hang in tufts.
fn thatch((top, low): (f64, f64), (ridge, half): (f64, f64), brush: Brush) -> Shape {
    let mut outline = kurbo::BezPath::new();
    outline.move_to(pt(-ridge, top));
    outline.quad_to(pt(0.0, top - 8.0), pt(ridge, top));
    outline.quad_to(pt(ridge + (half - ridge) * 0.4, top + (low - top) * 0.6), pt(half, low));
    let count = if brush.full() { 7 } else { 5 };
    let tufts: Vec<Point> =
        (1..=count).map(|index| pt(half - 2.0 * half * f64::from(index) / f64::from(count), low)).collect();
    lobes(&mut outline, pt(half, low), &tufts, 0.3);
    outline.quad_to(pt(-ridge - (half - ridge) * 0.4, top + (low - top) * 0.6), pt(-ridge, top));
    outline.close_path();
    brush.area(outline, STRAW)
}

/// A hut of bamboo under two layers of straw on four stilts, a ladder up to it: 240 wide and 350 high.
fn on_stilts(brush: Brush) -> Vec<Shape> {
    let pole = |x: f64| brush.area(block(Rect::new(x - 9.0, -126.0, x + 9.0, 6.0)), WOOD);
    let mut shapes: Vec<Shape> =
        if brush.full() { [-84.0, -34.0, 84.0].map(pole).into() } else { [-80.0, 80.0].map(pole).into() };
    shapes.push(brush.area(svg("M-84,-122 L-80,-236 L80,-236 L84,-122 Z"), 0xE8_C8_90));
    if brush.full() {
        shapes.push(brush.line(svg("M-69,-122 V-236 M60,-122 V-236")));
    }
    shapes.push(brush.part(svg("M0,-122 L0,-176 C0,-206 44,-206 44,-176 L44,-122 Z"), 0x9A_6E_46));
    shapes.extend(window(pt(-44.0, -158.0), 17.0, brush));
    shapes.push(thatch((-286.0, -214.0), (60.0, 118.0), brush));
    shapes.push(thatch((-346.0, -272.0), (26.0, 84.0), brush));
    shapes.push(brush.area(block(Rect::new(-112.0, -128.0, 112.0, -110.0)), WOOD));
    if brush.full() {
        for y in [-84.0, -48.0, -12.0] {
            shapes.push(brush.area(block(Rect::new(0.0, y - 7.0, 48.0, y + 7.0)), WOOD));
        }
        for x in [0.0, 48.0] {
            shapes.push(brush.area(block(Rect::new(x - 7.0, -126.0, x + 7.0, 10.0)), WOOD));
        }
        shapes.extend(lantern(pt(98.0, -214.0), 20.0, brush));
    }
    shapes
}

/// Three stems of bamboo with knots, and their leaves before them all, 200 wide and 400 high.
fn bamboo(brush: Brush) -> Vec<Shape> {
    let half = if brush.full() { 13.0 } else { 15.0 };
    let knots: &[f64] = if brush.full() { &[0.22, 0.48, 0.74] } else { &[0.3, 0.64] };
    let (mut shapes, mut leaves) = (Vec::new(), Vec::new());
    for (index, (x, high, lean)) in
        [(-60.0, 380.0, -10.0), (60.0, 330.0, 14.0), (0.0, 400.0, 4.0)].into_iter().enumerate()
    {
        let at = |share: f64, side: f64| pt(x + lean * share * share + side, -high * share);
        let mut stem = kurbo::BezPath::new();
        stem.move_to(at(0.0, -half));
        stem.quad_to(at(0.5, -half), at(1.0, -half));
        stem.line_to(at(1.0, half) - Vec2::new(0.0, 8.0));
        stem.quad_to(at(0.5, half), at(0.0, half));
        stem.quad_to(at(0.0, 0.0) + Vec2::new(0.0, 6.0), at(0.0, -half));
        stem.close_path();
        shapes.push(brush.area(stem, BAMBOO));
        let mut rings = kurbo::BezPath::new();
        for share in knots {
            let share = share + 0.03 * index as f64;
            rings.move_to(at(share, -half));
            rings.quad_to(at(share, 0.0) + Vec2::new(0.0, 5.0), at(share, half));
        }
        shapes.push(brush.line(rings));
        for side in [1.0, -1.0] {
            let from = at(0.98, side * half * 0.8);
            let tip = from + Vec2::new(side * 44.0, -24.0);
            leaves.push(brush.area(leaf(from, tip, 24.0, 0.1 * side), 0x6B_B8_5A));
        }
    }
    // A stem before another's leaf would leave a slip of it.
    shapes.extend(leaves);
    shapes
}

#[cfg(test)]
mod tests {
    use super::super::super::plan::narrow;
    use super::*;
    use crate::Detail;

    #[test]
    fn a_crayon_fits_all_of_a_clump_of_bamboo() {
        for scale in [0.75, 1.0, 1.3] {
            assert_eq!(narrow(bamboo(Brush::far(Detail::Full)), scale), 0, "{scale}");
        }
    }
}

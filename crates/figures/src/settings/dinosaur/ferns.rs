//! A wood of giant ferns: scaly trunks to both sides, their fronds overhead.

use drawing::Shape;
use kurbo::{BezPath, Vec2};
use scene::Dice;

use super::super::Stage;
use super::super::grand::{self, Wing};
use super::super::scenery::{Brush, Ridge, bank, fern, fronds, pt, rock, treetops};
use super::super::set::Set;
use super::things::volcano;
use super::{corner, under_a_warm_sky};
use crate::settings::scenery::Room;

const TRUNK: u32 = 0xB0_84_58;
const FROND: u32 = 0x6B_B8_5A;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let [_, room] = Room::sides(stage);
    let mut set = under_a_warm_sky(area);
    let top = stage.horizon + dice.between(4.0, 20.0);
    let peak = pt(area.center().x + dice.between(-50.0, 50.0), top + 10.0);
    let small = ((stage.horizon - stage.sky) / 330.0).clamp(0.6, 0.9);
    if far.full() {
        set.behind.extend(volcano(peak, small, far, dice));
    }
    let wood = if far.full() {
        let heights: Vec<f64> = (0..8).map(|_| top + dice.between(-26.0, -6.0)).collect();
        treetops(area, &heights, 0xA9_D0_8A, far)
    } else {
        Ridge::rolling(area, top, top - 10.0, 8.0, dice).land(0xCF_DD_94, far)
    };
    set.behind.push(wood);
    let low = stage.horizon + dice.between(44.0, 60.0);
    set.behind.push(Ridge::rolling(area, low, low + 14.0, 8.0, dice).land(0xC4_DB_86, far));
    let base = stage.ground.min(low + 90.0) - 20.0;
    let mut shapes = Vec::new();
    if far.full() {
        shapes.extend(right.stand(tree_fern(0.7, far), stage, (low + 30.0, dice.between(0.6, 0.7), 1.2)));
    }
    shapes.extend(left.stand(pair(far, dice), stage, (base, 1.0, 1.6)));
    shapes.extend(right.stand(tree_fern(1.0, far), stage, (base, dice.between(0.84, 0.94), 1.6)));
    if far.full() {
        shapes.extend(fern(pt(left.inset(left.width() * 0.74), base + 14.0), 84.0, far, dice));
        shapes.extend(rock(pt(right.inset(right.width() * 0.3), base + 18.0), 66.0, far, dice));
    }
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand("ferns", shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    set.behind.push(land);
    set.before = corner(stage, room, dice);
    set
}

/// A tall fern and a lower one before it, 300 wide and 430 high.
fn pair(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = tree_fern(1.0, brush);
    let at = kurbo::Affine::translate((dice.between(70.0, 84.0), 14.0));
    shapes.extend(super::super::plan::placed(tree_fern(0.54, brush), at));
    shapes
}

/// A giant fern with a scaly trunk: 430 high at `share` 1, its crown 250 wide and no smaller for a lower trunk.
fn tree_fern(share: f64, brush: Brush) -> Vec<Shape> {
    let high = 336.0 * share;
    let half = |y: f64| 27.0 - 9.0 * y / high;
    let side = |sign: f64| {
        [0.0, 0.5, 1.0].map(|y| pt(sign * half(y * high) * if y == 0.0 { 1.25 } else { 1.0 }, -y * high))
    };
    let [[a, b, c], [d, e, f]] = [side(-1.0), side(1.0)];
    let mut stem = BezPath::new();
    stem.move_to(a);
    stem.quad_to(b, c);
    stem.line_to(f);
    stem.quad_to(e, d);
    stem.quad_to(pt(0.0, 10.0), a);
    stem.close_path();
    let mut shapes = vec![brush.area(stem, TRUNK)];
    // Rows of scales from side to side.
    let rows = (high / if brush.full() { 44.0 } else { 90.0 }) as usize;
    let mut scales = BezPath::new();
    for row in 1..=rows {
        let y = (row as f64 - 0.4) * high / (rows as f64 + 0.4);
        let wide = half(y);
        scales.move_to(pt(-wide, -y));
        scales.quad_to(pt(-wide * 0.5, -y + 15.0), pt(0.0, -y));
        scales.quad_to(pt(wide * 0.5, -y + 15.0), pt(wide, -y));
    }
    shapes.push(brush.line(scales));
    let top = pt(0.0, -high - 4.0);
    if brush.full() {
        let [behind, _] = fronds(top - Vec2::new(0.0, 8.0), &[-2.62, -1.58, -0.52], 112.0);
        shapes.push(brush.area(behind, 0x8F_CB_5A));
    }
    let [crown, ribs] = fronds(top, &[-3.1, -2.16, -1.0, -0.04, 0.86, 2.28], 128.0);
    shapes.extend([brush.area(crown, FROND), brush.line(ribs)]);
    shapes
}

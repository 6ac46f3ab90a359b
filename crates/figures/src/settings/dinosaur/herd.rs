//! A warm lake, a herd of long-necks wading in it, palms on its banks.

use drawing::{Shape, Tint};
use kurbo::{Affine, Rect};
use scene::Dice;

use super::super::Stage;
use super::super::grand::{self, Wing};
use super::super::scenery::{Brush, Ridge, Room, bank, palm, place, pt, ripples, rock, treetops};
use super::super::set::Set;
use super::things::{cycad, long_neck, mesa};
use super::{corner, under_a_warm_sky};
use crate::path::circle;

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let [_, room] = Room::sides(stage);
    let mut set = under_a_warm_sky(area);
    let top = stage.horizon - dice.between(20.0, 34.0);
    let tall = top - stage.sky;
    let peak = pt(area.center().x + dice.between(-40.0, 40.0), top + 24.0);
    if far.full() {
        set.behind.extend(mesa(peak, dice.between(150.0, 180.0), tall * 0.6, far));
        let heights: Vec<f64> = (0..8).map(|_| top + dice.between(-18.0, 0.0)).collect();
        set.behind.push(treetops(area, &heights, 0xA9_D0_8A, far));
    } else {
        set.behind.push(Ridge::rolling(area, top - 10.0, top + 6.0, 8.0, dice).land(0xBF_DD_94, far));
    }
    let shore = stage.horizon + dice.between(26.0, 40.0);
    set.behind
        .push(Ridge::through(area, &[shore, shore + 4.0, shore, shore - 3.0, shore]).land(0x9A_DA_E8, far));
    let wet = Rect::new(area.x0 + 16.0, shore + 40.0, area.x1 - 16.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, 4, far, dice));
    let base = shore + 46.0;
    let mut shapes = Vec::new();
    if far.full() {
        shapes.extend(right.stand(long_neck(pt(0.0, 0.0), 1.0, far), stage, (shore + 14.0, 0.5, 0.9)));
    }
    shapes.extend(right.stand(island(far, dice), stage, (base + 12.0, dice.between(0.86, 0.96), 1.5)));
    shapes.extend(left.stand(wading(far), stage, (base + 10.0, dice.between(0.84, 0.96), 1.9)));
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand(shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(32.0, 46.0), 0xA9_D0_6E, near, dice);
    set.behind.push(land);
    set.before = corner(stage, room, dice);
    set
}

/// A large long-neck with spots, and its child before it: rings of water around their legs.
fn wading(brush: Brush) -> Vec<Shape> {
    let mut shapes = long_neck(pt(0.0, 0.0), 1.0, brush);
    if brush.full() {
        let spots = [
            (-38.0, -58.0, 9.0),
            (-10.0, -66.0, 7.5),
            (14.0, -62.0, 10.0),
            (38.0, -86.0, 7.5),
            (-14.0, -44.0, 7.0),
        ];
        shapes.extend(spots.map(|(x, y, reach)| brush.part(circle((x, y), reach), 0x7F_B3_9C)));
        let child = place(
            long_neck(pt(0.0, 0.0), 1.0, brush).into_iter().filter(|shape| shape.tint.is_some()).collect(),
            Affine::translate((-52.0, 12.0)) * Affine::scale(0.52),
        );
        shapes.extend(child.into_iter().map(|shape| match shape.tint {
            Some(tint) if tint == Tint::hex(0x9C_C9_B4) => {
                Shape { tint: Some(Tint::hex(0xF2_C9_8A)), ..shape }
            }
            _ => shape,
        }));
    }
    shapes
}

/// An islet with palms, a cycad and rocks, 220 wide and 300 high.
fn island(brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut shapes = palm(pt(-34.0, -14.0), 290.0, -26.0, brush, dice);
    if brush.full() {
        shapes.extend(palm(pt(24.0, -14.0), 220.0, 30.0, brush, dice));
        shapes.extend(cycad(pt(-4.0, -8.0), 132.0, brush, dice));
    } else {
        shapes.extend(cycad(pt(34.0, -10.0), 150.0, brush, dice));
    }
    shapes.push(brush.area(
        crate::path::svg("M-112,4 C-104,-26 -50,-30 0,-28 C50,-30 104,-26 112,4 Q0,18 -112,4 Z"),
        0xE8_D8_A0,
    ));
    if brush.full() {
        shapes.extend(rock(pt(-70.0, 8.0), 56.0, brush, dice));
        shapes.extend(rock(pt(74.0, 8.0), 48.0, brush, dice));
    }
    shapes
}

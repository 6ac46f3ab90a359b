//! Water that falls between overgrown rocks into a pool.

use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::rocks::{Growth, cliff, fall};
use super::super::grand::{self, Wing};
use super::super::plan::bounds;
use super::super::props;
use super::super::scenery::{Brush, Ridge, Room, bank, cloud, palm, pt, ripples, sky, trimmings};
use super::super::set::{Layers, Set};
use super::things::leaf_fan;
use super::{far_green, undergrowth};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let (near, far, area) = (Brush::near(stage.detail), Brush::far(stage.detail), stage.area);
    let [left, right] = Wing::sides(stage);
    let mut set = Set {
        behind: vec![sky(area, 0xD8_F0_FA)].into(),
        extras: props::JUNGLE,
        aloft: aloft::JUNGLE,
        ..Set::default()
    };
    set.behind.push(far_green(stage, stage.horizon - dice.between(70.0, 90.0), dice));
    if far.full() {
        set.behind.extend(cloud(pt(area.center().x, stage.sky + 44.0), 116.0, far, dice));
    }
    let water = stage.horizon + dice.between(60.0, 76.0);
    let hill = Ridge::rolling(area, stage.horizon + 16.0, stage.horizon + 22.0, 7.0, dice);
    set.behind.push(hill.land(0xB5_DD_8A, far));
    let base = water + 16.0;
    let other = cliff(Growth::Vines, far);
    let mut shapes = right.stand(other, stage, (base, dice.between(0.56, 0.66), 1.3));
    let top = bounds(&shapes).y0;
    let lean = if right.inset(1.0) > area.center().x { -16.0 } else { 16.0 };
    let tree = palm(pt(right.inset(right.width() * 0.4), top + 20.0), 160.0, lean, far, dice);
    shapes.splice(0..0, tree);
    shapes.extend(left.stand(fall(Growth::Vines, far), stage, (base, dice.between(0.9, 1.0), 1.5)));
    let pool = Ridge::through(area, &[water + 2.0, water + 6.0, water + 2.0, water + 5.0, water]);
    set.behind.push(pool.land(0x8F_D3_F4, far));
    let wet = kurbo::Rect::new(area.x0 + 20.0, water + 22.0, area.x1 - 20.0, stage.ground - 60.0);
    set.behind.extend(ripples(wet, if far.full() { 5 } else { 3 }, far, dice));
    let sights = grand::sights_of(&shapes, stage, base);
    set.grand(shapes, sights);
    let (_, land) = bank(area, stage.ground - dice.between(34.0, 48.0), 0x9C_D0_6E, near, dice);
    set.behind.push(land);
    set.behind.extend(trimmings(stage, dice));
    let [left, right] = Room::sides(stage);
    set.before = Layers::from(leaf_fan(stage, right, dice.between(116.0, 132.0), dice));
    set.before.extend(undergrowth(stage, left, dice));
    set
}

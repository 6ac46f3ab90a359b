//! Water that falls over a broad cliff into a pool, a palm beside it.

use kurbo::Vec2;
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::cliff::Lip;
use super::super::grand::rocks::{Growth, falls};
use super::super::props;
use super::super::scenery::{Brush, Room, palm, sky, trimmings};
use super::super::set::{Layers, Set};
use super::things::{leaf_fan, thicket};
use super::{far_green, undergrowth};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let mut set = Set {
        behind: vec![sky(stage.area, 0xD8_F0_FA)].into(),
        extras: props::JUNGLE,
        aloft: aloft::JUNGLE,
        ..Set::default()
    };
    set.behind.push(far_green(stage, stage.horizon - dice.between(70.0, 90.0), dice));
    let far = Brush::far(stage.detail);
    let growth = Growth {
        grass: 0xB5_DD_8A,
        lip: Lip::Vines,
        tree: &|foot, dice| palm(foot - Vec2::new(0.0, 6.0), 160.0, -16.0, far, dice),
        plant: &|foot, dice| thicket(foot, 78.0, far, dice),
    };
    falls(&mut set, stage, &growth, dice);
    set.behind.extend(trimmings(stage, dice));
    let [left, right] = Room::sides(stage);
    set.before = Layers::from(leaf_fan(stage, right, dice.between(116.0, 132.0), dice));
    set.before.extend(undergrowth(stage, left, dice));
    set
}

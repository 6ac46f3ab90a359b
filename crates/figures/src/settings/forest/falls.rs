//! Water that falls over a broad cliff into a pool, a pine beside it.

use kurbo::Vec2;
use scene::Dice;

use super::super::Stage;
use super::super::aloft;
use super::super::grand::cliff::Lip;
use super::super::grand::rocks::{Growth, falls};
use super::super::props;
use super::super::scenery::{Brush, fern, pine, sky};
use super::super::set::Set;
use super::{corner, far_woods};

pub(super) fn draw(stage: &Stage, dice: &mut Dice) -> Set {
    let mut set = Set {
        behind: vec![sky(stage.area, 0xD8_F0_FA)].into(),
        before: corner(stage, dice),
        extras: props::FOREST,
        aloft: aloft::FOREST,
        ..Set::default()
    };
    set.behind.push(far_woods(stage, stage.horizon - dice.between(70.0, 90.0), 0xA9_D6_9B, dice));
    let far = Brush::far(stage.detail);
    let growth = Growth {
        grass: 0xB9_DF_8B,
        lip: Lip::Moss,
        tree: &|foot, dice| pine(foot - Vec2::new(0.0, 10.0), 150.0, far, dice),
        plant: &|foot, dice| fern(foot - Vec2::new(0.0, 6.0), 88.0, far, dice),
    };
    falls(&mut set, stage, &growth, dice);
    set
}

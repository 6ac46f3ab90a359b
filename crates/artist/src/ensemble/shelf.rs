//! A dozen cupcakes or toys in a room stand on the boards of a shelf.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Anchor, Art};
use kurbo::{Rect, Shape as _};
use scene::{Habitat, Place, Scene, Thing};

use super::troop;
use crate::air;
use crate::standing::Standing;

/// What stands on a shelf is at most so high, in centimetres.
const SMALL: u32 = 60;
/// How far aside a board reaches, how thick it is, and how far above it something stands on it at most, in units.
const ASIDE: f64 = 14.0;
const THICK: f64 = 15.0;
const ON_IT: f64 = 14.0;
const WOOD: Tint = Tint::hex(0xD9_A8_6C);

fn is_room(place: Place) -> bool {
    place == Place::BirthdayParty
        || air::is_inside(place) && !matches!(place, Place::Space | Place::Underwater)
}

/// The boards under rows of small things in a room; none elsewhere.
pub(super) fn under(scene: &Scene, stage: &Stage, standing: &[Standing]) -> Option<Standing> {
    let small = |one: &Standing| {
        let thing = Thing::named(one.name);
        one.art.anchor(Anchor::Face).is_none()
            && thing.is_some_and(|it| it.centimetres <= SMALL && it.habitat != Habitat::Air)
    };
    let stored = troop::is_one(scene) && is_room(scene.place) && standing.iter().all(small);
    if !stored {
        return None;
    }
    let mut feet: Vec<f64> = standing.iter().map(|one| one.bounds.y1).collect();
    feet.sort_by(f64::total_cmp);
    let ends = feet.iter().zip(feet.iter().skip(1).chain([&f64::INFINITY]));
    let rows = ends.filter(|(own, next)| *next - *own > ON_IT).map(|(own, _)| *own);
    let (left, right) = (stage.area.x0 + ASIDE, stage.area.x1 - ASIDE);
    let board =
        |foot: f64| Rect::new(left, foot - 2.0, right, foot + THICK).to_rounded_rect(4.0).to_path(0.1);
    let boards = rows.map(|foot| Shape::area(board(foot), WOOD, Pen::Outline)).collect();
    Some(Standing::new("shelf", Art::of(boards), f64::NEG_INFINITY))
}

//! What fills the background of a pirate shore: the masts of a ship, or a bay in which a galleon lies, an island rises or the
//! houses of a harbor stand, two dunes before it.

use drawing::Shape;
use scene::Dice;

use super::super::marine::sea;
use super::super::plan::{Flank, contour, depth, land, part};
use super::super::set::Set;
use super::super::{Nook, Stage, vista};
use super::{SAND, WATER, galleon, shore_things, under_masts, vistas};

/// A place that something grand fills.
pub(super) type Shore = fn(&mut Set, &Stage, &mut Dice, [Flank; 2]);

/// What fills the background: where somebody has a boat no other lies there, and before houses it would have no water.
pub(super) fn grand_shore(stage: &Stage) -> Shore {
    let mut vistas: Vec<Shore> = Vec::new();
    if stage.nook != Nook::Ashore {
        vistas.push(under_masts);
    }
    if stage.nook != Nook::Aboard {
        vistas.push(island_bay);
        if !stage.asked.has_a_boat() {
            vistas.extend([galleon_bay as Shore, harbor_bay]);
        }
    }
    stage.vista_of(&vistas).unwrap_or(island_bay)
}

/// On the beach of a bay in which a galleon lies at anchor.
fn galleon_bay(place: &mut Set, stage: &Stage, dice: &mut Dice, sides: [Flank; 2]) {
    open_bay(place, stage, dice, sides, (("galleon", galleon::at_anchor), 12.0));
}

/// Of one in which an island rises.
fn island_bay(place: &mut Set, stage: &Stage, dice: &mut Dice, sides: [Flank; 2]) {
    open_bay(place, stage, dice, sides, (("island", vistas::island), 14.0));
}

/// Of one on which the houses of a harbor stand.
fn harbor_bay(place: &mut Set, stage: &Stage, dice: &mut Dice, sides: [Flank; 2]) {
    let horizon = stage.horizon - dice.between(0.0, 14.0);
    place.behind.push(part(sea(stage, horizon), WATER));
    place.behind.push(dune(stage, sides[0], -40.0));
    let (shapes, sights) = vistas::harbor(stage, depth(stage, SHORE) + 36.0, dice);
    place.grand("harbor", shapes, sights);
    near_dune(place, stage, dice, sides);
}

/// The beach of a bay begins so far down, from the horizon to the feet.
const SHORE: f64 = 0.3;

/// A bay in which something stands, so far below the horizon, in units.
fn open_bay(
    place: &mut Set,
    stage: &Stage,
    dice: &mut Dice,
    sides: [Flank; 2],
    ((name, draw), low): (vista::Vista, f64),
) {
    let horizon = stage.horizon - dice.between(0.0, 14.0);
    place.behind.push(part(sea(stage, horizon), WATER));
    let (shapes, sights) = draw(stage, horizon + low, dice);
    place.grand(name, shapes, sights);
    let waves = [24.0, 30.0, 22.0, 30.0, 24.0].map(|up| horizon + up).to_vec();
    place.behind.push(part(land(stage, &waves), WATER));
    place.behind.push(dune(stage, sides[0], 0.0));
    near_dune(place, stage, dice, sides);
}

/// The farther dune of a beach, so much lower, in units.
fn dune(stage: &Stage, main: Flank, low: f64) -> Shape {
    let heights = [30.0, 4.0, 22.0, 44.0, 30.0].map(|up| depth(stage, SHORE) + low + up).to_vec();
    part(land(stage, &main.ordered(heights)), 0xFB_EE_C8)
}

/// The nearer one, and what lies on it.
fn near_dune(place: &mut Set, stage: &Stage, dice: &mut Dice, [main, other]: [Flank; 2]) {
    let near = depth(stage, 0.66);
    let heights = vec![near - 6.0, near + 22.0, near - 2.0, near - 24.0, near + 6.0];
    place.behind.push(contour(land(stage, &main.ordered(heights)), SAND));
    shore_things(place, stage, dice, [other, main]);
}

//! Whoever is in a boat is on the water: it lies where the ground of the place would be. Others stand on the near bank.

use kurbo::{BezPath, Point};
use scene::{Dice, Place};

use super::{Kind, Stage, Thing};
use crate::path::{ellipse, without};
use crate::settings::Nook;
use crate::settings::props::{Prop, Zone, drawn};
use crate::settings::scenery::{Brush, Ridge, bank, pt, reeds, rock, stand, wave};

/// How far below the horizon the water begins where the place has none, in units.
const BEHIND: f64 = 56.0;
/// What stands on the far bank has its foot at most so far below the edge of the water, and so much above it.
const WADES: f64 = 96.0;
const SHOWS: f64 = 50.0;
/// Rows of ripples, as shares of the water's height, and the reach of one, in units.
const RIPPLES: [f64; 5] = [0.1, 0.26, 0.5, 0.74, 0.93];
const REACH: f64 = 17.0;
/// Where others are, the near bank begins so far below the keel, in units.
const ASHORE: f64 = 42.0;
/// How high a fish that leaps is, in units.
const LEAPS: f64 = 84.0;
/// Blue of water.
const WATER: u32 = 0x8C_CB_EA;
/// Green of banks and of lily pads.
const BANK: u32 = 0x9C_D0_6E;
const PAD: u32 = 0x7F_C3_6B;

/// Floods the ground, and leaves of what stands there what is on the far bank.
pub(super) fn over(things: &mut Vec<Thing>, place: Place, stage: &Stage, dice: &mut Dice) {
    if stage.nook != Nook::Afloat {
        return;
    }
    let area = stage.area;
    let wet = things.iter().find(|thing| thing.is_water()).map(|water| water.bounds.y0);
    let top = wet.unwrap_or(stage.horizon + BEHIND);
    things.retain(|thing| {
        let own = thing.bounds;
        match thing.kind {
            Kind::Wash => true,
            Kind::Band => !thing.is_water() && own.y0 < top - 8.0,
            _ => own.y1 < top + WADES && own.y0 < top - SHOWS && !thing.is_front,
        }
    });
    let (near, far) = (Brush::near(stage.detail), Brush::far(stage.detail));
    let edge = Ridge::through(area, &[top + 2.0, top - 2.0, top + 3.0, top, top + 2.0]);
    let mut add = |shapes, is_front| things.push(Thing::new(shapes, is_front, stage, &[]));
    add(vec![edge.land(WATER, far)], false);
    for (index, share) in RIPPLES.into_iter().enumerate() {
        let x = [0.16, 0.84, 0.12, 0.88, 0.5][index] + dice.between(-0.05, 0.05);
        let at = pt(area.x0 + area.width() * x, top + (area.y1 - top) * share);
        if !stage.hero.inflate(REACH, REACH).contains(at) {
            add(vec![far.line(wave(at, REACH))], false);
        }
    }
    if stage.crowd > 0 {
        let (_, bank) = bank(area, stage.ground + ASHORE, BANK, near, dice);
        add(vec![bank], false);
        return;
    }
    let left = dice.chance(0.5);
    let corner = |x: f64, y: f64| pt(if left { area.x0 + x } else { area.x1 - x }, area.y1 - y);
    if matches!(place, Place::Beach | Place::Pirate | Place::Harbor) {
        // No lilies grow at sea: a rock, and a fish that leaps.
        add(rock(corner(70.0, 26.0), 104.0, near, dice), true);
        let leaps = stand(drawn("jumping fish", LEAPS, stage.detail), corner(area.width() - 92.0, 26.0));
        add(leaps, true);
        return;
    }
    let mut edge = vec![near.area(mound(&corner), BANK)];
    edge.extend(reeds(corner(44.0, 34.0), 96.0, near, dice));
    add(edge, true);
    for (x, y) in [(66.0, 38.0), (166.0, 26.0)] {
        add(vec![near.area(lily_pad(corner(area.width() - x, y)), PAD)], true);
    }
}

/// What may be added to a page: on the water nothing stands about.
pub(super) fn dry(extras: &[Prop], stage: &Stage) -> Vec<Prop> {
    let is_dry = |prop: &&Prop| stage.nook != Nook::Afloat || prop.2 == Zone::Sky;
    extras.iter().filter(is_dry).copied().collect()
}

/// A bit of the near bank in a lower corner.
fn mound(corner: &impl Fn(f64, f64) -> Point) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(corner(-24.0, 58.0));
    path.curve_to(corner(30.0, 62.0), corner(84.0, 40.0), corner(128.0, -24.0));
    path.line_to(corner(-24.0, -24.0));
    path.close_path();
    path
}

/// A round leaf on the water, its notch towards the viewer.
fn lily_pad(at: Point) -> BezPath {
    let round = ellipse(at, 46.0, 18.0, 0.0);
    let notch = [(-14.0, 40.0), (0.0, 0.0), (16.0, 40.0)].map(|(x, y)| at + pt(x, y).to_vec2());
    let mut cut = BezPath::new();
    cut.move_to(notch[0]);
    cut.line_to(notch[1]);
    cut.line_to(notch[2]);
    cut.close_path();
    without(&round, &[cut])
}

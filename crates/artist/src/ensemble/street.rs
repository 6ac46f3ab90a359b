//! What wheels need: a road under those who drive in a street, and where a simple page has no room for another; rails under a
//! train.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Art, Detail};
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::{Place, Scene, Thing, Use};

use super::underfoot::{self, ASIDE, BELOW_THE_EDGE};
use crate::standing::Standing;

/// What runs on rails.
pub(super) const ON_RAILS: [&str; 7] =
    ["train", "bullet train", "steam locomotive", "high-speed train", "light rail", "railway car", "tram"];

/// Cars that nobody rides.
pub(super) const ON_DUTY: [&str; 4] = ["police car", "taxi", "ambulance", "garbage truck"];

/// What lies under everybody: rails under a train, a road in a street; `None` elsewhere.
pub(super) fn under(scene: &Scene, stage: &Stage, standing: &[Standing]) -> Option<Standing> {
    if underfoot::is_laid(standing) {
        return None;
    }
    if let Some(foot) = on_rails(standing) {
        return Some(Standing::new("rails", Art::of(rails(stage, foot)), f64::NEG_INFINITY));
    }
    let rolls = |one: &Standing| {
        let is_ridden = Thing::named(one.name).is_some_and(|thing| thing.uses.contains(&Use::Ridden));
        (is_ridden || ON_DUTY.contains(&one.name)) && one.bounds.width() > one.bounds.height()
    };
    let crowded = stage.detail == Detail::Bold && stage.crowd > 0;
    let on_a_road = scene.place == Place::Street && (crowded || standing.iter().any(rolls));
    on_a_road.then(|| Standing::new("road", Art::of(road(stage, standing)), f64::NEG_INFINITY))
}

/// Where the wheels of the one train there is are; of several in rows, and of one in the air, none.
fn on_rails(standing: &[Standing]) -> Option<f64> {
    let mut trains = standing.iter().filter(|one| ON_RAILS.contains(&one.name));
    let foot = trains.next()?.bounds.y1;
    let others = standing.iter().all(|one| one.bounds.y1 < foot + RAIL);
    (others && trains.all(|other| (other.bounds.y1 - foot).abs() < RAIL)).then_some(foot)
}

const STEEL: Tint = Tint::hex(0xB8_C0_CC);
const WOOD: Tint = Tint::hex(0xB0_7D_4F);
/// How thick a rail is, in units; how long and high the ends of its sleepers are, and how many there are.
const RAIL: f64 = 13.0;
const SLEEPER: (f64, f64) = (44.0, 22.0);
const SLEEPERS: u32 = 6;

/// A rail from side to side under wheels at this height, on its sleepers.
fn rails(stage: &Stage, foot: f64) -> Vec<Shape> {
    let (left, right) = (stage.area.x0 - ASIDE, stage.area.x1 + ASIDE);
    let rail = Rect::new(left, foot - 2.0, right, foot + RAIL).to_path(0.1);
    let own = (SLEEPER.0, SLEEPER.1 + RAIL);
    let sleepers = slabs(stage, (SLEEPERS, foot + RAIL + SLEEPER.1 / 2.0), own, 4.0);
    let sleepers = sleepers.map(|path| Shape::area(path, WOOD, Pen::Inner));
    sleepers.chain([Shape::area(rail, STEEL, Pen::Outline)]).collect()
}

/// So many slabs with round corners, so wide and high, from side to side at this height.
fn slabs(
    stage: &Stage,
    (many, y): (u32, f64),
    (wide, high): (f64, f64),
    radius: f64,
) -> impl Iterator<Item = BezPath> {
    let (left, cell) = (stage.area.x0, stage.area.width() / f64::from(many));
    (0..many).map(move |index| {
        let middle = Point::new(left + cell * (f64::from(index) + 0.5), y);
        Rect::from_center_size(middle, (wide, high)).to_rounded_rect(radius).to_path(0.1)
    })
}

const TAR: Tint = Tint::hex(0xC9_CD_D4);
const PAINT: Tint = Tint::hex(0xFF_FF_FF);
/// How far above the feet a road begins and how far below them its middle is, in units; how long and wide the dashes are,
/// and how many there are.
const KERB: f64 = 64.0;
const BEHIND: f64 = 24.0;
const MIDDLE: f64 = 24.0;
const DASH: (f64, f64) = (66.0, 13.0);
const DASHES: u32 = 4;
/// Whoever is so much farther off is in another lane, in units.
const LANE: f64 = 120.0;

/// From side to side, with a dashed line before the feet.
fn road(stage: &Stage, standing: &[Standing]) -> Vec<Shape> {
    let (left, right) = (stage.area.x0 - ASIDE, stage.area.x1 + ASIDE);
    // Of several rows of cars the farthest is on it as well.
    let far = standing.iter().map(|one| one.bounds.y1).fold(stage.ground, f64::min);
    let top = (stage.ground - KERB).min(far - BEHIND);
    let tar = Rect::new(left, top, right, stage.area.y1 + BELOW_THE_EDGE).to_path(0.1);
    // Of cars in rows each row has its lane.
    let lanes = [Some(stage.ground + MIDDLE), (far < stage.ground - LANE).then_some(far + MIDDLE)];
    let lanes = lanes.into_iter().flatten();
    let dashes = lanes.flat_map(|y| slabs(stage, (DASHES, y), DASH, DASH.1 * 0.4));
    let dashes = dashes.map(|path| Shape::area(path, PAINT, Pen::Inner));
    std::iter::once(Shape::area(tar, TAR, Pen::Outline)).chain(dashes).collect()
}

//! What wheels need: a road under those who drive in a street, and where a simple page has no room for another; rails under a
//! train.

use drawing::{Pen, Shape, Tint};
use figures::settings::Stage;
use figures::{Art, Detail};
use kurbo::{Point, Rect, Shape as _, Vec2};
use scene::{Place, Scene, Thing, Use};

use super::underfoot;
use crate::standing::Standing;

/// How far over the sides it reaches, in units.
const ASIDE: f64 = 26.0;
/// The same below: everybody may be lifted.
const BELOW_THE_EDGE: f64 = 240.0;

/// What runs on rails.
const ON_RAILS: [&str; 7] =
    ["train", "bullet train", "steam locomotive", "high-speed train", "light rail", "railway car", "tram"];

/// Cars that nobody rides.
const ON_DUTY: [&str; 4] = ["police car", "taxi", "ambulance", "garbage truck"];

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
    let cell = stage.area.width() / f64::from(SLEEPERS);
    let sleeper = |index: u32| {
        let at = Point::new(stage.area.x0 + cell * (f64::from(index) + 0.5), foot + RAIL + SLEEPER.1 / 2.0);
        let half = Vec2::new(SLEEPER.0, SLEEPER.1 + RAIL) / 2.0;
        let own = Rect::from_points(at - half, at + half).to_rounded_rect(4.0);
        Shape::area(own.to_path(0.1), WOOD, Pen::Inner)
    };
    (0..SLEEPERS).map(sleeper).chain([Shape::area(rail, STEEL, Pen::Outline)]).collect()
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
    let cell = stage.area.width() / f64::from(DASHES);
    let dash = |y: f64, index: u32| {
        let at = Point::new(stage.area.x0 + cell * (f64::from(index) + 0.5), y);
        let half = Vec2::new(DASH.0, DASH.1) / 2.0;
        let own = Rect::from_points(at - half, at + half).to_rounded_rect(DASH.1 * 0.4);
        Shape::area(own.to_path(0.1), PAINT, Pen::Inner)
    };
    // Of cars in rows each row has its lane.
    let lanes = [Some(stage.ground + MIDDLE), (far < stage.ground - LANE).then_some(far + MIDDLE)];
    let dashes = lanes.into_iter().flatten().flat_map(|y| (0..DASHES).map(move |index| dash(y, index)));
    std::iter::once(Shape::area(tar, TAR, Pen::Outline)).chain(dashes).collect()
}

//! Down a slope: sleds, skis and those who roll lie along it.

use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Scene, Thing, What};

use super::group::{Group, bottom};
use super::tend::is_alive;
use super::ties::doing;

pub(super) const SLOPE: &str = "slope";
/// The slope from its upper to its lower end, as shares of its box.
const FROM: (f64, f64) = (0.25, 0.1);
const TO: (f64, f64) = (1.0, 0.93);
/// How wide whoever goes down is at most, as a share of the slope's width.
const WIDE: f64 = 0.44;

/// How high whoever goes up is at most, as a share of the slope's height, and where the first of them is on its way.
const CLIMBER: f64 = 0.9;
const AHEAD: f64 = 0.3;

/// Whether it is done downhill.
fn is_downhill(deed: Option<Doing>) -> bool {
    let down = [Doing::Sledding, Doing::Skiing, Doing::Sliding, Doing::Skating, Doing::Cartwheeling];
    deed.is_some_and(|deed| down.contains(&deed))
}

/// Whether a party, or whoever rides it, goes up the slope.
pub(super) fn goes_up(scene: &Scene, party: Party) -> bool {
    let rides = |known: &&scene::Relation| {
        known.object == party && matches!(known.link, Link::Riding | Link::On | Link::In)
    };
    let rider = scene.relations.iter().find(rides).map(|known| known.subject);
    let board = scene.subject(party).is_some_and(|one| one.what.name().contains("sled"));
    let goer = rider.unwrap_or(party);
    is_alive(scene, goer) && !board && !is_downhill(doing(scene, goer))
}

/// What is gone down is a slope, and no peak.
pub(super) fn tilt(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let down = is_downhill(doing(scene, known.subject));
        let Party::Cast(index) = known.object else { continue };
        let hill = matches!(scene.cast[index].what.name(), "mountain" | "hill");
        if let (true, true, Link::On, Some(slope)) = (down, hill, known.link, Thing::named(SLOPE)) {
            scene.cast[index].what = What::Thing(slope);
            // Whoever has a board goes down on it: that is tied first.
            scene.relations.retain(|other| *other != known);
            scene.relations.push(known);
        }
    }
}

/// Whether there is a slope to go down.
pub(super) fn is_there(scene: &Scene) -> bool {
    scene.cast.iter().any(|one| one.what.name() == SLOPE)
}

/// Whether somebody sleds on no sled that is named.
pub(super) fn has_no_sled(scene: &Scene, party: Party) -> bool {
    !scene.relations.iter().any(|known| {
        let on = matches!(known.link, Link::Riding | Link::On | Link::In);
        let slope = scene.subject(known.object).is_some_and(|one| one.what.name() == SLOPE);
        known.subject == party && on && !slope
    })
}

/// A sled under whoever sits.
pub(super) fn sled(art: &mut Art, detail: Detail) {
    let Ok(piece) = figure("sled", detail) else { return };
    let (around, own) = (art.bounds(), piece.bounds());
    let seat = art.anchor(Anchor::Seat).unwrap_or(around.center());
    let top = piece.anchor(Anchor::Seat).unwrap_or(Point::new(own.center().x, own.y0));
    let scale = around.width().max(around.height() * 0.7) * 1.15 / own.width().max(1.0);
    let at = Point::new(around.center().x - around.width() * 0.04, seat.y + around.height() * 0.04);
    let placing =
        Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate((-own.center().x, -top.y));
    let piece = piece.clone().placed(placing);
    art.shapes.splice(0..0, piece.shapes.into_iter().chain(piece.front));
}

/// On its way up, upright, one of `same`: the first is the highest.
pub(super) fn up(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let at = |(x, y): (f64, f64)| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let (from, to) = (at(FROM), at(TO));
    let cell = around.width() * if same > 1 { 0.9 / same as f64 } else { 0.6 };
    let scale = (around.height() * CLIMBER / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let share = AHEAD + 0.62 * rank as f64 / same as f64;
    // Wheels lie along the way, feet stand on it.
    let wheels = other.first().is_some_and(|first| first.art.anchor(Anchor::Face).is_none());
    let way = to - from;
    let turn = if wheels { libm::atan2(way.y, way.x) } else { 0.0 };
    let sunk = if wheels { 0.0 } else { own.width() * scale * 0.12 };
    let foot = from.lerp(to, share) + kurbo::Vec2::new(0.0, sunk);
    other.moved(
        Affine::translate(foot.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale_non_uniform(-scale, scale)
            * Affine::translate(-bottom(own).to_vec2()),
    )
}

/// On its way down, one of `same`.
pub(super) fn down(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let at = |(x, y): (f64, f64)| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let (from, to) = (at(FROM), at(TO));
    let way = to - from;
    let cell = if same > 1 { 0.9 / same as f64 } else { WIDE };
    let scale =
        (around.width() * cell / own.width().max(1.0)).min(around.height() * 0.9 / own.height().max(1.0));
    let share = if same > 1 { 0.1 + 0.76 * (rank as f64 + 0.5) / same as f64 } else { 0.4 };
    other.moved(
        Affine::translate(from.lerp(to, share).to_vec2())
            * Affine::rotate(libm::atan2(way.y, way.x))
            * Affine::scale(scale)
            * Affine::translate(-bottom(own).to_vec2()),
    )
}

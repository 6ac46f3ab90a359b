//! Pouring: a vessel tipped in the hand, and what runs out of it into another one below.

use figures::Art;
use kurbo::{Affine, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Subject, Thing, What};

use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::{Group, bottom};
use super::meal::served_at;
use super::oars::chest;
use super::rod::stream;
use super::tend::{Doer, is_alive};
use super::ties::doing;

/// How something is tipped that is poured from: in radians, and where it runs out, as shares of its box.
pub(super) const TIPPED: [(&str, f64, (f64, f64)); 4] = [
    ("teapot", 0.6, (0.97, 0.36)),
    ("kettle", 0.6, (0.97, 0.4)),
    ("pitcher", 1.2, (0.96, 0.06)),
    ("watering can", 0.5, (0.97, 0.2)),
];
/// Everything else runs out at the top.
const OPEN_ABOVE: (f64, (f64, f64)) = (1.95, (0.5, 0.02));
/// What is drunk from is not poured from: its name, and what is.
pub(super) const POURED_FROM: [(&str, &str); 6] = [
    ("cup of tea", "teapot"),
    ("cup of green tea", "teapot"),
    ("mug", "teapot"),
    ("glass of milk", "milk"),
    ("drinking glass", "pitcher"),
    ("pouring glass", "pitcher"),
];
/// What is poured into where the wish does not say: tea, and everything else.
pub(super) const INTO: [&str; 2] = ["cup of tea", "drinking glass"];
/// How long it is and how far from the hand it runs out, as shares of the pourer's height.
const LONG: f64 = 0.28;
const OUT: (f64, f64) = (0.17, 0.03);

/// The names of all in the lists here.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    let tipped = TIPPED.map(|(name, ..)| name).into_iter();
    tipped.chain(POURED_FROM.into_iter().flat_map(|(cup, from)| [cup, from])).chain(INTO).collect()
}

/// Whether somebody pours into a thing.
pub(super) fn pours(scene: &Scene, known: &Relation) -> bool {
    doing(scene, known.subject) == Some(Doing::Pouring)
        && matches!(known.link, Link::With | Link::NextTo | Link::On)
        && copies(scene, known.object) == 1
        && !is_alive(scene, known.object)
}

/// Whoever pours has something to pour from, and something below it.
pub(super) fn provide(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let pourer = doing(scene, known.subject) == Some(Doing::Pouring);
        let (true, Link::Holding, Party::Cast(held)) = (pourer, known.link, known.object) else { continue };
        let name = scene.cast[held].what.name();
        let from = POURED_FROM.iter().find(|(cup, _)| *cup == name).and_then(|(_, from)| Thing::named(from));
        if let Some(from) = from {
            scene.cast[held].what = What::Thing(from);
        }
        let filled =
            scene.relations.iter().any(|other| other.subject == known.subject && pours(scene, other));
        let hot = scene.cast[held].what.name() == "teapot";
        let Some(vessel) = Thing::named(INTO[usize::from(!hot)]).filter(|_| !filled) else { continue };
        let object = Party::Cast(scene.cast.len());
        scene.cast.push(Subject::one(vessel));
        scene.relations.push(Relation { subject: known.subject, link: Link::With, object, and: None });
    }
}

/// The arms of an animal that pours; `None` for a person.
fn arms(base: &Art, holder: &str) -> Option<Shoulders> {
    let (chest, reach) = chest(base);
    let own = || grip::shoulders(holder, base).unwrap_or_else(|| Shoulders::below(chest, reach));
    (!grip::is_person(base)).then(own)
}

/// The hand that pours, and where it runs out.
fn spout(base: &Art, holder: &str) -> (Point, Point) {
    let body = Doer::of(base);
    let high = body.around.height();
    let hand = arms(base, holder).map_or(body.hand, |arms| {
        let beside = Point::new(body.around.x1 - high * 0.02, arms.right.y);
        if grip::shoulders(holder, base).is_some() { arms.lifted(base, true) } else { beside }
    });
    (hand, hand + Vec2::new(OUT.0, OUT.1) * high)
}

/// What is poured from, in the hand.
pub(super) fn held((base, holder): (&Art, &str), other: Group) -> Group {
    let (hand, spout) = spout(base, holder);
    let own = other.bounds();
    let name = other.first().map_or("", |first| first.name);
    let known = TIPPED.iter().find(|(known, ..)| *known == name);
    let (turn, (x, y)) = known.map_or(OPEN_ABOVE, |(_, turn, at)| (*turn, *at));
    let mouth = Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
    let scale = base.bounds().height() * LONG / own.width().max(own.height()).max(1.0);
    let mut held = other.moved(
        Affine::translate(spout.to_vec2())
            * Affine::rotate(turn)
            * Affine::scale(scale)
            * Affine::translate(-mouth.to_vec2()),
    );
    let fingers = match arms(base, holder) {
        Some(arms) => arms.reach(base, arms.right, hand),
        None => grip::fingers(base, hand),
    };
    if let Some(member) = held.members.last_mut() {
        member.art.shapes.extend(fingers);
    }
    held
}

/// What is poured into, below: on a table before a person, on the ground before an animal.
pub(super) fn filled((base, holder): (&Art, &str), other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let (_, spout) = spout(base, holder);
    let (mut vessel, own) = if body.person {
        served_at(&body, other, (0, 1), spout.x - body.around.center().x + high * 0.01)
    } else {
        let own = other.bounds();
        let room = (body.around.y1 - spout.y) * 0.6;
        let scale = room.min(high * 0.3) / own.height().max(1.0);
        let foot = Point::new(spout.x + high * 0.01, body.around.y1);
        let placed = other.moved(
            Affine::translate(foot.to_vec2())
                * Affine::scale(scale)
                * Affine::translate(-bottom(own).to_vec2()),
        );
        let own = placed.bounds();
        (placed, own)
    };
    let brim = Point::new(spout.x + high * 0.012, (own.y0 + own.height() * 0.12).max(spout.y + high * 0.05));
    if let Some(member) = vessel.members.last_mut() {
        member.art.shapes.extend(stream((spout, brim), (spout.y - brim.y) * 0.5, high * 0.02));
    }
    vessel
}

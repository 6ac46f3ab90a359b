//! Animals that draw a sleigh, a carriage or a cart: before it, in harness.

use drawing::Tint;
use figures::{Anchor, Art};
use kurbo::Point;
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::dress::Body;
use super::group::Group;
use super::people::being;
use super::rod::bar;
use super::tend::is_alive;
use super::ties::doing;
use crate::silhouette::Silhouette;

const LEATHER: Tint = Tint::hex(0x9A_6A_42);

/// What is drawn.
pub(super) const DRAWN: [&str; 6] = ["sleigh", "sled", "snow sled", "carriage", "wagon", "skateboard"];
/// Who draws it.
pub(super) const TEAM: [&str; 9] =
    ["deer", "horse", "unicorn", "puppy", "wolf", "donkey", "polar bear", "ox", "goat"];
/// Who is in harness wherever somebody is aboard with them; a dog is on the sled itself.
const HARNESSED: [&str; 2] = ["deer", "horse"];
/// So many at most.
const MOST: u8 = 6;
/// Between the sleigh and the first of the team, and from one to the next, in shares of an animal's width.
const GAP: f64 = 0.24;
const NEXT: f64 = 0.44;
/// How high one of the team is at most beside what it draws.
const LARGEST: f64 = 0.72;

/// How high one alone is at least, as a share of the width of what it draws.
const ALONE: f64 = 0.62;

/// The same for each of several.
const TOGETHER: f64 = 0.4;

/// Who draws what, where a relation says so.
pub(super) fn of(scene: &Scene, known: &Relation) -> Option<(Party, Party)> {
    let named = |party: Party, names: &[&str]| {
        scene
            .subject(party)
            .is_some_and(|one| matches!(one.what, What::Thing(thing) if names.contains(&thing.name)))
    };
    let (team, drawn) = (known.subject, known.object);
    let pulls = doing(scene, team) == Some(Doing::Pulling);
    // Any animal does, where it is said to pull.
    let draws = |party: Party| {
        let animal = scene
            .subject(party)
            .is_some_and(|one| matches!(one.what, What::Thing(thing) if being(thing.name).is_none()));
        animal && doing(scene, party) == Some(Doing::Pulling) && is_alive(scene, party)
    };
    let aboard = |other: &&Relation| {
        other.subject == known.subject && matches!(other.link, Link::In | Link::On | Link::Riding)
    };
    // "Santa in his sleigh with three reindeer".
    let vehicle = scene.relations.iter().find(aboard).map(|other| other.object);
    let (team, drawn) = match known.link {
        Link::With if let Some(drawn) = vehicle.filter(|_| named(known.object, &HARNESSED)) => {
            (known.object, drawn)
        }
        Link::With | Link::NextTo | Link::InFrontOf | Link::Chasing => (team, drawn),
        Link::Holding if pulls => (team, drawn),
        _ => return None,
    };
    let [(team, drawn)] = [(team, drawn), (drawn, team)]
        .into_iter()
        .filter(|(team, drawn)| (named(*team, &TEAM) || draws(*team)) && named(*drawn, &DRAWN))
        .collect::<Vec<_>>()[..]
    else {
        return None;
    };
    (is_alive(scene, team) && copies(scene, drawn) == 1 && copies(scene, team) <= MOST)
        .then_some((team, drawn))
}

/// Whether a party is in harness.
pub(super) fn is_in_harness(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().filter_map(|known| of(scene, known)).any(|(team, _)| team == party)
}

/// The foremost point of what is drawn, and no higher than its middle.
fn foremost(drawn: &Art) -> Point {
    let around = drawn.bounds();
    let silhouette = Silhouette::of(drawn);
    let low = around.y0 + around.height() * 0.4;
    let bands = silhouette.bands().iter().filter(|band| band.y0 >= low);
    let first = bands.max_by(|one, next| one.x1.total_cmp(&next.x1));
    first.map_or(around.center(), |band| Point::new(band.x1 - around.width() * 0.03, band.center().y))
}

/// Before what it draws, one of `same`, a rein to the neck.
pub(super) fn harnessed(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let around = base.bounds();
    // No horse is larger than its carriage, and none is a toy before a wagon that is full.
    let most = around.height().max(around.width() * 0.9) * LARGEST;
    let least = around.width() * if same == 1 { ALONE } else { TOGETHER };
    let high = other.bounds().height().max(1.0);
    let scale = (most / high).min(1.0).max(least / high);
    let other = other.moved(kurbo::Affine::scale(scale));
    let own = other.bounds();
    let x = around.x1 + own.width() * (GAP + NEXT * rank as f64);
    let lift = own.height() * 0.07 * rank as f64;
    let mut other = other.moved(kurbo::Affine::translate((x - own.x0, around.y1 - lift - own.y1)));
    // The one that is nearer hides the others' reins.
    if let Some(first) = other.members.first_mut().filter(|_| rank == 0) {
        let neck = Body::of(&first.art).neck();
        let front = Point::new(around.x1 - around.width() * 0.06, around.y0 + around.height() * 0.5);
        let from = base.anchor(Anchor::Grip).filter(|grip| grip.x > front.x).unwrap_or(foremost(base));
        let own = first.art.bounds();
        let chest =
            Point::new(neck.x.min(own.x0 + own.width() * 0.5), neck.y.max(own.y0 + own.height() * 0.5));
        first.art.shapes.insert(0, bar(&[from, chest], own.height() * 0.022, LEATHER));
    }
    other
}

//! Something taken out of a vessel: the hand with it is over the brim.

use figures::Art;
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::grip;
use super::group::{Group, bottom};
use super::meal::served_at;
use super::openings::RIMS;
use super::tend::{Doer, is_alive};
use super::ties::{doing, is_somebody};

/// What something is taken out of that has no rim to look over.
pub(super) const JARS: [&str; 4] = ["jar of cookies", "jar", "honey pot", "bowl of candy"];
/// The highest that one reaches into, in centimetres, and what stands on a table before a person.
const REACHED_INTO: u32 = 90;
const ON_A_TABLE: u32 = 45;
/// How high the vessel is beside whoever takes something out of it.
const HIGH: f64 = 0.42;

/// Whether somebody takes a thing out of another.
pub(super) fn takes_from(scene: &Scene, known: &Relation) -> bool {
    let Some(What::Thing(vessel)) = scene.subject(known.object).map(|one| one.what) else { return false };
    let open = JARS.contains(&vessel.name) || RIMS.iter().any(|(name, ..)| *name == vessel.name);
    let holds = |other: &Relation| {
        other.subject == known.subject
            && other.link == Link::Holding
            && other.object != known.object
            && !is_alive(scene, other.object)
    };
    known.link == Link::With
        && doing(scene, known.subject) == Some(Doing::Holding)
        && open
        && vessel.centimetres <= REACHED_INTO
        && copies(scene, known.object) == 1
        && copies(scene, known.subject) == 1
        && scene.relations.iter().any(holds)
}

/// Whether a party is taken from.
pub(super) fn is_taken_from(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && takes_from(scene, known))
}

/// Below the hand: on a table before a person where it is small, else on the ground.
pub(super) fn below_the_hand(scene: &Scene, base: &Art, other: Group, party: Party) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let small = scene
        .subject(party)
        .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= ON_A_TABLE));
    let doer = scene.relations.iter().find(|known| known.object == party && takes_from(scene, known));
    if small && body.person && doer.is_some_and(|known| is_somebody(scene, known.subject)) {
        return served_at(&body, other, (0, 1), body.hand.x - body.around.center().x).0;
    }
    let own = other.bounds();
    let most = (body.around.y1 - body.hand.y).max(high * HIGH) * 0.92;
    let scale = (most / own.height().max(1.0)).min(high * 0.7 / own.width().max(1.0));
    let foot = Point::new((body.hand.x + high * 0.06).max(body.around.x1), body.around.y1);
    other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    )
}

/// What has its goods on a counter.
pub(super) const STALL: &str = "market stall";
/// How high it is beside whoever takes from it, where its counter is, as a share of its height, how high what lies there
/// is, and how much of its width is taken up by that.
const HIGHER: f64 = 1.3;
const COUNTER: f64 = 0.6;
const GOODS: f64 = 0.17;
const LAID: f64 = 0.66;

/// Whoever makes, pours or sells something at a stall is behind its counter.
pub(super) fn keep(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let stall = scene
            .subject(known.object)
            .is_some_and(|one| [STALL, "lemonade stand"].contains(&one.what.name()) && one.count == 1);
        let keeps = match known.link {
            Link::Behind => true,
            Link::NextTo | Link::With | Link::In => matches!(
                doing(scene, known.subject),
                Some(Doing::Building | Doing::Pouring | Doing::Giving | Doing::Cooking | Doing::Standing)
            ),
            _ => false,
        };
        if stall && keeps && is_somebody(scene, known.subject) {
            scene.relations[index].link = Link::In;
        }
    }
}

/// What is taken from a stall lies on its counter, a hand on it; who sells is in it.
pub(super) fn lay_out(scene: &mut Scene) {
    let stalls: Vec<Relation> = scene
        .relations
        .iter()
        .filter(|known| {
            let stall = scene.subject(known.object).is_some_and(|one| one.what.name() == STALL);
            stall
                && matches!(known.link, Link::With | Link::NextTo)
                && doing(scene, known.subject) == Some(Doing::Holding)
                && copies(scene, known.subject) == 1
        })
        .copied()
        .collect();
    for at in stalls {
        let goods = |known: &Relation| {
            known.subject == at.subject && known.link == Link::Holding && !is_alive(scene, known.object)
        };
        let Some(index) = scene.relations.iter().position(goods) else { continue };
        let object = scene.relations[index].object;
        scene.relations[index] = Relation { subject: object, link: Link::On, object: at.object, and: None };
        for known in scene.relations.iter_mut().filter(|known| **known == at) {
            known.link = Link::With;
        }
    }
}

/// Whether somebody takes what lies on a stall.
pub(super) fn is_at_a_stall(scene: &Scene, known: &Relation) -> bool {
    let goods = |other: &Relation| {
        other.object == known.object && other.link == Link::On && !is_alive(scene, other.subject)
    };
    scene.subject(known.object).is_some_and(|one| one.what.name() == STALL)
        && known.link == Link::With
        && doing(scene, known.subject) == Some(Doing::Holding)
        && copies(scene, known.subject) == 1
        && scene.relations.iter().any(goods)
}

/// Whether a party takes what lies on a stall.
pub(super) fn reaches(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && is_at_a_stall(scene, known))
}

/// Who takes what lies on this stall.
pub(super) fn raider(scene: &Scene, stall: Party) -> Option<Party> {
    let takes = |known: &&Relation| known.object == stall && is_at_a_stall(scene, known);
    scene.relations.iter().find(takes).map(|known| known.subject)
}

/// Whether a party is a stall that is taken from.
pub(super) fn is_raided(scene: &Scene, party: Party) -> bool {
    raider(scene, party).is_some()
}

/// On the counter, one of `same`, from left to right.
pub(super) fn on_the_counter(stall: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (stall.bounds(), other.bounds());
    let cell = around.width() * LAID / same as f64;
    let scale = (around.height() * GOODS / own.height().max(1.0)).min(cell * 0.94 / own.width().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y0 + around.height() * COUNTER), scale)
}

/// Beside and behind whoever takes from it, whose hand is on the nearest of what lies there.
pub(super) fn at_the_stall((base, holder): (&Art, &str), other: Group) -> Group {
    let body = Doer::of(base);
    let (around, own) = (body.around, other.bounds());
    let scale = around.height() * HIGHER / own.height().max(1.0);
    let other = other.stood(Point::new(0.0, around.y1), scale);
    let goods = other.members.iter().filter(|member| member.actor.party != other.root.party);
    let nearest = goods.map(|member| member.art.bounds()).min_by(|one, next| one.x0.total_cmp(&next.x0));
    let nearest = nearest.unwrap_or(other.bounds());
    let to = Point::new(nearest.x0 + nearest.width() * 0.3, nearest.center().y);
    let arms = grip::shoulders(holder, base).filter(|_| !body.person);
    let hand = match &arms {
        Some(arms) => Point::new(around.x1 + arms.thickness() * 0.6, to.y),
        None if body.person => body.hand,
        None => Point::new(body.mouth.x, to.y),
    };
    let mut placed = other.moved(Affine::translate((hand.x - to.x, 0.0)));
    // Behind what lies there.
    if let (Some(arms), Some(stall)) = (arms, placed.members.first_mut()) {
        stall.art.shapes.extend(arms.reach(base, arms.right, hand));
    }
    placed
}

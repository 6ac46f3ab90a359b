//! Put into the ground: a tree or a flag with earth around its foot and a hand on it.

use figures::{Art, Detail};
use kurbo::{Affine, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::grip;
use super::group::Group;
use super::prone;
use super::rod::mound;
use super::tend::{Doer, TOOLS, is_alive};
use super::ties::doing;
use super::tools;

/// What is put into the ground by its pole.
const POLES: [&str; 2] = ["flag", "scarecrow"];

/// How large what is dug up is, as a share of the height of who digs.
const DUG_UP: f64 = 0.36;
/// So many at most are dug up or buried in a row.
pub(super) const AT_ONCE: u8 = 3;
/// What is put into the ground to grow.
const SEEDS: [&str; 1] = ["acorn"];

/// Flags go into the ground, and out of the hand.
pub(super) fn stage(scene: &mut Scene) {
    flags(scene);
    out_of_hand(scene);
}

fn is_one(name: &str) -> bool {
    name.ends_with("tree") || POLES.contains(&name) || SEEDS.contains(&name)
}

/// Whether somebody plants it: a tree, or a flag whose pole goes into the ground.
pub(super) fn plants(scene: &Scene, relation: &Relation) -> bool {
    let planted = scene.subject(relation.object).is_some_and(|one| is_one(one.what.name()) && one.count == 1);
    doing(scene, relation.subject) == Some(Doing::Gardening)
        && planted
        && matches!(relation.link, Link::With | Link::Holding | Link::NextTo)
}

/// Whether a party plants anything.
pub(super) fn is_planting(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && plants(scene, known))
}

/// Whether it is planted, and not watered, by whoever works in a garden, or dug up.
pub(super) fn is_in_the_ground(group: &Group, deed: Doing) -> bool {
    deed == Doing::Digging
        || deed == Doing::Gardening && group.first().is_some_and(|first| is_one(first.name))
}

/// In the ground before the doer, who plants it or digs it up.
pub(super) fn in_the_ground(doer: (&Art, &str), other: Group, (deed, rank): (Doing, usize)) -> Group {
    let own = deed == Doing::Digging && prone::is_at_its_hole(doer.0);
    if own && other.first().is_some_and(|first| first.name == "hole") {
        return prone::own_hole(doer.0, other);
    }
    if deed == Doing::Digging { unearthed(doer.0, other, rank) } else { planted(doer, other) }
}

/// How far beside the other hand a spade stands and how long it is, as shares of the planter's height.
const SPADE: (f64, f64) = (0.1, 0.6);

/// A spade in the other hand of whoever plants.
pub(super) fn with_a_spade(art: &mut Art, detail: Detail) {
    let body = Doer::of(art);
    let (hand, high) = (body.other_hand, body.around.height());
    let end = Point::new(hand.x - high * SPADE.0, body.around.y1);
    let mut shapes = tools::wielded("shovel", (hand, end), high * SPADE.1, detail);
    shapes.extend(grip::fingers(art, hand));
    art.shapes.extend(shapes);
}

/// Beside the doer, with a hand on its stem and earth around its foot.
fn planted((base, holder): (&Art, &str), other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let own = other.bounds();
    if other.first().is_some_and(|first| SEEDS.contains(&first.name)) {
        return sown(base, &body, other);
    }
    let pole = other.first().is_some_and(|first| POLES.contains(&first.name));
    let arms = grip::shoulders(holder, base).filter(|_| !body.person);
    let stem = if pole { 0.06 } else { 0.5 };
    let scale =
        (high * 1.0 / own.height().max(1.0)).min(high * if pole { 0.6 } else { 0.76 } / own.width().max(1.0));
    let reach = arms.as_ref().map_or(body.hand, |arms| arms.lifted(base, false));
    // The crown is beside the face, the stem at the hand.
    let clear =
        if pole { reach.x } else { reach.x.max(body.mouth.x + high * 0.16 + own.width() * scale * 0.5) };
    let foot = Point::new(clear, body.around.y1 - high * 0.01);
    let mut other = other.moved(
        Affine::translate(foot.to_vec2())
            * Affine::scale(scale)
            * Affine::translate((-(own.x0 + own.width() * stem), -own.y1)),
    );
    let at = Point::new(
        clear - if pole { 0.0 } else { own.width() * scale * 0.05 },
        reach.y.max(foot.y - high * 0.3),
    );
    let Some(member) = other.members.last_mut() else { return other };
    member.art.shapes.extend(mound(foot, high * if pole { 0.26 } else { 0.34 }));
    match arms {
        Some(arms) => member.art.shapes.extend(arms.reach(base, arms.right, at)),
        None if body.person => member.art.shapes.extend(grip::fingers(base, reach)),
        None => (),
    }
    other
}

/// A seed half in the earth before the doer.
fn sown(base: &Art, body: &Doer, other: Group) -> Group {
    let high = body.around.height().min(body.around.width());
    let own = other.bounds();
    let scale = high * 0.2 / own.height().max(1.0);
    let foot = Point::new(body.around.x1 + high * 0.16, base.bounds().y1);
    let mut other = other.stood(foot - Vec2::new(0.0, high * 0.05), scale);
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(mound(foot, high * 0.4));
    }
    other
}

/// What is watered or planted stands in the ground, and is not in the hand.
fn out_of_hand(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let tool = scene.subject(known.object).is_none_or(|one| TOOLS.contains(&one.what.name()));
        let gardens = doing(scene, known.subject) == Some(Doing::Gardening);
        if known.link == Link::Holding && gardens && !tool {
            scene.relations[index].link = Link::With;
        }
    }
}

/// What is dug up, and is no tool, is before whoever digs.
pub(super) fn unearth(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let digs = doing(scene, known.subject) == Some(Doing::Digging);
        if digs && known.link == Link::Holding && is_dug_up(scene, &known) {
            scene.relations[index].link = Link::With;
        }
    }
}

/// Whether somebody digs it up.
pub(super) fn is_dug_up(scene: &Scene, known: &Relation) -> bool {
    let tool = scene.subject(known.object).is_none_or(|one| TOOLS.contains(&one.what.name()));
    doing(scene, known.subject) == Some(Doing::Digging)
        && matches!(known.link, Link::With | Link::Holding)
        && !tool
        && !is_alive(scene, known.object)
}

/// Half in the earth before whoever digs it up.
fn unearthed(base: &Art, other: Group, rank: usize) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let own = other.bounds();
    let scale = (high * DUG_UP / own.height().max(1.0)).min(high * DUG_UP * 1.3 / own.width().max(1.0));
    let (wide, tall) = (own.width() * scale, own.height() * scale);
    // The first one at its paws, the others beyond it.
    let foot = Point::new(body.around.x1 + wide * (0.5 + 1.1 * rank as f64), body.around.y1);
    let mut other = other.stood(foot - Vec2::new(0.0, tall * 0.04), scale);
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(mound(foot + Vec2::new(0.0, tall * 0.1), wide.max(high * 0.2) * 1.4));
    }
    other
}

/// Whoever holds a flag on the moon or on a peak plants it.
fn flags(scene: &mut Scene) {
    use scene::Place::{Mountain, Space};
    if !matches!(scene.place, Space | Mountain) {
        return;
    }
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let flag = scene.subject(known.object).is_some_and(|one| one.what.name() == POLES[0]);
        if known.link != Link::Holding || !flag || doing(scene, known.subject) != Some(Doing::Holding) {
            continue;
        }
        scene.relations[index].link = Link::With;
        match known.subject {
            Party::Hero => scene.doing = Doing::Gardening,
            Party::Cast(party) => scene.cast[party].doing = Some(Doing::Gardening),
        }
    }
}

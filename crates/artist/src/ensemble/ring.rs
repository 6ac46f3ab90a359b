//! Around something: it is in the middle, one at its left, one at its right, the others behind it.

use core::f64::consts::TAU;

use figures::Anchor;
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Link, Place, Relation, Scene};

use super::circle;
use super::grip;
use super::group::Group;
use super::settle::is_named;
use super::strung::MAYPOLE;
use super::tend::Doer;
use super::ties::{before_in_a_row, doing};
use crate::silhouette::Silhouette;

/// So many stand around one thing.
const MANY: std::ops::RangeInclusive<usize> = 3..=12;
/// The same in the sky.
const IN_THE_SKY: std::ops::RangeInclusive<usize> = 4..=12;
/// What is lower than this beside those around it leaves those behind it to be seen.
const LOW: f64 = 1.1;
/// What two are at both sides of.
const BETWEEN_TWO: [&str; 3] = [MAYPOLE, "snowman", "christmas tree"];
/// How much of somebody a thing hides at most who stands behind it.
const HIDES: f64 = 0.5;
/// How close side by side they stand: a lifted arm reaches over the neighbour.
const CLOSE: f64 = 0.88;
/// The same where there are more than so many.
const CROWD: usize = 4;
const CLOSER: f64 = 0.74;
const LARGEST: f64 = 4.2;
/// How high those are at most who stand before what they build, as a share of the room.
const BUILDERS: f64 = 0.42;
/// Those who swim around something are of the first of these sizes at which they keep clear of each other.
const SIZES: [f64; 14] = [2.4, 2.2, 2.0, 1.85, 1.7, 1.56, 1.42, 1.28, 1.14, 1.0, 0.85, 0.72, 0.6, 0.5];

type Placed = (Group, Affine, f64);

/// Everybody around the one thing in the middle; the groups come back where the wish is of something else.
pub(super) fn around(scene: &Scene, groups: Vec<Group>, room: Rect) -> Result<Vec<Placed>, Vec<Group>> {
    let Some(middle) = middle(scene, &groups) else { return Err(groups) };
    let mut others = groups;
    let middle = others.remove(middle);
    let before_it = before_in_a_row(scene, middle.root.party);
    let face = middle
        .first()
        .is_some_and(|one| one.art.anchor(Anchor::Face).is_some() || one.name == "christmas tree");
    let builds = scene.relations.iter().any(|known| doing(scene, known.subject) == Some(Doing::Building));
    // A snowman or a tree is in the middle of those who build it.
    if before_it || builds && !face {
        return Ok(before(middle, others, room));
    }
    if builds && others.len() > 2 {
        return Ok(flanked(middle, others, room));
    }
    let own = middle.bounds();
    let tallest = others.iter().map(|one| one.bounds().height()).fold(0.0, f64::max);
    let alive = middle.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some());
    // Who swims or flies need not stand.
    let hovers =
        scene.place == Place::Underwater || others.iter().all(|one| hovers(doing(scene, one.root.party)));
    let sky = middle.floats && others.iter().all(|one| one.floats);
    if (alive && hovers || sky)
        && let Some(feet) = wheel(&middle, &others, room)
    {
        let stands = |(group, (foot, scale, turned))| stood(group, foot, (scale, turned));
        return Ok(std::iter::once(middle).chain(others).zip(feet).map(stands).collect());
    }
    let is_low = !alive && own.height() < tallest * LOW;
    if is_low && others.len() >= circle::MANY {
        let (middle_stands, stands) = circle::all_around(&middle, &others, room);
        let all = others
            .into_iter()
            .zip(stands)
            .map(|(one, (foot, scale, turned))| stood(one, foot, (scale, turned)));
        let (foot, scale, turned) = middle_stands;
        return Ok(std::iter::once(stood(middle, foot, (scale, turned))).chain(all).collect());
    }
    Ok(if is_low { low(middle, others, room) } else { tall(middle, others, room) })
}

/// "kids building a snowman": it is between their hands, and so is the fire of a camp.
pub(super) fn is_built(scene: &Scene, relation: &Relation) -> bool {
    let Some(object) = scene.subject(relation.object).filter(|object| object.count == 1) else {
        return false;
    };
    match doing(scene, relation.subject) {
        Some(Doing::Building) => relation.link == Link::With,
        Some(Doing::Camping) => object.what.name() == "campfire",
        _ => false,
    }
}

fn hovers(doing: Option<Doing>) -> bool {
    matches!(doing, Some(Doing::Swimming | Doing::Flying))
}

/// For the one in the middle and each of the others a foot, a size, and whether it is turned: on an ellipse that fills the
/// room, as large as they keep clear of each other.
fn wheel(middle: &Group, others: &[Group], room: Rect) -> Option<Vec<(Point, f64, bool)>> {
    let around = |group: &Group, at: Point, scale: f64| {
        let own = group.bounds();
        Rect::from_center_size(at, own.size() * scale)
    };
    let place = |scale: f64, phase: f64| -> Option<Vec<(Point, f64, bool)>> {
        let wide = others.iter().map(|one| one.bounds().width()).fold(0.0, f64::max) * scale;
        let high = others.iter().map(|one| one.bounds().height()).fold(0.0, f64::max) * scale;
        let (rx, ry) = ((room.width() - wide) / 2.0, (room.height() - high) / 2.0);
        let mut taken = vec![around(middle, room.center(), scale)];
        let mut placed = vec![(room.center(), scale, false)];
        for (index, one) in others.iter().enumerate() {
            let turn = TAU * ((index as f64 + phase) / others.len() as f64 - 0.25);
            let at = room.center() + Vec2::new(rx * libm::cos(turn), ry * libm::sin(turn));
            let own = around(one, at, scale);
            if taken.iter().any(|other| other.overlaps(own)) {
                return None;
            }
            taken.push(own);
            placed.push((at, scale, at.x > room.center().x));
        }
        let foot = |(group, (at, scale, turned)): (&Group, (Point, f64, bool))| {
            (at + Vec2::new(0.0, group.bounds().height() * scale / 2.0), scale, turned)
        };
        Some(std::iter::once(middle).chain(others).zip(placed).map(foot).collect())
    };
    // One above the middle, or two.
    SIZES.iter().find_map(|size| place(*size, 0.0).or_else(|| place(*size, 0.5)))
}

/// The index of the group that all others are around.
fn middle(scene: &Scene, groups: &[Group]) -> Option<usize> {
    let is_around = |known: &Relation, group: &Group| {
        let around = matches!(doing(scene, known.subject), Some(Doing::Camping | Doing::Building));
        let row = known.link == Link::InFrontOf;
        known.subject == group.root.party
            && (row || known.link == Link::NextTo || known.link == Link::With && around)
    };
    let all_around = |index: &usize| {
        let party = groups[*index].root.party;
        let mut others = groups.iter().enumerate().filter(|(other, _)| other != index);
        others.all(|(_, group)| {
            group.root.party != party
                && scene.relations.iter().any(|known| known.object == party && is_around(known, group))
        })
    };
    let ground = groups.iter().all(|group| !group.floats);
    let sky = groups.iter().all(|group| group.floats);
    let others = groups.len() - groups.len().min(1);
    let two = others == 2 && groups.iter().any(|group| BETWEEN_TWO.iter().any(|name| is_named(group, name)));
    (ground && (MANY.contains(&others) || two) || sky && IN_THE_SKY.contains(&others)).then_some(())?;
    (0..groups.len()).find(all_around)
}

fn stood(group: Group, foot: Point, (scale, turned): (f64, bool)) -> Placed {
    let own = group.bounds();
    let placing = Affine::translate(foot.to_vec2())
        * Affine::scale_non_uniform(if turned { -scale } else { scale }, scale)
        * Affine::translate((-own.center().x, -own.y1));
    (group, placing, foot.y)
}

/// The thing in front, two at its sides, the others behind it in a row.
fn low(middle: Group, mut others: Vec<Group>, room: Rect) -> Vec<Placed> {
    let crowded = others.len() > CROWD;
    let wide = |group: &Group| group.bounds().width() * if crowded { CLOSER } else { CLOSE };
    let right = others.pop();
    let behind = others.split_off(1);
    let tallest = behind.iter().map(|one| one.bounds().height()).fold(0.0, f64::max);
    let rise = (middle.bounds().height() - tallest * HIDES).max(tallest * 0.1);
    let inner = behind.iter().map(wide).sum::<f64>().max(wide(&middle));
    let sides: f64 = others.iter().chain(&right).map(wide).sum();
    let scale = LARGEST.min(room.width() / (inner + sides)).min(room.height() / (tallest + rise).max(1.0));
    let center = room.center().x + others.iter().map(wide).sum::<f64>() * scale / 2.0
        - right.iter().map(wide).sum::<f64>() * scale / 2.0;
    let mut placed = Vec::new();
    let row: f64 = behind.iter().map(wide).sum();
    let mut x = center - row * scale / 2.0;
    for one in behind {
        let half = wide(&one) * scale / 2.0;
        placed.push(stood(one, Point::new(x + half, room.y1 - rise * scale), (scale, false)));
        x += half * 2.0;
    }
    for (one, side) in others.into_iter().map(|one| (one, -1.0)).chain(right.map(|one| (one, 1.0))) {
        let aside = side * (inner + wide(&one)) * scale / 2.0;
        placed.push(stood(one, Point::new(center + aside, room.y1 - 6.0), (scale, side > 0.0)));
    }
    placed.push(stood(middle, Point::new(center, room.y1), (scale, false)));
    placed
}

/// What is built in the middle, whoever builds it in a row before it.
fn before(middle: Group, others: Vec<Group>, room: Rect) -> Vec<Placed> {
    let wide = |group: &Group| group.bounds().width();
    let row = others.iter().map(wide).sum::<f64>().max(1.0);
    let highest = others.iter().map(|one| one.bounds().height()).fold(1.0, f64::max);
    let scale = LARGEST.min(room.width() / row).min(room.height() * BUILDERS / highest);
    let own = middle.bounds();
    let rise = highest * scale * (1.0 - HIDES * 0.5);
    let large =
        ((room.height() - rise) / own.height().max(1.0)).min(room.width() * 0.8 / own.width().max(1.0));
    let mut x = room.center().x - row * scale / 2.0;
    let mut placed = vec![stood(middle, Point::new(room.center().x, room.y1 - rise), (large, false))];
    for one in others {
        let half = wide(&one) * scale / 2.0;
        let turned = x + half > room.center().x + half * 0.5;
        placed.push(stood(one, Point::new(x + half, room.y1), (scale, turned)));
        x += half * 2.0;
    }
    placed
}

/// Two at the sides of what is in the middle, the others nearer, turned to it.
fn flanked(middle: Group, others: Vec<Group>, room: Rect) -> Vec<Placed> {
    const BACK: f64 = 0.35;
    const FRONT: f64 = 0.26;
    const WIDE: f64 = 0.34;
    let widest = others.iter().map(|one| one.bounds().width()).fold(1.0, f64::max);
    let highest = others.iter().map(|one| one.bounds().height()).fold(1.0, f64::max);
    let scale = (room.width() * WIDE / widest).min(room.height() * 0.5 / highest);
    let own = middle.bounds();
    let large = (scale * 1.5).min(room.height() * 0.94 / own.height()).min(room.width() * 0.6 / own.width());
    let step = room.height() * 0.16;
    let mut placed = Vec::new();
    let x = room.center().x;
    for (index, one) in others.into_iter().enumerate() {
        let side = if index % 2 == 0 { -1.0 } else { 1.0 };
        let rank = index / 2;
        let aside = room.width() * if rank == 0 { BACK } else { FRONT };
        let foot = Point::new(x + side * aside, room.y1 - step * (1.0 - rank.min(1) as f64));
        let foot = hand_on((&middle, Point::new(x, room.y1 - step * 0.7), large), &one, (foot, scale, side));
        placed.push(stood(one, foot, (scale, side > 0.0)));
    }
    placed.insert(0, stood(middle, Point::new(x, room.y1 - step * 0.7), (large, false)));
    placed.sort_by(|one, other| one.2.total_cmp(&other.2));
    placed
}

/// The foot of whoever stands beside the one in the middle and has a hand on it: `side` −1 is at its left.
fn hand_on(
    (middle, at, large): (&Group, Point, f64),
    one: &Group,
    (foot, scale, side): (Point, f64, f64),
) -> Point {
    let (Some(built), Some(builder)) = (middle.first(), one.first()) else { return foot };
    if !grip::is_person(&builder.art) {
        return foot;
    }
    let (own, body) = (one.bounds(), Doer::of(&builder.art));
    // In the units of the page, from the builder's foot.
    let reach = (body.hand - Point::new(own.center().x, own.y1)) * scale;
    let around = middle.bounds();
    let level = around.y1 + (foot.y + reach.y - at.y) / large;
    let near = around.height() * 0.03;
    let Some((from, to)) = Silhouette::of(&built.art).reach(level - near, level + near) else { return foot };
    let edge = at.x + (if side < 0.0 { from } else { to } - around.center().x) * large;
    let x = edge - side * 4.0 + side * reach.x;
    Point::new(x, foot.y)
}

/// A high one in the middle of a row, everybody turned to it.
fn tall(middle: Group, mut others: Vec<Group>, room: Rect) -> Vec<Placed> {
    let right = others.split_off(others.len().div_ceil(2));
    let count = others.len();
    let row: Vec<Group> = others.into_iter().chain([middle]).chain(right).collect();
    let wide: f64 = row.iter().map(|one| one.bounds().width() * CLOSE).sum();
    let highest = row.iter().map(|one| one.bounds().height()).fold(1.0, f64::max);
    let scale = LARGEST.min(room.width() / wide).min(room.height() / highest);
    let mut x = room.center().x - wide * scale / 2.0;
    let mut placed = Vec::new();
    for (index, one) in row.into_iter().enumerate() {
        let half = one.bounds().width() * CLOSE * scale / 2.0;
        let near = if index == count { 8.0 } else { 0.0 };
        placed.push(stood(one, Point::new(x + half, room.y1 - near), (scale, index > count)));
        x += half * 2.0;
    }
    placed
}

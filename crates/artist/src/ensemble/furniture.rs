//! About furniture and walls: between the legs of a chair, on a refrigerator's door, in a vase.

use figures::{Art, Detail, figure};
use kurbo::{Affine, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::casting::copies;
use super::group::{Group, Tied};
use super::tend::is_alive;
use super::ties::doing;
use super::{around, meal};

/// What stands on legs or pillars: how much of its height is open below, and of its width.
const LEGS: [(&str, f64, f64); 10] = [
    ("rocking chair", 0.42, 0.52),
    ("chair", 0.42, 0.52),
    ("kitchen chair", 0.44, 0.6),
    ("stool", 0.56, 0.42),
    ("bench", 0.34, 0.66),
    ("sofa", 0.34, 0.6),
    ("bed", 0.4, 0.64),
    (BRIDGE, 0.68, 0.62),
    ("stone arch", 0.7, 0.46),
    ("piano", 0.4, 0.6),
];
const BRIDGE: &str = "bridge";
/// What stands higher where somebody is below.
const HIGHER: [(&str, &str); 2] = [(BRIDGE, "high bridge"), ("bed", "high bed")];

/// What has a front to hang things on: where, in shares of its box.
const FRONTS: [(&str, [f64; 4]); 5] = [
    ("refrigerator", [0.1, 0.1, 0.8, 0.86]),
    ("door", [0.12, 0.1, 0.84, 0.84]),
    ("blackboard", [0.12, 0.16, 0.88, 0.66]),
    ("brick wall", [0.08, 0.1, 0.92, 0.9]),
    ("wardrobe", [0.1, 0.1, 0.9, 0.8]),
];
/// What hangs there.
const HUNG: [&str; 14] = [
    "envelope",
    "love letter",
    "magnet",
    "framed picture",
    "sheet of paper",
    "heart",
    "star",
    "calendar",
    "wreath",
    "clock",
    "memo",
    "notepad",
    "treasure map",
    "medal",
];
/// How much of its share of the front a thing fills.
const FILLS: f64 = 0.8;

/// What flowers stand in.
const VASES: [&str; 4] = ["vase", "flower pot", "pitcher", "bottle"];
/// How high flowers in a vase are, in shares of its height, how deep their stems are in it, and how far they fan out.
const BLOOM: f64 = 0.9;
const STEM: f64 = 0.2;
const FAN: f64 = 0.8;

/// The names of all in the lists here.
#[cfg(test)]
pub(super) fn names() -> Vec<&'static str> {
    let legs = LEGS.map(|(name, ..)| name);
    let fronts = FRONTS.map(|(name, _)| name);
    [&legs[..], &fronts, &HUNG, &VASES, &HIGHER.map(|(_, high)| high), &super::openings::HEAPS].concat()
}

fn legs(name: &str) -> Option<(f64, f64)> {
    LEGS.iter().find(|(known, ..)| *known == name).map(|(_, high, wide)| (*high, *wide))
}

/// Whether there is room between the legs of it.
pub(super) fn has_legs(name: &str) -> bool {
    legs(name).is_some()
}

/// How much larger it must be for those under it.
pub(super) fn room_below(art: &Art, name: &str, tied: &[Tied]) -> Option<f64> {
    let (high, wide) = legs(name)?;
    let below = tied.iter().filter(|(_, link, _)| *link == Link::Under);
    let (mut tallest, mut together) = (0.0_f64, 0.0);
    for (.., group) in below {
        tallest = tallest.max(group.bounds().height());
        together += group.bounds().width();
    }
    let own = art.bounds();
    let needed = (tallest / (own.height() * high).max(1.0)).max(together / (own.width() * wide).max(1.0));
    (together > 0.0).then_some(needed)
}

/// Between the legs of it, small enough to be there, one of `same`.
pub(super) fn between_legs((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let (high, wide) = legs(name).unwrap_or((0.5, 0.6));
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * wide / same as f64;
    let scale = (around.height() * high / own.height().max(1.0)).min(cell / own.width().max(1.0)).min(1.0);
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y1 + 3.0), scale)
}

/// A bridge or a bed under which somebody is stands high.
pub(super) fn raised((name, art): (&str, &mut Art), tied: &[Tied], detail: Detail) {
    let under = tied.iter().any(|(_, link, _)| *link == Link::Under);
    let high = HIGHER.iter().find(|(low, _)| *low == name && under);
    if let Some(Ok(high)) = high.map(|(_, high)| figure(high, detail)) {
        let (own, new) = (art.bounds(), high.bounds());
        let foot = Point::new(own.center().x, own.y1).to_vec2();
        let from = Point::new(new.center().x, new.y1).to_vec2();
        let scale = own.width() / new.width().max(1.0);
        *art = high.clone().placed(Affine::translate(foot) * Affine::scale(scale) * Affine::translate(-from));
    }
}

fn named(scene: &Scene, party: Party) -> Option<&'static str> {
    match scene.subject(party)?.what {
        What::Thing(thing) => Some(thing.name),
        What::Person(_) => None,
    }
}

/// What is below a bridge is under it.
pub(super) fn below_the_arch(scene: &mut Scene) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        if known.link == Link::Below && named(scene, known.object).is_some_and(has_legs) {
            scene.relations[index].link = Link::Under;
        }
    }
}

/// A vase with flowers has them in it.
pub(super) fn in_vases(scene: &mut Scene) {
    for (index, known) in scene.relations.clone().into_iter().enumerate() {
        let vase = named(scene, known.subject).is_some_and(|name| VASES.contains(&name));
        let stems = named(scene, known.object).is_some_and(is_stem);
        if known.link == Link::With && vase && stems {
            scene.relations[index] =
                Relation { subject: known.object, link: Link::In, object: known.subject, and: None };
        }
    }
}

fn hangs(name: &str) -> bool {
    HUNG.contains(&name) || name.starts_with("painting of") || name.ends_with(" card")
}

/// Whether it is on the front of that thing, and not on its top.
pub(super) fn is_on_front(name: &str, other: &Group) -> bool {
    FRONTS.iter().any(|(front, _)| *front == name) && other.first().is_some_and(|first| hangs(first.name))
}

/// On the front of a door, one of `same`.
pub(super) fn on_front((base, name): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let Some((_, [x0, y0, x1, y1])) = FRONTS.iter().find(|(front, _)| *front == name) else { return other };
    let (around, own) = (base.bounds(), other.bounds());
    let columns = (1..=same).find(|columns| columns * columns >= same).unwrap_or(1);
    let rows = same.div_ceil(columns);
    let cell =
        Vec2::new(around.width() * (x1 - x0) / columns as f64, around.height() * (y1 - y0) / rows as f64);
    let at = Point::new(
        around.x0 + around.width() * x0 + ((rank % columns) as f64 + 0.5) * cell.x,
        around.y0 + around.height() * y0 + ((rank / columns) as f64 + 0.5) * cell.y,
    );
    let scale = FILLS * (cell.x / own.width().max(1.0)).min(cell.y / own.height().max(1.0));
    other.centered(at, scale)
}

/// Whether flowers or a spoon stand in it.
pub(super) fn is_arranged(name: &str, other: &Group) -> bool {
    VASES.contains(&name) && other.first().is_some_and(|first| is_stem(first.name))
}

fn is_stem(name: &str) -> bool {
    const BLOSSOMS: [&str; 7] =
        ["rose", "tulip", "yellow blossom", "cherry blossom", "hibiscus", "hyacinth", "leaf"];
    name.contains("flower") || BLOSSOMS.contains(&name)
}

/// Its stem in the vase, one of `same`, fanned out.
pub(super) fn arranged(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let share = (rank as f64 + 0.5) / same as f64 - 0.5;
    let end = Point::new(own.center().x, own.y1);
    let at = Point::new(around.center().x, around.y0 + around.height() * STEM);
    // The middle ones stand higher.
    let high = around.height() * (BLOOM + STEM - share.abs() * 0.3);
    let scale = high / own.height().max(1.0);
    other.moved(
        Affine::translate(at.to_vec2())
            * Affine::rotate(share * FAN * same as f64)
            * Affine::scale(scale)
            * Affine::translate(-end.to_vec2()),
    )
}

/// Whoever plays with blocks or paints eggs at a table has them on it.
pub(super) fn at_the_table(scene: &mut Scene, tops: &[&str], highest: u32) {
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let name = scene.subject(known.object).map_or("", |one| one.what.name());
        let works = match doing(scene, known.subject) {
            Some(Doing::Building | Doing::Playing | Doing::Painting) => known.link == Link::With,
            Some(Doing::Eating) if meal::is_dish(name) => matches!(known.link, Link::With | Link::Holding),
            _ => around::gathers(scene, &known),
        };
        let low = scene
            .subject(known.object)
            .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= highest));
        let table = scene.relations.iter().find(|other| {
            other.subject == known.subject
                && matches!(other.link, Link::NextTo | Link::With | Link::On)
                && named(scene, other.object).is_some_and(|name| tops.contains(&name))
        });
        let placed = |other: &Relation| other.subject == known.object;
        if let (true, true, Some(table)) = (works, low, table.copied())
            && !is_alive(scene, known.object)
            && !scene.relations.iter().any(placed)
        {
            let laid = Relation { subject: known.object, link: Link::On, object: table.object, and: None };
            one_plate_each(scene, known.object);
            // Nobody else has it in the hand.
            for other in &mut scene.relations {
                if other.object == known.object && matches!(other.link, Link::With | Link::Holding) {
                    *other = laid;
                }
            }
        }
    }
}

/// Several who eat one dish at a table have a plate each; a cake and a pizza are for all.
fn one_plate_each(scene: &mut Scene, dish: Party) {
    let eats = |known: &&Relation| {
        known.object == dish
            && matches!(known.link, Link::With | Link::Holding)
            && doing(scene, known.subject) == Some(Doing::Eating)
    };
    let heads: u8 = scene.relations.iter().filter(eats).map(|known| copies(scene, known.subject)).sum();
    let shared = named(scene, dish)
        .is_none_or(|name| !meal::is_dish(name) || name.contains("cake") || name.contains("pizza"));
    if let (Party::Cast(index), false, true) = (dish, shared, heads > 1)
        && scene.cast[index].count == 1
    {
        scene.cast[index].count = heads.min(4);
    }
}

/// What is seen on its top where something on it is said to be beside it as well.
pub(super) fn on_one_top(scene: &mut Scene, tops: &[&str], highest: u32) {
    for known in scene.relations.clone() {
        let beside = matches!(known.link, Link::LeftOf | Link::RightOf | Link::NextTo | Link::Behind);
        let low = |party: Party| {
            !is_alive(scene, party)
                && scene
                    .subject(party)
                    .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres <= highest))
        };
        let top_of = |party: Party| {
            let on = |other: &&Relation| other.subject == party && other.link == Link::On;
            scene
                .relations
                .iter()
                .find(on)
                .map(|other| other.object)
                .filter(|top| named(scene, *top).is_some_and(|name| tops.contains(&name)))
        };
        if !beside || !low(known.subject) || !low(known.object) {
            continue;
        }
        let placed = match (top_of(known.subject), top_of(known.object)) {
            (None, Some(top)) => Some((known.subject, top)),
            (Some(top), None) => Some((known.object, top)),
            _ => None,
        };
        if let Some((subject, object)) = placed {
            scene.relations.push(Relation { subject, link: Link::On, object, and: None });
        }
    }
}

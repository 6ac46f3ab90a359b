//! Around one thing: three and more who eat, drink or share what there is one of stand about it, all seen above it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, Ellipse, Point, Rect, Shape as _};
use scene::{Doing, Link, Party, Relation, Scene, Thing, What};

use super::casting::copies;
use super::grip;
use super::group::Group;
use super::table::TABLES;
use super::tend::is_alive;
use super::ties::{doing, is_somebody};

/// So few have it between them.
const SEVERAL: u8 = 3;
/// What is higher than this, in centimetres, is not eaten: they would be in it.
const LOW: u32 = 90;
/// How high the thing is beside the highest of them, how wide beside all of them, and where a table under it ends.
const HIGH: f64 = 0.46;
const WIDE: f64 = 0.6;
const TABLE: f64 = 0.38;
/// How far apart they stand, in shares of their widths, and how far the middle ones stand back, of their height.
const APART: f64 = 0.9;
const BACK: f64 = 0.2;
const WOOD: Tint = Tint::hex(0xC9_8F_55);

/// What is one of many pieces when somebody has it in the hand, and whole when all are around it.
pub(super) const WHOLE: [(&str, &str); 1] = [("pizza slice", "whole pizza")];

/// Whether a relation says that its subject is one of those around its object.
pub(super) fn gathers(scene: &Scene, known: &Relation) -> bool {
    let at_it = |other: &&Relation| other.object == known.object && shares(scene, other);
    let heads: u8 = scene.relations.iter().filter(at_it).map(|other| copies(scene, other.subject)).sum();
    let placed = |other: &Relation| {
        other.subject == known.object && matches!(other.link, Link::On | Link::In | Link::Under)
    };
    heads >= SEVERAL && shares(scene, known) && !scene.relations.iter().any(placed)
}

fn shares(scene: &Scene, known: &Relation) -> bool {
    let deed = matches!(doing(scene, known.subject), Some(Doing::Eating | Doing::Drinking | Doing::Giving));
    let low = scene.subject(known.object).is_some_and(|one| {
        // Who eats at a table does not eat the table.
        let dish = |thing: &Thing| thing.centimetres <= LOW && !TABLES.contains(&thing.name);
        one.count == 1 && matches!(one.what, What::Thing(thing) if dish(thing))
    });
    let near = matches!(known.link, Link::With | Link::Holding | Link::NextTo);
    deed && low && near && !is_alive(scene, known.object) && is_alive(scene, known.subject)
}

/// Whether somebody is one of those around something.
pub(super) fn is_at_one(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && gathers(scene, known))
}

/// What is shared is whole, and in nobody's hand: all reach for it.
pub(super) fn whole(scene: &mut Scene) {
    let all: Vec<usize> =
        (0..scene.relations.len()).filter(|index| gathers(scene, &scene.relations[*index])).collect();
    for index in 0..scene.cast.len() {
        let gathered =
            scene.relations.iter().any(|known| known.object == Party::Cast(index) && gathers(scene, known));
        let name = scene.cast[index].what.name();
        let whole = WHOLE.iter().find(|(piece, _)| *piece == name && gathered);
        if let Some(whole) = whole.and_then(|(_, whole)| Thing::named(whole)) {
            scene.cast[index].what = What::Thing(whole);
        }
    }
    for index in all {
        let known = &mut scene.relations[index];
        known.link = Link::With;
        let person = known.subject;
        match person {
            Party::Hero => scene.doing = Doing::Giving,
            Party::Cast(one) if is_somebody(scene, person) => scene.cast[one].doing = Some(Doing::Giving),
            Party::Cast(_) => (),
        }
    }
}

/// The thing large enough for all around it; on a table where one of them is a person.
pub(super) fn served(art: &Art, guests: &[Rect], people: bool) -> Art {
    let own = art.bounds();
    let highest = guests.iter().map(Rect::height).fold(0.0, f64::max);
    let wide: f64 = guests.iter().map(Rect::width).sum();
    let most = if people { HIGH * 0.72 } else { HIGH };
    let scale = (highest * most / own.height().max(1.0)).min(wide * WIDE / own.width().max(1.0));
    let mut art = art.clone().placed(Affine::scale(scale));
    if !people {
        return art;
    }
    let dish = art.bounds();
    let (middle, top) = (dish.center().x, dish.y1 - dish.height() * 0.2);
    let half = (dish.width() * 0.62).max(wide * 0.26);
    let (deep, low) = (half * 0.24, top + highest * TABLE);
    let leg = Rect::new(middle - half * 0.09, top, middle + half * 0.09, low).to_path(0.1);
    let foot = Ellipse::new((middle, low), (half * 0.34, deep * 0.3), 0.0).to_path(0.1);
    let rim = Ellipse::new((middle, top + deep * 0.3), (half, deep), 0.0).to_path(0.1);
    let board = Ellipse::new((middle, top), (half, deep), 0.0).to_path(0.1);
    let table = [foot, leg, rim, board].map(|path| Shape::area(path, WOOD, Pen::Outline));
    art.shapes.splice(0..0, table);
    art
}

/// One of the `guests` in its place: in the middle behind the thing, at the ends beside it, all looking at it.
pub(super) fn stood(base: &Art, guest: Group, (rank, guests): (usize, &[Rect])) -> Group {
    let (around, own) = (base.bounds(), guest.bounds());
    let wide = guests.iter().map(Rect::width).sum::<f64>() / guests.len().max(1) as f64;
    let last = (guests.len().max(2) - 1) as f64;
    let share = rank as f64 / last * 2.0 - 1.0;
    let reach = (around.width() * 0.5 + wide * 0.16).max(wide * APART * last / 2.0);
    let away = guest.first().filter(|first| !grip::is_person(&first.art)).is_some_and(|first| {
        let looks = first.art.anchor(Anchor::Mouth).map_or(0.0, |mouth| mouth.x - own.center().x);
        looks * share > 0.0
    });
    let guest = if away { guest.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { guest };
    let own = guest.bounds();
    let foot = Point::new(
        around.center().x + share * reach,
        around.y1 - own.height() * (0.02 + BACK * (1.0 - share * share)),
    );
    guest.stood(foot, 1.0)
}

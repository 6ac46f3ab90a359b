//! At the table: whoever eats, plays or has tea there sits behind it, side by side, heads above it.

use drawing::{Pen, Shape, Tint};
use figures::{Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Link, Party, Relation, Scene};

use super::group::{Group, bottom};
use super::ready::Ready;
use super::ties::doing;
use super::{stir, tend};

/// What one sits at.
pub(super) const TABLES: [&str; 4] = ["table", "tea table", "chess board", "cauldron"];

/// Whether whoever is at it stands there: around a cauldron.
pub(super) fn stands_at(scene: &Scene, relation: &Relation) -> bool {
    [relation.subject, relation.object]
        .iter()
        .any(|party| scene.subject(*party).is_some_and(|one| one.what.name() == "cauldron"))
}

/// How much of the highest guest the table hides.
const HIDDEN: f64 = 0.46;
/// The least of every guest that is seen above the table.
const SEEN: f64 = 0.62;
/// How much closer than side by side guests sit.
const CLOSE: f64 = 0.86;
/// The most that a table is drawn longer than it is.
const LONGER: f64 = 2.0;

/// Whether the relation says that its subject or its object is at a table: `true` where the table is the object.
pub(super) fn at_table(scene: &Scene, relation: &Relation) -> Option<bool> {
    let is_table =
        |party| scene.subject(party).is_some_and(|one| one.count == 1 && TABLES.contains(&one.what.name()));
    let sits = |party| party == Party::Hero || tend::is_alive(scene, party);
    if stir::stirs(scene, relation, doing(scene, relation.subject)) {
        return None;
    }
    match relation.link {
        Link::NextTo | Link::With if is_table(relation.object) && sits(relation.subject) => Some(true),
        Link::With if is_table(relation.subject) && sits(relation.object) => Some(false),
        _ => None,
    }
}

/// How the table is scaled for all of its guests.
pub(super) fn laid(table: &Art, guests: &[Rect]) -> Affine {
    let own = table.bounds();
    let highest = guests.iter().map(Rect::height).fold(0.0, f64::max);
    let scale = (highest * HIDDEN / own.height().max(1.0)).clamp(0.5, 1.0);
    let wide = guests.iter().map(Rect::width).sum::<f64>() * CLOSE * 0.94;
    let longer = (wide / (own.width() * scale).max(1.0)).clamp(1.0, LONGER);
    Affine::scale_non_uniform(scale * longer, scale)
}

/// How high what lies on a table is at most before a guest, as a share of the guest's height.
const LAID: f64 = 0.22;

/// Small enough to hide no guest of a table; as it is where nobody is at one.
pub(super) fn before(ready: &Ready, link: Link, other: Group) -> Group {
    if link != Link::On {
        return other;
    }
    let lowest = ready.guests.iter().map(Rect::height).fold(f64::INFINITY, f64::min);
    let own = other.bounds();
    let scale = (lowest * LAID / own.height().max(1.0)).min(1.0);
    other.moved(Affine::scale(scale))
}

/// A guest in its place behind the table, the `rank`th of all `guests` from the left.
pub(super) fn seated(table: &Art, guest: Group, (rank, guests): (usize, &[Rect])) -> Group {
    let (around, own) = (table.bounds(), guest.bounds());
    let wide = |guests: &[Rect]| guests.iter().map(Rect::width).sum::<f64>();
    let (before, all) = (wide(&guests[..rank]), wide(guests));
    let x = around.center().x + (before + own.width() / 2.0 - all / 2.0) * CLOSE;
    let foot = (around.y0 + own.height() * (1.0 - SEEN)).min(around.y1 - 4.0);
    guest.moved(Affine::translate(Point::new(x, foot) - bottom(own)))
}

/// A steaming bowl before each of `guests`.
pub(super) fn bowls(table: &Art, guests: usize) -> Vec<Shape> {
    let around = table.bounds();
    let cell = around.width() * 0.86 / guests.max(1) as f64;
    let size = (cell * 0.6).min(around.height() * 0.5);
    let bowl = |index: usize| {
        let x = around.x0 + around.width() * 0.1 + cell * (index as f64 + 0.5);
        let at = Point::new(x, around.y0 + around.height() * 0.14);
        let by = |x: f64, y: f64| at + Vec2::new(x, y) * size;
        let mut path = BezPath::new();
        path.move_to(by(-0.5, 0.0));
        path.curve_to(by(-0.46, 0.34), by(-0.26, 0.46), by(0.0, 0.46));
        path.curve_to(by(0.26, 0.46), by(0.46, 0.34), by(0.5, 0.0));
        path.close_path();
        let rim = kurbo::Ellipse::new(at, (size * 0.5, size * 0.13), 0.0);
        [
            Shape::area(path, Tint::hex(0x8F_D0_E8), Pen::Outline),
            Shape::area(kurbo::Shape::to_path(&rim, 0.1), Tint::hex(0xFF_E9_C7), Pen::Inner),
        ]
    };
    (0..guests).flat_map(bowl).collect()
}

/// What lies on the near edge of a picnic blanket, seen between those on it.
pub(super) const LUNCH: [(&str, f64); 3] = [("sandwich", 0.33), ("watermelon slice", 0.5), ("cupcake", 0.66)];

/// The colour of the blanket of a picnic.
const BLANKET: Tint = Tint::hex(0xFF_9F_B5);

/// Several sit on a blanket, and nobody in its basket.
pub(super) fn without_basket(art: &mut Art) {
    let blanket = art.shapes.iter().find(|shape| shape.tint == Some(BLANKET));
    let Some(around) = blanket.map(|blanket| blanket.path.bounding_box()) else { return };
    let woven = |shape: &Shape| {
        shape.tint == Some(BLANKET)
            || shape.tint.is_none()
                && around.contains(shape.path.bounding_box().center())
                && shape.path.bounding_box().y0 > around.y0
    };
    art.shapes.retain(woven);
}

/// Food on the blanket.
pub(super) fn picnic(blanket: &Art, basket: bool, detail: Detail) -> Vec<Shape> {
    let around = blanket.bounds();
    let lay = |(name, x): (&str, f64)| {
        let piece = figure(name, detail).ok()?;
        let own = piece.bounds();
        let size = if name == "picnic basket" { 0.17 } else { 0.13 };
        let scale = around.width() * size / own.width().max(own.height()).max(1.0);
        let foot = Point::new(around.x0 + around.width() * x, around.y1 - around.height() * 0.05);
        let placing = Affine::translate(foot.to_vec2())
            * Affine::scale(scale)
            * Affine::translate((-own.center().x, -own.y1));
        Some(piece.clone().placed(placing).shapes)
    };
    let middle =
        |(name, x): (&'static str, f64)| if basket && x == 0.5 { ("picnic basket", x) } else { (name, x) };
    LUNCH.into_iter().map(middle).filter_map(lay).flatten().collect()
}

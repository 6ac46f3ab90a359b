//! Those who sit at a table that hides what they sit on, and who sits on the ground before it.

use drawing::Shape;
use figures::{Art, Detail, figure};
use kurbo::{Affine, Point, Rect, Vec2};

use crate::eyes::features;
use crate::partner::{beside, so_high};
use crate::recipe::{Part, Recipe};

/// How far above the ground those sit who are at a table, in units: on stools that it hides.
const ON_A_STOOL: f64 = 52.0;

/// Somebody on a high seat at a table, beside the hero at the right, so high in hundredths of a standing child.
pub(crate) fn seated(partner: &Art, hero: &Art, high: u8) -> Art {
    let high = so_high(partner, high).placed(Affine::translate((0.0, -ON_A_STOOL)));
    beside(high, hero, AT_A_TABLE)
}

/// White between those at one table, in units.
const AT_A_TABLE: f64 = 4.0;

/// How far lower than the ground on which a table stands, or a blanket lies, it may end, in units: it is nearer than others.
const BEFORE_THE_GROUND: f64 = 26.0;

/// Where a group stands that a table is before, or that sits on a blanket.
pub(crate) fn foot_of_a_table(group: &Art) -> Point {
    Point::new(0.0, group.bounds().y1 - BEFORE_THE_GROUND)
}

/// How far before a table somebody is who sits on the ground there, in units, and where along the table, as a share.
const BEFORE_A_TABLE: f64 = 10.0;
const ALONG_A_TABLE: f64 = 0.19;

/// Who sits on the ground right before a table.
pub(crate) fn before_a_table(notes: &Recipe, detail: Detail, table: Rect) -> Option<Art> {
    let (name, high) = notes.cast.iter().find_map(|(name, part)| match part {
        Part::Before(high) => Some((*name, *high)),
        _ => None,
    })?;
    let at = Vec2::new(table.x0 + table.width() * ALONG_A_TABLE, table.y1 + BEFORE_A_TABLE);
    let met = so_high(figure(name, detail).ok()?, high).placed(Affine::translate(at));
    Some(Art { others: features(&met), ..Art::of(met.all().cloned().collect()) })
}

/// How far a table reaches beyond those at it, and how far below the seat of the hero's its far edge is, in units.
const BEYOND_THEM: f64 = 8.0;
const OVER_A_LAP: f64 = 10.0;

/// What is so wide, as a share of a laid table, is the table and stands on none.
const WIDE: f64 = 0.8;

/// A table before all who sit at it, as wide as they are, over whose far edge they are seen.
pub(crate) fn laid_before(table: &Art, (all, seat): (Rect, f64)) -> Art {
    let own = table.bounds();
    let size = (all.width() + 2.0 * BEYOND_THEM) / own.width().max(1.0);
    let wide = table.all().map(Shape::bounds).filter(|part| part.width() > WIDE * own.width());
    let edge = wide.map(|part| part.y0).fold(own.y1, f64::min);
    let placing = Affine::translate((all.center().x, seat - OVER_A_LAP))
        * Affine::scale(size)
        * Affine::translate((-own.center().x, -edge));
    Art::of(table.clone().placed(placing).all().cloned().collect())
}

#[cfg(test)]
mod tests {
    use figures::Anchor;
    use figures::hero::Mood;
    use scene::{Age, Character, Idea, Name, Place, Scene};

    use super::*;
    use crate::focus::focal_group;
    use crate::ideas::recipe;

    #[test]
    fn a_table_is_before_all_laps_and_no_face() {
        let idea = Idea::parse("forest-tea-party").expect("an idea");
        let notes = Recipe { mood: Mood::Happy, ..recipe(idea) };
        for (age, detail) in [(3, Detail::Bold), (6, Detail::Full), (10, Detail::Bold)] {
            let mut child = Character::named(Name::new("Mia").expect("a name"));
            child.age = Age::stored(age).expect("an age");
            let scene = Scene { hero: Some(child), idea: Some(idea), ..Scene::at(Place::Forest) };
            let focus = focal_group(&scene, &notes, (detail, false));
            let before = focus.art.shapes[focus.hero.end..].iter().map(Shape::bounds);
            let cloth = before.filter(|part| part.width() > 0.8 * focus.art.bounds().width());
            let cloth = cloth.reduce(|all, part| all.union(part)).expect("a cloth");
            let seat = focus.art.anchor(Anchor::Seat).expect("a seat");
            assert!(cloth.y0 < seat.y + OVER_A_LAP && cloth.y1 > 0.0, "{age}: {cloth} {seat}");
            let hero = focus.art.shapes[focus.hero.clone()].iter().map(Shape::bounds);
            let hero = hero.reduce(|all, one| all.union(one)).expect("a hero");
            assert!(cloth.x0 < hero.x0 + 1.0, "{age}: {cloth} {hero}");
            let low = &focus.art.shapes[focus.hero.end..];
            let covered = low.iter().filter(|shape| shape.tint.is_some()).map(Shape::bounds);
            let faces = focus.art.others.iter().filter(|face| face.y1 < cloth.y0);
            let mut faces = faces.chain([&focus.face]);
            assert!(!faces.any(|face| covered.clone().any(|one| one.contains(face.center()))), "{age}");
        }
    }
}

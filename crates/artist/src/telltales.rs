//! What a place is known by, where a finished page is empty: a full page may have had to let its sights go.

use drawing::{Drawing, Shape};
use figures::settings::{Backdrop, Page, Stage};
use kurbo::Rect;
use scene::Seed;

use crate::board::{Board, covered, share};
use crate::recipe::Recipe;
use crate::silhouette::Silhouette;
use crate::weather::Air;

/// What is wider than this share of the page spans it.
const SPANS: f64 = 0.72;
/// What spans the page and ends so near to its foot, in units, is land, or the frame.
const OF_LAND: f64 = 24.0;
/// Land begins where it did, but for so much, in units.
const SAME: f64 = 4.0;
/// A sight is still to be seen where one shape of the setting fills so much of its rectangle.
const OF_A_SIGHT: f64 = 0.3;
/// What covers so much of a page covers it all.
const ALL: f64 = 0.9;

/// A page before it is inked: who stands where before which setting.
pub(crate) struct Vacancy {
    standing: Vec<Silhouette>,
    setting: Backdrop,
}

impl Vacancy {
    pub(crate) fn of(board: &Board, setting: &Backdrop) -> Self {
        let standing = board.standing.iter().map(|one| one.silhouette.clone()).collect();
        Self { standing, setting: setting.plan() }
    }

    /// Draws what falls or blows in the weather of the cast where the page is free, which has so many areas to color `left`
    /// and then fewer.
    pub(crate) fn weathered(
        &self,
        drawing: &mut Drawing,
        (stage, left): (&Stage, usize),
        notes: &Recipe,
        seed: Seed,
    ) -> usize {
        let Some(air) = notes.cast.iter().find_map(|(name, _)| Air::of(name)) else { return left };
        let mut dice = seed.dice("weather");
        let mut left = left;
        for air in [Some(air), air.among()].into_iter().flatten() {
            let (falling, used) = {
                let is_taken = |own: Rect| self.is_taken(own, air, (drawing, stage));
                air.falling((stage, left), &is_taken, &mut dice)
            };
            drawing.shapes.extend(falling);
            left -= used;
        }
        left
    }

    /// Whether something falling would meet anything there, or cross the edge of the land.
    fn is_taken(&self, own: Rect, air: Air, (drawing, stage): (&Drawing, &Stage)) -> bool {
        let spans = |own: &Rect| own.width() > stage.area.width() * SPANS;
        let meets = |other: &Rect| !other.intersect(own).is_zero_area();
        let mut things = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own));
        let on_an_edge = || {
            let lands = self.setting.land_and_shore_at(own.center().x, stage.area);
            air.is_a_line() && lands.into_iter().flatten().any(|land| own.y0 < land && land < own.y1)
        };
        let stands = || self.standing.iter().any(|one| covered(one, own) > 0.0);
        meets(&stage.letters) || things.any(|thing| meets(&thing)) || stands() || on_an_edge()
    }

    /// Draws telltales where the page is free, which has so many areas to color `left`.
    pub(crate) fn filled(&self, drawing: &mut Drawing, (stage, left): (&Stage, usize), seed: Seed) {
        let area = stage.area;
        let shapes: Vec<Rect> = drawing.shapes.iter().map(Shape::bounds).collect();
        let spans = |own: &Rect| own.width() > area.width() * SPANS;
        let is_land = |own: &Rect| spans(own) && own.y1 > area.y1 - OF_LAND;
        let objects: Vec<Rect> = shapes.iter().filter(|own| !is_land(own)).copied().collect();
        let hides = |own: Rect| self.standing.iter().any(|one| covered(one, own) > 0.0);
        let is_taken = |own: Rect| objects.iter().any(|other| other.overlaps(own)) || hides(own);
        let is_seen = |land: Rect| {
            let same = |own: &&Rect| is_land(own) && (own.y0 - land.y0).abs() < SAME;
            shapes.iter().filter(same).any(|own| own.area() < ALL * area.area())
        };
        let is_left = |sight: &&Rect| {
            let narrow = !spans(sight);
            narrow
                && objects.iter().any(|own| share(**sight, *own) > OF_A_SIGHT && share(*own, **sight) > ALL)
        };
        let sights = self.setting.sights();
        let sights = sights.iter().filter(is_left).count();
        let page = Page { is_taken: &is_taken, is_seen: &is_seen, sights, left };
        let told = self.setting.telltales(&page, stage, &mut seed.dice("telltales"));
        drawing.shapes.extend(told.into_iter().flatten());
    }
}

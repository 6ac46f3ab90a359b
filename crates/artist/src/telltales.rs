//! What a place is known by, where a finished page is empty: a full page may have had to let its sights go.

use drawing::{Drawing, Shape};
use figures::settings::{Backdrop, Page, Stage};
use kurbo::Rect;
use scene::Seed;

use crate::board::{Board, covered, share};
use crate::silhouette::Silhouette;

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

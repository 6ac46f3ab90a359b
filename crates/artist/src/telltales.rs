//! What a place is known by, where a finished page is empty: a full page may have had to let its sights go.

use drawing::{Drawing, Shape};
use figures::settings::{Backdrop, Page, Stage};
use kurbo::Rect;
use scene::Seed;

use crate::board::{Board, covered, share};
use crate::footing::{OnFoot, on_foot};
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
/// A shape this near to a rectangle, in units, is in it.
const NEXT_TO: f64 = 8.0;
/// It is still there where its parts fill so much of its rectangle.
const OF_ITS_PARTS: f64 = 0.5;
/// A thing that others hide more of than this is no sight.
const HIDDEN: f64 = 0.45;
/// Land that rises into what the place is known by tells it as well as so many sights.
const OF_A_SKYLINE: usize = 2;
/// What covers so much of a page covers it all.
const ALL: f64 = 0.9;

/// A page before it is inked: who stands where before which setting.
pub(crate) struct Vacancy {
    pub(crate) standing: Vec<Silhouette>,
    /// Of these, who stands on firm ground.
    pub(crate) on_foot: Vec<OnFoot>,
    pub(crate) setting: Backdrop,
    /// What brings the weather, and around it.
    source: Option<(Air, Rect)>,
}

impl Vacancy {
    pub(crate) fn of(board: &Board, setting: &Backdrop) -> Self {
        let standing = board.standing.iter().map(|one| one.silhouette.clone()).collect();
        let source = board.standing.iter().find_map(|one| Some((Air::of(one.name)?, one.bounds)));
        Self { standing, on_foot: on_foot(board), setting: setting.plan(), source }
    }

    /// Whether something brings weather.
    pub(crate) fn has_weather(&self) -> bool {
        self.source.is_some()
    }

    /// Draws what falls or blows in the weather where the page is free, which has so many areas to color `left`
    /// and then fewer.
    pub(crate) fn weathered(
        &self,
        drawing: &mut Drawing,
        (stage, left): (&Stage, usize),
        seed: Seed,
    ) -> usize {
        let Some((air, source)) = self.source else { return left };
        let mut dice = seed.dice("weather");
        let mut left = left;
        let spans = |own: &Rect| own.width() > stage.area.width() * SPANS;
        let risen = self.setting.skyline.iter().map(|one| one.sight);
        let shapes = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own));
        let mut things: Vec<Rect> = shapes.chain(risen).collect();
        for air in [Some(air), air.among()].into_iter().flatten() {
            let is_taken = |own: Rect| self.is_taken(own, (&things, stage));
            let (falling, used) = air.falling((stage, left), source, &is_taken, &mut dice);
            things.extend(falling.iter().map(Shape::bounds));
            drawing.shapes.extend(falling);
            left -= used;
        }
        left
    }

    /// Whether something falling would meet one of `things` there or who stands there, or cross the edge of the land.
    fn is_taken(&self, own: Rect, (things, stage): (&[Rect], &Stage)) -> bool {
        let meets = |other: &Rect| !other.intersect(own).is_zero_area();
        let stands = || self.standing.iter().any(|one| covered(one, own) > 0.0);
        let on_an_edge = || self.setting.is_on_an_edge(own, stage.area);
        meets(&stage.letters) || things.iter().any(meets) || stands() || on_an_edge()
    }

    /// Draws telltales where the page is free, which has so many areas to color `left`, and tells where.
    pub(crate) fn filled(
        &self,
        drawing: &mut Drawing,
        (stage, left): (&Stage, usize),
        seed: Seed,
    ) -> Vec<Rect> {
        let area = stage.area;
        let shapes: Vec<Rect> = drawing.shapes.iter().map(Shape::bounds).collect();
        let spans = |own: &Rect| own.width() > area.width() * SPANS;
        let is_land = |own: &Rect| spans(own) && own.y1 > area.y1 - OF_LAND;
        let risen = self.setting.skyline.iter().map(|one| one.sight);
        let objects: Vec<Rect> = shapes.iter().filter(|own| !is_land(own)).copied().chain(risen).collect();
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
        let is_risen = self.setting.skyline.iter().any(|one| is_seen(drawing::bounds(&one.land)));
        let risen = if is_risen { OF_A_SKYLINE } else { 0 };
        let sights = sights.iter().filter(is_left).count() + self.setting.grand.len() + risen;
        let page = Page { is_taken: &is_taken, is_seen: &is_seen, sights, left };
        let told = self.setting.telltales(&page, stage, &mut seed.dice("telltales"));
        let around = told.iter().map(|shapes| bounds(shapes)).collect();
        drawing.shapes.extend(told.into_iter().flatten());
        around
    }

    /// How high the largest thing is by which the place is known and most of which is seen on a page with telltales in
    /// `told`, as a share of the art box.
    pub(crate) fn sight(&self, drawing: &Drawing, told: Vec<Rect>, stage: &Stage) -> f64 {
        let shapes: Vec<Rect> = drawing.shapes.iter().map(Shape::bounds).collect();
        let is_left = |own: &Rect| {
            let around = own.inflate(NEXT_TO, NEXT_TO);
            let parts = shapes.iter().filter(|shape| around.contains_rect(**shape));
            let all = parts.copied().reduce(|one, other| one.union(other));
            all.is_some_and(|all| share(*own, all) > OF_ITS_PARTS)
        };
        let known = self.setting.known_by().into_iter().filter(is_left);
        let hidden = |own: Rect| self.standing.iter().map(|one| covered(one, own)).sum::<f64>();
        // By its upper half a castle is known.
        let seen_of = |own: Rect| {
            let upper = Rect { y1: own.center().y, ..own };
            let seen = if hidden(own) < HIDDEN { own } else { upper };
            (hidden(seen) < HIDDEN).then(|| seen.height())
        };
        let is_there = |land: Rect| {
            let same =
                |own: &Rect| (own.y0 - land.y0).abs() < SAME && own.width() > SPANS * stage.area.width();
            shapes.iter().any(same)
        };
        let skyline = self.setting.skyline.iter();
        let risen = skyline.filter(|one| is_there(drawing::bounds(&one.land))).map(|one| one.sight);
        let seen = known.chain(told).chain(risen).filter_map(|own| seen_of(own.intersect(stage.area)));
        seen.fold(0.0, f64::max) / stage.area.height()
    }
}

/// Around all of these shapes.
pub(crate) fn bounds(shapes: &[Shape]) -> Rect {
    shapes.iter().map(Shape::bounds).reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
}

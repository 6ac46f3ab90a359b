//! The foreground of a page: a knoll in bare near ground, and on a simple page what grows or lies there, a large group at a
//! side and smaller ones elsewhere. It comes last, and takes no more areas and ink than are left.

use drawing::{Drawing, Pens, Shape};
use figures::Detail;
use figures::settings::{Soil, Stage, edge_at};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Dice, Seed};

use crate::board::covered;
use crate::size;
use crate::telltales::Vacancy;

/// The largest share of a simple page that is ink: a little less than it may be.
const DARKEST: f64 = 0.1385;
/// How exactly strokes are measured, in units.
const ACCURACY: f64 = 1.0;
/// What is wider than this share of the picture and ends so near to its lower edge, in units, lies across it.
const SPANS: f64 = 0.85;
const LOW: f64 = 110.0;
/// How large groups are tried, the largest first.
const LARGE: [f64; 5] = [1.3, 1.15, 1.0, 0.9, 0.8];
const SMALL: [f64; 3] = [1.15, 1.0, 0.88];
/// They keep so far from the frame, below the edge of the ground and from whatever else there is, in units.
const FROM_THE_FRAME: f64 = 15.0;
const BELOW_THE_EDGE: f64 = 20.0;
const AIR: f64 = 11.0;
/// The large one is tried so far from its side, and so far above the lower edge, in units.
const ASIDE: [f64; 6] = [0.0, 16.0, 36.0, 60.0, 90.0, 126.0];
const LIFTS: [f64; 3] = [0.0, 16.0, 36.0];
/// So many places are tried for a small one, no higher than this above the lower edge, and so far from the large one, in units.
const TRIES: usize = 60;
const HIGHEST: f64 = 150.0;
const APART: f64 = 70.0;
/// So many areas of its own has a large group at most, and a small one.
const OF_LARGE: usize = 3;
const OF_SMALL: usize = 1;
/// So many small groups at most.
const MOST: usize = 2;

/// What a page may have more.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Left {
    /// So many areas to color.
    pub(crate) areas: usize,
    /// So many square units of ink.
    ink: f64,
}

impl Left {
    /// On a drawing of which so large a share was ink before the shapes from `first` on were drawn.
    pub(crate) fn on(drawing: &Drawing, (areas, ink): (usize, f64), first: usize) -> Self {
        let all = drawing.page.rect().area();
        let later = inked(&drawing.shapes[first..], &drawing.page.pens);
        Self { areas, ink: all * (DARKEST - ink) - later }
    }
}

/// About how many square units of ink lines take.
fn inked(shapes: &[Shape], pens: &Pens) -> f64 {
    let lines = shapes.iter().filter_map(|shape| Some((shape, shape.pen?)));
    lines.map(|(shape, pen)| shape.path.perimeter(ACCURACY) * pens.width(pen)).sum()
}

impl Vacancy {
    /// Draws a foreground where the near ground is bare, on a page where telltales are `told`.
    pub(crate) fn with_foreground(
        &self,
        drawing: &mut Drawing,
        (stage, told, left): (&Stage, &[Rect], Left),
        seed: Seed,
    ) {
        // What lies across the page is a foreground itself.
        let area = stage.area;
        let is_across = |own: Rect| own.width() > SPANS * area.width() && own.y1 > area.y1 - LOW;
        if self.standing.iter().any(|one| is_across(one.bounds())) {
            return;
        }
        let knoll = self.knoll(drawing, (stage, told, left.areas), seed);
        if stage.detail == Detail::Full {
            lay(drawing, knoll);
            return;
        }
        let mut rest = left;
        if knoll.is_some() {
            rest.areas = rest.areas.saturating_sub(1);
        }
        let grown = self.sprigs(drawing, (stage, told, rest), &mut seed.dice("foreground"));
        // A bare knoll is an arc in a corner.
        let stands = |knoll: &Shape| grown.iter().any(|one| knoll.path.contains(one.foot));
        lay(drawing, knoll.filter(|(_, knoll)| stands(knoll)));
        drawing.shapes.extend(grown.into_iter().flat_map(|one| one.shapes));
    }

    /// A large group and small ones, the farthest first.
    fn sprigs(
        &self,
        drawing: &Drawing,
        (stage, told, mut left): (&Stage, &[Rect], Left),
        dice: &mut Dice,
    ) -> Vec<Group> {
        let soil = drawing.shapes.iter().rev().filter(|shape| shape.tint.is_some());
        let soil = soil.filter_map(|shape| Some((&shape.path, self.setting.soil_of(shape)?))).next();
        let Some((land, soil)) = soil else { return Vec::new() };
        let mut ground = Ground::of((self, told), (drawing, land), stage);
        let mut groups: Vec<Group> = Vec::new();
        let pens = drawing.page.pens;
        let mut take = |ground: &mut Ground, left: &mut Left, group: Option<Group>| {
            let Some(group) = group else { return };
            left.areas = left.areas.saturating_sub(size::areas(&group.shapes));
            left.ink -= inked(&group.shapes, &pens);
            ground.things.push(group.bounds);
            groups.push(group);
        };
        let large = ground.large(&soil, (left, &pens), dice);
        let away = large.as_ref().map(|one| one.bounds);
        take(&mut ground, &mut left, large);
        for _ in 0..MOST {
            let small = ground.small(&soil, (left, &pens, away), dice);
            take(&mut ground, &mut left, small);
        }
        groups.sort_by(|one, other| one.foot.y.total_cmp(&other.foot.y));
        groups
    }
}

/// Puts a knoll right before the ground that it lies on.
fn lay(drawing: &mut Drawing, knoll: Option<(usize, Shape)>) {
    if let Some((index, knoll)) = knoll {
        drawing.shapes.insert(index, knoll);
    }
}

/// Things that stand together on a foot.
struct Group {
    shapes: Vec<Shape>,
    bounds: Rect,
    foot: Point,
}

impl Group {
    fn placed(shapes: &[Shape], placing: Affine) -> Self {
        let shapes: Vec<Shape> = shapes.iter().map(|shape| shape.clone().placed(placing)).collect();
        let bounds = bounds(&shapes);
        Self { foot: placing * Point::new(0.0, -2.0), shapes, bounds }
    }
}

fn bounds(shapes: &[Shape]) -> Rect {
    shapes.iter().map(Shape::bounds).reduce(|all, next| all.union(next)).unwrap_or(Rect::ZERO)
}

/// The near ground, and what is there already.
struct Ground<'a> {
    vacancy: &'a Vacancy,
    land: &'a BezPath,
    stage: &'a Stage,
    things: Vec<Rect>,
}

impl<'a> Ground<'a> {
    fn of(
        (vacancy, told): (&'a Vacancy, &[Rect]),
        (drawing, land): (&Drawing, &'a BezPath),
        stage: &'a Stage,
    ) -> Self {
        let spans = |own: &Rect| own.width() > SPANS * stage.area.width();
        let low = |own: &Rect| own.y1 > stage.area.y1 - HIGHEST - AIR;
        let shapes = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own) && low(own));
        let ways = vacancy.setting.ways.iter().copied();
        let things = shapes.chain(told.iter().copied()).chain(ways).collect();
        Self { vacancy, land, stage, things }
    }

    /// Whether nobody and nothing is there, on the ground.
    fn is_free(&self, own: Rect, foot: f64) -> bool {
        let near = own.inflate(AIR, AIR);
        let area = self.stage.area.inset(-FROM_THE_FRAME);
        let is_on =
            |x: f64| edge_at(self.land, x, self.stage.area).is_some_and(|y| y + BELOW_THE_EDGE < foot);
        area.contains_rect(own)
            && self.things.iter().all(|other| !other.overlaps(near))
            && [own.x0, own.x1].into_iter().all(is_on)
            && self.vacancy.standing.iter().all(|one| covered(one, near) == 0.0)
    }

    /// A large group at the side where the hero is not, or else at the other.
    fn large(&self, soil: &Soil, (left, pens): (Left, &Pens), dice: &mut Dice) -> Option<Group> {
        let kinds = soil.large_sprigs(left.areas.min(OF_LARGE), dice);
        let area = self.stage.area;
        let is_left = self.stage.hero.center().x > area.center().x;
        for (scale, is_left) in LARGE.into_iter().flat_map(|scale| [(scale, is_left), (scale, !is_left)]) {
            for shapes in kinds.iter().filter(|shapes| inked(shapes, pens) * scale < left.ink) {
                let own = bounds(shapes);
                let size = Vec2::new(if is_left { scale } else { -scale }, scale);
                let reach = if is_left { -own.x0 * scale } else { own.x0 * scale };
                for (aside, lift) in ASIDE.into_iter().flat_map(|aside| LIFTS.map(|lift| (aside, lift))) {
                    let side = FROM_THE_FRAME + 1.0 + aside;
                    let x = if is_left { area.x0 + side } else { area.x1 - side } + reach;
                    let y = area.y1 - FROM_THE_FRAME - 1.0 - lift - own.y1 * scale;
                    let group = self.group((shapes, own), Point::new(x, y), size);
                    if group.is_some() {
                        return group;
                    }
                }
            }
        }
        None
    }

    /// A small group anywhere on the ground but right beside the large one.
    fn small(
        &self,
        soil: &Soil,
        (left, pens, away): (Left, &Pens, Option<Rect>),
        dice: &mut Dice,
    ) -> Option<Group> {
        let kinds = soil.small_sprigs(left.areas.min(OF_SMALL), dice);
        let area = self.stage.area;
        let is_apart = |x: f64| away.is_none_or(|own| x < own.x0 - APART || x > own.x1 + APART);
        for _ in 0..TRIES {
            let at = Point::new(
                dice.between(area.x0 + 40.0, area.x1 - 40.0),
                dice.between(area.y1 - HIGHEST, area.y1 - FROM_THE_FRAME - 8.0),
            );
            let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
            let Some(shapes) = dice.pick(&kinds).filter(|_| is_apart(at.x)) else { continue };
            let own = bounds(shapes);
            let fits = |scale: &f64| inked(shapes, pens) * scale < left.ink;
            let tried = SMALL.into_iter().filter(fits);
            let group =
                tried.filter_map(|scale| self.group((shapes, own), at, Vec2::new(way * scale, scale)));
            if let Some(group) = { group }.next() {
                return Some(group);
            }
        }
        None
    }

    /// Shapes on a foot, where they have room.
    fn group(&self, (shapes, own): (&[Shape], Rect), foot: Point, size: Vec2) -> Option<Group> {
        let placing = Affine::translate(foot.to_vec2()) * Affine::scale_non_uniform(size.x, size.y);
        let around = placing.transform_rect_bbox(own);
        self.is_free(around, foot.y).then(|| Group::placed(shapes, placing))
    }
}

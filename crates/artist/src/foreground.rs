//! The foreground of a page: a knoll in bare near ground, and on a simple page what grows or lies there, a large group at a
//! side and smaller ones elsewhere. It comes last, and takes no more areas and ink than are left.

use drawing::{Drawing, Pen, Pens, Shape};
use figures::Detail;
use figures::settings::{Loose, Nook, Soil, Stage, Verge, edge_at};
use kurbo::{Affine, BezPath, Point, Rect, Shape as _, Vec2};
use scene::{Dice, Seed};

use crate::board::covered;
use crate::knoll::Knoll;
use crate::left::{Left, OF_A_TUFT, inked};
use crate::telltales::{Vacancy, bounds};
use crate::{fringe, near_ground, size};

/// What is wider than this share of the picture and ends so near to its lower edge, in units, lies across it.
const SPANS: f64 = 0.85;
const LOW: f64 = 45.0;
/// How large groups are tried, the largest first.
const LARGE: [f64; 5] = [1.3, 1.15, 1.0, 0.9, 0.8];
const SMALL: [f64; 3] = [1.15, 1.0, 0.86];
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
/// It is long from this share of the width of the picture on.
const LONG: f64 = 0.8;
/// There are so many tufts on a bank at most.
const TUFTS: usize = 5;
/// Where it is looked whether soil is bare, as shares of the width and the height of what would be there.
const SPOTS: [f64; 3] = [0.0, 0.5, 1.0];
/// So many areas of its own has a large group at most, and a small one.
const OF_LARGE: usize = 3;
const OF_SMALL: usize = 1;
/// So many small groups at most.
const MOST: usize = 2;

impl Vacancy {
    /// Draws a foreground where the near ground is bare, on a page where telltales are `told`.
    pub(crate) fn with_foreground(
        &self,
        drawing: &mut Drawing,
        (stage, told, mut left): (&Stage, &[Rect], Left),
        seed: Seed,
    ) {
        // What lies across the page is a foreground itself.
        let area = stage.area;
        let is_across = |own: Rect| own.width() > SPANS * area.width() && own.y1 > area.y1 - LOW;
        if self.standing.iter().any(|one| is_across(one.bounds())) {
            return;
        }
        if stage.detail == Detail::Full {
            self.with_rich_ground(drawing, (stage, told, left), seed);
            return;
        }
        if stage.nook == Nook::Afloat {
            return;
        }
        self.with_seams(drawing, stage);
        let dice = &mut seed.dice("foreground");
        let Some((land, soil)) = self.soils(drawing).next() else { return };
        let mut ground = Ground::of((self, told), (drawing, &land), stage);
        let bank = self.knoll(drawing, (stage, told, left.areas), seed);
        if let Some(bank) = bank {
            ground.with_bank(bank, (&mut left, soil.verge()), drawing, dice);
        }
        let groups = ground.sprigs(&soil, (left, &drawing.page.pens), dice);
        drawing.shapes.extend(groups.into_iter().flat_map(|one| one.shapes));
    }
}

impl Vacancy {
    /// The lands that bear something, the nearest first, and what.
    pub(crate) fn soils(&self, drawing: &Drawing) -> impl Iterator<Item = (BezPath, Soil)> {
        let lands = drawing.shapes.iter().rev().filter(|shape| shape.tint.is_some());
        lands.filter_map(|shape| self.setting.soil_of(shape).map(|soil| (shape.path.clone(), soil)))
    }

    /// A knoll on a detailed page, clumps in its lower corners, and what is strewn between.
    fn with_rich_ground(
        &self,
        drawing: &mut Drawing,
        (stage, told, mut left): (&Stage, &[Rect], Left),
        seed: Seed,
    ) {
        let dice = &mut seed.dice("foreground");
        self.with_a_sky(drawing, (stage, told, &mut left), &mut seed.dice("drifting"));
        let soil = self.soils(drawing).next();
        let knoll = self.knoll(drawing, (stage, told, left.areas), seed);
        let edge = knoll.as_ref().map_or_else(Vec::new, Knoll::points);
        if let Some(knoll) = knoll {
            left.areas = left.areas.saturating_sub(knoll.areas);
            knoll.draw(drawing, Pen::Inner);
        }
        let mut corners = match &soil {
            Some((_, soil)) => soil.corners(dice),
            None => self.setting.floor_corners(stage.area, dice),
        };
        // None needs to be cut to be measured then.
        if left.areas < near_ground::FOR_MOTIFS {
            corners.clear();
        }
        if stage.nook == Nook::Afloat {
            return;
        }
        let (land, soil) = soil.unzip();
        let land = land.unwrap_or_default();
        let mut ground = Ground::of((self, told), (drawing, &land), stage);
        // What lies across its edge would be neither on the knoll nor behind it.
        ground.things.extend(edge.windows(2).map(|ends| Rect::from_points(ends[0], ends[1])));
        near_ground::planted(drawing, (&mut ground, stage), (soil.as_ref(), corners), left, dice);
    }
}

/// What may stand on the ground, about its foot.
struct Kind {
    shapes: Vec<Shape>,
    bounds: Rect,
    /// What it takes of areas and of ink.
    areas: usize,
    ink: f64,
}

impl Kind {
    fn of(shapes: Vec<Shape>, pens: &Pens) -> Self {
        let (bounds, areas, ink) = (bounds(&shapes), size::areas(&shapes), inked(&shapes, pens));
        Self { shapes, bounds, areas, ink }
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

/// The near ground, and what is there already.
pub(crate) struct Ground<'a> {
    vacancy: &'a Vacancy,
    /// The outline of the land; empty on a floor.
    pub(crate) land: &'a BezPath,
    stage: &'a Stage,
    /// Around whatever is there.
    pub(crate) things: Vec<Rect>,
    /// Around the telltales.
    told: &'a [Rect],
    /// What is before the land, as wide as the page: a great tree with its trunk.
    before: Vec<BezPath>,
}

impl<'a> Ground<'a> {
    fn of(
        (vacancy, told): (&'a Vacancy, &'a [Rect]),
        (drawing, land): (&Drawing, &'a BezPath),
        stage: &'a Stage,
    ) -> Self {
        let spans = |own: &Rect| own.width() > SPANS * stage.area.width();
        let highest = if stage.detail == Detail::Full { stage.area.height() } else { HIGHEST };
        let low = |own: &Rect| own.y1 > stage.area.y1 - highest - AIR;
        let shapes = drawing.shapes.iter().map(Shape::bounds).filter(|own| !spans(own) && low(own));
        let ways = vacancy.setting.ways.iter().copied();
        let things = shapes.chain(told.iter().copied()).chain(ways).collect();
        let is_land = |shape: &Shape| shape.tint.is_some() && shape.path == *land;
        let first = drawing.shapes.iter().rposition(is_land).map_or(usize::MAX, |land| land + 1);
        let nearer = drawing.shapes.iter().skip(first).filter(|shape| shape.tint.is_some());
        let before = nearer.filter(|shape| spans(&shape.bounds())).map(|shape| shape.path.clone()).collect();
        Self { vacancy, land, stage, things, told, before }
    }

    /// Draws a bank on which something grows: a bare one is an arc in a corner.
    fn with_bank(
        &mut self,
        bank: Knoll,
        (left, verge): (&mut Left, Verge),
        drawing: &mut Drawing,
        dice: &mut Dice,
    ) {
        let (edge, before) = (bank.points(), *left);
        if !left.takes(&edge) {
            return;
        }
        let most = ((left.ink / OF_A_TUFT) as usize).min(TUFTS);
        let area = self.stage.area;
        let fringe = fringe::fringed(&edge, (verge, area, most), &|own| self.is_clear(own), dice);
        // A short one with a single tuft is an odd arc in a corner.
        let seen = edge.iter().filter(|at| area.contains(**at)).map(|at| at.x);
        let (from, to) = seen.fold((area.x1, area.x0), |(from, to), x| (from.min(x), to.max(x)));
        if fringe.tufts.len() < if to - from > LONG * area.width() { 1 } else { 2 } {
            *left = before;
            return;
        }
        left.ink -= OF_A_TUFT * fringe.tufts.len() as f64;
        self.things.extend(&fringe.tufts);
        // What lies across its edge would be neither on the bank nor behind it.
        self.things.extend(edge.windows(2).map(|ends| Rect::from_points(ends[0], ends[1])));
        left.areas = left.areas.saturating_sub(bank.areas);
        bank.draw_below(fringe.line, drawing, Pen::Outline);
    }

    /// A large group and small ones, the farthest first: no kind twice.
    fn sprigs(mut self, soil: &Soil, (mut left, pens): (Left, &Pens), dice: &mut Dice) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let large = self.large(soil, (left, pens), dice);
        self.take(large, (&mut left, pens), &mut groups);
        let kinds = soil.small_sprigs(left.areas.min(OF_SMALL), dice);
        let mut kinds: Vec<Kind> = kinds.into_iter().map(|shapes| Kind::of(shapes, pens)).collect();
        for _ in 0..MOST {
            kinds.retain(|kind| kind.areas <= left.areas);
            let away = groups.first().map(|one| one.bounds);
            let small = self.small(&kinds, (left, away), dice);
            let (kind, small) = small.unzip();
            kind.map(|kind| kinds.remove(kind));
            self.take(small, (&mut left, pens), &mut groups);
        }
        groups.sort_by(|one, other| one.foot.y.total_cmp(&other.foot.y));
        groups
    }

    /// Takes room, areas and ink for a group.
    fn take(&mut self, group: Option<Group>, (left, pens): (&mut Left, &Pens), groups: &mut Vec<Group>) {
        let Some(group) = group else { return };
        left.areas = left.areas.saturating_sub(size::areas(&group.shapes));
        left.ink -= inked(&group.shapes, pens);
        self.things.push(group.bounds);
        groups.push(group);
    }

    /// Whether nobody and nothing is there.
    pub(crate) fn is_clear(&self, own: Rect) -> bool {
        self.things.iter().all(|other| !other.overlaps(own))
            && self.vacancy.standing.iter().all(|one| covered(one, own) == 0.0)
            && self.is_soil(own)
    }

    /// Whether no great tree, nor its trunk, is before the land there.
    fn is_soil(&self, own: Rect) -> bool {
        let at = |x: f64, y: f64| Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y);
        let spots = || SPOTS.into_iter().flat_map(|x| SPOTS.map(|y| at(x, y)));
        self.before.iter().all(|outline| !spots().any(|spot| outline.contains(spot)))
    }

    /// Whether nobody is there, and nothing small or near, and no larger thing of the place of which more than so large a share
    /// is.
    pub(crate) fn leaves_in_sight(&self, own: Rect, most: f64) -> bool {
        let is_left = |loose: &Loose| {
            let common = loose.bounds.intersect(own).area();
            common == 0.0
                || !loose.is_front
                    && !loose.is_small()
                    && loose.face.is_none_or(|face| !face.overlaps(own))
                    && common < most * loose.bounds.area()
        };
        let setting = &self.vacancy.setting;
        setting.loose.iter().all(is_left)
            && setting.sights().iter().all(|sight| sight.intersect(own).area() < most * sight.area())
            && self.told.iter().all(|told| !told.overlaps(own))
            && self.vacancy.standing.iter().all(|one| covered(one, own) == 0.0)
    }

    /// Whether nobody and nothing is there, on the ground.
    fn is_free(&self, own: Rect, foot: f64) -> bool {
        let near = own.inflate(AIR, AIR);
        let area = self.stage.area.inset(-FROM_THE_FRAME);
        let is_on =
            |x: f64| edge_at(self.land, x, self.stage.area).is_some_and(|y| y + BELOW_THE_EDGE < foot);
        // Where the ground begins takes longest to tell.
        area.contains_rect(own) && self.is_clear(near) && [own.x0, own.x1].into_iter().all(is_on)
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

    /// A small group anywhere on the ground but right beside the large one, and of which kind it is.
    fn small(
        &self,
        kinds: &[Kind],
        (left, away): (Left, Option<Rect>),
        dice: &mut Dice,
    ) -> Option<(usize, Group)> {
        let area = self.stage.area;
        let is_apart = |x: f64| away.is_none_or(|own| x < own.x0 - APART || x > own.x1 + APART);
        for _ in 0..TRIES {
            let at = Point::new(
                dice.between(area.x0 + 40.0, area.x1 - 40.0),
                dice.between(area.y1 - HIGHEST, area.y1 - FROM_THE_FRAME - 8.0),
            );
            let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
            let kind = dice.below(kinds.len());
            let Some(Kind { shapes, bounds, ink, .. }) = kinds.get(kind).filter(|_| is_apart(at.x)) else {
                continue;
            };
            let mut tried = SMALL.into_iter().filter(|scale| ink * scale < left.ink);
            let group =
                tried.find_map(|scale| self.group((shapes, *bounds), at, Vec2::new(way * scale, scale)));
            if let Some(group) = group {
                return Some((kind, group));
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

//! What lies in bare near ground, large enough to color: a path or a brook that comes down from the hill, a pond, a pool
//! in the sand, a crater.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

use super::super::marks::{Land, Turf, edge};
use super::super::scenery::{Brush, TRODDEN, around, pt, wave};
use super::super::{Backdrop, Loose, Stage};
use super::{Flora, Soil};
use crate::Detail;
use crate::path::{smooth, smooth_closed};

/// How many areas to color the widest of these brings: itself and the ground that it parts; and as many are left for what
/// tells the place.
const AREAS: usize = 7;
/// So often a page that has room for one gets one.
const SHARE: f64 = 0.9;
/// So many spots are tried for each kind.
const TRIES: usize = 10;
/// How wide a way is on the hill and at the lower edge, where it is large and where it is small, in units.
const FAR: f64 = 34.0;
const NEAR: [f64; 2] = [100.0, 62.0];
/// It keeps so far from the picture's sides, and from whatever stands there, in units.
const FROM_THE_FRAME: f64 = 24.0;
const AIR: f64 = 10.0;
/// How far it swings aside, and strays on its way down, in units.
const SWING: f64 = 22.0;
const STRAYS: f64 = 40.0;
/// So many parts of it are looked at.
const PARTS: usize = 5;
/// Of a way across so many parts are looked at, of which this share is open; half as wide it is as this at the hero's feet and at
/// the lower edge, and it swings by so much of what is between them.
const LENGTHS: usize = 10;
const OPEN: f64 = 0.6;
const ACROSS: [f64; 2] = [15.0, 34.0];
const SWAYS: f64 = 0.16;
/// A pond is so wide, and so high as a share of that.
const POND: [f64; 2] = [144.0, 216.0];
const FLAT: f64 = 0.3;
const WATER: u32 = 0x8F_D3_F4;
const HOLLOW: u32 = 0xC9_C9_D4;

/// What lies in the ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// From one side of the picture to the other, below the hero's feet.
    Across,
    Path,
    Brook,
    Pond,
    Crater,
}

impl Flora {
    /// What may lie in it: a rug of coral none.
    const fn ways(self) -> &'static [Way] {
        match self {
            Self::Meadow | Self::Wonder => &[Way::Path, Way::Brook, Way::Pond],
            Self::Jungle | Self::Primeval => &[Way::Brook, Way::Path, Way::Pond],
            Self::Shore => &[Way::Pond],
            Self::Moon => &[Way::Crater],
            Self::Reef => &[],
        }
    }
}

impl Backdrop {
    /// The same with a path, a brook, a pond or a crater in its bare near ground, where `is_free` says that nobody stands, and
    /// the rectangles that it takes.
    #[must_use]
    pub fn with_ways(
        mut self,
        stage: &Stage,
        is_free: &dyn Fn(Rect) -> bool,
        dice: &mut Dice,
    ) -> (Self, Vec<Rect>) {
        let ways = self.ways(stage, dice);
        let Some(near) = self.nearest_land() else { return (self, Vec::new()) };
        let is_full = stage.detail == Detail::Full;
        // On a detailed page other small things come after the way.
        let goes = |loose: &Loose| self.is_mark(loose) || is_full && loose.is_small() && loose.face.is_none();
        let goes: Vec<bool> = self.loose.iter().map(goes).collect();
        let stays = self.loose.iter().zip(&goes).filter(|(_, goes)| !**goes);
        let taken: Vec<Rect> = stays.map(|(loose, _)| loose.bounds).collect();
        let is_bare = |own: Rect| {
            let own = own.inflate(AIR, AIR);
            taken.iter().chain([&stage.letters]).all(|other| other.intersect(own).is_zero_area())
                && self.sights().iter().all(|sight| sight.intersect(own).is_zero_area())
        };
        let is_open = |own: &&Rect| is_free(own.inflate(AIR, AIR));
        let fits = |kind: Way, parts: &[Rect]| {
            let open = parts.iter().filter(is_open).count() as f64;
            let least = if kind == Way::Across { OPEN } else { 1.0 };
            open >= least * parts.len() as f64 && parts.iter().all(|part| is_bare(*part))
        };
        let mut laid = None;
        for (kind, small) in ways.iter().flat_map(|kind| (0..TRIES).map(move |index| (*kind, index))) {
            let small = small as f64 / TRIES as f64;
            let one = match kind {
                Way::Across => self.cross((stage, small), dice),
                Way::Path | Way::Brook => self.run(kind, (stage, small), dice),
                Way::Pond | Way::Crater => self.hollow(kind, (stage, small), dice),
            };
            laid = one.filter(|(_, parts)| fits(kind, parts));
            if laid.is_some() {
                break;
            }
        }
        let Some((shapes, parts)) = laid else { return (self, Vec::new()) };
        self.lay(shapes, near + 1);
        let meets = |own: Rect| parts.iter().any(|part| part.overlaps(own));
        let gone = self.loose.iter().zip(goes).map(|(loose, goes)| goes && meets(loose.bounds));
        let gone: Vec<bool> = gone.collect();
        let mut gone = gone.into_iter();
        self.ways.clone_from(&parts);
        (self.without(|_| gone.next() == Some(true)), parts)
    }

    /// Whether this is soft and dry land out of doors, where neither a path nor a brook was laid.
    pub fn is_bare_ground(&self, shape: &Shape) -> bool {
        self.ways.is_empty() && self.soil_of(shape).is_some()
    }

    /// What this shape bears, if it is soft and dry land out of doors.
    pub fn soil_of(&self, shape: &Shape) -> Option<Soil> {
        let told = self.told.as_ref()?;
        let is_risen = self.skyline.iter().any(|one| one.land == shape.path);
        let is_it = |land: &&Land| land.path == shape.path || is_risen && land.tint == shape.tint;
        let lands = told.lands.iter().filter(is_it).filter(|land| !land.is_water() && !land.is_wood());
        lands.filter_map(|land| Soil::of(told.of, std::slice::from_ref(land))).next()
    }

    /// What is tried, the best first; nothing where there is no room for its areas.
    fn ways(&self, stage: &Stage, dice: &mut Dice) -> Vec<Way> {
        let Some(soil) = self.soil.as_ref().filter(|_| dice.chance(SHARE)) else { return Vec::new() };
        let mut ways = soil.flora.ways().to_vec();
        if dice.chance(0.5) && ways.len() > 1 {
            ways.swap(0, 1);
        }
        // On a detailed page a pond or a crater is one more thing that lies about: a way leads from frame to frame.
        if stage.detail == Detail::Full {
            ways.retain(|way| matches!(way, Way::Path | Way::Brook));
            let is_grown = !ways.is_empty();
            ways.splice(0..0, is_grown.then_some(Way::Across));
        }
        // What tells the place comes first.
        ways.retain(|_| self.is_known() && self.spare(stage) >= AREAS);
        ways
    }

    /// Which of the shapes behind is the nearest land.
    fn nearest_land(&self) -> Option<usize> {
        let soil = self.soil.as_ref()?;
        self.behind.iter().position(|shape| shape.path == soil.land)
    }

    /// The land that a way comes down from: the one behind the nearest, where it is as dry.
    fn hill(&self) -> Option<&Land> {
        let lands = &self.told.as_ref()?.lands;
        let behind = lands.len().checked_sub(2).and_then(|index| lands.get(index))?;
        let shown = self.behind.iter().any(|shape| shape.path == behind.path);
        (shown && behind.turf() == Some(Turf::Grass)).then_some(behind)
    }

    /// A path from one side of the picture to the other, below the feet of the hero, `small` from 0.0 to 1.0, and rectangles
    /// along it.
    fn cross(&self, (stage, small): (&Stage, f64), dice: &mut Dice) -> Option<(Vec<Shape>, Vec<Rect>)> {
        let area = stage.area;
        let Soil { land, .. } = self.soil.as_ref()?;
        let deep = area.y1 - stage.ground;
        let is_left = dice.chance(0.5);
        let [high, low] =
            [dice.between(0.22, 0.32), dice.between(0.56, 0.7)].map(|share| stage.ground + deep * share);
        let half =
            |y: f64| (ACROSS[0] + (ACROSS[1] - ACROSS[0]) * (y - stage.ground) / deep) * (1.0 - 0.3 * small);
        let middle = |share: f64| {
            let share_down = if is_left { share } else { 1.0 - share };
            let sway = libm::sin(share_down * core::f64::consts::TAU) * deep * SWAYS;
            pt(area.x0 - 24.0 + (area.width() + 48.0) * share, high + (low - high) * share_down + sway)
        };
        let shares: Vec<f64> = (0..=LENGTHS).map(|part| part as f64 / LENGTHS as f64).collect();
        let side = |sign: f64| -> Vec<Point> {
            let shift = |at: Point| at + Vec2::new(0.0, sign * half(at.y));
            shares.iter().map(|share| shift(middle(*share))).collect()
        };
        let [above, mut below] = [side(-1.0), side(1.0)];
        let is_on_land = above.iter().all(|at| edge(land, at.x, area).is_none_or(|top| at.y > top + AIR));
        let is_within = below.iter().all(|at| at.y < area.y1 - AIR);
        if !is_on_land || !is_within {
            return None;
        }
        let parts = above.windows(2).zip(below.windows(2)).map(|(above, below)| {
            let own = Rect::from_points(above[0], below[1]).union(Rect::from_points(above[1], below[0]));
            own.intersect(area)
        });
        let parts = parts.collect();
        below.reverse();
        let mut outline = smooth(&above);
        outline.line_to(below[0]);
        outline.extend(smooth(&below).elements().iter().skip(1).copied());
        outline.close_path();
        Some((vec![Brush::far(stage.detail).area(outline, TRODDEN)], parts))
    }

    /// A path or a brook from the edge of the hill to the lower edge of the picture, `small` from 0.0 to 1.0, and rectangles
    /// along it.
    fn run(
        &self,
        way: Way,
        (stage, small): (&Stage, f64),
        dice: &mut Dice,
    ) -> Option<(Vec<Shape>, Vec<Rect>)> {
        let area = stage.area;
        let Soil { land, .. } = self.soil.as_ref()?;
        let from = self.hill().map_or(land, |hill| &hill.path);
        let near = NEAR[0] + (NEAR[1] - NEAR[0]) * small;
        let room = area.inflate(-FROM_THE_FRAME - near / 2.0, 0.0);
        let low = dice.between(room.x0, room.x1);
        let high = (low + dice.between(-STRAYS, STRAYS)).clamp(room.x0, room.x1);
        let swing = SWING * if dice.chance(0.5) { 1.0 } else { -1.0 };
        let top = edge(from, high, area)?;
        let bottom = area.y1 + 24.0;
        let middle = |share: f64| {
            let sway = libm::sin(share * core::f64::consts::TAU) * swing * (0.5 + share / 2.0);
            pt(high + (low - high) * share + sway, top + (bottom - top) * share)
        };
        let half = |share: f64| (FAR + (near - FAR) * share * share) / 2.0;
        let shares = (0..=PARTS).map(|part| part as f64 / PARTS as f64);
        let side = |sign: f64| -> Vec<Point> {
            shares.clone().map(|share| middle(share) + Vec2::new(sign * half(share), 0.0)).collect()
        };
        let [mut left, mut right] = [side(-1.0), side(1.0)];
        for first in [&mut left[0], &mut right[0]] {
            first.y = edge(from, first.x, area)?;
        }
        let parts = left.windows(2).zip(right.windows(2)).map(|(left, right)| {
            let own = Rect::from_points(left[0], right[1]).union(Rect::from_points(right[0], left[1]));
            Rect { y1: own.y1.min(area.y1 - AIR), ..own }
        });
        let parts = parts.collect();
        right.reverse();
        let mut outline = smooth(&left);
        outline.line_to(right[0]);
        outline.extend(smooth(&right).elements().iter().skip(1).copied());
        outline.close_path();
        let brush = Brush::far(stage.detail);
        let tint = if way == Way::Brook { WATER } else { TRODDEN };
        let mut shapes = vec![brush.area(outline, tint)];
        if way == Way::Brook {
            let ripples = [0.4, 0.62, 0.8];
            shapes.extend(
                ripples.map(|share| brush.line(wave(middle(share), half(share) * dice.between(0.4, 0.5)))),
            );
        }
        Some((shapes, parts))
    }

    /// A pond or a crater in the nearest land, `small` from 0.0 to 1.0, and the rectangle around it.
    fn hollow(
        &self,
        way: Way,
        (stage, small): (&Stage, f64),
        dice: &mut Dice,
    ) -> Option<(Vec<Shape>, Vec<Rect>)> {
        let area = stage.area;
        let Soil { land, .. } = self.soil.as_ref()?;
        let wide = POND[1] + (POND[0] - POND[1]) * small;
        let half = Vec2::new(wide / 2.0, wide * FLAT / 2.0);
        let room = area.inflate(-FROM_THE_FRAME - half.x, 0.0);
        let x = dice.between(room.x0, room.x1);
        let top = [-1.0, 0.0, 1.0].into_iter().map(|side| edge(land, x + side * half.x, area));
        let top = top.collect::<Option<Vec<f64>>>()?.into_iter().fold(f64::NEG_INFINITY, f64::max);
        let (from, to) = (top + half.y + AIR + 6.0, area.y1 - half.y - FROM_THE_FRAME);
        if from > to {
            return None;
        }
        let at = pt(x, dice.between(from, to));
        let ring: Vec<Point> = (0..9)
            .map(|index| {
                let reach = dice.between(0.88, 1.04);
                around(at, half.x * reach, half.y * reach, f64::from(index) * core::f64::consts::TAU / 9.0)
            })
            .collect();
        let brush = Brush::far(stage.detail);
        let tint = if way == Way::Crater { HOLLOW } else { WATER };
        let mut shapes = vec![brush.area(smooth_closed(&ring), tint)];
        if way == Way::Crater {
            shapes.push(brush.line(rim(at, half)));
        } else {
            let ripples = [(-0.3, -0.2), (0.34, 0.26)];
            shapes.extend(
                ripples.map(|(x, y)| brush.line(wave(at + Vec2::new(half.x * x, half.y * y), half.x * 0.24))),
            );
        }
        Some((shapes, vec![Rect::from_center_size(at, (2.1 * half.x, 2.1 * half.y))]))
    }

    /// Puts shapes right before the one that is number `index` behind.
    fn lay(&mut self, shapes: Vec<Shape>, index: usize) {
        let count = shapes.len();
        self.behind.splice(index..index, shapes);
        for loose in self.loose.iter_mut().filter(|loose| !loose.is_front && loose.shapes.start >= index) {
            loose.shapes = loose.shapes.start + count..loose.shapes.end + count;
        }
        if self.backing.start >= index {
            self.backing = self.backing.start + count..self.backing.end + count;
        }
    }
}

/// The far wall of a crater, an open line within its outline.
fn rim(at: Point, half: Vec2) -> BezPath {
    smooth(
        &[(-0.62, 0.16), (-0.3, -0.24), (0.1, -0.34), (0.46, -0.2), (0.64, 0.14)]
            .map(|(x, y)| at + Vec2::new(half.x * x, half.y * y)),
    )
}

#[cfg(test)]
mod tests {
    use scene::{Place, Seed};

    use super::super::super::backdrop;
    use super::*;

    #[test]
    fn on_a_detailed_page_a_way_leads_from_frame_to_frame_and_none_where_somebody_lies_across() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let hero = Rect::new(200.0, 200.0, 340.0, 590.0);
        let stage =
            Stage { hero, sky: 20.0, horizon: 380.0, ground: 580.0, ..Stage::empty(area, Detail::Full) };
        let across = Rect::new(0.0, 590.0, 540.0, 720.0);
        let (mut led, mut blocked) = (0, 0);
        for seed in 0..20 {
            let bare = backdrop(Place::Castle, &stage, &mut Seed(seed).dice("setting"));
            let ways = |taken: Rect| {
                let is_free = |own: Rect| !own.overlaps(taken);
                bare.clone().with_ways(&stage, &is_free, &mut Seed(seed).dice("ways")).1
            };
            let way = ways(hero);
            let ends = way
                .iter()
                .fold((f64::MAX, f64::MIN), |(from, to), part| (from.min(part.x0), to.max(part.x1)));
            led += usize::from(ends.0 <= area.x0 && ends.1 >= area.x1);
            blocked += usize::from(ways(across).is_empty());
        }
        assert!(led > 8, "only {led} of 20 pages have a way from frame to frame");
        assert_eq!(blocked, 20);
    }
}

//! What grows or lies in clumps where a detailed page would have bare ground. It is planted last, when everybody stands.

mod corners;
mod glade;
mod meadow;
mod moon;
mod reef;
mod shore;
mod sprigs;
mod strewn;
mod ways;
mod wild;

pub use sprigs::Verge;
pub use strewn::Motif;

use std::iter::repeat_n;

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Rect};
use scene::{Dice, Place};

use super::fit::areas;
use super::marks::{Land, Turf, edge};
use super::plan::{bounds, placed};
use super::scenery::Brush;
use super::{Backdrop, Loose, Stage, aloft};
use crate::Detail;

/// A clump on its foot at the origin, with the pens of something near.
pub(super) type Bed = fn(&mut Dice) -> Vec<Shape>;

/// The pens of all clumps.
const NEAR_BY: Brush = Brush::near(Detail::Full);

/// At most so many on a page.
const MOST: usize = 6;
/// What ends so near to the lower edge, in units, gives way to clumps.
const ALONG_THE_EDGE: f64 = 100.0;
/// Spots that are tried along the lower edge, and anywhere on the ground.
const ALONG: usize = 24;
const ANYWHERE: usize = 40;
/// Those along the lower edge are within so much of its halves from the sides, and so large one after the other.
const ASIDE: f64 = 0.72;
const ONE_BY_ONE: [f64; 3] = [1.2, 0.86, 1.04];
/// The edge of the ground is looked up in so many columns, the first so far from the picture's side, in units.
const COLUMNS: usize = 13;
const FROM_THE_SIDE: f64 = 40.0;
/// A corner is tried so far up from the lower edge, as shares of the ground's height.
const LIFTS: [f64; 3] = [0.0, 0.12, 0.24];
/// The narrowest gap between two clumps, and around anybody, in units.
const APART: f64 = 10.0;
/// A foot is so far below the edge of the ground, and above the picture's lower edge, in units.
const BELOW_THE_EDGE: f64 = 24.0;
const ABOVE_THE_FRAME: f64 = 16.0;
/// At the edge of the ground a clump is so much smaller than at the lower edge of the picture.
const FAR: f64 = 0.52;
const NEAR: f64 = 0.74;
/// In the lower corners it is larger, where it has room: one of these times as large.
const IN_A_CORNER: [f64; 4] = [1.3, 1.16, 1.0, 0.86];
/// So many kinds of clumps are tried on a spot.
const CHOICE: usize = 3;
/// The lowest part of a landmark, as a share of its height, that a clump may stand before.
const FOOT_OF_A_SIGHT: f64 = 0.16;

/// Things that cut each other make more areas than they have: a simple page keeps so many in reserve.
const IN_RESERVE: usize = 11;
/// On a simple page a clump has at most so many areas.
const AREAS_OF_BOLD: usize = 3;
/// And it is so much larger.
const BOLD: f64 = 1.2;

/// What grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flora {
    Meadow,
    Wonder,
    Jungle,
    Primeval,
    Reef,
    Shore,
    Moon,
}

impl Flora {
    /// Every kind there is.
    #[cfg(test)]
    const ALL: [Self; 7] =
        [Self::Meadow, Self::Wonder, Self::Jungle, Self::Primeval, Self::Reef, Self::Shore, Self::Moon];
}

/// The nearest ground, where something may be planted.
#[derive(Debug, Clone, PartialEq)]
pub struct Soil {
    flora: Flora,
    land: BezPath,
}

impl Soil {
    /// Lies on the same land where that has another outline now.
    pub(super) fn follow(&mut self, land: &BezPath, moved: &BezPath) {
        if self.land == *land {
            self.land = moved.clone();
        }
    }

    /// What the nearest of `lands` of a place bears; `None` for floors, water, snow and rock.
    pub(super) fn of(place: Place, lands: &[Land]) -> Option<Self> {
        let land = lands.last()?;
        let turf = land.turf();
        let flora = match place {
            Place::Underwater => Flora::Reef,
            Place::Space => Flora::Moon,
            Place::Jungle => Flora::Jungle,
            Place::Dinosaur => Flora::Primeval,
            Place::Pirate | Place::Beach if turf == Some(Turf::Sand) => Flora::Shore,
            Place::Fantasy if turf == Some(Turf::Grass) => Flora::Wonder,
            _ if turf == Some(Turf::Grass) => Flora::Meadow,
            _ => return None,
        };
        super::marks::bends(&land.path).then(|| Self { flora, land: land.path.clone() })
    }
}

impl Flora {
    const fn beds(self) -> &'static [Bed] {
        match self {
            Self::Meadow => meadow::MEADOW,
            Self::Wonder => moon::WONDER,
            Self::Jungle => wild::JUNGLE,
            Self::Primeval => wild::PRIMEVAL,
            Self::Reef => reef::REEF,
            Self::Shore => shore::SHORE,
            Self::Moon => moon::MOON,
        }
    }
}

/// What grows on land farther off in a place, whatever its colour; none where that tells what grows.
pub(super) fn of(place: Place) -> Option<&'static [Bed]> {
    match place {
        Place::Underwater => Some(Flora::Reef.beds()),
        Place::Space => Some(moon::HILLS),
        _ => None,
    }
}

/// Beside a clump in a lower corner another one grows: it is so much smaller, so far inwards as a share of the first one's
/// width, and so far before it, in units.
const SMALLER: f64 = 0.74;
const INWARDS: f64 = 0.66;
const BEFORE: f64 = 7.0;

/// Something that is planted.
struct Clump {
    shapes: Vec<Shape>,
    bounds: Rect,
}

impl Clump {
    fn of(shapes: Vec<Shape>) -> Self {
        Self { bounds: bounds(&shapes), shapes }
    }
}

impl Backdrop {
    /// The same with clumps on bare ground, where `is_free` says that nobody stands. A simple page has as many as it has
    /// areas to spare.
    #[must_use]
    pub fn planted(mut self, stage: &Stage, is_free: &dyn Fn(Rect) -> bool, dice: &mut Dice) -> Self {
        let Some(soil) = self.soil.take() else { return self };
        let spare = self.spare(stage);
        if spare == 0 {
            return self;
        }
        // Single things along the lower edge would be stickers beside the clumps.
        let edge = stage.area.y1 - ALONG_THE_EDGE;
        // Nor any marks on a detailed page: what is strewn there is larger.
        let marked = if stage.detail == Detail::Full { edge - ALONG_THE_EDGE } else { f64::INFINITY };
        let marks: Vec<bool> =
            self.loose.iter().map(|loose| self.is_mark(loose) && loose.bounds.y1 > marked).collect();
        let mut marks = marks.into_iter();
        self = self.without(|_| marks.next() == Some(true));
        self = self.without(|loose| loose.is_small() && loose.face.is_none() && loose.bounds.y1 > edge);
        // On a detailed page clumps come last: they grow out of the corners, and small things are strewn between.
        if stage.detail == Detail::Full {
            return self;
        }
        let clumps = self.clumps((&soil, spare), stage, is_free, dice);
        let under =
            |loose: &Loose| clumps.iter().any(|clump| !clump.bounds.intersect(loose.bounds).is_zero_area());
        let gone: Vec<bool> = self.loose.iter().map(|loose| self.is_mark(loose) && under(loose)).collect();
        let mut gone = gone.into_iter();
        self = self.without(|_| gone.next() == Some(true));
        for clump in clumps {
            self.add_small(clump.shapes, clump.bounds.y1 > stage.ground);
        }
        self
    }

    /// How many areas clumps may bring.
    fn spare(&self, stage: &Stage) -> usize {
        match stage.detail {
            Detail::Full => usize::MAX,
            Detail::Bold => {
                let spent = areas(&self.behind) + areas(&self.before);
                aloft::room(stage).saturating_sub(spent + IN_RESERVE)
            }
        }
    }

    /// What is planted, the farthest first: no kind twice.
    fn clumps(
        &self,
        (soil, spare): (&Soil, usize),
        stage: &Stage,
        is_free: &dyn Fn(Rect) -> bool,
        dice: &mut Dice,
    ) -> Vec<Clump> {
        let stands = |loose: &&Loose| !self.is_mark(loose) && (loose.is_front || loose.is_small());
        let mut taken: Vec<Rect> = self.loose.iter().filter(stands).map(|loose| loose.bounds).collect();
        taken.push(stage.letters);
        let most = if stage.detail == Detail::Full { usize::MAX } else { AREAS_OF_BOLD };
        let mut clumps: Vec<Clump> = soil.flora.beds().iter().map(|bed| Clump::of(bed(dice))).collect();
        clumps.retain(|clump| areas(&clump.shapes) <= most);
        dice.shuffle(&mut clumps);
        let mut ground = Ground { area: stage.area, sights: self.sights(), is_free, taken, spare };
        let mut planted: Vec<Clump> = Vec::new();
        for spot in spots(&soil.land, stage, dice) {
            let Some(clump) = ground.grow(&mut clumps, spot, f64::INFINITY) else { continue };
            let beside = spot.beside(clump.bounds, stage);
            let beside = beside.and_then(|spot| ground.grow(&mut clumps, spot, clump.bounds.height()));
            for clump in [Some(clump), beside].into_iter().flatten() {
                ground.taken.push(clump.bounds);
                planted.push(clump);
            }
            if clumps.is_empty() || planted.len() >= MOST {
                break;
            }
        }
        planted.sort_by(|one, other| one.bounds.y1.total_cmp(&other.bounds.y1));
        planted
    }

    /// Whether it is only lines, such as grass.
    fn is_mark(&self, loose: &Loose) -> bool {
        let layer = if loose.is_front { &self.before } else { &self.behind };
        layer[loose.shapes.clone()].iter().all(|shape| shape.tint.is_none())
    }
}

/// Bare ground while it is planted.
struct Ground<'a> {
    area: Rect,
    /// What is to stay in sight.
    sights: Vec<Rect>,
    is_free: &'a dyn Fn(Rect) -> bool,
    /// What grows or lies there already.
    taken: Vec<Rect>,
    /// How many areas to color clumps may bring yet.
    spare: usize,
}

impl Ground<'_> {
    /// The first of a few `clumps` that has room on a spot and is lower than `low`, taken from them.
    fn grow(&mut self, clumps: &mut Vec<Clump>, spot: Spot, low: f64) -> Option<Clump> {
        let fits = |clump: &Clump| {
            let own = spot.placing(clump.bounds, self.area).transform_rect_bbox(clump.bounds);
            let around = own.inflate(APART, APART);
            own.height() < low
                && areas(&clump.shapes) <= self.spare
                && self.taken.iter().all(|other| other.intersect(around).is_zero_area())
                && self.sights.iter().all(|sight| shows(*sight, own))
                && (self.is_free)(around)
        };
        let kind = clumps.iter().take(CHOICE).position(fits)?;
        let Clump { shapes, bounds } = clumps.remove(kind);
        self.spare -= areas(&shapes);
        Some(Clump::of(placed(shapes, spot.placing(bounds, self.area))))
    }
}

/// Whether a landmark stays in sight behind what has these bounds.
fn shows(sight: Rect, own: Rect) -> bool {
    let before_its_foot = own.y0 > sight.y1 - sight.height() * FOOT_OF_A_SIGHT && own.y1 > sight.y1;
    before_its_foot || sight.intersect(own).is_zero_area()
}

/// Shapes moved and scaled.
fn put(shapes: Vec<Shape>, (x, y): (f64, f64), size: f64) -> Vec<Shape> {
    placed(shapes, Affine::translate((x, y)) * Affine::scale(size))
}

/// Where a clump is tried.
#[derive(Clone, Copy)]
struct Spot {
    at: Point,
    size: f64,
    is_mirrored: bool,
}

impl Spot {
    /// Before the inner side of a clump of a detailed page that stands here, at the side of the picture.
    fn beside(&self, clump: Rect, stage: &Stage) -> Option<Self> {
        let area = stage.area;
        let at_a_side = self.at.x <= area.x0 || self.at.x >= area.x1;
        let way = if clump.center().x < area.center().x { 1.0 } else { -1.0 };
        let at = Point::new(clump.center().x + way * clump.width() * INWARDS, self.at.y + BEFORE);
        let beside = Self { at, size: self.size * SMALLER, is_mirrored: !self.is_mirrored };
        (at_a_side && stage.detail == Detail::Full).then_some(beside)
    }

    /// What brings a clump around its foot here, within the picture's sides.
    fn placing(&self, clump: Rect, area: Rect) -> Affine {
        let way = if self.is_mirrored { -self.size } else { self.size };
        let placing = Affine::translate(self.at.to_vec2()) * Affine::scale_non_uniform(way, self.size);
        let (own, room) = (placing.transform_rect_bbox(clump), area.inset(-ABOVE_THE_FRAME));
        let in_by = (room.x0 - own.x0).max(0.0) - (own.x1 - room.x1).max(0.0);
        Affine::translate((in_by, (room.y1 - own.y1).min(0.0))) * placing
    }
}

/// Spots to try: both lower corners first, then along the lower edge, then anywhere on the ground.
fn spots(land: &BezPath, stage: &Stage, dice: &mut Dice) -> Vec<Spot> {
    let area = stage.area;
    let bold = if stage.detail == Detail::Full { 1.0 } else { BOLD };
    let sides = if dice.chance(0.5) { [area.x0, area.x1] } else { [area.x1, area.x0] };
    let corners = sides.into_iter().flat_map(|x| {
        LIFTS.into_iter().flat_map(move |lift| IN_A_CORNER.into_iter().map(move |size| (x, 1.0 - lift, size)))
    });
    // Along the lower edge the middle stays open, and none is as large as the one beside it.
    let along = |share: f64| if share < 0.5 { share * ASIDE } else { 1.0 - (1.0 - share) * ASIDE };
    let lifts = repeat_n([0.0, 0.4], ALONG).chain(repeat_n([0.0, 1.0], ANYWHERE));
    let others: Vec<_> = lifts
        .enumerate()
        .map(|(index, [low, high])| {
            let (share, lift) = (dice.between(0.0, 1.0), dice.between(low, high));
            let (across, size) =
                if index < ALONG { (along(share), ONE_BY_ONE[index % 3]) } else { (share, 1.0) };
            (area.x0 + area.width() * across, 1.0 - lift, size)
        })
        .collect();
    let width = area.width() - 2.0 * FROM_THE_SIDE;
    let column = |index: usize| area.x0 + FROM_THE_SIDE + width * index as f64 / (COLUMNS - 1) as f64;
    let tops: Vec<Option<f64>> = (0..COLUMNS).map(|index| edge(land, column(index), area)).collect();
    let spots = corners.chain(others).filter_map(|(x, share, size)| {
        let across = ((x - area.x0 - FROM_THE_SIDE) / width).clamp(0.0, 1.0);
        let top = tops[(across * (COLUMNS - 1) as f64).round() as usize]?;
        let (from, to) = (top + BELOW_THE_EDGE, area.y1 - ABOVE_THE_FRAME);
        let at = Point::new(x, from + (to - from) * share);
        let size = size * bold * (FAR + (NEAR - FAR) * share);
        (from < to).then(|| Spot { at, size, is_mirrored: dice.chance(0.5) })
    });
    spots.collect()
}

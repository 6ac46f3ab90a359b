//! Loose lines on the ground — tufts of grass, ripples of sand — which fill a meadow without an area to color.

use drawing::{Shape, Tint};
use kurbo::{Affine, BezPath, CubicBez, Line, ParamCurve as _, PathEl, PathSeg, Point, QuadBez, Rect};
use scene::{Dice, Place};

use super::plan::bounds;
use super::scenery::{Brush, grass, pt, wave};
use super::{Backdrop, Stage};
use crate::Detail;

/// Marks keep so far from the edge of the land they are on, and from the next land, in units.
const BELOW_THE_EDGE: f64 = 30.0;
const ABOVE_THE_NEXT: f64 = 16.0;
/// And from anything that stands there.
const FREE: f64 = 10.0;
/// Columns of a page that get a mark each, and rows of those on the nearest ground.
const COLUMNS: u32 = 5;
const ROWS: [f64; 2] = [0.22, 0.74];
/// The edge of a floor is looked up in so many columns.
const BOARDS: u32 = 24;
/// So many of them stay.
const KEPT: f64 = 0.5;

/// The cosine of the sharpest turn of a smooth edge.
const SMOOTH: f64 = 0.8;

/// What grows or lies on land of this colour: none on rock, water, snow and floors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turf {
    Grass,
    Sand,
}

impl Turf {
    fn of(tint: Tint) -> Option<Self> {
        let [_, r, g, b] = tint.to_hex().to_be_bytes();
        if g > r && g > b.saturating_add(24) {
            Some(Self::Grass)
        } else if r > 0xE4 && g > 0xC8 && b < 0xD0 && r >= g {
            Some(Self::Sand)
        } else {
            None
        }
    }

    /// One mark at `at`; `near` on the nearest ground.
    fn mark(self, at: Point, near: bool, stage: &Stage, dice: &mut Dice) -> Vec<Shape> {
        let brush = Brush::far(stage.detail);
        let size = if near { dice.between(22.0, 28.0) } else { dice.between(17.0, 20.0) };
        match self {
            Self::Grass => grass(at, size, brush, dice),
            Self::Sand => vec![brush.line(wave(at, size * 0.9))],
        }
    }
}

/// A land from side to side.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Land {
    pub path: BezPath,
    pub tint: Option<Tint>,
}

impl Land {
    /// What lies or grows on it: nothing on a floor, whose edge is straight, nor on the tops of trees.
    pub(super) fn turf(&self) -> Option<Turf> {
        self.tint.filter(|_| bends(&self.path) && !self.is_wood()).and_then(Turf::of)
    }

    /// A lake or a sea.
    pub(super) fn is_water(&self) -> bool {
        self.tint.is_some_and(|tint| {
            let [_, red, _, blue] = tint.to_hex().to_be_bytes();
            blue > red.saturating_add(40)
        })
    }

    /// Whether it is a far wood, whose edge is not smooth where two round heads meet: nothing stands on it.
    pub(super) fn is_wood(&self) -> bool {
        let bends = self.path.segments().filter_map(|part| match part {
            PathSeg::Cubic(bend) => Some(bend),
            PathSeg::Line(_) | PathSeg::Quad(_) => None,
        });
        bends.clone().zip(bends.skip(1)).any(|(one, next)| {
            let (arrives, leaves) = (one.p3 - one.p2, next.p1 - next.p0);
            one.p3 == next.p0 && arrives.dot(leaves) < SMOOTH * arrives.hypot() * leaves.hypot()
        })
    }
}

impl Backdrop {
    /// Where the boards of a deck, or of a hall's floor, begin above, if the nearest ground is one.
    pub fn boards(&self, area: Rect) -> Option<f64> {
        let told = self.told.as_ref()?;
        let floor = told.lands.last().filter(|land| !bends(&land.path))?;
        let is_boarded = matches!(told.of, Place::Pirate | Place::Castle | Place::CastleHall);
        let columns = (1..BOARDS).map(|step| area.x0 + area.width() * f64::from(step) / f64::from(BOARDS));
        let tops = columns.filter_map(|x| edge(&floor.path, x, area));
        // Posts stand on it.
        tops.filter(|_| is_boarded).reduce(f64::max)
    }

    /// Moves every land with a soft edge out of which nothing rises as far down as is said for its outline and those of the
    /// lands before it; water stays, for what swims.
    pub fn shift_lands(&mut self, down: &dyn Fn(&BezPath, &[BezPath]) -> f64) {
        let Some(told) = &mut self.told else { return };
        let outlines: Vec<BezPath> = told.lands.iter().map(|land| land.path.clone()).collect();
        for (index, land) in told.lands.iter_mut().enumerate() {
            let rises = self.skyline.iter().any(|risen| risen.land == land.path);
            if rises || land.is_water() || !bends(&land.path) {
                continue;
            }
            let by = down(&land.path, &outlines[index + 1..]);
            let moved = Affine::translate((0.0, by)) * &land.path;
            let shown = self.behind.iter_mut().filter(|shape| shape.path == land.path);
            shown.for_each(|shape| shape.path = moved.clone());
            if let Some(soil) = &mut self.soil {
                soil.follow(&land.path, &moved);
            }
            land.path = moved;
        }
    }

    /// Whether the edge of any land or wood runs through a rectangle.
    pub fn is_on_an_edge(&self, own: Rect, area: Rect) -> bool {
        let columns = [own.x0, own.center().x, own.x1].map(|x| x.clamp(area.x0 + 1.0, area.x1 - 1.0));
        let lands = self.told.iter().flat_map(|told| &told.lands);
        lands
            .flat_map(|land| columns.map(|x| edge(&land.path, x, area)))
            .flatten()
            .any(|top| own.y0 < top && top < own.y1)
    }
}

/// Whether land has a soft edge, as no floor has.
pub(super) fn bends(land: &BezPath) -> bool {
    land.elements().iter().any(|part| matches!(part, PathEl::QuadTo(..) | PathEl::CurveTo(..)))
}

/// Where the land within this outline begins below the sky at `x`.
pub fn edge(land: &BezPath, x: f64, area: Rect) -> Option<f64> {
    let plumb = Line::new((x, area.y0), (x, area.y1));
    let mut edge: Option<f64> = None;
    let (mut start, mut at) = (Point::ORIGIN, Point::ORIGIN);
    for element in land.elements() {
        let from = std::mem::replace(&mut at, element.end_point().unwrap_or(start));
        let part = match *element {
            PathEl::MoveTo(to) => {
                start = to;
                continue;
            }
            PathEl::LineTo(to) => Line::new(from, to).into(),
            PathEl::QuadTo(bend, to) => QuadBez::new(from, bend, to).into(),
            PathEl::CurveTo(one, two, to) => CubicBez::new(from, one, two, to).into(),
            PathEl::ClosePath => Line::new(from, start).into(),
        };
        // What is below cannot be the edge, wherever it is met.
        if spans(part, x) && edge.is_none_or(|edge| highest(part) < edge) {
            let met = part.intersect_line(plumb).into_iter().map(|meeting| plumb.eval(meeting.line_t).y);
            edge = edge.into_iter().chain(met).min_by(f64::total_cmp);
        }
    }
    edge
}

/// No part of an outline is higher than this.
fn highest(part: PathSeg) -> f64 {
    match part {
        PathSeg::Line(Line { p0, p1 }) => p0.y.min(p1.y),
        PathSeg::Quad(QuadBez { p0, p1, p2 }) => p0.y.min(p1.y).min(p2.y),
        PathSeg::Cubic(CubicBez { p0, p1, p2, p3 }) => p0.y.min(p1.y).min(p2.y).min(p3.y),
    }
}

/// Whether a part of an outline may be both left and right of `x`.
fn spans(part: PathSeg, x: f64) -> bool {
    let is_between =
        |across: &[f64]| across.iter().any(|end| *end <= x) && across.iter().any(|end| *end >= x);
    match part {
        PathSeg::Line(Line { p0, p1 }) => is_between(&[p0.x, p1.x]),
        PathSeg::Quad(QuadBez { p0, p1, p2 }) => is_between(&[p0.x, p1.x, p2.x]),
        PathSeg::Cubic(CubicBez { p0, p1, p2, p3 }) => is_between(&[p0.x, p1.x, p2.x, p3.x]),
    }
}

/// Spreads marks over `lands` (back to front) where nothing of `taken` stands; they go where somebody stands later.
pub(super) fn spread(place: &mut Backdrop, lands: &[Land], taken: &[Rect], stage: &Stage, dice: &mut Dice) {
    let area = stage.area;
    // On a simple page they would lie alone.
    if stage.detail == Detail::Bold {
        return;
    }
    let Some(nearest) = lands.len().checked_sub(1) else { return };
    for (index, land) in lands.iter().enumerate().skip(nearest.saturating_sub(1)) {
        let Some(turf) = land.turf() else { continue };
        let near = index == nearest;
        for column in 0..COLUMNS {
            let rows: &[f64] = if near { &ROWS } else { &ROWS[..1] };
            for row in rows {
                let x = area.x0
                    + area.width() * (f64::from(column) + dice.between(0.2, 0.8)) / f64::from(COLUMNS);
                let (shift, keeps) = (dice.between(-0.14, 0.14), dice.chance(KEPT));
                let Some(top) = edge(&land.path, x, area).filter(|_| keeps) else { continue };
                let (from, to) = (top + BELOW_THE_EDGE, floor(lands, index, x, area));
                if to < from {
                    continue;
                }
                let at = pt(x, from + (to - from) * (row + shift));
                let shapes = turf.mark(at, near, stage, dice);
                let around = bounds(&shapes).inflate(FREE, FREE);
                let is_free = |thing: &Rect| thing.intersect(around).is_zero_area();
                if taken.iter().all(is_free) && is_free(&stage.letters) {
                    place.add_small(shapes, false);
                }
            }
        }
    }
}

/// How far down marks may lie on a land at `x`.
fn floor(lands: &[Land], index: usize, x: f64, area: Rect) -> f64 {
    let next =
        lands[index + 1..].iter().filter_map(|next| edge(&next.path, x, area)).fold(f64::INFINITY, f64::min);
    (next - ABOVE_THE_NEXT).min(area.y1 - ABOVE_THE_NEXT)
}

#[cfg(test)]
mod tests {
    use super::super::scenery::{Ridge, treetops};
    use super::*;

    #[test]
    fn grass_grows_on_a_hill_and_not_on_treetops() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let (heights, green, far) =
            ([300.0, 280.0, 310.0, 290.0, 300.0], 0x9C_D0_6E, Brush::far(Detail::Full));
        let land = |shape: Shape| Land { path: shape.path, tint: shape.tint };
        assert_eq!(land(treetops(area, &heights, green, far)).turf(), None);
        assert_eq!(land(Ridge::through(area, &heights).land(green, far)).turf(), Some(Turf::Grass));
    }
}

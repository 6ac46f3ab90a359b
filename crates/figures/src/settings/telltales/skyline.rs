//! What tells a place on a page that has nothing left to color for it: its farthest land rises in towers, palms or a
//! volcano, which are one area with it.

use drawing::Shape;
use kurbo::{Affine, BezPath, PathEl, Point, Rect, Shape as _};
use scene::{Dice, Place};

use super::super::fit::areas;
use super::super::marks::{Land, bends, edge};
use super::super::scenery::{Brush, Ridge};
use super::super::{Backdrop, Loose, Stage, UNDISTURBED_ALOFT, View};
use super::drawn::{DOME, LOLLIPOP, MAST, Sketch, Stand, VOLCANO, sketches};
use super::{AIR, FROM_THE_FRAME, LARGEST, SIZES, STEPS, Told, is_great};
use crate::Detail;
use crate::path::{ends, smooth, svg, united};

/// With so many areas to color a simple page lets go of what its setting has besides land.
const TIGHT: usize = 35;
/// With so many beside the setting it has one land.
const CROWDED: usize = 40;
/// With so many nobody may stand before what rises.
const PACKED: usize = 46;
/// So many rise on a page.
const MOST: usize = 2;
/// So much of one may be hidden, and so much of a middle a third as wide: better less.
const HIDDEN: [f64; 4] = [0.1, 0.2, 0.32, 0.42];
const ASIDE: f64 = 0.33;
/// So large a share of it is its roof, without which nobody knows it, and so much of that may be hidden.
const ROOF: f64 = 0.36;
const HIDDEN_ROOF: f64 = 0.62;
/// Where those are before the whole place, so many times as large, of which so much is seen above them, but for so much.
const LARGE: [f64; 2] = [1.9, 1.6];
const CROWN: f64 = 0.45;
const NARROWER: f64 = 0.36;
const HIDDEN_CROWN: f64 = 0.24;
/// It is so high at least, as a share of the page.
const LEAST_HIGH: f64 = 0.13;
/// The only land is near where its edge is so far below the horizon, in units.
const LOW: f64 = 60.0;
/// Two edges are one where they are so near, in units.
const SAME: f64 = 2.0;
/// They keep so far from a head, in units.
const BESIDE_A_HEAD: f64 = 10.0;
/// So many of the best places are looked at.
const TRIES: usize = 8;
/// Where the edge of its land falls by so much under it, as a share of its height, the land would hide a trunk.
const STEEP: f64 = 0.1;
/// A foot is so far below the edge of its land, and goes on so far into it, in units.
const BELOW: f64 = 3.0;
const INTO: f64 = 26.0;
/// A line that ends so near to the foot, in units, comes down to it; so wide is a door, and so far apart are points of the
/// edge before it.
const AT_THE_FOOT: f64 = 9.0;
const DOOR: f64 = 13.0;
const STEP: f64 = 8.0;

/// A land out of which something rises.
#[derive(Debug, Clone, PartialEq)]
pub struct Skyline {
    /// The land with all that rises out of it.
    pub land: BezPath,
    /// Around one that does.
    pub sight: Rect,
    /// What that one looks like without the land.
    pub outline: BezPath,
}

impl Skyline {
    /// Whether it is this land that rises: beside what does, it ends above where the land did.
    pub(super) fn is_of(&self, land: &Land, area: Rect) -> bool {
        let at = |x: f64| edge(&self.land, x, area).zip(edge(&land.path, x, area));
        let sides = [area.x0 + 1.0, area.center().x, area.x1 - 1.0].into_iter().filter_map(at);
        sides.into_iter().filter(|(risen, was)| (risen - was).abs() < SAME).count() > 1
    }
}

impl Backdrop {
    /// The same with what tells the place rising out of its land, where a simple page is so full that nothing else would stay.
    #[must_use]
    pub fn risen(self, stage: &Stage, view: View, dice: &mut Dice) -> Self {
        let all = stage.areas + areas(&self.behind) + areas(&self.before);
        if stage.detail == Detail::Full || all < TIGHT {
            return self;
        }
        let goes = |loose: &Loose| !loose.is_front && loose.hidden > UNDISTURBED_ALOFT;
        let bare = self.clone().without(goes);
        let mut bare = Self { landmarks: Vec::new(), ..bare }.with_skyline(stage, view, dice);
        if stage.areas > CROWDED {
            bare.level();
        }
        if bare.skyline.is_empty() { self } else { bare }
    }

    /// The same with what tells the place rising out of its land, where nothing else tells it.
    #[must_use]
    pub fn told_at_last(self, stage: &Stage, view: View, dice: &mut Dice) -> Self {
        if self.is_known() {
            return self;
        }
        let told = self.clone().with_skyline(stage, view, &mut dice.clone());
        if !told.skyline.is_empty() {
            return told;
        }
        // Rather a little hidden than nowhere.
        self.with_skyline(stage, View { is_clear: &|_| true, ..view }, dice)
    }

    fn with_skyline(mut self, stage: &Stage, view: View, dice: &mut Dice) -> Self {
        let Some(Told { of, mut lands }) = self.told.clone().filter(|told| is_great(told.of)) else {
            return self;
        };
        self.lift(&mut lands, stage);
        let floor = lands.last().is_some_and(|land| !bends(&land.path));
        let mut known: Vec<&Sketch> =
            sketches(of, floor).iter().filter(|one| rises(one) && !one.is_doubled(stage)).collect();
        if let [_, others @ ..] = &mut known[..] {
            dice.shuffle(others);
        }
        for sketch in known {
            if self.skyline.len() == MOST {
                break;
            }
            let Some(index) = ground_of(sketch, of, &lands) else { continue };
            let Some(shape) = self.behind.iter().position(|shape| self.is_land(shape, &lands[index])) else {
                continue;
            };
            if let Some(placing) = self.rise(sketch, &lands[index], stage, view) {
                self.raise(sketch, shape, placing, stage.detail);
                let around = placing.0.transform_rect_bbox(sketch.bounds());
                // What stands behind everybody is enough.
                if around.height() > placing.1.height() + 1.0 {
                    break;
                }
            }
        }
        self
    }

    /// One land is enough: those before it go, which legs would part.
    fn level(&mut self) {
        let Some(Told { lands, .. }) = &self.told else { return };
        let goes = |shape: &Shape| {
            lands.iter().any(|land| land.path == shape.path && !land.is_water()) && !self.skyline.is_empty()
        };
        let gone: Vec<usize> = (0..self.behind.len()).filter(|index| goes(&self.behind[*index])).collect();
        gone.into_iter().for_each(|index| self.behind[index].path = BezPath::new());
    }

    /// Where there is nothing but near ground it reaches up to the horizon.
    fn lift(&mut self, lands: &mut [Land], stage: &Stage) {
        let [land] = lands else { return };
        let middle = edge(&land.path, stage.area.center().x, stage.area);
        if !bends(&land.path) || land.is_wood() || middle.is_none_or(|top| top < stage.horizon + LOW) {
            return;
        }
        let Some(shape) = self.behind.iter().position(|shape| shape.path == land.path) else { return };
        let y = stage.horizon;
        // It rises on the side where the hero is not.
        let mut heights = [y - 22.0, y - 34.0, y - 8.0, y + 12.0, y + 2.0];
        if stage.hero.center().x < stage.area.center().x {
            heights.reverse();
        }
        let far = Ridge::through(stage.area, &heights);
        self.behind[shape].path = far.land(0, Brush::far(stage.detail)).path;
        land.path = self.behind[shape].path.clone();
        self.told = self.told.take().map(|told| Told { lands: lands.to_vec(), ..told });
    }

    /// Whether a shape is a land, or what became of it.
    fn is_land(&self, shape: &Shape, land: &Land) -> bool {
        shape.path == land.path
            || shape.tint == land.tint && self.skyline.iter().any(|risen| risen.land == shape.path)
    }

    /// Where a sketch is seen best, as large as may be, and around what is seen of it: all of it, or where somebody stands
    /// before the whole place, its upper part.
    fn rise(&self, sketch: &Sketch, land: &Land, stage: &Stage, view: View) -> Option<(Affine, Rect)> {
        let own = sketch.bounds();
        let least = LEAST_HIGH * stage.area.height() / own.height();
        let whole = SIZES.into_iter().filter(|size| (least..=sketch.most * LARGEST).contains(size));
        // Whoever stands before it parts it: then there would be more to color.
        let is_crowded = stage.detail == Detail::Bold && stage.areas > PACKED;
        let hidden_at_most = if is_crowded { &HIDDEN[..1] } else { &HIDDEN[..] };
        let whole =
            hidden_at_most.iter().flat_map(move |most| whole.clone().map(move |size| (size, *most, 1.0)));
        let crowns = LARGE.into_iter().filter(|_| is_tall(sketch) && !is_crowded);
        let crowns = crowns.map(|size| (size, HIDDEN_CROWN, CROWN));
        whole.chain(crowns).find_map(|(size, most, seen)| {
            let places = (1..STEPS).filter_map(|step| {
                let x = stage.area.x0 + stage.area.width() * step as f64 / STEPS as f64;
                let inwards = if x > stage.area.center().x { -size } else { size };
                let [left, right] =
                    [own.x0, own.x1].map(|side| edge(&land.path, x + side * inwards, stage.area));
                let (left, right) = (left?, right?);
                let foot = left.max(right) + BELOW;
                if (left - right).abs() > STEEP * own.height() * size {
                    return None;
                }
                let placing = Affine::translate((x, foot)) * Affine::scale_non_uniform(inwards, size);
                let around = placing.transform_rect_bbox(own);
                let sight = Rect { y1: around.y0 + around.height() * seen, ..around };
                let sight = sight.inflate(-around.width() * (1.0 - seen) * NARROWER, 0.0);
                let core = sight.inflate(-sight.width() * ASIDE, 0.0);
                let (all, middle) = ((view.hidden)(sight), (view.hidden)(core));
                let roof = Rect { y1: around.y0 + around.height() * ROOF, ..around };
                let is_seen = all <= most
                    && middle <= most
                    && (view.hidden)(roof) <= HIDDEN_ROOF
                    && self.is_clear(sight, stage);
                is_seen.then_some((all + middle, placing, sight))
            });
            let places: Vec<(f64, Affine, Rect)> = places.collect();
            let best =
                clearest(places.iter().map(|(cost, placing, _)| (*cost, *placing)).collect(), sketch, view)?;
            places.iter().find(|place| place.1 == best).map(|(_, placing, sight)| (*placing, *sight))
        })
    }

    /// Whether neither the frame, the letters nor the head is there, nor anything else that rises.
    fn is_clear(&self, sight: Rect, stage: &Stage) -> bool {
        let room = Rect { y0: stage.sky, ..stage.area }.inset(-FROM_THE_FRAME);
        let head = stage.head.inflate(BESIDE_A_HEAD, BESIDE_A_HEAD);
        room.contains_rect(sight)
            && !sight.overlaps(head)
            && !sight.overlaps(stage.letters)
            && !self.skyline.iter().any(|other| other.sight.inflate(AIR, AIR).overlaps(sight))
    }

    /// Lets a sketch rise out of the land that is one of the shapes behind.
    fn raise(&mut self, sketch: &Sketch, shape: usize, (placing, sight): (Affine, Rect), detail: Detail) {
        let brush = Brush::far(detail);
        let outline = placing * svg(sketch.outline);
        let before = self.behind[shape].path.clone();
        let land = united(&[before.clone(), rooted(outline.clone())]);
        // One puff of smoke, one window: more to color there is no room for.
        let mut closed = 0;
        let lines = sketch.lines.iter().filter(|line| {
            closed += usize::from(line.ends_with('Z'));
            !line.ends_with('Z') || closed == 1
        });
        let mut lines: Vec<Shape> =
            lines.map(|line| Shape::line(down_to(&before, placing * svg(line)), brush.inside)).collect();
        if !sketch.is_rooted() {
            lines.push(Shape::line(threshold(&before, &outline, &lines), brush.contour));
        }
        self.behind[shape].path = land.clone();
        for risen in self.skyline.iter_mut().filter(|risen| risen.land == before) {
            risen.land = land.clone();
        }
        let count = lines.len();
        self.behind.splice(shape + 1..shape + 1, lines);
        for loose in self.loose.iter_mut().filter(|loose| !loose.is_front && loose.shapes.start > shape) {
            loose.shapes = loose.shapes.start + count..loose.shapes.end + count;
        }
        if self.backing.start > shape {
            self.backing = self.backing.start + count..self.backing.end + count;
        }
        let around = placing.transform_rect_bbox(sketch.bounds());
        let near = around.inflate(AIR, AIR);
        // No cloud is poked by a tower.
        let meets = |loose: &Loose| !loose.is_front && loose.bounds.overlaps(near);
        let keep = std::mem::take(&mut self.skyline);
        let cleared = std::mem::take(self).without(|loose| meets(loose));
        *self = cleared;
        self.aloft.retain(|piece| !piece.overlaps(near));
        self.skyline = keep;
        self.skyline.push(Skyline { land, sight, outline });
    }
}

/// A line that ends at the edge of the land where it would end below: no door goes into the ground.
fn down_to(land: &BezPath, line: BezPath) -> BezPath {
    let own = line.bounding_box();
    let high = |at: Point| match edge(land, at.x, Rect::new(at.x, own.y0, at.x, own.y1 + INTO)) {
        Some(top) if top < at.y && top > own.center().y => Point::new(at.x, top),
        _ => at,
    };
    let ends = line.elements().iter().map(|part| match *part {
        PathEl::MoveTo(at) => PathEl::MoveTo(high(at)),
        PathEl::LineTo(at) => PathEl::LineTo(high(at)),
        other => other,
    });
    ends.collect()
}

/// The edge of the land that an outline hides, with a door wherever one of its lines comes down to its foot: what stands on
/// something is whole.
fn threshold(land: &BezPath, outline: &BezPath, lines: &[Shape]) -> BezPath {
    let mut threshold = BezPath::new();
    let Some((first, last)) = ends(outline) else { return threshold };
    let (left, right, foot) = (first.x.min(last.x), first.x.max(last.x), first.y.max(last.y));
    let low = lines.iter().map(Shape::bounds).filter(|own| own.y1 > foot - AT_THE_FOOT);
    let mut doors: Vec<(f64, f64)> = low
        .map(|own| (own.center().x, own.width().max(DOOR) / 2.0))
        .map(|(middle, half)| (middle - half, middle + half))
        .collect();
    doors.push((right, right));
    doors.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut from = left;
    for (begins, ends) in doors {
        let steps = ((begins - from) / STEP) as usize;
        let at = |step: usize| from + (begins - from) * step as f64 / steps as f64;
        let high = |x: f64| {
            Some(Point::new(x, edge(land, x, Rect::new(x, outline.bounding_box().y0, x, foot + INTO))?))
        };
        let points: Vec<Point> =
            (0..=steps).filter(|_| steps > 0).filter_map(|step| high(at(step))).collect();
        if points.len() > 1 {
            threshold.extend(smooth(&points));
        }
        from = from.max(ends);
    }
    threshold
}

/// The best of some places, each with what it costs, where a sketch is seen well.
pub(super) fn clearest(mut places: Vec<(f64, Affine)>, sketch: &Sketch, view: View) -> Option<Affine> {
    places.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let is_clear = |placing: &Affine| (view.is_clear)(&(*placing * svg(sketch.outline)));
    places.into_iter().map(|(_, placing)| placing).take(TRIES).find(is_clear)
}

/// Whether it may be taller than life: coral, a column or a dome, which would be a second helmet, is not.
fn is_tall(sketch: &Sketch) -> bool {
    *sketch == VOLCANO || sketch.most > 1.3 && !matches!(*sketch, LOLLIPOP | DOME)
}

/// Whether it stands on land or water, and is no trifle; a mast rises out of a ship.
fn rises(sketch: &Sketch) -> bool {
    sketch.stand != Stand::Floats && *sketch != MAST && sketch.bounds().height() > 110.0
}

/// Which land it rises out of: the farthest dry one, or the water.
fn ground_of(sketch: &Sketch, of: Place, lands: &[Land]) -> Option<usize> {
    if sketch.stand == Stand::Water {
        return lands.iter().position(Land::is_water);
    }
    let is_wet =
        |land: &Land| land.is_water() && !matches!(of, Place::Space | Place::Underwater | Place::Fantasy);
    lands
        .iter()
        .position(|land| !is_wet(land) && !land.is_wood())
        .or_else(|| lands.iter().rposition(|land| !is_wet(land)))
}

/// An outline that goes on below into the land.
fn rooted(mut outline: BezPath) -> BezPath {
    if let Some((first, last)) = ends(&outline) {
        for end in [last, first] {
            outline.line_to(Point::new(end.x, end.y + INTO));
        }
    }
    outline.close_path();
    outline
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_door_ends_where_the_land_begins() {
        let land = svg("M0 100 L200 90 L200 300 L0 300 Z");
        let door = down_to(&land, svg("M60 106 L60 40 C60 20 90 20 90 40 L90 106"));
        for at in door.elements().iter().filter_map(PathEl::end_point) {
            let top = 100.0 - at.x / 20.0;
            assert!(at.y <= top + 0.1, "{at:?}");
        }
        assert!(door.bounding_box().y1 > 95.0);
    }
}

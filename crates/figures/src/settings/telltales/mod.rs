//! Telltales: what one of the great places is known by at first sight, drawn in a few lines where a page would be empty.
//!
//! On a simple page, which has no areas left for them, they are open at the foot, as a pen sketches what is far away: a
//! tree and the ground it stands on are one area to color. On a detailed page each is an area of its own.

mod drawn;

use drawing::{Shape, Tint};
use kurbo::{Affine, Rect};
use scene::{Dice, Place};

use self::drawn::{Sketch, Stand, sketches};
use super::marks::{Land, bends, edge};
use super::plan::bounds;
use super::scenery::Brush;
use super::{Backdrop, Stage};
use crate::Detail;
use crate::path::svg;

/// With so many sights a place is told, on a simple page and on a detailed one.
const TOLD: [usize; 2] = [4, 2];
/// So many more a page gets at most, and at least on a simple one, whose sights may have to go yet.
const MOST: usize = 3;
/// What is wider than this share of the page spans it.
const SPANS: f64 = 0.8;
/// How large they are tried, the largest first.
const SIZES: [f64; 6] = [1.5, 1.25, 1.05, 0.9, 0.76, 0.64];
/// So many places from left to right are tried.
const STEPS: usize = 13;
/// How far down the free ground, as shares of it, one may stand.
const DEPTHS: [f64; 4] = [0.12, 0.3, 0.5, 0.72];
/// They keep so far from whatever else there is, from the frame and below the edge of their land, in units.
const AIR: f64 = 12.0;
const FROM_THE_FRAME: f64 = 14.0;
const BELOW_THE_EDGE: f64 = 16.0;

/// What is there already.
pub(super) struct Scene<'a> {
    pub(super) of: Place,
    /// Back to front.
    pub(super) lands: &'a [Land],
    /// Around everything that stays whole.
    pub(super) taken: &'a mut Vec<Rect>,
    /// Which share of a rectangle those who stand on the page hide.
    pub(super) covered: &'a dyn Fn(Rect) -> f64,
}

impl Backdrop {
    /// The same with as many telltales as it takes to know the place.
    pub(super) fn told(&mut self, scene: &mut Scene, (stage, dice): (&Stage, &mut Dice)) {
        let is_bold = stage.detail == Detail::Bold;
        let told = TOLD[usize::from(!is_bold)];
        // A roof of leaves tells of a wood, and not of which.
        let widest = stage.area.width() * SPANS;
        let sights = self.sights().iter().filter(|sight| sight.width() < widest).count();
        let wanted = told.saturating_sub(sights).max(usize::from(is_bold)).min(MOST);
        let floor = scene.lands.last().is_some_and(|land| !bends(&land.path));
        let mut known: Vec<&Sketch> = sketches(scene.of, floor).iter().collect();
        dice.shuffle(&mut known);
        let mut left = wanted;
        for sketch in known {
            if left == 0 {
                return;
            }
            if let Some(placing) = spot(sketch, scene, stage, dice) {
                let shapes = drawn(sketch, placing, stage.detail);
                let around = bounds(&shapes);
                scene.taken.push(around);
                self.landmarks.push(around);
                self.behind.extend(shapes);
                left -= 1;
            }
        }
    }
}

/// Where a sketch has room, as large as may be.
fn spot(sketch: &Sketch, scene: &Scene, stage: &Stage, dice: &mut Dice) -> Option<Affine> {
    let own = svg(sketch.outline).control_box();
    for size in SIZES {
        let mut free = Vec::new();
        for step in 1..STEPS {
            let x = stage.area.x0 + stage.area.width() * step as f64 / STEPS as f64;
            let [low, high] = [own.x0, own.x1].map(|side| x + side * size);
            for y in heights(sketch.stand, scene, stage, ([low, high], own.height() * size)) {
                let inwards = if x > stage.area.center().x { -size } else { size };
                let placing = Affine::translate((x, y)) * Affine::scale_non_uniform(inwards, size);
                let around = placing.transform_rect_bbox(own);
                if is_free(around, scene, stage) {
                    free.push(placing);
                }
            }
        }
        if let Some(placing) = dice.pick(&free) {
            return Some(*placing);
        }
    }
    None
}

/// Whether nothing and nobody is there, nor right behind the head.
fn is_free(around: Rect, scene: &Scene, stage: &Stage) -> bool {
    let room = Rect { y0: stage.area.y0, ..stage.area.inset(-FROM_THE_FRAME) };
    let near = around.inflate(AIR, AIR);
    room.contains_rect(around)
        && scene.taken.iter().all(|other| other.intersect(near).is_zero_area())
        && (scene.covered)(near) == 0.0
}

/// Heights of the foot that are tried for what reaches from one side to the other.
fn heights(stand: Stand, scene: &Scene, stage: &Stage, (sides, high): ([f64; 2], f64)) -> Vec<f64> {
    let lands = scene.lands;
    // Neither the moon's ground nor the sea's is wet.
    let is_wet = |land: &Land| land.is_water() && !matches!(scene.of, Place::Space | Place::Underwater);
    let at = |land: &Land, x: f64| edge(&land.path, x, stage.area);
    let lowest = |land: &Land| {
        let [left, right] = sides.map(|x| at(land, x));
        Some(left?.max(right?))
    };
    let highest = |land: &Land| {
        let [left, right] = sides.map(|x| at(land, x));
        Some(left?.min(right?))
    };
    match stand {
        Stand::Hangs => vec![stage.area.y0],
        Stand::Floats => {
            let far = lands.iter().filter_map(highest).fold(stage.horizon, f64::min);
            let top = stage.sky + high + AIR;
            let band = far - AIR - top;
            if band < 0.0 { Vec::new() } else { vec![top, top + band * 0.4, top + band * 0.8] }
        }
        Stand::Water => {
            let water = lands.iter().position(Land::is_water);
            let Some(water) = water else { return Vec::new() };
            let shore = lands[water + 1..].iter().filter_map(highest).fold(f64::INFINITY, f64::min);
            let foot = lowest(&lands[water]).map(|sea| sea + BELOW_THE_EDGE);
            foot.filter(|foot| *foot + 4.0 < shore).into_iter().collect()
        }
        Stand::Ground => {
            let walked: Vec<&Land> = lands.iter().filter(|land| !land.is_wood() && !is_wet(land)).collect();
            let mut all = Vec::new();
            for (index, land) in walked.iter().enumerate() {
                let next = walked[index + 1..].iter().filter_map(|next| highest(next));
                let floor = next.fold(stage.area.y1 - FROM_THE_FRAME, f64::min) - AIR;
                let Some(top) = lowest(land).map(|top| top + BELOW_THE_EDGE) else { continue };
                if top < floor {
                    all.extend(DEPTHS.map(|share| top + (floor - top) * share));
                }
            }
            // What stands as near as the feet stands before them.
            all.retain(|foot| *foot < stage.ground + 20.0);
            all
        }
    }
}

/// A sketch where it stands.
fn drawn(sketch: &Sketch, placing: Affine, detail: Detail) -> Vec<Shape> {
    let brush = Brush::far(detail);
    let put = |data: &str| placing * svg(data);
    let outline = put(sketch.outline);
    let mut shapes = match detail {
        Detail::Bold => vec![
            Shape::patch(closed(outline.clone()), Tint::hex(sketch.tint)),
            Shape::line(outline, brush.contour),
        ],
        Detail::Full => vec![brush.area(closed(outline), sketch.tint)],
    };
    shapes.extend(sketch.lines.iter().map(|line| Shape::line(put(line), brush.inside)));
    shapes
}

fn closed(mut outline: kurbo::BezPath) -> kurbo::BezPath {
    outline.close_path();
    outline
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use kurbo::{Point, Vec2};

    use super::super::backdrop;
    use super::*;

    const GREAT: [Place; 8] = [
        Place::Forest,
        Place::Space,
        Place::Underwater,
        Place::Castle,
        Place::Dinosaur,
        Place::Jungle,
        Place::Fantasy,
        Place::Pirate,
    ];

    /// The setting of a full page with the hero in its middle.
    fn full(place: Place, seed: u64) -> Backdrop {
        let hero = Rect::new(190.0, 220.0, 350.0, 660.0);
        let stage = Stage {
            hero,
            sky: 110.0,
            horizon: 400.0,
            ground: 650.0,
            areas: 40,
            crowd: 2,
            ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold)
        };
        let bare = backdrop(place, &stage, &mut Seed(seed).dice("setting"));
        let covered = |own: Rect| if own.intersect(hero).is_zero_area() { 0.0 } else { 1.0 };
        bare.furnished(&stage, (40, false), &covered, &mut Seed(seed).dice("life"))
    }

    #[test]
    fn every_great_place_is_known_by_two_sights_however_full_the_page_is() {
        for place in GREAT {
            let poor = (0..24).filter(|seed| full(place, *seed).sights().len() < 2).count();
            assert!(poor <= 2, "{place:?}: {poor} of 24");
        }
    }

    #[test]
    fn a_telltale_of_a_simple_page_brings_nothing_to_color() {
        let sketch = &sketches(Place::Forest, false)[0];
        let shapes = drawn(sketch, Affine::translate(Vec2::new(100.0, 400.0)), Detail::Bold);
        assert!(shapes.iter().all(|shape| shape.tint.is_none() || shape.pen.is_none()));
        let foot = bounds(&shapes).y1;
        assert!((foot - Point::new(0.0, 400.0).y).abs() < 4.0, "{foot}");
    }
}

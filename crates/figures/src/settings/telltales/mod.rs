//! Telltales: what a place is known by at first sight, drawn in a few lines where a page would be empty.
//!
//! On a simple page that has no areas left for them only what grows stands, open at the foot: a tree and the ground it
//! stands on are one area to color. On any other page each is an area of its own.

mod behind;
mod bough;
mod deep;
mod drawn;
mod everyday;
mod flanks;
mod foot;
mod lush;
mod outings;
mod sky;
mod skyline;

use drawing::{Shape, Tint};
use kurbo::{Affine, BezPath, Rect};
use scene::{Dice, Place};

pub use self::skyline::Skyline;

use self::drawn::{Sketch, Stand, VOLCANO, sketches};
use self::foot::{before_the_foot, beside_the_foot, closed};
use super::fit::areas;
use super::marks::{Land, bends, edge};
use super::plan::bounds;
use super::scenery::Brush;
use super::{Backdrop, Loose, Stage, UNDISTURBED, UNDISTURBED_ALOFT};
use crate::Detail;
use crate::path::svg;

/// With so many sights a place is told.
const TOLD: usize = 3;
/// So many more a page gets at most.
const MOST: usize = 3;
/// How large they are tried, the largest first, and so many times as large as meant where there is room for it.
const SIZES: [f64; 11] = [2.3, 2.0, 1.8, 1.6, 1.4, 1.2, 1.05, 0.95, 0.85, 0.74, 0.64];
const LARGEST: f64 = 1.45;
/// What comes to others that tell the place is no smaller than this.
const LEAST_OF_MORE: f64 = 1.4;
/// So many places from left to right are tried.
const STEPS: usize = 22;
/// How far down the free ground, as shares of it, one may stand.
const DEPTHS: [f64; 5] = [0.02, 0.12, 0.3, 0.5, 0.72];
/// The edges of lands are known in so many columns.
const COLUMNS: usize = 36;
/// So many areas more than a page has room for are better than no place.
const TO_SPARE: usize = 2;
/// They keep so far from whatever else there is, from the frame and below the edge of their land, in units.
const AIR: f64 = 12.0;
const FROM_THE_FRAME: f64 = 14.0;
const BELOW_THE_EDGE: f64 = 16.0;
/// With so many areas to color beside the setting a simple page has no room for more than land and sky.
const FULL: usize = 23;
/// What is wider than this share of the page spans it.
const SPANS: f64 = 0.6;
/// So much may be hidden of a telltale that others stand before.
const HIDDEN: f64 = 0.3;
/// And of a tree, whose crown tells it.
const HIDDEN_TREE: f64 = 0.46;
/// A simple page has so many areas to color at most, land and sky included.
const MOST_AREAS: usize = 39;
/// What grows before the foot of a mountain.
const UNDERGROWTH: u32 = 0x8F_C4_72;
/// What stands on the far bank of water does so this far below its edge, in units.
const ON_A_BANK: f64 = 2.0;

/// Which place a setting is, and its lands.
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    pub(super) of: Place,
    /// Back to front.
    pub(super) lands: Vec<Land>,
}

/// What is on the page already.
pub struct Page<'a> {
    /// Whether anything or anybody is in a rectangle.
    pub is_taken: &'a dyn Fn(Rect) -> bool,
    /// Whether land around which this rectangle is is to be seen.
    pub is_seen: &'a dyn Fn(Rect) -> bool,
    /// How many sights are left of the place.
    pub sights: usize,
    /// How many areas to color the page may have more.
    pub left: usize,
}

/// A place, and the land that is left of it.
struct Scene<'a> {
    of: Place,
    /// Back to front, each with where it begins above in every column.
    lands: Vec<(&'a Land, Vec<f64>)>,
    is_taken: &'a dyn Fn(Rect) -> bool,
}

impl Backdrop {
    /// The same with telltales in the stead of what stands there and has more to color than a page has room for that is
    /// full of others.
    #[must_use]
    pub fn sketched(self, stage: &Stage, dice: &mut Dice) -> Self {
        let spans = |own: Rect| own.width() > stage.area.width() * SPANS;
        let is_known = self.told.as_ref().is_some_and(|told| is_great(told.of));
        let is_wood = self.landmarks.first().is_some_and(|own| spans(*own));
        if stage.detail != Detail::Bold || stage.areas < FULL || !is_known || is_wood {
            return self;
        }
        let Some(Told { of, lands }) = self.told.clone() else { return self };
        // The sea is what a shore is known by, and whatever stands before it parts it.
        if of == Place::Pirate && lands.iter().any(|land| bends(&land.path)) {
            return self;
        }
        let grows = matches!(of, Place::Forest | Place::Jungle) && flanks::has_air(stage);
        let large = if grows { UNDISTURBED } else { UNDISTURBED_ALOFT };
        let goes = |loose: &Loose| !loose.is_front && loose.hidden > large;
        let gone: Vec<Rect> =
            self.loose.iter().filter(|loose| goes(loose)).map(|loose| loose.bounds).collect();
        let mut setting = self.without(goes);
        setting.landmarks.clear();
        setting.aloft.retain(|piece| !gone.contains(piece));
        let spare = |setting: &Self| {
            MOST_AREAS.saturating_sub(stage.areas + areas(&setting.behind) + areas(&setting.before))
        };
        let tree = if grows { flanks::tree(of, &lands, (stage, spare(&setting)), dice) } else { Vec::new() };
        let most = if tree.is_empty() { 2 } else { 1 };
        if !tree.is_empty() {
            let own = bounds(&tree);
            setting.aloft = vec![own];
            setting.landmarks.push(own.intersect(stage.area));
            setting.add(tree, false, Some((own, HIDDEN_TREE)));
        }
        let mut left = spare(&setting);
        for (shapes, hidden) in flanks::flanking(&setting, (stage, &mut left), most, dice) {
            let own = bounds(&shapes);
            setting.landmarks.push(own);
            setting.add(shapes, false, Some((own, hidden)));
        }
        setting
    }

    /// Those of its lands that are to be seen, whatever rises out of them.
    fn seen<'a>(&self, lands: &'a [Land], page: &Page, stage: &Stage) -> Vec<&'a Land> {
        let is_seen = |land: &&Land| {
            let risen = self.skyline.iter().filter(|risen| risen.is_of(land, stage.area));
            let mut paths = risen.map(|risen| &risen.land).chain([&land.path]);
            paths.any(|path| (page.is_seen)(drawing::bounds(path)))
        };
        lands.iter().filter(is_seen).collect()
    }

    /// As many telltales as it takes to know the place, where the page is free.
    pub fn telltales(&self, page: &Page, stage: &Stage, dice: &mut Dice) -> Vec<Vec<Shape>> {
        let Some(Told { of, lands }) = &self.told else { return Vec::new() };
        let is_bold = stage.detail == Detail::Bold;
        let lands = self.seen(lands, page, stage);
        let floor = lands.last().is_some_and(|land| !bends(&land.path));
        let mut known: Vec<&Sketch> =
            sketches(*of, floor).iter().filter(|one| !one.is_doubled(stage)).collect();
        if let [_, others @ ..] = &mut known[..] {
            dice.shuffle(others);
        }
        let is_deck = floor && *of == Place::Pirate;
        // What tells it best may be there already; a ship may have two masts.
        if page.sights > 0 && !known.is_empty() && !is_deck {
            known.rotate_left(1);
        }
        // An everyday place is told by one.
        let told = if is_great(*of) { TOLD } else { 1 };
        // A zoo is no wood: trees do not tell it.
        let sights = if *of == Place::Zoo { 0 } else { page.sights };
        let wanted = told.saturating_sub(sights).min(MOST);
        let lands = lands.into_iter().map(|land| (land, tops(land, stage))).collect();
        let scene = Scene { of: *of, lands, is_taken: page.is_taken };
        let mut all: Vec<Vec<Shape>> = Vec::new();
        let mut taken: Vec<Rect> = Vec::new();
        // A page that nothing tells is rather a little too full.
        let mut left = page.left + if page.sights == 0 { TO_SPARE } else { 0 };
        for sketch in known {
            if all.len() == wanted {
                break;
            }
            let is_whole = !is_bold || left >= sketch.areas;
            // A barrel without a bottom is a broken one.
            if !is_whole && !sketch.is_rooted() {
                continue;
            }
            // Where the place is told already, nothing tiny is added.
            let least = if page.sights > 1 { LEAST_OF_MORE } else { 0.0 };
            if let Some(placing) = spot(sketch, (&scene, &taken, least), stage, dice) {
                left -= if is_bold && is_whole { sketch.areas } else { 0 };
                let shapes = drawn(sketch, placing, (stage.detail, is_whole));
                taken.push(bounds(&shapes));
                all.push(shapes);
            }
        }
        if is_bold && all.len() < MOST {
            lush::grow(&mut all, (&scene, &mut taken, &mut left), stage, dice);
        }
        if is_bold && *of == Place::Jungle && !self.is_roofed(stage) {
            let liana = lush::liana(stage, (&taken, page.is_taken), dice);
            taken.extend(liana.as_deref().map(bounds));
            all.extend(liana);
        }
        let is_wood = matches!(of, Place::Forest | Place::Jungle);
        let is_free = |own: Rect| !(page.is_taken)(own) && taken.iter().all(|other| !other.overlaps(own));
        if self.is_roofed(stage) {
            return all;
        }
        let leaves = if is_wood && left > 0 { bough::bough(stage, &|own| !is_free(own), dice) } else { None };
        let spare = left.saturating_sub(usize::from(leaves.is_some()));
        all.extend(leaves.or_else(|| sky::aloft((of, left), &is_free, stage, dice)));
        // Between the small leaves of a twig thick pens leave slivers.
        if is_wood && !is_bold {
            bough::sprays(&mut all, (stage, spare), page.is_taken, dice);
        }
        all
    }
}

/// Whether it is one of the eight that adventures are set in.
fn is_great(of: Place) -> bool {
    use Place::{Castle, Dinosaur, Fantasy, Forest, Jungle, Pirate, Space, Underwater};
    matches!(of, Forest | Space | Underwater | Castle | Dinosaur | Jungle | Fantasy | Pirate)
}

/// Where a sketch has room, as large as may be and no smaller than `least` times as meant.
fn spot(
    sketch: &Sketch,
    (scene, taken, least): (&Scene, &[Rect], f64),
    stage: &Stage,
    dice: &mut Dice,
) -> Option<Affine> {
    let own = sketch.bounds();
    let sizes = SIZES.into_iter().filter(|size| (least..=sketch.most * LARGEST).contains(size));
    for size in sizes {
        let mut free = Vec::new();
        for step in 1..STEPS {
            let x = stage.area.x0 + stage.area.width() * step as f64 / STEPS as f64;
            let [low, high] = [own.x0, own.x1].map(|side| x + side * size);
            for y in heights(sketch.stand, scene, stage, ([low, high], own.height() * size)) {
                let inwards = if x > stage.area.center().x { -size } else { size };
                let placing = Affine::translate((x, y)) * Affine::scale_non_uniform(inwards, size);
                let around = placing.transform_rect_bbox(own);
                if is_free(around, (scene, taken), stage) {
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

/// Whether nothing and nobody is there.
fn is_free(around: Rect, (scene, taken): (&Scene, &[Rect]), stage: &Stage) -> bool {
    let room = stage.area.inset(-FROM_THE_FRAME);
    let near = around.inflate(AIR, AIR);
    room.contains_rect(around)
        && taken.iter().all(|other| other.intersect(near).is_zero_area())
        && !(scene.is_taken)(near)
}

/// Heights of the foot that are tried for what reaches from one side to the other.
fn heights(stand: Stand, scene: &Scene, stage: &Stage, (sides, high): ([f64; 2], f64)) -> Vec<f64> {
    let lands = &scene.lands;
    // Neither the moon's ground nor the sea's nor a cloud is wet.
    let is_wet = |land: &Land| {
        land.is_water() && !matches!(scene.of, Place::Space | Place::Underwater | Place::Fantasy)
    };
    let columns = sides.map(|x| column(x, stage));
    let lowest =
        |tops: &[f64]| tops[columns[0]..=columns[1]].iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let highest = |tops: &[f64]| tops[columns[0]..=columns[1]].iter().copied().fold(f64::INFINITY, f64::min);
    match stand {
        Stand::Floats => {
            let far = lands.iter().map(|(_, tops)| highest(tops)).fold(stage.horizon, f64::min);
            let top = stage.sky + high + AIR;
            let band = far - AIR - top;
            if band < 0.0 { Vec::new() } else { vec![top, top + band * 0.4, top + band * 0.8] }
        }
        Stand::Water => {
            let water = lands.iter().position(|(land, _)| land.is_water());
            let Some(water) = water else { return Vec::new() };
            let shore =
                lands[water + 1..].iter().map(|(_, tops)| highest(tops)).fold(f64::INFINITY, f64::min);
            let foot = lowest(&lands[water].1) + BELOW_THE_EDGE;
            if foot + 4.0 < shore { vec![foot] } else { Vec::new() }
        }
        Stand::Ground => {
            let mut all = Vec::new();
            for (index, (land, tops)) in lands.iter().enumerate().filter(|(_, (land, _))| !land.is_wood()) {
                let top = lowest(tops);
                // On the far bank of water.
                if is_wet(land) {
                    // The sea has none.
                    all.extend((scene.of != Place::Pirate).then_some(top + ON_A_BANK));
                    continue;
                }
                let next = lands[index + 1..].iter().map(|(_, tops)| highest(tops));
                let floor = next.fold(stage.area.y1 - FROM_THE_FRAME, f64::min) - AIR;
                let top = top + BELOW_THE_EDGE;
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

/// Where a land begins above in every column, below the picture where it is not.
fn tops(land: &Land, stage: &Stage) -> Vec<f64> {
    let x = |column: usize| stage.area.x0 + stage.area.width() * column as f64 / COLUMNS as f64;
    (0..=COLUMNS).map(|column| edge(&land.path, x(column), stage.area).unwrap_or(stage.area.y1)).collect()
}

/// The column that is nearest.
fn column(x: f64, stage: &Stage) -> usize {
    let share = (x - stage.area.x0) / stage.area.width();
    libm::round(share.clamp(0.0, 1.0) * COLUMNS as f64) as usize
}

/// A sketch where it stands, closed at the foot or open.
fn drawn(sketch: &Sketch, placing: Affine, (detail, is_whole): (Detail, bool)) -> Vec<Shape> {
    let brush = if sketch.is_indoors() { Brush::near(detail) } else { Brush::far(detail) };
    let put = |data: &str| placing * svg(data);
    let outline = put(sketch.outline);
    let mut shapes = body(&outline, sketch.tint, (brush, is_whole));
    if sketch.stand == Stand::Ground && !is_whole {
        shapes.push(Shape::line(beside_the_foot(&outline), brush.inside));
    }
    shapes.extend(sketch.lines.iter().map(|line| Shape::line(put(line), brush.inside)));
    // With a flat foot a mountain would float.
    if is_whole && *sketch == VOLCANO {
        shapes.extend(before_the_foot(&outline).map(|row| brush.area(row, UNDERGROWTH)));
    }
    shapes
}

/// What an outline is around: an area of its own, or open at the foot and one with its ground.
fn body(outline: &BezPath, tint: u32, (brush, is_whole): (Brush, bool)) -> Vec<Shape> {
    let around = closed(outline.clone());
    if is_whole {
        return vec![brush.area(around, tint)];
    }
    vec![Shape::patch(around, Tint::hex(tint)), Shape::line(outline.clone(), brush.contour)]
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::backdrop;
    use super::*;

    #[test]
    fn every_great_place_has_room_for_two_sights_beside_the_hero() {
        use Place::{Castle, Dinosaur, Fantasy, Forest, Jungle, Pirate, Space, Underwater};
        let hero = Rect::new(190.0, 220.0, 350.0, 660.0);
        let stage = Stage {
            hero,
            sky: 110.0,
            horizon: 400.0,
            ground: 650.0,
            ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold)
        };
        for place in [Forest, Space, Underwater, Castle, Dinosaur, Jungle, Fantasy, Pirate] {
            let told = |seed: u64| {
                let bare = backdrop(place, &stage, &mut Seed(seed).dice("setting"));
                let page =
                    Page { is_taken: &|own| own.overlaps(hero), is_seen: &|_| true, sights: 0, left: 4 };
                bare.telltales(&page, &stage, &mut Seed(seed).dice("telltales")).len()
            };
            let poor = (0..24).filter(|seed| told(*seed) < if place == Castle { 1 } else { 2 }).count();
            assert!(poor <= 4, "{place:?}: {poor} of 24");
        }
    }

    #[test]
    fn a_telltale_of_a_simple_page_brings_nothing_to_color() {
        let sketch = &sketches(Place::Forest, false)[0];
        let shapes = drawn(sketch, Affine::translate((100.0, 400.0)), (Detail::Bold, false));
        assert!(shapes.iter().all(|shape| shape.tint.is_none() || shape.pen.is_none()));
        let foot = bounds(&shapes).y1;
        assert!((foot - 400.0).abs() < 4.0, "{foot}");
    }
}

//! At the feet of whoever stands on soft ground something of it grows: it stands there and is not stuck on the page.

use drawing::{Drawing, Pen, Shape};
use figures::Detail;
use figures::settings::{Stage, Verge, edge_at};
use kurbo::{BezPath, ParamCurve as _, PathSeg, Point, Rect, Vec2};
use scene::{Dice, Habitat, Seed, Thing};

use crate::board::{Board, covered};
use crate::fringe;
use crate::ink::length_of;
use crate::left::Left;
use crate::silhouette::Silhouette;
use crate::standing::Standing;
use crate::telltales::Vacancy;

/// Who is lower than this, in units, has nothing at its feet.
const LOWEST: f64 = 54.0;
/// For something large overhead a simple page may have so many areas more: it is whole and cuts nothing.
const AREAS_OVERHEAD: usize = 2;
/// What grows there is so high, as a share of who stands there, and at least and at most so high on a simple page and on a
/// detailed one, in units.
const HIGH: f64 = 0.2;
const BOLD: (f64, f64) = (34.0, 52.0);
const FULL: (f64, f64) = (24.0, 44.0);
/// It begins so far beside the feet, the nearest first, and the ground below it goes on for so long, and falls by so much, in
/// units.
const BESIDE: [f64; 4] = [5.0, 13.0, 22.0, 32.0];
const ON: f64 = 9.0;
const FALL: f64 = 3.0;
/// It keeps so far from whatever else there is, from lines, and from the frame, and its ground begins so far above, in units.
const AIR: f64 = 7.0;
const FROM_LINES: f64 = 3.0;
const FROM_THE_FRAME: f64 = 12.0;
const BELOW_THE_EDGE: f64 = 14.0;
/// Feet are within so much of a lower edge, as a share of the height; lines are looked at in steps no longer than so many units.
const FEET: f64 = 0.05;
const STEP: f64 = 6.0;

/// Who stands on firm ground, and from where to where its feet are.
pub(crate) struct OnFoot {
    silhouette: Silhouette,
    feet: (f64, f64),
}

/// Of whoever stands on a board: what flies, hangs or swims has no footing.
pub(crate) fn on_foot(board: &Board) -> Vec<OnFoot> {
    let stands = |name: &str| match Thing::named(name) {
        Some(thing) => matches!(thing.habitat, Habitat::Ground | Habitat::Hand),
        None => true,
    };
    let standing = board.standing.iter().filter(|one| stands(one.name) && !board.is_across(one));
    let standing = standing.filter(|one| one.bounds.height() > LOWEST);
    standing.map(|one| OnFoot { silhouette: one.silhouette.clone(), feet: feet(one) }).collect()
}

/// From where to where the feet of somebody are.
fn feet(one: &Standing) -> (f64, f64) {
    let lowest = one.bounds.y1 - FEET * one.bounds.height();
    let segments = one.art.all().filter(|shape| shape.bounds().y1 > lowest);
    let points = segments.flat_map(|shape| shape.path.segments()).flat_map(along);
    let low = points.filter(|point| point.y > lowest);
    low.fold((one.bounds.x1, one.bounds.x0), |(from, to), at| (from.min(at.x), to.max(at.x)))
}

/// Points along a segment.
fn along(segment: PathSeg) -> impl Iterator<Item = Point> {
    let steps = (length_of(segment) / STEP).ceil().max(1.0) as u32;
    (0..=steps).map(move |step| segment.eval(f64::from(step) / f64::from(steps)))
}

/// Whether a line of a drawing is in a rectangle.
fn lines_within(drawing: &Drawing, around: Rect) -> bool {
    let near = drawing.shapes.iter().filter(|shape| shape.pen.is_some() && shape.bounds().overlaps(around));
    near.flat_map(|shape| shape.path.segments()).flat_map(along).any(|point| around.contains(point))
}

impl Vacancy {
    /// Draws a foreground, and then what grows at feet.
    pub(crate) fn with_near_ground(
        &self,
        drawing: &mut Drawing,
        (stage, told, mut left): (&Stage, &[Rect], Left),
        seed: Seed,
    ) {
        if stage.detail == Detail::Bold {
            let mut more = left.with_more(AREAS_OVERHEAD);
            self.with_something_overhead(drawing, (stage, told, &mut more), seed);
            left = more.without(AREAS_OVERHEAD);
        }
        self.with_foreground(drawing, (stage, told, left), seed);
        self.with_footing(drawing, (stage, told), seed);
    }

    /// Draws what grows at the feet of whoever stands on soft ground, no line of which meets another.
    fn with_footing(&self, drawing: &mut Drawing, (stage, told): (&Stage, &[Rect]), seed: Seed) {
        let dice = &mut seed.dice("footing");
        let lands: Vec<_> = self.soils(drawing).map(|(land, soil)| (land, soil.verge())).collect();
        for one in &self.on_foot {
            let (own, (from, to)) = (one.silhouette.bounds(), one.feet);
            let verge = |around: Rect| {
                let is_on = |land: &BezPath, x: f64| {
                    edge_at(land, x, stage.area).is_some_and(|top| top + BELOW_THE_EDGE < own.y1)
                };
                let is_all_on = |land: &BezPath| [around.x0, around.x1].into_iter().all(|x| is_on(land, x));
                lands.iter().find(|(land, _)| is_all_on(land)).map(|(_, verge)| *verge)
            };
            let Some(grows) = verge(Rect { x0: from, x1: to, ..own }) else { continue };
            let is_free = |around: Rect| {
                let near = around.inflate(AIR, AIR);
                let others = self.standing.iter().filter(|other| **other != one.silhouette);
                stage.area.inset(-FROM_THE_FRAME).contains_rect(around)
                    && verge(around).is_some()
                    && others.map(|other| covered(other, near)).all(|hidden| hidden == 0.0)
                    && told.iter().chain(&self.setting.ways).all(|there| !there.overlaps(near))
                    && !lines_within(drawing, around.inflate(FROM_LINES, FROM_LINES))
            };
            let high = own.height();
            let line = Feet { from, to, foot: own.y1 }.grown((grows, high, stage.detail), is_free, dice);
            drawing.shapes.extend(line.map(|line| Shape::line(line, Pen::Inner)));
        }
    }
}

/// The feet of somebody: from where to where, and how low.
struct Feet {
    from: f64,
    to: f64,
    foot: f64,
}

impl Feet {
    /// What grows at one side of somebody so high, where it is free there.
    fn grown(
        &self,
        (verge, high, detail): (Verge, f64, Detail),
        is_free: impl Fn(Rect) -> bool,
        dice: &mut Dice,
    ) -> Option<BezPath> {
        let (least, most) = if detail == Detail::Bold { BOLD } else { FULL };
        let high = (high * HIGH).clamp(least, most);
        // Leaves of so few units would be a tangle.
        let verge = if verge == Verge::Leaves { Verge::Grass } else { verge };
        let wide = fringe::wide(verge, high);
        let first = if dice.chance(0.5) { 1.0 } else { -1.0 };
        let places = BESIDE.into_iter().flat_map(|beside| [(first, beside), (-first, beside)]);
        let mut lines = places.map(|(side, beside)| {
            let x = if side > 0.0 { self.to + beside } else { self.from - beside };
            let (near, far) = (Point::new(x, self.foot), Point::new(x + side * wide, self.foot));
            let (left, right) = if side > 0.0 { (near, far) } else { (far, near) };
            let mut line = BezPath::new();
            fringe::clump(&mut line, (left, right), high, verge);
            line.move_to(far);
            line.line_to(far + Vec2::new(side * ON, FALL));
            line
        });
        lines.find(|line| is_free(drawing::bounds(line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grass_grows_right_beside_the_feet_on_the_side_that_is_free() {
        let feet = Feet { from: 200.0, to: 260.0, foot: 600.0 };
        let what = (Verge::Grass, 200.0, Detail::Full);
        for seed in 0..8 {
            let dice = &mut Seed(seed).dice("footing");
            let line = feet.grown(what, |around| around.x0 > feet.to, dice).expect("free on the right");
            let own = drawing::bounds(&line);
            assert!(own.x0 > feet.to && own.x0 < feet.to + 24.0, "{own:?}");
            assert!(own.y1 >= feet.foot && own.y0 > feet.foot - FULL.1 - 1.0, "{own:?}");
            assert!(feet.grown(what, |_| false, dice).is_none());
        }
    }
}

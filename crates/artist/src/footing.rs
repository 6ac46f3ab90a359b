//! At the feet of whoever stands on soft ground something of it grows, and a short line of the ground begins: it stands there
//! and is not stuck on the page.

use drawing::{Drawing, Pen, Shape};
use figures::Detail;
use figures::settings::{Stage, Verge, edge_at};
use kurbo::{BezPath, ParamCurve as _, Point, Rect, Vec2};
use scene::{Dice, Habitat, Seed, Thing};

use crate::board::{Board, covered};
use crate::fringe;
use crate::silhouette::Silhouette;
use crate::standing::Standing;
use crate::telltales::Vacancy;

/// Who is lower than this, in units, has nothing at its feet.
const LOWEST: f64 = 54.0;
/// What grows there is so high, as a share of who stands there, and at least and at most so high on a simple page and on a
/// detailed one, in units.
const HIGH: f64 = 0.2;
const BOLD: (f64, f64) = (34.0, 52.0);
const FULL: (f64, f64) = (24.0, 44.0);
/// It begins so far beside the feet, the nearest first, where so small a share of it is below a round body; and the ground below
/// it goes on for so long, in units.
const BESIDE: [f64; 3] = [5.0, 15.0, 27.0];
const BELOW: f64 = 0.12;
const ON: f64 = 9.0;
/// On the other side the ground is a line so long, as a share of the feet's width, and at least and at most so long, in units.
const LINE: f64 = 0.24;
const LINES: (f64, f64) = (16.0, 34.0);
/// It falls by so much, in units, to its end.
const FALL: f64 = 3.0;
/// It all keeps so far from whatever else there is and from the frame, and its ground begins so far above, in units.
const AIR: f64 = 7.0;
const FROM_THE_FRAME: f64 = 12.0;
const BELOW_THE_EDGE: f64 = 14.0;
/// Feet are within so much of a lower edge, as a share of the height; a bend is looked at in so many steps.
const FEET: f64 = 0.05;
const STEPS: u32 = 6;

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
    let segments = segments.flat_map(|shape| shape.path.segments());
    let points = segments
        .flat_map(|segment| (0..=STEPS).map(move |step| segment.eval(f64::from(step) / f64::from(STEPS))));
    let low = points.filter(|point| point.y > lowest);
    low.fold((one.bounds.x1, one.bounds.x0), |(from, to), at| (from.min(at.x), to.max(at.x)))
}

impl Vacancy {
    /// Draws the footing of whoever stands on soft ground, and tells where.
    pub(crate) fn with_footing(
        &self,
        drawing: &mut Drawing,
        (stage, told): (&Stage, &[Rect]),
        seed: Seed,
    ) -> Vec<Rect> {
        let dice = &mut seed.dice("footing");
        let lands = self.soils(drawing);
        let mut there = told.to_vec();
        for one in &self.on_foot {
            let (own, (from, to)) = (one.silhouette.bounds(), one.feet);
            let feet = Feet { from, to, foot: own.y1, silhouette: &one.silhouette, detail: stage.detail };
            let verge = |around: Rect| {
                let is_on = |land: &BezPath, x: f64| {
                    edge_at(land, x, stage.area).is_some_and(|top| top + BELOW_THE_EDGE < feet.foot)
                };
                let land =
                    lands.iter().find(|(land, _)| [around.x0, around.x1].into_iter().all(|x| is_on(land, x)));
                land.map(|(_, verge)| *verge)
            };
            let Some(grows) = verge(Rect::new(from, own.y0, to, own.y1)) else { continue };
            let is_free = |around: Rect| {
                let near = around.inflate(AIR, AIR);
                let others = self.standing.iter().filter(|other| **other != one.silhouette);
                stage.area.inset(-FROM_THE_FRAME).contains_rect(around)
                    && verge(around).is_some()
                    && others.map(|other| covered(other, near)).all(|hidden| hidden == 0.0)
                    && self.setting.loose.iter().all(|loose| !loose.bounds.overlaps(near))
                    && there.iter().chain(&self.setting.ways).all(|there| !there.overlaps(near))
            };
            let (line, taken) = feet.footing(grows, is_free, dice);
            if !line.elements().is_empty() {
                drawing.shapes.push(Shape::line(line, Pen::Inner));
            }
            there.extend(taken);
        }
        there.split_off(told.len())
    }
}

/// The feet of somebody: from where to where, and how low; and how high it all is.
struct Feet<'a> {
    from: f64,
    to: f64,
    foot: f64,
    silhouette: &'a Silhouette,
    detail: Detail,
}

impl Feet<'_> {
    /// What grows at one side, and a line at the other, where it is free there; and around each.
    fn footing(&self, verge: Verge, is_free: impl Fn(Rect) -> bool, dice: &mut Dice) -> (BezPath, Vec<Rect>) {
        let (least, most) = if self.detail == Detail::Bold { BOLD } else { FULL };
        let high = (self.silhouette.bounds().height() * HIGH).clamp(least, most);
        // Leaves of so few units would be a tangle.
        let verge = if verge == Verge::Leaves { Verge::Grass } else { verge };
        let wide = fringe::wide(verge, high);
        let long = ((self.to - self.from) * LINE).clamp(LINES.0, LINES.1);
        let first = if dice.chance(0.5) { 1.0 } else { -1.0 };
        let at = |(side, beside): (f64, f64)| {
            Point::new(if side > 0.0 { self.to + beside } else { self.from - beside }, self.foot)
        };
        let around = |near: Point, long: f64, high: f64| {
            Rect::from_points(near - Vec2::new(0.0, high), near + Vec2::new(long, FALL))
        };
        let mut line = BezPath::new();
        let mut taken = Vec::new();
        let places = BESIDE.into_iter().flat_map(|beside| [(first, beside), (-first, beside)]);
        let grown = places.into_iter().find(|(side, beside)| {
            let own = around(at((*side, *beside)), side * (wide + ON), high);
            covered(self.silhouette, own) < BELOW && is_free(own)
        });
        if let Some((side, beside)) = grown {
            let near = at((side, beside));
            let far = near + Vec2::new(side * wide, 0.0);
            let (left, right) = if side > 0.0 { (near, far) } else { (far, near) };
            fringe::clump(&mut line, (left, right), high, verge);
            line.move_to(far);
            line.line_to(far + Vec2::new(side * ON, FALL));
            taken.push(around(near, side * (wide + ON), high));
        }
        let other = grown.map_or(-first, |(side, _)| -side);
        let (near, end) = (at((other, BESIDE[0])), Vec2::new(other * long, FALL));
        if is_free(around(near, end.x, FALL)) {
            line.move_to(near);
            line.quad_to(near + Vec2::new(end.x / 2.0, -FALL / 2.0), near + end);
            taken.push(around(near, end.x, FALL));
        }
        (line, taken)
    }
}

//! A bough that reaches into the picture: what a wood is known by where no tree has room on the ground.

use drawing::Shape;
use kurbo::{
    Affine, BezPath, CubicBez, ParamCurve as _, ParamCurveDeriv as _, Point, Rect, Shape as _, Vec2,
};
use scene::Dice;

use super::super::Stage;
use super::super::plan::bounds;
use super::super::scenery::{Brush, GREENS, leaf};
use crate::path::{united, within};

/// It leaves the frame so far below its upper edge and is so long, in units; where there is less room, so many times as long.
const LOW: f64 = 92.0;
const LONG: f64 = 330.0;
const SHORTER: [f64; 4] = [1.0, 0.86, 0.74, 0.64];
/// So thick it is at the frame and at its end, in units.
const THICK: (f64, f64) = (20.0, 10.0);
/// Where leaves grow along it, each on the other side than the one before, and the last at its end.
const LEAVES: [f64; 6] = [0.2, 0.36, 0.52, 0.68, 0.84, 0.98];
/// How long and how wide they are, in units, and how far they stand off, radians; the last does not.
const LEAF: (f64, f64) = (84.0, 43.0);
const OFF: f64 = 0.88;
/// A rib runs along so much of a leaf.
const RIB: (f64, f64) = (0.3, 0.8);
/// It keeps so far from whatever is below it, in units.
const AIR: f64 = 12.0;
/// The page's frame is so far inside the picture, in units.
const FRAME: f64 = 3.0;

/// A bough from the left or the right, if nothing and nobody is where it would be.
pub(super) fn bough(stage: &Stage, is_taken: &dyn Fn(Rect) -> bool, dice: &mut Dice) -> Option<Vec<Shape>> {
    let area = stage.area.inset(-FRAME);
    let top = area.y0.max(stage.letters.y1);
    let first = dice.chance(0.5);
    let shape = Bough::drawn(dice);
    let sides = [first, !first].map(|mirrored| {
        let x = if mirrored { area.x1 } else { area.x0 };
        Affine::translate((x, top + LOW)) * Affine::scale_non_uniform(if mirrored { -1.0 } else { 1.0 }, 1.0)
    });
    let placings = SHORTER.iter().flat_map(|size| sides.map(|side| side * Affine::scale(*size)));
    let own = shape.outline.bounding_box();
    let free = |placing: &Affine| {
        let own = placing.transform_rect_bbox(own).inflate(AIR, AIR).intersect(area.inset(-AIR));
        !is_taken(own)
    };
    let placing = placings.into_iter().find(free)?;
    let brush = Brush::far(stage.detail);
    let frame = area.to_path(0.1);
    let outline = within(&(placing * shape.outline), &frame);
    let mut shapes = vec![brush.area(outline, *dice.pick(&GREENS)?)];
    shapes.extend(shape.ribs.into_iter().map(|rib| brush.line(placing * rib)));
    Some(shapes)
}

/// A twig in an upper corner is a bough so many times as large, the largest first, that droops by so much, in radians, and leaves
/// the frame so far below the top, in units.
const SPRAYS: [f64; 3] = [0.58, 0.5, 0.43];
const DROOPS: f64 = 0.3;
const BELOW_THE_TOP: f64 = 62.0;

/// Adds a leafy twig in each upper corner where nothing is, as far as there are areas to `spare`.
pub(super) fn sprays(
    all: &mut Vec<Vec<Shape>>,
    (stage, spare): (&Stage, usize),
    is_taken: &dyn Fn(Rect) -> bool,
    dice: &mut Dice,
) {
    let first = dice.chance(0.5);
    for is_right in [first, !first].into_iter().take(spare) {
        let told: Vec<Rect> = all.iter().map(|shapes| bounds(shapes)).collect();
        let is_taken = |own: Rect| is_taken(own) || told.iter().any(|other| other.overlaps(own));
        all.extend(spray((stage, is_right), &is_taken, dice));
    }
}

/// A twig with leaves that grows in from one side, as one area with open ribs, if nothing and nobody is where it would be: the
/// leaves have a bough, for a leaf alone in the sky, cut by the frame, is nobody's.
fn spray(
    (stage, is_right): (&Stage, bool),
    is_taken: &dyn Fn(Rect) -> bool,
    dice: &mut Dice,
) -> Option<Vec<Shape>> {
    let area = stage.area.inset(-FRAME);
    let twig = Bough::drawn(dice);
    let own = twig.outline.bounding_box();
    let tops = [area.y0, area.y0.max(stage.letters.y1)];
    let x = if is_right { area.x1 } else { area.x0 };
    let placings = tops.into_iter().flat_map(|top| {
        SPRAYS.map(|size| {
            Affine::translate((x, top + BELOW_THE_TOP))
                * Affine::scale_non_uniform(if is_right { -size } else { size }, size)
                * Affine::rotate(DROOPS)
        })
    });
    let free = |placing: &Affine| {
        !is_taken(placing.transform_rect_bbox(own).inflate(AIR, AIR).intersect(area.inset(-AIR)))
    };
    let placing = placings.into_iter().find(free)?;
    let brush = Brush::far(stage.detail);
    let outline = within(&(placing * twig.outline), &area.to_path(0.1));
    let mut shapes = vec![brush.area(outline, *dice.pick(&GREENS)?)];
    shapes.extend(twig.ribs.into_iter().map(|rib| brush.line(placing * rib)));
    Some(shapes)
}

/// A bough that begins at the origin and grows to the right.
struct Bough {
    outline: BezPath,
    ribs: Vec<BezPath>,
}

impl Bough {
    fn drawn(dice: &mut Dice) -> Self {
        let sag = dice.between(-6.0, 14.0);
        let spine = CubicBez::new((-20.0, 6.0), (LONG * 0.3, -18.0), (LONG * 0.7, sag), (LONG, sag - 6.0));
        let mut parts = vec![wood(&spine)];
        let mut ribs = Vec::new();
        let last = LEAVES.len() - 1;
        for (index, share) in LEAVES.into_iter().enumerate() {
            let from = spine.eval(share);
            let along = spine.deriv().eval(share).to_vec2().atan2();
            let side = if index % 2 == 0 { 1.0 } else { -1.0 };
            let off = if index == last { 0.0 } else { side * (OFF + dice.between(-0.14, 0.14)) };
            let size = dice.between(0.9, 1.1);
            let tip = from + Vec2::from_angle(along + off) * LEAF.0 * size;
            parts.push(leaf(from, tip, LEAF.1 * size, 0.1 * side));
            let mut rib = BezPath::new();
            rib.move_to(from.lerp(tip, RIB.0));
            rib.line_to(from.lerp(tip, RIB.1));
            ribs.push(rib);
        }
        Self { outline: united(&parts), ribs }
    }
}

/// The wood along its spine.
fn wood(spine: &CubicBez) -> BezPath {
    let at = |share: f64, side: f64| {
        let along = spine.deriv().eval(share).to_vec2().normalize();
        let half = (THICK.0 + (THICK.1 - THICK.0) * share) / 2.0;
        spine.eval(share) + Vec2::new(-along.y, along.x) * half * side
    };
    let steps = |side: f64| (0..=8).map(move |step| (f64::from(step) / 8.0, side));
    let points: Vec<Point> = steps(-1.0)
        .chain(steps(1.0).collect::<Vec<_>>().into_iter().rev())
        .map(|(share, side)| at(share, side))
        .collect();
    crate::path::polygon(&points)
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::*;
    use crate::Detail;

    #[test]
    fn a_bough_is_over_who_is_low_and_leaves_who_is_tall_alone() {
        let stage = Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), Detail::Bold);
        let over = |hero: Rect| bough(&stage, &|own| own.overlaps(hero), &mut Seed(1).dice("bough"));
        let low = over(Rect::new(90.0, 260.0, 450.0, 660.0)).expect("a bough");
        assert!(bounds(&low).y1 < 260.0 && low[0].tint.is_some());
        assert!(over(Rect::new(90.0, 60.0, 450.0, 660.0)).is_none());
    }
}

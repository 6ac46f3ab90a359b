//! One behind another or before it: to the side, so that the nearer hides a part of the other and not its face.

use figures::Art;
use kurbo::{Affine, Point, Rect};
use scene::Dice;

use super::group::{Group, bottom};
use crate::board::{covered, face_of};
use crate::silhouette::Silhouette;

/// How far to the side is tried, as shares of what both are wide together.
const ASIDE: [f64; 6] = [0.2, 0.28, 0.34, 0.39, 0.43, 0.47];
/// How much higher the farther of them stands, as shares of the taller one's height.
const FARTHER: [f64; 4] = [0.0, 0.07, 0.14, 0.22];
/// Feet of the farther one are so far above those of the nearer, in units.
const STEP: f64 = 15.0;
/// This share of the farther one may be hidden, and this much is to be, for everybody to see which is before which.
const HIDDEN: f64 = 0.34;
const LEAST: f64 = 0.06;
/// What it costs that all of it is hidden, that all of its face is, that nothing of it is, and to stand on the other side or
/// higher.
const LOST: f64 = 6.0;
const FACE: f64 = 5.0;
const ONLY_BESIDE: f64 = 1.0;
const OTHER_SIDE: f64 = 0.12;
const HIGHER: f64 = 0.7;
/// What it costs that the nearer one's rectangle has nearly all of the other's within it, and how much that is.
const WITHIN: f64 = 1.5;
const NEARLY: f64 = 0.66;

/// Moves `other` where it is seen to be behind `base`, or before it.
pub(super) fn overlapping(base: &Art, other: Group, behind: bool, dice: &mut Dice) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let likely = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let shapes = || other.members.iter().flat_map(|member| member.art.all());
    let outlines = (Silhouette::of(base), Silhouette::around(own, shapes()));
    let far = if behind { other.first().map(|first| &first.art) } else { Some(base) };
    let face = far.and_then(face_of);
    let taller = around.height().max(own.height());
    let mut best: Option<(f64, Affine)> = None;
    for side in [likely, -likely] {
        for (aside, higher) in ASIDE.iter().flat_map(|aside| FARTHER.map(|higher| (*aside, higher))) {
            let step = STEP + higher * taller;
            let down = if behind { -step } else { step };
            let x = around.center().x + side * aside * (around.width() + own.width());
            let placing = Affine::translate(Point::new(x, around.y1 + down) - bottom(own));
            let turned = if side == likely { 0.0 } else { OTHER_SIDE };
            let cost = cost_of(&outlines, (placing, behind), face) + higher * HIGHER + turned;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, placing));
            }
        }
    }
    match best {
        Some((_, placing)) => other.moved(placing),
        None => other,
    }
}

/// What it costs how much of the farther one is hidden.
fn cost_of(
    (base, other): &(Silhouette, Silhouette),
    (placing, behind): (Affine, bool),
    face: Option<Rect>,
) -> f64 {
    let placed = other.placed(placing);
    let (far, near) = if behind { (&placed, base) } else { (base, &placed) };
    let hidden = far.overlap(near) / far.area().max(1e-9);
    let face = face.map(|face| if behind { placing.transform_rect_bbox(face) } else { face });
    let of_face = face.map_or(0.0, |face| covered(near, face));
    let (own, whole) = (far.bounds(), far.bounds().intersect(near.bounds()));
    let within = !whole.is_zero_area() && whole.area() > own.area() * NEARLY;
    let beside = if hidden < LEAST { ONLY_BESIDE } else { 0.0 };
    (hidden - HIDDEN).max(0.0) * LOST + of_face * FACE + beside + if within { WITHIN } else { 0.0 }
}

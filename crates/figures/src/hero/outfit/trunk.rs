//! The trunk: shirt, jacket, bodice. Own coordinates: shoulders at y = −trunk, hips at 0.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, PathEl, Point, Shape as _};
use scene::HairLength;

use super::emblem::emblem;
use super::trim::trim;
use super::{Bottom, Front, Wear};
use crate::Detail;
use crate::hero::curve::{join, mirror, open, symmetric};
use crate::hero::limbs::{KNEE, Limb, Stretch};
use crate::hero::overlap::{Outline, visible};
use crate::hero::pose::{Grasp, Layer, Stance};
use crate::hero::skeleton::{Build, Skeleton};
use crate::path;

/// The trunk in its own coordinates, back to front.
#[derive(Debug, Clone, Default)]
pub(in crate::hero) struct Trunk {
    /// Behind arms that lie before the trunk.
    pub(in crate::hero) under: Vec<Shape>,
    /// What lies on the collar, over the sleeves.
    pub(in crate::hero) over: Vec<Shape>,
}

/// Where a top ends.
#[derive(Debug, Clone, Copy)]
enum Hem {
    Tucked,
    /// Over a lap, round, a little wider than hips of this half width, ending this far below them.
    Bunched(f64, f64),
    Loose,
    /// Close round hips of this half width, of who lies in water or air.
    Close(f64),
    /// Ends this far below the hips.
    Coat(f64),
}

/// What is on the trunk of a child in this outfit; where something covers its chest it wears no badge.
/// Who sits, crawls or swims wears nothing below the hem, where the lap and the legs are.
pub(in crate::hero) fn trunk(
    wear: &Wear,
    build: &Build,
    stance: &Stance,
    (detail, covered): (Detail, bool),
) -> Trunk {
    let mut trunk = Trunk::default();
    let clasps = [stance.near, stance.far].iter().all(|arm| arm.grasp == Grasp::Clasp);
    // No arm crosses the straps of who holds something before the chest.
    let crossed = covered && !(clasps && wear.front == Front::Bib);
    trim(&mut trunk, wear, build, (detail, crossed));
    // Around what is held the rim of a creature's belly would be a crescent.
    if clasps && wear.front == Front::Belly {
        trunk.under.clear();
    }
    // The plate on a shoulder behind the chest would be a disc on it.
    if wear.front == Front::Plate && stance.far.layer == Layer::Behind {
        trunk.over.retain(|shape| shape.bounds().x0 < 0.0);
    }
    // The back of who lies in water or air has no pocket.
    if stance.lies() && is_all_before(wear.front) || stance.floats() && wear.front == Front::Belly {
        trunk.under.clear();
    }
    // Of a belt or a sash behind the arms of who paddles a corner would be seen above the side of the boat.
    if stance.hides_legs() && covered {
        trunk.under.retain(|shape| shape.bounds().y0 < -build.trunk * 0.5);
    }
    // Behind the arm of who kneels a pocket would be a scrap.
    if stance.kneels() && covered && matches!(wear.front, Front::Pouch | Front::Pockets) {
        trunk.under.clear();
    }
    // Seen from aside a collar would be shreds beside the arm.
    if stance.floats() {
        trunk.over.clear();
    }
    // A belt would be open where the thigh of who kneels grows out of a one-piece.
    if stance.kneels() && wear.is_close() {
        trunk.under.retain(|shape| shape.bounds().y1 < ABOVE_A_THIGH);
    }
    if !covered {
        trunk.under.extend(emblem(wear, build, stance));
    }
    if (stance.sits() || stance.kneels() || stance.lies()) && !wear.is_close() {
        let body = body(wear, build, stance);
        let outline = Outline::of(&body);
        trunk.under.retain_mut(|shape| clip(shape, (&body, &outline), stance.floats()));
    }
    trunk
}

/// Whether what is on the trunk is on the chest and the belly alone, and does not go round.
const fn is_all_before(front: Front) -> bool {
    matches!(
        front,
        Front::Bib
            | Front::Pouch
            | Front::Pockets
            | Front::Zip
            | Front::Buttons
            | Front::Badge
            | Front::Number
    )
}

/// How far down what is on a one-piece ends above a thigh that is lifted, in units from the hips.
const ABOVE_A_THIGH: f64 = -30.0;

/// How much smaller than the body is what is on it where nothing may lie on its contour.
const ON_THE_HEM: f64 = 0.96;

/// A strip of less height, in units, is a black line.
const STRIP: f64 = 11.0;

/// Leaves what of a trimming is on the body, if it is worth it: all along it, or at its hem alone.
fn clip(shape: &mut Shape, (body, outline): (&BezPath, &Outline), whole: bool) -> bool {
    if !whole && shape.path.bounding_box().y1 < outline.low() - 3.0 {
        return true;
    }
    shape.path = match shape.tint {
        // The hem of who lies is whole.
        Some(_) if whole && shape.pen.is_none() => {
            let smaller = Affine::scale_about(ON_THE_HEM, body.bounding_box().center());
            path::within(&shape.path, &(smaller * body.clone()))
        }
        Some(_) => path::within(&shape.path, body),
        None => visible(&shape.path, |at| outline.covers(at)),
    };
    shape.tint.is_none() || shape.path.bounding_box().height() > STRIP
}

/// The outline of what is worn on the trunk: of a one-piece down to between the legs, of all else to its hem.
pub(in crate::hero) fn body(wear: &Wear, build: &Build, stance: &Stance) -> BezPath {
    // A skirt's waistband is high; a sitter's shirt bunches up over its lap.
    let hem = match (wear.bottom, wear.skirts) {
        _ if stance.hides_legs() => Hem::Coat(BELOW_A_GUNWALE),
        (Bottom::Tights, _) => return one_piece(build, wear, stance),
        (Bottom::Skirt | Bottom::Gown | Bottom::Robe | Bottom::Tutu, _) => Hem::Tucked,
        (Bottom::Fishtail, _) => Hem::Tucked,
        _ if stance.sits() => Hem::Bunched(build.hips(stance.turn), 0.0),
        _ if stance.crawls() => Hem::Bunched(build.hips(stance.turn), -4.0),
        _ if stance.floats() => Hem::Close(build.hips(stance.turn)),
        _ if stance.kneels() => Hem::Bunched(build.hips(stance.turn), 12.0),
        (_, Some(below)) => Hem::Coat(below),
        _ => Hem::Loose,
    };
    outline(build, hem, dip(wear))
}

/// How far below the hips the clothes go on of who sits in a boat, in units: its side hides where they end.
const BELOW_A_GUNWALE: f64 = 34.0;

/// How deep the neckline is cut, in units; below a collar of glass a lens of it would be seen, too small to color.
pub(super) const fn dip(wear: &Wear) -> f64 {
    match wear.front {
        _ if wear.glass => -4.0,
        Front::Star | Front::Number | Front::Stripes | Front::Sash | Front::Belly | Front::Bib => 12.0,
        Front::Bodice | Front::Necklace => 18.0,
        _ => 8.0,
    }
}

/// Neck and shoulders under a head alone, whose chin is the origin.
pub(in crate::hero) fn bust(wear: &Wear, build: &Build, length: HairLength) -> Vec<Shape> {
    let (s, r, c) = (build.shoulder, build.shoulder_radius, build.collar);
    // As much of the chest as the hair needs to be measured against.
    let low = match length {
        HairLength::Short | HairLength::Medium => r + 30.0,
        HairLength::Long => build.trunk * 0.62,
        HairLength::VeryLong => build.trunk * 1.1,
    };
    let shirt = symmetric(
        (0.0, 12.0),
        &[
            [c * 0.6, 12.0, c * 0.9, 5.0, c, -4.0],
            [c + 6.0, 0.0, s - 4.0, 0.0, s, 1.0],
            [s + r + 2.0, 4.0, s + r + 6.0, r + 8.0, s + r + 5.0, low],
            [s, low + 7.0, s * 0.4, low + 7.0, 0.0, low + 7.0],
        ],
    );
    let neck = symmetric(
        (0.0, -24.0),
        &[[c * 0.8, -24.0, c * 0.8, -10.0, c, 8.0], [c, 24.0, c * 0.5, 26.0, 0.0, 26.0]],
    );
    let down = Affine::translate((0.0, build.neck + 2.0));
    vec![
        Shape::area(neck, wear.skin, Pen::Outline).placed(down),
        Shape::area(shirt, wear.top, Pen::Outline).placed(down),
    ]
}

/// A one-piece from the neck to between the legs, which grow out of it.
fn one_piece(build: &Build, wear: &Wear, stance: &Stance) -> BezPath {
    let mut right = to_hip(build, dip(wear));
    let (t, w, hip) = (build.trunk, build.waist, build.hem);
    if stance.floats() {
        right.curve_to((w, -t * 0.28), (hip - 1.0, -t * 0.24), (hip - 1.0, FOLD_AFLOAT));
        return seated_afloat(&right, hip);
    }
    right.curve_to((w + 1.0, -t * 0.28), (hip - 1.0, -t * 0.3), (hip - 1.0, -14.0));
    between_the_legs(&mut right, hip, build, stance);
    round(&right)
}

/// What shorts and trousers have above their legs, under the hem of a shirt.
pub(super) fn seat(build: &Build, stance: &Stance) -> BezPath {
    let hip = build.hips(stance.turn);
    let top = -build.trunk * 0.3;
    let mut right = open((0.0, top), &[[hip * 0.4, top, hip * 0.8, top, hip - 4.0, top]]);
    if stance.floats() {
        right.curve_to((hip - 3.0, -26.0), (hip - 2.0, -20.0), (hip - 2.0, FOLD_AFLOAT));
        return seated_afloat(&right, hip);
    }
    right.curve_to((hip - 2.0, -16.0), (hip - 1.5, -8.0), (hip - 1.5, 2.0));
    between_the_legs(&mut right, hip, build, stance);
    round(&right)
}

/// Where the hips of who lies in water or air begin to be round, in units above their joints.
const FOLD_AFLOAT: f64 = -12.0;

/// The trunk of who lies in water or air, its right half down to the hips given: the belly runs on into the far thigh, the
/// seat is round at the back, and between both the thighs part.
fn seated_afloat(right: &BezPath, hip: f64) -> BezPath {
    let mut path = right.clone();
    let back = mirror(right).reverse_subpaths();
    let from = right.elements().last().and_then(PathEl::end_point).unwrap_or_default();
    path.curve_to((from.x, 4.0), (hip * 0.6, 24.0), (3.0, 27.0));
    path.curve_to((-hip * 0.4, 33.0), (-hip - 7.0, 26.0), (-hip - 5.0, 4.0));
    path.curve_to((-hip - 4.0, -4.0), (-from.x, -10.0), (-from.x, from.y));
    join(&mut path, &back);
    path.close_path();
    path
}

/// How far down, as a share of how far otherwise, the trunk ends between legs that are thrown far apart.
const FAR_APART: f64 = 0.3;

/// How far below the hip joints a trunk ends between legs that part farther down, in units.
const WITHIN_THE_LEGS: f64 = 12.0;

/// Whether straight legs part below the hips, seen from before.
pub(super) fn parts(stance: &Stance) -> bool {
    !stance.sits() && !stance.lies() && stance.turn <= 0.6 && stance.stride() <= 50.0
}

/// From the hip on to the middle.
fn between_the_legs(right: &mut BezPath, hip: f64, build: &Build, stance: &Stance) {
    let low = crotch(build, stance);
    if parts(stance) {
        // Farther down there is cloth between them as far as they part.
        right.curve_to((hip, 6.0), (hip * 0.6, WITHIN_THE_LEGS), (0.0, WITHIN_THE_LEGS));
        return;
    }
    // Between legs thrown far apart, seen from before, it would bulge.
    let low = if stance.sits() || stance.turn > 0.0 { low } else { low * FAR_APART };
    // Of a leg that steps forward the front goes on from the hip without a notch.
    let from = right.elements().last().and_then(PathEl::end_point).unwrap_or_default();
    right.curve_to((hip - 3.0, from.y + 9.0), (hip * 0.4, low), (0.0, low));
}

/// How far below the hip joints the legs part: seen from before, where there is room between them.
pub(super) fn crotch(build: &Build, stance: &Stance) -> f64 {
    if stance.sits() {
        return 11.0;
    }
    // The round bottom of who is on hands and knees.
    if stance.crawls() {
        return 28.0;
    }
    let together = (1.0 - (stance.stride() - 16.0) / 24.0).clamp(0.0, 1.0);
    25.0 + build.leg_share(0.07) * (1.0 - stance.turn) * together
}

/// Both halves.
fn round(right: &BezPath) -> BezPath {
    let mut path = right.clone();
    join(&mut path, &mirror(right).reverse_subpaths());
    path.close_path();
    path
}

/// From the middle of the neckline over the right shoulder to the waist.
fn to_hip(build: &Build, dip: f64) -> BezPath {
    let Build { trunk: t, shoulder: s, shoulder_radius: r, collar: c, waist: w, .. } = *build;
    let k = r * 0.552;
    let mut right = open((0.0, -t + dip), &[[c * 0.6, -t + dip, c * 0.9, -t + dip * 0.4, c, -t - 4.0]]);
    right.curve_to((c + 5.0, -t - 1.0), (s - 6.0, -t), (s, -t));
    right.curve_to((s + k, -t), (s + r, -t + r - k), (s + r, -t + r));
    right.curve_to((s + r - 1.0, -t * 0.6), (w, -t * 0.5), (w, -t * 0.36));
    right
}

/// Neckline, shoulder, side, hem.
fn outline(build: &Build, hem: Hem, dip: f64) -> BezPath {
    let (t, w, h) = (build.trunk, build.waist, build.hem);
    let mut right = to_hip(build, dip);
    match hem {
        Hem::Tucked => {
            right.curve_to((w, -t * 0.28), (w - 1.0, -t * 0.2), (w - 1.0, -14.0));
            right.curve_to((w * 0.5, -8.0), (w * 0.2, -8.0), (0.0, -8.0));
        }
        Hem::Bunched(hips, low) => {
            let wide = hips.min(w) + 3.0;
            right.curve_to((w + 1.0, -t * 0.28), (wide + 1.0, -t * 0.24), (wide, low - 18.0));
            right.curve_to((wide - 1.0, low - 8.0), (wide - 5.0, low - 4.0), (wide - 14.0, low - 2.0));
            right.curve_to((wide * 0.4, low + 2.0), (wide * 0.2, low + 2.0), (0.0, low + 2.0));
        }
        Hem::Close(hips) => {
            let wide = hips - 1.0;
            right.curve_to((w, -t * 0.28), (wide, -t * 0.26), (wide, -16.0));
            right.curve_to((wide, -11.0), (wide - 2.0, -8.0), (wide - 7.0, -7.0));
            right.curve_to((wide * 0.5, -4.0), (wide * 0.2, -4.0), (0.0, -4.0));
        }
        Hem::Loose => {
            right.curve_to((w + 1.0, -t * 0.2), (h, -10.0), (h, 4.0));
            right.curve_to((h, 9.0), (h - 3.0, 12.0), (h - 9.0, 13.0));
            right.curve_to((h * 0.5, 16.0), (h * 0.2, 16.0), (0.0, 16.0));
        }
        Hem::Coat(below) => {
            let wide = h + below * 0.16;
            right.curve_to((w + 1.0, -t * 0.2), (h, -4.0), (wide, below));
            right.curve_to((wide * 0.5, below + 6.0), (wide * 0.2, below + 6.0), (0.0, below + 6.0));
        }
    }
    round(&right)
}

/// From the collar up into the head.
pub(in crate::hero) fn neck(skeleton: &Skeleton, build: &Build, wear: &Wear) -> Shape {
    let root = skeleton.trunk * Point::new(0.0, -build.trunk + 14.0);
    let end = skeleton.head * Point::new(0.0, 10.0);
    let neck = Limb {
        root,
        joint: root.midpoint(end),
        end,
        girth: [build.collar, build.collar * 0.8, build.collar * 0.8],
        soft: KNEE,
    };
    let tube = neck.tube(Stretch::new(0.0, 1.0, [0.0, 0.0])).closed();
    // Between a collar and the chin before it a contour would be a black wedge.
    if build.neck < 0.0 { Shape::patch(tube, wear.skin) } else { Shape::area(tube, wear.skin, Pen::Outline) }
}

//! Legs, socks, shoes and trouser legs.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _};

use super::crossed::crossed_legs;
use super::parting::{Parted, parted};
use super::stockings::{band, bare, piping};
use super::{Bottom, Wear, trunk};
use crate::Detail;
use crate::hero::curve::mix;
use crate::hero::foot::{Shoe, shoe};
use crate::hero::limbs::{Limb, Stretch};
use crate::hero::overlap::{Outline, joined, joined_under, merged, outside, visible, without_crumbs};
use crate::hero::pose::{Side, Stance};
use crate::hero::skeleton::{Build, Leg, Skeleton};
use crate::path;

/// What is worn on the trunk: its outline, and the sleeves that grow out of it.
#[derive(Debug, Clone, Copy)]
pub(in crate::hero) struct Torso<'a> {
    pub(in crate::hero) body: &'a BezPath,
    pub(in crate::hero) sleeves: &'a [Outline],
}

/// What both legs grow out of, the far one with its cloth, and the sleeves of a one-piece.
struct Hips<'a> {
    above: BezPath,
    far: Option<(&'a Leg, Stretch)>,
    sleeves: &'a [Outline],
    /// Whether one contour goes round both thighs, of which one is lifted, of who kneels, swims or flies.
    lifted: bool,
}

/// Both legs, the far one first, and what they grow out of: the seat of shorts and trousers, or all of a one-piece.
pub(in crate::hero) fn legs(
    skeleton: &Skeleton,
    wear: &Wear,
    build: &Build,
    (stance, detail, torso): (&Stance, Detail, Torso),
) -> Vec<Shape> {
    if stance.hides_legs() {
        let cloth = std::slice::from_ref(torso.body);
        return if wear.is_close() { joined_under(cloth, wear.top, torso.sleeves) } else { Vec::new() };
    }
    let above = match wear.bottom {
        Bottom::Fishtail => return Vec::new(),
        // A long skirt is a bell on the ground.
        _ if wear.is_long() && stance.kneels() => return Vec::new(),
        Bottom::Tights => Some(torso.body.clone()),
        Bottom::Shorts | Bottom::Trousers | Bottom::Breeches => {
            Some(skeleton.trunk * trunk::seat(build, stance))
        }
        _ => None,
    };
    let near = &skeleton.near_leg;
    let far = match &skeleton.far_leg {
        Some(far) if stance.crosses_legs() => {
            // A one-piece has no seam to its lap; a shirt hangs over it.
            let above = above.filter(|_| wear.is_close());
            return crossed_legs((skeleton, far, build), (above, torso.sleeves), wear);
        }
        far => far.as_ref(),
    };
    // Not at a bent knee.
    let is_turned_up = detail == Detail::Full && !stance.sits() && !stance.kneels();
    let [far_hem, near_hem] =
        [far, Some(near)].map(|leg| leg.filter(|_| is_turned_up).and_then(|leg| turned_up(leg, wear)));
    let mut shapes = match (above, far) {
        (Some(above), Some(far)) if trunk::parts(stance) => {
            let crotch = skeleton.trunk * Point::new(0.0, trunk::crotch(build, stance));
            let mut shapes = standing([far, near], (&above, crotch, torso), wear, detail);
            shapes.extend(far_hem);
            shapes
        }
        (above, _) => {
            let clad = |leg| Some((leg, cloth(leg, wear)?));
            let hips = above.map(|above| Hips {
                above,
                far: far.and_then(clad),
                sleeves: if wear.is_close() { torso.sleeves } else { &[] },
                lifted: stance.kneels() || stance.floats(),
            });
            stepping((near, far, far_hem), hips, wear, (stance, detail))
        }
    };
    shapes.extend(near_hem);
    shapes
}

/// Legs of which one is before the other, is lifted or lies, the far one first with its hem, if that is turned up.
fn stepping(
    (near, far, far_hem): (&Leg, Option<&Leg>, Option<Shape>),
    hips: Option<Hips>,
    wear: &Wear,
    (stance, detail): (&Stance, Detail),
) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = far.into_iter().flat_map(|far| leg(far, None, wear, detail)).collect();
    // Before the seat where both legs are seen, behind the near leg where they are not.
    let (beside, behind) = if stance.turn < SIDEWAYS { (far_hem, None) } else { (None, far_hem) };
    shapes.extend(behind);
    if stance.turn < SIDEWAYS {
        shapes.extend(far.and_then(|far| piping(far, Side::Far, wear, detail)));
    }
    shapes.extend(leg(near, hips, wear, detail));
    shapes.extend(piping(near, Side::Near, wear, detail));
    shapes.extend(beside);
    shapes
}

/// Both legs of who stands, the far one first, and what they grow out of: one cloth, parted at the crotch.
fn standing(
    [far, near]: [&Leg; 2],
    (above, crotch, torso): (&BezPath, Point, Torso),
    wear: &Wear,
    detail: Detail,
) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = [far, near].into_iter().flat_map(|leg| below(leg, wear, detail)).collect();
    let tube = |leg: &Leg| cloth(leg, wear).map(|cloth| leg.limb.tube(under_a_coat(cloth, wear)));
    if let (Some(near), Some(far)) = (tube(near), tube(far)) {
        let Parted { mut whole, fold } = parted(above, [&near, &far], crotch);
        if wear.skirts.is_some() {
            // Beside a coat, behind it, it would be a black edge.
            let aside = |x: f64| Affine::translate((x, UNDER_A_HEM)) * torso.body.clone();
            whole = path::without(&whole, &[-BESIDE_A_COAT, 0.0, BESIDE_A_COAT].map(aside));
        }
        let whole = without_crumbs(&whole, CRUMB);
        if wear.is_close() {
            let sleeves: Vec<&Outline> = torso.sleeves.iter().collect();
            let rim = without_crumbs(&outside(&whole, &sleeves), CRUMB);
            shapes.extend([Shape::patch(whole, wear.bottom_tint), Shape::line(rim, Pen::Outline)]);
        } else {
            shapes.push(Shape::area(whole, wear.bottom_tint, Pen::Outline));
        }
        shapes.extend(fold.map(|fold| Shape::line(fold, Pen::Outline)));
    }
    for (leg, side) in [(far, Side::Far), (near, Side::Near)] {
        shapes.extend(piping(leg, side, wear, detail));
        shapes.extend(over(leg, wear, detail));
    }
    shapes
}

/// How far aside of a coat no leg is seen, and how far above its hem a leg begins, in units.
const BESIDE_A_COAT: f64 = 9.0;
const UNDER_A_HEM: f64 = -3.0;

/// The cloth of a leg as far as it is seen: no farther than into a boot, and close to the leg below a coat.
fn under_a_coat(cloth: Stretch, wear: &Wear) -> Stretch {
    let [root, hem] = cloth.loose;
    let root = if wear.skirts.is_some() { root - CLOSE } else { root };
    match wear.shoe {
        Shoe::Boot if is_tucked(wear) && cloth.to > BOOTED => {
            Stretch::new(0.0, BOOTED, [root, mix(root, hem, BOOTED / cloth.to)])
        }
        _ => Stretch { loose: [root, hem], ..cloth },
    }
}

/// How much closer than else cloth lies to a thigh under a coat, in units.
const CLOSE: f64 = 5.0;

/// How far down a leg the cloth goes that is in a boot, as a share of it.
const BOOTED: f64 = 0.74;

/// Turned so far, the outer side of the far leg is not seen.
const SIDEWAYS: f64 = 0.5;

/// How far the cloth goes down a leg, as a share of it, and how loose it is at its ends.
pub(super) fn cloth(leg: &Leg, wear: &Wear) -> Option<Stretch> {
    match wear.bottom {
        // One clear thigh: above the knee the hem would end in a corner below it.
        Bottom::Shorts if leg.astride => Some(BELOW_THE_KNEE),
        _ => cut(wear, is_bent(leg)),
    }
}

/// Shorts of who is astride.
const BELOW_THE_KNEE: Stretch = Stretch::new(0.0, 0.66, [0.0, 3.0]);

/// The same of a leg that is bent or straight.
pub(super) fn cut(wear: &Wear, is_bent: bool) -> Option<Stretch> {
    match wear.bottom {
        // Shorts end above a bent knee, which is bare.
        Bottom::Shorts if is_bent => Some(Stretch::new(0.0, 0.39, [0.0, 6.0])),
        Bottom::Trousers => Some(Stretch::new(0.0, 0.97, [0.0, 6.0])),
        Bottom::Tights if wear.shoe == Shoe::Paw => Some(Stretch::new(0.0, 0.92, [0.0, 3.5])),
        Bottom::Tights => Some(Stretch::new(0.0, 1.0, [-0.5, 0.0])),
        Bottom::Breeches => Some(Stretch::new(0.0, 1.0, [3.0, 0.0])),
        // Between a small child's fat legs there is less room.
        Bottom::Shorts => Some(Stretch::new(0.0, 0.48, [0.0, (1.2 * f64::from(wear.age) + 0.6).min(9.0)])),
        _ => None,
    }
}

/// Whether the knee is bent so far that it is what is seen first.
fn is_bent(leg: &Leg) -> bool {
    const BENT: f64 = 50.0;
    let Limb { root, joint, end, .. } = leg.limb;
    let (thigh, shin) = (joint - root, end - joint);
    libm::atan2(thigh.cross(shin), thigh.dot(shin)).to_degrees().abs() > BENT
}

/// The hips' contour ends so far before a leg's, in units: half a pen of each closes that, also where it runs up to a leg
/// aslant, and beside it there is one line, not two.
const BESIDE: f64 = 1.2;

/// How much smaller than the hips is what hides the contours of the legs, so that these overlap with theirs.
const WITHIN: f64 = 0.98;
/// How far from the hip joint that matters, in radii of the leg.
const AT_THE_HIP: f64 = 3.4;
/// How far it matters at most, as a share of the leg.
const ABOVE_A_BOOT: f64 = 0.52;

/// The near leg's cloth and the hips, without a seam between them nor to the far leg's cloth.
fn seamless((leg, cloth): (&Leg, Stretch), hips: &Hips, wear: &Wear) -> [Shape; 2] {
    let near = leg.limb.tube(cloth).closed();
    if let Some(far) = hips.far.filter(|_| hips.lifted) {
        return lifted(&near, far, hips, wear);
    }
    let nearer = path::united(&[hips.above.clone(), near.clone()]);
    let beside = hips.far.map(|(far, cloth)| {
        let (loose, to) = (cloth.loose.map(|loose| loose + BESIDE), cloth.to + BESIDE / far.limb.length());
        Outline::of(&far.limb.tube(Stretch { loose, to, ..cloth }).closed())
    });
    let mut rim = outside(&nearer, &beside.iter().chain(hips.sleeves).collect::<Vec<_>>());
    if let Some((far, cloth)) = hips.far {
        // Of its contour the hips hide half a pen.
        let smaller = Affine::scale_about(WITHIN, hips.above.bounding_box().center());
        let (under, near) = (Outline::of(&(smaller * hips.above.clone())), Outline::of(&near));
        let root = far.limb.root;
        let reach = (far.limb.girth[0] * AT_THE_HIP).min(far.limb.length() * ABOVE_A_BOOT);
        rim.extend(visible(&far.limb.tube(cloth).closed(), |at| {
            (at - root).hypot2() < reach * reach && !under.covers(at) && !near.covers(at)
        }));
    }
    let rim = without_crumbs(&rim, CRUMB);
    [Shape::patch(merged(&[hips.above.clone(), near]), wear.bottom_tint), Shape::line(rim, Pen::Outline)]
}

/// A shorter stretch of a contour, in units, is a speck.
const CRUMB: f64 = 5.0;

/// How far down a thigh that is lifted the contour of what it grows out of goes, as a share of it.
const ABOVE_A_KNEE: f64 = 0.8;
/// As far at least as where it meets the other thigh, in radii of the hip.
const AT_A_FOLD: f64 = 1.75;

/// The same where one thigh is lifted: one contour round all of it. Farther down the far leg has its own.
fn lifted(near: &BezPath, (far, cloth): (&Leg, Stretch), hips: &Hips, wear: &Wear) -> [Shape; 2] {
    let nearer = [hips.above.clone(), near.clone()];
    let tube = far.limb.tube(cloth).closed();
    let whole = path::united(&[nearer.as_slice(), &[tube]].concat());
    let around = cloth.loose.map(|loose| loose + BESIDE);
    let far_leg =
        Outline::of(&far.limb.tube(Stretch { loose: around, to: cloth.to + 0.1, ..cloth }).closed());
    let Limb { root, joint, girth: [hip, ..], .. } = far.limb;
    let thigh = ((joint - root).hypot() * ABOVE_A_KNEE).max(hip * AT_A_FOLD);
    let rim = visible(&whole, |at| {
        let is_lower = (at - root).hypot() > thigh && far_leg.covers(at);
        !is_lower && !hips.sleeves.iter().any(|sleeve| sleeve.covers(at))
    });
    [Shape::patch(merged(&nearer), wear.bottom_tint), Shape::line(rim, Pen::Outline)]
}

/// A leg; the near one also has what both grow out of, and what hides the seam to the other.
fn leg(leg: &Leg, hips: Option<Hips>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = below(leg, wear, detail);
    if let Some(cloth) = cloth(leg, wear) {
        match hips {
            Some(hips) => shapes.extend(seamless((leg, cloth), &hips, wear)),
            None => {
                let tube = leg.limb.tube(cloth).closed();
                shapes.push(Shape::area(tube, wear.bottom_tint, Pen::Outline));
            }
        }
    }
    shapes.extend(over(leg, wear, detail));
    shapes
}

/// How high a turned-up hem is, in units.
const TURN_UP: f64 = 13.0;

/// Some children's trousers and shorts are turned up.
fn turned_up(leg: &Leg, wear: &Wear) -> Option<Shape> {
    let cloth = cloth(leg, wear).filter(|_| matches!(wear.bottom, Bottom::Shorts | Bottom::Trousers))?;
    let is_turned_up = !wear.is_sportswear() && wear.pick(29, &[true, false]) == Some(&true);
    let from = cloth.to - TURN_UP / leg.limb.length();
    let cuff = Stretch::new(from, cloth.to, [cloth.loose[1] + 0.6; 2]);
    is_turned_up.then(|| Shape::area(band(&leg.limb, cuff), wear.bottom_tint, Pen::Outline))
}

/// What of a leg is below its cloth: skin and sock, and a shoe that is not over trousers.
fn below(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(10);
    if matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Gown | Bottom::Robe | Bottom::Tutu) {
        shapes.extend(bare(leg, wear, detail));
    }
    if !is_tucked(wear) {
        shapes.extend(foot(leg, wear, detail));
    }
    shapes
}

/// What is over the cloth: a boot, or a shoe that tights end in.
fn over(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    match wear.shoe {
        _ if !is_tucked(wear) => Vec::new(),
        Shoe::Boot => boot(leg, foot(leg, wear, detail), wear, detail),
        _ => foot(leg, wear, detail),
    }
}

fn foot(leg: &Leg, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let covered = wear.bottom == Bottom::Trousers;
    shoe(wear.shoe, wear.shoe_tint, (detail, covered), leg.foot)
}

/// Whether what is on the leg ends in what is on the foot.
fn is_tucked(wear: &Wear) -> bool {
    match wear.shoe {
        Shoe::Boot => wear.bottom != Bottom::Trousers,
        Shoe::Paw => false,
        _ => matches!(wear.bottom, Bottom::Tights | Bottom::Breeches),
    }
}

/// Where the shaft of a boot begins, as a share of the leg, how much wider than the leg it is at its ends, and its cuff.
pub(super) const SHAFT: Stretch = Stretch::new(0.64, 1.0, [3.5, -1.0]);
const CUFF: Stretch = Stretch::new(0.63, 0.72, [5.0, 5.0]);

/// A boot with its shaft as one outline; the detailed one has a cuff.
fn boot(leg: &Leg, boot: Vec<Shape>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    // The shaft's end is within the foot.
    let shaft = band(&leg.limb, SHAFT);
    let parts: Vec<BezPath> = [shaft].into_iter().chain(boot.into_iter().map(|shape| shape.path)).collect();
    let mut shapes = joined(&parts, wear.shoe_tint);
    if detail == Detail::Full {
        shapes.push(Shape::area(band(&leg.limb, CUFF), wear.shoe_tint, Pen::Outline));
    }
    shapes
}

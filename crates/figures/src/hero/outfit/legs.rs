//! Legs, socks, shoes and trouser legs.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _, Vec2};

use super::arms::ring;
use super::parting::web;
use super::stockings::{bare, piping};
use super::{Bottom, Wear, trunk};
use crate::Detail;
use crate::hero::foot::{Shoe, folded, shoe};
use crate::hero::limbs::{KNEE, Limb, Stretch};
use crate::hero::overlap::{Outline, joined, joined_under, merged, outside, visible, without_crumbs};
use crate::hero::pose::{Side, Stance};
use crate::hero::skeleton::{Build, Leg, Skeleton};
use crate::path::{self, circle, ellipse};

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
    /// Where straight legs part below it, seen from before.
    crotch: Option<Point>,
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
            let amid = skeleton.trunk * Point::new(0.0, 14.0);
            // A one-piece has no seam to its lap; a shirt hangs over it.
            let above = above.filter(|_| wear.is_close());
            return crossed_legs([far, near], (above, amid, torso.sleeves), wear);
        }
        far => far.as_ref(),
    };
    let mut shapes = Vec::with_capacity(20);
    let sleeves = if wear.is_close() { torso.sleeves } else { &[] };
    let clad = |leg| Some((leg, cloth(leg, wear)?));
    let lifted = stance.kneels() || stance.floats();
    let crotch = trunk::parts(stance).then(|| skeleton.trunk * Point::new(0.0, trunk::crotch(build, stance)));
    let hips = above.map(|above| Hips { above, far: far.and_then(clad), sleeves, crotch, lifted });
    shapes.extend(far.into_iter().flat_map(|far| leg(far, None, wear, detail)));
    // Not at a bent knee.
    let is_turned_up = detail == Detail::Full && !stance.sits() && !stance.kneels();
    let far_hem = far.and_then(|far| turned_up(far, wear)).filter(|_| is_turned_up);
    // Before the seat where both legs are seen, behind the near leg where they are not.
    let (beside, behind) = if stance.turn < SIDEWAYS { (far_hem, None) } else { (None, far_hem) };
    shapes.extend(behind);
    if stance.turn < SIDEWAYS {
        shapes.extend(far.and_then(|far| piping(far, Side::Far, wear)));
    }
    shapes.extend(leg(near, hips, wear, detail));
    shapes.extend(piping(near, Side::Near, wear));
    shapes.extend(beside);
    shapes.extend(turned_up(near, wear).filter(|_| is_turned_up));
    shapes
}

/// Turned so far, the outer side of the far leg is not seen.
const SIDEWAYS: f64 = 0.5;

/// How far the cloth goes down a leg, as a share of it, and how loose it is at its ends.
pub(super) fn cloth(leg: &Leg, wear: &Wear) -> Option<Stretch> {
    cut(wear, is_bent(leg))
}

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
    let legs: Vec<(&Leg, Stretch)> = hips.far.into_iter().chain([(leg, cloth)]).collect();
    let outlines = |wider: f64| -> Vec<Outline> {
        let around = |(leg, cloth): &(&Leg, Stretch)| {
            let loose = cloth.loose.map(|loose| loose + wider);
            let to = cloth.to + wider / leg.limb.length();
            Outline::of(&leg.limb.tube(Stretch { loose, to, ..*cloth }).closed())
        };
        legs.iter().map(around).collect()
    };
    let near = leg.limb.tube(cloth).closed();
    if let Some(far) = hips.far.filter(|_| hips.crotch.is_some() || hips.lifted) {
        let share = (cloth.to * ABOVE_A_HEM).min(ABOVE_A_BOOT);
        let lowest = [leg, far.0].map(|leg| leg.limb.at(share).0.y).into_iter().fold(f64::MAX, f64::min);
        let lowest = lowest - BELOW_THE_HIPS;
        let fold = hips.crotch.map(|crotch| (Point::new(crotch.x, crotch.y.min(lowest)), lowest));
        return parted(&near, far, hips, (wear, fold));
    }
    // The seat of shorts and trousers is under a shirt.
    let size = if wear.is_close() { WITHIN } else { 1.0 };
    let amid = hips.above.bounding_box().center().to_vec2();
    let smaller = Affine::translate(amid) * Affine::scale(size) * Affine::translate(-amid);
    let under = Outline::of(&(smaller * hips.above.clone()));
    let beside = outlines(BESIDE);
    let over: Vec<&Outline> = beside.iter().chain(hips.sleeves).collect();
    let mut rim = outside(&hips.above, &over);
    rim.extend(outside(&near, &[&under]));
    if let Some((far, cloth)) = hips.far {
        // Of its contour the hips hide half a pen.
        let (near, root) = (Outline::of(&near), far.limb.root);
        let reach = (far.limb.girth[0] * AT_THE_HIP).min(far.limb.length() * ABOVE_A_BOOT);
        rim.extend(visible(&far.limb.tube(cloth).closed(), |at| {
            (at - root).hypot2() < reach * reach && !under.covers(at) && !near.covers(at)
        }));
    }
    let rim = without_crumbs(&rim, CRUMB);
    [Shape::patch(merged(&[hips.above.clone(), near]), wear.bottom_tint), Shape::line(rim, Pen::Outline)]
}

/// How far down the cloth of a leg nothing of the hips is seen below it, as a share.
const ABOVE_A_HEM: f64 = 0.86;

/// A shorter stretch of a contour, in units, is a speck.
const CRUMB: f64 = 5.0;

/// How far below what the legs grow out of their contours have begun, in units.
const BELOW_THE_HIPS: f64 = 8.0;

/// The same of a thigh that is lifted, as a share of it.
const ABOVE_A_KNEE: f64 = 0.8;
/// As far at least as where it meets the other thigh, in radii of the hip.
const AT_A_FOLD: f64 = 1.75;

/// The same where straight legs part at a crotch, no lower than a height, or one is lifted: one contour round all of it.
/// Farther down the far leg has its own, below its boot.
fn parted(
    near: &BezPath,
    (far, cloth): (&Leg, Stretch),
    hips: &Hips,
    (wear, fold): (&Wear, Option<(Point, f64)>),
) -> [Shape; 2] {
    let tube = far.limb.tube(cloth).closed();
    let web = fold.map(|(crotch, lowest)| web([near, &tube], crotch, lowest));
    let low =
        web.as_ref().map(|web| (web.bounding_box().y1 + BELOW_THE_HIPS).min(far.limb.at(ABOVE_A_BOOT).0.y));
    let nearer: Vec<BezPath> = [hips.above.clone(), near.clone()].into_iter().chain(web).collect();
    let whole = path::united(&[nearer.as_slice(), &[tube]].concat());
    let around = cloth.loose.map(|loose| loose + BESIDE);
    let far_leg =
        Outline::of(&far.limb.tube(Stretch { loose: around, to: cloth.to + 0.1, ..cloth }).closed());
    let Limb { root, joint, girth: [hip, ..], .. } = far.limb;
    let thigh = ((joint - root).hypot() * ABOVE_A_KNEE).max(hip * AT_A_FOLD);
    let rim = visible(&whole, |at| {
        let is_below = low.map_or((at - root).hypot() > thigh, |low| at.y > low);
        let is_lower = is_below && far_leg.covers(at);
        !is_lower && !hips.sleeves.iter().any(|sleeve| sleeve.covers(at))
    });
    [Shape::patch(merged(&nearer), wear.bottom_tint), Shape::line(rim, Pen::Outline)]
}

/// How far from where shins cross the far foot is and the near one, in units.
const TOES: [(f64, f64); 2] = [(-26.0, 9.0), (14.0, 1.0)];

/// Where shorts end on crossed legs, as a share of the leg.
const BELOW_A_KNEE: f64 = 0.68;

/// How far aside of where legs cross either shoe looks out from under a long skirt, in units.
const TOES_APART: f64 = 24.0;
/// How much lower than on crossed shins its toes are, in radians.
const TOES_DOWN: f64 = 0.32;

/// Both thighs as one lap, the shins before it.
fn crossed_legs(
    legs: [&Leg; 2],
    (above, amid, sleeves): (Option<BezPath>, Point, &[Outline]),
    wear: &Wear,
) -> Vec<Shape> {
    if wear.is_long() {
        // The skirt hides all but the toes.
        let beside = |(leg, x): (&Leg, f64)| {
            let at = Affine::translate((x, 0.0)) * leg.foot * Affine::rotate(TOES_DOWN);
            folded(wear.shoe, wear.shoe_tint, at)
        };
        return legs.into_iter().zip([-TOES_APART, TOES_APART]).flat_map(beside).collect();
    }
    // Without a round start, so that the lap's contour goes on to where a shin's begins.
    // Shorts end below a knee.
    let (to, hem) = if wear.bottom == Bottom::Shorts { (BELOW_A_KNEE, 6.0) } else { (1.0, 2.0) };
    let sides = |leg: &Leg| leg.limb.tube(Stretch::new(0.5, to, [8.0, hem])).sides(0.0, 0.0);
    let shin = |mut sides: BezPath| {
        sides.close_path();
        sides
    };
    let mut parts = vec![ellipse(amid - Vec2::new(0.0, 6.0), 54.0, 14.0, 0.0)];
    let bare = matches!(wear.bottom, Bottom::Skirt | Bottom::Gown | Bottom::Tutu);
    for leg in legs {
        let [hip, knee, _] = leg.limb.girth.map(|girth| girth + 8.0);
        let (root, bent) = (leg.limb.root, leg.limb.root.lerp(leg.limb.joint, if bare { 0.7 } else { 0.86 }));
        let thigh =
            Limb { root, joint: root.midpoint(bent), end: bent, girth: [hip, knee, knee], soft: KNEE };
        parts.push(thigh.tube(Stretch::new(0.0, 1.0, [0.0; 2])).closed());
        if !bare {
            parts.push(circle(leg.limb.at(0.5).0, knee));
        }
    }
    parts.extend(above);
    let (lap_tint, shin_tint) = match wear.bottom {
        Bottom::Tutu => (wear.skin, wear.skin),
        _ if bare => (wear.bottom_tint, wear.skin),
        Bottom::Shorts => (wear.bottom_tint, wear.skin),
        _ => (wear.bottom_tint, wear.bottom_tint),
    };
    // The lap's contour stops short of the shins, beside which it would be a tick.
    let before = |leg: &&Leg| if bare { folded_shin(leg) } else { shin(sides(leg)) };
    let mut nearer: Vec<Outline> = legs.iter().map(|leg| Outline::of(&before(leg))).collect();
    if wear.is_close() {
        nearer.extend_from_slice(sleeves);
    }
    let mut shapes = joined_under(&parts, lap_tint, &nearer);
    for (leg, toes) in legs.into_iter().zip(TOES) {
        // The shoe looks out from under its own shin, the near shin lies over the far one.
        let at = Affine::translate(toes) * leg.foot;
        shapes.extend(shoe(wear.shoe, wear.shoe_tint, (Detail::Bold, true), at));
        if shin_tint != lap_tint {
            shapes.push(Shape::area(folded_shin(leg), shin_tint, Pen::Outline));
        }
        if !bare {
            // A trouser leg has no seam at its knee.
            shapes.push(Shape::patch(shin(sides(leg)), lap_tint));
            shapes.push(Shape::line(sides(leg), Pen::Outline));
        }
    }
    shapes
}

/// A bare knee and the shin before it.
fn folded_shin(leg: &Leg) -> BezPath {
    let Limb { root, joint, end, girth: [_, knee, ankle], .. } = leg.limb;
    let root = root.lerp(joint, 0.94);
    let shin = Limb { root, joint: root.midpoint(end), end, girth: [knee + 5.0, knee, ankle], soft: KNEE };
    shin.tube(Stretch::new(0.0, 1.0, [0.0; 2])).closed()
}

/// A leg; the near one also has what both grow out of, and what hides the seam to the other.
fn leg(leg: &Leg, hips: Option<Hips>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = dressed(leg, hips, wear, detail);
    if detail == Detail::Full {
        shapes.extend(seams(leg, wear).into_iter().map(|line| Shape::line(line, Pen::Fine)));
    }
    shapes
}

/// How high a turned-up hem is, in units.
const TURN_UP: f64 = 13.0;

/// Some children's trousers and shorts are turned up.
fn turned_up(leg: &Leg, wear: &Wear) -> Option<Shape> {
    let cloth = cloth(leg, wear).filter(|_| matches!(wear.bottom, Bottom::Shorts | Bottom::Trousers))?;
    let is_turned_up = !wear.is_sportswear() && wear.pick(29, &[true, false]) == Some(&true);
    let from = cloth.to - TURN_UP / leg.limb.length();
    is_turned_up.then(|| ring(&leg.limb, (from, cloth.to), cloth.loose[1] + 0.6, wear.bottom_tint))
}

/// Stripes, seams and creases that only the detailed version shows.
fn seams(leg: &Leg, wear: &Wear) -> Vec<BezPath> {
    let limb = &leg.limb;
    let mut lines = Vec::new();
    if wear.is_close() && wear.shoe == Shoe::Paw {
        for (share, side) in [(0.48, 6.0), (0.7, -6.0)] {
            let (at, along) = limb.at(share);
            let aside = Vec2::new(along.y, -along.x) * side;
            lines.push(circle(at + aside, 7.0));
        }
    }
    if let Some((_, height)) = wear.sock.filter(|(_, height)| *height < 60.0) {
        lines.push(limb.band(1.0 - (height - 8.0) / limb.length(), 1.0));
    }
    lines
}

fn dressed(leg: &Leg, hips: Option<Hips>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(10);
    let tube = |stretch| leg.limb.tube(stretch).closed();
    let covered = wear.bottom == Bottom::Trousers;
    let foot = || shoe(wear.shoe, wear.shoe_tint, (detail, covered), leg.foot);
    let tucked = matches!(wear.bottom, Bottom::Tights | Bottom::Breeches) && wear.shoe != Shoe::Paw;
    if matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Gown | Bottom::Robe | Bottom::Tutu) {
        shapes.extend(bare(leg, wear, detail));
    }
    if !tucked {
        shapes.extend(foot());
    }
    if let Some(cloth) = cloth(leg, wear) {
        match hips {
            Some(hips) => shapes.extend(seamless((leg, cloth), &hips, wear)),
            None => shapes.push(Shape::area(tube(cloth), wear.bottom_tint, Pen::Outline)),
        }
    }
    if tucked {
        shapes.extend(if wear.shoe == Shoe::Boot { boot(leg, foot(), wear, detail) } else { foot() });
    }
    shapes
}

/// A boot with its shaft as one outline; the detailed one has a cuff.
fn boot(leg: &Leg, boot: Vec<Shape>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    // The shaft's end is within the foot.
    let mut shaft = leg.limb.tube(Stretch::new(0.62, 1.0, [6.0, 1.0])).sides(0.0, 0.0);
    shaft.close_path();
    let parts: Vec<BezPath> = [shaft].into_iter().chain(boot.into_iter().map(|shape| shape.path)).collect();
    let mut shapes = joined(&parts, wear.shoe_tint);
    if detail == Detail::Full {
        shapes.push(ring(&leg.limb, (0.61, 0.7), 7.0, wear.shoe_tint));
    }
    shapes
}

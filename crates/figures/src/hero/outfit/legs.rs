//! Legs, socks, shoes, trouser legs and skirts.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::stockings::{bare, piping};
use super::tail::fishtail;
use super::{Bottom, Wear, trunk};
use crate::Detail;
use crate::hero::curve::{mix, open, toward};
use crate::hero::foot::{Shoe, folded, shoe};
use crate::hero::limbs::{Limb, Stretch};
use crate::hero::overlap::{Outline, joined, joined_under, merged, outside, without_ticks};
use crate::hero::pose::{Side, Stance};
use crate::hero::skeleton::{Build, Leg, Skeleton};
use crate::path::{circle, ellipse};

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
}

/// Both legs, the far one first, and what they grow out of: the seat of shorts and trousers, or all of a one-piece.
pub(in crate::hero) fn legs(
    skeleton: &Skeleton,
    wear: &Wear,
    build: &Build,
    (stance, detail, torso): (&Stance, Detail, Torso),
) -> Vec<Shape> {
    let above = match wear.bottom {
        Bottom::Fishtail => return Vec::new(),
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
    let hips = above.map(|above| Hips { above, far: far.zip(cloth(wear)), sleeves });
    shapes.extend(far.into_iter().flat_map(|far| leg(far, None, wear, detail)));
    if stance.turn < SIDEWAYS {
        shapes.extend(far.and_then(|far| piping(far, Side::Far, wear)));
    }
    shapes.extend(leg(near, hips, wear, detail));
    shapes.extend(piping(near, Side::Near, wear));
    shapes
}

/// Turned so far, the outer side of the far leg is not seen.
const SIDEWAYS: f64 = 0.5;

/// How far the cloth goes down a leg, as a share of it, and how loose it is at its ends.
pub(super) fn cloth(wear: &Wear) -> Option<Stretch> {
    match wear.bottom {
        Bottom::Trousers => Some(Stretch::new(0.0, 0.97, [0.0, 6.0])),
        Bottom::Tights if wear.shoe == Shoe::Paw => Some(Stretch::new(0.0, 0.97, [0.0, 6.0])),
        Bottom::Tights => Some(Stretch::new(0.0, 1.0, [-0.5, 0.0])),
        Bottom::Breeches => Some(Stretch::new(0.0, 1.0, [3.0, 0.0])),
        Bottom::Shorts => Some(Stretch::new(0.0, 0.48, [0.0, 9.0])),
        _ => None,
    }
}

/// What of the hips' contour is nowhere farther from a leg's than this, in units, is a row of ticks beside it.
const BESIDE: f64 = 3.0;

/// The near leg's cloth and the hips, without a seam between them nor to the far leg's cloth.
fn seamless((leg, cloth): (&Leg, Stretch), hips: &Hips, wear: &Wear) -> [Shape; 2] {
    let legs: Vec<(&Leg, Stretch)> = hips.far.into_iter().chain([(leg, cloth)]).collect();
    let outlines = |wider: f64| -> Vec<Outline> {
        let around = |(leg, cloth): &(&Leg, Stretch)| {
            let loose = cloth.loose.map(|loose| loose + wider);
            Outline::of(&leg.limb.tube(Stretch { loose, ..*cloth }).closed())
        };
        legs.iter().map(around).collect()
    };
    let (near, under) = (leg.limb.tube(cloth).closed(), Outline::of(&hips.above));
    let (close, beside) = (outlines(0.0), outlines(BESIDE));
    let over: Vec<&Outline> = close.iter().chain(hips.sleeves).collect();
    let mut rim = without_ticks(&outside(&hips.above, &over), &beside);
    rim.extend(outside(&near, &[&under]));
    [Shape::patch(merged(&[hips.above.clone(), near]), wear.bottom_tint), Shape::line(rim, Pen::Outline)]
}

/// Both thighs as one lap, the shins before it.
fn crossed_legs(
    legs: [&Leg; 2],
    (above, amid, sleeves): (Option<BezPath>, Point, &[Outline]),
    wear: &Wear,
) -> Vec<Shape> {
    // Without a round start, so that the lap's contour goes on to where a shin's begins.
    let sides = |leg: &Leg, from, loose| leg.limb.tube(Stretch::new(from, 1.0, loose)).sides(0.0, 0.0);
    let shin = |mut sides: BezPath| {
        sides.close_path();
        sides
    };
    let mut parts = vec![ellipse(amid, 60.0, 24.0, 0.0)];
    for leg in legs {
        let [hip, knee, _] = leg.limb.girth.map(|girth| girth + 8.0);
        let (root, bent) = (leg.limb.root, leg.limb.root.lerp(leg.limb.joint, 0.86));
        let thigh = Limb { root, joint: root.midpoint(bent), end: bent, girth: [hip, knee, knee] };
        parts.push(thigh.tube(Stretch::new(0.0, 1.0, [0.0; 2])).closed());
        parts.push(circle(bent, knee));
    }
    parts.extend(above);
    let bare = matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Gown | Bottom::Tutu);
    let (lap_tint, shin_tint) = match wear.bottom {
        Bottom::Tutu => (wear.skin, wear.skin),
        _ if bare => (wear.bottom_tint, wear.skin),
        _ => (wear.bottom_tint, wear.bottom_tint),
    };
    let under = if shin_tint == lap_tint { (0.5, 6.5) } else { (0.64, 3.0) };
    // The lap's contour stops short of the shins, beside which it would be a tick.
    let mut nearer: Vec<Outline> =
        legs.iter().map(|leg| Outline::of(&shin(sides(leg, under.0, [under.1, 0.0])))).collect();
    if wear.is_close() {
        nearer.extend_from_slice(sleeves);
    }
    let mut shapes = joined_under(&parts, lap_tint, &nearer);
    for leg in legs {
        // The leg hides the shoe's upper edge, which points away from it.
        shapes.extend(folded(wear.shoe, wear.shoe_tint, leg.foot));
        if shin_tint == lap_tint {
            // A trouser leg has no seam at its knee.
            let sides = sides(leg, 0.5, [6.5, 0.0]);
            shapes.push(Shape::patch(shin(sides.clone()), shin_tint));
            shapes.push(Shape::line(sides, Pen::Outline));
        } else {
            shapes.push(Shape::area(
                leg.limb.tube(Stretch::new(0.6, 1.0, [1.0, 0.0])).closed(),
                shin_tint,
                Pen::Outline,
            ));
        }
    }
    shapes
}

/// A leg; the near one also has what both grow out of, and what hides the seam to the other.
fn leg(leg: &Leg, hips: Option<Hips>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shapes = dressed(leg, hips, wear, detail);
    if detail == Detail::Full {
        shapes.extend(seams(leg, wear).into_iter().map(|line| Shape::line(line, Pen::Fine)));
    }
    shapes
}

/// Stripes, seams and creases that only the detailed version shows.
fn seams(leg: &Leg, wear: &Wear) -> Vec<BezPath> {
    let limb = &leg.limb;
    let mut lines = Vec::new();
    match wear.bottom {
        Bottom::Shorts => lines.push(limb.band(0.43, 7.5)),
        Bottom::Trousers => {
            lines.push(limb.band(0.88, 5.0));
        }
        Bottom::Tights if wear.shoe == Shoe::Paw => {
            for (share, side) in [(0.48, 6.0), (0.7, -6.0)] {
                let (at, along) = limb.at(share);
                let aside = Vec2::new(along.y, -along.x) * side;
                lines.push(circle(at + aside, 7.0));
            }
        }
        Bottom::Tights | Bottom::Breeches if wear.shoe == Shoe::Boot => lines.push(limb.band(0.71, 5.0)),
        _ => {}
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
    if let Some(cloth) = cloth(wear) {
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

/// A boot and its shaft.
fn boot(leg: &Leg, mut boot: Vec<Shape>, wear: &Wear, detail: Detail) -> Vec<Shape> {
    let mut shaft = leg.limb.tube(Stretch::new(0.62, 1.0, [6.0, 3.0])).sides(0.0, 0.0);
    shaft.close_path();
    match &boot[..] {
        [whole] if detail == Detail::Bold => return joined(&[shaft, whole.path.clone()], wear.shoe_tint),
        _ => boot.push(Shape::area(shaft, wear.shoe_tint, Pen::Outline)),
    }
    boot
}

/// A rider's skirt lies within so many degrees behind the thigh.
const GATHERED: f64 = 44.0;

/// The skirt: a fan of cloth from the waist over both thighs.
pub(in crate::hero) fn skirt(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let (long, flare) = match wear.bottom {
        Bottom::Skirt => (build.leg_share(0.45), 16.0),
        Bottom::Gown => (build.leg_share(0.54), 24.0),
        Bottom::Robe => (build.leg_share(0.86), 20.0),
        Bottom::Tutu => return super::tail::tutu(skeleton, wear, build),
        Bottom::Fishtail => return fishtail(skeleton, stance, wear, build),
        _ => return Vec::new(),
    };
    if stance.crosses_legs() {
        return Vec::new();
    }
    if stance.sits() {
        return lap(skeleton, stance, wear, build);
    }
    if let (true, true, Some(far)) = (stance.kneels(), wear.is_long(), &skeleton.far_leg) {
        return kneeling(skeleton, far, wear, build);
    }
    let near = stance.near_leg.thigh;
    // Who rides gathers a long skirt over the thigh: below it is whom they ride.
    let rides = stance.far_leg.is_none();
    let (long, flare) = if rides { (long.min(build.leg_share(0.45)), 10.0) } else { (long, flare) };
    let far = stance.far_leg.map_or(near - GATHERED, |leg| leg.thigh);
    let gown = matches!(wear.bottom, Bottom::Gown | Bottom::Robe);
    let calm = |angle: f64| {
        if gown && angle.abs() < 40.0 { angle * 0.62 } else { angle }
    };
    // Over a lap the cloth lies close; hanging, it flares.
    let flared = |angle: f64| flare * (1.0 - (angle.abs() / 90.0)).max(0.15);
    let (left, right) = (calm(near.min(far)), calm(near.max(far)));
    let (left, right) = (left - flared(left), right + flared(right));
    let middle = skeleton.trunk * Point::new(0.0, 2.0);
    let hem_at = |share: f64| {
        let angle = mix(left, right, share);
        let along = toward(angle);
        let aside = Vec2::new(along.y, -along.x) * ((share - 0.5) * 2.0 * build.hem * 0.72);
        let sag = 1.0 + 0.08 * (1.0 - (2.0 * share - 1.0) * (2.0 * share - 1.0));
        middle + along * (long * sag) + aside
    };
    let waist = |side: f64| skeleton.trunk * Point::new(side * build.waist * 0.96, -18.0);
    let hip = |side: f64| skeleton.trunk * Point::new(side * build.hem * 1.02, 4.0);
    let folds = if gown { 5 } else { 4 };
    let mut parts = vec![fan([waist(-1.0), hip(-1.0), hip(1.0), waist(1.0)], folds, middle, hem_at)];
    // A lifted thigh is in it.
    let lifted = [Some((&skeleton.near_leg, near)), skeleton.far_leg.as_ref().map(|leg| (leg, far))];
    let lifted = lifted.into_iter().flatten().filter(|(_, thigh)| thigh.abs() > 30.0 && stance.lean < 40.0);
    parts.extend(lifted.map(|(leg, thigh)| {
        let until = if thigh.abs() > 54.0 { 0.42 } else { 0.3 };
        leg.limb.tube(Stretch::new(0.0, until, [3.0, if until > 0.4 { 7.0 } else { 1.0 }])).closed()
    }));
    let mut shapes = joined(&parts, wear.bottom_tint);
    for fold in 1..folds {
        let foot = hem_at(f64::from(fold) / f64::from(folds));
        let top = foot.lerp(middle, 0.45);
        shapes.push(Shape::line(
            open((foot.x, foot.y), &[[foot.x, foot.y, top.x, top.y, top.x, top.y]]),
            Pen::Inner,
        ));
    }
    shapes
}

/// A long skirt of who kneels: from the waist over the raised knee to the ground, and over the other shin behind.
fn kneeling(skeleton: &Skeleton, far: &Leg, wear: &Wear, build: &Build) -> Vec<Shape> {
    let [_, round, _] = build.leg_girth;
    let waist = |side: f64| skeleton.trunk * Point::new(side * build.waist * 0.96, -18.0);
    let (back, front) = (waist(-1.0), waist(1.0));
    let (knee, behind) = (far.limb.joint, skeleton.near_leg.limb.joint);
    let ground = far.foot * Point::new(0.0, 12.0);
    let (left, right) = (Point::new(behind.x - 52.0, ground.y), Point::new(far.limb.end.x + 12.0, ground.y));
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-20.0, 40.0), left + Vec2::new(20.0, -64.0), left);
    let hem = |share: f64| left.lerp(right, share) + Vec2::new(0.0, 8.0 * (1.0 - (2.0 * share - 1.0).abs()));
    let folds = 4;
    for fold in 0..folds {
        let (from, to) = (hem(f64::from(fold) / 4.0), hem(f64::from(fold + 1) / 4.0));
        path.curve_to(from.lerp(to, 0.2) + Vec2::new(0.0, 9.0), from.lerp(to, 0.8) + Vec2::new(0.0, 9.0), to);
    }
    let bent = knee + Vec2::new(round + 7.0, 4.0);
    path.curve_to(right + Vec2::new(6.0, -24.0), bent + Vec2::new(3.0, 30.0), bent);
    let top = knee + Vec2::new(-2.0, -round - 5.0);
    path.curve_to(bent + Vec2::new(-1.0, -12.0), top + Vec2::new(12.0, -1.0), top);
    path.curve_to(top + Vec2::new(-16.0, 1.0), front + Vec2::new(10.0, 16.0), front);
    path.close_path();
    let mut shapes = vec![Shape::area(path, wear.bottom_tint, Pen::Outline)];
    for fold in 1..folds {
        let foot = hem(f64::from(fold) / 4.0);
        // Towards the knee in front, towards the waist behind.
        let from = back.lerp(knee, 0.2 + 0.24 * f64::from(fold));
        let top = foot.lerp(from, 0.52);
        let by = top + Vec2::new(0.0, 14.0);
        shapes.push(Shape::line(
            open((foot.x, foot.y), &[[foot.x, foot.y, by.x, by.y, top.x, top.y]]),
            Pen::Inner,
        ));
    }
    shapes
}

/// From the waist over the hips to a hem in folds, whose points are given by shares of it.
fn fan(
    [left, left_hip, right_hip, right]: [Point; 4],
    folds: i32,
    middle: Point,
    hem_at: impl Fn(f64) -> Point,
) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(left);
    path.quad_to(left_hip, hem_at(0.0));
    for fold in 0..folds {
        let (from, to) =
            (hem_at(f64::from(fold) / f64::from(folds)), hem_at(f64::from(fold + 1) / f64::from(folds)));
        let out = from.midpoint(to) - middle;
        let out = out / out.hypot2().sqrt().max(1.0) * 9.0;
        path.curve_to(from.lerp(to, 0.2) + out, from.lerp(to, 0.8) + out, to);
    }
    path.quad_to(right_hip, right);
    path.close_path();
    path
}

/// A skirt over a sitter's lap, one cloth over both thighs.
fn lap(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let cloth = |leg: &Leg| leg.limb.tube(Stretch::new(0.0, 0.52, [5.0, 11.0])).closed();
    let mut parts = vec![skeleton.trunk * trunk::seat(build, stance), cloth(&skeleton.near_leg)];
    parts.extend(skeleton.far_leg.as_ref().map(cloth));
    let mut shapes = joined(&parts, wear.bottom_tint);
    // The crease between both thighs.
    let near = skeleton.near_leg.limb.tube(Stretch::new(0.28, 0.45, [8.0, 8.0]));
    let height =
        |edge: &BezPath| edge.elements().last().and_then(|end| end.end_point()).map_or(0.0, |end| end.y);
    let [one, other] = near.edges();
    let upper = if height(&one) < height(&other) { one } else { other };
    shapes.push(Shape::line(upper, Pen::Inner));
    shapes
}

//! Skirts of who sits, rides or kneels: one cloth that falls over the knees.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Bottom, Wear};
use crate::hero::curve::{mix, open};
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, Leg, Skeleton};

/// How far down the leg a skirt hangs over a bent knee, as a share of the leg.
fn fall(wear: &Wear) -> f64 {
    match wear.bottom {
        Bottom::Robe => 0.88,
        Bottom::Gown => 0.78,
        _ => 0.68,
    }
}

/// How far behind the seat of who sits its skirt ends, in units.
const SPREAD: f64 = 12.0;

/// A skirt over a lap: from the waist along the thighs over both knees, from where it hangs.
pub(super) fn lap(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let near = &skeleton.near_leg;
    let far = skeleton.far_leg.as_ref();
    let fore = far.filter(|far| far.limb.joint.x > near.limb.joint.x).unwrap_or(near);
    let [_, round, _] = build.leg_girth;
    let hips = build.hips(stance.turn);
    let [back, front] = waist(skeleton, build);
    let [hip, seat] = [(-hips - 4.0, 0.0), (-hips - 2.0, 18.0)].map(|at| skeleton.trunk * Point::from(at));
    let share = fall(wear);
    let (hung, right) = (beside(near, share, -8.0), below(fore, beside(fore, share, 18.0), round));
    // It is spread over what is sat on, wider than the hips, or it would be bloomers.
    let left = Point::new(seat.x - SPREAD, mix(seat.y, hung.y, 0.86));
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-6.0, 8.0), hip + Vec2::new(-2.0, -10.0), hip);
    path.curve_to(hip + Vec2::new(1.0, 12.0), seat.lerp(left, 0.3), left);
    let folds = hem(&mut path, left, right);
    over_the_knee(&mut path, fore.limb.joint, round, (right, front));
    let knee = near.limb.joint - Vec2::new(6.0, 2.0);
    drape(path, wear, &folds, |share, foot| foot.lerp(hip.lerp(knee, 0.4 + 0.6 * share), 0.62))
}

/// A skirt of who is astride: one curve from the waist over the near thigh, its hem across that above the knee, round the
/// seat and a little over the back that is sat on.
pub(super) fn astride(skeleton: &Skeleton, stance: &Stance, wear: &Wear, build: &Build) -> Vec<Shape> {
    let near = &skeleton.near_leg;
    let hips = build.hips(stance.turn);
    let [back, front] = waist(skeleton, build);
    let [hip, seat, corner] = [(-hips - 5.0, 0.0), (-hips * 0.5, 30.0), (-hips - 13.0, 42.0)]
        .map(|at| skeleton.trunk * Point::from(at));
    let share = if wear.is_long() { OVER_THE_KNEE } else { ABOVE_THE_KNEE };
    let lower = if wear.is_long() { (LOWER, -24.0) } else { CLOSE };
    let (low, high) = (beside(near, share + lower.0, lower.1), beside(near, share, 10.0));
    let (_, along) = near.limb.at(share);
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-6.0, 8.0), hip + Vec2::new(-1.0, -12.0), hip);
    let folds = if wear.is_long() {
        // Spread over the flank, or it would be bloomers.
        path.curve_to(hip + Vec2::new(0.0, 14.0), corner.lerp(hip, 0.3), corner);
        hem(&mut path, corner, high)
    } else {
        path.curve_to(hip + Vec2::new(1.0, 16.0), seat - along * 26.0, seat);
        path.curve_to(seat + along * 14.0, low - along * 20.0, low);
        path.curve_to(low.lerp(high, 0.3) + along * 11.0, low.lerp(high, 0.7) + along * 11.0, high);
        vec![(0.5, low.lerp(high, 0.42) + along * 8.0)]
    };
    path.curve_to(high - along * 16.0, front + Vec2::new(14.0, 8.0), front);
    path.close_path();
    let lap = back.midpoint(front);
    drape(path, wear, &folds, |_, foot| foot.lerp(lap, 0.5))
}

/// Where the hem of who is astride lies across the near leg, as a share of it: of a skirt, and of a long one.
const ABOVE_THE_KNEE: f64 = 0.42;
const OVER_THE_KNEE: f64 = 0.54;
/// How much lower a long one hangs behind the leg; the same of a skirt, whose hem would end in a corner there, and how far
/// aside of the leg it does, in units.
const LOWER: f64 = 0.12;
const CLOSE: (f64, f64) = (0.02, -6.0);

/// A skirt of who kneels or climbs: from the waist over the raised knee, behind it to the other leg; a long one falls
/// to the ground that is knelt on.
pub(super) fn raised(
    skeleton: &Skeleton,
    far: &Leg,
    wear: &Wear,
    (build, kneels): (&Build, bool),
) -> Vec<Shape> {
    if is_straight(far) {
        return kicked(skeleton, far, wear, build);
    }
    if wear.is_long() && kneels {
        return bell(skeleton, far, wear, build);
    }
    let [_, round, _] = build.leg_girth;
    let [back, front] = waist(skeleton, build);
    let (near, knee) = (&skeleton.near_leg, far.limb.joint);
    let (left, right) = match (wear.is_long(), kneels) {
        (true, _) => (beside(near, 0.66, -24.0), beside(far, 0.72, 18.0)),
        (false, true) => (beside(near, 0.36, -18.0), beside(far, 0.62, 17.0)),
        // No farther out than the knee, or its corner would stand off as a beak.
        (false, false) => (beside(near, 0.36, -18.0), beside(far, 0.64, 3.0)),
    };
    let flow = Vec2::new(-7.0, -26.0);
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-8.0, 20.0), left + flow, left);
    let folds = hem(&mut path, left, right);
    over_the_knee(&mut path, knee, round, (right, front));
    // Towards the knee in front, towards the waist behind.
    drape(path, wear, &folds, |share, foot| foot.lerp(back.lerp(knee, 0.2 + 0.72 * share), 0.5))
}

/// A long skirt of who kneels: a bell from the waist to the ground, both legs within it.
fn bell(skeleton: &Skeleton, far: &Leg, wear: &Wear, build: &Build) -> Vec<Shape> {
    let [back, front] = waist(skeleton, build);
    let ground = (far.foot * Point::new(0.0, 14.0)).y;
    let [left, right] = [back.x - BELL.0, front.x + BELL.1].map(|x| Point::new(x, ground));
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-26.0, 16.0), left + Vec2::new(10.0, -44.0), left);
    let folds = hem(&mut path, left, right);
    path.curve_to(right + Vec2::new(-2.0, -52.0), front + Vec2::new(40.0, 4.0), front);
    path.close_path();
    let amid = back.midpoint(front);
    drape(path, wear, &folds, |_, foot| foot.lerp(amid, 0.5))
}

/// How far behind and before the waist the skirt of who kneels spreads, in units.
const BELL: (f64, f64) = (84.0, 66.0);

/// Whether a leg is thrown out straight.
fn is_straight(leg: &Leg) -> bool {
    let [thigh, shin] = [leg.limb.joint - leg.limb.root, leg.limb.end - leg.limb.joint];
    thigh.dot(shin) > thigh.hypot() * shin.hypot() * 0.9
}

/// A skirt of who kicks: taut from the waist along the upper side of the leg, hanging from its lower side to the other one.
fn kicked(skeleton: &Skeleton, far: &Leg, wear: &Wear, build: &Build) -> Vec<Shape> {
    let [back, front] = waist(skeleton, build);
    let share = if wear.is_long() { 0.56 } else { 0.44 };
    let left = beside(&skeleton.near_leg, share, -16.0);
    let [low, high] = [-9.0, 7.0].map(|off| beside(far, share, off));
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(back + Vec2::new(-8.0, 20.0), left + Vec2::new(-6.0, -26.0), left);
    let folds = hem(&mut path, left, low);
    path.quad_to(low.midpoint(high) + Vec2::new(7.0, 0.0), high);
    path.curve_to(high.lerp(front, 0.4), front + Vec2::new(12.0, 2.0), front);
    path.close_path();
    let hip = far.limb.root;
    drape(path, wear, &folds, |_, foot| foot.lerp(hip, 0.44))
}

/// A long skirt of who sits with crossed legs, spread over both knees: the shoes look out from under it.
pub(super) fn spread(skeleton: &Skeleton, far: &Leg, wear: &Wear, build: &Build) -> Vec<Shape> {
    let [_, round, _] = build.leg_girth;
    let [left, right] = waist(skeleton, build);
    let knees = [skeleton.near_leg.limb.joint, far.limb.joint];
    let beside = |side: f64, x: f64, y: f64| {
        knees[usize::from(side > 0.0)] + Vec2::new(side * (round + x), (round + 6.0) * y)
    };
    let mut path = BezPath::new();
    path.move_to(left);
    path.curve_to(left + Vec2::new(-8.0, 16.0), beside(-1.0, -20.0, -1.2), beside(-1.0, -8.0, -0.9));
    // To the ground, where the toes are.
    let low = (far.foot * Point::new(0.0, 4.0)).y;
    let corner = |side: f64| Point::new(beside(side, 18.0, 0.0).x, low);
    path.curve_to(beside(-1.0, 8.0, -0.6), beside(-1.0, 10.0, 0.3), corner(-1.0));
    let folds = hem(&mut path, corner(-1.0), corner(1.0));
    path.curve_to(beside(1.0, 10.0, 0.3), beside(1.0, 8.0, -0.6), beside(1.0, -8.0, -0.9));
    path.curve_to(beside(1.0, -20.0, -1.2), right + Vec2::new(8.0, 16.0), right);
    path.close_path();
    let amid = left.midpoint(right);
    drape(path, wear, &folds, |_, foot| foot.lerp(amid, 0.42))
}

/// A skirt of who is on hands and knees: over the round bottom down to both knees, a long one to the ground.
pub(super) fn over_the_thighs(
    skeleton: &Skeleton,
    stance: &Stance,
    wear: &Wear,
    build: &Build,
) -> Vec<Shape> {
    let [hip, round, _] = build.leg_girth;
    let [back, front] = waist(skeleton, build);
    let hips = build.hips(stance.turn);
    let [over, beyond, bottom] = [(-hips - 6.0, 2.0), (-hips + 4.0, 40.0), (-hips * 0.3, 40.0)]
        .map(|at| skeleton.trunk * Point::from(at));
    let knee = skeleton.near_leg.limb.joint;
    let low = if wear.is_long() { round } else { -4.0 };
    let [left, right] = [-hip - 20.0, hip + 16.0].map(|x| knee + Vec2::new(x, low));
    let mut path = BezPath::new();
    path.move_to(back);
    path.curve_to(over, beyond, bottom);
    path.curve_to(bottom + Vec2::new(-1.0, 18.0), left + Vec2::new(2.0, -24.0), left);
    let folds = hem(&mut path, left, right);
    path.curve_to(right + Vec2::new(-2.0, -20.0), front + Vec2::new(4.0, 16.0), front);
    path.close_path();
    let middle = skeleton.trunk * Point::new(0.0, 6.0);
    drape(path, wear, &folds, |_, foot| foot.lerp(middle, 0.46))
}

/// Where a skirt begins, behind and before.
fn waist(skeleton: &Skeleton, build: &Build) -> [Point; 2] {
    [-1.0, 1.0].map(|side| skeleton.trunk * Point::new(side * build.waist * 0.96, -18.0))
}

/// So far off the edge of a leg after a share of it, to its left (negative) or its right.
fn beside(leg: &Leg, share: f64, off: f64) -> Point {
    let (at, along) = leg.limb.at(share);
    let [_, knee, ankle] = leg.limb.girth;
    let girth = knee.midpoint(ankle);
    at + Vec2::new(along.y, -along.x) * (off + girth.copysign(off))
}

/// A hem in soft folds, at least three, since two look like the legs of breeches: between them are the points that it returns.
fn hem(path: &mut BezPath, left: Point, right: Point) -> Vec<(f64, Point)> {
    const WIDE: f64 = 34.0;
    let count = libm::round((right - left).hypot() / WIDE).clamp(3.0, 4.0);
    let at = |share: f64| left.lerp(right, share) + Vec2::new(0.0, 6.0 * (1.0 - (2.0 * share - 1.0).abs()));
    let steps = count as i32;
    let mut between = Vec::new();
    for fold in 0..steps {
        let (from, to) = (at(f64::from(fold) / count), at(f64::from(fold + 1) / count));
        let down = Vec2::new(0.0, 6.0);
        path.curve_to(from.lerp(to, 0.2) + down, from.lerp(to, 0.8) + down, to);
        if fold + 1 < steps {
            between.push((f64::from(fold + 1) / count, to));
        }
    }
    between
}

/// Where the front end of a hem is that falls over a knee: below it, no farther out, or it would be a thorn on the shin.
fn below(leg: &Leg, hem: Point, round: f64) -> Point {
    let knee = leg.limb.joint;
    Point::new(hem.x.min(knee.x + round + OUT), hem.y.max(knee.y + round * FALLS))
}

/// How far out of the round of a knee that is at most, in units, and how far down at least, as a share of its radius.
const OUT: f64 = 11.0;
const FALLS: f64 = 1.1;

/// From the front end of the hem up over a bent knee and back to the waist.
fn over_the_knee(path: &mut BezPath, knee: Point, round: f64, (hem, waist): (Point, Point)) {
    let bent = knee + Vec2::new(round + 8.0, 2.0);
    let top = knee + Vec2::new(-2.0, -round - 6.0);
    path.curve_to(hem.lerp(bent, 0.4) + Vec2::new(3.0, 0.0), bent + Vec2::new(2.0, 14.0), bent);
    // Taut over the thigh, which is nowhere seen above it; without a corner at the knee.
    let taut = |share: f64| top.lerp(waist, share) - Vec2::new(0.0, 7.0);
    let along = (taut(0.36) - top).normalize();
    path.curve_to(bent + Vec2::new(-1.0, -12.0), top - along * 12.0, top);
    path.curve_to(taut(0.36), taut(0.8), waist);
    path.close_path();
}

/// The cloth, and its folds from the hem to where `top` says.
fn drape(
    path: BezPath,
    wear: &Wear,
    folds: &[(f64, Point)],
    top: impl Fn(f64, Point) -> Point,
) -> Vec<Shape> {
    let mut shapes = vec![Shape::area(path, wear.bottom_tint, Pen::Outline)];
    for &(share, foot) in folds {
        let top = top(share, foot);
        let by = top + Vec2::new(0.0, 10.0);
        let fold = open((foot.x, foot.y), &[[foot.x, foot.y, by.x, by.y, top.x, top.y]]);
        shapes.push(Shape::line(fold, Pen::Inner));
    }
    shapes
}

//! Legs of who sits with them crossed, seen from before: the knees out at both sides, one shin before the other, a shoe under
//! either knee.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _, Vec2};

use super::{Bottom, Wear};
use crate::hero::curve::symmetric;
use crate::hero::foot::folded;
use crate::hero::limbs::{KNEE, Limb, Stretch, Tube};
use crate::hero::overlap::{Outline, joined_under, visible};
use crate::hero::skeleton::{Build, Leg, Skeleton, TIP, TOE};
use crate::path::{self, circle, polygon, united};

/// Half the width from knee to knee is at most so many heads, and so much of a thigh beside the hips; how far above the hips
/// the lap ends, in units.
const HALF: f64 = 0.98;
const THIGH: f64 = 0.72;
const OVER_THE_HIPS: f64 = 6.0;
/// How high the middle of a knee is, as a share of the lap's height, and how much rounder it is than one of who stands.
const KNEE_HIGH: f64 = 0.56;
const ROUND: f64 = 1.36;
/// Where the thighs begin, as a share of half the width.
const AT_THE_HIPS: f64 = 0.28;
/// How far beyond the ankle a shin ends, within its shoe, in units, and how thick it is there, as a share of an ankle.
const IN_THE_SHOE: f64 = 16.0;
const SLIM: f64 = 0.74;
/// How far below the middle of a knee the middle of its shin is, under the thigh, and how thick the shin is there, as shares of the
/// knee's radius.
const BELOW_THE_THIGH: f64 = 0.2;
const CALF: f64 = 0.76;
/// How far above the ground the lower sides of both shins end, in units: nothing is seen between them.
const ON_THE_GROUND: f64 = 1.5;
/// Where the fold between the near shin and its thigh begins, from the middle of the knee, in radii of that, and how far
/// before the ankle it ends, in a shoe's units.
const AT_THE_KNEE: f64 = 0.3;
const OVER_THE_SHOE: f64 = 8.0;
/// How far along the lap the cloth of shorts and short skirts goes, as a share of half the width, and how much farther at the
/// top.
const HEM: f64 = 0.56;
const ASLANT: f64 = 0.14;
/// Where it ends behind the near shin, as a share of the lap's height.
const BEHIND_A_SHIN: f64 = -0.3;
/// Where the tip of a shoe is, as a share of half the width, and how much smaller than else a shoe is seen that points a little
/// towards us.
const UNDER_A_KNEE: f64 = 0.86;
const FORESHORTENED: f64 = 0.84;
/// How far aside of the middle either ankle is under a long skirt, in units.
const TOES_APART: f64 = 24.0;

/// A lap on the ground: its place and size, and the radii of thighs, knees and ankles.
struct Lap {
    amid: f64,
    half: f64,
    high: f64,
    /// Where the trunk ends.
    top: f64,
    thigh: f64,
    knee: f64,
    ankle: f64,
    /// How large a shoe is seen.
    shoe: f64,
}

impl Lap {
    fn of(skeleton: &Skeleton, far: &Leg, build: &Build) -> Self {
        let near = &skeleton.near_leg;
        let head = 100.0 * build.head;
        let hips = skeleton.trunk * Point::ORIGIN;
        let beside = (far.limb.root.x - near.limb.root.x) * 0.5 + near.limb.girth[0];
        let [thigh, knee, ankle] = near.limb.girth;
        Self {
            amid: hips.x,
            half: (HALF * head).min(beside + THIGH * build.thigh),
            high: OVER_THE_HIPS - hips.y,
            top: hips.y - 10.0,
            thigh,
            knee: knee * ROUND,
            ankle: ankle * SLIM,
            shoe: build.shoe * FORESHORTENED,
        }
    }

    fn knee_at(&self, side: f64) -> Point {
        Point::new(self.amid + side * (self.half - self.knee), -KNEE_HIGH * self.high)
    }

    /// Of the shoe at this side.
    fn ankle_at(&self, side: f64) -> Point {
        Point::new(self.amid + side * (UNDER_A_KNEE * self.half - TIP.x * self.shoe), -TOE.y * self.shoe)
    }

    /// From shares of half its width beside its middle, and of its height.
    fn place(&self, path: &BezPath) -> BezPath {
        Affine::new([self.half, 0.0, 0.0, self.high, self.amid, 0.0]) * path.clone()
    }

    /// The hips down to the ground, what is between the shoes, both thighs and both knees.
    fn thighs(&self) -> Vec<BezPath> {
        let out = AT_THE_HIPS * self.half;
        let hips = [(-out, self.top), (out, self.top), (out, -ON_THE_GROUND), (-out, -ON_THE_GROUND)]
            .map(|(x, y)| Point::new(self.amid + x, y));
        let mut parts = vec![polygon(&hips), self.under()];
        for side in [-1.0, 1.0] {
            let (root, end) = (Point::new(self.amid + side * out, self.top + self.thigh), self.knee_at(side));
            let girth = [self.thigh, self.thigh.midpoint(self.knee), self.knee];
            let limb = Limb { root, joint: root.midpoint(end), end, girth, soft: KNEE };
            parts.push(limb.tube(Stretch::new(0.0, 1.0, [0.0; 2])).closed());
            parts.push(circle(end, self.knee));
        }
        parts
    }

    /// The shin from the knee at this side to the ankle at the other one.
    fn shin(&self, side: f64) -> Tube {
        let (knee, ankle) = (self.knee_at(side), self.ankle_at(-side));
        let root = knee + Vec2::new(0.0, self.knee * BELOW_THE_THIGH);
        let end = ankle + (ankle - root).normalize() * IN_THE_SHOE;
        let joint = root.midpoint(end);
        let calf = self.knee * CALF;
        let girth = [calf, calf.midpoint(self.ankle), self.ankle];
        Limb { root, joint, end, girth, soft: KNEE }.tube(Stretch::new(0.0, 1.0, [0.0; 2]))
    }

    /// What is under both shins, between the shoes.
    fn under(&self) -> BezPath {
        let [left, right] = [-1.0, 1.0].map(|side| self.ankle_at(side));
        polygon(&[left, right, Point::new(right.x, -ON_THE_GROUND), Point::new(left.x, -ON_THE_GROUND)])
    }

    /// The folds between either shin and the thighs, that of the far one as far as the near one.
    fn folds(&self) -> [BezPath; 2] {
        let [upper, _] = self.shin(-1.0).edges();
        let from = self.knee_at(-1.0).x + self.knee * AT_THE_KNEE;
        let to = self.ankle_at(1.0).x + OVER_THE_SHOE * self.shoe;
        let near = visible(&upper, |at| (from..to).contains(&at.x));
        let [one, other] = self.shin(1.0).edges();
        let upper = if one.bounding_box().y0 < other.bounding_box().y0 { one } else { other };
        let until = self.knee_at(1.0).x - self.knee * AT_THE_KNEE;
        let before = Outline::of(&self.shin(-1.0).closed());
        let far = visible(&upper, |at| at.x < until && !before.covers(at));
        [near, far]
    }

    /// The cloth from the hips to a hem before either knee, behind both shins.
    fn cloth(&self, shins: &[BezPath]) -> BezPath {
        let top = self.top / self.high - 0.1;
        let cloth = symmetric(
            (0.0, top),
            &[
                [0.4, top, 0.5, top, HEM + ASLANT, -1.3],
                [HEM + 0.08, -0.9, HEM, -0.7, HEM, BEHIND_A_SHIN],
                [0.3, BEHIND_A_SHIN, 0.2, BEHIND_A_SHIN, 0.0, BEHIND_A_SHIN],
            ],
        );
        path::without(&path::within(&self.place(&cloth), &united(&self.thighs())), shins)
    }
}

/// Both legs; `above` is what of a one-piece they grow out of, without a seam.
pub(super) fn crossed_legs(
    (skeleton, far, build): (&Skeleton, &Leg, &Build),
    (above, sleeves): (Option<BezPath>, &[Outline]),
    wear: &Wear,
) -> Vec<Shape> {
    let lap = Lap::of(skeleton, far, build);
    let foot = |side: f64, ankle: Point| {
        let at = Affine::translate(ankle.to_vec2()) * Affine::scale_non_uniform(side * lap.shoe, lap.shoe);
        folded(wear.shoe, wear.shoe_tint, at)
    };
    if wear.is_long() {
        // The skirt hides all but the toes.
        let beside = |side: f64| Point::new(lap.amid + side * TOES_APART, lap.ankle_at(side).y);
        return [-1.0, 1.0].into_iter().flat_map(|side| foot(side, beside(side))).collect();
    }
    let shins = [1.0, -1.0].map(|side| lap.shin(side).closed());
    let legs = lap.thighs().into_iter().chain(shins.iter().cloned());
    let is_bare = matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Tutu);
    let tint = if is_bare { wear.skin } else { wear.bottom_tint };
    let parts: Vec<BezPath> = legs.chain(above).collect();
    let mut shapes = joined_under(&parts, tint, if wear.is_close() { sleeves } else { &[] });
    if is_bare && wear.bottom != Bottom::Tutu {
        shapes.push(Shape::area(lap.cloth(&shins), wear.bottom_tint, Pen::Outline));
    }
    shapes.extend(lap.folds().map(|fold| Shape::line(fold, Pen::Outline)));
    shapes.extend([-1.0, 1.0].into_iter().flat_map(|side| foot(side, lap.ankle_at(side))));
    shapes
}

#[cfg(test)]
mod tests {
    use scene::{Age, Character, Name};

    use super::*;
    use crate::Detail;
    use crate::hero::{Gear, Hero, Mood, Pose};

    #[test]
    fn two_shins_cross_before_the_lap() {
        for age in 3..=10 {
            let mut child = Character::named(Name::new("Mia").expect("a name"));
            child.age = Age::stored(age).expect("an age");
            let (pose, mood, guise) = (Pose::CrossLegged, Mood::Happy, Gear::None.into());
            let detail = Detail::Bold;
            let hero =
                Hero { child: &child, pose, mood, guise, detail, mirrored: false, holds: None, beast: None };
            let (_, _, skeleton) = hero.posed(&hero.wear(), &hero.build());
            let far = skeleton.far_leg.as_ref().expect("two legs");
            let lap = Lap::of(&skeleton, far, &hero.build());
            let [near, far] = lap.folds().map(|fold| fold.bounding_box());
            // One goes down to the right; the other one comes from the right and ends on it.
            assert!(near.x0 < lap.amid && near.x1 > lap.amid, "{age}: {near}");
            assert!(far.x1 > lap.amid + 0.4 * lap.half && far.width() > 0.25 * lap.half, "{age}: {far}");
            assert!(far.x0 > near.x0 && far.x0 < near.x1, "{age}: {far} beside {near}");
        }
    }
}

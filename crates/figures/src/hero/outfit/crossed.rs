//! Legs of who sits with them crossed, seen from before: the knees out at both sides, one shin before the other, a shoe under
//! either knee.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point};

use super::{Bottom, Wear};
use crate::hero::curve::symmetric;
use crate::hero::foot::folded;
use crate::hero::limbs::{KNEE, Limb, Stretch, Tube};
use crate::hero::overlap::{Outline, joined_under, visible};
use crate::hero::skeleton::{Build, Leg, Skeleton, TIP, TOE};
use crate::path::{self, circle, united};

/// Half the width from knee to knee and how high the lap is, in heads; how much of a thigh half of it is at most beside the hips,
/// and how far above the hips it ends at most, in units.
const HALF: f64 = 0.75;
const HIGH: f64 = 0.62;
const THIGH: f64 = 0.94;
const OVER_THE_HIPS: f64 = 6.0;
/// How high the middle of a knee is, as a share of the lap's height.
const KNEE_HIGH: f64 = 0.7;
/// How far beyond the ankle a shin ends, within its shoe, in units, and how thick it is there, as a share of an ankle.
const IN_THE_SHOE: f64 = 7.0;
const SLIM: f64 = 0.82;
/// Where a shin's edges begin to be seen from the middle of its knee, in radii of that.
const AT_THE_KNEE: f64 = 1.25;
/// How far along the lap the cloth of shorts and short skirts goes, as a share of half the width, and how much farther at the
/// top.
const HEM: f64 = 0.52;
const ASLANT: f64 = 0.14;
/// Where the tip of a shoe is, as a share of half the width, and how much smaller than else a shoe is seen that points a little
/// towards us.
const UNDER_A_KNEE: f64 = 0.98;
const FORESHORTENED: f64 = 0.88;
/// How far aside of where legs cross either shoe looks out from under a long skirt, in units.
const TOES_APART: f64 = 24.0;
/// How much lower than on crossed shins its toes are, in radians.
const TOES_DOWN: f64 = 0.32;

/// A lap on the ground: its place and size, and the radii of knees and ankles.
struct Lap {
    amid: f64,
    half: f64,
    high: f64,
    /// Where the trunk ends.
    top: f64,
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
        let [_, knee, ankle] = near.limb.girth;
        Self {
            amid: hips.x,
            half: (HALF * head).min(beside + THIGH * build.thigh),
            high: (HIGH * head).min(OVER_THE_HIPS - hips.y),
            top: hips.y - 10.0,
            knee,
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

    /// Both thighs and knees.
    fn thighs(&self) -> BezPath {
        let (top, knee) = (self.top / self.high, self.knee / self.high);
        let out = 1.0 - self.knee / self.half;
        let (over, under) = (-KNEE_HIGH - knee, -KNEE_HIGH + knee);
        let thighs = symmetric(
            (0.0, top),
            &[
                [0.3, top, out * 0.6, over - 0.06, out, over],
                [out, -KNEE_HIGH, out, -KNEE_HIGH, out, under],
                [out * 0.6, under + 0.06, 0.2, -0.2, 0.0, -0.2],
            ],
        );
        united(&[
            self.place(&thighs),
            circle(self.knee_at(-1.0), self.knee),
            circle(self.knee_at(1.0), self.knee),
        ])
    }

    /// The shin from the knee at this side to the ankle at the other one.
    fn shin(&self, side: f64) -> Tube {
        let (root, ankle) = (self.knee_at(side), self.ankle_at(-side));
        let end = ankle + (ankle - root).normalize() * IN_THE_SHOE;
        let joint = root.midpoint(end);
        let girth = [self.knee, self.knee.midpoint(self.ankle), self.ankle];
        Limb { root, joint, end, girth, soft: KNEE }.tube(Stretch::new(0.0, 1.0, [0.0; 2]))
    }

    /// The edges of a shin from beside its knee on.
    fn edges(&self, side: f64) -> BezPath {
        let (knee, clear) = (self.knee_at(side), self.knee * AT_THE_KNEE);
        visible(&self.shin(side).closed(), |at| (at - knee).hypot() > clear)
    }

    /// The cloth from the hips to a hem before either knee, behind the shins.
    fn cloth(&self, shins: &[BezPath]) -> BezPath {
        let top = self.top / self.high - 0.1;
        let cloth = symmetric(
            (0.0, top),
            &[
                [0.4, top, 0.5, top, HEM + ASLANT, -1.3],
                [HEM + 0.08, -0.9, HEM, -0.7, HEM, 0.0],
                [0.3, 0.0, 0.2, 0.0, 0.0, 0.0],
            ],
        );
        path::without(&path::within(&self.place(&cloth), &self.thighs()), shins)
    }
}

/// Both legs; `above` is what of a one-piece they grow out of, without a seam.
pub(super) fn crossed_legs(
    (skeleton, far, build): (&Skeleton, &Leg, &Build),
    (above, sleeves): (Option<BezPath>, &[Outline]),
    wear: &Wear,
) -> Vec<Shape> {
    if wear.is_long() {
        // The skirt hides all but the toes.
        let beside = |(leg, x): (&Leg, f64)| {
            let at = Affine::translate((x, 0.0)) * leg.foot * Affine::rotate(TOES_DOWN);
            folded(wear.shoe, wear.shoe_tint, at)
        };
        return [far, &skeleton.near_leg]
            .into_iter()
            .zip([-TOES_APART, TOES_APART])
            .flat_map(beside)
            .collect();
    }
    let lap = Lap::of(skeleton, far, build);
    let shins = [1.0, -1.0].map(|side| lap.shin(side).closed());
    let legs: Vec<BezPath> = [lap.thighs()].into_iter().chain(shins.iter().cloned()).collect();
    let is_bare = matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Tutu);
    let tint = if is_bare { wear.skin } else { wear.bottom_tint };
    let parts: Vec<BezPath> = legs.into_iter().chain(above).collect();
    let mut shapes = joined_under(&parts, tint, if wear.is_close() { sleeves } else { &[] });
    if is_bare && wear.bottom != Bottom::Tutu {
        shapes.push(Shape::area(lap.cloth(&shins), wear.bottom_tint, Pen::Outline));
    }
    // The near shin is before the far one.
    let near = Outline::of(&shins[1]);
    let far = visible(&lap.edges(1.0), |at| !near.covers(at));
    shapes.extend([far, lap.edges(-1.0)].map(|edges| Shape::line(edges, Pen::Outline)));
    let foot = |side: f64| {
        let at = Affine::translate(lap.ankle_at(side).to_vec2())
            * Affine::scale_non_uniform(side * lap.shoe, lap.shoe);
        folded(wear.shoe, wear.shoe_tint, at)
    };
    shapes.extend([-1.0, 1.0].into_iter().flat_map(foot));
    shapes
}

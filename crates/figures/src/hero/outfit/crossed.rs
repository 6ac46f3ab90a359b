//! Legs of who sits with them crossed, seen from before: one broad lens, its round ends the knees, one shin before the other.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _};

use super::{Bottom, Wear};
use crate::hero::curve::{mirror, open, symmetric};
use crate::hero::foot::folded;
use crate::hero::overlap::{Outline, joined_under, visible};
use crate::hero::skeleton::{Build, Leg, Skeleton, TIP, TOE};
use crate::path;

/// Half the lens' width and its height, in heads; how much of a thigh it is at most beside the hips, and how far above the hips
/// its height ends at most, in units.
const HALF: f64 = 0.75;
const HIGH: f64 = 0.45;
const THIGH: f64 = 0.9;
const OVER_THE_HIPS: f64 = 6.0;
/// Where the tip of a shoe is, below the other knee, as a share of half the lens, and how much lower than its heel it is, in
/// radians: the heel is behind the shin.
const UNDER_A_KNEE: f64 = 0.9;
const TOE_DOWN: f64 = 0.18;
/// How much smaller than the lens is what of it hides a shoe: the contour of either is one line.
const BEHIND: f64 = 0.97;
/// How far aside of where legs cross either shoe looks out from under a long skirt, in units.
const TOES_APART: f64 = 24.0;
/// How much lower than on crossed shins its toes are, in radians.
const TOES_DOWN: f64 = 0.32;

/// The lens' place and size on the ground.
struct Lens {
    amid: f64,
    half: f64,
    high: f64,
    /// Where the trunk ends.
    top: f64,
}

impl Lens {
    fn of(skeleton: &Skeleton, far: &Leg, build: &Build) -> Self {
        let near = &skeleton.near_leg;
        let head = 100.0 * build.head;
        let hips = skeleton.trunk * Point::ORIGIN;
        let beside = (far.limb.root.x - near.limb.root.x) * 0.5 + near.limb.girth[0];
        Self {
            amid: hips.x,
            half: (HALF * head).min(beside + THIGH * build.thigh),
            high: (HIGH * head).min(OVER_THE_HIPS - hips.y),
            top: hips.y - 10.0,
        }
    }

    /// From shares of half its width and of its height.
    fn place(&self, path: &BezPath) -> BezPath {
        Affine::new([self.half, 0.0, 0.0, self.high, self.amid, 0.0]) * path.clone()
    }

    /// Thighs, knees and shins.
    fn outline(&self) -> BezPath {
        let top = self.top / self.high;
        self.place(&symmetric(
            (0.0, top),
            &[
                [0.34, top, 0.6, -1.12, 0.78, -1.02],
                [0.93, -0.94, 1.0, -0.8, 1.0, -0.66],
                [1.0, -0.48, 0.9, -0.36, 0.74, -0.36],
                [0.46, -0.34, 0.28, -0.04, 0.0, -0.04],
            ],
        ))
    }

    /// The cloth above the shins to a hem above either knee.
    fn lap(&self) -> BezPath {
        let top = self.top / self.high - 0.1;
        let mut half = vec![[0.4, top, 0.6, top, 0.76, -1.2], [0.86, -1.0, 0.84, -0.8, KNEE.0, KNEE.1]];
        half.push(SHIN);
        self.place(&symmetric((0.0, top), &half))
    }

    /// The upper edge of the far shin down to the near one, and that of the near one down to its foot.
    fn shins(&self, outline: &BezPath) -> [BezPath; 2] {
        let far = open(KNEE, &[SHIN]);
        let near = open(KNEE, &[SHIN, [-0.24, -0.39, -0.5, -0.32, -0.7, -0.2]]);
        let outline = Outline::of(outline);
        [self.place(&mirror(&far)), self.place(&near)].map(|shin| visible(&shin, |at| outline.covers(at)))
    }
}

/// Where the upper edge of a shin begins beside the knee, and where it meets the other one's, in shares of half the lens' width
/// and of its height.
const KNEE: (f64, f64) = (0.66, -0.7);
const SHIN: [f64; 6] = [0.4, -0.76, 0.16, -0.6, 0.0, -0.5];

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
    let lens = Lens::of(skeleton, far, build);
    let size = build.shoe;
    let turned = Affine::rotate(TOE_DOWN);
    let sole = (turned * TOE).y * size;
    let foot = |side: f64| {
        let ankle = lens.amid + side * (UNDER_A_KNEE * lens.half - (turned * TIP).x * size);
        let at = Affine::translate((ankle, -sole)) * Affine::scale_non_uniform(side * size, size);
        folded(wear.shoe, wear.shoe_tint, at * turned)
    };
    let outline = lens.outline();
    // Of a shoe no more than looks out.
    let smaller = Affine::scale_about(BEHIND, outline.bounding_box().center()) * outline.clone();
    let mut shapes: Vec<Shape> = [1.0, -1.0].into_iter().flat_map(foot).collect();
    for shoe in shapes.iter_mut().filter(|shape| shape.tint.is_some()) {
        shoe.path = path::without(&shoe.path, std::slice::from_ref(&smaller));
    }
    let is_bare = matches!(wear.bottom, Bottom::Shorts | Bottom::Skirt | Bottom::Tutu);
    let tint = if is_bare { wear.skin } else { wear.bottom_tint };
    let parts: Vec<BezPath> = [outline.clone()].into_iter().chain(above).collect();
    shapes.extend(joined_under(&parts, tint, if wear.is_close() { sleeves } else { &[] }));
    shapes.extend(lens.shins(&outline).map(|shin| Shape::line(shin, Pen::Outline)));
    if is_bare && wear.bottom != Bottom::Tutu {
        let lap = path::within(&lens.lap(), &outline);
        shapes.push(Shape::area(lap, wear.bottom_tint, Pen::Outline));
    }
    shapes
}

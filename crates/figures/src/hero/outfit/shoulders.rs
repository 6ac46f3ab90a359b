//! Where sleeves grow out of the trunk: one smooth line from the neck over the shoulder.

use drawing::{Pen, Shape};
use kurbo::{BezPath, PathEl, Point, Shape as _, Vec2};

use super::Wear;
use super::arms::Held;
use crate::hero::limbs::Limb;
use crate::hero::pose::Grasp;
use crate::path::{contours, polygon, united};

/// The radius of the arc that fills a kink between the neck and the sleeve of an arm that is lifted and of one that hangs, in
/// units; how far down that hangs at least, as a share of its length.
const SLOPES: [f64; 2] = [34.0, 64.0];
const HANGING: f64 = 0.3;
/// How far from the middle of a shoulder what fills a kink there is at most, in its radii, and how far towards the neck.
const NEAR: f64 = 3.0;
const TOWARDS_THE_NECK: f64 = 1.7;
/// How far above the middle of the shoulder it is at least, in the same.
const ABOVE: f64 = 0.2;
/// The least area that is filled, in square units: less comes of rounding.
const CRUMB: f64 = 2.0;
/// How far it overlaps what it joins, in units.
const OVERLAP: f64 = 1.0;

/// A sleeve's outline and what fills the kink between it and the neckline.
pub(super) fn rounded(limb: &Limb, sleeve: &BezPath, held: &Held) -> BezPath {
    let (out, radius) = (held.outward.normalize(), limb.girth[0]);
    let up = Vec2::new(out.y, -out.x) * if out.x < 0.0 { -1.0 } else { 1.0 };
    let hangs = (limb.joint - limb.root).normalize().dot(up) < -HANGING;
    let profile = Profile { at: limb.root, out, up };
    let heights = profile.of(&[&held.body.path(), sleeve]);
    let is_at_the_shoulder = |piece: &BezPath| {
        let away = piece.bounding_box().center() - limb.root;
        piece.area().abs() > CRUMB
            && away.hypot() < radius * NEAR
            && away.dot(out) > -radius * TOWARDS_THE_NECK
            && away.dot(up) > radius * ABOVE
    };
    let pieces = profile.filled(&heights, SLOPES[usize::from(hangs)]).into_iter().filter(is_at_the_shoulder);
    let parts: Vec<BezPath> = pieces.chain([sleeve.clone()]).collect();
    // A sleeve bent sharply has holes where it lies over itself.
    let size = |one: &BezPath| one.area().abs();
    let whole = (parts.len() > 1).then(|| contours(&united(&parts)));
    let largest = whole.into_iter().flatten().max_by(|one, other| size(one).total_cmp(&size(other)));
    largest.unwrap_or_else(|| sleeve.clone())
}

/// How far to both sides of a shoulder its profile is known, and from one height to the next, in units.
const SEEN: f64 = 170.0;
const STEP: f64 = 2.0;
/// How closely contours are followed, in units.
const FOLLOWED: f64 = 0.2;
/// What is filled less high, in units, is no kink.
const FLAT: f64 = 0.1;

/// How high contours are above a shoulder, from the neck outwards.
struct Profile {
    at: Point,
    out: Vec2,
    up: Vec2,
}

impl Profile {
    /// The height of what of these areas is highest, step by step; far below where there is none.
    fn of(&self, paths: &[&BezPath]) -> Vec<f64> {
        let mut heights = vec![f64::NEG_INFINITY; (2.0 * SEEN / STEP) as usize + 1];
        let seen = |at: Point| Point::new((at - self.at).dot(self.out) + SEEN, (at - self.at).dot(self.up));
        let last = heights.len() as f64 - 1.0;
        let mut raise = |from: Point, to: Point| {
            let (left, right) = if from.x < to.x { (from, to) } else { (to, from) };
            let [first, end] = [left.x, right.x].map(|x| (x / STEP).clamp(0.0, last));
            let (first, end) = (first.ceil() as usize, end.floor() as usize);
            for (index, height) in heights.iter_mut().enumerate().take(end + 1).skip(first) {
                let share = (index as f64 * STEP - left.x) / (right.x - left.x).max(1e-9);
                *height = height.max(left.y + (right.y - left.y) * share.clamp(0.0, 1.0));
            }
        };
        for path in paths {
            let (mut start, mut from) = (Point::ZERO, Point::ZERO);
            drawing::flatten(*path, FOLLOWED, |element| match element {
                PathEl::MoveTo(to) => (start, from) = (seen(to), seen(to)),
                PathEl::LineTo(to) => {
                    raise(from, seen(to));
                    from = seen(to);
                }
                _ => raise(std::mem::replace(&mut from, start), start),
            });
        }
        heights
    }

    /// What fills the dents of a profile into which no disc of this radius fits, each reaching a little into what it fills.
    fn filled(&self, heights: &[f64], radius: f64) -> Vec<BezPath> {
        let filled = rolled_over(heights, radius);
        let is_dent = |index: &usize| filled[*index] > heights[*index] + FLAT;
        let dents: Vec<usize> = (1..heights.len() - 1).filter(is_dent).collect();
        let at = |index: usize, high: f64| self.at + self.out * (index as f64 * STEP - SEEN) + self.up * high;
        let fills = |run: &[usize]| {
            let own = run[0] - 1..=run[run.len() - 1] + 1;
            let known = || own.clone().filter(|index| heights[*index].is_finite());
            let over = known().map(|index| at(index, filled[index]));
            let under = known().rev().map(|index| at(index, heights[index] - OVERLAP));
            polygon(&over.chain(under).collect::<Vec<_>>())
        };
        dents.chunk_by(|one, next| one + 1 == *next).map(fills).collect()
    }
}

/// Heights as a disc of this radius leaves them that rolls over them.
fn rolled_over(heights: &[f64], radius: f64) -> Vec<f64> {
    let arc: Vec<f64> = (0..=(radius / STEP) as usize)
        .map(|step| (radius * radius - (step as f64 * STEP).powi(2)).max(0.0).sqrt())
        .collect();
    let around = |index: usize| {
        let near = index.saturating_sub(arc.len() - 1)..(index + arc.len()).min(heights.len());
        near.map(move |other| (other, index.abs_diff(other)))
    };
    let middle =
        |index: usize| around(index).map(|(other, away)| heights[other] + arc[away]).fold(f64::MIN, f64::max);
    let over: Vec<f64> = (0..heights.len()).map(middle).collect();
    let below =
        |index: usize| around(index).map(|(other, away)| over[other] - arc[away]).fold(f64::MAX, f64::min);
    (0..heights.len()).map(below).collect()
}

/// Whether a place at the inner edge of a sleeve that ends at this share of the arm is beside an upper arm that is bent to the
/// hip: a line would end there in the middle of the shirt. The hem of a short one ends at the arm, a long one's edge at the
/// crook of the elbow.
pub(super) fn is_in_the_crook(limb: &Limb, grasp: Grasp, (hem, at): (f64, Point)) -> bool {
    if grasp == Grasp::Clasp {
        return is_above_the_forearm(limb, at);
    }
    if hem < AT_THE_ELBOW {
        let (end, along) = limb.at(hem);
        return along.cross(at - end).abs() > limb.girth[1];
    }
    let upper = limb.joint - limb.root;
    upper.dot(at - limb.root) / upper.hypot().max(1.0) < upper.hypot() - limb.girth[1] * CROOK
}

/// Whether a place on the edge of a sleeve is above the forearm of who holds something before the chest: between that and its
/// upper arm a line would be a stub.
fn is_above_the_forearm(limb: &Limb, at: Point) -> bool {
    let fore = (limb.end - limb.joint).normalize();
    let above = fore.cross(limb.root - limb.joint).signum();
    fore.cross(at - limb.joint) * above > limb.girth[1] * EDGE
}

/// Whether a place on the edge of a sleeve that stands out from the trunk is so near to its root that a line over the trunk would
/// be a stub beside the armpit, where both contours meet.
pub(super) fn is_armpit(limb: &Limb, outward: Vec2, at: Point) -> bool {
    let [upper, fore] = [limb.joint - limb.root, limb.end - limb.joint].map(Vec2::normalize);
    let stands_out = upper.dot(outward.normalize()) > STANDING_OUT && fore.dot(outward) > 0.0;
    stands_out && (at - limb.root).hypot() < limb.girth[0] * BESIDE
}

/// How far out an upper arm stands whose sleeve begins at the contour of the trunk, as a share of its length, and how far from
/// its root that is at most, in its radii.
const STANDING_OUT: f64 = 0.8;
const BESIDE: f64 = 3.0;

/// How far from the middle of a forearm the edge of its sleeve is at least, in the arm's radii at the elbow.
const EDGE: f64 = 0.8;

/// Where an elbow is at least, as a share of the arm, and how far before it its crook is, in the arm's radii there.
const AT_THE_ELBOW: f64 = 0.56;
const CROOK: f64 = 0.6;

/// Shares of the arm, and how much wider than the arm a puffed sleeve is there.
const PUFF: [(f64, f64); 6] = [(0.0, -1.0), (0.08, 6.0), (0.18, 10.5), (0.27, 9.5), (0.34, 6.0), (0.38, 2.5)];

/// A puffed sleeve: it swells from the shoulder and is gathered in folds at its hem.
pub(super) fn puff(limb: &Limb, wear: &Wear) -> Vec<Shape> {
    let tube = limb.swelling(&PUFF);
    let mut shapes = vec![Shape::area(tube.closed(), wear.top, Pen::Outline)];
    let hem = (tube.left[PUFF.len() - 1], tube.right[PUFF.len() - 1]);
    for (share, lean) in [(0.3, 3.0), (0.7, -3.0)] {
        let aside = (hem.0 - hem.1) * (lean / 22.0);
        let foot = hem.0.lerp(hem.1, share) + tube.finish * 2.0;
        let top = foot - tube.finish * 11.0 + aside;
        let mut fold = BezPath::new();
        fold.move_to(foot);
        fold.quad_to(foot - tube.finish * 6.0, top);
        shapes.push(Shape::line(fold, Pen::Inner));
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Detail;
    use crate::hero::curve::{closed, toward};
    use crate::hero::limbs::{ELBOW, Stretch};
    use crate::hero::overlap::Outline;
    use crate::path;

    /// A trunk whose shoulders are as high as its left and right arms' roots are round.
    fn trunk() -> BezPath {
        closed(
            (-18.0, -104.0),
            &[
                [-24.0, -101.0, -30.0, -100.0, -34.0, -100.0],
                [-43.0, -100.0, -49.0, -93.0, -49.0, -85.0],
                [-48.0, -60.0, -40.0, -40.0, -40.0, 0.0],
                [0.0, 4.0, 0.0, 4.0, 40.0, 0.0],
                [40.0, -40.0, 48.0, -60.0, 49.0, -85.0],
                [49.0, -93.0, 43.0, -100.0, 34.0, -100.0],
                [30.0, -100.0, 24.0, -101.0, 18.0, -104.0],
                [9.0, -90.0, -9.0, -90.0, -18.0, -104.0],
            ],
        )
    }

    fn arm(upper: f64, fore: f64) -> Limb {
        let root = Point::new(-34.0, -85.0);
        let joint = root + toward(upper) * 54.0;
        Limb { root, joint, end: joint + toward(fore) * 50.0, girth: [15.0, 13.5, 11.5], soft: ELBOW }
    }

    #[test]
    fn no_kink_is_left_between_the_neck_and_a_sleeve() {
        let body = Outline::of(&trunk());
        let held = Held {
            art: None,
            body: &body,
            outward: Vec2::new(-1.0, 0.0),
            aside: false,
            set_in: false,
            detail: Detail::Bold,
            again: false,
        };
        let mut most: f64 = 0.0;
        for (upper, fore) in [(-20.0, 0.0), (-47.0, 45.0), (-92.0, -150.0), (-126.0, -158.0)] {
            let limb = arm(upper, fore);
            let sleeve = limb.tube(Stretch::new(0.0, 0.48, [0.0, 8.0])).closed();
            let [before, after] = [sleeve.clone(), rounded(&limb, &sleeve, &held)].map(|sleeve| {
                let both = united(&[trunk(), sleeve]);
                // To the hair, as `path::without_dents` is not.
                let filled = path::grown(&path::grown(&both, 20.0), -20.0);
                let dents = path::without(&filled, &[both]);
                let above = contours(&dents).into_iter().filter(|dent| {
                    let at = dent.bounding_box().center();
                    at.y < limb.root.y - 3.0 && (at - limb.root).hypot() < 45.0 && at.x < -18.0
                });
                above.map(|dent| dent.area().abs()).sum::<f64>()
            });
            assert!(after < 4.0, "{upper}: dents of {after}, were {before} square units");
            most = before.max(most);
        }
        assert!(most > 8.0, "dents of at most {most} square units without it");
    }
}

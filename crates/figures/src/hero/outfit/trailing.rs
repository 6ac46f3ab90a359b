//! What hangs behind: capes, tails, wings.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Vec2};

use super::{Trail, Wear, creature};
use crate::Detail;
use crate::hero::curve::{bend, closed, join, mirror, mix, open, ring, toward, warp};
use crate::hero::pose::Stance;
use crate::hero::skeleton::{Build, Skeleton};
use crate::hero::tints;
use crate::path::scallops;

/// Loose cloth that flows at less than so many degrees from down flies behind its wearer.
const FLYING: f64 = -11.0;

/// Behind the body.
pub(in crate::hero) fn trailing(
    skeleton: &Skeleton,
    wear: &Wear,
    build: &Build,
    (stance, detail, seated): (&Stance, Detail, bool),
) -> Vec<Shape> {
    let flow = stance.flow - stance.lean;
    let droop = if seated || stance.lies() { 0.5 } else { 1.0 };
    let hanging = |low: f64| cape(skeleton, build, flow, (low, low, 42.0));
    let sways = flow.clamp(-SWAYING, SWAYING);
    let standing = |low: f64| cape(skeleton, build, sways, (low, low, BESIDE));
    match wear.trail {
        Trail::None => Vec::new(),
        Trail::Cape if walks(stance, seated) => flying(skeleton, build, stance.flow, build.trunk + 64.0),
        Trail::Cape | Trail::Mantle if stance.turn > 0.0 && (seated || is_bent(stance)) => {
            down_the_back(skeleton, build, (flow, if stance.sits() { 14.0 } else { DOWN_TO_THE_KNEE }))
        }
        // Along the back, not before the hips.
        Trail::Cape | Trail::Mantle if stance.crawls() => down_the_back(skeleton, build, (0.0, 14.0)),
        Trail::Cape | Trail::Mantle if stance.lies() => floating(skeleton, build, stance),
        Trail::Cape if stance.flow < FLYING => flying(skeleton, build, stance.flow, build.trunk + 66.0),
        Trail::Mantle if stance.flow < FLYING => flying(skeleton, build, stance.flow, build.trunk + 84.0),
        // Who sits does not sit in it.
        Trail::Cape | Trail::Mantle if seated => hanging(-build.trunk * 0.1),
        // Not in scraps between legs that step far apart.
        Trail::Cape if stance.stride() > 40.0 => hanging(0.0),
        Trail::Cape => standing(build.leg_share(0.56)),
        Trail::Mantle => standing(build.leg_share(0.8)),
        Trail::Tails if seated || stance.stride() > 40.0 || stance.lies() => Vec::new(),
        Trail::Tails => tails(skeleton, build),
        Trail::CatTail => tail(skeleton, build, None),
        Trail::SpikyTail => tail(skeleton, build, Some(droop)),
        Trail::Pompom => pompom(skeleton, build),
        Trail::Wings => wings(skeleton, build, detail),
        Trail::SkinWings => {
            let tail = creature::thick_tail(skeleton, build, droop);
            [tail, creature::skin_wings(skeleton, build)].concat()
        }
        Trail::ThickTail => creature::thick_tail(skeleton, build, droop),
        Trail::HairTail(tint) => creature::hair_tail(skeleton, build, (droop, tint)),
    }
}

/// Whether it is somebody who walks: the cape swings out behind.
fn walks(stance: &Stance, seated: bool) -> bool {
    stance.turn > 0.0 && is_bent(stance) && !seated && !stance.steps_up() && stance.lean < 12.0
}

/// Whether the legs step far apart, the cape hanging still.
fn is_bent(stance: &Stance) -> bool {
    stance.stride() > 40.0 && stance.flow >= FLYING
}

/// How much wider than the shoulders at either side a cape is at its hem, in units.
const BESIDE: f64 = 50.0;
/// How far a cape that hangs sways at most, in degrees: it is seen on both sides of the body.
const SWAYING: f64 = 1.5;

/// A cape whose hem is so far below the hips at its sides and in its middle, and this much wider than the shoulders.
fn cape(skeleton: &Skeleton, build: &Build, flow: f64, (low, middle, flare): (f64, f64, f64)) -> Vec<Shape> {
    let over = if low > build.leg_share(0.7) { 160.0 } else { 120.0 };
    let top = -build.trunk + 4.0;
    let s = build.shoulder + 4.0;
    // One cloth from side to side, its hem in soft folds: the wider, the more.
    let (wide, third) = (s + flare, (s + flare) * 0.36);
    let folds: &[f64] = if flare > 60.0 { &[0.7, 0.36] } else { &[0.36] };
    let mut right = open(
        (0.0, top),
        &[
            [s * 0.4, top, s * 0.8, top, s, top],
            [s + flare * 0.3, top + 50.0, s + flare * 0.66, low - 70.0, wide, low - 6.0],
        ],
    );
    let mut from = Point::new(wide, low - 6.0);
    for fold in folds {
        let share = (1.0 - fold) / 0.64;
        let to = Point::new(wide * fold, mix(low, middle, share));
        right.curve_to((from.x - 10.0, from.y + 14.0), (to.x + 12.0, to.y + 12.0), (to.x, to.y));
        from = to;
    }
    right.curve_to((third * 0.7, middle + 11.0), (third * 0.3, middle + 13.0), (0.0, middle + 13.0));
    let mut path = right.clone();
    join(&mut path, &mirror(&right).reverse_subpaths());
    path.close_path();
    let path = warp(&path, |point| skeleton.trunk * bend(point, top + 10.0, over, flow));
    vec![Shape::area(path, tints::RED, Pen::Outline)]
}

/// The tails of a coat, behind the legs and seen beside them.
fn tails(skeleton: &Skeleton, build: &Build) -> Vec<Shape> {
    let (hip, low) = (build.hem, build.leg_share(0.6));
    let tail = |side: f64| {
        let path = closed(
            (side * 8.0, -20.0),
            &[
                [side * hip * 0.5, -22.0, side * hip * 0.8, -20.0, side * (hip - 3.0), -14.0],
                [
                    side * (hip + 12.0),
                    low * 0.3,
                    side * (hip + 32.0),
                    low * 0.6,
                    side * (hip + 40.0),
                    low - 10.0,
                ],
                [side * (hip + 30.0), low, side * (hip + 14.0), low + 3.0, side * (hip - 4.0), low + 2.0],
                [side * (hip - 24.0), low * 0.7, side * 20.0, low * 0.4, side * 8.0, -20.0],
            ],
        );
        Shape::area(skeleton.trunk * path, tints::NAVY, Pen::Outline)
    };
    vec![tail(-1.0), tail(1.0)]
}

/// How far below the hips the cape ends of who kneels or digs, in units.
const DOWN_TO_THE_KNEE: f64 = 54.0;

/// The cape of who sits, rides or digs, seen from aside: it falls from the shoulders down the back, so far below the hips.
fn down_the_back(skeleton: &Skeleton, build: &Build, (flow, low): (f64, f64)) -> Vec<Shape> {
    let top = -build.trunk + 4.0;
    let (shoulder, back) = (build.shoulder + 4.0, build.waist + 20.0);
    let path = closed(
        (build.shoulder * 0.5, top),
        &[
            [0.0, top - 3.0, -shoulder * 0.7, top - 3.0, -shoulder, top + 4.0],
            [-shoulder - 16.0, top + 26.0, -back - 12.0, low - 52.0, -back - 34.0, low - 8.0],
            [-back - 30.0, low + 6.0, -back - 14.0, low + 10.0, -back - 5.0, low + 2.0],
            [-back + 2.0, low + 14.0, -back + 18.0, low + 12.0, -back + 26.0, low],
            [0.0, low - 30.0, 0.0, top + 60.0, build.shoulder * 0.5, top],
        ],
    );
    let hung = |point| skeleton.trunk * bend(point, top + 10.0, 120.0, flow);
    vec![Shape::area(warp(&path, hung), tints::RED, Pen::Outline)]
}

/// A cape in the wind, `long` from the shoulders to its wavy end: one whole cloth.
fn flying(skeleton: &Skeleton, build: &Build, flow: f64, long: f64) -> Vec<Shape> {
    let collar = skeleton.trunk * Point::new(build.shoulder * 0.5, -build.trunk + 6.0);
    let waist = skeleton.trunk * Point::new(-build.waist * 0.4, -build.trunk * 0.24);
    // Along the wind, and across it upwards.
    let along = toward(flow.min(-40.0) - 14.0);
    let across = Vec2::new(along.y, -along.x) * -1.0;
    let at = |far: f64, up: f64| collar + along * (long * far) + across * up;
    let mut path = BezPath::new();
    path.move_to(collar);
    path.curve_to(at(0.26, 40.0), at(0.6, 26.0), at(1.0, 62.0));
    // Its hem hangs in three soft folds.
    path.curve_to(at(1.05, 54.0), at(1.06, 36.0), at(1.0, 28.0));
    path.curve_to(at(1.06, 20.0), at(1.06, 2.0), at(0.99, -6.0));
    path.curve_to(at(1.05, -14.0), at(1.04, -32.0), at(0.96, -40.0));
    path.curve_to(at(0.8, -52.0), at(0.6, -34.0), waist);
    path.close_path();
    vec![Shape::area(path, tints::RED, Pen::Outline)]
}

/// The cape of who swims or flies: midway between the back and where hair streams, above the legs, its end a little lifted.
fn floating(skeleton: &Skeleton, build: &Build, stance: &Stance) -> Vec<Shape> {
    let along = toward(stance.flow.midpoint(-stance.lean));
    let across = Vec2::new(along.y, -along.x);
    let up = if across.y > 0.0 { -across } else { across };
    let collar = skeleton.trunk * Point::new(0.0, -build.trunk + 8.0);
    let long = build.trunk + build.leg_share(0.5);
    let at = |far: f64, out: f64| collar + along * (long * far) + up * out;
    let mut path = BezPath::new();
    path.move_to(at(-0.02, 4.0));
    path.curve_to(at(0.02, 58.0), at(0.2, 74.0), at(0.42, 70.0));
    path.curve_to(at(0.62, 66.0), at(0.76, 82.0), at(0.94, 112.0));
    // Its hem hangs in three soft folds.
    path.curve_to(at(1.02, 108.0), at(1.04, 92.0), at(0.99, 84.0));
    path.curve_to(at(1.08, 78.0), at(1.09, 60.0), at(1.02, 52.0));
    path.curve_to(at(1.1, 44.0), at(1.1, 22.0), at(1.02, 14.0));
    path.curve_to(at(0.74, 0.0), at(0.3, -12.0), at(0.0, -12.0));
    path.close_path();
    vec![Shape::area(path, tints::RED, Pen::Outline)]
}

/// One outline: a dragon's thick tail with plates along its back, which droops so much, or a cat's, which curls up to its
/// round tip.
fn tail(skeleton: &Skeleton, build: &Build, spiky: Option<f64>) -> Vec<Shape> {
    let x = -build.hem;
    if let Some(droop) = spiky {
        // It falls from the hips and narrows to its lifted tip; two plates stand on it.
        let knots = [
            (30.0, -34.0, true),
            (-8.0, -16.0, true),
            (-40.0, -36.0, true),
            (-41.0, 6.0, true),
            (-76.0, -8.0, true),
            (-74.0, 32.0, true),
            (-104.0, 44.0, false),
            (-126.0, 30.0, true),
            (-116.0, 62.0, false),
            (-82.0, 74.0, false),
            (-40.0, 66.0, false),
            (30.0, 30.0, true),
        ]
        .map(|(out, down, sharp)| (x + out, if down > 0.0 { down * droop } else { down }, sharp));
        return vec![Shape::area(skeleton.trunk * ring(&knots), tints::GREEN, Pen::Outline)];
    }
    let knots = [
        (x + 30.0, -20.0, true),
        (x - 6.0, -8.0, false),
        (x - 32.0, -6.0, false),
        (x - 46.0, -28.0, false),
        (x - 44.0, -62.0, false),
        (x - 58.0, -76.0, false),
        (x - 72.0, -60.0, false),
        (x - 72.0, -20.0, false),
        (x - 56.0, 12.0, false),
        (x - 26.0, 21.0, false),
        (x + 30.0, 14.0, true),
    ];
    vec![Shape::area(skeleton.trunk * ring(&knots), tints::ORANGE, Pen::Outline)]
}

fn pompom(skeleton: &Skeleton, build: &Build) -> Vec<Shape> {
    let at = Point::new(-build.hem - 10.0, -2.0);
    let puffs: Vec<Point> = (0..8).map(|i| at + toward(-45.0 * f64::from(i)) * 20.0).collect();
    vec![Shape::area(skeleton.trunk * scallops(&puffs, 0.34), tints::WHITE, Pen::Outline)]
}

/// Two pairs of petals.
fn wings(skeleton: &Skeleton, build: &Build, detail: Detail) -> Vec<Shape> {
    let root = -build.trunk + 34.0;
    let upper = closed(
        (8.0, root + 10.0),
        &[
            [34.0, root - 70.0, 112.0, root - 104.0, 152.0, root - 62.0],
            [180.0, root - 26.0, 140.0, root + 40.0, 8.0, root + 26.0],
        ],
    );
    let lower = closed(
        (8.0, root + 18.0),
        &[
            [70.0, root + 14.0, 136.0, root + 40.0, 126.0, root + 84.0],
            [114.0, root + 120.0, 48.0, root + 100.0, 8.0, root + 34.0],
        ],
    );
    let mut shapes = Vec::new();
    for path in [lower, upper] {
        for side in [path.clone(), mirror(&path)] {
            shapes.push(Shape::area(skeleton.trunk * side, tints::SKY, Pen::Outline));
        }
    }
    if detail == Detail::Full {
        for side in [-1.0, 1.0] {
            let rib = open(
                (side * 80.0, root - 10.0),
                &[[side * 98.0, root - 28.0, side * 114.0, root - 40.0, side * 132.0, root - 40.0]],
            );
            shapes.push(Shape::line(skeleton.trunk * rib, Pen::Fine));
        }
    }
    shapes
}

//! The trunk: shirt, jacket, bodice, and what is on it. Own coordinates: shoulders at y = −trunk, hips at 0.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};
use scene::{HairLength, Outfit};

use super::{Bottom, Wear};
use crate::Detail;
use crate::hero::curve::{closed, join, mirror, open, stroke, symmetric};
use crate::hero::pose::Stance;
use crate::hero::skeleton::Build;
use crate::hero::tints;
use crate::path::{circle, polygon};

/// The trunk's shapes in its own coordinates, back to front.
pub(in crate::hero) fn trunk(wear: &Wear, build: &Build, detail: Detail, stance: &Stance) -> Vec<Shape> {
    let turn = stance.turn;
    let tucked = matches!(wear.bottom, Bottom::Skirt | Bottom::Gown);
    let contour = outline(build, tucked, dip(wear));
    // A one-piece has no hem: its legs grow out of the trunk.
    let mut shapes = if wear.bottom == Bottom::Tights {
        vec![
            Shape::patch(one_piece(build, dip(wear), turn), wear.top),
            Shape::line(hemless(build, dip(wear), turn), Pen::Outline),
        ]
    } else {
        vec![Shape::area(contour, wear.top, Pen::Outline)]
    };
    shapes.extend(match wear.outfit {
        // An arm across the chest would leave shreds of a badge.
        Outfit::Casual | Outfit::Sporty if stance.arm_crosses() => Vec::new(),
        Outfit::Casual => casual(wear, build),
        Outfit::Sporty => sporty(wear, build, detail),
        Outfit::Fancy if wear.girl => gown(build),
        Outfit::Fancy => suit(build),
        Outfit::Costume => costume(build),
        Outfit::Uniform => uniform(wear, build),
        Outfit::Superhero => superhero(build, !stance.arm_crosses()),
    });
    shapes
}

const fn dip(wear: &Wear) -> f64 {
    match wear.outfit {
        Outfit::Uniform | Outfit::Superhero => 8.0,
        Outfit::Fancy if !wear.girl => 8.0,
        _ => 12.0,
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
        &[
            [c * 0.8, -24.0, c * 0.8, -10.0, c, 8.0],
            [c, 24.0, c * 0.5, 26.0, 0.0, 26.0],
        ],
    );
    let down = kurbo::Affine::translate((0.0, build.neck + 2.0));
    vec![
        Shape::area(neck, wear.skin, Pen::Outline).placed(down),
        Shape::area(shirt, wear.top, Pen::Outline).placed(down),
    ]
}

/// The area within [`hemless`], rounded out between the legs.
fn one_piece(build: &Build, dip: f64, turn: f64) -> BezPath {
    let mut path = hemless(build, dip, turn);
    let h = build.spread(turn) + 18.0;
    path.curve_to((h * 0.6, 14.0), (-h * 0.6, 14.0), (-h, 3.0));
    path.close_path();
    path
}

/// From the left hip over the shoulders to the right hip; it ends within the thighs.
fn hemless(build: &Build, dip: f64, turn: f64) -> BezPath {
    let mut right = to_hip(build, dip);
    right.curve_to(
        (build.waist + 1.0, -build.trunk * 0.2),
        (build.spread(turn) + 25.0, -10.0),
        (build.spread(turn) + 18.0, 3.0),
    );
    let mut path = mirror(&right).reverse_subpaths();
    join(&mut path, &right);
    path
}

/// From the middle of the neckline over the right shoulder to the waist.
fn to_hip(build: &Build, dip: f64) -> BezPath {
    let Build {
        trunk: t,
        shoulder: s,
        shoulder_radius: r,
        collar: c,
        waist: w,
        ..
    } = *build;
    let k = r * 0.552;
    let mut right = open(
        (0.0, -t + dip),
        &[[c * 0.6, -t + dip, c * 0.9, -t + dip * 0.4, c, -t - 4.0]],
    );
    right.curve_to((c + 5.0, -t - 1.0), (s - 6.0, -t), (s, -t));
    right.curve_to((s + k, -t), (s + r, -t + r - k), (s + r, -t + r));
    right.curve_to((s + r - 1.0, -t * 0.6), (w, -t * 0.5), (w, -t * 0.36));
    right
}

/// Neckline, shoulder, side, hem.
fn outline(build: &Build, tucked: bool, dip: f64) -> BezPath {
    let (t, w, h) = (build.trunk, build.waist, build.hem);
    let mut right = to_hip(build, dip);
    if tucked {
        right.curve_to((w, -t * 0.28), (w - 1.0, -t * 0.2), (w - 1.0, -14.0));
        right.curve_to((w * 0.5, -8.0), (w * 0.2, -8.0), (0.0, -8.0));
    } else {
        right.curve_to((w + 1.0, -t * 0.2), (h, -4.0), (h, 10.0));
        right.curve_to((h * 0.5, 16.0), (h * 0.2, 16.0), (0.0, 16.0));
    }
    let mut path = right.clone();
    join(&mut path, &mirror(&right).reverse_subpaths());
    path.close_path();
    path
}

fn star(center: Point, radius: f64) -> BezPath {
    let points: Vec<Point> = (0..10)
        .map(|index| {
            let reach = if index % 2 == 0 { radius } else { radius * 0.52 };
            center + crate::hero::curve::toward(180.0 + 36.0 * f64::from(index)) * reach
        })
        .collect();
    polygon(&points)
}

fn casual(wear: &Wear, build: &Build) -> Vec<Shape> {
    let at = Point::new(0.0, -build.trunk * 0.46);
    let tint = if wear.girl { tints::PINK } else { tints::YELLOW };
    vec![Shape::area(star(at, 24.0), tint, Pen::Inner)]
}

fn sporty(wear: &Wear, build: &Build, detail: Detail) -> Vec<Shape> {
    let t = build.trunk;
    let mut shapes: Vec<Shape> = number(wear.age)
        .into_iter()
        .map(|line| Shape::line(line, Pen::Outline).placed(kurbo::Affine::translate((0.0, -t * 0.38))))
        .collect();
    if detail == Detail::Full {
        let h = build.hem - 3.0;
        shapes.push(Shape::line(
            open((-h, -2.0), &[[-h * 0.4, 5.0, h * 0.4, 5.0, h, -2.0]]),
            Pen::Fine,
        ));
    }
    shapes
}

/// The child's age as a shirt number, in strokes; the middle is the origin.
fn number(age: u8) -> Vec<BezPath> {
    match age {
        10 | 11 | 12 => {
            let mut strokes = vec![stroke((-14.0, -17.0), (-14.0, 17.0))];
            let rest = digit(age - 10);
            strokes.extend(
                rest.into_iter()
                    .map(|path| kurbo::Affine::translate((9.0, 0.0)) * path),
            );
            strokes
        }
        _ => digit(age),
    }
}

fn digit(value: u8) -> Vec<BezPath> {
    match value {
        0 => vec![crate::path::ellipse((0.0, 0.0), 11.0, 17.0, 0.0)],
        1 => vec![stroke((0.0, -17.0), (0.0, 17.0))],
        2 => vec![open(
            (-9.0, -10.0),
            &[
                [-6.0, -20.0, 11.0, -20.0, 10.0, -7.0],
                [9.0, 2.0, -4.0, 9.0, -10.0, 17.0],
                [-3.0, 17.0, 3.0, 17.0, 11.0, 17.0],
            ],
        )],
        3 => vec![open(
            (-9.0, -13.0),
            &[
                [-4.0, -20.0, 10.0, -18.0, 9.0, -9.0],
                [8.0, -2.0, 2.0, -1.0, -2.0, -1.0],
                [5.0, -1.0, 12.0, 2.0, 11.0, 9.0],
                [10.0, 19.0, -6.0, 19.0, -10.0, 12.0],
            ],
        )],
        4 => vec![
            open(
                (5.0, -17.0),
                &[
                    [0.0, -8.0, -6.0, 0.0, -13.0, 7.0],
                    [-4.0, 7.0, 4.0, 7.0, 13.0, 7.0],
                ],
            ),
            stroke((5.0, -17.0), (5.0, 17.0)),
        ],
        5 => vec![open(
            (9.0, -17.0),
            &[
                [4.0, -17.0, -2.0, -17.0, -7.0, -17.0],
                [-8.0, -11.0, -8.0, -8.0, -9.0, -2.0],
                [-2.0, -6.0, 12.0, -5.0, 11.0, 6.0],
                [10.0, 19.0, -5.0, 19.0, -10.0, 12.0],
            ],
        )],
        6 => vec![open(
            (7.0, -17.0),
            &[
                [-4.0, -13.0, -11.0, -2.0, -11.0, 6.0],
                [-11.0, 20.0, 11.0, 20.0, 11.0, 6.0],
                [11.0, -6.0, -8.0, -6.0, -11.0, 6.0],
            ],
        )],
        7 => vec![open(
            (-10.0, -17.0),
            &[
                [-3.0, -17.0, 4.0, -17.0, 11.0, -17.0],
                [4.0, -7.0, -1.0, 4.0, -3.0, 17.0],
            ],
        )],
        8 => vec![circle((0.0, -9.0), 8.5), circle((0.0, 9.0), 9.5)],
        _ => vec![open(
            (-7.0, 17.0),
            &[
                [4.0, 13.0, 11.0, 2.0, 11.0, -6.0],
                [11.0, -20.0, -11.0, -20.0, -11.0, -6.0],
                [-11.0, 6.0, 8.0, 6.0, 11.0, -6.0],
            ],
        )],
    }
}

fn gown(build: &Build) -> Vec<Shape> {
    let w = build.waist;
    let sash = closed(
        (-w, -30.0),
        &[
            [-w * 0.4, -24.0, w * 0.4, -24.0, w, -30.0],
            [w + 1.0, -22.0, w + 1.0, -16.0, w + 1.0, -8.0],
            [w * 0.4, -2.0, -w * 0.4, -2.0, -w - 1.0, -8.0],
            [-w - 1.0, -16.0, -w - 1.0, -22.0, -w, -30.0],
        ],
    );
    vec![Shape::area(sash, tints::PURPLE, Pen::Outline)]
}

fn suit(build: &Build) -> Vec<Shape> {
    let (t, c) = (build.trunk, build.collar);
    let front = symmetric(
        (0.0, -t + 8.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c, -t - 2.0],
            [c * 0.9, -t + 30.0, c * 0.5, -t + 46.0, 0.0, -t + 60.0],
        ],
    );
    let y = -t + 20.0;
    let bow = symmetric(
        (0.0, y - 5.0),
        &[
            [6.0, y - 12.0, 16.0, y - 15.0, 20.0, y - 12.0],
            [24.0, y - 4.0, 24.0, y + 4.0, 20.0, y + 12.0],
            [16.0, y + 15.0, 6.0, y + 12.0, 0.0, y + 5.0],
        ],
    );
    vec![
        Shape::area(front, tints::WHITE, Pen::Inner),
        Shape::area(bow, tints::RED, Pen::Inner),
        Shape::line(stroke((0.0, -t + 60.0), (0.0, 15.0)), Pen::Inner),
    ]
}

fn costume(build: &Build) -> Vec<Shape> {
    let (t, w) = (build.trunk, build.waist);
    let belly = symmetric(
        (0.0, -t * 0.8),
        &[
            [w * 0.5, -t * 0.8, w * 0.74, -t * 0.5, w * 0.74, -t * 0.28],
            [w * 0.74, -4.0, w * 0.4, 8.0, 0.0, 8.0],
        ],
    );
    let mut shapes = vec![Shape::area(belly, tints::LIME, Pen::Inner)];
    for (y, x) in [(-t * 0.52, w * 0.68), (-t * 0.26, w * 0.73)] {
        shapes.push(Shape::line(
            open((-x, y), &[[-x * 0.4, y + 6.0, x * 0.4, y + 6.0, x, y]]),
            Pen::Inner,
        ));
    }
    shapes
}

fn uniform(wear: &Wear, build: &Build) -> Vec<Shape> {
    let (t, c) = (build.trunk, build.collar);
    let flap = closed(
        (0.0, -t + 10.0),
        &[
            [c * 0.5, -t + 8.0, c * 0.9, -t + 4.0, c + 1.0, -t - 3.0],
            [c + 8.0, -t + 6.0, c + 10.0, -t + 14.0, c + 8.0, -t + 22.0],
            [c - 4.0, -t + 26.0, 8.0, -t + 22.0, 0.0, -t + 10.0],
        ],
    );
    let tie = closed(
        (-8.0, -t + 16.0),
        &[
            [-3.0, -t + 13.0, 3.0, -t + 13.0, 8.0, -t + 16.0],
            [7.0, -t + 22.0, 9.0, -t + 44.0, 10.0, -t + 52.0],
            [6.0, -t + 58.0, 3.0, -t + 61.0, 0.0, -t + 64.0],
            [-3.0, -t + 61.0, -6.0, -t + 58.0, -10.0, -t + 52.0],
            [-9.0, -t + 44.0, -7.0, -t + 22.0, -8.0, -t + 16.0],
        ],
    );
    let low = if wear.girl { -9.0 } else { 15.0 };
    vec![
        Shape::line(stroke((0.0, -t + 62.0), (0.0, low)), Pen::Inner),
        Shape::area(tie, tints::RED, Pen::Inner),
        Shape::area(flap.clone(), tints::WHITE, Pen::Inner),
        Shape::area(mirror(&flap), tints::WHITE, Pen::Inner),
    ]
}

fn superhero(build: &Build, badge: bool) -> Vec<Shape> {
    let (t, w, h) = (build.trunk, build.waist, build.hem);
    let at = Point::new(0.0, -t * 0.52);
    let belt = closed(
        (-w - 2.0, -26.0),
        &[
            [-w * 0.4, -19.0, w * 0.4, -19.0, w + 2.0, -26.0],
            [w + 4.0, -20.0, h - 1.0, -12.0, h, -4.0],
            [w * 0.4, 4.0, -w * 0.4, 4.0, -h, -4.0],
            [-h + 1.0, -12.0, -w - 4.0, -20.0, -w - 2.0, -26.0],
        ],
    );
    let tint: Tint = tints::YELLOW;
    let mut shapes = vec![Shape::area(belt, tint, Pen::Outline)];
    if badge {
        shapes.push(Shape::area(star(at, 26.0), tint, Pen::Inner));
    }
    shapes
}

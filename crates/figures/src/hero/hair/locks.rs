//! Long loose hair: what falls down the back, and a lock over either shoulder.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::HairStyle;

use super::ribbon::{Beside, Ribbon};
use super::spikes::tuft;
use super::{Cut, Hands, Layer, Tail};
use crate::hero::curve::{join, mirror, mix, open, run};
use crate::path::scallops;

/// The same out of a hood, or below a collar of glass.
const HOODED: &[(f64, f64)] = &[(0.0, 9.0), (0.2, 15.0), (0.5, 19.0), (0.8, 18.0), (1.0, 12.0)];
/// The same of hair that hardly comes out.
const TUFTED: &[(f64, f64)] = &[(0.0, 10.0), (0.4, 16.0), (0.7, 15.0), (1.0, 10.0)];
/// Its tip.
const TIP: [Beside; 1] = [(1.0, 0.1)];

/// Whether hair falls over the shoulder at this side (−1 or 1): out of a hood, where no arm reaches forward and none lies
/// across. All other hair is behind arms and chest, in one piece.
fn lies_over(cut: &Cut, side: f64) -> bool {
    cut.rim().is_some()
        && cut.rank() > 0
        && !cut.streams()
        && !cut.is_in_the_way(side)
        && cut.over_the_shoulder() != Layer::Behind
}

/// What falls from the temples over the shoulders.
pub(super) fn over_the_shoulders(style: HairStyle, cut: &Cut) -> Vec<Tail> {
    let tail = |side: f64| {
        let flipped =
            |shape: Shape| if side > 0.0 { shape } else { Shape { path: mirror(&shape.path), ..shape } };
        Tail {
            root: Point::new(side * 56.0, 34.0),
            layer: cut.over_the_shoulder(),
            shapes: lock(style, cut).into_iter().map(flipped).collect(),
        }
    };
    [-1.0, 1.0].into_iter().filter(|side| lies_over(cut, *side)).map(tail).collect()
}

/// The lock over the right shoulder; it goes on from the head's contour.
fn lock(style: HairStyle, cut: &Cut) -> Vec<Shape> {
    let low = match (cut.rank(), cut.hands) {
        (1, _) => cut.down(0.24),
        // Above the hand that is there.
        (_, Hands::Across) => cut.down(0.4),
        (2, _) => cut.down(0.64),
        // Above the knee a hand is on.
        (_, Hands::InTheLap) => cut.down(0.76),
        _ => cut.down(1.06),
    };
    let rim = cut.rim().unwrap_or(Point::new(52.0, 40.0));
    let halves = if cut.rank() == 1 { TUFTED } else { HOODED };
    // From the rim over the chest, beside the arm.
    let sway = [(0.0, 0.0), (0.2, -1.0), (0.5, -6.0), (0.8, -9.0), (1.0, -7.0)];
    let middle = sway.map(|(share, x)| Point::new(rim.x + x, mix(rim.y, low, share)));
    let ribbon = Ribbon::through(&middle, halves);
    let ribbon = if style == HairStyle::Wavy { ribbon.waving(8.0, 1.5) } else { ribbon };
    if matches!(style, HairStyle::Curly | HairStyle::Afro) {
        return vec![cut.area(curls(&ribbon, cut))];
    }
    let outline = if style == HairStyle::Spiky { tufts(&ribbon, cut) } else { ribbon.outline(&TIP) };
    let mut patch = outline.clone();
    patch.close_path();
    let mut shapes = vec![Shape::patch(patch, cut.tint), Shape::line(outline, Pen::Outline)];
    if style != HairStyle::Spiky {
        shapes.push(ribbon.strand((0.3, 0.82), -0.06));
    }
    shapes
}

/// Tufts that point down and outwards, one above the other, and one at the end.
fn tufts(ribbon: &Ribbon, cut: &Cut) -> BezPath {
    let rows = (cut.rank() as i32 - 1).max(1);
    let at = |share: f64, side: f64| {
        let at = ribbon.at((share, side));
        (at.x, at.y)
    };
    let mut path = BezPath::new();
    path.move_to(at(0.0, -1.0));
    for row in 1..=rows {
        let share = 0.7 * f64::from(row) / f64::from(rows);
        tuft(&mut path, at(share, -1.7), at(share - 0.08, -0.3));
    }
    tuft(&mut path, at(1.06, 0.0), at(0.74, 1.0));
    let inner: Vec<Point> = [0.74, 0.5, 0.2, 0.0].map(|share| ribbon.at((share, 1.0))).into();
    run(&mut path, &inner);
    path
}

/// A bunch of curls.
fn curls(ribbon: &Ribbon, cut: &Cut) -> BezPath {
    let rows = cut.rank() as i32 + 1;
    let edge = |side: f64| -> Vec<Point> {
        (0..=rows).map(|row| ribbon.at((0.96 * f64::from(row) / f64::from(rows), side))).collect()
    };
    let (inner, mut outer) = (edge(1.0), edge(-1.0));
    outer.reverse();
    scallops(&[inner, outer].concat(), 0.36)
}

/// What falls down the back behind the shoulders: it swells, narrows again and ends in pointed locks; beside what falls
/// over a shoulder no longer hair than very long is seen.
pub(super) fn down_the_back(cut: &Cut) -> BezPath {
    of_halves(cut, half_the_back)
}

/// What falls behind both shoulders.
pub(super) fn behind(cut: &Cut) -> BezPath {
    of_halves(cut, half_the_back)
}

/// The outline of hair whose halves fall like this behind a shoulder.
pub(super) fn of_halves(cut: &Cut, fallen: impl Fn(&Cut) -> BezPath) -> BezPath {
    let left = fallen(&cut.at_the_side(-1.0));
    let mut outline = fallen(&cut.at_the_side(1.0));
    join(&mut outline, &mirror(&left).reverse_subpaths());
    outline.close_path();
    outline
}

/// The right half of what falls down the back: one sheet along the body, which ends in two soft points.
fn half_the_back(cut: &Cut) -> BezPath {
    let end = cut.end;
    let neck = 50.0 + cut.neck;
    let wide = cut.sheet();
    let ear = cut.at_the_ear();
    let mut half = cut.crown(ear);
    let down = |share: f64| mix(neck, end, share);
    // It swells behind the shoulder, draws in at the waist and swings out again.
    let side = [
        Point::new(ear, -4.0),
        Point::new(ear.max(66.5), 20.0),
        Point::new(mix(67.0, wide, 0.3), 46.0),
        Point::new(mix(67.0, wide, 0.96), down(0.26)),
        Point::new(wide + 1.0, down(0.46)),
        Point::new(wide - 4.0, down(0.78)),
        Point::new(wide - 3.0, down(0.92)),
    ];
    run(&mut half, &side);
    let between = cut.between(end - 6.0);
    let at = |inward: f64, below: f64| Point::new(wide - inward, end + below);
    if cut.ends_behind_an_arm() {
        half.quad_to(at(-1.0, 0.0), at(40.0, 0.0));
    } else {
        half.curve_to(at(3.0, 0.0), at(-1.0, 6.0), at(-7.0, TIP_BELOW));
        half.curve_to(at(4.0, TIP_BELOW), at(14.0, 6.0), at(19.0, -6.0));
        half.curve_to(at(20.0, 4.0), at(23.0, 11.0), at(28.0, TIP_BELOW + 6.0));
        half.curve_to(at(37.0, 12.0), at(43.0, 4.0), at(45.0, -8.0));
    }
    half.quad_to((wide * 0.36, between + 8.0), (wide * 0.3, between));
    half.line_to((0.0, between - 2.0));
    half
}

/// How far below its end the points of long hair reach.
const TIP_BELOW: f64 = 12.0;

/// A strand in either half of what falls down the back; none where an arm is lifted or
/// crosses it, which would leave strips of it.
pub(super) fn strands(cut: &Cut) -> Vec<Shape> {
    let neck = 50.0 + cut.neck;
    let strand = |side: f64| {
        let cut = cut.at_the_side(side);
        let at = |share: f64| mix(neck, cut.end, share);
        let wide = cut.sheet() - 17.0;
        let bends = [[side * wide, at(0.4), side * (wide + 1.0), at(0.6), side * (wide - 5.0), at(0.8)]];
        Shape::line(open((side * mix(60.0, wide, 0.6), at(0.14)), &bends), Pen::Inner)
    };
    let is_free = |side: &f64| !cut.is_raised(*side) && cut.crossed[usize::from(*side > 0.0)].is_none();
    [-1.0, 1.0].into_iter().filter(is_free).map(strand).collect()
}

//! Hands: mittens with a thumb at rest, four fingers when spread.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Vec2};

use super::curve::{open, warp};
use super::pose::Grasp;
use crate::Detail;

/// Half the wrist's width in the hand's own coordinates.
const WRIST: f64 = 11.5;

/// A hand placed at a wrist.
#[derive(Debug, Clone)]
pub(super) struct Hand {
    /// From one side of the wrist round the fingers to the other.
    pub(super) outline: BezPath,
    /// Lines between fingers.
    pub(super) folds: Vec<Shape>,
    /// Where something held is held.
    pub(super) palm: Point,
    /// The thumb's contour alone, open where it grows out of the hand, before what the fingers are behind.
    pub(super) thumb: BezPath,
}

/// The hand at the end of a forearm that ends at `wrist`, running `along`.
pub(super) fn hand(grasp: Grasp, flip: bool, size: f64, wrist: (Point, Vec2), detail: Detail) -> Hand {
    let (at, along) = wrist;
    let placing = Affine::new([along.y, -along.x, along.x, along.y, at.x, at.y]);
    // The wrist's width is the arm's, the fingers' size is the hand's.
    let place = |point: Point| {
        let side = if flip { -point.x } else { point.x };
        let grow = mix_size(size, point.y);
        placing * Point::new(side * grow, point.y * size)
    };
    let mut outline = warp(&shape(grasp), place);
    if flip {
        outline = outline.reverse_subpaths();
    }
    let folds =
        folds(grasp, detail).into_iter().map(|line| Shape::line(warp(&line, place), Pen::Fine)).collect();
    let palm = match grasp {
        Grasp::Open => place(Point::new(0.0, 18.0)),
        _ => place(Point::new(2.0, 16.0)),
    };
    Hand { outline, folds, palm, thumb: warp(&thumb(), place) }
}

/// A thumb laid on something broad, from the ball of the hand, where it has no line.
fn thumb() -> BezPath {
    open(
        (21.0, 9.0),
        &[
            [25.0, 17.0, 24.0, 28.0, 20.0, 35.0],
            [15.0, 43.0, 2.0, 41.0, 2.5, 31.0],
            [3.0, 24.0, 5.0, 18.0, 4.0, 11.0],
        ],
    )
}

fn mix_size(size: f64, y: f64) -> f64 {
    super::curve::mix(1.0, size, (y / 8.0).clamp(0.0, 1.0))
}

/// From the thumb's side of the wrist to the other; y runs along the forearm.
fn shape(grasp: Grasp) -> BezPath {
    match grasp {
        Grasp::Open => open(
            (WRIST, 0.0),
            &[
                [14.0, 3.0, 19.0, 1.0, 25.0, 1.5],
                [33.0, 2.0, 35.0, 11.0, 28.0, 14.0],
                [24.0, 15.5, 21.0, 16.0, 18.0, 18.0],
                [21.0, 24.0, 25.0, 29.0, 27.0, 34.0],
                [30.0, 42.0, 20.0, 46.0, 16.0, 39.0],
                [14.0, 35.0, 12.0, 32.0, 9.5, 29.0],
                [10.0, 35.0, 10.0, 40.0, 9.0, 45.0],
                [7.0, 53.0, -4.5, 52.0, -5.0, 44.0],
                [-5.0, 39.0, -5.0, 34.0, -5.0, 29.0],
                [-8.0, 33.0, -10.0, 36.0, -13.0, 39.0],
                [-19.0, 45.0, -27.0, 39.0, -23.5, 32.0],
                [-20.0, 25.0, -18.0, 19.0, -16.0, 13.0],
                [-14.5, 8.0, -12.5, 4.0, -WRIST, 0.0],
            ],
        ),
        Grasp::Loose => open(
            (WRIST, 0.0),
            &[
                [13.0, 3.0, 17.0, 7.0, 20.5, 12.0],
                [26.0, 20.0, 18.0, 28.0, 13.0, 21.0],
                [15.0, 26.0, 15.0, 30.0, 13.0, 34.0],
                [9.5, 41.5, -7.5, 42.0, -12.5, 35.5],
                [-15.5, 32.0, -16.0, 29.0, -16.5, 26.0],
                [-16.5, 18.0, -14.0, 8.0, -WRIST, 0.0],
            ],
        ),
        Grasp::Fist => open(
            (WRIST, 0.0),
            &[
                [14.5, 0.5, 21.0, 2.0, 23.0, 9.0],
                [24.5, 15.0, 23.5, 19.5, 20.5, 22.5],
                [22.0, 35.0, 8.5, 38.5, 7.0, 30.5],
                [6.5, 41.0, -6.5, 41.0, -7.0, 30.5],
                [-8.5, 38.5, -21.5, 35.0, -20.5, 21.5],
                [-20.5, 12.0, -16.0, 5.0, -WRIST, 0.0],
            ],
        ),
        Grasp::OnHip => on_hip(),
        Grasp::Clasp => clasp(),
        Grasp::Flat => flat(),
        Grasp::Pointing => open(
            (WRIST, 0.0),
            &[
                [15.0, 4.0, 17.0, 12.0, 16.5, 20.0],
                [17.0, 30.0, 17.5, 38.0, 16.5, 46.0],
                [15.0, 54.0, 4.0, 53.0, 3.5, 45.0],
                [3.0, 40.0, 3.0, 36.0, 3.0, 31.0],
                [-6.0, 34.0, -18.0, 30.0, -18.5, 18.0],
                [-18.5, 9.0, -15.0, 4.0, -WRIST, 0.0],
            ],
        ),
    }
}

/// The palm on the ground, the fingers to the thumb's side.
fn flat() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [13.0, 4.0, 17.0, 5.5, 23.0, 6.5],
            [33.0, 8.0, 37.0, 15.0, 33.0, 20.0],
            [29.0, 24.0, 10.0, 23.5, 0.0, 23.5],
            [-11.0, 23.5, -17.0, 17.0, -14.5, 9.0],
            [-13.0, 5.0, -12.0, 3.0, -WRIST, 0.0],
        ],
    )
}

/// Four fingers beside each other; the thumb is behind what they hold.
fn clasp() -> BezPath {
    let mut curves = vec![[18.0, -7.0, 20.5, 0.0, 20.5, 11.0]];
    for finger in 0..4 {
        let (x, tip) = (15.0 - 10.0 * f64::from(finger), if finger % 3 == 0 { 30.0 } else { 33.0 });
        curves.push([x + 6.0, tip - 4.0, x + 5.0, tip, x, tip]);
        let end = if finger == 3 { [-20.5, 11.0] } else { [x - 5.0, NOTCH] };
        curves.push([x - 5.0, tip, x - 6.0, tip - 4.0, end[0], end[1]]);
    }
    curves.push([-20.5, 0.0, -18.0, -7.0, -WRIST, BACK]);
    open((WRIST, BACK), &curves)
}

/// Where the back of such a hand is, and how far along it the fingers part.
const BACK: f64 = -7.0;
const NOTCH: f64 = 24.0;

/// A mitten that hugs the waist; the thumb is behind it.
fn on_hip() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [14.0, 3.0, 17.0, 7.0, 17.5, 13.0],
            [18.0, 21.0, 16.5, 28.0, 11.0, 32.0],
            [4.0, 36.5, -8.0, 35.5, -13.0, 30.0],
            [-18.0, 24.0, -18.5, 16.0, -16.5, 10.0],
            [-15.0, 5.0, -13.5, 2.0, -WRIST, 0.0],
        ],
    )
}

fn folds(grasp: Grasp, detail: Detail) -> Vec<BezPath> {
    let full = detail == Detail::Full;
    match grasp {
        Grasp::Open => vec![],
        Grasp::Flat => {
            let thumb = open((6.0, 12.0), &[[11.0, 15.5, 16.0, 16.0, 21.0, 15.0]]);
            let finger = open((36.0, 15.0), &[[32.0, 14.5, 30.0, 14.5, 27.0, 15.0]]);
            [thumb].into_iter().chain(full.then_some(finger)).collect()
        }
        Grasp::Clasp => {
            let finger = |x: f64| open((x, NOTCH), &[[x, 21.0, x, 18.0, x, 14.0]]);
            vec![finger(10.0), finger(0.0), finger(-10.0)]
        }
        Grasp::OnHip if !full => vec![],
        Grasp::OnHip => {
            let finger = |x: f64| open((x, 33.0), &[[x, 30.0, x, 27.0, x - 0.3, 23.5]]);
            vec![finger(-5.0), finger(5.0)]
        }
        Grasp::Loose if full => {
            let finger = |x: f64| open((x, 39.0), &[[x, 36.0, x, 33.0, x - 0.4, 29.0]]);
            vec![finger(4.0), finger(-4.5)]
        }
        Grasp::Loose => vec![],
        // The thumb lies across the fingers that hold something.
        Grasp::Fist => {
            let edge = [15.0, 4.5, 4.0, 5.0, -1.5, 9.0];
            let tip = [-6.0, 12.5, -4.0, 18.5, 1.5, 18.5];
            let end = [6.0, 18.5, 9.0, 17.5, 12.0, 17.0];
            let thumb = open((23.0, 9.0), &[edge, tip, end]);
            let long = if full { 7.5 } else { 6.0 };
            let finger = |x: f64| open((x, 31.0), &[[x, 29.0, x * 0.97, 27.0, x * 0.95, 31.0 - long]]);
            [7.0, -7.0].into_iter().map(finger).chain([thumb]).collect()
        }
        Grasp::Pointing => vec![open((3.0, 31.0), &[[1.0, 27.0, 1.0, 24.0, 3.0, 21.0]])],
    }
}

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
        Grasp::Under => place(Point::new(4.0, 27.0)),
        _ => place(Point::new(2.0, 16.0)),
    };
    Hand {
        outline,
        folds,
        palm,
        thumb: warp(&if grasp == Grasp::Under { upright() } else { thumb() }, place),
    }
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

/// A thumb that stands up before what is on the palm.
fn upright() -> BezPath {
    open(
        (5.0, -1.0),
        &[
            [15.0, -7.0, 28.0, -4.0, 35.0, 4.0],
            [41.0, 13.0, 35.0, 22.0, 27.0, 19.5],
            [20.0, 17.5, 15.0, 16.5, 9.0, 18.5],
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
        Grasp::Loose => loose(),
        Grasp::Pinch => mitten(),
        Grasp::Fist => across(),
        Grasp::Upright => along(),
        Grasp::OnHip => on_hip(),
        Grasp::Clasp => clasp(),
        Grasp::Flat => flat(),
        Grasp::Under => under(),
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

/// Hanging, like a mitten.
fn loose() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [13.5, 2.0, 19.5, 6.0, 23.0, 13.0],
            [27.0, 22.0, 19.0, 30.0, 13.0, 22.5],
            [15.5, 27.0, 15.0, 31.0, 13.0, 35.0],
            [9.5, 42.0, -7.5, 42.5, -12.5, 36.0],
            [-16.0, 32.0, -17.0, 29.0, -17.0, 25.0],
            [-17.0, 17.0, -14.0, 8.0, -WRIST, 0.0],
        ],
    )
}

/// Closed round something that runs across the forearm: the thumb lies over it, three fingers are round its other side.
fn across() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [15.0, -1.5, 21.0, 1.0, 26.0, 6.0],
            [31.0, 11.0, 36.5, 17.0, 34.5, 23.0],
            [32.5, 29.5, 25.5, 29.0, 20.5, 24.0],
            [25.0, 37.0, 9.5, 41.5, 7.5, 34.0],
            [6.5, 43.0, -6.5, 43.0, -7.5, 34.0],
            [-9.5, 41.5, -24.0, 37.5, -21.0, 24.0],
            [-20.0, 13.0, -16.0, 5.0, -WRIST, 0.0],
        ],
    )
}

/// Closed round something that runs along the forearm: three fingers at its one side, the thumb over it from the other.
fn along() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [17.0, 3.0, 21.5, 9.0, 22.0, 17.0],
            [22.5, 26.0, 14.0, 37.0, 5.0, 43.0],
            [-3.0, 48.0, -14.0, 44.0, -12.0, 36.5],
            [-20.0, 39.0, -28.0, 33.0, -21.5, 25.5],
            [-29.5, 24.0, -28.5, 14.0, -21.0, 13.5],
            [-26.0, 11.0, -20.0, 2.0, -WRIST, 0.0],
        ],
    )
}

/// Leaning on the ground: three fingers spread before the palm, the thumb aside.
fn flat() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [14.0, 4.0, 18.0, 5.0, 24.0, 6.5],
            [33.0, 9.0, 35.0, 18.0, 28.0, 19.0],
            [24.0, 19.5, 21.0, 17.5, 18.5, 15.5],
            [23.0, 27.5, 6.0, 28.5, 5.5, 18.0],
            [6.0, 28.0, -8.0, 28.0, -7.5, 18.0],
            [-8.0, 28.0, -24.5, 26.0, -20.5, 14.0],
            [-18.0, 8.0, -14.0, 4.0, -WRIST, 0.0],
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

/// A mitten that hugs the waist, the thumb up.
fn on_hip() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [14.5, 0.0, 22.0, 2.0, 26.0, 8.0],
            [30.0, 15.0, 24.0, 23.0, 16.5, 18.0],
            [17.0, 25.0, 15.0, 30.0, 9.0, 33.0],
            [3.0, 36.5, -8.0, 35.5, -13.0, 30.0],
            [-18.0, 24.0, -18.5, 16.0, -16.5, 10.0],
            [-15.0, 5.0, -13.5, 2.0, -WRIST, 0.0],
        ],
    )
}

/// Seen from aside, the palm up: its fingers are bent up at their tips.
fn under() -> BezPath {
    open(
        (WRIST, 0.0),
        &[
            [13.0, 4.0, 10.0, 8.0, 8.0, 14.0],
            [6.0, 22.0, 6.0, 34.0, 10.0, 42.0],
            [14.0, 48.0, 12.0, 56.0, 3.0, 56.0],
            [-8.0, 55.0, -15.0, 40.0, -17.0, 28.0],
            [-18.0, 16.0, -15.0, 6.0, -WRIST, 0.0],
        ],
    )
}

/// A mitten behind what the thumb lies on.
fn mitten() -> BezPath {
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
        Grasp::Open | Grasp::Under => vec![],
        Grasp::Flat => {
            let finger = |x: f64| open((x, 18.0), &[[x, 16.0, x * 0.97, 13.0, x * 0.95, 11.0]]);
            vec![finger(5.5), finger(-7.5)]
        }
        Grasp::Clasp => {
            let finger = |x: f64| open((x, NOTCH), &[[x, 21.0, x, 18.0, x, 14.0]]);
            vec![finger(10.0), finger(0.0), finger(-10.0)]
        }
        Grasp::OnHip => {
            let finger = |x: f64| open((x, 33.0), &[[x, 30.0, x, 27.0, x - 0.3, 23.5]]);
            let thumb = open((16.5, 18.0), &[[14.0, 16.5, 12.0, 14.5, 10.5, 11.5]]);
            [-5.0, 4.0].into_iter().filter(|_| full).map(finger).chain([thumb]).collect()
        }
        Grasp::Loose => {
            let finger = |x: f64| open((x, 39.0), &[[x, 36.0, x, 33.0, x - 0.4, 29.0]]);
            let thumb = open((13.0, 22.5), &[[11.0, 20.0, 10.0, 17.5, 9.5, 14.0]]);
            let fingers = [4.0, -4.5].into_iter().filter(|_| full).map(finger);
            fingers.chain([thumb]).collect()
        }
        Grasp::Pinch => vec![],
        Grasp::Fist => {
            let thumb = open((20.5, 24.0), &[[16.0, 21.5, 12.0, 18.0, 8.5, 13.0]]);
            let finger = |x: f64| open((x, 34.0), &[[x, 31.0, x * 0.97, 28.0, x * 0.95, 25.0]]);
            [7.5, -7.5].into_iter().map(finger).chain([thumb]).collect()
        }
        Grasp::Upright => {
            let thumb = open((-12.0, 36.5), &[[-6.0, 34.0, 1.0, 28.0, 5.0, 20.0]]);
            let finger = |x: f64, y: f64| open((x, y), &[[x + 4.0, y, x + 7.0, y - 0.4, x + 10.0, y - 0.5]]);
            vec![finger(-21.5, 25.5), finger(-21.0, 13.5), thumb]
        }
        Grasp::Pointing => vec![open((3.0, 31.0), &[[1.0, 27.0, 1.0, 24.0, 3.0, 21.0]])],
    }
}

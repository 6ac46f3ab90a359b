//! Beards, glasses, patches and noses: what tells a grown-up's face, or a clown's. Head units.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use super::curve::{closed, open};
use super::face::FACE;
use super::guise::{Beard, Features};
use super::tints;
use crate::path::{circle, ellipse};

/// How far the eyes are from the middle of the face.
pub(super) const APART: f64 = 20.0;

/// What lies under the mouth: a beard.
pub(super) fn beneath(features: &Features, hair: Tint) -> Vec<Shape> {
    match features.beard {
        None | Some(Beard::Moustache) => Vec::new(),
        Some(Beard::Short) => vec![Shape::area(beard(66.0, 0.0), hair, Pen::Outline)],
        Some(Beard::Full) => vec![Shape::area(full_beard(), hair, Pen::Outline)],
        Some(Beard::Long) => {
            let mut shapes = vec![Shape::area(beard(132.0, 12.0), hair, Pen::Outline)];
            for x in [-14.0, 14.0] {
                let lock = open((x, 66.0), &[[x * 1.2, 80.0, x * 0.8, 92.0, x * 0.7 + 4.0, 104.0]]);
                shapes.push(Shape::line(lock, Pen::Inner));
            }
            shapes
        }
    }
}

/// From ear to ear, broad and in locks.
fn full_beard() -> BezPath {
    closed(
        (-53.0, 2.0),
        &[
            [-68.0, 20.0, -72.0, 46.0, -56.0, 60.0],
            [-58.0, 80.0, -36.0, 92.0, -22.0, 84.0],
            [-12.0, 102.0, 16.0, 102.0, 24.0, 84.0],
            [38.0, 92.0, 60.0, 80.0, 58.0, 60.0],
            [74.0, 46.0, 70.0, 20.0, 54.0, 2.0],
            [48.0, 14.0, 40.0, 19.0, 28.0, 20.0],
            [18.0, 19.0, -8.0, 19.0, -20.0, 20.0],
            [-34.0, 19.0, -46.0, 14.0, -53.0, 2.0],
        ],
    )
}

/// From ear to ear round the chin, as far down as `low`, its tip `aside`.
fn beard(low: f64, aside: f64) -> BezPath {
    closed(
        (-53.0, 2.0),
        &[
            [-58.0, 34.0, -40.0, 54.0, -24.0, low - 12.0],
            [-14.0, low, -2.0 + aside, low + 4.0, 4.0 + aside, low],
            [24.0, low - 10.0, 60.0, 36.0, 54.0, 2.0],
            [48.0, 14.0, 40.0, 19.0, 28.0, 20.0],
            [18.0, 19.0, -8.0, 19.0, -20.0, 20.0],
            [-34.0, 19.0, -46.0, 14.0, -53.0, 2.0],
        ],
    )
}

/// What lies over the face.
pub(super) fn over(features: &Features, hair: Tint) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if features.red_nose {
        shapes.push(Shape::area(circle((5.0, 17.0), 10.5), tints::RED, Pen::Inner));
    }
    if features.glasses {
        let eyes = [-APART, APART].map(|x| Point::new(FACE.x + x, FACE.y - 0.5));
        for (eye, side) in eyes.into_iter().zip([-1.0, 1.0]) {
            shapes.push(Shape::line(ellipse(eye, 16.0, 15.5, 0.0), Pen::Inner));
            let hinge = (eye.x + side * 16.0, eye.y - 3.0);
            let arm =
                open(hinge, &[[hinge.0 + side * 5.0, 2.0, hinge.0 + side * 9.0, 1.0, side * 52.0, 0.0]]);
            shapes.push(Shape::line(arm, Pen::Inner));
        }
    }
    if features.beard.is_some() {
        let half = |side: f64| {
            [
                [4.0 + side * 8.0, 17.0, 4.0 + side * 24.0, 18.0, 4.0 + side * 32.0, 26.0],
                [4.0 + side * 24.0, 33.0, 4.0 + side * 8.0, 30.0, 4.0, 26.0],
            ]
        };
        let [right, left] = [half(1.0), half(-1.0)];
        let moustache = closed(
            (4.0, 19.5),
            &[
                right[0],
                right[1],
                [left[1][2], left[1][3], left[1][0], left[1][1], left[0][4], left[0][5]],
                [left[0][2], left[0][3], left[0][0], left[0][1], 4.0, 19.5],
            ],
        );
        shapes.push(Shape::area(moustache, hair, Pen::Inner));
    }
    if features.patch {
        let patch = closed(
            (8.0, -6.0),
            &[
                [16.0, -11.0, 32.0, -11.0, 38.0, -5.0],
                [40.0, 12.0, 32.0, 22.0, 23.0, 22.0],
                [14.0, 22.0, 6.0, 12.0, 8.0, -6.0],
            ],
        );
        shapes.push(Shape::area(patch, tints::NAVY, Pen::Outline));
        shapes
            .push(Shape::line(open((8.0, -6.0), &[[-12.0, -14.0, -34.0, -20.0, -50.0, -22.0]]), Pen::Inner));
        shapes.push(Shape::line(open((38.0, -5.0), &[[44.0, -7.0, 49.0, -9.0, 53.0, -11.0]]), Pen::Inner));
    }
    if features.earrings {
        for x in [-59.0, 59.0] {
            shapes.push(Shape::area(circle((x, 27.0), 6.0), tints::YELLOW, Pen::Inner));
        }
    }
    shapes
}

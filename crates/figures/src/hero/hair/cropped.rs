//! Short straight and short wavy hair, and hair combed back: it leaves the ears free.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};

use super::falling::fringe_lines;
use super::{Cover, Cut, Hair};
use crate::hero::curve::{open, symmetric};

/// A blunt fringe, cut round above the ears.
pub(super) fn bowl(cut: &Cut) -> Hair {
    let half = [
        [66.5, 2.0, 66.0, 8.0, 60.0, 8.0],
        [55.0, 8.0, 52.0, 8.0, 48.0, 8.0],
        [40.0, 28.0, 20.0, 30.0, 0.0, 30.0],
    ];
    let hairline = open(
        (-52.5, 8.0),
        &[
            [-50.5, -2.0, -48.0, -14.0, -44.5, -27.0],
            [-36.0, -20.0, -25.0, -19.0, -15.0, -24.0],
            [-6.0, -19.0, 6.0, -19.0, 14.0, -24.0],
            [24.0, -19.0, 36.0, -20.0, 44.5, -27.0],
            [48.0, -14.0, 50.5, -2.0, 52.5, 8.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    front.extend(fringe_lines(cut));
    Hair { back: vec![cut.area(cut.fall(66.0, &half))], front, ears: [true; 2], ..Hair::default() }
}

/// Swept aside from a parting, its ends flicked out above the ears; under a brim beside them.
pub(super) fn flicked(cut: &Cut) -> Hair {
    let brim = cut.cover == Cover::Brim;
    let front = if cut.is_covered() {
        cut.temples(Point::new(51.0, if brim { 8.0 } else { 0.0 }))
    } else {
        parted_aside(cut)
    };
    // It swells above a band.
    let top = if cut.is_banded() { -73.0 } else { -66.0 };
    let cap = if brim {
        let half = [
            [60.0, 0.0, 70.0, 3.0, 77.0, -2.0],
            [86.0, -6.0, 90.0, 3.0, 84.0, 8.0],
            [74.0, 15.0, 62.0, 14.0, 50.0, 10.0],
            [36.0, 24.0, 20.0, 26.0, 0.0, 26.0],
        ];
        cut.fall(60.0, &half)
    } else {
        symmetric(
            (0.0, top),
            &[
                [36.0, top, 61.0, -50.0, 62.0, -26.0],
                [62.0, -17.0, 70.0, -14.0, 78.0, -18.0],
                [86.0, -21.0, 90.0, -12.0, 84.0, -7.0],
                [76.0, 1.0, 64.0, 3.0, 54.0, 2.0],
                [44.0, 20.0, 20.0, 24.0, 0.0, 24.0],
            ],
        )
    };
    Hair { back: vec![cut.area(cap)], front, ears: [!brim; 2], ..Hair::default() }
}

/// Two waves over the forehead.
fn parted_aside(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-54.0, 2.0),
        &[
            [-51.0, -6.0, -49.0, -12.0, -46.0, -19.0],
            [-32.0, -13.0, -20.0, -27.0, -8.0, -25.0],
            [6.0, -23.0, 14.0, -33.0, 20.0, -46.0],
            [26.0, -33.0, 36.0, -26.0, 46.0, -21.0],
            [49.0, -14.0, 51.0, -5.0, 54.0, 2.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    front.push(Shape::line(open((-36.0, -30.0), &[[-24.0, -28.0, -14.0, -40.0, 0.0, -42.0]]), Pen::Inner));
    front.push(Shape::line(open((20.0, -46.0), &[[20.0, -50.0, 20.0, -52.0, 18.0, -55.0]]), Pen::Inner));
    if cut.full {
        front.push(Shape::line(
            open((-52.0, -14.0), &[[-44.0, -30.0, -28.0, -36.0, -16.0, -48.0]]),
            Pen::Fine,
        ));
        front.push(Shape::line(open((54.0, -16.0), &[[44.0, -24.0, 38.0, -32.0, 34.0, -42.0]]), Pen::Fine));
    }
    front
}

/// Hair combed close to the head, ears free.
pub(super) fn combed(cut: &Cut) -> BezPath {
    cut.fall(62.0, &[[61.5, 4.0, 58.0, 10.0, 52.0, 20.0], [40.0, 30.0, 20.0, 30.0, 0.0, 30.0]])
}

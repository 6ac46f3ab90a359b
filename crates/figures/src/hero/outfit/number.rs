//! A shirt number in strokes, as wide as a child writes it.

use kurbo::BezPath;

use crate::hero::curve::{open, stroke};
use crate::path::circle;

/// The child's age as a shirt number, in strokes; the middle is the origin.
pub(super) fn number(age: u8) -> Vec<BezPath> {
    match age {
        10..=12 => {
            let mut strokes = vec![stroke((-14.0, -17.0), (-14.0, 17.0))];
            let rest = digit(age - 10);
            strokes.extend(rest.into_iter().map(|path| kurbo::Affine::translate((9.0, 0.0)) * path));
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
        // Open above: a closed four is too small to color.
        4 => vec![
            open((-7.0, -17.0), &[[-9.0, -9.0, -10.0, -2.0, -11.0, 5.0], [-3.0, 5.0, 4.0, 5.0, 12.0, 5.0]]),
            stroke((7.0, -9.0), (7.0, 17.0)),
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
        _ => round_digit(value),
    }
}

fn round_digit(value: u8) -> Vec<BezPath> {
    match value {
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
            &[[-3.0, -17.0, 4.0, -17.0, 11.0, -17.0], [4.0, -7.0, -1.0, 4.0, -3.0, 17.0]],
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

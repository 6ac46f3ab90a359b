//! Two plaits from a centre parting.

use drawing::{Pen, Shape};
use kurbo::Point;

use super::{Cut, Hair, combed};
use crate::hero::curve::{closed, join, mirror, open, toward, warp};
use crate::path::ellipse;

/// Two plaits, each a string of plump strands with a tie and a tuft.
pub(super) fn braided(cut: &Cut) -> Hair {
    let half = open(
        (54.0, 4.0),
        &[
            [48.0, -10.0, 40.0, -18.0, 30.0, -22.0],
            [16.0, -28.0, 4.0, -36.0, 0.0, -46.0],
        ],
    );
    let mut hairline = mirror(&half);
    join(&mut hairline, &half.reverse_subpaths());
    let mut front = cut.veil(hairline).to_vec();
    front.push(Shape::line(
        open((0.0, -46.0), &[[0.0, -52.0, 0.0, -56.0, 0.0, -62.0]]),
        Pen::Inner,
    ));
    if cut.full {
        for side in [-1.0, 1.0] {
            let line = open(
                (side * 10.0, -54.0),
                &[[side * 26.0, -46.0, side * 42.0, -34.0, side * 52.0, -16.0]],
            );
            front.push(Shape::line(line, Pen::Fine));
        }
    }
    if !cut.boxed {
        front.extend(plait(cut, 1.0));
        front.extend(plait(cut, -1.0));
    }
    Hair {
        back: vec![cut.area(combed())],
        front,
        ears: cut.boxed,
    }
}

fn plait(cut: &Cut, side: f64) -> Vec<Shape> {
    const STEP: f64 = 18.5;
    let (count, swing) = match cut.rank() {
        0 => (2, 42.0),
        1 => (3, 14.0),
        _ => (libm::round((cut.end - 30.0) / STEP).max(4.0) as i32, 5.0),
    };
    let along = toward(side * swing);
    let start = Point::new(side * 60.0, 20.0);
    let mut shapes = Vec::new();
    let tip = start + along * (STEP * f64::from(count));
    let tuft = closed(
        (-7.0, -4.0),
        &[
            [-16.0, 8.0, -14.0, 18.0, -10.0, 26.0],
            [-4.0, 22.0, 4.0, 22.0, 10.0, 26.0],
            [14.0, 18.0, 16.0, 8.0, 7.0, -4.0],
        ],
    );
    shapes.push(cut.area(warp(&tuft, |point| {
        tip + along * point.y + kurbo::Vec2::new(along.y, -along.x) * point.x
    })));
    for index in (0..count).rev() {
        let lean = if index % 2 == 0 { 0.34 } else { -0.34 } * side;
        let at = start + along * (STEP * f64::from(index));
        shapes.push(cut.area(ellipse(at, 15.0, 12.5, lean - side * swing.to_radians())));
    }
    let knot = tip - along * 3.0;
    shapes.push(Shape::area(
        ellipse(knot, 11.0, 9.5, 0.0),
        if cut.girl {
            crate::hero::tints::PINK
        } else {
            crate::hero::tints::BLUE
        },
        Pen::Inner,
    ));
    shapes
}

//! Hair tied up: a ponytail, two buns.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};

use super::{Cut, Hair, Tail, combed};
use crate::hero::curve::{closed, mirror, open, symmetric};
use crate::path::circle;

/// Combed to one side and tied high at the back.
pub(super) fn ponytail(cut: &Cut) -> Hair {
    let hairline = open(
        (-54.0, 0.0),
        &[
            [-50.0, -10.0, -46.0, -14.0, -42.0, -16.0],
            [-20.0, -12.0, 6.0, -18.0, 22.0, -36.0],
            [28.0, -24.0, 46.0, -18.0, 54.0, 0.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    let end = if cut.full { (-34.0, -52.0) } else { (-8.0, -49.0) };
    front.push(Shape::line(
        open((22.0, -36.0), &[[12.0, -41.0, end.0 + 12.0, end.1 + 1.5, end.0, end.1]]),
        Pen::Inner,
    ));
    if cut.full {
        front.push(Shape::line(
            open((-38.0, -20.0), &[[-36.0, -30.0, -36.0, -38.0, -40.0, -46.0]]),
            Pen::Fine,
        ));
    }
    front.extend(cut.tie(-46.0, -50.0));
    let mut tail = Tail { root: Point::new(-80.0, -30.0), behind: true, shapes: vec![cut.area(tail(cut))] };
    if cut.rank() > 0 {
        let low = tail_end(cut);
        let strand = open((-84.0, -36.0), &[[-86.0, -10.0, -82.0, low * 0.4, -84.0, low - 22.0]]);
        tail.shapes.push(Shape::line(strand, Pen::Inner));
    }
    Hair { back: vec![cut.area(combed())], front, ears: true, tails: vec![tail] }
}

fn tail_end(cut: &Cut) -> f64 {
    if cut.rank() == 1 { 24.0 } else { cut.end }
}

fn tail(cut: &Cut) -> BezPath {
    if cut.rank() == 0 {
        return closed(
            (-38.0, -56.0),
            &[
                [-50.0, -84.0, -80.0, -92.0, -98.0, -74.0],
                [-92.0, -72.0, -88.0, -68.0, -88.0, -64.0],
                [-96.0, -60.0, -100.0, -52.0, -98.0, -44.0],
                [-82.0, -50.0, -66.0, -46.0, -48.0, -40.0],
            ],
        );
    }
    let low = tail_end(cut);
    closed(
        (-36.0, -56.0),
        &[
            [-62.0, -92.0, -108.0, -72.0, -106.0, -20.0],
            [-105.0, low * 0.4, -112.0, low * 0.7, -96.0, low + 8.0],
            [-82.0, low, -64.0, low - 14.0, -59.0, low - 34.0],
            [-54.0, low * 0.4 - 10.0, -56.0, low * 0.1 - 10.0, -54.0, -18.0],
            [-54.0, -34.0, -50.0, -40.0, -46.0, -40.0],
        ],
    )
}

/// Two buns on top; the longer the hair, the more of it also falls.
pub(super) fn buns(cut: &Cut) -> Hair {
    let (radius, x, y) = match cut.rank() {
        0 => (17.0, 38.0, -62.0),
        1 => (24.0, 44.0, -66.0),
        2 => (25.0, 45.0, -66.0),
        _ => (28.0, 47.0, -68.0),
    };
    let mut back = Vec::new();
    for side in [-1.0, 1.0] {
        back.push(cut.area(circle((side * x, y), radius)));
    }
    let loose = cut.rank() > 1;
    back.push(cut.area(if loose { hanging(cut) } else { combed() }));
    // Combed from a centre parting: to the temples, or down along the cheeks where hair hangs.
    let half = if loose {
        open((49.5, 26.0), &[[48.0, 14.0, 46.0, -2.0, 42.0, -12.0], [30.0, -18.0, 8.0, -28.0, 0.0, -44.0]])
    } else {
        open((54.0, 0.0), &[[50.0, -10.0, 46.0, -16.0, 42.0, -18.0], [26.0, -22.0, 8.0, -30.0, 0.0, -44.0]])
    };
    let mut hairline = mirror(&half);
    crate::hero::curve::join(&mut hairline, &half.reverse_subpaths());
    let mut front = cut.veil(hairline).to_vec();
    front.push(cut.parting(-44.0));
    for side in [-1.0, 1.0] {
        let swirl = open(
            (side * (x + radius * 0.1), y + radius * 0.15),
            &[[
                side * (x - radius * 0.4),
                y + radius * 0.1,
                side * (x - radius * 0.3),
                y - radius * 0.6,
                side * (x + radius * 0.2),
                y - radius * 0.5,
            ]],
        );
        front.push(Shape::line(swirl, Pen::Inner));
    }
    Hair { back, front, ears: cut.rank() < 2, ..Hair::default() }
}

/// What falls below two buns: two broad locks, their tips turned out.
fn hanging(cut: &Cut) -> BezPath {
    let end = cut.end;
    let wide = if cut.rank() == 2 { 68.0 } else { 72.0 };
    symmetric(
        (0.0, -62.0),
        &[
            [38.0, -62.0, 64.0, -42.0, 65.0, -6.0],
            [65.0, end * 0.35, wide - 4.0, end * 0.6, wide, end - 14.0],
            [wide + 1.0, end - 6.0, wide + 5.0, end, wide + 10.0, end + 3.0],
            [wide - 6.0, end + 9.0, wide - 24.0, end + 7.0, wide - 36.0, end - 3.0],
            [24.0, end + 3.0, 12.0, end + 2.0, 0.0, end - 2.0],
        ],
    )
}

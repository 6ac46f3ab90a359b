//! Hair that no child is offered, and the short hair of boys.

use drawing::{Pen, Shape};
use kurbo::Point;
use scene::HairStyle;

use super::hooded::hooded;
use super::{Cover, Cut, Hair, combed};
use crate::hero::curve::{open, ring, toward};
use crate::hero::guise::Hairdo;
use crate::path::{circle, scallops};

/// Hair of this kind.
pub(in crate::hero) fn hairdo(kind: Hairdo, cut: &Cut) -> Hair {
    match kind {
        Hairdo::Crop | Hairdo::TopKnot if cut.cover == Cover::Hood => {
            Hair { tails: Vec::new(), ..hooded(HairStyle::Wavy, cut) }
        }
        Hairdo::Crop => crop(cut),
        Hairdo::TopKnot if cut.is_covered() => crop(cut),
        Hairdo::TopKnot => knot(cut),
        Hairdo::Fringe => fringe(cut),
        Hairdo::Wisp => wisp(),
        Hairdo::Puffs => puffs(cut),
        Hairdo::Bare => Hair { ears: [true; 2], ..Hair::default() },
    }
}

/// Short at the sides, swept up and aside over the forehead; the ears are free.
pub(super) fn crop(cut: &Cut) -> Hair {
    if cut.is_covered() {
        let front = cut.temples(Point::new(54.0, 0.0));
        return Hair { back: vec![cut.area(combed(cut))], front, ears: [true; 2], ..Hair::default() };
    }
    let cap = ring(&[
        (-60.5, 0.0, true),
        (-62.0, -30.0, false),
        (-48.0, -58.0, false),
        (-22.0, -70.0, false),
        (8.0, -70.0, true),
        (22.0, -82.0, false),
        (46.0, -78.0, true),
        (58.0, -60.0, false),
        (62.0, -30.0, false),
        (60.5, 0.0, true),
        (30.0, 20.0, true),
        (-30.0, 20.0, true),
    ]);
    Hair { back: vec![cut.area(cap)], front: swept(cut), ears: [true; 2], ..Hair::default() }
}

/// The hair over a boy's forehead, swept up and aside.
pub(super) fn swept(cut: &Cut) -> Vec<Shape> {
    let hairline = open(
        (-54.0, 2.0),
        &[
            [-50.0, -8.0, -48.0, -14.0, -47.0, -22.0],
            [-36.0, -24.0, -24.0, -28.0, -16.0, -34.0],
            [2.0, -26.0, 22.0, -26.0, 37.0, -36.0],
            [40.0, -30.0, 43.0, -26.0, 46.0, -21.0],
            [48.0, -14.0, 50.0, -8.0, 54.0, 2.0],
        ],
    );
    let mut front = cut.veil(hairline).to_vec();
    front.push(Shape::line(open((-16.0, -34.0), &[[-8.0, -46.0, 2.0, -54.0, 14.0, -58.0]]), Pen::Inner));
    if cut.full {
        front.push(Shape::line(open((10.0, -34.0), &[[17.0, -37.0, 25.0, -43.0, 31.0, -51.0]]), Pen::Fine));
        front.push(Shape::line(
            open((-40.0, -28.0), &[[-40.0, -38.0, -34.0, -48.0, -26.0, -54.0]]),
            Pen::Fine,
        ));
    }
    front
}

/// Combed up into one knot.
fn knot(cut: &Cut) -> Hair {
    let hairline = open(
        (-54.0, 2.0),
        &[
            [-50.0, -10.0, -46.0, -16.0, -42.0, -20.0],
            [-24.0, -24.0, -8.0, -30.0, 2.0, -40.0],
            [12.0, -30.0, 26.0, -24.0, 42.0, -20.0],
            [46.0, -16.0, 50.0, -10.0, 54.0, 2.0],
        ],
    );
    let bun = circle((0.0, -78.0), 27.0);
    let mut front = cut.veil(hairline).to_vec();
    front.push(Shape::line(open((-13.0, -78.0), &[[-10.0, -92.0, 12.0, -92.0, 13.0, -78.0]]), Pen::Inner));
    if cut.full {
        front
            .push(Shape::line(open((-28.0, -26.0), &[[-22.0, -40.0, -14.0, -48.0, -6.0, -54.0]]), Pen::Fine));
        front.push(Shape::line(open((28.0, -26.0), &[[22.0, -40.0, 14.0, -48.0, 6.0, -54.0]]), Pen::Fine));
    }
    Hair { back: vec![cut.area(bun), cut.area(combed(cut))], front, ears: [true; 2], ..Hair::default() }
}

/// Bald on top.
fn fringe(cut: &Cut) -> Hair {
    let tuft = |side: f64| {
        let points: Vec<Point> =
            [(46.0, -26.0), (62.0, -28.0), (74.0, -14.0), (74.0, 4.0), (62.0, 16.0), (46.0, 14.0)]
                .map(|(x, y)| Point::new(side * x, y))
                .into();
        cut.area(scallops(&points, 0.3))
    };
    let shine = open((16.0, -38.0), &[[22.0, -37.0, 27.0, -34.0, 31.0, -29.0]]);
    let wrinkle = open((-12.0, -24.0), &[[-4.0, -27.0, 8.0, -27.0, 16.0, -24.0]]);
    let mut front = Vec::new();
    if !cut.is_covered() {
        front.push(Shape::line(wrinkle, Pen::Fine));
    }
    if cut.full && !cut.is_covered() {
        front.push(Shape::line(shine, Pen::Fine));
    }
    Hair { back: vec![tuft(-1.0), tuft(1.0)], front, ears: [true; 2], ..Hair::default() }
}

/// A single curl on a bare head.
fn wisp() -> Hair {
    let curl = open(
        (-2.0, -49.0),
        &[[-4.0, -66.0, 6.0, -76.0, 14.0, -70.0], [20.0, -64.0, 14.0, -54.0, 7.0, -59.0]],
    );
    Hair { front: vec![Shape::line(curl, Pen::Outline)], ears: [true; 2], ..Hair::default() }
}

/// Two clouds of curls at the sides.
fn puffs(cut: &Cut) -> Hair {
    let puff = |side: f64| {
        let points: Vec<Point> = (0..9)
            .map(|step| Point::new(side * 64.0, -16.0) + toward(-40.0 * f64::from(step)) * 34.0)
            .collect();
        cut.area(scallops(&points, 0.32))
    };
    Hair { back: vec![puff(-1.0), puff(1.0)], ..Hair::default() }
}

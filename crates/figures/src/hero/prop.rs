//! What each hobby puts into the hand. Own coordinates; the grip is where the palm goes.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point, Vec2};
use scene::Hobby;

use super::curve::{closed, open, run, stroke, symmetric, toward};
use super::tints;
use crate::path::{circle, ellipse, polygon};
use crate::{Anchor, Art, Detail};

/// The hobby's own prop.
pub(super) fn prop(hobby: Hobby, detail: Detail) -> Art {
    let full = detail == Detail::Full;
    let (shapes, grip) = match hobby {
        Hobby::Sports => (ball(full), (0.0, 26.0)),
        Hobby::Music => return crate::figure("guitar", detail).cloned().unwrap_or_default(),
        Hobby::Art => (brush(), (0.0, 0.0)),
        Hobby::Science => (flask(full), (0.0, -38.0)),
        Hobby::Reading => (book(full), (0.0, 20.0)),
        Hobby::Gaming => (controller(), (-42.0, 14.0)),
        Hobby::Nature => (flower(), (0.0, 0.0)),
        Hobby::Cooking => (spoon(), (0.0, 0.0)),
        Hobby::Magic => (wand(full), (0.0, 0.0)),
        Hobby::Dancing => (ribbon(), (0.0, 0.0)),
    };
    let mut art = Art::of(shapes);
    art.set(Anchor::Grip, Point::from(grip));
    if hobby == Hobby::Sports {
        art.set(Anchor::Ground, Point::new(0.0, BALL));
    }
    art
}

/// A painter's palette.
pub(super) fn palette(detail: Detail) -> Art {
    let board = closed(
        (-44.0, -26.0),
        &[
            [-30.0, -52.0, 14.0, -58.0, 36.0, -40.0],
            [56.0, -24.0, 48.0, 14.0, 18.0, 22.0],
            [4.0, 26.0, 6.0, 10.0, -4.0, 6.0],
            [-16.0, 2.0, -20.0, 16.0, -32.0, 10.0],
            [-46.0, 2.0, -50.0, -14.0, -44.0, -26.0],
        ],
    );
    let mut shapes = vec![outline(board, tints::SAND)];
    let blobs = [(-24.0, -24.0, tints::RED), (2.0, -34.0, tints::YELLOW), (28.0, -24.0, tints::BLUE)];
    for (x, y, tint) in blobs {
        shapes.push(inner(circle((x, y), if detail == Detail::Full { 8.0 } else { 8.5 }), tint));
    }
    let mut art = Art::of(shapes);
    art.set(Anchor::Grip, Point::new(14.0, 16.0));
    art
}

/// A mixing bowl with a spoon in it.
pub(super) fn bowl() -> Art {
    let side = closed(
        (-40.0, -14.0),
        &[[-40.0, 18.0, -22.0, 30.0, 0.0, 30.0], [22.0, 30.0, 40.0, 18.0, 40.0, -14.0]],
    );
    let rim = ellipse((0.0, -14.0), 46.0, 13.0, 0.0);
    let spoon = closed(
        (1.0, -10.0),
        &[
            [-5.0, -32.0, -11.0, -54.0, -17.0, -74.0],
            [-20.0, -83.0, -6.0, -87.0, -3.0, -78.0],
            [3.0, -58.0, 9.0, -36.0, 15.0, -14.0],
            [17.0, -7.0, 4.0, -4.0, 1.0, -10.0],
        ],
    );
    Art::of(vec![outline(side, tints::SKY), outline(rim, tints::SAND), outline(spoon, tints::YELLOW)])
}

/// How wide that is, in units.
pub(super) const A_BOWL: f64 = 92.0;
/// Where the hands of who stirs are on that: one as high at its side, the other one around the spoon.
pub(super) const IN_A_BOWL: [Point; 2] = [Point::new(0.0, 8.0), Point::new(-3.0, -51.0)];

fn outline(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Outline)
}

fn inner(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Inner)
}

fn line(path: BezPath) -> Shape {
    Shape::line(path, Pen::Inner)
}

/// In few lines a ball has two seams; patches would be too small to color.
fn ball(full: bool) -> Vec<Shape> {
    if !full {
        let seam = |side: f64| {
            open((side * 25.0, -27.0), &[[side * 6.0, -16.0, side * 6.0, 16.0, side * 25.0, 27.0]])
        };
        return vec![outline(circle((0.0, 0.0), BALL), tints::ORANGE), line(seam(-1.0)), line(seam(1.0))];
    }
    const PATCH: f64 = 16.0;
    let ways: Vec<Vec2> = (0..5).map(|i| toward(180.0 + 72.0 * f64::from(i))).collect();
    let pentagon: Vec<Point> = ways.iter().map(|way| Point::ORIGIN + *way * PATCH).collect();
    let mut shapes =
        vec![outline(circle((0.0, 0.0), BALL), tints::WHITE), inner(polygon(&pentagon), tints::NAVY)];
    for way in ways {
        let (from, to) = (way * PATCH, way * BALL);
        shapes.push(line(stroke((from.x, from.y), (to.x, to.y))));
    }
    shapes
}

/// A ball's radius, in units.
const BALL: f64 = 37.0;

/// A round brush, dipped: the band between handle and hair tells it from a candle.
fn brush() -> Vec<Shape> {
    let handle = symmetric(
        (0.0, 48.0),
        &[
            [6.0, 48.0, 7.0, 42.0, 7.5, 34.0],
            [8.5, 10.0, 9.5, -14.0, 9.0, -36.0],
            [4.0, -37.0, 2.0, -37.0, 0.0, -37.0],
        ],
    );
    let band = symmetric(
        (0.0, -32.0),
        &[
            [5.0, -32.0, 9.0, -32.0, 12.0, -31.0],
            [13.0, -40.0, 14.0, -46.0, 15.0, -51.0],
            [8.0, -53.0, 4.0, -53.0, 0.0, -53.0],
        ],
    );
    let hair = closed(
        (-15.0, -50.0),
        &[
            [-22.0, -64.0, -20.0, -78.0, -12.0, -90.0],
            [-4.0, -98.0, 8.0, -100.0, 18.0, -108.0],
            [17.0, -98.0, 24.0, -84.0, 22.0, -72.0],
            [21.0, -63.0, 18.0, -56.0, 15.0, -50.0],
            [6.0, -53.0, -6.0, -53.0, -15.0, -50.0],
        ],
    );
    vec![outline(handle, tints::YELLOW), outline(hair, tints::RED), outline(band, tints::GRAY)]
}

fn flask(full: bool) -> Vec<Shape> {
    let glass = symmetric(
        (0.0, -52.0),
        &[
            [6.0, -52.0, 12.0, -52.0, 14.0, -50.0],
            [11.0, -40.0, 11.0, -30.0, 11.0, -16.0],
            [20.0, 4.0, 34.0, 24.0, 38.0, 36.0],
            [40.0, 46.0, 34.0, 50.0, 26.0, 50.0],
            [14.0, 50.0, 6.0, 50.0, 0.0, 50.0],
        ],
    );
    let mut shapes =
        vec![outline(glass, tints::LIME), line(open((-26.0, 14.0), &[[-12.0, 6.0, 8.0, 24.0, 26.0, 14.0]]))];
    if full {
        shapes.push(inner(circle((-8.0, 34.0), 6.0), tints::WHITE));
    }
    shapes
}

fn book(full: bool) -> Vec<Shape> {
    let page = closed(
        (0.0, -18.0),
        &[
            [12.0, -30.0, 34.0, -32.0, 48.0, -24.0],
            [48.0, -4.0, 48.0, 14.0, 48.0, 30.0],
            [34.0, 22.0, 12.0, 24.0, 0.0, 36.0],
            [0.0, 18.0, 0.0, 0.0, 0.0, -18.0],
        ],
    );
    let mut shapes = vec![outline(super::curve::mirror(&page), tints::WHITE), outline(page, tints::WHITE)];
    if full {
        for y in [-8.0, 4.0] {
            shapes.push(Shape::line(
                open((12.0, y - 3.0), &[[20.0, y - 8.0, 30.0, y - 9.0, 38.0, y - 7.0]]),
                Pen::Fine,
            ));
            shapes.push(Shape::line(
                open((-12.0, y - 3.0), &[[-20.0, y - 8.0, -30.0, y - 9.0, -38.0, y - 7.0]]),
                Pen::Fine,
            ));
        }
    }
    shapes
}

fn controller() -> Vec<Shape> {
    let body = symmetric(
        (0.0, -24.0),
        &[
            [14.0, -24.0, 20.0, -30.0, 32.0, -30.0],
            [54.0, -30.0, 62.0, 20.0, 54.0, 32.0],
            [46.0, 42.0, 32.0, 24.0, 24.0, 16.0],
            [12.0, 14.0, 6.0, 14.0, 0.0, 14.0],
        ],
    );
    vec![
        outline(body, tints::GRAY),
        line(stroke((-30.0, -8.0), (-12.0, -8.0))),
        line(stroke((-21.0, -17.0), (-21.0, 1.0))),
        inner(circle((22.0, -8.0), 9.0), tints::RED),
    ]
}

fn flower() -> Vec<Shape> {
    let mut shapes = vec![line(open((0.0, 34.0), &[[2.0, 10.0, -2.0, -20.0, 0.0, -44.0]]))];
    shapes.push(outline(
        closed((0.0, -6.0), &[[12.0, -30.0, 30.0, -30.0, 36.0, -26.0], [32.0, -10.0, 16.0, 0.0, 0.0, -6.0]]),
        tints::GREEN,
    ));
    let ring: Vec<Point> =
        (0..6).map(|i| Point::new(0.0, -66.0) + toward(-60.0 * f64::from(i)) * 17.0).collect();
    shapes.push(outline(crate::path::scallops(&ring, 0.75), tints::PINK));
    shapes.push(inner(circle((0.0, -66.0), 11.0), tints::YELLOW));
    shapes
}

fn spoon() -> Vec<Shape> {
    let handle = closed(
        (-8.0, 34.0),
        &[
            [-9.0, 0.0, -9.0, -30.0, -8.0, -50.0],
            [-3.0, -50.0, 3.0, -50.0, 8.0, -50.0],
            [9.0, -30.0, 9.0, 0.0, 8.0, 34.0],
            [5.0, 42.0, -5.0, 42.0, -8.0, 34.0],
        ],
    );
    vec![outline(handle, tints::SAND), outline(ellipse((0.0, -66.0), 19.0, 25.0, 0.0), tints::SAND)]
}

fn wand(full: bool) -> Vec<Shape> {
    let stick = closed(
        (-7.5, 36.0),
        &[
            [-8.0, 0.0, -8.0, -30.0, -7.5, -52.0],
            [-3.0, -52.0, 3.0, -52.0, 7.5, -52.0],
            [8.0, -30.0, 8.0, 0.0, 7.5, 36.0],
            [4.0, 40.0, -4.0, 40.0, -7.5, 36.0],
        ],
    );
    let points: Vec<Point> = (0..10)
        .map(|i| {
            Point::new(0.0, -68.0)
                + toward(180.0 + 36.0 * f64::from(i)) * if i % 2 == 0 { 30.0 } else { 15.5 }
        })
        .collect();
    let mut shapes = vec![outline(stick, tints::PURPLE), outline(polygon(&points), tints::YELLOW)];
    if full {
        for (x, y) in [(-40.0, -84.0), (38.0, -98.0)] {
            shapes.push(Shape::line(stroke((x - 5.0, y), (x + 5.0, y)), Pen::Fine));
            shapes.push(Shape::line(stroke((x, y - 5.0), (x, y + 5.0)), Pen::Fine));
        }
    }
    shapes
}

/// A gymnast's: a wide band in waves from the end of a stick.
fn ribbon() -> Vec<Shape> {
    let middle = [
        (2.0, -66.0),
        (26.0, -92.0),
        (54.0, -94.0),
        (66.0, -66.0),
        (80.0, -40.0),
        (104.0, -38.0),
        (116.0, -10.0),
        (110.0, 26.0),
    ];
    let edge = |side: f64| -> Vec<Point> {
        (0..middle.len())
            .map(|index| {
                let (from, to) = (middle[index.saturating_sub(1)], middle[(index + 1).min(middle.len() - 1)]);
                let along = Point::from(to) - Point::from(from);
                let wide = 7.5 + 0.9 * index as f64;
                Point::from(middle[index])
                    + Vec2::new(along.y, -along.x) * (side * wide / along.hypot2().sqrt())
            })
            .collect()
    };
    let (mut band, mut back) = (BezPath::new(), edge(-1.0));
    run(&mut band, &edge(1.0));
    // Its end is cut in a notch.
    band.line_to((110.0, 14.0));
    back.reverse();
    band.line_to(back[0]);
    run(&mut band, &back);
    band.close_path();
    let stick = closed(
        (-6.5, 34.0),
        &[
            [-7.0, 0.0, -7.0, -40.0, -6.5, -64.0],
            [-4.0, -71.0, 4.0, -71.0, 6.5, -64.0],
            [7.0, -40.0, 7.0, 0.0, 6.5, 34.0],
            [4.0, 39.0, -4.0, 39.0, -6.5, 34.0],
        ],
    );
    vec![outline(band, tints::PINK), outline(stick, tints::PURPLE)]
}

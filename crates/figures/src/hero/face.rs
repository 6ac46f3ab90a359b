//! The face: the same on every page. Head units: crown at y = −50, chin at 50; it looks slightly right.

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point};
use scene::{Character, Gender};

use super::Mood;
use super::curve::{closed, mix, open};
use super::tints;
use crate::Detail;
use crate::path::{circle, ellipse};

/// Between the eyes.
pub(super) const FACE: Point = Point::new(3.0, 7.0);
/// The middle of the mouth.
pub(super) const MOUTH: Point = Point::new(4.0, 29.0);

/// Eyes, brows, nose, mouth and cheeks.
pub(super) fn face(child: &Character, mood: Mood, detail: Detail) -> Vec<Shape> {
    let mut shapes = Vec::with_capacity(24);
    let growth = child.age.growth();
    let apart = mix(20.5, 20.0, growth);
    for side in [-1.0, 1.0] {
        let at = Point::new(FACE.x + side * apart, FACE.y);
        shapes.extend(eye(at, side, mood, (growth, child.gender, detail)));
        shapes.push(brow(at, side, mood));
    }
    shapes.push(Shape::line(open((2.5, 17.0), &[[3.5, 21.5, 9.0, 21.5, 10.0, 16.5]]), Pen::Fine));
    shapes.extend(mouth(mood, detail));
    shapes.extend(cheeks());
    shapes
}

fn eye(at: Point, side: f64, mood: Mood, who: (f64, Gender, Detail)) -> Vec<Shape> {
    let (growth, gender, detail) = who;
    let amazed = mood == Mood::Amazed;
    let rx = mix(6.0, 7.5, growth) * if amazed { 1.12 } else { 1.0 };
    let ry = rx * if amazed { 1.34 } else { 1.28 };
    let arc = |lift: f64| {
        let w = rx * 1.35;
        open(
            (at.x - w, at.y + lift * 0.3),
            &[[at.x - w * 0.5, at.y - lift, at.x + w * 0.5, at.y - lift, at.x + w, at.y + lift * 0.3]],
        )
    };
    let mut shapes = match mood {
        Mood::Laughing => vec![Shape::line(arc(9.0), Pen::Inner)],
        Mood::Sleepy => vec![Shape::line(arc(-7.0), Pen::Inner)],
        Mood::Happy | Mood::Amazed | Mood::Brave => {
            let light = Point::new(at.x + rx * 0.3, at.y - ry * 0.36);
            let mut shapes = vec![
                Shape::solid(ellipse(at, rx, ry, 0.0)),
                Shape::patch(circle(light, rx * if amazed { 0.56 } else { 0.5 }), tints::WHITE),
            ];
            if detail == Detail::Full {
                let second = Point::new(at.x - rx * 0.34, at.y + ry * 0.46);
                shapes
                    .push(Shape::patch(circle(second, rx * if amazed { 0.24 } else { 0.17 }), tints::WHITE));
            }
            shapes
        }
    };
    if gender == Gender::Girl {
        shapes.extend(lashes(at, side, (rx, ry), mood));
    }
    shapes
}

/// Two lashes at the outer corner.
fn lashes(at: Point, side: f64, (rx, ry): (f64, f64), mood: Mood) -> Vec<Shape> {
    let rows: &[[f64; 4]] = match mood {
        Mood::Laughing => &[[1.3, 0.15, 1.8, -0.1]],
        Mood::Sleepy => &[[1.2, 0.1, 1.75, 0.35], [0.6, 0.5, 0.9, 0.95]],
        _ => &[[0.62, -0.78, 1.35, -1.12], [0.9, -0.42, 1.7, -0.6]],
    };
    rows.iter()
        .map(|row| {
            let from = (at.x + side * rx * row[0], at.y + ry * row[1]);
            let to = (at.x + side * rx * row[2], at.y + ry * row[3]);
            Shape::line(
                open(
                    from,
                    &[[
                        mix(from.0, to.0, 0.4),
                        mix(from.1, to.1, 0.2),
                        mix(from.0, to.0, 0.8),
                        mix(from.1, to.1, 0.6),
                        to.0,
                        to.1,
                    ]],
                ),
                Pen::Fine,
            )
        })
        .collect()
}

fn brow(at: Point, side: f64, mood: Mood) -> Shape {
    // Heights above the eye of the inner end, the middle and the outer end.
    let [inner, middle, outer] = match mood {
        Mood::Happy => [14.0, 18.0, 14.5],
        Mood::Laughing => [14.0, 18.5, 14.0],
        Mood::Amazed => [19.5, 25.5, 20.0],
        Mood::Brave => [11.5, 16.5, 17.0],
        Mood::Sleepy => [13.0, 16.0, 11.0],
    };
    let x = |out: f64| at.x + side * out;
    Shape::line(
        open(
            (x(-6.0), at.y - inner),
            &[[x(-2.0), at.y - middle, x(4.0), at.y - middle, x(8.0), at.y - outer]],
        ),
        Pen::Fine,
    )
}

fn mouth(mood: Mood, detail: Detail) -> Vec<Shape> {
    let opened = |path: BezPath, tongue: BezPath| {
        let mut shapes = vec![Shape::area(path, tints::MOUTH, Pen::Inner)];
        if detail == Detail::Full {
            shapes.push(Shape::line(tongue, Pen::Fine));
        }
        shapes
    };
    match mood {
        Mood::Happy => opened(
            closed(
                (-13.0, 25.5),
                &[
                    [-4.0, 28.0, 12.0, 28.0, 21.0, 25.0],
                    [20.5, 37.0, 13.0, 44.0, 4.5, 44.0],
                    [-4.5, 44.0, -12.0, 37.0, -13.0, 25.5],
                ],
            ),
            open((-1.5, 38.0), &[[1.5, 35.0, 7.5, 35.0, 10.5, 37.8]]),
        ),
        Mood::Laughing => opened(
            closed(
                (-14.0, 24.5),
                &[
                    [-4.0, 27.0, 12.0, 27.0, 22.0, 24.0],
                    [21.0, 37.0, 14.0, 44.5, 4.5, 44.5],
                    [-5.0, 44.5, -13.0, 37.0, -14.0, 24.5],
                ],
            ),
            open((-2.0, 38.5), &[[1.5, 35.0, 8.0, 35.0, 11.5, 38.0]]),
        ),
        Mood::Amazed => vec![Shape::area(ellipse((4.0, 33.5), 8.2, 9.6, 0.0), tints::MOUTH, Pen::Inner)],
        Mood::Brave => vec![
            Shape::line(open((-10.0, 29.0), &[[-2.0, 37.0, 12.0, 37.0, 19.0, 26.0]]), Pen::Inner),
            Shape::line(open((16.5, 24.0), &[[18.5, 24.5, 20.5, 26.0, 21.5, 28.0]]), Pen::Fine),
        ],
        Mood::Sleepy => {
            vec![Shape::line(open((-5.0, 30.0), &[[0.0, 35.0, 9.0, 35.0, 13.0, 29.5]]), Pen::Inner)]
        }
    }
}

/// Rosy cheeks, as short open strokes.
fn cheeks() -> Vec<Shape> {
    [-36.0, -30.0, 36.0, 42.0]
        .into_iter()
        .map(|x| {
            let line = open((x + 1.0, 21.5), &[[x, 23.5, x - 0.5, 24.5, x - 1.0, 27.0]]);
            Shape::line(line, Pen::Fine)
        })
        .collect()
}

//! The face: the same on every page. Head units: crown at y = −50, chin at 50; it looks slightly right.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath, Point, Shape as _, Vec2};
use scene::{Character, Gender, Stage};

use super::Mood;
use super::curve::{closed, mix, open};
use super::features::APART;
use super::gaze::Gaze;
use super::guise::Features;
use super::tints;
use crate::Detail;
use crate::path::{circle, ellipse};

/// Between the eyes.
pub(super) const FACE: Point = Point::new(3.0, 7.0);
/// The middle of the mouth.
pub(super) const MOUTH: Point = Point::new(4.0, 29.0);

/// How high the corners of a mouth are, and how much narrower and lower it is in the narrowest jaw.
const CORNERS: f64 = 23.0;
const SMALLER: (f64, f64) = (0.78, 0.86);

/// What of a face changes over a life.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Years {
    /// 0 at three years, 1 at ten.
    Child(f64),
    Grown,
    Old,
}

impl Years {
    pub(super) fn of(child: &Character, stage: Stage) -> Self {
        match stage {
            Stage::Baby => Self::Child(0.0),
            Stage::Child => Self::Child(child.age.growth()),
            Stage::Grown => Self::Grown,
            Stage::Old => Self::Old,
        }
    }

    /// How far below the middle of their range the eyes are: a small child's are low in its face.
    fn low(self) -> f64 {
        match self {
            Self::Child(growth) => mix(4.0, -3.0, growth),
            Self::Grown | Self::Old => 0.0,
        }
    }

    /// How a mouth is placed: the narrower a jaw, the smaller.
    fn mouth(self) -> Affine {
        let growth = match self {
            Self::Child(growth) => growth,
            Self::Grown | Self::Old => 1.0,
        };
        let corners = Vec2::new(MOUTH.x, CORNERS);
        Affine::translate(corners)
            * Affine::scale_non_uniform(mix(1.0, SMALLER.0, growth), mix(1.0, SMALLER.1, growth))
            * Affine::translate(-corners)
    }

    /// Half the width of a pupil.
    fn pupil(self) -> f64 {
        match self {
            Self::Child(growth) => mix(8.0, 8.8, growth),
            Self::Grown | Self::Old => 7.0,
        }
    }
}

/// Eyes behind glasses are so much smaller: small on a page, pupil and rim would be one blot.
const BEHIND_GLASSES: f64 = 0.68;
/// And brows so much higher.
const OVER_THE_RIM: f64 = 7.0;

/// Eyes, brows, nose and mouth of somebody with glasses, or without.
pub(super) fn face(
    (gender, years): (Gender, Years),
    mood: Mood,
    features: &Features,
    detail: Detail,
) -> Vec<Shape> {
    let pupil = years.pupil() * if features.glasses { BEHIND_GLASSES } else { 1.0 };
    let mut shapes = Vec::with_capacity(24);
    // Lashes would meet the rim, and a brow would lie upon it.
    let bare = !features.glasses || detail == Detail::Full;
    let over_the_rim = if features.glasses { OVER_THE_RIM } else { 0.0 };
    for side in [-1.0, 1.0] {
        let at = Point::new(FACE.x + side * APART, FACE.y + years.low());
        shapes.extend(eye(at, mood, pupil, detail));
        if gender == Gender::Girl && bare {
            shapes.extend(lashes(at, side, proportions(pupil, mood), mood));
        }
        shapes.push(brow(Point::new(at.x, at.y - over_the_rim), side, mood, gender));
    }
    let nose = match years {
        // Between the rims.
        _ if features.glasses => open((0.0, 17.5), &[[1.0, 21.5, 5.5, 21.5, 6.5, 17.5]]),
        Years::Child(_) => open((2.5, 17.0), &[[3.5, 21.5, 9.0, 21.5, 10.0, 16.5]]),
        Years::Grown | Years::Old => {
            open((5.0, 6.0), &[[8.0, 10.0, 13.0, 14.0, 11.5, 18.0], [10.0, 21.0, 5.0, 21.0, 2.0, 18.5]])
        }
    };
    shapes.push(Shape::line(nose, Pen::Fine));
    let narrower = years.mouth();
    shapes.extend(mouth(mood).into_iter().map(|shape| shape.placed(narrower)));
    match years {
        Years::Old if detail == Detail::Full => shapes.extend(crows_feet()),
        Years::Child(_) | Years::Grown | Years::Old => {}
    }
    shapes
}

/// Laughter has left its lines beside the eyes.
fn crows_feet() -> Vec<Shape> {
    [-1.0, 1.0]
        .into_iter()
        .map(|side| {
            let x = FACE.x + side * 39.0;
            Shape::line(
                open((x, 14.0), &[[x + side * 2.0, 15.0, x + side * 4.0, 16.0, x + side * 5.0, 18.0]]),
                Pen::Fine,
            )
        })
        .collect()
}

/// Half the width and the height of a pupil.
fn proportions(pupil: f64, mood: Mood) -> (f64, f64) {
    let amazed = mood == Mood::Amazed;
    let rx = pupil * if amazed { 1.08 } else { 1.0 };
    (rx, rx * if amazed { 1.36 } else { 1.34 })
}

fn eye(at: Point, mood: Mood, pupil: f64, detail: Detail) -> Vec<Shape> {
    let amazed = mood == Mood::Amazed;
    let (rx, ry) = proportions(pupil, mood);
    let arc = |lift: f64| {
        let w = rx * 1.2;
        open(
            (at.x - w, at.y + lift * 0.3),
            &[[at.x - w * 0.5, at.y - lift, at.x + w * 0.5, at.y - lift, at.x + w, at.y + lift * 0.3]],
        )
    };
    match mood {
        Mood::Laughing => vec![Shape::line(arc(9.0), Pen::Inner)],
        Mood::Sleepy => vec![Shape::line(arc(-7.0), Pen::Inner)],
        Mood::Happy | Mood::Amazed | Mood::Brave => {
            // The larger a light, the nearer to the middle: ink is all around it.
            let (size, aside, up) = if amazed { (0.54, 0.22, 0.29) } else { (0.5, 0.3, 0.36) };
            let light = Point::new(at.x + rx * aside, at.y - ry * up);
            let mut shapes = vec![
                Shape::solid(ellipse(at, rx, ry, 0.0)),
                Shape::patch(circle(light, rx * size), tints::WHITE),
            ];
            if detail == Detail::Full {
                let second = Point::new(at.x - rx * 0.34, at.y + ry * 0.46);
                shapes
                    .push(Shape::patch(circle(second, rx * if amazed { 0.24 } else { 0.17 }), tints::WHITE));
            }
            shapes
        }
    }
}

/// Two lashes at the outer corner.
fn lashes(at: Point, side: f64, (rx, ry): (f64, f64), mood: Mood) -> Vec<Shape> {
    let rows: &[[f64; 4]] = match mood {
        Mood::Laughing => &[[1.3, 0.15, 1.8, -0.1]],
        Mood::Sleepy => &[[1.2, 0.1, 1.75, 0.35], [0.6, 0.5, 0.9, 0.95]],
        _ => &[[0.62, -0.78, 1.2, -1.08], [0.9, -0.42, 1.5, -0.58]],
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

fn brow(at: Point, side: f64, mood: Mood, gender: Gender) -> Shape {
    // Heights above the eye of the inner end, the middle and the outer end.
    let [inner, middle, outer] = match mood {
        Mood::Happy => [16.5, 21.0, 16.5],
        Mood::Laughing => [14.0, 18.5, 14.0],
        Mood::Amazed => [18.5, 23.0, 17.5],
        Mood::Brave => [17.0, 20.5, 18.5],
        Mood::Sleepy => [13.0, 16.0, 11.0],
    };
    let x = |out: f64| at.x + side * out;
    // A boy's brows are straighter, longer and bolder.
    let (from, to, arch, pen) = match gender {
        Gender::Girl => (-6.0, 8.0, 0.0, Pen::Fine),
        Gender::Boy => (-9.0, 10.0, -2.2, Pen::Outline),
    };
    let path = open(
        (x(from), at.y - inner),
        &[[x(-2.0), at.y - middle - arch, x(4.0), at.y - middle - arch, x(to), at.y - outer]],
    );
    Shape::line(path, pen)
}

fn mouth(mood: Mood) -> Vec<Shape> {
    let opened = |path: BezPath| vec![Shape::area(path, tints::MOUTH, Pen::Inner)];
    match mood {
        Mood::Happy => opened(closed(
            (-14.0, 23.0),
            &[
                [-5.0, 28.5, 13.0, 28.5, 22.0, 22.5],
                [21.0, 34.5, 13.5, 42.5, 4.5, 42.5],
                [-4.5, 42.5, -13.0, 35.0, -14.0, 23.0],
            ],
        )),
        Mood::Laughing => opened(closed(
            (-14.0, 23.0),
            &[
                [-4.0, 25.5, 12.0, 25.5, 22.0, 22.5],
                [21.0, 35.5, 14.0, 42.5, 4.5, 42.5],
                [-5.0, 42.5, -13.0, 35.5, -14.0, 23.0],
            ],
        )),
        Mood::Amazed => vec![Shape::area(ellipse((4.0, 32.5), 8.2, 9.4, 0.0), tints::MOUTH, Pen::Inner)],
        Mood::Brave => vec![
            Shape::line(open((-10.0, 29.0), &[[-2.0, 37.0, 12.0, 37.0, 19.0, 26.0]]), Pen::Inner),
            Shape::line(open((16.5, 24.0), &[[18.5, 24.5, 20.5, 26.0, 21.5, 28.0]]), Pen::Fine),
        ],
        Mood::Sleepy => {
            vec![Shape::line(open((-5.0, 30.0), &[[0.0, 35.0, 9.0, 35.0, 13.0, 29.5]]), Pen::Inner)]
        }
    }
}

/// Strokes farther aside than this would meet the contour of a face.
const ROUND: f64 = 42.0;

/// The rosy cheeks that girls have, as short open strokes; not where anything of `before` hides them, nor on the side that a
/// face is turned to.
pub(super) fn cheeks<'a>(
    (gender, years): (Gender, Years),
    gaze: Gaze,
    before: impl Iterator<Item = &'a Shape>,
) -> Vec<Shape> {
    let is_rosy = matches!(years, Years::Child(_)) && gender == Gender::Girl;
    let strokes = if is_rosy { &[-36.0, -30.0, 34.0, 40.0][..] } else { &[] };
    let hiding: Vec<&Shape> = before.filter(|shape| shape.is_opaque()).collect();
    let is_bare = |x: &f64| {
        let is_round_the_cheek = gaze.turned(Point::new(*x, 24.0)).x.abs() > ROUND;
        let mut ends =
            [(-4.0, 28.0), (4.0, 28.0), (0.0, 20.0)].map(|(aside, y)| Point::new(*x + aside, y)).into_iter();
        !is_round_the_cheek && !ends.any(|end| hiding.iter().any(|shape| shape.path.contains(end)))
    };
    // Both strokes of a cheek or none.
    strokes
        .chunks(2)
        .filter(|cheek| cheek.iter().all(is_bare))
        .flatten()
        .map(|&x| {
            let line = open((x + 1.0, 21.5), &[[x, 23.5, x - 0.5, 24.5, x - 1.0, 27.0]]);
            Shape::line(line, Pen::Fine)
        })
        .collect()
}

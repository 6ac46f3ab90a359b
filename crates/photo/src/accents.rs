//! Small dark features that carry meaning and are no regions: eyes, noses and buttons as dots of ink, mouths,
//! eyelids and folds as strokes.

mod dots;
mod features;
mod free;
mod muzzle;
mod ridges;

use drawing::{Pen, Shape};
use features::Feature;
use free::Free;
use kurbo::{BezPath, Point, Shape as _, Vec2};

use crate::analysis::Analysis;
use crate::faces::Face;
use crate::hands::{Hands, each};
use crate::lines::{Calm, Curve, Print, smoothed};
use crate::plane::Plane;
use crate::plate::INK_WITH_ACCENTS;
use crate::regions::Room;
use crate::see::Seen;

/// Something that may be inked.
#[derive(Debug, Clone)]
pub(crate) struct Accent {
    /// The points of its outline or of its line, in pixels.
    pub(crate) points: Vec<Point>,
    /// Whether it is an outline to be filled.
    pub(crate) solid: bool,
    /// How much it matters: 1 is barely worth a line.
    pub(crate) worth: f32,
}

/// Where a small feature matters most: on the subject, and amid skin, where it may be part of a face.
struct Matters<'a> {
    subject: &'a Plane,
    skin: &'a Plane,
}

impl Matters<'_> {
    /// About 0.3–2.
    fn at(&self, pixel: usize) -> f32 {
        (0.3 + self.subject.data[pixel]) * (1.0 + 0.8 * self.skin.data[pixel])
    }
}

/// Everything that may be inked, what matters most first; nothing on `faces`, which have features of their own.
/// `millimetre` in pixels.
pub(crate) fn candidates(seen: &Seen, faces: &[Face], millimetre: f32, hands: &dyn Hands) -> Vec<Accent> {
    let skin = seen.skin.blur(3.0 * millimetre);
    let matters = Matters { subject: &seen.subject, skin: &skin };
    let found = each(hands, &[dots::dots, ridges::ridges], |kind| kind(&seen.lab[0], &matters, millimetre));
    let mut found = found.concat();
    found.retain(|accent| !faces.iter().any(|face| face.holds(middle(&accent.points))));
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    found
}

/// Inks faces, and then the accents that are worth it at this much detail (0–1) and stay clear of the lines of `print`
/// and of each other, where the white around them keeps room for a crayon and the page has ink to spare.
pub(crate) fn ink(analysis: &Analysis, print: &Print, share: f32) -> Vec<Shape> {
    let mut page = Inked::on(print);
    for face in &analysis.faces {
        page.face(face, analysis);
    }
    let least = 1.7 - 0.9 * share;
    let most = page.shapes.len() + 4 + (26.0 * share) as usize;
    for accent in &analysis.accents {
        if accent.worth < least || page.shapes.len() >= most {
            break;
        }
        page.accent(accent);
    }
    page.shapes
}

/// What the faces cost if everything of each is inked, in square pixels.
pub(crate) fn faces_ink(analysis: &Analysis, room: Room) -> f32 {
    let features = analysis.faces.iter().flat_map(|face| features::features(face, analysis, room));
    features.filter_map(|choices| choices.first().map(|best| best.ink)).sum()
}

/// A page on which more and more is inked.
struct Inked {
    free: Free,
    room: Room,
    /// In square pixels.
    ink_left: f32,
    shapes: Vec<Shape>,
}

impl Inked {
    fn on(print: &Print) -> Self {
        let ink_left = (INK_WITH_ACCENTS - print.ink_share()) * print.area();
        Self { free: Free::of(print), room: print.room, ink_left, shapes: Vec::new() }
    }

    /// Inks what there is room for, but nothing without the eyes, and no eyes where no line tells a head.
    fn face(&mut self, face: &Face, analysis: &Analysis) {
        if self.free.extent(face.middle()) > HEAD * face.area() {
            return;
        }
        let mut features = features::features(face, analysis, self.room).into_iter();
        if features.next().is_some_and(|eyes| self.one_of(eyes)) {
            for choices in features {
                self.one_of(choices);
            }
        }
    }

    /// Inks the first of these for which there is room, if any.
    fn one_of(&mut self, choices: Vec<Feature>) -> bool {
        choices.into_iter().any(|choice| self.feature(choice))
    }

    fn feature(&mut self, feature: Feature) -> bool {
        let (half, air) = (self.room.fine / 2.0, FACE_AIR * self.room.millimetre);
        let fits = feature.ink <= self.ink_left
            && feature.least >= SPECK * self.room.millimetre * self.room.millimetre
            && self.free.is_clear(&feature.points, half + air)
            && self.free.take(&feature.points, (half, half + air));
        if fits {
            self.ink_left -= feature.ink;
            self.shapes.extend(feature.shapes);
        }
        fits
    }

    fn accent(&mut self, accent: &Accent) {
        let room = self.room;
        let gap = room.fine / 2.0 + 0.5 * room.millimetre;
        let points = if accent.solid {
            if self.free.is_clear(&accent.points, gap) { &accent.points[..] } else { return }
        } else {
            self.free.clear_part(&accent.points, gap)
        };
        let ink = accent.ink(points, room);
        let is_stroke = points.len() as f32 >= SHORTEST * room.millimetre && !curls(points, gap);
        if !(accent.solid || is_stroke) || ink > self.ink_left {
            return;
        }
        let shape = if accent.solid {
            Shape::solid(outline(points, SMALLEST * room.millimetre * room.millimetre))
        } else {
            Shape::line(line(points), Pen::Fine)
        };
        // A calm line is shorter than its points: drawn thin, it may be a speck.
        let inked = shape.path.perimeter(0.1) as f32 * room.fine;
        if !accent.solid && inked < SPECK * room.millimetre * room.millimetre {
            return;
        }
        if self.free.take(&accent.covered(points), (room.fine / 2.0, room.white * 0.55)) {
            self.ink_left -= ink;
            self.shapes.push(shape);
        }
    }
}

/// A face in a white larger than so many of it is without a head.
const HEAD: f64 = 16.0;
/// No part of a face, and no stroke, is smaller than this, in square millimetres.
const SPECK: f32 = 1.15;
/// White around each part of a face, in millimetres.
const FACE_AIR: f32 = 0.15;
/// Shortest line that is inked, in millimetres.
const SHORTEST: f32 = 3.2;
/// Smallest dot, in square millimetres: smaller ones are drawn this large.
const SMALLEST: f32 = 1.5;

impl Accent {
    /// What these of its points would cost, in square pixels.
    fn ink(&self, points: &[Point], room: Room) -> f32 {
        if self.solid { area(points) } else { points.len() as f32 * room.fine }
    }

    /// Points near everything that is ink then.
    fn covered(&self, points: &[Point]) -> Vec<Point> {
        if !self.solid {
            return points.to_vec();
        }
        let middle = middle(points);
        points.iter().flat_map(|point| [*point, point.midpoint(middle)]).collect()
    }
}

/// Whether a stroke comes back to within about `gap` of itself.
fn curls(points: &[Point], gap: f32) -> bool {
    let gap = f64::from(gap);
    let apart = (3.0 * gap) as usize + 1;
    points
        .iter()
        .enumerate()
        .any(|(at, point)| points.iter().skip(at + apart).any(|later| point.distance(*later) < 1.5 * gap))
}

/// In square pixels.
fn area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    let cross = |(one, other): (&Point, &Point)| one.to_vec2().cross(other.to_vec2());
    (points.iter().zip(next).map(cross).sum::<f64>() / 2.0).abs() as f32
}

fn middle(points: &[Point]) -> Point {
    let sum = points.iter().fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
    (sum / points.len() as f64).to_point()
}

/// A closed line round these points and at least `smallest` square pixels.
pub(crate) fn outline(points: &[Point], smallest: f32) -> BezPath {
    let evidence = vec![1.0; points.len()];
    let mut calm = smoothed(points, &evidence, true, Calm { length: 1.6, sure: 1.0 });
    let (area, middle) = (area(&calm), middle(&calm));
    if area < smallest {
        let by = f64::from(libm::sqrtf(smallest / area.max(1.0)));
        for point in &mut calm {
            *point = middle + (*point - middle) * by;
        }
    }
    let count = calm.len();
    let round: Vec<Point> = (0..=count).map(|at| calm[at % count]).collect();
    let mut path = drawn(&Curve::through(&round, calm.last().copied(), calm.get(1).copied()));
    path.close_path();
    path
}

fn line(points: &[Point]) -> BezPath {
    let evidence = vec![0.6; points.len()];
    let calm = smoothed(points, &evidence, false, Calm { length: 2.6, sure: 1.0 });
    drawn(&Curve::through(&calm, None, None))
}

fn drawn(curve: &Curve) -> BezPath {
    let mut path = BezPath::new();
    path.move_to(curve.start());
    curve.append(&mut path, false);
    path
}

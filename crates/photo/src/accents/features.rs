//! Eyes, brows, nose and mouth of a face that was found: drawn by hand, as it were, where they are in the photo. A
//! small face, or one in hard light, stays a friendly face.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Ellipse, ParamCurve, Point, Shape as _, Vec2};

use super::muzzle;
use crate::analysis::Analysis;
use crate::faces::{Face, Kind};
use crate::regions::Room;

/// Something of a face that is drawn whole or not at all.
pub(super) struct Feature {
    pub(super) shapes: Vec<Shape>,
    /// Points near everything that is ink then, in pixels.
    pub(super) points: Vec<Point>,
    /// In square pixels.
    pub(super) ink: f32,
    /// The same of its smallest part.
    pub(super) least: f32,
}

/// Distance of the eyes from which on there is room for eyes and a mouth; a nose; lids and brows; an open mouth to color.
/// In millimetres.
const SMALLEST: f64 = 3.4;
const NOSE: f64 = 5.0;
const LIDS: f64 = 8.0;
const OPEN: f64 = 15.0;
/// How much nearer to each other eyes may be where there is no room for them else.
const NEARER: f64 = 0.8;
/// Radius of a pupil in millimetres.
const PUPIL: [f64; 2] = [0.68, 2.3];

/// The colour of teeth.
const WHITE: Tint = Tint { red: 255, green: 255, blue: 255 };

/// What a face of this size has, its eyes first, then what matters most; of each the best first, to choose from.
/// Nothing for a face that is too small.
pub(super) fn features(face: &Face, analysis: &Analysis, room: Room) -> Vec<Vec<Feature>> {
    let place = Place::of(face, room);
    if face.kind == Kind::Animal {
        return muzzle::features(face, analysis, &place);
    }
    if place.eyes < SMALLEST {
        return Vec::new();
    }
    let eyes = if place.eyes < LIDS {
        [1.0, NEARER].map(|apart| eyes(&place, false, apart)).into()
    } else {
        [(true, 1.0), (false, 1.0), (false, NEARER)].map(|(lids, apart)| eyes(&place, lids, apart)).into()
    };
    let mut all = vec![eyes, [1.0, 0.75, 0.55].map(|size| mouth(face, analysis, (&place, size))).into()];
    if place.eyes >= NOSE {
        let tip = place.back(face.nose);
        let arc = [(-0.11, -0.02), (-0.09, 0.1), (0.09, 0.1), (0.11, -0.02)];
        let mut nose = Feature::EMPTY;
        nose.line(&place, arc.map(|(x, y)| tip + Vec2::new(x, y + 0.03)), Pen::Fine);
        all.push(vec![nose]);
    }
    if place.eyes >= LIDS {
        for side in [-1.0, 1.0] {
            let arc = [(0.24, -0.27), (0.42, -0.4), (0.62, -0.4), (0.76, -0.25)];
            let mut brow = Feature::EMPTY;
            brow.line(&place, arc.map(|(x, y)| Point::new(side * x, y)), Pen::Fine);
            all.push(vec![brow]);
        }
    }
    all
}

fn eyes(place: &Place, has_lids: bool, apart: f64) -> Feature {
    let radius = (0.085 * place.eyes).clamp(PUPIL[0], PUPIL[1]) / place.eyes;
    let mut feature = Feature::EMPTY;
    for eye in [-0.5 * apart, 0.5 * apart] {
        feature.dot(place, Point::new(eye, 0.0), (radius, 1.2 * radius));
        if has_lids {
            let lid = [(-0.21, 0.03), (-0.11, -0.14), (0.11, -0.14), (0.21, 0.03)];
            feature.line(place, lid.map(|(x, y)| Point::new(eye + x, y - 0.4 * radius)), Pen::Fine);
        }
    }
    feature
}

fn mouth(face: &Face, analysis: &Analysis, (place, size): (&Place, f64)) -> Feature {
    let middle = place.back(face.mouth);
    let at = |x: f64, y: f64| middle + size * Vec2::new(x, y);
    let mut mouth = Feature::EMPTY;
    let smile = [at(-0.36, -0.08), at(-0.2, 0.12), at(0.2, 0.12), at(0.36, -0.08)];
    if place.eyes >= OPEN && size > 0.9 && laughs(face, analysis) {
        let lip = [at(-0.42, -0.12), at(-0.2, -0.05), at(0.2, -0.05), at(0.42, -0.12)];
        let low = [at(0.42, -0.12), at(0.3, 0.32), at(-0.3, 0.32), at(-0.42, -0.12)];
        mouth.opening(place, [lip, low], WHITE);
    } else {
        mouth.line(place, smile, if place.eyes >= LIDS { Pen::Inner } else { Pen::Fine });
    }
    mouth
}

/// Whether teeth are seen: in the middle of the mouth it is as light as on the cheeks, and less red.
fn laughs(face: &Face, analysis: &Analysis) -> bool {
    let size = face.across().hypot();
    let mean = |middle: Point| {
        let half = 0.1 * size;
        let mut sums = [0.0_f32; 3];
        for step in 0..25 {
            let at = middle + half * Vec2::new(f64::from(step % 5 - 2) / 2.0, f64::from(step / 5 - 2) / 4.0);
            for (sum, plane) in sums.iter_mut().zip(&analysis.seen.lab) {
                *sum += plane.near(at.x as isize, at.y as isize) / 25.0;
            }
        }
        sums
    };
    let cheeks = face.eyes.map(|eye| mean(eye.lerp(face.mouth, 0.55) + 0.1 * (eye - face.middle())));
    let [light, red] = [0, 1].map(|part: usize| (cheeks[0][part] + cheeks[1][part]) / 2.0);
    let mouth = mean(face.mouth);
    mouth[0] > light - 6.0 && mouth[1] < red - 3.0
}

/// From a face with its eyes one apart to pixels: x along the eyes, y down to the mouth, 0 between the eyes.
pub(super) struct Place {
    placing: Affine,
    /// Distance of the eyes, but of a turned face what it would be from the front, in millimetres.
    pub(super) eyes: f64,
    room: Room,
}

impl Place {
    fn of(face: &Face, room: Room) -> Self {
        let across = face.across();
        let down = Vec2::new(-across.y, across.x).normalize();
        let height = (face.mouth - face.middle()).dot(down);
        let size = across.hypot().max(0.8 * height);
        let [right, low, middle] = [across, down * size, face.middle().to_vec2()];
        let placing = Affine::new([right.x, right.y, low.x, low.y, middle.x, middle.y]);
        Self { placing, eyes: size / f64::from(room.millimetre), room }
    }

    /// Where a point of the picture is on the face.
    pub(super) fn back(&self, point: Point) -> Point {
        self.placing.inverse() * point
    }
}

impl Feature {
    pub(super) const EMPTY: Self =
        Self { shapes: Vec::new(), points: Vec::new(), ink: 0.0, least: f32::INFINITY };

    pub(super) fn dot(&mut self, place: &Place, middle: Point, (wide, high): (f64, f64)) {
        let dot = place.placing * Ellipse::new(middle, (wide, high), 0.0);
        self.shapes.push(Shape::solid(dot.to_path(0.05)));
        self.points.push(place.placing * middle);
        let around = (0..12)
            .map(|step| f64::from(step) * core::f64::consts::TAU / 12.0)
            .map(|angle| Point::new(middle.x + wide * libm::cos(angle), middle.y + high * libm::sin(angle)));
        self.points.extend(around.map(|point| place.placing * point));
        self.cost(dot.area() as f32);
    }

    /// What arcs around `middle` enclose: ink, or something to color.
    pub(super) fn filled(
        &mut self,
        place: &Place,
        (middle, arcs): (Point, &[[Point; 4]]),
        tint: Option<Tint>,
    ) {
        let mut path = BezPath::new();
        let known = self.points.len();
        let mut long = 0.0;
        for (index, arc) in arcs.iter().enumerate() {
            long += self.trace(place, (*arc, index == 0), &mut path);
        }
        path.close_path();
        if let Some(tint) = tint {
            self.cost(1.1 * long * place.room.width(Pen::Inner));
            self.shapes.push(Shape::area(path, tint, Pen::Inner));
            return;
        }
        let middle = place.placing * middle;
        let inside: Vec<Point> = self.points[known..].iter().map(|point| point.midpoint(middle)).collect();
        self.points.extend(inside);
        self.points.push(middle);
        self.cost(path.area().abs() as f32);
        self.shapes.push(Shape::solid(path));
    }

    pub(super) fn line(&mut self, place: &Place, arc: [Point; 4], pen: Pen) {
        let mut path = BezPath::new();
        self.arc(place, (arc, true), pen, &mut path);
        self.shapes.push(Shape::line(path, pen));
    }

    pub(super) fn opening(&mut self, place: &Place, arcs: [[Point; 4]; 2], tint: Tint) {
        let mut path = BezPath::new();
        for (index, arc) in arcs.into_iter().enumerate() {
            self.arc(place, (arc, index == 0), Pen::Inner, &mut path);
        }
        path.close_path();
        self.shapes.push(Shape::area(path, tint, Pen::Inner));
    }

    fn arc(&mut self, place: &Place, (arc, starts): ([Point; 4], bool), pen: Pen, path: &mut BezPath) {
        let long = self.trace(place, (arc, starts), path);
        self.cost(1.1 * long * place.room.width(pen));
    }

    /// Adds an arc to a path, and its points; returns how far its ends are apart.
    fn trace(&mut self, place: &Place, (arc, starts): ([Point; 4], bool), path: &mut BezPath) -> f32 {
        let [start, one, two, end] = arc.map(|point| place.placing * point);
        if starts {
            path.move_to(start);
        }
        path.curve_to(one, two, end);
        let curve = kurbo::CubicBez::new(start, one, two, end);
        let steps = (start.distance(end) * 1.2) as u32 + 4;
        self.points.extend((0..=steps).map(|step| curve.eval(f64::from(step) / f64::from(steps))));
        start.distance(end) as f32
    }

    fn cost(&mut self, ink: f32) {
        self.ink += ink;
        self.least = self.least.min(ink);
    }
}

//! Where the eyes of an animal may be: two dark blobs of a size, level, darker than what is between them, with a nose
//! below, alone there, in a face that is nearly its own mirror image.

use kurbo::{Point, Vec2};

use super::blobs::Blob;
use crate::plane::Plane;
use crate::see::Seen;

/// How far apart eyes are, as parts of the picture's longer side.
const APART: [f64; 2] = [0.056, 0.45];
/// How large they are, in distances of the eyes.
const EYES: [f64; 2] = [0.055, 0.3];
/// The same of a nose; and how far below the eyes it is.
const NOSE: [f64; 2] = [0.08, 0.42];
const BELOW: [f64; 2] = [0.35, 1.25];
/// How unlike eyes may be: in size, in contrast, and in lightness.
const UNLIKE: f64 = 1.65;
const UNLIKE_CONTRAST: f32 = 1.8;
const UNLIKE_LIGHT: f32 = 14.0;
/// The lightest that eyes are.
const DARK: f32 = 41.0;
/// Least contrast of a nose, less where it is not in the middle.
const NOSE_CONTRAST: f32 = 13.0;
/// How much lighter it is between the eyes, in parts of their contrast.
const BRIDGE: f32 = 0.35;
/// Where more blobs than this are like the eyes, they are the grain of something.
const GRAIN: usize = 20;
/// Where fur is in Lab: it is never green or blue.
const RED: [f32; 2] = [-4.0, 18.0];
const YELLOW: [f32; 2] = [-16.0, 36.0];
/// So many pairs at most are looked at as faces.
const LIKELY: usize = 150;
/// Least worth of a pair.
const WORTH: f32 = 0.35;

/// Two eyes and a nose that may be a face.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    pub(super) eyes: [Point; 2],
    pub(super) nose: Point,
    /// How likely, by itself: about 0.4 to 2.
    pub(super) worth: f32,
}

/// What is known of a pair before its face is looked at.
struct Likely<'a> {
    eyes: [&'a Blob; 2],
    nose: &'a Blob,
    worth: f32,
}

/// Pairs that may be eyes, the likeliest first, each far from those before it.
pub(super) fn pairs(blobs: &[Blob], seen: &Seen) -> Vec<Pair> {
    let long = seen.skin.width.max(seen.skin.height) as f64;
    let halves = halves(seen);
    let mut likely: Vec<Likely<'_>> = Vec::new();
    for left in blobs.iter().filter(|blob| blob.light < DARK) {
        for right in blobs.iter().filter(|blob| blob.light < DARK && are_alike(left, blob, long)) {
            likely.extend(likely_pair([left, right], blobs, &halves));
        }
    }
    likely.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    likely.truncate(LIKELY);
    let mut found: Vec<Pair> = likely.iter().filter_map(|pair| as_face(pair, &halves)).collect();
    found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut apart: Vec<Pair> = Vec::new();
    for pair in found {
        if apart.iter().all(|other| !pair.is_near(other)) {
            apart.push(pair);
        }
    }
    apart
}

impl Pair {
    pub(super) fn across(&self) -> Vec2 {
        self.eyes[1] - self.eyes[0]
    }

    /// Whether both have nearly the same eyes.
    fn is_near(&self, other: &Self) -> bool {
        let apart: f64 = (0..2).map(|eye: usize| self.eyes[eye].distance(other.eyes[eye])).sum();
        apart < 0.5 * self.across().hypot().min(other.across().hypot())
    }
}

/// Whether two blobs may be a left and a right eye.
fn are_alike(left: &Blob, right: &Blob, long: f64) -> bool {
    let (across, size) = (right.at - left.at, f64::midpoint(left.radius, right.radius));
    let apart = across.hypot();
    let between = |value: f64, [low, high]: [f64; 2]| value > low && value < high;
    let unlike = |one: f64, other: f64, most: f64| one > most * other || other > most * one;
    across.x > 0.0
        && across.y.abs() < 0.6 * across.x
        && between(apart, APART.map(|part| part * long))
        && between(size, EYES.map(|part| part * apart))
        && !unlike(left.radius, right.radius, UNLIKE)
        && !unlike(left.contrast.into(), right.contrast.into(), UNLIKE_CONTRAST.into())
        && (left.light - right.light).abs() < UNLIKE_LIGHT
}

/// A pair with its nose, if it has one, and how likely it is by its blobs.
fn likely_pair<'a>(eyes: [&'a Blob; 2], blobs: &'a [Blob], halves: &[[Plane; 3]]) -> Option<Likely<'a>> {
    let [left, right] = eyes;
    let frame = Frame::of([left.at, right.at]);
    let size = f64::midpoint(left.radius, right.radius);
    let contrast = left.contrast.min(right.contrast);
    let light = left.light.max(right.light);
    let is_like_eyes = |blob: &&Blob| {
        let is_as_large = blob.radius < 1.5 * size && size < 1.5 * blob.radius;
        is_as_large && blob.contrast > 0.8 * contrast && blob.light < light + 10.0
    };
    if blobs.iter().filter(is_like_eyes).count() > GRAIN {
        return None;
    }
    let mut rivals = 0;
    let mut nose: Option<(f32, &Blob)> = None;
    for blob in blobs {
        let at = frame.back(blob.at);
        if at.x.abs() > 0.8 || at.y < -0.6 || at.y > BELOW[1] {
            continue;
        }
        let is_eye = libm::hypot(at.x.abs() - 0.5, at.y) < 0.3;
        let is_rival = at.y < 0.3 && blob.radius > 0.75 * size && blob.contrast > 0.75 * contrast;
        rivals += usize::from(is_rival && !is_eye);
        let large = blob.radius / frame.across.hypot();
        let is_nose = at.x.abs() < 0.3 && at.y > BELOW[0] && large > NOSE[0] && large < NOSE[1];
        let worth = blob.contrast.min(35.0) * (1.0 - 1.5 * at.x.abs() as f32);
        if is_nose && blob.radius > 0.6 * size && nose.is_none_or(|(best, _)| worth > best) {
            nose = Some((worth, blob));
        }
    }
    let (nose_worth, nose) = nose.filter(|(worth, _)| *worth > NOSE_CONTRAST)?;
    let level = libm::log2((size / 0.75).max(1.0)) as usize;
    let bridge = at(&halves[level.min(halves.len() - 1)][0], level, frame.middle);
    if bridge - light < BRIDGE * contrast {
        return None;
    }
    let firm = 0.5 + 0.5 * (left.firm.min(right.firm) / 15.0).min(1.0);
    let alone = 1.0 / (1.0 + 0.25 * rivals as f32);
    let worth = contrast.min(35.0) / 20.0 * firm * alone * (0.6 + nose_worth.min(25.0) / 25.0);
    Some(Likely { eyes, nose, worth })
}

/// The same with what its face says: that it is the mirror image of itself, and of what colour.
fn as_face(pair: &Likely<'_>, halves: &[[Plane; 3]]) -> Option<Pair> {
    let eyes = pair.eyes.map(|eye| eye.at);
    let patch = Patch::of(&Frame::of(eyes), halves);
    let [_, red, yellow] = patch.colour()?;
    let is_fur = (RED[0]..RED[1]).contains(&red) && (YELLOW[0]..YELLOW[1]).contains(&yellow);
    let worth = pair.worth * patch.mirrored()?;
    (is_fur && worth > WORTH).then_some(Pair { eyes, nose: pair.nose.at, worth })
}

/// A face with its eyes one apart: x along them, y down.
struct Frame {
    middle: Point,
    across: Vec2,
    down: Vec2,
}

impl Frame {
    fn of([left, right]: [Point; 2]) -> Self {
        let across = right - left;
        Self { middle: left.midpoint(right), across, down: Vec2::new(-across.y, across.x) }
    }

    fn point(&self, x: f64, y: f64) -> Point {
        self.middle + x * self.across + y * self.down
    }

    fn back(&self, point: Point) -> Point {
        let to = point - self.middle;
        let square = self.across.hypot2();
        Point::new(to.dot(self.across) / square, to.dot(self.down) / square)
    }
}

/// Columns and rows of a patch, and where in the face they are.
const COLUMNS: usize = 19;
const ROWS: usize = 20;
const WIDE: f64 = 0.7;
const HIGH: [f64; 2] = [-0.3, 1.2];
/// How much of a patch must be in the picture, on both sides.
const WITHIN: f32 = 0.75;

/// Where in the face a cell of a patch is.
fn cell(index: usize) -> (f64, f64) {
    let x = WIDE * (2.0 * (index % COLUMNS) as f64 / (COLUMNS - 1) as f64 - 1.0);
    let y = HIGH[0] + (HIGH[1] - HIGH[0]) * (index / COLUMNS) as f64 / (ROWS - 1) as f64;
    (x, y)
}

/// The cell on the other side of the face.
const fn mirrored(index: usize) -> usize {
    index + COLUMNS - 1 - 2 * (index % COLUMNS)
}

/// A face, small.
struct Patch {
    lab: Vec<[f32; 3]>,
    /// Whether each pixel is in the picture, and its mirror image.
    is_in: Vec<bool>,
}

impl Patch {
    fn of(frame: &Frame, halves: &[[Plane; 3]]) -> Self {
        let soft = libm::round(libm::log2((0.04 * frame.across.hypot()).max(1.0))) as usize;
        let level = (soft.min(3) + 2).min(halves.len() - 1);
        let full = &halves[0][0];
        let place = |index: usize| {
            let (x, y) = cell(index);
            frame.point(x, y)
        };
        let within = |point: Point| {
            (0.0..full.width as f64).contains(&point.x) && (0.0..full.height as f64).contains(&point.y)
        };
        let mut patch = Self { lab: Vec::new(), is_in: Vec::new() };
        for index in 0..COLUMNS * ROWS {
            let other = mirrored(index);
            patch.is_in.push(within(place(index)) && within(place(other)));
            patch.lab.push([0, 1, 2].map(|part: usize| at(&halves[level][part], level, place(index))));
        }
        patch
    }

    /// The mean colour of the face itself.
    fn colour(&self) -> Option<[f32; 3]> {
        let (mut sums, mut count) = ([0.0; 3], 0.0);
        for (index, lab) in self.lab.iter().enumerate().filter(|(index, _)| self.is_in[*index]) {
            let (x, y) = cell(index);
            if libm::hypot(x / 0.9, y - 0.35) < 1.0 {
                sums.iter_mut().zip(lab).for_each(|(sum, part)| *sum += part);
                count += 1.0;
            }
        }
        (count > 0.0).then(|| sums.map(|sum| sum / count))
    }

    /// How like its mirror image it is: 1 the same, 0 anything; `None` where too little of it is in the picture.
    fn mirrored(&self) -> Option<f32> {
        let count = self.is_in.iter().filter(|is_in| **is_in).count() as f32;
        if count < WITHIN * self.lab.len() as f32 {
            return None;
        }
        let (mut same, mut all) = (0.0, 1e-6);
        for part in 0..3 {
            let inside = || self.lab.iter().zip(&self.is_in).filter(|(_, is_in)| **is_in);
            let mean = inside().map(|(lab, _)| lab[part]).sum::<f32>() / count;
            for (index, lab) in self.lab.iter().enumerate().filter(|(index, _)| self.is_in[*index]) {
                let other = self.lab[mirrored(index)];
                same += (lab[part] - mean) * (other[part] - mean);
                all += (lab[part] - mean) * (lab[part] - mean);
            }
        }
        Some(same / all)
    }
}

/// Colours at full size, at half, and so on.
fn halves(seen: &Seen) -> Vec<[Plane; 3]> {
    let mut halves = vec![seen.lab.clone()];
    for level in 0..5 {
        let next = [0, 1, 2].map(|part: usize| halves[level][part].halved());
        halves.push(next);
    }
    halves
}

/// What is at a point of the picture in a plane that was halved `level` times, by straight lines between pixel middles.
fn at(plane: &Plane, level: usize, point: Point) -> f32 {
    let scale = f64::from(1_u32 << level);
    let (x, y) = (point.x / scale - 0.5, point.y / scale - 0.5);
    let (left, top) = (libm::floor(x), libm::floor(y));
    let (right, down) = ((x - left) as f32, (y - top) as f32);
    let (left, top) = (left as isize, top as isize);
    let along = |y: isize| {
        let (one, other) = (plane.near(left, y), plane.near(left + 1, y));
        one + (other - one) * right
    };
    let (one, other) = (along(top), along(top + 1));
    one + (other - one) * down
}

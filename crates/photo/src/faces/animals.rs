//! Faces of animals. Nobody taught a detector what they look like; but two eyes and a nose that lie as in a face look to
//! the detector of human faces a little like one, and what is no face does not, seen level and at several sizes.

use kurbo::{Point, Rect, Vec2};

use super::blobs::blobs;
use super::net::{Net, SIDE};
use super::pairs::{Pair, pairs};
use super::{Face, Kind};
use crate::hands::{Hands, each};
use crate::see::Seen;

/// So many of the likeliest pairs are shown to the detector.
const SHOWN: usize = 3;
/// How it is shown them first: how far apart the eyes are, as a part of what it sees, and whether their nose is moved
/// to where a human one is. And how then, if that is not out of the question.
const FIRST: [(f64, bool); 2] = [(0.36, true), (0.2, false)];
const THEN: [(f64, bool); 4] = [(0.27, true), (0.11, false), (0.15, false), (0.36, false)];
/// The logarithm of odds at which a pair is out of the question, and the least that is told apart.
const NEVER: f32 = -2.2;
const LEAST: f32 = -4.0;
/// How many of the surest answers count.
const COUNT: usize = 5;
/// Least mean of them, with the logarithm of what the pair is worth by itself.
const SURE: f32 = -2.4;
/// How much surer of a small face, and how far apart its eyes are, as a part of the picture's longer side; and those of
/// a large one.
const MORE: f64 = 0.8;
const SMALL: f64 = 0.07;
const LARGE: f64 = 0.2;
/// The least of a second face in a picture, and more.
const SURE_OF_MORE: f32 = -1.2;
/// How far a human nose is below the eyes, in their distance.
const NOSE: f64 = 0.75;
/// How far the detector's eyes may be from ours, likewise.
const NEAR: f64 = 0.3;
/// How far a mouth is from the eyes, if a nose is one away.
const MOUTH: f64 = 1.3;

/// The faces of animals in a picture, apart from the faces that are `known`.
pub(super) fn animals(
    pixels: &[[u8; 3]],
    seen: &Seen,
    net: &Net,
    known: &[Face],
    hands: &dyn Hands,
) -> Vec<Face> {
    let mut pairs = pairs(&blobs(&seen.lab[0]), seen);
    pairs.retain(|pair| !known.iter().any(|face| pair.face().meets(face)));
    pairs.truncate(SHOWN);
    if pairs.is_empty() {
        return Vec::new();
    }
    let long = seen.skin.width.max(seen.skin.height) as f64;
    let picture = Picture::of(pixels, seen.skin.width);
    let sure = each(hands, &pairs, |pair| looks_like(pair, &picture, net));
    let mut found: Vec<(f32, Face)> =
        pairs.iter().zip(sure).filter_map(|(pair, sure)| verdict(pair, sure, long)).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut faces: Vec<Face> = Vec::new();
    for (in_all, face) in found {
        let is_sure = faces.is_empty() || in_all > SURE_OF_MORE;
        if is_sure && faces.iter().all(|other| other.around().intersect(face.around()).is_zero_area()) {
            faces.push(face);
        }
    }
    faces
}

/// The face of a pair, if it is one, and how sure that is in all.
fn verdict(pair: &Pair, sure: f32, long: f64) -> Option<(f32, Face)> {
    let in_all = sure + libm::logf(pair.worth);
    let large = ((pair.across().hypot() / long - SMALL) / (LARGE - SMALL)).clamp(0.0, 1.0);
    let needed = SURE + (MORE * (1.0 - large)) as f32;
    (in_all > needed).then(|| (in_all, pair.face()))
}

fn middle(pair: &Pair) -> Point {
    pair.eyes[0].midpoint(pair.eyes[1])
}

impl Pair {
    fn face(&self) -> Face {
        let mouth = middle(self) + MOUTH * (self.nose - middle(self));
        Face { kind: Kind::Animal, eyes: self.eyes, nose: self.nose, mouth }
    }
}

/// How much a pair and what is around looks like a face to the detector: a mean of logarithms of odds.
fn looks_like(pair: &Pair, picture: &Picture, net: &Net) -> f32 {
    let mut answers = FIRST.map(|view| answer(pair, view, picture, net)).to_vec();
    if answers.iter().all(|answer| *answer < NEVER) {
        return LEAST;
    }
    answers.extend(THEN.map(|view| answer(pair, view, picture, net)));
    answers.sort_by(|one, other| other.total_cmp(one));
    answers[..COUNT].iter().sum::<f32>() / COUNT as f32
}

/// What the detector says of a pair in one view: how sure it is that these are eyes.
fn answer(pair: &Pair, (apart, is_moved): (f64, bool), picture: &Picture, net: &Net) -> f32 {
    let across = pair.across();
    let down = Vec2::new(-across.y, across.x);
    let low = (pair.nose - middle(pair)).dot(down) / down.hypot2();
    let pixel = 1.0 / (apart * SIDE as f64);
    let (right, down) = (pixel * across, if is_moved { low / NOSE } else { 1.0 } * pixel * down);
    let (wide, high) = (0.5 * SIDE as f64, (0.5 - 0.5 * apart) * SIDE as f64);
    let corner = middle(pair) - wide * right - high * down;
    let tile = picture.tile(corner, [right, down]);
    let half = 0.5 * apart * SIDE as f64;
    let eyes = [Point::new(wide - half, high), Point::new(wide + half, high)];
    let found = net.look(&tile, LEAST);
    let ours = found.iter().filter(|found| {
        let far = (0..2).map(|eye: usize| found.eyes[eye].distance(eyes[eye])).fold(0.0, f64::max);
        far < NEAR * 2.0 * half
    });
    ours.map(|found| found.sure).fold(LEAST, f32::max)
}

/// A picture at full size, at half, and so on.
struct Picture(Vec<Level>);

struct Level {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 3]>,
}

impl Picture {
    fn of(pixels: &[[u8; 3]], width: usize) -> Self {
        let pixels: Vec<[f32; 3]> =
            pixels.iter().map(|pixel| pixel.map(|part| f32::from(part) / 127.5 - 1.0)).collect();
        let mut levels = vec![Level { width, height: pixels.len() / width, pixels }];
        while let Some(last) = levels.last().filter(|last| last.width.min(last.height) >= 16) {
            let half = last.halved();
            levels.push(half);
        }
        Self(levels)
    }

    /// A square that is looked at, its pixels so far apart to the right and down; black where there is no picture.
    fn tile(&self, corner: Point, [right, down]: [Vec2; 2]) -> Vec<f32> {
        let level = (libm::log2(right.hypot().max(1.0)) as usize).min(self.0.len() - 1);
        let (picture, scale) = (&self.0[level], f64::from(1_u32 << level));
        let frame = Rect::new(0.0, 0.0, picture.width as f64, picture.height as f64);
        let mut tile = Vec::with_capacity(SIDE * SIDE * 3);
        for y in 0..SIDE {
            for x in 0..SIDE {
                let point = corner + (x as f64 + 0.5) * right + (y as f64 + 0.5) * down;
                let point = Point::new(point.x / scale, point.y / scale);
                tile.extend(if frame.contains(point) { picture.at(point) } else { [-1.0; 3] });
            }
        }
        tile
    }
}

impl Level {
    fn halved(&self) -> Self {
        let (width, height) = (self.width / 2, self.height / 2);
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let of = |dx: usize, dy: usize| self.pixels[(2 * y + dy) * self.width + 2 * x + dx];
                let four = [of(0, 0), of(1, 0), of(0, 1), of(1, 1)];
                pixels.push(
                    [0, 1, 2].map(|part: usize| four.iter().map(|pixel| pixel[part]).sum::<f32>() / 4.0),
                );
            }
        }
        Self { width, height, pixels }
    }

    /// By straight lines between pixel middles.
    fn at(&self, point: Point) -> [f32; 3] {
        let (x, y) = ((point.x - 0.5).max(0.0), (point.y - 0.5).max(0.0));
        let (left, top) = ((x as usize).min(self.width - 1), (y as usize).min(self.height - 1));
        let (right, down) = ((x - left as f64) as f32, (y - top as f64) as f32);
        let (next, low) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let row = |y: usize| (self.pixels[y * self.width + left], self.pixels[y * self.width + next]);
        let ((a, b), (c, d)) = (row(top), row(low));
        [0, 1, 2].map(|part: usize| {
            let (up, under) = (a[part] + (b[part] - a[part]) * right, c[part] + (d[part] - c[part]) * right);
            up + (under - up) * down
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hands::Alone;

    const SIZE: usize = 480;

    type Colour = [f64; 3];

    /// The faces of animals in a picture of what a pixel's place and some noise of our own, 0–1, say.
    fn found(mut colour: impl FnMut(Vec2, f64) -> Colour) -> Vec<Face> {
        let mut noise = 7_u32;
        let pixels: Vec<[u8; 3]> = (0..SIZE * SIZE)
            .map(|at| {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let place = Vec2::new((at % SIZE) as f64, (at / SIZE) as f64);
                colour(place, f64::from(noise >> 8) / f64::from(1_u32 << 24)).map(|part| part as u8)
            })
            .collect();
        let net = Net::ready().expect("built with the detector");
        animals(&pixels, &Seen::of(&pixels, SIZE, &Alone), &net, &[], &Alone)
    }

    fn within(place: Vec2, x: f64, y: f64, radius: f64) -> bool {
        (place - Vec2::new(x, y)).hypot() < radius
    }

    #[test]
    fn a_head_with_two_eyes_and_a_nose_is_a_face_at_any_size() {
        for size in [0.4, 0.7, 1.0] {
            let faces = found(|place, noise| {
                let at = (place - Vec2::new(230.0, 250.0)) / size;
                let is = |x: f64, y: f64, radius: f64| within(at, x, y, radius) || within(at, -x, y, radius);
                let fur = 30.0 * noise;
                if is(50.0, -30.0, 13.0) || is(8.0, 52.0, 15.0) || is(0.0, 60.0, 12.0) {
                    [25.0, 20.0, 18.0]
                } else if is(20.0, 66.0, 44.0) {
                    [200.0 + fur, 170.0 + fur, 135.0 + fur]
                } else if is(0.0, 0.0, 145.0) || is(110.0, -115.0, 45.0) {
                    [140.0 + fur, 100.0 + fur, 65.0 + fur]
                } else {
                    [120.0, 150.0, 110.0]
                }
            });
            assert_eq!(faces.len(), 1, "{size}: {faces:?}");
            let middle = faces[0].middle();
            assert!(
                middle.distance(Point::new(230.0, 250.0 - 30.0 * size)) < 10.0 * size,
                "{size}: {middle:?}"
            );
        }
    }

    #[test]
    fn what_has_spots_and_no_face_is_none() {
        let bricks = found(|place, noise| {
            let row = (place.y / 40.0).floor();
            let (x, y) = ((place.x + 45.0 * row).rem_euclid(90.0), place.y.rem_euclid(40.0));
            let is_gap = x < 7.0 || y < 6.0;
            if is_gap { [70.0, 60.0, 55.0] } else { [150.0 + 40.0 * noise, 85.0, 65.0] }
        });
        let pebbles = found(|place, noise| {
            let (column, row) = ((place.x / 32.0).floor(), (place.y / 28.0).floor());
            let of = |turn: f64| 6.0 * libm::sin(turn * (12.9 * column + 78.2 * row));
            let (x, y) = (32.0 * (column + 0.5) + of(1.0), 28.0 * (row + 0.5) + of(1.7));
            let dark = if within(place, x, y, 9.0 + 0.5 * of(2.3)) { 100.0 } else { 0.0 };
            [165.0 - dark + 20.0 * noise, 150.0 - dark, 130.0 - dark]
        });
        let car = found(|place, noise| {
            let is_wheel = within(place, 130.0, 330.0, 42.0) || within(place, 350.0, 330.0, 42.0);
            let is_hub = within(place, 130.0, 330.0, 17.0) || within(place, 350.0, 330.0, 17.0);
            let is_body = (40.0..440.0).contains(&place.x) && (220.0..335.0).contains(&place.y);
            let is_window = (140.0..340.0).contains(&place.x) && (150.0..212.0).contains(&place.y);
            match (is_hub, is_wheel, is_body, is_window) {
                (true, ..) => [190.0, 190.0, 195.0],
                (_, true, ..) => [30.0, 30.0, 32.0],
                (_, _, true, _) => [200.0, 40.0, 40.0],
                (.., true) => [50.0, 60.0, 70.0],
                _ if place.y > 360.0 => [110.0 + 20.0 * noise, 108.0, 104.0],
                _ => [170.0, 200.0, 225.0],
            }
        });
        for (what, faces) in [("bricks", bricks), ("pebbles", pebbles), ("a car", car)] {
            assert!(faces.is_empty(), "{what}: {faces:?}");
        }
    }
}

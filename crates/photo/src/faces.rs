//! Where faces are, and where their eyes, noses and mouths.

mod animals;
mod blobs;
mod joined;
mod net;
mod pairs;

use std::ops::Range;

use kurbo::{Point, Rect, Vec2};

use crate::hands::{Hands, each};
use crate::plane::Plane;
use crate::see::Seen;
use animals::animals;
pub(crate) use joined::joined;
use net::{Found, Net, SIDE};

/// How sure a face must be, as a logarithm of odds: 84 %.
const SURE: f32 = 1.66;
/// The same for a face that fills a good part of the picture: 76 %.
const SURE_LARGE: f32 = 1.15;
/// Such a part of the longer side.
const LARGE: f64 = 0.3;
/// No guess less sure than this is a face.
const LEAST: f32 = 1.0;
/// How much skin there must be between eyes and mouth, 0–1, unless the picture has no colours.
const SKIN: f32 = 0.15;
/// A picture of less colour than this on average, in Lab, is a grey one.
const GREY: f32 = 5.0;
/// Where the picture has less skin than this, nobody looks for faces.
const ANY_SKIN: f32 = 0.01;
/// Nor for small ones where there is no more than this beside the faces found.
const MORE_SKIN: f32 = 0.06;
/// A nose farther from the middle between the eyes than this, in distances of the eyes, is one seen from the side.
const ASIDE: f64 = 0.42;

/// Whose face it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Person,
    Animal,
}

/// A face seen from the front, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Face {
    pub(crate) kind: Kind,
    /// The one on the left of the picture first.
    pub(crate) eyes: [Point; 2],
    pub(crate) nose: Point,
    pub(crate) mouth: Point,
}

impl Face {
    /// The middle between the eyes.
    pub(crate) fn middle(&self) -> Point {
        self.eyes[0].midpoint(self.eyes[1])
    }

    /// From one eye to the other.
    pub(crate) fn across(&self) -> Vec2 {
        self.eyes[1] - self.eyes[0]
    }

    /// Whether a point is between brows and chin.
    pub(crate) fn holds(&self, point: Point) -> bool {
        self.far(point)[0] < 1.0
    }

    /// Whether one of two faces has an eye on the other.
    fn meets(&self, other: &Self) -> bool {
        let has_on = |one: &Self, other: &Self| other.eyes.iter().any(|eye| one.far(*eye)[1] < 1.0);
        has_on(self, other) || has_on(other, self)
    }

    /// About how large it is from the hair to the chin, in square pixels.
    pub(crate) fn area(&self) -> f64 {
        let (across, length) = (self.across().hypot(), self.middle().distance(self.mouth));
        let wide = across.max(0.8 * length);
        core::f64::consts::PI * 1.15 * wide * (1.75 * length + 1.1 * wide) / 2.0
    }

    /// How far a point is from the middle of what matters of the face, from the brows to under the mouth, and of all of
    /// it, from the hair to the chin; 1 where that ends.
    fn far(&self, point: Point) -> [f64; 2] {
        let down = self.mouth - self.middle();
        let (across, length) = (self.across().normalize(), down.hypot());
        let wide = self.across().hypot().max(0.8 * length);
        let oval = |half: f64, top: f64, low: f64| {
            let middle = self.middle() + (top + low) / 2.0 / length * down;
            let to = point - middle;
            libm::hypot(to.dot(across) / half, to.cross(across) / ((low - top) / 2.0))
        };
        [oval(0.9 * wide, -0.5 * wide, 1.42 * length), oval(1.15 * wide, -1.1 * wide, 1.75 * length)]
    }

    /// A square that holds all of it, from the hair to the chin.
    fn around(&self) -> Rect {
        let down = self.mouth - self.middle();
        let wide = self.across().hypot().max(0.8 * down.hypot());
        let (top, low) = (-1.1 * wide, 1.75 * down.hypot());
        let middle = self.middle() + (top + low) / 2.0 / down.hypot() * down;
        let reach = (1.15 * wide).max((low - top) / 2.0);
        Rect::from_center_size(middle, (2.0 * reach, 2.0 * reach))
    }
}

/// The faces of a picture: those of the first look, the surest first, and then small ones.
pub(crate) fn faces(pixels: &[[u8; 3]], seen: &Seen, hands: &dyn Hands) -> Vec<Face> {
    let Some(net) = Net::ready() else { return Vec::new() };
    let size = (seen.skin.width, seen.skin.height);
    let is_grey = colourfulness(seen) < GREY;
    let look = |places: &[Rect]| -> Vec<Found> {
        let found = each(hands, places, |place| -> Vec<Found> {
            let tile = tile(pixels, size, *place);
            net.look(&tile, LEAST)
                .into_iter()
                .map(|face| face.placed(place.origin(), place.width() / SIDE as f64))
                .collect()
        });
        let mut found: Vec<Found> = found.into_iter().flatten().collect();
        found.sort_by(|one, other| other.sure.total_cmp(&one.sure));
        found
    };
    let mut faces = Vec::new();
    let mut places = tiles(size, 1.0);
    places.extend(tiles(size, 2.0));
    places.retain(|place| is_grey || mean(&seen.skin, *place) > ANY_SKIN);
    sort_out(&look(&places), seen, is_grey, &mut faces);
    // A group has more skin than that of the faces found.
    let mut skin = seen.skin.clone();
    for (face, _) in &faces {
        let [columns, rows] = pixels_of(face.around(), size);
        rows.for_each(|y| skin.data[y * size.0..][columns.clone()].fill(0.0));
    }
    let mut places = tiles(size, 3.0);
    places.retain(|place| mean(&skin, *place) > MORE_SKIN);
    sort_out(&look(&places), seen, is_grey, &mut faces);
    let mut faces: Vec<Face> = faces.into_iter().map(|(face, _)| face).collect();
    faces.extend(animals(pixels, seen, &net, &faces, hands));
    faces
}

/// Takes over what is a face for sure, seen from the front, and not known yet; each with the side of its box.
fn sort_out(found: &[Found], seen: &Seen, is_grey: bool, faces: &mut Vec<(Face, f64)>) {
    let long = seen.skin.width.max(seen.skin.height) as f64;
    for one in found {
        let face = Face { kind: Kind::Person, eyes: one.eyes, nose: one.nose, mouth: one.mouth };
        let is_known = faces
            .iter()
            .any(|(known, size)| known.middle().distance(face.middle()) < 0.5 * size.max(one.size));
        let is_sure = one.sure > if one.size > LARGE * long { SURE_LARGE } else { SURE };
        let side = face.across().hypot();
        let cheeks = Rect::from_center_size(face.middle().midpoint(face.mouth), (side, side));
        let has_skin = is_grey || mean(&seen.skin, cheeks) > SKIN;
        if !is_known && is_sure && has_skin && is_frontal(&face) {
            faces.push((face, one.size));
        }
    }
}

/// The mean of a plane in a rectangle, or of its pixels nearest to it.
fn mean(plane: &Plane, place: Rect) -> f32 {
    let [columns, rows] = pixels_of(place, (plane.width, plane.height));
    let count = (rows.len() * columns.len()).max(1) as f32;
    rows.map(|y| plane.row(y)[columns.clone()].iter().sum::<f32>()).sum::<f32>() / count
}

/// Columns and rows of a rectangle.
fn pixels_of(place: Rect, (width, height): (usize, usize)) -> [Range<usize>; 2] {
    let span = |from: f64, to: f64, end: usize| {
        let last = (to.max(1.0) as usize).min(end);
        (from.max(0.0) as usize).min(last - 1)..last
    };
    [span(place.x0, place.x1, width), span(place.y0, place.y1, height)]
}

/// Whether a face is seen from the front, upright or not.
fn is_frontal(face: &Face) -> bool {
    let across = face.across();
    let size = across.hypot();
    let down = face.mouth - face.middle();
    let aside = (face.nose - face.middle()).dot(across) / (size * size);
    let leans = down.dot(across) / (size * size);
    across.x > 0.0
        && (aside - 0.5 * leans).abs() < ASIDE
        && down.hypot() < 2.2 * size
        && down.hypot() > 0.5 * size
}

fn colourfulness(seen: &Seen) -> f32 {
    let sum: f32 =
        seen.lab[1].data.iter().zip(&seen.lab[2].data).map(|(red, yellow)| red.abs() + yellow.abs()).sum();
    sum / seen.skin.data.len() as f32
}

/// Squares to look at, each side a `part` of the longer one, that overlap by half; the whole picture is one.
fn tiles((width, height): (usize, usize), part: f64) -> Vec<Rect> {
    let (width, height) = (width as f64, height as f64);
    let side = width.max(height) / part;
    let stops = |length: f64| {
        let count = if length > side { ((length - side) / (0.5 * side)).ceil() as usize + 1 } else { 1 };
        (0..count).map(move |stop| {
            if count > 1 { (length - side) * stop as f64 / (count - 1) as f64 } else { (length - side) / 2.0 }
        })
    };
    let row = |top: f64| stops(width).map(move |left| Rect::new(left, top, left + side, top + side));
    stops(height).flat_map(row).collect()
}

/// A square of the picture at the size that is looked at, black where there is none; −1–1.
fn tile(pixels: &[[u8; 3]], (width, height): (usize, usize), place: Rect) -> Vec<f32> {
    let step = place.width() / SIDE as f64;
    let span = |from: f64, at: usize, end: usize| {
        let first = (from + at as f64 * step).floor();
        let last = (from + (at + 1) as f64 * step).ceil().max(first + 1.0);
        (first.max(0.0) as usize).min(end)..(last.max(0.0) as usize).min(end)
    };
    let mut tile = Vec::with_capacity(SIDE * SIDE * 3);
    for y in 0..SIDE {
        let rows = span(place.y0, y, height);
        for x in 0..SIDE {
            let columns = span(place.x0, x, width);
            let mut sums = [0_u32; 3];
            for row in rows.clone() {
                for pixel in &pixels[row * width + columns.start..row * width + columns.end] {
                    for (sum, part) in sums.iter_mut().zip(pixel) {
                        *sum += u32::from(*part);
                    }
                }
            }
            let count = (rows.len() * columns.len()).max(1) as f32;
            tile.extend(sums.map(|sum| sum as f32 / count / 127.5 - 1.0));
        }
    }
    tile
}

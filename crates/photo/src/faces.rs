//! Where faces are, and where their eyes, noses and mouths.

mod net;

use kurbo::{Point, Vec2};

use crate::hands::{Hands, each};
use crate::plane::Plane;
use crate::regions::Labels;
use crate::see::Seen;
use net::{Found, Net, SIDE};

/// How sure a face must be, as a logarithm of odds: 84 %.
const SURE: f32 = 1.66;
/// The same for a face that fills a good part of the picture: 76 %.
const SURE_LARGE: f32 = 1.15;
/// Such a part of the longer side.
const LARGE: f64 = 0.3;
/// How much skin there must be between eyes and mouth, 0–1, unless the picture has no colours.
const SKIN: f32 = 0.15;
/// A picture of less colour than this on average, in Lab, is a grey one.
const GREY: f32 = 5.0;
/// Where the picture has less skin than this, nobody looks for faces.
const ANY_SKIN: f32 = 0.01;
/// A nose farther from the middle between the eyes than this, in distances of the eyes, is one seen from the side.
const ASIDE: f64 = 0.42;

/// A face seen from the front, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Face {
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
}

/// The faces of a picture, the surest first.
pub(crate) fn faces(pixels: &[[u8; 3]], seen: &Seen, hands: &dyn Hands) -> Vec<Face> {
    let Some(net) = Net::ready() else { return Vec::new() };
    let (width, height) = (seen.skin.width, seen.skin.height);
    let is_grey = colourfulness(seen) < GREY;
    let skin = |left: f64, top: f64, right: f64, low: f64| {
        let span = |from: f64, to: f64, end: usize| {
            (from.max(0.0) as usize).min(end - 1)..(to.max(1.0) as usize).min(end)
        };
        let (rows, columns) = (span(top, low, height), span(left, right, width));
        let count = (rows.len() * columns.len()).max(1) as f32;
        rows.map(|y| seen.skin.row(y)[columns.clone()].iter().sum::<f32>()).sum::<f32>() / count
    };
    let mut places = tiles(width, height);
    places.retain(|(left, top, side)| is_grey || skin(*left, *top, left + side, top + side) > ANY_SKIN);
    let found = each(hands, &places, |(left, top, side)| -> Vec<Found> {
        let tile = tile(pixels, (width, height), (*left, *top, *side));
        net.look(&tile).map(|face| face.placed(*left, *top, side / SIDE as f64)).collect()
    });
    let mut found: Vec<Found> = found.into_iter().flatten().collect();
    found.sort_by(|one, other| other.sure.total_cmp(&one.sure));
    let mut faces: Vec<(Face, f64)> = Vec::new();
    for one in found {
        let face = Face { eyes: one.eyes, nose: one.nose, mouth: one.mouth };
        let is_known = faces
            .iter()
            .any(|(known, size)| known.middle().distance(face.middle()) < 0.5 * size.max(one.size));
        let is_large = one.size > LARGE * width.max(height) as f64;
        let is_sure = one.sure > if is_large { SURE_LARGE } else { SURE };
        let (middle, half) = (face.middle().midpoint(face.mouth), 0.5 * face.across().hypot());
        let has_skin =
            is_grey || skin(middle.x - half, middle.y - half, middle.x + half, middle.y + half) > SKIN;
        if !is_known && is_sure && has_skin && is_frontal(&face) {
            faces.push((face, one.size));
        }
    }
    faces.into_iter().map(|(face, _)| face).collect()
}

/// The same regions, but each face one of them: shadows on it are none, and its eyes and mouth are drawn otherwise. And
/// where faces are then, 0 or 1.
pub(crate) fn joined(faces: &[Face], basins: Labels, seen: &Seen) -> (Labels, Plane) {
    let mut is_face = Plane::new(basins.width, basins.height);
    if faces.is_empty() {
        return (basins, is_face);
    }
    let mut labels = basins;
    for face in faces {
        let far: Vec<[f64; 2]> = (0..labels.of.len())
            .map(|at| Point::new((at % labels.width) as f64 + 0.5, (at / labels.width) as f64 + 0.5))
            .map(|middle| face.far(middle))
            .collect();
        let belongs = belonging(&labels, &far, seen);
        let new = labels.count as u32;
        for ((label, far), is_face) in labels.of.iter_mut().zip(far).zip(&mut is_face.data) {
            if far[0] < CORE || belongs[*label as usize] {
                (*label, *is_face) = (new, 1.0);
            }
        }
        labels.count += 1;
    }
    (labels.renamed(|label| label), is_face)
}

/// Which regions are parts of a face: most of what matters of it, and what lies mostly on it and has its colour.
fn belonging(labels: &Labels, far: &[[f64; 2]], seen: &Seen) -> Vec<bool> {
    let mut sums = vec![[0.0_f32; 6]; labels.count];
    let mut colour = [0.0_f32; 4];
    for (at, (label, far)) in labels.of.iter().zip(far).enumerate() {
        let parts = [0, 1, 2].map(|part: usize| seen.lab[part].data[at]);
        let on = |far: f64| f32::from(u8::from(far < 1.0));
        let values = [1.0, on(far[0]), on(far[1]), parts[0], parts[1], parts[2]];
        sums[*label as usize].iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        if far[0] < FLESH {
            colour.iter_mut().zip(&values[3..]).for_each(|(sum, value)| *sum += value);
            colour[3] += 1.0;
        }
    }
    let is_flesh = |sum: &[f32; 6]| {
        let apart = [0, 1, 2].map(|part: usize| sum[3 + part] / sum[0] - colour[part] / colour[3].max(1.0));
        apart[0].abs() < LIT && libm::hypotf(apart[1], apart[2]) < TINGED
    };
    sums.iter().map(|sum| sum[1] > MOST * sum[0] || (sum[2] > MOST * sum[0] && is_flesh(sum))).collect()
}

/// What matters of a face is it for sure, whatever is seen there, but for its very edge.
const CORE: f64 = 0.92;
/// Where the colour of a face is looked at.
const FLESH: f64 = 0.7;
/// How much lighter or darker than that a part of a face may be, and how differently coloured, in Lab.
const LIT: f32 = 30.0;
const TINGED: f32 = 14.0;
/// How much of a region must lie within.
const MOST: f32 = 0.55;

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

/// Squares to look at, as left, top and side: the whole picture, and halves that overlap by half.
fn tiles(width: usize, height: usize) -> Vec<(f64, f64, f64)> {
    let (width, height) = (width as f64, height as f64);
    let long = width.max(height);
    let mut tiles = vec![((width - long) / 2.0, (height - long) / 2.0, long)];
    let side = long / 2.0;
    let stops = |length: f64| {
        let count = if length > side { ((length - side) / (0.5 * side)).ceil() as usize + 1 } else { 1 };
        (0..count).map(move |stop| {
            if count > 1 { (length - side) * stop as f64 / (count - 1) as f64 } else { (length - side) / 2.0 }
        })
    };
    for top in stops(height) {
        tiles.extend(stops(width).map(|left| (left, top, side)));
    }
    tiles
}

/// A square of the picture at the size that is looked at, black where there is none; −1–1.
fn tile(pixels: &[[u8; 3]], (width, height): (usize, usize), (left, top, side): (f64, f64, f64)) -> Vec<f32> {
    let step = side / SIDE as f64;
    let span = |from: f64, at: usize, end: usize| {
        let first = (from + at as f64 * step).floor();
        let last = (from + (at + 1) as f64 * step).ceil().max(first + 1.0);
        (first.max(0.0) as usize).min(end)..(last.max(0.0) as usize).min(end)
    };
    let mut tile = Vec::with_capacity(SIDE * SIDE * 3);
    for y in 0..SIDE {
        let rows = span(top, y, height);
        for x in 0..SIDE {
            let columns = span(left, x, width);
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

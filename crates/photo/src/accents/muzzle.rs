//! Eyes, nose and mouth of an animal, drawn by hand where they are in the photo: eyes to look at, a nose that widens
//! upwards, and a mouth that hangs from it.

use drawing::{Pen, Tint};
use kurbo::{Point, Vec2};

use super::features::{Feature, Place};
use crate::analysis::Analysis;
use crate::faces::Face;

/// Distance of the eyes from which on there is room for eyes and a nose; a mouth; lids; eyes with a white. In
/// millimetres.
const SMALLEST: f64 = 4.0;
const MOUTH: f64 = 7.0;
const LIDS: f64 = 9.0;
const OPEN: f64 = 44.0;
/// Radius of a pupil, in distances of the eyes; and in millimetres, the more where there is a lid above it.
const PUPIL: f64 = 0.11;
const SIZES: [f64; 2] = [0.75, 2.5];
/// How much nearer to each other eyes may be where there is no room for them else.
const NEARER: f64 = 0.75;
/// Radius of an eye with a white, in distances of the eyes.
const EYE: f64 = 0.17;
/// Half of the width of a nose, in distances of the eyes; in millimetres, the most that is all ink, and from which on it
/// is left to color.
const NOSE: f64 = 0.17;
const NOSES: [f64; 2] = [0.9, 3.6];
const COLORED: f64 = 4.8;
/// Where the colour of an eye is looked for, in distances of the eyes.
const IRIS: f64 = 0.1;

/// What the face of an animal has, its eyes first; of each the best first, to choose from.
pub(super) fn features(face: &Face, analysis: &Analysis, place: &Place) -> Vec<Vec<Feature>> {
    if place.eyes < SMALLEST {
        return Vec::new();
    }
    let mut looks: Vec<Feature> = [1.0, NEARER].map(|apart| eyes(place, Look::Round, apart)).into();
    if place.eyes >= LIDS {
        looks.insert(0, eyes(place, Look::Lidded, 1.0));
    }
    if place.eyes >= OPEN {
        let beside = [-IRIS, IRIS].map(|part| part * face.across());
        let iris = face.eyes.into_iter().flat_map(|eye| beside.map(|to| eye + to));
        looks.insert(0, eyes(place, Look::Open(colour(iris, analysis)), 1.0));
    }
    let tip = place.back(face.nose);
    let is_colored = NOSE * place.eyes >= COLORED;
    let tint = is_colored.then(|| colour([face.nose].into_iter(), analysis));
    let mut noses: Vec<Feature> = [1.0, 0.7].map(|size| nose(place, tip, (size, false), None)).into();
    if place.eyes >= MOUTH {
        noses.splice(
            0..0,
            [(1.0, tint), (0.8, None)].map(|(size, tint)| nose(place, tip, (size, true), tint)),
        );
    }
    vec![looks, noses]
}

/// The mean colour of the photo at some points.
fn colour(points: impl Iterator<Item = Point>, analysis: &Analysis) -> Tint {
    let (mut sums, mut count) = ([0_u32; 3], 0);
    for point in points {
        let x = (point.x.max(0.0) as usize).min(analysis.width - 1);
        let y = (point.y.max(0.0) as usize).min(analysis.height - 1);
        let pixel = analysis.pixels[y * analysis.width + x];
        sums.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += u32::from(part));
        count += 1;
    }
    let [red, green, blue] = sums.map(|sum| (sum / count.max(1)) as u8);
    Tint { red, green, blue }
}

/// How eyes look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// A pupil alone.
    Round,
    /// With a lid above.
    Lidded,
    /// A pupil in an iris of this colour.
    Open(Tint),
}

fn eyes(place: &Place, look: Look, apart: f64) -> Feature {
    let radius = (PUPIL * place.eyes).clamp(SIZES[0], SIZES[1]) / place.eyes;
    let mut feature = Feature::EMPTY;
    for side in [-0.5 * apart, 0.5 * apart] {
        let at = |x: f64, y: f64| Point::new(side + x, y);
        match look {
            Look::Round => (),
            Look::Lidded => {
                let (wide, high) = (radius + 0.07, -0.6 * radius);
                let lid = [
                    (-wide, high + 0.04),
                    (-0.6 * wide, high - 0.13),
                    (0.6 * wide, high - 0.13),
                    (wide, high + 0.04),
                ];
                feature.line(place, lid.map(|(x, y)| at(x, y - 0.4 * radius)), Pen::Fine);
            }
            Look::Open(iris) => {
                let (wide, high) = (1.3 * EYE, 1.25 * EYE);
                let arc =
                    |high: f64| [at(-wide, 0.0), at(-0.6 * wide, high), at(0.6 * wide, high), at(wide, 0.0)];
                let [start, one, two, end] = arc(high);
                feature.opening(place, [arc(-high), [end, two, one, start]], iris);
            }
        }
        feature.dot(place, at(0.0, 0.0), (radius, 1.1 * radius));
    }
    feature
}

fn nose(place: &Place, tip: Point, (size, has_mouth): (f64, bool), tint: Option<Tint>) -> Feature {
    let [least, most] = NOSES;
    let half =
        (size * NOSE * place.eyes).clamp(least, if tint.is_some() { f64::MAX } else { most }) / place.eyes;
    let at = |x: f64, y: f64| tip + half * Vec2::new(x, y);
    let mut feature = Feature::EMPTY;
    // Flat above, its wings wide, and round to a point below.
    let outline = [
        [at(0.0, -0.62), at(0.35, -0.62), at(1.0, -0.72), at(1.0, -0.2)],
        [at(1.0, -0.2), at(1.0, 0.25), at(0.4, 0.72), at(0.0, 0.72)],
        [at(0.0, 0.72), at(-0.4, 0.72), at(-1.0, 0.25), at(-1.0, -0.2)],
        [at(-1.0, -0.2), at(-1.0, -0.72), at(-0.35, -0.62), at(0.0, -0.62)],
    ];
    feature.filled(place, (tip, &outline), tint);
    if has_mouth {
        let pen = if place.eyes >= 2.0 * LIDS { Pen::Inner } else { Pen::Fine };
        let low = (0.72 * half + 0.2 * size).max(0.72 * half + 0.9 / place.eyes);
        let end = tip + Vec2::new(0.0, low);
        let third = (end - (tip + Vec2::new(0.0, 0.72 * half))) / 3.0;
        feature.line(place, [end - 3.0 * third, end - 2.0 * third, end - third, end], pen);
        for side in [-1.0, 1.0] {
            let to = |x: f64, y: f64| end + size * Vec2::new(side * x, y);
            feature.line(place, [end, to(0.02, 0.16), to(0.26, 0.18), to(0.34, -0.02)], pen);
        }
    }
    // All of it hangs together.
    feature.least = feature.ink;
    feature
}

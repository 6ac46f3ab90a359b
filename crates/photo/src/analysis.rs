//! Everything about a photo that no setting changes.

use drawing::Length;

use crate::accents::{self, Accent};
use crate::decode::Photo;
use crate::faces::{self, Face};
use crate::hands::{Alone, Hands, both};
use crate::page::on_page;
use crate::plane::Plane;
use crate::regions::{Graph, Labels, Parts, Taste, merged, watershed};
use crate::see::{Seen, subject};
use crate::sketch::sketch;

/// Longest side of the picture that is looked at, in pixels.
const LOOKED_AT: usize = 640;
/// A smaller picture is stretched to about this first.
const SMALLEST: usize = 320;
/// Blur of the border strength in pixels, so that basins are larger than its ripples.
const SOFT: f32 = 0.4;
/// Regions among which the parts of the whole are looked for.
const COARSE: usize = 400;
/// Strength of a border where everything differs on its two sides.
pub(crate) const STRONGEST: f32 = 1.4;

/// What is seen in a photo: colours, where they change, and the smallest regions between. It holds no
/// photo any more, only what drawing needs, in about 30 MB whatever the photo's size.
#[derive(Debug)]
pub struct Analysis {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Whether the picture was mirrored before looking; see [`Analysis::of`].
    pub(crate) mirrored: bool,
    /// Upright width and height of the file's picture.
    pub(crate) original: (usize, usize),
    pub(crate) pixels: Vec<[u8; 3]>,
    pub(crate) seen: Seen,
    pub(crate) basins: Labels,
    pub(crate) graph: Graph,
    pub(crate) accents: Vec<Accent>,
    pub(crate) faces: Vec<Face>,
    /// Where the lines are, if the photo is of a drawing on paper.
    pub(crate) sketch: Option<Labels>,
}

impl Analysis {
    /// Looks at a photo.
    ///
    /// It is always looked at with its lighter half on the left and the drawing mirrored back, so
    /// that a mirrored photo gives the mirrored drawing, whatever order ties are decided in.
    pub fn of(photo: &Photo) -> Self {
        Self::by(photo, &Alone)
    }

    /// The same, with a second hand perhaps.
    pub fn by(photo: &Photo, hands: &dyn Hands) -> Self {
        let (width, height, mut pixels) = resized(photo);
        let mirrored = lighter_right(&pixels, width);
        if mirrored {
            for row in pixels.chunks_exact_mut(width) {
                row.reverse();
            }
        }
        let mut seen = Seen::of(&pixels, width, hands);
        let millimetre = (width as f64 / on_page(photo.original).width * Length::mm(1.0).units()) as f32;
        let watersheds = watershed(&seen.edges.best.blur(SOFT), STRONGEST);
        let faces = faces::faces(&pixels, &seen, hands);
        let basins;
        (basins, seen.faces) = faces::joined(&faces, watersheds, &seen);
        seen.parts = Some(parts(&basins, &seen, millimetre));
        let mut graph = Graph::of(&basins, &seen);
        seen.subject = subject(&basins, &graph, &seen.skin.blur(3.0 * millimetre));
        for (label, value) in basins.of.iter().zip(&seen.subject.data) {
            graph.regions[*label as usize].subject += value;
        }
        let (accents, sketch) = both(
            hands,
            || accents::candidates(&seen, &faces, millimetre),
            || sketch(&seen.lab[0], millimetre),
        );
        Self {
            width,
            height,
            mirrored,
            original: photo.original,
            pixels,
            seen,
            basins,
            graph,
            accents: accents.unwrap_or_default(),
            faces,
            sketch: sketch.flatten(),
        }
    }

    /// Width and height of the photo, upright, in its own pixels.
    pub const fn original_size(&self) -> (usize, usize) {
        self.original
    }
}

/// What belongs together, looked for among a few hundred regions.
fn parts(basins: &Labels, seen: &Seen, millimetre: f32) -> Parts {
    let taste = Taste::plain(10.0 * millimetre * millimetre);
    let root = merged(&Graph::of(basins, seen), &taste, f32::INFINITY).cut_to(COARSE);
    let labels = basins.renamed(|label| root[label as usize]);
    let graph = Graph::of(&labels, seen);
    Parts::of(labels, &graph, &taste)
}

fn lighter_right(pixels: &[[u8; 3]], width: usize) -> bool {
    let mut balance = 0_i64;
    for row in pixels.chunks_exact(width) {
        for (x, pixel) in row.iter().enumerate() {
            let light: i64 = pixel.iter().map(|part| i64::from(*part)).sum();
            balance += light * (2 * x as i64 + 1 - width as i64);
        }
    }
    balance > 0
}

/// The picture at the size it is looked at.
fn resized(photo: &Photo) -> (usize, usize, Vec<[u8; 3]>) {
    let long = photo.width.max(photo.height);
    let target = long.clamp(SMALLEST, LOOKED_AT);
    if long == target {
        return (photo.width, photo.height, photo.pixels.clone());
    }
    let fit = |side: usize| ((side * target + long / 2) / long).max(1);
    let (width, height) = (fit(photo.width), fit(photo.height));
    let planes = [0, 1, 2].map(|part| {
        let data = photo.pixels.iter().map(|pixel| f32::from(pixel[part])).collect();
        let plane = Plane { width: photo.width, height: photo.height, data };
        // What is drawn smaller loses first what would only flicker.
        let soft = if target < long { plane.blur(0.45 * long as f32 / target as f32) } else { plane };
        soft.stretched(width, height)
    });
    let part = |plane: &Plane, at: usize| (plane.data[at] + 0.5).clamp(0.0, 255.0) as u8;
    let pixels =
        (0..width * height).map(|at| [0, 1, 2].map(|index: usize| part(&planes[index], at))).collect();
    (width, height, pixels)
}

//! Everything about a photo that no setting changes.

use drawing::Length;

use crate::accents::{self, Accent};
use crate::decode::Photo;
use crate::faces::{self, Face};
use crate::hands::{Alone, Hands, both, each};
use crate::page::on_page;
use crate::plane::Plane;
use crate::regions::{Graph, Known, Labels, Parts, Taste, merged, watershed};
use crate::see::{Seen, subject};
use crate::sketch::sketch;

/// Longest side of the picture that is looked at, in pixels.
const LOOKED_AT: usize = 640;
/// A smaller picture is stretched to about this first.
const SMALLEST: usize = 320;
/// Of so many pixels one may be a lamp, which does not tell how light a picture is.
const LIGHTS: usize = 50;
/// A picture whose lightest pixels, of 255, are darker than the second is of a dark room, and lit as far; below the first
/// there is nothing to see.
const NIGHT: usize = 32;
const ROOM: usize = 160;
/// How much light is added at most, as a factor.
const MOST_LIGHT: f32 = 3.0;
/// Blur of the border strength in pixels, so that basins are larger than its ripples.
const SOFT: f32 = 0.4;
/// Regions among which the parts of the whole are looked for.
const COARSE: usize = 400;
/// Strength of a border where everything differs on its two sides.
pub(crate) const STRONGEST: f32 = 1.4;

/// What is seen in a photo: colours, where they change, and the smallest regions between. It holds no
/// photo any more, only what drawing needs, in about 20 MB whatever the photo's size.
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
        let (width, height, mut pixels) = resized(photo, hands);
        light(&mut pixels);
        let mirrored = lighter_right(&pixels, width);
        if mirrored {
            for row in pixels.chunks_exact_mut(width) {
                row.reverse();
            }
        }
        let mut seen = Seen::of(&pixels, width, hands);
        let millimetre = (width as f64 / on_page(photo.original).width * Length::mm(1.0).units()) as f32;
        let (watersheds, sketch) = both(
            hands,
            || watershed(&seen.edges.best.blur(SOFT), STRONGEST),
            || sketch(&seen.lab, millimetre),
        );
        let faces = faces::faces(&pixels, &seen, hands);
        let basins;
        (basins, seen.faces) = faces::joined(&faces, watersheds, &seen);
        let mut graph = Graph::of(&basins, &seen, hands);
        let parts = parts((&basins, &graph), &seen, millimetre, hands);
        graph.hold_apart(&basins, &parts);
        seen.parts = Some(parts);
        seen.subject = subject(&basins, &graph, &seen.skin.blur(3.0 * millimetre));
        for (label, value) in basins.of.iter().zip(&seen.subject.data) {
            graph.regions[*label as usize].subject += value;
        }
        let accents = accents::candidates(&seen, &faces, millimetre, hands);
        Self {
            width,
            height,
            mirrored,
            original: photo.original,
            pixels,
            seen,
            basins,
            graph,
            accents,
            faces,
            sketch,
        }
    }

    /// Width and height of the photo, upright, in its own pixels.
    pub const fn original_size(&self) -> (usize, usize) {
        self.original
    }
}

/// What belongs together, looked for among a few hundred regions.
fn parts((basins, graph): (&Labels, &Graph), seen: &Seen, millimetre: f32, hands: &dyn Hands) -> Parts {
    let taste = Taste::plain(10.0 * millimetre * millimetre);
    let root = merged(graph, &taste, f32::INFINITY).cut_to(COARSE);
    let labels = basins.renamed(|label| root[label as usize]);
    let graph =
        Graph::again(&labels, Known { labels: basins, regions: &graph.regions }, seen, |_| true, hands);
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

/// Turns the light on in a dark room, so that faces and borders are seen there too.
fn light(pixels: &mut [[u8; 3]]) {
    let mut counts = [0_usize; 256];
    for [red, green, blue] in &*pixels {
        counts[usize::from(*red.max(green).max(blue))] += 1;
    }
    let mut lighter = 0;
    let lightest = (0..256).rev().find(|value| {
        lighter += counts[*value];
        lighter * LIGHTS >= pixels.len()
    });
    let Some(lightest) = lightest.filter(|lightest| (NIGHT..ROOM).contains(lightest)) else { return };
    let by = (ROOM as f32 / lightest as f32).min(MOST_LIGHT);
    let lit: Vec<u8> = (0..=255_u8).map(|value| (f32::from(value) * by + 0.5).min(255.0) as u8).collect();
    for part in pixels.as_flattened_mut() {
        *part = lit[usize::from(*part)];
    }
}

/// The picture at the size it is looked at.
fn resized(photo: &Photo, hands: &dyn Hands) -> (usize, usize, Vec<[u8; 3]>) {
    let long = photo.width.max(photo.height);
    let target = long.clamp(SMALLEST, LOOKED_AT);
    if long == target {
        return (photo.width, photo.height, photo.pixels.clone());
    }
    let fit = |side: usize| ((side * target + long / 2) / long).max(1);
    let (width, height) = (fit(photo.width), fit(photo.height));
    let planes = each(hands, &[0, 1, 2], |part: &usize| {
        let data = photo.pixels.iter().map(|pixel| f32::from(pixel[*part])).collect();
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

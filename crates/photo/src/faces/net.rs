//! The face detector: `BlazeFace` (Bazarevsky and others, 2019), its weights by Google under the Apache License 2.0.
//!
//! Sixteen blocks, each a convolution of every channel by itself and one across channels, added to what came in.
//! Two grids say of each of their cells whether a face is there and where its parts are.

use fearless_simd::{Level, Simd, dispatch};
use kurbo::Point;

/// What it was taught, as `build.rs` writes it; empty where the model was not there when this was built.
static WEIGHTS: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/faces.bin"));

/// Side of the picture that it looks at, in pixels.
pub(super) const SIDE: usize = 128;
/// Channels after the first convolution.
const FIRST: usize = 24;
/// Channels that come out of each block and how far apart its pixels are in what comes in.
const BLOCKS: [(usize, usize); 16] = [
    (24, 1),
    (28, 1),
    (32, 2),
    (36, 1),
    (42, 1),
    (48, 2),
    (56, 1),
    (64, 1),
    (72, 1),
    (80, 1),
    (88, 1),
    (96, 2),
    (96, 1),
    (96, 1),
    (96, 1),
    (96, 1),
];
/// After this many of them there is the finer grid.
const FINE: usize = 11;
/// Guesses of each cell of the finer and the coarser grid.
const GUESSES: [usize; 2] = [2, 6];
/// Numbers of a guess: a box, and six points.
const NUMBERS: usize = 16;
/// No guess less sure than this is told.
const LEAST: f32 = 1.0;

/// A face that may be there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    /// The logarithm of the odds that it is.
    pub(super) sure: f32,
    /// The side of its box.
    pub(super) size: f64,
    pub(super) eyes: [Point; 2],
    pub(super) nose: Point,
    pub(super) mouth: Point,
}

impl Found {
    /// The same in a picture of which this is a square, from its upper left `corner`.
    pub(super) fn placed(self, corner: Point, scale: f64) -> Self {
        let place = |point: Point| corner + scale * point.to_vec2();
        let (nose, mouth) = (place(self.nose), place(self.mouth));
        Self { sure: self.sure, size: self.size * scale, eyes: self.eyes.map(place), nose, mouth }
    }
}

/// The detector.
pub(super) struct Net {
    weights: Vec<f32>,
}

impl Net {
    /// `None` where it was not there when this was built.
    pub(super) fn ready() -> Option<Self> {
        let (numbers, _) = WEIGHTS.as_chunks::<4>();
        let weights: Vec<f32> = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        (!weights.is_empty()).then_some(Self { weights })
    }

    /// The faces in a picture of [`SIDE`] × [`SIDE`] pixels of three parts, −1–1.
    pub(super) fn look(&self, picture: &[f32]) -> Vec<Found> {
        let level = Level::new();
        dispatch!(level, simd => self.seen(simd, picture))
    }

    #[inline(always)]
    fn seen<S: Simd>(&self, _: S, picture: &[f32]) -> Vec<Found> {
        let mut rest = Rest(&self.weights);
        let picture = Volume { side: SIDE, channels: 3, data: picture.to_vec() };
        let mut now = picture.convolved(&mut rest);
        let mut fine = now.clone();
        for (index, (channels, stride)) in BLOCKS.into_iter().enumerate() {
            now = now.through(&mut rest, channels, stride);
            if index + 1 == FINE {
                fine = now.clone();
            }
        }
        let [fine_sure, sure] = [(&fine, GUESSES[0]), (&now, GUESSES[1])]
            .map(|(volume, guesses)| volume.mixed(&mut rest, guesses));
        let [fine_parts, parts] = [(&fine, GUESSES[0]), (&now, GUESSES[1])]
            .map(|(volume, guesses)| volume.mixed(&mut rest, guesses * NUMBERS));
        [guesses(&fine_sure, &fine_parts), guesses(&sure, &parts)].concat()
    }
}

/// What the cells of one grid say.
fn guesses(sure: &Volume, parts: &Volume) -> Vec<Found> {
    let cell = SIDE as f64 / sure.side as f64;
    let parts = parts.data.chunks_exact(NUMBERS);
    let likely = sure.data.iter().zip(parts).enumerate().filter(|(_, (sure, _))| **sure > LEAST);
    likely
        .map(|(index, (sure_of_it, parts))| {
            let at = index / sure.channels;
            let (x, y) = ((at % sure.side) as f64 + 0.5, (at / sure.side) as f64 + 0.5);
            let point = |part: usize| {
                Point::new(
                    x * cell + f64::from(parts[4 + 2 * part]),
                    y * cell + f64::from(parts[5 + 2 * part]),
                )
            };
            let size = f64::from(parts[2].max(parts[3]));
            Found { sure: *sure_of_it, size, eyes: [point(0), point(1)], nose: point(2), mouth: point(3) }
        })
        .collect()
}

/// The weights that are not used yet.
struct Rest<'a>(&'a [f32]);

impl<'a> Rest<'a> {
    /// The next ones.
    fn take(&mut self, count: usize) -> &'a [f32] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }
}

/// A square picture of many channels, which lie together.
#[derive(Clone)]
struct Volume {
    side: usize,
    channels: usize,
    data: Vec<f32>,
}

impl Volume {
    fn new(side: usize, channels: usize) -> Self {
        Self { side, channels, data: vec![0.0; side * side * channels] }
    }

    fn at(&self, x: usize, y: usize) -> &[f32] {
        &self.data[(y * self.side + x) * self.channels..][..self.channels]
    }

    /// The first convolution: five by five, every second pixel.
    #[inline(always)]
    fn convolved(&self, rest: &mut Rest<'_>) -> Self {
        let (weights, added) = (rest.take(25 * self.channels * FIRST), rest.take(FIRST));
        let mut out = Self::new(self.side / 2, FIRST);
        let side = out.side;
        for (at, sums) in out.data.chunks_exact_mut(FIRST).enumerate() {
            sums.copy_from_slice(added);
            for (tap, weights) in weights.chunks_exact(self.channels * FIRST).enumerate() {
                let (x, y) = (2 * (at % side) + tap % 5, 2 * (at / side) + tap / 5);
                // The window begins one pixel before.
                if (1..=self.side).contains(&x) && (1..=self.side).contains(&y) {
                    mix(sums, self.at(x - 1, y - 1), weights);
                }
            }
            positive(sums);
        }
        out
    }

    /// A block.
    #[inline(always)]
    fn through(&self, rest: &mut Rest<'_>, channels: usize, stride: usize) -> Self {
        let apart = self.apart(rest, stride);
        let mut out = apart.mixed(rest, channels);
        for (at, sums) in out.data.chunks_exact_mut(channels).enumerate() {
            let (x, y) = (at % out.side, at / out.side);
            if stride == 1 {
                sums.iter_mut().zip(self.at(x, y)).for_each(|(sum, part)| *sum += part);
            } else {
                let corners =
                    [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| self.at(2 * x + dx, 2 * y + dy));
                for (channel, sum) in sums.iter_mut().take(self.channels).enumerate() {
                    *sum += corners.iter().map(|corner| corner[channel]).fold(f32::NEG_INFINITY, f32::max);
                }
            }
            positive(sums);
        }
        out
    }

    /// Three by three, each channel by itself.
    #[inline(always)]
    fn apart(&self, rest: &mut Rest<'_>, stride: usize) -> Self {
        let (weights, added) = (rest.take(9 * self.channels), rest.take(self.channels));
        let mut out = Self::new(self.side / stride, self.channels);
        let (side, before) = (out.side, usize::from(stride == 1));
        for (at, sums) in out.data.chunks_exact_mut(self.channels).enumerate() {
            sums.copy_from_slice(added);
            for (tap, weights) in weights.chunks_exact(self.channels).enumerate() {
                let (x, y) = (stride * (at % side) + tap % 3, stride * (at / side) + tap / 3);
                if (before..self.side + before).contains(&x) && (before..self.side + before).contains(&y) {
                    let here = self.at(x - before, y - before);
                    for ((sum, part), weight) in sums.iter_mut().zip(here).zip(weights) {
                        *sum += part * weight;
                    }
                }
            }
        }
        out
    }

    /// Each pixel by itself, all channels together.
    #[inline(always)]
    fn mixed(&self, rest: &mut Rest<'_>, channels: usize) -> Self {
        let (weights, added) = (rest.take(self.channels * channels), rest.take(channels));
        let mut out = Self::new(self.side, channels);
        for (sums, parts) in out.data.chunks_exact_mut(channels).zip(self.data.chunks_exact(self.channels)) {
            sums.copy_from_slice(added);
            mix(sums, parts, weights);
        }
        out
    }
}

/// Adds every part to every sum, by its weight.
#[inline(always)]
fn mix(sums: &mut [f32], parts: &[f32], weights: &[f32]) {
    let count = sums.len();
    let (fours, rest) = parts.as_chunks::<4>();
    let (weights, last) = weights.split_at(fours.len() * 4 * count);
    // Four at once, one after the other, so that each sum is stored less often.
    for ([a, b, c, d], weights) in fours.iter().zip(weights.chunks_exact(4 * count)) {
        let (one, other) = weights.split_at(2 * count);
        let weights = one[..count].iter().zip(&one[count..]).zip(&other[..count]).zip(&other[count..]);
        for (sum, (((one, two), three), four)) in sums.iter_mut().zip(weights) {
            *sum = *sum + a * one + b * two + c * three + d * four;
        }
    }
    for (part, weights) in rest.iter().zip(last.chunks_exact(count)) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += part * weight;
        }
    }
}

#[inline(always)]
fn positive(sums: &mut [f32]) {
    for sum in sums {
        *sum = sum.max(0.0);
    }
}

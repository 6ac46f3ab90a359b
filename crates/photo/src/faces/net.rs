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

    /// The faces in a picture of [`SIDE`] × [`SIDE`] pixels of three parts, −1–1; none less sure than `least`.
    pub(super) fn look(&self, picture: &[f32], least: f32) -> Vec<Found> {
        let level = Level::new();
        dispatch!(level, simd => self.seen(simd, picture, least))
    }

    #[inline(always)]
    fn seen<S: Simd>(&self, _: S, picture: &[f32], least: f32) -> Vec<Found> {
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
        [guesses(&fine_sure, &fine_parts, least), guesses(&sure, &parts, least)].concat()
    }
}

/// What the cells of one grid say.
fn guesses(sure: &Volume, parts: &Volume, least: f32) -> Vec<Found> {
    let cell = SIDE as f64 / sure.side as f64;
    let parts = parts.data.chunks_exact(NUMBERS);
    let likely = sure.data.iter().zip(parts).enumerate().filter(|(_, (sure, _))| **sure > least);
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
        let wide = 25 * self.channels;
        let (weights, added) = (rest.take(wide * FIRST), rest.take(FIRST));
        let mut out = Self::new(self.side / 2, FIRST);
        let side = out.side;
        let mut windows = vec![0.0; 4 * wide];
        for (four, sums) in out.data.chunks_exact_mut(4 * FIRST).enumerate() {
            for (at, window) in windows.chunks_exact_mut(wide).enumerate() {
                let at = 4 * four + at;
                self.window((2 * (at % side), 2 * (at / side)), window);
            }
            sums.chunks_exact_mut(FIRST).for_each(|sums| sums.copy_from_slice(added));
            mix_four(sums, &windows, weights);
            positive(sums);
        }
        out
    }

    /// Five by five pixels, the first of them one before this; 0 outside.
    #[inline(always)]
    fn window(&self, (x, y): (usize, usize), window: &mut [f32]) {
        for (row, parts) in window.chunks_exact_mut(5 * self.channels).enumerate() {
            for (column, parts) in parts.chunks_exact_mut(self.channels).enumerate() {
                let (x, y) = (x + column, y + row);
                if (1..=self.side).contains(&x) && (1..=self.side).contains(&y) {
                    parts.copy_from_slice(self.at(x - 1, y - 1));
                } else {
                    parts.fill(0.0);
                }
            }
        }
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
        let pixels = self.data.chunks_exact(4 * self.channels);
        for (sums, parts) in out.data.chunks_exact_mut(4 * channels).zip(pixels) {
            sums.chunks_exact_mut(channels).for_each(|sums| sums.copy_from_slice(added));
            mix_four(sums, parts, weights);
        }
        out
    }
}

/// The same for four pixels at once, so that each weight is read less often.
#[inline(always)]
fn mix_four(sums: &mut [f32], parts: &[f32], weights: &[f32]) {
    let (channels, count) = (parts.len() / 4, sums.len() / 4);
    let (first, second) = sums.split_at_mut(2 * count);
    let ((one, two), (three, four)) = (first.split_at_mut(count), second.split_at_mut(count));
    let fours = channels / 4;
    for block in 0..fours {
        let weights = &weights[4 * block * count..][..4 * count];
        let [a, b, c, d] = [0, 1, 2, 3].map(|row: usize| &weights[row * count..][..count]);
        let [p, q, r, s] = [0, 1, 2, 3].map(|pixel: usize| {
            let at = pixel * channels + 4 * block;
            [parts[at], parts[at + 1], parts[at + 2], parts[at + 3]]
        });
        for at in 0..count {
            let (a, b, c, d) = (a[at], b[at], c[at], d[at]);
            one[at] = one[at] + p[0] * a + p[1] * b + p[2] * c + p[3] * d;
            two[at] = two[at] + q[0] * a + q[1] * b + q[2] * c + q[3] * d;
            three[at] = three[at] + r[0] * a + r[1] * b + r[2] * c + r[3] * d;
            four[at] = four[at] + s[0] * a + s[1] * b + s[2] * c + s[3] * d;
        }
    }
    for (sums, parts) in [one, two, three, four].into_iter().zip(parts.chunks_exact(channels)) {
        mix(sums, &parts[4 * fours..], &weights[4 * fours * count..]);
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

//! How strongly each pixel separates what lies on its two sides, in eight directions.
//!
//! After the half-disc comparison of Martin, Fowlkes and Malik ("Learning to detect natural image
//! boundaries", 2004): colours, lightness and grain are compared as distributions (χ²), not as means, so
//! that grass, fur and knit, which are alike on both sides, do not count. The discs are Gaussians, sampled on
//! a pyramid, so that each scale costs a quarter of the one before.

use fearless_simd::{Level, Simd, dispatch};

use crate::hands::{Hands, both, each};
use crate::plane::Plane;
use crate::see::histogram::{GRAINS, bins, grain, halved_bins};

/// Directions a border may run, from along x, a sixteenth of a turn apart.
pub(crate) const TURNS: usize = 8;
/// Blur and reach of a half-disc in pixels of its pyramid level.
const SIGMA: f32 = 1.5;
const OFFSET: f32 = 2.0;
const ALONG: f32 = 1.6;
/// No sample lies farther away than this.
const MARGIN: usize = 4;

/// Each half as fine as the one before.
const SCALES: usize = 4;

/// What each cue counts for at each of four scales, finest first; colours and grain there not at all.
const LIGHT: [f32; SCALES] = [0.47, 0.21, 0.06, 0.05];
const COLOUR: [f32; SCALES] = [0.0, 0.34, 0.15, 0.08];
const GRAIN: [f32; SCALES] = [0.0, 0.20, 0.125, 0.06];

/// How strong a border in each direction would be.
#[derive(Debug)]
pub(crate) struct Edges {
    /// Of each pixel, in steps of [`STEP`].
    turns: Vec<[u16; TURNS]>,
    /// The strongest of them.
    pub(crate) best: Plane,
    /// Of each pixel what the light does around it: shares, of 255.
    grain: Vec<[u8; GRAINS]>,
}

/// Finer than any difference that matters; all strengths are below 4.
const STEP: f32 = 1.0 / 16_384.0;

impl Edges {
    /// How strong a border in this direction would be at a pixel.
    pub(crate) fn strength(&self, at: usize, turn: usize) -> f32 {
        f32::from(self.turns[at][turn]) * STEP
    }

    /// What the light does around a pixel: shares that add up to 1.
    pub(crate) fn grain(&self, at: usize) -> [f32; GRAINS] {
        self.grain[at].map(|share| f32::from(share) / 255.0)
    }
}

/// The borders of a picture in Lab.
pub(crate) fn edges(lab: &[Plane; 3], hands: &dyn Hands) -> Edges {
    let (width, height) = (lab[0].width, lab[0].height);
    let (colours, (mut light, fine)) = both(
        hands,
        || [halved_bins(&lab[1], -42.0, 8.0, 14), halved_bins(&lab[2], -50.0, 8.0, 16)],
        || (bins(&lab[0], 4.0, 10.5, 10), grain(&lab[0])),
    );
    let [mut reds, mut yellows] = colours;
    let mut coarse = Vec::new();
    let mut scales: Vec<Vec<Plane>> = Vec::new();
    for scale in 0..SCALES {
        if scale > 0 {
            light = each(hands, &light, Plane::halved);
            coarse = each(hands, if scale == 1 { &fine } else { &coarse[..] }, Plane::halved);
        }
        if scale > 1 {
            reds = each(hands, &reds, Plane::halved);
            yellows = each(hands, &yellows, Plane::halved);
        }
        // Colours and grain are not looked at in the finest scale.
        let cues = [
            (&light[..], LIGHT[scale]),
            (&reds[..], COLOUR[scale]),
            (&yellows[..], COLOUR[scale]),
            (&coarse[..], GRAIN[scale]),
        ];
        scales.push(compared(&cues, hands));
    }
    let turns: [usize; TURNS] = core::array::from_fn(|turn| turn);
    let turns = each(hands, &turns, |turn| {
        let mut sum = scales[0][*turn].clone();
        for part in &scales[1..] {
            let part = part[*turn].stretched(width, height);
            sum.data.iter_mut().zip(part.data).for_each(|(sum, part)| *sum += part);
        }
        sum
    });
    let mut best = Plane::new(width, height);
    for turn in &turns {
        for (best, strength) in best.data.iter_mut().zip(&turn.data) {
            *best = best.max(*strength);
        }
    }
    let steps = |value: f32| (value / STEP + 0.5) as u16;
    let (turns, grain) = both(
        hands,
        || (0..width * height).map(|at| core::array::from_fn(|turn| steps(turns[turn].data[at]))).collect(),
        || {
            (0..width * height)
                .map(|at| fine.each_ref().map(|plane| (plane.data[at] * 255.0 + 0.5) as u8))
                .collect()
        },
    );
    Edges { turns, best, grain }
}

/// How differently the two sides of each pixel look in each direction: for each cue its planes, and what the χ distance
/// of their histograms counts for.
fn compared(cues: &[(&[Plane], f32)], hands: &dyn Hands) -> Vec<Plane> {
    let (width, height) = (cues[0].0[0].width, cues[0].0[0].height);
    let soft = |(bins, weight): &(&[Plane], f32)| {
        let any: Vec<&Plane> = bins.iter().filter(|bin| bin.data.iter().any(|share| *share != 0.0)).collect();
        (each(hands, &any, |bin| Padded::of(&bin.blur(SIGMA))), *weight)
    };
    let cues: Vec<(Vec<Padded>, f32)> = cues.iter().filter(|(_, weight)| *weight > 0.0).map(soft).collect();
    let turns: [usize; TURNS] = core::array::from_fn(|turn| turn);
    let level = Level::new();
    each(hands, &turns, |turn| {
        let mut plane = Plane::new(width, height);
        let mut sum = vec![0.0; width];
        let [one, two] = samples(*turn);
        for (y, out) in plane.data.chunks_exact_mut(width).enumerate() {
            for (bins, weight) in &cues {
                sum.fill(0.0);
                for bin in bins {
                    let here = [bin.row(one, y), bin.row(two, y)];
                    let there = [bin.row(minus(two), y), bin.row(minus(one), y)];
                    dispatch!(level, simd => chi(simd, &mut sum, here, there));
                }
                dispatch!(level, simd => distance(simd, out, &sum, *weight));
            }
        }
        plane
    })
}

/// Adds one bin's part of the χ² of two pairs of samples.
#[inline(always)]
fn chi<S: Simd>(_: S, out: &mut [f32], [a, b]: [&[f32]; 2], [c, d]: [&[f32]; 2]) {
    for ((((out, a), b), c), d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        let (one, other) = (a + b, c + d);
        let apart = one - other;
        *out += 0.5 * apart * apart / (one + other + 1e-4);
    }
}

/// Adds `weight` times the χ distance of each χ².
#[inline(always)]
fn distance<S: Simd>(_: S, out: &mut [f32], sums: &[f32], weight: f32) {
    for (out, sum) in out.iter_mut().zip(sums) {
        *out += weight * (sum * 0.5).sqrt();
    }
}

/// Where the two samples on one side of a border in this direction lie.
fn samples(turn: usize) -> [(isize, isize); 2] {
    let angle = turn as f32 * (core::f32::consts::PI / TURNS as f32);
    let (sin, cos) = (libm::sinf(angle), libm::cosf(angle));
    let at = |along: f32| {
        let x = libm::roundf(-sin * OFFSET + cos * along) as isize;
        let y = libm::roundf(cos * OFFSET + sin * along) as isize;
        (x, y)
    };
    [at(-ALONG), at(ALONG)]
}

const fn minus((x, y): (isize, isize)) -> (isize, isize) {
    (-x, -y)
}

/// A plane with a margin of its nearest pixels around it.
struct Padded {
    stride: usize,
    width: usize,
    data: Vec<f32>,
}

impl Padded {
    fn of(plane: &Plane) -> Self {
        let stride = plane.width + 2 * MARGIN;
        let mut data = Vec::with_capacity(stride * (plane.height + 2 * MARGIN));
        for y in 0..plane.height + 2 * MARGIN {
            let row = plane.row(y.saturating_sub(MARGIN).min(plane.height - 1));
            data.extend_from_slice(&[row[0]; MARGIN]);
            data.extend_from_slice(row);
            data.extend_from_slice(&[row[row.len() - 1]; MARGIN]);
        }
        Self { stride, width: plane.width, data }
    }

    fn row(&self, (x, y): (isize, isize), row: usize) -> &[f32] {
        let start = (row + MARGIN).wrapping_add_signed(y) * self.stride + MARGIN.wrapping_add_signed(x);
        &self.data[start..start + self.width]
    }
}

//! How strongly each pixel separates what lies on its two sides, in eight directions.
//!
//! After the half-disc comparison of Martin, Fowlkes and Malik ("Learning to detect natural image
//! boundaries", 2004): colours, lightness and grain are compared as distributions (χ²), not as means, so
//! that grass, fur and knit, which are alike on both sides, do not count. The discs are Gaussians, sampled on
//! a pyramid, so that each scale costs a quarter of the one before.

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

/// What each cue counts for at each of three scales, finest first; colours there not at all.
const LIGHT: [f32; 3] = [0.47, 0.21, 0.06];
const COLOUR: [f32; 3] = [0.0, 0.34, 0.15];
const GRAIN: [f32; 3] = [0.0, 0.20, 0.125];

/// How strong a border in each direction would be.
#[derive(Debug)]
pub(crate) struct Edges {
    pub(crate) turns: [Plane; TURNS],
    /// The strongest of them.
    pub(crate) best: Plane,
    /// What the light does around each pixel: shares that add up to 1.
    pub(crate) grain: [Plane; GRAINS],
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
    let mut coarse = fine.to_vec();
    let mut scales: Vec<[Plane; TURNS]> = Vec::new();
    for scale in 0..3 {
        if scale > 0 {
            light = each(hands, &light, Plane::halved);
            coarse = each(hands, &coarse, Plane::halved);
        }
        if scale > 1 {
            reds = each(hands, &reds, Plane::halved);
            yellows = each(hands, &yellows, Plane::halved);
        }
        let mut here = Comparison::new(light[0].width, light[0].height);
        here.add(&light, LIGHT[scale], hands);
        // Colours are not looked at in the finest scale.
        here.add(&reds, COLOUR[scale], hands);
        here.add(&yellows, COLOUR[scale], hands);
        here.add(&coarse, GRAIN[scale], hands);
        scales.push(here.turns);
    }
    let turns: [usize; TURNS] = core::array::from_fn(|turn| turn);
    let mut turns = each(hands, &turns, |turn| {
        let mut sum = scales[0][*turn].clone();
        for part in &scales[1..] {
            let part = part[*turn].stretched(width, height);
            sum.data.iter_mut().zip(part.data).for_each(|(sum, part)| *sum += part);
        }
        sum
    })
    .into_iter();
    let turns = [(); TURNS].map(|()| turns.next().unwrap_or_else(|| Plane::new(width, height)));
    let mut best = Plane::new(width, height);
    for turn in &turns {
        for (best, strength) in best.data.iter_mut().zip(&turn.data) {
            *best = best.max(*strength);
        }
    }
    Edges { turns, best, grain: fine }
}

struct Comparison {
    turns: [Plane; TURNS],
}

impl Comparison {
    fn new(width: usize, height: usize) -> Self {
        Self { turns: [(); TURNS].map(|()| Plane::new(width, height)) }
    }

    /// Adds `weight` times the χ distance of the histograms left and right of each pixel.
    fn add(&mut self, bins: &[Plane], weight: f32, hands: &dyn Hands) {
        if weight <= 0.0 {
            return;
        }
        let (width, height) = (self.turns[0].width, self.turns[0].height);
        let any: Vec<&Plane> = bins.iter().filter(|bin| bin.data.iter().any(|share| *share != 0.0)).collect();
        let padded = each(hands, &any, |bin| Padded::of(&bin.blur(SIGMA)));
        let turns: Vec<usize> = (0..TURNS).collect();
        let sums = each(hands, &turns, |turn| {
            let mut sum = vec![0.0_f32; width * height];
            let [one, two] = samples(*turn);
            for padded in &padded {
                for (y, out) in sum.chunks_exact_mut(width).enumerate() {
                    let here = [padded.row(one, y), padded.row(two, y)];
                    let there = [padded.row(minus(two), y), padded.row(minus(one), y)];
                    chi(out, here, there);
                }
            }
            sum
        });
        for (turn, sums) in self.turns.iter_mut().zip(&sums) {
            for (turn, sum) in turn.data.iter_mut().zip(sums) {
                *turn += weight * libm::sqrtf(*sum * 0.5);
            }
        }
    }
}

/// Adds one bin's part of the χ² of two pairs of samples.
fn chi(out: &mut [f32], [a, b]: [&[f32]; 2], [c, d]: [&[f32]; 2]) {
    for ((((out, a), b), c), d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        let (one, other) = (a + b, c + d);
        let apart = one - other;
        *out += 0.5 * apart * apart / (one + other + 1e-4);
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

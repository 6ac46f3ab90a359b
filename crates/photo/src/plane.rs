//! A picture of one number a pixel.

use fearless_simd::{Level, Simd, dispatch};

/// Row by row; sides at least 1.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plane {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) data: Vec<f32>,
}

impl Plane {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, data: vec![0.0; width * height] }
    }

    /// The nearest pixel of the picture.
    pub(crate) fn near(&self, x: isize, y: isize) -> f32 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.data[y * self.width + x]
    }

    pub(crate) fn row(&self, y: usize) -> &[f32] {
        &self.data[y * self.width..(y + 1) * self.width]
    }

    /// A Gaussian of `sigma` pixels (at least 0.1), mirrored at the edges. Neighbours are added in pairs, so that a
    /// mirrored picture gives the mirrored blur to the last bit.
    pub(crate) fn blur(&self, sigma: f32) -> Self {
        let level = Level::new();
        dispatch!(level, simd => self.blurred(simd, sigma))
    }

    #[inline(always)]
    fn blurred<S: Simd>(&self, _: S, sigma: f32) -> Self {
        let taps = kernel(sigma);
        let reach = taps.len() - 1;
        let (width, height) = (self.width, self.height);
        let mut padded = vec![0.0; width + 2 * reach];
        // Rows that are blurred along, as many as are needed at once.
        let kept = (2 * reach + 1).min(height);
        let mut along = vec![0.0; kept * width];
        let mut done = 0;
        let mut both = Self::new(width, height);
        for (y, out) in both.data.chunks_exact_mut(width).enumerate() {
            while done < height.min(y + reach + 1) {
                let row = self.row(done);
                padded[reach..reach + width].copy_from_slice(row);
                for step in 1..=reach {
                    padded[reach - step] = row[mirrored(-(step as isize), width)];
                    padded[reach + width - 1 + step] = row[mirrored((width - 1 + step) as isize, width)];
                }
                let along = &mut along[done % kept * width..][..width];
                scaled(along, &padded[reach..reach + width], taps[0]);
                for (step, tap) in taps.iter().enumerate().skip(1) {
                    add_pair(
                        along,
                        (&padded[reach - step..][..width], &padded[reach + step..][..width]),
                        *tap,
                    );
                }
                done += 1;
            }
            let row = |y: isize| &along[mirrored(y, height) % kept * width..][..width];
            scaled(out, row(y as isize), taps[0]);
            for (step, tap) in taps.iter().enumerate().skip(1) {
                add_pair(out, (row(y as isize - step as isize), row((y + step) as isize)), *tap);
            }
        }
        both
    }

    /// Half as wide and high: means of two by two.
    pub(crate) fn halved(&self) -> Self {
        let mut half = Self::new(self.width.div_ceil(2), self.height.div_ceil(2));
        for (y, out) in half.data.chunks_exact_mut(half.width).enumerate() {
            let top = self.row(2 * y);
            let low = self.row((2 * y + 1).min(self.height - 1));
            for (x, cell) in out.iter_mut().enumerate() {
                let (left, right) = (2 * x, (2 * x + 1).min(self.width - 1));
                *cell = ((top[left] + top[right]) + (low[left] + low[right])) * 0.25;
            }
        }
        half
    }

    /// Stretched by straight lines between pixel middles.
    pub(crate) fn stretched(&self, width: usize, height: usize) -> Self {
        let columns = stops(width, self.width);
        let rows = stops(height, self.height);
        let mut out = Self::new(width, height);
        for (row, (top, low, down)) in out.data.chunks_exact_mut(width).zip(rows) {
            let (top, low) = (self.row(top), self.row(low));
            for (cell, (left, right, across)) in row.iter_mut().zip(&columns) {
                let up = top[*left] + (top[*right] - top[*left]) * across;
                let down_here = low[*left] + (low[*right] - low[*left]) * across;
                *cell = up + (down_here - up) * down;
            }
        }
        out
    }
}

/// For each of `count` pixels: the two of `from` pixels it lies between, and how far.
fn stops(count: usize, from: usize) -> Vec<(usize, usize, f32)> {
    let step = from as f32 / count as f32;
    (0..count)
        .map(|index| {
            let at = ((index as f32 + 0.5) * step - 0.5).clamp(0.0, from as f32 - 1.0);
            let first = at as usize;
            (first, (first + 1).min(from - 1), at - first as f32)
        })
        .collect()
}

fn kernel(sigma: f32) -> Vec<f32> {
    let sigma = sigma.max(0.1);
    let reach = libm::ceilf(sigma * 2.6) as usize;
    let mut taps: Vec<f32> =
        (0..=reach).map(|step| libm::expf(-0.5 * (step as f32 / sigma) * (step as f32 / sigma))).collect();
    let sum = taps[0] + 2.0 * taps[1..].iter().sum::<f32>();
    for tap in &mut taps {
        *tap /= sum;
    }
    taps
}

fn mirrored(at: isize, length: usize) -> usize {
    let length = length as isize;
    let folded = at.rem_euclid(2 * length);
    (if folded < length { folded } else { 2 * length - 1 - folded }) as usize
}

#[inline(always)]
fn scaled(out: &mut [f32], from: &[f32], by: f32) {
    for (out, from) in out.iter_mut().zip(from) {
        *out = from * by;
    }
}

#[inline(always)]
fn add_pair(out: &mut [f32], (one, other): (&[f32], &[f32]), by: f32) {
    for ((out, one), other) in out.iter_mut().zip(one).zip(other) {
        *out += (one + other) * by;
    }
}

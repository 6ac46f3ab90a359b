//! Averages a picture down by a whole factor while its rows arrive, then turns it upright.

use super::Photo;
use crate::hands::Hands;

/// Longest side kept, in pixels: more than a page of 3 mm regions can use.
pub(super) const KEPT: usize = 1280;

/// Sums of the pixels that fall into each cell.
pub(super) struct Shrink {
    factor: usize,
    size: (usize, usize),
    width: usize,
    height: usize,
    sums: Vec<[u32; 3]>,
}

impl Shrink {
    /// For a picture of `width` × `height` pixels.
    pub(super) fn new(width: usize, height: usize) -> Self {
        let factor = width.max(height).div_ceil(KEPT).max(1);
        let (columns, rows) = (width.div_ceil(factor), height.div_ceil(factor));
        Self {
            factor,
            size: (width, height),
            width: columns,
            height: rows,
            sums: vec![[0; 3]; columns * rows],
        }
    }

    /// Adds the whole row `y`.
    pub(super) fn row(&mut self, y: usize, pixels: impl Iterator<Item = [u8; 3]>) {
        let start = (y / self.factor).min(self.height - 1) * self.width;
        add(&mut self.sums[start..start + self.width], self.factor, pixels.take(self.size.0));
    }

    /// Adds all rows, as many at once as there are hands for.
    pub(super) fn rows(&mut self, pixels: &[[u8; 3]], hands: &dyn Hands) {
        let (columns, width, factor) = (self.width, self.size.0, self.factor);
        let middle = self.height / 2;
        let (upper, lower) = self.sums.split_at_mut(middle * columns);
        let (above, below) = pixels.split_at((middle * factor * width).min(pixels.len()));
        let add_all = |sums: &mut [[u32; 3]], pixels: &[[u8; 3]]| {
            for (cells, rows) in sums.chunks_exact_mut(columns).zip(pixels.chunks(factor * width)) {
                for row in rows.chunks_exact(width) {
                    add(cells, factor, row.iter().copied());
                }
            }
        };
        hands.both(&mut || add_all(upper, above), &mut || add_all(lower, below));
    }

    /// Adds one pixel; for pictures that arrive in another order.
    pub(super) fn pixel(&mut self, x: usize, y: usize, pixel: [u8; 3]) {
        if x < self.size.0 && y < self.size.1 {
            let cell = y / self.factor * self.width + x / self.factor;
            for (sum, part) in self.sums[cell].iter_mut().zip(pixel) {
                *sum += u32::from(part);
            }
        }
    }

    /// The photo, turned as EXIF's `orientation` (1–8) asks.
    pub(super) fn finish(self, orientation: u8) -> Photo {
        let (width, height) = (self.width, self.height);
        let span = |cell: usize, cells: usize, length: usize| {
            if cell + 1 == cells { length - cell * self.factor } else { self.factor }
        };
        let pixel = |x: usize, y: usize| -> [u8; 3] {
            let count = span(x, width, self.size.0) * span(y, height, self.size.1);
            let count = count as u32;
            self.sums[y * width + x].map(|sum| ((sum + count / 2) / count) as u8)
        };
        let (right, low) = (width - 1, height - 1);
        let turned = orientation >= 5;
        let (columns, rows) = if turned { (height, width) } else { (width, height) };
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..rows {
            pixels.extend((0..columns).map(|x| match orientation {
                2 => pixel(right - x, y),
                3 => pixel(right - x, low - y),
                4 => pixel(x, low - y),
                5 => pixel(y, x),
                6 => pixel(y, low - x),
                7 => pixel(right - y, low - x),
                8 => pixel(right - y, x),
                _ => pixel(x, y),
            }));
        }
        let original = upright(self.size, orientation);
        Photo { width: columns, height: rows, pixels, original }
    }
}

/// Width and height of a picture of this size when it is turned as EXIF's `orientation` (1–8) asks.
pub(super) const fn upright((width, height): (usize, usize), orientation: u8) -> (usize, usize) {
    if orientation >= 5 { (height, width) } else { (width, height) }
}

/// Adds a row of pixels to the cells they fall into, `factor` to each.
fn add(cells: &mut [[u32; 3]], factor: usize, pixels: impl Iterator<Item = [u8; 3]>) {
    let (mut column, mut left) = (0, factor);
    for pixel in pixels {
        for (sum, part) in cells[column].iter_mut().zip(pixel) {
            *sum += u32::from(part);
        }
        left -= 1;
        if left == 0 {
            (column, left) = (column + 1, factor);
        }
    }
}

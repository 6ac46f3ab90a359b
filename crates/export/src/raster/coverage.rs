//! How much of each pixel is covered.

use super::{BAND, Edge, Pixel};

/// The change of covered area from pixel to pixel along each row of a band, and where there is any.
pub(super) struct Coverage {
    width: usize,
    /// Cells in a row: one more on the right for edges on the border.
    stride: usize,
    change: Vec<f32>,
    /// A bit for each cell that may hold a change.
    touched: Vec<u64>,
    words: usize,
    /// The rows with any change: from the first to before the second.
    first: usize,
    end: usize,
    /// The same for the words of all rows.
    first_word: usize,
    end_word: usize,
}

impl Coverage {
    pub(super) fn new(width: usize) -> Self {
        let stride = width + 2;
        let words = stride.div_ceil(64);
        Self {
            width,
            stride,
            change: vec![0.0; stride * BAND],
            touched: vec![0; words * BAND],
            words,
            first: BAND,
            end: 0,
            first_word: words,
            end_word: 0,
        }
    }

    /// Adds the part of `edge` within `rows` rows from `top`.
    pub(super) fn add(&mut self, edge: &Edge, top: f32, rows: usize) {
        let (sign, x0, y0, x1, y1) = if edge.y0 < edge.y1 {
            (1.0, edge.x0, edge.y0 - top, edge.x1, edge.y1 - top)
        } else {
            (-1.0, edge.x1, edge.y1 - top, edge.x0, edge.y0 - top)
        };
        let slope = (x1 - x0) / (y1 - y0);
        let (start, end) = (y0.max(0.0), y1.min(rows as f32));
        if start >= end {
            return;
        }
        let (least, most) = (x0.min(x1), x0.max(x1));
        let first = start as usize;
        let last = up(end).min(rows);
        self.first = self.first.min(first);
        self.end = self.end.max(last);
        let mut x = (x0 + (start - y0) * slope).clamp(least, most);
        for row in first..last {
            let height = end.min((row + 1) as f32) - start.max(row as f32);
            let next = (x + height * slope).clamp(least, most);
            self.row(row, sign * height, x, next);
            x = next;
        }
    }

    /// One row's share of an edge: `height` (signed) of a row, from `x` to `next`.
    fn row(&mut self, row: usize, height: f32, x: f32, next: f32) {
        let (from, to) = if x < next { (x, next) } else { (next, x) };
        let first = from as usize;
        let cells = &mut self.change[row * self.stride..][..self.stride];
        let end = up(to);
        if end <= first + 1 {
            let share = 0.5 * (from + to) - first as f32;
            cells[first] += height - height * share;
            cells[first + 1] += height * share;
            self.touch(row, first, first + 1);
            return;
        }
        // A trapezoid across several cells: its area in each is a difference of two triangles'.
        let steepness = 1.0 / (to - from);
        let into = 1.0 - (from - first as f32);
        let area_first = 0.5 * steepness * into * into;
        let left = to - end as f32 + 1.0;
        let area_last = 0.5 * steepness * left * left;
        cells[first] += height * area_first;
        if end == first + 2 {
            cells[first + 1] += height * (1.0 - area_first - area_last);
        } else {
            let second = steepness * (1.5 - (from - first as f32));
            cells[first + 1] += height * (second - area_first);
            for cell in &mut cells[first + 2..end - 1] {
                *cell += height * steepness;
            }
            let before = second + (end - first - 3) as f32 * steepness;
            cells[end - 1] += height * (1.0 - before - area_last);
        }
        cells[end] += height * area_last;
        self.touch(row, first, end);
    }

    fn touch(&mut self, row: usize, first: usize, last: usize) {
        let words = &mut self.touched[row * self.words..][..self.words];
        let (from, to) = (first / 64, last / 64);
        self.first_word = self.first_word.min(from);
        self.end_word = self.end_word.max(to + 1);
        let (low, high) = (!0_u64 << (first % 64), !0_u64 >> (63 - last % 64));
        if from == to {
            words[from] |= low & high;
        } else {
            words[from] |= low;
            words[from + 1..to].fill(!0);
            words[to] |= high;
        }
    }

    /// Paints what is covered, and forgets it.
    pub(super) fn apply<P: Pixel>(&mut self, paint: P, band: &mut [P]) {
        for row in self.first..self.end {
            let cells = &mut self.change[row * self.stride..][..self.stride];
            let words = &mut self.touched[row * self.words..][..self.words];
            let pixels = &mut band[row * self.width..][..self.width];
            let (mut sum, mut done, mut alpha) = (0.0_f32, 0, 0_u8);
            for (offset, touched) in words[self.first_word..self.end_word].iter_mut().enumerate() {
                let mut word = std::mem::take(touched);
                while word != 0 {
                    let cell = (self.first_word + offset) * 64 + word.trailing_zeros() as usize;
                    word &= word - 1;
                    if done < cell && alpha > 0 {
                        run(&mut pixels[done..cell.min(self.width)], paint, alpha);
                    }
                    sum += std::mem::take(&mut cells[cell]);
                    alpha = (sum.abs().min(1.0) * 255.0 + 0.5) as i32 as u8;
                    if let Some(pixel) = pixels.get_mut(cell) {
                        *pixel = paint.over(*pixel, alpha);
                    }
                    done = (cell + 1).min(self.width);
                }
            }
        }
        (self.first, self.end) = (BAND, 0);
        (self.first_word, self.end_word) = (self.words, 0);
    }
}

/// The next whole number; for what is not negative.
fn up(value: f32) -> usize {
    let whole = value as usize;
    whole + usize::from(value > whole as f32)
}

/// Paints neighbours that are covered alike.
fn run<P: Pixel>(pixels: &mut [P], paint: P, alpha: u8) {
    match alpha {
        255 if paint.hides() => pixels.fill(paint),
        _ => {
            for pixel in pixels {
                *pixel = paint.over(*pixel, alpha);
            }
        }
    }
}

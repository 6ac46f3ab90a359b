//! Marks to pixels, a band of rows at a time.
//!
//! Exact signed-area coverage (as in font-rs and the sparse strips of Vello), accumulated along each
//! row and applied in painter's order. Edges are sorted into bands first; a band is then small enough
//! to stay in the processor's cache, and a page of any size needs little memory. Plain arithmetic in a
//! fixed order: the same pixels on every machine.

use drawing::Tint;
use kurbo::{Affine, Point};

use crate::outline::{flatten, stroke};
use crate::paint::Mark;

/// Rows painted together.
pub(crate) const BAND: usize = 32;

/// What a canvas is made of.
pub(crate) trait Pixel: Copy {
    fn of(tint: Tint) -> Self;
    /// `self` painted over `below`, covering `alpha` 255ths of it.
    fn over(self, below: Self, alpha: u8) -> Self;
}

/// Luma, for line art.
impl Pixel for u8 {
    fn of(tint: Tint) -> Self {
        ((u32::from(tint.red) * 54 + u32::from(tint.green) * 183 + u32::from(tint.blue) * 19) / 256) as Self
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        mix(self, below, alpha)
    }
}

/// Red, green, blue.
impl Pixel for [u8; 3] {
    fn of(tint: Tint) -> Self {
        [tint.red, tint.green, tint.blue]
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        [0, 1, 2].map(|part| mix(self[part], below[part], alpha))
    }
}

/// The one tint that covers most of the pixel: no blends.
impl Pixel for Tint {
    fn of(tint: Tint) -> Self {
        tint
    }

    fn over(self, below: Self, alpha: u8) -> Self {
        if alpha >= 128 { self } else { below }
    }
}

fn mix(above: u8, below: u8, alpha: u8) -> u8 {
    let sum = u32::from(above) * u32::from(alpha) + u32::from(below) * (255 - u32::from(alpha));
    ((sum + 127) / 255) as u8
}

/// A straight edge in pixels; `layer` is what it bounds.
#[derive(Debug, Clone, Copy, Default)]
struct Edge {
    x0: f32,
    y0: f32,
    x1: f32,
    y1: f32,
    layer: u32,
}

/// The part of a canvas that may be painted, in whole pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) left: usize,
    pub(crate) top: usize,
    pub(crate) right: usize,
    pub(crate) bottom: usize,
}

/// Everything to paint, as edges.
pub(crate) struct Raster {
    width: usize,
    height: usize,
    edges: Vec<Edge>,
    layers: Vec<Tint>,
    window: Window,
}

impl Raster {
    /// A white canvas of this many pixels.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            edges: Vec::with_capacity(1 << 16),
            layers: Vec::new(),
            window: Window {
                left: 0,
                top: 0,
                right: width,
                bottom: height,
            },
        }
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn height(&self) -> usize {
        self.height
    }

    /// Paints only within `window` from now on.
    pub(crate) fn clip(&mut self, window: Window) {
        self.window = Window {
            left: window.left.min(self.width),
            top: window.top.min(self.height),
            right: window.right.min(self.width),
            bottom: window.bottom.min(self.height),
        };
    }

    /// Adds a mark on top of all others; `scale` is that of `placing`.
    pub(crate) fn paint(&mut self, mark: &Mark, placing: Affine, scale: f64) {
        let lines = flatten(&mark.path, placing);
        if let Some(tint) = mark.fill {
            self.layers.push(tint);
            for line in &lines {
                self.outline(&line.points);
            }
        }
        if let Some(line) = mark.line {
            self.layers.push(line.tint);
            for piece in &lines {
                stroke(piece, line.width * scale, |loop_| self.outline(loop_));
            }
        }
    }

    fn outline(&mut self, points: &[Point]) {
        let Some(mut from) = points.last().copied() else {
            return;
        };
        for to in points {
            self.edge(from, *to);
            from = *to;
        }
    }

    /// Adds an edge, cut to the window: what lies left or right of it is moved onto its side, where
    /// it still counts for the winding of what lies within.
    fn edge(&mut self, from: Point, to: Point) {
        let (top, bottom) = (self.window.top as f64, self.window.bottom as f64);
        let (left, right) = (self.window.left as f64, self.window.right as f64);
        if from.y == to.y || from.y.max(to.y) <= top || from.y.min(to.y) >= bottom {
            return;
        }
        let at_y = |y: f64| Point::new(from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y), y);
        let cut = |point: Point| {
            if point.y < top {
                at_y(top)
            } else if point.y > bottom {
                at_y(bottom)
            } else {
                point
            }
        };
        let (from, to) = (cut(from), cut(to));
        let mut start = from;
        if (from.x < left) != (to.x < left) || (from.x > right) != (to.x > right) {
            let share = |x: f64| (x - from.x) / (to.x - from.x);
            let mut cuts = [share(left), share(right)];
            if cuts[0] > cuts[1] {
                cuts.swap(0, 1);
            }
            for t in cuts.into_iter().filter(|t| *t > 0.0 && *t < 1.0) {
                let next = from + (to - from) * t;
                self.push(start, next);
                start = next;
            }
        }
        self.push(start, to);
    }

    fn push(&mut self, from: Point, to: Point) {
        let (left, right) = (self.window.left as f64, self.window.right as f64);
        if from.y != to.y {
            self.edges.push(Edge {
                x0: from.x.clamp(left, right) as f32,
                y0: from.y as f32,
                x1: to.x.clamp(left, right) as f32,
                y1: to.y as f32,
                layer: self.layers.len().saturating_sub(1) as u32,
            });
        }
    }

    /// Paints everything, handing over [`BAND`] rows at a time (the last time perhaps fewer), top to
    /// bottom, each row `width` pixels long.
    pub(crate) fn bands<P: Pixel>(&self, mut row_band: impl FnMut(&[P])) {
        let (order, starts) = self.by_band();
        let mut band = vec![P::of(Tint::PAPER); self.width * BAND];
        let mut ink = Coverage::new(self.width);
        for (index, span) in starts.windows(2).enumerate() {
            band.fill(P::of(Tint::PAPER));
            let rows = BAND.min(self.height - index * BAND);
            let mut rest = &order[span[0]..span[1]];
            while let Some(first) = rest.first() {
                let layer = first.layer;
                let count = rest.iter().take_while(|edge| edge.layer == layer).count();
                for edge in &rest[..count] {
                    ink.add(edge, (index * BAND) as f32, rows);
                }
                ink.apply(P::of(self.layers[layer as usize]), &mut band);
                rest = &rest[count..];
            }
            row_band(&band[..self.width * rows]);
        }
    }

    /// The edges that touch each band, in painter's order, and where each band's begin.
    fn by_band(&self) -> (Vec<Edge>, Vec<usize>) {
        let bands = self.height.div_ceil(BAND);
        let span = |edge: &Edge| {
            let (top, bottom) = (edge.y0.min(edge.y1), edge.y0.max(edge.y1));
            let first = (top as usize / BAND).min(bands - 1);
            let last = ((bottom.ceil() as usize).saturating_sub(1) / BAND).clamp(first, bands - 1);
            first..=last
        };
        let mut starts = vec![0; bands + 1];
        for edge in &self.edges {
            for band in span(edge) {
                starts[band + 1] += 1;
            }
        }
        for band in 0..bands {
            starts[band + 1] += starts[band];
        }
        let mut next = starts.clone();
        let mut order = vec![Edge::default(); starts[bands]];
        for edge in &self.edges {
            for band in span(edge) {
                order[next[band]] = *edge;
                next[band] += 1;
            }
        }
        (order, starts)
    }
}

/// The change of covered area from pixel to pixel along each row of a band, and where there is any.
struct Coverage {
    width: usize,
    /// Cells in a row: one more on the right for edges on the border.
    stride: usize,
    change: Vec<f32>,
    /// A bit for each cell that may hold a change.
    touched: Vec<u64>,
    words: usize,
    rows: std::ops::Range<usize>,
}

impl Coverage {
    fn new(width: usize) -> Self {
        let stride = width + 2;
        let words = stride.div_ceil(64);
        Self {
            width,
            stride,
            change: vec![0.0; stride * BAND],
            touched: vec![0; words * BAND],
            words,
            rows: BAND..0,
        }
    }

    /// Adds the part of `edge` within `rows` rows from `top`.
    fn add(&mut self, edge: &Edge, top: f32, rows: usize) {
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
        let last = (end.ceil() as usize).min(rows);
        self.rows.start = self.rows.start.min(first);
        self.rows.end = self.rows.end.max(last);
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
        let end = to.ceil() as usize;
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
    fn apply<P: Pixel>(&mut self, paint: P, band: &mut [P]) {
        for row in self.rows.clone() {
            let cells = &mut self.change[row * self.stride..][..self.stride];
            let words = &mut self.touched[row * self.words..][..self.words];
            let pixels = &mut band[row * self.width..][..self.width];
            let (mut sum, mut done, mut alpha) = (0.0_f32, 0, 0_u8);
            for (index, word) in words.iter_mut().enumerate() {
                while *word != 0 {
                    let cell = index * 64 + word.trailing_zeros() as usize;
                    *word &= *word - 1;
                    let reach = cell.min(self.width);
                    run(&mut pixels[done..reach], paint, alpha);
                    sum += std::mem::take(&mut cells[cell]);
                    alpha = (sum.abs().min(1.0) * 255.0 + 0.5) as u8;
                    done = reach;
                }
            }
        }
        self.rows = BAND..0;
    }
}

/// Paints neighbours that are covered alike.
fn run<P: Pixel>(pixels: &mut [P], paint: P, alpha: u8) {
    match alpha {
        0 => {}
        255 => pixels.fill(paint),
        _ => {
            for pixel in pixels {
                *pixel = paint.over(*pixel, alpha);
            }
        }
    }
}

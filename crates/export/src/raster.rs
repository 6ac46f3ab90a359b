//! Marks to pixels, a band of rows at a time.
//!
//! Exact signed-area coverage (as in font-rs and the sparse strips of Vello), accumulated along each
//! row and applied in painter's order. Edges are sorted into bands first; a band is then small enough
//! to stay in the processor's cache, and a page of any size needs little memory. Plain arithmetic in a
//! fixed order: the same pixels on every machine.

mod coverage;
mod pixel;

use kurbo::{Affine, Point};

use crate::outline::{flatten, stroke};
use crate::paint::{Mark, Paint};
use coverage::Coverage;
pub(crate) use pixel::{Cell, Pixel};

/// Rows painted together.
pub(crate) const BAND: usize = 32;

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

impl Window {
    /// However large the canvas is.
    pub(crate) const EVERYTHING: Self = Self { left: 0, top: 0, right: usize::MAX, bottom: usize::MAX };
}

/// Everything to paint, as edges.
pub(crate) struct Raster {
    width: usize,
    height: usize,
    edges: Vec<Edge>,
    layers: Vec<Paint>,
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
            window: Window { left: 0, top: 0, right: width, bottom: height },
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
        if let Some(paint) = mark.fill {
            self.layers.push(paint);
            for line in &lines {
                self.outline(&line.points);
            }
        }
        if let Some(line) = mark.line {
            self.layers.push(line.paint);
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
        let mut band = vec![P::of(Paint::PAPER); self.width * BAND];
        let mut ink = Coverage::new(self.width);
        for (index, span) in starts.windows(2).enumerate() {
            band.fill(P::of(Paint::PAPER));
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

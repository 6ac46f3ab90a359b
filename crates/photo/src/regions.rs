//! Regions a child could color: found small, joined from the weakest border up.

mod fit;
mod graph;
mod near;
mod parts;
mod slow;
mod tree;
mod watershed;

use std::ops::Range;

pub(crate) use fit::{Gives, Room, Whites, colorable, mended, on_borders};
pub(crate) use graph::{Border, Graph, Known, Region};
pub(crate) use near::{NONE, pieces, squared_distances};
pub(crate) use parts::Parts;
pub(crate) use tree::{Taste, Tree, merged};
pub(crate) use watershed::watershed;

/// Which region each pixel belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Labels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Row by row; each smaller than `count`, or [`NONE`] in a picture of pieces.
    pub(crate) of: Vec<u32>,
    pub(crate) count: usize,
}

impl Labels {
    /// The same picture with each region renamed, and names numbered in the order of their first pixel.
    pub(crate) fn renamed(&self, name: impl Fn(u32) -> u32) -> Self {
        let mut names: Vec<u32> = Vec::new();
        let mut count = 0;
        let of = self
            .of
            .iter()
            .map(|label| {
                let old = name(*label) as usize;
                if old >= names.len() {
                    names.resize(old + 1, u32::MAX);
                }
                if names[old] == u32::MAX {
                    names[old] = count;
                    count += 1;
                }
                names[old]
            })
            .collect();
        Self { width: self.width, height: self.height, of, count: count as usize }
    }

    /// The same picture, but what is nearer to its edge than `margin` pixels goes with what is beside it, so that
    /// borders run straight into the frame and none along it.
    pub(crate) fn beside_frame(&self, margin: usize) -> Self {
        let inside = |at: usize, end: usize| {
            let margin = margin.min((end - 1) / 2);
            at.clamp(margin, end - 1 - margin)
        };
        let label = |at: usize| {
            self.of[inside(at / self.width, self.height) * self.width + inside(at % self.width, self.width)]
        };
        let of = (0..self.of.len()).map(label).collect();
        Self { of, ..*self }.renamed(|label| label)
    }

    /// How many pixels each region has.
    pub(crate) fn areas(&self) -> Vec<usize> {
        let mut areas = vec![0; self.count];
        self.of.iter().filter(|label| **label != NONE).for_each(|label| areas[*label as usize] += 1);
        areas
    }

    /// The label of a pixel; `None` outside the picture.
    pub(crate) fn at(&self, x: isize, y: isize) -> Option<u32> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < self.width && y < self.height).then(|| self.of[y * self.width + x])
    }

    /// Calls `each` with the two pixels of every crack between unlike neighbours, the first of them in one of these rows.
    pub(crate) fn cracks(&self, rows: Range<usize>, mut each: impl FnMut(usize, usize)) {
        for y in rows {
            for x in 0..self.width {
                let here = y * self.width + x;
                if x + 1 < self.width && self.of[here] != self.of[here + 1] {
                    each(here, here + 1);
                }
                if y + 1 < self.height && self.of[here] != self.of[here + self.width] {
                    each(here, here + self.width);
                }
            }
        }
    }
}

/// The pixels above, below and beside one, as far as there are any.
pub(crate) fn neighbours(at: usize, width: usize, height: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (at % width, at / width);
    [
        (x > 0).then(|| at - 1),
        (x + 1 < width).then(|| at + 1),
        (y > 0).then(|| at - width),
        (y + 1 < height).then(|| at + width),
    ]
    .into_iter()
    .flatten()
}

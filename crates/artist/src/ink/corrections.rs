//! What became of the lines of a page, noted on its grid, done to its drawing.

use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Shape};

use super::sheet::Sheet;
use super::{Settled, clots, count, darkness, specks};

/// What is to be done to a drawing, by the position of its shapes.
pub(super) struct Corrections {
    /// What a shape becomes.
    cuts: BTreeMap<usize, Vec<Shape>>,
    /// What comes before a shape.
    patches: BTreeMap<usize, Vec<Shape>>,
    /// How many areas it has to color then.
    areas: usize,
    /// And the share of it that is ink.
    ink: f64,
}

impl Corrections {
    pub(super) fn of(mut sheet: Sheet) -> Self {
        let (areas, ink) = (count(&sheet), darkness(&sheet));
        specks::sweep(&mut sheet);
        clots::note(&mut sheet);
        let cuts = (0..sheet.drawing.shapes.len()).filter_map(|index| Some((index, sheet.cut(index)?)));
        let cuts = cuts.chain(sheet.dimmed()).collect();
        Self { cuts, patches: sheet.patches, areas, ink }
    }

    /// The drawing without the lines let go, and with every patch at its position; these groups of it are `gone`.
    pub(super) fn applied(mut self, mut drawing: Drawing, gone: BTreeSet<usize>) -> Settled {
        let shapes = std::mem::take(&mut drawing.shapes);
        let count = shapes.len();
        drawing.shapes.reserve(count);
        for (index, shape) in shapes.into_iter().enumerate() {
            drawing.shapes.extend(self.patches.remove(&index).unwrap_or_default());
            match self.cuts.remove(&index) {
                Some(pieces) => drawing.shapes.extend(pieces),
                // What went is nothing.
                None if shape.path.elements().is_empty() => {}
                None => drawing.shapes.push(shape),
            }
        }
        drawing.shapes.extend(self.patches.remove(&count).unwrap_or_default());
        Settled { drawing, gone, areas: self.areas, ink: self.ink }
    }
}

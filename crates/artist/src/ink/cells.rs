//! A set of cells of a page.

use std::ops::Range;

/// Cells, a bit each.
pub(crate) struct Cells(Vec<u64>);

impl Cells {
    /// None of so many.
    pub(super) fn none(of: usize) -> Self {
        Self(vec![0; of.div_ceil(64)])
    }

    pub(super) fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// The same of a number that may be beyond the page.
    pub(super) fn is_in(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Whether any cell of a range is in it, or one close to it.
    pub(super) fn has_any(&self, cells: Range<usize>) -> bool {
        cells.start < cells.end
            && self.0[cells.start / 64..=(cells.end - 1) / 64].iter().any(|word| *word != 0)
    }

    /// Whether a cell or one of those left and right of it is in it, where a row goes on in the next one.
    pub(super) fn has_beside(&self, cell: usize) -> bool {
        let (word, bit) = (cell.saturating_sub(1) / 64, cell.saturating_sub(1) % 64);
        let next = self.0.get(word + 1).map_or(0, |next| next << 1 << (63 - bit));
        (self.0[word] >> bit | next) & 0b111 != 0
    }

    /// Whether the cell is new.
    pub(super) fn insert(&mut self, cell: usize) -> bool {
        let before = self.has(cell);
        self.0[cell / 64] |= 1 << (cell % 64);
        !before
    }

    /// Takes cells out that are in it.
    pub(super) fn remove(&mut self, cells: &[usize]) {
        cells.iter().for_each(|cell| self.0[cell / 64] &= !(1 << (cell % 64)));
    }
}

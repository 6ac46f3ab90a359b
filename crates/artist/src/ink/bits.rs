//! Cells of a part of a page as bits, many at once.

use std::ops::Range;

use super::grid::Grid;
use super::white::white;

/// So many cells are told by a word.
pub(super) const CELLS: usize = u64::BITS as usize;

/// Cells of some rows and columns, a bit each; the first of a row in the lowest bit of its first word.
#[derive(Clone)]
pub(super) struct Bits {
    /// The column of the first bit of a row.
    pub(super) left: usize,
    pub(super) rows: Range<usize>,
    /// So many words are a row.
    wide: usize,
    words: Vec<u64>,
}

impl Bits {
    /// None, in the rows and columns that `cells` are in, so many around them and a few more columns.
    pub(super) fn none(cells: impl Iterator<Item = usize>, grid: &Grid, margin: usize) -> Self {
        let ([mut left, mut top], [mut right, mut bottom]) = ([usize::MAX; 2], [0; 2]);
        for (x, y) in cells.map(|cell| grid.place(cell)) {
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        let end = (right + margin + 1).min(grid.width);
        let left = left.saturating_sub(margin).min(end) / CELLS * CELLS;
        let end_row = (bottom + margin + 1).min(grid.height);
        let rows = top.saturating_sub(margin).min(end_row)..end_row;
        let wide = (end - left).div_ceil(CELLS);
        Self { left, wide, words: vec![0; wide * rows.len()], rows }
    }

    /// So many columns there are.
    pub(super) const fn width(&self) -> usize {
        self.wide * CELLS
    }

    /// Row by row, from the first.
    pub(super) fn each_row(&self) -> impl Iterator<Item = &[u64]> {
        self.words.chunks(self.wide.max(1))
    }

    /// Adds cells of a row of the grid side by side, as far as they are in one of the columns.
    pub(super) fn add(&mut self, cells: &Range<usize>, grid: &Grid) {
        let (x, y) = grid.place(cells.start);
        let row = (y - self.rows.start) * self.wide;
        let place = |x: usize| x.saturating_sub(self.left).min(self.wide * CELLS);
        let (start, end) = (place(x), place(x + cells.len()));
        let below = |bit: usize| 1_u64.checked_shl(bit as u32).map_or(u64::MAX, |bit| bit - 1);
        let (first, last) = (start / CELLS, end.div_ceil(CELLS));
        for (word, index) in self.words[row + first..row + last.max(first)].iter_mut().zip(first..) {
            let within = |bit: usize| bit.saturating_sub(index * CELLS).min(CELLS);
            *word |= below(within(end)) & !below(within(start));
        }
    }

    /// All cells of the same rows and columns that are ink.
    pub(super) fn ink(&self, grid: &Grid) -> Self {
        let mut ink = self.clone();
        for (y, row) in self.rows.clone().zip(ink.words.chunks_mut(self.wide.max(1))) {
            for (word, cells) in row.iter_mut().zip(grid.row(y)[self.left..].chunks(CELLS)) {
                let mut all = [0; CELLS];
                all[..cells.len()].copy_from_slice(cells);
                *word = !white(&all);
            }
        }
        ink
    }

    pub(super) fn has(&self, cell: usize, grid: &Grid) -> bool {
        let (x, y) = grid.place(cell);
        let x = x - self.left;
        self.words[(y - self.rows.start) * self.wide + x / CELLS] >> (x % CELLS) & 1 == 1
    }

    /// What of others, of the same rows and columns, is added or taken away.
    fn with(mut self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        self.words.iter_mut().zip(&other.words).for_each(|(own, other)| *own = join(*own, *other));
        self
    }

    /// Without the others.
    pub(super) fn without(self, other: &Self) -> Self {
        self.with(other, |own, other| own & !other)
    }

    /// With those of the others that are left, right, above or below of one.
    pub(super) fn with_beside(self, other: &Self) -> Self {
        let beside = self.grown(1.0).with(other, |beside, other| beside & other);
        self.with(&beside, |own, beside| own | beside)
    }

    /// These and all within `reach` units of them, middle to middle.
    pub(super) fn grown(&self, reach: f64) -> Self {
        let far = reach as usize;
        // How far aside of one another may be, from row to row.
        let aside: Vec<usize> =
            (0..=far).map(|rows| libm::sqrt(reach * reach - (rows * rows) as f64) as usize).collect();
        let mut grown = Self { words: vec![0; self.words.len()], ..self.clone() };
        let rows = self.rows.len();
        let is_any = |(_, own): &(usize, &[u64])| own.iter().any(|word| *word != 0);
        for (row, own) in self.each_row().enumerate().filter(is_any) {
            let mut wider = own.to_vec();
            for so_far in 0..=far {
                if so_far > 0 {
                    widen(&mut wider);
                }
                for (up, _) in aside.iter().enumerate().filter(|(_, aside)| **aside == so_far) {
                    let near = [row.checked_sub(up), Some(row + up).filter(|row| *row < rows)];
                    for near in near.into_iter().flatten() {
                        let near = &mut grown.words[near * self.wide..(near + 1) * self.wide];
                        near.iter_mut().zip(&wider).for_each(|(near, wider)| *near |= wider);
                    }
                }
            }
        }
        grown
    }
}

/// Adds the cells left and right of those in a row.
fn widen(row: &mut [u64]) {
    let mut before = 0;
    for index in 0..row.len() {
        let (own, next) = (row[index], row.get(index + 1).copied().unwrap_or_default());
        row[index] = own | own << 1 | before >> (CELLS - 1) | own >> 1 | next << (CELLS - 1);
        before = own;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Drawing, Page};
    use scene::Complexity;

    #[test]
    fn near_is_a_circle() {
        let grid = Grid::of(&Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None))));
        let at = |x: usize, y: usize| y * grid.width + x;
        // Across the columns of two words.
        for left in [0, 40, 90] {
            let cells: Vec<usize> = (0..40).flat_map(|y| (0..40).map(move |x| at(left + x, y))).collect();
            let mut others = Bits::none(cells.iter().copied(), &grid, 5);
            let other = at(left + 20, 3);
            others.add(&(other..other + 1), &grid);
            let near = others.grown(5.0);
            let is_near = |x: usize, y: usize| near.has(at(left + x, y), &grid);
            assert!([(25, 3), (23, 7), (20, 0), (20, 8)].into_iter().all(|(x, y)| is_near(x, y)), "{left}");
            assert!(![(24, 7), (26, 3), (20, 9), (0, 39)].into_iter().any(|(x, y)| is_near(x, y)), "{left}");
        }
    }
}

//! The white of a page as bits, many cells at once: where it begins and ends in a row, and where it is wide.

use super::grid::{Grid, INK};

/// So many cells are told by a word.
const CELLS: usize = u64::BITS as usize;

/// So many bits of a row at least are for no cell: as far as white may [shrink](White::shrink) at once.
const MOST: usize = 32;

/// Cells of a page, a bit each, the first of a row in the lowest bit of its first word; no row shares a word.
#[derive(Clone, Default)]
pub(super) struct White {
    words: Vec<u64>,
    /// So many words are a row.
    row: usize,
    /// Kept for its room.
    across: Vec<u64>,
}

impl White {
    /// The cells without ink.
    pub(super) fn of(grid: &Grid) -> Self {
        let row = (grid.width + MOST).div_ceil(CELLS);
        let mut white = Self { words: vec![0; row * grid.height], row, across: Vec::new() };
        (0..grid.height).for_each(|y| white.look_at(grid, y));
        white
    }

    /// Tells a row anew.
    pub(super) fn look_at(&mut self, grid: &Grid, y: usize) {
        let (whole, rest) = grid.row(y).as_chunks();
        let mut last = [INK; CELLS];
        last[..rest.len()].copy_from_slice(rest);
        let words = &mut self.words[y * self.row..(y + 1) * self.row];
        for (word, cells) in words.iter_mut().zip(whole.iter().chain([&last])) {
            *word = white(cells);
        }
    }

    /// Where white begins and ends in a row, from left to right; at the right edge it may end behind the last cell.
    pub(super) fn each_run(&self, y: usize, mut run: impl FnMut(usize, usize)) {
        let (mut start, mut before) = (None, 0);
        for (index, &word) in self.words[y * self.row..(y + 1) * self.row].iter().enumerate() {
            let mut changes = word ^ (word << 1 | before);
            while changes != 0 {
                let at = index * CELLS + changes.trailing_zeros() as usize;
                match start.take() {
                    Some(start) => run(start, at),
                    None => start = Some(at),
                }
                changes &= changes - 1;
            }
            before = word >> (CELLS - 1);
        }
        if let Some(start) = start {
            run(start, self.row * CELLS);
        }
    }

    /// Only cells from which as many as `reach` to the right, below and both are white too: of corners of squares, those of
    /// squares that are larger by as much. It is at most [`MOST`].
    pub(super) fn shrink(&mut self, reach: usize) {
        let Self { words, row, across } = self;
        // Behind the last cell of a row there is no white, so that the row below does not reach into it.
        across.clear();
        across.extend(
            words
                .iter()
                .zip(&words[1..])
                .map(|(word, next)| word & (word >> reach | next << (CELLS - reach))),
        );
        across.extend(words.last().map(|word| word & word >> reach));
        let below = &across[(reach * *row).min(across.len())..];
        words.clear();
        words.extend(across.iter().zip(below).map(|(word, below)| word & below));
        words.resize(across.len(), 0);
    }

    /// Whether there is any white in a row.
    pub(super) fn is_any(&self, y: usize) -> bool {
        self.words[y * self.row..(y + 1) * self.row].iter().fold(0, |all, word| all | word) != 0
    }
}

/// A bit for each of 64 cells, the first one lowest: no ink.
pub(super) fn white(cells: &[u16; CELLS]) -> u64 {
    let mut whites = [0; CELLS];
    for (white, cell) in whites.iter_mut().zip(cells) {
        *white = (!cell >> 15) as u8;
    }
    let (eights, _) = whites.as_chunks::<8>();
    // Eight lowest bits, brought together by one multiplication.
    let eight = |whites: &[u8; 8]| u64::from_le_bytes(*whites).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    eights.iter().rev().fold(0, |bits, whites| bits << 8 | eight(whites))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Drawing, Page, Shape};
    use kurbo::{Rect, Shape as _};
    use scene::Complexity;

    #[test]
    fn a_row_is_told_by_its_bits() {
        let is_white = |x: &u16| !x.is_multiple_of(3) && *x != 50;
        let cells = std::array::from_fn(|x| x as u16).map(|x| if is_white(&x) { x } else { INK | x });
        let told = (0..64).filter(|x| white(&cells) >> x & 1 == 1);
        assert!(told.eq((0..64).filter(is_white)));
    }

    #[test]
    fn what_is_left_of_white_are_corners_of_squares() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let mut ring = drawing.page.size.to_rect().to_path(0.1);
        ring.extend(Rect::new(100.0, 200.0, 117.0, 216.0).to_path(0.1).reverse_subpaths());
        drawing.shapes.push(Shape::solid(ring));
        let mut white = White::of(&Grid::of(&drawing));
        let turns = |white: &White, y| {
            let mut turns = Vec::new();
            white.each_run(y, |start, end| turns.push([start, end]));
            turns
        };
        assert_eq!(turns(&white, 215), [[100, 117]]);
        [1, 2, 4, 8].into_iter().for_each(|reach| white.shrink(reach));
        assert_eq!(turns(&white, 200), [[100, 102]]);
        assert!(turns(&white, 201).is_empty());
    }
}

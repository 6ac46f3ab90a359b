//! The white of a page as bits, many cells at once: where it begins and ends in a row, and where it is wide.

use super::grid::Grid;

/// So many cells are told by a word.
const CELLS: usize = u64::BITS as usize;

/// Cells of a page, a bit each, the first of a row in the lowest bit of its first word; no row shares a word.
pub(super) struct White {
    words: Vec<u64>,
    /// So many words are a row.
    row: usize,
}

impl White {
    /// The cells without ink.
    pub(super) fn of(grid: &Grid) -> Self {
        let row = grid.width.div_ceil(CELLS);
        let mut words = Vec::with_capacity(row * grid.height);
        for y in 0..grid.height {
            words.extend(grid.row(y).chunks(CELLS).map(white));
        }
        Self { words, row }
    }

    /// Where white begins and ends in a row, in turn.
    pub(super) fn turns(&self, y: usize, turns: &mut Vec<usize>) {
        turns.clear();
        let mut before = 0;
        for (index, &word) in self.words[y * self.row..(y + 1) * self.row].iter().enumerate() {
            let mut changes = word ^ (word << 1 | before);
            while changes != 0 {
                turns.push(index * CELLS + changes.trailing_zeros() as usize);
                changes &= changes - 1;
            }
            before = word >> (CELLS - 1);
        }
    }

    /// Only cells from which as many as `reach` to the right, below and both are white too: of corners of squares, those of
    /// squares that are larger by as much. It is less than 64.
    pub(super) fn shrink(&mut self, reach: usize) {
        for row in self.words.chunks_mut(self.row) {
            for index in 0..row.len() {
                let next = row.get(index + 1).map_or(0, |next| next << (CELLS - reach));
                row[index] &= row[index] >> reach | next;
            }
        }
        let (below, bottom) = (reach * self.row, self.words.len());
        for index in 0..bottom {
            self.words[index] &= if index + below < bottom { self.words[index + below] } else { 0 };
        }
    }
}

/// A bit for each of up to 64 cells, the first one lowest: no ink.
fn white(cells: &[u16]) -> u64 {
    let (fours, rest) = cells.as_chunks::<4>();
    let four = |[a, b, c, d]: &[u16; 4]| {
        let joined = u64::from(*a) | u64::from(*b) << 16 | u64::from(*c) << 32 | u64::from(*d) << 48;
        // The top bits of all four, brought together by one multiplication.
        ((!joined >> 15 & 0x0001_0001_0001_0001).wrapping_mul(0x1000_2000_4000_8000)) >> 60
    };
    let bits = fours.iter().enumerate().fold(0, |bits, (index, cells)| bits | four(cells) << (index * 4));
    let start = fours.len() * 4;
    rest.iter().enumerate().fold(bits, |bits, (x, cell)| bits | u64::from(!cell >> 15) << (start + x))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Drawing, Page, Shape};
    use kurbo::{Rect, Shape as _};
    use scene::Complexity;

    #[test]
    fn a_row_is_told_by_its_bits() {
        let cells: Vec<u16> = (0..61).map(|x| if x % 3 == 0 || x == 50 { 0x8000 | x } else { x }).collect();
        let told = (0..64).filter(|x| white(&cells) >> x & 1 == 1);
        assert!(told.eq((0..61).filter(|x| x % 3 != 0 && *x != 50)));
    }

    #[test]
    fn what_is_left_of_white_are_corners_of_squares() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let mut ring = drawing.page.size.to_rect().to_path(0.1);
        ring.extend(Rect::new(100.0, 200.0, 117.0, 216.0).to_path(0.1).reverse_subpaths());
        drawing.shapes.push(Shape::solid(ring));
        let mut white = White::of(&Grid::of(&drawing));
        let mut turns = Vec::new();
        white.turns(215, &mut turns);
        assert_eq!(turns, [100, 117]);
        [1, 2, 4, 8].into_iter().for_each(|reach| white.shrink(reach));
        white.turns(200, &mut turns);
        assert_eq!(turns, [100, 102]);
        white.turns(201, &mut turns);
        assert!(turns.is_empty());
    }
}

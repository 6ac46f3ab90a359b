//! How deep a region is: the largest circle in it.

use std::ops::Range;

/// Depths are thirds of a cell; what is deeper than this is simply deep.
const DEEPEST: u8 = 45;

/// Of a region of these `cells`, row by row of a grid of this width: the middle of the largest circle, and its diameter.
pub(super) fn find_circle(cells: &[Range<usize>], width: usize) -> (usize, f64) {
    let left = cells.iter().map(|run| run.start % width).min().unwrap_or_default();
    let right = cells.iter().map(|run| run.start % width + run.len()).max().unwrap_or_default();
    let region = Region { cells, grid: width, left };
    // With one cell around it that is as good as ink.
    match right - left + 2 {
        0..=32 => region.deepest::<32>(),
        33..=64 => region.deepest::<64>(),
        65..=128 => region.deepest::<128>(),
        129..=256 => region.deepest::<256>(),
        257..=384 => region.deepest::<384>(),
        385..=576 => region.deepest::<576>(),
        _ => region.deepest::<1024>(),
    }
}

struct Region<'a> {
    cells: &'a [Range<usize>],
    /// The width of its grid.
    grid: usize,
    left: usize,
}

impl Region<'_> {
    /// In rows of so many cells.
    fn deepest<const WIDE: usize>(&self) -> (usize, f64) {
        let Self { cells, grid, left } = *self;
        let [top, bottom] = [cells.first(), cells.last()].map(|run| run.map_or(0, |run| run.start / grid));
        let place = |run: &Range<usize>| {
            let start = run.start % grid - left + 1;
            (run.start / grid - top + 1, start..(start + run.len()).min(WIDE))
        };
        let mut depths = vec![[0; WIDE]; bottom - top + 3];
        for run in cells {
            let (row, columns) = place(run);
            depths[row][columns].fill(DEEPEST);
        }
        sound(&mut depths);
        let (mut deepest, mut at) = (0, 0);
        for run in cells {
            let (row, columns) = place(run);
            for (cell, depth) in run.clone().zip(&depths[row][columns]) {
                if *depth > deepest {
                    (deepest, at) = (*depth, cell);
                }
            }
        }
        // A cell next to ink is one step deep and its centre half a cell from the line's edge.
        (at, (f64::from(deepest) / 3.0 - 0.5).max(0.0) * 2.0)
    }
}

/// Makes what is deep no deeper than its distance to the nearest cell of depth 0 in thirds of a cell, by the 3-4 chamfer
/// (Borgefors 1986).
fn sound<const WIDE: usize>(depths: &mut [[u8; WIDE]]) {
    let last = depths.len() - 1;
    for y in 1..last {
        let above = depths[y - 1];
        step(&above, &mut depths[y]);
        slide(&mut depths[y]);
    }
    for y in (1..last).rev() {
        let below = depths[y + 1];
        step(&below, &mut depths[y]);
        slide_back(&mut depths[y]);
    }
}

/// From one row to the next, straight and diagonally.
fn step<const WIDE: usize>(before: &[u8; WIDE], row: &mut [u8; WIDE]) {
    lower(row, before, 3);
    lower(&mut row[1..], &before[..WIDE - 1], 4);
    lower(&mut row[..WIDE - 1], &before[1..], 4);
}

/// Every depth is at most 3 more than the one before it. After reaches of 1, 2, 4 and 8 cells each cell has heard of
/// all before it: many cells at once, where one by one is a cell at a time.
fn slide<const WIDE: usize>(row: &mut [u8; WIDE]) {
    for (reach, cost) in REACHES {
        let before = *row;
        lower(&mut row[reach..], &before[..WIDE - reach], cost);
    }
}

/// [`slide`] from the other side.
fn slide_back<const WIDE: usize>(row: &mut [u8; WIDE]) {
    for (reach, cost) in REACHES {
        let before = *row;
        lower(row, &before[reach..], cost);
    }
}

/// Cells and what they are worth; together they reach as far as depths do.
const REACHES: [(usize, u8); 4] = [(1, 3), (2, 6), (4, 12), (8, 24)];

/// Every depth is at most `cost` more than the one beside it.
fn lower(depths: &mut [u8], beside: &[u8], cost: u8) {
    for (depth, beside) in depths.iter_mut().zip(beside) {
        *depth = (*depth).min(beside.saturating_add(cost));
    }
}

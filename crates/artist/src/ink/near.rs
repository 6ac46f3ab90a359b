//! Which cells have no others near them.

use super::grid::Grid;

/// Those of `cells` with none of the `others` within `reach` units, middle to middle.
pub(super) fn far_from(
    mut cells: Vec<usize>,
    grid: &Grid,
    reach: f64,
    others: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let far = reach as usize;
    let ([mut left, mut top], [mut right, mut bottom]) = ([usize::MAX; 2], [0; 2]);
    for (x, y) in cells.iter().map(|cell| grid.place(*cell)) {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    if cells.is_empty() {
        return cells;
    }
    let (left, right) = (left.saturating_sub(far), (right + far + 1).min(grid.width));
    let (top, bottom) = (top.saturating_sub(far), (bottom + far + 1).min(grid.height));
    let width = right - left;
    let mut gaps = Vec::with_capacity(width * (bottom - top));
    for y in top..bottom {
        gaps.extend((left..right).map(|x| if others(y * grid.width + x) { 0 } else { u8::MAX }));
        let start = gaps.len() - width;
        spread(&mut gaps[start..]);
    }
    // How far aside another may be, from row to row: above, beside and below.
    let aside = |rows: usize| libm::sqrt(reach * reach - (rows * rows) as f64) as u8;
    let aside: Vec<u8> = (0..=2 * far).map(|row| aside(row.abs_diff(far))).collect();
    cells.retain(|cell| {
        let (x, y) = grid.place(*cell);
        let (x, y) = (x - left, y - top);
        let (first, last) = (y.saturating_sub(far), (y + far).min(bottom - top - 1));
        let column = gaps[first * width + x..].iter().step_by(width);
        column.zip(&aside[first + far - y..=last + far - y]).all(|(gap, aside)| gap > aside)
    });
    cells
}

/// In a row of gaps, 0 where another is: how far the nearest is from each cell.
fn spread(row: &mut [u8]) {
    for x in 1..row.len() {
        row[x] = row[x].min(row[x - 1].saturating_add(1));
    }
    for x in (1..row.len()).rev() {
        row[x - 1] = row[x - 1].min(row[x].saturating_add(1));
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
        let cells: Vec<usize> = (0..40).flat_map(|y| (0..40).map(move |x| at(x, y))).collect();
        let far = far_from(cells, &grid, 5.0, |cell| cell == at(20, 3));
        let near = [at(25, 3), at(23, 7), at(20, 0), at(20, 8)];
        assert!(near.iter().all(|cell| !far.contains(cell)));
        let beyond = [at(24, 7), at(26, 3), at(20, 9), at(0, 39)];
        assert!(beyond.iter().all(|cell| far.contains(cell)));
    }
}

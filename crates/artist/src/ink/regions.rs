//! White regions between lines, and how wide each is.

use super::grid::{Grid, UNLABELLED};

/// A connected white region of a grid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Region {
    /// Its deepest cell: the one farthest from any ink.
    pub(crate) deepest: usize,
    /// The diameter of the largest circle in it, in units.
    pub(crate) width: f64,
    /// In square units.
    pub(crate) area: usize,
}

/// The regions of a grid, and the region of each white cell.
pub(crate) struct Regions {
    pub(crate) list: Vec<Region>,
    pub(crate) labels: Vec<u32>,
}

impl Regions {
    /// Labels the white cells of `grid`, four neighbours to a cell.
    pub(crate) fn of(grid: &Grid) -> Self {
        let depth = depths(grid);
        let mut labels = vec![UNLABELLED; depth.len()];
        let mut list = Vec::new();
        let mut open = Vec::new();
        for seed in 0..labels.len() {
            if labels[seed] != UNLABELLED || grid.is_ink(seed) {
                continue;
            }
            let label = list.len() as u32;
            let mut region = Region { deepest: seed, width: 0.0, area: 0 };
            labels[seed] = label;
            open.push(seed);
            while let Some(cell) = open.pop() {
                region.area += 1;
                if depth[cell] > depth[region.deepest] {
                    region.deepest = cell;
                }
                for next in grid.neighbours(cell) {
                    if labels[next] == UNLABELLED && !grid.is_ink(next) {
                        labels[next] = label;
                        open.push(next);
                    }
                }
            }
            // A cell next to ink is one step deep and its centre half a cell from the line's edge.
            region.width = (f64::from(depth[region.deepest]) / 3.0 - 0.5).max(0.0) * 2.0;
            list.push(region);
        }
        Self { list, labels }
    }

    /// The region of a cell; `None` on ink.
    pub(crate) fn at(&self, cell: usize) -> Option<usize> {
        (self.labels[cell] != UNLABELLED).then_some(self.labels[cell] as usize)
    }
}

/// Distance to the nearest ink or edge of the grid in thirds of a cell, by the 3-4 chamfer (Borgefors 1986).
fn depths(grid: &Grid) -> Vec<u16> {
    const FAR: u16 = 30_000;
    let (width, height) = (grid.width, grid.height);
    let mut depth: Vec<u16> =
        (0..width * height).map(|cell| if grid.is_ink(cell) { 0 } else { FAR }).collect();
    let edge = vec![0; width];
    for y in 0..height {
        let (above, row) = depth.split_at_mut(y * width);
        let above = if y == 0 { &edge[..] } else { &above[(y - 1) * width..] };
        sweep(above, &mut row[..width], 0..width);
    }
    for y in (0..height).rev() {
        let (row, below) = depth.split_at_mut((y + 1) * width);
        let below = if y + 1 == height { &edge[..] } else { &below[..width] };
        sweep(below, &mut row[y * width..], (0..width).rev());
    }
    depth
}

/// One row of a chamfer pass, given the row before it; `order` is the direction of travel.
fn sweep(before: &[u16], row: &mut [u16], order: impl Iterator<Item = usize>) {
    let last = row.len() - 1;
    let mut previous = 0;
    for x in order {
        let diagonal = before[x.saturating_sub(1)].min(before[(x + 1).min(last)]);
        let least = (previous + 3).min(before[x] + 3).min(diagonal + 4);
        row[x] = row[x].min(least);
        previous = row[x];
    }
}

//! White regions between lines, and how wide each is.

use super::grid::Grid;

/// In place of a label: ink.
const NONE: u16 = u16::MAX;
/// Depths are thirds of a cell; what is deeper than this is simply deep.
const DEEPEST: u8 = 252;

/// A connected white region of a grid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Region {
    /// Its deepest cell: the one farthest from any ink.
    pub(crate) deepest: usize,
    /// The diameter of the largest circle in it, in units; no more than about 160.
    pub(crate) width: f64,
    /// In square units; 0 once another region has taken it in.
    pub(crate) area: usize,
}

/// The regions of a grid, and the region of each white cell.
pub(crate) struct Regions {
    pub(crate) list: Vec<Region>,
    /// By cell: a label whose region may have been taken in by another.
    labels: Vec<u16>,
    /// By label: itself, or the label that took it in.
    taken_by: Vec<u16>,
}

impl Regions {
    /// Labels the white cells of `grid`, four neighbours to a cell.
    pub(crate) fn of(grid: &Grid) -> Self {
        let (labels, mut taken_by) = runs(grid);
        let names = number(&mut taken_by);
        let depth = depths(grid);
        let fresh = Region { deepest: 0, width: 0.0, area: 0 };
        let mut list = vec![fresh; names];
        let mut deepest = vec![0; names];
        for (cell, (label, depth)) in labels.iter().zip(&depth).enumerate() {
            if *label != NONE {
                let name = usize::from(taken_by[usize::from(*label)]);
                list[name].area += 1;
                if *depth > deepest[name] {
                    deepest[name] = *depth;
                    list[name].deepest = cell;
                }
            }
        }
        for (region, depth) in list.iter_mut().zip(deepest) {
            // A cell next to ink is one step deep and its centre half a cell from the line's edge.
            region.width = (f64::from(depth) / 3.0 - 0.5).max(0.0) * 2.0;
        }
        Self { list, labels, taken_by }
    }

    /// The region of a cell; `None` on ink.
    pub(crate) fn at(&self, cell: usize) -> Option<usize> {
        let label = self.labels[cell];
        (label != NONE).then(|| usize::from(self.taken_by[usize::from(label)]))
    }

    /// Gives all of region `taken`, and the white cells of `laid_bare`, to region `by`.
    pub(crate) fn take_in(&mut self, taken: usize, by: usize, laid_bare: &[usize]) {
        let Some(label) = self.taken_by.iter().position(|name| usize::from(*name) == by) else { return };
        for name in self.taken_by.iter_mut().filter(|name| usize::from(**name) == taken) {
            *name = by as u16;
        }
        for cell in laid_bare {
            self.labels[*cell] = label as u16;
        }
        self.list[by].area += self.list[taken].area + laid_bare.len();
        // Side by side, which is how slivers lie.
        self.list[by].width += self.list[taken].width;
        self.list[taken].area = 0;
    }
}

/// A label a cell, and by label the label it is the same region as.
fn runs(grid: &Grid) -> (Vec<u16>, Vec<u16>) {
    let width = grid.width;
    let mut labels = vec![NONE; width * grid.height];
    let mut same: Vec<u16> = Vec::new();
    let mut ends = Vec::new();
    for y in 0..grid.height {
        ends.clear();
        let mut inked = true;
        for (x, ink) in grid.row(y).chain([true]).enumerate() {
            if ink != inked {
                ends.push(x);
                inked = ink;
            }
        }
        let (above, row) = labels.split_at_mut(y * width);
        let above = if y == 0 { &[][..] } else { &above[(y - 1) * width..] };
        for run in ends.chunks_exact(2) {
            let (from, to) = (run[0], run[1]);
            let mut label = NONE;
            let mut last = NONE;
            for &over in above.get(from..to).unwrap_or_default() {
                if over != last && over != NONE {
                    let root = root(&same, over);
                    if label == NONE {
                        label = root;
                    } else if root != label {
                        let (low, high) = (root.min(label), root.max(label));
                        same[usize::from(high)] = low;
                        label = low;
                    }
                }
                last = over;
            }
            if label == NONE {
                // A page with this many loose areas has none worth telling apart from the last.
                label = same.len().min(usize::from(NONE) - 1) as u16;
                if same.len() < usize::from(NONE) {
                    same.push(label);
                }
            }
            row[from..to].fill(label);
        }
    }
    (labels, same)
}

fn root(same: &[u16], mut label: u16) -> u16 {
    while same[usize::from(label)] != label {
        label = same[usize::from(label)];
    }
    label
}

/// Turns "the same as" into consecutive region numbers; how many there are.
fn number(same: &mut [u16]) -> usize {
    let mut names = 0;
    for label in 0..same.len() {
        let other = usize::from(same[label]);
        // A lower label is numbered already.
        same[label] = if other == label {
            names += 1;
            names - 1
        } else {
            same[other]
        };
    }
    usize::from(names)
}

/// Distance to the nearest ink or edge of the grid in thirds of a cell, by the 3-4 chamfer (Borgefors 1986).
fn depths(grid: &Grid) -> Vec<u8> {
    let (width, height) = (grid.width, grid.height);
    let mut depth = Vec::with_capacity(width * height);
    for y in 0..height {
        depth.extend(grid.row(y).map(|ink| if ink { 0 } else { DEEPEST }));
    }
    let edge = vec![0; width];
    for y in 0..height {
        let (above, row) = depth.split_at_mut(y * width);
        let above = if y == 0 { &edge[..] } else { &above[(y - 1) * width..] };
        step(above, &mut row[..width]);
        slide(row[..width].iter_mut());
    }
    for y in (0..height).rev() {
        let (row, below) = depth.split_at_mut((y + 1) * width);
        let below = if y + 1 == height { &edge[..] } else { &below[..width] };
        step(below, &mut row[y * width..]);
        slide(row[y * width..].iter_mut().rev());
    }
    depth
}

/// From one row to the next, straight and diagonally.
fn step(before: &[u8], row: &mut [u8]) {
    let last = row.len() - 1;
    for (depth, straight) in row.iter_mut().zip(before) {
        *depth = (*depth).min(straight.saturating_add(3));
    }
    for (depth, left) in row[1..].iter_mut().zip(&before[..last]) {
        *depth = (*depth).min(left.saturating_add(4));
    }
    for (depth, right) in row[..last].iter_mut().zip(&before[1..]) {
        *depth = (*depth).min(right.saturating_add(4));
    }
}

/// Along a row, from the edge of the grid.
fn slide<'a>(row: impl Iterator<Item = &'a mut u8>) {
    let mut before = 0_u8;
    for depth in row {
        before = before.saturating_add(3).min(*depth);
        *depth = before;
    }
}

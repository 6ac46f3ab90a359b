//! White regions between lines, and how wide each is.

use std::ops::Range;

use super::grid::Grid;
use super::white::White;

/// In place of a label: ink.
const NONE: u16 = u16::MAX;
/// Depths are thirds of a cell; what is deeper than this is simply deep.
const DEEPEST: u8 = 45;
/// Where squares of so many cells fit, nobody asks for circles. Each is twice the one before.
const SQUARES: [usize; 3] = [16, 32, 64];

/// A connected white region of a grid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Region {
    /// Its deepest cell: the one farthest from any ink, or the middle of the largest square.
    pub(crate) deepest: usize,
    /// The diameter of the largest circle in it, in units; of wide regions the side of one of [`SQUARES`] that fits.
    pub(crate) width: f64,
    /// In square units; 0 once another region has taken it in.
    pub(crate) area: usize,
}

/// The regions of a grid, and the region of each white cell.
pub(crate) struct Regions {
    pub(crate) list: Vec<Region>,
    /// Ink between white of a row, from left to right and from top to bottom: its cells.
    pub(crate) lines: Vec<Range<usize>>,
    /// By cell: a label whose region may have been taken in by another.
    labels: Vec<u16>,
    /// By label: the region that holds it.
    taken_by: Vec<u16>,
    /// By label: the region that held it before any was taken in.
    first: Vec<u16>,
}

impl Regions {
    /// Labels the white cells of `grid`, four neighbours to a cell.
    pub(crate) fn of(grid: &Grid) -> Self {
        let white = White::of(grid);
        let (labels, runs, mut taken_by) = label(grid, &white);
        let names = number(&mut taken_by);
        let mut list = vec![Region { deepest: 0, width: 0.0, area: 0 }; names];
        let lines = runs.windows(2).map(|pair| pair[0].cells.end..pair[1].cells.start).collect();
        let name = |run: &Run| usize::from(taken_by[usize::from(run.label)]);
        for run in &runs {
            list[name(run)].area += run.cells.len();
        }
        find_squares(&mut list, grid, white, |cell| usize::from(taken_by[usize::from(labels[cell])]));
        let mut without = vec![Vec::new(); names];
        for run in runs.iter().filter(|run| list[name(run)].width == 0.0) {
            without[name(run)].push(run.cells.clone());
        }
        for (region, cells) in list.iter_mut().zip(without).filter(|(_, cells)| !cells.is_empty()) {
            find_circle(region, &cells, grid.width);
        }
        Self { list, lines, labels, first: taken_by.clone(), taken_by }
    }

    /// The region of a cell; `None` on ink.
    pub(crate) fn at(&self, cell: usize) -> Option<usize> {
        let label = self.labels[cell];
        (label != NONE).then(|| usize::from(self.taken_by[usize::from(label)]))
    }

    /// The region a white cell was of before any was taken in.
    pub(crate) fn first_at(&self, cell: usize) -> Option<usize> {
        let label = self.labels[cell];
        (label != NONE).then(|| usize::from(self.first[usize::from(label)]))
    }

    /// Gives all of region `taken` to region `by`.
    pub(crate) fn take_in(&mut self, taken: usize, by: usize) {
        for name in self.taken_by.iter_mut().filter(|name| usize::from(**name) == taken) {
            *name = by as u16;
        }
        self.list[by].area += self.list[taken].area;
        // Side by side, which is how slivers lie.
        self.list[by].width += self.list[taken].width;
        self.list[taken].area = 0;
    }

    /// Gives cells that were ink to region `to`.
    pub(crate) fn give(&mut self, cells: &[usize], to: usize) {
        let Some(label) = self.taken_by.iter().position(|name| usize::from(*name) == to) else { return };
        cells.iter().for_each(|cell| self.labels[*cell] = label as u16);
        self.list[to].area += cells.len();
    }
}

/// White cells side by side.
struct Run {
    cells: Range<usize>,
    label: u16,
}

/// A label a cell, the runs of labelled cells, and by label the label it is the same region as.
fn label(grid: &Grid, white: &White) -> (Vec<u16>, Vec<Run>, Vec<u16>) {
    let width = grid.width;
    let mut labels = vec![NONE; width * grid.height];
    let mut same: Vec<u16> = Vec::new();
    let mut runs: Vec<Run> = Vec::new();
    let mut turns = Vec::new();
    let mut row_above = 0..0;
    for y in 0..grid.height {
        white.turns(y, &mut turns);
        if turns.len() % 2 == 1 {
            turns.push(width);
        }
        let start = runs.len();
        let mut over = row_above.start;
        for run in turns.chunks_exact(2) {
            let cells = y * width + run[0]..y * width + run[1];
            while over < row_above.end && runs[over].cells.end + width <= cells.start {
                over += 1;
            }
            let touching =
                runs[over..row_above.end].iter().take_while(|over| over.cells.start + width < cells.end);
            let mut label = NONE;
            for touched in touching {
                label = united(&mut same, label, touched.label);
            }
            if label == NONE {
                // A page with this many loose areas has none worth telling apart from the last.
                label = same.len().min(usize::from(NONE) - 1) as u16;
                if same.len() < usize::from(NONE) {
                    same.push(label);
                }
            }
            labels[cells.clone()].fill(label);
            runs.push(Run { cells, label });
        }
        row_above = start..runs.len();
    }
    (labels, runs, same)
}

/// The lower of two labels, [`NONE`] or not, that turned out to be of one region.
fn united(same: &mut [u16], label: u16, other: u16) -> u16 {
    let other = root(same, other);
    if label == NONE || other == label {
        return other;
    }
    let (low, high) = (other.min(label), other.max(label));
    same[usize::from(high)] = low;
    low
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

/// Of regions in which one of [`SQUARES`] fits: the largest, in the middle of as many as lie side by side.
fn find_squares(list: &mut [Region], grid: &Grid, mut white: White, name: impl Fn(usize) -> usize) {
    let mut turns = Vec::new();
    let mut longest = vec![0; list.len()];
    let mut side = 1;
    for square in SQUARES {
        while side < square {
            white.shrink(side);
            side *= 2;
        }
        longest.fill(0);
        for y in 0..grid.height {
            white.turns(y, &mut turns);
            for run in turns.chunks_exact(2) {
                let (corner, length) = (y * grid.width + run[0], run[1] - run[0]);
                let name = name(corner);
                if length > longest[name] {
                    longest[name] = length;
                    list[name].width = square as f64;
                    list[name].deepest = corner + length / 2 + (square / 2) * (grid.width + 1);
                }
            }
        }
    }
}

/// Of a region of these `cells`, row by row of a grid of this width: the largest circle.
fn find_circle(region: &mut Region, cells: &[Range<usize>], width: usize) {
    let left = cells.iter().map(|run| run.start % width).min().unwrap_or_default();
    let right = cells.iter().map(|run| run.start % width + run.len()).max().unwrap_or_default();
    let [top, bottom] = [cells.first(), cells.last()].map(|run| run.map_or(0, |run| run.start / width));
    // With one cell around it that is as good as ink.
    let (wide, high) = (right - left + 2, bottom - top + 3);
    let place = |run: &Range<usize>| {
        let start = (run.start / width - top + 1) * wide + run.start % width - left + 1;
        start..start + run.len()
    };
    let mut depth = vec![0; wide * high];
    cells.iter().for_each(|run| depth[place(run)].fill(DEEPEST));
    sound(&mut depth, wide);
    let mut deepest = 0;
    for run in cells {
        for (cell, depth) in run.clone().zip(&depth[place(run)]) {
            if *depth > deepest {
                (deepest, region.deepest) = (*depth, cell);
            }
        }
    }
    // A cell next to ink is one step deep and its centre half a cell from the line's edge.
    region.width = (f64::from(deepest) / 3.0 - 0.5).max(0.0) * 2.0;
}

/// Makes what is deep no deeper than its distance to the nearest cell of depth 0 in thirds of a cell, by the 3-4 chamfer
/// (Borgefors 1986), in rows of this width.
fn sound(depth: &mut [u8], width: usize) {
    let last = depth.len() / width - 1;
    let mut spare = vec![0; width];
    for y in 1..last {
        let (above, row) = depth.split_at_mut(y * width);
        step(&above[(y - 1) * width..], &mut row[..width]);
        slide(&mut row[..width], &mut spare);
    }
    for y in (1..last).rev() {
        let (row, below) = depth.split_at_mut((y + 1) * width);
        step(&below[..width], &mut row[y * width..]);
        slide_back(&mut row[y * width..], &mut spare);
    }
}

/// From one row to the next, straight and diagonally.
fn step(before: &[u8], row: &mut [u8]) {
    let last = row.len() - 1;
    lower(row, before, 3);
    lower(&mut row[1..], &before[..last], 4);
    lower(&mut row[..last], &before[1..], 4);
}

/// Every depth is at most 3 more than the one before it. After reaches of 1, 2, 4 and 8 cells each cell has heard of
/// all before it: many cells at once, where one by one is a cell at a time.
fn slide(row: &mut [u8], spare: &mut [u8]) {
    let cells = row.len();
    for (reach, cost) in REACHES.into_iter().take_while(|(reach, _)| *reach < cells) {
        spare.copy_from_slice(row);
        lower(&mut row[reach..], &spare[..cells - reach], cost);
    }
}

/// [`slide`] from the other side.
fn slide_back(row: &mut [u8], spare: &mut [u8]) {
    let cells = row.len();
    for (reach, cost) in REACHES.into_iter().take_while(|(reach, _)| *reach < cells) {
        spare.copy_from_slice(row);
        lower(row, &spare[reach..], cost);
    }
}

/// Cells and what they are worth; together they reach as far as depths do.
const REACHES: [(usize, u8); 4] = [(1, 3), (2, 6), (4, 12), (8, 24)];

/// Every depth is at most `cost` more than the one beside it.
#[inline(never)] // inlined into its callers it is done cell by cell
fn lower(depths: &mut [u8], beside: &[u8], cost: u8) {
    for (depth, beside) in depths.iter_mut().zip(beside) {
        *depth = (*depth).min(beside.saturating_add(cost));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Drawing, Page, Pen, Shape};
    use kurbo::{Rect, Shape as _};
    use scene::Complexity;

    #[test]
    fn a_wall_parts_a_room_and_a_door_joins_it() {
        let regions = |door: f64| {
            let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
            let walls = Rect::new(100.0, 100.0, 300.0, 116.0).to_path(0.1);
            let wall = Rect::new(200.0, 100.0, 200.0, 116.0 - door).to_path(0.1);
            drawing.shapes = vec![Shape::line(walls, Pen::Outline), Shape::line(wall, Pen::Outline)];
            let mut list = Regions::of(&Grid::of(&drawing)).list;
            list.sort_by_key(|region| region.area);
            list
        };
        let pen = crate::pens::pens(Complexity::Simple, None).outline.units();
        let [left, right, outside] = regions(0.0)[..] else { panic!("two rooms and the page") };
        assert!((right.area as f64 - (100.0 - pen) * (16.0 - pen)).abs() < 90.0, "{}", right.area);
        assert!(left.area.abs_diff(right.area) < 60);
        assert!((right.width - (16.0 - pen)).abs() < 2.0, "{}", right.width);
        assert_eq!(outside.width, 64.0);
        assert_eq!(regions(12.0).len(), 2);
    }
}

//! White regions between lines, and how wide each is.

use std::ops::Range;

use super::clip::Clip;
use super::depth::find_circle;
use super::grid::Grid;
use super::labelled::{Labelled, NONE, Run, label, number, runs_from};
use super::sheets;
use super::white::White;

/// So many cells are looked at together.
const SIDE_BY_SIDE: usize = 16;
/// Where squares of so many cells fit, nobody asks for circles: they are wider than the narrowest white.
const SQUARES: [usize; 2] = [9, 36];

/// A connected white region of a grid.
#[derive(Debug, Clone, Copy, PartialEq)]
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
    /// White of a row side by side, from left to right and from top to bottom.
    runs: Vec<Run>,
    /// By label: the first of its runs.
    starts: Vec<u32>,
    /// Ink that became white, with the label it was given.
    given: Vec<(u16, Vec<usize>)>,
    /// By cell: a label whose region may have been taken in by another.
    labels: Vec<u16>,
    /// By label: the region that holds it.
    taken_by: Vec<u16>,
    /// By label: the region that held it before any was taken in.
    first: Vec<u16>,
    /// The white cells as they were then.
    white: White,
}

impl Regions {
    /// Those of `grid`.
    pub(crate) fn of(grid: &Grid) -> Self {
        Self::with(grid, White::of(grid), |_| None)
    }

    /// Those of `grid` after some parts of it were painted anew; nothing was taken in by another yet. What is apart from these
    /// is as wide as it was.
    pub(super) fn again(mut self, grid: &Grid, anew: &[Clip]) -> Self {
        let mut white = std::mem::take(&mut self.white);
        anew.iter().flat_map(|part| part.rows.clone()).for_each(|row| white.look_at(grid, row));
        // Regions are numbered in the order of their first cells.
        let mut firsts = vec![usize::MAX; self.list.len()];
        for (name, start) in self.taken_by.iter().zip(&self.starts).skip(1) {
            let first = &mut firsts[usize::from(*name)];
            *first = (*first).min(self.runs[*start as usize].cells().start);
        }
        let list = std::mem::take(&mut self.list);
        drop(self);
        Self::with(grid, white, |cells| {
            let first = cells.first().map_or(0, |run| run.start);
            let Region { deepest, width, .. } = list[firsts.binary_search(&first).ok()?];
            let is_apart = |run: &Range<usize>| !anew.iter().any(|part| part.touches(run, grid));
            cells.iter().all(is_apart).then_some((deepest, width))
        })
    }

    /// Those of these white cells; of some the largest circle is `known`.
    fn with(grid: &Grid, white: White, known: impl Fn(&[Range<usize>]) -> Option<(usize, f64)>) -> Self {
        let Labelled { labels, runs, starts, areas, same: mut taken_by } = label(grid, &white);
        let names = number(&mut taken_by);
        let mut list = vec![Region { deepest: 0, width: 0.0, area: 0 }; names];
        for (label, area) in areas.iter().enumerate().skip(1) {
            list[usize::from(taken_by[label])].area += area;
        }
        let name = |cell: usize| usize::from(taken_by[usize::from(labels[cell])]);
        find_squares(&mut list, grid, white.clone(), name);
        let mut without = vec![Vec::new(); names];
        for (label, start) in starts.iter().enumerate().skip(1) {
            let name = usize::from(taken_by[label]);
            if list[name].width == 0.0 {
                without[name].extend(runs_from(&runs, *start).map(Run::cells));
            }
        }
        for (region, mut cells) in list.iter_mut().zip(without).filter(|(_, cells)| !cells.is_empty()) {
            cells.sort_unstable_by_key(|run| run.start);
            (region.deepest, region.width) = known(&cells).unwrap_or_else(|| find_circle(&cells, grid.width));
        }
        Self { list, runs, starts, given: Vec::new(), labels, first: taken_by.clone(), taken_by, white }
    }

    /// Ink between white of a row, from left to right and from top to bottom: its cells.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Range<usize>> {
        self.runs.windows(2).map(|pair| pair[0].cells().end..pair[1].cells().start)
    }

    /// The region of a cell; `None` on ink.
    pub(crate) fn at(&self, cell: usize) -> Option<usize> {
        let label = self.labels[cell];
        (label != NONE).then(|| usize::from(self.taken_by[usize::from(label)]))
    }

    /// Tells which cells side by side in a part of the grid are of one of those regions.
    pub(super) fn each_of(
        &self,
        is_one: impl Fn(usize) -> bool,
        part: &Range<usize>,
        mut tell: impl FnMut(Range<usize>),
    ) {
        let is_one = |label: usize| label != usize::from(NONE) && is_one(usize::from(self.taken_by[label]));
        let ones: Vec<bool> = (0..self.taken_by.len()).map(is_one).collect();
        let first = self.runs.partition_point(|run| run.cells().start < part.start);
        let white = self.runs[first..].iter().take_while(|run| run.cells().start < part.end);
        white.filter(|run| ones[usize::from(run.label)]).for_each(|run| tell(run.cells()));
        let given = self.given.iter().filter(|(label, _)| ones[usize::from(*label)]);
        let given = given.flat_map(|(_, cells)| cells).filter(|cell| part.contains(cell));
        given.for_each(|cell| tell(*cell..*cell + 1));
    }

    /// The region a white cell was of before any was taken in.
    pub(crate) fn first_at(&self, cell: usize) -> Option<usize> {
        let label = self.labels[cell];
        (label != NONE).then(|| usize::from(self.first[usize::from(label)]))
    }

    /// What a region holds as yet.
    pub(super) fn held_by(&self, region: usize) -> Held {
        let is_of = |label: &usize| usize::from(self.taken_by[*label]) == region;
        let labels = (0..self.taken_by.len()).filter(is_of).map(|label| label as u16).collect();
        Held { labels, given: self.given.len() }
    }

    /// Whether nothing was given to any region since.
    pub(super) const fn is_as_yet(&self, held: &Held) -> bool {
        self.given.len() == held.given
    }

    /// White cells side by side, and ink that became white, cell by cell.
    fn white_and_given(&self, held: &Held) -> (impl Iterator<Item = Run>, impl Iterator<Item = usize>) {
        let white =
            held.labels.iter().flat_map(|label| runs_from(&self.runs, self.starts[usize::from(*label)]));
        let given = self.given[..held.given].iter().filter(|(label, _)| held.labels.contains(label));
        (white, given.flat_map(|(_, cells)| cells).copied())
    }

    /// Cells side by side that make up all of it.
    pub(super) fn parts(&self, held: &Held) -> impl Iterator<Item = Range<usize>> {
        let (white, given) = self.white_and_given(held);
        white.map(Run::cells).chain(given.map(|cell| cell..cell + 1))
    }

    /// The first and the last of its cells wherever they lie side by side.
    pub(super) fn ends(&self, held: &Held) -> impl Iterator<Item = usize> {
        self.parts(held).flat_map(|part| [part.start, part.end - 1])
    }

    /// The cells that are next to others, at least, in rows of this `width`.
    pub(super) fn edge(&self, held: &Held, width: usize) -> Vec<usize> {
        let mut edge = Vec::new();
        let (white, given) = self.white_and_given(held);
        for run in white {
            let Range { start, end } = run.cells();
            edge.extend((!self.is_inside(start, width)).then_some(start));
            if start + 1 < end {
                self.add_beside(start + 1..end - 1, width, &mut edge);
                edge.extend((!self.is_inside(end - 1, width)).then_some(end - 1));
            }
        }
        edge.extend(given.filter(|cell| !self.is_inside(*cell, width)));
        edge
    }

    /// Adds those of some cells of one label above or below which another is.
    fn add_beside(&self, cells: Range<usize>, width: usize, edge: &mut Vec<usize>) {
        let row = |first: Option<usize>| self.labels.get(first?..first? + cells.len());
        let (Some(above), Some(below)) =
            (row(cells.start.checked_sub(width)), row(Some(cells.start + width)))
        else {
            return edge.extend(cells);
        };
        let Some(label) = self.labels.get(cells.start).copied() else { return };
        let mut first = cells.start;
        for (above, below) in above.chunks(SIDE_BY_SIDE).zip(below.chunks(SIDE_BY_SIDE)) {
            let is_amid = |(above, below): (&u16, &u16)| (*above == label) & (*below == label);
            let are_amid = above.iter().zip(below).fold(true, |all, pair| all & is_amid(pair));
            if !are_amid {
                let pairs = above.iter().zip(below).enumerate();
                edge.extend(pairs.filter(|(_, pair)| !is_amid(*pair)).map(|(at, _)| first + at));
            }
            first += above.len();
        }
    }

    fn is_same(&self, label: u16, cell: Option<usize>) -> bool {
        cell.is_some_and(|cell| self.labels.get(cell) == Some(&label))
    }

    /// Whether the cells left, right, above and below of a white one were always of one area with it.
    fn is_inside(&self, cell: usize, width: usize) -> bool {
        let label = self.labels[cell];
        self.is_same(label, cell.checked_sub(1))
            && self.is_same(label, Some(cell + 1))
            && self.is_amid(cell, width)
    }

    /// Whether the cells above and below of a white one were.
    fn is_amid(&self, cell: usize, width: usize) -> bool {
        let label = self.labels[cell];
        self.is_same(label, cell.checked_sub(width)) && self.is_same(label, Some(cell + width))
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
        self.given.push((label as u16, cells.to_vec()));
        self.list[to].area += cells.len();
    }
}

impl Drop for Regions {
    fn drop(&mut self) {
        sheets::keep(std::mem::take(&mut self.labels));
    }
}

/// What a region held when it was looked at: its labels, and how many times ink had become white anywhere.
pub(super) struct Held {
    labels: Vec<u16>,
    given: usize,
}

/// Of regions in which one of [`SQUARES`] fits: the largest, in the middle of as many as lie side by side.
fn find_squares(list: &mut [Region], grid: &Grid, mut white: White, name: impl Fn(usize) -> usize) {
    let mut longest = vec![0; list.len()];
    let mut side = 1;
    for square in SQUARES {
        while side < square {
            let reach = side.min(square - side);
            white.shrink(reach);
            side += reach;
        }
        longest.fill(0);
        for y in (0..grid.height).filter(|y| white.is_any(*y)) {
            white.each_run(y, |start, end| {
                let (corner, length) = (y * grid.width + start, end - start);
                let name = name(corner);
                if length > longest[name] {
                    longest[name] = length;
                    list[name].width = square as f64;
                    list[name].deepest = corner + length / 2 + (square / 2) * (grid.width + 1);
                }
            });
        }
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
            let walls = Rect::new(100.0, 100.0, 300.0, 112.0).to_path(0.1);
            let wall = Rect::new(200.0, 100.0, 200.0, 112.0 - door).to_path(0.1);
            drawing.shapes = vec![Shape::line(walls, Pen::Outline), Shape::line(wall, Pen::Outline)];
            let mut list = Regions::of(&Grid::of(&drawing)).list.clone();
            list.sort_by_key(|region| region.area);
            list
        };
        let pen = crate::pens::pens(Complexity::Simple, None).outline.units();
        let [left, right, outside] = regions(0.0)[..] else { panic!("two rooms and the page") };
        assert!((right.area as f64 - (100.0 - pen) * (12.0 - pen)).abs() < 90.0, "{}", right.area);
        assert!(left.area.abs_diff(right.area) < 60);
        assert!((right.width - (12.0 - pen)).abs() < 2.0, "{}", right.width);
        assert_eq!(outside.width, 36.0);
        assert_eq!(regions(9.0).len(), 2);
    }

    #[test]
    fn regions_of_what_was_painted_anew_are_those_of_a_new_page() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let boxes = (0..48).map(|at| {
            let (x, y) = (20.0 + f64::from(at % 6) * 80.0, 20.0 + f64::from(at / 6) * 85.0);
            Rect::new(x, y, x + 12.0 + f64::from(at), y + 10.0 + f64::from(at % 7))
        });
        drawing.shapes = boxes.map(|own| Shape::line(own.to_path(0.1), Pen::Outline)).collect();
        let mut grid = Grid::of(&drawing);
        let before = Regions::of(&grid);
        let gone = [3, 17, 18, 40];
        gone.into_iter().for_each(|at| drawing.shapes[at].path = kurbo::BezPath::new());
        let anew = grid.repaint(&drawing, gone.into_iter());
        assert!(!anew.is_empty());
        let (again, new) = (before.again(&grid, &anew), Regions::of(&grid));
        assert_eq!(again.list, new.list);
        assert!((0..grid.width * grid.height).all(|cell| again.at(cell) == new.at(cell)));
    }
}

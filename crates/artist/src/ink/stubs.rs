//! What is left sticking out where a line was let go: stubs and shreds, trimmed.

use std::collections::BTreeSet;

use drawing::{Pen, Shape, Tint};

use super::mask::Mask;
use super::sheet::Sheet;

/// What sticks out and has more square units than this is a line of its own.
const LARGEST_STUB: usize = 70;
/// As far from where a line was let go, in units, shreds are looked for.
const REACH: usize = 5;
/// A stroke of this width, in units, has no part thinner than two cells.
const SURE: f64 = 2.9;

impl Sheet<'_> {
    /// Trims the ink around the cells that were laid bare and belong to the area of shape `owner` now.
    pub(super) fn trim(&mut self, laid_bare: &[usize], owner: Option<usize>) {
        let mut edge: BTreeSet<usize> = BTreeSet::new();
        for &cell in laid_bare {
            edge.extend(self.grid.neighbours(cell).filter(|beside| self.grid.is_ink(*beside)));
        }
        let mut trimmed: BTreeSet<usize> =
            edge.iter().filter_map(|start| self.stub(*start)).flatten().collect();
        trimmed.extend(self.shreds(edge, &trimmed));
        if trimmed.is_empty() {
            return;
        }
        let cells: Vec<usize> = trimmed.into_iter().collect();
        cells.iter().for_each(|cell| self.grid.lay_bare(*cell, owner));
        let mut mask = Mask::of(&cells, &self.grid, 1);
        mask.grow(&self.grid, |cell| !self.grid.is_ink(cell));
        let tint = owner.and_then(|shape| self.drawing.shapes[shape].tint).unwrap_or(Tint::PAPER);
        self.patches.push((self.drawing.shapes.len(), Shape::patch(mask.outline(), tint)));
    }

    /// The piece of one line that starts at a cell, where it is small and sticks out into one region.
    fn stub(&self, start: usize) -> Option<Vec<usize>> {
        let line = self.grid.shape(start)?;
        if self.drawing.shapes[line].pen == Some(Pen::Solid) {
            return None;
        }
        let mut cells = vec![start];
        let mut around = None;
        let mut next = 0;
        while let Some(cell) = cells.get(next).copied() {
            next += 1;
            for beside in self.grid.neighbours(cell) {
                match self.regions.at(beside) {
                    Some(region) if *around.get_or_insert(region) != region => return None,
                    Some(_) => {}
                    None if self.grid.shape(beside) == Some(line) && !cells.contains(&beside) => {
                        cells.push(beside);
                    }
                    None => {}
                }
            }
            if cells.len() > LARGEST_STUB {
                return None;
            }
        }
        around.map(|_| cells)
    }

    /// Cells near the `edge` that no pen could have drawn: thinner than any stroke, with one region around.
    fn shreds(&self, edge: BTreeSet<usize>, but: &BTreeSet<usize>) -> Vec<usize> {
        let mut near = edge.clone();
        let mut front = edge;
        for _ in 0..REACH {
            front = front.iter().flat_map(|cell| self.grid.neighbours(*cell)).collect();
            front.retain(|cell| self.grid.is_ink(*cell) && !near.contains(cell));
            near.extend(&front);
        }
        let is_shred = |cell: &usize| {
            let wide = |shape: usize| {
                let pen = self.drawing.shapes[shape].pen.filter(|pen| *pen != Pen::Solid);
                pen.is_some_and(|pen| self.drawing.page.pens.width(pen) >= SURE)
            };
            !but.contains(cell)
                && self.grid.shape(*cell).is_some_and(wide)
                && !self.is_two_wide(*cell, but)
                && self.parts_nothing(*cell)
        };
        near.into_iter().filter(is_shred).collect()
    }

    /// Whether the cell is in a block of two by two cells of ink.
    fn is_two_wide(&self, cell: usize, but: &BTreeSet<usize>) -> bool {
        let width = self.grid.width;
        let ink = |cell: usize| self.grid.is_ink(cell) && !but.contains(&cell);
        [cell, cell.wrapping_sub(1), cell.wrapping_sub(width), cell.wrapping_sub(width + 1)].into_iter().any(
            |corner| {
                let last = corner.wrapping_add(width + 1);
                last < width * self.grid.height
                    && [corner, corner + 1, corner + width, last].into_iter().all(ink)
            },
        )
    }

    /// Whether all white around the cell is one region.
    fn parts_nothing(&self, cell: usize) -> bool {
        let width = self.grid.width as isize;
        let around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
        let mut regions = around
            .into_iter()
            .filter_map(|step| cell.checked_add_signed(step))
            .filter(|beside| *beside < self.grid.width * self.grid.height)
            .filter_map(|beside| self.regions.at(beside));
        let first = regions.next();
        regions.all(|region| Some(region) == first)
    }
}

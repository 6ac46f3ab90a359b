//! What is left sticking out where a line was let go: stubs, trimmed.

use std::collections::BTreeSet;

use drawing::{Pen, Shape, Tint};

use super::mask::Mask;
use super::sheet::Sheet;

/// What sticks out and has more square units than this is a line of its own.
const LARGEST_STUB: usize = 70;

impl Sheet<'_> {
    /// Trims the ink around the cells that were laid bare and belong to the area of shape `owner` now.
    pub(super) fn trim(&mut self, laid_bare: &[usize], owner: Option<usize>) {
        let mut edge: BTreeSet<usize> = BTreeSet::new();
        for &cell in laid_bare {
            edge.extend(self.grid.neighbours(cell).filter(|beside| self.grid.is_ink(*beside)));
        }
        let trimmed: BTreeSet<usize> = edge.iter().filter_map(|start| self.stub(*start)).flatten().collect();
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
}

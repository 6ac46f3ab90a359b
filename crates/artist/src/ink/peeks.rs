//! What peeks out behind a nearer thing so little that both outlines would be one black knot.

use drawing::Pen;
use kurbo::Shape as _;

use super::Layer;
use super::area::Area;
use super::sheet::{LEAST_OTHER, Merger, Sheet};

/// So much ink is seen of what peeks out at most, in square units.
const MOST: usize = 160;

/// A larger share of a line is a feature that is meant to be seen: a brow, a smile.
const MOST_OF_IT: f64 = 0.5;
/// How exactly a line is measured, in units.
const ACCURACY: f64 = 1.0;

impl Sheet<'_> {
    /// How the region becomes one with what is around it where the farthest line around it goes, of which nothing else
    /// is seen nearby: no end of it is left.
    pub(super) fn peek(&self, area: &Area) -> Option<Merger> {
        let may_go = |line: &usize| {
            let is_line = self.drawing.shapes[*line].pen.is_some_and(|pen| pen != Pen::Solid);
            let is_fixed = matches!(self.layers.of(*line), Layer::Frame | Layer::Lettering);
            is_line && !is_fixed && !self.layers.held.contains(line)
        };
        // What a nearer one lies upon would go with it.
        let line = area.lines().next().filter(may_go)?;
        let laid_bare = self.ink_beside(area, line)?;
        let shape = &self.drawing.shapes[line];
        let all = shape.path.perimeter(ACCURACY) * self.drawing.page.pens.width(shape.pen?);
        if laid_bare.len() as f64 > all * MOST_OF_IT {
            return None;
        }
        let beside = laid_bare.iter().flat_map(|cell| self.grid.neighbours(*cell));
        let mut beyond: Vec<usize> = beside.filter_map(|cell| self.regions.at(cell)).collect();
        beyond.sort_unstable();
        beyond.dedup();
        beyond.retain(|region| *region != area.label() && self.regions.list[*region].area >= LEAST_OTHER);
        let [neighbour] = beyond[..] else { return None };
        Some(Merger { laid_bare, neighbour })
    }

    /// What is seen of the ink of a line that holds together beside an area; `None` where it is more than a little.
    fn ink_beside(&self, area: &Area, line: usize) -> Option<Vec<usize>> {
        let is_own = |cell: &usize| self.is_inked(*cell) && self.grid.shape(*cell) == Some(line);
        let mut cells: Vec<usize> =
            area.edge().iter().flat_map(|cell| self.grid.neighbours(*cell)).filter(is_own).collect();
        cells.sort_unstable();
        cells.dedup();
        let mut seen = self.seen.borrow_mut();
        cells.iter().for_each(|cell| _ = seen.insert(*cell));
        let mut next = 0;
        while let Some(cell) = cells.get(next).copied().filter(|_| cells.len() <= MOST) {
            next += 1;
            cells.extend(self.grid.around_it(cell).filter(|near| is_own(near) && seen.insert(*near)));
        }
        seen.remove(&cells);
        (cells.len() <= MOST).then_some(cells)
    }
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Shape, Tint};
    use kurbo::Rect;
    use scene::Complexity;

    use super::super::grid::Grid;
    use super::super::{Layers, Rules, settled};
    use super::*;

    /// How far the ink at the right edge of a box reaches, in cells, where a farther one peeks out there, so high.
    fn reach(high: f64) -> usize {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let shape = |rect: Rect| Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Outline);
        let far = Rect::new(200.0, 200.0 - high / 2.0, 306.0, 200.0 + high / 2.0);
        drawing.shapes = vec![shape(far), shape(Rect::new(150.0, 100.0, 300.0, 300.0))];
        let layers = Layers { groups: vec![0, 1], layers: vec![Layer::Thing; 2], ..Layers::default() };
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
        let grid = Grid::of(&settled(drawing, &layers, rules).drawing);
        let row = 200 * grid.width + 300;
        (row..row + 40).take_while(|cell| grid.is_ink(*cell)).count()
    }

    #[test]
    fn what_peeks_out_by_less_than_a_crayon_is_wide_leaves_no_knot() {
        let pen = crate::pens::pens(Complexity::Simple, None).outline.units();
        assert!(reach(7.0) as f64 <= pen, "{}", reach(7.0));
    }
}

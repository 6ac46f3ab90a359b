//! Lines that run along a nearer one so closely that both are one thick line: the one behind goes there.

use std::collections::BTreeMap;

use drawing::Pen;
use kurbo::{Point, Rect};

use super::Layer;
use super::sheet::Sheet;

/// Where fewer cells of a line touch others, lines only cross or end.
const LEAST: usize = 12;

/// A cell is so rough, in units, and an area of no more square units is a sliver.
const ROUGHLY: f64 = 0.5;
const SLIVER: usize = 10;
/// Where it does is told by squares of so many units.
const TILE: usize = 24;
/// A line that goes itself near is no reason for another to go: so many cells left and right, row by row.
const BESIDE: [usize; 5] = [1, 2, 2, 2, 1];

/// A cell of a line, and one it touches of the line that stays beside it.
type Touch = (usize, usize);

/// Notes every cell of a line that touches the ink of one it would merge with, and of two as wide the farther one's.
pub(super) fn note(sheet: &mut Sheet) {
    let mut runs = touches(sheet);
    runs.retain(|_, run| {
        let is_long = run.len() >= LEAST;
        if !is_long {
            run.iter().for_each(|(cell, _)| sheet.clings.remove(&[*cell]));
        }
        is_long
    });
    let stays = |(_, other): &&Touch| !sheet.goes_at(*other);
    let kept = |run: &Vec<Touch>| run.iter().filter(stays).map(|(cell, _)| *cell).collect::<Vec<_>>();
    let kept: Vec<(usize, Vec<usize>)> = runs.iter().map(|(shape, run)| (*shape, kept(run))).collect();
    runs.values().flatten().for_each(|(cell, _)| sheet.clings.remove(&[*cell]));
    for (shape, cells) in kept.into_iter().filter(|(_, cells)| cells.len() >= LEAST) {
        let mut tiles: BTreeMap<[usize; 2], Rect> = BTreeMap::new();
        let tile = |cell: &usize| {
            let (x, y) = sheet.grid.place(*cell);
            [y / TILE, x / TILE]
        };
        for cells in cells.chunk_by(|one, next| tile(one) == tile(next)) {
            cells.iter().for_each(|cell| _ = sheet.clings.insert(*cell));
            let own = sheet.grid.around(cells);
            tiles.entry(tile(&cells[0])).and_modify(|tile| *tile = tile.union(own)).or_insert(own);
        }
        sheet.clinging.insert(shape, tiles.into_values().collect());
    }
}

/// Where lines touch, by the shape of the line which goes; each of its cells clings then.
fn touches(sheet: &mut Sheet) -> BTreeMap<usize, Vec<Touch>> {
    let widths: Vec<f64> = (0..sheet.drawing.shapes.len()).map(|shape| sheet.width(shape)).collect();
    let mut touches: Vec<Vec<Touch>> = vec![Vec::new(); widths.len()];
    let Sheet { grid, clings, let_go, regions, .. } = sheet;
    let lines = regions.lines().filter(|line| !grid.is_of_one(line)).flatten();
    for cell in lines.filter(|cell| grid.may_touch(*cell)) {
        let below = cell + grid.width;
        for other in [cell + 1, below - 1, below, below + 1] {
            if !grid.is_other_ink(cell, other) {
                continue;
            }
            let (Some(first), Some(second)) = (grid.shape(cell), grid.shape(other)) else { continue };
            let wide = [widths[first], widths[second]];
            if wide[0] == 0.0 || wide[1] == 0.0 || let_go.has(cell) || let_go.has(other) {
                continue;
            }
            let is_first = wide[0] < wide[1] || wide[0] == wide[1] && first < second;
            let (shape, cell, other) = if is_first { (first, cell, other) } else { (second, other, cell) };
            if clings.insert(cell) {
                touches[shape].push((cell, other));
            }
        }
    }
    touches.into_iter().enumerate().filter(|(_, run)| !run.is_empty()).collect()
}

impl Sheet<'_> {
    /// Whether the line whose ink a cell is touches another near there, and goes for it.
    pub(super) fn goes_at(&self, cell: usize) -> bool {
        let shape = self.grid.shape(cell);
        let (width, up) = (self.grid.width, BESIDE.len() / 2);
        let is_own = |near: usize| self.clings.is_in(near) && self.grid.shape(near) == shape;
        BESIDE.iter().enumerate().any(|(row, reach)| {
            let first = (cell + row * width).checked_sub(up * width + reach);
            first.is_some_and(|first| (first..=first + 2 * reach).any(is_own))
        })
    }

    /// How wide the line of a shape is; nothing for dots, letters and the frame.
    fn width(&self, shape: usize) -> f64 {
        let pen = self.drawing.shapes[shape].pen.filter(|pen| *pen != Pen::Solid);
        let may_go = !matches!(self.layers.of(shape), Layer::Frame | Layer::Lettering);
        pen.filter(|_| may_go).map_or(0.0, |pen| self.drawing.page.pens.width(pen))
    }

    /// The line whose ink a cell is; `None` for dots, letters and the frame.
    pub(super) fn line_at(&self, cell: usize) -> Option<usize> {
        if cell >= self.grid.width * self.grid.height || !self.is_inked(cell) {
            return None;
        }
        self.grid.shape(cell).filter(|shape| self.width(*shape) > 0.0)
    }

    /// Whether a line is let go at these points and nothing opens between two areas; what is bare then is of the one
    /// beside it. What stays of the line is around the points `kept`.
    pub(super) fn stays_shut(&self, shape: usize, points: &[Point], kept: &[Point], width: f64) -> bool {
        let stays = |cell: usize| {
            let at = self.grid.point(cell);
            kept.iter().any(|kept| kept.distance(at) <= width / 2.0 - ROUGHLY)
        };
        let own = |cell: &usize| self.is_inked(*cell) && self.grid.shape(*cell) == Some(shape);
        let around = points.iter().step_by(2).flat_map(|at| self.grid.disc(*at, width / 2.0 + ROUGHLY));
        let (mut seen, mut bare) = (self.seen.borrow_mut(), self.bare.borrow_mut());
        let (mut looked_at, mut opened, mut area) = (Vec::new(), Vec::new(), None);
        for cell in around.filter(own) {
            if !seen.insert(cell) {
                continue;
            }
            looked_at.push(cell);
            if stays(cell) {
                continue;
            }
            opened.push(cell);
            let beside = self.grid.around_it(cell);
            let beside = beside.filter_map(|near| self.regions.at(near).or_else(|| bare.get(&near).copied()));
            let mut areas = beside.filter(|area| self.regions.list[*area].area > SLIVER);
            if areas.any(|near| *area.get_or_insert(near) != near) {
                seen.remove(&looked_at);
                return false;
            }
        }
        seen.remove(&looked_at);
        if let Some(area) = area {
            opened.iter().for_each(|cell| _ = bare.insert(*cell, area));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Shape, Tint};
    use kurbo::Shape as _;
    use scene::Complexity;

    use super::super::grid::Grid;
    use super::super::regions::Regions;
    use super::super::{Layers, Rules, settled};
    use super::*;

    /// A page with two things on it, the farther first, when it is settled.
    fn page(shapes: [Shape; 2]) -> Drawing {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        drawing.shapes = shapes.into();
        let layers = Layers { groups: vec![0, 1], layers: vec![Layer::Thing; 2], ..Layers::default() };
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
        settled(drawing, &layers, rules).drawing
    }

    /// Two boxes, the nearer so far beside the other; how wide their lines are between them, in cells, and how many areas
    /// there are.
    fn boxes(apart: f64) -> (usize, usize) {
        let shape = |rect: Rect| Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Outline);
        let far = Rect::new(100.0, 100.0, 200.0, 300.0);
        let near = Rect::new(200.0 + apart, 140.0, 300.0, 260.0);
        let grid = Grid::of(&page([shape(far), shape(near)]));
        let row = 200 * grid.width;
        let ink = (row + 180..row + 220).filter(|cell| grid.is_ink(*cell)).count();
        (ink, Regions::of(&grid).list.len())
    }

    #[test]
    fn lines_that_run_along_each_other_are_one_and_nothing_opens() {
        let pen = crate::pens::pens(Complexity::Simple, None).outline.units();
        let (alone, areas) = boxes(30.0);
        let (beside, still) = boxes(pen * 0.75);
        assert!(alone.abs_diff(pen as usize) <= 1, "{alone}");
        assert!(beside.abs_diff(pen as usize) <= 1, "{beside} of a pen of {pen}");
        assert_eq!([areas, still], [3, 3]);
    }

    /// A line from `start` that comes to run along the edge of a box and then leaves it makes the edge no thicker.
    fn leaves_no_nub(start: impl Fn(f64) -> Point) {
        let pen = crate::pens::pens(Complexity::Simple, None).outline.units();
        let beside = 250.0 + pen * 0.7;
        let mut far = kurbo::BezPath::new();
        far.move_to(start(beside));
        for at in [(beside, 170.0), (beside, 300.0), (320.0, 360.0)] {
            far.line_to(at);
        }
        let near = Rect::new(150.0, 100.0, 250.0, 320.0).to_path(0.1);
        let shapes = [Shape::line(far, Pen::Outline), Shape::area(near, Tint::PAPER, Pen::Outline)];
        let grid = Grid::of(&page(shapes));
        let reach = |y: usize| {
            let row = y * grid.width + 250;
            (row..row + 40).take_while(|cell| grid.is_ink(*cell)).count()
        };
        for y in 160..260 {
            assert_eq!(reach(y), reach(140), "{y}");
        }
        // Where it leaves it is drawn.
        assert!(grid.is_ink(345 * grid.width + 303));
    }

    #[test]
    fn what_comes_out_only_to_run_along_leaves_no_nub() {
        leaves_no_nub(|_| Point::new(200.0, 170.0));
    }

    #[test]
    fn what_begins_only_to_run_along_leaves_no_nub() {
        leaves_no_nub(|beside| Point::new(beside, 170.0));
    }
}

//! Lines that run along a nearer one so closely that both are one thick line: the one behind goes there.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use drawing::Pen;
use kurbo::{Point, Rect};

use super::Layer;
use super::sheet::Sheet;

/// Where fewer cells of a line touch others, lines only cross or end.
const LEAST: usize = 9;

/// A cell is so rough, in units, and an area of no more square units is a sliver.
const ROUGHLY: f64 = 0.5;
const SLIVER: usize = 10;
/// A line that goes itself within so many units is no reason for another to go.
const BESIDE: f64 = 4.0;

/// Two cells of lines that touch: that of the line which goes, and that of the one which stays.
struct Touch {
    shape: usize,
    cell: usize,
    other: usize,
}

/// Notes every cell of a line that touches the ink of one it would merge with, and of two as wide the farther one's.
pub(super) fn note(sheet: &mut Sheet) {
    let touches = touches(sheet);
    touches.iter().for_each(|touch| _ = sheet.clings.insert(touch.cell));
    let stays = |touch: &&Touch| !sheet.goes_at(touch.other);
    let mut cells: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for touch in touches.iter().filter(stays) {
        cells.entry(touch.shape).or_default().push(touch.cell);
    }
    touches.iter().for_each(|touch| sheet.clings.remove(&[touch.cell]));
    for cells in cells.into_values().filter(|cells| cells.len() >= LEAST) {
        let around: Rect = sheet.grid.around(&cells);
        cells.iter().for_each(|cell| _ = sheet.clings.insert(*cell));
        sheet.changed.push(around);
    }
}

/// Where lines touch.
fn touches(sheet: &Sheet) -> Vec<Touch> {
    let grid = &sheet.grid;
    let last = grid.width * grid.height;
    let mut touches = Vec::new();
    for line in sheet.regions.lines() {
        for cell in line {
            let (own, below) = (grid.shape(cell), cell + grid.width);
            let others = [cell + 1, below - 1, below, below + 1].into_iter();
            // Most cells are next to more ink of their own line, or to white.
            let differs = |other: &usize| *other < last && grid.is_ink(*other) && grid.shape(*other) != own;
            touches.extend(others.filter(differs).filter_map(|other| lesser(sheet, cell, other)));
        }
    }
    touches
}

/// Which line of two that touch in these cells goes.
fn lesser(sheet: &Sheet, one: usize, other: usize) -> Option<Touch> {
    let (first, second) = (sheet.line_at(one)?, sheet.line_at(other)?);
    if first == second {
        return None;
    }
    let wide = |shape: usize| sheet.drawing.shapes[shape].pen.map(|pen| sheet.drawing.page.pens.width(pen));
    let is_first = match wide(first)?.total_cmp(&wide(second)?) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => first < second,
    };
    let (shape, cell, other) = if is_first { (first, one, other) } else { (second, other, one) };
    Some(Touch { shape, cell, other })
}

impl Sheet<'_> {
    /// Whether the line whose ink a cell is touches another near there, and goes for it.
    pub(super) fn goes_at(&self, cell: usize) -> bool {
        let shape = self.grid.shape(cell);
        let mut near = self.grid.disc(self.grid.point(cell), BESIDE);
        near.any(|near| self.clings.has(near) && self.grid.shape(near) == shape)
    }

    /// The line whose ink a cell is; `None` for dots, letters and the frame.
    pub(super) fn line_at(&self, cell: usize) -> Option<usize> {
        if cell >= self.grid.width * self.grid.height || !self.is_inked(cell) {
            return None;
        }
        let shape = self.grid.shape(cell)?;
        let is_line = self.drawing.shapes[shape].pen.is_some_and(|pen| pen != Pen::Solid);
        (is_line && !matches!(self.layers.of(shape), Layer::Frame | Layer::Lettering)).then_some(shape)
    }

    /// Whether a line is let go at these points and nothing opens between two areas; what is bare then is of the one
    /// beside it. What stays of the line is around the points `kept`.
    pub(super) fn stays_shut(&self, shape: usize, points: &[Point], kept: &[Point], width: f64) -> bool {
        let stays = |cell: usize| {
            let at = self.grid.point(cell);
            kept.iter().any(|kept| kept.distance(at) <= width / 2.0 - ROUGHLY)
        };
        let own = |cell: &usize| self.is_inked(*cell) && self.grid.shape(*cell) == Some(shape);
        let around = points.iter().flat_map(|at| self.grid.disc(*at, width / 2.0 + ROUGHLY));
        let mut cells: Vec<usize> = around.filter(|cell| own(cell) && !stays(*cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        let mut bare = self.bare.borrow_mut();
        let beside = cells.iter().flat_map(|cell| self.grid.around_it(*cell));
        let area = |cell: usize| bare.get(&cell).copied().or_else(|| self.regions.at(cell));
        let mut areas: Vec<usize> = beside.filter_map(area).collect();
        areas.sort_unstable();
        areas.dedup();
        areas.retain(|area| self.regions.list[*area].area > SLIVER);
        if areas.len() > 1 {
            return false;
        }
        if let Some(area) = areas.first() {
            cells.iter().for_each(|cell| _ = bare.insert(*cell, *area));
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

    /// Two boxes, the nearer so far beside the other; how wide their lines are between them, in cells, and how many areas
    /// there are.
    fn boxes(apart: f64) -> (usize, usize) {
        let shape = |rect: Rect| Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Outline);
        let far = Rect::new(100.0, 100.0, 200.0, 300.0);
        let near = Rect::new(200.0 + apart, 140.0, 300.0, 260.0);
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        drawing.shapes = vec![shape(far), shape(near)];
        let layers = Layers { groups: vec![0, 1], layers: vec![Layer::Thing; 2], ..Layers::default() };
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
        let grid = Grid::of(&settled(drawing, &layers, rules).drawing);
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
}

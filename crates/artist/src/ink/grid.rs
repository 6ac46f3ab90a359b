//! The page as a grid of unit cells: which shape is on top of each, and whether ink is.

use drawing::{Drawing, Pen};
use kurbo::{BezPath, PathEl, Point};

/// Set in a cell whose topmost paint is ink.
const INK: u16 = 0x8000;
/// A white cell that no region has claimed.
pub(crate) const UNLABELLED: u32 = u32::MAX;
/// Curves are followed to a fifth of a cell.
const TOLERANCE: f64 = 0.2;

/// Topmost shapes by cell, row by row; one cell is one page unit.
pub(crate) struct Grid {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Index of the topmost shape plus one (0: bare paper), and [`INK`].
    cells: Vec<u16>,
}

impl Grid {
    /// Paints `drawing` cell by cell, sampled at cell centres.
    pub(crate) fn of(drawing: &Drawing) -> Self {
        let (width, height) = (drawing.page.size.width as usize, drawing.page.size.height as usize);
        let mut grid = Self { width, height, cells: vec![0; width * height] };
        let mut crossings = Vec::new();
        for (index, shape) in drawing.shapes.iter().enumerate() {
            let name = (index + 1).min(usize::from(INK) - 1) as u16;
            if shape.pen == Some(Pen::Solid) {
                grid.fill(&shape.path, name | INK, &mut crossings);
                continue;
            }
            if shape.tint.is_some() {
                grid.fill(&shape.path, name, &mut crossings);
            }
            if let Some(pen) = shape.pen {
                grid.stroke(&shape.path, drawing.page.pens.width(pen) / 2.0, name | INK);
            }
        }
        grid
    }

    pub(crate) fn is_ink(&self, cell: usize) -> bool {
        self.cells[cell] & INK != 0
    }

    /// The index of the topmost shape; `None` on bare paper.
    pub(crate) fn shape(&self, cell: usize) -> Option<usize> {
        usize::from(self.cells[cell] & !INK).checked_sub(1)
    }

    /// The cells left, right, above and below, as far as the grid reaches.
    pub(crate) fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, width, last) = (cell % self.width, self.width, self.cells.len());
        let left = (x > 0).then(|| cell - 1);
        let right = (x + 1 < width).then(|| cell + 1);
        let above = cell.checked_sub(width);
        let below = (cell + width < last).then(|| cell + width);
        [left, right, above, below].into_iter().flatten()
    }

    /// Fills by non-zero winding.
    fn fill(&mut self, path: &BezPath, paint: u16, crossings: &mut Vec<(usize, f64, i32)>) {
        crossings.clear();
        let (mut start, mut last) = (Point::ZERO, Point::ZERO);
        let rows = self.height as f64;
        kurbo::flatten(path, TOLERANCE, |element| match element {
            PathEl::MoveTo(to) => {
                cross(last, start, rows, crossings);
                (start, last) = (to, to);
            }
            PathEl::LineTo(to) => {
                cross(last, to, rows, crossings);
                last = to;
            }
            PathEl::ClosePath => {
                cross(last, start, rows, crossings);
                last = start;
            }
            PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
        });
        cross(last, start, rows, crossings);
        crossings.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let mut winding = 0;
        for pair in crossings.windows(2) {
            let [(row, from, turn), (next_row, to, _)] = [pair[0], pair[1]];
            winding = if row == next_row { winding + turn } else { 0 };
            if winding != 0 {
                self.span(row, from, to, paint);
            }
        }
    }

    /// Cells of a row whose centres lie in `from..to`.
    fn span(&mut self, row: usize, from: f64, to: f64, paint: u16) {
        let cell = |x: f64| (x - 0.5).ceil().clamp(0.0, self.width as f64) as usize;
        let (first, end) = (cell(from), cell(to));
        if first < end {
            let start = row * self.width;
            self.cells[start + first..start + end].fill(paint);
        }
    }

    /// Inks every cell whose centre is within `reach` of the path.
    fn stroke(&mut self, path: &BezPath, reach: f64, paint: u16) {
        let (mut start, mut last) = (Point::ZERO, Point::ZERO);
        kurbo::flatten(path, TOLERANCE, |element| match element {
            PathEl::MoveTo(to) => (start, last) = (to, to),
            PathEl::LineTo(to) => {
                self.segment(last, to, reach, paint);
                last = to;
            }
            PathEl::ClosePath => {
                self.segment(last, start, reach, paint);
                last = start;
            }
            PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
        });
    }

    /// A straight piece of line with round ends, in pieces short enough for a tight box.
    fn segment(&mut self, from: Point, to: Point, reach: f64, paint: u16) {
        const PIECE: f64 = 12.0;
        let pieces = ((to - from).hypot2().sqrt() / PIECE).ceil().max(1.0);
        for piece in 0..pieces as usize {
            let a = from.lerp(to, piece as f64 / pieces);
            let b = from.lerp(to, (piece as f64 + 1.0) / pieces);
            self.capsule(a, b, reach, paint);
        }
    }

    fn capsule(&mut self, a: Point, b: Point, reach: f64, paint: u16) {
        let clamp = |value: f64, most: usize| value.clamp(0.0, most as f64) as usize;
        let (x0, x1) =
            (clamp(a.x.min(b.x) - reach, self.width), clamp(a.x.max(b.x) + reach + 1.0, self.width));
        let (y0, y1) =
            (clamp(a.y.min(b.y) - reach, self.height), clamp(a.y.max(b.y) + reach + 1.0, self.height));
        let along = b - a;
        let length = along.hypot2().max(1e-12);
        for y in y0..y1 {
            for x in x0..x1 {
                let center = Point::new(x as f64 + 0.5, y as f64 + 0.5);
                let t = ((center - a).dot(along) / length).clamp(0.0, 1.0);
                if (center - (a + along * t)).hypot2() <= reach * reach {
                    self.cells[y * self.width + x] = paint;
                }
            }
        }
    }
}

/// Where the edge from `from` to `to` crosses the centres of rows, with its direction.
fn cross(from: Point, to: Point, rows: f64, crossings: &mut Vec<(usize, f64, i32)>) {
    let (top, bottom, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
    let first = (top.y - 0.5).ceil().clamp(0.0, rows);
    let end = (bottom.y - 0.5).ceil().clamp(0.0, rows);
    let slope = (bottom.x - top.x) / (bottom.y - top.y).max(1e-12);
    for row in first as usize..end as usize {
        crossings.push((row, top.x + (row as f64 + 0.5 - top.y) * slope, turn));
    }
}

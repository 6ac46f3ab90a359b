//! The page as a grid of unit cells: which shape is on top of each, and whether ink is.

use drawing::{Drawing, Pen};
use kurbo::{PathEl, Point};

/// Set in a cell whose topmost paint is ink.
const INK: u16 = 0x8000;
/// Curves are followed to a fifth of a cell.
const TOLERANCE: f64 = 0.2;

/// Topmost shapes by cell, row by row; one cell is one page unit.
pub(crate) struct Grid {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Index of the topmost shape plus one (0: bare paper), and [`INK`].
    cells: Vec<u16>,
}

/// Where the edge of a fill crosses the centres of a row: row, x, direction.
type Crossing = (u32, f32, i32);

impl Grid {
    /// Paints `drawing` cell by cell, sampled at cell centres.
    pub(crate) fn of(drawing: &Drawing) -> Self {
        let (width, height) = (drawing.page.size.width as usize, drawing.page.size.height as usize);
        let mut grid = Self { width, height, cells: vec![0; width * height] };
        let (mut crossings, mut line) = (Vec::new(), Vec::new());
        for (index, shape) in drawing.shapes.iter().enumerate() {
            let name = (index + 1).min(usize::from(INK) - 1) as u16;
            line.clear();
            kurbo::flatten(&shape.path, TOLERANCE, |element| line.push(element));
            if shape.pen == Some(Pen::Solid) {
                grid.fill(&line, name | INK, &mut crossings);
                continue;
            }
            if shape.tint.is_some() {
                grid.fill(&line, name, &mut crossings);
            }
            if let Some(pen) = shape.pen {
                grid.stroke(&line, drawing.page.pens.width(pen) / 2.0, name | INK);
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

    /// Takes the ink off a cell and gives it to the area of `shape`; `None`: to the paper.
    pub(crate) fn lay_bare(&mut self, cell: usize, shape: Option<usize>) {
        self.cells[cell] = shape.map_or(0, |shape| shape as u16 + 1);
    }

    /// The cells of a row from its first: `true` where ink is.
    pub(crate) fn row(&self, y: usize) -> impl Iterator<Item = bool> + '_ {
        self.cells[y * self.width..(y + 1) * self.width].iter().map(|cell| cell & INK != 0)
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

    /// The middle of a cell in page units.
    pub(crate) fn point(&self, cell: usize) -> Point {
        Point::new((cell % self.width) as f64 + 0.5, (cell / self.width) as f64 + 0.5)
    }

    /// Fills by non-zero winding.
    fn fill(&mut self, line: &[PathEl], paint: u16, crossings: &mut Vec<Crossing>) {
        crossings.clear();
        let rows = self.height as f64;
        each_edge(line, true, |from, to| cross(from, to, rows, crossings));
        crossings.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let mut winding = 0;
        for pair in crossings.windows(2) {
            let [(row, from, turn), (next_row, to, _)] = [pair[0], pair[1]];
            winding = if row == next_row { winding + turn } else { 0 };
            if winding != 0 {
                self.span(row as usize, f64::from(from), f64::from(to), paint);
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

    /// Inks every cell whose centre is within `reach` of the line.
    fn stroke(&mut self, line: &[PathEl], reach: f64, paint: u16) {
        each_edge(line, false, |from, to| self.capsule(from, to, reach, paint));
    }

    /// A straight piece of line with round ends. It is convex: one span a row.
    fn capsule(&mut self, a: Point, b: Point, reach: f64, paint: u16) {
        let (a, b) = if a.y <= b.y { (a, b) } else { (b, a) };
        let along = b - a;
        let length = along.hypot2().sqrt();
        // From the line to its edge on the right.
        let side = if length > 1e-9 {
            kurbo::Vec2::new(along.y, -along.x) * (reach / length)
        } else {
            kurbo::Vec2::ZERO
        };
        let first = (a.y - reach - 0.5).ceil().max(0.0) as usize;
        let end = ((b.y + reach - 0.5).floor() + 1.0).clamp(0.0, self.height as f64) as usize;
        for row in first..end {
            let y = row as f64 + 0.5;
            let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
            for point in [a, b] {
                let rest = reach * reach - (y - point.y) * (y - point.y);
                if rest >= 0.0 {
                    let half = rest.sqrt();
                    from = from.min(point.x - half);
                    to = to.max(point.x + half);
                }
            }
            for offset in [side, -side] {
                let (top, bottom) = (a + offset, b + offset);
                if y >= top.y && y <= bottom.y && bottom.y > top.y {
                    let x = top.x + along.x * (y - top.y) / (bottom.y - top.y);
                    from = from.min(x);
                    to = to.max(x);
                }
            }
            self.span(row, from, to, paint);
        }
    }
}

/// Every straight piece of a flattened path; with `closing`, also those that close open subpaths.
fn each_edge(line: &[PathEl], closing: bool, mut edge: impl FnMut(Point, Point)) {
    let (mut start, mut last) = (Point::ZERO, Point::ZERO);
    for element in line {
        match *element {
            PathEl::MoveTo(to) => {
                if closing && last != start {
                    edge(last, start);
                }
                (start, last) = (to, to);
            }
            PathEl::LineTo(to) => {
                edge(last, to);
                last = to;
            }
            PathEl::ClosePath => {
                edge(last, start);
                last = start;
            }
            PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
        }
    }
    if closing && last != start {
        edge(last, start);
    }
}

/// Notes where the edge from `from` to `to` crosses the centres of rows.
fn cross(from: Point, to: Point, rows: f64, crossings: &mut Vec<Crossing>) {
    let (top, bottom, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
    let first = (top.y - 0.5).ceil().clamp(0.0, rows);
    let end = (bottom.y - 0.5).ceil().clamp(0.0, rows);
    let slope = (bottom.x - top.x) / (bottom.y - top.y).max(1e-12);
    for row in first as usize..end as usize {
        let x = top.x + (row as f64 + 0.5 - top.y) * slope;
        crossings.push((row as u32, x as f32, turn));
    }
}

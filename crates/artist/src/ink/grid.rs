//! The page as a grid of unit cells: which shape is on top of each, and whether ink is.

use drawing::{Drawing, Pen};
use kurbo::{PathEl, Point, Rect, Vec2};

/// Set in a cell whose topmost paint is ink.
const INK: u16 = 0x8000;
/// How closely curves are followed, in cells.
const TOLERANCE: f64 = 0.45;

/// Topmost shapes by cell, row by row; one cell is one page unit.
pub(crate) struct Grid {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Index of the topmost shape plus one (0: bare paper), and [`INK`].
    cells: Vec<u16>,
    /// Around each shape's path.
    pub(crate) bounds: Vec<Rect>,
}

/// Where the edge of a fill crosses the centres of a row: row, x, direction.
type Crossing = (u32, f32, i32);

/// The crossings of one fill, kept between fills for their room.
#[derive(Default)]
struct Crossings {
    found: Vec<Crossing>,
    /// By row, then from left to right.
    sorted: Vec<Crossing>,
    /// By row: where its crossings start.
    starts: Vec<u32>,
}

impl Crossings {
    /// Sorts what was found: few cross a row, so that counting rows beats comparing them.
    fn sort(&mut self) {
        let Self { found, sorted, starts } = self;
        sorted.clear();
        let rows = || found.iter().map(|(row, ..)| *row as usize);
        let (Some(first), Some(last)) = (rows().min(), rows().max()) else { return };
        starts.clear();
        starts.resize(last - first + 2, 0);
        rows().for_each(|row| starts[row - first + 1] += 1);
        for row in 1..starts.len() {
            starts[row] += starts[row - 1];
        }
        sorted.resize(found.len(), (0, 0.0, 0));
        let mut filled = starts.clone();
        for crossing in found.iter() {
            let next = &mut filled[crossing.0 as usize - first];
            sorted[*next as usize] = *crossing;
            *next += 1;
        }
        for row in starts.windows(2) {
            match &mut sorted[row[0] as usize..row[1] as usize] {
                [a, b] if a.1 > b.1 => std::mem::swap(a, b),
                [] | [_] | [_, _] => {}
                more => more.sort_unstable_by(|a, b| a.1.total_cmp(&b.1)),
            }
        }
    }
}

/// How many of the first `most` cells have their middle before `at`.
fn before(at: f64, most: usize) -> usize {
    ((at + 0.5).max(0.0) as u32 as usize).min(most)
}

/// A bit for each of up to 64 cells, the first one lowest: ink.
fn bits(cells: &[u16]) -> u64 {
    let (fours, rest) = cells.as_chunks::<4>();
    let four = |[a, b, c, d]: &[u16; 4]| {
        let joined = u64::from(*a) | u64::from(*b) << 16 | u64::from(*c) << 32 | u64::from(*d) << 48;
        // The top bits of all four, brought together by one multiplication.
        ((joined >> 15 & 0x0001_0001_0001_0001).wrapping_mul(0x1000_2000_4000_8000)) >> 60
    };
    let bits = fours.iter().enumerate().fold(0, |bits, (index, cells)| bits | four(cells) << (index * 4));
    let start = fours.len() * 4;
    rest.iter().enumerate().fold(bits, |bits, (x, cell)| bits | u64::from(cell >> 15) << (start + x))
}

impl Grid {
    /// Paints `drawing` cell by cell, sampled at cell centres.
    pub(crate) fn of(drawing: &Drawing) -> Self {
        let (width, height) = (drawing.page.size.width as usize, drawing.page.size.height as usize);
        let bounds = Vec::with_capacity(drawing.shapes.len());
        let mut grid = Self { width, height, cells: vec![0; width * height], bounds };
        let (mut crossings, mut line) = (Crossings::default(), Vec::new());
        for (index, shape) in drawing.shapes.iter().enumerate() {
            let name = (index + 1).min(usize::from(INK) - 1) as u16;
            line.clear();
            drawing::flatten(&shape.path, TOLERANCE, |element| line.push(element));
            let points = line.iter().filter_map(PathEl::end_point).map(|at| Rect::from_points(at, at));
            grid.bounds.push(points.reduce(|all, one| all.union(one)).unwrap_or_default());
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

    /// How many cells are ink.
    pub(crate) fn ink(&self) -> usize {
        let row = |cells: &[u16]| usize::from(cells.iter().fold(0, |ink, cell| ink + (cell >> 15)));
        self.cells.chunks(self.width).map(row).sum()
    }

    /// Where in a row white begins and ends, in turn; an end at the row's own end is left out.
    pub(crate) fn turns(&self, y: usize, turns: &mut Vec<usize>) {
        turns.clear();
        let row = &self.cells[y * self.width..(y + 1) * self.width];
        let mut inked = 1;
        for (index, cells) in row.chunks(64).enumerate() {
            let ink = bits(cells);
            let mut changes = ink ^ (ink << 1 | inked);
            if cells.len() < 64 {
                changes &= (1 << cells.len()) - 1;
            }
            while changes != 0 {
                turns.push(index * 64 + changes.trailing_zeros() as usize);
                changes &= changes - 1;
            }
            inked = ink >> 63;
        }
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

    /// The up to eight cells around one.
    pub(crate) fn around_it(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y, width, height) = (cell % self.width, cell / self.width, self.width, self.height);
        let rows = y.saturating_sub(1)..(y + 2).min(height);
        let row = move |y: usize| (x.saturating_sub(1)..(x + 2).min(width)).map(move |x| y * width + x);
        rows.flat_map(row).filter(move |near| *near != cell)
    }

    /// The cell at a point in page units; `None` beyond the grid.
    pub(crate) fn cell(&self, at: Point) -> Option<usize> {
        let inside = at.x >= 0.0 && at.y >= 0.0 && at.x < self.width as f64 && at.y < self.height as f64;
        inside.then(|| at.y as usize * self.width + at.x as usize)
    }

    /// The cells whose middles are within `reach` units of a point.
    pub(crate) fn disc(&self, at: Point, reach: f64) -> impl Iterator<Item = usize> + '_ {
        let rows = before(at.y - reach, self.height)..before(at.y + reach, self.height);
        rows.flat_map(move |y| {
            let up = y as f64 + 0.5 - at.y;
            let half = libm::sqrt((reach * reach - up * up).max(0.0));
            let row = before(at.x - half, self.width)..before(at.x + half, self.width);
            row.map(move |x| y * self.width + x)
        })
    }

    /// The cells whose middles are in a rectangle.
    pub(crate) fn within(&self, area: Rect) -> impl Iterator<Item = usize> + use<> {
        let columns = before(area.x0, self.width)..before(area.x1, self.width);
        let (rows, width) = (before(area.y0, self.height)..before(area.y1, self.height), self.width);
        rows.flat_map(move |y| columns.clone().map(move |x| y * width + x))
    }

    /// The rectangle around cells, in page units.
    pub(crate) fn around(&self, cells: &[usize]) -> Rect {
        let bounds = cells.iter().map(|cell| Rect::from_center_size(self.point(*cell), (1.0, 1.0)));
        bounds.reduce(|all, one| all.union(one)).unwrap_or_default()
    }

    /// The middle of a cell in page units.
    pub(crate) fn point(&self, cell: usize) -> Point {
        Point::new((cell % self.width) as f64 + 0.5, (cell / self.width) as f64 + 0.5)
    }

    /// Fills by non-zero winding.
    fn fill(&mut self, line: &[PathEl], paint: u16, crossings: &mut Crossings) {
        crossings.found.clear();
        let rows = self.height;
        each_edge(line, true, |from, to| cross(from, to, rows, &mut crossings.found));
        crossings.sort();
        let mut winding = 0;
        for pair in crossings.sorted.windows(2) {
            let [(row, from, turn), (next_row, to, _)] = [pair[0], pair[1]];
            winding = if row == next_row { winding + turn } else { 0 };
            if winding != 0 {
                self.span(row as usize, f64::from(from), f64::from(to), paint);
            }
        }
    }

    /// Cells of a row whose centres lie in `from..to`.
    fn span(&mut self, row: usize, from: f64, to: f64, paint: u16) {
        let (first, end) = (before(from, self.width), before(to, self.width));
        if first < end {
            let start = row * self.width;
            self.cells[start + first..start + end].fill(paint);
        }
    }

    /// Inks every cell whose centre is within `reach` of the line.
    fn stroke(&mut self, line: &[PathEl], reach: f64, paint: u16) {
        each_edge(line, false, |from, to| self.capsule(from, to, reach, paint));
    }

    /// A straight piece of line with round ends. It is convex: one span a row, each of whose ends lies on the
    /// upper round end, the straight side or the lower round end.
    fn capsule(&mut self, a: Point, b: Point, reach: f64, paint: u16) {
        let (a, b) = if a.y <= b.y { (a, b) } else { (b, a) };
        let along = b - a;
        let length = along.hypot2().sqrt();
        // From the line to its edge on the right.
        let side = Vec2::new(along.y, -along.x) * (reach / length.max(1e-9));
        let slope = along.x / along.y.max(1e-12);
        let half = |y: f64, around: f64| (reach * reach - (y - around) * (y - around)).max(0.0).sqrt();
        let first = before(a.y - reach, self.height);
        let end = before(b.y + reach, self.height);
        for row in first..end {
            let y = row as f64 + 0.5;
            let to = match y {
                _ if y < a.y + side.y => a.x + half(y, a.y),
                _ if y > b.y + side.y => b.x + half(y, b.y),
                _ => a.x + side.x + slope * (y - a.y - side.y),
            };
            let from = match y {
                _ if y < a.y - side.y => a.x - half(y, a.y),
                _ if y > b.y - side.y => b.x - half(y, b.y),
                _ => a.x - side.x + slope * (y - a.y + side.y),
            };
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
fn cross(from: Point, to: Point, rows: usize, crossings: &mut Vec<Crossing>) {
    let (top, bottom, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
    let (first, end) = (before(top.y, rows), before(bottom.y, rows));
    let slope = (bottom.x - top.x) / (bottom.y - top.y).max(1e-12);
    for row in first..end {
        let x = top.x + (row as f64 + 0.5 - top.y) * slope;
        crossings.push((row as u32, x as f32, turn));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_told_by_its_bits() {
        let cells: Vec<u16> = (0..61).map(|x| if x % 3 == 0 || x == 50 { INK | x } else { x }).collect();
        let told = (0..64).filter(|x| bits(&cells) >> x & 1 == 1);
        assert!(told.eq((0..61).filter(|x| x % 3 == 0 || *x == 50)));
    }
}

//! The page as a grid of unit cells: which shape is on top of each, and whether ink is.

use std::ops::Range;

use drawing::{Drawing, Pen, Shape};
use kurbo::{PathEl, Point, Rect};

use super::capsule::{Capsule, HALF, LANES};
use super::clip::{Clip, clips};
use super::followed::Followed;
use super::sheets;

/// Set in a cell whose topmost paint is ink.
pub(super) const INK: u16 = 0x8000;
/// Topmost shapes by cell, row by row; one cell is one page unit.
pub(crate) struct Grid {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Index of the topmost shape plus one (0: bare paper), and [`INK`].
    cells: Vec<u16>,
    /// Around each shape's path.
    pub(crate) bounds: Vec<Rect>,
    /// What a cell's number times this begins with is its row: faster than a division, and the same where the grid has less
    /// than 2³² ÷ `width` cells.
    rows: u64,
}

impl Drop for Grid {
    fn drop(&mut self) {
        sheets::keep(std::mem::take(&mut self.cells));
    }
}

/// So many crossings of a row have a place at first.
const CROSSINGS: usize = 16;

/// Where the edges of one fill cross the middles of rows, kept between fills for its room.
struct Crossings {
    /// By row as many places: the first cell behind each crossing, twice, and one more where the edge runs down.
    places: Vec<u16>,
    /// So many places has a row.
    room: usize,
    /// By row: so many are taken.
    taken: Vec<usize>,
    /// The rows that have any lie within.
    found: Range<usize>,
}

impl Crossings {
    /// None, of so many rows.
    fn none(rows: usize) -> Self {
        Self { places: vec![0; rows * CROSSINGS], room: CROSSINGS, taken: vec![0; rows], found: 0..0 }
    }

    /// Notes where the edge from `from` to `to` crosses the middles of rows.
    fn add(&mut self, from: Point, to: Point, (within, width): (&Range<usize>, usize)) {
        let (top, bottom, down) = if from.y < to.y { (from, to, 1) } else { (to, from, 0) };
        let rows = before(top.y, within.end).max(within.start)..before(bottom.y, within.end);
        if rows.is_empty() {
            return;
        }
        let slope = (bottom.x - top.x) / (bottom.y - top.y).max(1e-12);
        for row in rows.clone() {
            let x = top.x + (row as f64 + 0.5 - top.y) * slope;
            if self.taken[row] == self.room {
                self.make_room();
            }
            self.places[row * self.room + self.taken[row]] = (before(x, width) * 2) as u16 | down;
            self.taken[row] += 1;
        }
        let Range { start, end } = self.found;
        self.found = if start == end { rows } else { start.min(rows.start)..end.max(rows.end) };
    }

    /// Twice as many places a row.
    fn make_room(&mut self) {
        let mut places = Vec::with_capacity(self.places.len() * 2);
        for row in self.places.chunks(self.room) {
            places.extend_from_slice(row);
            places.resize(places.len() + self.room, 0);
        }
        (self.places, self.room) = (places, self.room * 2);
    }
}

/// What painting needs room for, kept from one shape to the next.
struct Room {
    crossings: Crossings,
    line: Followed,
}

impl Room {
    /// For a grid of so many rows.
    fn new(rows: usize) -> Self {
        Self { crossings: Crossings::none(rows), line: Followed::default() }
    }
}

/// How many of the first `most` cells have their middle before `at`.
pub(super) fn before(at: f64, most: usize) -> usize {
    ((at + 0.5).max(0.0) as u32 as usize).min(most)
}

/// Fills a span of cells many at a time: most spans are shorter than those for which [`slice::fill`] does so.
pub(super) fn fill(span: &mut [u16], value: u16) {
    if let Some(last) = span.last_chunk_mut::<8>() {
        *last = [value; 8];
        span.as_chunks_mut::<8>().0.fill([value; 8]);
    } else if let Some(last) = span.last_chunk_mut::<4>() {
        *last = [value; 4];
        span.as_chunks_mut::<4>().0.fill([value; 4]);
    } else {
        span.fill(value);
    }
}

impl Grid {
    /// Paints `drawing` cell by cell, sampled at cell centres.
    pub(crate) fn of(drawing: &Drawing) -> Self {
        let (width, height) = (drawing.page.size.width as usize, drawing.page.size.height as usize);
        let bounds = Vec::with_capacity(drawing.shapes.len());
        let rows = u64::from(u32::MAX) / width as u64 + 1;
        debug_assert!(width * width * height < u32::MAX as usize, "{width} by {height} cells");
        let mut cells = sheets::any(width * height);
        cells.fill(0);
        let mut grid = Self { width, height, cells, bounds, rows };
        let all = Clip { rows: 0..height, columns: 0..width };
        let mut room = Room::new(height);
        for (index, shape) in drawing.shapes.iter().enumerate() {
            room.line.follow(shape);
            grid.bounds.push(room.line.bounds());
            grid.paint(drawing, index, &all, &mut room);
        }
        grid
    }

    /// Paints anew what is around shapes that are no longer what they were: they are nothing now, or less. Tells where that is.
    pub(super) fn repaint(&mut self, drawing: &Drawing, changed: impl Iterator<Item = usize>) -> Vec<Clip> {
        let reach = drawing.page.pens.width(Pen::Outline) / 2.0 + 1.0;
        let around = changed.map(|index| self.bounds[index].inflate(reach, reach)).collect();
        let mut room = Room::new(self.height);
        let (areas, clips): (Vec<Rect>, Vec<Clip>) = clips(around, self).into_iter().unzip();
        for (area, clip) in areas.into_iter().zip(&clips) {
            for row in clip.rows.clone() {
                let row = row * self.width;
                self.cells[row + clip.columns.start..row + clip.columns.end].fill(0);
            }
            for (index, shape) in drawing.shapes.iter().enumerate() {
                if area.overlaps(self.bounds[index].inflate(reach, reach)) {
                    room.line.follow(shape);
                    self.paint(drawing, index, clip, &mut room);
                }
            }
        }
        clips
    }

    /// Paints what of a shape, whose line was followed, is within `clip`.
    fn paint(&mut self, drawing: &Drawing, index: usize, clip: &Clip, room: &mut Room) {
        let Shape { tint, pen, .. } = drawing.shapes[index];
        let name = (index + 1).min(usize::from(INK) - 1) as u16;
        if pen == Some(Pen::Solid) {
            self.fill(name | INK, clip, room);
            return;
        }
        if tint.is_some() {
            self.fill(name, clip, room);
        }
        if let Some(pen) = pen {
            self.stroke(room.line.pieces(), drawing.page.pens.width(pen) / 2.0, (name | INK, clip));
        }
    }

    /// Whether there is ink of no other shape in a part of a row that begins with ink, nor next to it in the row below: then
    /// no two lines touch there. Cells right of it are looked at as well, for many at a time are as fast as one.
    pub(super) fn is_of_one(&self, part: &Range<usize>) -> bool {
        let own = self.cells[part.start];
        let is_other = |cell: u16| (cell & INK != 0) & (cell != own);
        let has_other = |cells: &[u16; LANES]| cells.iter().fold(false, |has, cell| has | is_other(*cell));
        let below = part.start + self.width - 1..part.end + self.width + 1;
        [part.clone(), below].into_iter().all(|cells| {
            let cells = cells.start..cells.start + cells.len().next_multiple_of(LANES);
            let cells = self.cells.get(cells).unwrap_or_default();
            !cells.as_chunks().0.iter().any(has_other)
        })
    }

    /// Whether two cells are ink of two shapes.
    pub(super) fn is_other_ink(&self, one: usize, other: usize) -> bool {
        let other = self.cells.get(other).copied().unwrap_or_default();
        other & INK != 0 && other != self.cells[one]
    }

    pub(crate) fn is_ink(&self, cell: usize) -> bool {
        self.cells[cell] & INK != 0
    }

    /// The index of the shape whose ink a cell is; `None` where no ink is.
    pub(super) fn ink(&self, cell: usize) -> Option<usize> {
        let ink = self.cells[cell];
        (ink & INK != 0).then(|| usize::from(ink & !INK) - 1)
    }

    /// The index of the topmost shape; `None` on bare paper.
    pub(crate) fn shape(&self, cell: usize) -> Option<usize> {
        usize::from(self.cells[cell] & !INK).checked_sub(1)
    }

    /// Takes the ink off cells side by side and gives them to the area of `shape`; `None`: to the paper.
    pub(super) fn lay_bare(&mut self, cells: Range<usize>, shape: Option<usize>) {
        self.cells[cells].fill(shape.map_or(0, |shape| shape as u16 + 1));
    }

    /// The cells of a row from its first; the highest bit is set where ink is.
    pub(super) fn row(&self, y: usize) -> &[u16] {
        &self.cells[y * self.width..(y + 1) * self.width]
    }

    /// The cells left, right, above and below, as far as the grid reaches.
    pub(crate) fn neighbours(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, _) = self.place(cell);
        let (width, last) = (self.width, self.cells.len());
        let left = (x > 0, cell.wrapping_sub(1));
        let right = (x + 1 < width, cell + 1);
        let above = (cell >= width, cell.wrapping_sub(width));
        let below = (cell + width < last, cell + width);
        there([left, right, above, below])
    }

    /// Tells the cells left, right, above and below, as far as the grid reaches.
    pub(super) fn each_neighbour(&self, cell: usize, mut tell: impl FnMut(usize)) {
        let (x, y) = self.place(cell);
        if x > 0 && x + 1 < self.width && y > 0 && y + 1 < self.height {
            [cell - 1, cell + 1, cell - self.width, cell + self.width].into_iter().for_each(tell);
        } else {
            self.neighbours(cell).for_each(&mut tell);
        }
    }

    /// The up to eight cells around one.
    pub(crate) fn around_it(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let ((x, y), width) = (self.place(cell), self.width);
        let (above, below) = ((y > 0, cell.wrapping_sub(width)), (y + 1 < self.height, cell + width));
        let left = |(is_there, cell): (bool, usize)| (is_there && x > 0, cell.wrapping_sub(1));
        let right = |(is_there, cell): (bool, usize)| (is_there && x + 1 < width, cell + 1);
        let own = (true, cell);
        there([left(above), above, right(above), left(own), right(own), left(below), below, right(below)])
    }

    /// Whether ink of another shape may be right of a cell of ink or below it, corner to corner too.
    pub(super) fn may_touch(&self, cell: usize) -> bool {
        let own = self.cells[cell];
        let is_other = |near: u16| (near & INK != 0) & (near != own);
        let below = self.cells.get(cell + self.width - 1..cell + self.width + 2);
        let Some([left, middle, right]) = below else { return true };
        is_other(self.cells[cell + 1]) | is_other(*left) | is_other(*middle) | is_other(*right)
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

    /// The cells whose middles are in a rectangle, a range for each row.
    pub(crate) fn rows_within(&self, area: Rect) -> impl Iterator<Item = Range<usize>> + use<> {
        let columns = before(area.x0, self.width)..before(area.x1, self.width);
        let (rows, width) = (before(area.y0, self.height)..before(area.y1, self.height), self.width);
        rows.map(move |y| y * width + columns.start..y * width + columns.end)
    }

    /// The rectangle around cells, in page units.
    pub(crate) fn around(&self, cells: &[usize]) -> Rect {
        let bounds = cells.iter().map(|cell| Rect::from_center_size(self.point(*cell), (1.0, 1.0)));
        bounds.reduce(|all, one| all.union(one)).unwrap_or_default()
    }

    /// The column and the row of a cell.
    pub(super) fn place(&self, cell: usize) -> (usize, usize) {
        let row = ((cell as u64 * self.rows) >> u32::BITS) as usize;
        (cell - row * self.width, row)
    }

    /// The middle of a cell in page units.
    pub(crate) fn point(&self, cell: usize) -> Point {
        let (x, y) = self.place(cell);
        Point::new(x as f64 + 0.5, y as f64 + 0.5)
    }

    /// Fills by non-zero winding.
    fn fill(&mut self, paint: u16, clip: &Clip, Room { crossings, line }: &mut Room) {
        let width = self.width;
        each_edge(line.pieces(), true, |from, to| crossings.add(from, to, (&clip.rows, width)));
        let found = std::mem::take(&mut crossings.found);
        let cells = self.cells[found.start * width..].chunks_mut(width);
        let places = crossings.places[found.start * crossings.room..].chunks_mut(crossings.room);
        for ((taken, places), cells) in crossings.taken[found].iter_mut().zip(places).zip(cells) {
            let row = &mut places[..std::mem::take(taken)];
            if row.len() > 2 || !row.is_sorted() {
                row.sort_unstable();
            }
            let mut winding = 0;
            for pair in row.windows(2) {
                winding += i32::from(pair[0] & 1) * 2 - 1;
                if winding != 0 {
                    let columns = clip.columns(usize::from(pair[0] / 2)..usize::from(pair[1] / 2));
                    fill(&mut cells[columns], paint);
                }
            }
        }
    }

    /// Inks every cell whose centre is within `reach` of the line.
    fn stroke(&mut self, line: &[PathEl], reach: f64, paint: (u16, &Clip)) {
        each_edge(line, false, |from, to| self.capsule(from, to, reach, paint));
    }

    /// A straight piece of line with round ends. It is convex: one span a row, whose ends are the farthest of
    /// both round ends and the straight side. Rows are done [`HALF`] of [`LANES`] at a time, all alike.
    fn capsule(&mut self, a: Point, b: Point, reach: f64, (paint, clip): (u16, &Clip)) {
        let (a, b) = if a.y <= b.y { (a, b) } else { (b, a) };
        let rows =
            before(a.y - reach, clip.rows.end).max(clip.rows.start)..before(b.y + reach, clip.rows.end);
        let (left, right) = if a.x < b.x { (a.x, b.x) } else { (b.x, a.x) };
        let is_beside = left - reach > clip.columns.end as f64 || right + reach < clip.columns.start as f64;
        if rows.is_empty() || is_beside {
            return;
        }
        let capsule = Capsule::of(a, b, reach);
        let mut first = rows.start;
        while first < rows.end {
            for half in [first, first + HALF].into_iter().filter(|half| *half < rows.end) {
                let columns = [clip.columns.start as f32, clip.columns.end as f32];
                let [from, to] = capsule.spans((first, half - first), columns);
                for (row, (from, to)) in (half..rows.end).zip(from.into_iter().zip(to)) {
                    let (start, from, to) = (row * self.width, from as usize, to as usize);
                    if from < to {
                        fill(&mut self.cells[start + from..start + to], paint);
                    }
                }
            }
            first += LANES;
        }
    }
}

/// Those of some cells that are there.
fn there<const COUNT: usize>(near: [(bool, usize); COUNT]) -> impl Iterator<Item = usize> {
    let (mut cells, mut count) = ([0; COUNT], 0);
    for (is_there, cell) in near {
        cells[count] = cell;
        count += usize::from(is_there);
    }
    cells.into_iter().take(count)
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

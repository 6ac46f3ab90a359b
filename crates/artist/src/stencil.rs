//! What shapes cover, cell by cell: close enough to see contours run along each other, and cheap enough for every page.

use std::ops::Range;

use drawing::{ART_BOX, Shape};
use kurbo::{PathEl, Point, Rect};

/// The art box in so many columns and rows of square cells; as many columns as a word has bits stay free at the sides.
const COLUMNS: u32 = 120;
const ROWS: usize = 160;
const ASIDE: u32 = (u128::BITS - COLUMNS) / 2;
/// How closely curves are followed, in units.
const TOLERANCE: f64 = 1.5;

/// Cells of the art box, a row a word.
#[derive(Debug, Clone)]
pub(crate) struct Stencil {
    rows: [u128; ROWS],
    /// All others are empty.
    used: Range<usize>,
}

/// Cells of a row side by side, and those they hold together with by their number.
struct Run {
    row: usize,
    cells: u128,
    scrap: usize,
}

/// How wide and high a cell is, in units.
pub(crate) fn cell() -> f64 {
    ART_BOX.width / f64::from(COLUMNS)
}

impl Stencil {
    /// Nothing.
    pub(crate) const EMPTY: Self = Self { rows: [0; ROWS], used: 0..0 };

    /// What `cells` has in some rows.
    fn in_rows(used: Range<usize>, cells: impl Fn(usize) -> u128) -> Self {
        let mut stencil = Self::EMPTY;
        for row in used.clone() {
            stencil.rows[row] = cells(row);
        }
        Self { used, ..stencil }
    }

    fn add(&mut self, row: usize, cells: u128) {
        self.rows[row] |= cells;
        self.used = if self.used.is_empty() {
            row..row + 1
        } else {
            self.used.start.min(row)..self.used.end.max(row + 1)
        };
    }

    /// What the areas among the shapes cover.
    pub(crate) fn of<'a>(shapes: impl Iterator<Item = &'a Shape>) -> Self {
        Self::EMPTY.covered(shapes)
    }

    /// What this covers, or the areas among the shapes do.
    pub(crate) fn covered<'a>(mut self, shapes: impl Iterator<Item = &'a Shape>) -> Self {
        let mut crossings: Vec<(usize, f64, i32)> = Vec::new();
        for shape in shapes.filter(|shape| shape.tint.is_some()) {
            crossings.clear();
            let mut add = |from: Point, to: Point| {
                let (top, bottom, turn) = if from.y < to.y { (from, to, 1) } else { (to, from, -1) };
                let row = |y: f64| (y / cell() + 0.5).clamp(0.0, ROWS as f64) as usize;
                for row in row(top.y)..row(bottom.y) {
                    let y = (row as f64 + 0.5) * cell();
                    let along = (y - top.y) / (bottom.y - top.y).max(1e-9);
                    crossings.push((row, top.x + (bottom.x - top.x) * along, turn));
                }
            };
            let (mut start, mut at) = (Point::ZERO, Point::ZERO);
            drawing::flatten(&shape.path, TOLERANCE, |element| match element {
                PathEl::MoveTo(to) => {
                    add(at, start);
                    (start, at) = (to, to);
                }
                PathEl::LineTo(to) => add(std::mem::replace(&mut at, to), to),
                PathEl::ClosePath => add(std::mem::replace(&mut at, start), start),
                PathEl::QuadTo(..) | PathEl::CurveTo(..) => {}
            });
            add(at, start);
            crossings.sort_unstable_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
            let mut turns = 0;
            for pair in crossings.windows(2) {
                let [(row, from, turn), (_, to, _)] = [pair[0], pair[1]];
                turns += turn;
                if turns != 0 {
                    self.add(row, span(from, to));
                }
            }
        }
        self
    }

    /// All of a rectangle.
    pub(crate) fn of_rect(rect: Rect) -> Self {
        let row = |y: f64| (y / cell() + 0.5).clamp(0.0, ROWS as f64) as usize;
        let columns = span(rect.x0, rect.x1);
        Self::in_rows(row(rect.y0)..row(rect.y1).max(row(rect.y0)), |_| columns)
    }

    fn words(&self) -> &[u128] {
        &self.rows[self.used.clone()]
    }

    /// The rows in which both may have cells.
    fn common_rows(&self, other: &Self) -> Range<usize> {
        let start = self.used.start.max(other.used.start);
        start..self.used.end.min(other.used.end).max(start)
    }

    /// So many cells.
    pub(crate) fn count(&self) -> u32 {
        self.words().iter().map(|row| row.count_ones()).sum()
    }

    /// So many cells both cover.
    pub(crate) fn common(&self, other: &Self) -> u32 {
        self.common_rows(other).map(|row| (self.rows[row] & other.rows[row]).count_ones()).sum()
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.common_rows(other).any(|row| self.rows[row] & other.rows[row] != 0)
    }

    /// Whether it covers anything in a rectangle.
    pub(crate) fn meets_rect(&self, rect: Rect) -> bool {
        let row = |y: f64| (y / cell() + 0.5).clamp(0.0, ROWS as f64) as usize;
        let middle = ((rect.center().y / cell()).clamp(0.0, ROWS as f64 - 1.0)) as usize;
        let (first, last) = (row(rect.y0).min(middle), row(rect.y1).max(middle + 1));
        let half = (cell() - rect.width()).max(0.0) / 2.0;
        let columns = span(rect.x0 - half, rect.x1 + half);
        self.rows[first..last].iter().any(|row| row & columns != 0)
    }

    /// What both cover.
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self::in_rows(self.common_rows(other), |row| self.rows[row] & other.rows[row])
    }

    /// What either covers.
    pub(crate) fn with(&self, other: &Self) -> Self {
        let mut both = self.clone();
        other.used.clone().for_each(|row| both.add(row, other.rows[row]));
        both
    }

    /// What this covers and the other does not.
    pub(crate) fn without(&self, other: &Self) -> Self {
        Self::in_rows(self.used.clone(), |row| self.rows[row] & !other.rows[row])
    }

    /// The same so many cells farther right and down.
    pub(crate) fn moved(&self, (right, down): (i32, i32)) -> Self {
        let cells = right.unsigned_abs();
        let shift = |row: u128| if right < 0 { row >> cells } else { row << cells };
        let below = |row: usize| (row as i32 + down).clamp(0, ROWS as i32) as usize;
        let used = below(self.used.start)..below(self.used.end);
        Self::in_rows(used, |row| shift(self.rows[(row as i32 - down) as usize]))
    }

    /// This and the cells next to it, corner to corner too.
    pub(crate) fn grown(&self) -> Self {
        let used = self.used.start.saturating_sub(1)..(self.used.end + 1).min(ROWS);
        let wide: [u128; ROWS] = Self::in_rows(self.used.clone(), |row| wider(self.rows[row])).rows;
        Self::in_rows(used, |row| {
            let above = if row > 0 { wide[row - 1] } else { 0 };
            wide[row] | above | wide.get(row + 1).copied().unwrap_or(0)
        })
    }

    /// Its cells next to others, along its contour, that are within the `reach` of another which does not hide them.
    pub(crate) fn rim_along(&self, other: &Self, reach: &Self) -> Self {
        Self::in_rows(self.common_rows(reach), |row| self.rim(row) & !other.rows[row] & reach.rows[row])
    }

    /// Whether none of its cells is amid others.
    pub(crate) fn is_thin(&self) -> bool {
        self.used.clone().all(|row| self.rim(row) == self.rows[row])
    }

    fn rim(&self, row: usize) -> u128 {
        let own = self.rows[row];
        let above = if row > 0 { self.rows[row - 1] } else { u128::MAX };
        let below = self.rows.get(row + 1).copied().unwrap_or(u128::MAX);
        own & !(own << 1 & own >> 1 & above & below)
    }

    /// Its first row and its last.
    pub(crate) fn rows(&self) -> Option<(usize, usize)> {
        let first = self.words().iter().position(|row| *row != 0)?;
        let last = self.words().iter().rposition(|row| *row != 0)?;
        Some((self.used.start + first, self.used.start + last))
    }

    /// What is in this row or lower.
    pub(crate) fn below(&self, first: usize) -> Self {
        let start = self.used.start.max(first);
        Self::in_rows(start..self.used.end.max(start), |row| self.rows[row])
    }

    /// The columns of it, all rows taken together.
    pub(crate) fn across(&self) -> u128 {
        self.words().iter().fold(0, |all, row| all | row)
    }

    /// Its parts that do not touch each other, from top to bottom.
    pub(crate) fn scraps(&self) -> Vec<Self> {
        let (runs, first) = self.runs();
        let mut scraps = vec![Self::EMPTY; first.len()];
        runs.into_iter().for_each(|run| scraps[first[run.scrap]].add(run.row, run.cells));
        let is_whole = |scrap: &Self| !scrap.used.is_empty();
        scraps.into_iter().filter(is_whole).collect()
    }

    /// So many cells has the largest of its parts that do not touch each other.
    pub(crate) fn largest_scrap(&self) -> u32 {
        let (runs, first) = self.runs();
        let mut counts = vec![0; first.len()];
        runs.into_iter().for_each(|run| counts[first[run.scrap]] += run.cells.count_ones());
        counts.into_iter().max().unwrap_or_default()
    }

    /// Its cells side by side, and by scrap the first one that turned out to be the same.
    fn runs(&self) -> (Vec<Run>, Vec<usize>) {
        let mut runs: Vec<Run> = Vec::with_capacity(2 * self.used.len());
        let mut same: Vec<usize> = Vec::new();
        let mut above = 0..0;
        for row in self.used.clone() {
            let (start, mut left) = (runs.len(), self.rows[row]);
            while left != 0 {
                let cells = first_run(left);
                left ^= cells;
                let near = wider(cells);
                let touching = runs[above.clone()].iter().filter(|run| run.cells & near != 0);
                let scrap = touching.fold(None, |scrap, run| {
                    let (one, other) = (root(&same, run.scrap), scrap.unwrap_or(run.scrap));
                    let (first, later) = (one.min(root(&same, other)), one.max(root(&same, other)));
                    same[later] = first;
                    Some(first)
                });
                if scrap.is_none() {
                    same.push(same.len());
                }
                runs.push(Run { row, cells, scrap: scrap.unwrap_or(same.len() - 1) });
            }
            above = start..runs.len();
        }
        let first = (0..same.len()).map(|scrap| root(&same, scrap)).collect();
        (runs, first)
    }
}

fn root(same: &[usize], mut scrap: usize) -> usize {
    while same[scrap] != scrap {
        scrap = same[scrap];
    }
    scrap
}

/// The first cells side by side of a row that has any: they carry one that is added to the first of them.
const fn first_run(row: u128) -> u128 {
    let first = row & row.wrapping_neg();
    row & !row.wrapping_add(first)
}

/// Cells of a row and those beside them.
const fn wider(row: u128) -> u128 {
    row | row << 1 | row >> 1
}

/// The cells of a row whose middles are between `from` and `to`.
fn span(from: f64, to: f64) -> u128 {
    let column = |x: f64| (x / cell() + f64::from(ASIDE) + 0.5).clamp(0.0, f64::from(u128::BITS)) as u32;
    let below = |column: u32| 1_u128.checked_shl(column).map_or(u128::MAX, |bit| bit - 1);
    below(column(to)) & !below(column(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f64, y: f64) -> Stencil {
        Stencil::of_rect(Rect::new(x, y, x + 90.0, y + 90.0))
    }

    #[test]
    fn shapes_cover_as_many_cells_as_their_area_has() {
        let circle = figures::path::circle((270.0, 360.0), 90.0);
        let stencil = Stencil::of([Shape::area(circle, drawing::Tint::PAPER, drawing::Pen::Inner)].iter());
        let area = f64::from(stencil.count()) * cell() * cell();
        assert!((area / (std::f64::consts::PI * 90.0 * 90.0) - 1.0).abs() < 0.04, "{area}");
    }

    #[test]
    fn what_is_apart_is_in_scraps() {
        let both = [square(270.0, 90.0), square(90.0, 180.0)].iter().fold(square(90.0, 90.0), |all, one| {
            Stencil::in_rows(0..ROWS, |row| all.rows[row] | one.rows[row])
        });
        assert_eq!(both.scraps().iter().map(Stencil::count).collect::<Vec<_>>(), [800, 400]);
        assert_eq!(both.largest_scrap(), 800);
    }

    #[test]
    fn what_holds_together_below_is_one_scrap() {
        let comb =
            Stencil::in_rows(10..14, |row| [0b1001_0100, 0b1001_0100, 0b0110_1000, 0b1 << 127][row - 10]);
        assert_eq!(
            comb.scraps().iter().map(Stencil::rows).collect::<Vec<_>>(),
            [Some((10, 12)), Some((13, 13))]
        );
        assert_eq!(comb.largest_scrap(), 9);
    }

    #[test]
    fn a_rim_is_all_around() {
        let (square, whole) = (square(90.0, 90.0), square(90.0, 90.0));
        assert_eq!(square.rim_along(&Stencil::EMPTY, &whole).count(), 76);
        assert_eq!(square.rim_along(&whole, &whole).count(), 0);
        assert_eq!(square.grown().count(), 22 * 22);
    }
}

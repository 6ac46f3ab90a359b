//! What shapes cover, cell by cell: close enough to see contours run along each other, and cheap enough for every page.

use drawing::{ART_BOX, Shape};
use kurbo::{PathEl, Point, Rect};

/// The art box in so many columns and rows of square cells; as many columns as a word has bits stay free at the sides.
const COLUMNS: u32 = 120;
const ROWS: usize = 160;
const ASIDE: u32 = (u128::BITS - COLUMNS) / 2;
/// How closely curves are followed, in units.
const TOLERANCE: f64 = 1.5;

/// Cells of the art box, a row a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Stencil([u128; ROWS]);

/// How wide and high a cell is, in units.
pub(crate) fn cell() -> f64 {
    ART_BOX.width / f64::from(COLUMNS)
}

impl Stencil {
    /// Nothing.
    pub(crate) const EMPTY: Self = Self([0; ROWS]);

    /// What the areas among the shapes cover.
    pub(crate) fn of<'a>(shapes: impl Iterator<Item = &'a Shape>) -> Self {
        let mut stencil = Self::EMPTY;
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
            crossings.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
            let mut turns = 0;
            for pair in crossings.windows(2) {
                let [(row, from, turn), (_, to, _)] = [pair[0], pair[1]];
                turns += turn;
                if turns != 0 {
                    stencil.0[row] |= span(from, to);
                }
            }
        }
        stencil
    }

    /// All of a rectangle.
    pub(crate) fn of_rect(rect: Rect) -> Self {
        let mut stencil = Self::EMPTY;
        let row = |y: f64| (y / cell() + 0.5).clamp(0.0, ROWS as f64) as usize;
        stencil.0[row(rect.y0)..row(rect.y1).max(row(rect.y0))].fill(span(rect.x0, rect.x1));
        stencil
    }

    /// So many cells.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    pub(crate) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    /// Whether it covers anything in a rectangle.
    pub(crate) fn meets_rect(&self, rect: Rect) -> bool {
        let row = |y: f64| (y / cell() + 0.5).clamp(0.0, ROWS as f64) as usize;
        let middle = ((rect.center().y / cell()).clamp(0.0, ROWS as f64 - 1.0)) as usize;
        let (first, last) = (row(rect.y0).min(middle), row(rect.y1).max(middle + 1));
        let half = (cell() - rect.width()).max(0.0) / 2.0;
        let columns = span(rect.x0 - half, rect.x1 + half);
        self.0[first..last].iter().any(|row| row & columns != 0)
    }

    /// What both cover.
    pub(crate) fn and(&self, other: &Self) -> Self {
        self.with(other, |one, other| one & other)
    }

    /// What this covers and the other does not.
    pub(crate) fn without(&self, other: &Self) -> Self {
        self.with(other, |one, other| one & !other)
    }

    fn with(&self, other: &Self, both: impl Fn(u128, u128) -> u128) -> Self {
        Self(std::array::from_fn(|row| both(self.0[row], other.0[row])))
    }

    /// The same so many cells farther right and down.
    pub(crate) fn moved(&self, (right, down): (i32, i32)) -> Self {
        let cells = right.unsigned_abs();
        let shift = |row: u128| if right < 0 { row >> cells } else { row << cells };
        let above = |row: usize| usize::try_from(row as i32 - down).ok().and_then(|row| self.0.get(row));
        Self(std::array::from_fn(|row| above(row).map_or(0, |row| shift(*row))))
    }

    /// This and the cells next to it, corner to corner too.
    pub(crate) fn grown(&self) -> Self {
        let wide: [u128; ROWS] = self.0.map(|row| row | row << 1 | row >> 1);
        Self(std::array::from_fn(|row| {
            let above = if row > 0 { wide[row - 1] } else { 0 };
            wide[row] | above | wide.get(row + 1).copied().unwrap_or(0)
        }))
    }

    /// Its cells next to others: along its contour.
    pub(crate) fn rim(&self) -> Self {
        Self(std::array::from_fn(|row| {
            let own = self.0[row];
            let above = if row > 0 { self.0[row - 1] } else { u128::MAX };
            let below = self.0.get(row + 1).copied().unwrap_or(u128::MAX);
            own & !(own << 1 & own >> 1 & above & below)
        }))
    }

    /// Its first row and its last.
    pub(crate) fn rows(&self) -> Option<(usize, usize)> {
        let first = self.0.iter().position(|row| *row != 0)?;
        let last = self.0.iter().rposition(|row| *row != 0)?;
        Some((first, last))
    }

    /// What is in this row or lower.
    pub(crate) fn below(&self, first: usize) -> Self {
        Self(std::array::from_fn(|row| if row < first { 0 } else { self.0[row] }))
    }

    /// The columns of it, all rows taken together.
    pub(crate) fn across(&self) -> u128 {
        self.0.iter().fold(0, |all, row| all | row)
    }

    /// Its parts that do not touch each other, from top to bottom.
    pub(crate) fn scraps(&self) -> Vec<Self> {
        let mut left = self.clone();
        let mut scraps = Vec::new();
        while let Some(first) = left.0.iter().position(|row| *row != 0) {
            let mut scrap = Self::EMPTY;
            scrap.0[first] = 1 << left.0[first].trailing_zeros();
            loop {
                let before = scrap.clone();
                for row in (first..ROWS).chain((first..ROWS).rev()) {
                    let above = if row > 0 { scrap.0[row - 1] } else { 0 };
                    let below = scrap.0.get(row + 1).copied().unwrap_or(0);
                    let beside = above | below;
                    scrap.0[row] = flooded(scrap.0[row] | beside | beside << 1 | beside >> 1, left.0[row]);
                }
                if scrap == before {
                    break;
                }
            }
            left = left.without(&scrap);
            scraps.push(scrap);
        }
        scraps
    }
}

/// The runs of bits of `all` in which bits of `some` are.
fn flooded(some: u128, all: u128) -> u128 {
    let mut some = some & all;
    loop {
        let more = (some | some << 1 | some >> 1) & all;
        if more == some {
            return some;
        }
        some = more;
    }
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
        let both = [square(270.0, 90.0), square(90.0, 180.0)]
            .iter()
            .fold(square(90.0, 90.0), |all, one| all.with(one, |one, other| one | other));
        assert_eq!(both.scraps().iter().map(Stencil::count).collect::<Vec<_>>(), [800, 400]);
    }

    #[test]
    fn a_rim_is_all_around() {
        assert_eq!(square(90.0, 90.0).rim().count(), 76);
        assert_eq!(square(90.0, 90.0).grown().count(), 22 * 22);
    }
}

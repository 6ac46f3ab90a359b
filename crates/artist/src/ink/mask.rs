//! The outline of cells.

use kurbo::{BezPath, Point};

use super::bits::{Bits, CELLS};

/// The four directions an outline runs in: right, down, left, up.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// The outline of cells, corners cut: one closed path a loop, holes the other way round.
pub(super) fn outline(cells: &Bits) -> BezPath {
    let (mut corners, starts) = Corners::of(cells);
    let mut path = BezPath::new();
    for start in starts {
        while corners.sides[start] != 0 {
            corners.walk(start, &mut path);
        }
    }
    path
}

/// The corners of cells, row by row.
struct Corners {
    /// The first column and the first row.
    left: i32,
    top: i32,
    /// So many corners are a row.
    across: i32,
    /// By corner: in which directions cell sides leave it, with the cells on their right, a bit each.
    sides: Vec<u8>,
}

impl Corners {
    /// And which of them sides leave.
    fn of(cells: &Bits) -> (Self, Vec<usize>) {
        let across = cells.width() + 1;
        let mut sides = vec![0; across * (cells.rows.len() + 1)];
        let mut leaving = Vec::new();
        let nothing = vec![0; cells.width() / CELLS];
        let below = cells.each_row().chain([nothing.as_slice()]);
        let above = std::iter::once(nothing.as_slice()).chain(cells.each_row());
        for (row, (above, below)) in above.zip(below).enumerate() {
            let [mut nw, mut sw] = [0; 2];
            for (index, (ne, se)) in
                above.iter().zip(below).map(|(ne, se)| (*ne, *se)).chain([(0, 0)]).enumerate()
            {
                let [west, south_west] = [ne << 1 | nw, se << 1 | sw];
                let ways = [se & !ne, south_west & !se, west & !south_west, ne & !west];
                let mut any = ways.iter().fold(0, |any, way| any | way);
                while any != 0 {
                    let bit = any.trailing_zeros();
                    let corner = row * across + index * CELLS + bit as usize;
                    sides[corner] =
                        (0..).zip(ways).fold(0, |bits, (way, ways)| bits | ((ways >> bit & 1) as u8) << way);
                    leaving.push(corner);
                    any &= any - 1;
                }
                [nw, sw] = [ne, se].map(|word| word >> (CELLS - 1));
            }
        }
        let (left, top) = (cells.left as i32, cells.rows.start as i32);
        (Self { left, top, across: across as i32, sides }, leaving)
    }

    /// Follows one loop through the middles of its sides and takes them away.
    fn walk(&mut self, start: usize, path: &mut BezPath) {
        let Self { left, top, across, ref mut sides } = *self;
        let (mut at, mut before) = (start, None);
        let mut points: Vec<Point> = Vec::new();
        while sides[at] != 0 {
            // Where two cells touch by a corner the loop stays with its own: it turns right.
            let turn = match before {
                Some(turn) if sides[at] >> ((turn + 1) % 4) & 1 == 1 => (turn + 1) % 4,
                _ => sides[at].trailing_zeros() as usize,
            };
            sides[at] &= !(1 << turn);
            let (x, y) = (at as i32 % across, at as i32 / across);
            let (dx, dy) = STEPS[turn];
            let middle = Point::new(
                f64::from(left + x) + f64::from(dx) / 2.0,
                f64::from(top + y) + f64::from(dy) / 2.0,
            );
            if let [.., a, b] = points[..] {
                // What lies straight between its neighbours adds nothing.
                if (b - a).cross(middle - b) == 0.0 {
                    points.pop();
                }
            }
            points.push(middle);
            at = ((y + dy) * across + x + dx) as usize;
            before = Some(turn);
        }
        path.extend(figures::path::polygon(&points));
    }
}

#[cfg(test)]
mod tests {
    use super::super::grid::Grid;
    use super::*;
    use drawing::{Drawing, Page};
    use kurbo::Shape as _;
    use scene::Complexity;

    #[test]
    fn a_square_with_a_hole_keeps_its_area() {
        let grid = Grid::of(&Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None))));
        let ring = (0..10).flat_map(|y| (0..10).map(move |x| (x, y)));
        // Across the columns of two words.
        let cells: Vec<usize> = ring
            .filter(|(x, y)| !((4..6).contains(x) && (4..6).contains(y)))
            .map(|(x, y)| (y + 20) * grid.width + x + 60)
            .collect();
        let mut bits = Bits::none(cells.iter().copied(), &grid, 0);
        cells.iter().for_each(|cell| bits.add(&(*cell..cell + 1), &grid));
        let outline = outline(&bits);
        // Cut corners: an eighth of a cell each, outside less and inside more.
        assert!((outline.area().abs() - 96.0).abs() < 1.1, "{}", outline.area());
        assert_eq!(outline.bounding_box(), kurbo::Rect::new(60.0, 20.0, 70.0, 30.0));
    }
}

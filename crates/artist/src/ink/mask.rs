//! A set of neighbouring cells, and its outline.

use kurbo::{BezPath, Point};

use super::grid::Grid;

/// The four directions an outline runs in: right, down, left, up.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Cells of a part of the grid.
pub(crate) struct Mask {
    left: i32,
    top: i32,
    width: usize,
    height: usize,
    /// Row by row, with one more around all.
    inside: Vec<bool>,
}

impl Mask {
    /// The `cells`, with room to grow by `margin`.
    pub(crate) fn of(cells: &[usize], grid: &Grid, margin: i32) -> Self {
        let place = |cell: &usize| {
            let (x, y) = grid.place(*cell);
            (x as i32, y as i32)
        };
        let places: Vec<(i32, i32)> = cells.iter().map(place).collect();
        let (mut x0, mut y0, mut x1, mut y1) = (i32::MAX, i32::MAX, 0, 0);
        for &(x, y) in &places {
            (x0, y0, x1, y1) = (x0.min(x), y0.min(y), x1.max(x), y1.max(y));
        }
        let (left, top) = ((x0 - margin).max(0), (y0 - margin).max(0));
        let width = ((x1 + margin).min(grid.width as i32 - 1) - left + 1).max(0) as usize;
        let height = ((y1 + margin).min(grid.height as i32 - 1) - top + 1).max(0) as usize;
        let mut mask = Self { left, top, width, height, inside: vec![false; (width + 2) * (height + 2)] };
        for (x, y) in places {
            let at = mask.at((x - left) as usize, (y - top) as usize);
            mask.inside[at] = true;
        }
        mask
    }

    /// Where a cell is among those inside.
    const fn at(&self, x: usize, y: usize) -> usize {
        (y + 1) * (self.width + 2) + x + 1
    }

    /// Takes in the cells around it that `may` be taken.
    pub(crate) fn grow(&mut self, grid: &Grid, may: impl Fn(usize) -> bool) {
        let before = self.inside.clone();
        let across = self.width + 2;
        for y in 0..self.height {
            for x in 0..self.width {
                let at = self.at(x, y);
                let is_beside = [at - 1, at + 1, at - across, at + across].iter().any(|near| before[*near]);
                let cell = (y + self.top as usize) * grid.width + x + self.left as usize;
                self.inside[at] = before[at] || is_beside && may(cell);
            }
        }
    }

    /// The outline, corners cut: one closed path a loop, holes the other way round.
    pub(crate) fn outline(&self) -> BezPath {
        let mut sides = self.sides();
        let mut path = BezPath::new();
        for start in 0..sides.len() {
            while sides[start] != 0 {
                self.walk(start, &mut sides, &mut path);
            }
        }
        path
    }

    /// By corner: in which directions cell sides leave it, with the mask on their right, a bit each.
    fn sides(&self) -> Vec<u8> {
        let mut sides = Vec::with_capacity((self.width + 1) * (self.height + 1));
        for rows in self.inside.chunks(self.width + 2).collect::<Vec<_>>().windows(2) {
            sides.extend(rows[0].windows(2).zip(rows[1].windows(2)).map(|(above, below)| {
                let ([nw, ne], [sw, se]) = ([above[0], above[1]], [below[0], below[1]]);
                let leaving = [se && !ne, sw && !se, nw && !sw, ne && !nw];
                leaving.iter().rev().fold(0, |bits, leaves| bits << 1 | u8::from(*leaves))
            }));
        }
        sides
    }

    /// Follows one loop through the middles of its sides and takes them away.
    fn walk(&self, start: usize, sides: &mut [u8], path: &mut BezPath) {
        let across = self.width as i32 + 1;
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
                f64::from(self.left + x) + f64::from(dx) / 2.0,
                f64::from(self.top + y) + f64::from(dy) / 2.0,
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
    use super::*;
    use drawing::{Drawing, Page};
    use kurbo::Shape as _;
    use scene::Complexity;

    #[test]
    fn a_square_with_a_hole_keeps_its_area() {
        let grid = Grid::of(&Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None))));
        let ring = (0..10).flat_map(|y| (0..10).map(move |x| (x, y)));
        let cells: Vec<usize> = ring
            .filter(|(x, y)| !((4..6).contains(x) && (4..6).contains(y)))
            .map(|(x, y)| (y + 20) * grid.width + x + 30)
            .collect();
        let outline = Mask::of(&cells, &grid, 1).outline();
        // Cut corners: an eighth of a cell each, outside less and inside more.
        assert!((outline.area().abs() - 96.0).abs() < 1.1, "{}", outline.area());
        assert_eq!(outline.bounding_box(), kurbo::Rect::new(30.0, 20.0, 40.0, 30.0));
    }
}

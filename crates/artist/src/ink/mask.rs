//! A set of neighbouring cells, and its outline.

use kurbo::{BezPath, Point};

use super::grid::Grid;

/// The four directions an outline runs in: right, down, left, up.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Cells of a part of the grid.
pub(crate) struct Mask {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    inside: Vec<bool>,
}

impl Mask {
    /// The `cells`, with room to grow by `margin`.
    pub(crate) fn of(cells: &[usize], grid: &Grid, margin: i32) -> Self {
        let place = |cell: &usize| ((cell % grid.width) as i32, (cell / grid.width) as i32);
        let (mut x0, mut y0, mut x1, mut y1) = (i32::MAX, i32::MAX, 0, 0);
        for (x, y) in cells.iter().map(place) {
            (x0, y0, x1, y1) = (x0.min(x), y0.min(y), x1.max(x), y1.max(y));
        }
        let (left, top) = ((x0 - margin).max(0), (y0 - margin).max(0));
        let width = ((x1 + margin).min(grid.width as i32 - 1) - left + 1).max(0);
        let height = ((y1 + margin).min(grid.height as i32 - 1) - top + 1).max(0);
        let mut mask = Self { left, top, width, height, inside: vec![false; (width * height) as usize] };
        for (x, y) in cells.iter().map(place) {
            mask.inside[((y - top) * width + x - left) as usize] = true;
        }
        mask
    }

    /// Takes in the cells around it that `may` be taken.
    pub(crate) fn grow(&mut self, grid: &Grid, may: impl Fn(usize) -> bool) {
        let before = std::mem::take(&mut self.inside);
        let had = |x: i32, y: i32| {
            (0..self.width).contains(&x)
                && (0..self.height).contains(&y)
                && before[(y * self.width + x) as usize]
        };
        let mut inside = Vec::with_capacity(before.len());
        for y in 0..self.height {
            for x in 0..self.width {
                let beside = || STEPS.iter().any(|(dx, dy)| had(x + dx, y + dy));
                let cell = (y + self.top) as usize * grid.width + (x + self.left) as usize;
                inside.push(had(x, y) || (beside() && may(cell)));
            }
        }
        self.inside = inside;
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

    fn has(&self, x: i32, y: i32) -> bool {
        (0..self.width).contains(&x)
            && (0..self.height).contains(&y)
            && self.inside[(y * self.width + x) as usize]
    }

    /// By corner: in which directions cell sides leave it, with the mask on their right, a bit each.
    fn sides(&self) -> Vec<u8> {
        let across = self.width + 1;
        let mut sides = vec![0; (across * (self.height + 1)) as usize];
        for y in 0..=self.height {
            for x in 0..=self.width {
                let [nw, ne] = [self.has(x - 1, y - 1), self.has(x, y - 1)];
                let [sw, se] = [self.has(x - 1, y), self.has(x, y)];
                let leaving = [se && !ne, sw && !se, nw && !sw, ne && !nw];
                sides[(y * across + x) as usize] = leaving
                    .iter()
                    .enumerate()
                    .fold(0, |bits, (turn, leaves)| bits | u8::from(*leaves) << turn);
            }
        }
        sides
    }

    /// Follows one loop through the middles of its sides and takes them away.
    fn walk(&self, start: usize, sides: &mut [u8], path: &mut BezPath) {
        let across = self.width + 1;
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

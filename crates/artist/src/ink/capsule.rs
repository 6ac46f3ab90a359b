//! Which cells a straight piece of line with round ends covers.

use kurbo::{Point, Vec2};

/// So many rows of a capsule are told from the same one; so many are done at a time.
pub(super) const LANES: usize = 8;
pub(super) const HALF: usize = LANES / 2;

/// A straight piece of line with round ends, seen from its upper end.
pub(super) struct Capsule {
    upper: Point,
    /// From the upper to the lower end.
    along: [f32; 2],
    /// From the line to its edge on the right.
    side: [f32; 2],
    slope: f32,
    reach: f32,
}

impl Capsule {
    pub(super) fn of(upper: Point, lower: Point, reach: f64) -> Self {
        let along = lower - upper;
        let side = Vec2::new(along.y, -along.x) * (reach / along.hypot2().sqrt().max(1e-9));
        Self {
            upper,
            along: [along.x as f32, along.y as f32],
            side: [side.x as f32, side.y as f32],
            slope: (along.x / along.y.max(1e-12)) as f32,
            reach: reach as f32,
        }
    }

    /// Of rows from so many after the `first` on: the first cell it covers, and the first one behind it.
    pub(super) fn spans(&self, (first, after): (usize, usize), [start, end]: [f32; 2]) -> [[u32; HALF]; 2] {
        let (x, y) = (self.upper.x as f32 + 0.5, (first as f64 + 0.5 - self.upper.y) as f32);
        let ([end_x, end_y], [side_x, side_y]) = (self.along, self.side);
        // No numbers are none here, of which f32::min and f32::max take care for many instructions.
        let least = |a: f32, b: f32| if a < b { a } else { b };
        let most = |a: f32, b: f32| if a > b { a } else { b };
        let within = |x: f32| least(most(x, start), end);
        // Beyond an end nothing of it counts.
        let half = |up: f32| {
            let square = self.reach * self.reach - up * up;
            if square >= 0.0 { square.sqrt() } else { f32::NEG_INFINITY }
        };
        let straight = |y: f32, [x, above]: [f32; 2], outside: f32| {
            let is_beside = y >= above && y <= above + end_y;
            if is_beside { x + self.slope * (y - above) } else { outside }
        };
        let mut spans = [[0.0; HALF]; 2];
        let [from, to] = &mut spans;
        for (lane, (from, to)) in from.iter_mut().zip(to).enumerate() {
            let y = y + (after + lane) as f32;
            let (upper, lower) = (half(y), half(y - end_y));
            let left = straight(y, [-side_x, -side_y], f32::INFINITY);
            let right = straight(y, [side_x, side_y], f32::NEG_INFINITY);
            *from = within(x + least(least(-upper, end_x - lower), left));
            *to = within(x + most(most(upper, end_x + lower), right));
        }
        let mut cells = [[0; HALF]; 2];
        for (cells, spans) in cells.iter_mut().zip(&spans) {
            for (cell, span) in cells.iter_mut().zip(spans) {
                *cell = *span as i32 as u32;
            }
        }
        cells
    }
}

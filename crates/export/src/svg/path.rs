//! Path data in as few characters as it takes: relative commands on a fixed grid.

use kurbo::{BezPath, PathEl, Point};

use crate::grid::{steps, write_steps};

/// Appends `path` as the value of a `d` attribute. Rounding errors do not add up: every step starts
/// where the rounded step before it ended.
pub(super) fn write(out: &mut String, path: &BezPath) {
    let room = path.elements().len() * 16;
    let mut pen = Writer {
        out: Vec::with_capacity(room),
        at: Grid::default(),
        start: Grid::default(),
        last: 0,
        follows_number: false,
    };
    for element in path.elements() {
        pen.element(*element);
    }
    // It is: all of it is ASCII.
    out.push_str(std::str::from_utf8(&pen.out).unwrap_or_default());
}

/// A place on the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Grid {
    x: i32,
    y: i32,
}

impl Grid {
    fn of(point: Point) -> Self {
        Self { x: steps(point.x), y: steps(point.y) }
    }
}

struct Writer {
    /// ASCII.
    out: Vec<u8>,
    at: Grid,
    start: Grid,
    /// The command before, which need not be said again.
    last: u8,
    /// A number was the last thing written.
    follows_number: bool,
}

impl Writer {
    fn element(&mut self, element: PathEl) {
        match element {
            PathEl::MoveTo(to) => {
                let to = Grid::of(to);
                self.command(b'M');
                self.numbers(&[to.x, to.y]);
                self.at = to;
                self.start = to;
            }
            PathEl::LineTo(to) => self.line(Grid::of(to)),
            PathEl::QuadTo(control, to) => self.curve(b'q', &[Grid::of(control), Grid::of(to)]),
            PathEl::CurveTo(one, two, to) => {
                self.curve(b'c', &[Grid::of(one), Grid::of(two), Grid::of(to)]);
            }
            PathEl::ClosePath => {
                self.command(b'z');
                self.at = self.start;
            }
        }
    }

    fn line(&mut self, to: Grid) {
        let (dx, dy) = (to.x - self.at.x, to.y - self.at.y);
        match (dx, dy) {
            (_, 0) => {
                self.command(b'h');
                self.numbers(&[dx]);
            }
            (0, _) => {
                self.command(b'v');
                self.numbers(&[dy]);
            }
            _ => {
                self.command(b'l');
                self.numbers(&[dx, dy]);
            }
        }
        self.at = to;
    }

    fn curve(&mut self, command: u8, points: &[Grid]) {
        self.command(command);
        for point in points {
            self.numbers(&[point.x - self.at.x, point.y - self.at.y]);
        }
        if let Some(end) = points.last() {
            self.at = *end;
        }
    }

    fn command(&mut self, command: u8) {
        if command != self.last || command == b'M' || command == b'z' {
            self.out.push(command);
            self.follows_number = false;
        }
        self.last = command;
    }

    fn numbers(&mut self, steps: &[i32]) {
        for step in steps {
            write_steps(&mut self.out, *step, self.follows_number);
            self.follows_number = true;
        }
    }
}

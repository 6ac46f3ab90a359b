//! Path data in as few characters as it takes: relative commands on a fixed grid.

use kurbo::{BezPath, PathEl, Point};

/// Grid steps in one unit: a tenth of a point is 0.035 mm, finer than any printer's dot of ink.
const STEPS: f64 = 10.0;

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
        Self { x: rounded(point.x * STEPS), y: rounded(point.y * STEPS) }
    }
}

/// To the nearest whole number, halves away from zero, as [`f64::round`] does with a call.
fn rounded(number: f64) -> i32 {
    let whole = number as i32;
    let rest = number - f64::from(whole);
    whole.saturating_add(i32::from(rest >= 0.5)).saturating_sub(i32::from(rest <= -0.5))
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
            write_number(&mut self.out, *step, self.follows_number);
            self.follows_number = true;
        }
    }
}

/// Appends a number of steps in units, parted from the number it `follows`, if it does.
fn write_number(out: &mut Vec<u8>, steps: i32, follows: bool) {
    let (mut whole, tenth) = (steps.unsigned_abs() / 10, steps.unsigned_abs() % 10);
    // Letters from the last to the first, the first in the lowest byte: all are written at once.
    let (mut letters, mut count) = (0_u128, 0);
    let mut before = |letter: u8| {
        letters = letters << u8::BITS | u128::from(letter);
        count += 1;
    };
    if tenth > 0 {
        before(b'0' + tenth as u8);
        before(b'.');
    }
    if whole > 0 || tenth == 0 {
        before(b'0' + (whole % 10) as u8);
        while whole >= 10 {
            whole /= 10;
            before(b'0' + (whole % 10) as u8);
        }
    }
    if steps < 0 {
        before(b'-');
    } else if follows {
        before(b' ');
    }
    let end = out.len() + count;
    out.extend_from_slice(&letters.to_le_bytes());
    out.truncate(end);
}

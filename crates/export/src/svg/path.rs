//! Path data in as few characters as it takes: relative commands on a fixed grid.

use kurbo::{BezPath, PathEl, Point};

/// Grid steps in one unit: a tenth of a point is 0.035 mm, finer than any printer's dot of ink.
const STEPS: f64 = 10.0;

/// Appends `path` as the value of a `d` attribute. Rounding errors do not add up: every step starts
/// where the rounded step before it ended.
pub(super) fn write(out: &mut String, path: &BezPath) {
    let mut pen = Writer { out, at: Grid::default(), start: Grid::default(), last: '\0' };
    for element in path.elements() {
        pen.element(*element);
    }
}

/// A place on the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Grid {
    x: i32,
    y: i32,
}

impl Grid {
    fn of(point: Point) -> Self {
        Self { x: (point.x * STEPS).round() as i32, y: (point.y * STEPS).round() as i32 }
    }
}

struct Writer<'a> {
    out: &'a mut String,
    at: Grid,
    start: Grid,
    /// The command before, which need not be said again.
    last: char,
}

impl Writer<'_> {
    fn element(&mut self, element: PathEl) {
        match element {
            PathEl::MoveTo(to) => {
                let to = Grid::of(to);
                self.command('M');
                self.numbers(&[to.x, to.y]);
                self.at = to;
                self.start = to;
            }
            PathEl::LineTo(to) => self.line(Grid::of(to)),
            PathEl::QuadTo(control, to) => self.curve('q', &[Grid::of(control), Grid::of(to)]),
            PathEl::CurveTo(one, two, to) => {
                self.curve('c', &[Grid::of(one), Grid::of(two), Grid::of(to)]);
            }
            PathEl::ClosePath => {
                self.command('z');
                self.at = self.start;
            }
        }
    }

    fn line(&mut self, to: Grid) {
        let (dx, dy) = (to.x - self.at.x, to.y - self.at.y);
        match (dx, dy) {
            (_, 0) => {
                self.command('h');
                self.numbers(&[dx]);
            }
            (0, _) => {
                self.command('v');
                self.numbers(&[dy]);
            }
            _ => {
                self.command('l');
                self.numbers(&[dx, dy]);
            }
        }
        self.at = to;
    }

    fn curve(&mut self, command: char, points: &[Grid]) {
        self.command(command);
        for point in points {
            self.numbers(&[point.x - self.at.x, point.y - self.at.y]);
        }
        if let Some(end) = points.last() {
            self.at = *end;
        }
    }

    fn command(&mut self, command: char) {
        if command != self.last || command == 'M' || command == 'z' {
            self.out.push(command);
        }
        self.last = command;
    }

    fn numbers(&mut self, steps: &[i32]) {
        for step in steps {
            let follows_number = self.out.ends_with(|end: char| end.is_ascii_digit());
            if follows_number && *step >= 0 {
                self.out.push(' ');
            }
            write_number(self.out, *step);
        }
    }
}

fn write_number(out: &mut String, steps: i32) {
    if steps < 0 {
        out.push('-');
    }
    let (whole, tenth) = (steps.unsigned_abs() / 10, steps.unsigned_abs() % 10);
    if whole > 0 || tenth == 0 {
        let mut digits = [0_u8; 10];
        let mut at = digits.len();
        let mut rest = whole;
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        out.extend(digits[at..].iter().map(|digit| char::from(*digit)));
    }
    if tenth > 0 {
        out.push('.');
        out.push(char::from(b'0' + tenth as u8));
    }
}

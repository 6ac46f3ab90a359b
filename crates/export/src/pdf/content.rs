//! What a page of a PDF file shows: operators, each behind its numbers and on a line of its own.

use std::fmt::Display;
use std::io::Write as _;

use kurbo::{BezPath, PathEl, Point};

use crate::grid::{steps, write_steps};

/// The operators of a page so far.
#[derive(Default)]
pub(super) struct Content {
    /// ASCII.
    out: Vec<u8>,
}

impl Content {
    /// All of them.
    pub(super) fn finish(self) -> Vec<u8> {
        self.out
    }

    /// Appends an operator with numbers as they are.
    pub(super) fn operator(&mut self, name: &str, numbers: &[impl Display]) {
        for number in numbers {
            let _ = write!(self.out, "{number} ");
        }
        self.name(name);
    }

    /// Appends the operators that outline `path`.
    pub(super) fn outline(&mut self, path: &BezPath) {
        self.out.reserve(path.elements().len() * 32);
        let mut at = Point::ORIGIN;
        let mut start = Point::ORIGIN;
        for element in path.elements() {
            match *element {
                PathEl::MoveTo(to) => {
                    self.to("m", [to]);
                    start = to;
                }
                PathEl::LineTo(to) => self.to("l", [to]),
                // PDF has no quadratic curves.
                PathEl::QuadTo(control, to) => {
                    self.to("c", [at.lerp(control, 2.0 / 3.0), to.lerp(control, 2.0 / 3.0), to]);
                }
                PathEl::CurveTo(one, two, to) => self.to("c", [one, two, to]),
                PathEl::ClosePath => self.name("h"),
            }
            at = element.end_point().unwrap_or(start);
        }
    }

    fn to<const COUNT: usize>(&mut self, name: &str, points: [Point; COUNT]) {
        for along in points.iter().flat_map(|point| [point.x, point.y]) {
            write_steps(&mut self.out, steps(along), false);
            self.out.push(b' ');
        }
        self.name(name);
    }

    fn name(&mut self, name: &str) {
        self.out.extend_from_slice(name.as_bytes());
        self.out.push(b'\n');
    }
}

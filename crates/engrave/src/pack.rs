//! A plate as bytes. The crate `tail` reads them back.
//!
//! A count of spots, each a byte for its kind and a point; a count of pieces, each a byte for its role, three
//! for its colour, a count of path elements, and these: 0 move, 1 line, 2 cubic, 3 close, followed by their
//! points. Points are steps from the point before, in eighths of a unit. Numbers are LEB128, steps zigzag.

use kurbo::{PathEl, Point};

use crate::{Plate, Role, Spot};

/// Steps to a unit.
const EIGHTH: f64 = 8.0;

impl Plate {
    /// The plate as bytes.
    pub fn packed(&self) -> Vec<u8> {
        let mut out = Writer { bytes: Vec::new(), at: (0, 0) };
        out.number(self.spots.len() as u64);
        for (spot, point) in &self.spots {
            out.bytes.push(match spot {
                Spot::Ground => 0,
                Spot::Seat => 1,
                Spot::Grip => 2,
                Spot::Face => 3,
            });
            out.point(*point);
        }
        out.number(self.pieces.len() as u64);
        for piece in &self.pieces {
            out.bytes.push(match piece.role {
                Role::Patch => 0,
                Role::Silhouette => 1,
                Role::Area => 2,
                Role::Outline => 3,
                Role::Inner => 4,
                Role::Solid => 5,
            });
            out.bytes.extend(piece.rgb);
            out.number(piece.path.elements().len() as u64);
            piece.path.elements().iter().for_each(|element| out.element(*element));
        }
        out.bytes
    }
}

struct Writer {
    bytes: Vec<u8>,
    at: (i64, i64),
}

impl Writer {
    fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.bytes.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.bytes.push(value as u8);
    }

    fn point(&mut self, point: Point) {
        let at = ((point.x * EIGHTH).round() as i64, (point.y * EIGHTH).round() as i64);
        for step in [at.0 - self.at.0, at.1 - self.at.1] {
            self.number((step << 1 ^ step >> 63) as u64);
        }
        self.at = at;
    }

    fn element(&mut self, element: PathEl) {
        let (kind, points) = match element {
            PathEl::MoveTo(to) => (0, vec![to]),
            PathEl::LineTo(to) => (1, vec![to]),
            PathEl::CurveTo(a, b, to) => (2, vec![a, b, to]),
            // Never drawn here; as a cubic whose handles meet.
            PathEl::QuadTo(by, to) => (2, vec![by, by, to]),
            PathEl::ClosePath => (3, Vec::new()),
        };
        self.bytes.push(kind);
        points.into_iter().for_each(|point| self.point(point));
    }
}

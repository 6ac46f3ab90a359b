//! Reads what `engrave::Plate::packed` wrote; the format is described there.

use drawing::{Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use crate::{Sketch, Spot};

/// `None` where the bytes are no plate.
pub(crate) fn unpack(bytes: &[u8]) -> Option<Sketch> {
    let mut reader = Reader { bytes, at: (0, 0) };
    let spots = (0..reader.number()?).map(|_| reader.spot()).collect::<Option<_>>()?;
    let shapes = (0..reader.number()?).map(|_| reader.shape()).collect::<Option<_>>()?;
    Some(Sketch { shapes, spots })
}

struct Reader<'a> {
    bytes: &'a [u8],
    /// The last point, in eighths of a unit.
    at: (i64, i64),
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    fn step(&mut self) -> Option<i64> {
        let value = self.number()?;
        Some((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    fn point(&mut self) -> Option<Point> {
        self.at = (self.at.0 + self.step()?, self.at.1 + self.step()?);
        Some(Point::new(self.at.0 as f64 / 8.0, self.at.1 as f64 / 8.0))
    }

    fn spot(&mut self) -> Option<(Spot, Point)> {
        let spot = match self.byte()? {
            0 => Spot::Ground,
            1 => Spot::Seat,
            2 => Spot::Grip,
            3 => Spot::Face,
            _ => return None,
        };
        Some((spot, self.point()?))
    }

    fn shape(&mut self) -> Option<Shape> {
        let role = self.byte()?;
        let tint = Tint { red: self.byte()?, green: self.byte()?, blue: self.byte()? };
        let mut path = BezPath::new();
        for _ in 0..self.number()? {
            match self.byte()? {
                0 => path.move_to(self.point()?),
                1 => path.line_to(self.point()?),
                2 => path.curve_to(self.point()?, self.point()?, self.point()?),
                3 => path.close_path(),
                _ => return None,
            }
        }
        Some(match role {
            0 => Shape::patch(path, tint),
            1 => Shape::area(path, tint, Pen::Outline),
            2 => Shape::area(path, tint, Pen::Inner),
            3 => Shape::line(path, Pen::Outline),
            4 => Shape::line(path, Pen::Inner),
            5 => Shape::solid(path),
            _ => return None,
        })
    }
}

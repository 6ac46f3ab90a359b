//! Where the trunk is: hips and shoulders slant against each other when the weight is on one leg.

use std::ops::Mul;

use drawing::Shape;
use kurbo::{Affine, BezPath, Point};

use super::curve::{mix, warp};

/// From the trunk's coordinates: origin between the hip joints, shoulders at y = −trunk.
#[derive(Debug, Clone, Copy)]
pub(super) struct Trunk {
    /// The same without the slant, for what keeps its form before the trunk.
    pub(super) frame: Affine,
    /// Hips to shoulders, in units.
    pub(super) high: f64,
    /// How much lower the right ends of the hip line and of the shoulder line are, as a share of how far aside.
    pub(super) slant: [f64; 2],
    /// How far aside what hangs below the hips goes, as a share of how far down.
    pub(super) drift: f64,
}

impl Trunk {
    fn slanted(&self, at: Point) -> Point {
        let up = (-at.y / self.high).clamp(0.0, 1.0);
        let [hips, shoulders] = self.slant;
        self.frame * Point::new(at.x + self.drift * at.y.max(0.0), at.y + at.x * mix(hips, shoulders, up))
    }

    /// A shape drawn in the trunk's coordinates.
    pub(super) fn shape(&self, shape: Shape) -> Shape {
        Shape { path: *self * shape.path, ..shape }
    }
}

impl Mul<Point> for Trunk {
    type Output = Point;

    fn mul(self, at: Point) -> Point {
        self.slanted(at)
    }
}

impl Mul<BezPath> for Trunk {
    type Output = BezPath;

    fn mul(self, path: BezPath) -> BezPath {
        warp(&path, |at| self.slanted(at))
    }
}

//! The one kind of thing a drawing is made of.

use kurbo::{Affine, BezPath, Rect, Shape as _};

use crate::Tint;

/// The role of a line. Widths in points are decided once, by [`crate::Pens`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pen {
    /// The bold contour of a silhouette.
    Outline,
    /// A line within a silhouette, or the contour of something far away.
    Inner,
    /// The lightest mark.
    Fine,
    /// Not a line: the path's area is filled with ink. Pupils, nostrils, a smile's dark inside.
    Solid,
}

/// A path on paper: an area with a natural colour, a line, or both.
///
/// Line art paints every tint paper-white, so that nearer things hide farther ones; the coloured
/// version paints the tint; colour-by-number numbers it. Round caps and joins, non-zero winding.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// In page units once on a page; in its own coordinates before.
    pub path: BezPath,
    /// The natural colour of the path's area; `None` leaves what lies beneath visible.
    pub tint: Option<Tint>,
    /// How the path is inked; `None` for an area without contour.
    pub pen: Option<Pen>,
}

impl Shape {
    /// An area with a contour.
    pub fn area(path: impl Into<BezPath>, tint: Tint, pen: Pen) -> Self {
        Self { path: path.into(), tint: Some(tint), pen: Some(pen) }
    }

    /// An open line, or a contour that hides nothing.
    pub fn line(path: impl Into<BezPath>, pen: Pen) -> Self {
        Self { path: path.into(), tint: None, pen: Some(pen) }
    }

    /// An area of solid ink.
    pub fn solid(path: impl Into<BezPath>) -> Self {
        Self { path: path.into(), tint: None, pen: Some(Pen::Solid) }
    }

    /// An area without a contour: hides what lies beneath, takes `tint` when coloured.
    pub fn patch(path: impl Into<BezPath>, tint: Tint) -> Self {
        Self { path: path.into(), tint: Some(tint), pen: None }
    }

    /// The same shape moved, scaled or turned. Pens are roles and do not scale.
    #[must_use]
    pub fn placed(mut self, placing: Affine) -> Self {
        self.path.apply_affine(placing);
        self
    }

    /// Whether the path's area is painted (a tint or solid ink) and so hides what lies beneath.
    pub fn is_opaque(&self) -> bool {
        self.tint.is_some() || self.pen == Some(Pen::Solid)
    }

    /// Around the path, pen width apart; zero where it has no segment.
    pub fn bounds(&self) -> Rect {
        crate::bounds(&self.path)
    }

    /// The area of the path in square units, holes and overlaps by winding; never negative.
    pub fn extent(&self) -> f64 {
        self.path.area().abs()
    }
}

//! The surface a drawing is made on, and how wide its pens are.

use kurbo::{Rect, Size};

use crate::{Length, Pen};

/// The one art box of every illustrated page: 7.5 × 10 in. It prints on US Letter with half-inch
/// margins as it is; the exporter shrinks it by 3 % to keep the same margins on A4.
pub const ART_BOX: Size = Size::new(Length::inches(7.5).units(), Length::inches(10.0).units());

/// The surface of a drawing. The origin is its top left corner, x runs right, y runs down,
/// one unit is one point. It is the art box, not the sheet: paper is the exporter's business.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Page {
    /// Width and height in page units.
    pub size: Size,
    /// What each pen role means on this page.
    pub pens: Pens,
}

impl Page {
    /// An illustrated page: the art box, drawn with `pens`.
    pub const fn art(pens: Pens) -> Self {
        Self { size: ART_BOX, pens }
    }

    /// The whole surface.
    pub fn rect(&self) -> Rect {
        self.size.to_rect()
    }
}

/// The width of each pen role. This is the one place where roles become points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pens {
    /// Silhouettes of people, animals and things.
    pub outline: Length,
    /// Lines within a silhouette, and the outlines of what is far away.
    pub inner: Length,
    /// The lightest marks: folds, blades of grass, the lines of an open book.
    pub fine: Length,
}

impl Pens {
    /// The width of `pen` in page units. [`Pen::Solid`] is an area of ink and has no line: 0.
    pub const fn width(&self, pen: Pen) -> f64 {
        match pen {
            Pen::Outline => self.outline.units(),
            Pen::Inner => self.inner.units(),
            Pen::Fine => self.fine.units(),
            Pen::Solid => 0.0,
        }
    }
}

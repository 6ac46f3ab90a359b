//! Ink on paper: a [`Drawing`] is a [`Page`] and an ordered list of [`Shape`]s, painted back to front.
//!
//! Many ways lead to a drawing (a built character, a prompt, a photo, a story) and many lead out of it
//! (SVG, PNG, PDF; line art, coloured, by number). Neither side knows the other; both know this crate.
//! It knows no files, fonts, randomness or scenes.

mod bounds;
mod flatten;
mod length;
mod page;
mod shape;
mod tint;

pub use bounds::bounds;
pub use flatten::flatten;
pub use length::Length;
pub use page::{ART_BOX, Page, Pens};
pub use shape::{Pen, Shape};
pub use tint::Tint;

use kurbo::Rect;

/// What one page shows, whole: made once, exported as line art, coloured or by number.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// The surface and the width of its pens.
    pub page: Page,
    /// What to call the page in file metadata and for a screen reader; plain text, may be empty.
    pub title: String,
    /// Painted in order, the first one farthest from the viewer.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// An empty drawing on `page`.
    pub fn new(page: Page) -> Self {
        Self { page, title: String::new(), shapes: Vec::new() }
    }

    /// The smallest rectangle around all ink and tint, pen widths included, in page units.
    /// `None` where nothing is drawn.
    pub fn bounds(&self) -> Option<Rect> {
        self.shapes
            .iter()
            .filter(|shape| !shape.path.elements().is_empty())
            .map(|shape| {
                let reach = shape.pen.map_or(0.0, |pen| self.page.pens.width(pen) / 2.0);
                shape.bounds().inflate(reach, reach)
            })
            .reduce(|all, next| all.union(next))
    }
}

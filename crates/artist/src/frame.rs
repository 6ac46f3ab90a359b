//! The page's frame: closes every region that runs to the edge.

use drawing::{Page, Pen, Shape, Tint};
use kurbo::{RoundedRect, Shape as _};

/// Corner radius of the frame in units.
const ROUNDING: f64 = 24.0;
const TOLERANCE: f64 = 0.05;

/// Paper outside the rounded corners, and the line itself, wholly inside the page.
pub(crate) fn frame(page: &Page) -> [Shape; 2] {
    let line = page.pens.width(Pen::Outline);
    let edge = RoundedRect::from_rect(page.rect().inset(-line / 2.0), ROUNDING).to_path(TOLERANCE);
    let mut outside = page.rect().inset(4.0).to_path(TOLERANCE);
    outside.extend(edge.reverse_subpaths());
    [Shape::patch(outside, Tint::PAPER), Shape::line(edge, Pen::Outline)]
}

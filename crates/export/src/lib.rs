//! A drawing leaves the house: SVG, PNG, PDF, in line art or coloured.
//!
//! Nothing here knows where a drawing came from, and no text arrives: letters are outlines by then.

mod svg;

pub use svg::svg;

/// Which version of a drawing to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Black lines on white: every tint is paper.
    Line,
    /// Natural tints under the same lines: the answer key.
    Colored,
}

//! What each shape of a drawing is painted with: roles and styles become colours and widths here.

use drawing::{Drawing, Pen, Shape, Tint};
use kurbo::BezPath;

/// Which version of a drawing to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Black lines on white: every tint is paper.
    Line,
    /// Natural tints under the same lines: the answer key.
    Colored,
    /// Line art with a number in every region that has room for one, and a key of crayons below.
    Numbers,
}

/// What a mark is painted with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Paint {
    /// The black of every line.
    Ink,
    /// A natural colour, or paper.
    Tint(Tint),
}

impl Paint {
    pub(crate) const PAPER: Self = Self::Tint(Tint::PAPER);

    pub(crate) const fn tint(self) -> Tint {
        match self {
            Self::Ink => Tint::hex(0),
            Self::Tint(tint) => tint,
        }
    }
}

/// A path with everything decided: what fills it, and what its line looks like.
#[derive(Debug, Clone)]
pub(crate) struct Mark<'a> {
    pub(crate) path: std::borrow::Cow<'a, BezPath>,
    pub(crate) fill: Option<Paint>,
    pub(crate) line: Option<Line>,
}

/// A line with round caps and joins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Line {
    pub(crate) paint: Paint,
    /// In the units of the path, never zero.
    pub(crate) width: f64,
}

/// The marks of `drawing`, back to front, leaving out what cannot be seen.
/// `natural` paints tints; otherwise they are paper.
pub(crate) fn marks(drawing: &Drawing, natural: bool) -> impl Iterator<Item = Mark<'_>> {
    let page = drawing.page.rect();
    drawing.shapes.iter().filter_map(move |shape| {
        let mark = mark(drawing, shape, natural)?;
        let reach = mark.line.map_or(0.0, |line| line.width / 2.0);
        let seen = shape.path.control_box().inflate(reach, reach).intersect(page);
        (seen.width() > 0.0 && seen.height() > 0.0).then_some(mark)
    })
}

fn mark<'a>(drawing: &Drawing, shape: &'a Shape, natural: bool) -> Option<Mark<'a>> {
    let fill = match (shape.pen, shape.tint) {
        (Some(Pen::Solid), _) => Some(Paint::Ink),
        (_, Some(tint)) => Some(if natural { Paint::Tint(tint) } else { Paint::PAPER }),
        (_, None) => None,
    };
    let line = shape
        .pen
        .map(|pen| drawing.page.pens.width(pen))
        .filter(|width| *width > 0.0)
        .map(|width| Line { paint: Paint::Ink, width });
    (fill.is_some() || line.is_some()).then_some(Mark {
        path: std::borrow::Cow::Borrowed(&shape.path),
        fill,
        line,
    })
}

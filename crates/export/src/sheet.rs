//! Where the art box lies on the paper.

use drawing::{Drawing, Length};
use kurbo::{Affine, Rect, Size, Vec2};

use crate::Style;
use crate::paint::{self, Mark};

/// What a drawing is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 8.5 × 11 in.
    Letter,
    /// 210 × 297 mm.
    A4,
    /// No sheet: the drawing's own page and nothing around it.
    None,
}

/// The white around the art on a sheet, at least.
const MARGIN: Length = Length::inches(0.5);

impl Paper {
    /// Width and height of the sheet in points; `None` where there is no sheet.
    pub fn size(self) -> Option<Size> {
        match self {
            Self::Letter => Some(Size::new(
                Length::inches(8.5).units(),
                Length::inches(11.0).units(),
            )),
            Self::A4 => Some(Size::new(Length::mm(210.0).units(), Length::mm(297.0).units())),
            Self::None => None,
        }
    }
}

/// A drawing on its paper, every decision taken; the three formats write down what they find here.
pub(crate) struct Sheet<'a> {
    /// In points.
    pub(crate) size: Size,
    pub(crate) title: &'a str,
    /// The art box in its own units, which is also what the art is clipped to.
    pub(crate) page: Rect,
    /// From art units to points on the sheet: a uniform scale, then a move.
    pub(crate) scale: f64,
    pub(crate) corner: Vec2,
    /// Back to front, in art units.
    pub(crate) art: Vec<Mark<'a>>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(drawing: &'a Drawing, style: Style, paper: Paper) -> Self {
        let page = drawing.page.rect();
        let size = paper.size().unwrap_or(page.size());
        let (scale, corner) = placing(page.size(), size, paper);
        Self {
            size,
            title: &drawing.title,
            page,
            scale,
            corner,
            art: paint::marks(drawing, style == Style::Colored).collect(),
        }
    }

    pub(crate) fn placing(&self) -> Affine {
        Affine::translate(self.corner) * Affine::scale(self.scale)
    }
}

/// Centred, and no larger than it was drawn.
fn placing(art: Size, sheet: Size, paper: Paper) -> (f64, Vec2) {
    if paper == Paper::None {
        return (1.0, Vec2::ZERO);
    }
    let room = sheet - Size::new(2.0 * MARGIN.units(), 2.0 * MARGIN.units());
    let scale = (room.width / art.width).min(room.height / art.height).min(1.0);
    let corner = (sheet.to_vec2() - art.to_vec2() * scale) / 2.0;
    (scale, corner)
}

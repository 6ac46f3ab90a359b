//! Where the art box lies on the paper.

use drawing::{Drawing, Length};
use kurbo::{Affine, Rect, Size, Vec2};

use crate::Style;
use crate::numbers::Numbers;
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
            Self::Letter => Some(Size::new(Length::inches(8.5).units(), Length::inches(11.0).units())),
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
    /// Below the art and not clipped, in points.
    pub(crate) key: Vec<Mark<'a>>,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(drawing: &'a Drawing, style: Style, paper: Paper) -> Self {
        let page = drawing.page.rect();
        let (size, room) = match paper.size() {
            Some(size) => (size, size.to_rect().inset(-MARGIN.units())),
            None => (page.size(), page),
        };
        let mut sheet = Self {
            size,
            title: &drawing.title,
            page,
            scale: 1.0,
            corner: Vec2::ZERO,
            art: paint::marks(drawing, style == Style::Colored).collect(),
            key: Vec::new(),
        };
        if style == Style::Numbers {
            let numbers = Numbers::of(drawing);
            sheet.lie_in(Rect { y1: room.y1 - numbers.key_height(), ..room });
            sheet.key = numbers.key(room);
            sheet.art.extend(numbers.labels);
        } else {
            sheet.lie_in(room);
        }
        sheet
    }

    /// Centres the art in `room`, no larger than it was drawn.
    fn lie_in(&mut self, room: Rect) {
        let fit = (room.width() / self.page.width()).min(room.height() / self.page.height());
        self.scale = fit.min(1.0);
        self.corner = room.center().to_vec2() - self.page.size().to_vec2() * (self.scale / 2.0);
    }

    pub(crate) fn placing(&self) -> Affine {
        Affine::translate(self.corner) * Affine::scale(self.scale)
    }
}

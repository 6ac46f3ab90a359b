//! The surface a photo is drawn on, and its pens.

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape};
use kurbo::{Affine, Size};

use crate::analysis::Analysis;
use crate::regions::Room;
use crate::settings::Thickness;

/// What to say of a page without shapes.
pub const NOTHING_TO_DRAW: &str =
    "We couldn't find anything to draw in this photo. Try one with more light or something to see in front.";

/// Narrowest white that a crayon can color, with a little to spare for what calming a line costs.
const NARROWEST: Length = Length::mm(3.25);

/// How far inside the page's edge the middle of its frame runs, in widths of its line.
const FRAME: f64 = 0.35;
/// Share of the page that its frame takes at most, so that a narrow picture is not all frame.
const FRAME_INK: f64 = 0.06;

/// The surface and its pens.
pub(crate) struct Sheet {
    size: Size,
    pens: Pens,
    /// Page units a pixel.
    scale: f64,
}

impl Sheet {
    pub(crate) fn of(analysis: &Analysis, thickness: Thickness) -> Self {
        let (width, height) = (analysis.width as f64, analysis.height as f64);
        let size = on_page(analysis.original);
        let scale = (size.width / width).min(size.height / height);
        let boldest = FRAME_INK * size.area() / (2.0 * (size.width + size.height) * (FRAME + 0.5));
        Self { size, pens: pens(thickness, boldest), scale }
    }

    /// A drawing of shapes in pixels, with a frame around it unless there are none.
    pub(crate) fn finished(&self, analysis: &Analysis, mut shapes: Vec<Shape>) -> Drawing {
        let mut drawing = Drawing::new(Page { size: self.size, pens: self.pens });
        if shapes.is_empty() {
            return drawing;
        }
        let placing = self.placing(analysis);
        for shape in &mut shapes {
            shape.path.apply_affine(placing);
        }
        // A round corner of the line still covers the corner of the page.
        let frame = drawing.page.rect().inset(-FRAME * self.pens.outline.units());
        shapes.push(Shape::line(kurbo::Shape::to_path(&frame, 0.1), Pen::Outline));
        drawing.shapes = shapes;
        drawing
    }

    fn placing(&self, analysis: &Analysis) -> Affine {
        let across = self.size.width / analysis.width as f64;
        let down = self.size.height / analysis.height as f64;
        if analysis.mirrored {
            Affine::new([-across, 0.0, 0.0, down, self.size.width, 0.0])
        } else {
            Affine::new([across, 0.0, 0.0, down, 0.0, 0.0])
        }
    }

    pub(crate) fn room(&self) -> Room {
        let pixels = |length: Length| (length.units() / self.scale) as f32;
        let pen = pixels(self.pens.outline);
        Room {
            pen,
            inner: pixels(self.pens.inner),
            fine: pixels(self.pens.fine),
            frame: (FRAME as f32 + 0.5) * pen,
            white: pixels(NARROWEST),
            millimetre: pixels(Length::mm(1.0)),
        }
    }
}

/// How large a photo of these sides is on the page.
pub(crate) fn on_page((width, height): (usize, usize)) -> Size {
    let (width, height) = (width as f64, height as f64);
    let fit = (ART_BOX.width / width).min(ART_BOX.height / height);
    Size::new(width * fit, height * fit)
}

fn pens(thickness: Thickness, boldest: f64) -> Pens {
    let outline = (1.2 + 0.95 * thickness.steps()).min(boldest);
    let [outline, inner, fine] = [outline, outline * 0.72, outline * 0.55].map(Length::points);
    Pens { outline, inner, fine }
}

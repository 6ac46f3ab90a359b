//! From what is seen to ink on paper.

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape};
use kurbo::{Affine, Size};

use crate::accents;
use crate::analysis::Analysis;
use crate::lines::{Calm, Lines};
use crate::partition::Partition;
use crate::regions::Room;
use crate::settings::{Settings, Style, Thickness};

/// What to say of a page without shapes.
pub const NOTHING_TO_DRAW: &str =
    "We couldn't find anything to draw in this photo. Try one with more light or something to see in front.";

/// Narrowest white that a crayon can color, with a little to spare for what calming a line costs.
const NARROWEST: Length = Length::mm(3.2);

/// The photo as line art on its own frame, as large as fits the art box.
///
/// Every region is closed and has room for a crayon; more detail only adds lines. A photo with nothing in it
/// gives a page without shapes.
pub fn line_art(analysis: &Analysis, settings: &Settings) -> Drawing {
    let sheet = Sheet::of(analysis, settings);
    let partition = Partition::of(analysis, sheet.room(), settings.style);
    let lines = Lines::of(analysis, calm(analysis, settings), &partition);
    let threshold = threshold(settings);
    let mut drawing = Drawing::new(Page { size: sheet.size, pens: sheet.pens });
    if !lines.any(threshold) {
        return drawing;
    }
    let placing = sheet.placing(analysis);
    lines.paint(analysis, &partition, threshold, &mut drawing.shapes);
    lines.ink(&partition, threshold, settings.style, &mut drawing.shapes);
    let shown = partition.shown(threshold);
    drawing.shapes.extend(accents::ink(analysis, &shown, sheet.room(), settings.detail.share()));
    for shape in &mut drawing.shapes {
        shape.path.apply_affine(placing);
    }
    // A round corner of the line still covers the corner of the page.
    let reach = sheet.pens.outline.units() / 2.0 * 0.7;
    let frame = drawing.page.rect().inset(-reach);
    drawing.shapes.push(Shape::line(kurbo::Shape::to_path(&frame, 0.1), Pen::Outline));
    drawing
}

/// How different regions are that a drawing of this much detail still tells apart.
fn threshold(settings: &Settings) -> f32 {
    let free = if settings.style == Style::Cartoon { 0.0 } else { -0.02 };
    1.4 - 0.63 * settings.detail.share() + free
}

/// The surface and its pens.
struct Sheet {
    size: Size,
    pens: Pens,
    /// Page units a pixel.
    scale: f64,
}

impl Sheet {
    fn of(analysis: &Analysis, settings: &Settings) -> Self {
        let (width, height) = (analysis.width as f64, analysis.height as f64);
        let size = on_page(analysis.original);
        let scale = (size.width / width).min(size.height / height);
        Self { size, pens: pens(settings.thickness), scale }
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

    fn room(&self) -> Room {
        let pixels = |length: Length| (length.units() / self.scale) as f32;
        Room { pen: pixels(self.pens.outline), white: pixels(NARROWEST), millimetre: pixels(Length::mm(1.0)) }
    }
}

/// How large a photo of these sides is on the page.
pub(crate) fn on_page((width, height): (usize, usize)) -> Size {
    let (width, height) = (width as f64, height as f64);
    let fit = (ART_BOX.width / width).min(ART_BOX.height / height);
    Size::new(width * fit, height * fit)
}

fn pens(thickness: Thickness) -> Pens {
    let outline = 1.2 + 0.95 * thickness.steps();
    let [outline, inner, fine] = [outline, outline * 0.72, outline * 0.55].map(Length::points);
    Pens { outline, inner, fine }
}

fn calm(analysis: &Analysis, settings: &Settings) -> Calm {
    let length = match settings.style {
        Style::Standard => 2.4,
        Style::Cartoon => 3.6,
    };
    Calm { length: length * analysis.width.max(analysis.height) as f64 / 640.0, sure: 0.5 }
}

//! From what is seen to ink on paper.

use drawing::{ART_BOX, Drawing, Length, Page, Pen, Pens, Shape};
use kurbo::{Affine, Size};

use crate::accents;
use crate::analysis::Analysis;
use crate::lines::{Calm, Lines};
use crate::partition::Partition;
use crate::regions::Room;
use crate::settings::{Detail, Settings, Style, Thickness};
use crate::sketch;

/// What to say of a page without shapes.
pub const NOTHING_TO_DRAW: &str =
    "We couldn't find anything to draw in this photo. Try one with more light or something to see in front.";

/// Narrowest white that a crayon can color, with a little to spare for what calming a line costs.
const NARROWEST: Length = Length::mm(3.2);

/// How far inside the page's edge the middle of its frame runs, in widths of its line.
const FRAME: f64 = 0.35;
/// Times that lines are drawn again because calming them took away too much room.
const MENDS: usize = 6;

/// The photo as line art on its own frame, as large as fits the art box.
///
/// Every region is closed and has room for a crayon; more detail only adds lines. A photo with nothing in it
/// gives a page without shapes.
pub fn line_art(analysis: &Analysis, settings: &Settings) -> Drawing {
    let sheet = Sheet::of(analysis, settings);
    if let Some(mask) = &analysis.sketch {
        return sheet.finished(analysis, sketch::ink(mask, sheet.room()).into_iter().collect());
    }
    let (partition, lines) = sheet.lines(analysis, settings);
    let threshold = threshold(settings);
    let mut shapes = Vec::new();
    if lines.any(threshold) {
        lines.paint(analysis, &partition, threshold, &mut shapes);
        lines.ink(&partition, threshold, &mut shapes);
        let depth = lines.depths(&partition, threshold);
        shapes.extend(accents::ink(analysis, depth, sheet.room(), settings.detail.share()));
    }
    sheet.finished(analysis, shapes)
}

/// How different regions are that a drawing of this much detail still tells apart.
fn threshold(settings: &Settings) -> f32 {
    let free = if settings.style == Style::Cartoon { 0.0 } else { -0.02 };
    1.9 - 0.63 * settings.detail.share() + free
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

    /// A drawing of shapes in pixels, with a frame around it unless there are none.
    fn finished(&self, analysis: &Analysis, mut shapes: Vec<Shape>) -> Drawing {
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

    /// All lines of any detail, every white between them with room for a crayon.
    fn lines(&self, analysis: &Analysis, settings: &Settings) -> (Partition, Lines) {
        let (room, calm) = (self.room(), calm(analysis, settings));
        let finest = threshold(&Settings { detail: Detail::MOST, ..*settings });
        let mut partition = Partition::of(analysis, room, settings.style);
        let mut lines = Lines::of(analysis, calm, &partition);
        for _ in 0..MENDS {
            let depth = lines.depths(&partition, finest);
            let Some(better) = partition.mended(analysis, &depth, finest) else { break };
            lines = Lines::of(analysis, calm, &better);
            partition = better;
        }
        (partition, lines)
    }

    fn room(&self) -> Room {
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

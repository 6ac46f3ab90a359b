//! What a figure adds to a page, measured at the size it usually has there.

use drawing::{Drawing, Length, Page, Pen, Pens};
use figures::{Anchor, Art, Detail};
use kurbo::{Affine, Point, Rect, Shape as _, Size};

/// A figure is usually shrunk to fit into this room, in units: 88 × 64 mm.
const ROOM: Size = Size::new(250.0, 180.0);
/// The smallest area that counts as something to color, in mm².
const COUNTS: f64 = 25.0;
/// The narrowest white that a crayon can color, in mm across.
const NARROWEST: f64 = 3.0;
/// What is smaller than this, in mm², is a crossing of lines and no area.
const NOTHING: f64 = 0.3;

/// One figure, measured.
#[derive(Debug, Clone, PartialEq)]
pub struct Measured {
    /// Closed regions to color.
    pub regions: usize,
    /// Where regions are too narrow to color, eyes and mouth apart, in the figure's own coordinates.
    pub narrow: Vec<Point>,
    /// The share of ink in the figure's bounds.
    pub ink: f64,
}

/// The pens of a page for a child in the middle of our ages.
pub fn pens(detail: Detail) -> Pens {
    let [outline, inner, fine] = match detail {
        Detail::Bold => [4.25, 3.2, 3.1],
        Detail::Full => [3.35, 2.3, 1.75],
    };
    Pens { outline: Length::points(outline), inner: Length::points(inner), fine: Length::points(fine) }
}

/// How much smaller than drawn a figure usually stands on a page.
pub fn usual_scale(art: &Art) -> f64 {
    let bounds = art.bounds();
    (ROOM.width / bounds.width()).min(ROOM.height / bounds.height()).min(1.0)
}

/// Measures a figure drawn at `scale`.
pub fn measure_at(art: &Art, detail: Detail, scale: f64) -> Measured {
    let art = art.clone().placed(Affine::scale(scale));
    let bounds = art.bounds().inset(12.0);
    let mut art = art.placed(Affine::translate(-bounds.origin().to_vec2()));
    let size = Size::new(bounds.width(), bounds.height());
    let mut drawing = Drawing::new(Page { size, pens: pens(detail) });
    drawing.shapes = std::mem::take(&mut art.shapes);
    drawing.shapes.append(&mut art.front);
    let eyes: Vec<Rect> = drawing
        .shapes
        .iter()
        .filter(|shape| shape.pen == Some(Pen::Solid))
        .map(|shape| shape.path.bounding_box().inset(4.0))
        .collect();
    let mouth = art.anchor(Anchor::Mouth);
    let of_the_face = |at: Point| {
        let near = |mouth: Point| (mouth - at).hypot() < 14.0;
        eyes.iter().any(|eye| eye.contains(at)) || mouth.is_some_and(near)
    };
    let map = export::regions(&drawing, 100.0);
    let narrow = map
        .closed()
        .filter(|region| region.area >= NOTHING && region.inscribed.in_mm() < NARROWEST)
        .filter(|region| !of_the_face(region.deepest))
        .map(|region| ((region.deepest.to_vec2() + bounds.origin().to_vec2()) / scale).to_point())
        .collect();
    let regions = map.closed().filter(|region| region.area >= COUNTS).count();
    Measured { regions, narrow, ink: map.ink_share }
}

//! The page's frame: closes every region that runs to the edge.

use drawing::{Page, Pen, Shape, Tint};
use kurbo::{BezPath, PathEl, Rect, RoundedRect, Shape as _};

/// Corner radius of the frame in units.
const ROUNDING: f64 = 24.0;
const TOLERANCE: f64 = 0.05;
/// What reaches no farther into the picture than this, in units, is a scrap on the frame.
const SCRAP: f64 = 11.0;

/// Paper outside the rounded corners, and the line itself, wholly inside the page.
pub(crate) fn frame(page: &Page) -> [Shape; 2] {
    let edge = rim(page).to_path(TOLERANCE);
    let mut outside = page.rect().inset(4.0).to_path(TOLERANCE);
    outside.extend(edge.reverse_subpaths());
    [Shape::patch(outside, Tint::PAPER), Shape::line(edge, Pen::Outline)]
}

/// Where the middle of the line runs.
pub(crate) fn rim(page: &Page) -> RoundedRect {
    RoundedRect::from_rect(page.rect().inset(-page.pens.width(Pen::Outline) / 2.0), ROUNDING)
}

/// The shape without those of its lines of which the frame leaves a scrap; `None` if nothing of it is seen.
pub(crate) fn framed(mut shape: Shape, page: &Page) -> Option<Shape> {
    let picture = page.rect().inset(-page.pens.width(Pen::Outline) - SCRAP);
    let own = shape.bounds();
    if shape.tint.is_some() {
        return own.overlaps(picture).then_some(shape);
    }
    if picture.contains_rect(own) {
        return Some(shape);
    }
    let lines = shape.path.elements().chunk_by(|_, next| !matches!(next, PathEl::MoveTo(_)));
    let is_seen = |line: &BezPath| is_in(line.bounding_box(), picture);
    shape.path = lines.map(|line| BezPath::from_vec(line.to_vec())).filter(is_seen).flatten().collect();
    (!shape.path.elements().is_empty()).then_some(shape)
}

/// Whether something, however thin, is in the picture.
fn is_in(own: Rect, picture: Rect) -> bool {
    own.x0 < picture.x1 && own.x1 > picture.x0 && own.y0 < picture.y1 && own.y1 > picture.y0
}

#[cfg(test)]
mod tests {
    use super::*;
    use kurbo::Line;
    use scene::Complexity;

    #[test]
    fn a_ripple_that_only_peeps_over_the_frame_goes() {
        let page = Page::art(crate::pens::pens(Complexity::Simple, None));
        let bottom = page.rect().y1;
        let mut path = Line::new((100.0, bottom - 8.0), (140.0, bottom + 20.0)).to_path(0.1);
        assert_eq!(framed(Shape::line(path.clone(), Pen::Inner), &page), None);
        let seen = Line::new((100.0, bottom - 60.0), (140.0, bottom - 60.0)).to_path(0.1);
        path.extend(seen.clone());
        let left = framed(Shape::line(path, Pen::Inner), &page).map(|shape| shape.path);
        assert_eq!(left, Some(seen));
    }
}

//! Eyes on the page: however large somebody is drawn, no pupil is a black hole.

use drawing::{Length, Pen, Shape};
use kurbo::{Affine, Rect, Shape as _};

/// A pupil is at most this wide, in units: 5.6 mm.
const WIDEST: f64 = Length::mm(5.6).units();
/// What fills so much of the rectangle around it is as good as round.
const ROUND: f64 = 0.7;

/// The shapes with pupils, and other round spots of ink, no wider than that. Lights shrink with the pupil they lie in.
pub(crate) fn small(mut shapes: Vec<Shape>) -> Vec<Shape> {
    let mut pupil: Option<(Rect, Affine)> = None;
    for shape in &mut shapes {
        if shape.pen == Some(Pen::Solid) {
            let bounds = shape.path.bounding_box();
            pupil = shrinking(shape, bounds).map(|placing| (bounds, placing));
        } else {
            // Lights follow their pupil.
            pupil = pupil.filter(|(around, _)| around.contains_rect(shape.path.bounding_box()));
        }
        if let Some((_, placing)) = pupil {
            shape.path.apply_affine(placing);
        }
    }
    shapes
}

/// What makes a spot as small as it has to be, where it is.
fn shrinking(spot: &Shape, bounds: Rect) -> Option<Affine> {
    let wide = bounds.width().min(bounds.height());
    let is_large = wide > WIDEST && spot.extent() > bounds.area() * ROUND;
    let middle = bounds.center().to_vec2();
    is_large.then(|| Affine::translate(middle) * Affine::scale(WIDEST / wide) * Affine::translate(-middle))
}

#[cfg(test)]
mod tests {
    use drawing::Tint;
    use kurbo::{Circle, Ellipse};

    use super::*;

    fn eye(across: f64) -> Vec<Shape> {
        let pupil = Ellipse::new((60.0, 40.0), (across / 2.0, across * 0.6), 0.0).to_path(0.01);
        let light = Circle::new((60.0 + across * 0.1, 40.0 - across * 0.2), across * 0.2).to_path(0.01);
        let head = Circle::new((60.0, 40.0), across * 3.0).to_path(0.01);
        vec![
            Shape::area(head, Tint::PAPER, Pen::Outline),
            Shape::solid(pupil),
            Shape { path: light, tint: Some(Tint::PAPER), pen: None },
        ]
    }

    #[test]
    fn a_large_pupil_shrinks_with_its_light_and_the_head_does_not() {
        let (drawn, shrunk) = (eye(30.0), small(eye(30.0)));
        let widths = |shapes: &[Shape]| -> Vec<f64> {
            shapes.iter().map(|shape| shape.path.bounding_box().width()).collect()
        };
        let (before, after) = (widths(&drawn), widths(&shrunk));
        assert!((after[1] - WIDEST).abs() < 1e-6, "{after:?}");
        assert!((after[2] / after[1] - before[2] / before[1]).abs() < 1e-6, "{after:?}");
        assert_eq!(after[0], before[0]);
        assert!((shrunk[1].path.bounding_box().center().x - 60.0).abs() < 1e-6);
    }

    #[test]
    fn a_small_pupil_stays_as_it_is() {
        assert_eq!(small(eye(12.0)), eye(12.0));
    }
}

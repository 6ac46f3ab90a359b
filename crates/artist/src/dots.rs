//! Dots of ink: none is so small that it could be taken for dirt.

use drawing::{Length, Pen, Shape};
use kurbo::{Affine, Shape as _, Vec2};

/// The least area of a dot: a square millimetre, and a little more for what a printer takes off.
const LEAST: f64 = Length::mm(1.08).units() * Length::mm(1.08).units();
/// What is smaller than this share of that is a mark upon something, not a dot.
const A_MARK: f64 = 0.3;
/// What is longer than this many times its width is a stroke, not a dot.
const LONGEST: f64 = 2.5;

/// The shape, as large as a dot has to be if it is one.
pub(crate) fn seen(shape: Shape) -> Shape {
    let area = shape.extent();
    if shape.pen != Some(Pen::Solid) || !(LEAST * A_MARK..LEAST).contains(&area) {
        return shape;
    }
    let bounds = shape.path.bounding_box();
    if bounds.width().max(bounds.height()) > bounds.width().min(bounds.height()) * LONGEST {
        return shape;
    }
    let middle: Vec2 = bounds.center().to_vec2();
    let size = libm::sqrt(LEAST / area);
    shape.placed(Affine::translate(middle) * Affine::scale(size) * Affine::translate(-middle))
}

#[cfg(test)]
mod tests {
    use drawing::Tint;
    use kurbo::{Circle, Rect};

    use super::*;

    fn solid(path: impl kurbo::Shape) -> Shape {
        Shape::solid(path.to_path(0.01))
    }

    #[test]
    fn a_dot_becomes_a_square_millimetre_where_it_is() {
        let dot = seen(solid(Circle::new((40.0, 50.0), 1.3)));
        assert!(dot.extent() > Length::mm(1.0).units() * Length::mm(1.0).units());
        assert!((dot.path.bounding_box().center() - kurbo::Point::new(40.0, 50.0)).hypot() < 0.01);
    }

    #[test]
    fn pupils_strokes_and_areas_stay_as_they_are() {
        let area = Shape::area(Circle::new((0.0, 0.0), 1.3).to_path(0.01), Tint::PAPER, Pen::Inner);
        for shape in [solid(Circle::new((0.0, 0.0), 4.0)), solid(Rect::new(0.0, 0.0, 6.0, 1.0)), area] {
            assert_eq!(seen(shape.clone()), shape);
        }
    }
}

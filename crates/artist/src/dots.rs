//! Dots of ink and the shortest strokes: none is so small that it could be taken for dirt.

use std::f64::consts::PI;

use drawing::{Length, Pen, Pens, Shape};
use kurbo::{Affine, BezPath, PathEl, Shape as _, Vec2};

/// The least area of a dot: a square millimetre, and a little more for what a printer takes off.
const LEAST: f64 = Length::mm(1.08).units() * Length::mm(1.08).units();
/// What is smaller than this share of that would be clumsy as a dot: it is left out.
const TOO_SMALL: f64 = 0.3;
/// What is longer than this many times its width is a stroke, not a dot.
const LONGEST: f64 = 2.5;

/// No stroke becomes longer than this many times what it was drawn: what is shorter yet is left out.
const MOST_LONGER: f64 = 2.2;

/// The shape, as large as a dot has to be if it is one, and each of its strokes as long as a short one has to be.
/// Strokes too short for that go: `None` if nothing stays.
pub(crate) fn seen(shape: Shape, pens: &Pens) -> Option<Shape> {
    if let (None, Some(pen @ (Pen::Inner | Pen::Fine))) = (shape.tint, shape.pen) {
        return long_enough(shape, pens.width(pen));
    }
    if shape.pen == Some(Pen::Solid) { large_enough(shape) } else { Some(shape) }
}

/// Dots, each by itself: both eyes of a bee may be one path.
fn large_enough(mut shape: Shape) -> Option<Shape> {
    let starts = shape.path.elements().iter().filter(|element| is_start(element)).count();
    if shape.extent() >= LEAST * starts as f64 {
        return Some(shape);
    }
    let dots = shape.path.elements().chunk_by(|_, next| !is_start(next));
    let dots = dots.filter_map(|dot| {
        let mut dot = BezPath::from_vec(dot.to_vec());
        let (area, around) = (dot.area().abs(), dot.bounding_box());
        let is_round = around.width().max(around.height()) <= around.width().min(around.height()) * LONGEST;
        if area < LEAST && is_round {
            let placing = grown(&dot, libm::sqrt(LEAST / area.max(1e-9)));
            dot.apply_affine(placing);
        }
        (area >= LEAST * TOO_SMALL).then_some(dot)
    });
    shape.path = dots.flatten().collect();
    (!shape.path.elements().is_empty()).then_some(shape)
}

/// Strokes with round ends of this `width`.
fn long_enough(mut shape: Shape, width: f64) -> Option<Shape> {
    let least = LEAST / width - PI / 4.0 * width;
    let strokes = shape.path.elements().chunk_by(|_, next| !is_start(next));
    let strokes = strokes.filter_map(|stroke| {
        let mut stroke = BezPath::from_vec(stroke.to_vec());
        let around = stroke.bounding_box();
        if around.width().max(around.height()) >= least {
            return Some(stroke);
        }
        let length = stroke.perimeter(0.1);
        if length < least {
            let placing = grown(&stroke, least / length);
            stroke.apply_affine(placing);
        }
        (length * MOST_LONGER >= least).then_some(stroke)
    });
    shape.path = strokes.flatten().collect();
    (!shape.path.elements().is_empty()).then_some(shape)
}

fn is_start(element: &PathEl) -> bool {
    matches!(element, PathEl::MoveTo(_))
}

/// So many times as large, where it is.
fn grown(path: &BezPath, size: f64) -> Affine {
    let middle: Vec2 = path.bounding_box().center().to_vec2();
    Affine::translate(middle) * Affine::scale(size) * Affine::translate(-middle)
}

#[cfg(test)]
mod tests {
    use drawing::Tint;
    use kurbo::{Circle, Rect};

    use super::*;

    const PENS: Pens =
        Pens { outline: Length::points(4.0), inner: Length::points(2.0), fine: Length::points(1.6) };

    fn stroke(length: f64) -> Shape {
        Shape::line(kurbo::Line::new((20.0, 30.0), (20.0 + length, 30.0)).to_path(0.1), Pen::Fine)
    }

    #[test]
    fn a_short_stroke_is_lengthened_where_it_is_and_a_long_one_left() {
        let width = PENS.width(Pen::Fine);
        let drawn = seen(stroke(3.5), &PENS).expect("a stroke");
        let ink = drawn.path.perimeter(0.1) * width + PI / 4.0 * width * width;
        assert!((ink - LEAST).abs() < 1e-6, "{ink}");
        assert!((drawn.path.bounding_box().center().x - 21.75).abs() < 1e-9);
        assert_eq!(seen(stroke(9.0), &PENS), Some(stroke(9.0)));
        assert_eq!(seen(stroke(0.6), &PENS), None);
    }

    fn solid(path: impl kurbo::Shape) -> Shape {
        Shape::solid(path.to_path(0.01))
    }

    #[test]
    fn a_dot_becomes_a_square_millimetre_where_it_is() {
        let dot = seen(solid(Circle::new((40.0, 50.0), 1.3)), &PENS).expect("a dot");
        assert!(dot.extent() > Length::mm(1.0).units() * Length::mm(1.0).units());
        assert!((dot.path.bounding_box().center() - kurbo::Point::new(40.0, 50.0)).hypot() < 0.01);
    }

    #[test]
    fn a_dot_much_too_small_is_left_out() {
        assert_eq!(seen(solid(Circle::new((40.0, 50.0), 0.6)), &PENS), None);
    }

    #[test]
    fn both_dots_of_a_path_become_a_square_millimetre() {
        let mut eyes = Circle::new((40.0, 50.0), 1.2).to_path(0.01);
        eyes.extend(Circle::new((60.0, 50.0), 1.2).to_path(0.01));
        let drawn = seen(solid(eyes), &PENS).expect("dots");
        assert!((drawn.extent() - 2.0 * LEAST).abs() < 0.1, "{}", drawn.extent());
        assert!((drawn.path.bounding_box().center().x - 50.0).abs() < 0.01);
    }

    #[test]
    fn pupils_strokes_and_areas_stay_as_they_are() {
        let area = Shape::area(Circle::new((0.0, 0.0), 1.3).to_path(0.01), Tint::PAPER, Pen::Inner);
        for shape in [solid(Circle::new((0.0, 0.0), 4.0)), solid(Rect::new(0.0, 0.0, 6.0, 1.0)), area] {
            assert_eq!(seen(shape.clone(), &PENS), Some(shape));
        }
    }
}

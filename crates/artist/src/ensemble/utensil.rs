//! What a dish is eaten with: a spoon or a fork from the hand to the mouth, a bite on it.

use drawing::{Pen, Shape, Tint};
use figures::{Detail, figure};
use kurbo::{Affine, BezPath, Ellipse, Point, Shape as _, Vec2};

use super::meal::noodles;
use super::rod::bar;

const STEEL: Tint = Tint::hex(0xDF_E3_EA);
const BITE: Tint = Tint::hex(0xF0_C6_7A);
/// How long and wide the bowl of a spoon and the head of a fork are, and half as thick as their handle is, as shares of
/// the eater's height.
const SPOON: (f64, f64) = (0.04, 0.03);
const FORK: (f64, f64) = (0.085, 0.032);
const HANDLE: f64 = 0.013;
/// How far from the lips it is, as a share of the way to the hand: nobody's smile is hidden.
const BEFORE: f64 = 0.24;
/// How far noodles hang down, as a share of the eater's height.
const HANGING: f64 = 0.17;
/// How large a bite and a slice of pizza are, as shares of the eater's height.
const MORSEL: f64 = 0.03;
const SLICE: f64 = 0.17;

/// Whether it is eaten from with a spoon.
fn is_spooned(dish: &str) -> bool {
    ["soup", "bowl", "pot of", "pudding", "yogurt", "cereal", "porridge", "rice", "curry"]
        .iter()
        .any(|part| dish.contains(part))
}

/// From the hand to the mouth of whoever is so high and eats this dish, which stands so low.
pub(super) fn to_the_mouth(dish: &str, (hand, mouth): (Point, Point), (high, low): (f64, f64)) -> Vec<Shape> {
    let end = mouth.lerp(hand, BEFORE);
    if dish.contains("pizza") {
        return slice(end.lerp(hand, 0.4), high);
    }
    let way = (end - hand) / (end - hand).hypot().max(1e-6);
    let back = hand - way * (high * 0.05);
    if is_spooned(dish) {
        let bowl = Ellipse::new(end, (high * SPOON.0, high * SPOON.1), libm::atan2(way.y, way.x));
        let handle = bar(&[back, end - way * (high * SPOON.0 * 0.6)], high * HANDLE, STEEL);
        return vec![handle, Shape::area(bowl.to_path(0.05), STEEL, Pen::Outline)];
    }
    let mut shapes = Vec::new();
    if dish.contains("spaghetti") {
        shapes.push(noodles(end, low.min(end.y + high * HANGING), high));
    }
    shapes.push(bar(&[back, end - way * (high * FORK.0 * 0.8)], high * HANDLE, STEEL));
    shapes.extend(fork((end, way), high));
    if !dish.contains("spaghetti") {
        shapes.push(Shape::area(
            kurbo::Circle::new(end + way * (high * 0.012), high * MORSEL).to_path(0.05),
            BITE,
            Pen::Outline,
        ));
    }
    shapes
}

/// The head of a fork, its prongs told apart by lines, its end here.
fn fork((end, way): (Point, Vec2), high: f64) -> Vec<Shape> {
    let aside = Vec2::new(-way.y, way.x) * (high * FORK.1);
    let long = way * (high * FORK.0);
    let by = |along: f64, across: f64| end - long * (1.0 - along) + aside * across;
    let mut head = BezPath::new();
    head.move_to(by(1.0, 1.0));
    head.line_to(by(1.0, -1.0));
    head.line_to(by(0.4, -1.0));
    head.quad_to(by(0.0, -0.9), by(0.0, 0.0));
    head.quad_to(by(0.0, 0.9), by(0.4, 1.0));
    head.close_path();
    let gap = |across: f64| {
        let mut line = BezPath::new();
        line.move_to(by(1.0, across));
        line.line_to(by(0.5, across));
        Shape::line(line, Pen::Inner)
    };
    vec![Shape::area(head, STEEL, Pen::Outline), gap(0.34), gap(-0.34)]
}

/// One of a pizza, in the hand.
fn slice(at: Point, high: f64) -> Vec<Shape> {
    let Ok(piece) = figure("pizza slice", Detail::Bold) else { return Vec::new() };
    let own = piece.bounds();
    let scale = high * SLICE / own.width().max(own.height()).max(1.0);
    let placed = piece.clone().placed(
        Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-own.center().to_vec2()),
    );
    placed.shapes
}

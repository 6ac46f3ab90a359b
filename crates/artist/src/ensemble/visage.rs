//! The face of a thing that is said to have one: a pumpkin that laughs, a cloud that is sad.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Ellipse, Point, Rect, Shape as _, Vec2};
use scene::Feeling;

use super::mouth::laughing;

/// How wide a face is beside the thing's width, and where its middle is, as a share of the height of the largest area.
const WIDE: f64 = 0.84;
const MIDDLE: f64 = 0.46;
/// Where the eyes are and how large, and where the mouth is, in shares of the face.
const EYES: (f64, f64) = (0.19, 0.1);
const EYE: f64 = 0.07;
const MOUTH: f64 = 0.13;
const LAUGH: f64 = 0.173;
const DARK: Tint = Tint::hex(0x33_33_33);
const RED: Tint = Tint::hex(0xB8_3A_4B);

/// Two eyes and a mouth in the middle of its largest area, as it feels.
pub(super) fn of_a_thing(art: &mut Art, feeling: Feeling) {
    let area = |shape: &Shape| if shape.tint.is_some() { shape.extent() } else { 0.0 };
    let largest = art.shapes.iter().max_by(|a, b| area(a).total_cmp(&area(b)));
    let Some(around) = largest.map(|shape| shape.path.bounding_box()) else { return };
    // The middle rib of a pumpkin is no narrower face than the pumpkin.
    let size = around.width().max(art.bounds().width() * 0.7).min(around.height()) * WIDE;
    let middle = Point::new(around.center().x, around.y0 + around.height() * MIDDLE);
    let room = Rect::from_center_size(middle, (size * 0.5, size * 0.42));
    // What is small and in the way makes room.
    art.shapes.retain(|shape| {
        let own = shape.path.bounding_box();
        own.area() > around.area() * 0.25 || own.intersect(room).is_zero_area()
    });
    let eyes = [-1.0, 1.0].map(|side| middle + Vec2::new(side * size * EYES.0, -size * EYES.1));
    for (eye, inner) in eyes.into_iter().zip([1.0, -1.0]) {
        art.shapes.extend(eyed(eye, size, feeling, inner));
    }
    art.shapes.push(mouth(middle + Vec2::new(0.0, size * MOUTH), size, feeling));
    art.set(Anchor::Face, middle);
}

/// One eye, and the brow over it; `inner` is the way to the other one.
fn eyed(eye: Point, size: f64, feeling: Feeling, inner: f64) -> Vec<Shape> {
    let half = size * EYE;
    if feeling == Feeling::Sleepy {
        let mut lid = BezPath::new();
        lid.move_to(eye - Vec2::new(half * 1.3, 0.0));
        lid.quad_to(eye + Vec2::new(0.0, half * 1.6), eye + Vec2::new(half * 1.3, 0.0));
        return vec![Shape::line(lid, Pen::Outline)];
    }
    let large = if feeling == Feeling::Amazed { 1.25 } else { 1.0 };
    let ball = Ellipse::new(eye, (half * 0.85 * large, half * large), 0.0).to_path(0.05);
    let spark = Circle::new(eye + Vec2::new(half * 0.28, -half * 0.36), half * 0.32).to_path(0.05);
    let mut shapes = vec![
        Shape { path: ball, tint: Some(DARK), pen: Some(Pen::Solid) },
        Shape { path: spark, tint: Some(Tint::PAPER), pen: None },
    ];
    let slant = match feeling {
        Feeling::Grumpy | Feeling::Brave => 0.55,
        Feeling::Sad => -0.55,
        Feeling::Amazed => 0.0,
        _ => return shapes,
    };
    let over = eye - Vec2::new(0.0, half * (1.7 + (large - 1.0)));
    let fall = Vec2::new(inner, slant) * half;
    let mut brow = BezPath::new();
    brow.move_to(over - fall);
    brow.line_to(over + fall);
    shapes.push(Shape::line(brow, Pen::Outline));
    shapes
}

/// What the mouth says.
fn mouth(at: Point, size: f64, feeling: Feeling) -> Shape {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * size;
    match feeling {
        Feeling::Amazed => Shape::area(
            Ellipse::new(by(0.0, 0.04), (size * 0.06, size * 0.08), 0.0).to_path(0.05),
            RED,
            Pen::Inner,
        ),
        Feeling::Laughing | Feeling::Silly => laughing(at, size * LAUGH),
        _ => {
            let bend = match feeling {
                Feeling::Sad | Feeling::Grumpy => -0.12,
                Feeling::Sleepy => 0.05,
                _ => 0.14,
            };
            let low = if bend < 0.0 { 0.07 } else { 0.0 };
            let mut line = BezPath::new();
            line.move_to(by(-0.15, low));
            line.quad_to(by(0.0, low + bend), by(0.15, low));
            Shape::line(line, Pen::Outline)
        }
    }
}

//! A space helmet on an animal: a bubble of glass all around the head, on a ring below the chin.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Circle, Ellipse, Point, Shape as _, Vec2};

use super::dress::Body;

/// What is a bubble on whoever has ears.
const SPACE_HELMET: &str = "space helmet";

const METAL: Tint = Tint::hex(0xC9_D3_E0);
/// How large it is at least and at most, in times the way from the crown to the eyes: long ears look out of it.
const ROUND: (f64, f64) = (1.4, 1.78);

/// Whether it is all around the head: one on four legs looks out beside its shoulders.
pub(super) fn fits(name: &str, body: &Body) -> bool {
    name == SPACE_HELMET && body.around.width() < body.around.height() * 1.14
}

/// Puts it on.
pub(super) fn put_on(art: &mut Art, body: &Body) {
    let neck = body.neck();
    let wanted = (neck.y - body.around.y0 + body.reach * 0.42) * 0.5;
    let radius = wanted.clamp(body.reach * ROUND.0, body.reach * ROUND.1);
    let middle = Point::new(body.face.x, neck.y + body.reach * 0.08 - radius * 0.96);
    let glass = Circle::new(middle, radius).to_path(0.05);
    let ring = Ellipse::new(middle + Vec2::new(0.0, radius * 0.96), (radius * 0.6, radius * 0.17), 0.0);
    let by = |x: f64, y: f64| middle + Vec2::new(x, y) * radius;
    let mut gleam = BezPath::new();
    gleam.move_to(by(-0.82, -0.2));
    gleam.quad_to(by(-0.74, -0.6), by(-0.4, -0.78));
    art.shapes.extend([
        Shape::line(glass, Pen::Outline),
        Shape::line(gleam, Pen::Inner),
        Shape::area(ring.to_path(0.05), METAL, Pen::Outline),
    ]);
}

//! An angel in the snow: whoever lies there, arms and legs spread, and what they have swept.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Point, Vec2};

/// How far arms and legs sweep, as shares of the body's height.
const ARMS: f64 = 0.5;
const LEGS: f64 = 0.5;

/// The wings and the skirt, behind the body.
pub(super) fn sweep(art: &mut Art) {
    let around = art.bounds();
    let high = around.height();
    let hips = art.anchor(Anchor::Seat).unwrap_or(Point::new(around.center().x, around.y0 + high * 0.62));
    let face = art.anchor(Anchor::Face).unwrap_or(Point::new(hips.x, around.y0 + high * 0.25));
    let neck = face.lerp(hips, 0.5);
    let fans = [
        fan(neck, high * ARMS, (-62.0, 52.0)),
        fan(neck, high * ARMS, (242.0, 128.0)),
        fan(hips, high * LEGS, (36.0, 144.0)),
    ];
    art.shapes.splice(0..0, fans);
}

/// A scalloped sector between two angles in degrees, 0 to the right, 90 down.
fn fan(middle: Point, reach: f64, (from, to): (f64, f64)) -> Shape {
    const SCALLOPS: usize = 4;
    let at = |share: f64, out: f64| {
        let (sine, cosine) = libm::sincos((from + (to - from) * share).to_radians());
        middle + Vec2::new(cosine, sine) * (reach * out)
    };
    let mut path = BezPath::new();
    path.move_to(middle);
    path.line_to(at(0.0, 1.0));
    for step in 1..=SCALLOPS {
        let (end, half) = (step as f64 / SCALLOPS as f64, (step as f64 - 0.5) / SCALLOPS as f64);
        path.quad_to(at(half, 1.22), at(end, 1.0));
    }
    path.close_path();
    Shape::area(path, Tint::hex(0xE6_F2_FA), Pen::Outline)
}

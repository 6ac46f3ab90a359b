//! A coat of paint: the brush in the hand is on the fence, and what it has painted there is seen.

use drawing::{Pen, Shape, Tint};
use figures::{Art, Detail};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::grip;
use super::group::Group;
use super::tend::Doer;
use super::ties::doing;
use super::tools;
use super::touch::Reach;

const PAINT: Tint = Tint::hex(0x6D_B7_F2);
/// What gets a coat of paint from whoever stands before it.
pub(super) const COATED: [&str; 6] = ["fence", "brick wall", "house", "barn", "rowing boat", "low wall"];
/// How long the brush is and how large the patch of paint at its end, as shares of the painter's height.
const BRUSH: f64 = 0.3;
const PATCH: f64 = 0.085;
/// How high what is painted is beside the painter at least.
const LEAST: f64 = 0.78;
/// How much of it is beyond the brush at least, as a share of the painter's height.
const BEYOND: f64 = 0.4;

/// Whether somebody paints it.
pub(super) fn is_coated(scene: &Scene, known: &Relation) -> bool {
    doing(scene, known.subject) == Some(Doing::Painting)
        && known.link == Link::With
        && scene.subject(known.object).is_some_and(|one| COATED.contains(&one.what.name()))
}

/// Whether a party does.
pub(super) fn coats(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && is_coated(scene, known))
}

/// The wet paint, the brush on it and the hand around the brush.
pub(super) fn brushed(base: &Art, reach: &Reach, painted: Rect) -> Vec<Shape> {
    let high = base.bounds().height();
    let size = high * PATCH;
    let at = Point::new(reach.end.x.max(painted.x0 + size * 1.3), reach.end.y.max(painted.y0 + size * 1.6));
    let mut shapes = vec![patch(at, size)];
    shapes.extend(stroke((reach.hand, at), high));
    match &reach.arms {
        Some(arms) => shapes.extend(arms.reach(base, arms.right, reach.hand)),
        None if grip::is_person(base) => shapes.extend(grip::fingers(base, reach.hand)),
        None => (),
    }
    shapes
}

/// As high beside the painter at least that the hand is on it.
pub(super) fn large(body: &Doer, other: Group) -> Group {
    let least = body.around.height() * LEAST / other.bounds().height().max(1.0);
    other.moved(Affine::scale(least.max(1.0)))
}

/// Behind the painter, as far as there is more of it beyond the brush.
pub(super) fn behind(body: &Doer, other: Group, brush: f64) -> Group {
    let (own, high) = (other.bounds(), body.around.height());
    let back = (own.x0 - body.around.x0).min(own.x1 - brush - high * BEYOND);
    other.moved(Affine::translate((-back.max(0.0), 0.0)))
}

/// A brush from the hand to where it paints.
pub(super) fn stroke(ends: (Point, Point), high: f64) -> Vec<Shape> {
    tools::wielded("paint brush", ends, high * BRUSH, Detail::Bold)
}

/// Wet paint with two drips.
pub(super) fn patch(at: Point, size: f64) -> Shape {
    let by = |x: f64, y: f64| at + Vec2::new(x, y) * size;
    let mut path = BezPath::new();
    path.move_to(by(-0.9, -0.5));
    path.curve_to(by(-0.6, -1.0), by(0.5, -1.0), by(1.0, -0.6));
    path.curve_to(by(1.3, -0.2), by(1.2, 0.3), by(1.0, 0.5));
    path.curve_to(by(1.0, 1.3), by(0.4, 1.3), by(0.42, 0.6));
    path.curve_to(by(0.2, 0.5), by(0.1, 0.5), by(0.0, 0.6));
    path.curve_to(by(0.0, 1.7), by(-0.6, 1.7), by(-0.6, 0.6));
    path.curve_to(by(-1.2, 0.4), by(-1.3, -0.1), by(-0.9, -0.5));
    path.close_path();
    Shape::area(path, PAINT, Pen::Outline)
}

//! Fishing in a hole in the ice: it is below the tip of the rod, and the line goes down into it.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Ellipse, Point, Rect, Shape as _};
use scene::{Doing, Link, Party, Relation, Scene};

use super::group::Group;
use super::ties::doing;

pub(super) const HOLE: &str = "hole";
const ICE: Tint = Tint::hex(0xDF_F3_FF);
const WATER: Tint = Tint::hex(0x8E_D3_F2);
/// The colour of the float on the line of a rod.
const FLOAT: Tint = Tint::hex(0xFF_9A_3D);
/// Half the width and height of a hole, as shares of the height of who fishes, and how thick its rim is.
const HALF: (f64, f64) = (0.26, 0.09);
const RIM: f64 = 0.74;

/// Whether somebody fishes in a hole.
pub(super) fn fishes_in(scene: &Scene, known: &Relation) -> bool {
    let hole = scene.subject(known.object).is_some_and(|one| one.what.name() == HOLE);
    hole && doing(scene, known.subject) == Some(Doing::Fishing)
        && matches!(known.link, Link::NextTo | Link::In | Link::With)
}

/// Whether somebody fishes in this party.
pub(super) fn is_fished_in(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && fishes_in(scene, known))
}

/// On the ground below the tip of the rod, the line of which goes into it.
pub(super) fn below_the_line(base: &Art, mut other: Group) -> Group {
    let around = base.bounds();
    let high = around.height();
    let float = base.shapes.iter().chain(&base.front).rev().find(|shape| shape.tint == Some(FLOAT));
    let float = float
        .map_or(Rect::from_center_size((around.x1, around.y1 - high * 0.3), (0.0, 0.0)), |shape| {
            shape.path.bounding_box()
        });
    let from = Point::new(float.center().x, float.y1);
    let middle = Point::new(from.x + high * 0.02, around.y1 + high * 0.02);
    let ring =
        |share: f64| Ellipse::new(middle, (high * HALF.0 * share, high * HALF.1 * share), 0.0).to_path(0.1);
    let mut line = BezPath::new();
    line.move_to(from);
    line.line_to(Point::new(from.x, middle.y));
    let shapes = vec![
        Shape::area(ring(1.0), ICE, Pen::Outline),
        Shape::area(ring(RIM), WATER, Pen::Inner),
        Shape::line(line, Pen::Outline),
    ];
    if let Some(member) = other.members.first_mut() {
        member.art = Art::of(shapes);
    }
    other
}

//! A hoop that somebody jumps through: one half of it behind the body, the other before it.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Ellipse, Point, Shape as _};
use scene::{Doing, Link, Party, Relation, Scene};

use super::casting::copies;
use super::group::{Group, Member};
use super::ties::doing;

/// What one jumps through.
pub(super) const HOOPS: [&str; 1] = ["bubble hoop"];
const PAINT: Tint = Tint::hex(0xF5_B3_3C);
/// Half the width and half the height of a hoop, and how thick it is, as shares of the body's height.
const WIDE: f64 = 0.24;
const HIGH: f64 = 0.74;
const THICK: f64 = 0.07;

/// Whether somebody jumps through it.
pub(super) fn jumps_through(scene: &Scene, known: &Relation) -> bool {
    let hoop = scene.subject(known.object).is_some_and(|one| HOOPS.contains(&one.what.name()));
    let alone = copies(scene, known.subject) == 1 && copies(scene, known.object) == 1;
    let leaps = matches!(doing(scene, known.subject), Some(Doing::Jumping | Doing::Flying | Doing::Running));
    hoop && alone && leaps && matches!(known.link, Link::With | Link::In | Link::NextTo)
}

/// Whether it is jumped through.
pub(super) fn is_jumped_through(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && jumps_through(scene, known))
}

/// All of the hoop, to be behind the body, and its near half, to be before it.
pub(super) fn around(base: &Art, mut hoop: Group) -> (Group, Option<Member>) {
    let around = base.bounds();
    let high = around.height().min(around.width());
    let middle = Point::new(around.x0 + around.width() * 0.5, around.center().y);
    let oval = |out: f64| Ellipse::new(middle, (high * (WIDE + out), high * (HIGH + out)), 0.0);
    let [outer, inner] = [oval(THICK / 2.0), oval(-THICK / 2.0)].map(|oval| oval.to_path(0.1));
    let mut ring = outer;
    ring.extend(inner.reverse_subpaths().iter());
    let near = hoop.members.first_mut().map(|member| {
        member.art = Art::of(vec![Shape::area(ring, PAINT, Pen::Outline)]);
        Member { art: Art::of(vec![near_half(middle, high)]), ..*member }
    });
    (hoop, near)
}

/// The left half, from top to foot.
fn near_half(middle: Point, high: f64) -> Shape {
    const STEPS: usize = 24;
    let at = |step: usize, out: f64| {
        let turn = std::f64::consts::PI * (0.5 + step as f64 / STEPS as f64);
        let (sine, cosine) = libm::sincos(turn);
        Point::new(middle.x + high * (WIDE + out) * cosine, middle.y + high * (HIGH + out) * sine)
    };
    let mut path = BezPath::new();
    path.move_to(at(0, THICK / 2.0));
    (1..=STEPS).for_each(|step| path.line_to(at(step, THICK / 2.0)));
    (0..=STEPS).rev().for_each(|step| path.line_to(at(step, -THICK / 2.0)));
    path.close_path();
    Shape::area(path, PAINT, Pen::Outline)
}

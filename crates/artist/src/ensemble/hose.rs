//! A garden hose: its nozzle in the hand, its tube down to a coil on the ground.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Circle, CubicBez, ParamCurve as _, Point, Shape as _, Vec2};
use scene::{Doing, Party, Scene};

use super::grip;
use super::group::Group;
use super::rod::bar;
use super::tend::Doer;
use super::ties::holds;

pub(super) const HOSE: &str = "garden hose";
const RUBBER: Tint = Tint::hex(0x6F_B8_5E);
const BRASS: Tint = Tint::hex(0xF2_B8_3C);
/// The tube in so many straight pieces, and how thick it is, as a share of its holder's height.
const PIECES: usize = 14;
const THICK: f64 = 0.016;

/// Whether a person has a hose in the hand.
pub(super) fn is_held(scene: &Scene, party: Party) -> bool {
    holds(scene, party, HOSE)
}

/// Whoever washes a car with a hose sprays it, and so does an elephant with its trunk.
pub(super) fn wash(scene: &mut Scene) {
    for index in 0..scene.cast.len() {
        let washes = scene.cast[index].doing == Some(Doing::Grooming);
        let trunk =
            scene.cast[index].what.name() == "elephant" && !holds(scene, Party::Cast(index), "sponge");
        if washes && (is_held(scene, Party::Cast(index)) || trunk) {
            scene.cast[index].doing = Some(Doing::Splashing);
        }
    }
}

/// Where the water leaves it.
fn nozzle(body: &Doer) -> Point {
    let high = body.around.height();
    body.hand + Vec2::new(high * 0.09, -high * 0.02)
}

/// Keeps where the water leaves the hose of whoever waters with it.
pub(super) fn aim(art: &mut Art) {
    let spout = nozzle(&Doer::of(art));
    art.set(Anchor::Grip, spout);
}

/// The hose that a person holds; it comes back where it is something else.
pub(super) fn held(base: &Art, mut other: Group) -> Result<Group, Group> {
    let hose = other.first().is_some_and(|first| first.name == HOSE);
    let (true, Some(member)) = (hose && grip::is_person(base), other.members.first_mut()) else {
        return Err(other);
    };
    let body = Doer::of(base);
    let (around, high) = (body.around, body.around.height());
    let coil = Point::new(around.x0 - high * 0.1, around.y1 - high * 0.05);
    let tube = CubicBez::new(
        body.hand,
        body.hand + Vec2::new(-high * 0.14, high * 0.12),
        Point::new(around.center().x, around.y1 - high * 0.02),
        coil + Vec2::new(high * 0.07, high * 0.04),
    );
    let points: Vec<Point> = (0..=PIECES).map(|at| tube.eval(at as f64 / PIECES as f64)).collect();
    let ring = |share: f64, tint: Tint| {
        Shape::area(Circle::new(coil, high * share).to_path(0.05), tint, Pen::Outline)
    };
    let tip = nozzle(&body);
    let back = body.hand + (body.hand - tip) * 0.3;
    let mut shapes = vec![ring(0.1, RUBBER), ring(0.064, RUBBER), ring(0.032, Tint::PAPER)];
    shapes.extend([bar(&points, high * THICK, RUBBER), bar(&[back, tip], high * THICK * 1.3, BRASS)]);
    shapes.extend(grip::fingers(base, body.hand));
    member.art = Art::of(shapes);
    Ok(other)
}

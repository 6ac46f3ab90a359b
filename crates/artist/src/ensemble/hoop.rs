//! A hoop that somebody jumps through or swings around the waist: one half of it behind the body, the other before it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{BezPath, Ellipse, Point, Shape as _, Vec2};
use scene::{Doing, Link, Party, Relation, Scene};

use super::casting::copies;
use super::group::{Group, Member};
use super::tend::is_alive;
use super::ties::{doing, is_somebody};

/// What one jumps through.
pub(super) const HOOPS: [&str; 2] = ["bubble hoop", HULA];
/// What swings around the waist.
pub(super) const HULA: &str = "hula hoop";
const PAINT: Tint = Tint::hex(0xF5_B3_3C);
/// Half the width and half the height of a hoop, and how thick it is, as shares of the body's height.
const WIDE: f64 = 0.24;
const HIGH: f64 = 0.74;
const THICK: f64 = 0.07;
/// How thick its lower edge is beside its sides.
const FLAT: f64 = 0.8;

/// Whether somebody jumps through it.
pub(super) fn jumps_through(scene: &Scene, known: &Relation) -> bool {
    let hoop = scene.subject(known.object).is_some_and(|one| HOOPS.contains(&one.what.name()));
    let alone = copies(scene, known.subject) == 1 && copies(scene, known.object) == 1;
    let leaps = matches!(doing(scene, known.subject), Some(Doing::Jumping | Doing::Flying | Doing::Running));
    hoop && alone && leaps && matches!(known.link, Link::With | Link::In | Link::NextTo)
}

/// Where an animal jumps through a hoop, whoever tames it stands by.
pub(super) fn tame(scene: &mut Scene) {
    let through: Vec<Relation> =
        scene.relations.iter().copied().filter(|known| jumps_through(scene, known)).collect();
    let animal = through.iter().find(|known| !is_somebody(scene, known.subject)).copied();
    let Some(animal) = animal else { return };
    for known in through.iter().filter(|known| known.object == animal.object) {
        let Party::Cast(index) = known.subject else { continue };
        if is_somebody(scene, known.subject) {
            scene.cast[index].doing = Some(Doing::Pointing);
            scene.relations.retain(|other| other != known);
            let by =
                Relation { subject: known.subject, link: Link::LeftOf, object: animal.subject, and: None };
            scene.relations.push(by);
        }
    }
}

/// Whether it is jumped through.
pub(super) fn is_jumped_through(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && jumps_through(scene, known))
}

/// Whether somebody swings it around the waist.
pub(super) fn swings(scene: &Scene, known: &Relation) -> bool {
    let hoop = scene.subject(known.object).is_some_and(|one| one.what.name() == HULA);
    let alone =
        copies(scene, known.object) == copies(scene, known.subject) || copies(scene, known.object) == 1;
    let with = matches!(known.link, Link::With | Link::Holding | Link::In | Link::Riding | Link::NextTo);
    hoop && alone && with && is_alive(scene, known.subject) && !jumps_through(scene, known)
}

/// Whether a party swings one.
pub(super) fn is_swinging(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && swings(scene, known))
}

/// Whether it is around somebody.
pub(super) fn is_around(scene: &Scene, party: Party) -> bool {
    scene
        .relations
        .iter()
        .any(|known| known.object == party && (swings(scene, known) || jumps_through(scene, known)))
}

/// All of the hoop, to be behind the body, and its near half, to be before it.
pub(super) fn around(
    scene: &Scene,
    base: &Art,
    (party, mut hoop): (Party, Group),
) -> (Group, Option<Member>) {
    let oval = if is_jumped_through(scene, party) { upright(base) } else { at_the_waist(base) };
    let Oval { middle, half, thick, from } = oval;
    let ring = |out: f64| Ellipse::new(middle, (half.x + out, half.y + out * FLAT), 0.0);
    let [outer, inner] = [ring(thick / 2.0), ring(-thick / 2.0)].map(|oval| oval.to_path(0.1));
    let mut whole = outer;
    whole.extend(inner.reverse_subpaths().iter());
    let near = hoop.members.first_mut().map(|member| {
        member.art = Art::of(vec![Shape::area(whole, PAINT, Pen::Outline)]);
        Member { art: Art::of(vec![near_half((middle, half), thick, from)]), ..*member }
    });
    (hoop, near)
}

/// A hoop as it is seen, and where its near half begins, in half turns from the right, clockwise.
struct Oval {
    middle: Point,
    half: Vec2,
    thick: f64,
    from: f64,
}

fn upright(base: &Art) -> Oval {
    let around = base.bounds();
    let high = around.height().min(around.width());
    Oval {
        middle: around.center(),
        half: Vec2::new(high * WIDE, high * HIGH),
        thick: high * THICK,
        from: 0.5,
    }
}

fn at_the_waist(base: &Art) -> Oval {
    let around = base.bounds();
    let high = around.height();
    let low = Point::new(around.center().x, around.y0 + high * 0.7);
    let middle = base.anchor(Anchor::Seat).map_or(low, |hips| hips - Vec2::new(0.0, high * 0.02));
    let half = Vec2::new((high * 0.36).max(around.width() * 0.4), high * 0.1);
    Oval { middle, half, thick: high * 0.05, from: 0.0 }
}

/// The half that is nearer.
fn near_half((middle, half): (Point, Vec2), thick: f64, from: f64) -> Shape {
    const STEPS: usize = 24;
    let at = |step: usize, out: f64| {
        let turn = std::f64::consts::PI * (from + step as f64 / STEPS as f64);
        let (sine, cosine) = libm::sincos(turn);
        Point::new(middle.x + (half.x + out) * cosine, middle.y + (half.y + out * FLAT) * sine)
    };
    let mut path = BezPath::new();
    path.move_to(at(0, thick / 2.0));
    (1..=STEPS).for_each(|step| path.line_to(at(step, thick / 2.0)));
    (0..=STEPS).rev().for_each(|step| path.line_to(at(step, -thick / 2.0)));
    path.close_path();
    Shape::area(path, PAINT, Pen::Outline)
}

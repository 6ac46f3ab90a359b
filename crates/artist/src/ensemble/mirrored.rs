//! A reflection: whoever looks into a mirror or a puddle is seen in it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Ellipse, Point, Rect, Shape as _, Vec2};
use scene::{Link, Party, Relation, Scene};

use super::casting::copies;
use super::clip::clipped;
use super::group::Group;
use super::tend::is_alive;

/// What is looked into: a glass that stands there, and water on the ground.
pub(super) const GLASSES: [&str; 2] = ["mirror", "puddle"];
const WATER: Tint = Tint::hex(0xA9_DD_F3);
/// The glass of a standing mirror, as shares of its box: its middle, and half of its width and height.
const GLASS: [(f64, f64); 2] = [(0.5, 0.525), (0.385, 0.305)];
/// How many reaches, from the top of the skull to between the eyes, half of the glass is wide, and how far below its middle the
/// face is, as a share of half its height.
const FACE: (f64, f64) = (1.6, -0.1);
/// How large a puddle is beside who looks into it, how far its far shore is behind the feet, and how low who is seen in it
/// looks, all as shares of the looker's box.
const WIDE: f64 = 1.5;
const HIGH: f64 = 0.74;
const SHORE: f64 = 0.1;
const LOW: f64 = 0.62;

/// Whether somebody sees itself in something.
pub(super) fn looks_into(scene: &Scene, known: &Relation) -> bool {
    let glass = scene.subject(known.object).is_some_and(|one| GLASSES.contains(&one.what.name()));
    known.link == Link::LookingAt
        && glass
        && is_alive(scene, known.subject)
        && copies(scene, known.subject) == 1
        && copies(scene, known.object) == 1
}

/// Whether somebody is seen in a party.
pub(super) fn shows_somebody(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && looks_into(scene, known))
}

/// Before or below whoever looks into it, who is seen there once more.
pub(super) fn placed(base: &Art, other: Group) -> Group {
    if other.first().is_some_and(|one| one.name == "puddle") {
        below(base, other)
    } else {
        beside(base, other)
    }
}

/// A mirror beside, the face in its glass.
fn beside(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let scale = around.height() * 1.02 / own.height().max(1.0);
    let foot = Point::new(around.x1 + own.width() * scale * 0.52, around.y1);
    let mut glass = other.stood(foot, scale);
    let seen = seen_in(glass.bounds(), base, FACE);
    if let Some(member) = glass.members.first_mut() {
        member.art.shapes.extend(seen.shapes);
    }
    glass
}

/// Whoever looks into a standing mirror with these bounds, the face so low in its glass, half of which is so many reaches wide.
pub(crate) fn seen_in(mirror: Rect, looker: &Art, (reaches, low): (f64, f64)) -> Art {
    let at = |(x, y): (f64, f64)| Vec2::new(mirror.width() * x, mirror.height() * y);
    let (middle, half) = (mirror.origin() + at(GLASS[0]), at(GLASS[1]));
    let around = looker.bounds();
    let face = looker.anchor(Anchor::Face).unwrap_or(around.center());
    let reach = looker.anchor(Anchor::Head).map_or(around.height() * 0.16, |head| (face - head).hypot());
    let size = half.x / (reach * reaches).max(1.0);
    let turned = Affine::translate((middle + Vec2::new(0.0, half.y * low)).to_vec2())
        * Affine::scale_non_uniform(-size, size)
        * Affine::translate(-face.to_vec2());
    let pane = Ellipse::new(middle, (half.x * 0.98, half.y * 0.98), 0.0).to_path(0.1);
    clipped(&looker.clone().placed(turned), &pane)
}

/// A sheet of water at the feet, all of the looker in it, upside down.
fn below(base: &Art, mut other: Group) -> Group {
    let around = base.bounds();
    let half = Vec2::new(around.width().max(around.height() * 0.7) * WIDE, around.height() * HIGH) / 2.0;
    let middle = Point::new(around.center().x, around.y1 - around.height() * SHORE + half.y);
    let sheet = |share: f64| Ellipse::new(middle, (half.x * share, half.y * share), 0.0).to_path(0.1);
    let turned = Affine::translate((0.0, around.y1 - around.height() * 0.02))
        * Affine::scale_non_uniform(1.0, -LOW)
        * Affine::translate((0.0, -around.y1));
    let seen = clipped(&base.clone().placed(turned), &sheet(0.94));
    let ripple = |x: f64, y: f64| {
        let by = |dx: f64, dy: f64| middle + Vec2::new(half.x * (x + dx), half.y * (y + dy));
        let mut line = BezPath::new();
        line.move_to(by(-0.09, 0.0));
        line.quad_to(by(-0.045, -0.1), by(0.0, 0.0));
        line.quad_to(by(0.045, 0.1), by(0.09, 0.0));
        Shape::line(line, Pen::Inner)
    };
    let mut shapes = vec![Shape::area(sheet(1.0), WATER, Pen::Outline)];
    shapes.extend(seen.shapes);
    shapes.extend([ripple(-0.74, 0.12), ripple(0.74, 0.2)]);
    if let Some(member) = other.members.first_mut() {
        member.art = Art::of(shapes);
    }
    other
}

//! Animals down on their forepaws: asleep or lying, lapping from a bowl, digging. Each has its own head on a body that
//! lies or bows.

use drawing::{Pen, Shape, Tint};
use figures::hero::{Brush, HeadOfItsOwn};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Rect, RoundedRect, Shape as _, Vec2};
use scene::{Doing, Link, Party, Scene, What};

use super::clip::clipped;
use super::group::Group;
use super::meal;
use super::ties::doing;
use super::upright::ON_TWO_LEGS;
use super::wade;
use crate::silhouette::Silhouette;

const PINK: Tint = Tint::hex(0xF0_8A_94);
const EARTH: Tint = Tint::hex(0xB5_80_52);
const PIT: Tint = Tint::hex(0x8A_5A_3A);

/// How an animal is down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Down {
    /// Flat on the ground, the chin on the paws.
    Lies,
    /// The mouth over what stands on the ground before it.
    Laps,
    /// The forepaws in a hole, the rump up.
    Digs,
}

impl Down {
    /// How high it is beside itself when it sits or stands.
    pub(super) const fn share(self) -> f64 {
        match self {
            Self::Lies | Self::Laps => 0.66,
            Self::Digs => 0.84,
        }
    }
}

/// Who else lies down, and what grows behind it.
const MORE: [(&str, Brush); 1] = [("leopard", Brush::Long)];
/// Who is seen from the side, and lies on folded legs.
const ON_ITS_LEGS: [&str; 19] = [
    "stegosaurus",
    "triceratops",
    "ankylosaurus",
    "brachiosaurus",
    "elephant",
    "horse",
    "unicorn",
    "zebra",
    "deer",
    "goat",
    "donkey",
    "giraffe",
    "camel",
    "llama",
    "rhino",
    "bison",
    "mammoth",
    "hippo",
    "dragon",
];
/// Whose head is too heavy for such a body, or on a body of another kind.
const OTHERWISE: [&str; 3] = ["frog", "elephant", "hippo"];
/// Who digs with a tool in its arms, and drinks out of what it holds.
const WITH_ARMS: [&str; 7] = ["bear", "bunny", "koala", "panda", "raccoon", "mouse", "monkey"];

/// How a party is down, if it is.
pub(super) fn down(scene: &Scene, party: Party) -> Option<(Down, Brush)> {
    let subject = scene.subject(party)?;
    let What::Thing(thing) = subject.what else { return None };
    let known = |(name, _): &&(&str, Brush)| *name == thing.name && !OTHERWISE.contains(name);
    let known = ON_TWO_LEGS.iter().chain(&MORE).find(known).copied();
    let (name, tail) = known.or(ON_ITS_LEGS.contains(&thing.name).then_some((thing.name, Brush::Bare)))?;
    let arms = WITH_ARMS.contains(&name);
    let own = scene.relations.iter().filter(|known| known.subject == party);
    let wet = |party: Party| scene.subject(party).is_some_and(|one| wade::is_shallow(one.what.name()));
    let at_the_water = own.clone().any(|known| wet(known.object));
    let aboard = own.clone().any(|known| matches!(known.link, Link::In | Link::Riding | Link::Holding));
    let in_arms = scene
        .relations
        .iter()
        .any(|known| known.object == party && matches!(known.link, Link::Holding | Link::Riding));
    let down = match doing(scene, party)? {
        Doing::Sleeping | Doing::Lying if !aboard => Down::Lies,
        Doing::Digging if !arms && !own.clone().any(|known| known.link == Link::Holding) => Down::Digs,
        Doing::Drinking if at_the_water => Down::Laps,
        Doing::Drinking | Doing::Eating
            if !arms && own.clone().any(|known| meal::is_on_a_plate(scene, known.object)) =>
        {
            Down::Laps
        }
        _ => return None,
    };
    let legs = ON_ITS_LEGS.contains(&name) && down != Down::Lies;
    (!in_arms && !legs).then_some((down, tail))
}

/// Whether a party laps.
pub(super) fn laps(scene: &Scene, party: Party) -> bool {
    matches!(down(scene, party), Some((Down::Laps, _)))
}

/// Where the head is, as shares of its height: how far ahead of the paws' root, and how high the chin.
const fn head(down: Down) -> (f64, f64) {
    match down {
        Down::Lies => (0.2, -0.14),
        Down::Laps => (0.34, -0.1),
        Down::Digs => (0.3, -0.3),
    }
}

/// How far below the belly the body is cut, and how high and long a folded leg is, as shares of the figure's height.
const BELOW_THE_BELLY: f64 = 0.002;
const FOLDED: (f64, f64) = (0.1, 0.34);

/// Seen from the side on folded legs; `None` where nothing is free between the legs.
fn folded(figure: &Art) -> Option<Art> {
    let around = figure.bounds();
    let high = around.height();
    let inside =
        |at: Point| figure.shapes.iter().any(|shape| shape.is_opaque() && shape.path.winding(at) != 0);
    let belly = (35..=65).step_by(5).map(|share| {
        let x = around.x0 + around.width() * f64::from(share) / 100.0;
        let levels = (0..40).map(|step| around.y1 - high * f64::from(step) / 64.0);
        levels.into_iter().find(|y| inside(Point::new(x, *y))).unwrap_or(around.y1)
    });
    let belly = belly.fold(around.y1, f64::min);
    if belly > around.y1 - high * 0.1 {
        return None;
    }
    let ground = belly + high * BELOW_THE_BELLY;
    let seen = Rect::new(around.x0 - 9.0, around.y0 - 9.0, around.x1 + 9.0, ground).to_path(0.1);
    let coat = figure.shapes.iter().filter(|shape| shape.pen == Some(Pen::Outline));
    let coat = coat.max_by(|one, next| one.extent().total_cmp(&next.extent()))?.tint?;
    // Where the legs come out of the body.
    let silhouette = Silhouette::of(figure);
    let (from, to) = silhouette.reach(belly, ground + high * 0.02)?;
    let mut art = clipped(figure, &seen);
    let (thick, long) = (high * FOLDED.0, (high * FOLDED.1).min((to - from) * 0.4));
    for x0 in [from + (to - from) * 0.06, to - long * 0.9] {
        let leg = RoundedRect::new(x0, ground - thick, x0 + long, ground + thick * 0.2, thick * 0.5);
        art.shapes.push(area(leg.to_path(0.1), coat));
    }
    art.set(Anchor::Ground, (from.midpoint(to), ground));
    Some(art)
}

/// The figure down; `None` where no head can be told apart from the body.
pub(super) fn laid(figure: &Art, name: &str, (down, tail): (Down, Brush)) -> Option<Art> {
    if ON_ITS_LEGS.contains(&name) {
        return folded(figure);
    }
    let HeadOfItsOwn { shapes, skull, coat } = HeadOfItsOwn::of(figure)?;
    let unit = skull.height().midpoint(skull.width().min(skull.height() * 1.3));
    let (ahead, chin) = head(down);
    let to = Vec2::new(ahead * unit - skull.center().x, chin * unit - skull.y1);
    let placing = Affine::translate(to);
    let body = match down {
        Down::Digs => bowed((coat, tail), unit),
        Down::Lies | Down::Laps => flat((coat, tail), unit),
    };
    let mut art = Art::of(body);
    art.shapes.extend(shapes.into_iter().map(|shape| shape.placed(placing)));
    if down == Down::Digs {
        art.shapes.extend(flying_earth(unit));
    }
    if let (Down::Laps, Some(mouth)) = (down, figure.anchor(Anchor::Mouth)) {
        art.shapes.push(tongue(placing * mouth, unit));
    }
    for anchor in [Anchor::Head, Anchor::Face, Anchor::Mouth] {
        if let Some(point) = figure.anchor(anchor) {
            art.set(anchor, placing * point);
        }
    }
    let paw = if down == Down::Digs { PAWS_IN_THE_HOLE } else { (0.66, -0.1) };
    art.set(Anchor::Hand, (paw.0 * unit, paw.1 * unit));
    art.set(Anchor::Ground, (-0.6 * unit, 0.0));
    Some(art)
}

fn area(path: BezPath, tint: Tint) -> Shape {
    Shape::area(path, tint, Pen::Outline)
}

/// A body behind the forepaws is no longer than it must be.
fn short(x: f64) -> f64 {
    x.min(0.0) * 0.8 + x.max(0.0)
}

/// Closed through these points and curves, in units.
fn outline(unit: f64, start: (f64, f64), curves: &[[(f64, f64); 3]]) -> BezPath {
    let at = |(x, y): (f64, f64)| Point::new(short(x) * unit, y * unit);
    let mut path = BezPath::new();
    path.move_to(at(start));
    curves.iter().for_each(|[one, two, end]| path.curve_to(at(*one), at(*two), at(*end)));
    path.close_path();
    path
}

/// A leg or paw that lies or stands.
fn limb(unit: f64, (x0, y0): (f64, f64), (x1, y1): (f64, f64)) -> BezPath {
    RoundedRect::new(short(x0) * unit, y0 * unit, short(x1) * unit, y1 * unit, 0.11 * unit).to_path(0.1)
}

fn tail_at(unit: f64, (x, y): (f64, f64), (coat, tail): (Tint, Brush)) -> Option<Shape> {
    match tail {
        Brush::Bare | Brush::Thick | Brush::Winged | Brush::Hair(_) => None,
        Brush::Puff => {
            let ball = Circle::new((short(x) * unit, y * unit), unit * 0.2).to_path(0.1);
            Some(area(ball, coat))
        }
        Brush::Long => {
            let by = |dx: f64, dy: f64| (x + dx, y + dy);
            let curves = [
                [by(-0.2, 0.12), by(-0.5, 0.1), by(-0.56, -0.2)],
                [by(-0.6, -0.42), by(-0.4, -0.56), by(-0.32, -0.46)],
                [by(-0.26, -0.36), by(-0.4, -0.34), by(-0.36, -0.2)],
                [by(-0.32, -0.08), by(-0.1, -0.06), by(0.16, -0.2)],
                [by(0.2, 0.0), by(0.2, 0.1), by(0.12, 0.12)],
            ];
            Some(area(outline(unit, by(0.12, 0.12), &curves), coat))
        }
    }
}

/// Flat on the ground, the forepaws stretched out.
fn flat((coat, tail): (Tint, Brush), unit: f64) -> Vec<Shape> {
    let body = outline(
        unit,
        (-1.8, -0.2),
        &[
            [(-1.9, -0.72), (-1.66, -0.98), (-1.24, -0.98)],
            [(-0.84, -0.98), (-0.56, -0.86), (-0.2, -0.88)],
            [(0.2, -0.9), (0.46, -0.5), (0.46, -0.2)],
            [(0.46, -0.02), (0.3, 0.0), (0.1, 0.0)],
            [(-0.5, 0.0), (-1.0, 0.0), (-1.56, 0.0)],
            [(-1.72, 0.0), (-1.79, -0.08), (-1.8, -0.2)],
        ],
    );
    let thigh =
        Ellipse::new((short(-1.3) * unit, -0.38 * unit), (0.38 * unit, 0.38 * unit), 0.0).to_path(0.1);
    let foot = limb(unit, (-1.5, -0.23), (-0.74, 0.0));
    let paw = limb(unit, (-0.3, -0.25), (0.86, 0.01));
    let tail = tail_at(unit, (-1.72, -0.3), (coat, tail));
    tail.into_iter().chain([body, thigh, foot, paw].map(|path| area(path, coat))).collect()
}

/// Where the paws go into the earth.
const PAWS_IN_THE_HOLE: (f64, f64) = (0.62, 0.06);

/// The rump up, the forepaws down in the earth.
fn bowed((coat, tail): (Tint, Brush), unit: f64) -> Vec<Shape> {
    let far = limb(unit, (-1.24, -0.7), (-0.94, 0.0));
    let body = outline(
        unit,
        (-1.86, -1.0),
        &[
            [(-1.9, -1.4), (-1.6, -1.56), (-1.24, -1.46)],
            [(-0.8, -1.34), (-0.4, -1.06), (0.1, -0.8)],
            [(0.4, -0.62), (0.4, -0.3), (0.12, -0.24)],
            [(-0.3, -0.2), (-0.7, -0.4), (-1.1, -0.56)],
            [(-1.5, -0.64), (-1.84, -0.7), (-1.86, -1.0)],
        ],
    );
    let near = outline(
        unit,
        (-1.84, -0.9),
        &[
            [(-1.86, -0.5), (-1.8, -0.3), (-1.72, -0.2)],
            [(-1.74, -0.1), (-1.74, 0.0), (-1.6, 0.0)],
            [(-1.5, 0.0), (-1.4, 0.0), (-1.3, 0.0)],
            [(-1.2, -0.02), (-1.22, -0.2), (-1.34, -0.22)],
            [(-1.3, -0.5), (-1.1, -0.6), (-1.08, -0.9)],
            [(-1.1, -1.3), (-1.82, -1.3), (-1.84, -0.9)],
        ],
    );
    let reach = |x: f64| {
        outline(
            unit,
            (x, -0.5),
            &[
                [(x + 0.1, -0.2), (x + 0.3, -0.04), (x + 0.46, 0.16)],
                [(x + 0.54, 0.24), (x + 0.66, 0.2), (x + 0.74, 0.1)],
                [(x + 0.6, -0.1), (x + 0.4, -0.3), (x + 0.34, -0.5)],
                [(x + 0.2, -0.56), (x + 0.1, -0.56), (x, -0.5)],
            ],
        )
    };
    let tail = tail_at(unit, (-1.72, -1.2), (coat, tail));
    let [back, front] = hole_at(unit);
    let body = [far, body, near].map(|path| area(path, coat));
    let arms = [reach(0.1), reach(-0.2)].map(|path| area(path, coat));
    [back].into_iter().chain(tail).chain(body).chain(arms).chain([front]).collect()
}

/// The hole, and its near edge over the paws.
fn hole_at(unit: f64) -> [Shape; 2] {
    let at = Point::new(PAWS_IN_THE_HOLE.0 * unit, PAWS_IN_THE_HOLE.1 * unit);
    let (wide, high) = (0.86 * unit, 0.2 * unit);
    let pit = Ellipse::new(at, (wide, high), 0.0).to_path(0.1);
    let by = |x: f64, y: f64| at + Vec2::new(x * wide, y * high);
    let mut edge = BezPath::new();
    edge.move_to(by(-1.2, 0.0));
    edge.curve_to(by(-0.9, 0.9), by(-0.4, 0.62), by(0.0, 0.62));
    edge.curve_to(by(0.4, 0.62), by(0.9, 0.9), by(1.2, 0.0));
    edge.curve_to(by(1.5, 0.9), by(1.1, 1.9), by(0.0, 1.9));
    edge.curve_to(by(-1.1, 1.9), by(-1.5, 0.9), by(-1.2, 0.0));
    edge.close_path();
    [area(pit, PIT), area(edge, EARTH)]
}

/// Clods that fly up behind, and the heap they fall on.
fn flying_earth(unit: f64) -> Vec<Shape> {
    const CLODS: [(f64, f64, f64); 4] =
        [(-2.16, -0.66, 0.11), (-2.4, -1.06, 0.13), (-2.74, -0.86, 0.1), (-2.66, -0.46, 0.12)];
    let clod = |(x, y, size): (f64, f64, f64)| {
        let at = |dx: f64, dy: f64| (x + dx * size, y + dy * size);
        area(
            outline(
                unit,
                at(-1.0, 0.1),
                &[
                    [at(-0.9, -0.7), at(-0.2, -1.0), at(0.3, -0.8)],
                    [at(0.9, -0.6), at(1.2, 0.0), at(0.8, 0.5)],
                    [at(0.3, 1.0), at(-0.9, 0.9), at(-1.0, 0.1)],
                ],
            ),
            EARTH,
        )
    };
    let heap = outline(
        unit,
        (-3.0, 0.04),
        &[
            [(-2.8, -0.3), (-2.6, -0.36), (-2.46, -0.34)],
            [(-2.2, -0.3), (-2.1, -0.1), (-1.98, 0.04)],
            [(-2.3, 0.1), (-2.7, 0.1), (-3.0, 0.04)],
        ],
    );
    CLODS.into_iter().map(clod).chain([area(heap, EARTH)]).collect()
}

/// Whether somebody is down at its own hole.
pub(super) fn is_at_its_hole(base: &Art) -> bool {
    base.shapes.iter().any(|shape| shape.tint == Some(PIT))
}

/// The hole that is named is the one at the paws: nothing of its own is drawn twice.
pub(super) fn own_hole(base: &Art, mut other: Group) -> Group {
    let parts = base.shapes.iter().filter(|shape| matches!(shape.tint, Some(PIT)));
    let Some(pit) = parts.map(|shape| shape.path.bounding_box()).next() else { return other };
    if let Some(member) = other.members.first_mut() {
        let edge = base.shapes.iter().filter(|shape| {
            shape.tint == Some(EARTH)
                && shape.path.bounding_box().contains(Point::new(pit.center().x, pit.y1 - 1.0))
        });
        member.art = Art::of(edge.cloned().collect());
    }
    other
}

/// Out of the mouth of an animal so high.
pub(super) fn tongue(mouth: Point, high: f64) -> Shape {
    let by = |x: f64, y: f64| mouth + Vec2::new(x * high * 0.05, y * high * 0.15);
    let mut tongue = BezPath::new();
    tongue.move_to(by(-1.0, 0.0));
    tongue.curve_to(by(-1.1, 0.8), by(-0.8, 1.0), by(0.0, 1.0));
    tongue.curve_to(by(0.8, 1.0), by(1.1, 0.8), by(1.0, 0.0));
    tongue.close_path();
    area(tongue, PINK)
}

//! Talking and whispering: face to face, head at head.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Shape as _, Vec2};

use super::grip::{self, Shoulders};
use super::group::Group;
use super::tend::Doer;
use crate::silhouette::Silhouette;

/// Between two who talk, as a share of the lower one's height.
const CLOSE: f64 = 0.1;
/// The same for a secret: head at head.
const IN_THE_EAR: f64 = 0.02;
/// Where a paw is at a whisper, from the mouth, in ways from the crown to the eyes.
const PAW: (f64, f64) = (1.0, 0.1);

/// How far a person's head reaches to the sides of its face, in reaches from the top of the skull to between the eyes.
const HALF_A_HEAD: f64 = 1.25;

/// Where a person's face is, and how far the head reaches to its sides.
fn head_of(art: &Art) -> Option<(Point, f64)> {
    let (face, head) = (art.anchor(Anchor::Face)?, art.anchor(Anchor::Head)?);
    grip::is_person(art).then_some((face, (face - head).hypot() * HALF_A_HEAD))
}

/// Face to face, close together; a secret is told with a hand at the other's ear.
pub(super) fn spoken_to(base: &Art, other: Group, whispers: bool) -> Group {
    let apart = if whispers { IN_THE_EAR } else { CLOSE };
    let body = Doer::of(base);
    let floats = other.floats;
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let low = body.around.height().min(turned.bounds().height());
    // Head to head, whatever the hands do.
    let cheek = match head_of(base) {
        Some((face, half)) => face.x + half,
        None => {
            let level = (body.mouth.y - body.head * 1.6, body.mouth.y + body.head * 0.4);
            Silhouette::of(base).reach(level.0, level.1).map_or(body.around.x1, |(_, to)| to)
        }
    };
    let placed = body.on_ground(turned, cheek + low * apart);
    // A lifted hand is behind the other's head.
    // A hand beside the mouth is at the other's ear.
    let ear = if whispers && body.person { body.hand.x.max(cheek) } else { cheek + low * apart * 0.5 };
    let placed = match placed.first().and_then(|first| head_of(&first.art)) {
        Some((face, half)) => placed.moved(Affine::translate((ear - face.x + half, 0.0))),
        None => placed,
    };
    let face = placed.first().and_then(|first| first.art.anchor(Anchor::Face));
    match face.filter(|_| floats) {
        Some(face) => placed.moved(Affine::translate((0.0, body.mouth.y - face.y))),
        None => placed,
    }
}

/// A bubble over the heads with three dots in it: what nobody else hears. Its middle from the mouth and half its size, in
/// ways from the crown to the eyes.
const BUBBLE: (f64, f64) = (1.5, -2.3);
const HALF: (f64, f64) = (0.98, 0.5);
const DOT: f64 = 0.12;

pub(super) fn secret(base: &Art) -> Vec<Shape> {
    let body = Doer::of(base);
    let size = body.head;
    let by = |x: f64, y: f64| body.mouth + Vec2::new(x, y) * size;
    let (middle, half) = (by(BUBBLE.0, BUBBLE.1), Vec2::new(HALF.0, HALF.1) * size);
    let round = Ellipse::new(middle, (half.x, half.y), 0.0);
    let mut tail = BezPath::new();
    tail.move_to(middle + Vec2::new(-half.x * 0.5, half.y * 0.7));
    tail.quad_to(
        middle + Vec2::new(-half.x * 0.5, half.y * 1.5),
        middle + Vec2::new(-half.x * 0.8, half.y * 1.9),
    );
    tail.quad_to(
        middle + Vec2::new(-half.x * 0.1, half.y * 1.6),
        middle + Vec2::new(-half.x * 0.04, half.y * 0.86),
    );
    tail.close_path();
    let outline = Shape::area(tail, Tint::PAPER, Pen::Outline);
    let bubble = Shape::area(round.to_path(0.1), Tint::PAPER, Pen::Outline);
    let dots = [-0.46, 0.0, 0.46].map(|x| {
        let dot = Circle::new(middle + Vec2::new(x * half.x, 0.0), size * DOT).to_path(0.05);
        Shape::area(dot, Tint::hex(0x8E_D3_F2), Pen::Inner)
    });
    [outline, bubble].into_iter().chain(dots).collect()
}

/// A paw of whoever whispers beside its mouth, at the other's ear.
pub(super) fn with_a_paw(base: &Art, arms: &Shoulders, mut other: Group) -> Group {
    let body = Doer::of(base);
    let to = Point::new(body.mouth.x + body.head * PAW.0, body.mouth.y + body.head * PAW.1);
    if let Some(last) = other.members.last_mut() {
        last.art.shapes.extend(arms.reach(base, arms.right, to));
    }
    other
}

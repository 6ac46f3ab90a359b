//! On a leash: a collar, and a line to the hand of whoever walks with it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Garment, Link, Party, Relation, Scene, What, Worn};

use super::casting::copies;
use super::dress::Body;
use super::group::Group;
use super::ties::{doing, is_somebody};

/// So many are led at once.
const PACK: u8 = 5;
/// How far each of several is ahead of the next, in shares of its width; every other one is so much higher, and behind.
const NEXT: f64 = 0.7;
const HIGHER: f64 = 0.42;
/// How high one of several is at least beside the one who leads them.
const LARGE: f64 = 0.5;

/// Whether somebody leads another on a leash: one that was said, or a dog's that is walked.
pub(super) fn leads(scene: &Scene, relation: &Relation) -> bool {
    let near = matches!(relation.link, Link::With | Link::Holding | Link::NextTo);
    let alone = copies(scene, relation.subject) == 1 && copies(scene, relation.object) <= PACK;
    let led = scene.subject(relation.object).is_some_and(|led| {
        let walked = doing(scene, relation.subject) == Some(Doing::Walking) && led.what.name() == "puppy";
        let animal = matches!(led.what, What::Thing(_));
        animal && (walked || led.looks.wears.contains(&Worn::Garment(Garment::Leash)))
    });
    near && alone && led && has_hand(scene, relation.subject)
}

fn has_hand(scene: &Scene, party: Party) -> bool {
    is_somebody(scene, party)
        || scene.subject(party).is_some_and(|subject| {
            figure(subject.what.name(), Detail::Bold).is_ok_and(|art| art.anchor(Anchor::Hand).is_some())
        })
}

/// Before the one who leads, its leash in the hand.
pub(super) fn led(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let around = base.bounds();
    let small = around.height() * LARGE / other.bounds().height().max(1.0);
    let other = if same > 1 { other.moved(Affine::scale(small.max(1.0))) } else { other };
    let own = other.bounds();
    let hands = [Anchor::Hand, Anchor::OtherHand].into_iter().filter_map(|hand| base.anchor(hand));
    let hand = hands.max_by(|a, b| a.x.total_cmp(&b.x)).unwrap_or(Point::new(around.x1, around.center().y));
    let ahead = rank as f64;
    let to = Point::new(
        around.x1 + around.height() * 0.1 + own.width() * NEXT * ahead,
        around.y1 - if is_behind(rank) { own.height() * HIGHER } else { 0.0 },
    );
    let mut other = other.moved(Affine::translate(to - Point::new(own.x0, own.y1)));
    if let Some(member) = other.members.first_mut() {
        let body = Body::of(&member.art);
        // At the side of the neck that is nearer, over the back.
        let neck = body.neck() - Vec2::new(body.reach * 0.56, body.reach * 0.06);
        collar(&mut member.art);
        let mut line = BezPath::new();
        line.move_to(hand);
        let sag = Vec2::new(0.0, (neck - hand).hypot() * 0.04);
        line.quad_to(hand.midpoint(neck) + sag, neck);
        member.art.shapes.push(Shape::line(line, Pen::Outline));
    }
    other
}

/// Whether this one of several is behind those before and after it.
pub(super) const fn is_behind(rank: usize) -> bool {
    rank % 2 == 1
}

/// A band around the neck, and a tag.
pub(super) fn collar(art: &mut Art) {
    let body = Body::of(art);
    let (neck, reach) = (body.neck(), body.reach * 0.62);
    let by = |x: f64, y: f64| neck + Vec2::new(x, y) * reach;
    let mut band = BezPath::new();
    band.move_to(by(-1.0, -0.2));
    band.quad_to(by(0.0, 0.34), by(1.0, -0.2));
    band.line_to(by(1.04, 0.14));
    band.quad_to(by(0.0, 0.74), by(-1.04, 0.14));
    band.close_path();
    art.shapes.push(Shape::area(band, Tint::hex(0xE5_4B_4B), Pen::Outline));
    // One that is too small would be a blot.
    let size = (reach * 0.26).max(body.around.height() * 0.035);
    let tag = kurbo::Circle::new(by(0.0, 0.62), size);
    art.shapes.push(Shape::area(kurbo::Shape::to_path(&tag, 0.1), Tint::hex(0xFF_D5_4A), Pen::Inner));
}

/// A collar with a leash that nobody holds.
pub(super) fn loose(art: &mut Art) {
    let around = art.bounds();
    let neck = Body::of(art).neck();
    collar(art);
    let end = Point::new(around.x0 - around.width() * 0.12, around.y1 - around.height() * 0.04);
    let mut line = BezPath::new();
    line.move_to(neck);
    line.curve_to(
        Point::new(neck.x.midpoint(end.x), neck.y + around.height() * 0.2),
        Point::new(around.x0, around.y1 + around.height() * 0.02),
        end,
    );
    art.shapes.insert(0, Shape::line(line, Pen::Outline));
    let loop_of_hand = kurbo::Ellipse::new(end, (around.width() * 0.07, around.height() * 0.04), 0.4);
    art.shapes.push(Shape::line(kurbo::Shape::to_path(&loop_of_hand, 0.1), Pen::Outline));
}

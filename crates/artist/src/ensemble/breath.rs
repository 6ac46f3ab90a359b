//! Blowing: a round mouth, the breath in lines, flames that lean away from it.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Doing, Link, Party, Scene};

use super::cake::is_lit;
use super::casting::copies;
use super::grip;
use super::group::Group;
use super::meal;
use super::rod::WOOD;
use super::tend::Doer;
use super::ties::doing;
use super::tools;

/// The colour of a candle's flame.
const FLAME: Tint = Tint::hex(0xFF_B3_47);
/// How far a flame leans: aside for each unit of height.
const LEAN: f64 = 0.6;
/// How high a cake is beside whoever blows, and how much of that is table at least.
const CAKE: f64 = 0.36;

/// How far of a forearm is seen over what is blown into, as a share of the way from the top of the skull to between the
/// eyes.
const OVER_IT: f64 = 0.7;

/// Whether a party blows out the candles of a cake.
pub(super) fn blows(scene: &Scene, party: Party) -> bool {
    let cake = |known: &scene::Relation| {
        known.subject == party
            && known.link == Link::With
            && is_lit(scene, known.object)
            && copies(scene, known.object) == 1
    };
    doing(scene, party) == Some(Doing::Celebrating) && scene.relations.iter().any(cake)
}

/// A ring on a stick for bubbles, from the hand to before the mouth of a body so high.
pub(super) fn bubble_wand((hand, mouth): (Point, Point), high: f64) -> Vec<Shape> {
    let radius = high * 0.05;
    let way = hand - mouth;
    let middle = mouth + way / way.hypot().max(1e-6) * (radius * 1.7);
    let mut stick = BezPath::new();
    stick.move_to(middle);
    stick.line_to(hand);
    let [rim, hole] = [1.0, 0.62].map(|share| Circle::new(middle, radius * share).to_path(0.05));
    let ring = Shape::area(rim, Tint::hex(0xF2_7C_6A), Pen::Outline);
    vec![Shape::line(stick, Pen::Outline), ring, Shape::area(hole, Tint::hex(0xDF_F3_FF), Pen::Inner)]
}

/// The cake on a stand with its flames before the mouth, and the breath that bends them.
pub(super) fn blown_out(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let high = body.around.height().min(body.around.width() * 1.4);
    let head = base.anchor(Anchor::Head).unwrap_or(body.mouth);
    let face = base.anchor(Anchor::Face).unwrap_or(body.mouth);
    let reach = (face - head).hypot().max(high * 0.06);
    let own = other.bounds();
    let scale = high * CAKE / own.height().max(1.0);
    // A cheek is between the mouth and the cake.
    let near = if body.person { reach * 1.5 } else { reach * 0.9 };
    let left = (body.mouth.x + near).max(body.around.x1.min(body.mouth.x + reach * 2.2));
    let top = (body.mouth.y - own.height() * scale * 0.1).min(body.around.y1 - own.height() * scale);
    let placing =
        Affine::translate((left, top)) * Affine::scale(scale) * Affine::translate((-own.x0, -own.y0));
    let mut cake = other.moved(placing);
    let flame = cake.bounds();
    for member in &mut cake.members {
        member.art.shapes.iter_mut().for_each(|shape| lean(shape, flame));
    }
    let to = Point::new(flame.x0 + flame.width() * 0.16, flame.y0 + flame.height() * 0.1);
    let breath = breath(body.mouth, to, (near * 0.42, reach));
    let stand = stand(Rect::new(flame.x0, flame.y1, flame.x1, body.around.y1));
    if let Some(member) = cake.members.first_mut() {
        member.art.shapes.splice(0..0, stand);
    }
    if let Some(member) = cake.members.last_mut() {
        member.art.shapes.extend(breath);
    }
    cake
}

/// At the mouth of a person, its hands on it.
pub(super) fn blown(base: &Art, other: Group, hand: Point) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let name = other.members.first().map_or("", |member| member.name);
    let mouth = base.anchor(Anchor::Mouth).unwrap_or(around.center());
    let Some(placing) = tools::spanning(name, own, (hand, mouth), around.height() * 0.4) else {
        return other;
    };
    let mut held = other.moved(placing);
    let beside =
        base.anchor(Anchor::OtherHand).filter(|palm| held.bounds().inflate(1.0, 1.0).contains(*palm));
    if let Some(member) = held.members.last_mut() {
        let arms = [Some(hand), beside].into_iter().flatten();
        member.art.shapes.extend(arms.flat_map(|palm| grip::arm(base, palm, OVER_IT)));
    }
    held
}

/// The cake on a table before a person, whose breath goes down to it.
pub(super) fn served(body: &Doer, other: Group, among: (usize, usize)) -> Group {
    let (mut cake, own) = meal::served_at(body, other, among, body.around.height() * 0.04);
    for member in &mut cake.members {
        member.art.shapes.iter_mut().for_each(|shape| lean(shape, own));
    }
    cake
}

/// A flame leans away; the rest stays.
fn lean(shape: &mut Shape, cake: Rect) {
    let own = shape.path.bounding_box();
    if shape.tint == Some(FLAME) && own.y1 < cake.y0 + cake.height() * 0.4 {
        let foot = Affine::translate((0.0, own.y1));
        shape.path.apply_affine(foot * Affine::skew(-LEAN, 0.0) * foot.inverse());
    }
}

/// Three lines from the lips to the flames.
fn breath(mouth: Point, to: Point, (from, reach): (f64, f64)) -> Vec<Shape> {
    let way = to - mouth;
    let along = way / way.hypot().max(1e-6);
    let aside = Vec2::new(-along.y, along.x);
    let long = (way.hypot() - from).max(reach * 0.3);
    let line = |side: f64| {
        let start = mouth + along * from + aside * (reach * 0.13 * side);
        let end = mouth + along * (from + long * 0.86) + aside * (reach * 0.34 * side);
        let mut line = BezPath::new();
        line.move_to(start);
        line.quad_to(start.midpoint(end) + aside * (reach * 0.06), end);
        Shape::line(line, Pen::Outline)
    };
    [-1.0, 0.0, 1.0].map(line).to_vec()
}

/// What the cake stands on, down to the ground: a top and two legs.
fn stand(room: Rect) -> Vec<Shape> {
    let thick = (room.width() * 0.09).min(room.height());
    let wide = room.width() * 0.06;
    let board = Rect::new(room.x0 - wide, room.y0 - thick * 0.3, room.x1 + wide, room.y0 + thick);
    let legs = [room.x0 + wide, room.x1 - wide]
        .map(|x| Rect::new(x - thick * 0.5, room.y0, x + thick * 0.5, room.y1));
    let pieces = legs.iter().filter(|leg| leg.height() > thick * 1.4).map(|leg| leg.to_path(0.1));
    let pieces: Vec<BezPath> = pieces.chain([board.to_rounded_rect(thick * 0.4).to_path(0.1)]).collect();
    pieces.into_iter().map(|path| Shape::area(path, WOOD, Pen::Outline)).collect()
}

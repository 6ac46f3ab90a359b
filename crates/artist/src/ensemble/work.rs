//! What hands do with a tool that the wish does not name: its end is at the mouth, on the sheet, on the floor.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::breath;
use super::grip;
use super::group::{Group, bottom};
use super::meal;
use super::tend::{self, Doer};
use super::ties::doing;
use super::tools;
use super::utensil;
use super::wash;
use crate::recipe::takes_hammer;

/// Draws the tool of a deed and the hand on it; `false` where the deed takes none, or is shown another way.
pub(super) fn done_by_hand(
    art: &mut Art,
    scene: &Scene,
    (party, doing): (Party, Doing),
    (person, busy, detail): (bool, bool, Detail),
) -> bool {
    let body = Doer::of(art);
    let high = body.around.height();
    let hand = art.anchor(Anchor::Hand).unwrap_or(body.hand);
    let (tool, work, longest) = match doing {
        Doing::Drawing if person && is_at_board(scene, party) => {
            ("pencil", hand + Vec2::new(high * 0.07, -high * 0.07), high * 0.2)
        }
        Doing::Drawing if person => {
            write(art, &body, (busy, detail));
            return true;
        }
        Doing::BrushingTeeth if person => ("toothbrush", body.mouth, high * 0.4),
        Doing::BlowingBubbles if person => {
            art.shapes.extend(bubbles(body.mouth, high));
            art.shapes.extend(breath::bubble_wand((hand, body.mouth), high));
            let fingers = grip::fingers(art, hand);
            art.shapes.extend(fingers);
            return true;
        }
        Doing::Eating if person && let Some(dish) = meal::dish_on_the_table(scene, party) => {
            let low = body.around.y0 + high * 0.72;
            art.shapes.extend(utensil::to_the_mouth(dish, (hand, body.mouth), (high, low)));
            let fingers = grip::fingers(art, hand);
            art.shapes.extend(fingers);
            return true;
        }
        Doing::Building if person && let Some(name) = in_a_builders_hand(scene, party) => {
            let size = high * if name == BAUBLE { 0.16 } else { 0.13 };
            let at = hand + Vec2::new(high * 0.05, if name == BAUBLE { high * 0.07 } else { -high * 0.05 });
            super::deeds::Prop::new(name, at, size).add(art, detail);
            let fingers = grip::fingers(art, hand);
            art.shapes.extend(fingers);
            return true;
        }
        Doing::Building if person && !busy && takes_hammer(scene.place) => {
            ("hammer", hand + Vec2::new(high * 0.1, -high * 0.13), high * 0.2)
        }
        Doing::Grooming if person && !busy && !has_object(scene, party) => {
            let face = art.anchor(Anchor::Face).unwrap_or(body.mouth);
            let aside = (hand - face) / (hand - face).hypot().max(1.0);
            ("hairbrush", face + aside * (high * 0.175), high * 0.13)
        }
        Doing::Gardening if person && !busy && rakes(scene, party) => {
            ("rake", Point::new(hand.x + high * 0.14, body.around.y1), high * 0.8)
        }
        Doing::Camping if person && !busy && has_fire(scene) => {
            art.shapes.extend(marshmallow(hand, high));
            let fingers = grip::fingers(art, hand);
            art.shapes.extend(fingers);
            return true;
        }
        Doing::Sweeping if !busy => ("broom", Point::new(hand.x + high * 0.14, body.around.y1), high * 0.8),
        _ => return false,
    };
    art.shapes.extend(tools::wielded(tool, (hand, work), longest, detail));
    let fingers = grip::fingers(art, hand);
    art.shapes.extend(fingers);
    true
}

/// What hangs on a tree, and what a tower is built of.
const BAUBLE: &str = "bauble";
const BLOCK: &str = "toy block";

/// What somebody puts on the tree or the tower that is being decorated or built.
pub(super) fn in_a_builders_hand(scene: &Scene, party: Party) -> Option<&'static str> {
    let own = |known: &&Relation| known.subject == party && known.link == Link::With;
    let built = scene.relations.iter().filter(own).filter_map(|known| scene.subject(known.object));
    built.filter(|_| doing(scene, party) == Some(Doing::Building)).find_map(|one| match one.what.name() {
        "christmas tree" | "pine tree" => Some(BAUBLE),
        "block tower" | "building blocks" => Some(BLOCK),
        _ => None,
    })
}

fn has_fire(scene: &Scene) -> bool {
    scene.cast.iter().any(|one| one.what.name() == "campfire")
}

/// On a stick that is held out.
fn marshmallow(hand: Point, high: f64) -> [Shape; 2] {
    let end = hand + Vec2::new(high * 0.26, -high * 0.14);
    let mut stick = BezPath::new();
    stick.move_to(hand - (end - hand) * 0.2);
    stick.line_to(end);
    let half = Vec2::new(high * 0.05, high * 0.06);
    let sweet = kurbo::Rect::from_points(end - half, end + half).to_rounded_rect(high * 0.02);
    let sweet = kurbo::Shape::to_path(&sweet, 0.05);
    [Shape::line(stick, Pen::Outline), Shape::area(sweet, Tint::hex(0xFF_FF_FF), Pen::Outline)]
}

/// From before the lips up over the hand, larger and larger.
fn bubbles(mouth: Point, high: f64) -> Vec<Shape> {
    const ALL: [(f64, f64, f64); 5] = [
        (0.2, -0.01, 0.022),
        (0.3, -0.08, 0.036),
        (0.42, -0.0, 0.05),
        (0.5, -0.17, 0.065),
        (0.34, -0.24, 0.045),
    ];
    let one = |(x, y, radius): (f64, f64, f64)| {
        let at = mouth + Vec2::new(x, y) * high;
        let ring = kurbo::Circle::new(at, radius * high);
        let shine = kurbo::Arc::new(at, (ring.radius * 0.6, ring.radius * 0.6), -2.6, 0.9, 0.0);
        [
            Shape::area(kurbo::Shape::to_path(&ring, 0.05), Tint::hex(0xDF_F3_FF), Pen::Outline),
            Shape::line(kurbo::Shape::to_path(&shine, 0.05), Pen::Inner),
        ]
    };
    ALL.into_iter().flat_map(one).collect()
}

/// Whether a deed is done to anybody or anything named.
pub(super) fn has_object(scene: &Scene, party: Party) -> bool {
    let own = |known: &Relation| known.subject == party && matches!(known.link, Link::With | Link::Holding);
    scene.relations.iter().any(own) || wash::is_washer(scene, party) || wash::is_pair(scene, party)
}

/// Whether somebody paints on a canvas, and no fence or egg.
pub(super) fn has_canvas(scene: &Scene, party: Party) -> bool {
    let own = |known: &&Relation| {
        let done = matches!(known.link, Link::With | Link::Holding);
        known.subject == party && done && !tend::is_alive(scene, known.object)
    };
    let mut own = scene.relations.iter().filter(own);
    !paints_at_a_table(scene, party) && own.all(|known| tend::ties(scene, known, Some(Doing::Painting)))
}

/// What gets the paint itself, and is on no canvas.
pub(super) const PAINTED: [&str; 11] = [
    "fence",
    "brick wall",
    "house",
    "easter egg",
    "egg",
    "rock",
    "barn",
    "birdhouse",
    "rowing boat",
    "easel",
    "paint brush",
];

/// Whether a party gets the paint itself.
pub(super) fn is_painted(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_none_or(|subject| match subject.what {
        What::Person(_) => false,
        What::Thing(thing) => PAINTED.contains(&thing.name) || thing.name.contains("paint"),
    })
}

/// What is so small that everybody paints one of his own.
pub(super) const PAINTED_EACH: [&str; 5] = ["easter egg", "egg", "rock", "birdhouse", "pumpkin"];
/// How high it is before its painter, as a share of the painter's height.
const BEFORE_THE_BRUSH: f64 = 0.64;

/// Whether a party paints such things.
pub(super) fn paints_each(scene: &Scene, known: &Relation) -> bool {
    let small = scene.subject(known.object).is_some_and(|one| PAINTED_EACH.contains(&one.what.name()));
    small && known.link == Link::With && doing(scene, known.subject) == Some(Doing::Painting)
}

/// Whether a party paints what is on the table before it.
pub(super) fn paints_at_a_table(scene: &Scene, party: Party) -> bool {
    let painted = |on: &Relation| {
        on.link == Link::On
            && scene.subject(on.subject).is_some_and(|one| PAINTED_EACH.contains(&one.what.name()))
            && scene.relations.iter().any(|at| at.subject == party && at.object == on.object)
    };
    doing(scene, party) == Some(Doing::Painting) && scene.relations.iter().any(painted)
}

/// The first one before the brush, the others at the painter's feet.
pub(super) fn painted(body: &Doer, other: Group, rank: usize) -> Group {
    let own = other.bounds();
    let high = body.around.height();
    let share = if rank == 0 { BEFORE_THE_BRUSH } else { BEFORE_THE_BRUSH * 0.5 };
    let scale = high * share / own.height().max(1.0);
    let other = other.moved(Affine::scale(scale));
    let wide = other.bounds().width();
    let edge = body.around.x1 - high * 0.1;
    let x = if rank == 0 { edge } else { edge - wide * rank as f64 };
    body.on_ground(other, x)
}

/// Whether it is leaves that somebody works on.
pub(super) fn rakes(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let leaves = scene.subject(known.object).is_some_and(|one| one.what.name().contains("leaf"));
        known.subject == party && leaves && known.link == Link::With
    })
}

/// A rake from the mouth of an animal down to the leaves before it.
pub(super) fn rake(art: &mut Art, detail: Detail) {
    let body = Doer::of(art);
    let wide = body.around.width().min(body.around.height());
    let end = Point::new(body.around.x1 + wide * 0.24, body.around.y1);
    let shapes = tools::wielded("rake", (body.mouth, end), wide * 0.9, detail);
    art.shapes.extend(shapes);
}

/// What one writes on who stands before it.
pub(super) const BOARDS: [&str; 2] = ["blackboard", "easel"];

/// Whether somebody writes or draws on a board.
pub(super) fn is_at_board(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let board = scene.subject(known.object).is_some_and(|one| BOARDS.contains(&one.what.name()));
        known.subject == party && board && matches!(known.link, Link::With | Link::On | Link::NextTo)
    })
}

/// A sheet under the pencil, on the lap; and the pencil, where it is not held already.
fn write(art: &mut Art, body: &Doer, (busy, detail): (bool, Detail)) {
    let size = body.around.height() * 0.15;
    let tip = body.hand + Vec2::new(-size * 0.5, size * 0.62);
    let by = |x: f64, y: f64| tip + Vec2::new(x, y) * size;
    let mut sheet = BezPath::new();
    sheet.move_to(by(-1.1, -0.5));
    sheet.line_to(by(0.7, -0.5));
    sheet.line_to(by(1.1, 0.56));
    sheet.line_to(by(-0.74, 0.56));
    sheet.close_path();
    art.shapes.push(Shape::area(sheet, Tint::hex(0xFF_FF_FF), Pen::Outline));
    for (y, to) in [(-0.18, -0.1), (0.14, -0.3)] {
        let mut line = BezPath::new();
        line.move_to(by(-0.86 + y * 0.34, y));
        line.line_to(by(to, y));
        art.shapes.push(Shape::line(line, Pen::Inner));
    }
    if !busy {
        art.shapes.extend(tools::wielded("pencil", (body.hand, tip), size * 2.0, detail));
    }
    let hand = grip::fingers(art, body.hand);
    art.shapes.extend(hand);
}

/// On the canvas of an easel that stands beside.
pub(super) fn on_canvas(body: &Doer, other: Group) -> Group {
    let Ok(easel) = figure("easel", Detail::Bold) else { return other };
    let own = easel.bounds();
    let scale = body.around.height() * 0.92 / own.height().max(1.0);
    // The brush is on the canvas.
    let near = if body.person {
        body.hand.x + own.width() * scale * 0.5
    } else {
        body.around.x1 + own.width() * scale * 0.42
    };
    let foot = Point::new(near, body.around.y1);
    let easel = easel.clone().placed(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    );
    let area = |shape: &&Shape| if shape.tint.is_some() { shape.extent() } else { 0.0 };
    let canvas = easel.shapes.iter().max_by(|a, b| area(a).total_cmp(&area(b)));
    let Some(canvas) = canvas.map(|shape| kurbo::Shape::bounding_box(&shape.path)) else { return other };
    let (picture, room) = (other.bounds(), canvas.inset(-canvas.width() * 0.1));
    let fit = (room.width() / picture.width().max(1.0)).min(room.height() / picture.height().max(1.0));
    let mut other = other.moved(
        Affine::translate(room.center().to_vec2())
            * Affine::scale(fit)
            * Affine::translate(-picture.center().to_vec2()),
    );
    if let Some(member) = other.members.first_mut() {
        // What the easel's own picture shows makes room.
        let free = |shape: &Shape| {
            let own = kurbo::Shape::bounding_box(&shape.path);
            !canvas.inset(-2.0).contains(own.center()) || own.area() > canvas.area() * 0.5
        };
        member.art.shapes.splice(0..0, easel.shapes.into_iter().filter(free));
    }
    other
}

//! What is eaten and cooked: at the mouth, on a little table, on the ground before an animal.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art, Detail};
use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Thing, What};

use super::cake::is_cake;
use super::grip::{self, Shoulders};
use super::group::{Group, bottom};
use super::prone;
use super::rod::shaft;
use super::tend::{Doer, is_alive};
use super::ties::{doing, is_somebody};
use super::tools;
use super::utensil;

/// What is no higher than this, in centimetres, does not hide its holder's face.
pub(super) const HANDY: u32 = 30;

/// Whether something small is made to eat by somebody with two hands: it is on a table.
pub(super) fn cooks(scene: &Scene, relation: &Relation, doing: Option<Doing>) -> bool {
    let small = scene.subject(relation.object).is_some_and(|object| match object.what {
        What::Thing(thing) => thing.centimetres <= HANDY,
        What::Person(_) => false,
    });
    let put_somewhere =
        |known: &Relation| known.subject == relation.object && matches!(known.link, Link::In | Link::On);
    let in_a_pot = scene.relations.iter().any(put_somewhere);
    doing == Some(Doing::Cooking)
        && !in_a_pot
        && relation.link == Link::With
        && small
        && is_somebody(scene, relation.subject)
        && !is_alive(scene, relation.object)
}

/// Whether somebody cuts or peels what is small: it lies on a table, and a knife is in the hand.
pub(super) fn slices(scene: &Scene, relation: &Relation, doing: Option<Doing>) -> bool {
    let small = scene.subject(relation.object).is_some_and(|object| {
        matches!(object.what, What::Thing(thing) if thing.centimetres <= HANDY && !thing.name.contains("paper"))
    });
    matches!(doing, Some(Doing::Cutting | Doing::Peeling))
        && relation.link == Link::With
        && small
        && is_somebody(scene, relation.subject)
        && !is_alive(scene, relation.object)
}

/// What an animal drinks milk from.
pub(super) const BOWL_OF_MILK: &str = "bowl of milk";

/// An animal has its milk in a bowl on the ground.
pub(super) fn into_a_bowl(scene: &mut Scene) {
    let Some(bowl) = Thing::named(BOWL_OF_MILK) else { return };
    for known in scene.relations.clone() {
        let Party::Cast(milk) = known.object else { continue };
        let animal = is_alive(scene, known.subject) && !is_somebody(scene, known.subject);
        let drinks = doing(scene, known.subject) == Some(Doing::Drinking);
        if animal && drinks && matches!(known.link, Link::Holding) && scene.cast[milk].what.name() == "milk" {
            scene.cast[milk].what = What::Thing(bowl);
        }
    }
}

/// Whether the mouth is low enough for what stands on the ground.
pub(super) fn is_low(base: &Art) -> bool {
    let around = base.bounds();
    base.anchor(Anchor::OtherHand).is_none()
        && around.width() > around.height() * 1.2
        && base.anchor(Anchor::Mouth).is_some_and(|mouth| mouth.y > around.y0 + around.height() * 0.55)
}

/// How wide what is lapped from is, as a share of the animal's height.
const DISH: f64 = 0.68;

/// On the ground right under the mouth, whose tongue is in it.
pub(super) fn under_the_tongue(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let mouth = base.anchor(Anchor::Mouth).unwrap_or(around.center());
    let scale = around.height() * DISH / own.width().max(own.height()).max(1.0);
    let (wide, high) = (own.width() * scale, own.height() * scale);
    let top = mouth.y + around.height() * 0.07;
    let foot = Point::new(mouth.x + wide * 0.06, top + high);
    let mut dish = other.stood(foot, scale);
    if let Some(member) = dish.members.last_mut() {
        member.art.shapes.push(prone::tongue(mouth, around.height()));
    }
    dish
}

/// What a dish is eaten with.
pub(super) const CUTLERY: [&str; 4] = ["fork", "spoon", "table knife", CHOPSTICKS];
pub(super) const CHOPSTICKS: &str = "chopsticks";

/// On the ground before an animal's mouth: a dish, and what it is eaten with, stuck into it.
pub(super) fn set_before(base: &Art, other: Group, cutlery: bool) -> Group {
    if is_low(base) && !cutlery {
        return under_the_tongue(base, other);
    }
    let (around, own) = (base.bounds(), other.bounds());
    let mouth = base.anchor(Anchor::Mouth).or(base.anchor(Anchor::Face)).unwrap_or(around.center());
    let side = if mouth.x < around.center().x { -1.0 } else { 1.0 };
    let size = around.height().min(around.width()) * if cutlery { 0.42 } else { 0.5 };
    let scale = size / own.height().max(own.width()).max(1.0);
    let edge = if side > 0.0 { around.x1 } else { around.x0 };
    let middle = Point::new(edge + side * size * 0.3, around.y1);
    if cutlery {
        let at = middle + Vec2::new(side * size * 0.34, -size * 0.98);
        return other.moved(
            Affine::translate(at.to_vec2())
                * Affine::rotate(std::f64::consts::PI + side * 0.36)
                * Affine::scale(scale)
                * Affine::translate(-own.center().to_vec2()),
        );
    }
    let (wide, high) = (own.width() * scale, own.height() * scale);
    let low = around.y1 - mouth.y - high * 0.7;
    if low < size * 0.2 {
        return other.stood(middle, scale);
    }
    // What is eaten high up stands on a table, its edge at the mouth.
    let foot = Point::new(mouth.x + side * wide * 0.54, mouth.y + high * 0.7);
    let mut dish = other.stood(foot, scale);
    if let Some(first) = dish.members.first_mut() {
        let half = Vec2::new(wide * 0.5, (low * 0.12).min(high * 0.16));
        let top = Rect::new(foot.x - half.x, foot.y - half.y * 0.4, foot.x + half.x, foot.y + half.y);
        let leg = |x: f64| {
            let x = foot.x + x * half.x;
            Rect::new(x - half.x * 0.1, top.y1 - 1.0, x + half.x * 0.1, around.y1)
        };
        let legs = [-0.7, 0.7].map(|x| kurbo::Shape::to_path(&leg(x), 0.1));
        let board = kurbo::Shape::to_path(&top.to_rounded_rect(half.y * 0.4), 0.1);
        let table = legs.into_iter().chain([board]);
        let table = table.map(|path| Shape::area(path, Tint::hex(0xC9_8F_55), Pen::Outline));
        first.art.shapes.splice(0..0, table);
    }
    dish
}

/// How wide a dish in the arm of an animal is, and how far below the mouth, as shares of the animal's height.
const IN_ARM: (f64, f64) = (0.5, 0.2);
const NOODLES: Tint = Tint::hex(0xF7_DF_8E);

/// A dish before the belly in one paw, and what it is eaten with from the other to the mouth.
pub(super) fn from_the_paws(base: &Art, arms: &Shoulders, other: Group, cutlery: bool) -> Group {
    let body = Doer::of(base);
    let high = base.bounds().height().min(base.bounds().width() * 1.2);
    let belly = arms.left.midpoint(arms.right);
    let paw = Point::new(arms.right.x + arms.thickness() * 0.3, arms.right.y + high * 0.06);
    let wide = high * IN_ARM.0;
    let top = (body.mouth.y + high * IN_ARM.1).max(arms.right.y + high * 0.02);
    let mut other = other;
    if cutlery {
        let name = other.first().map_or("", |first| first.name);
        let end = body.mouth + Vec2::new(high * 0.03, high * 0.03);
        let tool = if name == CHOPSTICKS {
            let (way, thick) = (end - paw, high * 0.013);
            let aside = Vec2::new(-way.y, way.x) / way.hypot().max(1e-6) * (high * 0.035);
            let mut all = vec![noodles(end, top, high)];
            all.extend(
                [-0.6, 1.0]
                    .map(|side| shaft(paw - way * 0.36 + aside * side, end + aside * side * 0.4, thick)),
            );
            all
        } else {
            tools::wielded(name, (paw, end), high * 0.5, Detail::Bold)
        };
        if let Some(member) = other.members.first_mut() {
            member.art = Art::of(tool);
            member.art.shapes.extend(arms.reach(base, arms.right, paw));
        }
        return other;
    }
    let own = other.bounds();
    let scale = wide / own.width().max(1.0);
    let mut dish = other.stood(Point::new(belly.x, top + own.height() * scale), scale);
    let rim = dish.bounds();
    let left = Point::new(rim.x0 + wide * 0.12, rim.y0 + rim.height() * 0.6);
    if let Some(member) = dish.members.last_mut() {
        member.art.shapes.extend(arms.reach(base, arms.left, left));
        // What is eaten with is in the other paw.
        let ends = (paw, body.mouth + Vec2::new(high * 0.03, high * 0.03));
        member.art.shapes.extend(utensil::to_the_mouth(member.name, ends, (high, top)));
        member.art.shapes.extend(arms.reach(base, arms.right, paw));
    }
    dish
}

fn between(from: f64, to: f64, share: f64) -> f64 {
    from + (to - from) * share
}

/// What hangs from two sticks down into the bowl.
pub(super) fn noodles(from: Point, low: f64, high: f64) -> Shape {
    let half = high * 0.026;
    let end = low + high * 0.05;
    let mut path = BezPath::new();
    path.move_to(from - Vec2::new(half, 0.0));
    path.curve_to(
        (from.x - half * 2.4, between(from.y, end, 0.4)),
        (from.x, between(from.y, end, 0.6)),
        (from.x - half, end),
    );
    path.line_to((from.x + half, end));
    path.curve_to(
        (from.x + half * 2.0, between(from.y, end, 0.6)),
        (from.x, between(from.y, end, 0.4)),
        (from.x + half, from.y),
    );
    path.close_path();
    Shape::area(path, NOODLES, Pen::Outline)
}

/// Food on its way into the mouth: from the hand to the lips; on a little table where it is a dish.
pub(super) fn bite(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let name = other.members.first().map_or("", |member| member.name);
    if !body.person {
        return other;
    }
    if is_dish(name) {
        let mut dish = served(&body, other, (0, 1));
        if let Some(member) = dish.members.first_mut() {
            let low = member.art.bounds().y0 + member.art.bounds().height() * 0.2;
            let high = body.around.height();
            member.art.shapes.extend(utensil::to_the_mouth(name, (body.hand, body.mouth), (high, low)));
        }
        grip::over(base, &mut dish, &[body.hand]);
        return dish;
    }
    let own = other.bounds();
    let way = body.mouth - body.hand;
    let long = way.hypot().max(body.around.height() * 0.1);
    let upright = own.height() > own.width() * 1.3;
    let cup = CUPS.iter().any(|part| name.contains(part));
    let round = !upright && own.height() > own.width() * 0.8;
    let size = match (upright, cup || round) {
        (true, _) => long,
        (false, true) => long * 0.86,
        (false, false) => long * 1.12,
    };
    let scale = (size / if upright { own.height() } else { own.width().max(own.height()) }).min(1.4);
    // The handle of a cup is where the hand is.
    let handle = other.members.first().and_then(|member| member.art.anchor(Anchor::Grip)).filter(|_| cup);
    let turned = handle.is_some_and(|handle| (handle.x - own.center().x) * way.x > 0.0);
    let across = if turned { -scale } else { scale };
    // Half tipped to the mouth, and beside the face.
    let tip = if upright { libm::atan2(way.x, -way.y) * 0.36 } else { 0.0 };
    let low = Vec2::new(0.0, size * if upright || cup { 0.2 } else { 0.15 });
    let at = body.hand + way * if upright { 0.34 } else { 0.4 } + low;
    let mut held = other.moved(
        Affine::translate(at.to_vec2())
            * Affine::rotate(tip)
            * Affine::scale_non_uniform(across, scale)
            * Affine::translate(-own.center().to_vec2()),
    );
    grip::over(base, &mut held, &[body.hand]);
    held
}

/// A spoon or a fork that is named, from a person's hand to the mouth.
pub(super) fn at_the_lips(base: &Art, mut other: Group) -> Group {
    let body = Doer::of(base);
    let dish = if other.first().is_some_and(|one| one.name == "spoon") { "soup" } else { "salad" };
    let ends = (body.hand, body.mouth);
    if let Some(first) = other.members.first_mut() {
        first.art = Art::of(utensil::to_the_mouth(dish, ends, (body.around.height(), body.around.y1)));
    }
    grip::over(base, &mut other, &[body.hand]);
    other
}

/// Parts of the names of what is eaten from the table.
pub(super) const DISHES: [&str; 17] = [
    "spaghetti",
    "pancakes",
    "salad",
    "curry",
    "soup",
    "turkey",
    "waffle",
    "rice",
    "egg",
    "paella",
    "fondue",
    "bowl",
    "plate",
    "pot of",
    "cake",
    "pie",
    "pizza",
];

/// Parts of the names of what one drinks from.
const CUPS: [&str; 6] = ["mug", "cup", "coffee", "tea", "beverage", "glass"];

pub(super) fn is_dish(name: &str) -> bool {
    DISHES.iter().any(|part| name.contains(part)) && !name.contains("cupcake") && !name.contains("slice")
}

/// Whether a party is a dish.
pub(super) fn is_on_a_plate(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|one| is_dish(one.what.name()))
}

/// On a table before the body.
pub(super) fn served(body: &Doer, other: Group, among: (usize, usize)) -> Group {
    served_at(body, other, among, body.around.height() * 0.04).0
}

/// How flat what is round is seen that lies on a table.
const LYING: f64 = 0.5;

/// The same, so far aside of the middle where it is one; and the box of the dish itself.
pub(super) fn served_at(
    body: &Doer,
    other: Group,
    (rank, same): (usize, usize),
    aside: f64,
) -> (Group, Rect) {
    let around = body.around;
    let (high, middle) = (around.height(), around.center().x);
    let top = around.y0 + high * 0.68;
    let half = high * 0.42;
    let place = half * 1.8 / same as f64;
    let cake = other.members.first().is_some_and(|first| is_cake(first.name));
    let most = if cake { 0.35 } else { 0.3 };
    let dish = body.sized(other, if same > 1 { (place / high).min(0.19) } else { most });
    let round = dish.first().is_some_and(|first| first.name == "cookie");
    let dish = if round { dish.moved(Affine::scale_non_uniform(1.2, LYING)) } else { dish };
    let own = dish.bounds();
    let aside = if same > 1 { (rank as f64 + 0.5 - same as f64 / 2.0) * place } else { aside };
    let to = Point::new(middle + aside, top + high * 0.02);
    let mut dish = dish.moved(Affine::translate(to - bottom(own)));
    let own = dish.bounds();
    if rank > 0 {
        return (dish, own);
    }
    if let Some(member) = dish.members.first_mut() {
        member.art.shapes.splice(0..0, table_below((middle, top), half, (high, around.y1)));
    }
    (dish, own)
}

/// A table with its top here, so wide to both sides, for somebody of this height whose feet are there.
pub(super) fn table_below((middle, top): (f64, f64), half: f64, (high, ground): (f64, f64)) -> Vec<Shape> {
    let wood = Tint::hex(0xC9_8F_55);
    let board = Rect::new(middle - half, top, middle + half, top + high * 0.06).to_rounded_rect(high * 0.02);
    let leg =
        |x: f64| Rect::new(middle + x - high * 0.03, top + high * 0.06, middle + x + high * 0.03, ground);
    let legs = [-half * 0.78, half * 0.78].map(leg);
    let pieces = legs.iter().map(|leg| kurbo::Shape::to_path(leg, 0.1));
    let pieces = pieces.chain([kurbo::Shape::to_path(&board, 0.1)]);
    pieces.map(|path| Shape::area(path, wood, Pen::Outline)).collect()
}

/// The dish on the table that somebody eats at.
pub(super) fn dish_on_the_table(scene: &Scene, party: Party) -> Option<&'static str> {
    let eats = doing(scene, party) == Some(Doing::Eating);
    let at = |top: Party| {
        let beside = |known: &Relation| {
            known.subject == party && known.object == top && matches!(known.link, Link::NextTo | Link::With)
        };
        scene.relations.iter().any(beside)
    };
    let served = |on: &&Relation| on.link == Link::On && at(on.object) && is_on_a_plate(scene, on.subject);
    let dish = scene.relations.iter().filter(|_| eats).find(served)?.subject;
    match scene.subject(dish)?.what {
        What::Thing(thing) => Some(thing.name),
        What::Person(_) => None,
    }
}

//! Feeding: what is eaten is in the hand and at the mouth of whoever is fed.

use drawing::{Pen, Shape, Tint};
use figures::{Anchor, Art};
use kurbo::{Affine, Ellipse, Point, Shape as _, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Subject, Thing, What};

use super::Actor;
use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::{Group, Member};
use super::oars::chest;
use super::rod::bar;
use super::tend::{Doer, is_alive};
use super::ties::doing;
use super::tools;
use super::utensil;
use crate::silhouette::Silhouette;

/// What who is fed with, where the wish does not say.
pub(super) const FOOD: [(&str, &[&str]); 9] = [
    ("bread", &["duck", "swan", "bird", "chick", "rooster", "hen", "turkey", "goose", "flamingo", "stork"]),
    ("leafy branch", &["giraffe", "elephant", "koala", "panda", "brachiosaurus", "triceratops"]),
    (
        "carrot",
        &[
            "horse", "unicorn", "bunny", "hamster", "deer", "goat", "donkey", "rhino", "hippo", "camel",
            "zebra",
        ],
    ),
    (
        "fish",
        &["seal", "penguin", "cat", "dolphin", "pelican", "polar bear", "otter", "walrus", "whale", "shark"],
    ),
    ("bone", &["puppy", "dog", "wolf"]),
    ("banana", &["monkey", "sitting monkey", "gorilla", "orangutan"]),
    ("acorn", &["squirrel", "chipmunk"]),
    ("strawberry", &["tortoise", "sea turtle", "hedgehog"]),
    ("spoon", &["baby"]),
];
/// How far from the hand to the mouth, as a share of the feeder's height.
const REACH: f64 = 0.14;
/// How far behind the first and below it the others stand who are fed together, as shares of their own width and height: they
/// have come nearer to us, one to the feeder's feet. Those as tall as the feeder wait behind each other.
const WAITING: [(f64, f64); AT_ONCE as usize] = [(0.0, 0.0), (0.66, 0.6), (-0.5, 0.9)];
const IN_LINE: (f64, f64) = (0.74, 0.06);
pub(super) const AT_ONCE: u8 = 3;
/// Whoever is higher than this, in centimetres, is fed with a lifted hand.
const TALL: u32 = 220;

/// What somebody feeds another with.
fn food(scene: &Scene, feeder: Party) -> Option<Party> {
    let feeds = doing(scene, feeder) == Some(Doing::Feeding);
    let of_feeder = |known: &&Relation| known.subject == feeder && feeds;
    let mut held = scene.relations.iter().filter(of_feeder).filter(|known| known.link == Link::Holding);
    let food = held.next()?.object;
    let another = fed(scene, feeder).is_some_and(|fed| fed != food);
    (another || !is_alive(scene, food)).then_some(food)
}

/// Who is fed.
fn fed(scene: &Scene, feeder: Party) -> Option<Party> {
    let eats = |known: &&Relation| {
        known.subject == feeder && known.link == Link::With && is_alive(scene, known.object)
    };
    scene.relations.iter().find(eats).map(|known| known.object)
}

/// Whether the relation is to what is eaten, alive or not.
pub(super) fn is_food(scene: &Scene, known: &Relation) -> bool {
    known.link == Link::Holding && food(scene, known.subject) == Some(known.object)
}

/// Whoever feeds somebody has something for it in the hand.
pub(super) fn provide(scene: &mut Scene) {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let hungry =
        |feeder: &Party| doing(scene, *feeder) == Some(Doing::Feeding) && copies(scene, *feeder) == 1;
    let feeders: Vec<Party> = all.filter(hungry).collect();
    for feeder in feeders {
        let busy = scene.relations.iter().any(|known| {
            known.subject == feeder
                && (known.link == Link::Holding || known.link == Link::With && !is_alive(scene, known.object))
        });
        let eater = fed(scene, feeder).and_then(|eater| scene.subject(eater)).filter(|_| !busy);
        let liked = |(_, eaters): &&(&str, &[&str])| {
            eater.is_some_and(|eater| {
                let name = match eater.what {
                    What::Thing(thing) => thing.name,
                    What::Person(person) => person.role.id(),
                };
                eater.count <= AT_ONCE && eaters.contains(&name)
            })
        };
        let Some(thing) = FOOD.iter().find(liked).and_then(|(food, _)| Thing::named(food)) else { continue };
        let object = Party::Cast(scene.cast.len());
        scene.cast.push(Subject::one(thing));
        scene.relations.push(Relation { subject: feeder, link: Link::Holding, object, and: None });
    }
}

/// Whether whoever feeds lifts the hand: it is higher than that.
pub(super) fn lifts(scene: &Scene, feeder: Party) -> bool {
    let tall = |party: Party| {
        scene
            .subject(party)
            .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres > TALL))
    };
    food(scene, feeder).and_then(|_| fed(scene, feeder)).is_some_and(tall)
}

fn mouth(art: &Art) -> Point {
    let around = art.bounds();
    let face = art.anchor(Anchor::Face).unwrap_or(Point::new(around.x0, around.y0 + around.height() * 0.3));
    art.anchor(Anchor::Mouth).unwrap_or(face)
}

/// Where the lips are of an animal that looks to the left: the tip of its muzzle.
fn lips(art: &Art) -> Point {
    let mouth = mouth(art);
    let (Some(face), Some(head)) = (art.anchor(Anchor::Face), art.anchor(Anchor::Head)) else { return mouth };
    if grip::is_person(art) || art.anchor(Anchor::Mouth).is_none() {
        return mouth;
    }
    let reach = (face - head).hypot();
    let tip = Silhouette::of(art).reach(mouth.y - reach * 0.1, mouth.y + reach * 0.1);
    let tip = tip.map_or(mouth.x, |(from, _)| from + reach * MUZZLE.0);
    Point::new(tip.clamp(mouth.x - reach * MUZZLE.1, mouth.x), mouth.y)
}

/// How much of a muzzle is before the lips, and how long one is at most, as shares of the way from face to crown.
const MUZZLE: (f64, f64) = (0.12, 0.9);

/// Turned to the feeder, its mouth before the hand; the next ones wait about.
pub(super) fn at_the_hand(body: &Doer, other: Group, (rank, _): (usize, usize)) -> Group {
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let own = turned.bounds();
    let high = body.around.height();
    let Some(mouth) = turned.first().map(|first| lips(&first.art)) else { return turned };
    let (hand, least) = if body.person {
        (body.hand.x, body.around.center().x + high * 0.1)
    } else {
        (body.around.x1, body.around.x1 - body.around.width() * 0.04)
    };
    let aside = (hand + high * REACH - mouth.x).max(least - own.x0);
    let in_line = (IN_LINE.0 * rank as f64, IN_LINE.1 * rank as f64);
    let is_tall = own.height() > high;
    let (behind, below) = if is_tall { in_line } else { WAITING[rank % WAITING.len()] };
    let queue = Vec2::new(own.width() * behind, own.height() * below);
    turned.moved(Affine::translate(Vec2::new(aside, body.around.y1 - own.y1) + queue))
}

/// Lays what is eaten from the hand to the mouth of whoever is fed, and the hand over it.
pub(super) fn to_the_mouth(
    scene: &Scene,
    (base, holder): (&Art, &str),
    feeder: Actor,
    (members, behind): (&mut Vec<Member>, &[Member]),
) {
    let Some(food) = food(scene, feeder.party) else { return };
    let eater = fed(scene, feeder.party);
    let of = |party: Option<Party>| members.iter().position(|one| Some(one.actor.party) == party);
    let fed = members.iter().chain(behind).filter(|one| Some(one.actor.party) == eater);
    let eats = fed.min_by_key(|one| one.actor.copy);
    let (Some(held), mouth) = (of(Some(food)), eats.map(|one| lips(&one.art))) else { return };
    let body = Doer::of(base);
    let high = body.around.height().min(body.around.width() * 1.6);
    let person = grip::is_person(base);
    let (chest, reach) = chest(base);
    let arms = grip::shoulders(holder, base).unwrap_or_else(|| Shoulders::below(chest, reach));
    let ahead = Point::new(body.around.x1, chest.y);
    let hand = if person { body.hand } else { mouth.map_or(ahead, |mouth| arms.right.lerp(mouth, 0.36)) };
    let to = mouth.unwrap_or(hand + Vec2::new(high * REACH, -high * 0.04));
    let mut item = members.remove(held);
    // The others lie at the feet.
    let more = members.iter_mut().filter(|one| one.actor.party == food);
    for (index, one) in more.enumerate() {
        let own = one.art.bounds();
        let scale = high * 0.16 / own.height().max(own.width()).max(1.0);
        let foot = Point::new(body.around.x1 + high * 0.02 - index as f64 * high * 0.2, body.around.y1 + 4.0);
        one.art = std::mem::take(&mut one.art).placed(
            Affine::translate(foot.to_vec2())
                * Affine::scale(scale)
                * Affine::translate((-own.center().x, -own.y1)),
        );
    }
    if item.name == "spoon" {
        let mut shapes = utensil::to_the_mouth("soup", (hand, to), (high, body.around.y1));
        shapes.extend(if person { grip::fingers(base, hand) } else { arms.reach(base, arms.right, hand) });
        item.art = Art::of(shapes);
        members.push(item);
        return;
    }
    if is_spooned(item.name) {
        spooned(&mut item.art, &body, (hand, to), high);
        let fingers = if person { grip::fingers(base, hand) } else { arms.reach(base, arms.right, hand) };
        item.art.shapes.extend(fingers);
        if person {
            item.art.shapes.extend(grip::fingers(base, body.other_hand));
        }
        members.push(item);
        return;
    }
    let own = item.art.bounds();
    let placing = tools::spanning(item.name, own, (hand, to), high * 0.26).unwrap_or_else(|| {
        let long = own.width().max(own.height()).max(1.0);
        let scale = ((to - hand).hypot() * 1.3).clamp(high * 0.18, high * 0.34) / long;
        // What is long lies along the way to the mouth, a carrot with its leaves to the hand.
        let upright = own.height() > own.width() * 1.5;
        let way = to - hand;
        let turn = if upright { libm::atan2(way.y, way.x) + std::f64::consts::FRAC_PI_2 } else { 0.0 };
        let back = way / way.hypot().max(1e-6) * (long * scale * 0.42);
        Affine::translate((to - back).to_vec2())
            * Affine::rotate(turn)
            * Affine::scale_non_uniform(if item.name == "carrot" { -scale } else { scale }, scale)
            * Affine::translate(-own.center().to_vec2())
    });
    item.art = item.art.placed(placing);
    let fingers = if person { grip::fingers(base, hand) } else { arms.reach(base, arms.right, hand) };
    item.art.shapes.extend(fingers);
    members.push(item);
}

/// Whether it is eaten from a bowl with a spoon.
fn is_spooned(name: &str) -> bool {
    ["soup", "bowl", "pot of", "pudding", "yogurt"].iter().any(|part| name.contains(part))
}

/// How wide a bowl is beside the feeder, and how long and wide the bowl of a spoon, as shares of the same.
const BOWL: f64 = 0.24;
const SPOON: (f64, f64) = (0.045, 0.032);

/// A spoon from the hand to the mouth; its bowl is in the other hand.
fn spooned(art: &mut Art, body: &Doer, (hand, to): (Point, Point), high: f64) {
    let own = art.bounds();
    let scale = high * BOWL / own.width().max(1.0);
    let other = if body.person {
        body.other_hand
    } else {
        Point::new(body.around.x0 + body.around.width() * 0.3, body.around.y1 - high * 0.1)
    };
    let foot = Point::new(other.x - high * BOWL * 0.2, other.y + high * 0.03);
    *art = std::mem::take(art).placed(
        Affine::translate(foot.to_vec2())
            * Affine::scale(scale)
            * Affine::translate((-own.center().x, -own.y1)),
    );
    let way = to - hand;
    let turn = libm::atan2(way.y, way.x);
    let end = to - way / way.hypot().max(1e-6) * (high * SPOON.0 * 0.4);
    let steel = Tint::hex(0xDF_E3_EA);
    art.shapes.push(bar(&[hand - way * 0.16, end], high * 0.013, steel));
    let bowl = Ellipse::new(end, (high * SPOON.0, high * SPOON.1), turn);
    art.shapes.push(Shape::area(bowl.to_path(0.05), steel, Pen::Outline));
}

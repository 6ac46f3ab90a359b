//! What is done to another: arms around it, a brush in its fur, a ball off the foot, a cart on a rope.

use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::beside::{embrace, orbit};
use super::breath;
use super::cake;
use super::casting::copies;
pub(super) use super::doer::{Doer, dashed};
use super::grip::Shoulders;
use super::group::Group;
use super::lead::{self, led};
use super::meal::{self, cooks, served};
use super::ties::is_somebody;
use super::{
    between, decant, feed, grip, hose, hug, many, milk, mouth, oars, paws, planted, pour, push, stir, strung,
    tools, work,
};
use crate::silhouette::Silhouette;

/// Whether the doer and the one it is done to are drawn as one.
pub(super) fn ties(scene: &Scene, relation: &Relation, doing: Option<Doing>) -> bool {
    let cooks = cooks(scene, relation, doing);
    let waters = pour::waters(scene, relation);
    let sprays = doing == Some(Doing::Splashing) && pour::sprays(scene, relation);
    let slices = meal::slices(scene, relation, doing);
    let each = work::paints_each(scene, relation);
    let most = match doing {
        _ if cooks || waters || sprays || slices => MOST_ON_A_TABLE,
        Some(Doing::Feeding) => feed::AT_ONCE,
        Some(Doing::Digging) => planted::AT_ONCE,
        _ if each => MOST_ON_A_TABLE,
        // A train has several wagons.
        Some(Doing::Pulling) if !is_alive(scene, relation.subject) => MOST_ON_A_TABLE,
        _ => 1,
    };
    let heads = if sprays || each { 2 } else { 1 };
    let alone = copies(scene, relation.subject) <= heads && copies(scene, relation.object) <= most;
    let near = matches!(relation.link, Link::With | Link::Holding | Link::NextTo | Link::LookingAt)
        || decant::pours(scene, relation);
    // A ball is kicked; a father plays too.
    let deed = doing.is_some_and(|deed| match deed {
        Doing::PlayingSoccer | Doing::Kicking | Doing::Throwing => !is_alive(scene, relation.object),
        Doing::PlayingBaseball | Doing::PlayingTennis | Doing::PlayingBasketball => {
            scene.subject(relation.object).is_some_and(|object| many::is_ball(object.what.name()))
        }
        // The carrot that a rabbit is fed is in the hand.
        Doing::Feeding if relation.link == Link::Holding => {
            is_alive(scene, relation.object) && !feed::is_food(scene, relation)
        }
        // An apple that is washed is in the paws.
        Doing::Grooming if relation.link == Link::Holding => is_alive(scene, relation.object),
        // Whoever plants with her mother does not water her.
        Doing::Gardening => !is_alive(scene, relation.object),
        Doing::Digging => planted::is_dug_up(scene, relation),
        Doing::Pouring => decant::pours(scene, relation),
        // Whoever feeds the pigs beside the barn does not feed the barn.
        _ if is_only_beside(scene, relation) && is_done_to(deed) => false,
        // What one goes past with a cart is not pushed.
        Doing::Pushing | Doing::Pulling => relation.link != Link::NextTo,
        _ => is_done_to(deed),
    });
    let canvas = relation.link != Link::NextTo && !work::is_painted(scene, relation.object);
    let paints = doing == Some(Doing::Painting) && canvas;
    let plays = doing == Some(Doing::PlayingMusic) && is_large_instrument(scene, relation.object);
    let gazes = gazes(scene, relation, doing);
    let cake = cake::is_lit(scene, relation.object);
    let feasts = doing == Some(Doing::Celebrating) && cake && is_alive(scene, relation.subject);
    let stirs = stir::stirs(scene, relation, doing);
    let writes = doing == Some(Doing::Drawing)
        && work::is_at_board(scene, relation.subject)
        && !is_alive(scene, relation.object)
        && is_somebody(scene, relation.subject);
    alone
        && !strung::ropes_in(scene, relation)
        && near
        && (deed
            || paints
            || each
            || plays
            || cooks
            || gazes
            || writes
            || feasts
            || stirs
            || sprays
            || push::pats(scene, relation))
        && !is_tool(scene, relation.object)
}

/// Whether somebody is beside what is no part of the deed: that is done to another.
fn is_only_beside(scene: &Scene, relation: &Relation) -> bool {
    let done_to = |other: &Relation| {
        other.subject == relation.subject && matches!(other.link, Link::With | Link::Holding)
    };
    relation.link == Link::NextTo && !is_alive(scene, relation.object) && scene.relations.iter().any(done_to)
}

/// Who catches with its tongue.
const FROG: &str = "frog";

/// What one looks through who stands before it.
pub(super) const TELESCOPE: &str = "star telescope";

/// Whether somebody has a telescope on three legs at the eye.
pub(super) fn gazes(scene: &Scene, relation: &Relation, doing: Option<Doing>) -> bool {
    let through = scene.subject(relation.object).is_some_and(|object| object.what.name() == TELESCOPE);
    through && matches!(relation.link, Link::With | Link::Holding) && doing == Some(Doing::Stargazing)
}

/// What one plays who stands before it.
pub(super) const LARGE_INSTRUMENTS: [&str; 3] = ["piano", "harp", "cello"];

pub(super) fn is_large_instrument(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|subject| LARGE_INSTRUMENTS.contains(&subject.what.name()))
}

/// A deed upon another, who does not do it as well.
pub(super) const fn is_done_to(deed: Doing) -> bool {
    matches!(
        deed,
        Doing::Grooming
            | Doing::Feeding
            | Doing::Cutting
            | Doing::Kicking
            | Doing::Throwing
            | Doing::Catching
            | Doing::Pushing
            | Doing::Pulling
            | Doing::Gardening
            | Doing::Milking
    )
}

/// "Cutting paper with scissors": what it is done with stays in the hand.
pub(super) const TOOLS: [&str; 11] = [
    "butterfly net",
    "sponge",
    "hairbrush",
    "scissors",
    "shovel",
    "bucket",
    "round brush",
    "watering can",
    "hammer",
    "rake",
    hose::HOSE,
];

fn is_tool(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(|subject| TOOLS.contains(&subject.what.name()))
}

/// Whether somebody carries another who is alive, or hugs it.
pub(super) fn carries(scene: &Scene, relation: &Relation) -> bool {
    relation.link == Link::Holding
        && !feed::is_food(scene, relation)
        && scene.subject(relation.object).is_some()
        && is_alive(scene, relation.object)
}

/// Whether it is somebody with a face.
pub(super) fn is_alive(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_none_or(|subject| match subject.what {
        What::Person(_) => true,
        What::Thing(thing) => {
            figure(thing.name, Detail::Bold).is_ok_and(|art| art.anchor(Anchor::Face).is_some())
        }
    })
}

/// So many small things lie side by side on one table.
const MOST_ON_A_TABLE: u8 = 5;

/// Where the other goes, and whether it is behind the doer. It is the one of this rank among so many of its kind.
pub(super) fn tend(
    (base, holder): (&Art, &str),
    other: Group,
    doing: Doing,
    among: (usize, usize),
) -> (Group, bool) {
    let body = Doer::of(base);
    let being = other.members.first().is_some_and(|member| member.art.anchor(Anchor::Face).is_some());
    let wood = other.members.first().is_some_and(|member| is_wood(member.name));
    match doing {
        Doing::Walking => (led(base, other, among), lead::is_behind(among.0)),
        Doing::Painting if other.first().is_some_and(|one| work::PAINTED_EACH.contains(&one.name)) => {
            (work::painted(&body, other, among.0), false)
        }
        Doing::Painting => (work::on_canvas(&body, other), true),
        // The hand is on the board.
        Doing::Drawing => (body.write_on(other), true),
        Doing::Stargazing => (body.gaze(base, other), false),
        Doing::PlayingMusic if body.person => {
            (body.beside(other, body.hand.x - body.around.height() * 0.1), true)
        }
        Doing::PlayingMusic => (at_the_keys((base, holder), &body, other), false),
        Doing::Celebrating if !body.person => (breath::blown_out(base, other), false),
        Doing::Celebrating => (breath::served(&body, other, among), false),
        Doing::Splashing => (pour::sprayed((base, holder), other, among), false),
        Doing::Cutting | Doing::Peeling | Doing::Cooking if body.person && !being && !wood => {
            (served(&body, other, among), false)
        }
        Doing::Hugging if body.person => (hug::in_arms(&body, other, false), true),
        Doing::Kissing if body.person => (hug::kissed(&body, other), true),
        Doing::Holding if body.person => (hug::armful(&body, other, among), true),
        Doing::Kicking | Doing::PlayingSoccer => (body.kick(base, other), false),
        Doing::Throwing => (body.throw(other), false),
        Doing::Catching if holder == FROG => (mouth::tongue(base, body.catch(other)), false),
        Doing::Catching | Doing::PlayingBasketball => (body.catch(other), false),
        Doing::PlayingBaseball | Doing::PlayingTennis => (between::in_flight(base, other), false),
        Doing::Pulling => {
            (push::in_a_row(&body, other, |other| push::pulled(base, &body, other), among.0), false)
        }
        Doing::Pushing => push::pushed((base, holder), &body, other),
        Doing::Milking => (milk::milked(base, other), true),
        Doing::Pouring => (decant::filled((base, holder), other), false),
        Doing::Playing if !body.person => (push::patted(base, other), true),
        Doing::Gardening => (pour::watered((base, holder), other, among), false),
        Doing::Feeding => (feed::at_the_hand(&body, other, among), body.person),
        Doing::Grooming | Doing::Cutting if body.person => (body.brush(other), true),
        Doing::Grooming | Doing::Cutting if grip::shoulders(holder, base).is_some() => {
            let tool = if doing == Doing::Cutting { "scissors" } else { "hairbrush" };
            (groomed((base, holder), &body, other, tool), false)
        }
        Doing::Grooming | Doing::Cutting => {
            let beside = body.beside(other, body.around.x1 + body.around.height() * 0.02);
            (paws::brushed_by_mouth(&body, beside, doing), false)
        }
        // Two animals with one berry: cheek to cheek.
        Doing::Holding => (body.beside(other, body.around.x1 - body.around.width() * 0.05), true),
        Doing::Boxing if !body.person => (between::opposite(base, other, false), false),
        _ if other.floats => (orbit(body.around, other, 0.5), false),
        Doing::Hugging | Doing::Kissing if !being => (hug::to_the_trunk(base, other), true),
        Doing::Hugging | Doing::Kissing => (hug::cheek_to_cheek(base, other), false),
        _ => (embrace(body.around, other), false),
    }
}

/// Beside a large instrument, a paw on its keys or strings.
fn at_the_keys((base, holder): (&Art, &str), body: &Doer, other: Group) -> Group {
    let (around, high) = (body.around, body.around.height());
    let mut placed = body.beside(other, around.x1 - around.width() * 0.04);
    let own = placed.bounds();
    let (chest, reach) = oars::chest(base);
    let arms = grip::shoulders(holder, base)
        .unwrap_or_else(|| Shoulders::at_side(chest, chest.x + reach * 0.6, reach.max(high * 0.24)));
    let keys = Point::new(own.x0 + own.width() * 0.2, own.y0 + own.height() * 0.5);
    let far = Point::new(keys.x.min(arms.right.x + arms.thickness() * 3.4), keys.y);
    if let Some(last) = placed.members.last_mut() {
        last.art.shapes.extend(arms.reach(base, arms.right, far));
    }
    placed
}

/// What is sawn where it lies.
pub(super) fn is_wood(name: &str) -> bool {
    matches!(name, "log" | "log of wood" | "old tree" | "stump" | "pine tree")
}

fn face_of(group: &Group) -> f64 {
    let face = group.first().and_then(|first| first.art.anchor(Anchor::Face));
    face.map_or(group.bounds().center().x, |face| face.x)
}

/// Beside an animal with arms, a brush or scissors in its paw at the other's fur.
fn groomed((base, holder): (&Art, &str), body: &Doer, other: Group, tool: &str) -> Group {
    let Some(arms) = grip::shoulders(holder, base) else { return other };
    let high = body.around.height();
    let other = body.on_ground(other, body.around.x1 + high * 0.14);
    // At the mane, and not at the tail.
    let head =
        other.first().and_then(|first| first.art.anchor(Anchor::Head).zip(first.art.anchor(Anchor::Face)));
    let near = head.map(|(head, face)| (face.y, face.y + (face - head).hypot() * 1.2));
    let level = arms.right.y - high * 0.04;
    let level = near.map_or(level, |(top, low)| level.clamp(top, low));
    let edge = |other: &Group| {
        other.first().and_then(|first| Silhouette::of(&first.art).reach(level - high * 0.04, level))
    };
    // Its tail is on the other side.
    let face = face_of(&other);
    let behind = edge(&other).is_some_and(|(from, to)| face - from > (to - face) * 1.3);
    let other = if behind { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
    let far = edge(&other).map_or(0.0, |(from, _)| body.around.x1 + high * 0.14 - from);
    let other = other.moved(Affine::translate((far, 0.0)));
    let (own, edge) = (other.bounds(), edge(&other));
    let work = Point::new(edge.map_or(own.x0, |(from, _)| from) + high * 0.04, level);
    let paw = Point::new(work.x - high * 0.2, level + high * 0.07);
    let mut other = other;
    if let Some(member) = other.members.last_mut() {
        let long = high * if tool == "scissors" { 0.36 } else { 0.24 };
        member.art.shapes.extend(tools::wielded(tool, (paw, work), long, Detail::Bold));
        member.art.shapes.extend(arms.reach(base, arms.right, paw));
    }
    other
}

/// Whether somebody with arms brushes or shears another: the tool is drawn where it is at work.
pub(super) fn brushes(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        known.subject == party
            && ties(scene, known, super::ties::doing(scene, party))
            && is_alive(scene, known.object)
    })
}

//! Water that goes where it is meant to: out of a can onto flowers, out of a trunk or a hose onto somebody.

use drawing::Shape;
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Relation, Role, Scene, What};

use super::grip::{self, Shoulders};
use super::group::Group;
use super::hose;
use super::limbs;
use super::rod::stream;
use super::tend::{Doer, is_alive};
use super::ties::{doing, holds};
use super::tools;

/// What sprays from its roof.
pub(super) const ENGINE: &str = "fire truck";
/// What burns, and where its flames are, as shares of its box when it looks left.
pub(super) const BURNING: &str = "burning house";
const FLAMES: (f64, f64) = (0.34, 0.62);
/// How high it is beside whoever puts it out.
const HOUSE: f64 = 1.55;

/// What one waters with.
pub(super) const CAN: &str = "watering can";
/// How long a watering can is, as a share of its holder's height, and how far it is tipped.
const LONG: f64 = 0.4;
const TIPPED: f64 = 0.42;
/// Where the water leaves it, as shares of its box.
const SPOUT: (f64, f64) = (0.97, 0.24);
/// The largest that is sprayed, as a share of the same.
const LARGEST: f64 = 1.1;
/// From the source to whom it meets, as a share of the height of who sprays.
const FAR: f64 = 0.42;

/// Whether somebody waters what stands there: a tree is planted and not watered.
pub(super) fn waters(scene: &Scene, relation: &Relation) -> bool {
    let plant = scene.subject(relation.object).is_some_and(|one| {
        matches!(one.what, What::Thing(thing) if !thing.name.ends_with("tree") && !thing.name.contains("leaf") && thing.name != "acorn")
    });
    doing(scene, relation.subject) == Some(Doing::Gardening)
        && matches!(relation.link, Link::With | Link::NextTo | Link::LookingAt)
        && plant
        && !is_alive(scene, relation.object)
}

/// Whether a party waters anything.
pub(super) fn is_watering(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && waters(scene, known))
}

/// Whether water goes from one to another: out of a trunk, or a hose.
pub(super) fn sprays(scene: &Scene, relation: &Relation) -> bool {
    let source = scene.subject(relation.subject).is_some_and(|one| match one.what {
        What::Thing(thing) => {
            thing.name.contains("elephant")
                || is_whale(thing.name)
                || thing.name == ENGINE
                || SQUIRTS.contains(&thing.name) && is_alive(scene, relation.object)
        }
        What::Person(person) => person.role == Role::Firefighter,
    });
    doing(scene, relation.subject) == Some(Doing::Splashing)
        && (source || hose::is_held(scene, relation.subject))
        && relation.subject != relation.object
        && matches!(relation.link, Link::With | Link::NextTo | Link::LookingAt)
}

/// Who squirts water out of the mouth.
pub(super) const SQUIRTS: [&str; 9] =
    ["hippo", "fish", "octopus", "frog", "seal", "dolphin", "walrus", "camel", "llama"];

/// Whose water comes out of the top of its head.
fn is_whale(name: &str) -> bool {
    name.ends_with("whale")
}

/// Whether a party sprays anybody or anything.
pub(super) fn is_spraying(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.subject == party && sprays(scene, known))
}

/// Whether a party holds a can that is named.
pub(super) fn has_can(scene: &Scene, party: Party) -> bool {
    holds(scene, party, CAN)
}

/// How a can lies in the hand of somebody who waters, tipped; the hand, and where the water comes out.
fn tipped(base: &Art, arms: Option<&Shoulders>, own: Rect) -> Option<(Affine, Point, Point)> {
    let body = Doer::of(base);
    let grip = tools::grip_of(CAN, own)?;
    let scale = body.around.height() * LONG / own.width().max(own.height()).max(1.0);
    let low = body.around.y1 - body.around.height() * 0.2;
    let paw = base.anchor(Anchor::Hand).filter(|paw| paw.y < low).unwrap_or_else(|| {
        // In the mouth, clear of the snout; the can itself is no part of the body.
        let head = base.anchor(Anchor::Head).unwrap_or(body.mouth);
        let reach = (base.anchor(Anchor::Face).unwrap_or(body.mouth) - head).hypot();
        let level = body.around.y1 - body.around.height() * 0.42;
        Point::new(body.mouth.x + reach * 0.8, body.mouth.y.min(level))
    });
    let paw = arms.map_or(paw, |arms| arms.lifted(base, false));
    let hand = if body.person { body.hand } else { paw };
    let placing = Affine::translate(hand.to_vec2())
        * Affine::rotate(TIPPED)
        * Affine::scale(scale)
        * Affine::translate(-grip.to_vec2());
    let spout = placing * Point::new(own.x0 + own.width() * SPOUT.0, own.y0 + own.height() * SPOUT.1);
    Some((placing, hand, spout))
}

/// A can in the hand of whoever waters and was given none.
pub(super) fn with_can(art: &mut Art, name: &str, detail: Detail) {
    let Ok(piece) = figure(CAN, detail) else { return };
    let arms = grip::shoulders(name, art).filter(|_| !grip::is_person(art));
    let Some((placing, hand, spout)) = tipped(art, arms.as_ref(), piece.bounds()) else { return };
    let piece = piece.clone().placed(placing);
    let fingers = match &arms {
        Some(arms) => arms.reach(art, arms.right, hand),
        None => grip::fingers(art, hand),
    };
    if arms.is_some() {
        limbs::free(art, name, false);
    }
    art.shapes.extend(piece.shapes.into_iter().chain(piece.front).chain(fingers));
    // The can makes the whole larger: where the water leaves it is kept.
    art.set(Anchor::Grip, spout);
}

/// The can that somebody holds who waters with it; it comes back where it is something else.
pub(super) fn held((base, holder): (&Art, &str), other: Group, deed: Option<Doing>) -> Result<Group, Group> {
    let can = other.first().filter(|first| first.name == CAN && deed == Some(Doing::Gardening));
    let arms = grip::shoulders(holder, base).filter(|_| !grip::is_person(base));
    let placed = can.and_then(|can| tipped(base, arms.as_ref(), can.art.bounds()));
    let Some((placing, hand, _)) = placed else {
        return Err(other);
    };
    let mut held = other.moved(placing);
    match arms {
        Some(arms) => add(&mut held, arms.reach(base, arms.right, hand)),
        None => grip::over(base, &mut held, &[hand]),
    }
    Ok(held)
}

/// What is watered, one of `same`: before the doer, and the water falls on the first one's top.
pub(super) fn watered((base, holder): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let arms = grip::shoulders(holder, base).filter(|_| !grip::is_person(base));
    let can = || figure(CAN, Detail::Bold).ok().and_then(|piece| tipped(base, arms.as_ref(), piece.bounds()));
    let Some(spout) = base.anchor(Anchor::Grip).or_else(|| can().map(|(.., spout)| spout)) else {
        return other;
    };
    let own = other.bounds();
    // Nothing flows upwards.
    let most = (body.around.y1 - spout.y - high * 0.1).max(high * 0.36);
    let scale = (most / own.height().max(1.0)).min(high * 0.62 / own.width().max(1.0));
    let other = other.moved(Affine::scale(scale));
    let wide = other.bounds().width();
    let x = spout.x + high * 0.015 + rank as f64 * wide * 0.96;
    let mut other = body.on_ground(other, x);
    let own = other.bounds();
    let to = Point::new(
        own.x0 + wide * if same > 1 { 0.4 } else { 0.36 },
        (own.y0 + own.height() * 0.03).max(spout.y + high * 0.05),
    );
    if rank == 0 {
        add(&mut other, stream((spout, to), high * 0.03, high * 0.024));
    }
    other
}

/// Who is sprayed: before the one who sprays, the water in one arc from trunk or hand to the upper side.
pub(super) fn sprayed((base, holder): (&Art, &str), other: Group, (rank, same): (usize, usize)) -> Group {
    let body = Doer::of(base);
    let high = body.around.height();
    let engine = base.anchor(Anchor::Face).is_none();
    let roof = Point::new(body.around.x1 - body.around.width() * 0.14, body.around.y0 + high * 0.14);
    let blows = base.anchor(Anchor::Head).filter(|_| is_whale(holder));
    let source = match base.anchor(Anchor::Hand) {
        _ if body.person => body.hand,
        _ if let Some(top) = blows => top,
        _ if engine => roof,
        hand => hand.filter(|_| !SQUIRTS.contains(&holder)).unwrap_or(body.mouth),
    };
    let burns = other.first().is_some_and(|first| first.name == BURNING);
    let other = match same {
        _ if burns => {
            let scale = high * HOUSE / other.bounds().height().max(1.0);
            other.moved(Affine::scale(scale))
        }
        1 => body.sized(other, LARGEST),
        _ => body.sized(other, LARGEST * 0.6),
    };
    let next = rank as f64 * other.bounds().width() * 1.04;
    let other = body.beside(other, body.around.x1.max(source.x) + high * FAR + next);
    let own = other.bounds();
    let face = other.first().and_then(|one| one.art.anchor(Anchor::Head).or(one.art.anchor(Anchor::Face)));
    let (x, y) = if burns { FLAMES } else { (0.3, 0.2) };
    let to = face.unwrap_or(Point::new(own.x0 + own.width() * x, own.y0 + own.height() * y));
    let out = if body.person { Vec2::new(high * 0.09, -high * 0.02) } else { Vec2::ZERO };
    let water = stream((source + out, to), high * 0.16, high * 0.026);
    let mut other = other;
    add(&mut other, water);
    other
}

fn add(group: &mut Group, shapes: Vec<Shape>) {
    if let Some(member) = group.members.last_mut() {
        member.art.shapes.extend(shapes);
    }
}

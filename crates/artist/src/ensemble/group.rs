//! Groups: who sits on, hides in, holds or jumps over another is drawn together with it.

use std::collections::BTreeMap;

use figures::hero::Pose;
use figures::{Anchor, Art, Detail};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Dice, Doing, Habitat, Link, Party, Scene, What};

use super::Actor;
use super::beside::{embrace, mounted, orbit};
use super::casting::{Cast, cast, copies};
use super::hold::hold;
use crate::silhouette::Silhouette;

/// Air between two that must not touch.
const GAP: f64 = 16.0;

/// More than this do not look out of a thing side by side: they lie in a pile.
const PEEKING: usize = 3;

/// The most that a thing grows to have room for several.
const LARGER: f64 = 2.4;

/// The most that a thing grows to be seen under one who is much larger.
const CARRYING: f64 = 3.2;

/// One actor within its group.
pub(crate) struct Member {
    pub(crate) actor: Actor,
    pub(crate) name: &'static str,
    pub(crate) art: Art,
}

/// Actors drawn together, back to front, the first one's feet at the origin.
pub(crate) struct Group {
    /// Whom the others are attached to.
    pub(crate) root: Actor,
    pub(crate) members: Vec<Member>,
    /// In the air as a whole.
    pub(crate) floats: bool,
}

impl Group {
    /// Around all members.
    pub(crate) fn bounds(&self) -> Rect {
        self.members
            .iter()
            .map(|member| member.art.bounds())
            .reduce(|all, next| all.union(next))
            .unwrap_or_default()
    }

    pub(super) fn moved(mut self, by: Affine) -> Self {
        for member in &mut self.members {
            member.art = std::mem::take(&mut member.art).placed(by);
        }
        self
    }
}

/// Heaped over the brim in two rows that can be counted, the upper one behind.
fn pile(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let brim = Silhouette::of(base).brim();
    let columns = if same > PEEKING { same.div_ceil(2) } else { same };
    let upper = rank >= columns;
    let (column, in_row) = if upper { (rank - columns, same - columns) } else { (rank, columns) };
    let cell = around.width() * 0.9 / columns.max(2) as f64;
    let scale = (cell / own.width().max(own.height()).max(1.0)).min(1.0);
    let high = own.height() * scale;
    let foot = Point::new(
        around.center().x + (column as f64 + if upper { 0.75 } else { 0.5 } - in_row as f64 / 2.0) * cell,
        brim.unwrap_or(around.y0) + high * if upper { -0.02 } else { 0.45 },
    );
    other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    )
}

/// Whether a thing has a handle over what is in it: that must lie before the handle to be seen.
fn has_handle(base: &Art) -> bool {
    base.anchor(Anchor::Seat).is_none() && Silhouette::of(base).brim().is_some()
}

/// How much larger a thing must be for all who are on or in it to be seen one by one.
fn room_for(art: &Art, tied: &[(Actor, Link, Group)]) -> f64 {
    let sits = tied.iter().filter(|(_, link, _)| matches!(link, Link::On | Link::In | Link::Riding));
    let wide: Vec<f64> = sits.map(|(_, _, group)| group.bounds().width()).collect();
    if let [alone] = wide[..] {
        // A board or a ball that carries somebody is seen under them.
        let share = if art.rider.is_some() { 0.8 } else { 0.5 };
        let face = art.anchor(Anchor::Face).is_some();
        return if face { 1.0 } else { (alone * share / art.bounds().width().max(1.0)).clamp(1.0, CARRYING) };
    }
    if wide.is_empty() {
        return 1.0;
    }
    (wide.iter().sum::<f64>() / art.bounds().width().max(1.0)).clamp(1.0, LARGER)
}

/// One of `same` who are on or in a thing, no wider than its share of it.
fn fitted(other: Group, base: &Art, (link, same): (Link, usize)) -> Group {
    if same < 2 || !matches!(link, Link::On | Link::In | Link::Riding) {
        return other;
    }
    let share = base.bounds().width() / same as f64;
    let scale = (share / other.bounds().width().max(1.0)).min(1.0);
    other.moved(Affine::scale(scale))
}

/// Who hangs on whom, and how; by the one that is moved.
type Ties = BTreeMap<Actor, (Link, Actor)>;

/// The whole cast in groups, in the order in which they were asked for, the hero first.
pub(crate) fn groups(scene: &Scene, detail: Detail, dice: &mut Dice) -> Vec<Group> {
    let ties = ties(scene);
    let parties = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let actors: Vec<Actor> =
        parties.flat_map(|party| (0..copies(scene, party)).map(move |copy| Actor { party, copy })).collect();
    actors
        .iter()
        .filter(|actor| !ties.contains_key(actor))
        .filter_map(|root| build(&Company { scene, detail, ties: &ties, actors: &actors }, *root, dice))
        .collect()
}

/// Everyone, and their ties.
struct Company<'a> {
    scene: &'a Scene,
    detail: Detail,
    ties: &'a Ties,
    actors: &'a [Actor],
}

/// An actor and all that are tied to it.
fn build(company: &Company, actor: Actor, dice: &mut Dice) -> Option<Group> {
    let Cast { name, mut art, floats, .. } = cast(company.scene, actor, company.detail, dice)?;
    let mut front = std::mem::take(&mut art.front);
    let tied: Vec<(Actor, Link, Group)> = company
        .actors
        .iter()
        .filter_map(|one| company.ties.get(one).filter(|(_, to)| *to == actor).map(|(link, _)| (*one, *link)))
        .filter_map(|(one, link)| Some((one, link, build(company, one, dice)?)))
        .collect();
    let grown = Affine::scale(room_for(&art, &tied));
    art = art.placed(grown);
    front.iter_mut().for_each(|shape| shape.path.apply_affine(grown));
    let base = Art { front: front.clone(), ..art.clone() };
    let mut group = Group { root: actor, members: vec![Member { actor, name, art }], floats };
    let mut grounded = !floats;
    let mut nearer = Vec::new();
    let links: Vec<Link> = tied.iter().map(|(_, link, _)| *link).collect();
    for (index, (_, link, other)) in tied.into_iter().enumerate() {
        let same = links.iter().filter(|of| **of == link).count();
        let rank = links[..index].iter().filter(|of| **of == link).count();
        // The middle one of three is not alone.
        let middle = if same > 1 { 1e-4 } else { 0.0 };
        let share = (rank as f64 + 0.5) / same as f64 + middle;
        let before = link == Link::In && has_handle(&base);
        let placed = if before || link == Link::In && same > PEEKING {
            pile(&base, other, (rank, same))
        } else {
            let eats = doing(company.scene, actor.party) == Some(Doing::Eating);
            let fitted = fitted(other, &base, (link, same));
            match link {
                Link::Holding => hold(&base, fitted, (share, eats)),
                _ => attach(&base, mounted(fitted, &base, link), (link, share), dice),
            }
        };
        grounded |= placed.bounds().y1 > base.bounds().y1 + GAP / 2.0;
        match link {
            Link::In if before => {
                // The upper row behind the lower one.
                nearer.splice(0..0, placed.members);
            }
            Link::In if !front.is_empty() && low_seat(&base).is_some() => nearer.extend(placed.members),
            Link::Behind | Link::In => {
                group.members.splice(0..0, placed.members);
            }
            _ => nearer.extend(placed.members),
        }
    }
    let behind_front = nearer.iter().any(|member: &Member| is_in_or_on(company.ties, member.actor));
    if behind_front && !front.is_empty() {
        // The near side of a boat covers whoever sits in it; it is the last thing of the group.
        group.members.extend(nearer);
        let side = Member { actor, name, art: Art::of(front) };
        group.members.push(side);
    } else {
        if let Some(own) = group.members.iter_mut().find(|member| member.actor == actor) {
            own.art.shapes.extend(front);
        }
        group.members.extend(nearer);
    }
    group.floats = floats && !grounded;
    Some(group)
}

fn is_in_or_on(ties: &Ties, actor: Actor) -> bool {
    ties.get(&actor).is_some_and(|(link, _)| matches!(link, Link::Riding | Link::On | Link::In))
}

/// Which relations tie one to another, each actor at most once and never in a ring.
fn ties(scene: &Scene) -> Ties {
    let mut ties = Ties::new();
    for party in (0..scene.cast.len()).map(Party::Cast) {
        // Two who hug hug each other.
        if doing(scene, party) == Some(Doing::Hugging) && copies(scene, party) == 2 {
            ties.insert(Actor { party, copy: 1 }, (Link::NextTo, Actor { party, copy: 0 }));
        }
    }
    for relation in &scene.relations {
        // What is held hangs on its holder; what is said to be below hangs on what is above it.
        let (link, moved, fixed) = match relation.link {
            Link::Holding => (Link::Holding, relation.object, relation.subject),
            Link::On | Link::Under | Link::Above | Link::Below | Link::In | Link::Riding | Link::Behind => {
                (relation.link, relation.subject, relation.object)
            }
            Link::InFrontOf | Link::FlyingOver | Link::JumpingOver => {
                (relation.link, relation.subject, relation.object)
            }
            Link::NextTo if flies(scene, relation.subject) && !flies(scene, relation.object) => {
                (Link::NextTo, relation.subject, relation.object)
            }
            Link::NextTo if doing(scene, relation.subject) == Some(Doing::Hugging) => {
                (Link::NextTo, relation.object, relation.subject)
            }
            _ => continue,
        };
        let others = copies(scene, fixed);
        for copy in 0..copies(scene, moved) {
            let actor = carrier(&ties, Actor { party: moved, copy });
            let to = Actor { party: fixed, copy: copy % others };
            let mut up = Some(to);
            let mut ring = false;
            while let Some(at) = up {
                ring |= at == actor;
                up = ties.get(&at).map(|(_, next)| *next).filter(|_| !ring);
            }
            if !ring {
                ties.entry(actor).or_insert((link, to));
            }
        }
    }
    ties
}

/// Whom an actor is moved with: a rider with the horse.
fn carrier(ties: &Ties, actor: Actor) -> Actor {
    match ties.get(&actor) {
        Some((Link::Riding | Link::On | Link::In, under)) => carrier(ties, *under),
        _ => actor,
    }
}

/// Moves `other` where `link` wants it by `base`; `share` is its place among those of the same link, 0.0–1.0.
fn attach(base: &Art, other: Group, (link, share): (Link, f64), dice: &mut Dice) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let x = around.x0 + around.width() * share;
    match link {
        Link::Riding | Link::On => seat(base, other, (link, share)),
        Link::Above | Link::FlyingOver | Link::JumpingOver => {
            let foot = Point::new(x, around.y0 - GAP);
            other.moved(Affine::translate(foot - bottom(own)))
        }
        Link::Below => {
            let top = Point::new(x, around.y1 + GAP);
            other.moved(Affine::translate(top - Point::new(own.center().x, own.y0)))
        }
        Link::Under => shelter(around, other, x),
        Link::In if low_seat(base).is_some() => aboard(base, other, share),
        Link::In => {
            let scale = f64::min(1.0, around.width() * 0.8 / own.width().max(1.0));
            let foot = Point::new(
                around.x0 + around.width() * (0.2 + 0.6 * share),
                around.y0 + own.height() * scale * 0.42,
            );
            let foot = Point::new(foot.x, foot.y.min(around.y1));
            other.moved(
                Affine::translate(foot.to_vec2())
                    * Affine::scale(scale)
                    * Affine::translate(-bottom(own).to_vec2()),
            )
        }
        Link::Behind | Link::InFrontOf => {
            let behind = link == Link::Behind;
            let side = if dice.chance(0.5) { 1.0 } else { -1.0 };
            let aside =
                (around.width() * 0.5 + own.width() * 0.12).min((around.width() + own.width()) * 0.36);
            let foot =
                Point::new(around.center().x + side * aside, around.y1 + if behind { -14.0 } else { 16.0 });
            other.moved(Affine::translate(foot - bottom(own)))
        }
        Link::NextTo if other.floats => orbit(around, other, share),
        Link::NextTo => embrace(around, other),
        _ => other,
    }
}

/// Whether somebody is in the air by nature: a butterfly, a bee.
fn flies(scene: &Scene, party: Party) -> bool {
    scene
        .subject(party)
        .is_some_and(|subject| matches!(subject.what, What::Thing(thing) if thing.habitat == Habitat::Air))
}

fn doing(scene: &Scene, party: Party) -> Option<Doing> {
    scene.subject(party).map_or(Some(scene.doing), |subject| subject.doing)
}

/// The seat of a basket that hangs below: the lower half of a balloon.
fn low_seat(base: &Art) -> Option<Point> {
    let around = base.bounds();
    base.anchor(Anchor::Seat)
        .filter(|seat| seat.y > around.y0 + around.height() * 0.6 && around.height() > around.width() * 1.1)
}

/// Down in the basket, small enough for it.
fn aboard(base: &Art, other: Group, share: f64) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let seat = low_seat(base).unwrap_or(around.center());
    let room = (around.height() * 0.36).min(around.width() * 0.6);
    let scale = f64::min(1.0, room / own.height().max(own.width()).max(1.0));
    let alone = (share - 0.5).abs() < 1e-9;
    let scale = if alone { scale } else { scale.min(1.0) * 0.8 };
    let foot = Point::new(seat.x + room * 0.9 * (share - 0.5), seat.y);
    other.moved(
        Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-bottom(own).to_vec2()),
    )
}

/// On the seat, or on the highest place where others leave room.
fn seat(base: &Art, other: Group, (link, share): (Link, f64)) -> Group {
    let around = base.bounds();
    let first = other.members.iter().find(|member| member.actor == other.root);
    let own = first.map_or(other.bounds(), |member| member.art.bounds());
    let alone = (share - 0.5).abs() < 1e-9;
    // A tree's seat is under it, which is not what "on" says.
    // A person's own seat is what it sits with.
    let high = |seat: &Point| {
        base.rider.is_some() && (link == Link::Riding || seat.y < around.y0 + around.height() * 0.75)
    };
    let seat = base.anchor(Anchor::Seat).filter(|seat| alone && high(seat)).unwrap_or_else(|| {
        let x = around.x0 + around.width() * (0.12 + 0.76 * share);
        Point::new(x, Silhouette::of(base).top_at(x).unwrap_or(around.y0) + around.height() * 0.03)
    });
    // Whoever has two hands sits down on a chair.
    let sitter = |art: &&Art| {
        base.rider != Some(Pose::Stand)
            && (link == Link::Riding || (base.rider.is_some() && art.anchor(Anchor::OtherHand).is_some()))
    };
    let sits = first.map(|member| &member.art).filter(sitter).and_then(|art| art.anchor(Anchor::Seat));
    // An animal sinks a little into what it rides.
    let sunk = if link == Link::Riding { own.height() * 0.2 } else { 0.0 };
    let from = sits.unwrap_or(bottom(own) - Vec2::new(0.0, sunk));
    other.moved(Affine::translate(seat - from))
}

/// In front of a high thing's foot, or below a low one that is lifted over it.
fn shelter(around: Rect, other: Group, x: f64) -> Group {
    let own = other.bounds();
    if around.height() > own.height() * 1.25 && around.width() > own.width() * 0.8 {
        let scale = f64::min(1.0, around.height() * 0.5 / own.height().max(1.0));
        let foot = Point::new(around.center().x + (x - around.center().x) * 0.7, around.y1 + 10.0);
        return other.moved(
            Affine::translate(foot.to_vec2())
                * Affine::scale(scale)
                * Affine::translate(-bottom(own).to_vec2()),
        );
    }
    let top = Point::new(x, around.y1 + 5.0);
    other.moved(Affine::translate(top - Point::new(own.center().x, own.y0)))
}

pub(super) fn bottom(bounds: Rect) -> Point {
    Point::new(bounds.center().x, bounds.y1)
}

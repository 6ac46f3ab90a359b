//! Groups: who sits on, hides in, holds or jumps over another is drawn together with it.

use drawing::Shape;
use figures::hero::Pose;
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Dice, Doing, Link, Party, Scene, What};

use super::Actor;
use super::beside::{embrace, mounted, orbit};
use super::casting::{Cast, cast, copies};
use super::hold::hold;
use super::inside::{self, Room};
use super::tend::tend;
use super::ties::{Ties, deed, doing, is_in_or_on, ties};
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

impl Company<'_> {
    /// All that are tied to one actor, built; whoever drives a bus is in it.
    fn tied(&self, actor: Actor, name: &str, dice: &mut Dice) -> Vec<(Actor, Link, Group)> {
        let ties = self.actors.iter().filter_map(|one| {
            let (link, to) = self.ties.get(one)?;
            let drives = *link == Link::Riding
                && inside::is_closed(name)
                && matches!(doing(self.scene, one.party), Some(Doing::Driving | Doing::Sailing));
            (*to == actor).then_some((*one, if drives { Link::In } else { *link }))
        });
        ties.filter_map(|(one, link)| Some((one, link, build(self, one, dice)?))).collect()
    }
}

/// An actor and all that are tied to it.
fn build(company: &Company, actor: Actor, dice: &mut Dice) -> Option<Group> {
    let Cast { name, mut art, floats, .. } = cast(company.scene, actor, company.detail, dice)?;
    let tied = company.tied(actor, name, dice);
    let inside = tied.iter().filter(|(_, link, _)| *link == Link::In).count();
    if name == "package" && inside > 0 {
        // Nobody is in a box that is shut.
        let scale = art.bounds().width() / 200.0;
        art = figure("open box", company.detail).ok()?.clone().placed(Affine::scale(scale));
    }
    let mut front = std::mem::take(&mut art.front);
    if inside > 0 && inside::is_closed(name) {
        art.shapes.append(&mut front);
    }
    let grown = Affine::scale(room_for(&art, &tied));
    art = art.placed(grown);
    front.iter_mut().for_each(|shape| shape.path.apply_affine(grown));
    let known = if name == "package" { "open box" } else { name };
    let room = if inside > 0 { inside::room(known, &mut art, inside) } else { None };
    let base = Art { front: front.clone(), ..art.clone() };
    match &room {
        Some(Room::Rim(rim, from, to)) => front.extend(inside::below(&base, (*rim, *from, *to)).shapes),
        Some(Room::Bed) => front.extend(inside::blanket(&base, inside)),
        _ => (),
    }
    let mut group = Group { root: actor, members: vec![Member { actor, name, art }], floats };
    let (mut grounded, mut nearer) = (!floats, Vec::new());
    let links: Vec<Link> = tied.iter().map(|(_, link, _)| *link).collect();
    for (index, (one, link, other)) in tied.into_iter().enumerate() {
        let same = links.iter().filter(|of| **of == link).count();
        let rank = links[..index].iter().filter(|of| **of == link).count();
        if let (Link::In, Some(room)) = (link, &room) {
            let person =
                company.scene.subject(one.party).is_none_or(|one| matches!(one.what, What::Person(_)));
            let placed = inside::placed(room, other, &base, ((rank, same), person));
            // The upper row behind the lower one.
            nearer.splice(0..0, placed.members);
            continue;
        }
        let deed = deed(company.scene, actor.party, one.party);
        let (placed, layer) = beside(&base, other, (link, deed), (rank, same), dice);
        grounded |= placed.bounds().y1 > base.bounds().y1 + GAP / 2.0;
        match layer {
            Layer::Behind => drop(group.members.splice(0..0, placed.members)),
            Layer::Before => drop(nearer.splice(0..0, placed.members)),
            Layer::Nearest => nearer.extend(placed.members),
        }
    }
    let covered = nearer.iter().any(|member: &Member| is_in_or_on(company.ties, member.actor));
    finish(&mut group, (nearer, front), (name, covered));
    group.floats = floats && !grounded;
    Some(group)
}

/// Puts who is nearer and the near side in their places.
fn finish(
    group: &mut Group,
    (nearer, front): (Vec<Member>, Vec<Shape>),
    (name, covered): (&'static str, bool),
) {
    let actor = group.root;
    if covered && !front.is_empty() {
        // The near side of a boat covers whoever sits in it; it is the last thing of the group.
        group.members.extend(nearer);
        group.members.push(Member { actor, name, art: Art::of(front) });
    } else {
        if let Some(own) = group.members.iter_mut().find(|member| member.actor == actor) {
            own.art.shapes.extend(front);
        }
        group.members.extend(nearer);
    }
}

/// Where the members of another group are painted.
enum Layer {
    Behind,
    /// Before the base, behind those already there.
    Before,
    Nearest,
}

/// The other where its link wants it, one of `same` of that link.
fn beside(
    base: &Art,
    other: Group,
    (link, deed): (Link, Option<Doing>),
    (rank, same): (usize, usize),
    dice: &mut Dice,
) -> (Group, Layer) {
    // The middle one of three is not alone.
    let middle = if same > 1 { 1e-4 } else { 0.0 };
    let share = (rank as f64 + 0.5) / same as f64 + middle;
    let before = link == Link::In && has_handle(base);
    if before || link == Link::In && same > PEEKING {
        let layer = if before { Layer::Before } else { Layer::Behind };
        return (pile(base, other, (rank, same)), layer);
    }
    let fitted = fitted(other, base, (link, same));
    let seated = !base.front.is_empty() && low_seat(base).is_some();
    // A butterfly that is hugged is still in the air around.
    let done = deed
        .filter(|deed| !fitted.floats || matches!(deed, Doing::Catching | Doing::Throwing | Doing::Kicking));
    match (link, done) {
        (Link::Holding, _) => {
            let eats = matches!(deed, Some(Doing::Eating | Doing::Drinking));
            (hold(base, fitted, (share, eats)), Layer::Nearest)
        }
        (Link::NextTo, Some(done)) => {
            let (placed, behind) = tend(base, fitted, done);
            (placed, if behind { Layer::Behind } else { Layer::Nearest })
        }
        (Link::Behind, _) => (attach(base, fitted, (link, share), dice), Layer::Behind),
        (Link::In, _) if !seated => (attach(base, fitted, (link, share), dice), Layer::Behind),
        _ => (attach(base, mounted(fitted, base, link), (link, share), dice), Layer::Nearest),
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
    let near_side = Silhouette::of(&Art::of(base.front.clone())).top_at(seat.x).filter(|_| sits.is_none());
    // Whoever cannot sit up is lifted until the near side hides no more than half of it.
    let seat = near_side.map_or(seat, |top| Point::new(seat.x, seat.y.min(top + own.height() * 0.42)));
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

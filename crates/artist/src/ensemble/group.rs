//! Groups: who sits on, hides in, holds or jumps over another is drawn together with it.

use drawing::Shape;
use figures::{Anchor, Art, Detail};
use kurbo::{Affine, Point, Rect};
use scene::{Dice, Doing, Link, Party, Scene};

use super::Actor;
use super::attach::{self, attach};
use super::basket::low_seat;
use super::beside::mounted;
use super::between;
use super::bike;
use super::blanket;
use super::cab;
use super::casting::{Cast, cast, copies};
use super::decal;
use super::feed;
use super::grip;
use super::hold::hold;
use super::hoop;
use super::hug;
use super::inside;
use super::lap;
use super::limbs;
use super::manner::Manner;
use super::many;
use super::oars;
use super::odd;
use super::openings;
use super::planted;
use super::played::played_by;
use super::ready::{Ready, has_handle, ready};
use super::settle::{Layer, is_named, settled};
use super::shelter;
use super::stir;
use super::tend::tend;
use super::tiers;
use super::ties::{self, Ties, deed, doing, is_in_or_on, is_somebody};

/// Air between two that must not touch.
pub(super) const GAP: f64 = 16.0;

/// More than this do not look out of a thing side by side: they lie in a pile.
pub(super) const PEEKING: usize = 3;

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

    /// The one whom the others are attached to.
    pub(super) fn first(&self) -> Option<&Member> {
        self.members.iter().find(|member| member.actor == self.root)
    }

    /// Scaled, with the middle of its lower edge at `foot`.
    pub(super) fn stood(self, foot: Point, scale: f64) -> Self {
        let own = bottom(self.bounds());
        self.moved(
            Affine::translate(foot.to_vec2()) * Affine::scale(scale) * Affine::translate(-own.to_vec2()),
        )
    }

    /// Scaled, with its middle at `at`.
    pub(super) fn centered(self, at: Point, scale: f64) -> Self {
        let own = self.bounds().center();
        self.moved(Affine::translate(at.to_vec2()) * Affine::scale(scale) * Affine::translate(-own.to_vec2()))
    }

    pub(super) fn moved(mut self, by: Affine) -> Self {
        for member in &mut self.members {
            member.art = std::mem::take(&mut member.art).placed(by);
        }
        self
    }
}

/// How wide many are spread under one thing, in shares of its width.
pub(super) const SPREAD: f64 = 1.1;

/// The whole cast in groups, in the order in which they were asked for, the hero first.
pub(crate) fn groups(scene: &Scene, detail: Detail, dice: &mut Dice) -> Vec<Group> {
    let manner = Manner::of(scene, detail);
    let ties = ties::ties(scene);
    let parties = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let actors: Vec<Actor> =
        parties.flat_map(|party| (0..copies(scene, party)).map(move |copy| Actor { party, copy })).collect();
    actors
        .iter()
        .filter(|actor| !ties.contains_key(actor))
        .filter_map(|root| build(&Company { scene, manner, ties: &ties, actors: &actors }, *root, dice))
        .collect()
}

/// Whoever has no knees to bend is deep in one of these.
pub(super) const OPEN_COCKPITS: [&str; 1] = ["airplane"];

/// Everyone, and their ties.
pub(super) struct Company<'a> {
    pub(super) scene: &'a Scene,
    pub(super) manner: Manner,
    ties: &'a Ties,
    actors: &'a [Actor],
}

impl Company<'_> {
    /// All that are tied to one actor, built; whoever drives a bus is in it.
    fn tied(&self, actor: Actor, name: &str, dice: &mut Dice) -> Vec<Tied> {
        let ties = self.actors.iter().filter_map(|one| {
            let (link, to) = self.ties.get(one)?;
            let deed = doing(self.scene, one.party);
            let closed = inside::is_closed(name) && matches!(deed, Some(Doing::Driving | Doing::Sailing));
            let open = OPEN_COCKPITS.contains(&name) && !is_somebody(self.scene, one.party);
            let afloat = matches!(deed, Some(Doing::Sailing | Doing::Paddling))
                && openings::RIMS.iter().any(|(known, ..)| *known == name);
            let drives = *link == Link::Riding
                && (afloat || open || closed || cab::is_all_cab(name) || cab::is_at_the_wheel(name, deed));
            (*to == actor).then_some((*one, if drives { Link::In } else { *link }))
        });
        let mut tied: Vec<Tied> = ties
            .filter_map(|(one, link)| Some((one, link, odd::turned(self.scene, build(self, one, dice)?))))
            .collect();
        // Whoever drives is in front, and what two have comes when both are there.
        tied.sort_by_key(|(one, link, other)| {
            shelter::is_umbrella(*link, other)
                || blanket::is_blanket(self.scene, one.party)
                || *link == Link::In && doing(self.scene, one.party) == Some(Doing::Driving)
                || between::is_shared(self.scene, one.party)
        });
        tied
    }
}

/// One tied to another: who, how, and as it is drawn by itself.
pub(super) type Tied = (Actor, Link, Group);

/// An actor and all that are tied to it.
fn build(company: &Company, actor: Actor, dice: &mut Dice) -> Option<Group> {
    let Cast { name, mut art, floats, .. } = cast(company.scene, actor, company.manner, dice)?;
    let mut tied = company.tied(actor, name, dice);
    let eats = ties::eats(company.scene, actor.party);
    let shown = played_by(company.scene, actor.party).unwrap_or(name);
    let held = tied.iter_mut().filter(|(_, link, _)| *link == Link::Holding);
    limbs::take_in_hand((&mut art, shown), held.map(|(.., other)| other).collect(), eats);
    if tied.iter().any(|(one, link, _)| limbs::reaches(company.scene, (actor.party, one.party), *link)) {
        limbs::free(&mut art, shown, false);
    }
    let mut ready = ready(company, (name, art), &tied)?;
    let art = std::mem::take(&mut ready.art);
    let mut group = Group { root: actor, members: vec![Member { actor, name, art }], floats };
    let (mut grounded, mut nearer) = (!floats, Vec::new());
    let links: Vec<Link> = tied.iter().map(|(_, link, _)| *link).collect();
    let mut besides: Vec<Rect> = Vec::new();
    let mut partner: Option<(Art, &str)> = None;
    for (index, (one, link, other)) in tied.into_iter().enumerate() {
        if let (Some((art, name)), true) = (&partner, between::is_shared(company.scene, one.party)) {
            let how = between::Amid::of(company.scene, one.party);
            nearer.extend(between::amid((&ready.whole, shown), (art, name), other, how).members);
            continue;
        }
        if hoop::is_around(company.scene, one.party) {
            let (far, near) = hoop::around(company.scene, &ready.whole, (one.party, other));
            group.members.splice(0..0, far.members);
            nearer.extend(near);
            continue;
        }
        let same = links.iter().filter(|of| **of == link).count();
        let rank = links[..index].iter().filter(|of| **of == link).count();
        let place = over_all(company, (&ready, &besides), (one, link, other))
            .or_else(|other| settled(company.scene, (&ready, name), (one, link, other), (rank, same)));
        let (placed, layer) = match place {
            Ok(settled) => settled,
            Err(other) => {
                let deed = deed(company.scene, actor.party, one.party);
                let (placed, layer) = beside((&ready.whole, shown), other, (link, deed), (rank, same), dice);
                grounded |= placed.bounds().y1 > ready.whole.bounds().y1 + GAP / 2.0;
                (placed, layer)
            }
        };
        if between::is_partner(company.scene, one) {
            let name = played_by(company.scene, one.party).unwrap_or_default();
            partner = placed.first().map(|first| (first.art.clone(), name));
        }
        besides.extend((link == Link::NextTo).then(|| placed.bounds()));
        match layer {
            Layer::Behind => drop(group.members.splice(0..0, placed.members)),
            Layer::Before => drop(nearer.splice(0..0, placed.members)),
            Layer::Nearest => nearer.extend(placed.members),
        }
    }
    touch(company, (&mut ready, name, shown), actor, (&mut nearer, &group.members));
    let covered = nearer.iter().any(|member: &Member| is_in_or_on(company.ties, member.actor));
    finish(&mut group, (nearer, ready.front), (name, covered));
    group.floats = floats && !grounded;
    Some(group)
}

/// What covers all who are beside the first one: a blanket, an umbrella. Everything else comes back.
fn over_all(
    company: &Company,
    (ready, besides): (&Ready, &[Rect]),
    (one, link, other): Tied,
) -> Result<(Group, Layer), Group> {
    if besides.is_empty() {
        Err(other)
    } else if blanket::is_blanket(company.scene, one.party) && ready.room.is_none() {
        Ok((blanket::over_all(&ready.whole, besides, other), Layer::Nearest))
    } else if shelter::is_umbrella(link, &other) {
        Ok((shelter::shared(&ready.whole, besides, other), Layer::Behind))
    } else {
        Err(other)
    }
}

pub(super) fn is_person(group: &Group) -> bool {
    group.first().is_some_and(|first| grip::is_person(&first.art))
}

/// What is drawn when everybody is in place: oars in the hands of rowers, food at the mouth of who is fed.
fn touch(
    company: &Company,
    (ready, name, shown): (&mut Ready, &str, &str),
    actor: Actor,
    (nearer, behind): (&mut Vec<Member>, &[Member]),
) {
    let rowers = if oars::is_rowed(name) { oars::rowers(company.scene, nearer) } else { Vec::new() };
    if !rowers.is_empty() {
        oars::without_own(&mut ready.front);
        ready.front.extend(oars::oars(&ready.whole, &rowers));
    }
    lap::legs(company.scene, &ready.whole, actor, (nearer, behind));
    feed::to_the_mouth(company.scene, (&ready.whole, shown), actor, (nearer, behind));
}

/// Whether what is tied is a basket, whoever is in it.
pub(super) fn is_basket(group: &Group) -> bool {
    group.first().is_some_and(|first| first.name.ends_with("basket"))
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
        let (outside, within): (Vec<Member>, Vec<Member>) =
            nearer.into_iter().partition(|member| decal::is_outside(member.name));
        group.members.extend(within);
        group.members.push(Member { actor, name, art: Art::of(front) });
        group.members.extend(outside);
    } else {
        if let Some(own) = group.members.iter_mut().find(|member| member.actor == actor) {
            own.art.shapes.extend(front);
        }
        group.members.extend(nearer);
    }
}

/// Heaped over a brim, or in rows on a top, where there are many; everything else comes back.
fn in_rows(
    base: &Art,
    other: Group,
    link: Link,
    (rank, same): (usize, usize),
) -> Result<(Group, Layer), Group> {
    let before = link == Link::In && has_handle(base);
    // So many on a boat are in it.
    let hull = !base.front.is_empty() && base.anchor(Anchor::Face).is_none();
    let crowd = link == Link::On && hull && tiers::are_many(same);
    if before || crowd || link == Link::In && same > PEEKING && low_seat(base).is_none() {
        let layer = if before { Layer::Before } else { Layer::Behind };
        return Ok((attach::pile(base, other, (rank, same)), layer));
    }
    if link == Link::On && tiers::is_stood_on(base, &other, same) {
        return Ok((tiers::on(base, other, (rank, same)), Layer::Nearest));
    }
    Err(other)
}

/// The other where its link wants it, one of `same` of that link.
fn beside(
    (base, holder): (&Art, &str),
    other: Group,
    (link, deed): (Link, Option<Doing>),
    (rank, same): (usize, usize),
    dice: &mut Dice,
) -> (Group, Layer) {
    // The middle one of three is not alone.
    let middle = if same > 1 { 1e-4 } else { 0.0 };
    let share = (rank as f64 + 0.5) / same as f64 + middle;
    let other = match in_rows(base, other, link, (rank, same)) {
        Ok(placed) => return placed,
        Err(other) => other,
    };
    let fitted = many::fitted(other, base, (link, same));
    let share = if matches!(link, Link::Above | Link::FlyingOver) && same > 1 {
        // As far apart as they are wide.
        let wide = fitted.bounds().width() * 1.06 / base.bounds().width().max(1.0);
        0.5 + (rank as f64 - (same as f64 - 1.0) / 2.0) * wide.max(1.0 / same as f64) + middle
    } else {
        share
    };
    let seated = !base.front.is_empty() && low_seat(base).is_some();
    // A butterfly that is hugged is still in the air around.
    let done = deed.filter(|deed| {
        !fitted.floats
            || matches!(
                deed,
                Doing::Catching
                    | Doing::Throwing
                    | Doing::Kicking
                    | Doing::Painting
                    | Doing::Splashing
                    | Doing::Feeding
            )
    });
    match (link, done) {
        (Link::NextTo, Some(Doing::Cooking | Doing::Experimenting))
            if stir::VESSELS.iter().any(|(name, ..)| is_named(&fitted, name)) =>
        {
            (stir::stirred((base, holder), fitted), Layer::Nearest)
        }
        (Link::NextTo, Some(done)) if planted::is_in_the_ground(&fitted, done) => {
            (planted::in_the_ground((base, holder), fitted, (done, rank)), Layer::Nearest)
        }
        (Link::Holding, _) => {
            if same > 2 {
                return (many::held((base, holder), fitted, (rank, same), deed), Layer::Nearest);
            }
            let behind = fitted.members.first().is_some_and(|one| one.name == "umbrella");
            let held = hold((base, holder), fitted, (share, deed));
            (held, if behind { Layer::Behind } else { Layer::Nearest })
        }
        (Link::NextTo, Some(done)) => {
            let (mut placed, behind) = tend((base, holder), fitted, done, (rank, same));
            if hug::is_close(done) {
                grip::around(base, holder, &mut placed);
            }
            (placed, if behind { Layer::Behind } else { Layer::Nearest })
        }
        (Link::Behind, _) => (attach(base, fitted, (link, share), dice), Layer::Behind),
        (Link::In, _) if !seated => (attach(base, fitted, (link, share), dice), Layer::Behind),
        _ => {
            let mut placed = attach(base, mounted(fitted, (base, holder), link), (link, share), dice);
            bike::steered((base, holder), link, &mut placed);
            (placed, Layer::Nearest)
        }
    }
}

pub(super) fn bottom(bounds: Rect) -> Point {
    Point::new(bounds.center().x, bounds.y1)
}

//! Who hangs on whom: of two who stand to each other as a relation says, one is moved with the other.

use std::collections::BTreeMap;

use scene::{Doing, Habitat, Link, Party, Relation, Scene, Use, What};

use super::blanket::{huddles, is_blanket};
use super::casting::copies;
use super::pairs::hand_in_hand;
use super::people::being;
use super::staging::is_kin;
use super::upright::is_upright;
use super::{
    Actor, around, between, clutch, crew, examine, hoop, hug, icehole, inside, lead, lift, mirrored, odd,
    pilfer, shelter, table, team, tend, touch, wash,
};

/// Who hangs on whom, and how; by the one that is moved.
pub(super) type Ties = BTreeMap<Actor, (Link, Actor)>;

/// Which relations tie one to another, each actor at most once and never in a ring.
pub(super) fn ties(scene: &Scene) -> Ties {
    let mut ties = together(scene);
    // Whoever is pushed on a swing is on it before it is pushed.
    let standing = |relation: &&Relation| {
        matches!(
            relation.link,
            Link::On | Link::OnTheNose | Link::In | Link::Under | Link::Riding | Link::Behind
        )
    };
    let (first, then): (Vec<_>, Vec<_>) = scene.relations.iter().partition(standing);
    for relation in first.into_iter().chain(then) {
        if shelter::tie(scene, relation, &mut ties) || between::tie(scene, relation, &mut ties) {
            continue;
        }
        // Two who share on one dock are there together.
        if between::follows(scene, relation) || is_with_its_doer(scene, relation) {
            continue;
        }
        let Some((link, moved, fixed)) = hung(scene, relation) else { continue };
        let others = copies(scene, fixed);
        // Of several who ride each has a mount of its own.
        let ridden = |(link, to): &&(Link, Actor)| *link == Link::Riding && to.party == fixed;
        let before = if link == Link::Riding { ties.values().filter(ridden).count() as u8 } else { 0 };
        // Two share what there is one of: it is between them.
        if link == Link::Holding && others == 2 && copies(scene, moved) == 1 {
            let [left, right] = [0, 1].map(|copy| Actor { party: fixed, copy });
            ties.entry(right).or_insert((Link::NextTo, left));
        }
        for copy in 0..copies(scene, moved) {
            let actor = carrier(&ties, Actor { party: moved, copy });
            let to = Actor { party: fixed, copy: (copy + before) % others };
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

/// Whether somebody is where the one is who hugs it, talks to it or does something to it.
fn is_with_its_doer(scene: &Scene, relation: &Relation) -> bool {
    let standing = matches!(relation.link, Link::On | Link::In);
    let there = |doer: Party| {
        let same = |other: &&Relation| {
            other.subject == doer && other.link == relation.link && other.object == relation.object
        };
        scene.relations.iter().any(|other| same(&other))
    };
    let deed = |known: &&Relation| {
        let hugs = doing(scene, known.subject).is_some_and(hug::is_close)
            && matches!(known.link, Link::With | Link::NextTo);
        known.object == relation.subject
            && known.subject != relation.subject
            && copies(scene, known.object) == 1
            && (hugs || touch::handles(scene, known) || touch::talks(scene, known))
            && there(known.subject)
    };
    standing && scene.relations.iter().any(|known| deed(&known))
}

/// What a relation ties: how, who is moved, and with whom; `None` where both stand for themselves.
fn hung(scene: &Scene, relation: &Relation) -> Option<(Link, Party, Party)> {
    let Relation { subject, link, object, .. } = *relation;
    // What is held hangs on its holder; what is said to be below hangs on what is above it.
    // Out of a window nobody reaches whom it is done to.
    let deed = !looks_out(scene, subject) && tend::ties(scene, relation, doing(scene, subject));
    let armful = tend::carries(scene, relation) && is_somebody(scene, subject);
    let at_table = table::at_table(scene, relation);
    let leads = lead::leads(scene, relation);
    let alone = copies(scene, subject) == 1 && copies(scene, object) == 1;
    if let Some((team, drawn)) = team::of(scene, relation) {
        return Some((Link::NextTo, team, drawn));
    }
    if between::boxes(scene, relation) {
        return Some((Link::NextTo, object, subject));
    }
    if wash::at_the_tub(scene, relation) {
        return Some((Link::NextTo, subject, object));
    }
    if pilfer::is_at_a_stall(scene, relation)
        || mirrored::looks_into(scene, relation)
        || icehole::fishes_in(scene, relation)
    {
        return Some((Link::NextTo, object, subject));
    }
    if crew::works(scene, relation) {
        return Some((Link::NextTo, subject, object));
    }
    Some(match link {
        _ if around::gathers(scene, relation) => (Link::NextTo, subject, object),
        _ if at_table == Some(true) => (Link::NextTo, subject, object),
        _ if at_table == Some(false) || leads => (Link::NextTo, object, subject),
        _ if lift::lifts(scene, relation) => (Link::NextTo, object, subject),
        _ if deed || armful || examine::examines(scene, relation) => (Link::NextTo, object, subject),
        _ if touch::handles(scene, relation) || touch::talks(scene, relation) => {
            (Link::NextTo, object, subject)
        }
        _ if pilfer::takes_from(scene, relation) => (Link::NextTo, object, subject),
        _ if hoop::jumps_through(scene, relation) || hoop::swings(scene, relation) => {
            (Link::NextTo, object, subject)
        }
        Link::On if clutch::sits_on(scene, relation) => (Link::NextTo, object, subject),
        // A blanket goes where the sleeper is.
        // All others under it sit close to the first.
        Link::Under if huddles(scene, relation).is_some_and(|first| first != subject) => {
            (Link::NextTo, subject, huddles(scene, relation)?)
        }
        Link::Under if is_blanket(scene, object) => {
            (Link::NextTo, object, bed_of(scene, subject).unwrap_or(subject))
        }
        Link::Holding => (Link::Holding, object, subject),
        link if is_where_it_is(link) => (link, subject, object),
        // A car waits behind the crossing for whoever is on it.
        Link::InFrontOf if is_on_a_crossing(scene, subject) => return None,
        // So many stand in a row before it.
        Link::InFrontOf if before_in_a_row(scene, object) => return None,
        Link::InFrontOf | Link::FlyingOver | Link::JumpingOver => (link, subject, object),
        // What flies and is watched is in the air before whoever watches.
        Link::LookingAt | Link::Chasing if alone && flies(scene, object) && !flies(scene, subject) => {
            (Link::NextTo, object, subject)
        }
        Link::NextTo | Link::Chasing if by_air(scene, relation) => (Link::NextTo, subject, object),
        Link::NextTo | Link::With if doing(scene, subject).is_some_and(hug::is_close) => {
            (Link::NextTo, object, subject)
        }
        _ => return None,
    })
}

/// Whether one is in the air at the other: it flies and the other does not, or it falls off it.
fn by_air(scene: &Scene, known: &Relation) -> bool {
    let alone = copies(scene, known.subject) == 1 && copies(scene, known.object) == 1;
    let chases = known.link == Link::Chasing;
    let beside = flies(scene, known.subject) && !flies(scene, known.object) && (alone || !chases);
    beside || odd::falls_off(scene, known)
}

/// Whether one goes where the other is.
const fn is_where_it_is(link: Link) -> bool {
    matches!(
        link,
        Link::On
            | Link::OnTheNose
            | Link::Under
            | Link::Above
            | Link::Below
            | Link::In
            | Link::Riding
            | Link::Behind
    )
}

fn is_on_a_crossing(scene: &Scene, party: Party) -> bool {
    let crossing =
        |on: Party| scene.subject(on).is_some_and(|one| one.what.name() == super::underfoot::CROSSING);
    let over = |known: &Relation| known.subject == party && known.link == Link::On && crossing(known.object);
    scene.relations.iter().any(over)
}

/// Whether so many are in front of one thing that they stand in a row of their own.
pub(super) fn before_in_a_row(scene: &Scene, thing: Party) -> bool {
    let before =
        scene.relations.iter().filter(|known| known.object == thing && known.link == Link::InFrontOf);
    let heads: u8 = before.map(|known| copies(scene, known.subject)).sum();
    heads > 2 && copies(scene, thing) == 1 && !tend::is_alive(scene, thing)
}

/// Whether somebody is seen in a window or a door.
fn looks_out(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| {
        let name = scene.subject(known.object).map_or("", |one| one.what.name());
        known.subject == party && known.link == Link::In && inside::is_looked_out_of(name)
    })
}

/// The bed that somebody is in.
fn bed_of(scene: &Scene, party: Party) -> Option<Party> {
    let bed = |party: Party| scene.subject(party).is_some_and(|one| one.what.name() == "bed");
    let lies = |known: &&Relation| known.subject == party && known.link == Link::In && bed(known.object);
    scene.relations.iter().find(lies).map(|known| known.object)
}

/// Two who hug or box each other, and all who are hand in hand.
fn together(scene: &Scene) -> Ties {
    let mut ties = Ties::new();
    for pair in hand_in_hand(scene).windows(2) {
        ties.insert(pair[1], (Link::NextTo, pair[0]));
    }
    for known in scene.relations.iter().filter(|known| huddles(scene, known) == Some(known.subject)) {
        for copy in 1..copies(scene, known.subject) {
            let [first, next] = [0, copy].map(|copy| Actor { party: known.subject, copy });
            ties.insert(next, (Link::NextTo, first));
        }
    }
    for party in (0..scene.cast.len()).map(Party::Cast) {
        let close = matches!(doing(scene, party), Some(Doing::Hugging | Doing::Kissing | Doing::Boxing));
        let third = hug::third(scene, party).filter(|_| close);
        if let Some(third) = third {
            // One at each side of whom both hug.
            ties.insert(Actor { party, copy: 1 }, (Link::NextTo, Actor { party: third, copy: 0 }));
        } else if (close || wash::is_pair(scene, party)) && copies(scene, party) == 2 {
            ties.insert(Actor { party, copy: 1 }, (Link::NextTo, Actor { party, copy: 0 }));
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

/// What one does to another that is tied to it.
pub(super) fn deed(scene: &Scene, doer: Party, other: Party) -> Option<Doing> {
    let between = |known: &&Relation| known.subject == doer && known.object == other;
    let known = scene.relations.iter().find(between);
    if known.is_some_and(|known| lead::leads(scene, known)) {
        return Some(Doing::Walking);
    }
    if known.is_some_and(|known| examine::examines(scene, known)) {
        // As near as who is brushed.
        return Some(Doing::Grooming);
    }
    if doer == other {
        // Copies of one: they hug, or hold something between them.
        return done_together(scene, doer);
    }
    let shelters = |known: &Relation| known.subject == other && shelter::holder(scene, known) == Some(doer);
    if scene.relations.iter().any(shelters) {
        return Some(Doing::Standing);
    }
    let done = doing(scene, doer);
    if known.is_some_and(|known| tend::carries(scene, known) && !tend::ties(scene, known, done)) {
        return Some(Doing::Holding);
    }
    done
}

/// What two of a kind who are tied to each other do: nothing beyond standing close where they do not hug.
fn done_together(scene: &Scene, party: Party) -> Option<Doing> {
    doing(scene, party)
        .filter(|deed| matches!(deed, Doing::Hugging | Doing::Kissing | Doing::Boxing | Doing::Grooming))
        .or(Some(Doing::Standing))
}

/// Whether somebody has two arms: a person, or a being of stories that is one.
pub(super) fn is_somebody(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_none_or(|subject| match subject.what {
        What::Person(_) => true,
        What::Thing(thing) => being(thing.name).is_some() || is_upright(scene, party),
    })
}

/// Whether somebody is in the air by nature: a butterfly, a bee.
fn flies(scene: &Scene, party: Party) -> bool {
    scene
        .subject(party)
        .is_some_and(|subject| matches!(subject.what, What::Thing(thing) if thing.habitat == Habitat::Air))
}

/// Whether what a party holds goes to its mouth.
pub(super) fn eats(scene: &Scene, party: Party) -> bool {
    matches!(doing(scene, party), Some(Doing::Eating | Doing::Drinking))
}

pub(super) fn doing(scene: &Scene, party: Party) -> Option<Doing> {
    scene.subject(party).map_or(Some(scene.doing), |subject| subject.doing)
}

/// Whether a party has a thing of this name in the hand.
pub(super) fn holds(scene: &Scene, party: Party, name: &str) -> bool {
    let named = |object: Party| scene.subject(object).is_some_and(|one| one.what.name() == name);
    let mut own = scene.relations.iter().filter(|known| known.subject == party);
    own.any(|known| known.link == Link::Holding && named(known.object))
}

/// Whether a party runs with or against another, or after it.
pub(super) fn races(scene: &Scene, party: Party) -> bool {
    let all = (0..scene.cast.len()).map(Party::Cast).chain(scene.hero.iter().map(|_| Party::Hero));
    let running = all.filter(|one| doing(scene, *one) == Some(Doing::Running)).collect::<Vec<_>>();
    let together = running.len() > 1 || copies(scene, party) > 1;
    let against = scene.relations.iter().any(|known| {
        let runs = known.link == Link::With && doing(scene, known.subject) == Some(Doing::Running);
        let moves = tend::is_alive(scene, known.object) || can_be_ridden(scene, known.object);
        let follows = known.link == Link::Chasing && is_kin(scene, known.subject, known.object);
        (runs || known.link == Link::Chasing)
            && moves
            && !follows
            && (known.subject == party || known.object == party)
    });
    let in_tow = scene.relations.iter().any(|known| {
        let own = known.subject == party || known.object == party;
        own && known.link == Link::Chasing && is_kin(scene, known.subject, known.object)
    });
    !in_tow && (against || together && running.contains(&party))
}

fn can_be_ridden(scene: &Scene, party: Party) -> bool {
    scene.subject(party).is_some_and(
        |subject| matches!(subject.what, What::Thing(thing) if thing.uses.contains(&Use::Ridden)),
    )
}

pub(super) fn is_in_or_on(ties: &Ties, actor: Actor) -> bool {
    ties.get(&actor).is_some_and(|(link, _)| matches!(link, Link::Riding | Link::On | Link::In))
}

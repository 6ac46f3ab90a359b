//! Two who meet hand in hand: people palm to palm, animals paw in paw on one level, and whoever has no arms to give
//! cheek to cheek.

use drawing::{Pen, Shape};
use figures::hero::Pose;
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::{Doing, Link, Party, Scene};

use super::Actor;
use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::Group;
use super::hug::cheek_to_cheek;
use super::oars::chest;
use super::played::played_by;
use super::strung::MAYPOLE;
use super::ties::{doing, is_somebody};
use crate::silhouette::Silhouette;

/// Who stands upright with a hand at either side, though no arms are known of it.
pub(super) const HANDED: [&str; 2] = ["robot", "friendly alien"];

/// How thick a foreleg is that is lent as a hand, doubled, as a share of the height.
const LEG: f64 = 0.24;

/// How long it is at most, in its own thickness.
const LENT: f64 = 2.0;

/// How near two dance who have no hands to give, as a share of the lower one's height.
const TOGETHER: f64 = 0.05;

/// So many at most hold each other's hands.
const LONGEST_CHAIN: usize = 5;

/// Everybody whose hand is in another's, from left to right. Only people stand in a chain of more than two.
pub(super) fn hand_in_hand(scene: &Scene) -> Vec<Actor> {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let each = |party: Party| (0..copies(scene, party)).map(move |copy| Actor { party, copy });
    let takes_hands = |party: &Party| {
        let holds = |known: &scene::Relation| known.subject == *party && known.link == Link::Holding;
        // Two who skate together skate hand in hand.
        let together = matches!(
            doing(scene, *party),
            Some(Doing::HoldingHands | Doing::HighFiving | Doing::Dancing | Doing::IceSkating)
        );
        let has_ribbon = scene.cast.iter().any(|one| one.what.name() == MAYPOLE);
        together && !has_ribbon && is_alive(scene, *party) && !scene.relations.iter().any(holds)
    };
    let chain: Vec<Actor> = all.filter(takes_hands).flat_map(each).collect();
    let in_a_row = chain.iter().all(|actor| {
        doing(scene, actor.party) == Some(Doing::HoldingHands) && is_somebody(scene, actor.party)
    });
    let most = if in_a_row { LONGEST_CHAIN } else { 2 };
    if (2..=most).contains(&chain.len()) { chain } else { Vec::new() }
}

/// More than so many who dance leave no room for notes of their own.
const DANCERS: u8 = 2;

/// Whether so many dance that their notes are in the air above all of them.
pub(crate) fn is_ball(scene: &Scene) -> bool {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let dancers = all.filter(|party| doing(scene, *party) == Some(Doing::Dancing));
    dancers.map(|party| copies(scene, party)).fold(0, u8::saturating_add) > DANCERS
}

/// Whether a party has a hand to give or to take with: a person, an animal that reaches out, a robot.
pub(super) fn has_arms(scene: &Scene, party: Party) -> bool {
    let reaches =
        |name: &str| figure(name, Detail::Bold).is_ok_and(|art| grip::shoulders(name, art).is_some());
    is_somebody(scene, party)
        || played_by(scene, party).is_some_and(|name| HANDED.contains(&name) || reaches(name))
}

fn is_alive(scene: &Scene, party: Party) -> bool {
    is_somebody(scene, party) || super::tend::is_alive(scene, party)
}

/// Whether a party is among those.
pub(super) fn is_hand_in_hand(scene: &Scene, party: Party) -> bool {
    hand_in_hand(scene).iter().any(|actor| actor.party == party)
}

/// Whether the hand that meets another is open.
pub(super) fn has_open_hand(scene: &Scene, party: Party) -> bool {
    let open = matches!(doing(scene, party), Some(Doing::HighFiving | Doing::Dancing));
    open && is_hand_in_hand(scene, party)
}

/// How a person stands whose hand is in another's; who is in the middle of a chain gives both.
pub(super) fn pose(scene: &Scene, party: Party) -> Option<Pose> {
    let chain = hand_in_hand(scene);
    if !chain.iter().any(|actor| actor.party == party) {
        return None;
    }
    Some(match doing(scene, party) {
        Some(Doing::HighFiving) => Pose::Stand,
        Some(Doing::Dancing) => Pose::Dance,
        _ if chain.len() == 2 => Pose::HoldOne,
        _ => Pose::Jump,
    })
}

/// How far up or down somebody is moved for two palms to meet, as a share of the lower one's height.
const HOP: f64 = 0.22;

/// The other beside the base, both hands in one place.
pub(super) fn met(scene: &Scene, base: &Art, other: Group) -> Group {
    let chain = hand_in_hand(scene);
    let deed = chain.first().and_then(|first| doing(scene, first.party));
    let place = chain.iter().position(|actor| *actor == other.root).unwrap_or(1).max(1);
    let shown = |index: usize| chain.get(index).and_then(|actor| played_by(scene, actor.party));
    let names = (shown(place - 1).unwrap_or_default(), shown(place).unwrap_or_default());
    let unarmed = |art: &Art, name: &str| {
        !grip::is_person(art) && !HANDED.contains(&name) && grip::shoulders(name, art).is_none()
    };
    let both = unarmed(base, names.0) && other.first().is_some_and(|first| unarmed(&first.art, names.1));
    if deed == Some(Doing::Dancing) && both {
        return face_to_face(base, other);
    }
    let (met, at) = match paw_in_paw(base, other, names, deed) {
        Ok(met) => met,
        Err(other) if is_person(&other) => palm_to_palm(base, other, chain.len() == 2),
        Err(other) => (cheek_to_cheek(base, other), None),
    };
    match at.filter(|_| deed == Some(Doing::HighFiving)) {
        Some(at) => clapped(met, at, base.bounds().height()),
        None => met,
    }
}

fn is_person(group: &Group) -> bool {
    group.first().is_some_and(|first| grip::is_person(&first.art))
}

/// Beside another person, a palm of each in one place: turned to it where they are `two`.
fn palm_to_palm(base: &Art, other: Group, two: bool) -> (Group, Option<Point>) {
    let other = if two { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
    let hands = other.first().map(|member| grip::palms(&member.art)).unwrap_or_default();
    let (Some(palm), Some(hand)) = (grip::palms(base).last().copied(), hands.first()) else {
        return (other, None);
    };
    let most = base.bounds().height().min(other.bounds().height()) * HOP;
    let ground = base.bounds().y1 - other.bounds().y1;
    // Who is lower hops, or stands a little farther back.
    let rise = (palm.y - hand.y - ground).clamp(-most, most);
    let to = Vec2::new(palm.x - hand.x, ground + rise);
    (other.moved(Affine::translate(to)), Some(palm))
}

/// The other beside an animal that reaches out for it, or reaching out for a person, and where they meet; it comes back
/// where neither reaches.
fn paw_in_paw(
    base: &Art,
    other: Group,
    (holder, name): (&str, &str),
    deed: Option<Doing>,
) -> Result<(Group, Option<Point>), Group> {
    let Some(theirs) = other.first().map(|first| first.art.clone()) else { return Err(other) };
    let (mine, yours) = (limbs(holder, base), limbs(name, &theirs));
    let handed = HANDED.contains(&holder) || HANDED.contains(&name);
    if mine.is_none() && yours.is_none() && !handed {
        return Err(other);
    }
    if mine.is_none() && yours.is_none() {
        return Ok(hand_of_metal(base, other));
    }
    let (around, own) = (base.bounds(), other.bounds());
    let low = around.height().min(own.height());
    let (up, both) = (deed == Some(Doing::HighFiving), mine.is_some() && yours.is_some());
    let own_arms = grip::shoulders(holder, base).is_some() || grip::shoulders(name, &theirs).is_some();
    let gap = low * if up && both || !own_arms { 0.16 } else { 0.05 };
    let beside = Affine::translate((around.x1 + gap + own.x1, around.y1 - own.y1))
        * Affine::scale_non_uniform(-1.0, 1.0);
    let other = other.moved(beside);
    let art = theirs.placed(beside);
    let from = mine.as_ref().map(|arms| arms.right);
    // Its own right is at the left of the picture, now that it is turned.
    let to = yours.as_ref().map(|arms| beside * arms.right);
    let highest = from.into_iter().chain(to).map(|at| at.y).fold(f64::INFINITY, f64::min);
    let level =
        if highest.is_finite() { highest + low * if up { -0.12 } else { 0.12 } } else { around.center().y };
    let midway = Point::new(around.x1 + gap / 2.0, level);
    let given = |art: &Art, right: bool| {
        let palms = grip::palms(art);
        if right { palms.last().copied() } else { palms.first().copied() }
    };
    let meet = match (from, to) {
        (Some(_), Some(_)) => midway,
        (Some(_), None) => given(&art, false).unwrap_or(midway),
        _ => given(base, true).unwrap_or(midway),
    };
    // A leg that is lent is short: the other one comes nearer.
    let excess = |arms: &Option<Shoulders>, at: Option<Point>| match (arms, at) {
        (Some(arms), Some(at)) if !own_arms => ((at.x - meet.x).abs() - arms.thickness() * LENT).max(0.0),
        _ => 0.0,
    };
    let (here, there) = (excess(&mine, from), excess(&yours, to));
    let nearer = Affine::translate((-here - there, 0.0));
    let (mut other, art) = (other.moved(nearer), art.placed(nearer));
    let (meet, to) = (meet - Vec2::new(here, 0.0), to.map(|to| nearer * to));
    let mut arms = Vec::new();
    if let (Some(mine), Some(from)) = (&mine, from) {
        arms.extend(mine.reach(base, from, meet));
    }
    if let (Some(yours), Some(to)) = (&yours, to) {
        arms.extend(yours.reach(&art, to, meet + Vec2::new(0.0, -1.0)));
    }
    if let Some(member) = other.members.last_mut() {
        member.art.shapes.extend(arms);
    }
    Ok((other, Some(meet)))
}

/// The arms of an animal, or the forelegs of one that has none to reach with.
fn limbs(name: &str, art: &Art) -> Option<Shoulders> {
    let lends = art.anchor(Anchor::Face).is_some() && !grip::is_person(art) && !HANDED.contains(&name);
    grip::shoulders(name, art).or_else(|| {
        let (chest, reach) = chest(art);
        // On the near side, however far from there the face is.
        let level = Silhouette::of(art).reach(chest.y - 2.0, chest.y + 2.0);
        let side = level.map_or(chest.x, |(_, to)| to);
        lends.then(|| Shoulders::at_side(chest, side, reach.max(art.bounds().height() * LEG)))
    })
}

/// Two who dance with each other and have no hands to give.
fn face_to_face(base: &Art, other: Group) -> Group {
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let (around, own) = (base.bounds(), turned.bounds());
    let near = around.height().min(own.height()) * TOGETHER;
    turned.moved(Affine::translate((around.x1 - near - own.x0, around.y1 - own.y1)))
}

/// A robot beside somebody, or somebody beside a robot, as near as its hand reaches.
fn hand_of_metal(base: &Art, other: Group) -> (Group, Option<Point>) {
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let (around, own) = (base.bounds(), turned.bounds());
    let palm = grip::palms(base).last().copied().filter(|_| grip::is_person(base));
    let theirs = turned.first().filter(|first| grip::is_person(&first.art));
    let theirs = theirs.and_then(|first| grip::palms(&first.art).first().copied());
    let to = palm.map_or(around.x1, |palm| palm.x);
    let from = theirs.map_or(own.x0, |palm| palm.x);
    let meet = palm.or(theirs).map(|at| Point::new(to, at.y));
    let touch = around.height() * 0.03;
    (turned.moved(Affine::translate((to - from - touch, around.y1 - own.y1))), meet)
}

/// Short lines above two hands that clap.
fn clapped(mut group: Group, at: Point, high: f64) -> Group {
    let Some(member) = group.members.last_mut() else { return group };
    for turn in [-0.6, 0.0, 0.6_f64] {
        let (sine, cosine) = libm::sincos(turn);
        let out = Vec2::new(sine, -cosine) * high;
        let mut line = BezPath::new();
        line.move_to(at + out * 0.13);
        line.line_to(at + out * 0.19);
        member.art.shapes.push(Shape::line(line, Pen::Outline));
    }
    group
}

//! One thing for two: both have a hand on it, or it flies from one to the other.

use drawing::Shape;
use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Link, Party, Relation, Scene, Size, Subject, Thing, What};

use super::Actor;
use super::casting::copies;
use super::grip::{self, Shoulders};
use super::group::Group;
use super::oars::chest;
use super::pairs::has_arms;
use super::strung::LASSO;
use super::tend::{Doer, dashed, is_alive};
use super::ties::{Ties, doing, is_somebody};

/// How far apart they stand who throw to each other, and how large what they throw or share is, as shares of the lower
/// one's height.
const APART: f64 = 0.72;
const THROWN: f64 = 0.32;
const SHARED: f64 = 0.3;
/// What two who are low and long eat is so much larger.
const FOR_LOW_ONES: f64 = 1.9;
/// What is no higher than this, in centimetres, is smaller than that: an apple.
const SMALL: u32 = 12;

/// What is alive and no higher than this, in centimetres, is thrown to be eaten.
const SMALL_PREY: u32 = 30;
/// Of what is thrown so many at most fly at once.
const IN_THE_AIR: u8 = 3;

/// Who has the thing, and with whom.
struct Pair {
    holder: Party,
    partner: Actor,
    thing: Party,
}

fn pair(scene: &Scene) -> Option<Pair> {
    let shares = |party: Party| {
        let deed = doing(scene, party);
        matches!(
            deed,
            Some(
                Doing::Holding
                    | Doing::Giving
                    | Doing::Throwing
                    | Doing::Catching
                    | Doing::Eating
                    | Doing::Drinking
            )
        )
    };
    let few_things = |party: Party, most: u8| {
        let umbrella = scene.subject(party).is_none_or(|one| ["umbrella", LASSO].contains(&one.what.name()));
        copies(scene, party) <= most && !umbrella
    };
    // A fish is thrown to a seal.
    let food = |party: Party| {
        let small = |one: &Subject| matches!(one.what, What::Thing(thing) if thing.centimetres <= SMALL_PREY);
        !is_alive(scene, party) || scene.subject(party).is_some_and(small)
    };
    scene.relations.iter().find_map(|held| {
        let Relation { subject: holder, link, object: thing, .. } = *held;
        let throws = doing(scene, holder) == Some(Doing::Throwing);
        let two = copies(scene, holder) == 2;
        let most = if throws && (two || receiver(scene, holder).is_some()) { IN_THE_AIR } else { 1 };
        if !(link == Link::Holding || link == Link::With && throws)
            || !few_things(thing, most)
            || !(food(thing) && throws || !is_alive(scene, thing))
            || !shares(holder)
            || !is_alive(scene, holder)
        {
            return None;
        }
        if copies(scene, holder) == 2 {
            return Some(Pair { holder, partner: Actor { party: holder, copy: 1 }, thing });
        }
        if let Some(partner) = receiver(scene, holder) {
            return Some(Pair { holder, partner, thing });
        }
        let other = |known: &&Relation| {
            known.object == thing
                && known.subject != holder
                && known.link == Link::With
                && shares(known.subject)
                && is_alive(scene, known.subject)
        };
        let mut others = scene.relations.iter().filter(other).map(|known| known.subject);
        let partner =
            others.next().filter(|party| copies(scene, *party) == 1 && copies(scene, holder) == 1)?;
        others.next().is_none().then_some(Pair { holder, partner: Actor { party: partner, copy: 0 }, thing })
    })
}

/// Whom somebody gives something to, or throws it at.
fn receiver(scene: &Scene, giver: Party) -> Option<Actor> {
    let deed = matches!(doing(scene, giver), Some(Doing::Giving | Doing::Throwing));
    let gives = deed && copies(scene, giver) == 1;
    let takes = |known: &&Relation| {
        let near = matches!(known.link, Link::With | Link::NextTo);
        known.subject == giver && near && is_alive(scene, known.object) && copies(scene, known.object) == 1
    };
    let taker = scene.relations.iter().filter(|_| gives).find(takes)?.object;
    Some(Actor { party: taker, copy: 0 })
}

/// Whether it is the second of two who have one thing.
pub(super) fn is_partner(scene: &Scene, one: Actor) -> bool {
    pair(scene).is_some_and(|pair| pair.partner == one)
}

/// Whether somebody is one of two who have one thing.
pub(super) fn shares(scene: &Scene, party: Party) -> bool {
    pair(scene).is_some_and(|pair| pair.holder == party || pair.partner.party == party)
}

/// Whether it is what two have.
pub(super) fn is_shared(scene: &Scene, thing: Party) -> bool {
    pair(scene).is_some_and(|pair| pair.thing == thing)
}

/// Whether what two have flies between them.
pub(super) fn is_thrown(scene: &Scene) -> bool {
    let throws = |party: Party| matches!(doing(scene, party), Some(Doing::Throwing | Doing::Catching));
    pair(scene).is_some_and(|pair| throws(pair.holder))
}

/// Whether one boxes another: face to face.
pub(super) fn boxes(scene: &Scene, relation: &Relation) -> bool {
    matches!(relation.link, Link::With | Link::NextTo)
        && doing(scene, relation.subject) == Some(Doing::Boxing)
        && is_alive(scene, relation.subject)
        && is_alive(scene, relation.object)
        && copies(scene, relation.subject) == 1
        && copies(scene, relation.object) == 1
}

/// Whoever is boxed with has gloves as well.
pub(super) fn spar(scene: &mut Scene) {
    for known in scene.relations.clone() {
        if let (true, Party::Cast(index)) = (boxes(scene, &known), known.object) {
            scene.cast[index].doing.get_or_insert(Doing::Boxing);
        }
    }
}

/// Whether somebody is boxed with.
pub(super) fn is_boxed(scene: &Scene, party: Party) -> bool {
    scene.relations.iter().any(|known| known.object == party && boxes(scene, known))
}

/// The second one goes with the first; `false` where the relation is about no such two.
pub(super) fn tie(scene: &Scene, relation: &Relation, ties: &mut Ties) -> bool {
    let Some(pair) = pair(scene) else { return false };
    let to = Actor { party: pair.holder, copy: 0 };
    let given = relation.subject == pair.holder && relation.object == pair.partner.party;
    if given && pair.partner.party != pair.holder {
        ties.entry(pair.partner).or_insert((Link::NextTo, to));
        return true;
    }
    let thrown = is_thrown(scene) && pair.partner.party == pair.holder;
    if thrown && relation.object == pair.thing && relation.link == Link::Holding {
        ties.entry(pair.partner).or_insert((Link::NextTo, to));
        for copy in 0..copies(scene, pair.thing) {
            ties.entry(Actor { party: pair.thing, copy }).or_insert((Link::Holding, to));
        }
        return true;
    }
    if relation.object != pair.thing || relation.link != Link::With {
        return false;
    }
    if relation.subject == pair.holder {
        for copy in 0..copies(scene, pair.thing) {
            ties.entry(Actor { party: pair.thing, copy }).or_insert((Link::Holding, to));
        }
    } else if relation.subject != pair.partner.party {
        return false;
    }
    ties.entry(pair.partner).or_insert((Link::NextTo, to));
    true
}

/// Whether the second of two is where the first one is as well.
pub(super) fn follows(scene: &Scene, relation: &Relation) -> bool {
    let standing = matches!(relation.link, Link::On | Link::In | Link::Under | Link::Behind);
    standing
        && pair(scene).is_some_and(|pair| {
            let same = |other: &Relation| {
                other.subject == pair.holder && other.link == relation.link && other.object == relation.object
            };
            relation.subject == pair.partner.party
                && pair.partner.party != pair.holder
                && scene.relations.iter().any(same)
        })
}

/// Whoever is given something and has no hand for it takes it with the mouth.
pub(super) fn to_mouths(scene: &mut Scene) {
    let all = scene.hero.iter().map(|_| Party::Hero).chain((0..scene.cast.len()).map(Party::Cast));
    let mouths = |giver: &Party| {
        let gives = doing(scene, *giver) == Some(Doing::Giving);
        let taker = receiver(scene, *giver).filter(|_| gives && is_somebody(scene, *giver));
        taker.is_some_and(|taker| !has_arms(scene, taker.party))
    };
    let givers: Vec<Party> = all.filter(mouths).collect();
    for giver in givers {
        match giver {
            Party::Hero => scene.doing = Doing::Feeding,
            Party::Cast(index) => scene.cast[index].doing = Some(Doing::Feeding),
        }
    }
}

/// Two who play catch have a ball.
pub(super) fn provide(scene: &mut Scene) {
    let throws = |party: &Party| doing(scene, *party) == Some(Doing::Throwing);
    let players: Vec<Party> = (0..scene.cast.len()).map(Party::Cast).filter(throws).collect();
    let heads: u8 = players.iter().map(|party| copies(scene, *party)).sum();
    let busy = scene.relations.iter().any(|known| players.contains(&known.subject));
    let snow = scene.place == scene::Place::Snow;
    let Some(ball) = Thing::named(if snow { "snowball" } else { "beach ball" }) else { return };
    if heads != 2 || busy || snow && players.len() > 1 {
        return;
    }
    let object = Party::Cast(scene.cast.len());
    scene.cast.push(Subject { count: if snow { 2 } else { 1 }, ..Subject::one(ball) });
    for (index, subject) in players.into_iter().enumerate() {
        let link = if index == 0 { Link::Holding } else { Link::With };
        scene.relations.push(Relation { subject, link, object, and: None });
    }
}

/// Where one reaches for what is at this side: a palm, or before the chest.
fn near_hand(art: &Art, right: bool) -> Point {
    let palms = grip::palms(art);
    let palm = if right { palms.last() } else { palms.first() };
    if let Some(palm) = palm.filter(|_| grip::is_person(art)) {
        return *palm;
    }
    let (chest, reach) = chest(art);
    let around = art.bounds();
    let x = if right { around.x1 } else { around.x0 };
    Point::new(x, (chest.y + reach * 0.2).min(around.y1 - around.height() * 0.2))
}

/// Whether somebody is low beside its length: a guinea pig.
fn is_low(art: &Art) -> bool {
    let around = art.bounds();
    !grip::is_person(art) && around.width() > around.height() * 1.3
}

/// The second one, turned to the first, so far away as it takes.
pub(super) fn opposite(base: &Art, other: Group, thrown: bool) -> Group {
    let turned = other.moved(Affine::scale_non_uniform(-1.0, 1.0));
    let (around, own) = (base.bounds(), turned.bounds());
    let Some(art) = turned.first().map(|first| &first.art) else { return turned };
    let low = around.height().min(own.height());
    let people = grip::is_person(base) && grip::is_person(art);
    let shared = if is_low(base) { SHARED * FOR_LOW_ONES } else { SHARED };
    let gap = low * if thrown { APART } else { shared * if people { 0.74 } else { 0.9 } };
    let aside = near_hand(base, true).x + gap - near_hand(art, false).x;
    // A lifted arm is before the other's face.
    let clear = around.x1 + low * 0.03 - own.x0;
    let aside =
        if thrown { aside.max(around.x1 + low * APART * 0.6 - own.x0) } else { aside.max(clear - gap) };
    turned.moved(Affine::translate((aside, around.y1 - own.y1)))
}

/// How much nearer two stand who box than two who share something, as a share of the lower one's height.
const IN_REACH: f64 = 0.2;

/// Face to face, glove at glove.
pub(super) fn in_the_ring(base: &Art, other: Group) -> Group {
    let low = base.bounds().height().min(other.bounds().height());
    opposite(base, other, false).moved(Affine::translate((-low * IN_REACH, 0.0)))
}

/// How what two have is between them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Amid {
    /// It flies.
    thrown: bool,
    /// Of so many one follows the other.
    count: u8,
    /// It is said to be large.
    large: bool,
    /// Both throw.
    mutual: bool,
}

impl Amid {
    pub(super) fn of(scene: &Scene, thing: Party) -> Self {
        let size = scene.subject(thing).and_then(|one| one.looks.size);
        let large = matches!(size, Some(Size::Big | Size::Tall | Size::Fat)) || is_furniture(scene, thing);
        let mutual = pair(scene).is_some_and(|pair| pair.partner.party == pair.holder);
        Self { thrown: is_thrown(scene), count: copies(scene, thing), large, mutual }
    }
}

/// What is higher than this, in centimetres, takes two to carry: a sofa.
const FOR_TWO: u32 = 60;

fn is_furniture(scene: &Scene, thing: Party) -> bool {
    scene
        .subject(thing)
        .is_some_and(|one| matches!(one.what, What::Thing(thing) if thing.centimetres > FOR_TWO))
}

/// What both have: between them, a hand of each on it, or in the air.
pub(super) fn amid(
    (base, holder): (&Art, &str),
    (partner, name): (&Art, &str),
    other: Group,
    Amid { thrown, count, large, mutual }: Amid,
) -> Group {
    let low = base.bounds().height().min(partner.bounds().height());
    let own = other.bounds();
    let [left, right] = [near_hand(base, true), near_hand(partner, false)];
    let small = other
        .first()
        .and_then(|first| Thing::named(first.name))
        .is_some_and(|thing| thing.centimetres <= SMALL);
    let share = match (thrown, small) {
        (true, true) => THROWN * 0.6,
        (true, _) if count > 1 => THROWN * 0.86,
        (true, _) => THROWN,
        _ if large => SHARED * 2.0,
        (false, true) if grip::is_person(base) => SHARED * 0.6,
        (false, _) if is_low(base) => SHARED * FOR_LOW_ONES,
        (false, _) => SHARED,
    };
    let size = low * share / own.width().max(own.height()).max(1.0);
    let people = grip::is_person(base) && grip::is_person(partner);
    // A person's hand stays where it is: whoever else there is reaches for it.
    let middle = if thrown || people || !grip::is_person(base) {
        left.midpoint(right)
    } else {
        left + Vec2::new(own.width() * size * 0.3, -own.height() * size * 0.2)
    };
    let top = base.bounds().y0.max(partner.bounds().y0);
    // The last one thrown is still near the hand, the first one higher up and far from it.
    let each = mutual && count == 2;
    let spread = if each { 1.7 } else { 1.0 };
    let place = ((f64::from(other.root.copy) + 0.5) / f64::from(count.max(1)) - 0.5) * spread;
    let arch = Vec2::new((right.x - left.x) * place * 0.9, low * place * place * 2.2);
    let at = if thrown { Point::new(middle.x, top + low * 0.12) + arch } else { middle };
    let mut thing = other.moved(
        Affine::translate(at.to_vec2()) * Affine::scale(size) * Affine::translate(-own.center().to_vec2()),
    );
    if thrown {
        let from = if each && place > 0.0 { 1.0 } else { -1.0 };
        let mut flying = dashed(thing, Vec2::new(from, 0.1));
        if let (Some(arms), Some(member)) = (grip::shoulders(holder, base), flying.members.last_mut()) {
            // The paw that threw it is still up.
            let up = Vec2::new(arms.thickness() * 1.5, -arms.thickness() * 1.3);
            member.art.shapes.extend(arms.reach(base, arms.right, arms.right + up));
        }
        return flying;
    }
    let held = thing.bounds();
    let hands = [(base, holder, held.x0, true), (partner, name, held.x1, false)]
        .into_iter()
        .flat_map(|(art, name, edge, right)| hand(art, name, (edge, right), held));
    let hands: Vec<Shape> = hands.collect();
    if let Some(member) = thing.members.last_mut() {
        member.art.shapes.extend(hands);
    }
    thing
}

/// The hand of one of them on its side of the thing.
fn hand(art: &Art, name: &str, (edge, right): (f64, bool), held: Rect) -> Vec<Shape> {
    if grip::is_person(art) {
        return grip::fingers(art, near_hand(art, right));
    }
    let (chest, reach) = chest(art);
    let arms = grip::shoulders(name, art).unwrap_or_else(|| Shoulders::below(chest, reach));
    let nearer = if (arms.left.x > arms.right.x) == right { arms.left } else { arms.right };
    let inward = if right { 1.0 } else { -1.0 };
    let to = Point::new(edge - inward * arms.thickness() * 0.2, held.center().y + held.height() * 0.26);
    let face = art.anchor(Anchor::Face);
    let from = if face.is_some() { nearer } else { art.bounds().center() };
    arms.reach(art, from, to)
}

/// On its way to the bat, before the one who is to hit it.
pub(super) fn in_flight(base: &Art, other: Group) -> Group {
    let body = Doer::of(base);
    let ball = body.sized(other, 0.2);
    let own = ball.bounds();
    let high = body.around.height();
    let at = Point::new(body.around.x1 + high * 0.2, body.around.y0 + high * 0.24);
    dashed(ball.moved(Affine::translate(at - own.center())), Vec2::new(1.0, -0.3))
}

//! Candles on a cake: as many as are asked for, and none besides.

use figures::{Anchor, Art, Detail, figure};
use kurbo::{Point, Shape as _};
use scene::{Doing, Link, Party, Place, Relation, Scene, Subject, Thing};

use super::casting::copies;
use super::group::Group;
use super::staging::is_somebody_or_animal;
use super::ties::doing;

/// What carries candles of its own, and down to where they are, in shares of its height.
pub(super) const CAKES: [(&str, f64); 2] = [("birthday cake", 0.48), ("giant cake", 0.26)];

/// How much smaller a candle is on a cake than by itself.
pub(super) const CANDLE: f64 = 0.5;

pub(super) fn is_candle(name: &str) -> bool {
    name.ends_with("candle")
}

pub(super) fn is_cake(name: &str) -> bool {
    CAKES.iter().any(|(cake, _)| *cake == name)
}

/// What a birthday candle is stuck in as well.
pub(super) const STUCK_IN: [&str; 6] = ["cupcake", "apple", "pie", "donut", "pancakes", "cookie"];

/// Whether there are candles on a party to be blown out.
pub(super) fn is_lit(scene: &Scene, party: Party) -> bool {
    let candle = |known: &Relation| {
        let lit = scene.subject(known.subject).is_some_and(|one| is_candle(one.what.name()));
        known.object == party && known.link == Link::On && lit
    };
    scene.subject(party).is_some_and(|one| {
        let name = one.what.name();
        is_cake(name) || STUCK_IN.contains(&name) && scene.relations.iter().any(candle)
    })
}

/// Whoever blows out the candles on a cake has it before them.
pub(super) fn before_the_host(scene: &mut Scene) {
    let cake = scene.cast.iter().position(|one| is_cake(one.what.name()) && one.count == 1);
    let feasts = |index: &usize| scene.cast[*index].doing == Some(Doing::Celebrating);
    let host = (0..scene.cast.len()).find(feasts);
    let (Some(cake), Some(host)) = (cake.map(Party::Cast), host.map(Party::Cast)) else { return };
    let of_host = |known: &Relation| known.subject == host && known.object == cake;
    // The candles that are blown out are those of the cake.
    for index in 0..scene.relations.len() {
        let known = scene.relations[index];
        let candles = scene.subject(known.object).is_some_and(|one| is_candle(one.what.name()));
        let put = scene.relations.iter().any(|on| on.subject == known.object && on.link == Link::On);
        if known.subject == host && known.link == Link::With && candles && !put {
            scene.relations[index] =
                Relation { subject: known.object, link: Link::On, object: cake, and: None };
        }
    }
    if !scene.relations.iter().any(of_host) {
        scene.relations.push(Relation { subject: host, link: Link::With, object: cake, and: None });
    }
}

/// So many guests of a birthday leave room for the cake.
const GUESTS: u8 = 3;

/// At a birthday party of a few to whom nothing else happens they wear party hats, and the cake is as large as the smallest.
pub(super) fn at_a_party(scene: &mut Scene) {
    let guests = || (0..scene.cast.len()).map(Party::Cast);
    let is_guest = |party: Party| {
        is_somebody_or_animal(scene, party) && matches!(doing(scene, party), None | Some(Doing::Celebrating))
    };
    let few = guests().map(|party| copies(scene, party)).sum::<u8>() <= GUESTS;
    let is_party = scene.place == Place::BirthdayParty && scene.hero.is_none() && scene.relations.is_empty();
    if !is_party || !few || !guests().all(is_guest) {
        return;
    }
    scene.cast.iter_mut().for_each(|guest| guest.doing = Some(Doing::Celebrating));
    scene.cast.extend(Thing::named(CAKES[0].0).map(Subject::one));
}

/// Whoever celebrates with a cupcake has a candle on it.
pub(super) fn light(scene: &mut Scene) {
    for known in scene.relations.clone() {
        let sweet = scene
            .subject(known.object)
            .is_some_and(|one| one.count == 1 && STUCK_IN.contains(&one.what.name()));
        let feasts = doing(scene, known.subject) == Some(Doing::Celebrating) && known.link == Link::With;
        if sweet
            && feasts
            && !is_lit(scene, known.object)
            && let Some(candle) = Thing::named("candle")
        {
            let subject = Party::Cast(scene.cast.len());
            scene.cast.push(Subject::one(candle));
            scene.relations.push(Relation { subject, link: Link::On, object: known.object, and: None });
        }
    }
}

/// Whether these are on a cake.
pub(super) fn carries(scene: &Scene, candles: Party) -> bool {
    scene
        .relations
        .iter()
        .any(|known| known.subject == candles && known.link == Link::On && is_lit(scene, known.object))
}

/// How much of a cake's width those take who stand on it, and how high they are beside it without its candles.
const TOP: f64 = 0.94;
const HIGH: f64 = 1.2;
/// Lifted arms of whoever is wider than this, beside the height, are before the neighbour.
const SLIM: f64 = 0.7;
/// Where their feet are below the upper edge, as a share of the height.
const ON_TOP: f64 = 0.12;

/// On the top of a cake, one of `same`.
pub(super) fn on_top(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * TOP / same as f64;
    let wide = own.width().min(own.height() * SLIM).max(1.0);
    let scale = (cell / wide).min(around.height() * HIGH / own.height().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y0 + around.height() * ON_TOP), scale)
}

/// Whether somebody who is on it stands on its top.
pub(super) fn is_stood_on(name: &str, other: &Group) -> bool {
    is_cake(name) && other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some())
}

/// One candle, as those that a birthday cake has.
pub(super) fn candle(detail: Detail) -> Option<Art> {
    let (name, share) = CAKES[0];
    let cake = figure(name, detail).ok()?;
    let level = level(cake, share);
    let own = cake.shapes.iter().filter(|shape| shape.path.bounding_box().y1 <= level);
    Some(Art::of(own.take(2).cloned().collect()))
}

/// A cake's own candles make room for those that are asked for.
pub(super) fn make_room(cake: &mut Art, name: &str) {
    let Some((_, share)) = CAKES.iter().find(|(known, _)| *known == name) else { return };
    let level = level(cake, *share);
    cake.shapes.retain(|shape| shape.path.bounding_box().y1 > level);
}

fn level(cake: &Art, share: f64) -> f64 {
    let around = cake.bounds();
    around.y0 + around.height() * share
}

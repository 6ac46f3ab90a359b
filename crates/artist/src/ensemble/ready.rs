//! Somebody or something made ready for all that are tied to it: large enough, open, its near side told apart.

use drawing::Shape;
use figures::{Anchor, Art, Detail, figure};
use kurbo::{Affine, Rect};
use scene::{Doing, Link, Scene};

use super::group::{Company, Tied, is_basket, is_person};
use super::inside::{self, Room};
use super::table;
use super::ties::doing;
use super::{
    around, belongings, bike, blanket, cab, cake, carry, climb, crew, flat, furniture, lookout, oars, scoops,
    scooter, surf, tiers, wade, wheel,
};
use crate::focus::clear_of;
use crate::silhouette::Silhouette;

/// The most that a thing grows to have room for several.
const LARGER: f64 = 2.4;

/// The most that a thing grows to be seen under one who is much larger.
const CARRYING: f64 = 3.2;

/// How many times as wide as the one alone in it a boat is that is rowed: its hull is seen on both sides.
const AROUND_A_ROWER: f64 = 1.6;

/// The most that a thing grows for the sake of things that lie in it.
const FILLED: f64 = 1.3;

/// How much higher than those under it a thing is that shelters several.
const SHELTERED: f64 = 1.3;

/// What is shut, and how it is drawn with somebody in it.
pub(super) const SHUT: [(&str, &str); 6] = [
    ("egg", "cracked egg"),
    ("easter egg", "cracked egg"),
    ("package", "open box"),
    ("present", "opened present"),
    ("suitcase", "open suitcase"),
    ("briefcase", "open suitcase"),
];

/// Whether a thing has a handle over what is in it: that must lie before the handle to be seen.
pub(super) fn has_handle(base: &Art) -> bool {
    base.anchor(Anchor::Seat).is_none() && Silhouette::of(base).brim().is_some()
}

/// Whether one is under the crown of it, beside its stem.
pub(super) fn is_canopy(name: &str) -> bool {
    name.ends_with("tree") || matches!(name, "mushroom" | "sunflower" | "beach umbrella")
}

/// How much larger a thing must be for all who are on or in it to be seen one by one.
fn room_for(scene: &Scene, (art, name): (&Art, &str), tied: &[Tied]) -> f64 {
    if let Some(needed) = carry::spanning(scene, art, tied) {
        return needed;
    }
    if let Some(needed) = climb::room_for(scene, (art, name), tied) {
        return needed;
    }
    if let Some(needed) = lookout::room_behind((art, name), tied) {
        return needed;
    }
    if let Some(needed) = crew::room_for(scene, art, tied) {
        return needed;
    }
    let within = tied.iter().filter(|(_, link, _)| *link == Link::In);
    let tallest = within.clone().map(|(.., group)| group.bounds().height()).fold(0.0, f64::max);
    if let Some(needed) = wheel::room_for(art, name, tallest).filter(|_| tallest > 0.0) {
        return needed;
    }
    if let Some(needed) = inside::heaped(art, name, within.map(|(.., group)| group.bounds())) {
        return needed.max(1.0);
    }
    if let Some(needed) = furniture::room_below(art, name, tied) {
        return needed.clamp(1.0, LARGER);
    }
    let sits = tied.iter().filter(|(_, link, group)| {
        matches!(link, Link::On | Link::In | Link::Riding | Link::Under)
            && !is_basket(group)
            && !scoops::is_piled((name, group))
            && !belongings::floats_in_bath((name, group))
    });
    let wide: Vec<f64> = sits.map(|(_, _, group)| group.bounds().width()).collect();
    if let [alone] = wide[..] {
        return room_for_one((art, name), alone, tied);
    }
    if wide.is_empty() {
        return 1.0;
    }
    let under = tied.iter().filter(|(_, link, _)| *link == Link::Under);
    let tallest = under.map(|(.., group)| group.bounds().height() * SHELTERED).fold(0.0, f64::max);
    // Those on something flat stand in two rows.
    let rows = if flat::FLAT.contains(&name) && wide.len() > flat::IN_A_ROW {
        0.64
    } else {
        1.0 / tiers::rows_of(wide.len()) as f64
    };
    let by_width = wide.iter().sum::<f64>() * rows / art.bounds().width().max(1.0);
    let face =
        |(.., group): &Tied| group.members.iter().any(|member| member.art.anchor(Anchor::Face).is_some());
    // Fruit in a cart is made to fit; kittens in a basket are seen.
    if !tied.iter().any(face) {
        return by_width.clamp(1.0, FILLED);
    }
    by_width.max(tallest / art.bounds().height().max(1.0)).clamp(1.0, LARGER)
}

/// The same for one alone, so wide, who may be above somebody under it.
fn room_for_one((art, name): (&Art, &str), alone: f64, tied: &[Tied]) -> f64 {
    if let Some((.., below)) = tied.iter().find(|(_, link, _)| *link == Link::Under) {
        // Whoever is under a table is between its legs.
        let high = below.bounds().height() * SHELTERED / art.bounds().height().max(1.0);
        if is_canopy(name) {
            let wide = below.bounds().width() / art.bounds().width().max(1.0);
            return high.max(wide).clamp(1.0, CARRYING);
        }
        return if table::TABLES.contains(&name) { high.clamp(1.0, LARGER) } else { 1.0 };
    }
    // A board or a ball that carries somebody is seen under them.
    let share = match art.rider {
        _ if oars::is_rowed(name) => AROUND_A_ROWER,
        Some(_) => 0.8,
        None => 0.5,
    };
    let face = art.anchor(Anchor::Face).is_some();
    if face { 1.0 } else { (alone * share / art.bounds().width().max(1.0)).clamp(1.0, CARRYING) }
}

/// How much larger a mount is for its face to be seen beside its rider's hair.
fn face_clear(mount: &Art, tied: &[Tied]) -> f64 {
    let [(_, Link::Riding, rider)] = tied else { return 1.0 };
    let rider = rider.first().filter(|rider| rider.art.anchor(Anchor::OtherHand).is_some());
    rider.map_or(1.0, |rider| clear_of(&rider.art, mount))
}

/// An actor made ready for all that are tied to it.
pub(super) struct Ready {
    pub(super) art: Art,
    /// What is nearer than those inside.
    pub(super) front: Vec<Shape>,
    /// Both.
    pub(super) whole: Art,
    pub(super) room: Option<Room>,
    /// Who sits at it, where it is a table.
    pub(super) guests: Vec<Rect>,
}

/// The window of the cab, where one alone is in the thing and at its wheel.
fn wheelhouse(
    company: &Company,
    (name, art): (&str, &mut Art),
    tied: &[Tied],
    inside: usize,
) -> Option<kurbo::BezPath> {
    let at_the_wheel = |(one, link, _): &Tied| {
        let deed = doing(company.scene, one.party);
        *link == Link::In && (cab::is_all_cab(name) || cab::is_at_the_wheel(name, deed))
    };
    let driven = inside == 1 && tied.iter().any(at_the_wheel);
    driven.then(|| cab::opened(name, art, company.manner.detail())).flatten()
}

/// Nobody is in a box that is shut: the figure that is drawn for one with somebody inside.
fn opened((name, art): (&str, &mut Art), inside: usize, detail: Detail) -> Option<&'static str> {
    let (_, open) = SHUT.iter().find(|(shut, _)| *shut == name && inside > 0)?;
    let own = figure(open, detail).ok()?;
    let scale = art.bounds().width() / own.bounds().width().max(1.0);
    *art = own.clone().placed(Affine::scale(scale));
    Some(open)
}

/// How a thing is scaled for all that are tied to it; what is shared is served first.
fn grown(company: &Company, (name, art): (&str, &mut Art), tied: &[Tied], guests: &[Rect]) -> Affine {
    let table = table::TABLES.contains(&name);
    let grown = if !table && tied.iter().any(|(one, ..)| around::is_at_one(company.scene, one.party)) {
        let people = tied.iter().any(|(.., guest)| is_person(guest));
        *art = around::served(art, guests, people);
        Affine::IDENTITY
    } else if guests.is_empty() {
        Affine::scale(room_for(company.scene, (art, name), tied))
    } else {
        table::laid(art, guests)
    };
    Affine::scale(face_clear(art, tied)) * grown
}

/// A cake's own candles and the drops over a puddle make room for those who are there.
fn cleared((name, art): (&str, &mut Art), tied: &[Tied]) {
    let lit = |(.., group): &Tied| group.members.first().is_some_and(|member| cake::is_candle(member.name));
    let stood_on = |(_, link, group): &Tied| *link == Link::On && cake::is_stood_on(name, group);
    if tied.iter().any(|one| lit(one) || stood_on(one)) {
        cake::make_room(art, name);
    }
    if tied.iter().any(|(.., group)| scoops::is_piled((name, group))) {
        scoops::make_room(art, name);
    }
    if tied.iter().any(|(_, link, _)| *link == Link::In) {
        wade::without_drops(art, name);
    }
}

/// A ladder is narrow for whoever is on it, a branch has others for many birds.
fn for_so_many((name, art): (&str, &mut Art), tied: &[Tied]) {
    climb::narrowed((name, art), tied);
    if name == tiers::BRANCH {
        let birds: Vec<Rect> = tied.iter().map(|(.., bird)| bird.bounds()).collect();
        if let Some(branches) = tiers::branched(art, &birds) {
            *art = branches;
        }
    }
}

pub(super) fn ready(company: &Company, (name, mut art): (&str, Art), tied: &[Tied]) -> Option<Ready> {
    let inside = tied.iter().filter(|(_, link, _)| *link == Link::In).count();
    let opened = opened((name, &mut art), inside, company.manner.detail());
    if name == "picnic" && tied.len() > 1 {
        table::without_basket(&mut art);
    }
    furniture::raised((name, &mut art), tied, company.manner.detail());
    if let Some(bike) = bike::fitted(tied).filter(|_| name == "bicycle") {
        art = bike;
    }
    if let Some(scooter) = scooter::fitted(tied).filter(|_| name == scooter::SCOOTER) {
        art = scooter;
    }
    surf::ridden(company, (name, &mut art), tied);
    for_so_many((name, &mut art), tied);
    let mut front = std::mem::take(&mut art.front);
    if inside > 0 && (inside::is_closed(name) || cab::is_all_cab(name)) {
        art.shapes.append(&mut front);
    }
    let sits = |(one, link, _): &&Tied| {
        *link == Link::NextTo
            && (table::TABLES.contains(&name) || around::is_at_one(company.scene, one.party))
    };
    let guests: Vec<Rect> = tied.iter().filter(sits).map(|(.., guest)| guest.bounds()).collect();
    cleared((name, &mut art), tied);
    let grown = grown(company, (name, &mut art), tied, &guests);
    art = art.placed(grown);
    front.iter_mut().for_each(|shape| shape.path.apply_affine(grown));
    let known = opened.unwrap_or(name);
    let window = wheelhouse(company, (name, &mut art), tied, inside);
    let panes = cab::carriage(name, &mut art, inside, company.manner.detail());
    let room = match window.map(|window| vec![window]).or(panes) {
        Some(windows) => Some(Room::Windows(windows)),
        None if inside > 0 => inside::room(known, &mut art, inside),
        None => None,
    };
    let whole = Art { front: front.clone(), ..art.clone() };
    match &room {
        Some(Room::Rim(rim, from, to) | Room::Heap(rim, from, to)) => {
            front.extend(inside::below(&whole, (*rim, *from, *to)).shapes)
        }
        Some(Room::Bed) => {
            front.extend(inside::blanket(&whole, inside));
            let reads = |(one, ..): &Tied| doing(company.scene, one.party) == Some(Doing::Reading);
            if tied.iter().any(reads) {
                front.extend(blanket::book_on_blanket(&whole, company.manner.detail()));
            }
        }
        _ => (),
    }
    let eats = |(one, ..): &Tied| doing(company.scene, one.party) == Some(Doing::Eating);
    // What is eaten is on the table already where it is told.
    let laid = tied.iter().any(|(_, link, _)| *link == Link::On);
    if name == "table" && !laid && tied.iter().any(eats) {
        front.extend(table::bowls(&whole, guests.len()));
    }
    if name == "picnic" && tied.len() > 1 {
        front.extend(table::picnic(&whole, tied.len() > 2, company.manner.detail()));
    }
    Some(Ready { art, front, whole, room, guests })
}

//! Who has a place of its own beside what it is tied to.

use figures::{Anchor, Art};
use kurbo::Affine;
use scene::{Doing, Link, Scene, What};

use super::bike::{self, WITH_HANDLEBAR};
use super::group::{Group, Tied, is_basket, is_person};
use super::played::played_by;
use super::ready::Ready;
use super::ties::doing;
use super::underfoot::CROSSING;
use super::{
    around, attach, belongings, between, blanket, boards, borne, cab, cake, carry, chute, climb, clutch,
    crew, decal, examine, flat, furniture, grip, hang, hug, icehole, inside, lap, large, lift, lookout, meal,
    mirrored, nose, odd, pairs, pilfer, recline, riders, scoops, seesaw, shelter, slope, smoke, strung, surf,
    table, team, tiers, touch, tunnel, vehicle, wade, wash, wheel,
};

/// Where the members of another group are painted.
pub(super) enum Layer {
    /// Behind the base.
    Behind,
    /// Before the base, behind those already there.
    Before,
    /// Nearer than all that is there.
    Nearest,
}

/// Who has a place of its own there: in a window, at the table, in a tree. Everybody else comes back.
pub(super) fn settled(
    scene: &Scene,
    (ready, name): (&Ready, &str),
    (one, link, other): Tied,
    (rank, same): (usize, usize),
) -> Result<(Group, Layer), Group> {
    let base = &ready.whole;
    let by_hand = by_hand(scene, (base, name), (one, link, other), (rank, same));
    let unlike = by_hand.or_else(|tied| unlike_others(scene, base, tied, (rank, same)));
    let about_it = unlike.or_else(|tied| about_it(scene, (ready, name), tied, (rank, same)));
    let together = about_it.or_else(|tied| with_another(scene, (base, name), tied, (rank, same)));
    let (one, link, other) = match together.or_else(|tied| on_flat(scene, (base, name), tied, (rank, same))) {
        Ok(settled) => return Ok(settled),
        Err(tied) => tied,
    };
    match (link, &ready.room) {
        // What somebody has on the head would be in the dark.
        (Link::In, Some(_)) if name == tunnel::CAVE && other.members.len() > 1 => {
            Ok((tunnel::before_the_mouth(base, other, (rank, same)), Layer::Nearest))
        }
        // The upper row is behind the lower one.
        (Link::In, Some(room)) => {
            let person = scene.subject(one.party).is_none_or(|one| matches!(one.what, What::Person(_)));
            Ok((inside::placed(room, other, base, ((rank, same), person)), Layer::Before))
        }
        (Link::NextTo, _) if is_named(&other, blanket::BLANKET) => {
            let in_bed = ready.room.is_some();
            Ok((blanket::over(base, other, in_bed), if in_bed { Layer::Nearest } else { Layer::Before }))
        }
        (Link::In, None) if name.ends_with(" tree") => {
            Ok((attach::aloft(base, other, (rank, same)), Layer::Nearest))
        }
        (Link::On, _) if WITH_HANDLEBAR.contains(&name) && is_basket(&other) => {
            Ok((bike::at_handlebar(base, other), Layer::Nearest))
        }
        (Link::On, _) if other.floats && grip::is_person(base) && same == 1 => {
            Ok((attach::on_hand(base, other), Layer::Nearest))
        }
        (Link::On | Link::Riding, _) if name == tiers::BRANCH && tiers::are_many(same) => {
            Ok((tiers::perched(base, other, (rank, same)), Layer::Nearest))
        }
        (Link::On | Link::Riding, _) if name == tiers::BRANCH => {
            Ok((attach::perched(base, other, (rank, same)), Layer::Nearest))
        }
        (Link::Under, _) if doing(scene, one.party) == Some(Doing::Hanging) => {
            Ok((hang::hung((base, name), other, (rank, same)), Layer::Nearest))
        }
        (Link::NextTo, _) if !ready.guests.is_empty() => {
            Ok((table::seated(base, other, (rank, &ready.guests)), Layer::Behind))
        }
        _ => on_the_way(scene, (base, name), (one, link, other), (rank, same)),
    }
}

/// Who is in a puddle or on what is seen from above, a crossing or a blanket. Everybody else comes back.
fn on_flat(
    scene: &Scene,
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    (rank, same): (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::In | Link::On
            if wade::is_shallow(name)
                && same <= wade::JUMPERS
                && doing(scene, one.party) == Some(Doing::Jumping) =>
        {
            Ok((wade::off_the_water(base, other, (rank, same)), Layer::Nearest))
        }
        Link::In
            if wade::is_shallow(name)
                && same == 1
                && doing(scene, one.party) == Some(Doing::Drinking)
                && other.first().is_some_and(|first| meal::is_low(&first.art)) =>
        {
            Ok((wade::drinking(base, other), Layer::Nearest))
        }
        Link::In if wade::is_shallow(name) => {
            // The two ends of a rope are pulled apart.
            let turned = strung::tugs(scene, one.party) && rank * 2 >= same;
            let other = if turned { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
            Ok((wade::in_shallows(base, other, (rank, same)), Layer::Nearest))
        }
        Link::On
            if name == CROSSING
                && same > flat::IN_A_ROW
                && other.first().is_some_and(|one| one.art.anchor(Anchor::OtherHand).is_none()) =>
        {
            Ok((flat::in_line(base, other, (rank, same)), Layer::Nearest))
        }
        Link::On | Link::In if flat::FLAT.contains(&name) => {
            Ok((flat::laid(base, other, (rank, same)), Layer::Nearest))
        }
        _ => Err((one, link, other)),
    }
}

/// Who is on a lap or on shoulders, hand in hand, face to face, under one umbrella. Everybody else comes back.
fn with_another(
    scene: &Scene,
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    (rank, same): (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::On if same == 1 && grip::is_person(base) && is_person(&other) => Ok(lap::carried(base, other)),
        Link::On
            if same == 1
                && grip::shoulders(name, base).is_some()
                && lap::is_on_its_mother(scene, one.party) =>
        {
            Ok((lap::on_paws(base, other), Layer::Nearest))
        }
        Link::On if same > 1 && recline::is_lain_on(scene, (base, one.party)) => {
            Ok((recline::on_the_body(base, other, (rank, same)), Layer::Nearest))
        }
        Link::On if recline::lies(scene, one.party) => {
            Ok((recline::on((base, name), other, (rank, same)), Layer::Nearest))
        }
        Link::NextTo if is_named(&other, blanket::BLANKET) => Err((one, link, other)),
        Link::NextTo if pairs::is_hand_in_hand(scene, one.party) => {
            Ok((pairs::met(scene, base, other), Layer::Nearest))
        }
        Link::NextTo if between::is_partner(scene, one) => {
            Ok((between::opposite(base, other, between::is_thrown(scene)), Layer::Nearest))
        }
        Link::NextTo if between::is_boxed(scene, one.party) => {
            Ok((between::in_the_ring(base, other), Layer::Nearest))
        }
        Link::NextTo if clutch::is_sat_on(scene, one.party) => {
            Ok((clutch::beneath(base, other, (rank, same)), Layer::Nearest))
        }
        Link::NextTo if shelter::brings_together(scene, one) => {
            Ok((shelter::close_to(base, other, rank), Layer::Nearest))
        }
        _ => Err((one, link, other)),
    }
}

/// What hands are on, and what they do it with. Everybody else comes back.
fn by_hand(
    scene: &Scene,
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    place: (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::NextTo if crew::is_worker(scene, one.party) => {
            Ok(crew::at_it(scene, base, (one.party, other), place))
        }
        Link::NextTo if wash::is_washer(scene, one.party) => {
            Ok((wash::over_the_rim(base, other, place), Layer::Behind))
        }
        Link::NextTo if grip::is_person(base) && is_person(&other) && wash::is_combed(scene, one) => {
            Ok((wash::combed(base, other), Layer::Nearest))
        }
        Link::NextTo if pilfer::is_raided(scene, one.party) => {
            let raider = pilfer::raider(scene, one.party).and_then(|party| played_by(scene, party));
            Ok((pilfer::at_the_stall((base, raider.unwrap_or(name)), other), Layer::Behind))
        }
        Link::On if name == pilfer::STALL && !is_person(&other) => {
            Ok((pilfer::on_the_counter(base, other, place), Layer::Nearest))
        }
        Link::NextTo if mirrored::shows_somebody(scene, one.party) => {
            let layer = if is_named(&other, "puddle") { Layer::Behind } else { Layer::Nearest };
            Ok((mirrored::placed(base, other), layer))
        }
        Link::NextTo if icehole::is_fished_in(scene, one.party) => {
            Ok((icehole::below_the_line(base, other), Layer::Nearest))
        }
        Link::OnTheNose => Ok((nose::landed(base, other), Layer::Nearest)),
        Link::NextTo if examine::is_patient(scene, one.party) => {
            Ok((examine::patient(base, other), Layer::Behind))
        }
        Link::NextTo if let Some(known) = touch::touched(scene, one.party) => {
            let shown = played_by(scene, known.subject).unwrap_or(name);
            Ok(touch::met(scene, &known, (base, shown), other))
        }
        Link::Holding | Link::NextTo if touch::is_tool(scene, one.party) => {
            let shown = touch::shown(scene, one.party).unwrap_or(name);
            Ok((touch::wielded(scene, one.party, (base, shown), other), Layer::Nearest))
        }
        _ => Err((one, link, other)),
    }
}

/// Who is aboard what sails for once, hugs from the other side, falls or flies after somebody. Everybody else comes back.
fn unlike_others(
    scene: &Scene,
    base: &Art,
    (one, link, other): Tied,
    place: (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::In | Link::Riding | Link::On if vehicle::sails(scene, one.party) => {
            Ok((vehicle::aboard(base, other, place), Layer::Behind))
        }
        Link::NextTo if hug::is_second(scene, one) => Ok((hug::from_the_right(base, other), Layer::Nearest)),
        Link::NextTo if odd::falls(scene, one.party) || odd::flies_after(scene, one.party) => {
            Ok((odd::in_the_air(scene, base, other), Layer::Behind))
        }
        _ => Err((one, link, other)),
    }
}

/// Who is about a thing in a way of its own: on its front, between its legs, in it by a stem. Everybody else comes back.
fn about_it(
    scene: &Scene,
    (ready, name): (&Ready, &str),
    (one, link, other): Tied,
    place: (usize, usize),
) -> Result<(Group, Layer), Tied> {
    let (base, other) = (&ready.whole, table::before(ready, link, other));
    let other = match link {
        Link::Behind
            if lookout::LOOKED_OVER.contains(&name) || place.1 == 1 && lookout::is_low(base, &other) =>
        {
            match lookout::looking_over((base, name), other, place) {
                Ok(over) => return Ok((over, Layer::Behind)),
                Err(other) => other,
            }
        }
        _ => other,
    };
    match link {
        Link::NextTo if around::is_at_one(scene, one.party) => {
            Ok((around::stood(base, other, (place.0, &ready.guests)), Layer::Behind))
        }
        Link::In if flat::BLOSSOMS.contains(&name) && place.1 == 1 && flat::fits_in_bloom(&other) => {
            Ok((flat::in_bloom(base, other), Layer::Nearest))
        }
        Link::In if wheel::is_ring(name) && place.1 == 1 => {
            Ok((wheel::within((base, name), other), Layer::Nearest))
        }
        Link::On if surf::is_wave(name) => Ok((surf::before_the_wave(base, other, place), Layer::Nearest)),
        Link::On if belongings::floats_in_bath((name, &other)) => {
            Ok((belongings::afloat(base, other, place), Layer::Nearest))
        }
        Link::In if furniture::is_arranged(name, &other) => {
            Ok((furniture::arranged(base, other, place), Layer::Behind))
        }
        Link::On if furniture::is_on_front(name, &other) => {
            Ok((furniture::on_front((base, name), other, place), Layer::Nearest))
        }
        Link::NextTo if pilfer::is_taken_from(scene, one.party) => {
            Ok((pilfer::below_the_hand(scene, base, other, one.party), Layer::Before))
        }
        Link::On if cab::has_a_hood(name, &other) => Ok((cab::on_the_hood(base, other), Layer::Nearest)),
        Link::On | Link::Riding if name == seesaw::SEESAW && place.1 > 1 => {
            Ok((seesaw::at_an_end(base, other, place.0), Layer::Nearest))
        }
        Link::In if flat::is_crawled_over(name, &other, place.1 + 1) => {
            Ok((flat::strewn((base, name), other, place), Layer::Nearest))
        }
        Link::On if flat::is_crawled_over(name, &other, place.1) => {
            Ok((flat::strewn((base, name), other, place), Layer::Nearest))
        }
        Link::On
            if base.anchor(Anchor::Face).is_some() && flat::STUCK.iter().any(|it| is_named(&other, it)) =>
        {
            Ok((flat::stuck(base, other, place), Layer::Nearest))
        }
        Link::On if name == boards::STAGE => Ok((boards::onstage(base, other, place), Layer::Nearest)),
        Link::Under if carry::is_carrier(scene, one.party) => {
            Ok((carry::below(base, other, place), Layer::Behind))
        }
        Link::Under if furniture::has_legs(name) && doing(scene, one.party) != Some(Doing::Hanging) => {
            Ok((furniture::between_legs((base, name), other, place), Layer::Nearest))
        }
        _ => on_its_side((base, name), (one, link, other), place)
            .or_else(|tied| large::settled(scene, (base, name), tied, place)),
    }
}

/// What is on the belly of who lies, on the top of a cake, on the side of a car. Everybody else comes back.
fn on_its_side(
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    place: (usize, usize),
) -> Result<(Group, Layer), Tied> {
    match link {
        Link::On if scoops::is_piled((name, &other)) => {
            Ok((scoops::piled(base, other, place.0), Layer::Nearest))
        }
        Link::On if flat::ON_THEIR_BACKS.contains(&name) => {
            Ok((flat::on_the_belly(base, other, place), Layer::Nearest))
        }
        Link::On if cake::is_stood_on(name, &other) => Ok((cake::on_top(base, other, place), Layer::Nearest)),
        Link::On if decal::is_on_it(name, &other) => Ok((decal::on_it((base, name), other), Layer::Nearest)),
        Link::On | Link::Riding if riders::share_a_back(base, &other, place.1) => {
            Ok((riders::one_behind_the_other(base, other, place), Layer::Nearest))
        }
        Link::On if borne::carries_several(base, &other, place.1) => {
            Ok((borne::in_a_row(base, other, place), Layer::Nearest))
        }
        _ => Err((one, link, other)),
    }
}

/// Who moves along something: out of a tunnel, down a slope, before a sleigh. Everybody else comes back.
fn on_the_way(
    scene: &Scene,
    (base, name): (&Art, &str),
    (one, link, other): Tied,
    (rank, same): (usize, usize),
) -> Result<(Group, Layer), Group> {
    match link {
        Link::In | Link::On | Link::Under if name == tunnel::TUNNEL => {
            let layer = if rank == 0 { Layer::Nearest } else { Layer::Before };
            Ok((tunnel::coming_out(base, other, (rank, same)), layer))
        }
        Link::On | Link::Riding if name == chute::SLIDE => {
            Ok((chute::down(base, other, (rank, same)), Layer::Nearest))
        }
        Link::On if climb::climbs(scene, one.party) && climb::is_climbed(name) => {
            Ok((climb::halfway((base, name), other, (rank, same)), Layer::Nearest))
        }
        Link::On | Link::Riding if name == slope::SLOPE => {
            let placed = if slope::goes_up(scene, one.party) {
                slope::up(base, other, (rank, same))
            } else {
                slope::down(base, other, (rank, same))
            };
            Ok((placed, Layer::Nearest))
        }
        Link::On | Link::Above if is_named(&other, smoke::SMOKE) => {
            Ok((smoke::over((base, name), other), Layer::Behind))
        }
        Link::On if name == "desert island" => {
            Ok((attach::ashore(base, other, (rank, same)), Layer::Nearest))
        }
        Link::On if name.ends_with("christmas tree") && is_named(&other, "star") => {
            Ok((attach::topped(base, other), Layer::Nearest))
        }
        Link::NextTo if lift::is_lifted(scene, one.party) => Ok((lift::overhead(base, other), Layer::Behind)),
        Link::NextTo if team::is_in_harness(scene, one.party) => {
            let layer = if rank == 0 { Layer::Nearest } else { Layer::Before };
            Ok((team::harnessed(base, other, (rank, same)), layer))
        }
        _ => Err(other),
    }
}

/// Whether it is this thing, whoever is in it.
pub(super) fn is_named(group: &Group, name: &str) -> bool {
    group.first().is_some_and(|first| first.name == name)
}

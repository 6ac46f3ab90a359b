//! What is held: in the hand, at the mouth, across the chest, on a string in the air.

use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect, Vec2};
use scene::{Doing, Thing};

use super::examine::{self, STETHOSCOPE};
use super::grip::{self, Shoulders, is_before_the_chest};
use super::group::{Group, Member};
use super::kite::fly;
use super::meal::{self, CHOPSTICKS, CUTLERY, HANDY, bite, is_dish, set_before};
use super::rink::{self, HOCKEY_STICK};
use super::tend::Doer;
use super::{between, breath, clasp, decant, frets, handiwork, hose, limbs, many, pour, shelter, tools};

/// In the hand, the mouth, or before the body. `share` is its place among several. What is eaten goes to the mouth.
pub(super) fn hold((base, holder): (&Art, &str), other: Group, (share, deed): (f64, Option<Doing>)) -> Group {
    let placed = for_the_deed((base, holder), other, (share, deed));
    let placed = placed.or_else(|other| of_its_kind(base, other, (share, deed)));
    let mut placed = placed.unwrap_or_else(|other| in_hand(base, other, (share, deed)));
    // Somebody carried is drawn like everybody.
    for Member { art, .. } in &mut placed.members {
        if art.anchor(Anchor::Face).is_none() {
            let own = std::mem::take(&mut art.shapes);
            art.hold(&own);
            art.shapes = own;
        }
    }
    placed
}

const fn is_eating(deed: Option<Doing>) -> bool {
    matches!(deed, Some(Doing::Eating | Doing::Drinking))
}

/// What is eaten, fed and poured; everything else comes back.
fn at_a_meal(
    (base, holder): (&Art, &str),
    other: Group,
    (share, deed): (f64, Option<Doing>),
) -> Result<Group, Group> {
    let name = other.members.first().map_or("", |member| member.name);
    let (dish, cutlery) = (is_dish(name), CUTLERY.contains(&name));
    let eats = is_eating(deed);
    if eats && cutlery && name != CHOPSTICKS && grip::is_person(base) {
        return Ok(meal::at_the_lips(base, other));
    }
    // Of two things the first one is at the mouth.
    if eats && (share <= 0.5 || dish) && grip::is_person(base) {
        return Ok(bite(base, other));
    }
    let arms = grip::shoulders(holder, base).filter(|_| eats && (dish || cutlery));
    if let Some(arms) = arms {
        return Ok(meal::from_the_paws(base, &arms, other, cutlery));
    }
    if eats && base.anchor(Anchor::OtherHand).is_none() && (dish || cutlery) {
        return Ok(set_before(base, other, cutlery));
    }
    if deed == Some(Doing::Feeding) && name != "bucket" {
        // It is laid to the mouth when whoever is fed is there.
        return Ok(other);
    }
    if deed == Some(Doing::Pouring) { Ok(decant::held((base, holder), other)) } else { Err(other) }
}

/// Where the deed or the holder's arms say where it goes; it comes back where they do not.
fn for_the_deed(
    (base, holder): (&Art, &str),
    other: Group,
    (share, deed): (f64, Option<Doing>),
) -> Result<Group, Group> {
    let own = other.bounds();
    let name = other.members.first().map_or("", |member| member.name);
    let (eats, alone) = (is_eating(deed), share == 0.5);
    let other = match at_a_meal((base, holder), other, (share, deed)) {
        Ok(placed) => return Ok(placed),
        Err(other) => other,
    };
    let brushes = deed == Some(Doing::BrushingTeeth) && name == "toothbrush" && grip::is_person(base);
    if let Some(hand) = base.anchor(Anchor::Hand).filter(|_| brushes) {
        return Ok(breath::blown(base, other, hand));
    }
    if name == STETHOSCOPE {
        return examine::worn((base, holder), other);
    }
    let other = match handiwork::worked((base, holder), other, deed) {
        Ok(worked) => return Ok(worked),
        Err(other) => other,
    };
    if name == "umbrella" {
        return Ok(shelter::shade((base, holder), other));
    }
    if !alone {
        return Err(other);
    }
    let other = match hose::held(base, other) {
        Ok(held) => return Ok(held),
        Err(other) => other,
    };
    let other = match pour::held((base, holder), other, deed) {
        Ok(held) => return Ok(held),
        Err(other) => other,
    };
    if limbs::has_its_own(holder, name) {
        return Ok(other);
    }
    if let Some(shoulders) = grip::shoulders(holder, base) {
        return Ok(in_paws(base, other, (&shoulders, eats)));
    }
    if let Some(worked) = at_work(base, (name, own), deed) {
        let mut held = other.moved(worked);
        grip::over(base, &mut held, &grip::palms(base));
        return Ok(held);
    }
    if matches!(deed, Some(Doing::PlayingBaseball | Doing::PlayingTennis)) && many::is_ball(name) {
        return Ok(between::in_flight(base, other));
    }
    let other = match frets::played(base, other) {
        Ok(held) => return Ok(held),
        Err(other) => other,
    };
    let instead = ["kite", "drum", HOCKEY_STICK].contains(&name) || KNITTED.contains(&name);
    if !instead && grip::palms_before(base).is_some() {
        return Ok(clasp::in_both_hands(base, other));
    }
    Err(other)
}

/// Where it goes for what it is: on a string, before the body, at the lips; it comes back where any place is right.
fn of_its_kind(base: &Art, other: Group, (share, deed): (f64, Option<Doing>)) -> Result<Group, Group> {
    let around = base.bounds();
    let name = other.members.first().map_or("", |member| member.name);
    let person = base.anchor(Anchor::OtherHand).is_some();
    let hand = base.anchor(Anchor::Hand).unwrap_or(around.center());
    if share != 0.5 && !(is_eating(deed) && CUTLERY.contains(&name)) {
        return Err(other);
    }
    let place = match name {
        "drum" => Some((0.42, 1.0)),
        _ if KNITTED.contains(&name) => Some((0.3, 0.86)),
        "newspaper" | "laptop" => Some((0.34, 0.72)),
        _ => None,
    };
    match (name, place) {
        (HOCKEY_STICK, _) if grip::is_person(base) => Ok(rink::on_the_ice(base, other)),
        ("kite", _) => {
            // From the hand on that side, and not across the belly.
            let far = base.anchor(Anchor::OtherHand).filter(|other| other.x > hand.x).unwrap_or(hand);
            Ok(fly(around, far, other))
        }
        ("balloon", _)
            if !person && base.anchor(Anchor::Hand).is_none_or(|paw| is_on_ground(paw, around)) =>
        {
            let mouth = base.anchor(Anchor::Mouth).or(base.anchor(Anchor::Face)).unwrap_or(hand);
            Ok(fly(around, mouth, other))
        }
        (_, Some(place)) if person => Ok(before_the_body(around, other, place)),
        _ if !person && is_before_the_chest(name) => Ok(before_the_chest(base, other)),
        _ if grip::is_person(base) && grip::BLOWN.contains(&name) => Ok(breath::blown(base, other, hand)),
        _ => Err(other),
    }
}

/// In the hand or the mouth; several side by side, smaller, where there is one hand for all.
fn in_hand(base: &Art, other: Group, (share, deed): (f64, Option<Doing>)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let name = other.members.first().map_or("", |member| member.name);
    let (eats, person) = (is_eating(deed), base.anchor(Anchor::OtherHand).is_some());
    // Beside a dish on the table it is the only thing in the hand.
    let share = if eats && CUTLERY.contains(&name) { 0.5 } else { share };
    // A paw that stands on the ground holds nothing: the mouth does.
    let paw = base.anchor(Anchor::Hand).filter(|paw| person || !is_on_ground(*paw, around));
    // Of two a person has one in each hand.
    let each = grip::is_person(base);
    let second = base.anchor(Anchor::OtherHand).filter(|_| share > 0.6 && each);
    let paw = second.or(paw);
    let share = if each { 0.5 } else { share };
    let cup = eats && (name.contains("cup") || name == "mug" || name.contains("glass"));
    let mouth = base.anchor(Anchor::Mouth).filter(|_| paw.is_none() || eats && !person && !cup);
    let free = Point::new(around.x0 + around.width() * 0.8, around.center().y);
    let hand = mouth.or(paw).unwrap_or(free);
    let grip = taken_at(&other, mouth.is_some());
    // A crab has one in each claw.
    let claws = paw.filter(|_| !each && ((share - 0.25).abs() < 0.01 || (share - 0.75).abs() < 0.01));
    let hand = match claws {
        Some(paw) if share < 0.5 => Point::new(around.x0 + around.x1 - paw.x, paw.y),
        _ => hand,
    };
    let aside = if claws.is_some() { 0.0 } else { (share - 0.5) * around.width() * 1.2 };
    let handy = Thing::named(name).is_some_and(|thing| thing.centimetres <= HANDY);
    let tiny = person && mouth.is_none() && Thing::named(name).is_some_and(|thing| thing.centimetres <= TINY);
    let most = if name.ends_with("net") {
        0.66
    } else if tiny {
        0.22
    } else if eats && !person && handy && mouth.is_some() {
        0.24
    } else if aside.abs() > 1e-6 || handy && (person || cup || mouth.is_none()) {
        0.3
    } else {
        0.42
    };
    let scale = f64::min(1.0, around.height() * most / own.height().max(own.width()).max(1.0));
    let at = hand + Vec2::new(aside, -aside.abs() * 0.15);
    // What leans to the face is turned away from it.
    let face = base.anchor(Anchor::Face).filter(|face| !each && mouth.is_none() && face.x < hand.x);
    let leans = own.center().x < grip.x - own.width() * 0.1;
    let away = if face.is_some() && leans { -scale } else { scale };
    let mut held = other.moved(
        Affine::translate(at.to_vec2())
            * Affine::scale_non_uniform(away, scale)
            * Affine::translate(-grip.to_vec2()),
    );
    if mouth.is_none() && aside.abs() < 1e-6 {
        grip::over(base, &mut held, &[hand]);
    }
    held
}

/// What is no longer than this, in centimetres, is no larger than half a head: an apple.
const TINY: u32 = 12;

/// Whether a paw is one to stand on.
fn is_on_ground(paw: Point, around: Rect) -> bool {
    paw.y > around.y1 - around.height() * 0.1
}

/// Where a hand takes hold of it, or a mouth: across, or from above what hangs and leaves the face free.
fn taken_at(other: &Group, by_mouth: bool) -> Point {
    let own = other.bounds();
    let name = other.members.first().map_or("", |member| member.name);
    let low = |share: f64| Point::new(own.center().x, own.y0 + own.height() * share);
    if by_mouth {
        return low(if own.width() > own.height() * 1.7 { 0.5 } else { 0.06 });
    }
    let handle = other.members.first().and_then(|member| member.art.anchor(Anchor::Grip));
    tools::grip_of(name, own).or(handle).unwrap_or(low(0.6))
}

/// What stands on the ground, whoever holds it.
pub(super) const SHAFTED: [&str; 3] = ["broom", "rake", "wooden cane"];

/// How a tool lies that works on the ground, from the hands of a person down to it.
fn at_work(base: &Art, (name, own): (&str, Rect), deed: Option<Doing>) -> Option<Affine> {
    let palms = grip::palms(base);
    let around = base.bounds();
    let [left, right] = palms[..] else { return None };
    let hand = base.anchor(Anchor::Hand).filter(|_| grip::is_person(base))?;
    let stands = || SHAFTED.contains(&name).then_some(Doing::Sweeping);
    let deed = deed.filter(|deed| matches!(deed, Doing::Sweeping | Doing::Gardening | Doing::Digging));
    let deed = deed.or_else(stands);
    let work = match deed? {
        Doing::Sweeping | Doing::Gardening => Point::new(hand.x + around.height() * 0.14, around.y1),
        // Both hands are on the shaft.
        Doing::Digging => {
            let way = if left.y < right.y { right - left } else { left - right };
            let from = if left.y < right.y { left } else { right };
            let down = (around.y1 + around.height() * 0.04 - from.y) / way.y.max(1.0);
            from + way * down.min(around.height() * 0.7 / way.hypot().max(1.0))
        }
        _ => return None,
    };
    let from = if deed == Some(Doing::Digging) && right.y < left.y { right } else { hand };
    tools::spanning(name, own, (from, work), around.height() * 0.8)
}

/// In the paws of an animal that reaches out for it: at the mouth, before the chest, or in one at the side.
pub(super) fn in_paws(base: &Art, other: Group, (arms, eats): (&Shoulders, bool)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let name = other.members.first().map_or("", |member| member.name);
    let side = around.height().min(around.width() * 1.3);
    let longest = own.height().max(own.width()).max(1.0);
    if grip::BLOWN.contains(&name) {
        let mouth = Doer::of(base).mouth;
        let paw = mouth + Vec2::new(side * 0.4, side * 0.1);
        let placing = tools::spanning(name, own, (paw, mouth), side * 0.5).unwrap_or_default();
        let mut held = other.moved(placing);
        let arm = arms.reach(base, arms.right, paw);
        held.members.iter_mut().take(1).for_each(|member| member.art.shapes.extend(arm.clone()));
        return held;
    }
    if !takes_both(name, own, eats) {
        return in_one_paw(base, other, arms);
    }
    let mouth = base.anchor(Anchor::Mouth).or(base.anchor(Anchor::Face)).unwrap_or(around.center());
    let chest = arms.left.midpoint(arms.right);
    let large = !eats && grip::way(name).is_between();
    let wide = own.width() > own.height() * 1.2;
    let huge = wide && Thing::named(name).is_some_and(|thing| thing.centimetres > HUGE);
    let size = match (large, huge) {
        (true, true) => 0.8,
        (true, false) => 0.48,
        _ => 0.42,
    };
    let scale = side * size / longest;
    let (wide, high) = (own.width() * scale, own.height() * scale);
    let at = if eats {
        Point::new(mouth.x.midpoint(chest.x), mouth.y + high * 0.54)
    } else {
        Point::new(chest.x, (chest.y + high * 0.2).max(mouth.y + high * 0.56))
    };
    let mut held = other.centered(at, scale);
    let paws = [(arms.left, -0.42), (arms.right, 0.42)]
        .map(|(from, x)| arms.reach(base, from, at + Vec2::new(wide * x, high * 0.2)));
    held.members.iter_mut().take(1).for_each(|member| member.art.shapes.extend(paws.concat()));
    held
}

/// What is higher than this, in centimetres, and wide fills both arms.
const HUGE: u32 = 40;

/// In the paw at the right of the picture, beside the head; what leans to the face is turned away from it.
fn in_one_paw(base: &Art, other: Group, arms: &Shoulders) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let name = other.members.first().map_or("", |member| member.name);
    let handle = other.members.first().and_then(|member| member.art.anchor(Anchor::Grip));
    let grip = tools::grip_of(name, own)
        .or(handle)
        .unwrap_or(Point::new(own.center().x, own.y0 + own.height() * 0.75));
    let most = if grip::way(name) == grip::Way::High { 0.62 } else { 0.5 };
    let scale = around.height().min(around.width() * 1.3) * most / own.height().max(own.width()).max(1.0);
    let paw = arms.lifted(base, grip::way(name) == grip::Way::High);
    let away = if own.center().x < grip.x - own.width() * 0.1 { -scale } else { scale };
    let mut held = other.moved(
        Affine::translate(paw.to_vec2())
            * Affine::scale_non_uniform(away, scale)
            * Affine::translate(-grip.to_vec2()),
    );
    let arm = arms.reach(base, arms.right, paw);
    held.members.iter_mut().take(1).for_each(|member| member.art.shapes.extend(arm.clone()));
    held
}

/// Whether it takes both paws: what is eaten, what is broad, and what is small enough to be before the chest.
pub(super) fn takes_both(name: &str, own: Rect, eats: bool) -> bool {
    eats || grip::way(name).is_between() || is_small(name, own)
}

/// Whether two paws hold it before the chest though one could: a nut, an apple, a cup.
fn is_small(name: &str, own: Rect) -> bool {
    let handy = Thing::named(name).is_some_and(|thing| thing.centimetres <= HANDY);
    handy && own.width() > own.height() * 0.6 && tools::grip_of(name, own).is_none()
}

/// Played or read before the chest of an animal.
fn before_the_chest(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let chest = base.anchor(Anchor::Mouth).unwrap_or(around.center());
    let at = Point::new(chest.x.midpoint(around.center().x), chest.y + around.height() * 0.34);
    let size = around.height().min(around.width()) * 0.62 / own.height().max(own.width()).max(1.0);
    other.centered(at, size)
}

/// What grows on two needles.
pub(super) const KNITTED: [&str; 3] = ["scarf", "sweater", "socks"];

/// In the middle, its foot at this share of the body's height, no longer than that share.
fn before_the_body(around: Rect, other: Group, (long, low): (f64, f64)) -> Group {
    let own = other.bounds();
    let scale = around.height() * long / own.height().max(own.width()).max(1.0);
    let foot = Point::new(around.center().x, around.y0 + around.height() * low);
    other.stood(foot, scale)
}

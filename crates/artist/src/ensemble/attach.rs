//! Where one goes who is on, under, in, behind or over another.

use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, Point, Rect, Shape as _, Vec2};
use scene::{Dice, Link};

use super::basket;
use super::behind;
use super::beside::{self, orbit, tethered};
use super::borne;
use super::cab;
use super::clip::clipped;
use super::grip;
use super::group::{GAP, Group, PEEKING, SPREAD, bottom};
use super::tiers;
use crate::silhouette::Silhouette;
use crate::tackle::harness;

/// Whose hips are this low over the ground, as a share of the way from hips to face, sits.
const SITS: f64 = 0.72;
/// Where a shoulder is, seen from the middle of the face, as shares of the same.
const SHOULDER: (f64, f64) = (0.46, 0.46);
/// The largest animal on a lap and on a shoulder, as shares of the person's height.
const LAP: f64 = 0.36;
const ON_SHOULDER: f64 = 0.28;

/// How far above another one is, in shares of the lower height.
const ABOVE: f64 = 0.26;
/// How far above what it leaps over somebody is.
const LEAP: f64 = 0.14;
/// What is so much lower than its rider is a board: nobody sinks into it.
const THIN: f64 = 0.4;

/// Moves `other` where `link` wants it by `base`; `share` is its place among those of the same link, 0.0–1.0.
pub(super) fn attach(base: &Art, other: Group, (link, share): (Link, f64), dice: &mut Dice) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let x = around.x0 + around.width() * share;
    match link {
        Link::Riding | Link::On => seat(base, other, (link, share)),
        Link::Above | Link::FlyingOver | Link::JumpingOver => {
            // What does not fly would seem to stand on it.
            let high = own.height().min(around.height());
            let gap = match link {
                Link::Above => GAP.max(high * ABOVE),
                Link::JumpingOver => GAP.max(high * LEAP),
                _ => GAP,
            };
            let foot = Point::new(x, around.y0 - gap);
            beside::leaping(other, link).moved(Affine::translate(foot - bottom(own)))
        }
        Link::Below => {
            let top = Point::new(x, around.y1 + GAP);
            other.moved(Affine::translate(top - Point::new(own.center().x, own.y0)))
        }
        Link::Under => shelter(around, other, x),
        Link::In if basket::low_seat(base).is_some() => basket::aboard(base, other, share),
        Link::In => amid(base, other, share),
        Link::Behind | Link::InFrontOf => {
            let behind = link == Link::Behind;
            if share != 0.5 {
                // Several stand side by side there.
                let wide = around.width().max(own.width() * 1.7);
                let x = around.center().x + (share - 0.5) * wide;
                // Whoever is small looks over it; who is before it leaves it to be seen.
                let low = (around.y1 - 14.0).min(around.y0 + own.height() * 0.5);
                if behind {
                    return other.moved(Affine::translate(Point::new(x, low) - bottom(own)));
                }
                let scale = (around.height() * 0.4 / own.height().max(1.0)).min(1.0);
                let foot =
                    Point::new(around.center().x + (share - 0.5) * around.width() * 1.2, around.y1 + 16.0);
                return other.stood(foot, scale);
            }
            behind::overlapping(base, other, behind, dice)
        }
        Link::NextTo if other.floats => {
            let share = beside::aloft(&other, share);
            tethered(base, beside::homeward(base, orbit(around, other, share)))
        }
        Link::NextTo => beside::next_to(base, other),
        _ => other,
    }
}

/// What is wider than this beside its height has something in the hand that stands out.
const STANDS_OUT: f64 = 0.72;

/// In it to the waist. Of two with rods the left one holds its rod out to the left.
fn amid(base: &Art, other: Group, share: f64) -> Group {
    let around = base.bounds();
    let own = other.bounds();
    let person = other.first().is_some_and(|member| grip::is_person(&member.art));
    let stands_out = person && own.width() > own.height() * STANDS_OUT;
    let first_of_two = (share - 0.25).abs() < 0.01;
    let other =
        if stands_out && first_of_two { other.moved(Affine::scale_non_uniform(-1.0, 1.0)) } else { other };
    let own = other.bounds();
    let face = other.first().and_then(|member| member.art.anchor(Anchor::Face));
    let scale = f64::min(1.0, around.width() * 0.8 / own.width().max(1.0));
    let aside = face.filter(|_| stands_out).map_or(0.0, |face| (own.center().x - face.x) * scale);
    let foot = Point::new(
        around.x0 + around.width() * (0.2 + 0.6 * share) + aside,
        (around.y0 + own.height() * scale * 0.42).min(around.y1),
    );
    other.stood(foot, scale)
}

/// One of two who share a swing, `aside` from its middle.
fn on_a_shared_swing(other: Group, (seat, hips): (Point, Point), aside: f64) -> Group {
    let at = seat + Vec2::new(aside * SHARED.0, 0.0);
    other
        .moved(Affine::translate(at.to_vec2()) * Affine::scale(SHARED.1) * Affine::translate(-hips.to_vec2()))
}

/// On the seat, or on the highest place where others leave room.
fn seat(base: &Art, other: Group, (link, share): (Link, f64)) -> Group {
    let around = base.bounds();
    if link == Link::On && share == 0.5 && is_small(&other, base) {
        return balanced(base, other);
    }
    let first = other.members.iter().find(|member| member.actor == other.root);
    let own = first.map_or(other.bounds(), |member| member.art.bounds());
    let alone = (share - 0.5).abs() < 1e-9;
    if base.anchor(Anchor::OtherHand).is_some() && link == Link::On && alone && is_pet(&other) {
        return on_person(base, other);
    }
    // A tree's seat is under it, which is not what "on" says.
    // A person's own seat is what it sits with.
    let high = |seat: &Point| {
        base.rider.is_some() && (link == Link::Riding || seat.y < around.y0 + around.height() * 0.75)
    };
    // Two sit one behind the other.
    let person = first.is_some_and(|member| grip::is_person(&member.art));
    // Nobody sits on the hood of a car that has a cockpit.
    let cockpit = !base.front.is_empty() && base.anchor(Anchor::Seat).is_some();
    let few = cockpit || person && (share - 0.5).abs() < 0.27;
    let pair = few && link == Link::Riding && base.anchor(Anchor::Face).is_none();
    let behind = if pair && !alone { around.width() * (share - 0.5) * 0.5 } else { 0.0 };
    let hangs = base.anchor(Anchor::Seat).filter(|_| person && !alone && is_swing(base));
    if let (Some(seat), Some(hips)) = (hangs, first.and_then(|first| first.art.anchor(Anchor::Seat))) {
        return on_a_shared_swing(other, (seat, hips), around.width() * (share - 0.5));
    }
    let own_seat = base.anchor(Anchor::Seat).filter(|seat| (alone || pair) && high(seat));
    let x = around.x0 + around.width() * borne::along(base, share, person && link == Link::Riding);
    let side_by_side = base.anchor(Anchor::Seat).filter(|_| is_bench(base)).map(|seat| Point::new(x, seat.y));
    let seat =
        own_seat.map(|seat| Point::new(seat.x + behind, seat.y)).or(side_by_side).unwrap_or_else(|| {
            Point::new(x, Silhouette::of(base).top_at(x).unwrap_or(around.y0) + around.height() * 0.03)
        });
    // Whoever has two hands sits down on a chair.
    let sitter = |art: &&Art| {
        // The seat of a horse is on its back.
        art.rider.is_none()
            && !is_on_its_hands(art)
            && base.rider != Some(Pose::Stand)
            && (link == Link::Riding || (base.rider.is_some() && art.anchor(Anchor::OtherHand).is_some()))
    };
    let sits = first.map(|member| &member.art).filter(sitter).and_then(|art| art.anchor(Anchor::Seat));
    let on_hands = first.is_some_and(|member| is_on_its_hands(&member.art));
    let sunk = if on_hands { 0.0 } else { own.height() * sinks(base, own, (link, seat)) };
    let near_side = Silhouette::of(&Art::of(base.front.clone())).top_at(seat.x).filter(|_| sits.is_none());
    // Whoever cannot sit up is lifted until the near side hides no more than half of it.
    let seat = near_side.map_or(seat, |top| Point::new(seat.x, seat.y.min(top + own.height() * 0.42)));
    let from = sits.unwrap_or(bottom(own) - Vec2::new(0.0, sunk));
    // The head of what is ridden is seen beside the rider, who is no larger than it bears.
    let mount = base
        .anchor(Anchor::Face)
        .filter(|_| person && alone && (link == Link::Riding || base.rider.is_some_and(Pose::holds_on)));
    let (seat, scale) = match mount {
        Some(face) => (borne::behind_the_head(base, face, seat), borne::scale(around, own)),
        None if person && alone && cockpit && link == Link::Riding => {
            (seat, borne::at_the_wheel(around, own))
        }
        None => (seat, 1.0),
    };
    let placed = other
        .moved(Affine::translate(seat.to_vec2()) * Affine::scale(scale) * Affine::translate(-from.to_vec2()));
    let placed = if near_side.is_some() && cockpit { within(base, placed) } else { placed };
    let steers = alone && link == Link::Riding && !on_hands;
    let mut placed = if steers { cab::steering(base, placed) } else { return placed };
    let Group { root, members, .. } = &mut placed;
    members.iter_mut().filter(|one| person && one.actor == *root).for_each(|one| harness(base, &mut one.art));
    placed
}

/// Whether somebody does a handstand.
fn is_on_its_hands(art: &Art) -> bool {
    let [head, seat] = [Anchor::Head, Anchor::Seat].map(|anchor| art.anchor(anchor));
    head.zip(seat).is_some_and(|(head, seat)| head.y > seat.y)
}

/// How far an animal sinks into what it rides, as a share of its height.
fn sinks(base: &Art, own: Rect, (link, seat): (Link, Point)) -> f64 {
    let thin = base.bounds().height() < own.height() * THIN;
    let stands = base.rider == Some(Pose::Stand) || is_roof(base, (link, seat));
    let rides = link == Link::Riding || base.rider.is_some_and(Pose::holds_on);
    match base.anchor(Anchor::Face) {
        _ if thin || stands || !rides => 0.0,
        None => 0.3,
        Some(_) => 0.2,
    }
}

/// Whether one is on the roof of a bus, and not on the saddle of a motorcycle.
fn is_roof(base: &Art, (link, seat): (Link, Point)) -> bool {
    let around = base.bounds();
    let closed = base.front.is_empty() && base.anchor(Anchor::Face).is_none();
    link == Link::On && closed && seat.y - around.y0 < around.height() * 0.12
}

/// Nobody's feet come out below a car.
fn within(base: &Art, mut other: Group) -> Group {
    let near = Art::of(base.front.clone()).bounds();
    let own = other.bounds();
    let floor = near.y0 + near.height() * 0.7;
    if own.y1 > floor {
        let seen = Rect::new(own.x0 - 9.0, own.y0 - 9.0, own.x1 + 9.0, floor).to_path(0.1);
        for member in &mut other.members {
            member.art = clipped(&member.art, &seen);
        }
    }
    other
}

/// What is sat on and so many times as wide as high has room for several side by side.
const OF_A_BENCH: f64 = 1.35;

/// Whether several sit on it side by side.
fn is_bench(base: &Art) -> bool {
    let around = base.bounds();
    base.rider == Some(Pose::Sit)
        && base.anchor(Anchor::Face).is_none()
        && around.width() > around.height() * OF_A_BENCH
}

/// How far apart two on one swing sit, in shares of its width, and how small they are for it.
const SHARED: (f64, f64) = (0.5, 0.76);

/// Whether its seat hangs in a frame.
fn is_swing(base: &Art) -> bool {
    base.rider == Some(Pose::Swing)
}

/// A being that is no person.
fn is_pet(other: &Group) -> bool {
    let art = other.members.iter().find(|member| member.actor == other.root).map(|member| &member.art);
    art.is_some_and(|art| art.anchor(Anchor::Face).is_some() && art.anchor(Anchor::OtherHand).is_none())
}

/// Whether a person sits.
pub(super) fn sits(base: &Art) -> bool {
    let around = base.bounds();
    let face = base.anchor(Anchor::Face).unwrap_or(Point::new(around.center().x, around.y0));
    let hips = base.anchor(Anchor::Seat).map_or(around.center().y, |seat| seat.y);
    around.y1 - hips < (hips - face.y) * SITS
}

/// On the lap of a person who sits, on the shoulder of one who stands, small enough to look past it.
fn on_person(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let face = base.anchor(Anchor::Face).unwrap_or(Point::new(around.center().x, around.y0));
    let hips = base.anchor(Anchor::Seat).map_or(around.center().y, |seat| seat.y);
    let torso = hips - face.y;
    let sits = sits(base);
    let (at, size) = if sits {
        (Point::new(around.center().x, hips), LAP)
    } else {
        (face + Vec2::new(SHOULDER.0, SHOULDER.1) * torso, ON_SHOULDER)
    };
    let scale = f64::min(1.0, around.height() * size / own.height().max(own.width()).max(1.0));
    other.stood(at, scale)
}

/// Whether it is a thing that somebody can have on the head.
fn is_small(other: &Group, base: &Art) -> bool {
    let being = other.members.iter().any(|member| member.art.anchor(Anchor::Face).is_some());
    let person = base.anchor(Anchor::OtherHand).is_some();
    !being
        && base.anchor(Anchor::Head).is_some()
        && (person || other.bounds().height() < base.bounds().height() * 0.9)
}

/// On the head, smaller than it: a ball on a seal's, a book on a girl's.
fn balanced(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let head = base.anchor(Anchor::Head).unwrap_or(Point::new(around.center().x, around.y0));
    let most = around.height() * 0.4 / own.height().max(own.width()).max(1.0);
    let scale = f64::min(1.0, most);
    let top = Silhouette::of(base).top_at(head.x).unwrap_or(head.y).max(head.y - around.height() * 0.1);
    let foot = Point::new(head.x, top + around.height() * 0.015);
    other.stood(foot, scale)
}

/// In front of a high thing's foot, or below a low one that is lifted over it.
fn shelter(around: Rect, other: Group, x: f64) -> Group {
    let own = other.bounds();
    if around.height() > own.height() * 1.25 && around.width() > own.width() * 0.8 {
        // Between the legs of a table is more room than under a crown.
        let open = if around.width() > around.height() * 1.2 { 0.66 } else { 0.5 };
        // A present hides no tree.
        let alive = other.first().is_some_and(|one| one.art.anchor(Anchor::Face).is_some());
        let open = if alive || around.width() > around.height() * 1.2 { open } else { 0.26 };
        // Whoever lies is no smaller for being long.
        let long = if alive { own.width() * 0.5 } else { own.width() };
        let scale = f64::min(1.0, around.height() * open / own.height().max(long).max(1.0));
        let spread = if own.width() < around.width() * 0.3 { SPREAD } else { 0.7 };
        let foot = Point::new(around.center().x + (x - around.center().x) * spread, around.y1 + 10.0);
        return other.stood(foot, scale);
    }
    let top = Point::new(x, around.y1 + 5.0);
    other.moved(Affine::translate(top - Point::new(own.center().x, own.y0)))
}

/// Along a branch that begins at its trunk, one of `same`.
pub(super) fn perched(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    const FROM: f64 = 0.32;
    const HIGH: f64 = 0.475;
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * (1.0 - FROM) / same as f64;
    let scale = (cell / own.width().max(1.0)).min(if same > 1 { 1.0 } else { 1.3 });
    let foot = Point::new(
        around.x0 + around.width() * FROM + cell * (rank as f64 + 0.5),
        around.y0 + around.height() * HIGH,
    );
    other.stood(foot, scale)
}

/// What flies, on the hand of a person.
pub(super) fn on_hand(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let palm = grip::palms(base).into_iter().min_by(|one, other| one.y.total_cmp(&other.y));
    let palm = palm.unwrap_or(around.center());
    let scale = (around.height() * 0.26 / other.bounds().height().max(1.0)).min(1.0);
    other.stood(palm - Vec2::new(0.0, around.height() * 0.03), scale)
}

/// On the tip of a tree.
pub(super) fn topped(base: &Art, other: Group) -> Group {
    let around = base.bounds();
    let scale = around.height() * 0.26 / other.bounds().height().max(1.0);
    let foot = Point::new(around.center().x, around.y0 + around.height() * 0.15);
    other.stood(foot, scale)
}

/// On the sand of an island, before its palm.
pub(super) fn ashore(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    // Whoever digs there is wide.
    let places = if own.width() > own.height() { same } else { same.max(2) };
    let cell = around.width() * 0.76 / places as f64;
    let scale = (around.height() * 0.54 / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let x = around.x0 + around.width() * 0.12 + cell * (rank as f64 + 0.5);
    let foot = Point::new(x, around.y1 - around.height() * 0.26);
    other.stood(foot, scale)
}

/// Among the leaves of a tree, all of it seen.
pub(super) fn aloft(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let (tier, rows) = (tiers::Tier::from_behind((rank, same)), tiers::rows_of(same) as f64);
    let cell = around.width() * 0.84 / tier.columns;
    let high = around.height() * 0.44;
    let high = if rows > 1.0 { high * 1.2 / rows } else { high };
    let scale = (high / own.height().max(1.0)).min(cell / own.width().max(1.0)).min(1.0);
    let above = tier.above as f64 * high * 0.94;
    let foot = Point::new(
        around.center().x + tier.aside * cell,
        around.y0 + around.height() * if rows > 1.0 { 0.58 } else { 0.52 } - above,
    );
    other.stood(foot, scale)
}

/// A nut whose cap alone is seen is a bun: it shows its tip.
pub(super) fn upended(other: Group) -> Group {
    let nut = other.first().is_some_and(|first| first.name == "acorn");
    if nut { other.moved(Affine::scale_non_uniform(1.0, -1.0)) } else { other }
}

/// Heaped over the brim in two rows that can be counted, the upper one behind.
pub(super) fn pile(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let other = upended(other);
    let (around, own) = (base.bounds(), other.bounds());
    let brim = Silhouette::of(base).brim();
    if tiers::are_many(same) {
        return tiers::heaped((around, brim.unwrap_or(around.y0)), other, (rank, same));
    }
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
    other.stood(foot, scale)
}

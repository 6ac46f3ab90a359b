//! Several on one back: one behind the other between the rump and the neck, the first of them at the neck.

use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Affine, Point};
use scene::{Link, Party, Scene};

use super::borne::top_at;
use super::casting::copies;
use super::group::{Group, is_person};
use crate::tackle::harness;

/// So many have room on a back.
const MOST: usize = 4;
/// A back ends where it rises to a neck or falls to a tail by this share of the height, which is looked for in so many steps;
/// where it is hidden by wings it is at least so wide to either side of the seat, as a share of the width.
const LEVEL: f64 = 0.12;
const STEPS: u32 = 50;
const NARROWEST: f64 = 0.19;
/// How far apart riders are, as a share of their height, and how high they are at least and at most, as shares of the mount's.
const APART: f64 = 0.4;
const HIGH: (f64, f64) = (0.5, 0.66);
/// How high a child is that sits up here, in units: a mother is larger.
const CHILD: f64 = 222.0;

/// Whether one of `same` is astride a back that others share.
pub(super) fn share_a_back(base: &Art, other: &Group, same: usize) -> bool {
    let [seat, face] = [Anchor::Seat, Anchor::Face].map(|anchor| base.anchor(anchor));
    let looks_right = seat.zip(face).is_some_and(|(seat, face)| seat.x < face.x);
    let astride = matches!(base.rider, Some(Pose::Ride | Pose::Astride));
    (2..=MOST).contains(&same) && astride && looks_right && is_person(other)
}

/// Whether somebody is on a mount with others, and holds on to who is before: there is no room to wave.
pub(super) fn holds_on(scene: &Scene, mount: Party) -> bool {
    let rides = |link: Link| matches!(link, Link::Riding | Link::On);
    let riders = scene.relations.iter().filter(|known| known.object == mount && rides(known.link));
    riders.map(|known| copies(scene, known.subject)).map(usize::from).sum::<usize>() > 1
}

/// On the back, one of `same`; who has the reins is the first of them.
pub(super) fn one_behind_the_other(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let around = base.bounds();
    let seat = base.anchor(Anchor::Seat).unwrap_or(around.center());
    let deep = seat.y - top_at(base, seat.x);
    let (from, to) = back(base, seat);
    let apart = (to - from) / same as f64;
    let x = to - apart * (rank as f64 + 0.5);
    let top = Some(top_at(base, x)).filter(|top| is_level(base, seat, *top)).map_or(seat.y, |top| top + deep);
    let first = other.members.iter().find(|member| member.actor == other.root);
    let hips = first.and_then(|member| member.art.anchor(Anchor::Seat)).unwrap_or(other.bounds().center());
    let [least, most] = [HIGH.0, HIGH.1].map(|share| around.height() * share);
    let scale = (apart / APART).clamp(least, most) / CHILD;
    let place = Affine::translate((x, top)) * Affine::scale(scale) * Affine::translate(-hips.to_vec2());
    let mut placed = other.moved(place);
    if rank == 0 {
        let Group { root, members, .. } = &mut placed;
        members.iter_mut().filter(|one| one.actor == *root).for_each(|one| harness(base, &mut one.art));
    }
    placed
}

/// From where to where a back goes on at the height that it has at its seat.
fn back(base: &Art, seat: Point) -> (f64, f64) {
    let around = base.bounds();
    let step = around.width() / f64::from(STEPS);
    let reach = |way: f64| {
        let along = (1..STEPS).map(|steps| seat.x + way * step * f64::from(steps));
        let level = along.take_while(|x| is_level(base, seat, top_at(base, *x)));
        level.last().map_or(0.0, |x| (x - seat.x).abs()).max(around.width() * NARROWEST)
    };
    (seat.x - reach(-1.0), seat.x + reach(1.0))
}

/// Whether a height is that of the back at its seat.
fn is_level(base: &Art, seat: Point, top: f64) -> bool {
    (top - top_at(base, seat.x)).abs() < base.bounds().height() * LEVEL
}

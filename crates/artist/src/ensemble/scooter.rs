//! A scooter built to its rider: the board under the feet, the bar in the hands.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{Circle, Point, Rect, Shape as _, Vec2};
use scene::Link;

use super::grip;
use super::group::{Tied, bottom};
use super::rod::bar;
use crate::silhouette::Silhouette;

pub(super) const SCOOTER: &str = "scooter";
/// The radius of a wheel, how thick the board is and how thick its stem, as shares of the rider's height.
const WHEEL: f64 = 0.085;
const BOARD: f64 = 0.075;
const STEM: f64 = 0.018;
const METAL: Tint = Tint::hex(0x4E_8F_D8);

/// The scooter for the one who rides it; `None` where several do.
pub(super) fn fitted(tied: &[Tied]) -> Option<Art> {
    let [(_, Link::Riding | Link::On, rider)] = tied else { return None };
    let first = rider.first()?;
    built(&first.art, bar_of(first.name, &first.art))
}

/// Where the hands or paws of a rider meet the bar.
fn bar_of(name: &str, art: &Art) -> Point {
    let around = art.bounds();
    let palm = grip::palms(art).last().copied().filter(|_| grip::is_person(art));
    palm.unwrap_or_else(|| {
        let reach = if grip::shoulders(name, art).is_some() { 0.1 } else { 0.02 };
        Point::new(around.x1 + around.height() * reach, around.y0 + around.height() * 0.6)
    })
}

fn built(art: &Art, hand: Point) -> Option<Art> {
    let around = art.bounds();
    let high = around.height();
    let silhouette = Silhouette::of(art);
    let soles = silhouette.bands().iter().filter(|band| band.y1 > around.y1 - high * 0.04);
    let soles = soles.copied().reduce(|all, next| all.union(next))?;
    let top = around.y1 - high * 0.02;
    let axle = top + high * (BOARD + WHEEL * 0.4);
    let back = Point::new(soles.x0 - high * 0.04, axle);
    let front = Point::new((hand.x + high * 0.06).max(soles.x1 + high * 0.13), axle);
    let board = Rect::new(back.x - high * 0.02, top, front.x - high * 0.05, top + high * BOARD);
    let head = Point::new(hand.x - high * 0.02, hand.y - high * 0.02);
    let stem = [Point::new(back.x.midpoint(front.x), board.center().y), Point::new(front.x, axle), head];
    let handle = [head - Vec2::new(high * 0.07, -high * 0.004), head + Vec2::new(high * 0.09, -high * 0.006)];
    let wheels = [back, front].map(|middle| {
        [(WHEEL, Tint::hex(0x6B_72_80)), (WHEEL * 0.4, Tint::PAPER)].map(|(share, tint)| {
            Shape::area(Circle::new(middle, high * share).to_path(0.1), tint, Pen::Outline)
        })
    });
    let shapes = [
        bar(&stem[1..], high * STEM, METAL),
        Shape::area(board.to_rounded_rect(high * BOARD / 2.0).to_path(0.1), METAL, Pen::Outline),
        bar(&handle, high * STEM * 1.2, Tint::hex(0xFF_D2_3F)),
    ];
    let shapes = shapes.into_iter().chain(wheels.concat()).collect();
    let mut scooter = Art { shapes, rider: Some(Pose::Stand), ..Art::default() };
    scooter.set(Anchor::Seat, bottom(around));
    scooter.set(Anchor::Ground, (back.x.midpoint(front.x), axle + high * WHEEL));
    scooter.set(Anchor::Grip, head + Vec2::new(high * 0.02, 0.0));
    Some(scooter)
}

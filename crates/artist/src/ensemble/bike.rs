//! A bicycle built around its rider: the saddle under the hips, the bar in the hands, a pedal under each foot.

use drawing::{Pen, Shape, Tint};
use figures::hero::Pose;
use figures::{Anchor, Art};
use kurbo::{BezPath, Circle, Point, Rect, Shape as _, Vec2};
use scene::{Link, Party, Relation, Scene};

use super::grip;
use super::group::{Group, Tied};
use super::limbs;
use crate::silhouette::Silhouette;

const TYRE: Tint = Tint::hex(0x6B_72_80);
/// The radius of a wheel, as a share of the rider's height.
const WHEEL: f64 = 0.2;

/// The bicycle for the one person who rides it; `None` where nobody or somebody else does.
pub(super) fn fitted(tied: &[Tied]) -> Option<Art> {
    use scene::Link::{On, Riding};
    let mut riders =
        tied.iter().filter(|(_, link, group)| matches!(link, Riding | On) && grip_of(group).is_some());
    let (.., rider) = riders.next().filter(|_| tied.len() < 3)?;
    let art = &rider.first()?.art;
    riders.next().is_none().then(|| built(art)).flatten()
}

/// An animal with arms that is on a bicycle has its paws on the bar.
pub(super) fn steered((bike, name): (&Art, &str), link: Link, rider: &mut Group) {
    let rides = WITH_HANDLEBAR.contains(&name) && matches!(link, Link::Riding | Link::On);
    let bar = bike.anchor(Anchor::Grip).filter(|_| rides);
    let Some((bar, first)) = bar.zip(rider.members.first_mut()) else { return };
    // A monkey sits on it.
    let name = if first.name == "monkey" { "sitting monkey" } else { first.name };
    let Some(arms) = grip::shoulders(name, &first.art) else { return };
    limbs::free(&mut first.art, name, false);
    let far = arms.reach(&first.art, arms.right, bar - Vec2::new(arms.thickness() * 0.2, 0.0));
    first.art.shapes.extend(far);
}

/// Whether somebody of the group is on wheels with a bar.
pub(super) fn is_cycling(group: &Group) -> bool {
    group.members.iter().any(|one| WITH_HANDLEBAR.contains(&one.name))
}

fn grip_of(group: &Group) -> Option<Point> {
    group.first().filter(|first| grip::is_person(&first.art))?.art.anchor(Anchor::Hand)
}

/// Where the parts of a rider are that a bicycle is built to.
struct Rider {
    hips: Point,
    /// Its near palm, and the far one.
    near: Point,
    hand: Point,
    /// The sole of the foot that is seen.
    foot: Point,
    high: f64,
}

fn built(art: &Art) -> Option<Art> {
    let around = art.bounds();
    let palms = grip::palms(art);
    let (near, hand) = (palms.first().copied()?, palms.last().copied()?);
    let silhouette = Silhouette::of(art);
    let sole = silhouette.bands().iter().filter(|band| band.y1 > around.y1 - around.height() * 0.04);
    let sole = sole.copied().reduce(|all, next| all.union(next))?;
    let foot = Point::new(sole.center().x, around.y1);
    let rider = Rider { hips: art.anchor(Anchor::Seat)?, near, hand, foot, high: around.height() };
    let high = rider.high;
    let crank = rider.foot + Vec2::new(high * 0.055, -high * 0.045);
    let ground = crank.y + high * 0.15;
    let axle = ground - high * WHEEL;
    let back = Point::new(rider.hips.x - high * 0.17, axle);
    let front = Point::new((rider.hand.x + high * 0.15).max(back.x + high * (WHEEL * 2.0 + 0.14)), axle);
    let mut shapes: Vec<Shape> = [back, front].into_iter().flat_map(|middle| wheel(middle, high)).collect();
    shapes.extend(frame(&rider, (back, front), crank));
    let mut bike = Art { shapes, rider: Some(Pose::Pedal), ..Art::default() };
    bike.set(Anchor::Seat, rider.hips);
    bike.set(Anchor::Ground, (back.x.midpoint(front.x), ground));
    bike.set(Anchor::Grip, rider.hand + Vec2::new(high * 0.07, 0.0));
    Some(bike)
}

fn wheel(middle: Point, high: f64) -> [Shape; 3] {
    let ring = |share: f64| Circle::new(middle, high * WHEEL * share).to_path(0.1);
    [
        Shape::area(ring(1.0), TYRE, Pen::Outline),
        Shape::area(ring(0.74), Tint::PAPER, Pen::Outline),
        Shape::solid(ring(0.12)),
    ]
}

fn frame(rider: &Rider, (back, front): (Point, Point), crank: Point) -> Vec<Shape> {
    let Rider { hips, near, hand, foot, high } = *rider;
    let saddle = Point::new(hips.x - high * 0.02, hips.y + high * 0.062);
    let post = saddle.lerp(crank, 0.3);
    let stem = Point::new(hand.x + high * 0.035, hand.y + high * 0.012);
    let head = stem.lerp(front, 0.3);
    let mut tubes = BezPath::new();
    for (from, to) in
        [(back, crank), (back, post), (crank, head), (post, head), (crank, saddle), (front, stem)]
    {
        tubes.move_to(from);
        tubes.line_to(to);
    }
    tubes.move_to(near);
    tubes.line_to(hand);
    tubes.line_to(hand + Vec2::new(high * 0.075, -high * 0.006));
    let seat = Rect::new(
        hips.x - high * 0.135,
        saddle.y - high * 0.02,
        hips.x + high * 0.075,
        saddle.y + high * 0.03,
    );
    let leather = Tint::hex(0x8A_5A_3C);
    let ring = Circle::new(crank, high * 0.042).to_path(0.1);
    let step = foot + Vec2::new(0.0, high * 0.01);
    let mut pedal = BezPath::new();
    let other = crank + (crank - step);
    pedal.move_to(step);
    pedal.line_to(other);
    for end in [step, other] {
        pedal.move_to(end - Vec2::new(high * 0.05, 0.0));
        pedal.line_to(end + Vec2::new(high * 0.055, 0.0));
    }
    vec![
        Shape::line(tubes, Pen::Outline),
        Shape::area(seat.to_rounded_rect(high * 0.024).to_path(0.1), leather, Pen::Outline),
        Shape::area(ring, Tint::hex(0xFF_D2_3F), Pen::Outline),
        Shape::line(pedal, Pen::Outline),
    ]
}

/// What has a basket at its handlebar.
pub(super) const WITH_HANDLEBAR: [&str; 2] = ["bicycle", "scooter"];

/// A basket that belongs to nobody else is that of the bike.
pub(super) fn own_basket(scene: &mut Scene) {
    let find = |named: &dyn Fn(&str) -> bool| scene.cast.iter().position(|one| named(one.what.name()));
    let bike = find(&|name| WITH_HANDLEBAR.contains(&name));
    let basket = find(&|name| name.ends_with("basket"));
    let (Some(bike), Some(basket)) = (bike.map(Party::Cast), basket.map(Party::Cast)) else { return };
    // What is in the basket is what the rider has along.
    let rider = scene.relations.iter().find(|known| known.object == bike && known.link == Link::Riding);
    if let Some(rider) = rider.map(|known| known.subject) {
        let of = |link: Link, known: &Relation| known.subject == rider && known.link == link;
        let along = scene.relations.iter().position(|known| of(Link::With, known) && known.object != basket);
        let inside = scene.relations.iter().position(|known| of(Link::In, known) && known.object == basket);
        if let (Some(along), Some(inside)) = (along, inside) {
            scene.relations[inside].subject = scene.relations[along].object;
        }
    }
    let own = |known: &Relation| match known.link {
        Link::With | Link::NextTo => false,
        Link::Holding => known.object == basket,
        _ => known.subject == basket,
    };
    let with = |known: &Relation| {
        matches!(known.link, Link::With | Link::NextTo)
            && (known.subject == basket || known.object == basket)
            && (known.subject == bike || known.object == bike)
    };
    if scene.relations.iter().any(own) {
        return;
    }
    let on = Relation { subject: basket, link: Link::On, object: bike, and: None };
    match scene.relations.iter().position(with) {
        Some(index) => scene.relations[index] = on,
        None => scene.relations.push(on),
    }
}

/// A basket at the handlebar, large enough for who looks out of it.
pub(super) fn at_handlebar(base: &Art, other: Group) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let scale = around.width() * 0.44 / own.width().max(1.0);
    let foot = Point::new(around.x1 - around.width() * 0.12, around.y0 + around.height() * 0.46);
    // Before the hands, and not over them.
    let wide = own.width() * scale;
    let foot = base
        .anchor(Anchor::Grip)
        .map_or(foot, |grip| Point::new(grip.x + wide * 0.56, foot.y.max(grip.y + wide * 0.4)));
    other.stood(foot, scale)
}

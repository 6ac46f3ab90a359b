//! Whether the geometry of a page shows what a relation says.

use kurbo::Rect;
use scene::{Doing, Link, Party, Relation, Scene};

use super::ties::doing;
use super::{boards, climb, flat, scoops, tunnel, wade};
use crate::standing::Standing;

/// Whether every copy of the relation's subject stands to one of its object's as the link says, or has thrown it.
pub(crate) fn shows(scene: &Scene, standing: &[Standing], relation: &Relation) -> bool {
    is_in_flight(scene, standing, relation) || stands(standing, relation)
}

fn stands(standing: &[Standing], relation: &Relation) -> bool {
    let of = |party: Party| -> Vec<(usize, Rect)> {
        let own = standing
            .iter()
            .enumerate()
            .filter(|(_, one)| one.actor.is_some_and(|actor| actor.party == party));
        own.map(|(index, one)| (index, one.bounds)).collect()
    };
    let (subjects, objects) = (of(relation.subject), of(relation.object));
    let upon = matches!(relation.link, Link::On | Link::In)
        && standing.iter().any(|one| {
            one.actor.is_some_and(|actor| actor.party == relation.object) && is_stood_in(one.name)
        });
    // Of scoops on a cone only the first one touches it.
    let piled = standing.iter().any(|one| {
        one.actor.is_some_and(|actor| actor.party == relation.subject) && one.name == scoops::SCOOP
    });
    let in_rows = matches!(relation.link, Link::On | Link::In);
    let on = if in_rows { upon_it(relation.link, &subjects, &objects) } else { Vec::new() };
    let and = relation.and.map(of).unwrap_or_else(|| objects.clone());
    !subjects.is_empty()
        && !objects.is_empty()
        && subjects.iter().all(|subject| match relation.link {
            Link::Between => {
                let [left, right] = [-1.0, 1.0].map(|side| {
                    let mut all = objects.iter().chain(&and);
                    all.any(|object| (object.1.center().x - subject.1.center().x) * side > 0.0)
                });
                left && right
            }
            Link::On if piled => {
                objects.iter().any(|object| (object.1.x0..object.1.x1).contains(&subject.1.center().x))
            }
            Link::On | Link::In if on.contains(&subject.0) => true,
            _ if upon => objects.iter().any(|object| amid(*subject, *object)),
            link => objects.iter().any(|object| pair(link, *subject, *object)),
        })
}

/// Who of several is on or in it, and who stands close behind one who is: those of the rows farther back.
fn upon_it(link: Link, subjects: &[(usize, Rect)], objects: &[(usize, Rect)]) -> Vec<usize> {
    let on = |subject: &&(usize, Rect)| objects.iter().any(|object| pair(link, **subject, *object));
    let mut known: Vec<(usize, Rect)> = subjects.iter().filter(on).copied().collect();
    for (place, own) in subjects.iter().rev() {
        let behind = known.iter().any(|(near, front)| {
            near > place && front.overlaps(*own) && own.y1 > front.y0 && own.y1 < front.y1
        });
        if behind {
            known.push((*place, *own));
        }
    }
    known.into_iter().map(|(place, _)| place).collect()
}

/// Whether it has left the hand: what is thrown is on the page, and in nobody's hand.
fn is_in_flight(scene: &Scene, standing: &[Standing], relation: &Relation) -> bool {
    let drawn = |one: &Standing| one.actor.is_some_and(|actor| actor.party == relation.object);
    relation.link == Link::Holding
        && doing(scene, relation.subject) == Some(Doing::Throwing)
        && standing.iter().any(drawn)
}

/// What one is seen before who is on or in it: boards, rungs, shallow water, the way out of a tunnel.
fn is_stood_in(name: &str) -> bool {
    name == boards::STAGE
        || flat::FLAT.contains(&name)
        || flat::BLOSSOMS.contains(&name)
        || name == tunnel::TUNNEL
        || wade::is_shallow(name)
        || climb::is_climbed(name)
}

/// Whether one is nearer than the other, over its middle.
fn amid((near, subject): (usize, Rect), (far, object): (usize, Rect)) -> bool {
    let over = (object.x0..object.x1).contains(&subject.center().x);
    near > far && over && subject.y0 < object.y1 && subject.y1 > object.y0
}

/// Whether one stands to another as the link says. Each comes with its place in the painting order.
fn pair(link: Link, (near, subject): (usize, Rect), (far, object): (usize, Rect)) -> bool {
    let over = subject.x0 < object.x1 && subject.x1 > object.x0;
    let touching = over && subject.y0 < object.y1 && subject.y1 > object.y0 - 4.0;
    let (dx, dy) = (subject.center().x - object.center().x, subject.center().y - object.center().y);
    match link {
        // A ladybug is on its leaf, a bandage on a leg.
        Link::On | Link::OnTheNose => {
            let before = near > far && object.inflate(3.0, 3.0).union(subject) == object.inflate(3.0, 3.0);
            touching && (before || subject.center().y < object.center().y)
        }
        // A handlebar or a sail is higher than its rider.
        Link::Riding => touching && subject.center().y < object.center().y + object.height() * 0.2,
        Link::In => {
            let amid = (object.x0..object.x1).contains(&subject.center().x);
            // Hidden below by a nearer side, or seen in an opening.
            // What one dreams of is above the bed.
            let within = Rect { y0: object.y0.min(subject.y0), ..object.inflate(3.0, 3.0) };
            amid && touching && (near < far || within.union(subject) == within)
        }
        Link::Holding => touching,
        Link::Under => over && (dy > 0.0 || (near > far && subject.y0 > object.y0)),
        Link::Below => over && subject.y0 >= object.y1,
        Link::Above | Link::FlyingOver | Link::JumpingOver => over && subject.y1 <= object.y0,
        Link::LeftOf => dx < 0.0 && dx.abs() > dy.abs() * 0.5,
        Link::RightOf => dx > 0.0 && dx.abs() > dy.abs() * 0.5,
        Link::NextTo | Link::With | Link::LookingAt => {
            // Only what is nearer hides: a dish on the table before somebody is seen.
            !(near > far && hides(subject, object) || far > near && hides(object, subject))
        }
        Link::Chasing => !overlaps_much(subject, object),
        Link::Behind => near < far && touching && !covers(object, subject),
        Link::InFrontOf => near > far && touching && !covers(subject, object),
        Link::Between => false,
    }
}

fn overlaps_much(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > 0.0 && both.height() > 0.0 && both.area() > a.area().min(b.area()) * 0.35
}

/// Whether `a`, being nearer, hides most of `b` and its middle: who is hugged looks out at a side.
fn hides(a: Rect, b: Rect) -> bool {
    let inner = a.inset((-a.width() * 0.2, -a.height() * 0.1));
    covers(a, b) && inner.contains(b.center())
}

/// Whether `a` hides most of `b`.
fn covers(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > 0.0 && both.height() > 0.0 && both.area() > b.area() * 0.7
}

//! Things show as a whole or not at all: how much of each may be hidden, and what lies upon something else.

use kurbo::Rect;

use super::super::UNDISTURBED;
use super::aside::WIDEST;
use super::{Kind, SMALL, Thing, drawn_on};

/// Of what the place is known by so much may be hidden, and of anything else that is large.
const HIDDEN_SIGHT: f64 = 0.3;
const HIDDEN_THING: f64 = 0.24;
/// Of what stands at the side as high as the picture.
pub(super) const HIDDEN_COLUMN: f64 = 0.46;
/// A roof of leaves is known by any part: of what is so wide so much more may be hidden.
const HIDDEN_OF_WIDE: f64 = 0.14;

/// Around all that is seen of a thing before land hides its foot, and how much of that may be hidden before it goes;
/// `None` for what always stays. Lines go with what they are drawn upon.
pub(super) fn around(things: &[Thing], index: usize) -> Option<(Rect, f64)> {
    let index = led_to(things, index).unwrap_or(index);
    let (around, hidden) = whole(things, index)?;
    let shores = things[index..].iter().filter(|land| land.stays && land.kind == Kind::Band);
    let foot = shores.map(|land| land.bounds.y0).fold(around.y1, f64::min).max(around.y0 + 1.0);
    Some((Rect { y1: foot, ..around }, hidden))
}

/// What a path leads to: without it the path would be a plank.
fn led_to(things: &[Thing], index: usize) -> Option<usize> {
    let is_the_sight = |other: &Thing| other.stays && other.kind == Kind::Landmark(0);
    things[index].is_a_path().then(|| things.iter().position(is_the_sight))?
}

/// Around all that shows a thing, what land hides of it included, and how much of that may be hidden.
fn whole(things: &[Thing], index: usize) -> Option<(Rect, f64)> {
    let thing = &things[index];
    match thing.kind {
        Kind::Wash | Kind::Band | Kind::Grand => None,
        // What somebody stands before is seen to both sides.
        Kind::Thing if thing.is_wall => None,
        Kind::Landmark(mark) => {
            let parts = things.iter().filter(|part| part.stays && part.kind == Kind::Landmark(mark));
            let around = parts.map(|part| part.bounds).reduce(|all, next| all.union(next))?;
            let more = if around.width() > WIDEST { HIDDEN_OF_WIDE } else { 0.0 };
            Some((around, if mark == 0 { HIDDEN_SIGHT } else { HIDDEN_THING } + more))
        }
        // What frames the picture gives way to whoever stands there.
        Kind::Thing if thing.is_front || thing.is_a_path() || thing.bounds.height() < SMALL => {
            Some((thing.bounds, UNDISTURBED))
        }
        Kind::Thing => Some((thing.bounds, HIDDEN_THING)),
        Kind::Mark => match drawn_on(things, index).filter(|upon| things[*upon].kind != Kind::Band) {
            Some(upon) => whole(things, upon),
            None => (thing.is_front || thing.bounds.height() < SMALL).then_some((thing.bounds, UNDISTURBED)),
        },
    }
}

/// Of small things in front that would lie upon each other the first stays.
pub(super) fn keep_apart(things: &mut [Thing]) {
    let mut taken: Vec<Rect> = Vec::new();
    for thing in things.iter_mut().filter(|thing| thing.stays && thing.is_front) {
        if thing.kind != Kind::Thing || thing.bounds.height() > SMALL {
            continue;
        }
        thing.stays = taken.iter().all(|other| other.intersect(thing.bounds).is_zero_area());
        if thing.stays {
            taken.push(thing.bounds);
        }
    }
}

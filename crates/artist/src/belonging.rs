//! What tells the hero's hobby and lies about: right beside its feet, or not at all.

use figures::settings::Backdrop;
use kurbo::Rect;

use crate::board::{Board, covered};
use crate::compose::{Placed, placed};
use crate::standing::Standing;

/// A belonging of which less is seen is left behind.
const SEEN: f64 = 0.75;
/// It is near enough within so many units.
const NEAR: f64 = 26.0;
/// It is put so far beside the hero, so far nearer than the feet, and keeps so far from anybody and from the frame, in units.
const BESIDE: [f64; 3] = [6.0, 14.0, 24.0];
const NEARER: [f64; 4] = [6.0, 16.0, -4.0, 28.0];
const AIR: f64 = 5.0;
const FROM_THE_FRAME: f64 = 16.0;

/// Takes a belonging off the board where too little of it would be seen.
pub(crate) fn leave_behind(name: &str, board: &mut Board, setting: &Backdrop) {
    let is_hidden = |one: &Placed| one.name == name && one.visible < SEEN;
    if placed(board, setting).iter().any(is_hidden) {
        board.standing.retain(|one| one.name != name || one.actor.is_some());
    }
}

/// Puts a belonging beside the hero's feet where it is farther off and has room there.
pub(crate) fn bring_near(name: &str, board: &mut Board, (setting, area): (&Backdrop, Rect)) {
    let is_it = |one: &Standing| one.name == name && one.actor.is_none();
    let Some(index) = board.standing.iter().position(is_it) else { return };
    let Some(hero) = board.standing.iter().find(|one| !one.hero.is_empty()) else { return };
    let (own, hero) = (board.standing[index].bounds, hero.bounds);
    let gap = (own.x0 - hero.x1).max(hero.x0 - own.x1);
    if gap < NEAR && (own.y1 - hero.y1).abs() < NEAR + NEARER[3] {
        return;
    }
    let room = area.inset(-FROM_THE_FRAME);
    let others = || board.standing.iter().enumerate().filter(|(other, _)| *other != index);
    let is_free = |own: &Rect| -> bool {
        let near = own.inflate(AIR, AIR);
        room.contains_rect(*own)
            && others().all(|(_, one)| covered(&one.silhouette, near) == 0.0)
            && setting.loose.iter().filter(|one| one.is_small()).all(|one| !one.bounds.overlaps(near))
    };
    let Some(place) = beside(own, hero, is_free) else { return };
    let moved = board.standing.remove(index).stepped(place.origin() - own.origin());
    board.standing.push(moved);
}

/// The first free place beside somebody's feet for what has these bounds.
fn beside(own: Rect, hero: Rect, is_free: impl Fn(&Rect) -> bool) -> Option<Rect> {
    let sides = |aside: f64| [hero.x0 - aside - own.width(), hero.x1 + aside];
    let places = NEARER.into_iter().flat_map(|nearer| {
        let y = hero.y1 + nearer - own.height();
        BESIDE.into_iter().flat_map(sides).map(move |x| own.with_origin((x, y)))
    });
    places.into_iter().find(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_belonging_lies_right_beside_the_feet_on_the_side_that_is_free() {
        let hero = Rect::new(200.0, 300.0, 300.0, 640.0);
        let bag = Rect::new(20.0, 640.0, 80.0, 710.0);
        let place = beside(bag, hero, |own| own.x0 > hero.center().x).expect("a place");
        assert!(place.x0 - hero.x1 < NEAR && (place.y1 - hero.y1).abs() < NEAR + 3.0, "{place:?}");
        assert_eq!(beside(bag, hero, |_| false), None);
    }
}

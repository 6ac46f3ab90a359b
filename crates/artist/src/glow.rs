//! Strokes that shine around a thing, or tell how it moves: they belong to it alone, and stay only where nobody else is near.

use std::rc::Rc;

use drawing::Shape;
use kurbo::Rect;

use crate::board::Board;
use crate::faults::Sight;

/// A stroke is no longer than this, in units.
const LONGEST: f64 = 46.0;
/// So much room is around one, in units.
const AIR: f64 = 6.0;

/// Leaves out the strokes beside things that would lie upon somebody else or cross the frame.
pub(crate) fn without_strays(board: &mut Board, sights: &[Sight]) {
    let room = board.room;
    for (index, one) in board.standing.iter_mut().enumerate() {
        let own = &sights[index];
        let is_beside = |shape: &Shape| {
            shape.tint.is_none() && {
                let around = shape.bounds();
                let is_short = around.width().max(around.height()) < LONGEST;
                is_short && !own.stencil.meets_rect(around)
            }
        };
        let is_in_the_way = |shape: &Shape| {
            let around = shape.bounds().inflate(AIR, AIR);
            let others = sights.iter().enumerate().filter(|(other, _)| *other != index);
            let is_met = |other: &Sight| {
                let meets = !other.bounds.intersect(around).is_zero_area();
                meets && other.stencil.meets_rect(around)
            };
            !contains(room, around) || others.into_iter().any(|(_, other)| is_met(other))
        };
        let strays: Vec<usize> =
            one.art.shapes.iter().enumerate().filter(|(_, it)| is_beside(it)).map(|(at, _)| at).collect();
        let gone: Vec<usize> =
            strays.iter().copied().filter(|at| is_in_the_way(&one.art.shapes[*at])).collect();
        if gone.is_empty() {
            continue;
        }
        // One alone would be a scratch.
        let gone = if strays.len() < gone.len() + 2 { strays } else { gone };
        let before = |end: usize| gone.iter().filter(|at| **at < end).count();
        one.hero = one.hero.start - before(one.hero.start)..one.hero.end - before(one.hero.end);
        let mut at = 0..;
        Rc::make_mut(&mut one.art).shapes.retain(|_| !at.next().is_some_and(|at| gone.contains(&at)));
    }
}

fn contains(room: Rect, own: Rect) -> bool {
    room.x0 <= own.x0 && own.x1 <= room.x1 && own.y1 <= room.y1
}

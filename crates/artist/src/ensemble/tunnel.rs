//! A tunnel: whoever goes through it comes out of the arch, the rear still inside.

use figures::Art;
use kurbo::{Affine, BezPath, Point};

use super::clip::clipped;
use super::group::Group;

pub(super) const TUNNEL: &str = "tunnel";
/// The opening, as shares of the tunnel's box: its left side, its middle, where the arch begins, its top.
const LEFT: f64 = 0.412;
const MIDDLE: f64 = 0.61;
const SPRING: f64 = 0.56;
const TOP: f64 = 0.29;
/// How much of the opening's height is filled, and how much of whoever comes out is still inside.
const FILLED: f64 = 0.98;
const INSIDE: f64 = 0.16;
/// How far one of several is ahead of the next, in shares of its width, and how much nearer, in shares of its height.
const AHEAD: f64 = 0.62;
const NEARER: f64 = 0.42;

/// Half out of the opening, the first of `same` nearest.
pub(super) fn coming_out(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let at = |x: f64, y: f64| Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
    let scale = around.height() * (1.0 - TOP) * FILLED / own.height().max(1.0);
    let (wide, foot) = (own.width() * scale, around.y1 + around.height() * 0.015);
    let foot = foot + own.height() * scale * NEARER * (same - 1 - rank) as f64;
    let left = at(LEFT, 0.0).x - wide * INSIDE + wide * AHEAD * (same - 1 - rank) as f64;
    let mut other = other.moved(
        Affine::translate((left, foot)) * Affine::scale(scale) * Affine::translate((-own.x0, -own.y1)),
    );
    if rank + 1 == same {
        let far = left + wide + around.width();
        let mut open = BezPath::new();
        open.move_to(at(LEFT, 1.1));
        open.line_to(at(LEFT, SPRING));
        open.quad_to(at(LEFT, TOP), at(MIDDLE, TOP));
        open.line_to((far, at(0.0, TOP).y));
        open.line_to((far, at(0.0, 1.1).y));
        open.close_path();
        for member in &mut other.members {
            member.art = clipped(&member.art, &open);
        }
    }
    other
}

/// Whose mouth is wide enough to stand before.
pub(super) const CAVE: &str = "cave";
/// How high somebody there is, beside the cave.
const BEFORE_IT: f64 = 0.74;

/// Before the mouth of a cave, one of `same`, with all that is held or carried.
pub(super) fn before_the_mouth(base: &Art, other: Group, (rank, same): (usize, usize)) -> Group {
    let (around, own) = (base.bounds(), other.bounds());
    let cell = around.width() * 0.84 / same as f64;
    let scale = (around.height() * BEFORE_IT / own.height().max(1.0)).min(cell / own.width().max(1.0));
    let x = around.center().x + (rank as f64 + 0.5 - same as f64 / 2.0) * cell;
    other.stood(Point::new(x, around.y1 + 2.0), scale)
}

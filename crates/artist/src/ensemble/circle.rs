//! Five and more around one thing on the ground: some behind it, some at its sides, some before it.

use kurbo::{Point, Rect};

use super::group::Group;

/// From so many on they stand all around it; more than so many are two at each side.
pub(super) const MANY: usize = 5;
const TWO_ASIDE: usize = 8;
/// How wide and how high the thing is at most beside one of them: a crumb is not seen.
const WIDE: f64 = 1.25;
const HIGH: f64 = 1.2;
/// How far below the feet of those behind it stands, as shares of their height and of its own.
const BEFORE: (f64, f64) = (0.2, 0.8);
/// How much of it those before it hide at most, of its height.
const HIDDEN: f64 = 0.22;

/// Where one stands, how large, and whether it is turned.
pub(super) type Stand = (Point, f64, bool);

/// Where the thing stands, and each of the others; it comes after those behind it and before those in front.
pub(super) fn all_around(middle: &Group, others: &[Group], room: Rect) -> (Stand, Vec<Stand>) {
    let wide = others.iter().map(|one| one.bounds().width()).fold(1.0, f64::max);
    let high = others.iter().map(|one| one.bounds().height()).fold(1.0, f64::max);
    let own = middle.bounds();
    let larger = (wide * WIDE / own.width().max(1.0)).min(high * HIGH / own.height().max(1.0));
    let (thing, tall) = (own.width() * larger, own.height() * larger);
    let aside = if others.len() > TWO_ASIDE { 4 } else { 2 };
    let behind = (others.len() - aside).div_ceil(2);
    let before = others.len() - aside - behind;
    let across = (thing.max(wide) + wide * 2.0).max(behind as f64 * wide).max(before as f64 * wide);
    let down = high * BEFORE.0 + tall * BEFORE.1;
    let front = if before > 0 { high - tall * HIDDEN } else { 0.0 };
    let scale = (room.width() / across).min(room.height() / (high + down + front).max(1.0));
    let slack = room.height() - (high + down + front) * scale;
    let far = room.y0 + high * scale + slack * 0.35;
    let apart = 1.0 + (slack * 0.5 / ((down + front) * scale).max(1.0)).min(0.5);
    let level = far + down * scale * apart;
    let near = level + front * scale * apart;
    let row = |count: usize, y: f64| {
        let cell = (room.width() / count.max(1) as f64).min(wide * scale * 1.3);
        (0..count).map(move |index| {
            let off = (index as f64 + 0.5 - count as f64 / 2.0) * cell;
            (Point::new(room.center().x + off, y), scale, off > 1.0)
        })
    };
    // Of two at a side one is a little farther back.
    let out = (thing.max(wide) + wide) * scale / 2.0;
    let out = out.midpoint((room.width() - wide * scale) / 2.0).max(out);
    let sides = (0..aside).map(|index| {
        let right = index % 2 == 1;
        let back = if aside > 2 && index < 2 { high * 0.42 } else { -high * 0.1 };
        let x = room.center().x + if right { out } else { -out };
        let y = level - (tall * 0.3 + back) * scale;
        (Point::new(x, y), scale, right)
    });
    let stands = row(behind, far).chain(sides).chain(row(before, near)).collect();
    ((Point::new(room.center().x, level), scale * larger, false), stands)
}

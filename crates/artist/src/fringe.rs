//! What grows along the edge of a bank in the foreground, one outline with it: tufts of grass, leaves, corals, stones.

use figures::settings::Verge;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

/// Tufts are tried in this order, by how many blades each has and how high the middle one is, in units: never two alike
/// side by side.
const TUFTS: [(usize, f64); 6] = [(3, 48.0), (2, 28.0), (3, 38.0), (2, 26.0), (3, 32.0), (2, 30.0)];
/// Where there is no room for one it is so much smaller.
const SIZES: [f64; 3] = [1.0, 0.76, 0.56];
/// From one to the next there is so much bare edge at least and at most, in units.
const BARE: (f64, f64) = (34.0, 96.0);
/// An edge is seen where it is so far above the lower side of the picture, in units.
const SEEN: f64 = 14.0;
/// A tuft keeps so far from the sides of the picture and from whatever else there is, in units.
const FROM_THE_FRAME: f64 = 10.0;
const AIR: f64 = 9.0;
/// How far the outer blades lean out, as a share of their height, and how much lower they are.
const LEAN: f64 = 0.34;
const LOWER: f64 = 0.34;
/// Two blades meet so high over the edge, as a share of their height.
const NOTCH: f64 = 0.34;

/// An edge with what grows on it, and around that.
pub(crate) struct Fringe {
    pub(crate) line: BezPath,
    pub(crate) tufts: Vec<Rect>,
}

/// The edge through `points`, from left to right, with at most `most` tufts where it `is_free`.
pub(crate) fn fringed(
    points: &[Point],
    (verge, area, most): (Verge, Rect, usize),
    is_free: &dyn Fn(Rect) -> bool,
    dice: &mut Dice,
) -> Fringe {
    let mut fringe = Fringe { line: BezPath::new(), tufts: Vec::new() };
    let Some(first) = points.first() else { return fringe };
    let mut bare = vec![*first];
    let mut next = area.x0 + FROM_THE_FRAME + dice.between(0.0, BARE.1);
    let mut index = 1;
    while let Some(at) = points.get(index) {
        index += 1;
        bare.push(*at);
        if at.x < next || fringe.tufts.len() >= most {
            continue;
        }
        let (count, high) = TUFTS[fringe.tufts.len() % TUFTS.len()];
        let grows = |size: f64| {
            let wide = count as f64 * width(verge) * size;
            let end = points.iter().position(|point| point.x > at.x + wide)?;
            let (to, high) = (points[end], high * tall(verge) * size);
            let own = Rect::new(at.x, at.y.min(to.y) - high, to.x, at.y.max(to.y));
            let is_seen = own.y1 < area.y1 - SEEN && own.x1 < area.x1 - FROM_THE_FRAME;
            (is_seen && is_free(own.inflate(AIR, AIR))).then_some((own, end, high))
        };
        if let Some((own, end, high)) = SIZES.into_iter().find_map(grows) {
            append(&mut fringe.line, &bare);
            tuft(&mut fringe.line, (*at, points[end]), (count, high), verge);
            bare = vec![points[end]];
            (index, next) = (end + 1, points[end].x + dice.between(BARE.0, BARE.1));
            fringe.tufts.push(own);
        }
    }
    append(&mut fringe.line, &bare);
    fringe
}

/// How wide one of it is, in units.
const fn width(verge: Verge) -> f64 {
    match verge {
        Verge::Grass => 21.0,
        Verge::Leaves => 28.0,
        Verge::Fingers => 24.0,
        Verge::Stones => 34.0,
    }
}

/// How many times as high as grass it is.
const fn tall(verge: Verge) -> f64 {
    match verge {
        Verge::Grass => 1.0,
        Verge::Stones => 0.66,
        Verge::Leaves => 1.15,
        Verge::Fingers => 1.2,
    }
}

/// Goes on along a bare stretch of an edge.
fn append(line: &mut BezPath, bare: &[Point]) {
    let along = figures::path::smooth(bare);
    let known = usize::from(!line.elements().is_empty());
    line.extend(along.elements().iter().skip(known).copied());
}

/// Goes up and down so many blades, of which the middle ones are so high.
fn tuft(line: &mut BezPath, (from, to): (Point, Point), (count, high): (usize, f64), verge: Verge) {
    for blade in 0..count {
        let foot = |share: f64| from.lerp(to, share / count as f64);
        let [left, right] = [foot(blade as f64), foot(blade as f64 + 1.0)];
        // From -1.0 at the left of a tuft to 1.0 at its right.
        let aside = (blade as f64 * 2.0 + 1.0) / count as f64 - 1.0;
        // No two blades are equally high.
        let odd = if blade % 2 == 0 { 1.0 } else { 0.86 };
        let rise = high * (1.0 - LOWER * aside.abs()) * odd;
        let tip = left.midpoint(right) + Vec2::new(aside * LEAN * rise, -rise);
        let is_last = blade + 1 == count;
        let end = if is_last { right } else { right - Vec2::new(0.0, rise * NOTCH) };
        one(line, [left, tip, end], rise, (verge, right.x - left.x));
    }
}

/// Goes up one side of a blade, and down the other.
fn one(line: &mut BezPath, [left, tip, end]: [Point; 3], rise: f64, (verge, wide): (Verge, f64)) {
    let up = |share: f64| Vec2::new(0.0, -rise * share);
    match verge {
        Verge::Grass => {
            line.quad_to(left + up(0.55), tip);
            line.quad_to(end + up(0.45), end);
        }
        Verge::Leaves => {
            let half = Vec2::new(wide * 0.5, 0.0);
            line.curve_to(left + up(0.46), tip - up(0.42) - half, tip);
            line.curve_to(tip - up(0.42) + half, end + up(0.12), end);
        }
        Verge::Fingers | Verge::Stones => {
            let (broad, high) = if verge == Verge::Fingers { (0.42, 0.5) } else { (0.28, 0.55) };
            let half = Vec2::new(wide * broad, 0.0);
            line.curve_to(left + up(high), tip - half, tip);
            line.curve_to(tip + half, end + up(high), end);
        }
    }
}

//! What grows along the edge of a bank in the foreground, one outline with it: tufts of grass, leaves, corals, stones.

use figures::settings::Verge;
use kurbo::{BezPath, Point, Rect, Vec2};
use scene::Dice;

/// Tufts have so many blades, and are tried in this order by how high the middle one is, in units: never two alike side by
/// side.
const BLADES: usize = 3;
const TUFTS: [f64; 6] = [50.0, 32.0, 42.0, 28.0, 46.0, 34.0];
/// Where there is no room for one it is so much smaller; in a corner, which is so wide as a share of the picture, it is first
/// tried so much larger.
const SIZES: [f64; 3] = [1.0, 0.8, 0.62];
const IN_A_CORNER: [f64; 2] = [1.9, 1.45];
const CORNER: f64 = 0.24;
/// From one to the next there is so much bare edge at least and at most, in units.
const BARE: (f64, f64) = (34.0, 96.0);
/// An edge is seen where it is so far above the lower side of the picture, in units.
const SEEN: f64 = 14.0;
/// A tuft keeps so far from the sides of the picture and from whatever else there is, in units.
const FROM_THE_FRAME: f64 = 10.0;
const AIR: f64 = 9.0;
/// How much lower the outer blades are, as a share of the height of the middle one.
const LOWER: f64 = 0.4;

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
        let high = TUFTS[fringe.tufts.len() % TUFTS.len()];
        let grows = |size: f64| {
            let wide = BLADES as f64 * width(verge) * size;
            let end = points.iter().position(|point| point.x > at.x + wide)?;
            let (to, high) = (points[end], high * tall(verge) * size);
            let out = lean(verge) * high * (1.0 - LOWER) * OUTER;
            let own = Rect::new(at.x - out, at.y.min(to.y) - high, to.x + out, at.y.max(to.y));
            let (left, right) = (area.x0 + FROM_THE_FRAME, area.x1 - FROM_THE_FRAME);
            let is_seen = own.y1 < area.y1 - SEEN && own.x0 > left && own.x1 < right;
            (is_seen && is_free(own.inflate(AIR, AIR))).then_some((own, end, high))
        };
        let aside = (at.x - area.x0).min(area.x1 - at.x) / area.width();
        let larger = IN_A_CORNER.into_iter().filter(|_| aside < CORNER);
        if let Some((own, end, high)) = larger.chain(SIZES).find_map(grows) {
            append(&mut fringe.line, &bare);
            tuft(&mut fringe.line, (*at, points[end]), high, verge);
            bare = vec![points[end]];
            (index, next) = (end + 1, points[end].x + dice.between(BARE.0, BARE.1));
            fringe.tufts.push(own);
        }
    }
    append(&mut fringe.line, &bare);
    fringe
}

/// How wide the foot of one of it is, in units.
const fn width(verge: Verge) -> f64 {
    match verge {
        Verge::Grass => 15.0,
        Verge::Leaves => 21.0,
        Verge::Fingers => 17.0,
        Verge::Stones => 40.0,
    }
}

/// How many times as high as grass it is.
const fn tall(verge: Verge) -> f64 {
    match verge {
        Verge::Grass => 1.0,
        Verge::Stones => 0.78,
        Verge::Leaves => 1.2,
        Verge::Fingers => 1.25,
    }
}

/// How far the outer ones lean out, as a share of their height: narrow at the foot, a tuft is no battlement.
const fn lean(verge: Verge) -> f64 {
    match verge {
        Verge::Grass => 1.15,
        Verge::Leaves => 1.25,
        Verge::Fingers => 0.85,
        Verge::Stones => 0.0,
    }
}

/// How high over the edge two of it meet, as a share of their height.
const fn notch(verge: Verge) -> f64 {
    match verge {
        Verge::Grass | Verge::Leaves => 0.3,
        Verge::Fingers => 0.42,
        Verge::Stones => 0.04,
    }
}

/// The middle of an outer blade's foot is so far aside, as a share of half the tuft's width.
const OUTER: f64 = 1.0 - 1.0 / BLADES as f64;

/// Goes on along a bare stretch of an edge.
fn append(line: &mut BezPath, bare: &[Point]) {
    let along = figures::path::smooth(bare);
    let known = usize::from(!line.elements().is_empty());
    line.extend(along.elements().iter().skip(known).copied());
}

/// How wide a clump of it is that is so high, in units.
pub(crate) fn wide(verge: Verge, high: f64) -> f64 {
    BLADES as f64 * width(verge) * high / (TUFTS[0] * tall(verge)).max(1.0)
}

/// Draws one clump of it by itself, so high, from one point of the ground to another on its right.
pub(crate) fn clump(line: &mut BezPath, (from, to): (Point, Point), high: f64, verge: Verge) {
    line.move_to(from);
    tuft(line, (from, to), high, verge);
}

/// Goes up and down the blades of a tuft, of which the middle one is so high.
fn tuft(line: &mut BezPath, (from, to): (Point, Point), high: f64, verge: Verge) {
    let mut left = from;
    for blade in 0..BLADES {
        let right = from.lerp(to, (blade as f64 + 1.0) / BLADES as f64);
        // From -1.0 at the left of a tuft to 1.0 at its right.
        let aside = (blade as f64 * 2.0 + 1.0) / BLADES as f64 - 1.0;
        // No two blades are equally high.
        let odd = if blade == 0 { 0.84 } else { 1.0 };
        let rise = high * (1.0 - LOWER * aside.abs() / OUTER) * odd;
        let middle = from.lerp(to, (blade as f64 + 0.5) / BLADES as f64);
        let tip = middle + Vec2::new(aside * lean(verge) * rise, -rise);
        let is_last = blade + 1 == BLADES;
        let end = if is_last { to } else { right - Vec2::new(0.0, high * (1.0 - LOWER) * notch(verge)) };
        one(line, [left, tip, end], verge);
        left = end;
    }
}

/// Goes up one side of a blade, and down the other: it bends out at its tip.
fn one(line: &mut BezPath, [left, tip, end]: [Point; 3], verge: Verge) {
    let rise = left.midpoint(end).y - tip.y;
    let up = |share: f64| Vec2::new(0.0, -rise * share);
    // Sides of a leaf bulge, those of grass do not.
    let round = |broad: f64| {
        let half = (end.x - left.x).abs().max(width(verge)) * broad;
        let out = (tip - left.midpoint(end)).normalize();
        Vec2::new(-out.y, out.x) * half
    };
    match verge {
        Verge::Grass => {
            line.quad_to(left + up(0.58), tip);
            line.quad_to(end + up(0.5), end);
        }
        Verge::Leaves => {
            let (aside, back) = (round(0.62), (tip - left.midpoint(end)) * 0.4);
            line.curve_to(left + up(0.4), tip - back - aside, tip);
            line.curve_to(tip - back + aside, end + up(0.4), end);
        }
        Verge::Fingers | Verge::Stones => {
            let (broad, high) = if verge == Verge::Fingers { (0.62, 0.6) } else { (0.27, 0.56) };
            let aside = round(broad);
            line.curve_to(left + up(high), tip - aside, tip);
            line.curve_to(tip + aside, end + up(high), end);
        }
    }
}

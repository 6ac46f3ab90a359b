//! A cliff as a child's book draws one: round shelves of rock that bulge, a soft lip hanging over each, and water that falls
//! from shelf to shelf.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};

use super::super::scenery::{Brush, leaf, lobes, pt};

const WATER: u32 = 0xA8_DE_F7;

/// On a detailed page a higher cliff, in units, has a second shelf, this share of its height down.
const TWO_SHELVES: f64 = 140.0;
const SHELF: f64 = 0.46;
/// Its lower shelf is so much wider at the inner end, in units.
const WIDER: f64 = 26.0;
/// The lip is so high above the edge of the rock, in units, and rises in cushions so much higher and so wide: water parts it.
const OF_THE_LIP: f64 = 6.0;
const SWELL: f64 = 11.0;
const CUSHION: f64 = 88.0;
/// It reaches over the inner end so far, in units.
const OVER_THE_END: f64 = 13.0;
/// Between its lobes the lip is so thick, in units.
const THICK: f64 = 5.0;
/// The rock bulges so far beyond its inner end, in units, a little farther with each stone down to the foot, which are about so
/// high.
const BULGES: f64 = 15.0;
const FARTHER: f64 = 9.0;
const STONE: f64 = 66.0;
/// Cracks between the stones are so long, in units.
const CRACK: f64 = 58.0;
/// A shelf less broad than this, in units, has smaller lobes, but no smaller than so, and no cracks.
const BROAD: f64 = 240.0;
const LEAST_LOBES: f64 = 0.5;
/// Upright cracks begin so far below the edge and are so far apart, in units; how long each is, as shares of the face.
const BELOW_THE_LIP: f64 = 50.0;
const CLEFTS: f64 = 66.0;
const CLEFT: [f64; 4] = [0.5, 0.36, 0.62, 0.42];
/// From one ledge to the next falling water becomes so many times as wide; on a shelf it begins so many times as wide again.
const FLARES: f64 = 1.25;
const SPREADS: f64 = 1.22;
/// Falling water follows the lip in so many steps.
const LIP_STEPS: u32 = 12;
/// Where it lands foam is so many times as wide as it.
const FOAM: f64 = 1.26;
/// Where round stones lean on a shelf, as shares of its width from the inner end, how wide they are, in units, and how high, as
/// shares of its height.
const BOULDERS: [(f64, f64, f64); 4] =
    [(0.12, 84.0, 0.5), (0.3, 62.0, 0.34), (0.74, 72.0, 0.4), (0.88, 86.0, 0.54)];
/// Vines hang so far apart, in units, and off falling water.
const VINES: f64 = 210.0;
const OFF_THE_WATER: f64 = 20.0;

/// What lies on the rock of a place and hangs over its edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Lip {
    /// Moss in round lobes.
    Moss,
    /// Leaves, and vines below them.
    Vines,
    /// Drifted sand.
    Sand,
}

impl Lip {
    /// What it is colored with, and the rock below it.
    const fn tints(self) -> [u32; 2] {
        match self {
            Self::Moss => [0x8F_CB_5A, 0xB9_B4_AA],
            Self::Vines => [0x6B_B8_5A, 0xC2_B6_A0],
            Self::Sand => [0xF8_E3_AE, 0xCF_BD_A2],
        }
    }

    /// How wide its lobes are and how far each hangs down, by turns, in units: a long shallow one and a short deep one, for even
    /// ones would be the hem of a curtain.
    const fn lobes(self) -> [(f64, f64); 4] {
        match self {
            Self::Moss => [(84.0, 7.0), (34.0, 30.0), (62.0, 9.0), (28.0, 20.0)],
            Self::Vines => [(70.0, 8.0), (40.0, 36.0), (92.0, 9.0), (30.0, 22.0)],
            Self::Sand => [(110.0, 8.0), (52.0, 15.0), (84.0, 6.0), (64.0, 12.0)],
        }
    }
}

/// Half as wide as falling water is at its widest, that is `half` so wide at the top.
pub(in crate::settings) fn widest(half: f64) -> f64 {
    half * FLARES * SPREADS * FLARES * FOAM
}

/// How high the lip of an edge at `y` ends above it at `x`.
fn lip_at(x: f64, y: f64) -> f64 {
    y - OF_THE_LIP - SWELL * libm::fabs(libm::sin(x * core::f64::consts::PI / CUSHION))
}

/// A cliff that fills a rectangle, its inner end to the side `inward` (1 right, -1 left): one broad shelf or two. Water may fall
/// over it: around which x, and half as wide as what at its top.
pub(in crate::settings) fn cliff(
    own: Rect,
    (inward, lip): (f64, Lip),
    water: Option<(f64, f64)>,
    brush: Brush,
) -> Vec<Shape> {
    let mid = own.y0 + own.height() * SHELF;
    let is_high = brush.full() && own.height() > TWO_SHELVES;
    let upper = if is_high { Rect { y1: mid + 30.0, ..own } } else { own };
    let mut shapes = Shelf { own: upper, inward, lip, brush }.drawn(water);
    if is_high {
        let wider = Rect { y0: mid, ..own };
        let wider = if inward > 0.0 {
            Rect { x1: own.x1 + WIDER, ..wider }
        } else {
            Rect { x0: own.x0 - WIDER, ..wider }
        };
        shapes.extend(Shelf { own: wider, inward, lip, brush }.drawn(water));
    }
    let Some((x, half)) = water else { return shapes };
    let (foot, flares) = if is_high { (mid, FLARES) } else { (own.y1, FLARES * FLARES) };
    let first = Fall { x, half, edge: own.y0, foot, flares };
    if is_high {
        let half = first.half * FLARES * SPREADS;
        shapes.extend(Fall { x, half, edge: mid, foot: own.y1, flares }.drawn(brush));
    }
    shapes.extend(first.drawn(brush));
    shapes
}

/// One shelf of a cliff, and the rock below it.
struct Shelf {
    own: Rect,
    inward: f64,
    lip: Lip,
    brush: Brush,
}

impl Shelf {
    fn drawn(&self, water: Option<(f64, f64)>) -> Vec<Shape> {
        let Self { own, lip, brush, .. } = *self;
        let [soft, rock] = lip.tints();
        let (outline, cracks) = self.stones(water);
        let mut shapes = vec![brush.area(outline, rock)];
        if brush.full() && !cracks.elements().is_empty() {
            shapes.push(brush.line(cracks));
        }
        if brush.full() {
            if own.width() > BROAD {
                shapes.push(brush.line(self.clefts(water)));
            }
            shapes.extend(self.boulders(rock, water));
        }
        if lip == Lip::Vines && brush.full() && own.height() > TWO_SHELVES * 0.5 {
            shapes.extend(self.vines(water));
        }
        shapes.push(brush.area(self.hanging(), soft));
        shapes
    }

    /// A place so far outwards from the inner end.
    fn at(&self, along: f64, y: f64) -> Point {
        let inner = if self.inward > 0.0 { self.own.x1 } else { self.own.x0 };
        pt(inner - self.inward * along, y)
    }

    /// The outline of the rock, and cracks in it from between the stones that bulge at its inner end.
    fn stones(&self, water: Option<(f64, f64)>) -> (BezPath, BezPath) {
        let Rect { y0, y1, .. } = self.own;
        let (foot, wide) = (y1 + 10.0, self.own.width());
        let count = libm::round((foot - y0) / STONE).clamp(1.0, 4.0);
        let step = (foot - y0) / count;
        let (mut rock, mut cracks) = (BezPath::new(), BezPath::new());
        rock.move_to(self.at(wide, foot));
        rock.line_to(self.at(wide, y0));
        rock.line_to(self.at(10.0, y0));
        for stone in 0..count as usize {
            let out = FARTHER * stone as f64;
            let (from, to) = (y0 + step * stone as f64, y0 + step * (stone + 1) as f64);
            let bulge = out + BULGES * [1.5, 1.1, 1.7, 1.3][stone % 4];
            rock.curve_to(
                self.at(-bulge, from + step * 0.04),
                self.at(-bulge, to - step * 0.1),
                self.at(-out, to),
            );
            if stone as f64 + 1.0 < count {
                cracks.extend(self.crack((-out, to), stone, water));
            }
        }
        rock.close_path();
        (rock, cracks)
    }

    /// Upright cracks in the face of the rock where it is dry.
    fn clefts(&self, water: Option<(f64, f64)>) -> BezPath {
        let Rect { y0, y1, .. } = self.own;
        let high = y1 - y0 - BELOW_THE_LIP;
        let mut all = BezPath::new();
        let mut along = CLEFTS * 0.6;
        for (turn, share) in CLEFT.into_iter().cycle().enumerate() {
            if along > self.own.width() - CLEFTS * 0.3 {
                break;
            }
            let from = self.at(along, y0 + BELOW_THE_LIP + high * 0.3 * (turn % 2) as f64);
            along += CLEFTS * [1.0, 1.3, 0.8][turn % 3];
            if water.is_some_and(|(x, half)| (from.x - x).abs() < widest(half) + OFF_THE_WATER * 0.5) {
                continue;
            }
            let down = |aside: f64, part: f64| from + Vec2::new(aside, high * share * part);
            all.move_to(from);
            all.quad_to(down(7.0, 0.25), down(2.0, 0.5));
            all.quad_to(down(-4.0, 0.75), down(4.0, 1.0));
        }
        all
    }

    /// Round stones that lean on the rock where it is dry.
    fn boulders(&self, tint: u32, water: Option<(f64, f64)>) -> Vec<Shape> {
        let Rect { y0, y1, .. } = self.own;
        let foot = y1 + 6.0;
        let mut shapes = Vec::new();
        for (share, wide, high) in BOULDERS {
            let middle = self.at(self.own.width() * share, foot);
            let half = wide / 2.0;
            if water.is_some_and(|(x, fall)| (middle.x - x).abs() < widest(fall) + half * 0.5) {
                continue;
            }
            let p = |aside: f64, up: f64| middle + Vec2::new(aside * half, -up * (foot - y0) * high);
            let mut stone = BezPath::new();
            stone.move_to(p(-1.0, 0.0));
            stone.curve_to(p(-1.12, 0.7), p(-0.66, 1.04), p(-0.06, 1.0));
            stone.curve_to(p(0.6, 0.97), p(1.14, 0.6), p(1.0, 0.0));
            stone.close_path();
            shapes.push(self.brush.area(stone, tint));
            let mut crack = BezPath::new();
            crack.move_to(p(0.1, 0.72));
            crack.quad_to(p(0.52, 0.64), p(0.62, 0.34));
            shapes.push(self.brush.line(crack));
        }
        shapes
    }

    /// A bent crack that runs outwards from between two stones, as far as it stays off falling water.
    fn crack(&self, (along, y): (f64, f64), turn: usize, water: Option<(f64, f64)>) -> BezPath {
        let long = CRACK * [1.0, 0.66, 0.86][turn % 3];
        let mut crack = BezPath::new();
        let end = self.at(along + long, y - 9.0);
        let is_dry = water.is_none_or(|(x, half)| (end.x - x).abs() > widest(half));
        if is_dry {
            crack.move_to(self.at(along, y));
            crack.curve_to(self.at(along + long * 0.3, y + 7.0), self.at(along + long * 0.6, y + 5.0), end);
        }
        crack
    }

    /// What hangs over the edge: a soft line above, round lobes below.
    fn hanging(&self) -> BezPath {
        let (y0, wide) = (self.own.y0, self.own.width());
        let steps = libm::ceil(wide / CUSHION * 8.0).max(2.0) as usize;
        let mut path = BezPath::new();
        for step in 0..=steps {
            let at = self.at(wide - wide * step as f64 / steps as f64, y0);
            let at = pt(at.x, lip_at(at.x, y0));
            if step == 0 { path.move_to(at) } else { path.line_to(at) }
        }
        let low = y0 + THICK;
        path.quad_to(self.at(-OVER_THE_END - 4.0, y0 - OF_THE_LIP * 0.6), self.at(-OVER_THE_END, low));
        let (mut from, mut turn) = (-OVER_THE_END, 0);
        let grown = if self.brush.full() { 1.0 } else { 1.3 } * (wide / BROAD).clamp(LEAST_LOBES, 1.0);
        while from < wide {
            let (across, deep) = self.lip.lobes()[turn % 4];
            let rest = wide - from;
            let across = if rest < across * grown * 1.5 { rest } else { across * grown };
            let below = low + deep * 1.3 * grown.min(1.0);
            path.curve_to(
                self.at(from + across * 0.04, below),
                self.at(from + across * 0.96, below),
                self.at(from + across, low),
            );
            from += across.max(1.0);
            turn += 1;
        }
        path.close_path();
        path
    }

    /// Vines from below the lip, a few leaves on each.
    fn vines(&self, water: Option<(f64, f64)>) -> Vec<Shape> {
        let Rect { y0, y1, .. } = self.own;
        let count = libm::floor(self.own.width() / VINES).max(1.0) as usize;
        let step = self.own.width() / count as f64;
        let long = ((y1 - y0) * 0.66).min(96.0);
        let mut shapes = Vec::new();
        for vine in 0..count {
            let top = self.at(step * (vine as f64 + 0.36), y0 + THICK + 8.0);
            if water.is_some_and(|(x, half)| (top.x - x).abs() < widest(half) + OFF_THE_WATER) {
                continue;
            }
            let tip = top + Vec2::new(0.0, long * [1.0, 0.7][vine % 2]);
            let mut stalk = BezPath::new();
            stalk.move_to(top);
            stalk.quad_to(top.midpoint(tip) + Vec2::new(7.0, 0.0), tip);
            shapes.push(self.brush.line(stalk));
            let down = |share: f64| top.lerp(tip, share) + Vec2::new(14.0 * share * (1.0 - share), 0.0);
            let side = down(0.62);
            let end = side + Vec2::new(-20.0, 14.0);
            shapes.push(self.brush.area(leaf(side, end, 13.0, 0.0), 0x7B_C1_58));
            shapes.push(self.brush.area(leaf(tip, tip + Vec2::new(0.0, 26.0), 14.0, 0.0), 0x7B_C1_58));
        }
        shapes
    }
}

/// Water that falls around `x` over an edge at the height `edge` to its `foot`, `half` its width at the top.
#[derive(Debug, Clone, Copy)]
struct Fall {
    x: f64,
    half: f64,
    edge: f64,
    foot: f64,
    /// At its foot it is so many times as wide.
    flares: f64,
}

impl Fall {
    /// A point at a `share` of the way down, and at a share of half the width there.
    fn at(self, side: f64, share: f64) -> Point {
        let reach = self.half * (1.0 + (self.flares - 1.0) * share * share);
        let top = lip_at(self.x + side * self.half, self.edge);
        pt(self.x + side * reach, top + (self.foot - top) * share)
    }

    /// The water, ever wider, its falling lines, and foam as a low line where it lands.
    fn drawn(self, brush: Brush) -> Vec<Shape> {
        let Self { x, half, edge, foot, flares } = self;
        let mut water = BezPath::new();
        // Its upper edge is the lip's own: between two lines there would be a slip of moss.
        water.move_to(self.at(-1.0, 0.0));
        for step in 1..=LIP_STEPS {
            let along = x + half * (2.0 * f64::from(step) / f64::from(LIP_STEPS) - 1.0);
            water.line_to(pt(along, lip_at(along, edge)));
        }
        water.curve_to(self.at(1.0, 0.34), self.at(1.0, 0.7), self.at(1.0, 1.0));
        water.line_to(self.at(-1.0, 1.0));
        water.curve_to(self.at(-1.0, 0.7), self.at(-1.0, 0.34), self.at(-1.0, 0.0));
        water.close_path();
        let mut shapes = vec![brush.area(water, WATER)];
        // Short and by turns: a line from end to end would be a stripe of a pole.
        let lines: &[(f64, f64, f64)] = if brush.full() {
            &[(-0.4, 0.16, 0.6), (0.42, 0.2, 0.56), (0.02, 0.4, 0.78)]
        } else {
            &[(-0.3, 0.2, 0.56), (0.3, 0.4, 0.76)]
        };
        for (side, from, to) in lines {
            let mut line = BezPath::new();
            line.move_to(self.at(*side, *from));
            line.quad_to(self.at(*side, (from + to) / 2.0), self.at(*side, *to));
            shapes.push(brush.line(line));
        }
        let reach = half * flares * FOAM;
        shapes.push(foam(pt(x - reach, foot), pt(x + reach, foot), brush));
        shapes
    }
}

/// Foam where water falls into a pool, a low bank of it from one end to the other.
fn foam(from: Point, to: Point, brush: Brush) -> Shape {
    let at = |share: f64, up: f64| from.lerp(to, share) - Vec2::new(0.0, up);
    let mut path = BezPath::new();
    path.move_to(from + Vec2::new(0.0, 10.0));
    let tops = [at(0.01, 8.0), at(0.2, 26.0), at(0.42, 36.0), at(0.66, 33.0), at(0.85, 22.0), at(0.99, 8.0)];
    lobes(&mut path, from + Vec2::new(0.0, 10.0), &tops, 0.42);
    path.line_to(to + Vec2::new(0.0, 10.0));
    path.close_path();
    brush.area(path, 0xFF_FF_FF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Detail;

    #[test]
    fn falling_water_is_wider_from_ledge_to_ledge_and_has_no_round_top() {
        for detail in [Detail::Bold, Detail::Full] {
            let own = Rect::new(0.0, 100.0, 300.0, 400.0);
            let shapes = cliff(own, (1.0, Lip::Moss), Some((150.0, 40.0)), Brush::far(detail));
            let falls: Vec<Rect> = shapes
                .iter()
                .filter(|shape| shape.tint == Some(drawing::Tint::hex(WATER)))
                .map(Shape::bounds)
                .collect();
            let upper = falls[falls.len() - 1];
            let foot = 2.0 * 40.0 * FLARES * FLARES;
            assert!(falls.iter().any(|fall| fall.width() > foot - 1e-6), "{detail:?}: {falls:?}");
            // A round top would rise over the lip to both sides.
            assert!(upper.y0 >= own.y0 - OF_THE_LIP - SWELL - 1e-6, "{detail:?}: {upper:?}");
            let below = shapes.last().map(Shape::bounds).unwrap_or_default();
            assert!(below.width() > upper.width() && below.height() < 70.0, "{detail:?}: {below:?}");
        }
    }
}

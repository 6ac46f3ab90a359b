//! A cliff as a child's book draws one: blocks of rock in steps, a fringe of grass or a soft bank of sand hanging over the edge,
//! and water that falls from it in one sheet into foam.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Vec2};

use super::super::scenery::{Brush, leaf, lobes, pt};

const WATER: u32 = 0xA8_DE_F7;

/// Where the blocks of the inner end begin, as shares of the height, and how much farther out each is than the one above, in units.
const BLOCKS: [f64; 3] = [0.0, 0.4, 0.72];
const FARTHER: [f64; 3] = [0.0, 22.0, 46.0];
/// A cliff lower than this, in units, is two blocks high.
const LOW: f64 = 150.0;
/// Their corners are round, in units, and their sides bulge.
const ROUND: f64 = 14.0;
const BULGES: f64 = 6.0;
/// The joint between two runs so far along the face, in units.
const JOINT: f64 = 54.0;
/// The lip is so high above the edge of the rock, in units, and rises in cushions so much higher and so wide: water parts it.
const OF_THE_LIP: f64 = 6.0;
const SWELL: f64 = 9.0;
const CUSHION: f64 = 130.0;
/// It reaches over the inner end so far, in units.
const OVER_THE_END: f64 = 12.0;
/// Above its fringe the lip is so thick, in units.
const THICK: f64 = 9.0;
/// A cliff less broad than this, in units, has a finer fringe, but no finer than so.
const BROAD: f64 = 240.0;
const FINEST: f64 = 0.7;
/// On a simple page the fringe is so much larger.
const BOLDER: f64 = 1.5;
/// Edges of stones in the face: where each is, as shares of the width from the inner end and of the height, and how long, in units;
/// each turns down by a third of that.
const EDGES: [(f64, f64, f64); 4] =
    [(0.18, 0.4, 42.0), (0.46, 0.66, 48.0), (0.7, 0.36, 44.0), (0.9, 0.72, 40.0)];
const TURNS_DOWN: f64 = 0.36;
/// Falling water becomes so many times as wide half way, and again to its foot.
const FLARES: f64 = 1.16;
/// Falling water follows the lip in so many steps.
const LIP_STEPS: u32 = 12;
/// Where it lands foam is so many times as wide as it.
const FOAM: f64 = 1.4;
/// Vines hang so far apart, in units, and off falling water.
const VINES: f64 = 210.0;
const OFF_THE_WATER: f64 = 20.0;
/// Nor is a vine on a lower cliff than this, in units.
const VINES_FROM: f64 = 70.0;

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

    /// How wide the parts of its fringe are and how far each hangs down, by turns, in units.
    const fn fringe(self) -> [(f64, f64); 5] {
        match self {
            Self::Moss => [(30.0, 13.0), (26.0, 24.0), (34.0, 15.0), (24.0, 28.0), (30.0, 17.0)],
            Self::Vines => [(34.0, 15.0), (28.0, 30.0), (38.0, 17.0), (28.0, 26.0), (34.0, 20.0)],
            Self::Sand => [(120.0, 9.0), (74.0, 13.0), (96.0, 7.0), (64.0, 12.0), (110.0, 10.0)],
        }
    }
}

/// Half as wide as falling water is at its widest, that is `half` so wide at the top.
pub(in crate::settings) fn widest(half: f64) -> f64 {
    half * FLARES * FLARES * FOAM
}

/// How high the lip of an edge at `y` ends above it at `x`.
fn lip_at(x: f64, y: f64) -> f64 {
    y - OF_THE_LIP - SWELL * libm::fabs(libm::sin(x * core::f64::consts::PI / CUSHION))
}

/// A cliff that fills a rectangle, its inner end to the side `inward` (1 right, -1 left). Water may fall over it: around which x,
/// and half as wide as what at its top.
pub(in crate::settings) fn cliff(
    own: Rect,
    (inward, lip): (f64, Lip),
    water: Option<(f64, f64)>,
    brush: Brush,
) -> Vec<Shape> {
    let mut shapes = Rock { own, inward, lip, brush }.drawn(water);
    if let Some((x, half)) = water {
        shapes.extend(Fall { x, half, edge: own.y0, foot: own.y1 }.drawn(brush));
    }
    shapes
}

/// The rock, and what lies on it.
struct Rock {
    own: Rect,
    inward: f64,
    lip: Lip,
    brush: Brush,
}

impl Rock {
    fn drawn(&self, water: Option<(f64, f64)>) -> Vec<Shape> {
        let Self { own, lip, brush, .. } = *self;
        let [soft, rock] = lip.tints();
        let mut shapes = vec![brush.area(self.blocks(), rock)];
        if brush.full() {
            shapes.push(brush.line(self.joints(water)));
            shapes.push(brush.line(self.edges(water)));
        }
        if lip == Lip::Vines && brush.full() && own.height() > VINES_FROM {
            shapes.extend(self.vines(water));
        }
        shapes.push(brush.area(self.hanging(), soft));
        shapes.retain(|shape| !shape.path.elements().is_empty());
        shapes
    }

    /// A place so far outwards from the inner end.
    fn at(&self, along: f64, y: f64) -> Point {
        let inner = if self.inward > 0.0 { self.own.x1 } else { self.own.x0 };
        pt(inner - self.inward * along, y)
    }

    /// Where each block of the inner end begins, how far out it is, and where it ends.
    fn steps(&self) -> Vec<(f64, f64, f64)> {
        let Rect { y0, y1, .. } = self.own;
        let foot = y1 + 10.0;
        let count = if foot - y0 < LOW { BLOCKS.len() - 1 } else { BLOCKS.len() };
        let top = |step: usize| if step < count { y0 + (foot - y0) * BLOCKS[step] } else { foot };
        (0..count).map(|step| (top(step), FARTHER[step], top(step + 1))).collect()
    }

    /// The outline of the rock: upright, in steps at its inner end.
    fn blocks(&self) -> BezPath {
        let (Rect { y0, y1, .. }, wide) = (self.own, self.own.width());
        let mut rock = BezPath::new();
        rock.move_to(self.at(wide, y1 + 10.0));
        rock.line_to(self.at(wide, y0));
        for (from, out, to) in self.steps() {
            rock.line_to(self.at(ROUND - out, from));
            rock.quad_to(self.at(-out, from), self.at(-out, from + ROUND));
            rock.quad_to(self.at(-out - BULGES, from.midpoint(to)), self.at(-out, to));
        }
        rock.close_path();
        rock
    }

    /// Joints between the blocks, from their steps along the face.
    fn joints(&self, water: Option<(f64, f64)>) -> BezPath {
        let mut all = BezPath::new();
        for (step, (y, out, _)) in self.steps().into_iter().enumerate().skip(1) {
            let inner = ROUND - FARTHER[step].max(out) + (FARTHER[step] - FARTHER[step - 1]);
            let end = self.at(inner + JOINT, y + 4.0);
            if self.is_dry(end, water) {
                all.move_to(self.at(-FARTHER[step - 1], y));
                all.quad_to(self.at(inner + JOINT * 0.5, y - 4.0), end);
            }
        }
        all
    }

    /// Edges of stones in the face where it is dry.
    fn edges(&self, water: Option<(f64, f64)>) -> BezPath {
        let own = self.own;
        let mut all = BezPath::new();
        for (share, down, long) in EDGES {
            let from = self.at(own.width() * share, own.y0 + own.height() * down);
            let to = from + Vec2::new(-self.inward * long, 0.0);
            if [from, to].iter().any(|at| !self.is_dry(*at, water)) || own.height() * down < 56.0 {
                continue;
            }
            all.move_to(from);
            all.line_to(to + Vec2::new(self.inward * ROUND * 0.5, 0.0));
            all.quad_to(to, to + Vec2::new(0.0, ROUND * 0.5));
            all.line_to(to + Vec2::new(0.0, long * TURNS_DOWN));
        }
        all
    }

    /// Whether no water falls near there.
    fn is_dry(&self, at: Point, water: Option<(f64, f64)>) -> bool {
        water.is_none_or(|(x, half)| (at.x - x).abs() > widest(half) + OFF_THE_WATER * 0.5)
    }

    /// What hangs over the edge: a soft line above, a fringe of blades below, or of shallow lobes where it is sand.
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
        let grown = if self.brush.full() { 1.0 } else { BOLDER } * (wide / BROAD).clamp(FINEST, 1.0);
        while from < wide {
            let (across, deep) = self.lip.fringe()[turn % 5];
            let rest = wide - from;
            let across = if rest < across * grown * 1.5 { rest } else { across * grown };
            let at =
                |share: f64, down: f64| self.at(from + across * share, low + deep * grown.min(1.2) * down);
            if self.lip == Lip::Sand {
                path.curve_to(at(0.06, 1.3), at(0.94, 1.3), at(1.0, 0.0));
            } else {
                // A blade leans outwards a little.
                path.quad_to(at(0.3, 0.3), at(0.56, 1.0));
                path.quad_to(at(0.68, 0.3), at(1.0, 0.0));
            }
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
}

impl Fall {
    /// A point at a `share` of the way down, and at a share of half the width there.
    fn at(self, side: f64, share: f64) -> Point {
        let reach = self.half * (1.0 + (FLARES * FLARES - 1.0) * share * share);
        let top = lip_at(self.x + side * self.half, self.edge);
        pt(self.x + side * reach, top + (self.foot - top) * share)
    }

    /// The water, ever wider, its falling lines, and foam where it lands.
    fn drawn(self, brush: Brush) -> Vec<Shape> {
        let Self { x, half, edge, foot } = self;
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
        // They sway and begin by turns: straight ones from end to end would be the stripes of a pole.
        let lines: &[(f64, f64, f64)] = if brush.full() {
            &[(-0.5, 0.06, 0.5), (0.5, 0.1, 0.6), (0.0, 0.26, 0.8)]
        } else {
            &[(-0.3, 0.1, 0.56), (0.34, 0.3, 0.78)]
        };
        for (side, from, to) in lines {
            let down = |share: f64, sway: f64| self.at(side + sway, from + (to - from) * share);
            let mut line = BezPath::new();
            line.move_to(down(0.0, 0.0));
            line.quad_to(down(0.25, 0.16), down(0.5, 0.0));
            line.quad_to(down(0.75, -0.16), down(1.0, 0.0));
            shapes.push(brush.line(line));
        }
        let reach = half * FLARES * FLARES * FOAM;
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
    fn falling_water_is_one_sheet_wider_at_its_foot_and_has_no_round_top() {
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
            assert!(falls.len() == 1 && upper.width() > foot - 1e-6, "{detail:?}: {falls:?}");
            // A round top would rise over the lip to both sides.
            assert!(upper.y0 >= own.y0 - OF_THE_LIP - SWELL - 1e-6, "{detail:?}: {upper:?}");
            let below = shapes.last().map(Shape::bounds).unwrap_or_default();
            assert!(below.width() > upper.width() && below.height() < 70.0, "{detail:?}: {below:?}");
        }
    }
}

//! What is underfoot: ridges, banks, paths, water, rocks.

use drawing::{Shape, Tint};
use kurbo::{BezPath, Point, Rect};
use scene::Dice;

use super::{Brush, lobes, pt};
use crate::path::{ellipse, smooth, smooth_closed};

/// A rolling ridge swells so many times as far up as is said, and dips so many times.
const SWELLS: f64 = 4.2;
const DIPS: f64 = 1.3;

/// The upper edge of a stretch of land, from side to side of the picture: things stand on it.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::settings) struct Ridge {
    /// Evenly spaced in x, from left of the area to right of it.
    points: Vec<Point>,
    bottom: f64,
}

impl Ridge {
    /// A ridge through heights `ys` (at least two), evenly spaced from the left to the right edge of `area`.
    pub fn through(area: Rect, ys: &[f64]) -> Self {
        let step = area.width() / (ys.len() - 1) as f64;
        let mut points: Vec<_> =
            ys.iter().enumerate().map(|(index, y)| pt(area.x0 + step * index as f64, *y)).collect();
        let (first, last) = (points[0], points[points.len() - 1]);
        points.insert(0, pt(first.x - step, first.y + 8.0));
        points.push(pt(last.x + step, last.y + 8.0));
        Self { points, bottom: area.y1 + 24.0 }
    }

    /// A ridge from `left` to `right` that swells and dips by up to `swell` about the line between them, much farther up than down.
    pub fn rolling(area: Rect, left: f64, right: f64, swell: f64, dice: &mut Dice) -> Self {
        let up = if dice.chance(0.5) { 1.0 } else { -1.0 };
        let shares = [0.0, up, up * 0.2, -up * 0.8, 0.0];
        let ys: Vec<_> = shares
            .iter()
            .enumerate()
            .map(|(index, share)| {
                let along = index as f64 / 4.0;
                let reach = if *share < 0.0 { SWELLS } else { DIPS };
                left + (right - left) * along + share * reach * swell * dice.between(0.6, 1.0)
            })
            .collect();
        Self::through(area, &ys)
    }

    /// The height of the ridge at `x`.
    pub fn y(&self, x: f64) -> f64 {
        let step = self.points[1].x - self.points[0].x;
        let along = (x - self.points[0].x) / step;
        let last = self.points.len() - 1;
        let span = (along.floor().max(0.0) as usize).min(last - 1);
        let at = |index: usize| self.points[index.min(last)].y;
        let [before, from, to, after] = [at(span.saturating_sub(1)), at(span), at(span + 1), at(span + 2)];
        let t = along - span as f64;
        let (lead, trail) = (from + (to - before) / 6.0, to - (after - from) / 6.0);
        let u = 1.0 - t;
        u * u * u * from + 3.0 * u * u * t * lead + 3.0 * u * t * t * trail + t * t * t * to
    }

    /// The point of the ridge at `x`, `down` below its edge.
    pub fn at(&self, x: f64, down: f64) -> Point {
        pt(x, self.y(x) + down)
    }

    /// The land below the ridge, down past the bottom of the picture.
    pub fn land(&self, tint: u32, brush: Brush) -> Shape {
        let mut path = smooth(&self.points);
        path.line_to(pt(self.points[self.points.len() - 1].x, self.bottom));
        path.line_to(pt(self.points[0].x, self.bottom));
        path.close_path();
        brush.area(path, tint)
    }
}

/// The bank the hero stands on: fills from about `y` down past the bottom of `area`, with its ridge.
pub(in crate::settings) fn bank(
    area: Rect,
    y: f64,
    tint: u32,
    brush: Brush,
    dice: &mut Dice,
) -> (Ridge, Shape) {
    let (left, right) = (dice.between(-14.0, 14.0), dice.between(-14.0, 14.0));
    let ridge = Ridge::rolling(area, y + slope(left), y + slope(right), 7.0, dice);
    let land = ridge.land(tint, brush);
    (ridge, land)
}

/// How far a bank ends below `y` at a side, from -14.0 to 14.0: it rises freely, and hardly falls, for nobody stands beyond it.
fn slope(down: f64) -> f64 {
    if down < 0.0 { down * 2.6 } else { down * 0.6 }
}

/// What a path of trodden earth is colored with.
pub(in crate::settings) const TRODDEN: u32 = 0xEA_D2_A4;

/// A path through `spine` (far to near), `far` wide where it begins and `near` where it ends. Keep `far` at 22 or more.
pub(in crate::settings) fn path(spine: &[Point], far: f64, near: f64, tint: u32, brush: Brush) -> Shape {
    let last = spine.len().saturating_sub(1).max(1) as f64;
    let width = |index: usize| {
        let share = index as f64 / last;
        (far + (near - far) * share * share) / 2.0
    };
    let side = |sign: f64| -> Vec<Point> {
        spine
            .iter()
            .enumerate()
            .map(|(index, point)| *point + pt(sign * width(index), 0.0).to_vec2())
            .collect()
    };
    let mut edge = smooth(&side(-1.0));
    let mut back = side(1.0);
    back.reverse();
    if let Some(first) = back.first() {
        edge.line_to(*first);
    }
    edge.extend(smooth(&back).elements().iter().skip(1).copied());
    edge.close_path();
    brush.area(edge, tint)
}

/// Running water through `spine`: a path that is wet, with a few open ripples.
pub(in crate::settings) fn stream(spine: &[Point], far: f64, near: f64, brush: Brush) -> Vec<Shape> {
    let mut shapes = vec![path(spine, far, near, 0x8F_D3_F4, brush)];
    for pair in spine.windows(2).skip(1) {
        let middle = pair[0].midpoint(pair[1]);
        shapes.push(brush.line(wave(middle, near * 0.16)));
    }
    shapes
}

/// A pond around `at`, `width` (at least 80) across, with ripples.
pub(in crate::settings) fn pond(at: Point, width: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let ring: Vec<_> = (0..8)
        .map(|index| {
            let reach = dice.between(0.9, 1.06);
            super::around(at, width / 2.0 * reach, width * 0.17 * reach, f64::from(index) * 0.785)
        })
        .collect();
    let mut shapes = vec![brush.area(smooth_closed(&ring), 0x8F_D3_F4)];
    shapes.extend(ripples(Rect::from_center_size(at, (width * 0.5, width * 0.14)), 2, brush, dice));
    shapes
}

/// `count` open ripples spread over `within`.
pub(in crate::settings) fn ripples(within: Rect, count: usize, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    (0..count)
        .map(|index| {
            let y = within.y0 + within.height() * (index as f64 + 0.5) / count as f64;
            let x = if index % 2 == 0 { dice.between(0.2, 0.4) } else { dice.between(0.6, 0.8) };
            brush.line(wave(pt(within.x0 + within.width() * x, y), dice.between(13.0, 20.0)))
        })
        .collect()
}

/// An open ripple around `at`, `reach` to each side.
pub(in crate::settings) fn wave(at: Point, reach: f64) -> BezPath {
    smooth(&[
        at + pt(-reach, 0.0).to_vec2(),
        at + pt(-reach * 0.5, -reach * 0.22).to_vec2(),
        at + pt(0.0, reach * 0.06).to_vec2(),
        at + pt(reach * 0.5, reach * 0.24).to_vec2(),
        at + pt(reach, 0.0).to_vec2(),
    ])
}

/// A round rock standing at `at`, `width` (at least 40) across and about 0.62 of that high.
pub(in crate::settings) fn rock(at: Point, width: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-0.1, 0.1);
    let p = |x: f64, y: f64| at + pt(x * width, y * width).to_vec2();
    let mut path = BezPath::new();
    path.move_to(p(-0.4, 0.06));
    path.curve_to(p(-0.62, 0.02), p(-0.46 + lean, -0.56), p(-0.06 + lean, -0.6));
    path.curve_to(p(0.2 + lean, -0.63), p(0.34, -0.46), p(0.42, -0.3));
    path.curve_to(p(0.52, -0.16), p(0.6, 0.02), p(0.4, 0.06));
    // It lies round, not cut off, on the ground.
    path.curve_to(p(0.2, 0.11), p(-0.2, 0.11), p(-0.4, 0.06));
    path.close_path();
    let mut shapes = vec![brush.area(path, 0xB9_B4_AA)];
    let mut crease = BezPath::new();
    crease.move_to(p(0.02 + lean, -0.43));
    crease.quad_to(p(0.24, -0.36), p(0.27, -0.16));
    shapes.push(brush.line(crease));
    if brush.full() {
        let mut chip = BezPath::new();
        chip.move_to(p(-0.3, -0.2));
        chip.quad_to(p(-0.24, -0.1), p(-0.12, -0.1));
        shapes.push(brush.line(chip));
    }
    shapes
}

/// `count` flat stones along a line from `from` to `to`, each 32 to 44 across.
pub(in crate::settings) fn pebbles(
    from: Point,
    to: Point,
    count: usize,
    brush: Brush,
    dice: &mut Dice,
) -> Vec<Shape> {
    (0..count)
        .map(|index| {
            let along = (index as f64 + 0.5) / count as f64;
            let size = dice.between(16.0, 22.0);
            let at = from.lerp(to, along) + pt(0.0, dice.between(-4.0, 4.0)).to_vec2();
            Shape::area(
                ellipse(at, size, size * 0.52, dice.between(-0.1, 0.1)),
                Tint::hex(0xC9_C3_B6),
                brush.inside,
            )
        })
        .collect()
}

/// Only for shapes that continue a ridge with round heads: a far forest, a hedge. `ys` as in [`Ridge::through`].
pub(in crate::settings) fn treetops(area: Rect, ys: &[f64], tint: u32, brush: Brush) -> Shape {
    let step = area.width() / (ys.len() - 1) as f64;
    let tops: Vec<_> = ys
        .iter()
        .enumerate()
        .map(|(index, y)| pt(area.x0 - 12.0 + (step + 24.0 / (ys.len() - 1) as f64) * index as f64, *y))
        .collect();
    let mut path = BezPath::new();
    path.move_to(tops[0]);
    lobes(&mut path, tops[0], &tops[1..], 0.3);
    path.line_to(pt(area.x1 + 24.0, area.y1 + 24.0));
    path.line_to(pt(area.x0 - 24.0, area.y1 + 24.0));
    path.close_path();
    brush.area(path, tint)
}

//! What is above: sky, sun, moon, clouds, stars, birds.

use drawing::{ART_BOX, Pen, Shape, Tint};
use kurbo::{BezPath, Point, Rect, Shape as _, Vec2};
use scene::Dice;

use super::{Brush, around, lobes, pt};
use crate::path::{circle, polygon, smooth};

const SUN: u32 = 0xFF_D8_3A;
const MOON: u32 = 0xFF_E9_8A;
/// The natural colours of suns and moons, and of nothing else.
pub(in crate::settings) const LIGHTS: [u32; 3] = [SUN, MOON, FULL_MOON];
/// What a full moon is painted with.
pub(in crate::settings) const FULL_MOON: u32 = 0xFF_EE_A8;

const TURN: f64 = core::f64::consts::TAU;

/// The first shape of every outdoor setting: covers the whole area.
pub(in crate::settings) fn sky(area: Rect, tint: u32) -> Shape {
    Shape::patch(area.inflate(20.0, 20.0).to_path(0.1), Tint::hex(tint))
}

/// A cloud around `at`, `width` (at least 90) across and about 0.45 of that high.
pub(in crate::settings) fn cloud(at: Point, width: f64, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let mut wobble = |x: f64, y: f64| {
        at + (pt(x + dice.between(-0.02, 0.02), y + dice.between(-0.02, 0.02)).to_vec2()) * width
    };
    let first = wobble(-0.36, 0.2);
    let mut tops = vec![wobble(-0.42, 0.0)];
    tops.push(wobble(-0.2, -0.13));
    tops.push(wobble(0.12, -0.14));
    tops.push(wobble(0.4, 0.02));
    tops.push(wobble(0.36, 0.2));
    let mut path = BezPath::new();
    path.move_to(first);
    lobes(&mut path, first, &tops, 0.38);
    lobes(&mut path, tops[4], &[first], 0.03);
    path.close_path();
    let mut shapes = vec![brush.area(path, 0xFF_FF_FF)];
    // The round heads go on into the cloud where they meet.
    for (top, bend, end) in [(1, -0.025, 0.014), (2, 0.03, -0.01)] {
        let by = |x: f64, y: f64| tops[top] + Vec2::new(x, y) * width;
        let mut edge = BezPath::new();
        edge.move_to(tops[top]);
        edge.quad_to(by(bend, 0.05), by(end, 0.1));
        shapes.push(brush.line(edge));
    }
    shapes
}

/// How a sun looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::settings) enum Sun {
    /// A disc with open rays.
    Rays,
    /// A disc with a ring of flame.
    Flame,
    /// A disc with a smile.
    Smile,
}

impl Sun {
    /// Any of them.
    pub fn any(dice: &mut Dice) -> Self {
        *dice.pick(&[Self::Rays, Self::Flame, Self::Smile]).unwrap_or(&Self::Rays)
    }
}

/// A sun around `at`; its disc has `radius` (at least 24), rays and flames reach 1.65 of it.
pub(in crate::settings) fn sun(at: Point, radius: f64, look: Sun, brush: Brush) -> Vec<Shape> {
    let mut shapes = Vec::new();
    if look == Sun::Flame {
        let ring: Vec<_> = (0..22)
            .map(|index| {
                let reach = if index % 2 == 0 { 1.28 } else { 1.72 };
                around(at, radius * reach, radius * reach, TURN * f64::from(index) / 22.0)
            })
            .collect();
        shapes.push(brush.area(polygon(&ring), 0xFF_B7_2B));
    }
    shapes.push(brush.area(circle(at, radius), SUN));
    if matches!(look, Sun::Rays | Sun::Smile) {
        for index in 0..12 {
            let turn = TURN * (f64::from(index) + 0.5) / 12.0;
            let reach = if index % 2 == 0 { 1.68 } else { 1.5 };
            let ray = [
                around(at, radius * 1.27, radius * 1.27, turn),
                around(at, radius * reach, radius * reach, turn),
            ];
            shapes.push(Shape::line(smooth(&ray), brush.contour));
        }
    }
    if look == Sun::Smile && radius >= 28.0 {
        for side in [-1.0, 1.0] {
            let eye = at + pt(side * radius * 0.34, -radius * 0.16).to_vec2();
            shapes.push(Shape::solid(crate::path::ellipse(eye, radius * 0.085, radius * 0.11, 0.0)));
        }
        let smile = [(-0.42, 0.2), (0.0, 0.48), (0.42, 0.2)].map(|(x, y)| at + pt(x, y).to_vec2() * radius);
        shapes.push(brush.line(smooth(&smile)));
    }
    shapes
}

/// A crescent moon around `at`, `radius` at least 34.
pub(in crate::settings) fn moon(at: Point, radius: f64, brush: Brush) -> Vec<Shape> {
    let mut path = BezPath::new();
    let (top, bottom) = (around(at, radius, radius, -0.95), around(at, radius, radius, 0.95));
    path.move_to(top);
    let steps = 4;
    let turn = -(TURN - 1.9) / f64::from(steps);
    let reach = radius * 4.0 / 3.0 * libm::tan(turn / 4.0);
    let tangent = |angle: f64| around(Point::ORIGIN, reach, reach, angle + TURN / 4.0).to_vec2();
    for step in 0..steps {
        let (from, to) = (-0.95 + turn * f64::from(step), -0.95 + turn * f64::from(step + 1));
        let end = around(at, radius, radius, to);
        path.curve_to(around(at, radius, radius, from) + tangent(from), end - tangent(to), end);
    }
    path.curve_to(
        bottom - pt(radius * 0.75, radius * 0.25).to_vec2(),
        top - pt(radius * 0.75, -radius * 0.25).to_vec2(),
        top,
    );
    path.close_path();
    let mut shapes = vec![brush.area(path, MOON)];
    if radius > ASLEEP {
        let p = |x: f64, y: f64| at + pt(x, y).to_vec2() * radius;
        shapes.push(brush.line(smooth(&[p(-0.62, -0.14), p(-0.5, -0.06), p(-0.38, -0.14)])));
        shapes.push(brush.line(smooth(&[p(-0.52, 0.3), p(-0.38, 0.38), p(-0.24, 0.34)])));
    }
    shapes
}

/// A moon that is larger, in units, sleeps with a smile.
const ASLEEP: f64 = 38.0;

/// The corners of a five-pointed star around `at`, as far out as its tips and its notches are, from the tip at `turn` on.
pub(in crate::settings) fn corners_of_star(at: Point, [tips, notches]: [f64; 2], turn: f64) -> Vec<Point> {
    let corner = |index: i32| {
        let reach = if index % 2 == 0 { tips } else { notches };
        around(at, reach, reach, turn + TURN * f64::from(index) / 10.0)
    };
    (0..10).map(corner).collect()
}

/// A five-pointed star around `at` with soft tips; `radius` (at least 15) to its tips.
pub(in crate::settings) fn star(at: Point, radius: f64, turn: f64, brush: Brush) -> Vec<Shape> {
    let corners = corners_of_star(at, [radius, radius * 0.52], turn - TURN / 4.0);
    vec![brush.area(polygon(&corners), 0xFF_E0_66)]
}

/// A twinkle of open lines around `at`, reaching `size` (6 to 20): magic in the air.
pub(in crate::settings) fn sparkle(at: Point, size: f64) -> Vec<Shape> {
    let mut path = BezPath::new();
    for (turn, share) in [(0.0, 0.75), (0.25, 1.0), (0.5, 0.75), (0.75, 1.0)] {
        path.move_to(around(at, size * 0.36, size * 0.36, TURN * turn));
        path.line_to(around(at, size * share, size * share, TURN * turn));
    }
    vec![Shape::line(path, Pen::Inner)]
}

/// Birds are so far from the edge of the picture and from each other, in units.
const FROM_THE_EDGE: f64 = 28.0;
const BETWEEN_BIRDS: f64 = 34.0;

/// Two or three far birds gliding about `at`: open lines.
pub(in crate::settings) fn birds(at: Point, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let count = 2 + dice.below(2);
    // Whole, however near the edge of the picture.
    let last = ART_BOX.width - FROM_THE_EDGE - (count - 1) as f64 * BETWEEN_BIRDS;
    let at = pt(at.x.clamp(FROM_THE_EDGE, last), at.y);
    (0..count)
        .map(|index| {
            let size = dice.between(10.0, 15.0);
            let middle = at + pt(index as f64 * BETWEEN_BIRDS, dice.between(-14.0, 14.0)).to_vec2();
            let mut path = BezPath::new();
            path.move_to(middle + pt(-size, -size * 0.35).to_vec2());
            path.quad_to(middle + pt(-size * 0.45, -size * 0.75).to_vec2(), middle);
            path.quad_to(
                middle + pt(size * 0.45, -size * 0.75).to_vec2(),
                middle + pt(size, -size * 0.35).to_vec2(),
            );
            brush.line(path)
        })
        .collect()
}

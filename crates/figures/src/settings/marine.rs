//! What sea places share: fish, kelp, bubbles, waves.

use drawing::Shape;
use kurbo::{Affine, BezPath, Point, Vec2};
use scene::Dice;

use super::Stage;
use super::plan::{contour, hair, part, placed};
use crate::path::{circle, ellipse, smooth, smooth_closed, svg};

/// One fish that swims to the right, about 90 long, around its middle. `kind` 0 is round, 1 slim, 2 tall.
pub(super) fn fish(kind: usize, full: bool) -> Vec<Shape> {
    if !full && kind < 2 {
        return little_fish(kind, false);
    }
    let mut shapes = match kind {
        0 => vec![
            part(svg("M-26 0 L-60 -26 C-50 -8 -50 8 -60 26 Z"), 0xF7B267),
            part(svg("M42 2 C30 -36 -18 -40 -36 -4 L-36 4 C-18 38 30 36 42 2 Z"), 0xFFD86B),
        ],
        1 => vec![
            part(svg("M-34 0 L-66 -22 C-58 -8 -58 8 -66 22 Z"), 0xF48B7B),
            part(svg("M52 2 C34 -26 -20 -28 -46 -4 L-46 4 C-20 28 34 26 52 2 Z"), 0xF7A8B8),
        ],
        _ => vec![
            part(svg("M-24 0 L-54 -20 C-46 -6 -46 8 -54 22 Z"), 0x7FA8E8),
            part(svg("M12 -24 C0 -58 -26 -62 -44 -58 C-30 -44 -28 -30 -20 -16 Z"), 0x7FA8E8),
            part(svg("M12 24 C0 54 -22 60 -40 58 C-28 44 -26 30 -20 16 Z"), 0x7FA8E8),
            part(svg("M40 2 C28 -38 -16 -40 -34 0 C-16 40 28 38 40 2 Z"), 0xA8CDF5),
        ],
    };
    let (eye, smile) = if kind == 1 {
        (Point::new(30.0, -4.0), "M42 8 C38 11 34 11 31 9")
    } else {
        (Point::new(20.0, -7.0), "M33 10 C29 14 25 14 22 12")
    };
    shapes.push(Shape::solid(ellipse(eye, 3.6, 4.5, 0.0)));
    shapes.push(hair(smile));
    if full {
        shapes.push(hair("M2 -20 C10 -8 10 10 2 20"));
        shapes.push(hair("M-16 -6 C-8 -2 -8 4 -16 8"));
    }
    shapes
}

/// A fish of one piece, about 100 long, around its middle.
fn little_fish(kind: usize, full: bool) -> Vec<Shape> {
    let body = if kind == 0 {
        "M46 2 C32 -36 -14 -38 -32 -8 L-58 -28 C-50 -8 -50 8 -58 28 L-32 8 C-14 38 32 36 46 2 Z"
    } else {
        "M54 2 C36 -28 -14 -30 -38 -6 L-62 -24 C-55 -8 -55 8 -62 24 L-38 6 C-14 30 36 28 54 2 Z"
    };
    let mut shapes = vec![
        part(svg(body), [0xFFD86B, 0xF7A8B8][kind.min(1)]),
        Shape::solid(ellipse((26.0, -6.0), 4.6, 5.8, 0.0)),
    ];
    if full {
        shapes.push(hair("M4 -20 C12 -8 12 10 4 20"));
    }
    shapes
}

/// Three of a kind that swim together.
pub(super) fn fish_school(center: Point, dice: &mut Dice, full: bool) -> Vec<Shape> {
    let way = if dice.chance(0.5) { 1.0 } else { -1.0 };
    let kind = dice.below(2);
    let spots = [Vec2::new(40.0, -30.0), Vec2::new(-42.0, -2.0), Vec2::new(34.0, 32.0)];
    let sizes = [0.78, 0.68, 0.62];
    let mut shapes = Vec::new();
    for (spot, size) in spots.iter().zip(sizes) {
        let at = center + Vec2::new(spot.x * way, spot.y);
        let placing = Affine::translate(at.to_vec2())
            * Affine::rotate(dice.between(-0.12, 0.12))
            * Affine::scale_non_uniform(way * size, size);
        shapes.extend(placed(little_fish(kind, full), placing));
    }
    shapes
}

/// Bubbles that rise.
pub(super) fn bubbles(center: Point, dice: &mut Dice) -> Vec<Shape> {
    let lean = dice.between(-10.0, 10.0);
    [(0.0, 30.0, 12.0), (6.0 + lean, -24.0, 19.0)]
        .into_iter()
        .map(|(x, y, radius)| part(circle(center + Vec2::new(x, y), radius), 0xEAF8FD))
        .collect()
}

/// A ribbon of kelp that stands on the origin, `height` high, `half` its half width, swaying by `sway`.
pub(super) fn kelp(height: f64, half: f64, sway: f64, full: bool) -> Vec<Shape> {
    let steps = ((height / 34.0) as usize).max(4);
    let spine: Vec<Point> = (0..=steps)
        .map(|step| {
            let share = step as f64 / steps as f64;
            let swing = sway * libm::sin(share * height / 42.0);
            Point::new(swing, 12.0 - share * (height + 12.0))
        })
        .collect();
    let thick = |index: usize| {
        let share = index as f64 / steps as f64;
        half * (1.0 - 0.2 * share)
    };
    let mut ring: Vec<Point> = (0..steps).map(|index| spine[index] - Vec2::new(thick(index), 0.0)).collect();
    ring.push(spine[steps]);
    ring.extend((0..steps).rev().map(|index| spine[index] + Vec2::new(thick(index), 0.0)));
    let mut shapes = vec![contour(smooth_closed(&ring), 0x86C58A)];
    if full {
        shapes.push(Shape::line(smooth(&spine[1..steps]), drawing::Pen::Fine));
    }
    shapes
}

/// The sea from `horizon` down, with rounded waves along its edge.
pub(super) fn sea(stage: &Stage, horizon: f64) -> BezPath {
    let span = stage.area.inflate(30.0, 30.0);
    let count = 9;
    let step = span.width() / f64::from(count);
    let mut path = BezPath::new();
    path.move_to((span.x0, horizon));
    for index in 0..count {
        let x = span.x0 + step * f64::from(index);
        path.quad_to((x + step / 2.0, horizon + 17.0), (x + step, horizon));
    }
    path.line_to((span.x1, span.y1));
    path.line_to((span.x0, span.y1));
    path.close_path();
    path
}

//! What hangs behind: a hero's cape, a dragon costume's tail.

use drawing::{Pen, Shape};
use kurbo::Point;
use scene::Outfit;

use super::Wear;
use crate::hero::curve::{bend, closed, warp};
use crate::hero::skeleton::{Build, Skeleton};
use crate::hero::tints;

/// Behind the body; `flow` is where loose cloth hangs, degrees from down.
pub(in crate::hero) fn trailing(skeleton: &Skeleton, wear: &Wear, build: &Build, flow: f64) -> Vec<Shape> {
    match wear.outfit {
        Outfit::Superhero => cape(skeleton, build, flow),
        Outfit::Costume => tail(skeleton, build),
        _ => Vec::new(),
    }
}

fn cape(skeleton: &Skeleton, build: &Build, flow: f64) -> Vec<Shape> {
    let top = -build.trunk + 4.0;
    let low = build.trunk * 0.62;
    let s = build.shoulder + 4.0;
    let path = closed(
        (-s, top),
        &[
            [-s - 16.0, top + 50.0, -s - 34.0, low - 60.0, -s - 50.0, low],
            [-s - 30.0, low - 8.0, -s - 16.0, low - 6.0, -s + 4.0, low + 12.0],
            [-s + 20.0, low - 2.0, -10.0, low - 2.0, 0.0, low + 14.0],
            [10.0, low - 2.0, s - 20.0, low - 2.0, s - 4.0, low + 12.0],
            [s + 16.0, low - 6.0, s + 30.0, low - 8.0, s + 50.0, low],
            [s + 34.0, low - 60.0, s + 16.0, top + 50.0, s, top],
        ],
    );
    let path = warp(&path, |point| {
        skeleton.trunk * bend(point, top + 10.0, 120.0, flow)
    });
    vec![Shape::area(path, tints::RED, Pen::Outline)]
}

fn tail(skeleton: &Skeleton, build: &Build) -> Vec<Shape> {
    let x = build.hem;
    let path = closed(
        (-x + 26.0, -26.0),
        &[
            [-x - 10.0, -16.0, -x - 26.0, -6.0, -x - 44.0, -16.0],
            [-x - 56.0, -22.0, -x - 62.0, -38.0, -x - 60.0, -56.0],
            [-x - 86.0, -38.0, -x - 84.0, 8.0, -x - 52.0, 18.0],
            [-x - 20.0, 28.0, -x + 10.0, 20.0, -x + 30.0, 12.0],
        ],
    );
    let spikes = [(-x - 78.0, -14.0), (-x - 58.0, 16.0), (-x - 26.0, 22.0)];
    let mut shapes = Vec::new();
    for (index, (px, py)) in spikes.into_iter().enumerate() {
        let out = [(-20.0, -2.0), (-14.0, 18.0), (-4.0, 22.0)][index];
        let side = [(4.0, 14.0), (12.0, 8.0), (14.0, 0.0)][index];
        let points = [
            Point::new(px - side.0, py - side.1),
            Point::new(px + out.0, py + out.1),
            Point::new(px + side.0, py + side.1),
        ];
        shapes.push(Shape::area(
            crate::path::polygon(&points),
            tints::ORANGE,
            Pen::Outline,
        ));
    }
    shapes.push(Shape::area(path, tints::GREEN, Pen::Outline));
    shapes
        .into_iter()
        .map(|shape| shape.placed(skeleton.trunk))
        .collect()
}

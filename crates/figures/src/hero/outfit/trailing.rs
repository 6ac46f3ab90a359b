//! What hangs behind: a hero's cape, a dragon costume's tail.

use drawing::{Pen, Shape};
use scene::Outfit;

use super::Wear;
use crate::Detail;
use crate::hero::curve::{bend, closed, ring, warp};
use crate::hero::skeleton::{Build, Skeleton};
use crate::hero::tints;

/// Behind the body; `flow` is where loose cloth hangs, degrees from down.
pub(in crate::hero) fn trailing(
    skeleton: &Skeleton,
    wear: &Wear,
    build: &Build,
    (flow, detail): (f64, Detail),
) -> Vec<Shape> {
    match wear.outfit {
        Outfit::Superhero => cape(skeleton, build, flow, detail),
        Outfit::Costume => tail(skeleton, build),
        _ => Vec::new(),
    }
}

fn cape(skeleton: &Skeleton, build: &Build, flow: f64, detail: Detail) -> Vec<Shape> {
    let top = -build.trunk + 4.0;
    // A short cape does not show in snippets between the legs.
    let low = build.trunk * if detail == Detail::Full { 0.62 } else { -0.1 };
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
    let path = warp(&path, |point| skeleton.trunk * bend(point, top + 10.0, 120.0, flow));
    vec![Shape::area(path, tints::RED, Pen::Outline)]
}

/// One outline: a thick tail that curls upwards to its tip.
fn tail(skeleton: &Skeleton, build: &Build) -> Vec<Shape> {
    let x = -build.hem;
    let path = ring(&[
        (x + 30.0, -30.0, true),
        (x - 6.0, -16.0, false),
        (x - 32.0, -8.0, false),
        (x - 52.0, -20.0, false),
        (x - 68.0, -56.0, true),
        (x - 84.0, -18.0, false),
        (x - 76.0, 12.0, false),
        (x - 46.0, 28.0, false),
        (x - 8.0, 26.0, false),
        (x + 30.0, 12.0, true),
    ]);
    vec![Shape::area(skeleton.trunk * path, tints::GREEN, Pen::Outline)]
}

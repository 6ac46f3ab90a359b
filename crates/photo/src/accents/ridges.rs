//! Strokes where a dark line runs: the valleys of lightness, thinned and linked.

use kurbo::Point;

use crate::accents::{Accent, Matters};
use crate::plane::Plane;

/// Response of a line that is followed, and of one that is begun.
const FOLLOWED: f32 = 2.2;
const BEGUN: f32 = 6.0;
/// Shortest line in millimetres.
const SHORTEST: f32 = 3.4;

pub(super) fn ridges(light: &Plane, matters: &Matters, millimetre: f32) -> Vec<Accent> {
    let mut response = Plane::new(light.width, light.height);
    let mut across = vec![(0.0, 0.0); light.data.len()];
    for scale in [0.42, 0.75] {
        valley(light, scale * millimetre, &mut response, &mut across);
    }
    let crest = crests(&response, &across);
    let mut seen = vec![false; crest.len()];
    let mut found = Vec::new();
    for start in 0..crest.len() {
        if seen[start] || crest[start] < BEGUN * (1.0 - 0.4 * matters.skin.data[start]) {
            continue;
        }
        let chain = chain(&crest, light.width, start, &mut seen);
        if (chain.len() as f32) < SHORTEST * millimetre {
            continue;
        }
        let mean = |value: &dyn Fn(usize) -> f32| {
            chain.iter().map(|at| value(*at)).sum::<f32>() / chain.len() as f32
        };
        let strength = mean(&|at| response.data[at]).min(14.0);
        let long = (chain.len() as f32 / (6.0 * millimetre)).clamp(0.5, 2.0);
        let worth = strength / 7.0 * libm::sqrtf(long) * mean(&|at| matters.at(at));
        let point = |at: &usize| Point::new((at % light.width) as f64 + 0.5, (at / light.width) as f64 + 0.5);
        found.push(Accent { points: chain.iter().map(point).collect(), solid: false, worth });
    }
    found
}

/// Adds the response of dark lines at a scale, and which way is across them.
fn valley(light: &Plane, sigma: f32, response: &mut Plane, across: &mut [(f32, f32)]) {
    let soft = light.blur(sigma);
    for y in 0..light.height {
        for x in 0..light.width {
            let at = |dx: isize, dy: isize| soft.near(x as isize + dx, y as isize + dy);
            let twice = 2.0 * at(0, 0);
            let xx = at(1, 0) + at(-1, 0) - twice;
            let yy = at(0, 1) + at(0, -1) - twice;
            let xy = (at(1, 1) + at(-1, -1) - at(1, -1) - at(-1, 1)) * 0.25;
            let spread = libm::sqrtf((xx - yy) * (xx - yy) + 4.0 * xy * xy);
            let (most, least) = ((xx + yy + spread) * 0.5, (xx + yy - spread) * 0.5);
            let value = (most - 0.5 * least.abs()) * sigma * sigma;
            let index = y * light.width + x;
            if value > response.data[index] {
                response.data[index] = value;
                // The eigenvector of the larger curvature.
                let (dx, dy) = if xx > yy { (most - yy, xy) } else { (xy, most - xx) };
                let length = libm::sqrtf(dx * dx + dy * dy).max(1e-9);
                across[index] = (dx / length, dy / length);
            }
        }
    }
}

/// The response where it is largest across its line, 0 elsewhere.
fn crests(response: &Plane, across: &[(f32, f32)]) -> Vec<f32> {
    let (width, height) = (response.width, response.height);
    let mut crest = vec![0.0; response.data.len()];
    for y in 1..height - 1 {
        for x in 1..width - 1 {
            let index = y * width + x;
            let value = response.data[index];
            if value < FOLLOWED {
                continue;
            }
            let (dx, dy) = (libm::roundf(across[index].0) as isize, libm::roundf(across[index].1) as isize);
            let (column, row) = (x as isize, y as isize);
            if value >= response.near(column + dx, row + dy) && value > response.near(column - dx, row - dy) {
                crest[index] = value;
            }
        }
    }
    crest
}

/// The longest way through the connected crest around `start`, all of which is `seen` then.
fn chain(crest: &[f32], width: usize, start: usize, seen: &mut [bool]) -> Vec<usize> {
    let first = walk(crest, width, start, |at| seen[at] = true);
    let end = first.last().map_or(start, |(at, _)| *at);
    let second = walk(crest, width, end, |_| ());
    let mut way = Vec::new();
    let mut at = second.len().checked_sub(1);
    while let Some(index) = at {
        way.push(second[index].0);
        at = second[index].1;
    }
    way
}

/// Everything connected to `start` in the order of its distance, each with what it was reached from.
fn walk(
    crest: &[f32],
    width: usize,
    start: usize,
    mut each: impl FnMut(usize),
) -> Vec<(usize, Option<usize>)> {
    let mut order = vec![(start, None)];
    let mut reached = std::collections::BTreeSet::from([start]);
    let mut next = 0;
    while let Some((at, _)) = order.get(next).copied() {
        each(at);
        // Crests never lie on the picture's edge, so every neighbour is in it.
        for other in [
            at - 1,
            at + 1,
            at - width,
            at + width,
            at - width - 1,
            at - width + 1,
            at + width - 1,
            at + width + 1,
        ] {
            if crest[other] > 0.0 && reached.insert(other) {
                order.push((other, Some(next)));
            }
        }
        next += 1;
    }
    order
}

//! Superpixels: the basins of the border strength, flooded from their lowest points (Meyer, 1991).

use std::collections::VecDeque;

use super::{Labels, neighbours};
use crate::plane::Plane;

const NONE: u32 = u32::MAX;

/// The basins of `strength`, whose values up to `top` are told apart.
pub(crate) fn watershed(strength: &Plane, top: f32) -> Labels {
    let (width, height) = (strength.width, strength.height);
    let heights: Vec<u8> =
        strength.data.iter().map(|value| (value / top * 255.0).clamp(0.0, 255.0) as u8).collect();
    let (mut of, count) = lowest(&heights, width);
    let mut waiting: Vec<VecDeque<u32>> = vec![VecDeque::new(); 256];
    for at in 0..of.len() {
        if of[at] != NONE {
            waiting[usize::from(heights[at])].push_back(at as u32);
        }
    }
    for level in 0..256 {
        while let Some(at) = waiting[level].pop_front() {
            for next in neighbours(at as usize, width, height) {
                if of[next] == NONE {
                    of[next] = of[at as usize];
                    waiting[usize::from(heights[next]).max(level)].push_back(next as u32);
                }
            }
        }
    }
    Labels { width, height, of, count }
}

/// Labels the plateaus that have no lower neighbour; everything else is [`NONE`].
fn lowest(heights: &[u8], width: usize) -> (Vec<u32>, usize) {
    let height = heights.len() / width;
    let mut of = vec![NONE; heights.len()];
    let mut seen = vec![false; heights.len()];
    let mut count = 0;
    let mut plateau: Vec<usize> = Vec::new();
    for start in 0..heights.len() {
        if seen[start] {
            continue;
        }
        plateau.clear();
        plateau.push(start);
        seen[start] = true;
        let (mut next, mut is_lowest) = (0, true);
        while let Some(at) = plateau.get(next).copied() {
            next += 1;
            for other in neighbours(at, width, height) {
                is_lowest &= heights[other] >= heights[at];
                if heights[other] == heights[at] && !seen[other] {
                    seen[other] = true;
                    plateau.push(other);
                }
            }
        }
        if is_lowest {
            for at in &plateau {
                of[*at] = count;
            }
            count += 1;
        }
    }
    (of, count as usize)
}

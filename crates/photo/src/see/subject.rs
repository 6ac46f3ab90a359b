//! Where the subject is: what it costs to get there from the picture's edge, and how central it is.
//!
//! Background runs into the picture's edge without a border; a subject is behind one (geodesic saliency
//! after Wei and others, 2012). The lower edge is left out: people are cut off there.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::plane::Plane;
use crate::regions::{Graph, Labels};

/// Differences of colour that are none, in Lab.
const SAME: f32 = 4.0;
/// What a border of strength 1 counts for, in Lab.
const BORDER: f32 = 16.0;

/// For each pixel how much it belongs to the subject, 0–1; people do, so `skin` (0–1) counts by itself.
pub(crate) fn subject(labels: &Labels, graph: &Graph, skin: &Plane) -> Plane {
    let far = distances(graph, &on_rim(labels));
    let mut sorted = far.clone();
    sorted.sort_by(f32::total_cmp);
    let most = sorted[(sorted.len() - 1) * 19 / 20].max(20.0);
    let (width, height) = (labels.width, labels.height);
    let mut plane = Plane::new(width, height);
    for (at, value) in plane.data.iter_mut().enumerate() {
        let x = ((at % width) as f32 + 0.5) / width as f32 - 0.5;
        let y = ((at / width) as f32 + 0.5) / height as f32 - 0.54;
        let central = libm::expf(-(x * x / 0.18 + y * y / 0.22));
        let behind = (far[labels.of[at] as usize] / most).min(1.0);
        *value = (0.72 * behind + 0.28) * central;
    }
    let top = plane.data.iter().copied().fold(0.1, f32::max);
    for (value, skin) in plane.data.iter_mut().zip(&skin.data) {
        *value = (*value / top).max(0.55 * skin).min(1.0);
    }
    plane.blur(2.0)
}

/// Whether each region lies on the picture's upper, left or right edge.
fn on_rim(labels: &Labels) -> Vec<bool> {
    let mut rim = vec![false; labels.count];
    for x in 0..labels.width {
        rim[labels.of[x] as usize] = true;
    }
    for row in labels.of.chunks_exact(labels.width).take(labels.height * 4 / 5) {
        rim[row[0] as usize] = true;
        rim[row[labels.width - 1] as usize] = true;
    }
    rim
}

fn distances(graph: &Graph, rim: &[bool]) -> Vec<f32> {
    let mut around: Vec<Vec<(u32, f32)>> = vec![Vec::new(); graph.regions.len()];
    for border in &graph.borders {
        let (one, other) = (&graph.regions[border.one as usize], &graph.regions[border.other as usize]);
        let apart: f32 = one.colour().iter().zip(other.colour()).map(|(a, b)| (a - b) * (a - b)).sum();
        let cost = (libm::sqrtf(apart) - SAME).max(0.0) * 0.5 + BORDER * border.strength / border.length;
        around[border.one as usize].push((border.other, cost));
        around[border.other as usize].push((border.one, cost));
    }
    let mut far = vec![f32::INFINITY; rim.len()];
    let mut queue = BinaryHeap::new();
    for (region, rim) in rim.iter().enumerate() {
        if *rim {
            far[region] = 0.0;
            queue.push(Reverse((0_u32, region as u32)));
        }
    }
    while let Some(Reverse((bits, region))) = queue.pop() {
        let so_far = f32::from_bits(bits);
        if so_far > far[region as usize] {
            continue;
        }
        for (next, cost) in &around[region as usize] {
            let there = so_far + cost;
            if there < far[*next as usize] {
                far[*next as usize] = there;
                queue.push(Reverse((there.to_bits(), *next)));
            }
        }
    }
    far
}

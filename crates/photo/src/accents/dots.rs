//! Dots: small, compact, and clearly darker than everything around.

use crate::accents::{Accent, Matters};
use crate::lines::outlines;
use crate::plane::Plane;
use crate::regions::{Labels, neighbours};

/// How much darker than around, in lightness.
const DARKER: f32 = 11.0;
/// How dark at most.
const DARK: f32 = 46.0;
/// Area of a dot in square millimetres.
const AREA: [f32; 2] = [1.2, 13.0];
/// Longest side in millimetres: with what ink spreads, well under 6.
const LONGEST: f32 = 4.8;

pub(super) fn dots(light: &Plane, matters: &Matters, millimetre: f32) -> Vec<Accent> {
    let fine = light.blur(0.3 * millimetre);
    let wide = light.blur(2.8 * millimetre);
    let (width, height) = (light.width, light.height);
    let dark: Vec<u32> = fine
        .data
        .iter()
        .zip(&wide.data)
        .zip(&matters.skin.data)
        .map(|((fine, wide), skin)| u32::from(wide - fine > DARKER - 4.0 * skin && *fine < DARK + 8.0 * skin))
        .collect();
    let mut labels = Labels { width, height, of: vec![0; dark.len()], count: 1 };
    let mut found = Vec::new();
    let mut spots = Vec::new();
    for start in 0..dark.len() {
        if dark[start] == 0 || labels.of[start] != 0 {
            continue;
        }
        let name = labels.count as u32;
        labels.count += 1;
        spots.push(spot(&dark, &mut labels, start, name));
    }
    for (index, spot) in spots.iter().enumerate() {
        let area = spot.len() as f32 / (millimetre * millimetre);
        if !(AREA[0]..=AREA[1]).contains(&area) {
            continue;
        }
        let Some(contrast) = contrast(&labels, &fine, spot, millimetre) else { continue };
        let middle = spot[spot.len() / 2];
        let worth = contrast / 18.0 * matters.at(middle) * (0.7 + 0.3 * area.min(3.0) / 3.0);
        found.extend(outlines(&labels, index as u32 + 1).map(|points| Accent { points, solid: true, worth }));
    }
    found
}

/// The connected dark pixels around `start`.
fn spot(dark: &[u32], labels: &mut Labels, start: usize, name: u32) -> Vec<usize> {
    let (width, height) = (labels.width, labels.height);
    let mut pixels = vec![start];
    labels.of[start] = name;
    let mut next = 0;
    while let Some(at) = pixels.get(next).copied() {
        next += 1;
        for other in neighbours(at, width, height) {
            if dark[other] == 1 && labels.of[other] == 0 {
                labels.of[other] = name;
                pixels.push(other);
            }
        }
    }
    pixels
}

/// How much darker a spot is than the ring around it; `None` where it is no dot: long, ragged, or the tip of
/// something dark.
fn contrast(labels: &Labels, fine: &Plane, spot: &[usize], millimetre: f32) -> Option<f32> {
    let (width, height) = (labels.width, labels.height);
    let column = |at: &usize| at % width;
    let row = |at: &usize| at / width;
    let (left, right) = (spot.iter().map(column).min()?, spot.iter().map(column).max()?);
    let (top, low) = (spot.iter().map(row).min()?, spot.iter().map(row).max()?);
    let (across, down) = ((right - left + 1) as f32, (low - top + 1) as f32);
    if left == 0 || top == 0 || right + 1 == width || low + 1 == height {
        return None;
    }
    if across.max(down) > LONGEST * millimetre || (spot.len() as f32) < 0.52 * across * down {
        return None;
    }
    let reach = (1.3 * millimetre) as usize + 1;
    let gap = (0.5 * millimetre) as usize;
    let name = labels.of[spot[0]];
    let mut ring: Vec<f32> = Vec::new();
    for y in top.saturating_sub(reach)..(low + reach + 1).min(height) {
        for x in left.saturating_sub(reach)..(right + reach + 1).min(width) {
            let near = x + gap >= left && x <= right + gap && y + gap >= top && y <= low + gap;
            if !near && labels.of[y * width + x] != name {
                ring.push(fine.data[y * width + x]);
            }
        }
    }
    if ring.is_empty() {
        return None;
    }
    ring.sort_by(f32::total_cmp);
    let inside = spot.iter().map(|at| fine.data[*at]).sum::<f32>() / spot.len() as f32;
    let darkest_around = ring[ring.len() / 5] - inside;
    (darkest_around > 8.0).then_some(darkest_around)
}

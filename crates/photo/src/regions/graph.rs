//! Regions and the borders between them.

use std::ops::Range;

use super::{Labels, Parts};
use crate::hands::{Hands, each};
use crate::see::{GRAINS, Seen, TURNS};

/// Bins of a region's histogram: of lightness and the two colour axes.
pub(crate) const BINS: usize = 10 + 12 + 12;

/// What counts for lying in other parts of the whole, beside the strength of the border there.
const APART: f32 = 2.0;

/// What is known of a region.
#[derive(Debug, Clone)]
pub(crate) struct Region {
    /// In pixels.
    pub(crate) area: f32,
    /// Sums of Lab.
    pub(crate) lab: [f32; 3],
    /// Sums of pixels in each bin.
    pub(crate) bins: [f32; BINS],
    /// Sums of pixels of each grain.
    pub(crate) grain: [f32; GRAINS],
    /// Sum of how much each pixel belongs to the subject, 0–1.
    pub(crate) subject: f32,
    /// Sum of how much each pixel looks like skin, 0–1.
    pub(crate) skin: f32,
    /// How many of its pixels are in a face.
    pub(crate) face: f32,
    /// Length on the picture's edge, in pixels.
    pub(crate) rim: f32,
}

/// What is known of the border between two regions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Border {
    pub(crate) one: u32,
    pub(crate) other: u32,
    /// In pixels.
    pub(crate) length: f32,
    /// Sum of the strength at each pixel.
    pub(crate) strength: f32,
}

/// What is known of the regions in `labels`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) labels: &'a Labels,
    pub(crate) regions: &'a [Region],
}

/// Regions and borders, each pair once, `one < other`, in order.
#[derive(Debug, Clone)]
pub(crate) struct Graph {
    pub(crate) regions: Vec<Region>,
    pub(crate) borders: Vec<Border>,
}

impl Graph {
    /// Of the regions in `labels`.
    pub(crate) fn of(labels: &Labels, seen: &Seen, hands: &dyn Hands) -> Self {
        let regions = taken(labels, seen, |_| true, hands);
        Self { regions, borders: borders(labels, seen, |_| true, hands) }
    }

    /// Of the regions in `labels`, most of which are made of whole ones that are known, with only the borders of those
    /// that matter.
    pub(crate) fn again(
        labels: &Labels,
        Known { labels: old, regions: known }: Known<'_>,
        seen: &Seen,
        matters: impl Fn(u32) -> bool + Sync,
        hands: &dyn Hands,
    ) -> Self {
        let mut whole: Vec<Option<u32>> = vec![None; old.count];
        let mut is_cut = vec![false; old.count];
        for (label, old) in labels.of.iter().zip(&old.of) {
            let old = *old as usize;
            is_cut[old] |= whole[old].is_some_and(|whole| whole != *label);
            whole[old] = Some(*label);
        }
        let mut regions = taken(labels, seen, |at| is_cut[old.of[at] as usize], hands);
        for ((region, whole), is_cut) in known.iter().zip(whole).zip(is_cut) {
            if let (Some(whole), false) = (whole, is_cut) {
                regions[whole as usize].join(region);
            }
        }
        Self { regions, borders: borders(labels, seen, matters, hands) }
    }

    /// Makes each border of the regions in `labels` stronger by where its sides lie among the parts of the whole.
    pub(crate) fn hold_apart(&mut self, labels: &Labels, parts: &Parts) {
        let mut border = 0;
        let mut cracks = Vec::new();
        labels.cracks(0..labels.height, |one, other| {
            let whole = parts.apart(one, other);
            if whole > 0.0 {
                cracks.push((pair(labels, (one, other)), whole));
            }
        });
        cracks.sort_by_key(|(pair, _)| *pair);
        for (pair, whole) in cracks {
            while self.borders.get(border).is_some_and(|border| border.pair() < pair) {
                border += 1;
            }
            if let Some(border) = self.borders.get_mut(border) {
                border.strength += APART * whole;
            }
        }
    }
}

impl Border {
    fn pair(&self) -> u64 {
        u64::from(self.one) << 32 | u64::from(self.other)
    }
}

/// What the pixels that count are of each region.
fn taken(
    labels: &Labels,
    seen: &Seen,
    counts: impl Fn(usize) -> bool + Sync,
    hands: &dyn Hands,
) -> Vec<Region> {
    let mut parts = each(hands, &halves(labels), |rows| {
        let mut regions = vec![Region::NOTHING; labels.count];
        for at in rows.start * labels.width..rows.end * labels.width {
            if counts(at) {
                regions[labels.of[at] as usize].take(labels, seen, at);
            }
        }
        regions
    })
    .into_iter();
    let mut regions = parts.next().unwrap_or_default();
    for part in parts {
        regions.iter_mut().zip(&part).for_each(|(region, part)| region.join(part));
    }
    regions
}

/// The upper and the lower rows of a picture.
fn halves(labels: &Labels) -> [Range<usize>; 2] {
    let middle = labels.height / 2;
    [0..middle, middle..labels.height]
}

impl Region {
    const NOTHING: Self = Self {
        area: 0.0,
        lab: [0.0; 3],
        bins: [0.0; BINS],
        grain: [0.0; GRAINS],
        subject: 0.0,
        skin: 0.0,
        face: 0.0,
        rim: 0.0,
    };

    /// Takes in one pixel.
    fn take(&mut self, labels: &Labels, seen: &Seen, at: usize) {
        let (x, y) = (at % labels.width, at / labels.width);
        let is_on_rim = y == 0 || y + 1 == labels.height || x == 0 || x + 1 == labels.width;
        let colour = seen.colour(at);
        self.area += 1.0;
        for (sum, part) in self.lab.iter_mut().zip(colour) {
            *sum += part;
        }
        self.count(colour);
        for (sum, share) in self.grain.iter_mut().zip(seen.edges.grain(at)) {
            *sum += share;
        }
        self.skin += seen.skin.data[at];
        self.face += seen.faces.data[at];
        self.subject += seen.subject.data[at];
        self.rim += f32::from(u8::from(is_on_rim));
    }

    fn count(&mut self, [light, green_red, blue_yellow]: [f32; 3]) {
        let parts =
            [(light / 10.0, 0, 10), (green_red / 9.0 + 6.0, 10, 12), (blue_yellow / 9.0 + 6.0, 22, 12)];
        for (at, start, count) in parts {
            let at = (at - 0.5).clamp(0.0, count as f32 - 1.001);
            let bin = at as usize;
            let share = at - bin as f32;
            self.bins[start + bin] += 1.0 - share;
            self.bins[start + bin + 1] += share;
        }
    }

    /// The mean colour in Lab.
    pub(crate) fn colour(&self) -> [f32; 3] {
        self.lab.map(|sum| sum / self.area)
    }

    /// Takes in everything of another.
    pub(crate) fn join(&mut self, other: &Self) {
        self.area += other.area;
        self.subject += other.subject;
        self.skin += other.skin;
        self.face += other.face;
        self.rim += other.rim;
        for (sum, part) in self.lab.iter_mut().zip(other.lab) {
            *sum += part;
        }
        let sums = self.bins.iter_mut().chain(&mut self.grain);
        for (sum, part) in sums.zip(other.bins.iter().chain(&other.grain)) {
            *sum += part;
        }
    }

    /// How differently two regions are coloured, 0–1: χ² of their histograms.
    pub(crate) fn unlike(&self, other: &Self) -> f32 {
        self.chi(other, |region| &region.bins) / 6.0
    }

    /// How differently two regions feel, smooth or rough and which way, 0–2: χ² of their grain.
    pub(crate) fn grain_apart(&self, other: &Self) -> f32 {
        self.chi(other, |region| &region.grain)
    }

    fn chi(&self, other: &Self, sums: impl Fn(&Self) -> &[f32]) -> f32 {
        let (one, two) = (1.0 / self.area, 1.0 / other.area);
        let pairs = sums(self).iter().zip(sums(other)).map(|(a, b)| (a * one, b * two));
        pairs.map(|(a, b)| (a - b) * (a - b) / (a + b + 1e-6)).sum()
    }

    /// How far the mean colours are apart, 0–1; half at a distance of 12 in Lab.
    pub(crate) fn apart(&self, other: &Self) -> f32 {
        let (one, other) = (self.colour(), other.colour());
        let sum: f32 = one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum();
        let distance = libm::sqrtf(sum);
        distance / (distance + 12.0)
    }
}

fn borders(
    labels: &Labels,
    seen: &Seen,
    matters: impl Fn(u32) -> bool + Sync,
    hands: &dyn Hands,
) -> Vec<Border> {
    let halves = each(hands, &halves(labels), |rows| cracks(labels, seen, &matters, rows.clone()));
    let mut cracks = halves.concat();
    cracks.sort_by_key(|(pair, _)| *pair);
    cracks
        .chunk_by(|one, other| one.0 == other.0)
        .map(|same| Border {
            one: (same[0].0 >> 32) as u32,
            other: same[0].0 as u32,
            length: same.len() as f32,
            strength: same.iter().map(|(_, strength)| strength).sum(),
        })
        .collect()
}

/// The two regions of each crack in these rows, and how strong it is.
fn cracks(
    labels: &Labels,
    seen: &Seen,
    matters: impl Fn(u32) -> bool,
    rows: Range<usize>,
) -> Vec<(u64, f32)> {
    let mut cracks = Vec::new();
    labels.cracks(rows, |one, other| {
        let (a, b) = (labels.of[one], labels.of[other]);
        if !matters(a) && !matters(b) {
            return;
        }
        let turn = direction(labels, (one, other));
        let strength = seen.edges.strength(one, turn).max(seen.edges.strength(other, turn));
        let whole = seen.parts.as_ref().map_or(0.0, |parts| parts.apart(one, other));
        cracks.push((pair(labels, (one, other)), strength + APART * whole));
    });
    cracks
}

/// The regions of two pixels, the smaller name first, as one number.
fn pair(labels: &Labels, (one, other): (usize, usize)) -> u64 {
    let (a, b) = (labels.of[one], labels.of[other]);
    u64::from(a.min(b)) << 32 | u64::from(a.max(b))
}

/// Pixels around a crack that tell which way the border runs there.
const AROUND: isize = 3;

/// Which way the border between two neighbouring pixels runs: square to the line between the middles of
/// what lies around of either region.
fn direction(labels: &Labels, (one, other): (usize, usize)) -> usize {
    let (x, y) = ((one % labels.width) as isize, (one / labels.width) as isize);
    let (a, b) = (labels.of[one], labels.of[other]);
    let mut sums = [[0_i32; 3]; 2];
    for down in -AROUND..=AROUND {
        for across in -AROUND..=AROUND {
            let label = labels.at(x + across, y + down);
            let side = if label == Some(a) {
                0
            } else if label == Some(b) {
                1
            } else {
                continue;
            };
            sums[side][0] += 1;
            sums[side][1] += across as i32;
            sums[side][2] += down as i32;
        }
    }
    let middle = |side: usize, axis: usize| sums[side][axis] as f32 / sums[side][0].max(1) as f32;
    let across = middle(1, 1) - middle(0, 1);
    let down = middle(1, 2) - middle(0, 2);
    // The border is a quarter turn from the line between the middles.
    let angle = libm::atan2f(across, -down);
    let turn = libm::roundf(angle * (TURNS as f32 / core::f32::consts::PI)) as i32;
    turn.rem_euclid(TURNS as i32) as usize
}

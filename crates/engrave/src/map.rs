//! The planar map: regions of one colour each, who borders whom, and how wide each is.
//!
//! Samples carry the number of their region; 0 is outside. So the map is closed by construction, and merging
//! two regions is a renumbering.

use std::collections::BTreeMap;

use crate::canvas::{Canvas, FINE};
use crate::colour::Lab;

/// The number of everything that is not painted.
pub(crate) const OUTSIDE: u32 = 0;

/// What is known of one region.
#[derive(Debug, Clone)]
pub(crate) struct Region {
    pub(crate) rgb: [u8; 3],
    pub(crate) lab: Lab,
    /// In samples.
    pub(crate) area: usize,
    /// Sides of samples towards others.
    pub(crate) rim: usize,
    /// Sides of samples shared with each neighbour, [`OUTSIDE`] included.
    pub(crate) borders: BTreeMap<u32, usize>,
    /// First and last column, first and last row.
    pub(crate) frame: [usize; 4],
    /// Filled with black.
    pub(crate) ink: bool,
}

impl Region {
    fn new(rgb: [u8; 3]) -> Self {
        let lab = Lab::of(rgb.map(f64::from));
        let frame = [usize::MAX, 0, usize::MAX, 0];
        Self { rgb, lab, area: 0, rim: 0, borders: BTreeMap::new(), frame, ink: false }
    }

    /// The share of its rim that borders `other`, 0–1.
    pub(crate) fn share(&self, other: u32) -> f64 {
        *self.borders.get(&other).unwrap_or(&0) as f64 / self.rim.max(1) as f64
    }

    /// In square units.
    pub(crate) fn units(&self) -> f64 {
        self.area as f64 / (FINE * FINE)
    }

    /// 1 for a disc, less the longer or more ragged it is.
    pub(crate) fn compactness(&self) -> f64 {
        // The sides of samples around a disc are 4/π times its circumference.
        let around = self.rim as f64 * std::f64::consts::FRAC_PI_4;
        4.0 * std::f64::consts::PI * self.area as f64 / (around * around).max(1.0)
    }
}

/// All regions of a picture.
#[derive(Debug, Clone)]
pub(crate) struct Map {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) labels: Vec<u32>,
    /// By number; what was merged away is `None`, and so is outside.
    pub(crate) regions: Vec<Option<Region>>,
}

impl Map {
    /// Connected samples of one colour, four neighbours to a sample.
    pub(crate) fn of(canvas: &Canvas) -> Self {
        let (width, height) = (canvas.width, canvas.height);
        let mut labels = vec![OUTSIDE; width * height];
        let mut regions = vec![None];
        let mut open = Vec::new();
        for seed in 0..labels.len() {
            let Some(rgb) = canvas.samples[seed].filter(|_| labels[seed] == OUTSIDE) else { continue };
            let number = regions.len() as u32;
            regions.push(Some(Region::new(rgb)));
            labels[seed] = number;
            open.push(seed);
            while let Some(at) = open.pop() {
                for next in [at.wrapping_sub(1), at + 1, at.wrapping_sub(width), at + width] {
                    if next < labels.len() && labels[next] == OUTSIDE && canvas.samples[next] == Some(rgb) {
                        labels[next] = number;
                        open.push(next);
                    }
                }
            }
        }
        let mut map = Self { width, height, labels, regions };
        map.measure();
        map
    }

    /// Counts areas and borders anew.
    pub(crate) fn measure(&mut self) {
        for region in self.regions.iter_mut().flatten() {
            (region.area, region.rim, region.frame) = (0, 0, [usize::MAX, 0, usize::MAX, 0]);
            region.borders.clear();
        }
        let mut sides: BTreeMap<(u32, u32), usize> = BTreeMap::new();
        for y in 0..self.height {
            for x in 0..self.width {
                let at = y * self.width + x;
                let own = self.labels[at];
                if let Some(region) = self.regions[own as usize].as_mut() {
                    region.area += 1;
                    let [left, right, top, bottom] = region.frame;
                    region.frame = [left.min(x), right.max(x), top.min(y), bottom.max(y)];
                }
                let right = (x + 1 < self.width).then(|| self.labels[at + 1]);
                let below = (y + 1 < self.height).then(|| self.labels[at + self.width]);
                for other in right.into_iter().chain(below).filter(|other| *other != own) {
                    *sides.entry((own.min(other), own.max(other))).or_insert(0) += 1;
                }
            }
        }
        for ((one, two), count) in sides {
            for (own, other) in [(one, two), (two, one)] {
                if let Some(region) = self.regions[own as usize].as_mut() {
                    region.rim += count;
                    region.borders.insert(other, count);
                }
            }
        }
        for region in &mut self.regions {
            if region.as_ref().is_some_and(|region| region.area == 0) {
                *region = None;
            }
        }
    }

    /// The region of this number.
    pub(crate) fn region(&self, number: u32) -> Option<&Region> {
        self.regions.get(number as usize)?.as_ref()
    }

    /// The numbers of all regions, smallest area first.
    pub(crate) fn smallest_first(&self) -> Vec<u32> {
        let mut numbers: Vec<u32> =
            (0..self.regions.len() as u32).filter(|number| self.region(*number).is_some()).collect();
        numbers.sort_by_key(|number| self.region(*number).map(|region| region.area));
        numbers
    }

    /// Every sample of a region.
    pub(crate) fn samples(&self, number: u32) -> Vec<usize> {
        let Some(region) = self.region(number) else { return Vec::new() };
        let [left, right, top, bottom] = region.frame;
        let rows = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * self.width + x));
        rows.filter(|at| self.labels[*at] == number).collect()
    }

    /// Gives `from` to `into`, which keeps the colour of the larger of the two; ink stays ink.
    pub(crate) fn merge(&mut self, from: u32, into: u32) {
        for at in self.samples(from) {
            self.labels[at] = into;
        }
        let Some(gone) = self.regions[from as usize].take() else { return };
        for (other, count) in &gone.borders {
            let Some(neighbour) = self.regions.get_mut(*other as usize).and_then(Option::as_mut) else {
                continue;
            };
            neighbour.borders.remove(&from);
            if *other != into {
                *neighbour.borders.entry(into).or_insert(0) += count;
            }
        }
        let Some(kept) = self.regions[into as usize].as_mut() else { return };
        let shared = *gone.borders.get(&into).unwrap_or(&0);
        for (other, count) in &gone.borders {
            if *other != into {
                *kept.borders.entry(*other).or_insert(0) += count;
            }
        }
        if gone.area > kept.area && !kept.ink {
            (kept.rgb, kept.lab) = (gone.rgb, gone.lab);
        }
        kept.area += gone.area;
        kept.rim = (kept.rim + gone.rim).saturating_sub(2 * shared);
        for side in [0, 2] {
            kept.frame[side] = kept.frame[side].min(gone.frame[side]);
            kept.frame[side + 1] = kept.frame[side + 1].max(gone.frame[side + 1]);
        }
    }

    /// Divides a region among the `heirs` around it: each sample goes to the nearest.
    /// [`Map::measure`] is due afterwards.
    pub(crate) fn dissolve(&mut self, number: u32, heirs: &[u32]) {
        let mut open: Vec<usize> = self.samples(number);
        while !open.is_empty() {
            let mut taken = Vec::new();
            open.retain(|at| {
                let around = [at - 1, at + 1, at - self.width, at + self.width];
                let heir =
                    around.into_iter().map(|next| self.labels[next]).find(|label| heirs.contains(label));
                taken.extend(heir.map(|heir| (*at, heir)));
                heir.is_none()
            });
            if taken.is_empty() {
                break;
            }
            for (at, heir) in taken {
                self.labels[at] = heir;
            }
        }
    }

    /// The radius of the largest circle in a region, in units. Regions certainly wider than `enough` answer
    /// with a smaller radius that is still above it.
    pub(crate) fn radius(&self, number: u32, enough: f64) -> f64 {
        let Some(region) = self.region(number) else { return 0.0 };
        // Any region is at least as deep as its area over its perimeter.
        let least = region.area as f64 / region.rim.max(1) as f64 / FINE;
        if least > enough {
            return least;
        }
        let (depths, _) = self.depths(number);
        f64::from(depths.into_iter().max().unwrap_or(0)) / 3.0 / FINE
    }

    /// The 3-4 chamfer distance (Borgefors 1986) of a region's samples to its rim, in thirds of a sample, over
    /// its frame widened by one; and the frame's width.
    pub(crate) fn depths(&self, number: u32) -> (Vec<u16>, usize) {
        let Some(region) = self.region(number) else { return (Vec::new(), 1) };
        let [left, right, top, bottom] = region.frame;
        let (width, height) = (right - left + 3, bottom - top + 3);
        let mut depth = vec![0_u16; width * height];
        for y in top..=bottom {
            for x in left..=right {
                if self.labels[y * self.width + x] == number {
                    depth[(y - top + 1) * width + x - left + 1] = u16::MAX;
                }
            }
        }
        for at in width + 1..depth.len() {
            if depth[at] > 0 {
                let straight = depth[at - 1].min(depth[at - width]).saturating_add(3);
                let slanted = depth[at - width - 1].min(depth[at - width + 1]).saturating_add(4);
                depth[at] = depth[at].min(straight).min(slanted);
            }
        }
        for at in (0..depth.len() - width - 1).rev() {
            if depth[at] > 0 {
                let straight = depth[at + 1].min(depth[at + width]).saturating_add(3);
                let slanted = depth[at + width + 1].min(depth[at + width - 1]).saturating_add(4);
                depth[at] = depth[at].min(straight).min(slanted);
            }
        }
        (depth, width)
    }
}

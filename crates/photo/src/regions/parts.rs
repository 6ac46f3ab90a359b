//! Which regions belong together as a whole: what spreads slowest over the picture where borders hold it back.
//!
//! Normalized cuts (Shi and Malik, 2000) of a region graph instead of pixels (Taylor, 2013). Regions whose
//! shared border is strong nearly everywhere lie far apart in the lowest eigenvectors, so that a faint stretch
//! of a long border counts as much as the rest of it.

use super::{Border, Graph, Labels, Taste};
use crate::regions::slow::{Sparse, slowest};

/// Ways of spreading that are looked at.
const WAYS: usize = 16;
/// How much less passes a border for each 1 of difference, as a power of e.
const HOLD: f32 = 7.0;
/// How far apart two regions are that are half as different as can be.
const FAR: f32 = 0.3;
/// Slowness of a way that nothing hinders is about 10; what is below this is as sure as can be.
const SUREST: f64 = 0.05;

/// How far apart some coarse regions lie among the parts of the picture.
#[derive(Debug)]
pub(crate) struct Parts {
    labels: Labels,
    /// Each from each, 0–1, one row a region.
    apart: Vec<f32>,
}

impl Parts {
    /// Of the regions in `labels`, which `graph` describes.
    pub(crate) fn of(labels: Labels, graph: &Graph, taste: &Taste) -> Self {
        let total: f64 = graph.regions.iter().map(|region| f64::from(region.area)).sum();
        let weight: Vec<f64> =
            graph.regions.iter().map(|region| libm::sqrt(total / f64::from(region.area))).collect();
        let mut matrix =
            Sparse::of(weight.len(), graph.borders.iter().map(|border| (border.one, border.other)));
        for border in &graph.borders {
            let (one, other) = (border.one as usize, border.other as usize);
            let flow = f64::from(flow(graph, border, taste));
            *matrix.at(one, one) += flow * weight[one] * weight[one];
            *matrix.at(other, other) += flow * weight[other] * weight[other];
            *matrix.at(one, other) -= flow * weight[one] * weight[other];
        }
        let mut places = vec![[0.0; WAYS]; weight.len()];
        // The very slowest is alike everywhere.
        for (way, (slowness, parts)) in slowest(matrix, WAYS + 1).into_iter().skip(1).enumerate() {
            let sure = 1.0 / libm::sqrt(slowness.max(SUREST));
            for (place, (part, weight)) in places.iter_mut().zip(parts.iter().zip(&weight)) {
                place[way] = (part * weight * sure) as f32;
            }
        }
        let apart = places.iter().flat_map(|one| places.iter().map(|other| apart(one, other))).collect();
        Self { labels, apart }
    }

    /// How far apart two pixels are as parts of the whole, 0–1.
    pub(crate) fn apart(&self, one: usize, other: usize) -> f32 {
        self.apart[self.labels.of[one] as usize * self.labels.count + self.labels.of[other] as usize]
    }
}

fn apart(one: &[f32; WAYS], other: &[f32; WAYS]) -> f32 {
    let sum: f32 = one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum();
    let distance = libm::sqrtf(sum);
    distance / (distance + FAR)
}

/// How much passes a border.
fn flow(graph: &Graph, border: &Border, taste: &Taste) -> f32 {
    let sides = [border.one, border.other].map(|side| &graph.regions[side as usize]);
    border.length * libm::expf(-HOLD * taste.difference(border, sides[0], sides[1]))
}

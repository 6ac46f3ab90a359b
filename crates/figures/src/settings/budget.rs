//! How many areas to color a setting may have.

use super::{Stage, aloft};
use crate::Detail;

/// Where the sky begins this near to the upper edge, no title stands over it, in units.
const UNTITLED: f64 = 40.0;

/// What fills the background of a simple page may have so many areas, whatever else stands on it.
const LEAST_OF_GRAND: usize = 5;

/// On a detailed page it may have so many more than what else the place is known by: whoever stands before it hides about a
/// third of them. A crowd has enough to color by itself.
const fn more_of_grand(crowd: usize) -> usize {
    if crowd > 2 { 14 } else { 24 }
}

/// A cast is low that is no higher than this share of the picture.
const LOW: f64 = 0.46;

/// How many areas to color a setting may have, and how many each thing in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Budget {
    /// At least this many, if there is anything to add.
    pub(super) least: usize,
    /// At most this many.
    pub(super) most: usize,
    /// At most this many for what the place is known by.
    pub(super) landmark: usize,
    /// At most this many for what fills the background.
    pub(super) grand: usize,
    /// At most this many for anything else.
    pub(super) thing: usize,
}

impl Budget {
    pub(super) fn of(stage: &Stage) -> Self {
        // What a title would take to color is the setting's, and a low cast leaves room around it.
        let untitled = stage.sky < UNTITLED;
        let low = stage.hero.height() < stage.area.height() * LOW;
        let more = 4 * (usize::from(untitled) + usize::from(low));
        let (least, most, landmark, thing) = match (stage.detail, stage.crowd) {
            (Detail::Bold, 0) => (12 + more, 16 + more, 6, 3),
            (Detail::Bold, 1) => (12 + more / 2, 15 + more / 2, 5, 3),
            (Detail::Bold, 2) => (10 + more / 2, 13 + more / 2, 4, 2),
            (Detail::Bold, _) => (5 + more / 2, 7 + more / 2, 2, 2),
            (Detail::Full, 0) => (54, 66, 22, 14),
            (Detail::Full, 1 | 2) => (46, 60, 20, 12),
            (Detail::Full, _) => (38, 50, 18, 9),
        };
        if stage.detail == Detail::Full {
            return Self { least, most, landmark, grand: landmark + more_of_grand(stage.crowd), thing };
        }
        let most = aloft::room(stage).saturating_sub(aloft::most(stage)).clamp(5, most + 1);
        Self { least: least.min(most), most, landmark, grand: landmark.max(LEAST_OF_GRAND), thing }
    }
}

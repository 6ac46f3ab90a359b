//! The craft table of the art direction, for the laws and for the example that lists who breaks them.

use std::ops::RangeInclusive;

use artist::Illustration;
use export::{RegionMap, regions};
use scene::Complexity;

/// One row of the table, measured on a page.
pub struct Law {
    pub name: &'static str,
    pub value: f64,
    /// To the letter.
    pub within: RangeInclusive<f64>,
    /// What no page may go beyond.
    pub limit: f64,
}

/// Every row, for a page: measured at 100 dpi, and where that is too rough to say that all are kept, at 300, as printed.
pub fn measured(complexity: Complexity, page: &Illustration) -> [Law; 6] {
    let roughly = table(complexity, page, &regions(&page.drawing, 100.0));
    if roughly.iter().all(|law| law.within.contains(&law.value)) {
        return roughly;
    }
    table(complexity, page, &regions(&page.drawing, 300.0))
}

fn table(complexity: Complexity, page: &Illustration, map: &RegionMap) -> [Law; 6] {
    let areas = map.closed().filter(|region| region.area >= 25.0).count() as f64;
    let narrow = map.closed().filter(|region| region.area >= 0.3 && region.inscribed.in_mm() < 3.0).count();
    // Details of faces, and on a detailed page one area in twenty.
    let (most, narrowest, ink) = match complexity {
        Complexity::Simple => (12.0..=45.0, 8.0, 0.14),
        Complexity::Detailed => (35.0..=120.0, 8.0 + areas * 0.05, 0.20),
    };
    let law = |name, value, within, limit| Law { name, value, within, limit };
    [
        law("areas to color", areas, most.clone(), most.end() * 1.1),
        law("areas under 3 mm", narrow as f64, 0.0..=narrowest, 16.0),
        law("share of ink", map.ink_share, 0.0..=ink, ink * 1.05),
        law("largest black circle, mm", map.blob.in_mm(), 0.0..=6.5, 7.0),
        law("loose dots", map.specks as f64, 0.0..=0.0, 5.0),
        law("hidden share of the hero", 1.0 - page.placed[0].visible, 0.0..=0.15, 0.35),
    ]
}

//! The finest regions that all have room for a crayon, and the order in which they join.

use crate::analysis::Analysis;
use crate::regions::{Graph, Labels, Room, Taste, Tree, colorable, mended, merged};
use crate::settings::Style;

/// Regions without too narrow ones, and how they join.
pub(crate) struct Partition {
    pub(crate) labels: Labels,
    pub(crate) tree: Tree,
    /// How much each region belongs to the subject, 0–1.
    pub(crate) subject: Vec<f32>,
    pub(crate) room: Room,
    pub(crate) style: Style,
    taste: Taste,
}

impl Partition {
    /// Of a photo, on a page where regions need `room`.
    pub(crate) fn of(analysis: &Analysis, room: Room, style: Style) -> Self {
        let area = (room.white + room.pen) * (room.white + room.pen);
        let subject = match style {
            Style::Standard => 0.1,
            Style::Cartoon => 0.15,
        };
        let taste = Taste { subject, ..Taste::plain(area) };
        let finest = 0.8;
        let first = merged(&analysis.graph, &taste, finest);
        let names = first.cut(finest);
        let labels = analysis.basins.renamed(|label| names[label as usize]);
        Self::joining(analysis, colorable(&labels, &analysis.seen, room), (taste, room, style))
    }

    fn joining(analysis: &Analysis, labels: Labels, (taste, room, style): (Taste, Room, Style)) -> Self {
        let graph = Graph::of(&labels, &analysis.seen);
        let tree = merged(&graph, &taste, f32::INFINITY);
        let subject = graph.regions.iter().map(|region| region.subject / region.area).collect();
        Self { labels, tree, subject, room, style, taste }
    }

    /// Without the regions that calm lines leave without room; `None` where there are none. `depth` is how far
    /// each pixel is from the ink of the lines at `threshold`, the finest that is drawn.
    pub(crate) fn mended(&self, analysis: &Analysis, depth: &[f32], threshold: f32) -> Option<Self> {
        let labels = mended(&self.shown(threshold), depth, &analysis.seen, self.room)?;
        Some(Self::joining(analysis, labels, (self.taste, self.room, self.style)))
    }

    /// What is left of the regions when those less different than `threshold` are joined.
    pub(crate) fn shown(&self, threshold: f32) -> Labels {
        let root = self.tree.cut(threshold);
        self.labels.renamed(|label| root[label as usize])
    }
}

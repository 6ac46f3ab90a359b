//! The finest regions that all have room for a crayon, and the order in which they join.

use crate::analysis::Analysis;
use crate::regions::{Graph, Labels, Room, Taste, Tree, colorable, merged};
use crate::settings::Style;

/// Regions without too narrow ones, and how they join.
pub(crate) struct Partition {
    pub(crate) labels: Labels,
    pub(crate) tree: Tree,
    /// How much each region belongs to the subject, 0–1.
    pub(crate) subject: Vec<f32>,
}

impl Partition {
    /// Of a photo, on a page where regions need `room`.
    pub(crate) fn of(analysis: &Analysis, room: Room, style: Style) -> Self {
        let area = (room.white + room.pen) * (room.white + room.pen);
        let taste = Taste {
            border: 1.0,
            colour: 0.25,
            spread: 0.5,
            small: area,
            haste: 0.25,
            subject: match style {
                Style::Standard => 0.1,
                Style::Cartoon => 0.2,
            },
        };
        let finest = 0.35;
        let first = merged(&analysis.graph, &taste, finest);
        let names = first.cut(finest);
        let labels = analysis.basins.renamed(|label| names[label as usize]);
        let labels = colorable(&labels, &analysis.lab, &analysis.edges, room);
        let graph = Graph::of(&labels, &analysis.lab, &analysis.edges, Some(&analysis.subject));
        let tree = merged(&graph, &taste, f32::INFINITY);
        let subject = graph.regions.iter().map(|region| region.subject / region.area).collect();
        Self { labels, tree, subject }
    }

    /// What is left of the regions when those less different than `threshold` are joined.
    pub(crate) fn shown(&self, threshold: f32) -> Labels {
        let root = self.tree.cut(threshold);
        self.labels.renamed(|label| root[label as usize])
    }
}

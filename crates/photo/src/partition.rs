//! The finest regions that all have room for a crayon, and the order in which they join.

use crate::analysis::Analysis;
use crate::hands::Hands;
use crate::lines::Print;
use crate::regions::{Gives, Graph, Known, Labels, Region, Room, Taste, Tree, colorable, mended, merged};
use crate::settings::Style;

/// Regions without too narrow ones, and how they join.
pub(crate) struct Partition {
    pub(crate) labels: Labels,
    pub(crate) tree: Tree,
    /// How much each region belongs to the subject, 0–1.
    pub(crate) subject: Vec<f32>,
    pub(crate) room: Room,
    pub(crate) style: Style,
    /// What is known of each region.
    regions: Vec<Region>,
    taste: Taste,
}

impl Partition {
    /// Of a photo, on a page where regions need `room`.
    pub(crate) fn of(analysis: &Analysis, room: Room, style: Style, hands: &dyn Hands) -> Self {
        let area = (room.white + room.pen) * (room.white + room.pen);
        let subject = match style {
            Style::Standard => 0.1,
            Style::Cartoon => 0.15,
        };
        let taste = Taste { subject, ..Taste::plain(area) };
        let finest = 1.0;
        let first = merged(&analysis.graph, &taste, finest);
        let names = first.cut(finest);
        let labels = analysis.basins.renamed(|label| names[label as usize]).beside_frame(room.frame as usize);
        let known = Known { labels: &analysis.basins, regions: &analysis.graph.regions };
        let labels = colorable(&labels, known, &analysis.seen, room, hands);
        Self::joining(analysis, (labels, known), (taste, room, style), hands)
    }

    fn joining(
        analysis: &Analysis,
        (labels, known): (Labels, Known<'_>),
        (taste, room, style): (Taste, Room, Style),
        hands: &dyn Hands,
    ) -> Self {
        let labels = labels.beside_frame((room.frame + room.pen) as usize);
        let graph = Graph::again(&labels, known, &analysis.seen, |_| true, hands);
        let tree = merged(&graph, &taste, f32::INFINITY);
        let subject = graph.regions.iter().map(|region| region.subject / region.area).collect();
        Self { labels, tree, subject, room, style, regions: graph.regions, taste }
    }

    /// Without the regions that have no room where they are printed with lines at `threshold`, the finest that is
    /// drawn; `None` where there are none.
    pub(crate) fn mended(
        &self,
        analysis: &Analysis,
        print: &Print,
        (threshold, gives): (f32, Gives),
        hands: &dyn Hands,
    ) -> Option<Self> {
        let shown = self.shown(threshold);
        let whites = print.whites(&shown, hands);
        let known = Known { labels: &self.labels, regions: &self.regions };
        let labels = mended((&shown, &whites), known, &analysis.seen, (self.room, gives), hands)?;
        Some(Self::joining(analysis, (labels, known), (self.taste, self.room, self.style), hands))
    }

    /// What is left of the regions when those less different than `threshold` are joined.
    fn shown(&self, threshold: f32) -> Labels {
        let root = self.tree.cut(threshold);
        self.labels.renamed(|label| root[label as usize])
    }
}

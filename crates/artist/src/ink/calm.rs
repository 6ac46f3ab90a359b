//! Fewer things to color where there are too many: the smallest inner details go first.

use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Length, Pen};
use kurbo::{Rect, Shape as _};

use super::grid::Grid;
use super::regions::Regions;

/// The least area that counts as something to color: 25 mm², in square units.
const COUNTS: f64 = Length::mm(5.0).units() * Length::mm(5.0).units();
/// Larger areas carry the picture: they are never details.
const LARGEST_DETAIL: f64 = 1_500.0;

/// Drops details of the groups for which `is_open` is true until at most `most` regions are left to color,
/// or no detail is. Outlines, eyes and all that holds them stay.
pub(crate) fn calm(drawing: &mut Drawing, groups: &mut Vec<usize>, is_open: &[bool], most: usize) -> usize {
    let mut count: usize = 0;
    for _ in 0..4 {
        let grid = Grid::of(drawing);
        let regions = Regions::of(&grid);
        let counted = regions.list.iter().filter(|region| region.area as f64 >= COUNTS);
        let mut owned: BTreeMap<usize, usize> = BTreeMap::new();
        count = 0;
        for region in counted {
            count += 1;
            if let Some(shape) = grid.shape(region.deepest) {
                *owned.entry(shape).or_insert(0) += region.area;
            }
        }
        let excess = count.saturating_sub(most);
        let mut details: Vec<(usize, usize)> = owned
            .into_iter()
            .filter(|(shape, area)| {
                groups.get(*shape).is_some_and(|group| is_open[*group])
                    && (*area as f64) < LARGEST_DETAIL
                    && is_detail(drawing, groups, *shape)
            })
            .map(|(shape, area)| (area, shape))
            .collect();
        if excess == 0 || details.is_empty() {
            break;
        }
        details.sort_unstable();
        let gone: BTreeSet<usize> =
            details.iter().take(excess).flat_map(|(_, shape)| with_marks(drawing, groups, *shape)).collect();
        let mut index = 0;
        drawing.shapes.retain(|_| (!gone.contains(&index), index += 1).0);
        index = 0;
        groups.retain(|_| (!gone.contains(&index), index += 1).0);
        count -= excess.min(details.len());
    }
    count
}

fn is_detail(drawing: &Drawing, groups: &[usize], shape: usize) -> bool {
    let inner = matches!(drawing.shapes[shape].pen, Some(Pen::Inner | Pen::Fine) | None);
    inner && !within(drawing, groups, shape).any(|mark| drawing.shapes[mark].pen == Some(Pen::Solid))
}

/// The shape and the marks upon it.
fn with_marks(drawing: &Drawing, groups: &[usize], shape: usize) -> Vec<usize> {
    std::iter::once(shape).chain(within(drawing, groups, shape)).collect()
}

/// Later shapes of the same group that lie within `shape`.
fn within<'a>(drawing: &'a Drawing, groups: &'a [usize], shape: usize) -> impl Iterator<Item = usize> + 'a {
    let around: Rect = drawing.shapes[shape].path.bounding_box().inset(1.0);
    let group = groups[shape];
    (shape + 1..drawing.shapes.len()).take_while(move |later| groups[*later] == group).filter(move |later| {
        let bounds = drawing.shapes[*later].path.bounding_box();
        around.contains(bounds.origin()) && around.contains(kurbo::Point::new(bounds.x1, bounds.y1))
    })
}

//! Parts of a page that are painted anew.

use std::ops::Range;

use kurbo::Rect;

use super::grid::{Grid, before};

/// Two parts are painted as one where that is at most so many times as much to paint, and so many square units.
const ONE: f64 = 1.25;
const LITTLE: f64 = 2_000.0;

/// Cells in a rectangle.
pub(super) struct Clip {
    pub(super) rows: Range<usize>,
    pub(super) columns: Range<usize>,
}

impl Clip {
    /// Those of some columns that are in it.
    pub(super) fn columns(&self, some: Range<usize>) -> Range<usize> {
        let start = some.start.max(self.columns.start);
        start..some.end.min(self.columns.end).max(start)
    }

    /// Whether some cells of a row side by side are in it, or next to it.
    pub(super) fn touches(&self, some: &Range<usize>, grid: &Grid) -> bool {
        let (x, y) = grid.place(some.start);
        let is_level = self.rows.start <= y + 1 && y <= self.rows.end;
        is_level && self.columns.start <= x + some.len() && x <= self.columns.end
    }
}

/// Rectangles that cover all of `areas`, and their cells.
pub(super) fn clips(areas: Vec<Rect>, grid: &Grid) -> Vec<(Rect, Clip)> {
    let mut parts: Vec<Rect> = Vec::new();
    for mut area in areas {
        let is_one =
            |part: &Rect, area: Rect| part.union(area).area() <= (part.area() + area.area()) * ONE + LITTLE;
        while let Some(near) = parts.iter().position(|part| is_one(part, area)) {
            area = area.union(parts.swap_remove(near));
        }
        parts.push(area);
    }
    let clip = |part: Rect| {
        let rows = before(part.y0, grid.height)..before(part.y1, grid.height);
        let columns = before(part.x0, grid.width)..before(part.x1, grid.width);
        (part, Clip { rows, columns })
    };
    parts.into_iter().map(clip).collect()
}

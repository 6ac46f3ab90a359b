//! One sliver: what surrounds it, and how to let it go.

use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Pen, Shape, Tint};
use kurbo::{BezPath, Point};

use super::grid::Grid;
use super::regions::Regions;

/// A page and what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Page<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) grid: &'a Grid,
    pub(crate) regions: &'a Regions,
    /// One number a shape: which thing it belongs to.
    pub(crate) groups: &'a [usize],
}

/// A region too narrow to color, with its surroundings.
pub(crate) struct Sliver<'a> {
    drawing: &'a Drawing,
    grid: &'a Grid,
    regions: &'a Regions,
    /// One number a shape: which thing it belongs to.
    groups: &'a [usize],
    label: usize,
    cells: Vec<usize>,
    /// How many border cells each inking shape has around it.
    border: BTreeMap<usize, usize>,
}

impl<'a> Sliver<'a> {
    pub(crate) fn new(page: Page<'a>, label: usize) -> Self {
        let Page { drawing, grid, regions, groups } = page;
        let mut cells = vec![regions.list[label].deepest];
        let mut seen: BTreeSet<usize> = cells.iter().copied().collect();
        let mut border = BTreeMap::new();
        let mut next = 0;
        while let Some(cell) = cells.get(next).copied() {
            next += 1;
            for neighbour in grid.neighbours(cell) {
                if regions.at(neighbour) == Some(label) {
                    if seen.insert(neighbour) {
                        cells.push(neighbour);
                    }
                } else if let Some(shape) = grid.shape(neighbour) {
                    *border.entry(shape).or_insert(0) += 1;
                }
            }
        }
        Self { drawing, grid, regions, groups, label, cells, border }
    }

    /// Light in an eye: white within solid ink.
    pub(crate) fn is_highlight(&self) -> bool {
        let solid = |shape: &usize| self.drawing.shapes[*shape].pen == Some(Pen::Solid);
        let (all, dark) = self.border.iter().fold((0, 0), |(all, dark), (shape, count)| {
            (all + count, dark + if solid(shape) { *count } else { 0 })
        });
        dark * 3 >= all * 2
    }

    /// Whether things of different groups enclose it: what one figure encloses alone is meant so.
    pub(crate) fn is_accident(&self) -> bool {
        let mut around = self.border.keys().filter_map(|shape| self.groups.get(*shape));
        let first = around.next();
        around.any(|group| Some(group) != first)
    }

    /// Where and what to paint so that the neighbour behind the farthest line takes the sliver in;
    /// `None` where two neighbours could.
    pub(crate) fn absorbed(&self) -> Option<(usize, Shape)> {
        // The last group is the frame, which closes everything and is never broken.
        let frame = self.groups.last();
        self.border.keys().copied().filter(|line| self.groups.get(*line) != frame).find_map(|line| {
            let pen = self.drawing.shapes[line].pen.filter(|pen| *pen != Pen::Solid)?;
            let width = self.drawing.page.pens.width(pen);
            let (erased, beyond) = self.across(line, (width + 2.0).ceil() as usize);
            let [neighbour] = beyond.iter().copied().collect::<Vec<_>>()[..] else {
                return None;
            };
            let mut mask: BTreeSet<usize> = self.cells.iter().copied().collect();
            mask.extend(erased);
            // Ink of what lies farther than the line stays; the rest of the line's soft edge goes.
            let free = |cell: usize| !self.grid.is_ink(cell) || self.grid.shape(cell) >= Some(line);
            let mask = self.grown(&self.grown(&mask, free), free);
            let owner = self.grid.shape(self.regions.list[neighbour].deepest);
            let tint = owner.and_then(|shape| self.drawing.shapes[shape].tint).unwrap_or(Tint::PAPER);
            Some((line + 1, Shape::patch(trace(&mask, self.grid.width), tint)))
        })
    }

    /// The sliver closed with ink, on top of everything.
    pub(crate) fn inked(&self) -> Shape {
        let mask = self.cells.iter().copied().collect();
        let mask = self.grown(&mask, |cell| self.grid.is_ink(cell));
        Shape::solid(trace(&mask, self.grid.width))
    }

    /// The ink cells of `line` within `steps` of the sliver, and the regions on their far side.
    fn across(&self, line: usize, steps: usize) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let mut erased = BTreeSet::new();
        let mut beyond = BTreeSet::new();
        let mut edge: Vec<usize> = self.cells.clone();
        for _ in 0..steps {
            let mut next = Vec::new();
            for cell in edge {
                for neighbour in self.grid.neighbours(cell) {
                    if let Some(region) = self.regions.at(neighbour) {
                        if region != self.label {
                            beyond.insert(region);
                        }
                    } else if self.grid.shape(neighbour) == Some(line) && erased.insert(neighbour) {
                        next.push(neighbour);
                    }
                }
            }
            edge = next;
        }
        (erased, beyond)
    }

    /// The mask and the cells around it that `may` be taken.
    fn grown(&self, mask: &BTreeSet<usize>, may: impl Fn(usize) -> bool) -> BTreeSet<usize> {
        let around = mask.iter().flat_map(|cell| self.grid.neighbours(*cell));
        mask.iter().copied().chain(around.filter(|cell| may(*cell))).collect()
    }
}

/// The outline of a set of cells, corners cut: one closed path a loop, holes the other way round.
fn trace(mask: &BTreeSet<usize>, width: usize) -> BezPath {
    let inside = |x: i64, y: i64| {
        x >= 0 && y >= 0 && (x as usize) < width && mask.contains(&(y as usize * width + x as usize))
    };
    // Directed cell edges with the mask on their right, by start corner.
    let mut edges: BTreeMap<(i64, i64), Vec<(i64, i64)>> = BTreeMap::new();
    for &cell in mask {
        let (x, y) = ((cell % width) as i64, (cell / width) as i64);
        let sides = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ];
        for (outer, from, to) in sides {
            if !inside(outer.0, outer.1) {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    let mut path = BezPath::new();
    while let Some(start) = edges.keys().next().copied() {
        let mut corners = Vec::new();
        let mut at = start;
        while let Some(to) = edges.get_mut(&at).and_then(Vec::pop) {
            edges.retain(|_, ends| !ends.is_empty());
            corners.push(at);
            at = to;
        }
        push_loop(&mut path, &corners);
    }
    path
}

/// A closed loop through the middles of its edges.
fn push_loop(path: &mut BezPath, corners: &[(i64, i64)]) {
    for (index, from) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()];
        let middle = Point::new((from.0 + to.0) as f64 / 2.0, (from.1 + to.1) as f64 / 2.0);
        if index == 0 { path.move_to(middle) } else { path.line_to(middle) }
    }
    path.close_path();
}

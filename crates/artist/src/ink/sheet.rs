//! A page on which lines are let go: which two areas become one, and what hides the line between them.

use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Pen, Shape, Tint};
use kurbo::{Rect, Shape as _};

use super::grid::Grid;
use super::mask::Mask;
use super::regions::Regions;
use super::{Layer, Layers};

/// A shorter opening between two areas, in units, looks like a slip of the pen.
const LEAST_OPENING: usize = 6;
/// A piece of line of fewer square units is not worth leaving.
const LARGEST_CRUMB: usize = 24;
/// What is smaller, in square units, needs no outline.
const LEAST_OTHER: usize = 12;

/// A page and what is known of it.
pub(crate) struct Sheet<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) layers: &'a Layers,
    pub(crate) grid: Grid,
    pub(crate) regions: Regions,
    /// Around each shape's path.
    pub(crate) bounds: Vec<Rect>,
    /// What hides lines let go, each with the position it is to be painted at.
    pub(crate) patches: Vec<(usize, Shape)>,
}

/// A region with its surroundings.
pub(crate) struct Area {
    label: usize,
    cells: Vec<usize>,
    /// How many border cells each inking shape has around it.
    border: BTreeMap<usize, usize>,
    /// The group whose paint the region shows; `None` on bare paper.
    pub(crate) group: Option<usize>,
}

/// Two regions that could be one, and the cells of the line between them.
pub(crate) struct Merger {
    laid_bare: Vec<usize>,
    neighbour: usize,
}

impl<'a> Sheet<'a> {
    pub(crate) fn of(drawing: &'a Drawing, layers: &'a Layers) -> Self {
        let grid = Grid::of(drawing);
        let regions = Regions::of(&grid);
        let bounds = drawing.shapes.iter().map(|shape| shape.path.bounding_box()).collect();
        Self { drawing, layers, grid, regions, bounds, patches: Vec::new() }
    }

    /// The group whose paint a region shows.
    pub(crate) fn group(&self, label: usize) -> Option<usize> {
        let shape = self.grid.shape(self.regions.list[label].deepest)?;
        self.layers.groups.get(shape).copied()
    }

    /// The region and what is around it.
    pub(crate) fn area(&self, label: usize) -> Area {
        let mut cells = vec![self.regions.list[label].deepest];
        let mut seen = vec![false; self.grid.width * self.grid.height];
        seen[cells[0]] = true;
        let mut border = BTreeMap::new();
        let mut next = 0;
        while let Some(cell) = cells.get(next).copied() {
            next += 1;
            for neighbour in self.grid.neighbours(cell) {
                if self.regions.at(neighbour) == Some(label) {
                    if !std::mem::replace(&mut seen[neighbour], true) {
                        cells.push(neighbour);
                    }
                } else if let Some(shape) = self.grid.shape(neighbour) {
                    *border.entry(shape).or_insert(0) += 1;
                }
            }
        }
        Area { label, cells, border, group: self.group(label) }
    }

    /// How the region could become one with the neighbour behind the farthest line around it that allows it.
    /// At least `share` of what is beyond that line is to be the neighbour.
    pub(crate) fn merger(&self, area: &Area, share: f64, may: impl Fn(usize) -> bool) -> Option<Merger> {
        area.border.keys().copied().find_map(|line| {
            let layer = self.layers.of(line);
            let pen = self.drawing.shapes[line].pen.filter(|pen| *pen != Pen::Solid)?;
            if matches!(layer, Layer::Frame | Layer::Lettering) {
                return None;
            }
            let width = self.drawing.page.pens.width(pen);
            let (reached, beyond) = self.across(area, |shape| shape == line, (width + 2.0).ceil() as usize);
            let (&neighbour, &contact) = beyond.iter().max_by_key(|(_, contact)| **contact)?;
            let all: usize = beyond.values().sum();
            if (contact as f64) < all as f64 * share || !may(neighbour) {
                return None;
            }
            let near_another = |cell: &usize| self.is_near_another(*cell, [area.label, neighbour], width);
            let (mut kept, rest): (Vec<usize>, Vec<usize>) = reached.into_iter().partition(near_another);
            let mut rest: BTreeSet<usize> = rest.into_iter().collect();
            // A line stays as wide as it is, or goes.
            for _ in 0..(width / 2.0).ceil() as usize {
                let beside = kept.iter().flat_map(|cell| self.grid.neighbours(*cell));
                kept = beside.filter(|cell| rest.remove(cell)).collect();
            }
            let laid_bare: Vec<usize> = rest.into_iter().collect();
            let open = laid_bare.iter().filter(|cell| self.touches(**cell, neighbour)).count();
            (open >= LEAST_OPENING).then_some(Merger { laid_bare, neighbour })
        })
    }

    /// Whether a region other than `these` is within `reach` of the cell: there the line is its outline too.
    fn is_near_another(&self, cell: usize, these: [usize; 2], reach: f64) -> bool {
        let Grid { width, height, .. } = self.grid;
        let (x, y) = ((cell % width) as i32, (cell / width) as i32);
        let far = reach as i32;
        (-far..=far).any(|dy| {
            (-far..=far).any(|dx| {
                let (x, y) = (x + dx, y + dy);
                f64::from(dx * dx + dy * dy) <= reach * reach
                    && (0..width as i32).contains(&x)
                    && (0..height as i32).contains(&y)
                    && self.regions.at(y as usize * width + x as usize).is_some_and(|region| {
                        !these.contains(&region) && self.regions.list[region].area >= LEAST_OTHER
                    })
            })
        })
    }

    fn touches(&self, cell: usize, region: usize) -> bool {
        self.grid.neighbours(cell).any(|neighbour| self.regions.at(neighbour) == Some(region))
    }

    /// Makes one region of two.
    pub(crate) fn merge(&mut self, area: &Area, merger: Merger) {
        let Merger { laid_bare, neighbour } = merger;
        let painted = |shape: Option<usize>| shape.and_then(|shape| self.drawing.shapes[shape].tint);
        let owner = self.grid.shape(self.regions.list[neighbour].deepest);
        let before = self.grid.shape(self.regions.list[area.label].deepest);
        let (tint, other) = (painted(owner).unwrap_or(Tint::PAPER), painted(before).unwrap_or(Tint::PAPER));
        let top = laid_bare.iter().filter_map(|cell| self.grid.shape(*cell)).max().unwrap_or_default();
        for cell in area.cells.iter().chain(&laid_bare) {
            self.grid.lay_bare(*cell, owner);
        }
        let crumbs: Vec<usize> = laid_bare.iter().flat_map(|cell| self.crumb(*cell, owner)).collect();
        let line: Vec<usize> = laid_bare.into_iter().chain(crumbs).collect();
        self.regions.take_in(area.label, neighbour, &line);
        if tint != other {
            // Not up to the lines around it, which would be nibbled at.
            let mut inner = area.cells.clone();
            inner.retain(|cell| self.grid.neighbours(*cell).all(|next| self.regions.at(next).is_some()));
            let mask = Mask::of(&inner, &self.grid, 0);
            self.patches.push((top + 1, Shape::patch(mask.outline(), tint)));
        }
        let mut mask = Mask::of(&line, &self.grid, 2);
        // The line's soft edge goes with it; no other ink does.
        let free = |cell: usize| !self.grid.is_ink(cell);
        mask.grow(&self.grid, free);
        mask.grow(&self.grid, free);
        self.patches.push((top + 1, Shape::patch(mask.outline(), tint)));
        self.trim(&line, owner);
    }

    /// Lays bare the loose bits of line that touch the cell; they were its ends.
    fn crumb(&mut self, cell: usize, owner: Option<usize>) -> Vec<usize> {
        let mut crumbs = Vec::new();
        for start in self.grid.neighbours(cell) {
            if !self.grid.is_ink(start) {
                continue;
            }
            let mut bits = vec![start];
            let mut next = 0;
            while let Some(bit) = bits.get(next).copied()
                && bits.len() < LARGEST_CRUMB
            {
                next += 1;
                for beside in self.grid.neighbours(bit) {
                    if self.grid.is_ink(beside) && !bits.contains(&beside) {
                        bits.push(beside);
                    }
                }
            }
            if bits.len() < LARGEST_CRUMB {
                bits.iter().for_each(|bit| self.grid.lay_bare(*bit, owner));
                crumbs.append(&mut bits);
            }
        }
        crumbs
    }

    /// The region closed with ink, on top of everything.
    pub(crate) fn ink_in(&mut self, area: &Area) {
        let mut mask = Mask::of(&area.cells, &self.grid, 1);
        mask.grow(&self.grid, |cell| self.grid.is_ink(cell));
        self.patches.push((self.drawing.shapes.len(), Shape::solid(mask.outline())));
    }

    /// Whether all around the area, within `steps`, is one region.
    pub(crate) fn is_enclosed(&self, area: &Area, steps: usize) -> bool {
        self.across(area, |_| true, steps).1.len() == 1
    }

    /// The ink cells of `lines` within `steps` of the area, and how long each region on their far side is
    /// in touch with them.
    fn across(
        &self,
        area: &Area,
        lines: impl Fn(usize) -> bool,
        steps: usize,
    ) -> (Vec<usize>, BTreeMap<usize, usize>) {
        let mut laid_bare = Vec::new();
        let mut beyond = BTreeMap::new();
        let mut seen = std::collections::HashSet::new();
        let mut edge = area.cells.clone();
        for _ in 0..steps {
            let mut next = Vec::new();
            for cell in edge {
                for neighbour in self.grid.neighbours(cell) {
                    if let Some(region) = self.regions.at(neighbour) {
                        if region != area.label {
                            *beyond.entry(region).or_insert(0) += 1;
                        }
                    } else if self.grid.shape(neighbour).is_some_and(&lines) && seen.insert(neighbour) {
                        next.push(neighbour);
                    }
                }
            }
            laid_bare.extend(&next);
            edge = next;
        }
        (laid_bare, beyond)
    }
}

impl Area {
    /// Light in an eye: white within solid ink.
    pub(crate) fn is_highlight(&self, drawing: &Drawing) -> bool {
        let all: usize = self.border.values().sum();
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.map(|(_, count)| count).sum::<usize>() * 3 >= all * 2
    }

    /// The solid shape that most of its border belongs to.
    pub(crate) fn darkest(&self, drawing: &Drawing) -> Option<usize> {
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.max_by_key(|(_, count)| **count).map(|(shape, _)| *shape)
    }

    /// The layer whose paint the region shows.
    pub(crate) fn layer(&self, layers: &Layers) -> Option<Layer> {
        self.group.map(|group| layers.layers[group])
    }

    /// Whether things of different groups enclose it: what one figure encloses alone is meant so.
    pub(crate) fn is_accident(&self, layers: &Layers) -> bool {
        let mut around = self.border.keys().filter_map(|shape| layers.groups.get(*shape));
        let first = around.next();
        around.any(|group| Some(group) != first)
    }
}

fn is_solid(drawing: &Drawing, shape: usize) -> bool {
    drawing.shapes[shape].pen == Some(Pen::Solid)
}

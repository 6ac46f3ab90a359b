//! A white region and what is around it: lines, and the regions beyond them.

use std::cell::RefMut;
use std::collections::BTreeMap;

use drawing::{Drawing, Pen};
use kurbo::Rect;

use super::cells::Cells;
use super::regions::Held;
use super::sheet::Sheet;
use super::{Layer, Layers};

/// Beyond a line is what is so many steps away.
const ACROSS_A_LINE: usize = 9;

/// Of what is around a region first so small a part is looked at.
const A_PART: usize = 8;

/// So many cells of a line have room at first.
const AT_FIRST: usize = 128;

/// A region with its surroundings.
pub(crate) struct Area {
    pub(super) label: usize,
    /// Its cells.
    pub(super) held: Held,
    /// Those of them that are next to others, at least.
    edge: Vec<usize>,
    /// By shape: the cells of its paint next to those, as often as they are.
    border: BTreeMap<usize, Vec<usize>>,
    /// Cells of other regions next to them, as often as they are.
    open: Vec<usize>,
    /// The group whose paint the region shows; `None` on bare paper.
    pub(crate) group: Option<usize>,
}

/// How often each shape or region was met, where the next is mostly the same again.
#[derive(Default)]
pub(super) struct Tally {
    counts: Vec<(usize, usize)>,
    last: usize,
}

impl Tally {
    fn note(&mut self, one: usize) {
        if self.counts.get(self.last).is_none_or(|(last, _)| *last != one) {
            let known = self.counts.iter().position(|(known, _)| *known == one);
            self.last = known.unwrap_or(self.counts.len());
            if known.is_none() {
                self.counts.push((one, 0));
            }
        }
        self.counts[self.last].1 += 1;
    }

    /// What was met most often, of several the last, and how often that was.
    pub(super) fn most(&self) -> Option<(usize, usize)> {
        self.counts.iter().copied().max_by_key(|(one, count)| (*count, *one))
    }

    /// How often anything was met.
    pub(super) fn sum(&self) -> usize {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

impl Sheet<'_> {
    /// The region and what is around it.
    pub(crate) fn area(&self, label: usize) -> Area {
        let held = self.regions.held_by(label);
        let edge = self.regions.edge(&held, self.grid.width);
        let (mut border, mut open): (Vec<(usize, Vec<usize>)>, _) = (Vec::new(), Vec::new());
        let mut last = 0;
        for cell in &edge {
            self.grid.each_neighbour(*cell, |near| {
                let region = self.regions.at(near);
                if region == Some(label) {
                    return;
                }
                open.extend(region.map(|_| near));
                let Some(shape) = self.grid.shape(near) else { return };
                // The next is mostly of the same shape again.
                if border.get(last).is_none_or(|(known, _)| *known != shape) {
                    last = border.iter().position(|(known, _)| *known == shape).unwrap_or(border.len());
                }
                match border.get_mut(last) {
                    Some((_, cells)) => cells.push(near),
                    None => {
                        let mut cells = Vec::with_capacity(AT_FIRST);
                        cells.push(near);
                        border.push((shape, cells));
                    }
                }
            });
        }
        Area { label, held, edge, border: border.into_iter().collect(), open, group: self.group(label) }
    }

    /// The rectangle around the area.
    pub(super) fn around(&self, area: &Area) -> Rect {
        self.grid.around(&self.regions.ends(&area.held).collect::<Vec<_>>())
    }

    /// Whether nothing but ink is around the area.
    pub(crate) fn is_closed(&self, area: &Area) -> bool {
        let around = area.edge.iter().flat_map(|cell| self.grid.neighbours(*cell));
        around.into_iter().all(|cell| self.grid.is_ink(cell) || self.regions.at(cell) == Some(area.label))
    }

    /// Whether the area lies amid another.
    pub(crate) fn is_amid(&self, area: &Area) -> bool {
        self.is_enclosed(area, ACROSS_A_LINE)
    }

    /// Whether all around the area, within `steps`, is one region.
    pub(crate) fn is_enclosed(&self, area: &Area, steps: usize) -> bool {
        let met = |edge: &[usize]| self.around_to(area.label, edge, (steps, 1)).counts.len();
        // Where a part of it shows more, the rest need not be looked at.
        met(&area.edge[..area.edge.len() / A_PART]) <= 1 && met(&area.edge) == 1
    }

    /// Whether what most of the area's surroundings, within `steps`, are is painted otherwise than it.
    pub(crate) fn is_of_another_color(&self, area: &Area, steps: usize) -> bool {
        let beyond = self.around_to(area.label, &area.edge, (steps, usize::MAX));
        beyond.most().is_some_and(|(label, _)| self.paint(label) != self.paint(area.label))
    }

    /// How long each region beyond any line within `steps` is in touch with those, as far as there are no more than so many.
    fn around_to(&self, label: usize, edge: &[usize], (steps, most): (usize, usize)) -> Tally {
        let mut search = Search::of(self, label, (|_| true, most));
        search.look_beside(edge);
        search.go_on(steps - 1);
        search.end().1
    }

    /// The ink cells of a line within `steps` of the area, and how long each region on their far side is in touch with them.
    pub(super) fn across(&self, area: &Area, line: usize, steps: usize) -> (Vec<usize>, Tally) {
        let mut search = Search::of(self, area.label, (|shape| shape == line, usize::MAX));
        if self.regions.is_as_yet(&area.held) {
            let beside = area.border.get(&line).into_iter().flatten();
            let ink = beside.filter(|cell| self.grid.is_ink(**cell));
            ink.chain(&area.open).for_each(|cell| search.meet(*cell));
        } else {
            // Ink may have become white anywhere beside it.
            search.look_beside(&area.edge);
        }
        search.go_on(steps - 1);
        search.end()
    }
}

/// A look around an area, step by step through the ink of some lines.
struct Search<'a, Lines> {
    sheet: &'a Sheet<'a>,
    label: usize,
    lines: Lines,
    /// It ends where more regions were met.
    most: usize,
    seen: RefMut<'a, Cells>,
    /// Ink, in the order in which it was reached; it was looked at so much of it.
    reached: Vec<usize>,
    looked_at: usize,
    /// How often cells of other regions were met.
    beyond: Tally,
}

impl<'a, Lines: Fn(usize) -> bool> Search<'a, Lines> {
    fn of(sheet: &'a Sheet, label: usize, (lines, most): (Lines, usize)) -> Self {
        let (seen, beyond) = (sheet.seen.borrow_mut(), Tally::default());
        Self { sheet, label, lines, most, seen, reached: Vec::with_capacity(AT_FIRST), looked_at: 0, beyond }
    }

    /// Looks at what is beside some cells.
    fn look_beside(&mut self, cells: &[usize]) {
        for cell in cells {
            self.look(*cell);
        }
    }

    fn look(&mut self, cell: usize) {
        if self.beyond.counts.len() <= self.most {
            self.sheet.grid.each_neighbour(cell, |near| self.meet(near));
        }
    }

    /// Notes a cell of another region, and reaches one of the lines.
    fn meet(&mut self, cell: usize) {
        let Sheet { grid, regions, .. } = self.sheet;
        match grid.ink(cell) {
            Some(line) => {
                if (self.lines)(line) && self.seen.insert(cell) {
                    self.reached.push(cell);
                }
            }
            None => {
                let other = regions.at(cell).filter(|region| *region != self.label);
                other.into_iter().for_each(|region| self.beyond.note(region));
            }
        }
    }

    /// So many steps farther.
    fn go_on(&mut self, steps: usize) {
        for _ in 0..steps {
            for index in std::mem::replace(&mut self.looked_at, self.reached.len())..self.reached.len() {
                self.look(self.reached[index]);
            }
        }
    }

    fn end(mut self) -> (Vec<usize>, Tally) {
        self.seen.remove(&self.reached);
        (self.reached, self.beyond)
    }
}

impl Area {
    /// Which region it was.
    pub(crate) fn label(&self) -> usize {
        self.label
    }

    /// The shapes whose lines are around it, the farthest first.
    pub(super) fn lines(&self) -> impl Iterator<Item = usize> {
        self.border.keys().copied()
    }

    /// Those of its cells that are next to others, at least.
    pub(super) fn edge(&self) -> &[usize] {
        &self.edge
    }

    /// Light in an eye: white within solid ink.
    pub(crate) fn is_highlight(&self, drawing: &Drawing) -> bool {
        let all: usize = self.border.values().map(Vec::len).sum();
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.map(|(_, cells)| cells.len()).sum::<usize>() * 3 >= all * 2
    }

    /// Whether it is around a pupil, and not around a keyhole or the middle of a flower.
    pub(crate) fn is_eye(&self, drawing: &Drawing) -> bool {
        let all: usize = self.border.values().map(Vec::len).sum();
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.map(|(_, cells)| cells.len()).sum::<usize>() * 4 >= all
    }

    /// The solid shape that most of its border belongs to.
    pub(crate) fn darkest(&self, drawing: &Drawing) -> Option<usize> {
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.max_by_key(|(_, cells)| cells.len()).map(|(shape, _)| *shape)
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

#[cfg(test)]
mod tests {
    use drawing::{Page, Shape, Tint};
    use kurbo::{Circle, Point, Shape as _};
    use scene::Complexity;

    use super::*;

    #[test]
    fn an_area_has_the_edge_it_had_and_stays_what_it_was_when_its_region_grows() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let round = |radius: f64| Circle::new((200.0, 300.0), radius).to_path(0.1);
        drawing.shapes =
            [90.0, 50.0].map(|radius| Shape::area(round(radius), Tint::PAPER, Pen::Outline)).into();
        let layers = Layers { groups: vec![0; 2], layers: vec![Layer::Thing], ..Layers::default() };
        let mut sheet = Sheet::of(&drawing, &layers);
        let label = sheet.grid.cell(Point::new(270.5, 300.5)).and_then(|cell| sheet.regions.at(cell));
        let label = label.expect("a ring");
        let area = sheet.area(label);
        let is_own = |cell: usize| sheet.regions.at(cell) == Some(label);
        let own = |sheet: &Sheet| sheet.regions.parts(&area.held).flatten().collect::<Vec<_>>();
        let cells = own(&sheet);
        assert_eq!(cells.len(), sheet.regions.list[label].area);
        assert!(cells.iter().all(|cell| is_own(*cell)));
        let at_the_edge = |cell: &&usize| sheet.grid.neighbours(**cell).any(|near| !is_own(near));
        let (mut edge, mut told): (Vec<_>, _) =
            (cells.iter().filter(at_the_edge).copied().collect(), area.edge.clone());
        edge.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, edge);
        let (inner, beyond) = sheet.across(&area, 1, 9);
        assert!(inner.len() > 800 && beyond.counts.len() == 1, "{} {}", inner.len(), beyond.counts.len());
        sheet.regions.give(&inner, label);
        assert_eq!(own(&sheet), cells);
    }
}

//! A page on which lines are let go: which two areas become one, and what hides the line between them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Pen, Shape, Tint};
use kurbo::{Point, Rect};

use super::cells::Cells;
use super::grid::Grid;
use super::mask::Mask;
use super::near::far_from;
use super::regions::Regions;
use super::specks::Speck;
use super::{Layer, Layers};

/// A shorter opening between two areas, in units, looks like a slip of the pen.
const LEAST_OPENING: usize = 6;
/// As long as a wrist beside the outline of its hand.
pub(super) const WRIST: f64 = 0.42;
/// So much of a line is opened, as a share, and at least and at most so much, in units, if so much is left.
const OPENED: f64 = 0.3;
const LEAST_OPENED: f64 = 10.0;
const MOST_OPENED: f64 = 15.0;
const LEAST_FOLD: f64 = 12.0;
/// Of the line of what lies amid another, such as a print, so much is opened: with more it would be a broken ring.
const SLIT: f64 = 7.0;
/// Beyond a line is what is so many steps away.
const ACROSS_A_LINE: usize = 9;
/// How far below the upper edge of a mouth its lower lip begins, as a share of its height.
const LIP: f64 = 0.26;
/// What is smaller, in square units, needs no outline.
pub(super) const LEAST_OTHER: usize = 12;

/// A page and what is known of it.
pub(crate) struct Sheet<'a> {
    pub(crate) drawing: &'a Drawing,
    pub(crate) layers: &'a Layers,
    pub(crate) grid: Grid,
    pub(crate) regions: Regions,
    /// Where lines were let go.
    pub(crate) let_go: Cells,
    /// Where lines stay that part nothing any more, as folds do.
    pub(crate) folds: Cells,
    /// Where lines touch a nearer one, of which they would make a thick one.
    pub(crate) clings: Cells,
    /// By shape whose line does: about where.
    pub(super) clinging: BTreeMap<usize, Vec<Rect>>,
    /// Cells of lines that went because they clung to others, and the area each is of now.
    pub(super) bare: RefCell<BTreeMap<usize, usize>>,
    /// Nowhere, but while something is looked for.
    pub(super) seen: RefCell<Cells>,
    /// Pupils whose lights went out.
    pub(super) dimmed: BTreeSet<usize>,
    /// Around what was let go.
    pub(crate) changed: Vec<Rect>,
    /// What was let go because too little of it is seen.
    pub(crate) specks: Vec<Speck>,
    /// What is painted over the page, by the position it is to be painted at.
    pub(crate) patches: BTreeMap<usize, Vec<Shape>>,
}

/// A region with its surroundings.
pub(crate) struct Area {
    pub(super) label: usize,
    pub(super) cells: Vec<usize>,
    /// Those of them that are next to others, at least.
    edge: Vec<usize>,
    /// How many border cells each inking shape has around it.
    border: BTreeMap<usize, usize>,
    /// The group whose paint the region shows; `None` on bare paper.
    pub(crate) group: Option<usize>,
}

/// How often each shape or region was met, where the next is mostly the same again.
#[derive(Default)]
struct Tally {
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
    fn most(&self) -> Option<(usize, usize)> {
        self.counts.iter().copied().max_by_key(|(one, count)| (*count, *one))
    }
}

/// Two regions that could be one, and the cells of the line between them.
pub(crate) struct Merger {
    pub(super) laid_bare: Vec<usize>,
    pub(super) neighbour: usize,
}

impl<'a> Sheet<'a> {
    pub(crate) fn of(drawing: &'a Drawing, layers: &'a Layers) -> Self {
        Self::on(Grid::of(drawing), drawing, layers)
    }

    /// Of a drawing that was painted on `grid`.
    pub(super) fn on(grid: Grid, drawing: &'a Drawing, layers: &'a Layers) -> Self {
        let regions = Regions::of(&grid);
        let nowhere = || Cells::none(grid.width * grid.height);
        let (let_go, folds, clings, seen) = (nowhere(), nowhere(), nowhere(), RefCell::new(nowhere()));
        Self {
            drawing,
            layers,
            grid,
            regions,
            let_go,
            folds,
            clings,
            bare: RefCell::default(),
            clinging: BTreeMap::new(),
            seen,
            dimmed: BTreeSet::new(),
            changed: Vec::new(),
            specks: Vec::new(),
            patches: BTreeMap::new(),
        }
    }

    /// The group whose paint a region shows.
    pub(crate) fn group(&self, label: usize) -> Option<usize> {
        let shape = self.grid.shape(self.regions.list[label].deepest)?;
        self.layers.groups.get(shape).copied()
    }

    /// Whether there is ink that was not let go.
    pub(crate) fn is_inked(&self, cell: usize) -> bool {
        self.grid.is_ink(cell) && !self.let_go.has(cell)
    }

    /// The region and what is around it.
    pub(crate) fn area(&self, label: usize) -> Area {
        let (cells, edge) = self.regions.cells(label, self.grid.width);
        let mut border = Tally::default();
        let around = edge.iter().flat_map(|cell| self.grid.neighbours(*cell));
        for neighbour in around.filter(|cell| self.regions.at(*cell) != Some(label)) {
            self.grid.shape(neighbour).into_iter().for_each(|shape| border.note(shape));
        }
        Area { label, cells, edge, border: border.counts.into_iter().collect(), group: self.group(label) }
    }

    /// How the region could become one with the neighbour behind the farthest line around it that allows it.
    /// At least `share` of what is beyond that line is to be the neighbour.
    pub(crate) fn merger(&self, area: &Area, share: f64, may: impl Fn(usize) -> bool) -> Option<Merger> {
        let own = area.border.keys().copied().filter(|line| !self.layers.held.contains(line));
        self.merger_over(own, (area, share), may)
    }

    /// The same where nothing else helps: over the lines of what hands hold, too.
    pub(crate) fn last_merger(&self, area: &Area, may: impl Fn(usize) -> bool) -> Option<Merger> {
        self.merger_over(area.border.keys().copied(), (area, 0.0), may)
    }

    fn merger_over(
        &self,
        mut lines: impl Iterator<Item = usize>,
        (area, share): (&Area, f64),
        may: impl Fn(usize) -> bool,
    ) -> Option<Merger> {
        lines.find_map(|line| {
            let layer = self.layers.of(line);
            let pen = self.drawing.shapes[line].pen.filter(|pen| *pen != Pen::Solid)?;
            if matches!(layer, Layer::Frame | Layer::Lettering) {
                return None;
            }
            let width = self.drawing.page.pens.width(pen);
            let (reached, beyond) = self.across(area, |shape| shape == line, (width + 2.0).ceil() as usize);
            let (neighbour, contact) = beyond.most()?;
            let all: usize = beyond.counts.iter().map(|(_, contact)| contact).sum();
            if (contact as f64) < all as f64 * share || !may(neighbour) {
                return None;
            }
            let laid_bare = self.where_it_goes(reached, [area.label, neighbour]);
            let open = laid_bare.iter().filter(|cell| self.touches(**cell, neighbour)).count();
            (open >= LEAST_OPENING).then_some(Merger { laid_bare, neighbour })
        })
    }

    /// The cells of a line between two regions at which it goes with them: not near another region, whose outline
    /// it is too or lies upon.
    fn where_it_goes(&self, line: Vec<usize>, between: [usize; 2]) -> Vec<usize> {
        let width = self.drawing.page.pens.width(Pen::Outline);
        let other =
            |region: usize| !between.contains(&region) && self.regions.list[region].area >= LEAST_OTHER;
        far_from(line, &self.grid, width, self.regions.of_those(other))
    }

    /// How long what was found between an area and another is, as a share of what is around the area.
    pub(crate) fn share_of(&self, area: &Area, merger: &Merger) -> f64 {
        let width = self.drawing.page.pens.width(Pen::Outline);
        merger.laid_bare.len() as f64 / width / area.edge.len().max(1) as f64
    }

    fn touches(&self, cell: usize, region: usize) -> bool {
        self.grid.neighbours(cell).any(|neighbour| self.regions.at(neighbour) == Some(region))
    }

    /// Makes one region of two without losing the form: a short line between what has one color goes, so that one contour is
    /// around both; any other is opened at one end and stays as a fold.
    pub(crate) fn unite(&mut self, area: &Area, merger: Merger) {
        if self.share_of(area, &merger) <= WRIST && self.paint(area.label) == self.paint(merger.neighbour) {
            return self.merge(area, merger);
        }
        let Merger { mut laid_bare, neighbour } = merger;
        let center = self.grid.around(&laid_bare).center();
        // As whole numbers distances have the same order.
        let apart = |cell: usize, from: Point| self.grid.point(cell).distance(from).to_bits();
        if let Some(end) = laid_bare.iter().copied().max_by_key(|cell| apart(*cell, center)) {
            let end = self.grid.point(end);
            laid_bare.sort_by_cached_key(|cell| apart(*cell, end));
        }
        let width = self.drawing.page.pens.width(Pen::Outline);
        let length = laid_bare.len() as f64 / width;
        let opening =
            if self.is_amid(area) { SLIT } else { (length * OPENED).clamp(LEAST_OPENED, MOST_OPENED) };
        if length - opening >= LEAST_FOLD {
            let fold = laid_bare.split_off((opening * width) as usize);
            fold.iter().for_each(|cell| _ = self.folds.insert(*cell));
        }
        self.merge(area, Merger { laid_bare, neighbour });
    }

    /// Makes a mouth one with its face: its upper line is let go, the lower lip stays as a smile.
    pub(crate) fn smile(&mut self, area: &Area, merger: Merger) {
        let Merger { laid_bare, neighbour } = merger;
        let around = self.grid.around(&laid_bare);
        let lip = around.y0 + around.height() * LIP;
        let (lower, upper): (Vec<usize>, _) =
            laid_bare.into_iter().partition(|cell| self.grid.point(*cell).y > lip);
        lower.iter().for_each(|cell| _ = self.folds.insert(*cell));
        self.merge(area, Merger { laid_bare: upper, neighbour });
    }

    /// Makes one region of two: the line between them is let go.
    pub(crate) fn merge(&mut self, area: &Area, merger: Merger) {
        let Merger { laid_bare, neighbour } = merger;
        let owner = self.grid.shape(self.regions.list[neighbour].deepest);
        let [tint, other] = [neighbour, area.label].map(|one| self.paint(one).unwrap_or(Tint::PAPER));
        let top = laid_bare.iter().filter_map(|cell| self.grid.shape(*cell)).max().unwrap_or_default();
        for cell in area.cells.iter().chain(&laid_bare) {
            self.grid.lay_bare(*cell, owner);
        }
        self.regions.take_in(area.label, neighbour);
        self.regions.give(&laid_bare, neighbour);
        laid_bare.iter().for_each(|cell| _ = self.let_go.insert(*cell));
        self.changed.push(self.grid.around(&laid_bare));
        if tint != other {
            let inner = area.cells.iter().chain(&laid_bare).copied().collect();
            // Not up to the lines around it, which would be nibbled at.
            let inner = far_from(inner, &self.grid, 2.5, |near| self.grid.is_ink(near));
            self.patches
                .entry(top + 1)
                .or_default()
                .push(Shape::patch(Mask::of(&inner, &self.grid, 0).outline(), tint));
        }
    }

    /// The region closed with ink, on top of everything.
    pub(crate) fn ink_in(&mut self, area: &Area) {
        let mut mask = Mask::of(&area.cells, &self.grid, 1);
        mask.grow(&self.grid, |cell| self.grid.is_ink(cell));
        self.regions.list[area.label].area = 0;
        self.patches.entry(self.drawing.shapes.len()).or_default().push(Shape::solid(mask.outline()));
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
        self.across_to(area, |_| true, (steps, 1)).1.counts.len() == 1
    }

    /// Whether what most of the area's surroundings, within `steps`, are is painted otherwise than it.
    pub(crate) fn is_of_another_color(&self, area: &Area, steps: usize) -> bool {
        let beyond = self.across(area, |_| true, steps).1;
        beyond.most().is_some_and(|(label, _)| self.paint(label) != self.paint(area.label))
    }

    /// What a region is painted with.
    pub(super) fn paint(&self, label: usize) -> Option<Tint> {
        self.drawing.shapes[self.grid.shape(self.regions.list[label].deepest)?].tint
    }

    /// The ink cells of `lines` within `steps` of the area, and how long each region on their far side is
    /// in touch with them.
    fn across(&self, area: &Area, lines: impl Fn(usize) -> bool, steps: usize) -> (Vec<usize>, Tally) {
        self.across_to(area, lines, (steps, usize::MAX))
    }

    /// The same, no farther than until there are more than so many regions.
    fn across_to(
        &self,
        area: &Area,
        lines: impl Fn(usize) -> bool,
        (steps, most): (usize, usize),
    ) -> (Vec<usize>, Tally) {
        let (mut laid_bare, mut beyond) = (Vec::new(), Tally::default());
        let mut seen = self.seen.borrow_mut();
        let mut look = |cell: usize, found: &mut Vec<usize>| {
            self.grid.each_neighbour(cell, |neighbour| match self.regions.at(neighbour) {
                Some(region) if region == area.label => {}
                Some(region) => beyond.note(region),
                None => {
                    if self.grid.shape(neighbour).is_some_and(&lines) && seen.insert(neighbour) {
                        found.push(neighbour);
                    }
                }
            });
            beyond.counts.len() <= most
        };
        let mut goes_on = steps > 0 && area.edge.iter().all(|cell| look(*cell, &mut laid_bare));
        let mut looked = 0;
        for _ in 1..steps {
            for index in std::mem::replace(&mut looked, laid_bare.len())..laid_bare.len() {
                goes_on = goes_on && look(laid_bare[index], &mut laid_bare);
            }
        }
        seen.remove(&laid_bare);
        (laid_bare, beyond)
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
        let all: usize = self.border.values().sum();
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.map(|(_, count)| count).sum::<usize>() * 3 >= all * 2
    }

    /// Whether it is around a pupil, and not around a keyhole or the middle of a flower.
    pub(crate) fn is_eye(&self, drawing: &Drawing) -> bool {
        let all: usize = self.border.values().sum();
        let solid = self.border.iter().filter(|(shape, _)| is_solid(drawing, **shape));
        solid.map(|(_, count)| count).sum::<usize>() * 4 >= all
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

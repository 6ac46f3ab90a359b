//! A page on which lines are let go: which two areas become one, and what hides the line between them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use drawing::{Drawing, Pen, Shape, Tint};
use kurbo::{Point, Rect};

use super::area::Area;
use super::bits::Bits;
use super::cells::Cells;
use super::grid::Grid;
use super::mask::outline;
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

/// Two regions that could be one, and the cells of the line between them.
pub(crate) struct Merger {
    pub(super) laid_bare: Vec<usize>,
    pub(super) neighbour: usize,
}

impl<'a> Sheet<'a> {
    pub(crate) fn of(drawing: &'a Drawing, layers: &'a Layers) -> Self {
        let grid = Grid::of(drawing);
        let regions = Regions::of(&grid);
        Self::on((grid, regions), drawing, layers)
    }

    /// Of a drawing that was painted on a grid, which has these regions.
    pub(super) fn on((grid, regions): (Grid, Regions), drawing: &'a Drawing, layers: &'a Layers) -> Self {
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

    /// How the region could become one with the neighbour behind the farthest line around it that allows it.
    /// At least `share` of what is beyond that line is to be the neighbour.
    pub(crate) fn merger(&self, area: &Area, share: f64, may: impl Fn(usize) -> bool) -> Option<Merger> {
        let own = area.lines().filter(|line| !self.layers.held.contains(line));
        self.merger_over(own, (area, share), may)
    }

    /// The same where nothing else helps: over the lines of what hands hold, too.
    pub(crate) fn last_merger(&self, area: &Area, may: impl Fn(usize) -> bool) -> Option<Merger> {
        self.merger_over(area.lines(), (area, 0.0), may)
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
            let (reached, beyond) = self.across(area, line, (width + 2.0).ceil() as usize);
            let (neighbour, contact) = beyond.most()?;
            let all = beyond.sum();
            if (contact as f64) < all as f64 * share || !may(neighbour) {
                return None;
            }
            let laid_bare = self.where_it_goes(reached, [area.label(), neighbour]);
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
        let mut others = Bits::none(line.iter().copied(), &self.grid, width as usize);
        let part = others.rows.start * self.grid.width..others.rows.end * self.grid.width;
        self.regions.each_of(other, &part, |cells| others.add(&cells, &self.grid));
        let near = others.grown(width);
        line.into_iter().filter(|cell| !near.has(*cell, &self.grid)).collect()
    }

    /// How long what was found between an area and another is, as a share of what is around the area.
    pub(crate) fn share_of(&self, area: &Area, merger: &Merger) -> f64 {
        let width = self.drawing.page.pens.width(Pen::Outline);
        merger.laid_bare.len() as f64 / width / area.edge().len().max(1) as f64
    }

    fn touches(&self, cell: usize, region: usize) -> bool {
        self.grid.neighbours(cell).any(|neighbour| self.regions.at(neighbour) == Some(region))
    }

    /// Makes one region of two without losing the form: a short line between what has one color goes, so that one contour is
    /// around both; any other is opened at one end and stays as a fold.
    pub(crate) fn unite(&mut self, area: &Area, merger: Merger) {
        if self.share_of(area, &merger) <= WRIST && self.paint(area.label()) == self.paint(merger.neighbour) {
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
        let [tint, other] = [neighbour, area.label()].map(|one| self.paint(one).unwrap_or(Tint::PAPER));
        let top = laid_bare.iter().filter_map(|cell| self.grid.shape(*cell)).max().unwrap_or_default();
        self.regions.parts(&area.held).for_each(|part| self.grid.lay_bare(part, owner));
        laid_bare.iter().for_each(|cell| self.grid.lay_bare(*cell..cell + 1, owner));
        self.regions.take_in(area.label(), neighbour);
        self.regions.give(&laid_bare, neighbour);
        laid_bare.iter().for_each(|cell| _ = self.let_go.insert(*cell));
        self.changed.push(self.grid.around(&laid_bare));
        if tint != other {
            let inner = self.bits(area, (&laid_bare, 2));
            // Not up to the lines around it, which would be nibbled at.
            let near = inner.ink(&self.grid).grown(2.5);
            let patch = Shape::patch(outline(&inner.without(&near)), tint);
            self.patches.entry(top + 1).or_default().push(patch);
        }
    }

    /// The cells of an area and others, among so many around them.
    fn bits(&self, area: &Area, (others, margin): (&[usize], usize)) -> Bits {
        let all = self.regions.ends(&area.held).chain(others.iter().copied());
        let mut bits = Bits::none(all, &self.grid, margin);
        self.regions.parts(&area.held).for_each(|part| bits.add(&part, &self.grid));
        others.iter().for_each(|cell| bits.add(&(*cell..cell + 1), &self.grid));
        bits
    }

    /// The region closed with ink, on top of everything.
    pub(crate) fn ink_in(&mut self, area: &Area) {
        let inside = self.bits(area, (&[], 1));
        let ink = inside.ink(&self.grid);
        let closed = Shape::solid(outline(&inside.with_beside(&ink)));
        self.regions.list[area.label()].area = 0;
        self.patches.entry(self.drawing.shapes.len()).or_default().push(closed);
    }

    /// What a region is painted with.
    pub(super) fn paint(&self, label: usize) -> Option<Tint> {
        self.drawing.shapes[self.grid.shape(self.regions.list[label].deepest)?].tint
    }
}

//! The regions of a page: what a child with a crayon sees in the line art.
//!
//! Regions are found in pixels, not in the drawing's own shapes, because what counts is what is left
//! of them on paper: cut by nearer things, narrowed by lines, joined through gaps.

mod depth;
mod runs;

use drawing::{Drawing, Length, Tint};
use kurbo::Point;

use crate::raster::Cell;
use crate::sheet::Sheet;
use crate::{Paper, Style, png};
use runs::{Colour, Runs};

/// A connected white area of the line art.
#[derive(Debug, Clone, PartialEq)]
pub struct Region {
    /// In square millimetres.
    pub area: f64,
    /// The diameter of the largest circle that fits in.
    pub inscribed: Length,
    /// The middle of that circle, in page units.
    pub deepest: Point,
    /// The natural colour of most of it; paper where no shape is.
    pub tint: Tint,
    /// Whether it reaches the edge of the art box, and so the white margin around it.
    pub is_open: bool,
}

/// Everything measured on one page.
#[derive(Debug, Clone)]
pub struct RegionMap {
    /// In the order in which reading the page meets them.
    pub regions: Vec<Region>,
    /// The part of the art box that is black.
    pub ink_share: f64,
    /// The diameter of the largest circle that fits in black.
    pub blob: Length,
    /// Loose black pieces of less than a square millimetre.
    pub specks: usize,
    width: usize,
    height: usize,
    per_unit: f64,
    /// For each pixel its region's index and one, 0 where it is black.
    labels: Vec<u32>,
}

impl RegionMap {
    /// The region at a point in page units; `None` on a line and outside the page.
    pub fn at(&self, point: Point) -> Option<&Region> {
        self.regions.get(self.index_at(point)?)
    }

    /// The place in `regions` of the one at a point in page units.
    pub fn index_at(&self, point: Point) -> Option<usize> {
        self.index_at_pixel(point.x * self.per_unit, point.y * self.per_unit)
    }

    /// The same of a point in shares of the page's width and height, 0 to 1.
    pub fn index_at_share(&self, x: f64, y: f64) -> Option<usize> {
        self.index_at_pixel(x * self.width as f64, y * self.height as f64)
    }

    fn index_at_pixel(&self, x: f64, y: f64) -> Option<usize> {
        if x < 0.0 || y < 0.0 || x >= self.width as f64 || y >= self.height as f64 {
            return None;
        }
        let label = self.labels[y as usize * self.width + x as usize] as usize;
        label.checked_sub(1)
    }

    /// Width and height in pixels.
    pub(crate) fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// For each pixel its region's index and one, 0 where it is black; row by row.
    pub(crate) fn labels(&self) -> &[u32] {
        &self.labels
    }

    /// Pixels in a unit of the page.
    pub(crate) fn per_unit(&self) -> f64 {
        self.per_unit
    }

    /// Regions closed on all sides: those a child can fill.
    pub fn closed(&self) -> impl Iterator<Item = &Region> {
        self.regions.iter().filter(|region| !region.is_open)
    }
}

/// The regions of the drawing's line art, found at `dpi` dots an inch: 100 sees everything a crayon
/// could, 72 is nearly as good and twice as fast.
pub fn regions(drawing: &Drawing, dpi: f64) -> RegionMap {
    let sheet = Sheet::new(drawing, Style::Colored, Paper::None);
    let raster = png::raster(&sheet, dpi);
    let (width, height) = (raster.width(), raster.height());
    let mut cells: Vec<Cell> = Vec::with_capacity(width * height);
    raster.bands(|band: &[Cell]| cells.extend_from_slice(band));
    let black: Vec<bool> = cells.iter().map(|cell| cell.grey() < 128).collect();
    let runs = Runs::find(&black, width);
    measure(&cells, &runs, (width, height), dpi)
}

fn measure(cells: &[Cell], runs: &Runs, (width, height): (usize, usize), dpi: f64) -> RegionMap {
    let pixel = Length::inches(1.0 / dpi);
    let square = pixel.in_mm() * pixel.in_mm();
    let per_unit = dpi / 72.0;
    let mut labels = vec![0_u32; width * height];
    let mut found: Vec<Found> = vec![Found::default(); runs.pieces];
    for run in &runs.runs {
        let from = run.row as usize * width;
        let span = from + run.start as usize..from + run.end as usize;
        let piece = &mut found[run.piece as usize];
        piece.black = run.colour == Colour::Black;
        piece.pixels += span.len();
        piece.is_open |=
            run.start == 0 || run.end as usize == width || run.row == 0 || run.row as usize + 1 == height;
        if !piece.black {
            labels[span.clone()].fill(run.piece + 1);
            piece.count_tints(&cells[span]);
        }
    }
    depth::deepest(runs, width, height, |piece, squared, x, y| {
        let found = &mut found[piece];
        if squared > found.depth {
            found.depth = squared;
            found.deepest = (x, y);
        }
        found.depth
    });
    let black = || found.iter().filter(|piece| piece.black);
    let ink: usize = black().map(|piece| piece.pixels).sum();
    let specks = black().filter(|piece| (piece.pixels as f64) * square < 1.0).count();
    let blob = black().map(|piece| piece.depth).max().unwrap_or(0);
    let diameter = |squared: u32| Length::points(2.0 * f64::from(squared).sqrt() * pixel.units());
    let mut index = vec![0_u32; found.len() + 1];
    let mut regions = Vec::new();
    for (piece, found) in found.iter().enumerate().filter(|(_, piece)| !piece.black) {
        let (x, y) = found.deepest;
        regions.push(Region {
            area: found.pixels as f64 * square,
            inscribed: diameter(found.depth),
            deepest: Point::new((x as f64 + 0.5) / per_unit, (y as f64 + 0.5) / per_unit),
            tint: found.tint(),
            is_open: found.is_open,
        });
        index[piece + 1] = regions.len() as u32;
    }
    for label in &mut labels {
        *label = index[*label as usize];
    }
    RegionMap {
        regions,
        ink_share: ink as f64 / (width * height) as f64,
        blob: diameter(blob),
        specks,
        width,
        height,
        per_unit,
        labels,
    }
}

/// What is known of one connected piece while measuring.
#[derive(Debug, Clone, Default)]
struct Found {
    black: bool,
    is_open: bool,
    pixels: usize,
    /// The square of the distance from the deepest pixel to the other colour, in pixels.
    depth: u32,
    deepest: (usize, usize),
    /// How many pixels each tint has; few, so a list does.
    tints: Vec<(Tint, usize)>,
}

impl Found {
    fn count_tints(&mut self, cells: &[Cell]) {
        for alike in cells.chunk_by(|a, b| a.tint() == b.tint()) {
            let tint = alike[0].tint();
            match self.tints.iter_mut().find(|(other, _)| *other == tint) {
                Some((_, count)) => *count += alike.len(),
                None => self.tints.push((tint, alike.len())),
            }
        }
    }

    fn tint(&self) -> Tint {
        self.tints.iter().max_by_key(|(tint, count)| (*count, *tint)).map_or(Tint::PAPER, |(tint, _)| *tint)
    }
}

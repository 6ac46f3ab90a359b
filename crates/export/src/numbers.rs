//! Colour-by-number: a number in every region with room for one, and the key to the numbers.

mod digits;

use std::borrow::Cow;

use drawing::{Drawing, Tint};
use kurbo::{Affine, Circle, Point, Rect, Shape as _};

use crate::crayons::{CRAYONS, Crayon, nearest};
use crate::paint::{Line, Mark, Paint};
use crate::regions::{self, Region};

/// Grey enough to vanish under crayon, dark enough to read.
const PENCIL: Paint = Paint::Tint(Tint::hex(0x55_55_55));
/// The height of a digit in page units: no larger than needed, no smaller than a child can read.
const TALLEST: f64 = 14.0;
const SMALLEST: f64 = 6.0;
/// Fine enough to find the middle of a region to half a point.
const MAP_DPI: f64 = 100.0;
/// As wide as any number of a crayon.
const WIDEST: usize = CRAYONS.len();
/// Of a swatch in the key, in page units.
const SWATCH: f64 = 9.0;
const ROW: f64 = 27.0;
/// A key longer than this goes on in a second row.
const LONGEST_ROW: usize = 10;

/// What colour-by-number adds to the line art.
pub(crate) struct Numbers {
    /// On the art, in page units.
    pub(crate) labels: Vec<Mark<'static>>,
    crayons: Vec<Crayon>,
}

impl Numbers {
    pub(crate) fn of(drawing: &Drawing) -> Self {
        let regions = regions::regions(drawing, MAP_DPI).regions;
        let crayons = crayons(&regions);
        let labels = regions.iter().filter_map(|region| label(region, &crayons)).collect();
        Self { labels, crayons }
    }

    /// The height of the key, a gap above it included.
    pub(crate) fn key_height(&self) -> f64 {
        self.crayons.len().div_ceil(LONGEST_ROW) as f64 * ROW + 4.0
    }

    /// Swatches with their numbers, centred at the bottom of `room`.
    pub(crate) fn key(&self, room: Rect) -> Vec<Mark<'static>> {
        let rows = self.crayons.len().div_ceil(LONGEST_ROW).max(1);
        let in_row = self.crayons.len().div_ceil(rows).max(1);
        let pitch = (room.width() / in_row as f64).min(60.0);
        let mut marks = Vec::new();
        for (index, crayon) in self.crayons.iter().enumerate() {
            let (row, column) = (index / in_row, index % in_row);
            let left = room.center().x - pitch * in_row as f64 / 2.0 + pitch * column as f64;
            let y = room.y1 - ROW * (rows - row) as f64 + ROW / 2.0 + 2.0;
            let swatch = Circle::new((left + pitch * 0.3, y), SWATCH);
            marks.push(Mark {
                path: Cow::Owned(swatch.to_path(0.01)),
                fill: Some(Paint::Tint(crayon.tint)),
                line: Some(Line { paint: Paint::Ink, width: 1.5 }),
            });
            let beside = SWATCH + 6.0 + digits::width(index + 1) * TALLEST / 2.0;
            let beside = Point::new(left + pitch * 0.3 + beside, y);
            marks.push(number(index + 1, beside, TALLEST));
        }
        marks
    }
}

/// The crayons that color `drawing` as its coloured version shows it, in the order of the key of its
/// colour-by-number version: the first one is number 1. Only regions with room for a number count.
pub fn palette(drawing: &Drawing) -> Vec<Crayon> {
    crayons(&regions::regions(drawing, MAP_DPI).regions)
}

/// In the order of the box, each once.
fn crayons(regions: &[Region]) -> Vec<Crayon> {
    let mut used = [false; CRAYONS.len()];
    for region in regions.iter().filter(|region| room(region, WIDEST) >= SMALLEST) {
        used[nearest(region.tint)] = true;
    }
    let in_use = CRAYONS.iter().zip(used).filter(|(_, used)| *used);
    in_use.map(|(crayon, _)| *crayon).collect()
}

/// How tall `value` may be in the widest place of a region.
fn room(region: &Region, value: usize) -> f64 {
    region.inscribed.units() * 0.9 / digits::diagonal(value)
}

/// The number of a region in its deepest place, if there is room.
fn label(region: &Region, crayons: &[Crayon]) -> Option<Mark<'static>> {
    let crayon = CRAYONS[nearest(region.tint)];
    let value = crayons.iter().position(|other| *other == crayon)? + 1;
    let room = room(region, value);
    (room >= SMALLEST).then(|| number(value, region.deepest, room.min(TALLEST)))
}

/// `value` written around `centre`, `height` page units tall.
fn number(value: usize, centre: Point, height: f64) -> Mark<'static> {
    let mut path = digits::write(value);
    path.apply_affine(Affine::translate(centre.to_vec2()) * Affine::scale(height));
    Mark {
        path: Cow::Owned(path),
        fill: None,
        line: Some(Line { paint: PENCIL, width: height * digits::STROKE }),
    }
}

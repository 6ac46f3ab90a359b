//! Crumbs of lines that nearer things cover nearly all of: ink too small to be anything but dirt.

use std::ops::Range;

use kurbo::{Point, Rect};

use super::Layer;
use super::cells::Cells;
use super::sheet::Sheet;

/// Less ink than this, in square units, is a speck: a little under a square millimetre, which dots have.
const SPECK: usize = 8;

/// What is left alone of a line that was let go is one up to here: its round ends are cut off.
const REMAINS: usize = 24;

/// A cell has so many around it.
const AROUND: usize = 8;

/// A speck of the line of a shape.
pub(super) struct Speck {
    shape: usize,
    cells: Vec<Point>,
}

impl Speck {
    /// Whether it belongs to the line of `shape`.
    pub(super) const fn is_of(&self, shape: usize) -> bool {
        self.shape == shape
    }

    /// Whether it belongs to the line a half width of which is `reach`, at a point.
    pub(super) fn is_at(&self, at: Point, reach: f64) -> bool {
        self.cells.iter().any(|cell| cell.distance(at) < reach + 1.0)
    }
}

/// Lets go of every speck.
pub(super) fn sweep(sheet: &mut Sheet) {
    let tops = sheet.regions.lines().filter(|line| is_top(sheet, line) && !goes_on(sheet, line));
    let drawn: Vec<usize> = tops.map(|line| line.start).collect();
    let left_over: Vec<usize> = sheet.changed.iter().flat_map(|changed| remains(sheet, *changed)).collect();
    let_alone_go(sheet, drawn, SPECK);
    let_alone_go(sheet, left_over, REMAINS);
    without_needless(sheet);
}

/// Pinpricks that were closed with ink between lines are nothing once one of those lines went.
fn without_needless(sheet: &mut Sheet) {
    let last = sheet.drawing.shapes.len();
    let mut on_top = sheet.patches.remove(&last).unwrap_or_default();
    on_top.retain(|patch| {
        let around = patch.bounds().inflate(2.0, 2.0);
        patch.extent() >= SPECK as f64
            || !sheet.grid.rows_within(around).flatten().any(|cell| sheet.let_go.has(cell))
    });
    if !on_top.is_empty() {
        sheet.patches.insert(last, on_top);
    }
}

/// Lets go of what holds together with one of `cells`, where it is less than `most` square units.
fn let_alone_go(sheet: &mut Sheet, cells: Vec<usize>, most: usize) {
    let mut large = Cells::none(sheet.grid.width * sheet.grid.height);
    for cell in cells {
        if let Some(cells) = alone(sheet, cell, most, &mut large) {
            let_go(sheet, &cells);
        }
    }
}

/// Ink in an area next to what was let go.
fn remains(sheet: &Sheet, area: Rect) -> impl Iterator<Item = usize> {
    let last = sheet.grid.width * sheet.grid.height;
    let is_beside = move |cell: usize| {
        let rows = [cell.saturating_sub(sheet.grid.width), cell, (cell + sheet.grid.width).min(last - 1)];
        rows.into_iter().any(|row| sheet.let_go.has_beside(row))
            && sheet.grid.around_it(cell).any(|near| sheet.let_go.has(near))
    };
    let rows = sheet.grid.rows_within(area.inflate(1.0, 1.0));
    let has_any = move |row: &Range<usize>| {
        let width = sheet.grid.width;
        let near = [row.start.saturating_sub(width), row.start, (row.start + width).min(last)];
        near.into_iter()
            .any(|start| sheet.let_go.has_any(start.saturating_sub(1)..(start + row.len() + 1).min(last)))
    };
    let cells = rows.filter(has_any).flatten();
    cells.filter(move |cell| sheet.is_inked(*cell) && is_beside(*cell))
}

/// Whether ink of a row is short, and no ink is above it.
fn is_top(sheet: &Sheet, line: &Range<usize>) -> bool {
    let width = sheet.grid.width;
    line.len() < SPECK
        && (line.start.saturating_sub(width + 1)..(line.end + 1).saturating_sub(width))
            .all(|above| !sheet.is_inked(above))
}

/// Whether there is clearly more than a speck below ink of a row.
fn goes_on(sheet: &Sheet, line: &Range<usize>) -> bool {
    let (width, last) = (sheet.grid.width, sheet.grid.width * sheet.grid.height);
    let below = |cell: usize| (cell..last).step_by(width).take_while(|cell| sheet.is_inked(*cell));
    line.clone().all(|cell| sheet.is_inked(cell)) && line.clone().flat_map(below).nth(SPECK - 1).is_some()
}

/// The ink that holds together with the cell, if it is less than `most` square units; notes what is more as `large`.
fn alone(sheet: &Sheet, cell: usize, most: usize, large: &mut Cells) -> Option<Vec<usize>> {
    if large.has(cell) {
        return None;
    }
    let mut cells = Vec::with_capacity(most + AROUND);
    cells.push(cell);
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        for near in sheet.grid.around_it(cell) {
            if sheet.is_inked(near) && !cells.contains(&near) {
                cells.push(near);
            }
        }
        if cells.len() >= most {
            cells.iter().for_each(|cell| _ = large.insert(*cell));
            return None;
        }
    }
    Some(cells)
}

fn let_go(sheet: &mut Sheet, cells: &[usize]) {
    let Some(shape) = sheet.grid.shape(cells[0]) else { return };
    if !sheet.is_inked(cells[0]) || matches!(sheet.layers.of(shape), Layer::Frame | Layer::Lettering) {
        return;
    }
    cells.iter().for_each(|cell| _ = sheet.let_go.insert(*cell));
    let around = sheet.grid.around(cells);
    sheet.changed.push(around);
    // What was closed with ink within it goes, too.
    let within = around.inflate(1.0, 1.0);
    let on_top = sheet.patches.entry(sheet.drawing.shapes.len()).or_default();
    on_top.retain(|patch| !within.contains_rect(patch.bounds()));
    let cells = cells.iter().map(|cell| sheet.grid.point(*cell)).collect();
    sheet.specks.push(Speck { shape, cells });
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Pen, Shape, Tint};
    use kurbo::{Circle, Line, ParamCurve as _, Shape as _};
    use scene::Complexity;

    use super::*;
    use crate::ink::{Layers, Rules, settled};

    /// A page with these shapes, each of its own thing, when it is settled.
    fn page(shapes: Vec<Shape>) -> Drawing {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Detailed, None)));
        let layers = Layers {
            groups: (0..shapes.len()).collect(),
            layers: vec![Layer::Thing; shapes.len()],
            ..Layers::default()
        };
        drawing.shapes = shapes;
        let rules =
            Rules { narrowest: crate::narrowest_white(), most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
        settled(drawing, &layers, rules).drawing
    }

    #[test]
    fn a_crumb_of_a_covered_line_goes_and_the_line_elsewhere_stays() {
        let line = Shape::line(Line::new((100.0, 100.0), (300.0, 100.0)).to_path(0.1), Pen::Outline);
        // Both cover the line but for one unit between them.
        let cover = |x: f64| Rect::new(x, 60.0, x + 40.0, 140.0).to_path(0.1);
        let covers = [150.0, 191.0].map(|x| Shape::patch(cover(x), Tint::PAPER));
        let settled = page([vec![line.clone()], covers.to_vec()].concat());
        let kept = settled.shapes.iter().find(|shape| shape.pen == Some(Pen::Outline)).expect("the line");
        let seen = |x: Range<f64>| {
            kept.path.segments().any(|piece| {
                let spots = (0..=100).map(|step| piece.eval(f64::from(step) / 100.0).x);
                spots.into_iter().any(|spot| x.contains(&spot))
            })
        };
        assert!(seen(100.0..101.0) && seen(299.0..300.1));
        assert!(!seen(190.2..190.8));
    }

    #[test]
    fn dots_of_a_square_millimetre_stay() {
        let dot = Shape::solid(Circle::new((200.0, 200.0), 2.0).to_path(0.01));
        assert_eq!(page(vec![dot.clone()]).shapes, [dot]);
    }
}

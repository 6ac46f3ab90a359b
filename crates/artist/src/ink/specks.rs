//! Crumbs of lines that nearer things cover nearly all of: ink too small to be anything but dirt.

use kurbo::Point;

use super::Layer;
use super::sheet::Sheet;

/// Less ink than this, in square units, is a speck: a little under a square millimetre, which dots have.
const SPECK: usize = 8;

/// A speck of the line of a shape.
pub(super) struct Speck {
    shape: usize,
    cells: Vec<Point>,
}

impl Speck {
    /// Whether it belongs to the line of `shape`, a half width of which is `reach`, at a point.
    pub(super) fn is_of(&self, shape: usize, at: Point, reach: f64) -> bool {
        self.shape == shape && self.cells.iter().any(|cell| cell.distance(at) < reach + 1.0)
    }
}

/// Lets go of every speck.
pub(super) fn sweep(sheet: &mut Sheet) {
    let mut turns = Vec::new();
    for y in 1..sheet.grid.height {
        sheet.grid.turns(y, &mut turns);
        // White ends where ink begins, and ink ends where white begins again.
        let inked = turns.get(1..).unwrap_or_default();
        let tops: Vec<usize> = inked
            .chunks_exact(2)
            .filter(|ink| ink[1] - ink[0] < SPECK && is_top(sheet, y, ink[0], ink[1]))
            .map(|ink| y * sheet.grid.width + ink[0])
            .collect();
        for cell in tops {
            if let Some(cells) = alone(sheet, cell) {
                let_go(sheet, &cells);
            }
        }
    }
}

/// Whether no ink is above the ink of a row from `start` to `end`.
fn is_top(sheet: &Sheet, y: usize, start: usize, end: usize) -> bool {
    let width = sheet.grid.width;
    let above = (y - 1) * width;
    (start.saturating_sub(1)..(end + 1).min(width)).all(|x| !sheet.is_inked(above + x))
}

/// The ink that holds together with the cell, if it is no more than a speck.
fn alone(sheet: &Sheet, cell: usize) -> Option<Vec<usize>> {
    let mut cells = vec![cell];
    let mut next = 0;
    while let Some(cell) = cells.get(next).copied() {
        next += 1;
        for near in sheet.grid.around_it(cell) {
            if sheet.is_inked(near) && !cells.contains(&near) {
                cells.push(near);
            }
        }
        if cells.len() >= SPECK {
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
    cells.iter().for_each(|cell| sheet.let_go[*cell] = true);
    sheet.changed.push(sheet.grid.around(cells));
    let cells = cells.iter().map(|cell| sheet.grid.point(*cell)).collect();
    sheet.specks.push(Speck { shape, cells });
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Pen, Shape, Tint};
    use kurbo::{Circle, Line, Rect, Shape as _};
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
        settled(drawing, &layers, rules)
    }

    #[test]
    fn a_crumb_of_a_covered_line_goes_and_the_line_elsewhere_stays() {
        let line = Shape::line(Line::new((100.0, 100.0), (300.0, 100.0)).to_path(0.1), Pen::Outline);
        // Both cover the line but for one unit between them.
        let cover = |x: f64| Rect::new(x, 60.0, x + 40.0, 140.0).to_path(0.1);
        let covers = [150.0, 191.0].map(|x| Shape::patch(cover(x), Tint::PAPER));
        let settled = page([vec![line.clone()], covers.to_vec()].concat());
        let kept = settled.shapes.iter().find(|shape| shape.pen == Some(Pen::Outline)).expect("the line");
        let pieces: Vec<Rect> = kept
            .path
            .elements()
            .chunk_by(|_, next| !matches!(next, kurbo::PathEl::MoveTo(_)))
            .map(|piece| kurbo::BezPath::from_vec(piece.to_vec()).bounding_box())
            .collect();
        assert!(pieces.iter().all(|piece| piece.x1 < 192.0 || piece.x0 > 189.0), "{pieces:?}");
        assert!(pieces.iter().any(|piece| piece.x0 < 101.0) && pieces.iter().any(|piece| piece.x1 > 299.0));
        let between = |shape: &Shape| {
            shape.path.segments().any(|segment| {
                use kurbo::ParamCurve as _;
                (190.2..190.8).contains(&segment.eval(0.5).x)
            })
        };
        assert!(!between(kept), "{pieces:?}");
    }

    #[test]
    fn dots_of_a_square_millimetre_stay() {
        let dot = Shape::solid(Circle::new((200.0, 200.0), 2.0).to_path(0.01));
        assert_eq!(page(vec![dot.clone()]).shapes, [dot]);
    }
}

//! The last look before the ink dries: areas that no crayon could color are let go.
//!
//! Where outlines cross by chance they enclose slivers. A sliver is *absorbed* by the neighbour behind the
//! farthest line around it (that piece of line goes), or, where that is not clear, closed with ink as an
//! illustrator's brush would. Eye highlights and what lies in a face are left alone.

mod absorb;
mod calm;
mod grid;
mod regions;

pub(crate) use calm::calm;

use drawing::{Drawing, Shape};
use kurbo::Rect;

use absorb::{Page, Sliver};
use grid::Grid;
use regions::Regions;

/// Slivers at most this wide, in units, are closed with ink where they cannot be absorbed.
const CLOSED_BY_INK: f64 = 3.4;
/// A white area under this many square units is a speck of light, not a region (0.3 mm²).
const DUST: usize = 2;

/// Removes white areas in which no circle of `narrowest` units fits, outside `faces`, where shapes of
/// different groups enclose them. `groups` has one number a shape.
pub(crate) fn close_slivers(drawing: &mut Drawing, mut groups: Vec<usize>, narrowest: f64, faces: &[Rect]) {
    // Taking one sliver in can free another, seldom a third.
    for _ in 0..2 {
        let (absorbed, inked) = look(drawing, &groups, narrowest, faces);
        let done = absorbed.is_empty();
        // From the top down, so that earlier positions stay true.
        for (position, shape) in absorbed.into_iter().rev() {
            drawing.shapes.insert(position, shape);
            groups.insert(position, groups[position - 1]);
        }
        if done {
            drawing.shapes.extend(inked);
            break;
        }
    }
}

/// What to paint where to take slivers in, bottom up; and ink for those that cannot be taken in.
fn look(
    drawing: &Drawing,
    groups: &[usize],
    narrowest: f64,
    faces: &[Rect],
) -> (Vec<(usize, Shape)>, Vec<Shape>) {
    let grid = Grid::of(drawing);
    let regions = Regions::of(&grid);
    let page = Page { drawing, grid: &grid, regions: &regions, groups };
    let (mut absorbed, mut inked) = (Vec::new(), Vec::new());
    for (label, region) in regions.list.iter().enumerate() {
        let at = grid_point(&grid, region.deepest);
        if region.width >= narrowest || region.area < DUST || faces.iter().any(|face| face.contains(at)) {
            continue;
        }
        let sliver = Sliver::new(page, label);
        if sliver.is_highlight() || !sliver.is_accident() {
            continue;
        }
        match sliver.absorbed() {
            Some(patch) => absorbed.push(patch),
            None if region.width <= CLOSED_BY_INK => inked.push(sliver.inked()),
            None => {}
        }
    }
    absorbed.sort_by_key(|(position, _)| *position);
    (absorbed, inked)
}

fn grid_point(grid: &Grid, cell: usize) -> kurbo::Point {
    kurbo::Point::new((cell % grid.width) as f64 + 0.5, (cell / grid.width) as f64 + 0.5)
}

//! What is being built: walls that are not done, bricks in steps along the top of them.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::{Doing, Link, Party, Relation, Scene, What};

use super::clip::clipped;
use super::ties::doing;

const BRICK: Tint = Tint::hex(0xD9_7B_55);
/// What is laid brick by brick.
const LAID: [&str; 6] = ["house", "castle", "igloo", "barn", "school", "dog house"];
/// How high the walls are at the left and at the right, as shares of the whole.
const WALLS: (f64, f64) = (0.34, 0.62);
/// How high a brick is, as a share of the whole, how many lie in a row, and how many steps the wall has.
const COURSE: f64 = 0.095;
const IN_A_ROW: usize = 6;

/// Whether somebody is still building it.
pub(super) fn is_rising(scene: &Scene, party: Party) -> bool {
    let laid = scene.subject(party).is_some_and(
        |one| matches!(one.what, What::Thing(thing) if one.count == 1 && LAID.contains(&thing.name)),
    );
    let builds = |known: &Relation| {
        known.object == party
            && matches!(known.link, Link::With | Link::Holding)
            && doing(scene, known.subject) == Some(Doing::Building)
    };
    laid && scene.relations.iter().any(builds)
}

/// Its lower part, with bricks along the top.
pub(super) fn rising(figure: &Art) -> Art {
    let around = figure.bounds();
    let (wide, high) = (around.width() / IN_A_ROW as f64, around.height() * COURSE);
    // The wall falls from the right to the left in steps.
    let top = |column: usize| {
        let share = column as f64 / (IN_A_ROW - 1) as f64;
        let rows = (WALLS.0 + (WALLS.1 - WALLS.0) * share) / COURSE;
        around.y1 - libm::round(rows) * high
    };
    let mut opening = BezPath::new();
    opening.move_to((around.x0 - 9.0, around.y1 + 9.0));
    let mut bricks = Vec::new();
    for column in 0..IN_A_ROW {
        let (x0, x1) = (around.x0 + wide * column as f64, around.x0 + wide * (column + 1) as f64);
        let y = top(column);
        opening.line_to((if column == 0 { x0 - 9.0 } else { x0 }, y));
        opening.line_to((if column + 1 == IN_A_ROW { x1 + 9.0 } else { x1 }, y));
        for row in 0..2 {
            let brick = Rect::new(x0, y + high * f64::from(row), x1, y + high * f64::from(row + 1));
            bricks.push(Shape::area(brick.to_path(0.1), BRICK, Pen::Outline));
        }
    }
    opening.line_to((around.x1 + 9.0, around.y1 + 9.0));
    opening.close_path();
    let mut art = clipped(figure, &opening);
    art.shapes.extend(bricks);
    // One more is on its way up.
    let loose =
        Rect::from_origin_size(Point::new(around.x0 + wide * 0.3, top(0) - high * 2.0), (wide * 0.9, high));
    art.shapes.push(Shape::area(loose.to_path(0.1), BRICK, Pen::Outline));
    art
}

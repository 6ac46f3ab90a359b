//! What a wall and a floor are made of, in open lines from edge to edge: stripes, panels, stones, boards.

use drawing::Shape;
use kurbo::{BezPath, Point, Rect, Shape as _};
use scene::Dice;

use super::Brush;

/// A stripe of wallpaper is so wide, a panel's plank, and a floorboard where it begins, in units.
const STRIPE: f64 = 84.0;
const PLANK: f64 = 46.0;
const FLOORBOARD: f64 = 74.0;
/// So many are a crowd.
const CROWD: usize = 3;
/// Panels are so high.
const PANELS: f64 = 96.0;
/// A stone is so wide and so high.
const STONE: (f64, f64) = (46.0, 24.0);
/// Their colour.
const STONES: u32 = 0xE6_DC_CE;

/// The wall of a room: striped (but not behind a crowd), panelled below a rail, or plain.
pub(in crate::settings) fn papered(wall: Rect, crowd: usize, brush: Brush, dice: &mut Dice) -> Vec<Shape> {
    let shift = dice.unit();
    match dice.below(3) {
        0 if crowd < CROWD => vec![brush.line(uprights(wall, STRIPE, shift))],
        1 => {
            let panels = Rect { y0: wall.y1 - PANELS, ..wall };
            let mut rail = BezPath::new();
            rail.move_to((panels.x0, panels.y0));
            rail.line_to((panels.x1, panels.y0));
            vec![brush.line(rail), brush.line(uprights(panels, PLANK, shift))]
        }
        _ => Vec::new(),
    }
}

/// Upright lines from the top of a rectangle to its foot, `step` apart; the first is a share `shift` of that from its
/// side.
fn uprights(within: Rect, step: f64, shift: f64) -> BezPath {
    let mut path = BezPath::new();
    let mut x = within.x0 + step * shift;
    while x < within.x1 {
        path.move_to((x, within.y0));
        path.line_to((x, within.y1));
        x += step;
    }
    path
}

/// Boards of a floor, which run to where lines meet far away, at `vanishing`.
pub(in crate::settings) fn boarded(floor: Rect, vanishing: Point, brush: Brush) -> Shape {
    let mut path = BezPath::new();
    let spread = (floor.y1 - vanishing.y) / (floor.y0 - vanishing.y).max(1.0);
    for index in -8..8 {
        let x = vanishing.x + (f64::from(index) + 0.5) * FLOORBOARD;
        path.move_to((x, floor.y0));
        path.line_to((vanishing.x + (x - vanishing.x) * spread, floor.y1));
    }
    brush.line(path)
}

/// Stones that show here and there in a wall: pairs of whole ones, the lower half a stone aside.
pub(in crate::settings) fn masonry(wall: Rect, brush: Brush, dice: &mut Dice) -> Vec<Vec<Shape>> {
    let (wide, high) = STONE;
    let columns = (wall.width() / (wide * 3.4)) as u32;
    let rows = (wall.height() / (high * 5.0)) as u32;
    let mut stones = Vec::new();
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let share = |index: u32, count: u32, thrown: f64| (f64::from(index) + thrown) / f64::from(count);
        let at = Point::new(
            wall.x0 + wall.width() * share(column, columns, dice.between(0.2, 0.7)),
            wall.y0 + wall.height() * share(row, rows, dice.between(0.2, 0.7)),
        );
        if dice.chance(0.6) {
            continue;
        }
        let brick = |x: f64, y: f64| Rect::new(x, y, x + wide, y + high).to_path(0.1);
        let mut pair = vec![brush.part(brick(at.x, at.y), STONES)];
        pair.push(brush.part(brick(at.x + wide * 0.5, at.y + high), STONES));
        stones.push(pair);
    }
    stones
}

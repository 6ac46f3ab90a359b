//! What is seen through a window: the rain or the snow outside.

use drawing::{Pen, Shape, Tint};
use figures::Art;
use kurbo::{Circle, Point, Shape as _};
use scene::{Link, Party, Scene, Weather};

use super::rod::drop_at;

/// What has a pane, and where it is in shares of the box.
pub(super) const WINDOW: &str = "window";
const PANE: [f64; 4] = [0.28, 0.16, 0.72, 0.78];
/// So many drops or flakes in so many rows, and how high one is, as a share of the pane's height.
const COLUMNS: usize = 2;
const ROWS: usize = 3;
const DROP: f64 = 0.17;

/// Lets the weather be seen in a window that nobody looks out of.
pub(super) fn behind(art: &mut Art, scene: &Scene, party: Party) {
    let Some(weather) = scene.weather else { return };
    let window = scene.subject(party).is_some_and(|one| one.what.name() == WINDOW);
    let filled = scene.relations.iter().any(|known| known.object == party && known.link == Link::In);
    if !window || filled || !matches!(weather, Weather::Rainy | Weather::Stormy | Weather::Snowy) {
        return;
    }
    let around = art.bounds();
    let [x0, y0, x1, y1] = PANE;
    let size = around.height() * (y1 - y0) * DROP;
    for index in 0..COLUMNS * ROWS {
        let (column, row) = (index % COLUMNS, index / COLUMNS);
        let aside = if row % 2 == 0 { 0.3 } else { 0.7 };
        let x = x0 + (x1 - x0) * (column as f64 + aside) / COLUMNS as f64;
        let y = y0 + (y1 - y0) * (row as f64 + 0.5) / ROWS as f64;
        let at = Point::new(around.x0 + around.width() * x, around.y0 + around.height() * y);
        art.shapes.push(if weather == Weather::Snowy { flake(at, size) } else { drop_at(at, size / 2.0) });
    }
}

fn flake(at: Point, size: f64) -> Shape {
    Shape::area(Circle::new(at, size * 0.36).to_path(0.1), Tint::PAPER, Pen::Inner)
}

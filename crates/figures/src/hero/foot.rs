//! Shoes. Own coordinates: the ankle joint is the origin, the sole at y = 21, the toe to the right.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath, Shape as _};

use super::curve::{closed, open};
use crate::Detail;

/// What is worn on the feet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shoe {
    Sneaker,
    Strap,
    Laced,
    Boot,
    Paw,
    /// Its toe rolls up.
    Curled,
    /// A diver's fin on the ground.
    Flipper,
    /// The same in line with the leg of who swims.
    Fin,
    /// Far too long.
    Clown,
    Bootee,
}

/// A shoe placed by `at`; below trouser legs nothing near the ankle is drawn, which would stick out in scraps.
pub(super) fn shoe(kind: Shoe, tint: Tint, (detail, covered): (Detail, bool), at: Affine) -> Vec<Shape> {
    let mut shapes = vec![Shape::area(outline(kind), tint, Pen::Outline)];
    let inner = |path: BezPath| Shape::line(path, Pen::Inner);
    let full = detail == Detail::Full;
    match kind {
        Shoe::Sneaker => {
            shapes.push(inner(lace(10.0, -4.0)));
            shapes.push(inner(seam()));
            if full {
                shapes.push(inner(open((28.0, -2.5), &[[23.0, 1.0, 22.0, 6.0, 23.0, 10.0]])));
                shapes.push(Shape::line(lace(16.0, 1.0), Pen::Fine));
            }
        }
        Shoe::Strap => {
            let to = if full { (19.0, -8.0) } else { (12.0, -1.0) };
            shapes.push(inner(open((-8.0, 1.0), &[[2.0, 5.0, 10.0, 2.0, to.0, to.1]])));
        }
        Shoe::Laced => {
            shapes.push(inner(seam()));
            if full {
                shapes.push(inner(lace(8.0, -5.0)));
                shapes.push(Shape::line(lace(14.0, 0.0), Pen::Fine));
            }
        }
        Shoe::Boot | Shoe::Curled | Shoe::Bootee => {}
        Shoe::Flipper => {
            for y in [6.0, 13.0] {
                shapes.push(inner(open((24.0, y + 2.0), &[[33.0, y + 2.0, 40.0, y, 48.0, y - 1.0]])));
            }
        }
        Shoe::Fin => {
            for y in [-5.0, 7.0] {
                shapes.push(inner(open((34.0, y), &[[42.0, y, 50.0, y * 1.3, 58.0, y * 1.5]])));
            }
        }
        Shoe::Clown => {
            shapes.push(inner(open((20.0, -6.0), &[[15.0, 2.0, 15.0, 12.0, 19.0, 20.0]])));
        }
        Shoe::Paw => shapes.extend(toes()),
    }
    let near_ankle = |shape: &Shape| shape.tint.is_none() && shape.path.bounding_box().y0 < 4.0;
    shapes.retain(|shape| !(covered && kind != Shoe::Clown && near_ankle(shape)));
    shapes.into_iter().map(|shape| shape.placed(at)).collect()
}

/// The upper edge of a sole, from end to end but for the contour: it divides nothing.
fn seam() -> BezPath {
    open((-14.0, 12.0), &[[-4.0, 13.5, 18.0, 13.5, 35.0, 12.0]])
}

/// A lace across the instep.
fn lace(x: f64, y: f64) -> BezPath {
    open((x, y), &[[x + 2.5, y + 0.5, x + 6.0, y - 1.5, x + 8.5, y - 4.0]])
}

/// The shoe of who sits with crossed legs: its upper edge is under the shin, so it has none.
pub(super) fn folded(kind: Shoe, tint: Tint, at: Affine) -> Vec<Shape> {
    let bean = closed(
        (-19.0, 6.0),
        &[
            [-20.0, -8.0, -10.0, -14.0, 2.0, -12.0],
            [18.0, -10.0, 30.0, -5.0, 40.0, 3.0],
            [47.0, 10.0, 44.0, 21.0, 33.0, 21.0],
            [12.0, 21.5, 0.0, 21.5, -10.0, 21.0],
            [-17.0, 21.0, -18.0, 14.0, -19.0, 6.0],
        ],
    );
    let mut shapes = vec![Shape::area(bean, tint, Pen::Outline)];
    if kind == Shoe::Paw {
        shapes.extend(toes());
    }
    shapes.into_iter().map(|shape| shape.placed(at)).collect()
}

fn toes() -> impl Iterator<Item = Shape> {
    let toe = |x: f64| open((x, 7.0), &[[x + 3.0, 10.0, x + 3.5, 15.0, x + 2.0, 20.0]]);
    [22.0, 36.0].into_iter().map(move |x| Shape::line(toe(x), Pen::Inner))
}

fn outline(kind: Shoe) -> BezPath {
    match kind {
        Shoe::Paw => closed(
            (-17.0, -13.0),
            &[
                [-24.0, -2.0, -26.0, 10.0, -24.0, 16.0],
                [-22.0, 21.0, -18.0, 21.0, -14.0, 21.0],
                [6.0, 21.5, 30.0, 21.5, 40.0, 21.0],
                [54.0, 20.0, 56.0, 6.0, 45.0, 0.0],
                [36.0, -5.0, 26.0, -4.0, 17.0, -14.0],
                [6.0, -10.0, -8.0, -10.0, -17.0, -13.0],
            ],
        ),
        // Its upper corners are within the shaft.
        Shoe::Boot => closed(
            (-11.0, -9.0),
            &[
                [-19.0, -3.0, -22.0, 8.0, -21.5, 16.0],
                [-21.0, 20.0, -19.0, 21.0, -15.0, 21.0],
                [0.0, 21.5, 12.0, 21.5, 23.0, 21.0],
                [41.0, 21.0, 44.0, 9.0, 37.0, 1.0],
                [31.0, -5.0, 18.0, -4.0, 11.0, -9.0],
                [4.0, -7.0, -4.0, -7.0, -11.0, -9.0],
            ],
        ),
        Shoe::Curled | Shoe::Flipper | Shoe::Fin | Shoe::Clown | Shoe::Bootee => costume(kind),
        _ => closed(
            (-16.0, -13.0),
            &[
                [-20.0, -2.0, -22.0, 8.0, -20.5, 17.0],
                [-20.0, 20.5, -17.0, 21.0, -13.0, 21.0],
                [4.0, 21.5, 20.0, 21.5, 33.0, 21.0],
                [43.0, 21.0, 46.0, 13.0, 42.0, 6.0],
                [36.0, -4.0, 24.0, -2.0, 16.0, -14.0],
                [6.0, -10.0, -8.0, -10.0, -16.0, -13.0],
            ],
        ),
    }
}

/// Shoes that no child wears every day.
fn costume(kind: Shoe) -> BezPath {
    match kind {
        Shoe::Curled => closed(
            (-16.0, -13.0),
            &[
                [-20.0, -2.0, -22.0, 8.0, -20.5, 17.0],
                [-20.0, 20.5, -17.0, 21.0, -13.0, 21.0],
                [4.0, 21.5, 20.0, 21.5, 36.0, 21.0],
                [56.0, 20.0, 62.0, 4.0, 54.0, -10.0],
                [52.0, -16.0, 42.0, -14.0, 44.0, -6.0],
                [46.0, 0.0, 42.0, 4.0, 36.0, 2.0],
                [28.0, -2.0, 22.0, -6.0, 16.0, -14.0],
                [6.0, -10.0, -8.0, -10.0, -16.0, -13.0],
            ],
        ),
        Shoe::Flipper => closed(
            (-14.0, -12.0),
            &[
                [-20.0, -2.0, -20.0, 8.0, -18.0, 17.0],
                [-17.0, 21.0, -14.0, 21.0, -10.0, 21.0],
                [16.0, 22.0, 38.0, 22.0, 58.0, 22.0],
                [67.0, 20.0, 66.0, -4.0, 56.0, -8.0],
                [42.0, -5.0, 26.0, -1.0, 15.0, -13.0],
                [6.0, -10.0, -6.0, -10.0, -14.0, -12.0],
            ],
        ),
        Shoe::Fin => closed(
            (-12.0, -15.0),
            &[
                [-20.0, -8.0, -20.0, 10.0, -12.0, 16.0],
                [4.0, 19.0, 18.0, 16.0, 30.0, 18.0],
                [46.0, 21.0, 58.0, 27.0, 70.0, 31.0],
                [80.0, 33.0, 80.0, -31.0, 70.0, -29.0],
                [58.0, -25.0, 46.0, -19.0, 30.0, -16.0],
                [18.0, -14.0, 4.0, -18.0, -12.0, -15.0],
            ],
        ),
        Shoe::Clown => closed(
            (-16.0, -13.0),
            &[
                [-20.0, -2.0, -22.0, 8.0, -20.5, 17.0],
                [-20.0, 20.5, -17.0, 21.0, -13.0, 21.0],
                [14.0, 21.5, 40.0, 21.5, 52.0, 21.0],
                [68.0, 19.0, 70.0, -8.0, 52.0, -12.0],
                [38.0, -14.0, 28.0, -4.0, 16.0, -14.0],
                [6.0, -10.0, -8.0, -10.0, -16.0, -13.0],
            ],
        ),
        _ => closed(
            (-18.0, -14.0),
            &[
                [-22.0, 0.0, -23.0, 10.0, -18.0, 17.0],
                [-12.0, 22.0, 12.0, 22.0, 20.0, 19.0],
                [32.0, 14.0, 30.0, -6.0, 18.0, -15.0],
                [6.0, -11.0, -8.0, -11.0, -18.0, -14.0],
            ],
        ),
    }
}

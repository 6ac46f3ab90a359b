//! Shoes. Own coordinates: the ankle joint is the origin, the sole at y = 21, the toe to the right.

use drawing::{Pen, Shape, Tint};
use kurbo::{Affine, BezPath};

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
}

/// A shoe placed by `at`.
pub(super) fn shoe(kind: Shoe, tint: Tint, detail: Detail, at: Affine) -> Vec<Shape> {
    let mut shapes = vec![Shape::area(outline(kind), tint, Pen::Outline)];
    let inner = |path: BezPath| Shape::line(path, Pen::Inner);
    let full = detail == Detail::Full;
    match kind {
        Shoe::Sneaker => {
            shapes.push(inner(open((4.0, -5.0), &[[6.0, -2.0, 8.0, 0.0, 11.0, 1.0]])));
            if full {
                shapes.push(inner(open((25.0, -0.5), &[[20.0, 5.0, 20.0, 13.0, 23.0, 20.0]])));
                shapes.push(Shape::line(
                    open((-13.0, 14.0), &[[-6.0, 15.5, 6.0, 15.0, 14.0, 14.0]]),
                    Pen::Fine,
                ));
                shapes.push(Shape::line(open((-1.0, -1.0), &[[1.0, 2.0, 4.0, 4.0, 7.0, 5.0]]), Pen::Fine));
            }
        }
        Shoe::Strap => {
            let to = if full { (19.0, -8.0) } else { (12.0, -1.0) };
            shapes.push(inner(open((-8.0, 1.0), &[[2.0, 5.0, 10.0, 2.0, to.0, to.1]])));
        }
        Shoe::Laced => {
            shapes.push(inner(open((6.0, -6.0), &[[8.0, -2.0, 10.0, 0.0, 13.0, 1.0]])));
            if full {
                shapes.push(Shape::line(
                    open((-12.0, 14.0), &[[0.0, 16.0, 18.0, 16.0, 30.0, 13.5]]),
                    Pen::Fine,
                ));
            }
        }
        Shoe::Boot => {}
        Shoe::Paw => {
            for x in [22.0, 34.0] {
                shapes.push(inner(open((x, 8.0), &[[x + 3.0, 11.0, x + 3.0, 16.0, x + 1.0, 20.0]])));
            }
        }
    }
    shapes.into_iter().map(|shape| shape.placed(at)).collect()
}

fn outline(kind: Shoe) -> BezPath {
    match kind {
        Shoe::Paw => closed(
            (-17.0, -12.0),
            &[
                [-22.0, 0.0, -24.0, 10.0, -22.0, 17.0],
                [-21.0, 21.0, -18.0, 21.0, -14.0, 21.0],
                [6.0, 21.5, 24.0, 21.5, 34.0, 21.0],
                [46.0, 21.0, 49.0, 12.0, 44.0, 5.0],
                [36.0, -6.0, 24.0, -2.0, 17.0, -14.0],
                [6.0, -10.0, -8.0, -10.0, -17.0, -12.0],
            ],
        ),
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

//! What leaves all the hair to see: a band round the head, and ears on one. Head units.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath};

use super::curve::{closed, mirror};
use super::{Gear, tints};

/// A runner's broad band round the forehead.
pub(super) fn sweatband() -> Vec<Shape> {
    let band = closed(
        (-60.5, -17.0),
        &[
            [-34.0, -30.0, 34.0, -30.0, 60.5, -17.0],
            [61.5, -23.0, 61.0, -30.0, 59.0, -36.0],
            [34.0, -50.0, -34.0, -50.0, -59.0, -36.0],
            [-61.0, -30.0, -61.5, -23.0, -60.5, -17.0],
        ],
    );
    vec![Shape::area(band, tints::WHITE, Pen::Outline)]
}

/// A cat's, with what is inside them where they are drawn large.
pub(super) fn cat_ears(full: bool) -> Vec<Shape> {
    let ear = closed(
        (14.0, -54.0),
        &[
            [18.0, -72.0, 28.0, -92.0, 40.0, -101.0],
            [45.0, -104.0, 49.0, -102.0, 51.0, -97.0],
            [57.0, -80.0, 58.0, -58.0, 54.0, -38.0],
            [42.0, -48.0, 28.0, -53.0, 14.0, -54.0],
        ],
    );
    let inside = closed(
        (29.0, -62.0),
        &[
            [32.0, -73.0, 36.0, -80.0, 42.0, -85.0],
            [46.0, -76.0, 47.0, -65.0, 46.0, -55.0],
            [40.0, -59.0, 35.0, -61.0, 29.0, -62.0],
        ],
    );
    let both = |path: &BezPath| [mirror(path), path.clone()];
    let outer = both(&ear).map(|path| Shape::area(path, tints::ORANGE, Pen::Outline));
    let inner = both(&inside).map(|path| Shape::area(path, tints::PINK, Pen::Inner));
    outer.into_iter().chain(inner.into_iter().filter(|_| full)).collect()
}

/// Either of them as there is room for it in a ball of glass.
pub(super) fn within_the_glass(worn: Option<Gear>) -> Vec<Shape> {
    match worn {
        Some(Gear::CatEars) => {
            let smaller = Affine::translate((0.0, -1.0)) * Affine::scale(0.8);
            cat_ears(false).into_iter().map(|shape| shape.placed(smaller)).collect()
        }
        Some(_) => narrow_band(),
        None => Vec::new(),
    }
}

/// A sweatband above which hair is seen where a head is small.
fn narrow_band() -> Vec<Shape> {
    let band = closed(
        (-60.5, -14.0),
        &[
            [-34.0, -25.0, 34.0, -25.0, 60.5, -14.0],
            [61.5, -18.0, 61.3, -24.0, 60.0, -29.0],
            [34.0, -41.0, -34.0, -41.0, -60.0, -29.0],
            [-61.3, -24.0, -61.5, -18.0, -60.5, -14.0],
        ],
    );
    vec![Shape::area(band, tints::WHITE, Pen::Outline)]
}

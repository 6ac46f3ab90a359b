//! What leaves all the hair to see: a band round the head, and ears on one. Head units.

use drawing::{Pen, Shape};
use kurbo::{Affine, BezPath};

use super::curve::{closed, mirror};
use super::{Gear, tints};

/// A runner's band round the forehead, under the hair of the crown.
pub(super) fn sweatband() -> Vec<Shape> {
    band([-14.0, -26.5], [-29.5, -41.0])
}

/// A narrower one, above which hair is seen where a head is small.
fn narrow_band() -> Vec<Shape> {
    band([-14.0, -25.0], [-29.0, -41.0])
}

/// From one temple to the other: how high its lower edge is at its ends and in between, and its upper one.
fn band([low, over_the_brow]: [f64; 2], [high, over_the_hair]: [f64; 2]) -> Vec<Shape> {
    let amid = low.midpoint(high);
    let band = closed(
        (-62.5, low),
        &[
            [-34.0, over_the_brow, 34.0, over_the_brow, 62.5, low],
            [63.5, amid, 63.0, amid, 61.5, high],
            [34.0, over_the_hair, -34.0, over_the_hair, -61.5, high],
            [-63.0, amid, -63.5, amid, -62.5, low],
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

//! What of a setting tells the place: the last to go where a page has too much to color.

use std::collections::BTreeSet;

use drawing::{Drawing, Shape};
use figures::settings::Backdrop;
use kurbo::{BezPath, Rect};

/// The areas of what fills the background of a setting, and of a rainbow that was asked for.
pub(crate) fn backing(setting: &Backdrop) -> Vec<BezPath> {
    let parts = [&setting.backing, &setting.rainbow].into_iter().flat_map(|own| &setting.behind[own.clone()]);
    parts.filter(|part| part.tint.is_some()).map(|part| part.path.clone()).collect()
}

/// The lands of the setting out of which something rises, and what fills its background.
pub(crate) fn risen(drawing: &Drawing, setting: &Backdrop, backing: &[BezPath]) -> BTreeSet<usize> {
    let is_risen = |shape: &Shape| {
        setting.skyline.iter().any(|one| one.land == shape.path) || backing.contains(&shape.path)
    };
    let shapes = drawing.shapes.iter().enumerate();
    shapes.filter(|(_, shape)| is_risen(shape)).map(|(index, _)| index).collect()
}

/// What the place is known by: the last to go is the first landmark, then what closes the picture above.
pub(crate) fn sights(setting: &Backdrop) -> Vec<Rect> {
    let (first, others) = setting.landmarks.split_at(setting.landmarks.len().min(1));
    [&setting.grand, first, &setting.aloft, others].concat()
}

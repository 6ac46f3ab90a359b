//! A thing in fewer areas.

use drawing::Shape;
use kurbo::BezPath;

use super::{areas, counts};
use crate::path::united;

/// Leaves out the smallest parts of a thing until at most `most` areas are left, or none lies within others.
pub(super) fn simplify(shapes: &mut Vec<Shape>, most: usize) {
    while areas(shapes) > most {
        let part = (1..shapes.len())
            .filter(|index| counts(&shapes[*index]) && lies_within(shapes, *index))
            .min_by(|one, other| shapes[*one].extent().total_cmp(&shapes[*other].extent()));
        let Some(part) = part else { break };
        let around = shapes[part].bounds().inflate(2.0, 2.0);
        let mut index = 0;
        shapes.retain(|shape| {
            let goes = index == part || (index > part && around.contains_rect(shape.bounds()));
            index += 1;
            !goes
        });
    }
}

/// Makes one area of all that a thing is built of: its silhouette, with its lines and what is drawn upon it.
pub(super) fn unite(shapes: &mut Vec<Shape>) {
    let inside: Vec<bool> = (0..shapes.len())
        .map(|index| shapes[index].tint.is_none() || lies_within(shapes, index) || !counts(&shapes[index]))
        .collect();
    let built: Vec<&Shape> =
        shapes.iter().zip(&inside).filter(|(_, inside)| !**inside).map(|(one, _)| one).collect();
    let Some(first) = built.first().map(|first| (*first).clone()) else { return };
    let paths: Vec<BezPath> = built.into_iter().map(|shape| shape.path.clone()).collect();
    let mut inside = inside.into_iter();
    shapes.retain(|_| inside.next() == Some(true));
    shapes.insert(0, Shape { path: united(&paths), ..first });
}

/// Whether a part is drawn upon an earlier one, such as a window on a wall.
fn lies_within(shapes: &[Shape], part: usize) -> bool {
    let own = shapes[part].bounds();
    shapes[..part].iter().filter(|shape| shape.is_opaque()).any(|shape| {
        let around = shape.bounds();
        around.intersect(own).area() >= 0.9 * own.area() && around.area() > 1.3 * own.area()
    })
}

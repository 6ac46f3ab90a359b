//! A thing in fewer areas.

use drawing::Shape;
use kurbo::{BezPath, Rect};

use super::{areas, counts};
use crate::path::united;

/// Leaves out the smallest parts of a thing until at most `most` areas are left, or none lies within others.
pub(super) fn simplify(shapes: &mut Vec<Shape>, most: usize) {
    if areas(shapes) <= most {
        return;
    }
    let mut bounds: Vec<Rect> = shapes.iter().map(Shape::bounds).collect();
    while areas(shapes) > most {
        let part = (1..shapes.len())
            .filter(|index| counts(&shapes[*index]) && lies_within((shapes, &bounds), *index))
            .min_by(|one, other| shapes[*one].extent().total_cmp(&shapes[*other].extent()));
        let Some(part) = part else { break };
        let around = bounds[part].inflate(2.0, 2.0);
        let is_upon = |(index, own): (usize, &Rect)| index > part && around.contains_rect(*own);
        let goes: Vec<bool> = bounds.iter().enumerate().map(|one| one.0 == part || is_upon(one)).collect();
        keep(shapes, &goes, false);
        keep(&mut bounds, &goes, false);
    }
}

/// Keeps those of which this was said.
fn keep<T>(all: &mut Vec<T>, said: &[bool], this: bool) {
    let mut said = said.iter();
    all.retain(|_| said.next() == Some(&this));
}

/// Makes one area of all that a thing is built of: its silhouette, with its lines and what is drawn upon it.
pub(super) fn unite(shapes: &mut Vec<Shape>) {
    let bounds: Vec<Rect> = shapes.iter().map(Shape::bounds).collect();
    let lies_within = |index: usize| lies_within((shapes, &bounds), index);
    let inside: Vec<bool> = (0..shapes.len())
        .map(|index| shapes[index].tint.is_none() || lies_within(index) || !counts(&shapes[index]))
        .collect();
    let built: Vec<&Shape> =
        shapes.iter().zip(&inside).filter(|(_, inside)| !**inside).map(|(one, _)| one).collect();
    let Some(first) = built.first().map(|first| (*first).clone()) else { return };
    let paths: Vec<BezPath> = built.into_iter().map(|shape| shape.path.clone()).collect();
    keep(shapes, &inside, true);
    shapes.insert(0, Shape { path: united(&paths), ..first });
}

/// Whether a part is drawn upon an earlier one, such as a window on a wall.
fn lies_within((shapes, bounds): (&[Shape], &[Rect]), part: usize) -> bool {
    let own = bounds[part];
    shapes[..part].iter().zip(bounds).filter(|(shape, _)| shape.is_opaque()).any(|(_, around)| {
        around.intersect(own).area() >= 0.9 * own.area() && around.area() > 1.3 * own.area()
    })
}

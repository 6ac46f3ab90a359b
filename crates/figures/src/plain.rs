//! A figure in few areas, for a page that has much else to color: limbs and body are one silhouette, ears
//! and head another, and small inner details are left out.

use std::collections::BTreeMap;

use drawing::{Pen, Shape};
use kurbo::{BezPath, Point, Rect, Shape as _};

use crate::{Anchor, Art, path};

/// Parts of the same colour are one where so large a share of the smaller lies on the other.
const GROWN_TOGETHER: f64 = 0.04;
/// Inner areas under this share of the figure's frame are left out.
const SMALL: f64 = 0.06;
/// A head is at least so large, as a share of the figure's frame; a nose is not.
const LEAST_HEAD: f64 = 0.03;
/// Ears and horns are up to so large, as a share of the head.
const LARGEST_EAR: f64 = 0.5;
/// Points a side of the grid by which overlaps are told.
const GRID: u32 = 14;

/// The figure in few areas. What is painted over a rider stays as it is, and so do things without a face.
pub(crate) fn plain(mut art: Art) -> Art {
    let Some(face) = art.anchor(Anchor::Face) else { return art };
    let least = art.bounds().area() * LEAST_HEAD;
    let head_of = |art: &Art| {
        let is_head = |shape: &Shape| is_body(shape) && shape.path.contains(face) && shape.extent() > least;
        art.shapes.iter().rposition(is_head)
    };
    let head = head_of(&art);
    drop_small(&mut art, head);
    let head = head_of(&art);
    for (first, family) in families(&art.shapes, head) {
        // Ears are painted where the head is; limbs behind all that lies upon the body.
        let place = head.filter(|head| family.contains(head)).unwrap_or(first);
        let parts: Vec<BezPath> =
            family.iter().map(|member| std::mem::take(&mut art.shapes[*member].path)).collect();
        art.shapes[place].path = path::united(&parts);
        art.shapes[place].pen = Some(Pen::Outline);
    }
    art.shapes.retain(|shape| !shape.path.elements().is_empty());
    art
}

/// Whether a shape is an area with a contour.
fn is_body(shape: &Shape) -> bool {
    shape.tint.is_some() && matches!(shape.pen, Some(Pen::Outline | Pen::Inner))
}

/// Leaves out small inner areas that nothing is drawn upon, but in the face.
fn drop_small(art: &mut Art, head: Option<usize>) {
    let small = art.bounds().area() * SMALL;
    let shapes = &art.shapes;
    let is_bare = |index: usize| {
        let around = shapes[index].path.bounding_box();
        !shapes[index + 1..].iter().any(|mark| {
            let is_within = around.contains_rect(mark.path.bounding_box());
            is_within && (mark.pen == Some(Pen::Solid) || is_body(mark))
        })
    };
    let in_face = |shape: &Shape| {
        head.is_some_and(|head| shapes[head].path.contains(shape.path.bounding_box().center()))
    };
    let mut stays: Vec<bool> = Vec::with_capacity(shapes.len());
    for (index, shape) in shapes.iter().enumerate() {
        let is_detail = is_body(shape) && shape.pen == Some(Pen::Inner) && shape.extent() < small;
        stays.push(!is_detail || in_face(shape) || !is_upon(shapes, index) || !is_bare(index));
    }
    let mut stays = stays.into_iter();
    art.shapes.retain(|_| stays.next().unwrap_or(true));
}

/// Whether most of a shape lies on one painted before it, of another colour.
fn is_upon(shapes: &[Shape], index: usize) -> bool {
    shapes[..index].iter().any(|below| {
        is_body(below) && below.tint != shapes[index].tint && overlap(&shapes[index], below) > 0.8
    })
}

/// Shapes of one colour that overlap, where there are several, with the first of each. The head is apart from
/// the body, but not from ears and horns that touch nothing else.
fn families(shapes: &[Shape], head: Option<usize>) -> BTreeMap<usize, Vec<usize>> {
    // A fringe lies upon the head: it cannot be one with the hair behind it.
    let parted = |one: usize, other: usize| {
        let upon = |head: usize| overlap(&shapes[one.max(other)], &shapes[head]) > GROWN_TOGETHER;
        head.is_some_and(|head| one.min(other) < head && head < one.max(other) && upon(head))
    };
    let kin = |one: usize, other: usize| {
        shapes[one].tint == shapes[other].tint
            && overlap(&shapes[one], &shapes[other]) > GROWN_TOGETHER
            && !parted(one, other)
    };
    let mut families: Vec<Vec<usize>> = Vec::new();
    for one in (0..shapes.len()).filter(|index| is_body(&shapes[*index]) && Some(*index) != head) {
        let (related, mut others): (Vec<_>, Vec<_>) = families
            .into_iter()
            .partition(|family: &Vec<usize>| family.iter().any(|member| kin(*member, one)));
        others.push(related.into_iter().flatten().chain([one]).collect());
        families = others;
    }
    if let Some(head) = head {
        let size = |family: &[usize]| family.iter().map(|member| shapes[*member].extent()).sum::<f64>();
        let is_ear = |family: &Vec<usize>| {
            size(family) < shapes[head].extent() * LARGEST_EAR && family.iter().any(|ear| kin(*ear, head))
        };
        let (ears, mut others): (Vec<_>, Vec<_>) = families.into_iter().partition(is_ear);
        others.push(ears.into_iter().flatten().chain([head]).collect());
        families = others;
    }
    families.retain(|family| family.len() > 1);
    families.into_iter().filter_map(|family| Some((*family.iter().min()?, family))).collect()
}

/// The share of the smaller shape that lies on the other, 0.0–1.0.
fn overlap(one: &Shape, other: &Shape) -> f64 {
    let (small, large) = if one.extent() < other.extent() { (one, other) } else { (other, one) };
    let around: Rect = small.path.bounding_box();
    if !around.overlaps(large.path.bounding_box()) {
        return 0.0;
    }
    let (mut inside, mut both) = (0_u32, 0_u32);
    for row in 0..GRID {
        for column in 0..GRID {
            let share = |place: u32| (f64::from(place) + 0.5) / f64::from(GRID);
            let at = Point::new(
                around.x0 + around.width() * share(column),
                around.y0 + around.height() * share(row),
            );
            if small.path.contains(at) {
                inside += 1;
                both += u32::from(large.path.contains(at));
            }
        }
    }
    f64::from(both) / f64::from(inside.max(1))
}

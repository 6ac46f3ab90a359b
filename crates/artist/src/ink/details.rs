//! Details of things, which go first where there is too much to color, and parts that may become one with others.

use std::collections::BTreeMap;

use drawing::Pen;
use kurbo::{Point, Rect};

use super::sheet::Sheet;
use super::{Layer, Rules};
use crate::size::COUNTS;

/// Larger areas, in square units, carry the picture: they are never details.
const LARGEST_DETAIL: usize = 1_500;
/// A thing with fewer areas would be its shadow.
pub(super) const LEAST_OF_A_THING: usize = 4;
/// Parts of things up to this size, in square units, may become one with what they grow from.
const LARGEST_PART: usize = 2_200;

/// What is wider, in units, is a forest, whose trees are no parts of one thing.
const WIDEST_SIGHT: f64 = 300.0;

/// What could go: how many areas it has, and its shapes.
pub(super) type Candidate = (usize, Vec<usize>);

/// By shape: how many areas show its paint, and how much of it.
pub(super) type Shown = BTreeMap<usize, (usize, usize)>;

/// What of the page shows the paint of each shape, as far as it counts and is in no face.
pub(super) fn shown(sheet: &Sheet, rules: Rules) -> Shown {
    let mut shown = Shown::new();
    for region in sheet.regions.list.iter().filter(|region| region.area as f64 >= COUNTS) {
        let at = sheet.grid.point(region.deepest);
        if let Some(shape) = sheet.grid.shape(region.deepest)
            && !rules.faces.iter().any(|face| face.contains(at))
        {
            let (areas, size) = shown.entry(shape).or_default();
            *areas += 1;
            *size += region.area;
        }
    }
    shown
}

/// Regions that are small parts of things other than the hero, or of what the place is known by, the smallest first; not what
/// is in a face or holds an eye.
pub(super) fn parts(sheet: &Sheet, rules: Rules) -> Vec<usize> {
    let list = &sheet.regions.list;
    let is_part = |label: &usize| {
        let of_thing = layer(sheet, *label) == Some(Layer::Thing);
        of_thing || sight_of(sheet, *label, rules).is_some()
    };
    let size = COUNTS as usize..LARGEST_PART;
    let mut parts: Vec<usize> = (0..list.len())
        .filter(|label| size.contains(&list[*label].area) && is_part(label) && is_plain(sheet, *label, rules))
        .collect();
    parts.sort_by_key(|label| list[*label].area);
    parts
}

/// Parts of any size and of the hero, too: those are last.
pub(super) fn all_parts(sheet: &Sheet, rules: Rules) -> Vec<usize> {
    let list = &sheet.regions.list;
    let is_part = |label: &usize| {
        matches!(layer(sheet, *label), Some(Layer::Thing | Layer::Hero))
            || sight_of(sheet, *label, rules).is_some()
    };
    let mut parts: Vec<usize> = (0..list.len())
        .filter(|label| {
            list[*label].area as f64 >= COUNTS && is_part(label) && is_plain(sheet, *label, rules)
        })
        .collect();
    parts.sort_by_key(|label| (layer(sheet, *label) == Some(Layer::Hero), list[*label].area));
    parts
}

fn layer(sheet: &Sheet, label: usize) -> Option<Layer> {
    sheet.group(label).map(|group| sheet.layers.layers[group])
}

/// Whether a region is in no face and holds no eye.
fn is_plain(sheet: &Sheet, label: usize, rules: Rules) -> bool {
    let deepest = sheet.regions.list[label].deepest;
    let at = sheet.grid.point(deepest);
    let holds_an_eye = || sheet.grid.shape(deepest).is_some_and(|shape| holds_ink(sheet, shape));
    !rules.faces.iter().any(|face| face.contains(at)) && !holds_an_eye()
}

/// Which of what the place is known by a region of the setting is a part of.
pub(super) fn sight_of(sheet: &Sheet, label: usize, rules: Rules) -> Option<usize> {
    let shape = sheet.grid.shape(sheet.regions.list[label].deepest)?;
    let own = sheet.grid.bounds[shape];
    let is_of = |sight: &Rect| sight.inflate(6.0, 6.0).contains_rect(own) && sight.width() < WIDEST_SIGHT;
    rules.landmarks.iter().position(is_of).filter(|_| sheet.layers.of(shape) == Layer::Setting)
}

/// Details of things, the smallest first: how many areas each has, and its shapes. Outlines, eyes and all
/// that holds them are none, and neither is what is in a face.
pub(super) fn details(sheet: &Sheet, shown: &Shown, of: Layer) -> Vec<Candidate> {
    let mut details: Vec<(usize, usize, usize)> = shown
        .iter()
        .filter(|(shape, (_, size))| *size < LARGEST_DETAIL && is_detail(sheet, **shape, of))
        .map(|(shape, (areas, size))| (*size, *areas, *shape))
        .collect();
    details.sort_unstable();
    let is_held = |shapes: &[usize]| shapes.iter().any(|shape| sheet.layers.held.contains(shape));
    let details = details.into_iter().map(|(_, areas, shape)| (areas, with_marks(sheet, shape)));
    details.filter(|(_, shapes)| !is_held(shapes)).collect()
}

/// Details of which every thing keeps enough to be more than its shadow, and those that it keeps.
pub(super) fn sparing(
    sheet: &Sheet,
    shown: &Shown,
    details: Vec<Candidate>,
) -> (Vec<Candidate>, Vec<Candidate>) {
    let mut left: BTreeMap<usize, usize> = BTreeMap::new();
    for (shape, (areas, _)) in shown {
        *left.entry(sheet.layers.groups[*shape]).or_default() += areas;
    }
    details.into_iter().partition(|(areas, shapes)| {
        let left = left.entry(sheet.layers.groups[shapes[0]]).or_default();
        let may_go = *left >= areas + LEAST_OF_A_THING;
        *left -= if may_go { *areas } else { 0 };
        may_go
    })
}

fn is_detail(sheet: &Sheet, shape: usize, of: Layer) -> bool {
    let inner = matches!(sheet.drawing.shapes[shape].pen, Some(Pen::Inner | Pen::Fine) | None);
    let inner = inner && !sheet.layers.lightened.contains(&shape);
    let is_whole = !holds_ink(sheet, shape) && !is_limb(sheet, shape) && !is_light(sheet, shape);
    inner && sheet.layers.of(shape) == of && is_whole
}

/// Whether a fill without a contour lies in the pupil before it: without its light that would be a black hole.
fn is_light(sheet: &Sheet, shape: usize) -> bool {
    let shapes = &sheet.drawing.shapes;
    let own = &sheet.grid.bounds;
    let pupil = (0..shape).rev().find(|before| shapes[*before].pen.is_some());
    let is_in = |pupil: usize| shapes[pupil].pen == Some(Pen::Solid) && own[pupil].contains_rect(own[shape]);
    shapes[shape].pen.is_none() && pupil.is_some_and(is_in)
}

/// Whether a fill has its outline drawn by itself: at once, as a limb has that is open where it grows from the body, or
/// after what is drawn upon it, as a balloon has.
fn is_limb(sheet: &Sheet, shape: usize) -> bool {
    let (shapes, groups, bounds) = (&sheet.drawing.shapes, &sheet.layers.groups, &sheet.grid.bounds);
    if shapes[shape].pen.is_some() {
        return false;
    }
    let of_group = (shape + 1..shapes.len()).take_while(|later| groups[*later] == groups[shape]);
    let is_contour = |later: &usize| {
        let pen = shapes[*later].pen;
        let is_drawn = pen == Some(Pen::Outline) || sheet.layers.lightened.contains(later);
        shapes[*later].tint.is_none() && is_drawn
    };
    of_group.filter(is_contour).any(|later| {
        // A sleeve's goes on to where it meets the body, beyond its own cloth.
        let is_next = later == shape + 1 && bounds[later].inflate(1.0, 1.0).overlaps(bounds[shape]);
        let around = |one: Rect, other: Rect| one.inflate(2.0, 2.0).contains_rect(other);
        is_next || around(bounds[later], bounds[shape]) && around(bounds[shape], bounds[later])
    })
}

/// Whether a dot of ink, such as a pupil, lies upon a shape.
fn holds_ink(sheet: &Sheet, shape: usize) -> bool {
    within(sheet, shape).any(|mark| sheet.drawing.shapes[mark].pen == Some(Pen::Solid))
}

/// The shape and the marks upon it. What is drawn after the next contour of the hero is upon that: an arm before the chest
/// stays where a plate on the chest goes.
fn with_marks(sheet: &Sheet, shape: usize) -> Vec<usize> {
    let shapes = &sheet.drawing.shapes;
    let is_nearer = |later: &usize| shapes[*later].pen == Some(Pen::Outline) || is_limb(sheet, *later);
    let nearer = match sheet.layers.of(shape) {
        Layer::Hero => (shape + 1..shapes.len()).find(is_nearer),
        _ => None,
    };
    let upon = within(sheet, shape).take_while(|mark| nearer.is_none_or(|nearer| *mark < nearer));
    std::iter::once(shape).chain(upon).collect()
}

/// Later shapes of the same group that lie within `shape`.
fn within<'a>(sheet: &'a Sheet, shape: usize) -> impl Iterator<Item = usize> + 'a {
    let around: Rect = sheet.grid.bounds[shape].inset(1.0);
    let groups = &sheet.layers.groups;
    let group = groups[shape];
    (shape + 1..groups.len()).take_while(move |later| groups[*later] == group).filter(move |later| {
        let bounds = sheet.grid.bounds[*later];
        around.contains(bounds.origin()) && around.contains(Point::new(bounds.x1, bounds.y1))
    })
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Shape, Tint};
    use kurbo::{Line, Shape as _};
    use scene::Complexity;

    use super::*;
    use crate::ink::Layers;

    #[test]
    fn an_arm_before_a_plate_is_no_mark_upon_it() {
        let area = |around: Rect, pen: Pen| Shape::area(around.to_path(0.1), Tint::PAPER, pen);
        let line = |y: f64| Shape::line(Line::new((225.0, y), (235.0, y)).to_path(0.1), Pen::Fine);
        let coat = area(Rect::new(140.0, 150.0, 400.0, 500.0), Pen::Outline);
        let plate = area(Rect::new(200.0, 200.0, 260.0, 260.0), Pen::Inner);
        let arm = area(Rect::new(210.0, 205.0, 250.0, 235.0), Pen::Outline);
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        drawing.shapes = vec![coat, plate, line(250.0), arm, line(220.0)];
        let layers = Layers { groups: vec![0; 5], layers: vec![Layer::Hero], ..Layers::default() };
        assert_eq!(with_marks(&Sheet::of(&drawing, &layers), 1), [1, 2]);
    }
}

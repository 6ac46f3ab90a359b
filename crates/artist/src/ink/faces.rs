//! Small areas in faces: a crayon has no room in them, but eyes without light are empty.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use drawing::Length;

use super::area::Area;
use super::sheet::{Merger, Sheet};
use super::slivers::is_in_face;
use crate::size::COUNTS;

use super::{BLACKEST, CLEARLY, FACE_DETAILS, Layer, Rules};

/// Steps from an area to what is beyond its outline.
const BEYOND_AN_OUTLINE: usize = 6;
/// A light so many times smaller than another of the same face is a second one.
const SECOND: usize = 3;
/// A larger mouth, in square units, is worth coloring on any page.
const LARGEST_MOUTH: usize = 900;
/// One that is wider than so many times its height laughs; another marvels.
const WIDE_MOUTH: f64 = 1.25;
/// The largest black circle of a page, 6.5 mm, with room for a line around a pupil.
const LARGEST_PUPIL: f64 = Length::mm(6.5).units() - 4.5;

/// One that is larger than this, in units, needs both of its lights.
const LARGE_PUPIL: f64 = Length::mm(8.0).units();

/// How many of them are rings around pupils.
pub(super) fn rings(sheet: &Sheet, details: &[(Area, usize)]) -> usize {
    details.iter().filter(|(area, _)| is_ring(sheet, area)).count()
}

fn is_ring(sheet: &Sheet, area: &Area) -> bool {
    area.darkest(sheet.drawing).is_some() && !area.is_highlight(sheet.drawing)
}

/// Leaves `most` small areas in faces: the hero's first, lights, then the largest, and of every eye one light, of all eyes of
/// somebody or of none; second lights where there is room yet. Other lights go dark, other mouths are inked, and other
/// eyeballs lose their outline.
pub(super) fn simplify(sheet: &mut Sheet, mut details: Vec<(Area, usize)>, most: usize) {
    // Both rings of an owl's eyes stay: then others have dark eyes.
    let all = details.len();
    details.retain(|(area, _)| !is_ring(sheet, area));
    let most = most.saturating_sub(all - details.len()).max(*FACE_DETAILS.start());
    details.sort_by_key(|(area, size)| {
        let is_other = area.layer(sheet.layers) != Some(Layer::Hero);
        (is_other, !area.is_highlight(sheet.drawing), Reverse(*size))
    });
    let mut eyes = Eyes::default();
    for (area, size) in &details {
        eyes.note(sheet, area, *size);
    }
    // Those that a large pupil needs come before all others.
    let needs = |(area, size): &(Area, usize)| {
        eye_of(sheet, area).is_some_and(|(eye, group)| eyes.is_second(group, *size) && is_large(sheet, eye))
    };
    let most = most - details.iter().filter(|detail| needs(detail)).count().min(most);
    let mut kept = 0;
    let mut seconds: BTreeMap<usize, Vec<Area>> = BTreeMap::new();
    for (area, size) in details {
        let Some((eye, group)) = eye_of(sheet, &area) else {
            if kept < most {
                kept += 1;
            } else {
                without(sheet, &area);
            }
            continue;
        };
        kept += eyes.light(group, most - kept.min(most));
        let is_second = eyes.is_second(group, size);
        if !is_second && eyes.waiting.remove(&eye) {
            continue;
        }
        let bounds = sheet.grid.bounds[eye];
        if is_second && is_large(sheet, eye) {
            continue;
        }
        if is_second || eyes.lit.contains(&eye) {
            seconds.entry(group).or_default().push(area);
        } else if bounds.width().min(bounds.height()) < LARGEST_PUPIL {
            // A large pupil without its lights would be a black hole.
            sheet.dim(eye, &area);
        }
    }
    for lights in seconds.into_values() {
        if kept + lights.len() <= most {
            kept += lights.len();
        } else {
            lights.iter().for_each(|light| put_out(sheet, light));
        }
    }
}

/// Whether a pupil is so large that one light leaves too much of it black.
fn is_large(sheet: &Sheet, eye: usize) -> bool {
    let size = sheet.grid.bounds[eye].size();
    size.width.min(size.height) > LARGE_PUPIL
}

/// Puts out one light of several in an eye.
fn put_out(sheet: &mut Sheet, light: &Area) {
    match eye_of(sheet, light) {
        Some((eye, _)) if sheet.dimmed.contains(&eye) => sheet.dim(eye, light),
        _ => sheet.ink_in(light),
    }
}

/// Whose eyes have a light.
#[derive(Default)]
struct Eyes {
    /// By group: the size of its largest light.
    largest: BTreeMap<usize, usize>,
    /// By group: eyes that could have one.
    of: BTreeMap<usize, BTreeSet<usize>>,
    lit: BTreeSet<usize>,
    /// Those that are lit, but whose light has not come yet.
    waiting: BTreeSet<usize>,
}

impl Eyes {
    /// Notes a light, the largest of a group first.
    fn note(&mut self, sheet: &Sheet, area: &Area, size: usize) {
        let Some((eye, group)) = eye_of(sheet, area) else { return };
        self.largest.entry(group).or_insert(size);
        if !self.is_second(group, size) {
            self.of.entry(group).or_default().insert(eye);
        }
    }

    /// Whether a light is the lesser one of an eye, the other of which may be wide enough to be no small area.
    fn is_second(&self, group: usize, size: usize) -> bool {
        self.largest.get(&group).is_some_and(|largest| size * SECOND < *largest)
    }

    /// Lights all eyes of a group, if there is `room` for so many and they are not yet: how many were lit.
    fn light(&mut self, group: usize, room: usize) -> usize {
        let own = self.of.remove(&group).filter(|own| own.len() <= room).unwrap_or_default();
        self.lit.extend(&own);
        self.waiting.extend(&own);
        own.len()
    }
}

/// The pupil in which an area is a light, and its group.
fn eye_of(sheet: &Sheet, area: &Area) -> Option<(usize, usize)> {
    let eye = area.darkest(sheet.drawing).filter(|_| area.is_highlight(sheet.drawing))?;
    Some((eye, sheet.layers.groups[eye]))
}

/// Makes rings around pupils one with the face: how many are less then.
pub(super) fn without_ring(sheet: &mut Sheet, twins: &[&Area], _: Rules) -> usize {
    let mut less = 0;
    for area in twins.iter().filter(|area| is_ring(sheet, area)).collect::<Vec<_>>() {
        if let Some(merger) = sheet.merger(area, 0.0, |other| sheet.group(other) == area.group) {
            sheet.merge(area, merger);
            less += 1;
        }
    }
    less
}

/// Puts out the lights in somebody's eyes: how many those were.
pub(super) fn darken(sheet: &mut Sheet, lights: &[&Area], _: Rules) -> usize {
    // A large pupil without its lights would be a black hole.
    let is_small = |light: &&Area| {
        eye_of(sheet, light).is_some_and(|(eye, _)| {
            let size = sheet.grid.bounds[eye].size();
            size.width.min(size.height) < LARGEST_PUPIL
        })
    };
    if !lights.iter().all(is_small) {
        return 0;
    }
    lights.iter().for_each(|light| match eye_of(sheet, light) {
        Some((eye, _)) => sheet.dim(eye, light),
        None => sheet.ink_in(light),
    });
    lights.len()
}

/// Where there still are so many areas too many: laughing guests smile, the smallest mouths first.
pub(super) fn smile(sheet: &mut Sheet, excess: usize, rules: Rules) {
    let list = &sheet.regions.list;
    let size = COUNTS as usize..LARGEST_MOUTH;
    let is_small =
        |label: &usize| size.contains(&list[*label].area) && is_in_face(sheet, list[*label].deepest, rules);
    let mut small: Vec<usize> = (0..list.len()).filter(is_small).collect();
    small.sort_by_key(|label| list[*label].area);
    let mut left = excess;
    for label in small {
        if left == 0 {
            return;
        }
        let area = sheet.area(label);
        let is_guest = area.layer(sheet.layers) == Some(Layer::Thing);
        let is_whole = is_guest && is_mouth(sheet, &area) && sheet.is_enclosed(&area, BEYOND_AN_OUTLINE);
        if let Some(merger) = face_around(sheet, &area).filter(|_| is_whole) {
            sheet.smile(&area, merger);
            left -= 1;
        }
    }
}

/// Makes a mouth that is wider than high a smile, where it can.
pub(super) fn as_smile(sheet: &mut Sheet, area: &Area) -> bool {
    let around = sheet.around(area);
    if around.width() <= around.height() * WIDE_MOUTH || !is_mouth(sheet, area) {
        return false;
    }
    let merger = face_around(sheet, area);
    merger.map(|merger| sheet.smile(area, merger)).is_some()
}

/// Whether a small area in a face is its mouth, and not its nose.
fn is_mouth(sheet: &Sheet, area: &Area) -> bool {
    area.darkest(sheet.drawing).is_none() && sheet.is_of_another_color(area, BEYOND_AN_OUTLINE)
}

/// How what is in a face becomes one with that.
fn face_around(sheet: &Sheet, area: &Area) -> Option<Merger> {
    sheet.merger(area, CLEARLY, |other| sheet.group(other) == area.group)
}

/// A mouth that is wider than high becomes a smile, another black, a nose a line that is open at one side.
fn without(sheet: &mut Sheet, area: &Area) {
    if as_smile(sheet, area) {
        return;
    }
    let is_own = area.layer(sheet.layers) == Some(Layer::Hero);
    let is_mouth = is_mouth(sheet, area);
    let is_enclosed = || is_own && sheet.is_enclosed(area, BEYOND_AN_OUTLINE);
    if (is_mouth && sheet.may_be_inked(area, BLACKEST)) || is_enclosed() {
        sheet.ink_in(area);
    } else if let Some(merger) = face_around(sheet, area).filter(|_| !is_own) {
        if is_mouth { sheet.smile(area, merger) } else { sheet.unite(area, merger) }
    }
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Pen, Shape, Tint};
    use kurbo::{Circle, ParamCurve as _, Point, Rect, Shape as _, Vec2};
    use scene::Complexity;

    use super::*;
    use crate::ink::{Layers, settled};

    const MOUTH: Rect = Rect::new(188.0, 226.0, 212.0, 244.0);

    /// What is left of the line around a laughing mouth where there may be so many areas, and the face around it is known.
    fn mouth(most: usize) -> Vec<Point> {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let eye = |x: f64| Shape::solid(Circle::new((x, 205.0), 5.0).to_path(0.1));
        drawing.shapes = vec![
            Shape::area(Circle::new((200.0, 215.0), 50.0).to_path(0.1), Tint::PAPER, Pen::Outline),
            eye(185.0),
            eye(215.0),
            Shape::area(MOUTH.to_path(0.1), Tint::hex(0xE0_56_6B), Pen::Inner),
        ];
        let layers = Layers { groups: vec![0; 4], layers: vec![Layer::Thing], ..Layers::default() };
        let faces = [Rect::new(170.0, 190.0, 230.0, 250.0)];
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most, darkest: 0.5, faces: &faces, landmarks: &[] };
        let shapes = settled(drawing, &layers, rules).drawing.shapes;
        let lines = shapes.iter().filter(|shape| shape.pen == Some(Pen::Inner));
        let points = lines.flat_map(|line| line.path.segments().map(|segment| segment.eval(0.5)));
        points.collect()
    }

    #[test]
    fn who_laughs_smiles_where_there_are_too_many_areas() {
        let laughs = mouth(3);
        assert!(laughs.iter().any(|at| at.y == MOUTH.y0) && laughs.iter().any(|at| at.y == MOUTH.y1));
        let smiles = mouth(2);
        assert!(smiles.iter().all(|at| at.y > MOUTH.y0 + 1.0), "{smiles:?}");
        assert!(smiles.iter().any(|at| at.y == MOUTH.y1), "{smiles:?}");
    }

    #[test]
    fn a_mouth_that_no_crayon_fits_smiles_and_is_not_black() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let center =
            |face: usize| Point::new(70.0 + (face % 4) as f64 * 120.0, 120.0 + (face / 4) as f64 * 200.0);
        for face in 0..8 {
            let low = MOUTH.with_origin(center(face) + Vec2::new(-12.0, 20.0)).with_size((24.0, 10.0));
            drawing.shapes.extend([
                Shape::area(Circle::new(center(face), 50.0).to_path(0.1), Tint::PAPER, Pen::Outline),
                Shape::area(low.to_path(0.1), Tint::hex(0xE0_56_6B), Pen::Inner),
            ]);
        }
        let groups = (0..16).map(|shape| shape / 2).collect();
        let layers = Layers { groups, layers: vec![Layer::Hero; 8], ..Layers::default() };
        let faces: Vec<Rect> =
            (0..8).map(|face| Rect::from_center_size(center(face), (80.0, 80.0))).collect();
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &faces, landmarks: &[] };
        let settled = settled(drawing.clone(), &layers, rules).drawing.shapes;
        assert!(settled.iter().all(|shape| shape.pen != Some(Pen::Solid)));
        let open =
            settled.iter().filter(|shape| drawing.shapes.contains(shape) && shape.pen == Some(Pen::Inner));
        assert!((1..8).contains(&open.count()), "some stay open");
    }
}

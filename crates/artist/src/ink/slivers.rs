//! Slivers: white areas that no crayon could color.

use drawing::Length;

use super::area::Area;
use super::regions::Region;
use super::sheet::Sheet;
use super::{BLACKEST, CLEARLY, FACE_DETAILS, Layer, Rules, faces};

/// Slivers at most this wide, in units, are closed with ink where they cannot be merged.
const CLOSED_BY_INK: f64 = 3.4;
/// White of no more square units is a pinprick in a corner of lines: to merge it would cost the corner.
const PINPRICK: usize = 8;
/// White of no more square units in a face is there by chance (2 mm²).
const CHANCE: usize = 16;
/// Gaps between letters up to this wide, in units, and this large, in square units, are closed.
const WIDEST_GAP: f64 = 5.0;
const LARGEST_GAP: usize = 110;
/// Where there are too many small areas, those up to this wide, in units, and this large, in square units, are inked.
const THINNEST: f64 = Length::mm(2.1).units();
const LARGEST_INKED: usize = 80;
/// Areas too small for a crayon on a page: lights in eyes, eyeballs and mouths before all.
const MOST_NARROW: usize = 8;
/// Less white, in square units, is dust that nobody sees (0.3 mm²).
const DUST: usize = 3;
/// So many are sure to be no more when they are measured on the printed page.
const KEPT: usize = MOST_NARROW - 1;
/// What is wider, in units, is no small area however roughly it was measured.
const SURE: f64 = 9.0;
/// As a last resort gaps up to this wide, in units, and this large, in square units, are closed with ink.
const WIDEST_FILLED: f64 = Length::mm(2.6).units();
const LARGEST_FILLED: usize = 150;
/// Twins differ by less than this part of their size.
const TWIN: usize = 4;
/// So many rings around pupils stay beside lights.
const RINGS: usize = 4;

/// Slivers that could not be merged at once, by what is to be done with them.
#[derive(Default)]
struct Slivers {
    /// In faces and eyes, with their size: some stay.
    faces: Vec<(Area, usize)>,
    /// To be closed with ink.
    closed: Vec<Area>,
    /// Meant so, and too small: where there are too many, some go.
    small: Vec<Area>,
    /// The same of the hero and of letters, the last to go.
    own: Vec<Area>,
}

/// Merges or inks white areas in which no circle of the narrowest width fits.
pub(super) fn close(sheet: &mut Sheet, rules: Rules) {
    let mut slivers = Slivers::default();
    for label in narrow(sheet, rules) {
        // What was merged meanwhile may have made it wide.
        if is_narrow(sheet, label, rules) {
            slivers.sort(sheet, label, rules);
        }
    }
    let Slivers { faces, closed, mut small, mut own } = slivers;
    let counts = |area: &Area| {
        let Region { width, area, .. } = sheet.regions.list[area.label()];
        width < rules.narrowest && area >= DUST
    };
    [&mut small, &mut own].into_iter().for_each(|areas| areas.retain(counts));
    let rings = faces::rings(sheet, &faces).min(RINGS);
    let others = small.len() + own.len();
    let too_many = others.saturating_sub(MOST_NARROW - FACE_DETAILS.start() - rings);
    let others = others - lessen(sheet, small, own, too_many);
    let most = MOST_NARROW.saturating_sub(others).clamp(*FACE_DETAILS.start(), *FACE_DETAILS.end());
    faces::simplify(sheet, faces, most);
    // Where lines around it went meanwhile, there is nothing to close.
    for area in closed {
        if !sheet.is_closed(&area) {
            continue;
        }
        match sheet.peek(&area) {
            Some(merger) => sheet.merge(&area, merger),
            None => sheet.ink_in(&area),
        }
    }
    keep(sheet, rules);
}

impl Slivers {
    /// Merges a sliver with the neighbour it clearly belongs to, or puts it where it belongs.
    fn sort(&mut self, sheet: &mut Sheet, label: usize, rules: Rules) {
        let area = sheet.area(label);
        let Region { width, area: size, deepest } = sheet.regions.list[label];
        let layer = area.layer(sheet.layers);
        // Gaps between letters and their counters, in the ink of which there is no eye.
        if layer == Some(Layer::Lettering) {
            let is_gap = size <= PINPRICK || width <= WIDEST_GAP && size <= LARGEST_GAP;
            (if is_gap { &mut self.closed } else { &mut self.own }).push(area);
            return;
        }
        // What is seen between somebody's chin and shoulder is no part of a face.
        let in_face = layer != Some(Layer::Setting) && is_in_face(sheet, deepest, rules);
        // What is around a pupil is an eye, wherever the face is.
        let in_face = in_face || area.darkest(sheet.drawing).is_some();
        if (in_face && size > CHANCE) || area.is_highlight(sheet.drawing) {
            self.faces.push((area, size));
            return;
        }
        if size <= PINPRICK {
            self.closed.push(area);
            return;
        }
        let accident = area.is_accident(sheet.layers);
        // A hand that is nearly wide enough stays one, where there are not too many small areas.
        if !accident && layer == Some(Layer::Hero) && width >= THINNEST {
            self.own.push(area);
            return;
        }
        let may = |neighbour: usize| accident || sheet.group(neighbour) == area.group;
        if let Some(merger) = sheet.merger(&area, CLEARLY, may) {
            sheet.merge(&area, merger);
            return;
        }
        match layer {
            _ if accident && width <= CLOSED_BY_INK => self.closed.push(area),
            Some(Layer::Hero) => self.own.push(area),
            _ => self.small.push(area),
        }
    }
}

/// The regions that are too narrow, the smallest first.
fn narrow(sheet: &Sheet, rules: Rules) -> Vec<usize> {
    let labels = 0..sheet.regions.list.len();
    let mut narrow: Vec<usize> = labels.filter(|label| is_narrow(sheet, *label, rules)).collect();
    narrow.sort_by_key(|label| sheet.regions.list[*label].area);
    narrow
}

/// Lets the outline go of the thinnest of `areas` or closes them with ink, candles and twigs, so many as are too many, and
/// of the hero's `own` where that is not enough: how many it could.
fn lessen(sheet: &mut Sheet, mut small: Vec<Area>, mut own: Vec<Area>, too_many: usize) -> usize {
    if too_many == 0 {
        return 0;
    }
    let width = |area: &Area| sheet.regions.list[area.label()].width;
    for areas in [&mut small, &mut own] {
        areas.retain(|area| is_thin(sheet, area));
        areas.sort_by(|a, b| width(a).total_cmp(&width(b)));
    }
    let mut less = 0;
    for area in small.iter().chain(&own) {
        if less == too_many {
            break;
        }
        let is_own = area.layer(sheet.layers) == Some(Layer::Hero);
        let may = |neighbour| !is_own && sheet.group(neighbour) == area.group;
        if let Some(merger) = sheet.merger(area, 0.0, may) {
            sheet.merge(area, merger);
        } else if sheet.may_be_inked(area, BLACKEST) {
            sheet.ink_in(area);
        } else {
            continue;
        }
        less += 1;
    }
    less
}

fn is_thin(sheet: &Sheet, area: &Area) -> bool {
    let Region { width, area, .. } = sheet.regions.list[area.label()];
    width < THINNEST && area < LARGEST_INKED
}

/// Where there still are too many small areas: parts become one with what they grow from, others' eyes go dark, gaps are
/// closed with ink, and rings around pupils go.
fn keep(sheet: &mut Sheet, rules: Rules) {
    let small = |label: &usize| {
        let Region { width, area, .. } = sheet.regions.list[*label];
        width < SURE && area >= DUST
    };
    let mut left: Vec<usize> = (0..sheet.regions.list.len()).filter(small).collect();
    if left.len() <= KEPT {
        return;
    }
    left.sort_by_key(|label| sheet.regions.list[*label].area);
    let areas: Vec<Area> = left.into_iter().map(|label| sheet.area(label)).collect();
    let mut too_many = areas.len() - KEPT;
    let (own, others): (Vec<Area>, Vec<Area>) =
        areas.into_iter().partition(|area| area.layer(sheet.layers) == Some(Layer::Hero));
    let steps: [(Step, &[Area]); 8] = [
        (join, &others),
        (faces::darken, &others),
        (fill_thin, &own),
        (join, &own),
        (fill, &others),
        (fill, &own),
        (faces::without_ring, &others),
        (faces::without_ring, &own),
    ];
    for (step, areas) in steps {
        for area in areas {
            if too_many == 0 {
                return;
            }
            if sheet.regions.list[area.label()].area > 0 {
                let twins = twins(sheet, area, areas);
                too_many = too_many.saturating_sub(step(sheet, &twins, rules));
            }
        }
    }
}

/// What may be done with a small area and its twins; how many are less then.
type Step = fn(&mut Sheet, &[&Area], Rules) -> usize;

/// The area and those of the same figure about as large, such as its other foot.
fn twins<'a>(sheet: &Sheet, area: &'a Area, areas: &'a [Area]) -> Vec<&'a Area> {
    let size = |area: &Area| sheet.regions.list[area.label()].area;
    let of_all = |other: &&Area| {
        let is_light = [area, other].map(|one| one.is_highlight(sheet.drawing));
        let alike = size(area).abs_diff(size(other)) * TWIN <= size(area);
        size(other) > 0 && other.group == area.group && is_light[0] == is_light[1] && (is_light[0] || alike)
    };
    areas.iter().filter(of_all).collect()
}

/// Makes parts that are nothing of a face one with what they grow from; their lines stay as folds.
fn join(sheet: &mut Sheet, twins: &[&Area], rules: Rules) -> usize {
    let mut less = 0;
    for area in twins {
        let deepest = sheet.regions.list[area.label()].deepest;
        let is_letter = area.layer(sheet.layers) == Some(Layer::Lettering);
        if is_letter || area.is_eye(sheet.drawing) || is_in_face(sheet, deepest, rules) {
            continue;
        }
        if let Some(merger) = sheet.last_merger(area, |neighbour| sheet.group(neighbour) == area.group) {
            sheet.unite(area, merger);
            less += 1;
        }
    }
    less
}

/// Closes thin parts with ink, such as the leaves of a print.
fn fill_thin(sheet: &mut Sheet, twins: &[&Area], rules: Rules) -> usize {
    if twins.iter().all(|area| is_thin(sheet, area)) { fill(sheet, twins, rules) } else { 0 }
}

/// Closes gaps with ink.
fn fill(sheet: &mut Sheet, twins: &[&Area], rules: Rules) -> usize {
    let may = |area: &&Area| {
        let Region { width, area: size, .. } = sheet.regions.list[area.label()];
        area.darkest(sheet.drawing).is_none() && width < WIDEST_FILLED && size < LARGEST_FILLED
    };
    let mut less = 0;
    for area in twins.iter().filter(|_| twins.iter().all(may)).collect::<Vec<_>>() {
        let in_face = is_in_face(sheet, sheet.regions.list[area.label()].deepest, rules);
        if in_face && faces::as_smile(sheet, area) {
            less += 1;
        } else if sheet.may_be_inked(area, BLACKEST) {
            sheet.ink_in(area);
            less += 1;
        }
    }
    less
}

/// Whether a cell is in somebody's face.
pub(super) fn is_in_face(sheet: &Sheet, cell: usize, rules: Rules) -> bool {
    rules.faces.iter().any(|face| face.contains(sheet.grid.point(cell)))
}

/// Whether no circle of the narrowest width fits a region.
fn is_narrow(sheet: &Sheet, label: usize, rules: Rules) -> bool {
    let region = sheet.regions.list[label];
    region.width < rules.narrowest && region.area > 0
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Pen, Shape, Tint};
    use kurbo::{Circle, Shape as _};
    use scene::Complexity;

    use super::*;
    use crate::ink::{Layers, settled};

    #[test]
    fn no_page_has_more_small_areas_than_it_may() {
        for (layer, radius) in [(Layer::Thing, 5.0), (Layer::Hero, 4.5), (Layer::Hero, 5.5)] {
            let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
            // Buttons on cloth of their own.
            drawing.shapes = (0..20_u32)
                .flat_map(|index| {
                    let at = (60.0 + f64::from(index % 5) * 100.0, 80.0 + f64::from(index / 5) * 120.0);
                    let round = |radius: f64| Circle::new(at, radius).to_path(0.1);
                    [round(40.0), round(radius)].map(|path| Shape::area(path, Tint::PAPER, Pen::Inner))
                })
                .collect();
            let layers = Layers {
                groups: (0..40).map(|shape| shape / 2).collect(),
                layers: vec![layer; 20],
                ..Layers::default()
            };
            let narrowest = crate::narrowest_white();
            let rules = Rules { narrowest, most: 60, darkest: 0.5, faces: &[], landmarks: &[] };
            let settled = settled(drawing, &layers, rules).drawing;
            let sheet = Sheet::of(&settled, &layers);
            let small = narrow(&sheet, rules).len();
            assert!(small <= MOST_NARROW, "{small} of {layer:?} with {radius}");
        }
    }
}

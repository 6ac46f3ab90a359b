//! Slivers: white areas that no crayon could color.

use drawing::Length;

use super::regions::Region;
use super::sheet::{Area, Sheet};
use super::{CLEARLY, FACE_DETAILS, Layer, Rules, faces};

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

/// Slivers that could not be merged at once, by what is to be done with them.
#[derive(Default)]
struct Slivers {
    /// In faces and eyes, with their size: some stay.
    faces: Vec<(Area, usize)>,
    /// To be closed with ink.
    closed: Vec<Area>,
    /// Meant so, and too small: where there are too many, some go.
    small: Vec<Area>,
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
    let Slivers { faces, closed, small } = slivers;
    let others = narrow(sheet, rules).len().saturating_sub(faces.len());
    let too_many = others.saturating_sub(MOST_NARROW - FACE_DETAILS.start());
    let others = others - lessen(sheet, small, too_many);
    let most = MOST_NARROW.saturating_sub(others).clamp(*FACE_DETAILS.start(), *FACE_DETAILS.end());
    faces::simplify(sheet, faces, most);
    // Where lines around it went meanwhile, there is nothing to close.
    for area in closed {
        if sheet.is_closed(&area) {
            sheet.ink_in(&area);
        }
    }
}

impl Slivers {
    /// Merges a sliver with the neighbour it clearly belongs to, or puts it where it belongs.
    fn sort(&mut self, sheet: &mut Sheet, label: usize, rules: Rules) {
        let area = sheet.area(label);
        let Region { width, area: size, deepest } = sheet.regions.list[label];
        let in_face = rules.faces.iter().any(|face| face.contains(sheet.grid.point(deepest)));
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
        let may = |neighbour: usize| accident || sheet.group(neighbour) == area.group;
        if let Some(merger) = sheet.merger(&area, CLEARLY, may) {
            sheet.merge(&area, merger);
            return;
        }
        match area.layer(sheet.layers) {
            _ if accident && width <= CLOSED_BY_INK => self.closed.push(area),
            // Gaps between letters and their counters.
            Some(Layer::Lettering) if width <= WIDEST_GAP && size <= LARGEST_GAP => self.closed.push(area),
            Some(Layer::Lettering | Layer::Hero) => {}
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

/// Lets the outline go of the thinnest of `areas` or closes them with ink, candles and twigs, so many as are too many:
/// how many it could.
fn lessen(sheet: &mut Sheet, mut areas: Vec<Area>, too_many: usize) -> usize {
    let size = |sheet: &Sheet, area: &Area| sheet.regions.list[area.label()];
    areas.retain(|area| {
        let Region { width, area, .. } = size(sheet, area);
        width < THINNEST && (1..LARGEST_INKED).contains(&area)
    });
    areas.sort_by(|a, b| size(sheet, a).width.total_cmp(&size(sheet, b).width));
    areas.truncate(too_many);
    for area in &areas {
        match sheet.merger(area, 0.0, |neighbour| sheet.group(neighbour) == area.group) {
            Some(merger) => sheet.merge(area, merger),
            None => sheet.ink_in(area),
        }
    }
    areas.len()
}

/// Whether no circle of the narrowest width fits a region.
fn is_narrow(sheet: &Sheet, label: usize, rules: Rules) -> bool {
    let region = sheet.regions.list[label];
    region.width < rules.narrowest && region.area > 0
}

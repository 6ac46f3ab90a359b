//! Parts of things that become one with what they grow from.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use drawing::Pen;
use kurbo::Rect;

use super::area::Area;
use super::sheet::{Merger, Sheet, WRIST};
use super::{Rules, count, details, faces};

/// Which parts of things may become one with which, while there are more than so many areas too many.
struct Round {
    most: usize,
    kin: Kin,
}

/// What a part may become one with.
#[derive(Clone, Copy)]
struct Kin {
    /// It is at least so many times as large.
    times: usize,
    /// Whether they may differ in colour.
    differ: bool,
    /// Whether the part may lie amid it.
    amid: bool,
    /// The line between them is at most such a share of what is around the part: a hand ends at its wrist, and half the
    /// outline of one before a shirt would be a broken ring.
    line: f64,
}

impl Kin {
    const ANY: Self = Self { times: 0, differ: true, amid: false, line: f64::INFINITY };

    /// Whether a part may become one with what it could. What lies amid something, a print on a shirt, is opened where nothing
    /// else helps.
    fn allows(self, prospect: &Prospect, sheet: &Sheet) -> bool {
        prospect.line <= self.line && (self.amid || !prospect.is_amid(sheet))
    }
}

/// How a part could become one with something.
struct Prospect {
    area: Area,
    merger: Merger,
    /// The line between them as a share of what is around the part.
    line: f64,
    /// Whether the part lies amid another, as soon as somebody asked.
    is_amid: OnceCell<bool>,
}

impl Prospect {
    fn is_amid(&self, sheet: &Sheet) -> bool {
        *self.is_amid.get_or_init(|| sheet.is_amid(&self.area))
    }
}

/// What was found for parts since anything near them became one with something.
#[derive(Default)]
struct Prospects {
    /// For what is so many times as large, and may differ in colour.
    of: (usize, bool),
    /// By part: around it, and what was found; `None` where there was nothing.
    found: BTreeMap<usize, (Rect, Option<Prospect>)>,
}

/// What becomes one farther from a part, in units, changes nothing for it.
const NEAR: f64 = 24.0;

impl Prospects {
    /// Whether the part becomes one with something.
    fn unite(&mut self, sheet: &mut Sheet, label: usize, kin: Kin, rules: Rules) -> bool {
        if std::mem::replace(&mut self.of, (kin.times, kin.differ)) != self.of {
            self.found.clear();
        }
        let (_, prospect) = self.found.entry(label).or_insert_with(|| prospect(sheet, label, kin, rules));
        let Some(Prospect { area, merger, .. }) = prospect.take_if(|prospect| kin.allows(prospect, sheet))
        else {
            return false;
        };
        let around = sheet.around(&area).union(sheet.grid.around(&merger.laid_bare));
        sheet.unite(&area, merger);
        if kin.times > 0 {
            // What grew may be large enough for others now, wherever they are.
            self.found.clear();
        }
        let near = around.inflate(NEAR, NEAR);
        self.found.retain(|_, (own, _)| !own.overlaps(near));
        true
    }
}

/// Ears and feet become one with a body of their colour. What differs in colour on somebody, such as an arm and a sleeve,
/// does so only where a page could not keep to the craft table otherwise; and what has no face is not opened for it, as a
/// house without a corner is a broken one.
const ROUNDS: [Round; 4] = [
    Round { most: 0, kin: Kin { times: 2, differ: false, ..Kin::ANY } },
    Round { most: 1, kin: SAME },
    Round { most: 1, kin: Kin { line: WRIST, ..Kin::ANY } },
    Round { most: 1, kin: Kin::ANY },
];
/// What has the colour of the part.
const SAME: Kin = Kin { differ: false, ..Kin::ANY };

/// Where there still is too much to color: the smallest parts of things become one with what they grow from, the
/// smallest first, and where that is not enough those who laugh smile.
pub(super) fn unite_parts(sheet: &mut Sheet, rules: Rules) {
    let mut excess = count(sheet).saturating_sub(rules.most);
    if excess == 0 {
        return;
    }
    let parts = details::parts(sheet, rules);
    let mut spare = spare(sheet);
    let living = living(sheet);
    spare.retain(|group, _| living.contains(group));
    let mut prospects = Prospects::default();
    for round in ROUNDS {
        for label in &parts {
            if excess <= round.most {
                break;
            }
            let Some(group) = sheet.group(*label) else { continue };
            let Some(left) = spare.get_mut(&group).filter(|left| **left > 0) else { continue };
            if prospects.unite(sheet, *label, round.kin, rules) {
                *left -= 1;
                excess -= 1;
            }
        }
    }
    faces::smile(sheet, excess, rules);
}

/// A thing keeps so many areas even then.
const LEAST: usize = 2;

/// Where even that was not enough: the smallest parts of anybody, the hero's last, become one with what they grow from.
pub(super) fn unite_more(sheet: &mut Sheet, rules: Rules) {
    let mut excess = count(sheet).saturating_sub(rules.most);
    if excess == 0 {
        return;
    }
    let mut left: BTreeMap<usize, usize> = BTreeMap::new();
    for group in (0..sheet.regions.list.len()).filter_map(|label| sheet.group(label)) {
        *left.entry(group).or_default() += 1;
    }
    let parts = details::all_parts(sheet, rules);
    let mut prospects = Prospects::default();
    // A print is opened only where nothing else helps.
    for kin in [Kin { line: WRIST, ..Kin::ANY }, Kin::ANY, Kin { amid: true, ..Kin::ANY }] {
        for label in &parts {
            if excess == 0 {
                return;
            }
            let left = sheet.group(*label).and_then(|group| left.get_mut(&group));
            if let Some(left) = left.filter(|left| **left > LEAST)
                && prospects.unite(sheet, *label, kin, rules)
            {
                *left -= 1;
                excess -= 1;
            }
        }
    }
}

/// Around the part, and how it could become one with something.
fn prospect(
    sheet: &Sheet,
    label: usize,
    Kin { times, differ, .. }: Kin,
    rules: Rules,
) -> (Rect, Option<Prospect>) {
    let (group, size) = (sheet.group(label), sheet.regions.list[label].area);
    let sight = details::sight_of(sheet, label, rules);
    let grows_from = |neighbour: usize| {
        sheet.group(neighbour) == group
            && sheet.regions.list[neighbour].area >= size * times
            && (differ || sheet.paint(neighbour) == sheet.paint(label))
            && details::sight_of(sheet, neighbour, rules) == sight
    };
    let is_any = size > 0 && (0..sheet.regions.list.len()).any(|other| other != label && grows_from(other));
    if !is_any {
        return (Rect::ZERO, None);
    }
    let area = sheet.area(label);
    let around = sheet.grid.around(area.edge());
    let prospect = sheet.merger(&area, 0.0, grows_from).map(|merger| {
        let line = sheet.share_of(&area, &merger);
        Prospect { area, merger, line, is_amid: OnceCell::new() }
    });
    (around, prospect)
}

/// How many of these parts could become one with something before somebody would lose an arm.
pub(super) fn spare_parts(sheet: &Sheet, rules: Rules, parts: impl Iterator<Item = usize>) -> usize {
    let (mut spare, living) = (spare(sheet), living(sheet));
    spare.retain(|group, _| living.contains(group));
    let can_go = |label: &usize| {
        let left = sheet.group(*label).and_then(|group| spare.get_mut(&group));
        let Some(left) = left.filter(|left| **left > 0) else { return false };
        let goes =
            prospect(sheet, *label, SAME, rules).1.is_some_and(|prospect| SAME.allows(&prospect, sheet));
        *left -= usize::from(goes);
        goes
    };
    parts.filter(can_go).count()
}

/// The groups that have a face.
fn living(sheet: &Sheet) -> BTreeSet<usize> {
    let shapes = sheet.drawing.shapes.iter().zip(&sheet.layers.groups);
    shapes.filter(|(shape, _)| shape.pen == Some(Pen::Solid)).map(|(_, group)| *group).collect()
}

/// By group: how many of its regions it can spare. A thing that lost most of its parts would be its shadow.
fn spare(sheet: &Sheet) -> BTreeMap<usize, usize> {
    let mut spare: BTreeMap<usize, usize> = BTreeMap::new();
    for group in (0..sheet.regions.list.len()).filter_map(|label| sheet.group(label)) {
        *spare.entry(group).or_default() += 1;
    }
    spare.values_mut().for_each(|regions| {
        *regions = (*regions * 2 / 3).min(regions.saturating_sub(details::LEAST_OF_A_THING));
    });
    spare
}

#[cfg(test)]
mod tests {
    use drawing::{Drawing, Page, Shape, Tint};
    use kurbo::{Rect, Shape as _};
    use scene::Complexity;

    use super::*;
    use crate::ink::{Layer, Layers, settled};

    /// Six storeys of a house so wide, two of them so low and colored so; or somebody striped like one, with an eye.
    fn house((wide, low): (f64, f64), color: Tint, has_eye: bool) -> Drawing {
        let mut top = 100.0;
        let storeys = [60.0, low, 60.0, low, 60.0, 60.0].map(|height| {
            let storey = Rect::new(200.0, top, 200.0 + wide, top + height).to_path(0.1);
            top += height;
            Shape::area(storey, if height < 60.0 { color } else { Tint::PAPER }, Pen::Outline)
        });
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        drawing.shapes = storeys.to_vec();
        let eye = kurbo::Circle::new((230.0, 130.0), 6.0).to_path(0.1);
        drawing.shapes.extend(has_eye.then(|| Shape::solid(eye)));
        drawing
    }

    /// How many areas it has before and after, and how much of its lines was opened, in units.
    fn united(drawing: &Drawing, most: usize) -> ([usize; 2], f64) {
        let groups = vec![0; drawing.shapes.len()];
        let layers = Layers { groups, layers: vec![Layer::Thing], ..Layers::default() };
        let narrowest = crate::narrowest_white();
        let rules = Rules { narrowest, most, darkest: 0.5, faces: &[], landmarks: &[] };
        let before = Sheet::of(drawing, &layers);
        let settled = settled(drawing.clone(), &layers, rules).drawing;
        let layers = Layers { groups: vec![0; settled.shapes.len()], ..layers.clone() };
        let after = Sheet::of(&settled, &layers);
        let ink = |sheet: &Sheet| {
            let white: usize = sheet.regions.list.iter().map(|region| region.area).sum();
            (sheet.grid.width * sheet.grid.height - white) as f64
        };
        let opened = (ink(&before) - ink(&after)) / drawing.page.pens.width(Pen::Outline);
        ([&before, &after].map(count), opened)
    }

    #[test]
    fn what_grows_from_another_is_within_one_contour_with_it() {
        let (areas, opened) = united(&house((60.0, 24.0), Tint::PAPER, true), 6);
        assert_eq!(areas, [7, 6]);
        assert!((44.0..64.0).contains(&opened), "{opened} of a line of 60");
    }

    #[test]
    fn what_lies_along_another_keeps_its_form_as_a_fold() {
        let (areas, opened) = united(&house((120.0, 14.0), Tint::PAPER, true), 6);
        assert_eq!(areas, [7, 6]);
        assert!((8.0..24.0).contains(&opened), "{opened} of a line of 120");
    }

    #[test]
    fn what_has_another_color_keeps_most_of_its_line() {
        let (areas, opened) = united(&house((60.0, 24.0), Tint::hex(0xD0_30_30), true), 5);
        assert_eq!(areas, [7, 5]);
        assert!((16.0..48.0).contains(&opened), "{opened} of two lines of 60");
    }

    #[test]
    fn what_has_no_face_is_not_opened_for_one_area_too_many() {
        assert_eq!(united(&house((60.0, 24.0), Tint::PAPER, false), 6), ([7, 7], 0.0));
    }
}

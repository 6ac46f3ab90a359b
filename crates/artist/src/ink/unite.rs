//! Parts of things that become one with what they grow from.

use std::collections::BTreeMap;

use super::sheet::Sheet;
use super::{Rules, count, details};

/// What something grows from is so many times as large: layers of a cake do not become one.
const A_PART: usize = 2;
/// More areas than wanted that still keep to the craft table.
const LEFT_OVER: usize = 1;

/// Where there still is too much to color: the smallest parts of things, ears and feet, become one with what
/// they grow from, the smallest first.
pub(super) fn unite_parts(sheet: &mut Sheet, rules: Rules) {
    let mut excess = count(sheet).saturating_sub(rules.most);
    if excess == 0 {
        return;
    }
    let parts = details::parts(sheet, rules);
    let mut spare = spare(sheet);
    // Layers of a cake only where nothing else is left.
    for (times, most) in [(A_PART, 0), (0, LEFT_OVER)] {
        for label in &parts {
            if excess <= most {
                break;
            }
            let area = sheet.area(*label);
            let size = sheet.regions.list[*label].area;
            let Some(left) = area.group.and_then(|group| spare.get_mut(&group)).filter(|left| **left > 0)
            else {
                continue;
            };
            let grows_from = |neighbour: usize| {
                sheet.group(neighbour) == area.group && sheet.regions.list[neighbour].area >= size * times
            };
            if size > 0
                && let Some(merger) = sheet.merger(&area, 0.0, grows_from)
            {
                sheet.merge(&area, merger);
                *left -= 1;
                excess -= 1;
            }
        }
    }
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

//! Small areas in faces: a crayon has no room in them, but eyes without light are empty.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use drawing::Length;

use super::sheet::{Area, Sheet};
use super::{CLEARLY, FACE_DETAILS, Layer};

/// Steps from an area to what is beyond its outline.
const BEYOND_AN_OUTLINE: usize = 6;
/// The largest black circle of a page, 6.5 mm, with room for a line around a pupil.
const LARGEST_PUPIL: f64 = Length::mm(6.5).units() - 4.5;

/// Leaves `most` small areas in faces: the hero's first, lights, then the largest, and of every eye one light, of all eyes of
/// somebody or of none. Other lights go dark, other mouths are inked, and other eyeballs lose their outline.
pub(super) fn simplify(sheet: &mut Sheet, mut details: Vec<(Area, usize)>, most: usize) {
    // Both rings of an owl's eyes stay: then others have dark eyes.
    let all = details.len();
    details.retain(|(area, _)| area.is_highlight(sheet.drawing) || area.darkest(sheet.drawing).is_none());
    let most = most.saturating_sub(all - details.len()).max(*FACE_DETAILS.start());
    details.sort_by_key(|(area, size)| {
        let is_other = area.layer(sheet.layers) != Some(Layer::Hero);
        (is_other, !area.is_highlight(sheet.drawing), Reverse(*size))
    });
    let mut eyes: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for (area, _) in details.iter().filter(|(area, _)| area.is_highlight(sheet.drawing)) {
        if let Some(eye) = area.darkest(sheet.drawing) {
            eyes.entry(sheet.layers.groups[eye]).or_default().insert(eye);
        }
    }
    let mut lit = BTreeSet::new();
    let mut kept = 0;
    for (area, _) in details {
        let eye = area.darkest(sheet.drawing);
        let is_light = area.is_highlight(sheet.drawing);
        let own = eye.filter(|_| is_light).and_then(|eye| eyes.remove(&sheet.layers.groups[eye]));
        if let Some(own) = own.filter(|own| kept + own.len() <= most) {
            kept += own.len();
            lit.extend(own);
        }
        let stays = if is_light { eye.is_some_and(|eye| lit.remove(&eye)) } else { kept < most };
        if stays {
            kept += usize::from(!is_light);
            continue;
        }
        match eye {
            Some(eye) if is_light => {
                let bounds = sheet.grid.bounds[eye];
                // A large pupil without its lights would be a black hole.
                if bounds.width().min(bounds.height()) < LARGEST_PUPIL {
                    sheet.ink_in(&area);
                }
            }
            None if sheet.is_enclosed(&area, BEYOND_AN_OUTLINE) => sheet.ink_in(&area),
            _ => {
                let merger = sheet.merger(&area, CLEARLY, |other| sheet.group(other) == area.group);
                if let Some(merger) = merger {
                    sheet.merge(&area, merger);
                }
            }
        }
    }
}

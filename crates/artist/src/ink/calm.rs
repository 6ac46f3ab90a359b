//! Fewer things to color where there are too many: the smallest inner details of things go first, then objects
//! of the setting, its lands, and last what the place is known by. Which small parts could become one is told too.

use std::collections::BTreeSet;

use drawing::{Drawing, Pen, Shape};
use kurbo::BezPath;

use super::details::{Candidate, Shown, details, parts, shown, sparing};
use super::scenery::Scenery;
use super::sheet::Sheet;
use super::unite::spare_parts;
use super::{CLOSE_ENOUGH, Excess, Layer, Layers, Rules, hint};

/// So many areas may go from the setting for their ink alone.
const WORTH_ITS_INK: usize = 6;

/// With so many too many nobody would miss those who came besides.
const CROWDED: usize = 6;

/// For the last of what the place is known by a page may have so many areas too many.
const TOLERATED: usize = 4;

/// With so many too many no tree is too large to go.
const HOPELESS: usize = 8;

/// What a page does with less of.
#[derive(Debug, Default)]
pub(crate) struct Calm {
    /// Shapes that go.
    gone: BTreeSet<usize>,
    /// Shapes that become so small that they are nothing to color, as windows far away.
    hinted: BTreeSet<usize>,
    /// Groups that go whole.
    pub(super) guests: BTreeSet<usize>,
    /// Whether even that leaves clearly more than a page may have.
    pub(super) falls_short: bool,
}

impl Calm {
    fn has(&self, shape: usize) -> bool {
        self.gone.contains(&shape) || self.hinted.contains(&shape)
    }

    /// Takes off the drawing what goes, and leaves hints: what was there, by its position. What went is nothing; it keeps its
    /// position, so that all others do.
    pub(super) fn take_from(&self, drawing: &mut Drawing, narrowest: f64) -> Vec<(usize, Shape)> {
        let nothing = || Shape { path: BezPath::new(), tint: None, pen: None };
        let gone = self.gone.iter().map(|index| (*index, nothing()));
        let hinted = self.hinted.iter().map(|index| {
            let shape = &drawing.shapes[*index];
            let width = drawing.page.pens.width(shape.pen.unwrap_or(Pen::Inner));
            let smaller = hint::smaller(&shape.path, width, narrowest);
            (*index, smaller.map_or_else(nothing, |path| Shape { path, ..*shape }))
        });
        let less: Vec<(usize, Shape)> = gone.chain(hinted).collect();
        less.into_iter()
            .map(|(index, less)| (index, std::mem::replace(&mut drawing.shapes[index], less)))
            .collect()
    }

    /// Takes shapes off the page; of the first a hint may stay.
    fn take(&mut self, shapes: &[usize], hint: bool) {
        self.hinted.retain(|hinted| !shapes.contains(hinted));
        self.gone.extend(shapes);
        if hint {
            self.gone.remove(&shapes[0]);
            self.hinted.insert(shapes[0]);
        }
    }

    /// Takes as many of the candidates, in their order, as make up for the excess, and tells for how much; of `hints` a hint
    /// stays.
    fn choose(&mut self, candidates: &[&[Candidate]], hints: &BTreeSet<usize>, excess: usize) -> usize {
        let mut less = 0;
        // What is more than has to go is taken only where nothing smaller is left.
        for slack in [1, usize::MAX] {
            for (areas, shapes) in candidates.iter().copied().flatten() {
                if less == excess {
                    return less;
                }
                if *areas <= (excess - less).saturating_add(slack)
                    && !shapes.iter().all(|shape| self.has(*shape))
                {
                    less = (less + areas).min(excess);
                    self.take(shapes, hints.contains(&shapes[0]));
                }
            }
        }
        less
    }
}

/// What of a page could go, in which order.
pub(crate) struct Survey {
    /// Details of things, of which every thing keeps enough, and those that it keeps.
    small: Vec<Candidate>,
    kept: Vec<Candidate>,
    /// The hero's.
    belts: Vec<Candidate>,
    guests: Vec<Candidate>,
    scenery: Scenery,
    /// So many small parts could become one with what they grow from.
    united: usize,
}

impl Survey {
    pub(super) fn of(sheet: &Sheet, rules: Rules) -> Self {
        let shown = shown(sheet, rules);
        let (small, kept) = sparing(sheet, &shown, details(sheet, &shown, Layer::Thing));
        Self {
            united: united(sheet, rules, &small),
            small,
            kept,
            belts: details(sheet, &shown, Layer::Hero),
            guests: guests(sheet, &shown),
            scenery: Scenery::of(sheet, &shown, rules.landmarks),
        }
    }

    /// The shapes to drop so that the excess is gone, or as near to it as the page allows, where so many areas were `unmet`
    /// when it was tried.
    pub(super) fn calm(&self, layers: &Layers, (excess, unmet): (Excess, usize)) -> Calm {
        let Self { small, kept, belts, guests, .. } = self;
        let of_small: usize = small.iter().map(|(areas, _)| areas).sum();
        let united = self.united.saturating_sub(unmet);
        // What parts can be united, half of them gladly, need not go from the setting. A little too much ink is no reason
        // to empty it.
        let beyond = |spared: usize| {
            let areas = excess.areas.min(of_small).max(excess.areas.saturating_sub(spared));
            areas.max(excess.outlines.min(of_small + WORTH_ITS_INK))
        };
        let Scenery { objects, floors, windows, hints, landmarks, trees, tree } = &self.scenery;
        // Belts and pockets go before what the place is known by, and its own windows. One bush or guest less is better
        // than all of them in shreds.
        let candidates = if excess.areas >= CROWDED {
            [guests, objects, small, belts, windows, kept]
        } else {
            [objects, small, belts, windows, guests, kept]
        };
        let mut calm = Calm::default();
        let less = calm.choose(&candidates.map(Vec::as_slice), hints, beyond(united / 2));
        let rest = beyond(united).saturating_sub(less);
        let (others, last) = landmarks.split_at(landmarks.len().saturating_sub(1));
        let rest = rest - calm.choose(&[others, floors, trees], &BTreeSet::new(), rest);
        let mut left = rest;
        // Without any, nobody could tell where it is.
        if rest > TOLERATED {
            left -= calm.choose(&[last], &BTreeSet::new(), left);
        }
        if rest > HOPELESS {
            left -= calm.choose(&[tree.as_slice()], &BTreeSet::new(), left);
        }
        calm.falls_short = left > CLOSE_ENOUGH.areas;
        let is_gone = |guest: &&usize| of_group(layers, **guest).all(|shape| calm.gone.contains(&shape));
        calm.guests = layers.spare.iter().filter(is_gone).copied().collect();
        calm
    }
}

/// Guests that nobody would miss, each whole.
fn guests(sheet: &Sheet, shown: &Shown) -> Vec<Candidate> {
    let guests = sheet.layers.spare.iter().map(|guest| {
        let shapes = || of_group(sheet.layers, *guest);
        (shapes().filter_map(|shape| shown.get(&shape)).map(|(areas, _)| areas).sum(), shapes().collect())
    });
    guests.filter(|(areas, _)| *areas > 0).collect()
}

/// The shapes of a group.
fn of_group(layers: &Layers, group: usize) -> impl Iterator<Item = usize> {
    let groups = layers.groups.iter().enumerate();
    groups.filter(move |(_, own)| **own == group).map(|(shape, _)| shape)
}

/// How many small parts could become one with what they grow from, when these details are gone.
fn united(sheet: &Sheet, rules: Rules, details: &[Candidate]) -> usize {
    let gone: BTreeSet<usize> = details.iter().flat_map(|(_, shapes)| shapes).copied().collect();
    let shape = |label: usize| sheet.grid.shape(sheet.regions.list[label].deepest);
    let stays = |label: &usize| shape(*label).is_none_or(|shape| !gone.contains(&shape));
    spare_parts(sheet, rules, parts(sheet, rules).into_iter().filter(stays))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_whole_leaves_no_hint_of_its_windows() {
        let candidates = [(1, vec![3, 4]), (2, vec![1, 2, 3, 4])];
        let hints = BTreeSet::from([3]);
        let chosen = |excess: usize| {
            let mut calm = Calm::default();
            calm.choose(&[&candidates], &hints, excess);
            calm
        };
        let calm = chosen(1);
        assert_eq!((calm.gone, calm.hinted), (BTreeSet::from([4]), BTreeSet::from([3])));
        let calm = chosen(3);
        assert_eq!((calm.gone, calm.hinted), (BTreeSet::from([1, 2, 3, 4]), BTreeSet::new()));
    }
}

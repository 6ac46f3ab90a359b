//! Fewer things to color where there are too many: the smallest inner details of things go first, then objects
//! of the setting, its lands, and last what the place is known by. Which small parts could become one is told too.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use drawing::{Drawing, Pen, Shape};
use kurbo::{Point, Rect};

use super::grid::Grid;
use super::regions::Region;
use super::sheet::Sheet;
use super::{COUNTS, Excess, Layer, Layers, Rules, hint};
use crate::board::share;

/// Larger areas, in square units, carry the picture: they are never details.
const LARGEST_DETAIL: usize = 1_500;
/// A thing with fewer areas would be its shadow.
pub(super) const LEAST_OF_A_THING: usize = 4;
/// Parts of things up to this size, in square units, may become one with what they grow from.
const LARGEST_PART: usize = 2_200;
/// What is wider than this share of the page spans it.
const SPANS: f64 = 0.8;
/// What is wider than this, in units, is the lie of the land, not an object in it. Towers and trunks are high.
const WIDEST_OBJECT: f64 = 230.0;
/// So many areas may go from the setting for their ink alone.
const WORTH_ITS_INK: usize = 6;
/// A line this near to a thing, in units, is drawn for it.
const NEXT_TO: f64 = 16.0;
/// What fills so much of the rectangle around it is simple enough for a hint.
const FILLED: f64 = 0.65;
/// The share of what the place is known by that lies where the setting says it is.
const OF_A_LANDMARK: f64 = 0.8;

/// What a page does with less of.
#[derive(Debug, Default)]
pub(crate) struct Calm {
    /// Shapes that go.
    gone: BTreeSet<usize>,
    /// Shapes of which a stroke stays that is open below, as a pen hints at a window far away.
    hinted: BTreeSet<usize>,
}

impl Calm {
    fn has(&self, shape: usize) -> bool {
        self.gone.contains(&shape) || self.hinted.contains(&shape)
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
}

/// The shapes to drop so that the excess is gone, or as near to it as the page allows, where so many areas were `unmet`
/// when it was tried.
pub(crate) fn too_much(sheet: &Sheet, (excess, unmet): (Excess, usize), rules: Rules) -> Calm {
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
    let (details, kept) = sparing(sheet, &shown, details(sheet, &shown, Layer::Thing));
    let detail: BTreeSet<usize> = details.iter().flat_map(|(_, shapes)| shapes).copied().collect();
    let united = parts(sheet, rules).into_iter().filter(|label| {
        !sheet.grid.shape(sheet.regions.list[*label].deepest).is_some_and(|shape| detail.contains(&shape))
    });
    let united = united.count().saturating_sub(unmet);
    let small: usize = details.iter().map(|(areas, _)| areas).sum();
    // What parts can be united, half of them gladly, need not go from the setting. A little too much ink is no reason
    // to empty it.
    let beyond = |spared: usize| {
        let areas = excess.areas.min(small).max(excess.areas.saturating_sub(spared));
        areas.max(excess.outlines.min(small + WORTH_ITS_INK))
    };
    let mut candidates = details;
    // All of a landmark or nothing: half a castle is none. The last goes first.
    let mut landmarks: BTreeMap<Reverse<usize>, (usize, Vec<usize>)> = BTreeMap::new();
    // But what spans the page is a forest: of its trees all but the largest may go.
    let (mut spanning, span) = (Vec::new(), sheet.grid.width as f64 * SPANS);
    for (areas, shapes) in objects(sheet, &shown).into_iter().chain(lands(sheet, &shown)) {
        let landmark = landmark(sheet, &shapes, rules.landmarks);
        if landmark.is_some_and(|landmark| rules.landmarks[landmark].width() > span) {
            spanning.push((areas, shapes));
        } else if let Some(landmark) = landmark {
            let whole = landmarks.entry(Reverse(landmark)).or_default();
            whole.0 += areas;
            whole.1.extend(shapes);
        } else {
            candidates.push((areas, shapes));
        }
    }
    spanning.pop();
    // Its strings and folds go with it.
    for (Reverse(landmark), (_, shapes)) in &mut landmarks {
        let around = rules.landmarks[*landmark].inflate(2.0, 2.0);
        shapes.extend((0..sheet.grid.bounds.len()).filter(|line| {
            let is_line = sheet.drawing.shapes[*line].tint.is_none();
            is_line
                && sheet.layers.of(*line) == Layer::Setting
                && around.contains_rect(sheet.grid.bounds[*line])
        }));
    }
    // Belts and pockets go before it, and its own windows.
    candidates.extend(self::details(sheet, &shown, Layer::Hero));
    let windows: Vec<_> = landmarks.values().flat_map(|(_, shapes)| windows(sheet, &shown, shapes)).collect();
    let hints =
        windows.iter().map(|(_, window)| window[0]).filter(|window| is_plain(sheet, *window)).collect();
    candidates.extend(windows);
    candidates.extend(kept);
    let mut calm = Calm::default();
    let less = choose(&mut calm, &candidates, &hints, beyond(united / 2));
    let rest = beyond(united).saturating_sub(less);
    let landmarks: Vec<Candidate> = landmarks.into_values().collect();
    let gone = choose(&mut calm, &landmarks, &BTreeSet::new(), rest);
    choose(&mut calm, &spanning, &BTreeSet::new(), rest - gone);
    calm
}

/// Takes as many of the candidates, in their order, as make up for the excess, and tells for how much; of `hints` a hint
/// stays.
fn choose(calm: &mut Calm, candidates: &[Candidate], hints: &BTreeSet<usize>, excess: usize) -> usize {
    let mut less = 0;
    // What is more than has to go is taken only where nothing smaller is left.
    for slack in [1, usize::MAX] {
        for (areas, shapes) in candidates {
            if less == excess {
                return less;
            }
            if *areas <= (excess - less).saturating_add(slack) && !shapes.iter().all(|shape| calm.has(*shape))
            {
                less = (less + areas).min(excess);
                calm.take(shapes, hints.contains(&shapes[0]));
            }
        }
    }
    less
}

/// What could go: how many areas it has, and its shapes.
type Candidate = (usize, Vec<usize>);

/// By shape: how many areas show its paint, and how much of it.
type Shown = BTreeMap<usize, (usize, usize)>;

/// Regions that are small parts of things other than the hero, the smallest first; not what is in a face or holds an eye.
pub(crate) fn parts(sheet: &Sheet, rules: Rules) -> Vec<usize> {
    let list = &sheet.regions.list;
    let mut parts: Vec<usize> = (0..list.len())
        .filter(|label| {
            let Region { area, deepest, .. } = list[*label];
            let size = COUNTS as usize..LARGEST_PART;
            let at = sheet.grid.point(deepest);
            let of_thing =
                sheet.group(*label).is_some_and(|group| sheet.layers.layers[group] == Layer::Thing);
            let in_face = || rules.faces.iter().any(|face| face.contains(at));
            let holds_an_eye = || sheet.grid.shape(deepest).is_some_and(|shape| holds_ink(sheet, shape));
            of_thing && size.contains(&area) && !in_face() && !holds_an_eye()
        })
        .collect();
    parts.sort_by_key(|label| list[*label].area);
    parts
}

/// Details of things, the smallest first: how many areas each has, and its shapes. Outlines, eyes and all
/// that holds them are none, and neither is what is in a face.
fn details(sheet: &Sheet, shown: &Shown, of: Layer) -> Vec<(usize, Vec<usize>)> {
    let mut details: Vec<(usize, usize, usize)> = shown
        .iter()
        .filter(|(shape, (_, size))| *size < LARGEST_DETAIL && is_detail(sheet, **shape, of))
        .map(|(shape, (areas, size))| (*size, *areas, *shape))
        .collect();
    details.sort_unstable();
    details.into_iter().map(|(_, areas, shape)| (areas, with_marks(sheet, shape))).collect()
}

/// Details of which every thing keeps enough to be more than its shadow, and those that it keeps.
fn sparing(sheet: &Sheet, shown: &Shown, details: Vec<Candidate>) -> (Vec<Candidate>, Vec<Candidate>) {
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

/// What is drawn upon other parts of a thing of the setting, such as windows on walls, the smallest first.
fn windows(sheet: &Sheet, shown: &Shown, thing: &[usize]) -> Vec<(usize, Vec<usize>)> {
    let lies_upon = |part: usize, wall: usize| {
        let (own, around) = (sheet.grid.bounds[part], sheet.grid.bounds[wall].inflate(1.0, 1.0));
        part > wall && around.contains_rect(own) && around.area() > 1.5 * own.area()
    };
    let mut windows: Vec<(usize, usize, usize)> = thing
        .iter()
        .filter(|part| thing.iter().any(|wall| lies_upon(**part, *wall)))
        .filter_map(|part| shown.get(part).map(|(areas, size)| (*size, *areas, *part)))
        .collect();
    windows.sort_unstable();
    let marks = |window: usize| thing.iter().copied().filter(move |mark| lies_upon(*mark, window));
    let whole = |window: usize| std::iter::once(window).chain(marks(window)).collect();
    windows.into_iter().map(|(_, areas, window)| (areas, whole(window))).collect()
}

/// Whether it fills what is around it, as a window does and a star does not.
fn is_plain(sheet: &Sheet, shape: usize) -> bool {
    sheet.drawing.shapes[shape].extent() > sheet.grid.bounds[shape].area() * FILLED
}

/// Objects of the setting, those with the smallest areas first.
fn objects(sheet: &Sheet, shown: &Shown) -> Vec<(usize, Vec<usize>)> {
    let mut objects: Vec<(usize, usize, Vec<usize>)> = runs(sheet)
        .into_iter()
        .map(|run| {
            let (areas, size) = run
                .clone()
                .filter_map(|shape| shown.get(&shape))
                .fold((0, 0), |(areas, size), (more, larger)| (areas + more, size + larger));
            (size / areas.max(1), areas, run.collect())
        })
        .filter(|(_, areas, _)| *areas > 0)
        .collect();
    objects.sort_unstable();
    objects.into_iter().map(|(_, areas, shapes)| (areas, shapes)).collect()
}

/// Which of the landmarks the shapes show, if any.
fn landmark(sheet: &Sheet, shapes: &[usize], landmarks: &[Rect]) -> Option<usize> {
    let bounds = shapes.iter().map(|shape| sheet.grid.bounds[*shape]).reduce(|a, b| a.union(b))?;
    landmarks.iter().position(|landmark| share(bounds, landmark.inflate(6.0, 6.0)) >= OF_A_LANDMARK)
}

/// Hills, walls and waters of the setting, the smallest first; not what the page's lower edge stands in.
fn lands(sheet: &Sheet, shown: &Shown) -> Vec<(usize, Vec<usize>)> {
    let Grid { width, height, .. } = sheet.grid;
    let below: BTreeSet<usize> =
        (0..width).filter_map(|x| sheet.grid.shape((height - 24) * width + x)).collect();
    let mut lands: Vec<(usize, usize, Vec<usize>)> = shown
        .iter()
        .filter(|(shape, _)| is_land(sheet, **shape) && !below.contains(shape))
        .map(|(shape, (areas, size))| (*size, *areas, with_lines(sheet, *shape)))
        .collect();
    lands.sort_unstable();
    lands.into_iter().map(|(_, areas, shapes)| (areas, shapes)).collect()
}

/// Large, of the setting, and not the sky behind it all.
fn is_land(sheet: &Sheet, shape: usize) -> bool {
    let bounds = sheet.grid.bounds[shape];
    sheet.layers.of(shape) == Layer::Setting && shape > 0 && bounds.width() > WIDEST_OBJECT
}

/// The shape and the bare lines drawn upon it.
fn with_lines(sheet: &Sheet, shape: usize) -> Vec<usize> {
    let lines = (shape + 1..sheet.drawing.shapes.len()).take_while(|later| {
        let is_line = sheet.drawing.shapes[*later].tint.is_none();
        let is_upon = share(sheet.grid.bounds[*later].inflate(1.0, 1.0), sheet.grid.bounds[shape]) > 0.5;
        is_line && is_upon && sheet.layers.of(*later) == Layer::Setting
    });
    std::iter::once(shape).chain(lines).collect()
}

/// Shapes of the setting that were painted one after the other and touch: trunk and crown, rock and moss.
fn runs(sheet: &Sheet) -> Vec<Range<usize>> {
    let mut runs: Vec<(Range<usize>, Rect, usize)> = Vec::new();
    for (index, &bounds) in sheet.grid.bounds.iter().enumerate() {
        let narrow = bounds.width() <= WIDEST_OBJECT;
        if sheet.layers.of(index) != Layer::Setting || !narrow {
            continue;
        }
        let group = sheet.layers.groups[index];
        // Rays and folds belong to what they are next to.
        let reach = if sheet.drawing.shapes[index].tint.is_none() { NEXT_TO } else { 0.0 };
        let touches = |around: Rect| around.inflate(reach, reach).overlaps(bounds);
        match runs.last_mut() {
            Some((run, around, of)) if run.end == index && *of == group && touches(*around) => {
                run.end = index + 1;
                *around = around.union(bounds);
            }
            _ => runs.push((index..index + 1, bounds, group)),
        }
    }
    runs.into_iter().map(|(run, ..)| run).collect()
}

/// Takes what goes off the page.
pub(crate) fn drop(drawing: &mut Drawing, layers: &mut Layers, calm: &Calm) {
    for hint in &calm.hinted {
        let Shape { path, pen, .. } = &drawing.shapes[*hint];
        drawing.shapes[*hint] = Shape::line(hint::open_below(path), pen.unwrap_or(Pen::Inner));
    }
    let gone = &calm.gone;
    let mut index = 0;
    drawing.shapes.retain(|_| (!gone.contains(&index), index += 1).0);
    index = 0;
    layers.groups.retain(|_| (!gone.contains(&index), index += 1).0);
    let before = |shape: usize| shape - gone.range(..shape).count();
    let stay = layers.lightened.difference(gone);
    layers.lightened = stay.map(|shape| before(*shape)).collect();
}

fn is_detail(sheet: &Sheet, shape: usize, of: Layer) -> bool {
    let inner = matches!(sheet.drawing.shapes[shape].pen, Some(Pen::Inner | Pen::Fine) | None);
    let inner = inner && !sheet.layers.lightened.contains(&shape);
    inner && sheet.layers.of(shape) == of && !holds_ink(sheet, shape) && !is_limb(sheet, shape)
}

/// Whether a fill has its outline drawn by itself, as a limb has that is open where it grows from the body.
fn is_limb(sheet: &Sheet, shape: usize) -> bool {
    let (shapes, groups, next) = (&sheet.drawing.shapes, &sheet.layers.groups, shape + 1);
    let Some(mark) = shapes.get(next).filter(|_| groups[next] == groups[shape]) else {
        return false;
    };
    let is_contour = mark.pen == Some(Pen::Outline) || sheet.layers.lightened.contains(&next);
    // A sleeve's goes on to where it meets the body, beyond its own cloth.
    let bounds = &sheet.grid.bounds;
    let is_around = bounds[next].inflate(1.0, 1.0).overlaps(bounds[shape]);
    shapes[shape].pen.is_none() && mark.tint.is_none() && is_contour && is_around
}

/// Whether a dot of ink, such as a pupil, lies upon a shape.
fn holds_ink(sheet: &Sheet, shape: usize) -> bool {
    within(sheet, shape).any(|mark| sheet.drawing.shapes[mark].pen == Some(Pen::Solid))
}

/// The shape and the marks upon it.
fn with_marks(sheet: &Sheet, shape: usize) -> Vec<usize> {
    std::iter::once(shape).chain(within(sheet, shape)).collect()
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
    use super::*;

    #[test]
    fn what_goes_whole_leaves_no_hint_of_its_windows() {
        let candidates = [(1, vec![3, 4]), (2, vec![1, 2, 3, 4])];
        let hints = BTreeSet::from([3]);
        let chosen = |excess: usize| {
            let mut calm = Calm::default();
            choose(&mut calm, &candidates, &hints, excess);
            calm
        };
        let calm = chosen(1);
        assert_eq!((calm.gone, calm.hinted), (BTreeSet::from([4]), BTreeSet::from([3])));
        let calm = chosen(3);
        assert_eq!((calm.gone, calm.hinted), (BTreeSet::from([1, 2, 3, 4]), BTreeSet::new()));
    }
}

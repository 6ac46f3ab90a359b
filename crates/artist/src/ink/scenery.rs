//! What of the setting may go where there is too much to color, and in which order.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use kurbo::Rect;

use super::Layer;
use super::details::{Candidate, Shown};
use super::grid::Grid;
use super::sheet::Sheet;
use crate::board::share;

/// What is wider than this share of the page spans it.
const SPANS: f64 = 0.8;
/// What is wider than this, in units, is the lie of the land, not an object in it. Towers and trunks are high.
const WIDEST_OBJECT: f64 = 230.0;
/// A line this near to a thing, in units, is drawn for it.
const NEXT_TO: f64 = 16.0;
/// What fills so much of the rectangle around it is simple enough for a hint.
const FILLED: f64 = 0.65;
/// So far under a thing is what it stands on, in units.
const UNDER: f64 = 4.0;
/// The share of what the place is known by that lies where the setting says it is.
const OF_A_LANDMARK: f64 = 0.8;

/// What of the setting may go; within each list the first goes first.
pub(super) struct Scenery {
    /// Objects, then hills, walls and waters.
    pub(super) objects: Vec<Candidate>,
    /// The lands on which guests stand: without them they would be in the sky.
    pub(super) floors: Vec<Candidate>,
    /// Those of what the place is known by.
    pub(super) windows: Vec<Candidate>,
    /// The first shapes of the windows that a hint tells well enough.
    pub(super) hints: BTreeSet<usize>,
    /// What the place is known by: all of it or nothing, for half a castle is none.
    pub(super) landmarks: Vec<Candidate>,
    /// Of what spans the page, as a forest does: all but its largest tree.
    pub(super) trees: Vec<Candidate>,
    /// Its largest tree, or the land out of which rises what the place is known by.
    pub(super) tree: Option<Candidate>,
}

impl Scenery {
    /// Where the first landmark is the most important.
    pub(super) fn of(sheet: &Sheet, shown: &Shown, landmarks: &[Rect]) -> Self {
        let span = sheet.grid.width as f64 * SPANS;
        let (mut objects, mut trees, mut telling) = (Vec::new(), Vec::new(), None);
        let mut whole: BTreeMap<Reverse<usize>, Candidate> = BTreeMap::new();
        let tells = |shapes: &[usize]| shapes.iter().any(|shape| sheet.layers.telling.contains(shape));
        let (mut floors, lands) = lands(sheet, shown);
        floors.retain(|(_, shapes)| !tells(shapes));
        for (areas, shapes) in self::objects(sheet, shown).into_iter().chain(lands) {
            if tells(&shapes) {
                telling = Some((areas, shapes));
                continue;
            }
            match landmark(sheet, &shapes, landmarks) {
                Some(landmark) if landmarks[landmark].width() > span => trees.push((areas, shapes)),
                Some(landmark) => {
                    let whole = whole.entry(Reverse(landmark)).or_default();
                    whole.0 += areas;
                    whole.1.extend(shapes);
                }
                None => objects.push((areas, shapes)),
            }
        }
        let tree = telling.or_else(|| trees.pop());
        for (Reverse(landmark), (_, shapes)) in &mut whole {
            shapes.extend(lines_in(sheet, landmarks[*landmark]));
        }
        let landmarks: Vec<Candidate> = whole.into_values().collect();
        let windows: Vec<Candidate> =
            landmarks.iter().flat_map(|(_, shapes)| windows(sheet, shown, shapes)).collect();
        let plain = windows.iter().map(|(_, window)| window[0]).filter(|window| is_plain(sheet, *window));
        Self { objects, floors, hints: plain.collect(), windows, landmarks, trees, tree }
    }
}

/// Lines of the setting about a landmark, its strings and folds, which go with it.
fn lines_in(sheet: &Sheet, landmark: Rect) -> impl Iterator<Item = usize> {
    let around = landmark.inflate(2.0, 2.0);
    (0..sheet.grid.bounds.len()).filter(move |line| {
        let is_line = sheet.drawing.shapes[*line].tint.is_none() && sheet.layers.of(*line) == Layer::Setting;
        is_line && around.contains_rect(sheet.grid.bounds[*line])
    })
}

/// What is drawn upon other parts of a thing of the setting, such as windows on walls, the smallest first.
fn windows(sheet: &Sheet, shown: &Shown, thing: &[usize]) -> Vec<Candidate> {
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
fn objects(sheet: &Sheet, shown: &Shown) -> Vec<Candidate> {
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

/// Hills, walls and waters of the setting, the smallest first, those that guests stand on apart; not what the page's lower
/// edge stands in, nor anything that something else of the setting stands on.
fn lands(sheet: &Sheet, shown: &Shown) -> (Vec<Candidate>, Vec<Candidate>) {
    let Grid { width, height, .. } = sheet.grid;
    let mut below: BTreeSet<usize> =
        (0..width).filter_map(|x| sheet.grid.shape((height - 24) * width + x)).collect();
    below.extend(runs(sheet).into_iter().filter_map(|run| stood_on(sheet, run, 0.5)));
    // Somebody nearer may be before the one foot or the other.
    let under =
        |one: Range<usize>| FEET.into_iter().filter_map(move |foot| stood_on(sheet, one.clone(), foot));
    let guests: BTreeSet<usize> = guests(sheet).into_iter().flat_map(under).collect();
    let mut lands: Vec<(usize, usize, usize)> = shown
        .iter()
        .filter(|(shape, _)| is_land(sheet, **shape) && !below.contains(shape))
        .map(|(shape, (areas, size))| (*size, *areas, *shape))
        .collect();
    lands.sort_unstable();
    let (floors, lands): (Vec<_>, Vec<_>) = lands.into_iter().partition(|(.., shape)| guests.contains(shape));
    let whole = |lands: Vec<(usize, usize, usize)>| {
        lands.into_iter().map(|(_, areas, shape)| (areas, with_lines(sheet, shape))).collect()
    };
    (whole(floors), whole(lands))
}

/// The shapes of each guest.
fn guests(sheet: &Sheet) -> Vec<Range<usize>> {
    let layers = sheet.layers;
    let mut from = 0;
    let groups = layers.groups.chunk_by(|one, next| one == next).map(|group| {
        from += group.len();
        from - group.len()..from
    });
    groups.filter(|group| layers.of(group.start) == Layer::Thing).collect()
}

/// Where a thing may have feet, as shares of its width.
const FEET: [f64; 5] = [0.1, 0.3, 0.5, 0.7, 0.9];

/// What is seen right under a thing, at a share of its width.
fn stood_on(sheet: &Sheet, thing: Range<usize>, aside: f64) -> Option<usize> {
    let Grid { width, height, .. } = sheet.grid;
    let around = thing.map(|shape| sheet.grid.bounds[shape]).reduce(|all, next| all.union(next))?;
    let (x, y) = (around.x0 + around.width() * aside, around.y1 + UNDER);
    let is_seen = (0.0..width as f64).contains(&x) && (0.0..height as f64).contains(&y);
    is_seen.then(|| sheet.grid.shape(y as usize * width + x as usize)).flatten()
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

/// Shapes of the setting that were painted one after the other and touch, or are parts of one thing: trunk and crown,
/// rock and moss, a fish's tail and head.
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
            Some((run, around, of))
                if run.end == index
                    && *of == group
                    && (touches(*around) || sheet.layers.joined.contains(&index)) =>
            {
                run.end = index + 1;
                *around = around.union(bounds);
            }
            _ => runs.push((index..index + 1, bounds, group)),
        }
    }
    runs.into_iter().map(|(run, ..)| run).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use drawing::{Drawing, Page, Pen, Shape, Tint};
    use kurbo::{Circle, Shape as _};
    use scene::Complexity;

    use super::*;
    use crate::ink::Layers;

    #[test]
    fn parts_of_one_thing_are_one_run_though_they_do_not_touch() {
        let mut drawing = Drawing::new(Page::art(crate::pens::pens(Complexity::Simple, None)));
        let part = |x: f64| Shape::area(Circle::new((x, 300.0), 20.0).to_path(0.1), Tint::PAPER, Pen::Inner);
        drawing.shapes = [100.0, 200.0, 300.0].map(part).to_vec();
        let layers =
            |joined| Layers { groups: vec![0; 3], layers: vec![Layer::Setting], joined, ..Layers::default() };
        let runs = |joined: BTreeSet<usize>| runs(&Sheet::of(&drawing, &layers(joined)));
        assert_eq!(runs(BTreeSet::new()), [0..1, 1..2, 2..3]);
        assert_eq!(runs(BTreeSet::from([1])), [0..2, 2..3]);
    }
}

//! What an editor would find to mend on a page, as what it costs.

use std::ops::Range;

use drawing::Shape;
use figures::Detail;
use figures::settings::{Backdrop, Stage};
use kurbo::Rect;

use crate::board::{Board, covered, share};
use crate::guest::Guest;
use crate::silhouette::Silhouette;
use crate::size::areas;
use crate::standing::Standing;

/// Outlines closer than this, in units, seem to be one; what overlaps by less, as a share of the smaller of the two, only
/// touches.
const TANGENT: f64 = 9.0;
const SHALLOW: f64 = 0.1;
/// What is in so much of another's rectangle is that.
const SAME: f64 = 0.6;
/// What it costs to touch.
const TOUCHING: f64 = 50.0;
/// What it costs a guest to stand before something large, and the hero to hide more than half of it.
const BEFORE: f64 = 130.0;
const HIDING: f64 = 240.0;
const HALF: f64 = 0.45;
/// What is lower than this, in units, is either seen or not: it costs as much as touching to hide less than this share.
const SMALL: f64 = 150.0;
const WHOLE: f64 = 0.9;
/// What it costs to hide all of a guest, and how much of one may be hidden.
const GUEST_HIDDEN: f64 = 600.0;
const BEHIND_OTHERS: f64 = 0.15;
/// What it costs besides that more than this share is hidden: then nobody sees what it is.
const LOST_BEHIND: f64 = 0.35;
const GUEST_LOST: f64 = 4_000.0;
/// What ends so much lower than whoever is before it, in units, is nearer, and that costs so much.
const LOWER: f64 = 12.0;
const NEARER: f64 = 170.0;
/// What it costs that something below somebody who floats seems to hold them up.
const HOLDING_UP: f64 = 130.0;
/// Whoever ends so far below the horizon, in units, stands there.
const OVER_LAND: f64 = 40.0;
/// What it costs that the edge of something large passes behind the head.
const BEHIND_A_HEAD: f64 = 70.0;
/// Where so much of the head's rectangle is before it.
const PASSES: Range<f64> = 0.12..0.88;
/// What it costs that nothing is left by which the place is known.
const ANYWHERE: f64 = 320.0;
/// What it costs that more than so large a share of the part is hidden without which nobody knows what fills the background.
const HEARTLESS: f64 = 260.0;
const OF_THE_HEART: f64 = 0.5;
/// The picture in so many columns and rows, and how much of it may be empty in one place.
const COLUMNS: usize = 12;
const ROWS: usize = 16;
const AIRY: f64 = 0.13;
/// What a whole empty page would cost.
const EMPTY: f64 = 1_500.0;

/// What it would cost a guest to be as good as nothing instead of as large as asked for, and by how much one may be smaller.
const SQUEEZED: f64 = 500.0;
const A_LITTLE: f64 = 0.2;
/// Whoever is smaller by more than this is tiny, and each bit more costs so many times as much besides.
const MUCH: f64 = 0.45;
const TINY: f64 = 3.0;

/// A child that would stand as high as this share of the page is its focal point; what it would cost to be as good as nothing.
const FOCAL: f64 = 0.5;
const LOST: f64 = 1_600.0;

/// With so many areas a simple page has enough to color, and what each that is more costs.
const ENOUGH: usize = 44;
const TOO_MUCH: f64 = 9.0;

/// How much an editor would find to mend, 0.0 at best.
pub(crate) fn flaws(setting: &Backdrop, standing: &[Standing], stage: &Stage) -> f64 {
    let empty = (emptiest(setting, standing, stage) - AIRY).max(0.0) * EMPTY;
    let among = flaws_among(standing);
    Sights::of(setting).flaws(standing, stage) + among + empty + too_much(setting, stage)
}

/// The same of those who stand there, wherever that is.
pub(crate) fn flaws_among(standing: &[Standing]) -> f64 {
    let others = |index: usize| standing[..index].iter();
    let touching = standing
        .iter()
        .enumerate()
        .map(|(index, one)| others(index).filter(|other| touches(one, other)).count())
        .sum::<usize>() as f64
        * TOUCHING;
    let hidden = |(index, one): (usize, &Standing)| {
        let nearer = standing[index + 1..].iter().map(|other| one.silhouette.overlap(&other.silhouette));
        let is_guest = one.actor.is_none();
        if is_guest { nearer.sum::<f64>() / one.silhouette.area().max(1e-9) } else { 0.0 }
    };
    let hidden = standing.iter().enumerate().map(hidden);
    let cost = |hidden: f64| {
        (hidden - BEHIND_OTHERS).max(0.0) * GUEST_HIDDEN + (hidden - LOST_BEHIND).max(0.0) * GUEST_LOST
    };
    touching + hidden.map(cost).sum::<f64>()
}

/// What it costs how much smaller than asked for guests are.
pub(crate) fn squeezed(guests: &[Guest], board: &Board) -> f64 {
    let smaller = |guest: &Guest| {
        let high = f64::from(guest.part.high()?) / 100.0 * board.child;
        let own = board.standing.iter().find(|one| one.name == guest.name)?.bounds.height();
        let smaller = 1.0 - own / high;
        Some((smaller - A_LITTLE).max(0.0) + (smaller - MUCH).max(0.0) * TINY)
    };
    guests.iter().filter_map(smaller).sum::<f64>() * SQUEEZED
}

/// Whoever costs more than this wherever it stands hides something, or is cut; each bit more costs so much.
const NO_PLACE: f64 = 700.0;
const EACH_MORE: f64 = 0.15;

/// What it costs that a guest has no good place, by what its best place costs.
pub(crate) fn crammed(worst: f64) -> f64 {
    (worst - NO_PLACE).max(0.0) * EACH_MORE
}

/// What it costs how much smaller the child is than a focal point should be.
pub(crate) fn far_off(board: &Board, stage: &Stage) -> f64 {
    (FOCAL - board.child / stage.area.height()).max(0.0) * LOST
}

/// What it costs that a simple page would have more to color than it may: things would have to go again.
fn too_much(setting: &Backdrop, stage: &Stage) -> f64 {
    let all = stage.areas + areas(&setting.behind) + areas(&setting.before);
    if stage.detail == Detail::Bold { all.saturating_sub(ENOUGH) as f64 * TOO_MUCH } else { 0.0 }
}

/// What is large in a setting, each as a whole, and what hangs before the rest of it.
pub(crate) struct Sights {
    standing: Vec<Silhouette>,
    hung: Vec<Silhouette>,
    /// Something is left by which the place is known.
    known: bool,
    /// Around the part without which nobody knows what fills the background.
    heart: Option<Rect>,
}

impl Sights {
    pub(crate) fn of(setting: &Backdrop) -> Self {
        let large: Vec<_> =
            setting.loose.iter().filter(|loose| !loose.is_small() && !loose.is_front).collect();
        let standing = large.chunk_by(|one, next| one.bounds == next.bounds).map(|parts| {
            let shapes = || parts.iter().flat_map(|part| &setting.behind[part.shapes.clone()]);
            let around = shapes().map(Shape::bounds).reduce(|all, next| all.union(next));
            Silhouette::around(around.unwrap_or_default(), shapes())
        });
        let is_known = |piece: &&Rect| large.iter().any(|loose| share(loose.bounds, **piece) > SAME);
        let hung = setting.aloft.iter().filter(|piece| !is_known(piece));
        Self {
            standing: standing.collect(),
            hung: hung.map(|piece| Silhouette::of_rect(*piece)).collect(),
            known: setting.is_known(),
            heart: setting.heart,
        }
    }

    /// What it costs how somebody stands before them.
    pub(crate) fn flaws(&self, standing: &[Standing], stage: &Stage) -> f64 {
        let all = || self.standing.iter().chain(&self.hung);
        let meeting = standing
            .iter()
            .flat_map(|one| all().map(move |sight| meeting((one, stage.horizon), sight)))
            .sum::<f64>();
        let passes = |sight: &&Silhouette| PASSES.contains(&share(stage.head, sight.bounds()));
        let behind = all().filter(passes).count() as f64 * BEHIND_A_HEAD;
        let anywhere = if self.known { 0.0 } else { ANYWHERE };
        let heartless = if has_heart(self.heart, standing) { 0.0 } else { HEARTLESS };
        meeting + behind + anywhere + heartless
    }
}

/// Whether enough is seen of the part without which nobody knows what fills the background.
pub(crate) fn has_heart(heart: Option<Rect>, standing: &[Standing]) -> bool {
    let hidden = |heart: Rect| standing.iter().map(|one| covered(&one.silhouette, heart)).sum::<f64>();
    // A house without its gable is a wall.
    let upper = |heart: Rect| Rect { y1: heart.center().y, ..heart };
    heart.is_none_or(|heart| hidden(heart) < OF_THE_HEART && hidden(upper(heart)) < OF_THE_HEART)
}

/// The largest empty rectangle, as a share of the picture.
fn emptiest(setting: &Backdrop, standing: &[Standing], stage: &Stage) -> f64 {
    let mut full = [[false; COLUMNS]; ROWS];
    let size = (stage.area.width() / COLUMNS as f64, stage.area.height() / ROWS as f64);
    let things = setting.loose.iter().map(|loose| loose.bounds);
    let bands = standing.iter().flat_map(|one| one.silhouette.bands().iter().copied());
    let columns: [f64; COLUMNS] = std::array::from_fn(|column| stage.area.x0 + column as f64 * size.0);
    let rows: [f64; ROWS] = std::array::from_fn(|row| stage.area.y0 + row as f64 * size.1);
    for own in things.chain(bands).chain([stage.letters]) {
        let across = columns.map(|x| own.x0.max(x) < own.x1.min(x + size.0));
        for (cells, y) in full.iter_mut().zip(rows) {
            if own.y0.max(y) < own.y1.min(y + size.1) {
                cells.iter_mut().zip(across).for_each(|(cell, is_across)| *cell |= is_across);
            }
        }
    }
    largest_empty(&full) as f64 / (COLUMNS * ROWS) as f64
}

/// How many cells the largest rectangle without a full cell has.
fn largest_empty(full: &[[bool; COLUMNS]]) -> usize {
    let mut heights = [0; COLUMNS];
    let mut largest = 0;
    for row in full {
        for (height, cell) in heights.iter_mut().zip(row) {
            *height = if *cell { 0 } else { *height + 1 };
        }
        for from in 0..COLUMNS {
            let mut lowest = usize::MAX;
            for (wide, height) in heights[from..].iter().enumerate() {
                lowest = lowest.min(*height);
                largest = largest.max(lowest * (wide + 1));
            }
        }
    }
    largest
}

/// Whether two who have nothing to do with each other only touch.
fn touches(one: &Standing, other: &Standing) -> bool {
    let both = one.silhouette.overlap(&other.silhouette);
    let is_shallow = both < SHALLOW * one.silhouette.area().min(other.silhouette.area());
    let apart = one.actor.is_none() || other.actor.is_none();
    apart && is_shallow && (both > 0.0 || one.silhouette.is_near(&other.silhouette, TANGENT))
}

/// Where somebody's feet are: each of a group has its own, but for whoever is over the land.
fn foot(one: &Standing, horizon: f64) -> f64 {
    if one.hero.is_empty() && one.bounds.y1 > horizon + OVER_LAND { one.bounds.y1 } else { one.depth }
}

/// What it costs that somebody and something meet.
fn meeting((one, horizon): (&Standing, f64), sight: &Silhouette) -> f64 {
    let both = one.silhouette.overlap(sight);
    let least = one.silhouette.area().min(sight.area()).max(1e-9);
    if both < SHALLOW * least {
        let meets = both > 0.0 || one.silhouette.is_near(sight, TANGENT);
        return if meets { TOUCHING } else { 0.0 };
    }
    if one.actor.is_some() && foot(one, horizon) + LOWER < sight.bounds().y1 {
        return NEARER;
    }
    if one.hero.is_empty() {
        return TOUCHING + both / least * BEFORE;
    }
    let hidden = both / sight.area().max(1e-9);
    let (own, other) = (one.bounds, sight.bounds());
    if other.y0 > own.center().y && other.y1 > own.y1 + LOWER {
        return HOLDING_UP;
    }
    let is_small = sight.bounds().height() < SMALL;
    if is_small && hidden < WHOLE { TOUCHING } else { (hidden - HALF).max(0.0) * HIDING }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Pen, Tint};
    use figures::Art;
    use figures::settings::Loose;
    use kurbo::Shape as _;

    fn area(rect: Rect) -> Shape {
        Shape::area(rect.to_path(0.1), Tint::PAPER, Pen::Inner)
    }

    /// A child in the middle of the page before a tower between `from` and `to`.
    fn before_a_tower(from: f64, to: f64) -> f64 {
        let page = Rect::new(0.0, 0.0, 540.0, 720.0);
        let stage = Stage { head: Rect::new(230.0, 200.0, 330.0, 320.0), ..Stage::empty(page, Detail::Bold) };
        let child = Art::of(vec![area(Rect::new(200.0, 200.0, 360.0, 680.0))]);
        let standing = vec![Standing { hero: 0..1, ..Standing::new("hero", child, 680.0) }];
        let tower = Rect::new(from, 100.0, to, 600.0);
        let loose = Loose { is_front: false, shapes: 0..1, bounds: tower, face: None, hidden: 0.4 };
        let setting = Backdrop { behind: vec![area(tower)], loose: vec![loose], ..Backdrop::default() };
        flaws(&setting, &standing, &stage)
    }

    #[test]
    fn a_tower_stands_free_or_clearly_behind_the_child_and_neither_touches_nor_is_hidden() {
        let (free, behind) = (before_a_tower(20.0, 150.0), before_a_tower(60.0, 230.0));
        let (touches, hidden) = (before_a_tower(60.0, 202.0), before_a_tower(205.0, 335.0));
        for good in [free, behind] {
            assert!(good < touches && good < hidden, "{free} {behind} {touches} {hidden}");
        }
    }

    #[test]
    fn the_largest_empty_rectangle_is_found_between_things() {
        let mut full = [[false; COLUMNS]; ROWS];
        full[4] = [true; COLUMNS];
        full.iter_mut().skip(5).for_each(|row| row[7] = true);
        assert_eq!(largest_empty(&full), 7 * (ROWS - 5));
    }
}

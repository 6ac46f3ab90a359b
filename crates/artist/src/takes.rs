//! Takes: the same cast in one setting after the other, as a picture-book artist tries thumbnails, until one has no
//! flaw that is seen at once.

use figures::Art;
use figures::settings::{Backdrop, Nook, Stage, backdrop};
use kurbo::Rect;
use scene::{Scene, Seed};

use crate::afloat;
use crate::board::{Board, Standing, share};
use crate::clear::{below, cleared, enriched};
use crate::recipe::Recipe;
use crate::silhouette::Silhouette;

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
const HIDING: f64 = 160.0;
const HALF: f64 = 0.45;
/// What is lower than this, in units, is either seen or not: it costs as much as touching to hide less than this share.
const SMALL: f64 = 150.0;
const WHOLE: f64 = 0.9;
/// What it costs that the edge of something large passes behind the head.
const BEHIND_A_HEAD: f64 = 45.0;
/// What it costs that nothing is left by which the place is known.
const ANYWHERE: f64 = 170.0;
/// The picture in so many columns and rows, and how much of it may be empty in one place.
const COLUMNS: usize = 12;
const ROWS: usize = 16;
const AIRY: f64 = 0.13;
/// What a whole empty page would cost.
const EMPTY: f64 = 1_500.0;

/// At most so many takes are drawn, and none after one with fewer flaws than this.
const TAKES: u64 = 3;
const GOOD: f64 = 80.0;

/// What there is to be staged.
pub(crate) struct Play<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) notes: &'a Recipe,
    pub(crate) stage: &'a Stage,
    /// How many areas to color the lettering has.
    pub(crate) letters: usize,
}

impl Play<'_> {
    /// The best of the takes, of which each has all of the `cast` on its board.
    pub(crate) fn staged(&self, cast: &Board, seed: Seed) -> Take {
        let first = self.take(cast, seed);
        let mut best = (first.flaws(self.stage), first);
        for number in 1..TAKES {
            if best.0 < GOOD {
                break;
            }
            let next = self.take(cast, Seed(seed.0 ^ number << 40));
            let flaws = next.flaws(self.stage);
            if flaws < best.0 {
                best = (flaws, next);
            }
        }
        best.1
    }

    /// Everybody in a setting of this seed.
    fn take(&self, cast: &Board, seed: Seed) -> Take {
        let Self { scene, notes, stage, letters } = *self;
        let setting = below(backdrop(scene.place, stage, &mut seed.dice("setting")), stage.letters);
        let is_asked = scene.idea.is_none() && !scene.cast.is_empty();
        // Those who were asked for stand where they were told to.
        let landmarks = if is_asked { Vec::new() } else { setting.sights() };
        let mut board = Board {
            landmarks,
            trifles: setting.trifles(),
            faces: setting.faces.clone(),
            aloft: setting.aloft.clone(),
            ..cast.clone()
        };
        board.seat(notes.guests(stage.detail), &mut seed.dice("board"));
        if let Some((name, art)) = notes.under(stage.detail).filter(|_| !is_asked) {
            board.lay_under(name, art);
        }
        board.by_depth();
        if is_asked && stage.nook == Nook::Afloat {
            afloat::launch(&mut board.standing);
        }
        let setting = cleared(setting, &board.standing, board.room);
        let setting = enriched(setting, &board.standing, (stage, letters, !scene.cast.is_empty()), seed);
        Take { setting, board }
    }
}

/// A setting with everybody in it.
pub(crate) struct Take {
    pub(crate) setting: Backdrop,
    pub(crate) board: Board,
}

impl Take {
    /// How much an editor would find to mend, 0.0 at best.
    pub(crate) fn flaws(&self, stage: &Stage) -> f64 {
        let mut sights = sights(&self.setting);
        let anywhere = if sights.is_empty() { ANYWHERE } else { 0.0 };
        sights.extend(hung(&self.setting));
        let meeting: f64 = self
            .board
            .standing
            .iter()
            .flat_map(|one| sights.iter().map(move |sight| meeting(one, sight)))
            .sum();
        let standing = &self.board.standing;
        let pairs = standing
            .iter()
            .enumerate()
            .flat_map(|(index, one)| standing[..index].iter().map(move |other| (one, other)));
        let touching = pairs.filter(|(one, other)| touches(one, other)).count() as f64 * TOUCHING;
        let passes = |sight: &&Silhouette| (0.12..0.88).contains(&share(stage.head, sight.bounds()));
        let behind = sights.iter().filter(passes).count() as f64 * BEHIND_A_HEAD;
        let empty = (self.emptiest(stage) - AIRY).max(0.0) * EMPTY;
        meeting + touching + behind + anywhere + empty
    }

    /// The largest empty rectangle, as a share of the picture.
    fn emptiest(&self, stage: &Stage) -> f64 {
        let mut full = [[false; COLUMNS]; ROWS];
        let size = (stage.area.width() / COLUMNS as f64, stage.area.height() / ROWS as f64);
        let things = self.setting.loose.iter().map(|loose| loose.bounds);
        let bands = self.board.standing.iter().flat_map(|one| one.silhouette.bands().iter().copied());
        for own in things.chain(bands).chain([stage.letters]) {
            for (row, cells) in full.iter_mut().enumerate() {
                for (column, cell) in cells.iter_mut().enumerate() {
                    let (x, y) =
                        (stage.area.x0 + column as f64 * size.0, stage.area.y0 + row as f64 * size.1);
                    *cell |= !Rect::new(x, y, x + size.0, y + size.1).intersect(own).is_zero_area();
                }
            }
        }
        largest_empty(&full) as f64 / (COLUMNS * ROWS) as f64
    }
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

/// What is large in a setting, each as a whole.
fn sights(setting: &Backdrop) -> Vec<Silhouette> {
    let large: Vec<_> = setting.loose.iter().filter(|loose| !loose.is_small() && !loose.is_front).collect();
    let whole = large.chunk_by(|one, next| one.bounds == next.bounds);
    whole
        .map(|parts| {
            let shapes = parts.iter().flat_map(|part| setting.behind[part.shapes.clone()].iter().cloned());
            Silhouette::of(&Art::of(shapes.collect()))
        })
        .collect()
}

/// What hangs before the rest of a setting.
fn hung(setting: &Backdrop) -> impl Iterator<Item = Silhouette> {
    let is_known = |piece: &&Rect| setting.loose.iter().any(|loose| share(loose.bounds, **piece) > SAME);
    setting.aloft.iter().filter(move |piece| !is_known(piece)).map(|piece| Silhouette::of_rect(*piece))
}

/// Whether two who have nothing to do with each other only touch.
fn touches(one: &Standing, other: &Standing) -> bool {
    let both = one.silhouette.overlap(&other.silhouette);
    let is_shallow = both < SHALLOW * one.silhouette.area().min(other.silhouette.area());
    let apart = one.actor.is_none() || other.actor.is_none();
    apart && is_shallow && (both > 0.0 || one.silhouette.gap(&other.silhouette) < TANGENT)
}

/// What it costs that somebody and something meet.
fn meeting(one: &Standing, sight: &Silhouette) -> f64 {
    let both = one.silhouette.overlap(sight);
    let least = one.silhouette.area().min(sight.area()).max(1e-9);
    if both < SHALLOW * least {
        let meets = both > 0.0 || one.silhouette.gap(sight) < TANGENT;
        return if meets { TOUCHING } else { 0.0 };
    }
    if one.hero.is_empty() {
        return TOUCHING + both / least * BEFORE;
    }
    let hidden = both / sight.area().max(1e-9);
    let is_small = sight.bounds().height() < SMALL;
    if is_small && hidden < WHOLE { TOUCHING } else { (hidden - HALF).max(0.0) * HIDING }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Pen, Shape, Tint};
    use figures::Detail;
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
        Take { setting, board: Board { standing, ..Board::on(&stage) } }.flaws(&stage)
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

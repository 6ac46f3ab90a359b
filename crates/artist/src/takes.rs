//! Takes: the same cast in one setting after the other, as a picture-book artist tries thumbnails, until one has no
//! flaw that is seen at once.

use std::ops::Range;

use figures::Detail;
use figures::settings::{Backdrop, Nook, Stage, backdrop};
use scene::{Scene, Seed};

use crate::afloat;
use crate::board::Board;
use crate::center::{Room, Shot, is_mirrored};
use crate::clear::{below, cleared, enriched};
use crate::enlarged::enlarged;
use crate::ensemble;
use crate::flaws::{Sights, crammed, far_off, flaws, flaws_among, has_heart, squeezed};
use crate::focus::focal_group;
use crate::glow::without_strays;
use crate::guest::Guest;
use crate::places::Places;
use crate::recipe::{Part, Recipe};
use crate::shots::{with_cast, with_hero};
use crate::tidy::tidied;

/// So many settings are tried, the most promising before the others, and none after one with fewer flaws than this.
const TAKES: u64 = 4;
const GOOD: f64 = 160.0;
/// Guests add so much of what they added before at least: they are as many, and as large.
const MOSTLY: f64 = 0.7;
/// A setting with no more flaws before guests come is tried before any other.
const PROMISING: f64 = 0.0;
/// So many at most for those whom a sentence asks for.
const MOST_TAKES: u64 = 6;
/// They are where the first are worse than this.
const POOR: f64 = 120.0;
/// Where all are worse than this, the child is seen otherwise if that has fewer flaws by so many.
const LACKING: f64 = 240.0;
const SHOTS: [Shot; 6] = [
    Shot { closer: 1.4, meadow: 1.8, ..Shot::PLAIN },
    Shot { closer: 1.4, ..Shot::PLAIN },
    Shot { closer: 1.2, ..Shot::PLAIN },
    Shot { aside: -0.13, ..Shot::PLAIN },
    Shot { closer: 0.93, ..Shot::PLAIN },
    Shot { closer: 0.86, ..Shot::PLAIN },
];
const CLEARLY: f64 = 20.0;
/// And by so many where the child has to be smaller for it.
const FAR_CLEARER: f64 = 160.0;
/// In so many settings; a child who comes closer is so many times as large at least.
const TAKES_OTHERWISE: u64 = 4;
const CLOSER: f64 = 1.03;
/// So many other vistas of the place are tried where nobody would know the page's own.
const OTHER_VISTAS: usize = 3;

/// What there is to be staged.
#[derive(Clone, Copy)]
pub(crate) struct Play<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) notes: &'a Recipe,
    pub(crate) guests: &'a [Guest],
    pub(crate) room: Room,
}

impl<'a> Play<'a> {
    /// The best of the takes.
    pub(crate) fn staged(&self, seed: Seed) -> Take {
        let best = if self.is_asked() { self.of_cast(seed) } else { self.of_hero(seed) };
        let Take { stage, setting, mut board, seed, flaws } = best;
        board.draw(self.guests);
        let (setting, mut board, sights) = tidied((setting, board), &stage);
        without_strays(&mut board, &sights);
        let setting = enriched(
            setting,
            (&board.standing, &sights),
            (&stage, self.room.letters, !self.scene.cast.is_empty()),
            seed,
        );
        let setting = match stage.detail {
            Detail::Bold => enlarged(setting, &board.standing, &stage),
            Detail::Full => setting,
        };
        Take { stage, setting, board, seed, flaws }
    }

    /// Of those whom a sentence asks for, who stand where they were told to.
    fn of_cast(&self, seed: Seed) -> Take {
        let (stage, cast) = with_cast(self.scene, self.notes, seed, self.room);
        let first = self.better(Take::none((&stage, &cast), seed), (&stage, &cast), &takes(0..TAKES, seed));
        if first.flaws < POOR {
            return first;
        }
        let best = self.better(first, (&stage, &cast), &takes(TAKES..MOST_TAKES, seed));
        self.of_another_vista(best, (&stage, &cast), seed)
    }

    /// The same, or with another vista of the place where nobody would know what fills the background.
    fn of_another_vista(&self, best: Take, (stage, cast): (&Stage, &Board), seed: Seed) -> Take {
        (1..=OTHER_VISTAS).fold(best, |best, turn| {
            if has_heart(best.setting.heart, &best.board.standing) {
                return best;
            }
            let other = Stage { vista: stage.vista + turn, ..*stage };
            self.better(best, (&other, cast), &takes(0..TAKES_OTHERWISE, seed))
        })
    }

    /// Of the child, who is seen otherwise where that is better.
    fn of_hero(&self, seed: Seed) -> Take {
        let Self { scene, notes, room, .. } = *self;
        let focus = focal_group(scene, notes, (room.detail, is_mirrored(seed)));
        let seen = |shot: Shot| with_hero(&focus, (scene, notes), seed, (room, shot));
        let (stage, cast) = seen(Shot::PLAIN);
        let child = cast.child;
        let first = self.better(Take::none((&stage, &cast), seed), (&stage, &cast), &takes(0..TAKES, seed));
        let mut closest = 1.0;
        let best = SHOTS.into_iter().fold(first, |best, shot| {
            let clearly = if shot.closer < 1.0 { FAR_CLEARER } else { CLEARLY };
            // Who has come much closer was tried at a little less, too.
            if best.flaws < LACKING + clearly || shot.closer > 1.0 && shot.closer < closest {
                return best;
            }
            let (stage, cast) = seen(shot);
            if shot.closer > 1.0 && cast.child < child * CLOSER {
                return best;
            }
            closest = f64::max(closest, shot.closer);
            let flaws = best.flaws;
            let other = Take { flaws: flaws - clearly, ..best };
            let other = self.better(other, (&stage, &cast), &takes(0..TAKES_OTHERWISE, seed));
            if other.flaws < flaws - clearly { other } else { Take { flaws, ..other } }
        });
        self.of_another_vista(best, (&stage, &cast), seed)
    }

    /// Whether the page is about those whom a sentence asks for, or what it says a child does.
    fn is_asked(&self) -> bool {
        self.scene.idea.is_none() && !self.scene.cast.is_empty() || ensemble::acts_alone(self.scene)
    }

    /// The best of some takes, of which each has all of the `cast` on its board, or of the `best` so far.
    fn better(&self, best: Take, (stage, cast): (&Stage, &Board), seeds: &[Seed]) -> Take {
        let far = far_off(cast, stage);
        let mut least: Option<f64> = None;
        let places = Places::default();
        let mut better = |best: Take, empty: Empty| {
            let more = least.map_or(far, |least| f64::max(far, least * MOSTLY));
            // Guests make next to nothing better.
            if best.flaws < GOOD || empty.flaws + more >= best.flaws {
                return best;
            }
            let (before, most) = (empty.flaws, best.flaws);
            let take = self.take((stage, cast), empty, (most, &places));
            let more = take.as_ref().map_or(most, |take| take.flaws) - before;
            least = Some(least.map_or(more, |least| least.min(more)));
            take.unwrap_or(best)
        };
        let mut best = best;
        let mut takes = Vec::with_capacity(seeds.len());
        for seed in seeds {
            if best.flaws < GOOD {
                return best;
            }
            let empty = self.empty((stage, cast), *seed);
            // None is more promising: the others may not have to be drawn.
            if empty.flaws <= PROMISING { best = better(best, empty) } else { takes.push(empty) }
        }
        takes.sort_by(|one: &Empty, other| one.flaws.total_cmp(&other.flaws));
        takes.into_iter().fold(best, better)
    }

    /// A setting of this seed before which only the `cast` stands.
    fn empty(&self, (stage, cast): (&Stage, &Board), seed: Seed) -> Empty {
        let scene = self.scene;
        let setting = below(backdrop(scene.place, stage, &mut seed.dice("setting")), stage.letters);
        let setting = setting.sketched(stage, &mut seed.dice("sketches"));
        let setting = cleared(setting, &cast.standing, cast.room);
        Empty { flaws: Sights::of(&setting).flaws(&cast.standing, stage), setting, seed }
    }

    /// Everybody in a setting, if that has fewer flaws than `most`.
    fn take(
        &self,
        (stage, cast): (&Stage, &Board),
        Empty { setting, seed, .. }: Empty,
        (most, places): (f64, &Places<'a>),
    ) -> Option<Take> {
        let Self { notes, guests, .. } = *self;
        let is_asked = self.is_asked();
        // Those who were asked for stand where they were told to.
        let landmarks = if is_asked { Vec::new() } else { setting.sights() };
        let mut board = cast.before(&setting, landmarks);
        if guests.iter().any(|guest| guest.part.is_afar()) {
            board.look_afar(&setting);
        }
        let hung = notes.laid(Part::Sky, stage.detail).filter(|_| !is_asked);
        let across = notes.laid(Part::Across, stage.detail).filter(|_| !is_asked);
        board.crossed = across.is_some();
        if let Some((name, art)) = hung {
            board.hang_over(name, art);
        }
        if let Some((name, art)) = across {
            board.lay_across(name, art);
        }
        let is_too_much = |worst: f64| crammed(worst) >= most;
        let worst = board.seat((guests, places), &mut seed.dice("board"), is_too_much)?;
        if let Some((name, art)) = notes.under(stage.detail).filter(|_| !is_asked) {
            board.lay_under(name, art);
        }
        board.by_depth();
        if is_asked && stage.nook == Nook::Afloat {
            board.draw(guests);
            afloat::launch(&mut board.standing);
        }
        let of_guests = squeezed(guests, &board) + far_off(&board, stage) + crammed(worst);
        // What they look like before this setting cannot make it better.
        if of_guests + flaws_among(&board.standing) >= most {
            return None;
        }
        let setting = cleared(setting, &board.standing, board.room);
        let flaws = flaws(&setting, &board.standing, stage) + of_guests;
        (flaws < most).then_some(Take { stage: *stage, setting, board, seed, flaws })
    }
}

/// The seeds of so many takes.
fn takes(numbers: Range<u64>, seed: Seed) -> Vec<Seed> {
    numbers.map(|number| Seed(seed.0 ^ number << 40)).collect()
}

/// A setting without guests.
struct Empty {
    setting: Backdrop,
    seed: Seed,
    /// It has at least so many with guests.
    flaws: f64,
}

/// A setting with everybody in it.
pub(crate) struct Take {
    pub(crate) stage: Stage,
    pub(crate) setting: Backdrop,
    pub(crate) board: Board,
    seed: Seed,
    flaws: f64,
}

impl Take {
    /// Nothing yet.
    fn none((stage, cast): (&Stage, &Board), seed: Seed) -> Self {
        let (stage, board) = (*stage, cast.clone());
        Self { flaws: f64::INFINITY, seed, stage, setting: Backdrop::default(), board }
    }
}

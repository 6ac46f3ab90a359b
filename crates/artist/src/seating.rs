//! Who stands where: places are tried and weighed, the best one wins.

use std::ops::RangeInclusive;
use std::rc::Rc;

use kurbo::{Affine, Point, Rect, Vec2};
use scene::Dice;

use crate::board::{Board, TANGENCY};
use crate::guest::Guest;
use crate::places::{Known, Places, Spot};
use crate::recipe::Part;
use crate::silhouette::{Silhouette, placed};
use crate::standing::Sketch;

/// What it costs whom the story is about to be behind the hero's back.
const BEHIND_THE_BACK: f64 = 90.0;

/// What it costs to stand among the others instead of farther off.
const IN_FRONT_INSTEAD: f64 = 110.0;

/// What it costs to stand a little behind the hero instead of beside.
const A_STEP_BACK: f64 = 40.0;

/// Whom it costs as much to stand anywhere else may come right to the front.
const CRAMPED: f64 = 450.0;

/// Whom it costs as much to stand beside the hero, by being small or in somebody's way, may stand a little behind.
const SMALL: f64 = 260.0;

/// Whom it costs as much to stand anywhere is mostly hidden.
const NO_ROOM: f64 = 1_000.0;

/// Of what trims the sky nothing comes that costs as much anywhere.
const TRIMMINGS: [&str; 2] = ["star", "music note"];
const IN_THE_WAY: f64 = 600.0;

/// What swims ends so far above the shore, in units.
const OFF_THE_SHORE: f64 = 10.0;

/// Who is larger than this, as a share of its size, stands so far before the hero's feet, in units: it is nearer.
const LARGER: f64 = 1.04;
const IN_FRONT: f64 = 60.0;

/// Sun and moon are so far over the ground at least where there is so much sky, in units.
const OVER_THE_LAND: f64 = 310.0;
const LEAST_SKY: f64 = 40.0;

/// So many places from left to right there are.
pub(crate) const STEPS: usize = 21;

/// Of sizes, heights and places from left to right every second is tried at first; then those next to so many of the best.
const EVERY: usize = 2;
const BEST: usize = 3;

/// A way to stand.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) part: Part,
    pub(crate) scale: f64,
    /// Where its feet are.
    pub(crate) at: Point,
    pub(crate) bounds: Rect,
}

/// A guest as large as it is to be, and looking to one side, its feet at the origin.
#[derive(Debug)]
pub(crate) struct Stance<'a> {
    /// As it is drawn in this size.
    guest: &'a Guest,
    scale: f64,
    /// In units.
    high: f64,
    placing: Affine,
    bounds: Rect,
    pub(crate) silhouette: Silhouette,
    pub(crate) face: Option<Rect>,
}

/// A candidate, what it costs, and which of the sizes, heights and places from left to right it is.
#[derive(Debug, Clone, Copy)]
struct Tried {
    cost: f64,
    candidate: Candidate,
    choice: [usize; 3],
}

/// What there is to choose from for a guest.
struct Choice<'a, 'b> {
    board: &'b Board,
    guest: &'a Guest,
    part: Part,
    /// Which way the hero looks, if the story is about the guest.
    looks: f64,
    known: &'b Known<'a>,
}

impl Board {
    /// Places guests one after the other; with nobody a step back if that would leave no room to others. Returns what the
    /// one costs most who costs most; `None` where that `is_too_much`, and not all of them are placed.
    pub(crate) fn seat<'a>(
        &mut self,
        (guests, places): (&'a [Guest], &Places<'a>),
        dice: &mut Dice,
        is_too_much: impl Fn(f64) -> bool,
    ) -> Option<f64> {
        if guests.iter().any(|guest| self.may_step_back(guest)) {
            let (alone, own) = (self.standing.len(), dice.clone());
            let seated = self.seat_all((guests, places, true), dice, |worst| worst > NO_ROOM);
            if seated.is_some() {
                return seated;
            }
            self.standing.truncate(alone);
            *dice = own;
        }
        self.seat_all((guests, places, false), dice, is_too_much)
    }

    /// Places guests one after the other, and once more those who ended too close to somebody who came later. Returns what the
    /// one costs most who costs most; `None` as soon as that `is_too_much`.
    fn seat_all<'a>(
        &mut self,
        (guests, places, may_step_back): (&'a [Guest], &Places<'a>, bool),
        dice: &mut Dice,
        is_too_much: impl Fn(f64) -> bool,
    ) -> Option<f64> {
        let first = self.standing.len();
        // The first is whom the story is about.
        let looks = self.looks;
        let looked_at = |index: usize| if index == 0 { looks } else { 0.0 };
        let mut worst: f64 = 0.0;
        for (index, guest) in guests.iter().enumerate() {
            worst = worst.max(self.place((guest, index, may_step_back), (looked_at(index), places), dice));
            if is_too_much(worst) {
                return None;
            }
        }
        if self.standing.len() < first + guests.len() {
            return Some(worst);
        }
        for (index, guest) in guests.iter().enumerate() {
            let before = self.standing.remove(first);
            let others = || self.standing.iter().filter(|other| !self.is_across(other));
            if others().any(|other| before.silhouette.is_near(&other.silhouette, TANGENCY)) {
                worst =
                    worst.max(self.place((guest, index, may_step_back), (looked_at(index), places), dice));
                if is_too_much(worst) {
                    return None;
                }
            } else {
                self.standing.push(before);
            }
        }
        Some(worst)
    }

    /// Whether somebody who is to stand beside the hero could stand a little behind. A thing beyond what lies across the way
    /// would be in the air.
    fn may_step_back(&self, guest: &Guest) -> bool {
        matches!(guest.part, Part::Beside(_)) && (guest.face.is_some() || !self.crossed)
    }

    /// Places a guest where it costs least. It is mirrored to look at the hero, and shrunk where there is no room for it at
    /// its own size, and where the hero `looks`, if the story is about it; what has no room farther off may come nearer. Returns
    /// what that costs.
    fn place<'a>(
        &mut self,
        (guest, index, may_step_back): (&'a Guest, usize, bool),
        (looks, places): (f64, &Places<'a>),
        dice: &mut Dice,
    ) -> f64 {
        let a_step_back = match guest.part {
            Part::Beside(high) => [guest.part, Part::Behind(high)],
            part => [part; 2],
        };
        let parts: &[Part] = match guest.part {
            Part::Beside(_) if may_step_back && self.may_step_back(guest) => &a_step_back,
            _ => std::slice::from_ref(&guest.part),
        };
        let board = &*self;
        let best = parts.iter().fold(None, |best: Option<Tried>, part| {
            let enough = match part {
                Part::Front => CRAMPED,
                Part::Behind(_) => SMALL,
                _ => 0.0,
            };
            if best.is_some_and(|best| best.cost < enough) {
                return best;
            }
            let known = places.of(board, (guest, *part));
            let choice = Choice { board, guest, part: *part, looks, known: &known };
            choice.better(best.map_or(f64::INFINITY, |best| best.cost), dice).or(best)
        });
        // A star before a rock is worse than none.
        let best = best.filter(|best| !TRIMMINGS.contains(&guest.name) || best.cost < IN_THE_WAY);
        if let Some(Tried { candidate: Candidate { part, scale, at, .. }, .. }) = best {
            let left = at.x > board.hero().bounds.center().x;
            let Stance { guest, high, placing, .. } = board.stance((guest, part), scale, left);
            let sketch = Sketch { guest: index, high, placing: Affine::translate(at.to_vec2()) * placing };
            self.standing.push(guest.standing(sketch, at.y));
        }
        best.map_or(0.0, |best| best.cost)
    }

    /// Draws those of the guests that were only sketched.
    pub(crate) fn draw(&mut self, guests: &[Guest]) {
        for one in &mut self.standing {
            if let Some(Sketch { guest, high, placing }) = one.sketch.take() {
                one.art = Rc::new(guests[guest].placed(high, placing));
            }
        }
    }

    /// Heights of the lower edge that are tried for a part.
    pub(crate) fn heights(&self, part: Part) -> Vec<f64> {
        let band = |from: f64, to: f64, steps: u32| -> Vec<f64> {
            (0..=steps).map(|step| from + (to - from) * f64::from(step) / f64::from(steps)).collect()
        };
        match part {
            // With something in the way everybody is beyond it, and what lies or stands there is on the nearest ground.
            Part::Beside(_) | Part::Front if self.crossed => band(self.ground - 38.0, self.ground - 2.0, 3),
            Part::Beside(_) => band(self.ground - 30.0, self.room.y1 - 16.0, 5),
            // The hill farther off may have to go from a simple page.
            Part::Behind(_) if self.crossed && self.least > 0.0 => {
                band(self.ground - 84.0, self.ground - 50.0, 2)
            }
            Part::Behind(_) if self.crossed => band(self.ground - 120.0, self.ground - 50.0, 3),
            // Far off somebody is small, which bold pens do not bear.
            Part::Behind(_) if self.least > 0.0 => band(self.ground - 62.0, self.ground - 22.0, 2),
            Part::Behind(_) => band(self.ground - 112.0, self.ground - 22.0, 4),
            Part::Front => band(self.ground + 14.0, self.room.y1 - 14.0, 3),
            Part::Back => band(self.ground - 130.0, self.ground - 60.0, 3),
            Part::Afloat(_) => vec![self.ground - 168.0],
            Part::Aloft(_) => {
                let floats = self.hero().bounds.y1 < self.ground - OFF_THE_SHORE;
                let lowest = if floats { self.ground - 30.0 } else { self.ground - 200.0 };
                band(self.sky + 90.0, lowest, 9)
            }
            Part::Above => {
                let highest = self.sky + 70.0;
                band(highest, (self.ground - OVER_THE_LAND).max(highest + LEAST_SKY), 9)
            }
            // All others are one with the hero.
            _ => vec![self.ground],
        }
    }

    /// Where the shore begins that is the farthest off of all below something so wide.
    fn shore_below(&self, own: Rect) -> Option<f64> {
        let is_below = |(step, _): &(usize, &f64)| (own.x0..=own.x1).contains(&self.across(*step));
        let below = self.shore.iter().enumerate().filter(is_below).map(|(_, shore)| *shore);
        below.filter(|shore| shore.is_finite()).reduce(f64::min)
    }

    /// A guest so much larger than it should be, looking to the left or not.
    fn stance<'a>(&self, (guest, part): (&'a Guest, Part), scale: f64, left: bool) -> Stance<'a> {
        let high = match part.high() {
            Some(high) => scale * self.child * f64::from(high) / 100.0,
            None => scale * self.beside * guest.bounds.height(),
        };
        let guest = guest.drawn(high);
        let size = high / guest.bounds.height().max(1.0);
        let mirror = if left { -size } else { size };
        let placing =
            Affine::scale_non_uniform(mirror, size) * Affine::translate(-guest.foot(part).to_vec2());
        Stance {
            guest,
            scale,
            high,
            placing,
            bounds: placed(guest.bounds, placing),
            silhouette: guest.silhouette.placed(placing),
            face: guest.face.map(|face| placed(face, placing)),
        }
    }

    /// One of the places from left to right that are tried.
    pub(crate) fn across(&self, step: usize) -> f64 {
        self.room.x0 + self.room.width() * step as f64 / (STEPS - 1) as f64
    }
}

impl<'a> Choice<'a, '_> {
    /// The one that costs least, if that is less than `limit`.
    fn better(&self, limit: f64, dice: &mut Dice) -> Option<Tried> {
        let mut best = [None; BEST];
        for size in (0..self.known.stances.len()).step_by(EVERY) {
            for height in (0..self.known.heights.len()).step_by(EVERY) {
                for step in (0..STEPS).step_by(EVERY) {
                    self.weigh([size, height, step], limit, dice, &mut best);
                }
            }
        }
        for [size, height, step] in best.iter().flatten().map(|tried| tried.choice).collect::<Vec<_>>() {
            for size in beside(size, self.known.stances.len()) {
                for height in beside(height, self.known.heights.len()) {
                    for step in beside(step, STEPS) {
                        if [size, height, step].iter().any(|choice| choice % EVERY != 0) {
                            self.weigh([size, height, step], limit, dice, &mut best);
                        }
                    }
                }
            }
        }
        best[0]
    }

    /// Puts a choice among the best if it is one of them and costs less than `limit`.
    fn weigh(&self, choice: [usize; 3], limit: f64, dice: &mut Dice, best: &mut [Option<Tried>; BEST]) {
        let least = best[BEST - 1].map_or(limit, |last| last.cost);
        let (candidate, stance) = self.candidate(choice);
        if candidate.scale > LARGER && candidate.at.y < self.board.ground + IN_FRONT {
            return;
        }
        let aside = (candidate.bounds.center().x - self.board.hero().bounds.center().x) * self.looks;
        let unknown = Spot::new();
        let spot = self.known.spot(choice).unwrap_or(&unknown);
        let alone = spot.distance(|| self.board.cost_of_distance(&candidate, self.guest.face.is_some()))
            + dice.between(0.0, 9.0)
            + if aside < 0.0 { BEHIND_THE_BACK } else { 0.0 }
            + match self.part {
                part if part == self.guest.part => 0.0,
                Part::Behind(_) => A_STEP_BACK,
                _ => IN_FRONT_INSTEAD,
            };
        if let Some(cost) = self.board.cost((&candidate, alone, spot), (stance, self.guest.part), least) {
            let worse = |other: &Option<Tried>| other.is_none_or(|other| cost < other.cost);
            let place = best.iter().position(worse).unwrap_or(BEST - 1);
            best[place..].rotate_right(1);
            best[place] = Some(Tried { cost, candidate, choice });
        }
    }

    /// How the guest would stand, and where.
    fn candidate(&self, [size, height, step]: [usize; 3]) -> (Candidate, &Stance<'a>) {
        let Self { board, part, known, .. } = *self;
        let ground = known.heights[height];
        let x = board.across(step);
        let left = x > board.hero().bounds.center().x;
        let measured = || board.stance((self.guest, part), sizes(part)[size], left);
        let stance = known.stances[size][usize::from(left)].get_or_init(measured);
        let depth = match part {
            Part::Back => board.far.get(step).map_or(ground, |far| ground.max(*far)),
            // In the water, not on the shore.
            Part::Afloat(_) => board
                .shore_below(stance.bounds + Vec2::new(x, 0.0))
                .map_or(ground, |shore| shore - OFF_THE_SHORE - stance.bounds.y1.max(0.0)),
            _ => ground,
        };
        let at = Point::new(x, depth);
        (Candidate { part, scale: stance.scale, at, bounds: stance.bounds + at.to_vec2() }, stance)
    }
}

/// A position of `so_many` and those beside it.
fn beside(position: usize, so_many: usize) -> RangeInclusive<usize> {
    position.saturating_sub(1)..=(position + 1).min(so_many - 1)
}

/// The sizes that are tried for a part, the best first: what stands behind may stand far away, and none is so small that
/// nobody can tell a face or a hand of it.
pub(crate) const fn sizes(part: Part) -> &'static [f64] {
    match part {
        Part::Behind(_) => &[1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52],
        Part::Aloft(_) => &[1.0, 0.94, 0.88, 0.82, 0.76, 0.7],
        // The first two are for those in front.
        Part::Beside(_) => &[1.3, 1.15, 1.0, 0.94, 0.86, 0.78, 0.7, 0.62, 0.54],
        Part::Afloat(_) => &[1.04, 1.0, 0.88, 0.76, 0.66, 0.56, 0.48],
        _ => &[1.04, 1.0, 0.88, 0.76, 0.66, 0.56],
    }
}

#[cfg(test)]
mod tests {
    use scene::{Character, Idea, Name, Place, Scene, Seed};

    #[test]
    fn the_moon_is_not_lower_than_the_head_of_who_walks_below_it() {
        let scene = Scene {
            hero: Some(Character::named(Name::new("Mia").expect("a name"))),
            idea: Idea::parse("forest-fireflies"),
            ..Scene::at(Place::Forest)
        };
        for seed in 0..12 {
            let placed = crate::compose::compose(&scene, Seed(seed)).placed;
            let of = |name: &str| placed.iter().find(|one| one.name == name).expect(name).bounds;
            let (hero, moon) = (of("hero"), of("crescent moon"));
            assert!(moon.y1 < hero.y0 + hero.height() * 0.18, "{seed}: {moon} and {hero}");
        }
    }
}

//! What a detailed page gets where it is still empty once everybody stands: who lives there, and things of the place.

use kurbo::Rect;
use scene::{Dice, Place};

use super::fit::areas;
use super::life::life;
use super::marks::{Land, edge};
use super::props::{Filling, Prop, Zone};
use super::{Backdrop, Stage};
use crate::Detail;

/// So many kinds of animals look in.
const GUESTS: usize = 4;
/// A detailed page is full with so many areas to color, cast and lettering included; it may have so many.
const FULL: usize = 96;
const MOST: usize = 108;
/// So many places are tried for a thing.
const TRIES: usize = 160;
/// What flies is so far above the far land.
const OVER_LAND: f64 = 26.0;

/// What may be added to a setting where it is empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Extras {
    pub(super) of: Place,
    pub(super) props: Vec<Prop>,
    /// Where the farthest land and the nearest one begin.
    pub(super) edges: [f64; 2],
    /// Back to front.
    pub(super) lands: Vec<Land>,
}

impl Backdrop {
    /// The same with more of what belongs there where nobody stands, as `covered` says, which share of a rectangle those who
    /// stand hide: a detailed page is filled until it has enough to color, of which cast and lettering bring `others`.
    /// Animals come only `with_life`.
    #[must_use]
    pub fn furnished(
        mut self,
        stage: &Stage,
        (others, with_life): (usize, bool),
        covered: &dyn Fn(Rect) -> f64,
        dice: &mut Dice,
    ) -> Self {
        let Some(extras) = self.extras.take().filter(|_| stage.detail == Detail::Full) else { return self };
        let around = self.loose.iter().map(|loose| loose.bounds);
        let mut taken: Vec<Rect> = around.chain(self.aloft.iter().copied()).chain([stage.letters]).collect();
        let is_room = extras.props.iter().any(|(.., zone)| *zone == Zone::Wall);
        // Nothing flies before a rainbow.
        let may_come = |(.., zone): &Prop| !(stage.rainbow && *zone == Zone::Sky);
        let animals = if with_life { life(extras.of, is_room) } else { &[] };
        let mut animals: Vec<Prop> = animals.iter().copied().filter(may_come).collect();
        dice.shuffle(&mut animals);
        animals.truncate(GUESTS);
        let mut props = extras.props;
        props.retain(may_come);
        let mut spent = others + areas(&self.behind) + areas(&self.before);
        spent += self.with_groves((extras.of, &extras.lands), &mut taken, covered, (stage, dice));
        for wanted in [animals, props] {
            let filling = Filling {
                wanted,
                lands: extras.edges,
                areas: FULL..=MOST,
                tries: TRIES,
                low: extras.edges[0] - OVER_LAND,
                is_free: &|(.., zone), own, gap| {
                    let stands = *zone != Zone::Mid || is_on_one_land(&extras.lands, own, stage.area);
                    stands && covered(own.inflate(gap, gap)) == 0.0
                },
            };
            spent = filling.fill(&mut self, (&mut taken, spent), (stage, dice));
        }
        self
    }
}

/// Whether no edge of a land runs behind the lower half of what has these bounds: it would sit on a line.
fn is_on_one_land(lands: &[Land], own: Rect, area: Rect) -> bool {
    let crosses = |land: &Land| {
        let edges = [own.x0, own.center().x, own.x1].map(|x| edge(&land.path, x, area));
        edges.into_iter().flatten().any(|y| (own.center().y..own.y1).contains(&y))
    };
    !lands.iter().any(crosses)
}

#[cfg(test)]
mod tests {
    use scene::Seed;

    use super::super::backdrop;
    use super::*;

    /// The park of `seed` with nobody in it but for a taken rectangle, before and after it is furnished.
    fn park(detail: Detail, taken: Rect, seed: u64) -> [Backdrop; 2] {
        let stage = Stage { hero: taken, ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), detail) };
        let bare = backdrop(Place::Park, &stage, &mut Seed(seed).dice("setting"));
        let covered = |own: Rect| if own.intersect(taken).is_zero_area() { 0.0 } else { 1.0 };
        let full = bare.clone().furnished(&stage, (20, true), &covered, &mut Seed(seed).dice("life"));
        [bare, full]
    }

    #[test]
    fn a_detailed_page_gets_more_and_none_of_it_where_somebody_stands() {
        let taken = Rect::new(180.0, 200.0, 380.0, 690.0);
        let mut more = 0;
        for seed in 0..12 {
            let [bare, full] = park(Detail::Full, taken, seed);
            let new = &full.loose[bare.loose.len()..];
            assert!(new.iter().all(|thing| thing.bounds.intersect(taken).is_zero_area()), "seed {seed}");
            more += usize::from(!new.is_empty());
        }
        assert!(more > 8, "only {more} of 12 parks have more in them");
    }

    #[test]
    fn a_simple_page_stays_as_it_is() {
        let [bare, full] = park(Detail::Bold, Rect::new(180.0, 200.0, 380.0, 690.0), 3);
        assert_eq!((bare.behind, bare.before), (full.behind, full.before));
    }
}

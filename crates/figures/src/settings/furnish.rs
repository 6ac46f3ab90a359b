//! What a page gets where it is still empty once everybody stands: who lives there, and things of the place.

use std::ops::RangeInclusive;

use kurbo::Rect;
use scene::Dice;

use super::fit::areas;
use super::life::life;
use super::marks::{Land, edge};
use super::props::{Filling, Prop, Zone};
use super::{Backdrop, Stage};
use crate::Detail;

/// How full a page becomes.
struct Measure {
    /// It is full with so many areas to color, cast and lettering included; it may have so many.
    areas: RangeInclusive<usize>,
    /// At most so many groves stand far off.
    groves: usize,
    /// So many kinds of animals look in.
    guests: usize,
    /// What is lower than this, in units, does not come, and things are so many times as large as usual.
    low: f64,
    scale: f64,
}

impl Measure {
    const fn of(detail: Detail) -> Self {
        match detail {
            Detail::Bold => Self { areas: 34..=38, groves: 1, guests: 0, low: 56.0, scale: 1.2 },
            Detail::Full => Self { areas: 72..=84, groves: 3, guests: 4, low: 0.0, scale: 1.0 },
        }
    }
}

/// So many places are tried for a thing.
const TRIES: usize = 160;
/// What flies is so far above the far land.
const OVER_LAND: f64 = 26.0;

/// What may be added to a setting where it is empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Extras {
    pub(super) props: Vec<Prop>,
    /// Where the farthest land and the nearest one begin.
    pub(super) edges: [f64; 2],
}

impl Backdrop {
    /// The same with more of what belongs there where nobody stands, as `hidden` says, which share of a rectangle those who
    /// stand hide, and `covered`, which is 1.0 where they would stand upon it: a page is filled until it has enough to color,
    /// of which cast and lettering bring `others`. Animals come only `with_life`.
    #[must_use]
    pub fn furnished(
        mut self,
        stage: &Stage,
        (others, with_life): (usize, bool),
        [hidden, covered]: [&dyn Fn(Rect) -> f64; 2],
        dice: &mut Dice,
    ) -> Self {
        let (Some(extras), Some(told)) = (self.extras.take(), self.told.clone()) else { return self };
        let measure = Measure::of(stage.detail);
        let around = self.loose.iter().map(|loose| loose.bounds);
        let risen = self.skyline.iter().map(|risen| risen.sight);
        let large = self.aloft.iter().chain(&self.grand).copied().chain(risen);
        let mut taken: Vec<Rect> = around.chain(large).chain([stage.letters]).collect();
        let is_room = extras.props.iter().any(|(.., zone)| *zone == Zone::Wall);
        // Nothing flies before a rainbow, and what lies nearest on a detailed page are clumps that the frame cuts, and what is
        // strewn between.
        let may_come = |(.., zone): &Prop| {
            !(stage.rainbow && *zone == Zone::Sky || stage.detail == Detail::Full && *zone == Zone::Front)
        };
        let animals = if with_life { life(told.of, is_room) } else { &[] };
        let mut animals: Vec<Prop> = animals.iter().copied().filter(may_come).collect();
        dice.shuffle(&mut animals);
        animals.truncate(measure.guests);
        let mut props = extras.props;
        let roofed = self.is_roofed(stage);
        props.retain(|prop| may_come(prop) && prop.1 >= measure.low && !(roofed && prop.2 == Zone::Sky));
        props.iter_mut().for_each(|(_, high, _)| *high *= measure.scale);
        let mut spent = others + areas(&self.behind) + areas(&self.before);
        if spent < *measure.areas.start() {
            let groves = (told.of, &*told.lands, measure.groves);
            spent += self.with_groves(groves, &mut taken, covered, (stage, dice));
        }
        for wanted in [animals, props] {
            let filling = Filling {
                wanted,
                lands: extras.edges,
                areas: measure.areas.clone(),
                tries: TRIES,
                low: extras.edges[0] - OVER_LAND,
                free_gap: &|(.., zone), own, gaps| {
                    // Who is in a narrow gap is in wider ones as well.
                    gaps.last().filter(|gap| hidden(own.inflate(**gap, **gap)) == 0.0)?;
                    let free = gaps.iter().copied().find(|gap| covered(own.inflate(*gap, *gap)) == 0.0)?;
                    let stands = *zone != Zone::Mid || is_on_one_land(&told.lands, own, stage.area);
                    let flies = *zone != Zone::Sky || is_over_the_ground(&told.lands, own, stage.area);
                    (stands && flies).then_some(free)
                },
            };
            spent = filling.fill(&mut self, (&mut taken, spent), (stage, dice));
        }
        self
    }
}

/// Whether what has these bounds stands on ground, not on tree tops nor in the air, and no edge of a land runs behind its
/// lower half: it would sit on a line.
fn is_on_one_land(lands: &[Land], own: Rect, area: Rect) -> bool {
    let crosses = |land: &Land| {
        let edges = [own.x0, own.center().x, own.x1].map(|x| edge(&land.path, x, area));
        edges.into_iter().flatten().any(|y| (own.center().y..own.y1).contains(&y))
    };
    // Lands are in order from the farthest to the nearest, which hides the others.
    let is_under = |land: &&Land| edge(&land.path, own.center().x, area).is_some_and(|y| y <= own.y1);
    let is_ground = lands.iter().rev().find(is_under).map_or(lands.is_empty(), |land| !land.is_wood());
    is_ground && !lands.iter().any(crosses)
}

/// Whether what has these bounds is higher than the nearest land.
fn is_over_the_ground(lands: &[Land], own: Rect, area: Rect) -> bool {
    let top = lands.last().and_then(|land| edge(&land.path, own.center().x, area));
    top.is_none_or(|top| own.y1 < top)
}

#[cfg(test)]
mod tests {
    use scene::{Place, Seed};

    use super::super::backdrop;
    use super::*;

    /// The park of `seed` with nobody in it but for a taken rectangle, which has `others` areas, before and after it is furnished.
    fn park(detail: Detail, taken: Rect, (others, seed): (usize, u64)) -> [Backdrop; 2] {
        let stage = Stage { hero: taken, ..Stage::empty(Rect::new(0.0, 0.0, 540.0, 720.0), detail) };
        let bare = backdrop(Place::Park, &stage, &mut Seed(seed).dice("setting"));
        let covered = |own: Rect| if own.intersect(taken).is_zero_area() { 0.0 } else { 1.0 };
        let full = bare.clone().furnished(
            &stage,
            (others, true),
            [&covered, &covered],
            &mut Seed(seed).dice("life"),
        );
        [bare, full]
    }

    #[test]
    fn nobody_stands_on_tree_tops() {
        use super::super::marks::Land;
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let meadow = "M0 420C180 400 360 410 540 400L540 720L0 720Z";
        let wood = "M0 300C90 250 180 250 270 300C360 250 450 250 540 300L540 720L0 720Z";
        let lands = [wood, meadow].map(|path| Land { path: crate::path::svg(path), tint: None });
        let stands = |foot: f64| is_on_one_land(&lands, Rect::new(240.0, foot - 60.0, 300.0, foot), area);
        assert!(stands(500.0) && !stands(370.0) && !stands(200.0));
    }

    #[test]
    fn no_star_falls_onto_the_ground_before_the_hero() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        let path = crate::path::svg("M0 560C180 540 360 550 540 540L540 720L0 720Z");
        let lands = [Land { path, tint: None }];
        let flies = |foot: f64| is_over_the_ground(&lands, Rect::new(240.0, foot - 60.0, 300.0, foot), area);
        assert!(flies(500.0) && !flies(640.0));
    }

    #[test]
    fn a_detailed_page_gets_more_and_none_of_it_where_somebody_stands() {
        let taken = Rect::new(180.0, 200.0, 380.0, 690.0);
        let mut more = 0;
        for seed in 0..12 {
            let [bare, full] = park(Detail::Full, taken, (20, seed));
            let new = &full.loose[bare.loose.len()..];
            assert!(new.iter().all(|thing| thing.bounds.intersect(taken).is_zero_area()), "seed {seed}");
            more += usize::from(!new.is_empty());
        }
        assert!(more > 8, "only {more} of 12 parks have more in them");
    }

    #[test]
    fn a_simple_page_gets_few_things_where_it_would_be_empty_and_none_where_it_is_full() {
        let taken = Rect::new(180.0, 200.0, 380.0, 690.0);
        let more = |others: usize| -> usize {
            let grown = |seed: u64| {
                let [bare, full] = park(Detail::Bold, taken, (others, seed));
                full.loose.len() - bare.loose.len()
            };
            (0..12).map(grown).sum()
        };
        let (empty, full) = (more(10), more(60));
        assert!(empty > 6 && full == 0, "{empty} things in empty parks, {full} in full ones");
    }
}

//! What is known of the places that guests are tried at: of the same cast before another setting most of it is the same.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use crate::board::Board;
use crate::guest::Guest;
use crate::recipe::Part;
use crate::seating::{STEPS, Stance, sizes};

/// What it costs to stand at a place whatever else is there, as far as that was asked for.
#[derive(Debug)]
pub(crate) struct Spot {
    distance: Cell<f64>,
    cut: Cell<f64>,
    /// Less than nothing: at least so much.
    hidden: Cell<f64>,
}

/// In place of a number that nobody asked for yet.
const UNKNOWN: f64 = f64::NAN;

impl Spot {
    /// Of which nothing is known.
    pub(crate) const fn new() -> Self {
        Self { distance: Cell::new(UNKNOWN), cut: Cell::new(UNKNOWN), hidden: Cell::new(UNKNOWN) }
    }

    /// What it costs by how small somebody is there, and how far from the hero.
    pub(crate) fn distance(&self, tell: impl FnOnce() -> f64) -> f64 {
        kept(&self.distance, tell)
    }

    /// What it costs by how much the frame cuts off.
    pub(crate) fn cut(&self, tell: impl FnOnce() -> f64) -> f64 {
        kept(&self.cut, tell)
    }

    /// How much of the hero is hidden, in square units, if that is no more than `most`; of what is more, some may be told.
    pub(crate) fn hidden(&self, most: f64, tell: impl FnOnce() -> f64) -> Option<f64> {
        let known = self.hidden.get();
        if known.abs() > most {
            return None;
        }
        if known >= 0.0 {
            return Some(known);
        }
        let told = tell();
        let is_all = told <= most;
        self.hidden.set(if is_all { told } else { -told });
        is_all.then_some(told)
    }
}

fn kept(known: &Cell<f64>, tell: impl FnOnce() -> f64) -> f64 {
    if known.get().is_nan() {
        known.set(tell());
    }
    known.get()
}

/// How a guest could stand who takes a part.
#[derive(Debug)]
pub(crate) struct Known<'a> {
    /// By size: looking to the right, and to the left; measured when they are first tried.
    pub(crate) stances: Vec<[OnceCell<Stance<'a>>; 2]>,
    pub(crate) heights: Vec<f64>,
    /// By size, height and place from left to right; none where those depend on the setting.
    spots: Vec<Spot>,
}

impl Known<'_> {
    fn of(board: &Board, part: Part) -> Self {
        let heights = board.heights(part);
        let stances: Vec<[OnceCell<Stance>; 2]> = sizes(part).iter().map(|_| Default::default()).collect();
        let follows_the_land = matches!(part, Part::Back | Part::Afloat(_));
        let count = if follows_the_land { 0 } else { stances.len() * heights.len() * STEPS };
        let spots = std::iter::repeat_with(Spot::new).take(count).collect();
        Self { stances, heights, spots }
    }

    /// One of the places, if that is kept.
    pub(crate) fn spot(&self, [size, height, step]: [usize; 3]) -> Option<&Spot> {
        self.spots.get((size * self.heights.len() + height) * STEPS + step)
    }
}

/// What is known of each guest and part, for as long as the cast is the same.
#[derive(Debug, Default)]
pub(crate) struct Places<'a>(RefCell<Vec<(&'a Guest, Part, Rc<Known<'a>>)>>);

impl<'a> Places<'a> {
    /// How a guest could stand who takes a part on a board with that cast.
    pub(crate) fn of(&self, board: &Board, (guest, part): (&'a Guest, Part)) -> Rc<Known<'a>> {
        let mut all = self.0.borrow_mut();
        let is_own = |other: &Guest, its: Part| std::ptr::eq(other, guest) && its == part;
        if let Some((.., known)) = all.iter().find(|(other, its, _)| is_own(other, *its)) {
            return Rc::clone(known);
        }
        let known = Rc::new(Known::of(board, part));
        all.push((guest, part, Rc::clone(&known)));
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_once_is_not_asked_again() {
        let spot = Spot::new();
        assert_eq!(spot.hidden(10.0, || 12.0), None, "more than that");
        assert_eq!(spot.hidden(11.0, || panic!("it is known")), None, "12 at least");
        assert_eq!(spot.hidden(40.0, || 30.0), Some(30.0), "all of it");
        assert_eq!(spot.hidden(30.0, || panic!("it is known")), Some(30.0));
        assert_eq!(spot.hidden(29.0, || panic!("it is known")), None);
        assert_eq!([spot.cut(|| 4.0), spot.cut(|| 5.0)], [4.0; 2]);
    }
}

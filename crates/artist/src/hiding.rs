//! How much of whom may be hidden by whoever stands before.

use kurbo::Rect;

use crate::board::{Board, NEARER, TANGENCY, covered, is_grown};
use crate::places::Spot;
use crate::recipe::Part;
use crate::seating::Candidate;
use crate::silhouette::{Moved, common};
use crate::standing::Standing;

/// So much of what is driven may be behind the hero, and of whoever stands a step back.
const PARTLY: f64 = 0.06;
const A_STEP_BACK: f64 = 0.11;

/// Who stands before the hero may hide so much of it, as a share of a standing child's height squared, of its legs only, which
/// are so much of that height. It hides at least so much of them, in square units, as to stand clearly before them.
const BEFORE_LEGS: f64 = 0.018;
const LEGS: f64 = 0.27;
const CLEARLY_BEFORE: f64 = 700.0;
/// Who begins no higher than the shins would be tripped over instead.
const SHINS: f64 = 0.2;
/// Who is no higher than this, in heights of a standing child, sits or kneels.
const UPRIGHT: f64 = 0.86;
/// What is lower, in heights of a standing child, is a thing underfoot.
const UNDERFOOT: f64 = 0.3;

/// The lowest part of who stands somewhere, as a share of the height, and what it costs that all of it is hidden: whoever
/// shows no feet floats.
const FOOT: f64 = 0.2;
const FEET_HIDDEN: f64 = 700.0;

/// What it costs that the feet of who stands there are behind another.
pub(crate) fn cost_of_no_feet(Candidate { part, at, bounds, .. }: &Candidate, other: &Standing) -> f64 {
    if part.flies() || at.y > other.depth {
        return 0.0;
    }
    let feet = Rect { y0: bounds.y1 - FOOT * bounds.height(), ..*bounds };
    covered(&other.silhouette, feet) * FEET_HIDDEN
}

/// More is hidden than may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMuch;

impl Board {
    /// How much of the hero's legs may be hidden, in square units.
    pub(crate) fn legs(&self) -> f64 {
        BEFORE_LEGS * self.child * self.child
    }

    /// How much of the hero is hidden, or of who stands there behind it, if that has to be known; `Err` where that costs more
    /// than what is `left`.
    pub(crate) fn hidden_of_the_hero(
        &self,
        silhouette: &Moved,
        (part, meant): (Part, Part),
        (left, spot): (f64, &Spot),
    ) -> Result<Option<f64>, TooMuch> {
        if left <= 0.0 {
            return Err(TooMuch);
        }
        let hero = self.hero();
        let is_apart = common(silhouette.bounds().inflate(TANGENCY, TANGENCY), hero.bounds) == 0.0;
        if left == f64::INFINITY || is_apart || self.is_across(hero) {
            return Ok(None);
        }
        let least = hero.silhouette.area().min(silhouette.area()).max(1e-9);
        let (free, dear) = cost_of_hiding((part, meant), 0);
        let most = self.legs().max(least * (free + left / dear)) + 1.0;
        let both = spot.hidden(most, || silhouette.overlap(&hero.silhouette, most));
        both.map_or(Err(TooMuch), |both| Ok(Some(both)))
    }

    /// Whether who stands there hides a little of the hero's legs, which makes the one near and the other far.
    pub(crate) fn is_before_legs(&self, Candidate { part, bounds, at, .. }: &Candidate, both: f64) -> bool {
        let hero = self.hero();
        let is_upright = hero.bounds.height() > UPRIGHT * self.child;
        let stands = is_upright && hero.bounds.y1 > self.ground - NEARER && !self.crossed && !self.rides;
        let is_nearer = !is_grown(*part) && matches!(part, Part::Beside(_)) && at.y > hero.bounds.y1 + NEARER;
        let is_large = bounds.height() > UNDERFOOT * self.child;
        let top = hero.bounds.y1 - LEGS * self.child..hero.bounds.y1 - SHINS * self.child;
        let is_low = top.contains(&bounds.y0);
        let little = CLEARLY_BEFORE..self.legs();
        stands && is_nearer && is_large && is_low && little.contains(&both)
    }
}

/// What share of whom a part stands behind or before may be hidden, and what it costs that all is: of the hero, whose
/// `index` is 0, or of others. Whoever is `meant` to stand behind hides less.
pub(crate) const fn cost_of_hiding((part, meant): (Part, Part), index: usize) -> (f64, f64) {
    match (part, index) {
        (Part::Behind(_), 0) if matches!(meant, Part::Behind(_)) => (PARTLY, 4_000.0),
        (Part::Behind(_), 0) => (A_STEP_BACK, 4_000.0),
        (Part::Back, 0) => (0.3, 900.0),
        (Part::Afloat(_), 0) => (0.0, 4_000.0),
        (_, 0) => (0.0, 3_800.0),
        _ => (0.0, 4_200.0),
    }
}

#[cfg(test)]
mod tests {
    use drawing::{ART_BOX, Pen, Shape, Tint};
    use figures::settings::Stage;
    use figures::{Art, Detail};
    use kurbo::{Point, Rect, Shape as _};

    use super::*;
    use crate::elements::GROWN_UP;

    #[test]
    fn who_is_farther_shows_feet() {
        let wall = Rect::new(60.0, 500.0, 140.0, 640.0);
        let shape = Shape::area(wall.to_path(0.1), Tint::PAPER, Pen::Outline);
        let wall = Standing::new("wall", Art::of(vec![shape]), wall.y1);
        let cost = |part: Part, foot: f64| {
            let at = Point::new(100.0, foot);
            let bounds = Rect::new(70.0, foot - 200.0, 130.0, foot);
            cost_of_no_feet(&Candidate { part, scale: 1.0, at, bounds }, &wall)
        };
        assert!(cost(Part::Behind(50), 600.0) > 0.0);
        assert_eq!(cost(Part::Behind(50), 490.0), 0.0, "above it");
        assert_eq!(cost(Part::Beside(50), 650.0), 0.0, "before it");
        assert_eq!(cost(Part::Aloft(50), 600.0), 0.0, "in the air");
    }

    #[test]
    fn no_grown_up_is_a_dwarf_in_the_foreground() {
        let board = Board::on(&Stage::empty(ART_BOX.to_rect(), Detail::Bold));
        let cost = |part: Part, high: f64, nearer: f64| {
            let at = Point::new(100.0, board.ground + nearer);
            let bounds = Rect::new(60.0, at.y - high * board.child, 140.0, at.y);
            board.cost_of_a_dwarf(&Candidate { part, scale: 1.0, at, bounds })
        };
        let grown = Part::Beside(GROWN_UP);
        assert!(cost(grown, 0.5, 40.0) > 0.0);
        assert_eq!(cost(grown, 0.8, 40.0), 0.0);
        assert_eq!(cost(grown, 0.5, -20.0), 0.0, "farther off");
        assert_eq!(cost(Part::Beside(44), 0.4, 40.0), 0.0, "an animal");
    }
}

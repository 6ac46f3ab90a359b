//! Perspective: who is nearer is larger. Somebody small before the hero's feet is taken for a doll.

use crate::board::{Board, NEARER};
use crate::elements::GROWN_UP;
use crate::recipe::Part;
use crate::seating::Candidate;

/// Whoever is a grown-up and nearer than the hero is no lower than this, in heights of a standing child, or that costs so much.
const GROWN: f64 = 0.75;
const DWARFED: f64 = 1_500.0;
/// The same of one who is beside the hero, or a little behind.
const GROWN_BESIDE: f64 = 0.62;
const DWARFED_BESIDE: f64 = 800.0;
/// Whoever is so far before the hero's feet, in units, is twice as near, and what it costs to be as good as nothing there.
const TWICE_AS_NEAR: f64 = 900.0;
const DOLL: f64 = 700.0;

/// Whether whoever takes part so is as high as a grown-up.
pub(crate) fn is_grown(part: Part) -> bool {
    part.high() == Some(GROWN_UP)
}

impl Board {
    /// What it costs that somebody is smaller than so near a one would be.
    pub(crate) fn cost_of_a_dwarf(&self, Candidate { part, at, bounds, .. }: &Candidate) -> f64 {
        let is_nearer = at.y > self.ground + NEARER;
        let least = |share: f64| share * self.child;
        match part {
            _ if is_grown(*part) && is_nearer && bounds.height() < least(GROWN) => DWARFED,
            _ if is_grown(*part) && !is_nearer && bounds.height() < least(GROWN_BESIDE) => DWARFED_BESIDE,
            Part::Beside(high) if is_nearer => {
                let near = 1.0 + (at.y - self.ground) / TWICE_AS_NEAR;
                let scale = bounds.height() / least(f64::from(*high) / 100.0);
                (near - scale).max(0.0) * DOLL
            }
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use drawing::ART_BOX;
    use figures::Detail;
    use figures::settings::Stage;
    use kurbo::{Point, Rect};

    use super::*;

    fn cost(part: Part, high: f64, nearer: f64) -> f64 {
        let board = Board::on(&Stage::empty(ART_BOX.to_rect(), Detail::Bold));
        let at = Point::new(100.0, board.ground + nearer);
        let bounds = Rect::new(60.0, at.y - high * board.child, 140.0, at.y);
        board.cost_of_a_dwarf(&Candidate { part, scale: 1.0, at, bounds })
    }

    #[test]
    fn no_grown_up_is_a_dwarf() {
        let grown = Part::Beside(GROWN_UP);
        assert!(cost(grown, 0.5, 40.0) > cost(grown, 0.8, 40.0));
        assert!(cost(grown, 0.5, -20.0) > 0.0, "beside the hero");
        assert_eq!(cost(grown, 0.7, -20.0), 0.0);
        assert_eq!(cost(Part::Behind(60), 0.3, -60.0), 0.0, "farther off");
    }

    #[test]
    fn who_is_nearer_is_larger() {
        let cat = Part::Beside(40);
        assert!(cost(cat, 0.25, 100.0) > cost(cat, 0.4, 100.0));
        assert!(cost(cat, 0.4, 100.0) > cost(cat, 0.4, 40.0));
        assert_eq!(cost(cat, 0.45, 40.0), 0.0);
        assert_eq!(cost(cat, 0.25, -10.0), 0.0, "beside the hero");
    }
}

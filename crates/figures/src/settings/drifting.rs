//! What drifts in an empty sky or sea of a detailed page, each around the origin.

use drawing::Shape;
use scene::{Dice, Place};

use super::Backdrop;
use super::marks::bends;
use super::scenery::{Brush, cloud, pt, star};
use crate::Detail;
use crate::path::circle;

/// How wide clouds are, in units; how far the tips of stars reach.
const CLOUDS: [f64; 2] = [122.0, 94.0];
const STARS: [f64; 4] = [22.0, 16.0, 19.0, 15.5];
/// The bubbles of a column: where they are, and how far they reach, in units.
const BUBBLES: [(f64, f64, f64); 3] = [(0.0, 22.0, 7.5), (9.0, 0.0, 10.0), (-5.0, -26.0, 12.5)];

impl Backdrop {
    /// What may drift in its sky, the largest first; nothing within walls and in the dark.
    pub fn drifting(&self, dice: &mut Dice) -> Vec<Vec<Shape>> {
        let brush = Brush::far(Detail::Full);
        match self.told.as_ref().map(|told| told.of) {
            Some(Place::Space) => STARS.map(|reach| star(pt(0.0, 0.0), reach, 0.06, brush)).into(),
            Some(Place::Underwater) => {
                let column = |way: f64| {
                    BUBBLES.map(|(x, y, reach)| brush.area(circle((x * way, y), reach), 0xD8_F1_FA)).into()
                };
                vec![column(1.0), column(-1.0)]
            }
            // On a straight floor there are walls around.
            Some(Place::Castle) if !self.lands_bend() => Vec::new(),
            Some(
                Place::Castle
                | Place::Dinosaur
                | Place::Jungle
                | Place::Fantasy
                | Place::Pirate
                | Place::Farm
                | Place::Beach
                | Place::Park
                | Place::Garden
                | Place::Playground
                | Place::Mountain
                | Place::Lake,
            ) => CLOUDS.map(|wide| cloud(pt(0.0, 0.0), wide, brush, dice)).into(),
            _ => Vec::new(),
        }
    }

    /// Whether the nearest land has a soft edge, as no floor has.
    pub(super) fn lands_bend(&self) -> bool {
        self.told.as_ref().and_then(|told| told.lands.last()).is_some_and(|land| bends(&land.path))
    }
}

#[cfg(test)]
mod tests {
    use kurbo::Rect;
    use scene::Seed;

    use super::super::{Nook, Stage, backdrop};
    use super::*;

    #[test]
    fn clouds_drift_over_a_castle_and_not_in_its_hall() {
        let area = Rect::new(0.0, 0.0, 540.0, 720.0);
        for seed in 0..12 {
            let drifting = |nook: Nook| {
                let stage = Stage { nook, ..Stage::empty(area, Detail::Full) };
                let dice = &mut Seed(seed).dice("castle");
                backdrop(Place::Castle, &stage, dice).drifting(dice).len()
            };
            assert_eq!((drifting(Nook::Indoors), drifting(Nook::Outdoors)), (0, CLOUDS.len()), "{seed}");
        }
    }
}

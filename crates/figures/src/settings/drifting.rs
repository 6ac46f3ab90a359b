//! What drifts in an empty sky or sea of a detailed page, each around the origin.

use drawing::Shape;
use scene::{Dice, Place};

use super::Backdrop;
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
}

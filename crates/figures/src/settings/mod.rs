//! The settings: each a composed place with far, middle, ground and framing layers that vary with the seed.
//!
//! A setting is drawn for a [`Stage`], on which the artist has already decided where the hero will stand.

mod castle;
mod dinosaur;
mod fantasy;
mod farm;
mod fit;
mod forest;
mod jungle;
mod marine;
mod pirate;
mod plan;
mod props;
mod scenery;
mod set;
mod space;
mod underwater;

use drawing::Shape;
use kurbo::Rect;
use scene::{Dice, Place};

use crate::Detail;

/// What a setting is drawn for, in page units: `area` is the art box, y runs down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stage {
    /// The whole picture. Shapes may run over its edge; the page crops them.
    pub area: Rect,
    /// Lettering ends here; suns, clouds and tree tops that matter stay below it.
    pub sky: f64,
    /// Where the far ground meets the sky.
    pub horizon: f64,
    /// Where the feet of whoever stands in front are.
    pub ground: f64,
    /// Where the hero (and what the hero does) will be painted over the setting: large calm shapes only,
    /// and nothing that ends close to its edges.
    pub hero: Rect,
    /// Bold for simple pages, full for detailed ones.
    pub detail: Detail,
    /// How many things stand on the page beside the hero: a setting calms down with a crowd, and fills a page that
    /// would be empty.
    pub crowd: usize,
}

/// A setting, drawn.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Backdrop {
    /// Far, middle and ground layers, back to front. The first shape covers the whole area (sky, water, wall).
    pub behind: Vec<Shape>,
    /// Framing in front of hero and cast: leaves, rocks, coral, curtains at the edges. Stays out of `Stage::hero`.
    pub before: Vec<Shape>,
    /// Where something worth seeing stands in `behind` (a hut, a planet, a tower): others leave it visible.
    pub landmarks: Vec<Rect>,
}

/// Draws the setting of `place`.
pub fn backdrop(place: Place, stage: &Stage, dice: &mut Dice) -> Backdrop {
    let set = match place {
        Place::Forest | Place::Treehouse | Place::Mountain | Place::Lake | Place::Snow => {
            forest::draw(stage, dice)
        }
        Place::Space | Place::NightSky => space::draw(stage, dice),
        Place::Underwater => underwater::draw(stage, dice),
        Place::Castle
        | Place::City
        | Place::Street
        | Place::Bedroom
        | Place::Kitchen
        | Place::School
        | Place::Library
        | Place::Shop
        | Place::Hospital
        | Place::Train => castle::draw(stage, dice),
        Place::Dinosaur => dinosaur::draw(stage, dice),
        Place::Jungle => jungle::draw(stage, dice),
        Place::Fantasy | Place::RainbowSky | Place::BirthdayParty | Place::Circus | Place::Fair => {
            fantasy::draw(stage, dice)
        }
        Place::Pirate | Place::Beach | Place::Desert => pirate::draw(stage, dice),
        Place::Farm | Place::Park | Place::Garden | Place::Playground | Place::SportsField => {
            farm::draw(stage, dice)
        }
    };
    fit::fitted(set, stage, dice)
}

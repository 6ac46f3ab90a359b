//! Scene to Drawing: composition, hero, cast, backdrop, lettering, ink.
//!
//! [`illustrate`] is the whole job; [`bind`] lays a story's pages out as a book. Knows no pixels, no formats and no English.

mod afloat;
mod air;
mod among;
mod at_table;
mod belonging;
mod board;
mod book;
mod center;
mod clear;
mod compose;
mod convex;
mod dots;
mod drifting;
mod elements;
mod enlarged;
mod ensemble;
mod eyes;
mod face;
mod faults;
mod flaws;
mod focus;
mod footing;
mod foreground;
mod frame;
mod fringe;
mod glow;
mod glyph;
mod guest;
mod hiding;
mod ideas;
mod ink;
mod inking;
mod knoll;
mod known;
mod left;
mod lettering;
mod near_ground;
mod overhead;
mod partner;
mod partners;
mod pens;
mod picnic;
mod pieces;
mod places;
mod portrait;
mod poses;
mod recipe;
mod ribbon;
mod seams;
mod seating;
mod seen;
mod shots;
mod silhouette;
mod size;
mod slips;
mod spacing;
mod staged;
mod standing;
mod stencil;
mod tackle;
mod takes;
mod telltales;
mod tidy;
mod under;
mod wardrobe;
mod weather;
mod whereabouts;

pub use book::{Book, bind};
pub use compose::{Illustration, Placed, compose, faults, sight, vista};
pub use faults::{Fault, Flaw};
pub use portrait::{expressions, head, place, portrait, poses, thing};

pub(crate) use pens::narrowest_white;

use drawing::Drawing;
use scene::{Scene, Seed};

/// Draws a scene. Same scene, same seed: same page, on every machine, for ever.
pub fn illustrate(scene: &Scene, seed: Seed) -> Drawing {
    compose(scene, seed).drawing
}

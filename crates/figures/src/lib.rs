//! How each thing looks: the child's rig, the settings, one SVG file per figure.
//!
//! Everything here is [`Art`] in its own coordinates. Where it stands on a page is the artist's business.

mod art;
mod figure;
pub mod hero;
mod load;
pub mod path;
mod plain;
pub mod settings;

pub use art::{Anchor, Art, Detail};
pub use figure::{ACROSS, figure, names, plain};
pub use load::{FigureError, load};

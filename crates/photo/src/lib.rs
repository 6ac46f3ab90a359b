//! A family photo becomes closed, clean line art: the regions a child would color, and their borders.
//!
//! [`Photo::decode`] reads a file, [`Analysis::of`] sees what is in it, [`line_art`] draws it. The analysis
//! takes nearly all the time and serves every setting, so a slider that moves only draws.

mod accents;
mod analysis;
mod decode;
mod lines;
mod page;
mod partition;
mod plane;
mod regions;
mod see;
mod settings;
mod sketch;

pub use analysis::Analysis;
pub use decode::{PIXELS_MAX, Photo, Refused, SIDE_MAX, SIDE_MIN};
pub use page::{NOTHING_TO_DRAW, line_art};
pub use settings::{Detail, Settings, Style, Thickness};

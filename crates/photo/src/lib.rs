//! A family photo becomes closed, clean line art: the regions a child would color, and their borders.
//!
//! [`Photo::decode`] reads a file, [`Analysis::of`] sees what is in it, [`Plate::of`] engraves every line that a pen
//! and a style could want, and [`Plate::line_art`] prints some of them; [`line_art`] does the last two. An analysis
//! serves every setting and a plate every amount of detail, so a slider that moves only draws. Who has a second thread
//! to spare lends it as [`Hands`].

mod accents;
mod analysis;
mod decode;
mod faces;
mod hands;
mod lines;
mod page;
mod partition;
mod plane;
mod plate;
mod regions;
mod see;
mod settings;
mod sketch;

pub use analysis::Analysis;
pub use decode::{PIXELS_MAX, Photo, Refused, SIDE_MAX, SIDE_MIN};
pub use hands::{Alone, Hands};
pub use page::NOTHING_TO_DRAW;
pub use plate::{Plate, line_art};
pub use settings::{Detail, Settings, Style, Thickness};

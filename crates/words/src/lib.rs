//! English to scene, scene to caption and title, and the one door for everything a person typed.

mod apiece;
mod caption;
mod carried;
mod change;
mod clause;
mod company;
mod costume;
mod features;
mod guess;
mod inflect;
mod kindness;
mod lexicon;
mod likened;
mod looks;
mod more;
mod names;
mod nouns;
mod page;
mod parse;
mod parts;
mod place;
mod read;
mod reading;
mod tables;
mod ties;
mod title;
mod together;
mod token;
mod turns;
mod unknown;

pub use caption::enhance_caption;
pub use change::{Change, change};
pub use kindness::kind;
pub use read::{read, read_about};
pub use reading::{Reading, Relative};
pub use title::{lettering, title};

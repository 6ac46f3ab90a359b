//! English to scene, scene to caption and title, and the one door for everything a person typed.

mod caption;
mod change;
mod clause;
mod clothes;
mod guess;
mod inflect;
mod kindness;
mod lexicon;
mod nouns;
mod parse;
mod persons;
mod read;
mod reading;
mod tables;
mod title;
mod token;

pub use caption::enhance_caption;
pub use change::{Change, change};
pub use kindness::kind;
pub use read::{read, read_about};
pub use reading::{Reading, Relative};
pub use title::{lettering, title};

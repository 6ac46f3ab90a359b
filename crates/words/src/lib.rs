//! English to scene, scene to caption and title, and the one door for everything a person typed.

mod apiece;
mod apostrophe;
mod apposition;
mod called;
mod caption;
mod carried;
mod change;
mod clause;
mod company;
mod contents;
mod costume;
mod differing;
mod does;
mod drivers;
mod ear;
mod features;
mod guess;
mod hands;
mod herds;
mod hiding;
mod home;
mod idioms;
mod implements;
mod inflect;
mod kindness;
mod kinds;
mod lexicon;
mod likened;
mod looks;
mod made_into;
mod more;
mod names;
mod nouns;
mod of_the_last;
mod one_of;
mod page;
mod parse;
mod parts;
mod passive;
mod phrases;
mod place;
mod put;
mod read;
mod reading;
mod roles;
mod seeming;
mod sense;
mod shipmates;
mod sites;
mod spelt;
mod surroundings;
mod tables;
mod ties;
mod title;
mod together;
mod token;
mod toppings;
mod turns;
mod undrawn;
mod unknown;
mod upon;
mod wording;

pub use called::called;
pub use caption::enhance_caption;
pub use change::{Change, change};
pub use kindness::kind;
pub use read::{read, read_about};
pub use reading::{Reading, Relative};
pub use title::{lettering, title};

/// Builds the tables that the door and reading look words up in, which takes far longer than a wish, once in a process; whoever does
/// not call it waits for them with the first wish.
pub fn prepare() {
    let wish = "a cat on a mat";
    let _ = (kind("prompt", wish), read(wish));
}

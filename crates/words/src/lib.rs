//! English to scene, scene to caption and title, and the one door for everything a person typed.

mod caption;
mod kindness;
mod read;
mod title;

pub use caption::enhance_caption;
pub use kindness::kind;
pub use read::{Reading, read};
pub use title::{lettering, title};

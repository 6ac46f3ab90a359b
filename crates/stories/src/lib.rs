//! Story settings to a story: pages of text, each with its scene.
//!
//! [`tell`] is the whole job. The words are ours, in `tales/`: what a book is about, its lesson, the ways to its
//! place, and pages that fit any book. A picture is asked for in a sentence, as a child would ask for it, and
//! `words` reads that sentence. Same telling, same seed: same story. Knows no geometry and no files.

mod book;
mod cast;
mod english;
mod picture;
mod settings;
mod tales;

pub use book::{Page, Story, tell};
pub use settings::{Companion, CustomIdeas, PageCount, StorySettings, Telling};

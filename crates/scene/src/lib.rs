//! Everything that can be asked for: [`Scene`], [`Character`], [`Location`], [`Element`], [`Idea`],
//! their option lists and limits. Values are right once they exist: whatever a person sent is parsed
//! at the door, and no one behind it checks again. Knows no geometry, no grammar and no HTTP.

mod options;

mod adventure;
mod character;
mod idea;
mod ideas;
mod invalid;
mod limits;
mod person;
mod relation;
mod scene;
mod seed;
mod story;
mod subject;
mod thing;
mod weather;

pub use adventure::{Complexity, Element, Elements, Location, Place};
pub use character::{
    Age, Character, Gender, HairColor, HairLength, HairStyle, Hobby, Name, Outfit, SkinTone,
};
pub use idea::{Doing, Idea};
pub use invalid::Invalid;
pub use limits::{CAPTION_CHARS, COMPANIONS_MAX, ELEMENTS_MAX, IDEAS_CHARS, NAME_CHARS, PROMPT_CHARS};
pub use person::{Person, Role, Stage};
pub use relation::{Link, Party, Relation};
pub use scene::Scene;
pub use seed::{Dice, Seed};
pub use story::{Bond, Lesson, ReadingLevel, Theme};
pub use subject::{Color, Feeling, Garment, Hair, Looks, Pattern, Size, Subject, What, Worn, Years};
pub use thing::{Habitat, Hand, THINGS, Thing, Use};
pub use weather::{Hour, Season, Weather};

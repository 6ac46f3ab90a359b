//! The whole wish.

use serde::Serialize;

use crate::{Character, Complexity, Doing, Elements, Idea, Place, Thing};

/// One page's worth of wishing: who, where, what happens, with whom, how busy.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// The child in the middle; `None` where the wish is about others alone.
    pub hero: Option<Character>,
    /// The setting.
    pub place: Place,
    /// The suggested prompt the page shows; goes before `doing`.
    pub idea: Option<Idea>,
    /// What the hero does.
    pub doing: Doing,
    /// Adventure elements of the builder.
    pub elements: Elements,
    /// Everyone and everything else that was asked for by name.
    pub cast: Vec<Subject>,
    /// How busy and how bold.
    pub complexity: Complexity,
    /// Lettered on the page; `None` gives the picture the room.
    pub title: Option<String>,
}

impl Scene {
    /// A simple page with nothing but a setting.
    pub fn at(place: Place) -> Self {
        Self {
            hero: None,
            place,
            idea: None,
            doing: Doing::Exploring,
            elements: Elements::default(),
            cast: Vec::new(),
            complexity: Complexity::Simple,
            title: None,
        }
    }
}

/// Something asked for by name, and how many of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Subject {
    /// What.
    pub thing: &'static Thing,
    /// How many, 1 to 12.
    pub count: u8,
}

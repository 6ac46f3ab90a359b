//! The whole wish.

use crate::{
    Character, Complexity, Doing, Elements, Hour, Idea, Looks, Party, Place, Relation, Season, Subject,
    Weather,
};

/// One page's worth of wishing: who, where, what happens, with whom, how busy.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// The child in the middle; `None` where the wish is about others alone.
    pub hero: Option<Character>,
    /// What a wish adds to the hero's own looks: a crown, wings, a feeling.
    pub looks: Looks,
    /// The setting.
    pub place: Place,
    /// What the sky does, where said.
    pub weather: Option<Weather>,
    /// The time of the year, where said.
    pub season: Option<Season>,
    /// The time of the day, where said.
    pub hour: Option<Hour>,
    /// The suggested prompt the page shows; goes before `doing`.
    pub idea: Option<Idea>,
    /// What the hero does; where there is no hero, what everyone does whose own doing is `None`.
    pub doing: Doing,
    /// Adventure elements of the builder.
    pub elements: Elements,
    /// Everyone and everything else that was asked for by name, in the order said, most wanted first.
    pub cast: Vec<Subject>,
    /// How they stand to each other; every party of them is on the page.
    pub relations: Vec<Relation>,
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
            looks: Looks::default(),
            place,
            weather: None,
            season: None,
            hour: None,
            idea: None,
            doing: Doing::Exploring,
            elements: Elements::default(),
            cast: Vec::new(),
            relations: Vec::new(),
            complexity: Complexity::Simple,
            title: None,
        }
    }

    /// The subject a party is; `None` for the hero and for an index past the cast.
    pub fn subject(&self, party: Party) -> Option<&Subject> {
        match party {
            Party::Hero => None,
            Party::Cast(index) => self.cast.get(index),
        }
    }
}

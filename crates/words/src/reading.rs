//! What was understood of a wish, and what was not.

use scene::{
    Complexity, Doing, Element, Elements, Hour, Idea, Looks, Name, Place, Relation, Scene, Season, Subject,
    Weather, What,
};
use serde::Serialize;

/// What a prompt asks for.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reading {
    /// Where it happens: as said, or where what was named is at home.
    pub place: Option<Place>,
    /// What the sky does, where said.
    pub weather: Option<Weather>,
    /// The time of the year, where said.
    pub season: Option<Season>,
    /// The time of the day, where said.
    pub hour: Option<Hour>,
    /// The suggested prompt it is, where it is one.
    pub idea: Option<Idea>,
    /// What the hero does, or whoever is named first where there is no hero.
    pub doing: Option<Doing>,
    /// Adventure elements named.
    pub elements: Vec<Element>,
    /// Whether the child who wishes is in the picture ("me", "I'm riding a horse").
    pub hero: bool,
    /// What is said about that child's looks.
    pub looks: Looks,
    /// Everyone and everything named, in order.
    pub cast: Vec<Subject>,
    /// How they stand to each other.
    pub relations: Vec<Relation>,
    /// What is asked not to be there ("no spiders").
    pub unwanted: Vec<What>,
    /// Words that could be a thing and cannot be drawn, in order, each once.
    pub unread: Vec<String>,
    /// Words that are drawn as the nearest thing that can be.
    pub relatives: Vec<Relative>,
}

/// "I drew a lizard for 'chameleon'."
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Relative {
    /// The word as the tables spell it.
    pub word: String,
    /// The thing drawn instead.
    pub drawn: &'static str,
}

/// What the child is called where nobody said a name.
const NOBODY_S_NAME: &str = "Me";

impl Reading {
    /// The whole scene of a wish that is nothing but a sentence.
    pub fn scene(self, complexity: Complexity) -> Scene {
        let hero = self.hero.then(|| Name::new(NOBODY_S_NAME).ok().map(scene::Character::named)).flatten();
        let chosen = self.elements.iter().copied().take(scene::ELEMENTS_MAX);
        Scene {
            hero,
            looks: self.looks,
            weather: self.weather,
            season: self.season,
            hour: self.hour,
            idea: self.idea,
            doing: self.doing.unwrap_or(Doing::Exploring),
            elements: Elements::new(chosen).unwrap_or_default(),
            cast: self.cast,
            relations: self.relations,
            complexity,
            ..Scene::at(self.place.unwrap_or(Place::Park))
        }
    }
}

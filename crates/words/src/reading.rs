//! What was understood of a wish, and what was not.

use scene::{
    Character, Complexity, Doing, Element, Elements, Hour, Idea, Looks, Name, Party, Place, Relation, Scene,
    Season, Subject, Thing, Weather, What,
};
use serde::Serialize;

use crate::lexicon::homes;

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
    /// Deeds, looks and manners that were understood and that no line shows: the wish's own words, in order, each once.
    pub undrawn: Vec<String>,
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

/// The child who wishes, of whom nothing is known.
pub(crate) fn nobody_s_child() -> Option<Character> {
    Name::new(NOBODY_S_NAME).ok().map(Character::named)
}

/// What is to be seen where nothing else is asked for: "a beach", "outer space".
fn at_home(place: Place) -> Vec<Subject> {
    const ENOUGH: usize = 4;
    let things = homes().filter(|(_, home)| *home == place).filter_map(|(thing, _)| Thing::named(thing));
    let mut cast: Vec<Subject> = things.take(ENOUGH).map(Subject::one).collect();
    if cast.is_empty() {
        let visitors = match place {
            Place::Zoo => ["lion", "elephant", "giraffe"],
            Place::Stable => ["horse", "horse", "cat"],
            Place::IceRink => ["penguin", "polar bear", "seal"],
            Place::Campsite => ["tent", "campfire", "bear"],
            Place::Harbor => ["rowing boat", "pelican", "sailing ship"],
            _ => ["puppy", "cat", "bird"],
        };
        cast.extend(visitors.into_iter().filter_map(Thing::named).map(Subject::one));
    }
    cast
}

impl Reading {
    /// The whole scene of a wish that is nothing but a sentence.
    pub fn scene(self, complexity: Complexity) -> Scene {
        let hero = self.hero.then(nobody_s_child).flatten();
        let empty = hero.is_none() && self.cast.is_empty() && self.idea.is_none() && self.elements.is_empty();
        let snow = self.weather == Some(Weather::Snowy) || self.season == Some(Season::Winter);
        let place = self.place.unwrap_or(if snow { Place::Snow } else { Place::Park });
        let cast = if empty { at_home(place) } else { self.cast };
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
            cast,
            relations: self.relations,
            complexity,
            ..Scene::at(place)
        }
    }

    /// What a party does.
    pub(crate) fn deed_of(&self, party: Party) -> Option<Doing> {
        match party {
            Party::Cast(index) => self.cast.get(index)?.doing,
            Party::Hero => self.doing,
        }
    }

    /// The same, to be said anew.
    pub(crate) fn deed_mut(&mut self, party: Party) -> &mut Option<Doing> {
        match party {
            Party::Cast(index) => &mut self.cast[index].doing,
            Party::Hero => &mut self.doing,
        }
    }

    /// Nothing is said twice of the same two.
    pub(crate) fn say_once(&mut self) {
        let mut seen = Vec::new();
        self.relations.retain(|known| {
            let again = seen.contains(known);
            seen.push(*known);
            !again
        });
    }
}

//! What happens: the suggested prompts of each location, and what a hero can be doing.

use crate::options::options;
use crate::{Location, ideas};

/// A suggested prompt: a scene the page really shows. Each location has five.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Idea {
    location: Location,
    number: usize,
}

impl Idea {
    /// The five ideas of a location.
    pub fn of(location: Location) -> [Self; 5] {
        [0, 1, 2, 3, 4].map(|number| Self { location, number })
    }

    /// Every idea of every location.
    pub fn all() -> impl Iterator<Item = Self> {
        Location::ALL.iter().flat_map(|&location| Self::of(location))
    }

    /// Where it happens.
    pub const fn location(self) -> Location {
        self.location
    }

    /// Stable and unique, such as `forest-tea-party`.
    pub fn id(self) -> &'static str {
        ideas::of(self.location)[self.number].0
    }

    /// What the builder shows: the rest of a sentence that starts with the child's name and "is".
    pub fn text(self) -> &'static str {
        ideas::of(self.location)[self.number].1
    }

    /// The idea with this id or this text; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        Self::all().find(|idea| idea.id() == text || idea.text().eq_ignore_ascii_case(text))
    }
}

options! {
    /// What someone does. The artist chooses pose and props by it.
    pub enum Doing("activity") {
        Exploring = "exploring", "Just exploring and having fun";
        Standing = "standing", "Standing and waving";
        Walking = "walking", "Walking";
        Crawling = "crawling", "Crawling";
        Running = "running", "Running";
        Jumping = "jumping", "Jumping";
        Sitting = "sitting", "Sitting";
        Lying = "lying", "Lying down";
        Riding = "riding", "Riding";
        Swimming = "swimming", "Swimming";
        Flying = "flying", "Flying";
        Climbing = "climbing", "Climbing";
        Digging = "digging", "Digging";
        Dancing = "dancing", "Dancing";
        Hugging = "hugging", "Hugging";
        Kissing = "kissing", "Kissing";
        Pointing = "pointing", "Pointing";
        Holding = "holding", "Holding something up";
        Reading = "reading", "Reading";
        Cooking = "cooking", "Cooking";
        Painting = "painting", "Painting";
        PlayingMusic = "playing-music", "Playing music";
        PlayingSports = "playing-sports", "Playing sports";
        PlayingSoccer = "playing-soccer", "Playing soccer";
        PlayingBasketball = "playing-basketball", "Playing basketball";
        PlayingTennis = "playing-tennis", "Playing tennis";
        PlayingBaseball = "playing-baseball", "Playing baseball";
        Karate = "karate", "Doing karate";
        Yoga = "yoga", "Doing yoga";
        Juggling = "juggling", "Juggling";
        Playing = "playing", "Playing";
        Seeking = "seeking", "Playing hide and seek";
        Gaming = "gaming", "Playing video games";
        Sleeping = "sleeping", "Sleeping";
        Eating = "eating", "Eating";
        Drinking = "drinking", "Drinking";
        Picnicking = "picnicking", "Having a picnic";
        TeaParty = "tea-party", "Having a tea party";
        Celebrating = "celebrating", "Celebrating";
        Singing = "singing", "Singing";
        Driving = "driving", "Driving";
        Sailing = "sailing", "Sailing";
        Paddling = "paddling", "Paddling";
        Surfing = "surfing", "Surfing";
        Skating = "skating", "Skating";
        IceSkating = "ice-skating", "Ice skating";
        Skiing = "skiing", "Skiing";
        Sledding = "sledding", "Sledding";
        Swinging = "swinging", "Swinging";
        Sliding = "sliding", "Sliding";
        Camping = "camping", "Camping";
        Fishing = "fishing", "Fishing";
        Gardening = "gardening", "Gardening";
        Building = "building", "Building";
        Drawing = "drawing", "Drawing";
        Experimenting = "experimenting", "Doing an experiment";
        Stargazing = "stargazing", "Looking at the stars";
        Bathing = "bathing", "Taking a bath";
        BrushingTeeth = "brushing-teeth", "Brushing teeth";
        JumpingRope = "jumping-rope", "Jumping rope";
        CastingSpells = "casting-spells", "Casting spells";
        BlowingBubbles = "blowing-bubbles", "Blowing bubbles";
        FlyingKite = "flying-kite", "Flying a kite";
        TakingPicture = "taking-picture", "Taking a picture";
        Shopping = "shopping", "Shopping";
        Boxing = "boxing", "Boxing";
        Cartwheeling = "cartwheeling", "Doing a cartwheel";
        Falling = "falling", "Falling";
        Splashing = "splashing", "Splashing";
        Feeding = "feeding", "Feeding somebody";
        Grooming = "grooming", "Brushing hair or fur";
        Cutting = "cutting", "Cutting";
        Kicking = "kicking", "Kicking";
        Throwing = "throwing", "Throwing";
        Catching = "catching", "Catching";
        Pushing = "pushing", "Pushing";
        Pulling = "pulling", "Pulling";
        Knitting = "knitting", "Knitting";
        Sewing = "sewing", "Sewing";
        Peeling = "peeling", "Peeling";
        Hanging = "hanging", "Hanging upside down";
        Mowing = "mowing", "Mowing the lawn";
        Vacuuming = "vacuuming", "Vacuuming";
        Sweeping = "sweeping", "Sweeping";
        Milking = "milking", "Milking";
        MakingSnowAngels = "making-snow-angels", "Making snow angels";
        HulaHooping = "hula-hooping", "Swinging a hula hoop";
        BreathingFire = "breathing-fire", "Breathing fire";
        HoldingHands = "holding-hands", "Holding hands";
        HighFiving = "high-fiving", "Giving a high five";
        Whispering = "whispering", "Whispering a secret";
        Giving = "giving", "Giving something to somebody";
        Handstanding = "handstanding", "Doing a handstand";
        Pouring = "pouring", "Pouring";
        Handling = "handling", "Doing something with the hands to it";
        Talking = "talking", "Talking to somebody";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn forty_different_ideas_are_found_by_id_and_by_text() {
        let ids: BTreeSet<_> = Idea::all().map(Idea::id).collect();
        let texts: BTreeSet<_> = Idea::all().map(Idea::text).collect();
        assert_eq!((ids.len(), texts.len()), (40, 40));
        for idea in Idea::all() {
            assert_eq!(Idea::parse(idea.id()), Some(idea));
            assert_eq!(Idea::parse(&idea.text().to_uppercase()), Some(idea));
            assert!(idea.id().starts_with(idea.location().id()), "{}", idea.id());
        }
    }
}

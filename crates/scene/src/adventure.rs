//! Where the adventure happens and what is in it.

use serde::{Deserialize, Serialize};

use crate::options::options;
use crate::{Invalid, limits};

options! {
    /// One of the eight adventure locations of the Character Builder.
    pub enum Location("location") {
        Forest = "forest", "Magical Forest";
        Space = "space", "Space Adventure";
        Underwater = "underwater", "Underwater World";
        Castle = "castle", "Fairytale Castle";
        Dinosaur = "dinosaur", "Dinosaur Land";
        Jungle = "jungle", "Jungle Expedition";
        Fantasy = "fantasy", "Fantasy Quest";
        Pirate = "pirate", "Pirate Adventure";
    }
}

impl Location {
    /// What the builder says under "About this location".
    pub const fn description(self) -> &'static str {
        match self {
            Self::Forest => {
                "Tall old trees, mushroom houses and shy animals. Something is always rustling in the ferns."
            }
            Self::Space => "Ringed planets, rockets and a moon you can bounce on. Gravity is optional.",
            Self::Underwater => "Coral gardens and curious fish at the bottom of a warm, blue sea.",
            Self::Castle => "High towers, long banners and a drawbridge that is down for visitors.",
            Self::Dinosaur => "Giant ferns, a sleepy volcano and very large, very friendly neighbors.",
            Self::Jungle => "Hanging vines, loud parrots and a river that winds through the green.",
            Self::Fantasy => "Floating islands, rainbows and a crooked tower where the magic is kept.",
            Self::Pirate => "A ship with patched sails, a sandy island and a map with an X on it.",
        }
    }
}

options! {
    /// Every setting a page can have: the builder's locations, the Kid Creator's, and everyday places.
    pub enum Place("place") {
        Forest = "forest", "Magical Forest";
        Space = "space", "Space Adventure";
        Underwater = "underwater", "Underwater World";
        Castle = "castle", "Fairytale Castle";
        Dinosaur = "dinosaur", "Dinosaur Land";
        Jungle = "jungle", "Jungle Expedition";
        Fantasy = "fantasy", "Fantasy Quest";
        Pirate = "pirate", "Pirate Adventure";
        Farm = "farm", "Farm";
        Beach = "beach", "Beach";
        Park = "park", "Park";
        Garden = "garden", "Garden";
        Bedroom = "bedroom", "Bedroom";
        Kitchen = "kitchen", "Kitchen";
        School = "school", "School";
        Playground = "playground", "Playground";
        Street = "street", "Street";
        City = "city", "City";
        Snow = "snow", "Snow";
        Mountain = "mountain", "Mountains";
        Lake = "lake", "Lake";
        Treehouse = "treehouse", "Treehouse";
        Circus = "circus", "Circus";
        Fair = "fair", "Fun Fair";
        Desert = "desert", "Desert";
        NightSky = "night-sky", "Night Sky";
        RainbowSky = "rainbow-sky", "Rainbow Sky";
        BirthdayParty = "birthday-party", "Birthday Party";
        SportsField = "sports-field", "Sports Field";
        Train = "train", "On the Train";
        Library = "library", "Library";
        Shop = "shop", "Shop";
        Hospital = "hospital", "Hospital";
        Bathroom = "bathroom", "Bathroom";
        LivingRoom = "living-room", "Living Room";
        CastleHall = "castle-hall", "Castle Hall";
        Stable = "stable", "Stable";
        Zoo = "zoo", "Zoo";
        Airport = "airport", "Airport";
        Harbor = "harbor", "Harbor";
        Market = "market", "Market";
        IceRink = "ice-rink", "Ice Rink";
        Campsite = "campsite", "Campsite";
        Salon = "salon", "Hairdresser's";
        Dentist = "dentist", "Dentist's";
        Theater = "theater", "Theater";
    }
}

impl From<Location> for Place {
    fn from(location: Location) -> Self {
        match location {
            Location::Forest => Self::Forest,
            Location::Space => Self::Space,
            Location::Underwater => Self::Underwater,
            Location::Castle => Self::Castle,
            Location::Dinosaur => Self::Dinosaur,
            Location::Jungle => Self::Jungle,
            Location::Fantasy => Self::Fantasy,
            Location::Pirate => Self::Pirate,
        }
    }
}

options! {
    /// Something to add to an adventure.
    pub enum Element("adventure element") {
        AnimalFriend = "animal-friend", "Animal Friend";
        MagicItem = "magic-item", "Magic Item";
        Treasure = "treasure", "Treasure";
        Obstacle = "obstacle", "Fun Challenge";
        Villain = "villain", "Silly Villain";
        Helper = "helper", "Helper";
        Vehicle = "vehicle", "Vehicle";
        Weather = "weather", "Weather";
    }
}

impl Element {
    /// One line about what it adds.
    pub const fn description(self) -> &'static str {
        match self {
            Self::AnimalFriend => "A furry, feathery or finny friend comes along",
            Self::MagicItem => "Something that sparkles and does surprising things",
            Self::Treasure => "A chest, a gem or a secret worth finding",
            Self::Obstacle => "Something fun to climb, cross or figure out",
            Self::Villain => "A troublemaker who is more silly than scary",
            Self::Helper => "Someone friendly who knows the way",
            Self::Vehicle => "A clever way to get around",
            Self::Weather => "A rainbow, a breeze or a fall of snow",
        }
    }
}

/// At most three different adventure elements, in the order they were chosen.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = Vec<Element>, max_items = 3))]
pub struct Elements(Vec<Element>);

impl Elements {
    /// Refuses a fourth; a repeated element counts once.
    pub fn new(chosen: impl IntoIterator<Item = Element>) -> Result<Self, Invalid> {
        let mut elements = Vec::new();
        for element in chosen {
            if !elements.contains(&element) {
                elements.push(element);
            }
        }
        if elements.len() > limits::ELEMENTS_MAX {
            let message = format!("You can select up to {} adventure elements", limits::ELEMENTS_MAX);
            return Err(Invalid::new("elements", message));
        }
        Ok(Self(elements))
    }

    /// In the order they were chosen.
    pub fn as_slice(&self) -> &[Element] {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Elements {
    fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(Vec::<Element>::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

options! {
    /// How much stands on the page and how bold it is.
    pub enum Complexity("complexity level") {
        Simple = "simple", "Simple";
        Detailed = "detailed", "Detailed";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fourth_element_is_refused() {
        use Element::{AnimalFriend, Treasure, Vehicle, Weather};
        let three = Elements::new([Treasure, Vehicle, Treasure, Weather]).expect("three different ones");
        assert_eq!(three.as_slice(), [Treasure, Vehicle, Weather]);
        let four = Elements::new([Treasure, Vehicle, Weather, AnimalFriend]).expect_err("one too many");
        assert_eq!(
            (four.field, four.message.as_str()),
            ("elements", "You can select up to 3 adventure elements")
        );
    }

    #[test]
    fn every_location_is_a_place_of_the_same_id() {
        for &location in Location::ALL {
            assert_eq!(Place::from(location).id(), location.id());
            assert_eq!(Place::from(location).label(), location.label());
        }
    }
}

//! The child on the page.

use serde::{Deserialize, Serialize};

use crate::options::options;
use crate::{Invalid, limits};

options! {
    /// Boy or girl, as the creator asks.
    pub enum Gender("gender") {
        Boy = "boy", "Boy";
        Girl = "girl", "Girl";
    }
}

options! {
    /// How the hair is worn.
    pub enum HairStyle("hair style") {
        Straight = "straight", "Straight";
        Curly = "curly", "Curly";
        Wavy = "wavy", "Wavy";
        Afro = "afro", "Afro";
        Braided = "braided", "Braided";
        Spiky = "spiky", "Spiky";
        Ponytail = "ponytail", "Ponytail";
        Buns = "buns", "Buns";
    }
}

options! {
    /// How long the hair is.
    pub enum HairLength("hair length") {
        Short = "short", "Short";
        Medium = "medium", "Medium";
        Long = "long", "Long";
        VeryLong = "very long", "Very long";
    }
}

options! {
    /// The colour of the hair in the coloured version.
    pub enum HairColor("hair color") {
        Black = "black", "Black";
        Brown = "brown", "Brown";
        Blonde = "blonde", "Blonde";
        Red = "red", "Red";
        Gray = "gray", "Gray";
    }
}

options! {
    /// The colour of the skin in the coloured version.
    pub enum SkinTone("skin tone") {
        Light = "light", "Light";
        Medium = "medium", "Medium";
        Tan = "tan", "Tan";
        Brown = "brown", "Brown";
        Dark = "dark", "Dark";
    }
}

options! {
    /// What the child wears.
    pub enum Outfit("outfit") {
        Casual = "casual", "Casual clothes";
        Sporty = "sporty", "Sporty outfit";
        Fancy = "fancy", "Fancy dress or suit";
        Costume = "costume", "Costume";
        Uniform = "uniform", "Uniform";
        Superhero = "superhero", "Superhero costume";
    }
}

options! {
    /// What the child loves doing.
    pub enum Hobby("hobby") {
        Sports = "sports", "Sports";
        Music = "music", "Music";
        Art = "art", "Art";
        Science = "science", "Science";
        Reading = "reading", "Reading";
        Gaming = "gaming", "Gaming";
        Nature = "nature", "Nature";
        Cooking = "cooking", "Cooking";
        Magic = "magic", "Magic";
        Dancing = "dancing", "Dancing";
    }
}

/// An age in whole years, 3 to 12. The creators offer 3 to 10; see [`Age::creator`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 3, maximum = 12))]
pub struct Age(u8);

impl Age {
    /// What the builder starts with.
    pub const DEFAULT: Self = Self(6);

    /// A stored character's age: 3 to 12.
    pub fn stored(years: i64) -> Result<Self, Invalid> {
        Self::within(years, 12)
    }

    /// An age the creators offer: 3 to 10.
    pub fn creator(years: i64) -> Result<Self, Invalid> {
        Self::within(years, 10)
    }

    fn within(years: i64, most: u8) -> Result<Self, Invalid> {
        match u8::try_from(years) {
            Ok(years) if (3..=most).contains(&years) => Ok(Self(years)),
            _ => Err(Invalid::new("age", format!("Age must be between 3 and {most}"))),
        }
    }

    /// In whole years.
    pub const fn years(self) -> u8 {
        self.0
    }

    /// 0.0 at three years, 1.0 at ten and beyond: what proportions grow by.
    pub fn growth(self) -> f64 {
        ((f64::from(self.0) - 3.0) / 7.0).min(1.0)
    }
}

impl<'de> Deserialize<'de> for Age {
    fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        let years = f64::deserialize(wire)?;
        let whole = if years.fract() == 0.0 && years.abs() < 1e6 { years as i64 } else { -1 };
        Self::creator(whole).map_err(serde::de::Error::custom)
    }
}

/// A child's name as typed, trimmed, never empty, at most [`limits::NAME_CHARS`] characters, no line
/// breaks or other control characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, min_length = 1, max_length = 40))]
pub struct Name(String);

impl Name {
    /// Parses a typed name.
    pub fn new(typed: &str) -> Result<Self, Invalid> {
        let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(Invalid::new("name", "Please enter a name"));
        }
        if name.chars().count() > limits::NAME_CHARS {
            let message = format!("Please use a name of at most {} characters", limits::NAME_CHARS);
            return Err(Invalid::new("name", message));
        }
        if name.chars().any(char::is_control) {
            return Err(Invalid::new("name", "Please use only letters in the name"));
        }
        Ok(Self(name))
    }

    /// The name as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(&String::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

/// A child: the same one on every page, in every pose, at every size.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Character {
    /// What the page calls the child.
    pub name: Name,
    /// Decides proportions and how busy a page is.
    #[serde(default = "default_age")]
    pub age: Age,
    /// Boy or girl.
    #[serde(default = "default_gender")]
    pub gender: Gender,
    /// How the hair is worn.
    #[serde(default = "default_hair_style")]
    pub hair_style: HairStyle,
    /// How long the hair is.
    #[serde(default = "default_hair_length")]
    pub hair_length: HairLength,
    /// Coloured version only.
    #[serde(default = "default_hair_color")]
    pub hair_color: HairColor,
    /// Coloured version only.
    #[serde(default = "default_skin_tone")]
    pub skin_tone: SkinTone,
    /// What the child wears.
    #[serde(default = "default_outfit")]
    pub outfit: Outfit,
    /// What the child loves doing; `None` shows no prop. On the wire `interests`, one or a list of them.
    #[serde(default, rename = "interests", alias = "hobby", deserialize_with = "first_interest")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Hobby>))]
    pub hobby: Option<Hobby>,
}

impl Character {
    /// A child of this name with the builder's first settings.
    pub fn named(name: Name) -> Self {
        Self {
            name,
            age: default_age(),
            gender: default_gender(),
            hair_style: default_hair_style(),
            hair_length: default_hair_length(),
            hair_color: default_hair_color(),
            skin_tone: default_skin_tone(),
            outfit: default_outfit(),
            hobby: None,
        }
    }

    /// A number of the child's own, whatever it is called, wears or likes: what is drawn from it is the same on every page.
    pub fn traits(&self) -> u64 {
        let marks = [
            u64::from(self.age.years()),
            self.gender as u64,
            self.hair_style as u64,
            self.hair_length as u64,
            self.hair_color as u64,
            self.skin_tone as u64,
        ];
        marks.iter().fold(7, |sum, mark| sum * 31 + mark)
    }
}

const fn default_age() -> Age {
    Age::DEFAULT
}
const fn default_gender() -> Gender {
    Gender::Girl
}
const fn default_hair_style() -> HairStyle {
    HairStyle::Straight
}
const fn default_hair_length() -> HairLength {
    HairLength::Medium
}
const fn default_hair_color() -> HairColor {
    HairColor::Brown
}
const fn default_skin_tone() -> SkinTone {
    SkinTone::Medium
}
const fn default_outfit() -> Outfit {
    Outfit::Casual
}

/// The first interest of one, a list, or none: the page has room for one hobby.
fn first_interest<'de, D: serde::Deserializer<'de>>(wire: D) -> Result<Option<Hobby>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Interests {
        Many(Vec<String>),
        One(String),
    }
    let first = match Option::<Interests>::deserialize(wire)? {
        Some(Interests::Many(all)) => all.into_iter().next(),
        Some(Interests::One(id)) => Some(id),
        None => None,
    };
    match first.filter(|id| !id.trim().is_empty()) {
        None => Ok(None),
        Some(id) => {
            let wire = serde::de::value::StringDeserializer::<D::Error>::new(id);
            Hobby::deserialize(wire).map(Some)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn character(json: &str) -> Result<Character, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_name_alone_makes_a_child() {
        let child = character(r#"{"name": "  Mia  Rose "}"#).expect("a name is enough");
        assert_eq!(child.name.as_str(), "Mia Rose");
        assert_eq!(child, Character::named(Name::new("Mia Rose").expect("a name")));
    }

    #[test]
    fn interests_are_one_a_list_or_none() {
        for (interests, hobby) in [
            (r#""art""#, Some(Hobby::Art)),
            (r#"["Music", "art"]"#, Some(Hobby::Music)),
            ("[]", None),
            ("null", None),
        ] {
            let child = character(&format!(r#"{{"name": "Mia", "interests": {interests}}}"#));
            assert_eq!(child.expect(interests).hobby, hobby);
        }
    }

    #[test]
    fn what_cannot_be_is_refused_in_a_sentence() {
        for (json, message) in [
            (r#"{"name": " "}"#, "Please enter a name"),
            (r#"{"name": "Mia", "age": 2}"#, "Age must be between 3 and 10"),
            (r#"{"name": "Mia", "age": 6.5}"#, "Age must be between 3 and 10"),
            (r#"{"name": "Mia", "hairStyle": "bald"}"#, "Please choose a hair style from: straight, curly"),
            (r#"{"name": "Mia", "outfit": "toga"}"#, "Please choose an outfit from: casual, sporty"),
        ] {
            let error = character(json).expect_err(json);
            assert!(error.starts_with(message), "{error}");
        }
    }
}

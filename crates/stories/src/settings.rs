//! What a story is told about, and whom.

use scene::{
    Bond, COMPANIONS_MAX, Character, Elements, IDEAS_CHARS, Invalid, Lesson, Location, Name, ReadingLevel,
    Theme,
};
use serde::{Deserialize, Serialize};

/// Everything a story is told from: the same telling and the same seed give the same story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Telling {
    /// The child it is about, the same on every page.
    pub character: Character,
    /// Who comes along, at most [`COMPANIONS_MAX`], in the order they are named.
    #[serde(default, deserialize_with = "companions")]
    #[cfg_attr(feature = "schema", schema(max_items = 3))]
    pub supporting_characters: Vec<Companion>,
    /// What it is about.
    #[serde(default)]
    pub settings: StorySettings,
}

/// Someone who comes along.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Companion {
    /// What they are called.
    pub name: Name,
    /// Who they are to the hero.
    pub bond: Bond,
}

/// What a story is about; whatever is left out is as the wizard begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StorySettings {
    /// Who asks for help, and what is looked for.
    pub theme: Theme,
    /// What it leaves a child with.
    pub lesson: Lesson,
    /// Where it happens.
    pub setting: Location,
    /// What else is in it; each has a page where there is room.
    pub elements: Elements,
    /// Pages between the cover and the end.
    pub page_count: PageCount,
    /// How it is told.
    pub reading_level: ReadingLevel,
    /// What the child wants to happen, in its own words.
    pub custom_ideas: CustomIdeas,
}

impl Default for StorySettings {
    fn default() -> Self {
        Self {
            theme: Theme::Fantasy,
            lesson: Lesson::Kindness,
            setting: Location::Castle,
            elements: Elements::default(),
            page_count: PageCount::default(),
            reading_level: ReadingLevel::Intermediate,
            custom_ideas: CustomIdeas::default(),
        }
    }
}

/// Pages of text and picture, [`PageCount::LEAST`] to [`PageCount::MOST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 8, maximum = 16))]
pub struct PageCount(u8);

impl PageCount {
    /// A story needs a beginning, a middle and an end.
    pub const LEAST: u8 = 8;
    /// With cover and end a book of nine sheets.
    pub const MOST: u8 = 16;

    /// Refuses what is no book.
    pub fn new(pages: i64) -> Result<Self, Invalid> {
        match u8::try_from(pages) {
            Ok(pages) if (Self::LEAST..=Self::MOST).contains(&pages) => Ok(Self(pages)),
            _ => {
                let message = format!("A story has {} to {} pages", Self::LEAST, Self::MOST);
                Err(Invalid::new("pageCount", message))
            }
        }
    }

    /// How many.
    pub const fn pages(self) -> usize {
        self.0 as usize
    }
}

impl Default for PageCount {
    fn default() -> Self {
        Self(10)
    }
}

impl<'de> Deserialize<'de> for PageCount {
    fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(i64::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

/// What the child wants to happen, at most [`IDEAS_CHARS`] characters; empty for nothing in particular.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, max_length = 300))]
pub struct CustomIdeas(String);

impl CustomIdeas {
    /// More ideas than this share a page with another.
    const MOST: usize = 3;

    /// Parses what was typed.
    pub fn new(typed: &str) -> Result<Self, Invalid> {
        let typed = typed.trim();
        if typed.chars().count() > IDEAS_CHARS {
            let message = format!("Please use at most {IDEAS_CHARS} characters for your ideas");
            return Err(Invalid::new("customIdeas", message));
        }
        Ok(Self(typed.to_owned()))
    }

    /// As typed.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// One a sentence or line; what is past the third is told with it.
    pub(crate) fn each(&self) -> Vec<String> {
        let mut ideas: Vec<String> = Vec::new();
        for part in self.0.split_inclusive(['.', '!', '?', ';', '\n']) {
            let idea = part.split_whitespace().collect::<Vec<_>>().join(" ");
            if !idea.chars().any(char::is_alphanumeric) || ideas.contains(&idea) {
                continue;
            }
            let full = ideas.len() == Self::MOST;
            match ideas.last_mut() {
                Some(last) if full => *last = format!("{last} {idea}"),
                _ => ideas.push(idea),
            }
        }
        ideas
    }
}

impl<'de> Deserialize<'de> for CustomIdeas {
    fn deserialize<D: serde::Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(&String::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

fn companions<'de, D: serde::Deserializer<'de>>(wire: D) -> Result<Vec<Companion>, D::Error> {
    let all = Vec::<Companion>::deserialize(wire)?;
    if all.len() > COMPANIONS_MAX {
        let message = format!("At most {COMPANIONS_MAX} friends can come along");
        return Err(serde::de::Error::custom(message));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_begins_as_the_wizard_does() {
        let telling: Telling =
            serde_json::from_str(r#"{"character": {"name": "Mia"}}"#).expect("a name is enough");
        let wire = serde_json::to_value(&telling.settings).expect("it is plain");
        assert_eq!(
            wire,
            serde_json::json!({
                "theme": "fantasy", "lesson": "kindness", "setting": "castle", "elements": [], "pageCount": 10,
                "readingLevel": "Intermediate (Ages 6-8)", "customIdeas": "",
            })
        );
    }

    #[test]
    fn what_is_no_book_is_refused_in_a_sentence() {
        for (settings, message) in [
            (r#"{"pageCount": 7}"#.to_owned(), "A story has 8 to 16 pages"),
            (format!(r#"{{"customIdeas": "{}"}}"#, "x".repeat(301)), "Please use at most 300 characters"),
            (r#"{"lesson": "greed"}"#.to_owned(), "Please choose a lesson from: kindness"),
        ] {
            let error = serde_json::from_str::<StorySettings>(&settings).expect_err(&settings).to_string();
            assert!(error.starts_with(message), "{error}");
        }
        let four = r#"{"name": "Leo", "bond": "brother"},"#.repeat(4);
        let telling = format!(
            r#"{{"character": {{"name": "Mia"}}, "supportingCharacters": [{}]}}"#,
            four.trim_end_matches(',')
        );
        let error = serde_json::from_str::<Telling>(&telling).expect_err("four are too many").to_string();
        assert!(error.starts_with("At most 3 friends can come along"), "{error}");
    }

    #[test]
    fn ideas_are_told_one_by_one() {
        let ideas = CustomIdeas::new("A dragon eats pizza. We fly!  \n\n it snows; the end comes; we sing")
            .expect("short");
        assert_eq!(ideas.each(), ["A dragon eats pizza.", "We fly!", "it snows; the end comes; we sing"]);
    }
}

//! What people type: trimmed, without control characters, never longer than its place.

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

/// One line of text of at most `MAX` characters; may be empty. Line breaks become spaces.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Line<const MAX: usize>(String);

/// The title of a page.
pub type Title = Line<120>;
/// The caption under a page.
pub type Caption = Line<{ scene::CAPTION_CHARS }>;

impl<const MAX: usize> Line<MAX> {
    /// What was typed, on one line; refuses what is longer than its place.
    pub fn new(typed: &str) -> Result<Self, String> {
        let visible: String =
            typed.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.chars().count() > MAX {
            return Err(format!("Please use at most {MAX} characters"));
        }
        Ok(Self(line))
    }

    /// The text; may be empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, unless it is empty.
    pub fn filled(&self) -> Option<&str> {
        Some(self.0.as_str()).filter(|text| !text.is_empty())
    }

    /// The text, unless it is empty.
    pub fn into_filled(self) -> Option<String> {
        Some(self.0).filter(|text| !text.is_empty())
    }
}

impl<'de, const MAX: usize> Deserialize<'de> for Line<MAX> {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(&String::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

impl<const MAX: usize> utoipa::PartialSchema for Line<MAX> {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .max_length(Some(MAX))
            .into()
    }
}

impl<const MAX: usize> ToSchema for Line<MAX> {
    fn name() -> std::borrow::Cow<'static, str> {
        format!("Line{MAX}").into()
    }
}

/// At most five different tags, each of at most 40 characters; empty ones are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[schema(value_type = Vec<String>, max_items = 5)]
pub struct Tags(Vec<String>);

/// Tags on one page or upload.
pub const TAGS_MAX: usize = 5;

impl Tags {
    /// The tags among `typed`; refuses more than five and longer ones.
    pub fn new(typed: Vec<String>) -> Result<Self, String> {
        let mut tags: Vec<String> = Vec::new();
        for tag in typed {
            let Line(tag) = Line::<40>::new(&tag)?;
            if !tag.is_empty() && !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        if tags.len() > TAGS_MAX {
            return Err(format!("Please use at most {TAGS_MAX} tags"));
        }
        Ok(Self(tags))
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> Result<Self, D::Error> {
        Self::new(Vec::deserialize(wire)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line() {
        let line: Line<12> = serde_json::from_str(r#"" Mia\n\u0000 and  Leo ""#).expect("fits");
        assert_eq!(line.as_str(), "Mia and Leo");
        assert!(serde_json::from_str::<Line<3>>(r#""four""#).is_err());
    }

    #[test]
    fn tags_are_trimmed_unique_and_at_most_five() {
        let tags: Tags = serde_json::from_str(r#"[" a ", "a", "", "b"]"#).expect("two tags");
        assert_eq!(tags.0, ["a", "b"]);
        assert!(serde_json::from_str::<Tags>(r#"["1","2","3","4","5","6"]"#).is_err());
    }
}

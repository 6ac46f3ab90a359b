//! A wish on the wire, and the scene it asks for.

use scene::{Character, Complexity, Elements, Idea, Location, Place, Scene, Seed};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::{Error, Result};
use crate::images::Paper;
use crate::text::{Caption, Line};

/// Seeds travel as JSON numbers, which are exact up to here (2^53 − 1).
pub const SEED_MAX: u64 = (1 << 53) - 1;

/// A page as the Character Builder wishes it: the body of `POST /api/generate-coloring`.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    /// A sentence about what happens; blank leaves it to the other fields.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prompt: Option<Line<{ scene::PROMPT_CHARS }>>,
    character: Character,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    complexity: Option<Complexity>,
    /// For the page's tags, which a save sends; the artist has one hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    style: Option<Line<40>>,
    /// Changes nothing: colour guides are a version of any page, `?style=colored`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    include_color_guides: Option<bool>,
    /// Lettered on the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    caption: Option<Caption>,
    /// Where; without it, what the prompt says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    location: Option<Location>,
    /// A suggested prompt's id or text, or an own adventure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    idea: Option<Line<200>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    elements: Option<Elements>,
    /// The same wish with the same seed is the same page; without one, a new page each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    seed: Option<u64>,
    /// Short instructions, done one after the other: "add a butterfly", "make it simpler".
    #[serde(default)]
    #[schema(max_items = 24)]
    changes: Vec<Line<200>>,
    /// The paper of the addresses in the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) paper: Option<Paper>,
}

/// A page as a sentence: the body of `POST /api/generate-coloring-prompt`.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct SpokenWish {
    prompt: Line<{ scene::PROMPT_CHARS }>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    complexity: Option<Complexity>,
    /// The same wish with the same seed is the same page; without one, a new page each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    seed: Option<u64>,
    /// Short instructions, done one after the other: "add a butterfly", "make it simpler".
    #[serde(default)]
    #[schema(max_items = 24)]
    changes: Vec<Line<200>>,
    /// The paper of the addresses in the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) paper: Option<Paper>,
}

/// What the artist is asked for.
#[derive(Debug)]
pub struct Understood {
    /// The page.
    pub scene: Scene,
    /// Which of the many pages it could become, if the wish says so.
    pub seed: Option<Seed>,
    /// Words of the wish that could not be drawn.
    pub unread: Vec<String>,
    /// Words of the wish that were understood and that no line shows: "melting".
    pub undrawn: Vec<String>,
    /// Words drawn as the nearest thing that can be.
    pub relatives: Vec<words::Relative>,
    /// Instructions that changed nothing.
    pub ignored: Vec<String>,
}

/// The words of a wish that are told: not drawn, left out, drawn as something near.
type Told = (Vec<String>, Vec<String>, Vec<words::Relative>);

fn told(reading: &mut words::Reading) -> Told {
    let take = std::mem::take::<Vec<String>>;
    (take(&mut reading.unread), take(&mut reading.undrawn), std::mem::take(&mut reading.relatives))
}

/// Instructions for one page.
const CHANGES_MAX: usize = 24;

impl Understood {
    /// The wish as read, before any change.
    fn first(scene: Scene, seed: Option<Seed>, told: Told) -> Self {
        let (unread, undrawn, relatives) = told;
        Self { scene, seed, unread, undrawn, relatives, ignored: Vec::new() }
    }

    /// After every change, unless one of them is unkind.
    fn changed(mut self, changes: &[Line<200>]) -> Result<Self> {
        if changes.len() > CHANGES_MAX {
            let message = format!("You can change a page up to {CHANGES_MAX} times");
            return Err(Error::invalid("changes", message));
        }
        for instruction in changes.iter().filter_map(Line::filled) {
            kind("changes", instruction)?;
            let change = words::change(&self.scene, instruction);
            self.scene = change.scene;
            self.unread.extend(change.unread);
            self.relatives.extend(change.relatives);
            self.undrawn.extend(change.undrawn);
            if !change.changed {
                self.ignored.push(instruction.to_owned());
            }
        }
        Ok(self)
    }
}

impl Wish {
    /// The scene, unless a text is unkind.
    pub fn understood(self) -> Result<Understood> {
        let prompt = self.prompt.as_ref().and_then(Line::filled).unwrap_or_default();
        let idea = self.idea.as_ref().and_then(Line::filled).unwrap_or_default();
        let caption = self.caption.as_ref().and_then(Line::filled);
        let name = self.character.name.as_str();
        for (field, text) in [
            ("character.name", name),
            ("prompt", prompt),
            ("idea", idea),
            ("caption", caption.unwrap_or_default()),
        ] {
            kind(field, text)?;
        }
        let suggested = Idea::parse(idea).or_else(|| Idea::parse(prompt));
        let mut reading = match suggested {
            Some(_) => words::Reading::default(),
            None if idea.is_empty() => words::read_about(prompt, Some(&self.character.name)),
            None => words::read_about(idea, Some(&self.character.name)),
        };
        reading.unread.retain(|word| !is_part_of(word, name));
        reading.undrawn.retain(|word| !is_part_of(word, name));
        // The child is always there: a place needs nobody else to be a picture.
        reading.hero = true;
        let suggested = suggested.or(reading.idea);
        let place = self.location.or(suggested.map(Idea::location)).map(Place::from);
        let place = place.or(reading.place).unwrap_or(Place::Forest);
        let told = told(&mut reading);
        let scene = Scene {
            title: caption.map(|caption| words::lettering(caption, &self.character.name, place)),
            place,
            idea: suggested,
            elements: self.elements.map_or_else(|| at_most_three(&reading), Ok)?,
            hero: Some(self.character),
            ..reading.scene(self.complexity.unwrap_or(Complexity::Simple))
        };
        Understood::first(scene, seed(self.seed)?, told).changed(&self.changes)
    }
}

impl SpokenWish {
    /// A wish of one sentence.
    pub fn new(prompt: &str, complexity: Complexity) -> Result<Self> {
        crate::wire::parse(serde_json::json!({ "prompt": prompt, "complexity": complexity }))
    }

    /// The scene, unless the sentence is empty or unkind.
    pub fn understood(self) -> Result<Understood> {
        let Some(prompt) = self.prompt.filled() else {
            let message = "Please enter a description for your coloring page.";
            return Err(Error::invalid("prompt", message));
        };
        kind("prompt", prompt)?;
        let mut reading = words::read(prompt);
        let told = told(&mut reading);
        let scene = reading.scene(self.complexity.unwrap_or(Complexity::Simple));
        Understood::first(scene, seed(self.seed)?, told).changed(&self.changes)
    }
}

fn seed(asked: Option<u64>) -> Result<Option<Seed>> {
    match asked {
        Some(seed) if seed > SEED_MAX => Err(Error::invalid("seed", "This number is too large")),
        asked => Ok(asked.map(Seed)),
    }
}

fn at_most_three(reading: &words::Reading) -> Result<Elements> {
    Ok(Elements::new(reading.elements.iter().copied().take(scene::ELEMENTS_MAX))?)
}

fn is_part_of(word: &str, name: &str) -> bool {
    let word = word.to_lowercase();
    name.to_lowercase().split_whitespace().any(|part| part == word)
}

/// Refuses text that is neither drawn nor shown here.
pub fn kind(field: &'static str, text: &str) -> Result<()> {
    words::kind(field, text)
        .map_err(|refused| Error::Unkind { field: refused.field.to_owned(), message: refused.message })
}

//! Everything there is to choose from, and how much of it: the web app has no lists of its own.

use axum::Json;
use axum::http::{HeaderName, header};
use scene::{
    Age, Bond, Complexity, Element, Gender, HairColor, HairLength, HairStyle, Hobby, Idea, Lesson, Location,
    Outfit, ReadingLevel, SkinTone, Theme,
};
use serde::Serialize;
use stories::PageCount;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{photos, text};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(options))
}

/// One thing to choose.
#[derive(Debug, Serialize, ToSchema)]
struct Choice {
    id: &'static str,
    label: &'static str,
}

/// One thing to choose that needs a sentence.
#[derive(Debug, Serialize, ToSchema)]
struct DescribedChoice {
    id: &'static str,
    label: &'static str,
    description: &'static str,
}

/// One of the adventure's places and what may happen there.
#[derive(Debug, Serialize, ToSchema)]
struct LocationChoice {
    #[schema(value_type = Location)]
    id: &'static str,
    label: &'static str,
    description: &'static str,
    /// The suggested prompts.
    ideas: Vec<IdeaChoice>,
}

/// A suggested prompt.
#[derive(Debug, Serialize, ToSchema)]
struct IdeaChoice {
    id: &'static str,
    text: &'static str,
}

/// How much of everything there may be.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Limits {
    age_least: u8,
    age_most: u8,
    age_default: u8,
    elements_max: usize,
    tags_max: usize,
    name_chars: usize,
    caption_chars: usize,
    prompt_chars: usize,
    password_chars_least: usize,
    companions_max: usize,
    ideas_chars: usize,
    page_count_least: u8,
    page_count_most: u8,
}

/// Everything there is to choose from.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Options {
    genders: Vec<Choice>,
    hair_styles: Vec<Choice>,
    hair_lengths: Vec<Choice>,
    hair_colors: Vec<Choice>,
    skin_tones: Vec<Choice>,
    outfits: Vec<Choice>,
    interests: Vec<Choice>,
    locations: Vec<LocationChoice>,
    elements: Vec<DescribedChoice>,
    complexities: Vec<Choice>,
    themes: Vec<Choice>,
    lessons: Vec<Choice>,
    reading_levels: Vec<Choice>,
    /// Who may come along in a story.
    companions: Vec<Choice>,
    /// Whether `/api/transform-photo` draws.
    ai_photos: bool,
    limits: Limits,
}

macro_rules! choices {
    ($list:ident) => {
        $list::ALL.iter().map(|choice| Choice { id: choice.id(), label: choice.label() }).collect()
    };
}

/// Everything there is to choose from, and how much of it.
#[utoipa::path(get, path = "/api/options", tag = "create", responses((status = 200, body = Options)))]
async fn options() -> ([(HeaderName, &'static str); 1], Json<Options>) {
    let options = Options {
        genders: choices!(Gender),
        hair_styles: choices!(HairStyle),
        hair_lengths: choices!(HairLength),
        hair_colors: choices!(HairColor),
        skin_tones: choices!(SkinTone),
        outfits: choices!(Outfit),
        interests: choices!(Hobby),
        locations: Location::ALL.iter().copied().map(location).collect(),
        elements: Element::ALL.iter().copied().map(element).collect(),
        complexities: choices!(Complexity),
        themes: choices!(Theme),
        lessons: choices!(Lesson),
        reading_levels: choices!(ReadingLevel),
        companions: choices!(Bond),
        ai_photos: photos::BY_AI,
        limits: Limits {
            age_least: 3,
            age_most: 10,
            age_default: Age::DEFAULT.years(),
            elements_max: scene::ELEMENTS_MAX,
            tags_max: text::TAGS_MAX,
            name_chars: scene::NAME_CHARS,
            caption_chars: scene::CAPTION_CHARS,
            prompt_chars: scene::PROMPT_CHARS,
            password_chars_least: crate::passwords::LEAST_CHARS,
            companions_max: scene::COMPANIONS_MAX,
            ideas_chars: scene::IDEAS_CHARS,
            page_count_least: PageCount::LEAST,
            page_count_most: PageCount::MOST,
        },
    };
    ([(header::CACHE_CONTROL, "public, max-age=300")], Json(options))
}

fn location(location: Location) -> LocationChoice {
    let idea = |idea: Idea| IdeaChoice { id: idea.id(), text: idea.text() };
    LocationChoice {
        id: location.id(),
        label: location.label(),
        description: location.description(),
        ideas: Idea::of(location).map(idea).into(),
    }
}

const fn element(element: Element) -> DescribedChoice {
    DescribedChoice { id: element.id(), label: element.label(), description: element.description() }
}

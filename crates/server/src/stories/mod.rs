//! Story books: told at once, drawn page by page, read, printed, renamed, deleted.

mod drawing;
mod events;
mod library;

use axum::extract::State;
use scene::{Character, Seed};
use sea_orm::{ActiveModelTrait, Set};
use serde::Serialize;
use serde_json::{Value, json};
use stories::{Companion, StorySettings, Telling, tell};
use time::OffsetDateTime;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

pub use library::printed;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Format};
use crate::session::Member;
use crate::tables::{stories as rows, story_pages as pictures};
use crate::wire::{Json, parse};
use crate::wish::{SEED_MAX, kind};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(begin, library::list))
        .routes(routes!(library::one, library::rename, library::delete))
        .routes(routes!(events::events))
}

/// A story as JSON, unless a text in it is unkind.
///
/// # Errors
/// Where a field holds what it cannot hold, or holds unkind words.
pub fn tellable(body: Value) -> Result<Telling> {
    let telling: Telling = parse(body)?;
    kind("character.name", telling.character.name.as_str())?;
    for companion in &telling.supporting_characters {
        kind("supportingCharacters", companion.name.as_str())?;
    }
    kind("settings.customIdeas", telling.settings.custom_ideas.as_str())?;
    Ok(telling)
}

/// A story that has begun.
#[derive(Debug, Serialize, ToSchema)]
struct Begun {
    id: Uuid,
}

/// Tell a story. Its words are there at once; its pictures come one by one, see its events.
#[utoipa::path(post, path = "/api/stories", tag = "stories", request_body = Telling,
    responses((status = 200, body = Begun), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn begin(State(app): State<App>, member: Member, Json(body): Json<Value>) -> Result<Json<Begun>> {
    let telling = tellable(body)?;
    app.limits.tell_story(member.user.id)?;
    let random = getrandom::u64().map_err(|error| Error::internal(error.to_string()))?;
    let seed = random & SEED_MAX;
    let story = tell(&telling, Seed(seed));
    let texts: Vec<&str> = story.pages.iter().map(|page| page.text.as_str()).collect();
    let row = rows::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(member.user.id),
        title: Set(story.title.clone()),
        telling: Set(serde_json::to_value(&telling).map_err(Error::internal)?),
        seed: Set(i64::try_from(seed).map_err(Error::internal)?),
        texts: Set(json!(texts)),
        drawing_until: Set(None),
        created_at: Set(now()),
    };
    let row = row.insert(&app.db).await?;
    let id = row.id;
    drawing::go_on(&app, row);
    Ok(Json(Begun { id }))
}

/// A story to read.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Story {
    id: Uuid,
    title: String,
    /// The child it is about.
    character: Character,
    supporting_characters: Vec<Companion>,
    settings: StorySettings,
    /// Where the cover's picture is; absent until it is drawn.
    cover: Option<Picture>,
    pages: Vec<StoryPage>,
    /// Pictures drawn, the cover among them, 0 to 100 of all.
    progress: usize,
    /// The book to print; absent until every picture is drawn.
    pdf_url: Option<String>,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
}

/// A page of a story.
#[derive(Debug, Serialize, ToSchema)]
struct StoryPage {
    text: String,
    /// Absent until it is drawn.
    picture: Option<Picture>,
}

/// Where a picture of a story is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Picture {
    /// As a PNG; with `?size=thumb` small enough for a card.
    image_url: String,
    /// As lines for the screen.
    svg_url: String,
}

impl Picture {
    fn new(row: &pictures::Model) -> Self {
        Self {
            image_url: images::url(row.picture_id, Format::Png),
            svg_url: images::url(row.picture_id, Format::Svg),
        }
    }
}

impl Story {
    /// `pictures` are those drawn so far, in order.
    fn new(row: rows::Model, pictures: &[pictures::Model]) -> Result<Self> {
        let telling: Telling = parse(row.telling)?;
        let texts: Vec<String> = parse_texts(row.texts)?;
        let progress = progress(pictures.len(), texts.len());
        let picture = |number: usize| pictures.get(number).map(Picture::new);
        let page = |(number, text)| StoryPage { text, picture: picture(number) };
        Ok(Self {
            id: row.id,
            title: row.title,
            character: telling.character,
            supporting_characters: telling.supporting_characters,
            settings: telling.settings,
            cover: picture(0),
            pages: (1..).zip(texts).map(page).collect(),
            progress,
            pdf_url: (progress == 100).then(|| format!("/api/stories/{}.pdf", row.id)),
            created_at: row.created_at,
        })
    }
}

/// How much of a story is drawn, 0 to 100.
fn progress(drawn: usize, pages: usize) -> usize {
    drawn * 100 / (pages + 1)
}

fn parse_texts(texts: Value) -> Result<Vec<String>> {
    serde_json::from_value(texts).map_err(Error::internal)
}

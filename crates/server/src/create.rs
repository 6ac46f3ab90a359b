//! Creating: a wish becomes a page, a caption becomes a better one.

use axum::extract::State;
use scene::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use words::Relative;

use crate::adventures;
use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Format, Paper};
use crate::session::Member;
use crate::text::{Caption, Line};
use crate::wire::{Json, parse};
use crate::wish::{SEED_MAX, SpokenWish, Understood, Wish, kind};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(generate))
        .routes(routes!(generate_from_prompt))
        .routes(routes!(enhance_caption))
}

/// A drawn page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    /// The page as a PNG of 300 dots an inch; what a save names.
    image_url: String,
    /// The page as lines for the screen.
    svg_url: String,
    /// The page as lines for the printer.
    pdf_url: String,
    /// What was left to chance: send it again for the same page.
    seed: u64,
    /// Words of the wish that could not be drawn.
    unread: Vec<String>,
    /// Words of the wish that were understood and that no line shows.
    undrawn: Vec<String>,
    /// Words of the wish that are drawn as the nearest thing that can be.
    relatives: Vec<Relative>,
    /// Changes asked for that were not understood.
    ignored: Vec<String>,
}

/// A call that draws a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// Of the Character Builder.
    GenerateColoring,
    /// Of a sentence.
    GenerateColoringPrompt,
}

impl Call {
    /// In the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GenerateColoring => "generate-coloring",
            Self::GenerateColoringPrompt => "generate-coloring-prompt",
        }
    }

    /// The call of this id.
    pub fn parse(id: &str) -> Option<Self> {
        [Self::GenerateColoring, Self::GenerateColoringPrompt].into_iter().find(|call| call.id() == id)
    }
}

/// Draw a coloring page of a child's adventure.
#[utoipa::path(post, path = "/api/generate-coloring", tag = "create", request_body = Wish,
    responses((status = 200, body = Page), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn generate(State(app): State<App>, member: Member, Json(wish): Json<Value>) -> Result<Json<Page>> {
    draw(&app, &member, Call::GenerateColoring, wish).await
}

/// Draw a coloring page of a sentence.
#[utoipa::path(post, path = "/api/generate-coloring-prompt", tag = "create", request_body = SpokenWish,
    responses((status = 200, body = Page), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn generate_from_prompt(
    State(app): State<App>,
    member: Member,
    Json(wish): Json<Value>,
) -> Result<Json<Page>> {
    draw(&app, &member, Call::GenerateColoringPrompt, wish).await
}

/// Draws what `call` wishes and remembers it among `member`'s adventures.
pub async fn draw(app: &App, member: &Member, call: Call, wish: Value) -> Result<Json<Page>> {
    let (Understood { scene, seed, unread, undrawn, relatives, ignored }, paper, wish) = match call {
        Call::GenerateColoring => {
            let wish: Wish = parse(wish)?;
            let sent = serde_json::to_value(&wish).map_err(Error::internal)?;
            {
                let paper = wish.paper;
                (wish.understood()?, paper, sent)
            }
        }
        Call::GenerateColoringPrompt => {
            let wish: SpokenWish = parse(wish)?;
            let sent = serde_json::to_value(&wish).map_err(Error::internal)?;
            {
                let paper = wish.paper;
                (wish.understood()?, paper, sent)
            }
        }
    };
    app.limits.draw_page(member.user.id)?;
    let seed = seed.map_or_else(any_seed, Ok)?;
    let (scene, packed) = app
        .press
        .run(move || {
            let packed = export::pack(&artist::illustrate(&scene, seed));
            (scene, packed)
        })
        .await?;
    let id = images::keep(app, member, packed).await?;
    adventures::remember(app, member, id, &scene, (call, wish, seed)).await?;
    let query = match paper.unwrap_or_default() {
        Paper::Letter => "",
        Paper::A4 => "?paper=a4",
    };
    Ok(Json(Page {
        image_url: images::url(id, Format::Png),
        svg_url: images::url(id, Format::Svg) + query,
        pdf_url: images::url(id, Format::Pdf) + query,
        seed: seed.0,
        unread,
        undrawn,
        relatives,
        ignored,
    }))
}

fn any_seed() -> Result<Seed> {
    let random = getrandom::u64().map_err(|error| Error::internal(error.to_string()))?;
    Ok(Seed(random & SEED_MAX))
}

/// A caption to make magical.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlainCaption {
    base_caption: Caption,
    /// The adventure's name or id.
    #[serde(default)]
    adventure_theme: Option<Line<80>>,
    #[serde(default)]
    character_name: Option<Line<{ scene::NAME_CHARS }>>,
    /// How often the button was pressed for this caption: each press brings another until they come round.
    /// Without it, chance decides.
    #[serde(default)]
    press: Option<u32>,
}

/// A caption with more magic in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct EnhancedCaption {
    enhanced_caption: String,
}

/// Make a caption magical.
#[utoipa::path(post, path = "/api/enhance-caption", tag = "create", request_body = PlainCaption,
    responses((status = 200, body = EnhancedCaption), (status = 401, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn enhance_caption(
    State(app): State<App>,
    member: Member,
    Json(plain): Json<PlainCaption>,
) -> Result<Json<EnhancedCaption>> {
    app.limits.draw_page(member.user.id)?;
    let Some(base) = plain.base_caption.filled() else {
        return Err(Error::invalid("baseCaption", "Please write a caption first"));
    };
    let theme = plain.adventure_theme.as_ref().map_or("", Line::as_str);
    let name = plain.character_name.as_ref().map_or("", Line::as_str);
    for (field, text) in [("baseCaption", base), ("adventureTheme", theme), ("characterName", name)] {
        kind(field, text)?;
    }
    let press = match plain.press {
        Some(press) => u64::from(press),
        None => any_seed()?.0,
    };
    let enhanced_caption = words::enhance_caption(base, theme, name, press);
    Ok(Json(EnhancedCaption { enhanced_caption }))
}

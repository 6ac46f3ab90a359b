//! "My adventures": what a person made, to come back to and to draw again.

use axum::extract::State;
use scene::{Element, Scene, Seed};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, ModelTrait, QueryFilter, Set};
use serde::Serialize;
use serde_json::{Value, json};
use time::OffsetDateTime;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::create::{Call, Page, draw};
use crate::db;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Format};
use crate::keyset::Piece;
use crate::session::Member;
use crate::tables::user_colorings as colorings;
use crate::tables::{coloring_adventures as adventures, pictures, saved_coloring_pages as saved};
use crate::wire::{Json, Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list)).routes(routes!(one, delete)).routes(routes!(draw_again))
}

/// An adventure that was drawn.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Adventure {
    id: Uuid,
    /// As a PNG; with `?size=thumb` small enough for a card.
    image_url: String,
    /// As lines for the screen.
    svg_url: String,
    /// Empty where no child was asked for.
    #[schema(value_type = Object)]
    character: Value,
    /// The place's id.
    theme: String,
    /// The place's name.
    setting: String,
    #[schema(value_type = Vec<Element>)]
    elements: Value,
    /// What happens.
    challenge: String,
    /// What was typed.
    custom_ideas: Option<String>,
    #[schema(value_type = Option<scene::Complexity>)]
    coloring_style: Option<String>,
    content: Content,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
    /// When it was last colored on screen.
    #[serde(with = "time::serde::rfc3339::option")]
    colored_at: Option<OffsetDateTime>,
    /// Of the on-screen coloring, 0 to 100.
    completion_percentage: i32,
}

/// How an adventure was asked for.
#[derive(Debug, Serialize, ToSchema)]
struct Content {
    call: Option<Call>,
    /// The body of the call, as it was sent; its seed draws the same page.
    #[schema(value_type = Object)]
    wish: Value,
}

impl Adventure {
    fn new(row: adventures::Model, coloring: Option<colorings::Model>) -> Self {
        let mut content = row.content;
        Self {
            id: row.id,
            image_url: images::url(row.picture_id, Format::Png),
            svg_url: images::url(row.picture_id, Format::Svg),
            character: row.character,
            theme: row.theme,
            setting: row.setting,
            elements: row.elements,
            challenge: row.challenge,
            custom_ideas: row.custom_ideas,
            coloring_style: row.coloring_style,
            content: Content {
                call: content["call"].as_str().and_then(Call::parse),
                wish: content["wish"].take(),
            },
            created_at: row.created_at,
            colored_at: row.colored_at,
            completion_percentage: coloring.map_or(0, |coloring| coloring.completion_percentage),
        }
    }
}

/// What is remembered of a wish that became a picture.
pub async fn remember(
    app: &App,
    member: &Member,
    picture: Uuid,
    scene: &Scene,
    (call, mut wish, seed): (Call, Value, Seed),
) -> Result<()> {
    wish["seed"] = json!(seed.0);
    let character = scene.hero.as_ref().map_or_else(|| Ok(json!({})), serde_json::to_value);
    let typed = wish["prompt"].as_str().filter(|typed| !typed.is_empty()).map(str::to_owned);
    let row = adventures::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(member.user.id),
        picture_id: Set(picture),
        character: Set(character.map_err(Error::internal)?),
        theme: Set(scene.place.id().to_owned()),
        setting: Set(scene.place.label().to_owned()),
        elements: Set(json!(scene.elements)),
        challenge: Set(scene.idea.map_or(scene.doing.label(), |idea| idea.text()).to_owned()),
        age_range: Set("3-10".to_owned()),
        custom_ideas: Set(typed),
        coloring_style: Set(Some(scene.complexity.id().to_owned())),
        content: Set(json!({ "call": call.id(), "wish": wish })),
        created_at: Set(now()),
        colored_at: Set(None),
    };
    row.insert(&app.db).await?;
    Ok(())
}

/// Some adventures.
#[derive(Debug, Serialize, ToSchema)]
struct SomeAdventures {
    adventures: Vec<Adventure>,
    /// Ask with `after` this for the adventures that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// One adventure.
#[derive(Debug, Serialize, ToSchema)]
struct OneAdventure {
    adventure: Adventure,
}

/// The adventure that is no more.
#[derive(Debug, Serialize, ToSchema)]
struct DeletedAdventure {
    id: Uuid,
}

/// What you made, the newest first: of the last 30 days, and older what is in your gallery.
#[utoipa::path(get, path = "/api/adventures", tag = "adventures", params(Piece),
    responses((status = 200, body = SomeAdventures), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn list(
    State(app): State<App>,
    member: Member,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeAdventures>> {
    let list = adventures::Entity::find()
        .filter(adventures::Column::UserId.eq(member.user.id))
        .filter(adventures::Column::Theme.ne(PHOTO));
    let (rows, next) = piece.of(list, adventures::Column::Id, |row| Some(row.id), &app.db).await?;
    let theirs = colorings::Column::AdventureId.is_in(rows.iter().map(|row| row.id));
    let mut colored = colorings::Entity::find().filter(theirs).all(&app.db).await?;
    let adventure = |row: adventures::Model| {
        let at = colored.iter().position(|coloring| coloring.adventure_id == row.id);
        Adventure::new(row, at.map(|at| colored.swap_remove(at)))
    };
    Ok(Json(SomeAdventures { adventures: rows.into_iter().map(adventure).collect(), next }))
}

/// The theme of a page made from a photo, which is no adventure but can be colored on screen.
pub const PHOTO: &str = "photo";

/// One of your adventures.
#[utoipa::path(get, path = "/api/adventures/{id}", tag = "adventures", params(("id" = Uuid, Path)),
    responses((status = 200, body = OneAdventure), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn one(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<OneAdventure>> {
    let row = mine(&app, &member, id).await?;
    let coloring =
        colorings::Entity::find().filter(colorings::Column::AdventureId.eq(id)).one(&app.db).await?;
    Ok(Json(OneAdventure { adventure: Adventure::new(row, coloring) }))
}

/// Draw an adventure again: the same wish, another page.
#[utoipa::path(post, path = "/api/adventures/{id}/draw-again", tag = "adventures", params(("id" = Uuid, Path)),
    responses((status = 200, body = Page), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn draw_again(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<Page>> {
    let mut content = mine(&app, &member, id).await?.content;
    let call = content["call"].as_str().and_then(Call::parse).ok_or(Error::NotFound)?;
    let mut wish = content["wish"].take();
    if let Some(wish) = wish.as_object_mut() {
        wish.remove("seed");
    }
    draw(&app, &member, call, wish).await
}

/// Forget one of your adventures and its picture. What is in your gallery stays: 409.
#[utoipa::path(delete, path = "/api/adventures/{id}", tag = "adventures", params(("id" = Uuid, Path)),
    responses((status = 200, body = DeletedAdventure), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
async fn delete(
    State(app): State<App>,
    member: Member,
    Path(id): Path<Uuid>,
) -> Result<Json<DeletedAdventure>> {
    let adventure = mine(&app, &member, id).await?;
    let writing = db::write(&app.db).await?;
    let picture = images::own_alone(&writing, &member, adventure.picture_id).await?.ok_or(Error::NotFound)?;
    let shown = saved::Entity::find().filter(saved::Column::PictureId.eq(picture.id));
    if shown.one(&writing).await?.is_some() {
        let message = "This page is in your gallery. Delete it there first.";
        return Err(Error::Taken { field: "id", message });
    }
    adventure.delete(&writing).await?;
    pictures::Entity::delete_by_id(picture.id).exec(&writing).await?;
    writing.commit().await?;
    // The rows are gone for good; bytes that stay behind here are swept.
    if let Err(error) = app.images.remove(picture.id).await {
        tracing::warn!(%error, "a forgotten adventure's picture is left to the sweep");
    }
    Ok(Json(DeletedAdventure { id }))
}

async fn mine(app: &App, member: &Member, id: Uuid) -> Result<adventures::Model> {
    let own = adventures::Column::UserId.eq(member.user.id);
    adventures::Entity::find_by_id(id).filter(own).one(&app.db).await?.ok_or(Error::NotFound)
}

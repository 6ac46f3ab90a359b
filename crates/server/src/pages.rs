//! The gallery's saved pages: save, list, star, delete.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use axum::extract::State;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, ModelTrait, QueryFilter, QuerySelect, Set, Unchanged,
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use time::OffsetDateTime;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Problem, Result};
use crate::keyset::Piece;
use crate::session::Member;
use crate::tables::{pictures, saved_coloring_pages as saved};
use crate::text::{Caption, Line, Tags, Title};
use crate::wire::{Json, Path, Query};
use crate::wish::kind;
use crate::{colorings, db, images};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(save))
        .routes(routes!(list))
        .routes(routes!(favorite))
        .routes(routes!(delete))
}

/// What a page without a title is called.
const DEFAULT_TITLE: &str = "My Coloring Adventure";

/// A page to save.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Save {
    #[serde(default)]
    title: Option<Title>,
    /// The `imageUrl` of a page this person made here.
    image_url: String,
    #[serde(default)]
    caption: Option<Caption>,
    #[serde(default)]
    complexity: Option<scene::Complexity>,
    #[serde(default)]
    tags: Option<Tags>,
    #[serde(default)]
    character: Option<PageCharacter>,
}

/// The child on a saved page: as much as the page's creator knew.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PageCharacter {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<Line<{ scene::NAME_CHARS }>>,
    /// 3 to 12.
    #[serde(default, deserialize_with = "stored_age", skip_serializing_if = "Option::is_none")]
    age: Option<scene::Age>,
    /// `boy`, `girl` or `unspecified`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gender: Option<Line<20>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    skin_tone: Option<scene::SkinTone>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hair_style: Option<scene::HairStyle>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hair_length: Option<scene::HairLength>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hair_color: Option<scene::HairColor>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    interests: Option<scene::Hobby>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outfit: Option<scene::Outfit>,
}

fn stored_age<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<Option<scene::Age>, D::Error> {
    let years = Option::<f64>::deserialize(wire)?;
    let whole = |years: f64| {
        if years.fract() == 0.0 && years.abs() < 1e6 { years as i64 } else { -1 }
    };
    years.map(|years| scene::Age::stored(whole(years))).transpose().map_err(serde::de::Error::custom)
}

/// A saved page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SavedPage {
    id: Uuid,
    title: String,
    image_url: String,
    caption: Option<String>,
    #[schema(value_type = Option<scene::Complexity>)]
    complexity: Option<String>,
    #[schema(value_type = Vec<String>)]
    tags: Value,
    #[schema(value_type = PageCharacter)]
    character: Value,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
    /// The version colored on screen.
    colored_version: Option<String>,
    is_favorite: bool,
}

impl From<saved::Model> for SavedPage {
    fn from(row: saved::Model) -> Self {
        Self {
            id: row.id,
            title: row.title,
            image_url: row.image_url,
            caption: row.caption,
            complexity: row.complexity,
            tags: row.tags,
            character: row.character,
            created_at: row.created_at,
            colored_version: row.colored_version,
            is_favorite: row.is_favorite,
        }
    }
}

/// One saved page.
#[derive(Debug, Serialize, ToSchema)]
struct OnePage {
    page: SavedPage,
}

/// Some saved pages, the newest first.
#[derive(Debug, Serialize, ToSchema)]
struct SomePages {
    pages: Vec<SavedPage>,
    /// Ask with `after` this for the pages that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// The page that is no more.
#[derive(Debug, Serialize, ToSchema)]
struct DeletedPage {
    id: Uuid,
}

/// Save a page to your gallery. Saving the same picture again changes what was saved.
#[utoipa::path(post, path = "/api/coloring-pages/save", tag = "pages", request_body = Save,
    responses((status = 200, body = OnePage), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn save(State(app): State<App>, member: Member, Json(page): Json<Save>) -> Result<Json<OnePage>> {
    let not_yours = || Error::invalid("imageUrl", "Please save a page that you made here");
    let picture = images::id_of(&page.image_url).ok_or_else(not_yours)?;
    let title = page.title.as_ref().and_then(Line::filled).unwrap_or(DEFAULT_TITLE);
    let caption = page.caption.as_ref().and_then(Line::filled);
    kind("title", title)?;
    kind("caption", caption.unwrap_or_default())?;
    let writing = db::write(&app.db).await?;
    images::own_alone(&writing, &member, picture).await?.ok_or_else(not_yours)?;
    let before = saved::Entity::find().filter(saved::Column::PictureId.eq(picture)).one(&writing).await?;
    let mut row = saved::ActiveModel {
        title: Set(title.to_owned()),
        caption: Set(caption.map(str::to_owned)),
        complexity: Set(page.complexity.map(|complexity| complexity.id().to_owned())),
        tags: Set(serde_json::to_value(page.tags.unwrap_or_default()).map_err(Error::internal)?),
        character: Set(serde_json::to_value(page.character.unwrap_or_default()).map_err(Error::internal)?),
        ..Default::default()
    };
    let row = match before {
        Some(before) => {
            row.id = Unchanged(before.id);
            row.update(&writing).await?
        }
        None => {
            row.id = Set(Uuid::now_v7());
            row.user_id = Set(member.user.id);
            row.picture_id = Set(picture);
            row.image_url = Set(images::url(picture, images::Format::Png));
            row.created_at = Set(now());
            row.is_favorite = Set(false);
            row.colored_version = Set(colorings::colored_version(&writing, picture).await?);
            row.insert(&writing).await?
        }
    };
    writing.commit().await?;
    Ok(Json(OnePage { page: row.into() }))
}

/// Which pages.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// Only the starred ones.
    #[serde(default)]
    favorites: bool,
}

/// Your saved pages, the newest first.
#[utoipa::path(get, path = "/api/coloring-pages", tag = "pages", params(Piece, Which),
    responses((status = 200, body = SomePages), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn list(
    State(app): State<App>,
    member: Member,
    Query(piece): Query<Piece>,
    Query(which): Query<Which>,
) -> Result<Json<SomePages>> {
    let mut list = saved::Entity::find().filter(saved::Column::UserId.eq(member.user.id));
    if which.favorites {
        list = list.filter(saved::Column::IsFavorite.eq(true));
    }
    let (rows, next) = piece.of(list, saved::Column::Id, |row| Some(row.id), &app.db).await?;
    Ok(Json(SomePages { pages: rows.into_iter().map(SavedPage::from).collect(), next }))
}

/// Star a page, or take its star away.
#[utoipa::path(post, path = "/api/coloring-pages/{id}/favorite", tag = "pages", params(("id" = Uuid, Path)),
    responses((status = 200, body = OnePage), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn favorite(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<OnePage>> {
    let writing = db::write(&app.db).await?;
    let page = saved::Entity::find_by_id(id)
        .filter(saved::Column::UserId.eq(member.user.id))
        .lock_exclusive()
        .one(&writing)
        .await?
        .ok_or(Error::NotFound)?;
    let starred = saved::ActiveModel {
        id: Unchanged(page.id),
        is_favorite: Set(!page.is_favorite),
        ..Default::default()
    };
    let page = starred.update(&writing).await?;
    writing.commit().await?;
    Ok(Json(OnePage { page: page.into() }))
}

/// Delete a page and its picture.
#[utoipa::path(delete, path = "/api/coloring-pages/{id}", tag = "pages", params(("id" = Uuid, Path)),
    responses((status = 200, body = DeletedPage), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn delete(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<DeletedPage>> {
    let writing = db::write(&app.db).await?;
    let page = saved::Entity::find_by_id(id)
        .filter(saved::Column::UserId.eq(member.user.id))
        .one(&writing)
        .await?
        .ok_or(Error::NotFound)?;
    let picture = page.picture_id;
    page.delete(&writing).await?;
    pictures::Entity::delete_by_id(picture).exec(&writing).await?;
    writing.commit().await?;
    // The rows are gone for good; bytes that stay behind here are swept.
    if let Err(error) = app.images.remove(picture).await {
        tracing::warn!(%error, "a deleted picture is left to the sweep");
    }
    Ok(Json(DeletedPage { id }))
}

//! A member's shelf of stories.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use artist::Book;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, ModelTrait, QueryFilter, Set, Unchanged};
use serde::{Deserialize, Serialize};
use stories::Telling;
use time::OffsetDateTime;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use super::{Picture, Story, drawing, parse_texts, progress};
use crate::app::App;
use crate::db;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Paper};
use crate::keyset::Piece;
use crate::press;
use crate::session::Member;
use crate::tables::{pictures, stories as rows, story_pages};
use crate::text::Title;
use crate::wire::{Json, Path, Query, parse};
use crate::wish::kind;

/// A story on the shelf.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shelved {
    id: Uuid,
    title: String,
    /// Absent until it is drawn.
    cover: Option<Picture>,
    /// Pages between the cover and the end.
    page_count: usize,
    /// Pictures drawn, 0 to 100 of all.
    progress: usize,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
}

/// Some stories.
#[derive(Debug, Serialize, ToSchema)]
pub struct SomeStories {
    stories: Vec<Shelved>,
    /// Ask with `after` this for the stories that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// One story.
#[derive(Debug, Serialize, ToSchema)]
pub struct OneStory {
    story: Story,
}

/// The story that is no more.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeletedStory {
    id: Uuid,
}

/// What to call a story.
#[derive(Debug, Deserialize, ToSchema)]
pub struct RenameStory {
    title: Title,
}

/// How to print a book.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Sheet {
    /// Letter unless said otherwise.
    #[serde(default)]
    #[param(inline)]
    paper: Paper,
}

/// Your stories, the newest first.
#[utoipa::path(get, path = "/api/stories", tag = "stories", params(Piece),
    responses((status = 200, body = SomeStories), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn list(
    State(app): State<App>,
    member: Member,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeStories>> {
    let list = rows::Entity::find().filter(rows::Column::UserId.eq(member.user.id));
    let (found, next) = piece.of(list, rows::Column::Id, |row| Some(row.id), &app.db).await?;
    let theirs = story_pages::Column::StoryId.is_in(found.iter().map(|row| row.id));
    let drawn = story_pages::Entity::find().filter(theirs).all(&app.db).await?;
    let shelved = |row: rows::Model| {
        let own: Vec<_> = drawn.iter().filter(|page| page.story_id == row.id).collect();
        let page_count = row.texts.as_array().map_or(0, Vec::len);
        let cover = own.iter().find(|page| page.number == 0).map(|page| Picture::new(page));
        let progress = progress(own.len(), page_count);
        Shelved { id: row.id, title: row.title, cover, page_count, progress, created_at: row.created_at }
    };
    Ok(Json(SomeStories { stories: found.into_iter().map(shelved).collect(), next }))
}

/// A story to read, or, with `.pdf` after its id, the book to print.
#[utoipa::path(get, path = "/api/stories/{id}", tag = "stories", params(("id" = String, Path), Sheet),
    responses((status = 200, content((OneStory = "application/json"), (Vec<u8> = "application/pdf"))),
        (status = 401, body = Problem), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub async fn one(
    State(app): State<App>,
    member: Member,
    Path(name): Path<String>,
    Query(sheet): Query<Sheet>,
) -> Result<Response> {
    let id = |text: &str| text.parse::<Uuid>().map_err(|_| Error::NotFound);
    if let Some(name) = name.strip_suffix(".pdf") {
        let story = mine(&app, &member, id(name)?).await?;
        app.limits.draw_page(member.user.id)?;
        let book = printed(&app, &member, story, sheet.paper).await?;
        let headers: [(HeaderName, &str); 2] =
            [(header::CONTENT_TYPE, "application/pdf"), (header::CACHE_CONTROL, "no-store")];
        return Ok((headers, book).into_response());
    }
    let row = mine(&app, &member, id(&name)?).await?;
    let drawn = drawing::drawn(&app, row.id).await?;
    let unfinished = row.clone();
    let story = Story::new(row, &drawn)?;
    if story.pdf_url.is_none() {
        drawing::go_on(&app, unfinished);
    }
    Ok(Json(OneStory { story }).into_response())
}

/// The whole book as a PDF.
pub async fn printed(app: &App, member: &Member, row: rows::Model, paper: Paper) -> Result<Vec<u8>> {
    let telling: Telling = parse(row.telling)?;
    let texts = parse_texts(row.texts)?;
    let mut packed = Vec::new();
    for page in drawing::drawn(app, row.id).await? {
        packed.push(images::own_packed(app, member, page.picture_id).await?);
    }
    if packed.len() <= texts.len() {
        // Its pictures are still being drawn.
        return Err(Error::Busy { seconds: 2 });
    }
    let bind = move || {
        let drawings: std::result::Result<Vec<_>, _> =
            packed.iter().map(|page| export::unpack(page)).collect();
        let mut drawings = drawings.map_err(Error::internal)?.into_iter();
        let cover = drawings.next().ok_or(Error::NotFound)?;
        let book = artist::bind(&Book {
            title: &row.title,
            child: &telling.character,
            reading_level: telling.settings.reading_level,
            cover: &cover,
            pages: &drawings.zip(texts).collect::<Vec<_>>(),
        });
        Ok(export::book(&book, export::Style::Line, press::sheet(paper)))
    };
    app.press.run(bind).await?
}

/// Call a story something else.
#[utoipa::path(patch, path = "/api/stories/{id}", tag = "stories", request_body = RenameStory,
    params(("id" = Uuid, Path)),
    responses((status = 200, body = OneStory), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    member: Member,
    Path(id): Path<Uuid>,
    Json(wish): Json<RenameStory>,
) -> Result<Json<OneStory>> {
    mine(&app, &member, id).await?;
    let Some(title) = wish.title.filled() else {
        return Err(Error::invalid("title", "Title is required"));
    };
    kind("title", title)?;
    let named = rows::ActiveModel { id: Unchanged(id), title: Set(title.to_owned()), ..Default::default() };
    let row = named.update(&app.db).await?;
    let drawn = drawing::drawn(&app, id).await?;
    Ok(Json(OneStory { story: Story::new(row, &drawn)? }))
}

/// Delete a story and its pictures.
#[utoipa::path(delete, path = "/api/stories/{id}", tag = "stories", params(("id" = Uuid, Path)),
    responses((status = 200, body = DeletedStory), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn delete(
    State(app): State<App>,
    member: Member,
    Path(id): Path<Uuid>,
) -> Result<Json<DeletedStory>> {
    let story = mine(&app, &member, id).await?;
    let writing = db::write(&app.db).await?;
    let own = story_pages::Entity::find().filter(story_pages::Column::StoryId.eq(id)).all(&writing).await?;
    let own: Vec<Uuid> = own.into_iter().map(|page| page.picture_id).collect();
    story.delete(&writing).await?;
    pictures::Entity::delete_many().filter(pictures::Column::Id.is_in(own.clone())).exec(&writing).await?;
    writing.commit().await?;
    // The rows are gone for good; bytes that stay behind here are swept.
    for picture in own {
        if let Err(error) = app.images.remove(picture).await {
            tracing::warn!(%error, "a story's picture is left to the sweep");
        }
    }
    Ok(Json(DeletedStory { id }))
}

/// `member`'s own story of this id.
pub async fn mine(app: &App, member: &Member, id: Uuid) -> Result<rows::Model> {
    let own = rows::Column::UserId.eq(member.user.id);
    rows::Entity::find_by_id(id).filter(own).one(&app.db).await?.ok_or(Error::NotFound)
}

/// A story as it is now.
pub async fn again(app: &App, id: Uuid) -> Result<Option<rows::Model>> {
    Ok(rows::Entity::find_by_id(id).one(&app.db).await?)
}

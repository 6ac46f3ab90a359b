//! Pictures children made: uploaded, listed, liked, featured, reported, deleted.
//!
//! Public means offered for review: until an operator has approved a picture, its owner alone sees it.
//! The child's name and age are in no answer to anybody else.

use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, DatabaseTransaction, EntityTrait, ModelTrait, QueryFilter,
    QueryOrder, QuerySelect, Set, Unchanged,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::db;
use crate::error::{Error, Problem, Result};
use crate::form::{FORM_MAX, Form, Sent};
use crate::images::{Format, Part};
use crate::keyset::Piece;
use crate::press::Printed;
use crate::session::{Guest, Member};
use crate::tables::{upload_likes as likes, upload_reports as reports, uploads};
use crate::text::Line;
use crate::upload::{NewUpload, Review, Upload, UploadForm, shown};
use crate::wire::{Json, Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .layer(DefaultBodyLimit::max(FORM_MAX))
        .routes(routes!(public))
        .routes(routes!(featured))
        .routes(routes!(latest))
        .routes(routes!(own))
        .routes(routes!(like, unlike))
        .routes(routes!(feature))
        .routes(routes!(report))
        .routes(routes!(delete))
        .routes(routes!(image))
}

/// How many pictures "latest" is.
const LATEST: u64 = 6;

/// One upload.
#[derive(Debug, Serialize, ToSchema)]
struct OneUpload {
    upload: Upload,
}

/// Some uploads.
#[derive(Debug, Serialize, ToSchema)]
struct SomeUploads {
    uploads: Vec<Upload>,
    /// Ask with `after` this for the uploads that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// The upload that is no more.
#[derive(Debug, Serialize, ToSchema)]
struct DeletedUpload {
    id: Uuid,
}

/// Upload a picture: PNG, JPEG, GIF or WebP, at most 5 MB. It is drawn anew, without its metadata.
#[utoipa::path(post, path = "/api/uploads", tag = "uploads",
    request_body(content = UploadForm, content_type = "multipart/form-data"),
    responses((status = 200, body = OneUpload), (status = 401, body = Problem), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn create(State(app): State<App>, member: Member, mut form: Form) -> Result<Json<OneUpload>> {
    app.limits.upload(member.user.id)?;
    let new: NewUpload = form.texts()?;
    new.is_kind()?;
    let file = match form.image() {
        None => return Err(Error::invalid("image", "Please select an image to upload.")),
        Some(Sent::TooLarge) => {
            return Err(Error::invalid("image", "Please upload images smaller than 5MB."));
        }
        Some(Sent::Image(file)) => file,
    };
    let opened = app.darkroom.run(move || crate::artwork::artwork(&file)).await?;
    let art = opened.map_err(|refused| Error::invalid("image", refused.to_string()))?;
    let id = Uuid::now_v7();
    app.images.put(id, Part::Whole, art.whole).await?;
    app.images.put(id, Part::Thumb, art.thumb).await?;
    let review = if app.config.no_review { Review::Approved } else { Review::Waiting };
    match new.row(id, &member, review)?.insert(&app.db).await {
        Ok(row) => Ok(Json(OneUpload { upload: Upload::seen(row, Some(&member), false) })),
        Err(error) => {
            app.images.remove(id).await?;
            Err(error.into())
        }
    }
}

/// What everybody may see, the newest first.
#[utoipa::path(get, path = "/api/uploads/public", tag = "uploads", params(Piece),
    responses((status = 200, body = SomeUploads), (status = 422, body = Problem)))]
async fn public(
    State(app): State<App>,
    guest: Guest,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeUploads>> {
    let list = uploads::Entity::find().filter(shown());
    let (rows, next) = piece.of(list, uploads::Column::Id, |row| Some(row.id), &app.db).await?;
    some(&app, guest.0.as_ref(), rows, next).await
}

/// What its makers set apart, the latest set apart first.
#[utoipa::path(get, path = "/api/uploads/featured", tag = "uploads", params(Piece),
    responses((status = 200, body = SomeUploads), (status = 422, body = Problem)))]
async fn featured(
    State(app): State<App>,
    guest: Guest,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeUploads>> {
    let list = uploads::Entity::find().filter(shown()).filter(uploads::Column::FeaturedId.is_not_null());
    let (rows, next) = piece.of(list, uploads::Column::FeaturedId, |row| row.featured_id, &app.db).await?;
    some(&app, guest.0.as_ref(), rows, next).await
}

/// The last six that were set apart.
#[utoipa::path(get, path = "/api/uploads/featured/latest", tag = "uploads",
    responses((status = 200, body = SomeUploads)))]
async fn latest(State(app): State<App>, guest: Guest) -> Result<Json<SomeUploads>> {
    let rows = uploads::Entity::find()
        .filter(shown())
        .filter(uploads::Column::FeaturedId.is_not_null())
        .order_by_desc(uploads::Column::FeaturedId)
        .limit(LATEST)
        .all(&app.db)
        .await?;
    some(&app, guest.0.as_ref(), rows, None).await
}

/// Your own uploads, the newest first.
#[utoipa::path(get, path = "/api/uploads/user", tag = "uploads", params(Piece),
    responses((status = 200, body = SomeUploads), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn own(
    State(app): State<App>,
    member: Member,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeUploads>> {
    let list = uploads::Entity::find().filter(uploads::Column::UserId.eq(member.user.id));
    let (rows, next) = piece.of(list, uploads::Column::Id, |row| Some(row.id), &app.db).await?;
    some(&app, Some(&member), rows, next).await
}

async fn some(
    app: &App,
    viewer: Option<&Member>,
    rows: Vec<uploads::Model>,
    next: Option<Uuid>,
) -> Result<Json<SomeUploads>> {
    let liked: Vec<Uuid> = match viewer {
        None => Vec::new(),
        Some(viewer) => {
            likes::Entity::find()
                .select_only()
                .column(likes::Column::UploadId)
                .filter(likes::Column::UserId.eq(viewer.user.id))
                .filter(likes::Column::UploadId.is_in(rows.iter().map(|row| row.id)))
                .into_tuple()
                .all(&app.db)
                .await?
        }
    };
    let seen = |row: uploads::Model| {
        let is_liked = liked.contains(&row.id);
        Upload::seen(row, viewer, is_liked)
    };
    Ok(Json(SomeUploads { uploads: rows.into_iter().map(seen).collect(), next }))
}

/// Like a picture; liking it again changes nothing.
#[utoipa::path(post, path = "/api/uploads/{id}/like", tag = "uploads", params(("id" = Uuid, Path)),
    responses((status = 200, body = OneUpload), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn like(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<OneUpload>> {
    let writing = db::write(&app.db).await?;
    let upload = visible(&writing, &member, id).await?;
    let like = likes::ActiveModel { upload_id: Set(id), user_id: Set(member.user.id) };
    let once = OnConflict::new().do_nothing().to_owned();
    let added = likes::Entity::insert(like).on_conflict(once).exec_without_returning(&writing).await?;
    liked(writing, &member, upload, i32::from(added > 0), true).await
}

/// Take a like back; fine where there was none.
#[utoipa::path(delete, path = "/api/uploads/{id}/like", tag = "uploads", params(("id" = Uuid, Path)),
    responses((status = 200, body = OneUpload), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn unlike(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<OneUpload>> {
    let writing = db::write(&app.db).await?;
    let upload = visible(&writing, &member, id).await?;
    let removed = likes::Entity::delete_by_id((id, member.user.id)).exec(&writing).await?.rows_affected;
    liked(writing, &member, upload, -i32::from(removed > 0), false).await
}

async fn liked(
    writing: DatabaseTransaction,
    member: &Member,
    upload: uploads::Model,
    by: i32,
    is_liked: bool,
) -> Result<Json<OneUpload>> {
    let mut upload = upload;
    if by != 0 {
        upload.likes += by;
        let row =
            uploads::ActiveModel { id: Unchanged(upload.id), likes: Set(upload.likes), ..Default::default() };
        row.update(&writing).await?;
    }
    writing.commit().await?;
    Ok(Json(OneUpload { upload: Upload::seen(upload, Some(member), is_liked) }))
}

/// Set one of your pictures apart, or put it back.
#[utoipa::path(post, path = "/api/uploads/{id}/featured", tag = "uploads", params(("id" = Uuid, Path)),
    responses((status = 200, body = OneUpload), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn feature(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<OneUpload>> {
    let writing = db::write(&app.db).await?;
    let upload = mine(&writing, &member, id).await?;
    let is_featured = !upload.is_featured;
    let row = uploads::ActiveModel {
        id: Unchanged(id),
        is_featured: Set(is_featured),
        featured_at: Set(is_featured.then(now)),
        featured_id: Set(is_featured.then(Uuid::now_v7)),
        ..Default::default()
    };
    let row = row.update(&writing).await?;
    let is_liked = likes::Entity::find_by_id((id, member.user.id)).one(&writing).await?.is_some();
    writing.commit().await?;
    Ok(Json(OneUpload { upload: Upload::seen(row, Some(&member), is_liked) }))
}

/// Why a picture should not be shown.
#[derive(Debug, Deserialize, ToSchema)]
struct Report {
    #[serde(default)]
    reason: Option<Line<500>>,
}

/// Thank you.
#[derive(Debug, Serialize, ToSchema)]
struct Reported {
    id: Uuid,
}

/// Report a picture that should not be shown. It is hidden until an operator has looked at it.
#[utoipa::path(post, path = "/api/uploads/{id}/report", tag = "uploads", params(("id" = Uuid, Path)),
    request_body = Report,
    responses((status = 200, body = Reported), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn report(
    State(app): State<App>,
    member: Member,
    Path(id): Path<Uuid>,
    Json(report): Json<Report>,
) -> Result<Json<Reported>> {
    let writing = db::write(&app.db).await?;
    let upload = visible(&writing, &member, id).await?;
    let row = reports::ActiveModel {
        upload_id: Set(id),
        user_id: Set(member.user.id),
        reason: Set(report.reason.as_ref().and_then(Line::filled).map(str::to_owned)),
        created_at: Set(now()),
    };
    let once = OnConflict::new().do_nothing().to_owned();
    let added = reports::Entity::insert(row).on_conflict(once).exec_without_returning(&writing).await?;
    // Whom an operator has answered already cannot hide it again.
    if added > 0 && upload.review == Review::Approved.id() {
        let row = uploads::ActiveModel {
            id: Unchanged(id),
            review: Set(Review::Reported.id().to_owned()),
            ..Default::default()
        };
        row.update(&writing).await?;
    }
    writing.commit().await?;
    Ok(Json(Reported { id }))
}

/// Delete one of your pictures.
#[utoipa::path(delete, path = "/api/uploads/{id}", tag = "uploads", params(("id" = Uuid, Path)),
    responses((status = 200, body = DeletedUpload), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn delete(State(app): State<App>, member: Member, Path(id): Path<Uuid>) -> Result<Json<DeletedUpload>> {
    let writing = db::write(&app.db).await?;
    mine(&writing, &member, id).await?.delete(&writing).await?;
    writing.commit().await?;
    // The row is gone for good; bytes that stay behind here are swept.
    if let Err(error) = app.images.remove(id).await {
        tracing::warn!(%error, "a deleted upload is left to the sweep");
    }
    Ok(Json(DeletedUpload { id }))
}

/// The picture itself: `image.jpg`, `image.png` to download, `thumb.jpg` for a card.
#[utoipa::path(get, path = "/api/uploads/{id}/{file}", tag = "uploads",
    params(("id" = Uuid, Path), ("file" = String, Path, description = "`image.jpg`, `image.png` or `thumb.jpg`")),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 404, body = Problem)))]
async fn image(
    State(app): State<App>,
    guest: Guest,
    Path((id, file)): Path<(Uuid, String)>,
) -> Result<Response> {
    let (part, format) = match file.as_str() {
        "image.jpg" => (Part::Whole, Format::Jpeg),
        "image.png" => (Part::Whole, Format::Png),
        "thumb.jpg" => (Part::Thumb, Format::Jpeg),
        _ => return Err(Error::NotFound),
    };
    let mut seen = Condition::any().add(shown());
    if let Some(Member { user }) = &guest.0 {
        seen = seen.add(uploads::Column::UserId.eq(user.id)).add(Expr::val(user.is_operator));
    }
    uploads::Entity::find_by_id(id).filter(seen).one(&app.db).await?.ok_or(Error::NotFound)?;
    let mut bytes = app.images.get(id, part).await?;
    if format == Format::Png {
        bytes = app.darkroom.run(move || crate::artwork::png(&bytes)).await?.map_err(Error::internal)?;
    }
    // Not for ever, and for nobody in between: what is hidden must be gone soon.
    let briefly = [(header::CACHE_CONTROL, "private, max-age=300")];
    Ok((briefly, Printed { format, bytes }).into_response())
}

/// `member`'s own upload, which nobody else changes until the transaction ends.
async fn mine(writing: &DatabaseTransaction, member: &Member, id: Uuid) -> Result<uploads::Model> {
    let own = uploads::Column::UserId.eq(member.user.id);
    let upload = uploads::Entity::find_by_id(id).filter(own).lock_exclusive();
    upload.one(writing).await?.ok_or(Error::NotFound)
}

/// An upload `member` may see, which nobody else changes until the transaction ends.
async fn visible(writing: &DatabaseTransaction, member: &Member, id: Uuid) -> Result<uploads::Model> {
    let seen = Condition::any().add(shown()).add(uploads::Column::UserId.eq(member.user.id));
    let upload = uploads::Entity::find_by_id(id).filter(seen).lock_exclusive();
    upload.one(writing).await?.ok_or(Error::NotFound)
}

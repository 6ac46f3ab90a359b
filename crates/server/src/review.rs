//! What an operator does: looks at what is offered to others, and keeps out who does harm.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use axum::extract::State;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
    QueryOrder, QuerySelect, Set,
};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::keyset::Piece;
use crate::session::Operator;
use crate::tables::{upload_reports as reports, uploads, users};
use crate::upload::{Review, Upload};
use crate::wire::{Json, Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(queue))
        .routes(routes!(decide))
        .routes(routes!(members))
        .routes(routes!(change_member))
}

/// Which uploads.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Pile {
    #[param(inline)]
    review: Review,
}

/// An upload for review. The child's name and age are not in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ForReview {
    upload: Upload,
    /// Whose it is.
    member_id: Uuid,
    /// Who think it should not be shown.
    reports: Vec<Report>,
}

/// Why somebody thinks an upload should not be shown.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Report {
    reason: Option<String>,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
}

/// Some uploads for review.
#[derive(Debug, Serialize, ToSchema)]
struct SomeForReview {
    uploads: Vec<ForReview>,
    /// Ask with `after` this for the uploads that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// For operators: the public uploads that wait for a look, were reported, are approved or hidden; the newest
/// first.
#[utoipa::path(get, path = "/api/review/uploads", tag = "review", params(Pile, Piece),
    responses((status = 200, body = SomeForReview), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem)))]
async fn queue(
    State(app): State<App>,
    Operator(operator): Operator,
    Query(pile): Query<Pile>,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeForReview>> {
    let list = offered(pile.review);
    let (rows, next) = piece.of(list, uploads::Column::Id, |row| Some(row.id), &app.db).await?;
    let about = reports::Column::UploadId.is_in(rows.iter().map(|row| row.id));
    let said = reports::Entity::find().filter(about).all(&app.db).await?;
    let for_review = |row: uploads::Model| ForReview {
        member_id: row.user_id,
        reports: said
            .iter()
            .filter(|report| report.upload_id == row.id)
            .map(|report| Report { reason: report.reason.clone(), created_at: report.created_at })
            .collect(),
        upload: Upload::seen(row, Some(&operator), false),
    };
    Ok(Json(SomeForReview { uploads: rows.into_iter().map(for_review).collect(), next }))
}

fn offered(review: Review) -> sea_orm::Select<uploads::Entity> {
    uploads::Entity::find()
        .filter(uploads::Column::Review.eq(review.id()))
        .filter(uploads::Column::IsPublic.eq(true))
}

/// The public uploads nobody has looked at yet, the oldest first: at most `most`.
pub async fn waiting(db: &impl ConnectionTrait, most: u64) -> Result<Vec<uploads::Model>> {
    let open = [Review::Waiting.id(), Review::Reported.id()];
    let list = uploads::Entity::find()
        .filter(uploads::Column::Review.is_in(open))
        .filter(uploads::Column::IsPublic.eq(true))
        .order_by_asc(uploads::Column::Id)
        .limit(most);
    Ok(list.all(db).await?)
}

/// What an operator decides.
#[derive(Debug, Deserialize, ToSchema)]
struct Decide {
    decision: Decision,
}

/// Whether others may see an upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// Others may see it.
    Approve,
    /// Others may not see it.
    Hide,
}

/// What was decided.
#[derive(Debug, Serialize, ToSchema)]
struct Decided {
    id: Uuid,
    review: Review,
}

/// For operators: let others see an upload, or hide it from them.
#[utoipa::path(post, path = "/api/review/uploads/{id}", tag = "review", params(("id" = Uuid, Path)),
    request_body = Decide,
    responses((status = 200, body = Decided), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn decide(
    State(app): State<App>,
    _: Operator,
    Path(id): Path<Uuid>,
    Json(wish): Json<Decide>,
) -> Result<Json<Decided>> {
    let review = settle(&app.db, id, wish.decision).await?;
    Ok(Json(Decided { id, review }))
}

/// Settles whether others may see an upload.
pub async fn settle(db: &impl ConnectionTrait, id: Uuid, decision: Decision) -> Result<Review> {
    let review = match decision {
        Decision::Approve => Review::Approved,
        Decision::Hide => Review::Hidden,
    };
    let row = uploads::ActiveModel { review: Set(review.id().to_owned()), ..Default::default() };
    let settled = uploads::Entity::update_many().set(row).filter(uploads::Column::Id.eq(id)).exec(db).await?;
    if settled.rows_affected == 0 { Err(Error::NotFound) } else { Ok(review) }
}

/// Which members.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Whom {
    /// Only the one with this e-mail.
    email: Option<String>,
}

/// A member, as an operator sees them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Someone {
    id: Uuid,
    email: String,
    display_name: Option<String>,
    is_operator: bool,
    is_suspended: bool,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
}

impl From<users::Model> for Someone {
    fn from(user: users::Model) -> Self {
        Self {
            id: user.id,
            email: user.email,
            display_name: user.display_name,
            is_operator: user.is_operator,
            is_suspended: user.is_suspended,
            created_at: user.created_at,
        }
    }
}

/// Some members.
#[derive(Debug, Serialize, ToSchema)]
struct SomeMembers {
    members: Vec<Someone>,
    /// Ask with `after` this for the members that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// One member.
#[derive(Debug, Serialize, ToSchema)]
struct OneMember {
    member: Someone,
}

/// For operators: the members, the newest first.
#[utoipa::path(get, path = "/api/review/members", tag = "review", params(Whom, Piece),
    responses((status = 200, body = SomeMembers), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem)))]
async fn members(
    State(app): State<App>,
    _: Operator,
    Query(whom): Query<Whom>,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeMembers>> {
    let mut list = users::Entity::find();
    if let Some(email) = whom.email {
        list = list.filter(users::Column::Email.eq(email.trim().to_lowercase()));
    }
    let (rows, next) = piece.of(list, users::Column::Id, |row| Some(row.id), &app.db).await?;
    Ok(Json(SomeMembers { members: rows.into_iter().map(Someone::from).collect(), next }))
}

/// What becomes of a member; what is left out stays as it is.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Standing {
    /// May not sign in, and nothing of theirs is shown to others.
    #[serde(default)]
    pub is_suspended: Option<bool>,
    /// Reviews what people offer to others.
    #[serde(default)]
    pub is_operator: Option<bool>,
}

/// For operators: suspend a member or take them back, make them an operator or no longer.
#[utoipa::path(post, path = "/api/review/members/{id}", tag = "review", params(("id" = Uuid, Path)),
    request_body = Standing,
    responses((status = 200, body = OneMember), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn change_member(
    State(app): State<App>,
    Operator(operator): Operator,
    Path(id): Path<Uuid>,
    Json(standing): Json<Standing>,
) -> Result<Json<OneMember>> {
    if operator.user.id == id {
        return Err(Error::invalid("id", "Nobody can change their own standing"));
    }
    let user = users::Entity::find_by_id(id).one(&app.db).await?.ok_or(Error::NotFound)?;
    Ok(Json(OneMember { member: stand(&app.db, user, standing).await?.into() }))
}

/// Changes how `user` stands here.
pub async fn stand(
    db: &impl ConnectionTrait,
    user: users::Model,
    standing: Standing,
) -> Result<users::Model> {
    let mut row = user.clone().into_active_model();
    if let Some(is_suspended) = standing.is_suspended {
        row.is_suspended = Set(is_suspended);
    }
    if let Some(is_operator) = standing.is_operator {
        row.is_operator = Set(is_operator);
    }
    if row.is_changed() { Ok(row.update(db).await?) } else { Ok(user) }
}

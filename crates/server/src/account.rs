//! One's own account: what one is called, the password, where one is signed in, and leaving.

use axum::extract::State;
use axum_extra::extract::CookieJar;
use sea_orm::sea_query::{Expr, ExprTrait as _, Query};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::accounts::{Me, filled};
use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::limits::Address;
use crate::passwords::NewPassword;
use crate::session::{self, Member};
use crate::tables::{
    donations, pictures, saved_coloring_pages as saved, sessions, upload_likes as likes, uploads, users,
};
use crate::text::Line;
use crate::wire::Json;
use crate::wish::kind;
use crate::{db, failures};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(rename, delete))
        .routes(routes!(change_password))
        .routes(routes!(sign_out_elsewhere))
}

/// What to be called.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Rename {
    /// Empty for none.
    display_name: Line<80>,
}

/// Change your display name.
#[utoipa::path(patch, path = "/api/account", tag = "account", request_body = Rename,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn rename(State(app): State<App>, member: Member, Json(wish): Json<Rename>) -> Result<Json<Me>> {
    kind("displayName", wish.display_name.as_str())?;
    let row = users::ActiveModel {
        id: Unchanged(member.user.id),
        display_name: Set(wish.display_name.into_filled()),
        ..Default::default()
    };
    Ok(Json(row.update(&app.db).await?.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ChangePassword {
    #[serde(deserialize_with = "filled")]
    #[schema(format = "password", min_length = 1)]
    current_password: String,
    /// At least 6 characters and not one of the common ones.
    #[schema(value_type = String, format = "password", min_length = 6, max_length = 200)]
    new_password: NewPassword,
}

/// Change your password. Every other browser is signed out.
#[utoipa::path(post, path = "/api/account/password", tag = "account", request_body = ChangePassword,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn change_password(
    State(app): State<App>,
    member: Member,
    Address(address): Address,
    jar: CookieJar,
    Json(wish): Json<ChangePassword>,
) -> Result<(CookieJar, Json<Me>)> {
    is_them(&app, &member, address, "currentPassword", wish.current_password).await?;
    let password = app.passwords.hash(wish.new_password).await?;
    let writing = db::write(&app.db).await?;
    let row =
        users::ActiveModel { id: Unchanged(member.user.id), password: Set(password), ..Default::default() };
    let user = row.update(&writing).await?;
    let theirs = sessions::Column::UserId.eq(user.id);
    sessions::Entity::delete_many().filter(theirs).exec(&writing).await?;
    let jar = session::begin(&app, &writing, jar, &user).await?;
    writing.commit().await?;
    Ok((jar, Json(user.into())))
}

/// How many browsers were signed out.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SignedOutElsewhere {
    sessions: u64,
}

/// Sign out every other browser.
#[utoipa::path(post, path = "/api/account/sign-out-elsewhere", tag = "account",
    responses((status = 200, body = SignedOutElsewhere), (status = 401, body = Problem)))]
async fn sign_out_elsewhere(
    State(app): State<App>,
    member: Member,
    jar: CookieJar,
) -> Result<Json<SignedOutElsewhere>> {
    let others = sessions::Entity::delete_many()
        .filter(sessions::Column::UserId.eq(member.user.id))
        .filter(sessions::Column::TokenHash.ne(session::kept_as(&jar).unwrap_or_default()));
    Ok(Json(SignedOutElsewhere { sessions: others.exec(&app.db).await?.rows_affected }))
}

#[derive(Deserialize, ToSchema)]
struct Leave {
    #[serde(deserialize_with = "filled")]
    #[schema(format = "password", min_length = 1)]
    password: String,
}

/// The account that is no more.
#[derive(Debug, Serialize, ToSchema)]
struct DeletedAccount {
    id: Uuid,
}

/// Delete your account and everything in it, for good.
#[utoipa::path(delete, path = "/api/account", tag = "account", request_body = Leave,
    responses((status = 200, body = DeletedAccount), (status = 401, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn delete(
    State(app): State<App>,
    member: Member,
    Address(address): Address,
    jar: CookieJar,
    Json(wish): Json<Leave>,
) -> Result<(CookieJar, Json<DeletedAccount>)> {
    is_them(&app, &member, address, "password", wish.password).await?;
    remove(&app, member.user.id).await?;
    Ok((session::end(&app, jar).await?, Json(DeletedAccount { id: member.user.id })))
}

/// Whether the password is right; wrong ones count as failures to sign in.
async fn is_them(
    app: &App,
    member: &Member,
    address: std::net::IpAddr,
    field: &'static str,
    typed: String,
) -> Result<()> {
    let Member { user } = member;
    failures::check(&app.db, &user.email, address).await?;
    if app.passwords.matches(typed, Some(user.password.clone())).await? {
        return failures::forgive(&app.db, &user.email, address).await;
    }
    failures::count(&app.db, &user.email, address).await?;
    Err(Error::invalid(field, "This is not your password"))
}

/// Removes a person and everything of theirs. What they gave stays on the books, without them.
pub async fn remove(app: &App, id: Uuid) -> Result<()> {
    let writing = db::write(&app.db).await?;
    let drawn = pictures::Entity::find().filter(pictures::Column::UserId.eq(id));
    let drawn = drawn.select_only().column(pictures::Column::Id).into_tuple::<Uuid>();
    let sent = uploads::Entity::find().filter(uploads::Column::UserId.eq(id));
    let sent = sent.select_only().column(uploads::Column::Id).into_tuple::<Uuid>();
    let images = [drawn.all(&writing).await?, sent.all(&writing).await?].concat();
    forget_likes(&writing, id).await?;
    donations::Entity::update_many()
        .col_expr(donations::Column::Metadata, Expr::value(serde_json::json!({})))
        .filter(donations::Column::UserId.eq(id))
        .exec(&writing)
        .await?;
    // Saved pages hold on to their pictures, so they go first; the rest goes with the person.
    saved::Entity::delete_many().filter(saved::Column::UserId.eq(id)).exec(&writing).await?;
    users::Entity::delete_by_id(id).exec(&writing).await?;
    writing.commit().await?;
    // The rows are gone for good; bytes that stay behind here are swept.
    for image in images {
        if let Err(error) = app.images.remove(image).await {
            tracing::warn!(%error, "a deleted account's picture is left to the sweep");
        }
    }
    Ok(())
}

/// Takes a person's likes off the counts.
async fn forget_likes(db: &impl ConnectionTrait, id: Uuid) -> Result<()> {
    let liked = Query::select()
        .column(likes::Column::UploadId)
        .from(likes::Entity)
        .and_where(likes::Column::UserId.eq(id))
        .to_owned();
    uploads::Entity::update_many()
        .col_expr(uploads::Column::Likes, Expr::col(uploads::Column::Likes).sub(1))
        .filter(uploads::Column::Id.in_subquery(liked))
        .exec(db)
        .await?;
    Ok(())
}

//! Accounts: making one, signing in and out, and who one is.

use axum::extract::State;
use axum_extra::extract::CookieJar;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, PaginatorTrait, QueryFilter, Set,
    SqlErr, Unchanged,
};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Problem, Result};
use crate::limits::Address;
use crate::passwords::NewPassword;
use crate::session::{self, Member};
use crate::tables::users;
use crate::text::Line;
use crate::wire::Json;
use crate::{db, failures};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(me))
}

/// Any number: the lock under which two first accounts take turns.
const FIRST_ACCOUNT_LOCK: i64 = 7_243_415_464;

/// An e-mail address, lower case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Email(String);

impl Email {
    /// What was typed, if it can be an address.
    pub fn parse(typed: &str) -> Option<Self> {
        let email = typed.trim().to_lowercase();
        let (local, domain) = email.rsplit_once('@')?;
        let dotted = |part: &str| part.split('.').all(|piece| !piece.is_empty());
        let sound = (1..=64).contains(&local.len())
            && email.len() <= 254
            && dotted(local)
            && local.chars().all(|c| c.is_alphanumeric() || "!#$%&'*+/=?^_`{|}~.-".contains(c))
            && domain.contains('.')
            && dotted(domain)
            && domain.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '.')
            && domain.split('.').all(|label| !label.starts_with('-') && !label.ends_with('-'));
        sound.then_some(Self(email))
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Email {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> std::result::Result<Self, D::Error> {
        Self::parse(&String::deserialize(wire)?)
            .ok_or_else(|| serde::de::Error::custom("Please enter a valid email address"))
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Register {
    #[schema(value_type = String, format = "email", max_length = 254)]
    email: Email,
    /// At least 6 characters and not one of the common ones.
    #[schema(value_type = String, format = "password", min_length = 6, max_length = 200)]
    password: NewPassword,
    #[serde(default)]
    display_name: Option<Line<80>>,
}

#[derive(Deserialize, ToSchema)]
struct Login {
    #[schema(value_type = String, format = "email", max_length = 254)]
    email: Email,
    #[serde(deserialize_with = "filled")]
    #[schema(format = "password", min_length = 1)]
    password: String,
}

/// A password as it was typed; refuses none at all.
pub fn filled<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<String, D::Error> {
    let typed = String::deserialize(wire)?;
    if typed.is_empty() {
        return Err(serde::de::Error::custom("Password is required"));
    }
    Ok(typed)
}

/// Who is signed in.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    user: User,
}

/// A person, as they see themselves.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct User {
    id: Uuid,
    #[schema(format = "email")]
    email: String,
    display_name: Option<String>,
    /// Whether they review what people offer to others.
    is_operator: bool,
}

impl From<users::Model> for Me {
    fn from(user: users::Model) -> Self {
        Self {
            user: User {
                id: user.id,
                email: user.email,
                display_name: user.display_name,
                is_operator: user.is_operator,
            },
        }
    }
}

/// Nobody is signed in any more.
#[derive(Debug, Serialize, ToSchema)]
struct SignedOut {}

/// Make an account and sign in.
#[utoipa::path(post, path = "/api/auth/register", tag = "accounts", request_body = Register,
    responses((status = 200, body = Me), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn register(
    State(app): State<App>,
    Address(address): Address,
    jar: CookieJar,
    Json(wish): Json<Register>,
) -> Result<(CookieJar, Json<Me>)> {
    app.limits.make_account(address)?;
    if let Some(name) = wish.display_name.as_ref().and_then(Line::filled) {
        crate::wish::kind("displayName", name)?;
    }
    let password = app.passwords.hash(wish.password).await?;
    let writing = db::write(&app.db).await?;
    let user = users::ActiveModel {
        id: Set(Uuid::now_v7()),
        email: Set(wish.email.0),
        password: Set(password),
        display_name: Set(wish.display_name.and_then(|name| name.filled().map(str::to_owned))),
        is_operator: Set(is_first(&writing).await?),
        is_suspended: Set(false),
        created_at: Set(now()),
        last_login_at: Set(Some(now())),
    };
    let user = user.insert(&writing).await.map_err(|error| match error.sql_err() {
        Some(SqlErr::UniqueConstraintViolation(_)) => Error::Taken {
            field: "email",
            message: "There is an account with this email already. Please sign in.",
        },
        _ => error.into(),
    })?;
    let jar = session::begin(&app, &writing, jar, &user).await?;
    writing.commit().await?;
    Ok((jar, Json(user.into())))
}

/// The first account of an installation is its operator, and there is only one first.
async fn is_first(writing: &DatabaseTransaction) -> Result<bool> {
    if users::Entity::find().one(writing).await?.is_some() {
        return Ok(false);
    }
    db::lock(writing, FIRST_ACCOUNT_LOCK).await?;
    Ok(users::Entity::find().count(writing).await? == 0)
}

/// Sign in.
#[utoipa::path(post, path = "/api/auth/login", tag = "accounts", request_body = Login,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn login(
    State(app): State<App>,
    Address(address): Address,
    jar: CookieJar,
    Json(wish): Json<Login>,
) -> Result<(CookieJar, Json<Me>)> {
    let email = wish.email.0;
    failures::check(&app.db, &email, address).await?;
    let found = users::Entity::find().filter(users::Column::Email.eq(&email)).one(&app.db).await?;
    let kept = found.as_ref().map(|user| user.password.clone());
    let right = app.passwords.matches(wish.password, kept).await?;
    let Some(user) = found.filter(|_| right) else {
        failures::count(&app.db, &email, address).await?;
        return Err(Error::WrongCredentials);
    };
    if user.is_suspended {
        return Err(Error::Suspended);
    }
    failures::forgive(&app.db, &email, address).await?;
    let writing = db::write(&app.db).await?;
    let seen =
        users::ActiveModel { id: Unchanged(user.id), last_login_at: Set(Some(now())), ..Default::default() };
    seen.update(&writing).await?;
    let jar = session::begin(&app, &writing, jar, &user).await?;
    writing.commit().await?;
    Ok((jar, Json(user.into())))
}

/// Sign out; fine where nobody was signed in.
#[utoipa::path(post, path = "/api/auth/logout", tag = "accounts", responses((status = 200, body = SignedOut)))]
async fn logout(State(app): State<App>, jar: CookieJar) -> Result<(CookieJar, Json<SignedOut>)> {
    Ok((session::end(&app, jar).await?, Json(SignedOut {})))
}

/// Who is signed in.
#[utoipa::path(get, path = "/api/auth/me", tag = "accounts",
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem)))]
async fn me(member: Member) -> Json<Me> {
    Json(member.user.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_in_lower_case() {
        assert_eq!(
            Email::parse(" Mia.Rose+art@Example.ORG "),
            Some(Email("mia.rose+art@example.org".into()))
        );
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for typed in [
            "",
            "mia",
            "mia@",
            "@example.org",
            "mia@example",
            "mia@@example.org",
            "mi a@example.org",
            "mia@.org",
            "mia@example..org",
            ".mia@example.org",
            "mia@-example.org",
            "<mia@example.org>",
            "mia@example.org\u{0}x",
        ] {
            assert_eq!(Email::parse(typed), None, "{typed}");
        }
    }
}

//! Being signed in: a random token in a cookie, its hash in the database, revocable, longer with use.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sea_orm::{ActiveModelTrait, ConnectionTrait, EntityTrait, Set, Unchanged};
use sha2::{Digest, Sha256};
use time::Duration;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Result};
use crate::tables::{sessions, users};

const COOKIE: &str = "pagelings_session";

/// A session ends this long after its last use.
const LASTS: Duration = Duration::days(30);
/// Uses within this time are one use, which spares a write on each request.
const NOTICED_EVERY: Duration = Duration::hours(1);
/// The longest a browser keeps a cookie; the server decides when a session ends.
const COOKIE_LASTS: Duration = Duration::days(400);

/// The person who sent the request. A handler that takes one needs a session.
#[derive(Debug, Clone)]
pub struct Member {
    /// Their row.
    pub user: users::Model,
}

impl FromRequestParts<App> for Member {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let jar = CookieJar::from_headers(&parts.headers);
        let token = jar.get(COOKIE).ok_or(Error::SignedOut)?.value();
        let found =
            sessions::Entity::find_by_id(hash(token)).find_also_related(users::Entity).one(&app.db).await?;
        let Some((session, Some(user))) = found else {
            return Err(Error::SignedOut);
        };
        if session.expires_at <= now() {
            return Err(Error::SignedOut);
        }
        if user.is_suspended {
            return Err(Error::Suspended);
        }
        if now() - session.seen_at >= NOTICED_EVERY {
            let seen = sessions::ActiveModel {
                token_hash: Unchanged(session.token_hash),
                seen_at: Set(now()),
                expires_at: Set(now() + LASTS),
                ..Default::default()
            };
            seen.update(&app.db).await?;
        }
        Ok(Self { user })
    }
}

/// Whoever sent the request, signed in or not.
#[derive(Debug, Clone)]
pub struct Guest(pub Option<Member>);

impl FromRequestParts<App> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        match Member::from_request_parts(parts, app).await {
            Ok(member) => Ok(Self(Some(member))),
            Err(Error::SignedOut | Error::Suspended) => Ok(Self(None)),
            Err(error) => Err(error),
        }
    }
}

/// A member who looks after this site.
#[derive(Debug, Clone)]
pub struct Operator(pub Member);

impl FromRequestParts<App> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let member = Member::from_request_parts(parts, app).await?;
        if member.user.is_operator { Ok(Self(member)) } else { Err(Error::NotOperator) }
    }
}

/// Signs `user` in with a new token; a session the browser had before is over.
pub async fn begin(
    app: &App,
    db: &impl ConnectionTrait,
    jar: CookieJar,
    user: &users::Model,
) -> Result<CookieJar> {
    if let Some(before) = kept_as(&jar) {
        sessions::Entity::delete_by_id(before).exec(db).await?;
    }
    let mut random = [0; 32];
    getrandom::fill(&mut random).map_err(|error| Error::internal(error.to_string()))?;
    let token = URL_SAFE_NO_PAD.encode(random);
    let session = sessions::ActiveModel {
        token_hash: Set(hash(&token)),
        user_id: Set(user.id),
        created_at: Set(now()),
        seen_at: Set(now()),
        expires_at: Set(now() + LASTS),
    };
    session.insert(db).await?;
    let mut cookie = cookie(app, token);
    cookie.set_max_age(COOKIE_LASTS);
    Ok(jar.add(cookie))
}

/// What the browser's session is called in the database, if it has one.
pub fn kept_as(jar: &CookieJar) -> Option<String> {
    jar.get(COOKIE).map(|cookie| hash(cookie.value()))
}

/// Signs the browser out; nothing happens where it was not signed in.
pub async fn end(app: &App, jar: CookieJar) -> Result<CookieJar> {
    if let Some(before) = kept_as(&jar) {
        sessions::Entity::delete_by_id(before).exec(&app.db).await?;
    }
    Ok(jar.remove(cookie(app, String::new())))
}

fn cookie(app: &App, value: String) -> Cookie<'static> {
    Cookie::build((COOKIE, value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.over_tls())
        .build()
}

/// SHA-256 in hex. The tokens are 256 random bits, so nothing slower is called for.
pub fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

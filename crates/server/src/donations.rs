//! Donations: a checkout page at the provider's, and a record that its webhooks complete.
//!
//! Events come late, twice and in any order: a status only ever rises, so all orders end alike.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter, QuerySelect, Set, SqlErr,
    Unchanged,
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};
use time::OffsetDateTime;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::accounts::Email;
use crate::app::App;
use crate::clock::now;
use crate::db;
use crate::error::{Error, Problem, Result};
use crate::keyset::Piece;
use crate::limits::Address;
use crate::payment::{Event, Status};
use crate::session::{Guest, Member, hash};
use crate::tables::donations;
use crate::text::Line;
use crate::till::Asked;
use crate::wire::{Json, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(checkout)).routes(routes!(webhook)).routes(routes!(own))
}

/// The least one can give: $1.
const LEAST_CENTS: i64 = 100;
/// The most the provider takes at once, in cents.
const MOST_CENTS: i64 = 99_999_999;

/// What a donor wants.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Donate {
    /// In dollars, a number or a numeric string.
    #[schema(value_type = f64, minimum = 1)]
    amount: Amount,
    #[serde(default)]
    message: Option<Line<500>>,
    /// Gets the receipt; the signed-in person's unless said otherwise.
    #[serde(default, deserialize_with = "email_if_any")]
    #[schema(value_type = Option<String>, format = "email")]
    email: Option<Email>,
    /// This site's page to come back to; `/donation/success` unless said otherwise.
    #[serde(default)]
    success_url: Option<String>,
    /// This site's page to come back to without paying; `/donation/cancel` unless said otherwise.
    #[serde(default)]
    cancel_url: Option<String>,
    /// Two requests with one key are one donation.
    #[serde(default)]
    #[schema(max_length = 100)]
    idempotency_key: Option<Line<100>>,
}

/// Cents, never a float.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Amount(i64);

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> std::result::Result<Self, D::Error> {
        let dollars = match Value::deserialize(wire)? {
            Value::Number(number) => number.as_f64(),
            Value::String(typed) => typed.trim().parse::<f64>().ok(),
            _ => None,
        };
        let cents = (dollars.filter(|dollars| dollars.is_finite()).unwrap_or(0.0) * 100.0).round();
        if cents < LEAST_CENTS as f64 {
            return Err(serde::de::Error::custom("Donation amount must be at least $1"));
        }
        if cents > MOST_CENTS as f64 {
            return Err(serde::de::Error::custom("Please enter a valid donation amount."));
        }
        Ok(Self(cents as i64))
    }
}

fn email_if_any<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<Option<Email>, D::Error> {
    let typed = Option::<String>::deserialize(wire)?.filter(|typed| !typed.trim().is_empty());
    let wrong = || serde::de::Error::custom("Please enter a valid email address");
    typed.map(|typed| Email::parse(&typed).ok_or_else(wrong)).transpose()
}

/// Where to pay.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Checkout {
    checkout_url: String,
}

/// Begin a donation: the answer's page at the provider's takes the card. 503 with code `no-donations` where
/// no provider is configured.
#[utoipa::path(post, path = "/api/payments/create-checkout-session", tag = "donations", request_body = Donate,
    responses((status = 200, body = Checkout), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 429, body = Problem), (status = 502, body = Problem), (status = 503, body = Problem)))]
async fn checkout(
    State(app): State<App>,
    guest: Guest,
    Address(address): Address,
    headers: HeaderMap,
    Json(wish): Json<Donate>,
) -> Result<Json<Checkout>> {
    let till = app.till.as_ref().ok_or(Error::NoDonations)?;
    app.limits.donate(address)?;
    let site = app.config.origin(&headers).ok_or_else(|| Error::internal("no host to come back to"))?;
    let success = own_page(&site, "successUrl", wish.success_url.as_deref(), "/donation/success")?;
    let cancel = own_page(&site, "cancelUrl", wish.cancel_url.as_deref(), "/donation/cancel")?;
    let donation = begin(&app, guest.0.as_ref(), &wish).await?;
    if let Some(checkout_url) = donation.checkout_url {
        return Ok(Json(Checkout { checkout_url }));
    }
    let email = wish.email.as_ref().map(Email::as_str);
    let email = email.or(guest.0.as_ref().map(|member| member.user.email.as_str()));
    let asked = Asked {
        donation: donation.id,
        cents: donation.amount,
        email,
        success_url: &success,
        cancel_url: &cancel,
    };
    let page = till.checkout(&asked).await.map_err(|error| {
        tracing::error!(%error, "no checkout page");
        Error::PaymentFailed
    })?;
    let writing = db::write(&app.db).await?;
    let kept = locked(&writing, donation.id).await?;
    // A webhook may have been faster, and knows the payment itself.
    let name =
        kept.filter(|kept| kept.payment_intent_id.starts_with("pi_")).map(|kept| kept.payment_intent_id);
    let row = donations::ActiveModel {
        id: Unchanged(donation.id),
        payment_intent_id: Set(name.unwrap_or(page.id)),
        checkout_url: Set(Some(page.url.clone())),
        ..Default::default()
    };
    row.update(&writing).await?;
    writing.commit().await?;
    Ok(Json(Checkout { checkout_url: page.url }))
}

/// The row of a donation that begins, or of the one that began before under the same key.
async fn begin(app: &App, member: Option<&Member>, wish: &Donate) -> Result<donations::Model> {
    let user_id = member.map(|member| member.user.id);
    let id = Uuid::now_v7();
    let key = match wish.idempotency_key.as_ref().and_then(Line::filled) {
        // A key is its donor's: nobody finds another's donation by guessing one.
        Some(key) => hash(&format!("{user_id:?} {key}")),
        None => id.to_string(),
    };
    let row = donations::ActiveModel {
        id: Set(id),
        user_id: Set(user_id),
        amount: Set(wish.amount.0),
        currency: Set("usd".to_owned()),
        status: Set(Status::Pending.id().to_owned()),
        payment_intent_id: Set(String::new()),
        payment_method: Set(None),
        created_at: Set(now()),
        metadata: Set(json!({ "message": wish.message.as_ref().and_then(Line::filled) })),
        idempotency_key: Set(key.clone()),
        checkout_url: Set(None),
    };
    match row.insert(&app.db).await {
        Ok(row) => Ok(row),
        Err(error) if matches!(error.sql_err(), Some(SqlErr::UniqueConstraintViolation(_))) => {
            let before = donations::Column::IdempotencyKey.eq(key);
            let before = donations::Entity::find().filter(before).one(&app.db).await?;
            before.filter(|before| before.amount == wish.amount.0).ok_or(Error::Taken {
                field: "idempotencyKey",
                message: "This key belongs to another donation.",
            })
        }
        Err(error) => Err(error.into()),
    }
}

/// The address of one of this site's own pages, given whole or from its `/` on.
fn own_page(site: &str, field: &'static str, given: Option<&str>, otherwise: &str) -> Result<String> {
    let given = given.map(str::trim).filter(|given| !given.is_empty()).unwrap_or(otherwise);
    let path = given.strip_prefix(site).unwrap_or(given);
    let sound = path.starts_with('/')
        && !path.starts_with("//")
        && path.len() <= 500
        && path.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '\\' | '<' | '>' | '"'));
    if sound {
        Ok(format!("{site}{path}"))
    } else {
        Err(Error::invalid(field, "Please name a page of this site"))
    }
}

/// The event has been noted, or was none of ours.
#[derive(Debug, Serialize, ToSchema)]
struct Noted {
    received: bool,
}

/// For the payment provider: what became of a checkout. Signed, or refused.
#[utoipa::path(post, path = "/api/payments/webhook", tag = "donations",
    request_body(content = Value, content_type = "application/json"),
    params(("Stripe-Signature" = String, Header)),
    responses((status = 200, body = Noted), (status = 400, body = Problem), (status = 503, body = Problem)))]
async fn webhook(State(app): State<App>, headers: HeaderMap, body: Bytes) -> Result<Json<Noted>> {
    let till = app.till.as_ref().ok_or(Error::NoDonations)?;
    let signature =
        headers.get("stripe-signature").and_then(|header| header.to_str().ok()).unwrap_or_default();
    if !till.has_signed(signature, &body, OffsetDateTime::now_utc()) {
        return Err(Error::Unreadable("it is not signed".to_owned()));
    }
    // Events of kinds that were not asked for look like anything.
    if let Ok(event) = serde_json::from_slice::<Event>(&body) {
        note(&app, &event).await?;
    }
    Ok(Json(Noted { received: true }))
}

async fn note(app: &App, event: &Event) -> Result<()> {
    let (Some(status), Some(id)) = (event.status(), event.donation()) else {
        return Ok(());
    };
    let writing = db::write(&app.db).await?;
    let Some(row) = locked(&writing, id).await? else {
        return Ok(());
    };
    if !event.is_of(row.amount, &row.currency) {
        tracing::error!(donation = %id, "the provider speaks of another amount");
        return Ok(());
    }
    let mut noted = donations::ActiveModel { id: Unchanged(id), ..Default::default() };
    if status > Status::parse(&row.status) {
        noted.status = Set(status.id().to_owned());
    }
    if let Some(payment) = event.payment_intent() {
        noted.payment_intent_id = Set(payment.to_owned());
    }
    if let Some(method) = event.payment_method() {
        noted.payment_method = Set(Some(method.to_owned()));
    }
    if noted.is_changed() {
        noted.update(&writing).await?;
    }
    Ok(writing.commit().await?)
}

async fn locked(writing: &DatabaseTransaction, id: Uuid) -> Result<Option<donations::Model>> {
    Ok(donations::Entity::find_by_id(id).lock_exclusive().one(writing).await?)
}

/// A donation, as its donor sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Donation {
    id: Uuid,
    /// In cents.
    amount: i64,
    currency: String,
    #[schema(value_type = Status)]
    status: String,
    payment_method: Option<String>,
    message: Option<String>,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
}

impl From<donations::Model> for Donation {
    fn from(row: donations::Model) -> Self {
        Self {
            id: row.id,
            amount: row.amount,
            currency: row.currency,
            status: row.status,
            payment_method: row.payment_method,
            message: row.metadata["message"].as_str().map(str::to_owned),
            created_at: row.created_at,
        }
    }
}

/// Some donations.
#[derive(Debug, Serialize, ToSchema)]
struct SomeDonations {
    donations: Vec<Donation>,
    /// Ask with `after` this for the donations that follow; absent on the last ones.
    next: Option<Uuid>,
}

/// Your donations, the newest first.
#[utoipa::path(get, path = "/api/donations", tag = "donations", params(Piece),
    responses((status = 200, body = SomeDonations), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn own(
    State(app): State<App>,
    member: Member,
    Query(piece): Query<Piece>,
) -> Result<Json<SomeDonations>> {
    let list = donations::Entity::find().filter(donations::Column::UserId.eq(member.user.id));
    let (rows, next) = piece.of(list, donations::Column::Id, |row| Some(row.id), &app.db).await?;
    Ok(Json(SomeDonations { donations: rows.into_iter().map(Donation::from).collect(), next }))
}

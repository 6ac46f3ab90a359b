//! A payment provider on loopback that speaks Stripe's shapes, and signs as Stripe does.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Form, Json, Router};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;
use time::OffsetDateTime;

/// What the house is told.
pub const KEY: &str = "sk_test_crayon";
pub const SECRET: &str = "whsec_crayon";

/// What may be asked of it: checked with the types of Stripe's library for Node, 22.6.2, API v2442.
const KNOWN: [&str; 13] = [
    "mode",
    "submit_type",
    "client_reference_id",
    "metadata[donation]",
    "payment_intent_data[metadata][donation]",
    "payment_intent_data[receipt_email]",
    "line_items[0][quantity]",
    "line_items[0][price_data][currency]",
    "line_items[0][price_data][unit_amount]",
    "line_items[0][price_data][product_data][name]",
    "success_url",
    "cancel_url",
    "customer_email",
];

/// What it does when it is asked for a checkout page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    Fine,
    Refusing,
    Garbage,
    Elsewhere,
    Endless,
}

/// What was asked for, and the answer.
type Session = (BTreeMap<String, String>, Value);

/// The provider; gone with the test.
#[derive(Clone)]
pub struct Stripe {
    pub url: String,
    pub mood: Arc<Mutex<Mood>>,
    /// The sessions it has opened, by idempotency key: what was asked for, and its answer.
    pub sessions: Arc<Mutex<BTreeMap<String, Session>>>,
}

impl Stripe {
    pub async fn open() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let stripe = Self { url, mood: Arc::new(Mutex::new(Mood::Fine)), sessions: Arc::default() };
        let site =
            Router::new().route("/v1/checkout/sessions", post(open_session)).with_state(stripe.clone());
        tokio::spawn(async move { axum::serve(listener, site).await });
        stripe
    }

    /// The only session there is: what was asked for, and its object.
    pub fn only_session(&self) -> (BTreeMap<String, String>, Value) {
        let sessions = self.sessions.lock().expect("not poisoned");
        assert_eq!(sessions.len(), 1);
        sessions.values().next().expect("one").clone()
    }

    pub fn is(&self, mood: Mood) {
        *self.mood.lock().expect("not poisoned") = mood;
    }
}

async fn open_session(
    State(stripe): State<Stripe>,
    headers: HeaderMap,
    Form(asked): Form<BTreeMap<String, String>>,
) -> (StatusCode, Json<Value>) {
    let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let refused = |status, message: &str| {
        let error = json!({"error": {"type": "invalid_request_error", "message": message}});
        (status, Json(error))
    };
    if header("authorization") != format!("Bearer {KEY}") {
        return refused(StatusCode::UNAUTHORIZED, "Invalid API Key provided");
    }
    if let Some(unknown) = asked.keys().find(|name| !KNOWN.contains(&name.as_str())) {
        return refused(StatusCode::BAD_REQUEST, &format!("Received unknown parameter: {unknown}"));
    }
    let amount =
        asked.get("line_items[0][price_data][unit_amount]").and_then(|cents| cents.parse::<i64>().ok());
    let Some(amount) = amount.filter(|_| asked.get("mode").is_some_and(|mode| mode == "payment")) else {
        return refused(StatusCode::BAD_REQUEST, "Missing required param: line_items.");
    };
    let mood = *stripe.mood.lock().expect("not poisoned");
    let id = format!("cs_test_{}", header("idempotency-key"));
    let url = match mood {
        Mood::Fine => format!("https://checkout.stripe.com/c/pay/{id}"),
        Mood::Elsewhere => "javascript:alert(1)".to_owned(),
        Mood::Refusing => return refused(StatusCode::PAYMENT_REQUIRED, "Your account cannot make charges."),
        Mood::Garbage => return (StatusCode::OK, Json(json!("<html>"))),
        Mood::Endless => return (StatusCode::OK, Json(json!({"id": "cs", "url": "x".repeat(1 << 20)}))),
    };
    let session = json!({
        "id": id, "object": "checkout.session", "amount_subtotal": amount, "amount_total": amount,
        "cancel_url": asked.get("cancel_url"), "client_reference_id": asked.get("client_reference_id"),
        "created": OffsetDateTime::now_utc().unix_timestamp(), "currency": "usd", "customer": null,
        "customer_email": asked.get("customer_email"), "livemode": false,
        "metadata": {"donation": asked.get("metadata[donation]")}, "mode": "payment", "payment_intent": null,
        "payment_method_types": ["card", "link"], "payment_status": "unpaid", "status": "open",
        "submit_type": asked.get("submit_type"), "success_url": asked.get("success_url"), "url": url,
    });
    let mut sessions = stripe.sessions.lock().expect("not poisoned");
    let (_, session) = sessions.entry(header("idempotency-key").to_owned()).or_insert((asked, session));
    (StatusCode::OK, Json(session.clone()))
}

/// An event about `session`, as the provider writes it.
pub fn event(kind: &str, session: &Value) -> Value {
    let mut object = session.clone();
    match kind {
        "checkout.session.completed" | "checkout.session.async_payment_succeeded" => {
            object["payment_status"] = json!("paid");
            object["status"] = json!("complete");
            object["payment_intent"] = json!("pi_3crayon");
        }
        "checkout.session.expired" => object["status"] = json!("expired"),
        "charge.refunded" => {
            object = json!({
                "id": "ch_3crayon", "object": "charge", "amount": session["amount_total"],
                "amount_refunded": session["amount_total"], "currency": "usd", "metadata": session["metadata"],
                "paid": true, "payment_intent": "pi_3crayon", "payment_method_details": {"type": "link", "link": {}},
                "refunded": true, "status": "succeeded",
            });
        }
        _ => {}
    }
    json!({
        "id": "evt_1crayon", "object": "event", "api_version": "2025-09-30.clover", "created": 1_760_000_000,
        "data": {"object": object}, "livemode": false, "pending_webhooks": 1,
        "request": {"id": null, "idempotency_key": null}, "type": kind,
    })
}

/// The `Stripe-Signature` of `body`, signed with `secret` `age` seconds ago.
pub fn signature(secret: &str, body: &str, age: i64) -> String {
    let seconds = OffsetDateTime::now_utc().unix_timestamp() - age;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length");
    mac.update(format!("{seconds}.{body}").as_bytes());
    let signed: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!("t={seconds},v1={signed},v0=00")
}

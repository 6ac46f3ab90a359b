//! The till: asks the payment provider for a checkout page, and knows its handwriting on webhooks.

use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use reqwest::{Client, StatusCode};
use serde::Deserialize;
use sha2::Sha256;
use time::OffsetDateTime;
use uuid::Uuid;

use crate::config::Config;

/// Stripe's API.
const STRIPE: &str = "https://api.stripe.com";
/// The version whose shapes are spoken here.
const VERSION: &str = "2025-09-30.clover";
/// How long the provider may take, all in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// A checkout session is a few kilobytes.
const ANSWER_MAX: usize = 256 * 1024;
/// How far apart the provider's clock and ours may be, and how old an event may be, in seconds.
const TOLERANCE: i64 = 300;

/// A provider that takes donations.
#[derive(Clone)]
pub struct Till {
    client: Client,
    url: String,
    key: String,
    webhook_secret: String,
}

/// Why there is no till although one was asked for.
#[derive(Debug, thiserror::Error)]
pub enum NoTill {
    /// One secret without the other.
    #[error("donations need both the Stripe key and the webhook secret")]
    HalfASecret,
    /// The client cannot be built.
    #[error("the payment client cannot be opened: {0}")]
    Client(#[from] reqwest::Error),
}

/// What the provider answers when asked for a checkout page.
#[derive(Debug, Deserialize)]
pub struct Checkout {
    /// `cs_…`.
    pub id: String,
    /// Where the donor pays.
    pub url: String,
}

/// Why the provider did not open a checkout page; for the log.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// It cannot be reached, is too slow, or says nonsense.
    #[error("the payment provider cannot be reached: {0}")]
    Unreachable(#[from] reqwest::Error),
    /// It said no.
    #[error("the payment provider answered {0}")]
    Said(StatusCode),
    /// It said too much, or not what was expected.
    #[error("the payment provider's answer is not a checkout session")]
    Garbage,
}

/// What a checkout page is for.
pub struct Asked<'a> {
    /// Of the donation; asked for twice, the provider answers the same page.
    pub donation: Uuid,
    /// In cents.
    pub cents: i64,
    /// Gets the receipt.
    pub email: Option<&'a str>,
    /// Where the donor comes back to.
    pub success_url: &'a str,
    /// Where the donor comes back to without paying.
    pub cancel_url: &'a str,
}

impl Till {
    /// The configured one, if one is.
    pub fn open(config: &Config) -> Result<Option<Self>, NoTill> {
        let payments = &config.payments;
        let (key, webhook_secret) = match (&payments.key, &payments.webhook_secret) {
            (None, None) => return Ok(None),
            (Some(key), Some(secret)) => (key.clone(), secret.clone()),
            _ => return Err(NoTill::HalfASecret),
        };
        let client =
            Client::builder().timeout(PATIENCE).redirect(reqwest::redirect::Policy::none()).build()?;
        let url = payments.url.as_deref().unwrap_or(STRIPE).trim_end_matches('/').to_owned();
        Ok(Some(Self { client, url, key, webhook_secret }))
    }

    /// A page to pay on.
    pub async fn checkout(&self, asked: &Asked<'_>) -> Result<Checkout, Refused> {
        let donation = asked.donation.to_string();
        let cents = asked.cents.to_string();
        let mut form = vec![
            ("mode", "payment"),
            ("submit_type", "donate"),
            ("client_reference_id", &donation),
            ("metadata[donation]", &donation),
            // Charges and refunds carry what their payment carries.
            ("payment_intent_data[metadata][donation]", &donation),
            ("line_items[0][quantity]", "1"),
            ("line_items[0][price_data][currency]", "usd"),
            ("line_items[0][price_data][unit_amount]", &cents),
            ("line_items[0][price_data][product_data][name]", "Donation to Pagelings"),
            ("success_url", asked.success_url),
            ("cancel_url", asked.cancel_url),
        ];
        if let Some(email) = asked.email {
            form.push(("customer_email", email));
            form.push(("payment_intent_data[receipt_email]", email));
        }
        let request = self
            .client
            .post(format!("{}/v1/checkout/sessions", self.url))
            .bearer_auth(&self.key)
            .header("Stripe-Version", VERSION)
            .header("Idempotency-Key", &donation)
            .form(&form);
        let mut answer = request.send().await?;
        if !answer.status().is_success() {
            return Err(Refused::Said(answer.status()));
        }
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await? {
            body.extend_from_slice(&chunk);
            if body.len() > ANSWER_MAX {
                return Err(Refused::Garbage);
            }
        }
        let checkout: Checkout = serde_json::from_slice(&body).map_err(|_| Refused::Garbage)?;
        let is_page = checkout.url.starts_with("https://") || checkout.url.starts_with(&self.url);
        if is_page { Ok(checkout) } else { Err(Refused::Garbage) }
    }

    /// Whether the provider signed `body` at about `now`: `header` is its `Stripe-Signature`.
    pub fn has_signed(&self, header: &str, body: &[u8], now: OffsetDateTime) -> bool {
        is_signed(&self.webhook_secret, header, body, now)
    }
}

fn is_signed(secret: &str, header: &str, body: &[u8], now: OffsetDateTime) -> bool {
    let parts = || header.split(',').filter_map(|part| part.trim().split_once('='));
    let Some((_, time)) = parts().find(|(name, _)| *name == "t") else {
        return false;
    };
    let Ok(seconds) = time.parse::<i64>() else {
        return false;
    };
    if seconds.abs_diff(now.unix_timestamp()) > TOLERANCE.unsigned_abs() {
        return false;
    }
    parts().filter(|(name, _)| *name == "v1").filter_map(|(_, hex)| bytes_of(hex)).any(|signature| {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
            return false;
        };
        mac.update(time.as_bytes());
        mac.update(b".");
        mac.update(body);
        mac.verify_slice(&signature).is_ok()
    })
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by `stripe.webhooks.generateTestHeaderString` of Stripe's own library for Node, 22.6.2.
    const HEADER: &str = "t=1760000000,v1=189c52bec90601e843777ad133224b927bc8f8770745313f4c53b8dc00afc233";

    #[test]
    fn what_stripe_itself_signed_is_accepted_for_five_minutes() {
        let body = br#"{"id":"evt_1","type":"x"}"#;
        let at = |seconds: i64| OffsetDateTime::from_unix_timestamp(1_760_000_000 + seconds).expect("a time");
        for (seconds, accepted) in [(0, true), (300, true), (-300, true), (301, false), (-301, false)] {
            assert_eq!(is_signed("whsec_crayon", HEADER, body, at(seconds)), accepted, "{seconds}");
        }
        assert!(!is_signed("whsec_crayon", HEADER, br#"{"id":"evt_2","type":"x"}"#, at(0)));
    }
}

//! What the provider's events say of a payment, and how far a donation has come.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

/// How far a donation has come; a later one is never followed by an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// The donor has been sent to the provider.
    Pending,
    /// The donor did not pay in time.
    Expired,
    /// The payment did not go through.
    Failed,
    /// The money is here.
    Paid,
    /// The money has gone back.
    Refunded,
}

impl Status {
    const ALL: [Self; 5] = [Self::Pending, Self::Expired, Self::Failed, Self::Paid, Self::Refunded];

    /// In the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Expired => "expired",
            Self::Failed => "failed",
            Self::Paid => "paid",
            Self::Refunded => "refunded",
        }
    }

    /// The status of this id.
    pub fn parse(id: &str) -> Self {
        Self::ALL.into_iter().find(|status| status.id() == id).unwrap_or(Self::Pending)
    }
}

/// What the provider says happened.
#[derive(Debug, Deserialize)]
pub struct Event {
    #[serde(rename = "type")]
    kind: String,
    data: EventData,
}

#[derive(Debug, Deserialize)]
struct EventData {
    object: EventObject,
}

/// A checkout session or a charge: what matters of both.
#[derive(Debug, Deserialize)]
struct EventObject {
    #[serde(default)]
    metadata: Option<EventMetadata>,
    #[serde(default)]
    payment_status: Option<String>,
    #[serde(default)]
    payment_intent: Option<String>,
    #[serde(default)]
    amount_total: Option<i64>,
    #[serde(default)]
    currency: Option<String>,
    /// Of a session: the ways that were offered.
    #[serde(default)]
    payment_method_types: Vec<String>,
    /// Of a charge: the way that was taken.
    #[serde(default)]
    payment_method_details: Option<PaymentMethod>,
    #[serde(default)]
    refunded: bool,
}

#[derive(Debug, Deserialize)]
struct PaymentMethod {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Debug, Default, Deserialize)]
struct EventMetadata {
    #[serde(default)]
    donation: Option<Uuid>,
}

impl Event {
    /// The donation it is about, if it is about one.
    pub fn donation(&self) -> Option<Uuid> {
        self.data.object.metadata.as_ref()?.donation
    }

    /// Whether it can be about `cents` of `currency`; a refund does not say.
    pub fn is_of(&self, cents: i64, currency: &str) -> bool {
        let object = &self.data.object;
        object.amount_total.is_none_or(|total| total == cents)
            && object.currency.as_ref().is_none_or(|said| said == currency)
    }

    /// The provider's name for the payment.
    pub fn payment_intent(&self) -> Option<&str> {
        self.data.object.payment_intent.as_deref()
    }

    /// Such as `card`, where it is certain: a session only says which ways it offered.
    pub fn payment_method(&self) -> Option<&str> {
        let EventObject { payment_method_details, payment_method_types, .. } = &self.data.object;
        match (payment_method_details, payment_method_types.as_slice()) {
            (Some(taken), _) => Some(&taken.kind),
            (None, [only]) => Some(only),
            (None, _) => None,
        }
    }

    /// The status it speaks of; `None` where it changes nothing.
    pub fn status(&self) -> Option<Status> {
        let object = &self.data.object;
        match self.kind.as_str() {
            "checkout.session.completed" if object.payment_status.as_deref() == Some("paid") => {
                Some(Status::Paid)
            }
            "checkout.session.async_payment_succeeded" => Some(Status::Paid),
            "checkout.session.async_payment_failed" => Some(Status::Failed),
            "checkout.session.expired" => Some(Status::Expired),
            "charge.refunded" if object.refunded => Some(Status::Refunded),
            _ => None,
        }
    }
}

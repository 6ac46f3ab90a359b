//! Money somebody gave, or began to give.

use sea_orm::entity::prelude::*;

/// One row of `donations`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "donations")]
pub struct Model {
    /// Time-ordered; the provider gets it as reference and idempotency key.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who, if signed in and still here.
    pub user_id: Option<Uuid>,
    /// In cents.
    pub amount: i64,
    /// Always `usd`.
    pub currency: String,
    /// `pending`, `expired`, `failed`, `paid` or `refunded`.
    pub status: String,
    /// The provider's name for the payment; of the checkout session until there is one.
    pub payment_intent_id: String,
    /// Such as `card`.
    pub payment_method: Option<String>,
    /// When the donor set out.
    pub created_at: TimeDateTimeWithTimeZone,
    /// The donor's message.
    pub metadata: Json,
    /// Two requests with one key are one donation.
    pub idempotency_key: String,
    /// Where the donor pays.
    pub checkout_url: Option<String>,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

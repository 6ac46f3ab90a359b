//! Failed attempts to sign in, counted by account and by address.

use sea_orm::entity::prelude::*;

/// One row of `sign_in_failures`.
#[derive(Debug, Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sign_in_failures")]
pub struct Model {
    /// SHA-256 of what is counted, in hex: no address or e-mail is kept.
    #[sea_orm(primary_key, auto_increment = false)]
    pub who: String,
    /// Failures since the last success or the last quiet hour.
    pub count: i32,
    /// The latest one.
    pub last_at: TimeDateTimeWithTimeZone,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

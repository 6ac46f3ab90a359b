//! A person with an account.

use sea_orm::entity::prelude::*;

/// One row of `users`.
#[derive(Debug, Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "users")]
pub struct Model {
    /// Time-ordered.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Lower case, unique.
    pub email: String,
    /// An argon2id PHC string, never the password.
    pub password: String,
    /// What to call the person.
    pub display_name: Option<String>,
    /// Reviews what people offer to others; the first account of an installation is.
    pub is_operator: bool,
    /// May not sign in.
    pub is_suspended: bool,
    /// When the account was made.
    pub created_at: TimeDateTimeWithTimeZone,
    /// When the person last signed in.
    pub last_login_at: Option<TimeDateTimeWithTimeZone>,
}

/// What a user has.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

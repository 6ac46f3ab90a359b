//! Being signed in somewhere.

use sea_orm::entity::prelude::*;

/// One row of `sessions`.
#[derive(Debug, Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sessions")]
pub struct Model {
    /// SHA-256 of the token in the cookie, in hex: whoever reads the table cannot sign in with it.
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: String,
    /// Whose.
    pub user_id: Uuid,
    /// When the person signed in.
    pub created_at: TimeDateTimeWithTimeZone,
    /// Last use, to the hour.
    pub seen_at: TimeDateTimeWithTimeZone,
    /// Moves on with use.
    pub expires_at: TimeDateTimeWithTimeZone,
}

/// What a session belongs to.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Its person.
    #[sea_orm(belongs_to = "super::users::Entity", from = "Column::UserId", to = "super::users::Column::Id")]
    User,
}

impl Related<super::users::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

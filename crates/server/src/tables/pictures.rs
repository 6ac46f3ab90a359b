//! A picture in the image store and whose it is. One that no saved page uses is swept after a day.

use sea_orm::entity::prelude::*;

/// One row of `pictures`.
#[derive(Debug, Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "pictures")]
pub struct Model {
    /// Time-ordered; also the name in the image store and in its address.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// When it was drawn.
    pub created_at: TimeDateTimeWithTimeZone,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

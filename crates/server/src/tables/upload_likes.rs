//! Who likes what, once.

use sea_orm::entity::prelude::*;

/// One row of `upload_likes`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "upload_likes")]
pub struct Model {
    /// What is liked.
    #[sea_orm(primary_key, auto_increment = false)]
    pub upload_id: Uuid,
    /// By whom.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

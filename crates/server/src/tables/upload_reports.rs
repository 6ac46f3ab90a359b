//! Who thinks what should not be shown, once.

use sea_orm::entity::prelude::*;

/// One row of `upload_reports`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "upload_reports")]
pub struct Model {
    /// What is reported.
    #[sea_orm(primary_key, auto_increment = false)]
    pub upload_id: Uuid,
    /// By whom.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// In their words.
    pub reason: Option<String>,
    /// When.
    pub created_at: TimeDateTimeWithTimeZone,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

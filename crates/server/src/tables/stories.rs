//! A story: what it was told from and its words. They are whole from the start; its pictures come one by one.

use sea_orm::entity::prelude::*;

/// One row of `stories`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "stories")]
pub struct Model {
    /// Time-ordered.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// What the book is called.
    pub title: String,
    /// Character, companions and settings.
    pub telling: Json,
    /// Which of the many stories it became.
    pub seed: i64,
    /// The text of every page.
    pub texts: Json,
    /// Somebody is drawing its pictures, and says so again before then.
    pub drawing_until: Option<TimeDateTimeWithTimeZone>,
    /// When it was told.
    pub created_at: TimeDateTimeWithTimeZone,
}

/// What a story has.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Its pictures.
    #[sea_orm(has_many = "super::story_pages::Entity")]
    Pages,
}

impl Related<super::story_pages::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Pages.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

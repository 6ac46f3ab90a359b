//! A picture of a story: 0 is the cover.

use sea_orm::entity::prelude::*;

/// One row of `story_pages`.
#[derive(Debug, Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "story_pages")]
pub struct Model {
    /// Of which story.
    #[sea_orm(primary_key, auto_increment = false)]
    pub story_id: Uuid,
    /// Of which page.
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i32,
    /// Where it lies.
    pub picture_id: Uuid,
}

/// Whose it is.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Its story.
    #[sea_orm(
        belongs_to = "super::stories::Entity",
        from = "Column::StoryId",
        to = "super::stories::Column::Id"
    )]
    Story,
}

impl Related<super::stories::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Story.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

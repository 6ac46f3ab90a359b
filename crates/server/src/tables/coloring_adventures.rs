//! What somebody made: the wish behind a picture.

use sea_orm::entity::prelude::*;

/// One row of `coloring_adventures`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "coloring_adventures")]
pub struct Model {
    /// Time-ordered.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// What became of it.
    pub picture_id: Uuid,
    /// The child on it.
    pub character: Json,
    /// The adventure's id.
    pub theme: String,
    /// The adventure's name.
    pub setting: String,
    /// Element ids.
    pub elements: Json,
    /// What happens.
    pub challenge: String,
    /// For whom, such as `3-10`.
    pub age_range: String,
    /// What was typed.
    pub custom_ideas: Option<String>,
    /// `simple` or `detailed`.
    pub coloring_style: Option<String>,
    /// The call that drew it and its wish, to be sent again.
    pub content: Json,
    /// When it was drawn.
    pub created_at: TimeDateTimeWithTimeZone,
    /// When it was last colored on screen.
    pub colored_at: Option<TimeDateTimeWithTimeZone>,
}

/// What an adventure has.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Its on-screen coloring, if it was begun.
    #[sea_orm(has_one = "super::user_colorings::Entity")]
    Coloring,
}

impl Related<super::user_colorings::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Coloring.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

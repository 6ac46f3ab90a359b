//! How far an on-screen coloring has come.

use sea_orm::entity::prelude::*;

/// One row of `user_colorings`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "user_colorings")]
pub struct Model {
    /// Time-ordered.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// Of what.
    pub adventure_id: Uuid,
    /// Region numbers and their colors.
    pub color_data: Json,
    /// Of all regions that can be filled, 0 to 100.
    pub completion_percentage: i32,
    /// When it was begun.
    pub created_at: TimeDateTimeWithTimeZone,
    /// When it was last changed.
    pub updated_at: TimeDateTimeWithTimeZone,
}

/// What a coloring is of.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Its adventure.
    #[sea_orm(
        belongs_to = "super::coloring_adventures::Entity",
        from = "Column::AdventureId",
        to = "super::coloring_adventures::Column::Id"
    )]
    Adventure,
}

impl Related<super::coloring_adventures::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Adventure.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

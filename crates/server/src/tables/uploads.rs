//! A picture a child made, kept for its owner and perhaps offered to others.

use sea_orm::entity::prelude::*;

/// One row of `uploads`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "uploads")]
pub struct Model {
    /// Time-ordered; also the name in the image store.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// On the card.
    pub title: String,
    /// Where the picture is fetched.
    pub image_url: String,
    /// Under the title.
    pub description: Option<String>,
    /// The artist; for the owner's eyes only.
    pub child_name: Option<String>,
    /// 1 to 18; for the owner's eyes only.
    pub child_age: Option<i32>,
    /// Offered to others.
    pub is_public: bool,
    /// Set apart by its owner.
    pub is_featured: bool,
    /// Since when.
    pub featured_at: Option<TimeDateTimeWithTimeZone>,
    /// Time-ordered: the place in the list of featured ones.
    pub featured_id: Option<Uuid>,
    /// How many people like it.
    pub likes: i32,
    /// When it was uploaded.
    pub created_at: TimeDateTimeWithTimeZone,
    /// Strings.
    pub tags: Json,
    /// `waiting`, `approved`, `reported` or `hidden`.
    pub review: String,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

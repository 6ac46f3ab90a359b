//! A page somebody saved to their gallery.

use sea_orm::entity::prelude::*;

/// One row of `saved_coloring_pages`.
#[derive(Debug, Clone, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "saved_coloring_pages")]
pub struct Model {
    /// Time-ordered: newest first is descending id.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose.
    pub user_id: Uuid,
    /// What it shows; no two saved pages share one.
    pub picture_id: Uuid,
    /// On the card.
    pub title: String,
    /// Where the picture is fetched.
    pub image_url: String,
    /// Under the picture.
    pub caption: Option<String>,
    /// `simple` or `detailed`.
    pub complexity: Option<String>,
    /// Strings.
    pub tags: Json,
    /// The child on it.
    pub character: Json,
    /// When it was saved.
    pub created_at: TimeDateTimeWithTimeZone,
    /// Where the version coloured on screen is fetched.
    pub colored_version: Option<String>,
    /// Starred.
    pub is_favorite: bool,
}

/// Nothing.
#[derive(Debug, Clone, Copy, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

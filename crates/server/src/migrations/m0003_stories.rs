//! Stories and the pictures of their pages.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, integer, json_binary, pk_uuid, string, timestamp_with_time_zone,
    timestamp_with_time_zone_null, uuid, uuid_uniq,
};

use super::m0001_first_pages::{index, owned_by_user};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(stories()).await?;
        manager.create_table(story_pages()).await?;
        manager.create_index(index("stories", &["user_id", "id"])).await
    }
}

fn stories() -> TableCreateStatement {
    Table::create()
        .table("stories")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(string("title"))
        .col(json_binary("telling"))
        .col(big_integer("seed"))
        .col(json_binary("texts"))
        .col(timestamp_with_time_zone_null("drawing_until"))
        .col(timestamp_with_time_zone("created_at"))
        .foreign_key(&mut owned_by_user("stories"))
        .to_owned()
}

fn story_pages() -> TableCreateStatement {
    let held = |column: &'static str, table: &'static str| {
        let mut key = ForeignKey::create();
        key.from("story_pages", column).to(table, "id").on_delete(ForeignKeyAction::Cascade);
        key
    };
    Table::create()
        .table("story_pages")
        .col(uuid("story_id"))
        .col(integer("number"))
        .col(uuid_uniq("picture_id"))
        .primary_key(Index::create().col("story_id").col("number"))
        .foreign_key(&mut held("story_id", "stories"))
        .foreign_key(&mut held("picture_id", "pictures"))
        .to_owned()
}

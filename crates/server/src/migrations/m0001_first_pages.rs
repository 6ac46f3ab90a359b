//! People, their sessions, their pictures and the pages they saved.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    boolean, integer, json_binary, pk_uuid, string, string_null, string_uniq, text_null,
    timestamp_with_time_zone, timestamp_with_time_zone_null, uuid, uuid_uniq,
};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(users()).await?;
        manager.create_table(sessions()).await?;
        manager.create_table(sign_in_failures()).await?;
        manager.create_table(pictures()).await?;
        manager.create_table(saved_coloring_pages()).await?;
        for index in indexes() {
            manager.create_index(index).await?;
        }
        Ok(())
    }
}

fn users() -> TableCreateStatement {
    Table::create()
        .table("users")
        .col(pk_uuid("id"))
        .col(string_uniq("email"))
        .col(string("password"))
        .col(string_null("display_name"))
        .col(boolean("is_operator"))
        .col(boolean("is_suspended"))
        .col(timestamp_with_time_zone("created_at"))
        .col(timestamp_with_time_zone_null("last_login_at"))
        .to_owned()
}

fn sessions() -> TableCreateStatement {
    Table::create()
        .table("sessions")
        .col(string("token_hash").primary_key())
        .col(uuid("user_id"))
        .col(timestamp_with_time_zone("created_at"))
        .col(timestamp_with_time_zone("seen_at"))
        .col(timestamp_with_time_zone("expires_at"))
        .foreign_key(&mut owned_by_user("sessions"))
        .to_owned()
}

fn sign_in_failures() -> TableCreateStatement {
    Table::create()
        .table("sign_in_failures")
        .col(string("who").primary_key())
        .col(integer("count"))
        .col(timestamp_with_time_zone("last_at"))
        .to_owned()
}

fn pictures() -> TableCreateStatement {
    Table::create()
        .table("pictures")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(timestamp_with_time_zone("created_at"))
        .foreign_key(&mut owned_by_user("pictures"))
        .to_owned()
}

fn saved_coloring_pages() -> TableCreateStatement {
    Table::create()
        .table("saved_coloring_pages")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(uuid_uniq("picture_id"))
        .col(string("title"))
        .col(string("image_url"))
        .col(text_null("caption"))
        .col(string_null("complexity"))
        .col(json_binary("tags"))
        .col(json_binary("character"))
        .col(timestamp_with_time_zone("created_at"))
        .col(string_null("colored_version"))
        .col(boolean("is_favorite"))
        .foreign_key(&mut owned_by_user("saved_coloring_pages"))
        .foreign_key(
            ForeignKey::create()
                .from("saved_coloring_pages", "picture_id")
                .to("pictures", "id")
                .on_delete(ForeignKeyAction::Restrict),
        )
        .to_owned()
}

/// The foreign key of what goes with its user.
pub(super) fn owned_by_user(table: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table, "user_id")
        .to("users", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

/// An index of `table`, named after its columns.
pub(super) fn index(table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create();
    index.name(format!("{table}_by_{}", columns.join("_"))).table(table);
    for column in columns {
        index.col(*column);
    }
    index
}

fn indexes() -> [IndexCreateStatement; 5] {
    [
        index("sessions", &["user_id"]),
        index("sessions", &["expires_at"]),
        index("pictures", &["user_id", "id"]),
        index("saved_coloring_pages", &["user_id", "id"]),
        index("saved_coloring_pages", &["user_id", "is_favorite", "id"]),
    ]
}

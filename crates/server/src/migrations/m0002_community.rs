//! What people share, give and come back to: uploads, donations, adventures, colorings.

use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{
    big_integer, boolean, integer, integer_null, json_binary, pk_uuid, string, string_null, string_uniq,
    text_null, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid, uuid_null, uuid_uniq,
};

use super::m0001_first_pages::{index, owned_by_user};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let tables = [uploads(), upload_likes(), upload_reports(), donations(), adventures(), colorings()];
        for table in tables {
            manager.create_table(table).await?;
        }
        for index in [
            index("uploads", &["user_id", "id"]),
            index("uploads", &["review", "is_public", "id"]),
            index("uploads", &["review", "is_public", "featured_id"]),
            index("upload_likes", &["user_id"]),
            index("upload_reports", &["user_id"]),
            index("donations", &["user_id", "id"]),
            index("donations", &["payment_intent_id"]),
            index("coloring_adventures", &["user_id", "id"]),
            index("user_colorings", &["user_id", "id"]),
        ] {
            manager.create_index(index).await?;
        }
        Ok(())
    }
}

fn uploads() -> TableCreateStatement {
    Table::create()
        .table("uploads")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(string("title"))
        .col(string("image_url"))
        .col(text_null("description"))
        .col(string_null("child_name"))
        .col(integer_null("child_age"))
        .col(boolean("is_public"))
        .col(boolean("is_featured"))
        .col(timestamp_with_time_zone_null("featured_at"))
        .col(uuid_null("featured_id"))
        .col(integer("likes"))
        .col(timestamp_with_time_zone("created_at"))
        .col(json_binary("tags"))
        .col(string("review"))
        .foreign_key(&mut owned_by_user("uploads"))
        .to_owned()
}

fn upload_likes() -> TableCreateStatement {
    Table::create()
        .table("upload_likes")
        .col(uuid("upload_id"))
        .col(uuid("user_id"))
        .primary_key(Index::create().col("upload_id").col("user_id"))
        .foreign_key(&mut of_upload("upload_likes"))
        .foreign_key(&mut owned_by_user("upload_likes"))
        .to_owned()
}

fn upload_reports() -> TableCreateStatement {
    Table::create()
        .table("upload_reports")
        .col(uuid("upload_id"))
        .col(uuid("user_id"))
        .col(string_null("reason"))
        .col(timestamp_with_time_zone("created_at"))
        .primary_key(Index::create().col("upload_id").col("user_id"))
        .foreign_key(&mut of_upload("upload_reports"))
        .foreign_key(&mut owned_by_user("upload_reports"))
        .to_owned()
}

fn donations() -> TableCreateStatement {
    Table::create()
        .table("donations")
        .col(pk_uuid("id"))
        .col(uuid_null("user_id"))
        .col(big_integer("amount"))
        .col(string("currency"))
        .col(string("status"))
        .col(string("payment_intent_id"))
        .col(string_null("payment_method"))
        .col(timestamp_with_time_zone("created_at"))
        .col(json_binary("metadata"))
        .col(string_uniq("idempotency_key"))
        .col(text_null("checkout_url"))
        .foreign_key(
            ForeignKey::create()
                .from("donations", "user_id")
                .to("users", "id")
                .on_delete(ForeignKeyAction::SetNull),
        )
        .to_owned()
}

fn adventures() -> TableCreateStatement {
    Table::create()
        .table("coloring_adventures")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(uuid_uniq("picture_id"))
        .col(json_binary("character"))
        .col(string("theme"))
        .col(string("setting"))
        .col(json_binary("elements"))
        .col(string("challenge"))
        .col(string("age_range"))
        .col(text_null("custom_ideas"))
        .col(string_null("coloring_style"))
        .col(json_binary("content"))
        .col(timestamp_with_time_zone("created_at"))
        .col(timestamp_with_time_zone_null("colored_at"))
        .foreign_key(&mut owned_by_user("coloring_adventures"))
        .foreign_key(
            ForeignKey::create()
                .from("coloring_adventures", "picture_id")
                .to("pictures", "id")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

fn colorings() -> TableCreateStatement {
    Table::create()
        .table("user_colorings")
        .col(pk_uuid("id"))
        .col(uuid("user_id"))
        .col(uuid_uniq("adventure_id"))
        .col(json_binary("color_data"))
        .col(integer("completion_percentage"))
        .col(timestamp_with_time_zone("created_at"))
        .col(timestamp_with_time_zone("updated_at"))
        .foreign_key(&mut owned_by_user("user_colorings"))
        .foreign_key(
            ForeignKey::create()
                .from("user_colorings", "adventure_id")
                .to("coloring_adventures", "id")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned()
}

fn of_upload(table: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table, "upload_id")
        .to("uploads", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

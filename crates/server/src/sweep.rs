//! Housekeeping: adventures nobody saved go after thirty days, other unsaved pages after one, and what ran out
//! at once.

use std::time::Duration;

use sea_orm::sea_query::{Expr, Query, SimpleExpr};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter, QuerySelect};
use time::OffsetDateTime;
use tokio_stream::StreamExt as _;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Result};
use crate::tables::{
    coloring_adventures as adventures, pictures, saved_coloring_pages as saved, sessions, story_pages,
    uploads,
};
use crate::{db, failures, images};

/// How long a page that is no adventure waits to be saved, and bytes for their row.
const UNSAVED_LASTS: time::Duration = time::Duration::days(1);
/// How long an adventure that is not saved is remembered after it was drawn or last colored.
const ADVENTURE_LASTS: time::Duration = time::Duration::days(30);
/// Sweeps are this far apart; the first is at start.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// Pictures removed in one transaction.
const AT_ONCE: u64 = 200;

/// Sweeps now and every hour, until it is dropped.
pub async fn keep_sweeping(app: App) {
    let mut clock = tokio::time::interval(EVERY);
    loop {
        clock.tick().await;
        if let Err(error) = sweep(&app, now()).await {
            tracing::error!(?error, "sweeping failed; it is tried again later");
        }
    }
}

/// Sweeps as if it were `now`.
pub async fn sweep(app: &App, now: OffsetDateTime) -> Result<()> {
    let ended = sessions::Column::ExpiresAt.lte(now);
    sessions::Entity::delete_many().filter(ended).exec(&app.db).await?;
    failures::forget_old(&app.db).await?;
    app.limits.forget_quiet_ones();
    let mut gone = 0;
    loop {
        let batch = forget_unsaved(app, now).await?;
        gone += batch;
        if batch < AT_ONCE {
            break;
        }
    }
    let orphans = remove_orphans(app, now - UNSAVED_LASTS).await?;
    tracing::info!(unsaved = gone, orphans, "swept");
    Ok(())
}

/// Forgets pictures that no saved page shows, no recent adventure remembers and no story tells of; how many.
async fn forget_unsaved(app: &App, now: OffsetDateTime) -> Result<u64> {
    let of_this = |column: SimpleExpr| column.eq(Expr::col((pictures::Entity, pictures::Column::Id)));
    let shown = Query::select()
        .expr(Expr::val(1))
        .from(saved::Entity)
        .and_where(of_this(Expr::col((saved::Entity, saved::Column::PictureId))))
        .to_owned();
    let recent = now - ADVENTURE_LASTS;
    let remembered = Query::select()
        .expr(Expr::val(1))
        .from(adventures::Entity)
        .and_where(of_this(Expr::col((adventures::Entity, adventures::Column::PictureId))))
        .and_where(adventures::Column::CreatedAt.gte(recent).or(adventures::Column::ColoredAt.gte(recent)))
        .to_owned();
    let told = Query::select()
        .expr(Expr::val(1))
        .from(story_pages::Entity)
        .and_where(of_this(Expr::col((story_pages::Entity, story_pages::Column::PictureId))))
        .to_owned();
    let writing = db::write(&app.db).await?;
    let ids: Vec<Uuid> = pictures::Entity::find()
        .select_only()
        .column(pictures::Column::Id)
        .filter(pictures::Column::CreatedAt.lt(now - UNSAVED_LASTS))
        .filter(Expr::exists(shown).not())
        .filter(Expr::exists(remembered).not())
        .filter(Expr::exists(told).not())
        .limit(AT_ONCE)
        .lock_exclusive()
        .into_tuple()
        .all(&writing)
        .await?;
    let unsaved = pictures::Column::Id.is_in(ids.iter().copied());
    pictures::Entity::delete_many().filter(unsaved).exec(&writing).await?;
    writing.commit().await?;
    for id in &ids {
        app.images.remove(*id).await?;
    }
    Ok(ids.len() as u64)
}

/// Removes bytes older than `before` that have no row: a crash between the two left them.
async fn remove_orphans(app: &App, before: OffsetDateTime) -> Result<u64> {
    let mut stored = app.images.store().list(None);
    let mut removed = 0;
    while let Some(object) = stored.next().await {
        let object = object.map_err(Error::internal)?;
        let Some(id) = images::id_at(&object.location) else {
            continue;
        };
        let is_old = object.last_modified.timestamp() < before.unix_timestamp();
        if is_old && !has_row(app, id).await? {
            app.images.remove_stored(&object.location).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

async fn has_row(app: &App, id: Uuid) -> Result<bool> {
    Ok(pictures::Entity::find_by_id(id).one(&app.db).await?.is_some()
        || uploads::Entity::find_by_id(id).one(&app.db).await?.is_some())
}

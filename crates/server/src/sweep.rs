//! Housekeeping: what nobody saved goes after a day, what ran out goes at once.

use std::time::Duration;

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter, QuerySelect};
use time::OffsetDateTime;
use tokio_stream::StreamExt as _;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::error::{Error, Result};
use crate::tables::{pictures, saved_coloring_pages as saved, sessions};
use crate::{db, failures, images};

/// How long a page waits to be saved.
const UNSAVED_LASTS: time::Duration = time::Duration::days(1);
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
        let batch = forget_unsaved(app, now - UNSAVED_LASTS).await?;
        gone += batch;
        if batch < AT_ONCE {
            break;
        }
    }
    let orphans = remove_orphans(app, now - UNSAVED_LASTS).await?;
    tracing::info!(unsaved = gone, orphans, "swept");
    Ok(())
}

/// Forgets pictures made before `before` that no saved page shows; how many.
async fn forget_unsaved(app: &App, before: OffsetDateTime) -> Result<u64> {
    let shown = Query::select()
        .expr(Expr::val(1))
        .from(saved::Entity)
        .and_where(
            Expr::col((saved::Entity, saved::Column::PictureId))
                .equals((pictures::Entity, pictures::Column::Id)),
        )
        .to_owned();
    let writing = db::write(&app.db).await?;
    let ids: Vec<Uuid> = pictures::Entity::find()
        .select_only()
        .column(pictures::Column::Id)
        .filter(pictures::Column::CreatedAt.lt(before))
        .filter(Expr::exists(shown).not())
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
        if is_old && pictures::Entity::find_by_id(id).one(&app.db).await?.is_none() {
            app.images.remove_stored(&object.location).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

//! The pictures of a story, drawn one after the other. Whoever draws holds a lease; when a node goes down, the
//! lease runs out and the next one who asks for the story has the rest drawn.

use std::time::Duration;

use scene::Seed;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder, Set};
use stories::{Telling, tell};
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::db;
use crate::error::Result;
use crate::images::{Part, deflated};
use crate::tables::{pictures, stories as rows, story_pages};
use crate::wire::parse;

/// A picture takes far less, and says so again.
const LEASE: Duration = Duration::from_secs(20);
/// After a picture could not be drawn, nobody tries again before this.
const REST: Duration = Duration::from_secs(2);

/// Has what is missing of a story drawn, unless somebody is at it.
pub fn go_on(app: &App, story: rows::Model) {
    if story.drawing_until.is_some_and(|until| until > now()) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let id = story.id;
        match claim(&app, id, LEASE).await {
            Ok(false) => return,
            Ok(true) => {}
            Err(error) => return tracing::error!(%error, "a story could not be claimed"),
        }
        let drawn = draw_missing(&app, story).await;
        let rest = if drawn.is_ok() { Duration::ZERO } else { REST };
        if let Err(error) = drawn.and(hold(&app, id, rest).await) {
            tracing::error!(%error, "a story waits for its pictures");
        }
    });
}

/// The pictures of a story so far, the cover first.
pub async fn drawn(app: &App, story: Uuid) -> Result<Vec<story_pages::Model>> {
    let own = story_pages::Entity::find().filter(story_pages::Column::StoryId.eq(story));
    Ok(own.order_by_asc(story_pages::Column::Number).all(&app.db).await?)
}

/// Takes the lease; `false` where somebody has it.
async fn claim(app: &App, story: Uuid, lease: Duration) -> Result<bool> {
    let until = rows::Column::DrawingUntil;
    let taken = rows::Entity::update_many()
        .col_expr(until, Expr::value(now() + lease))
        .filter(rows::Column::Id.eq(story))
        .filter(until.is_null().or(until.lt(now())))
        .exec(&app.db)
        .await?;
    Ok(taken.rows_affected == 1)
}

async fn hold(app: &App, story: Uuid, lease: Duration) -> Result<()> {
    rows::Entity::update_many()
        .col_expr(rows::Column::DrawingUntil, Expr::value(now() + lease))
        .filter(rows::Column::Id.eq(story))
        .exec(&app.db)
        .await?;
    Ok(())
}

async fn draw_missing(app: &App, row: rows::Model) -> Result<()> {
    let telling: Telling = parse(row.telling)?;
    let story = tell(&telling, Seed(row.seed.unsigned_abs()));
    let ready = drawn(app, row.id).await?.len();
    for (number, page) in (0..).zip(std::iter::once(story.cover).chain(story.pages)).skip(ready) {
        let packed = app.press.run(move || export::pack(&artist::illustrate(&page.scene, page.seed))).await?;
        let picture = Uuid::now_v7();
        app.images.put(picture, Part::Whole, deflated(&packed)?).await?;
        if let Err(error) = hang(app, (row.id, row.user_id), number, picture).await {
            app.images.remove(picture).await?;
            return Err(error);
        }
    }
    Ok(())
}

/// Gives a page its picture: both rows or none.
async fn hang(app: &App, (story, user): (Uuid, Uuid), number: i32, picture: Uuid) -> Result<()> {
    let writing = db::write(&app.db).await?;
    let row = pictures::ActiveModel { id: Set(picture), user_id: Set(user), created_at: Set(now()) };
    row.insert(&writing).await?;
    let page =
        story_pages::ActiveModel { story_id: Set(story), number: Set(number), picture_id: Set(picture) };
    page.insert(&writing).await?;
    rows::Entity::update_many()
        .col_expr(rows::Column::DrawingUntil, Expr::value(now() + LEASE))
        .filter(rows::Column::Id.eq(story))
        .exec(&writing)
        .await?;
    Ok(writing.commit().await?)
}

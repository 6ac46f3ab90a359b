//! What an operator does from a terminal.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use uuid::Uuid;

use crate::app::App;
use crate::error::{Error, Result};
use crate::review::{self, Decision, Standing};
use crate::tables::{uploads, users};

/// An upload nobody has looked at yet.
#[derive(Debug)]
pub struct Waiting {
    /// To approve or hide it.
    pub id: Uuid,
    /// As it was sent.
    pub title: String,
    /// `waiting` or `reported`.
    pub review: String,
    /// Whose it is.
    pub member: String,
}

/// The uploads nobody has looked at yet, the oldest first: at most `most`.
pub async fn queue(app: &App, most: u64) -> Result<Vec<Waiting>> {
    let open = review::waiting(&app.db, most).await?;
    let whose = users::Column::Id.is_in(open.iter().map(|upload| upload.user_id));
    let members = users::Entity::find().filter(whose).all(&app.db).await?;
    let email = |id: Uuid| members.iter().find(|member| member.id == id).map(|member| member.email.clone());
    let waiting = |upload: uploads::Model| Waiting {
        id: upload.id,
        title: upload.title,
        review: upload.review,
        member: email(upload.user_id).unwrap_or_default(),
    };
    Ok(open.into_iter().map(waiting).collect())
}

/// Lets others see an upload.
pub async fn approve(app: &App, id: Uuid) -> Result<()> {
    review::settle(&app.db, id, Decision::Approve).await.map(|_| ())
}

/// Hides an upload from others.
pub async fn hide(app: &App, id: Uuid) -> Result<()> {
    review::settle(&app.db, id, Decision::Hide).await.map(|_| ())
}

/// Suspends a member, or takes them back.
pub async fn suspend(app: &App, email: &str, is_suspended: bool) -> Result<()> {
    stand(app, email, Standing { is_suspended: Some(is_suspended), is_operator: None }).await
}

/// Makes a member an operator, or no longer.
pub async fn make_operator(app: &App, email: &str, is_operator: bool) -> Result<()> {
    stand(app, email, Standing { is_operator: Some(is_operator), is_suspended: None }).await
}

async fn stand(app: &App, email: &str, standing: Standing) -> Result<()> {
    let them = users::Column::Email.eq(email.trim().to_lowercase());
    let user = users::Entity::find().filter(them).one(&app.db).await?.ok_or(Error::NotFound)?;
    review::stand(&app.db, user, standing).await.map(|_| ())
}

//! Everything of one's own, as a zip: JSON, pages and uploads. It is sent while it is made.

use std::io::{self, Write};

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::{Value, json};
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio_stream::StreamExt as _;
use tokio_stream::wrappers::ReceiverStream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::accounts::Me;
use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Format, Paper, Part, Printing};
use crate::press;
use crate::session::Member;
use crate::stories;
use crate::tables::{
    coloring_adventures as adventures, donations, saved_coloring_pages as saved, stories as told,
    upload_likes as likes, uploads, user_colorings as colorings,
};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export))
}

/// Rows read at once.
const PIECE: u64 = 100;
/// Chunks of the file that wait to be sent.
const AHEAD: usize = 8;
/// Bytes in a chunk.
const CHUNK: usize = 64 * 1024;

/// Everything of yours as a zip: `account.json`, `pages/`, `uploads/`, `stories/`.
#[utoipa::path(get, path = "/api/account/export", tag = "account",
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = 401, body = Problem),
        (status = 429, body = Problem)))]
async fn export(State(app): State<App>, member: Member) -> Result<Response> {
    app.limits.draw_page(member.user.id)?;
    let (send, receive) = mpsc::channel(AHEAD);
    let handle = Handle::current();
    tokio::task::spawn_blocking(move || {
        let sent = Takeout { app, member, handle, zip: zip_into(send.clone()) }.pack();
        // Breaking off makes the browser say that the download failed; there is no status left to send.
        if let Err(error) = sent {
            tracing::error!(%error, "an export broke off");
            let _ = send.blocking_send(Err(io::Error::other("the export broke off")));
        }
    });
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"pagelings.zip\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let body = ReceiverStream::new(receive).map(|chunk: io::Result<Bytes>| chunk);
    Ok((headers, Body::from_stream(body)).into_response())
}

type Zip = ZipWriter<zip::write::StreamWriter<io::BufWriter<Pipe>>>;

fn zip_into(pipe: mpsc::Sender<io::Result<Bytes>>) -> Zip {
    ZipWriter::new_stream(io::BufWriter::with_capacity(CHUNK, Pipe(pipe)))
}

/// Hands what is written to whoever reads the answer.
struct Pipe(mpsc::Sender<io::Result<Bytes>>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let chunk = Bytes::copy_from_slice(bytes);
        self.0.blocking_send(Ok(chunk)).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A zip in the making.
struct Takeout {
    app: App,
    member: Member,
    handle: Handle,
    zip: Zip,
}

impl Takeout {
    fn pack(mut self) -> Result<()> {
        let account = self.handle.clone().block_on(self.account())?;
        self.add_json("account.json", &account)?;
        self.pages()?;
        self.uploads()?;
        self.stories()?;
        let mut out = self.zip.finish().map_err(Error::internal)?.into_inner();
        out.flush().map_err(Error::internal)
    }

    async fn account(&self) -> Result<Value> {
        let (db, id) = (&self.app.db, self.member.user.id);
        let given = donations::Entity::find().filter(donations::Column::UserId.eq(id)).into_json();
        let liked = likes::Entity::find().filter(likes::Column::UserId.eq(id)).into_json();
        let made = adventures::Entity::find().filter(adventures::Column::UserId.eq(id)).into_json();
        let colored = colorings::Entity::find().filter(colorings::Column::UserId.eq(id)).into_json();
        Ok(json!({
            "account": Me::from(self.member.user.clone()),
            "donations": given.all(db).await?,
            "likes": liked.all(db).await?,
            "adventures": made.all(db).await?,
            "colorings": colored.all(db).await?,
        }))
    }

    /// The member's rows that follow the one `after`, by their columns of owner and id: a piece of them.
    fn own<E: EntityTrait>(&self, (owner, id): (E::Column, E::Column), after: Uuid) -> Result<Vec<E::Model>> {
        let rows = E::find().filter(owner.eq(self.member.user.id)).filter(id.gt(after));
        Ok(self.handle.block_on(rows.order_by_asc(id).limit(PIECE).all(&self.app.db))?)
    }

    fn pages(&mut self) -> Result<()> {
        let mut records = Vec::new();
        let mut after = Uuid::nil();
        loop {
            let rows = self.own::<saved::Entity>((saved::Column::UserId, saved::Column::Id), after)?;
            let Some(last) = rows.last() else { break };
            after = last.id;
            for row in &rows {
                let packed = images::own_packed(&self.app, &self.member, row.picture_id);
                let packed = self.handle.block_on(packed)?;
                let print = move || press::print(&packed, Format::Png, Printing::default());
                let page = self.handle.block_on(self.app.press.run(print))??;
                self.add(&format!("pages/{}.png", row.id), &page.bytes)?;
            }
            records.extend(rows.into_iter().map(|row| {
                json!({ "id": row.id, "title": row.title, "caption": row.caption, "tags": row.tags,
                    "complexity": row.complexity, "character": row.character, "isFavorite": row.is_favorite,
                    "createdAt": row.created_at.to_string() })
            }));
        }
        self.add_json("pages.json", &Value::Array(records))
    }

    fn uploads(&mut self) -> Result<()> {
        let mut records = Vec::new();
        let mut after = Uuid::nil();
        loop {
            let rows = self.own::<uploads::Entity>((uploads::Column::UserId, uploads::Column::Id), after)?;
            let Some(last) = rows.last() else { break };
            after = last.id;
            for row in rows {
                let bytes = self.handle.block_on(self.app.images.get(row.id, Part::Whole))?;
                self.add(&format!("uploads/{}.jpg", row.id), &bytes)?;
                records.push(json!({ "id": row.id, "title": row.title, "description": row.description,
                    "childName": row.child_name, "childAge": row.child_age, "tags": row.tags,
                    "isPublic": row.is_public, "isFeatured": row.is_featured, "likes": row.likes,
                    "review": row.review, "createdAt": row.created_at.to_string() }));
            }
        }
        self.add_json("uploads.json", &Value::Array(records))
    }

    /// Every story as words, and as a book where its pictures are all drawn.
    fn stories(&mut self) -> Result<()> {
        let mut records = Vec::new();
        let mut after = Uuid::nil();
        loop {
            let rows = self.own::<told::Entity>((told::Column::UserId, told::Column::Id), after)?;
            let Some(last) = rows.last() else { break };
            after = last.id;
            for row in rows {
                records.push(json!({ "id": row.id, "title": row.title, "telling": row.telling,
                    "texts": row.texts, "createdAt": row.created_at.to_string() }));
                let name = format!("stories/{}.pdf", row.id);
                let book = stories::printed(&self.app, &self.member, row, Paper::default());
                match self.handle.clone().block_on(book) {
                    Ok(book) => self.add(&name, &book)?,
                    Err(Error::Busy { .. }) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        self.add_json("stories.json", &Value::Array(records))
    }

    fn add_json(&mut self, name: &str, value: &Value) -> Result<()> {
        let text = serde_json::to_string_pretty(value).map_err(Error::internal)?;
        self.add(name, text.as_bytes())
    }

    fn add(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip.start_file(name, stored).map_err(Error::internal)?;
        self.zip.write_all(bytes).map_err(Error::internal)
    }
}

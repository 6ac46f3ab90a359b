//! A story in the making, as server-sent events: one a picture, and one when the book is done.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde::Serialize;
use serde_json::json;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{drawing, library, progress};
use crate::app::App;
use crate::error::{Problem, Result};
use crate::session::Member;
use crate::tables::stories as rows;
use crate::wire::Path;

/// How often it is looked for a new picture.
const LOOK: Duration = Duration::from_millis(150);
/// After this a browser asks again, from where it was.
const LONGEST: Duration = Duration::from_secs(60);

/// A picture more.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Pictures drawn so far, the cover among them; also the event's id.
    drawn: usize,
    /// Of so many.
    of: usize,
    /// 0 to 100.
    progress: usize,
    /// The picture as lines for the screen.
    svg_url: String,
}

/// Follow a story in the making: a `page` event a picture, `done` at the end. Resumes after `Last-Event-ID`.
#[utoipa::path(get, path = "/api/stories/{id}/events", tag = "stories", params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "text/event-stream", body = Progress), (status = 401, body = Problem),
        (status = 404, body = Problem)))]
pub async fn events(
    State(app): State<App>,
    member: Member,
    Path(id): Path<Uuid>,
    headers: HeaderMap,
) -> Result<impl IntoResponse> {
    let story = library::mine(&app, &member, id).await?;
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse().ok());
    let (send, receive) = mpsc::channel(4);
    tokio::spawn(async move {
        let told = tell_of(&app, story, seen.unwrap_or(0), &send);
        // Nobody listens any more, or the browser is to ask again.
        let _ = tokio::time::timeout(LONGEST, told).await;
    });
    let stream = Sse::new(ReceiverStream::new(receive)).keep_alive(KeepAlive::default());
    let not_held_back = (HeaderName::from_static("x-accel-buffering"), "no");
    Ok(([(header::CACHE_CONTROL, "no-store"), not_held_back], stream))
}

type Sent = std::result::Result<Event, Infallible>;

/// Sends an event a picture until all are there; stops when nobody listens or the story is gone.
async fn tell_of(app: &App, mut story: rows::Model, mut seen: usize, send: &mpsc::Sender<Sent>) {
    loop {
        let of = story.texts.as_array().map_or(0, Vec::len) + 1;
        let Ok(drawn) = drawing::drawn(app, story.id).await else { return };
        for page in drawn.iter().skip(seen) {
            seen += 1;
            let picture = super::Picture::new(page);
            let progress =
                Progress { drawn: seen, of, progress: progress(seen, of - 1), svg_url: picture.svg_url };
            let event = Event::default().id(seen.to_string()).event("page").data(json!(progress).to_string());
            if send.send(Ok(event)).await.is_err() {
                return;
            }
        }
        if drawn.len() >= of {
            let done = Event::default().event("done").data(json!({ "id": story.id }).to_string());
            let _ = send.send(Ok(done)).await;
            return;
        }
        drawing::go_on(app, story.clone());
        tokio::time::sleep(LOOK).await;
        if send.is_closed() {
            return;
        }
        let Ok(Some(now)) = library::again(app, story.id).await else { return };
        story = now;
    }
}

//! Photos: a family photo becomes a page.
//!
//! The photo itself is never written anywhere and never logged. What was seen in it stays in this process's memory
//! for at most five minutes after its member last asked, so that a slider that moves only draws; then it
//! is gone. Only the page that was made is kept, like any other.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{DefaultBodyLimit, State};
use photo::{Alone, Analysis, Detail, Hands, Photo, Plate, Settings, Style, Thickness};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::form::{FORM_MAX, Form, Sent};
use crate::images::{self, Format};
use crate::limits::Gate;
use crate::session::Member;
use crate::text::Caption;
use crate::wire::Json;
use crate::wish::kind;

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(instant))
        .routes(routes!(by_ai))
        .layer(DefaultBodyLimit::max(FORM_MAX))
}

/// A page made from a photo.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PhotoPage {
    /// The page as a PNG of 300 dots an inch; what a save names.
    image_url: String,
    /// The page as lines for the screen.
    svg_url: String,
    /// The page as lines for the printer.
    pdf_url: String,
    /// What to say when there was nothing to draw and the page is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'static str>,
}

/// The form of a photo, as it is sent.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the form; it is read as Wanted")]
struct PhotoForm {
    /// A JPEG, PNG or WebP of at most 5 MB, 40 megapixels and 12,000 pixels a side.
    #[schema(content_media_type = "application/octet-stream")]
    image: Vec<u8>,
    /// The page's title.
    caption: Option<Caption>,
    /// For the client's own switch; the route decides.
    #[schema(rename = "useOpenCV")]
    use_open_cv: Option<bool>,
    /// `high` is a Detail Amount of 75; `custom` takes what is sent.
    detail_level: Option<DetailLevel>,
    style: Option<LineStyle>,
    /// 0–100; 75 where it is not sent.
    #[schema(minimum = 0, maximum = 100)]
    detail_amount: Option<u8>,
    /// 1–5; 2 where it is not sent.
    #[schema(minimum = 1, maximum = 5)]
    line_thickness: Option<u8>,
}

/// How much detail is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum DetailLevel {
    /// A Detail Amount of 75.
    High,
    /// What `detailAmount` says.
    Custom,
}

/// How freely the photo is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum LineStyle {
    /// Keeps to the photo.
    Standard,
    /// Rounder and simpler.
    Cartoon,
}

/// The text fields of the form.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Wanted {
    #[serde(default)]
    caption: Caption,
    #[serde(rename = "useOpenCV", default)]
    use_open_cv: Option<String>,
    #[serde(default)]
    detail_level: Option<DetailLevel>,
    #[serde(default)]
    style: Option<LineStyle>,
    #[serde(default)]
    detail_amount: Option<String>,
    #[serde(default)]
    line_thickness: Option<String>,
}

impl Wanted {
    fn settings(&self) -> Result<Settings> {
        if let Some(text) = self.use_open_cv.as_deref().map(str::trim)
            && !matches!(text, "true" | "false")
        {
            return Err(Error::invalid("useOpenCV", "Expected true or false"));
        }
        let detail = match number("detailAmount", self.detail_amount.as_deref())? {
            Some(amount) => Detail::new(amount)
                .ok_or_else(|| Error::invalid("detailAmount", "Detail amount must be between 0 and 100"))?,
            None => Detail::HIGH,
        };
        let thickness = match number("lineThickness", self.line_thickness.as_deref())? {
            Some(steps) => Thickness::new(steps)
                .ok_or_else(|| Error::invalid("lineThickness", "Line thickness must be between 1 and 5"))?,
            None => Thickness::default(),
        };
        let style = match self.style {
            Some(LineStyle::Standard) => Style::Standard,
            Some(LineStyle::Cartoon) | None => Style::Cartoon,
        };
        let detail = if self.detail_level == Some(DetailLevel::High) { Detail::HIGH } else { detail };
        Ok(Settings { detail, thickness, style })
    }
}

/// A whole number as people's sliders send it; one that is far out of any range is 255.
fn number(field: &'static str, text: Option<&str>) -> Result<Option<u8>> {
    let Some(text) = text.map(str::trim) else {
        return Ok(None);
    };
    let value: i64 = text.parse().map_err(|_| Error::invalid(field, "Expected a whole number"))?;
    Ok(Some(u8::try_from(value).unwrap_or(u8::MAX)))
}

/// Turn a photo into a coloring page, on this server and at once. The photo is not kept.
#[utoipa::path(post, path = "/api/transform-photo-opencv", tag = "photos",
    request_body(content = PhotoForm, content_type = "multipart/form-data"),
    responses((status = 200, body = PhotoPage), (status = 401, body = Problem), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn instant(State(app): State<App>, member: Member, form: Form) -> Result<Json<PhotoPage>> {
    app.limits.draw_page(member.user.id)?;
    let (file, wanted, settings) = read(form)?;
    let (seen, owner) = (app.seen.clone(), member.user.id);
    let hands = Spare(app.press.clone());
    let made = app.press.run(move || -> Result<(String, bool)> {
        let sight = seen.look(owner, &file, &hands)?;
        drop(file);
        let mut drawing = sight.plate(&settings, &hands).line_art(&sight.analysis, settings.detail);
        drawing.title = wanted.caption.as_str().to_owned();
        Ok((export::pack(&drawing), drawing.shapes.is_empty()))
    });
    let (packed, is_empty) = made.await??;
    app.seen.forget_in_time();
    let id = images::keep(&app, &member, packed).await?;
    Ok(Json(PhotoPage {
        image_url: images::url(id, Format::Png),
        svg_url: images::url(id, Format::Svg),
        pdf_url: images::url(id, Format::Pdf),
        message: is_empty.then_some(photo::NOTHING_TO_DRAW),
    }))
}

/// Whether photos are drawn by an AI service too. None can be set up yet.
pub const BY_AI: bool = false;

/// Turn a photo into a coloring page with an AI service, where the operator has set one up.
#[utoipa::path(post, path = "/api/transform-photo", tag = "photos",
    request_body(content = PhotoForm, content_type = "multipart/form-data"),
    responses((status = 401, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
async fn by_ai(_: Member, form: Form) -> Result<Json<PhotoPage>> {
    read(form)?;
    Err(Error::NoAi)
}

fn read(mut form: Form) -> Result<(Vec<u8>, Wanted, Settings)> {
    let wanted: Wanted = form.texts()?;
    let settings = wanted.settings()?;
    kind("caption", wanted.caption.as_str())?;
    match form.image() {
        None => Err(Error::invalid("image", "Please upload an image first.")),
        Some(Sent::TooLarge) => Err(Error::invalid("image", "Please upload an image smaller than 5MB.")),
        Some(Sent::Image(file)) => Ok((file, wanted, settings)),
    }
}

/// A second hand where a seat is empty just then.
struct Spare(Gate);

impl Hands for Spare {
    fn both(&self, one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
        let Some(_seat) = self.0.spare_seat() else {
            return Alone.both(one, other);
        };
        std::thread::scope(|scope| {
            scope.spawn(one);
            other();
        });
    }
}

/// What was seen in the last photos, for those who are still moving sliders. Cloning it is cheap.
#[derive(Clone, Default)]
pub struct Seen {
    remembered: Arc<Mutex<Vec<Remembered>>>,
}

struct Remembered {
    owner: Uuid,
    /// Of the photo's file.
    hash: [u8; 32],
    sight: Arc<Sight>,
    last_asked: Instant,
}

/// What was seen in a photo, and the lines of the last pen that drew it.
struct Sight {
    analysis: Analysis,
    plate: Mutex<Option<(Thickness, Style, Arc<Plate>)>>,
}

/// Photos remembered at once, one a member: what was seen takes memory.
const REMEMBERED: usize = 3;
/// How long after its member last asked.
const FORGOTTEN: Duration = Duration::from_secs(5 * 60);

impl Sight {
    /// All lines of one pen: where only the Detail Amount changed, they are there already.
    fn plate(&self, Settings { thickness, style, .. }: &Settings, hands: &dyn Hands) -> Arc<Plate> {
        let known = self.plate.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((pen, hand, plate)) = known
            && pen == *thickness
            && hand == *style
        {
            return plate;
        }
        let plate = Arc::new(Plate::by(&self.analysis, *thickness, *style, hands));
        let made = Some((*thickness, *style, plate.clone()));
        *self.plate.lock().unwrap_or_else(PoisonError::into_inner) = made;
        plate
    }
}

impl Seen {
    /// What is in `file`: remembered, or looked at now.
    fn look(&self, owner: Uuid, file: &[u8], hands: &dyn Hands) -> Result<Arc<Sight>> {
        let hash = Sha256::digest(file).into();
        if let Some(sight) = self.remembered(owner, hash) {
            return Ok(sight);
        }
        let photo =
            Photo::decode_by(file, hands).map_err(|refused| Error::invalid("image", refused.to_string()))?;
        // What is forgotten for it need not lie beside it while it is looked at.
        drop(self.make_room(owner));
        let sight = Arc::new(Sight { analysis: Analysis::by(&photo, hands), plate: Mutex::new(None) });
        let seen = Remembered { owner, hash, sight: sight.clone(), last_asked: Instant::now() };
        self.make_room(owner).push(seen);
        Ok(sight)
    }

    /// Forgets this member's photo before, or the one longest not asked for, so that one more may be remembered.
    fn make_room(&self, owner: Uuid) -> MutexGuard<'_, Vec<Remembered>> {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.retain(|photo| photo.owner != owner);
        if remembered.len() >= REMEMBERED {
            remembered.remove(0);
        }
        remembered
    }

    fn remembered(&self, owner: Uuid, hash: [u8; 32]) -> Option<Arc<Sight>> {
        self.forget_old_ones();
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        let index = remembered.iter().position(|photo| photo.owner == owner && photo.hash == hash)?;
        // The one asked for last goes last.
        let mut photo = remembered.remove(index);
        photo.last_asked = Instant::now();
        let sight = photo.sight.clone();
        remembered.push(photo);
        Some(sight)
    }

    /// Forgets, when their time has come, the photos that nobody asks for again.
    fn forget_in_time(&self) {
        let seen = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(FORGOTTEN).await;
            seen.forget_old_ones();
        });
    }

    fn forget_old_ones(&self) {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.retain(|photo| photo.last_asked.elapsed() < FORGOTTEN);
    }
}

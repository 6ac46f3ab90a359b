//! Pictures: bytes in, address out. A drawing is kept once, whole, and printed anew for every format
//! and paper that is asked for. Only its owner sees it.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use std::io::{Read as _, Write as _};
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use object_store::path::Path as StorePath;
use object_store::{ObjectStore, ObjectStoreExt as _};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter, QuerySelect, Set,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::app::App;
use crate::clock::now;
use crate::config::Config;
use crate::error::{Error, Problem, Result};
use crate::press::{self, Printed};
use crate::session::Member;
use crate::store;
use crate::tables::pictures;
use crate::wire::{Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(picture))
}

/// Where pictures are kept: the one door to it.
#[derive(Clone)]
pub struct Images {
    store: Arc<dyn ObjectStore>,
}

impl Images {
    /// Opens the configured store.
    pub fn open(config: &Config) -> std::io::Result<Self> {
        Ok(Self { store: store::open(config)? })
    }

    /// Keeps a part of a picture.
    pub async fn put(&self, id: Uuid, part: Part, bytes: Vec<u8>) -> Result<()> {
        self.store.put(&at(id, part), bytes.into()).await.map_err(Error::internal)?;
        Ok(())
    }

    /// A part of a picture that was kept.
    pub async fn get(&self, id: Uuid, part: Part) -> Result<Vec<u8>> {
        let found = self.store.get(&at(id, part)).await.map_err(Error::internal)?;
        Ok(found.bytes().await.map_err(Error::internal)?.to_vec())
    }

    /// Removes all of a picture's bytes; fine where they are gone already.
    pub async fn remove(&self, id: Uuid) -> Result<()> {
        self.remove_stored(&at(id, Part::Whole)).await?;
        self.remove_stored(&at(id, Part::Thumb)).await
    }

    /// Removes what lies at `path`; fine where it is gone already.
    pub async fn remove_stored(&self, path: &StorePath) -> Result<()> {
        match self.store.delete(path).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(Error::internal(error)),
        }
    }

    /// Whether the store answers.
    pub async fn answers(&self) -> bool {
        let probe = self.store.head(&StorePath::from("probe")).await;
        matches!(probe, Ok(_) | Err(object_store::Error::NotFound { .. }))
    }

    /// The store itself, for sweeping.
    pub fn store(&self) -> &dyn ObjectStore {
        self.store.as_ref()
    }
}

/// What is kept of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// A small copy, where one is not made anew each time.
    Thumb,
}

/// In 256 folders by the last, random byte of the id.
fn at(id: Uuid, part: Part) -> StorePath {
    let folder = id.as_bytes()[15];
    let ending = match part {
        Part::Whole => "",
        Part::Thumb => ".thumb",
    };
    StorePath::from(format!("{folder:02x}/{id}{ending}"))
}

/// The picture a stored object belongs to; `None` for what is not ours.
pub fn id_at(path: &StorePath) -> Option<Uuid> {
    let name = path.filename()?;
    name.strip_suffix(".thumb").unwrap_or(name).parse().ok()
}

/// Keeps a packed drawing for `member`. The row is written after the bytes: a picture that has a row
/// is whole, and bytes without a row are swept.
pub async fn keep(app: &App, member: &Member, packed: String) -> Result<Uuid> {
    let id = Uuid::now_v7();
    app.images.put(id, Part::Whole, deflated(&packed)?).await?;
    let row = pictures::ActiveModel { id: Set(id), user_id: Set(member.user.id), created_at: Set(now()) };
    if let Err(error) = row.insert(&app.db).await {
        app.images.remove(id).await?;
        return Err(error.into());
    }
    Ok(id)
}

/// A packed drawing as it lies in the store.
pub fn deflated(packed: &str) -> Result<Vec<u8>> {
    let mut deflated = DeflateEncoder::new(Vec::new(), Compression::fast());
    deflated.write_all(packed.as_bytes()).map_err(Error::internal)?;
    deflated.finish().map_err(Error::internal)
}

/// The address of a kept picture in one format.
pub fn url(id: Uuid, format: Format) -> String {
    format!("/api/images/{id}.{}", format.extension())
}

/// The picture an address is of: only addresses [`url`] gives, of any format.
pub fn id_of(url: &str) -> Option<Uuid> {
    parse_name(url.strip_prefix("/api/images/")?).map(|(id, _)| id)
}

fn parse_name(name: &str) -> Option<(Uuid, Format)> {
    let (id, extension) = name.split_once('.')?;
    let format = Format::PRINTED.into_iter().find(|format| format.extension() == extension)?;
    let id: Uuid = id.parse().ok()?;
    (name == format!("{id}.{extension}")).then_some((id, format))
}

/// `member`'s own picture of this id.
pub async fn own(app: &App, member: &Member, id: Uuid) -> Result<Option<pictures::Model>> {
    let mine = pictures::Column::UserId.eq(member.user.id);
    Ok(pictures::Entity::find_by_id(id).filter(mine).one(&app.db).await?)
}

/// The same, and nobody else changes or forgets it until the transaction ends.
pub async fn own_alone(
    writing: &DatabaseTransaction,
    member: &Member,
    id: Uuid,
) -> Result<Option<pictures::Model>> {
    let mine = pictures::Column::UserId.eq(member.user.id);
    let picture = pictures::Entity::find_by_id(id).filter(mine).lock_exclusive();
    Ok(picture.one(writing).await?)
}

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Pixels.
    Png,
    /// Lines, for screens.
    Svg,
    /// Lines, for printers.
    Pdf,
    /// Pixels, of what was uploaded.
    Jpeg,
}

impl Format {
    /// What a drawing is printed as.
    const PRINTED: [Self; 3] = [Self::Png, Self::Svg, Self::Pdf];

    const fn extension(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Jpeg => "jpg",
        }
    }
}

/// The sheet a page is printed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Paper {
    /// 8.5 × 11 in.
    #[default]
    Letter,
    /// 210 × 297 mm.
    A4,
}

/// Which version of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// Black lines to color.
    #[default]
    Line,
    /// The answer key.
    Colored,
    /// Lines, numbered regions and a key of crayons.
    Numbers,
}

/// How large a PNG is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// 300 dots an inch, to print.
    #[default]
    Full,
    /// For a gallery card: 400 pixels wide.
    Thumb,
}

/// How to print a picture.
#[derive(Debug, Clone, Copy, Default, Deserialize, IntoParams)]
#[serde(rename_all = "lowercase")]
#[into_params(parameter_in = Query)]
pub struct Printing {
    /// Letter unless said otherwise.
    #[serde(default)]
    #[param(inline)]
    pub paper: Paper,
    /// Lines unless said otherwise.
    #[serde(default)]
    #[param(inline)]
    pub style: Look,
    /// Of a PNG; full unless said otherwise.
    #[serde(default)]
    #[param(inline)]
    pub size: Size,
}

/// One of your own pictures, as `png`, `svg` or `pdf`.
#[utoipa::path(get, path = "/api/images/{file}", tag = "images",
    params(("file" = String, Path, description = "The picture's id and `.png`, `.svg` or `.pdf`"), Printing),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn picture(
    State(app): State<App>,
    member: Member,
    Path(file): Path<String>,
    Query(printing): Query<Printing>,
) -> Result<Response> {
    let (id, format) = parse_name(&file).ok_or(Error::NotFound)?;
    let packed = own_packed(&app, &member, id).await?;
    let printed = app.press.run(move || press::print(&packed, format, printing)).await??;
    Ok((private(), printed).into_response())
}

/// `member`'s own drawing of this id, packed.
pub async fn own_packed(app: &App, member: &Member, id: Uuid) -> Result<String> {
    let picture = own(app, member, id).await?.ok_or(Error::NotFound)?;
    let deflated = app.images.get(picture.id, Part::Whole).await?;
    let mut packed = String::new();
    DeflateDecoder::new(deflated.as_slice()).read_to_string(&mut packed).map_err(Error::internal)?;
    Ok(packed)
}

/// A picture never changes, so a browser may keep it; nobody in between may.
pub const fn private() -> [(HeaderName, &'static str); 1] {
    [(header::CACHE_CONTROL, "private, max-age=31536000, immutable")]
}

impl IntoResponse for Printed {
    fn into_response(self) -> Response {
        let kind = match self.format {
            Format::Png => "image/png",
            Format::Svg => "image/svg+xml",
            Format::Pdf => "application/pdf",
            Format::Jpeg => "image/jpeg",
        };
        let headers = [
            (header::CONTENT_TYPE, kind),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        ];
        (headers, self.bytes).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_addresses_are_addresses() {
        let id = Uuid::now_v7();
        assert_eq!(id_of(&url(id, Format::Png)), Some(id));
        assert_eq!(id_of(&url(id, Format::Pdf)), Some(id));
        for other in [
            String::new(),
            format!("/api/images/{id}"),
            format!("/api/images/{id}.gif"),
            format!("/api/images/{id}.png?x"),
            format!("/api/images/{}.png", id.simple()),
            format!("https://elsewhere.example/api/images/{id}.png"),
            format!("/api/images/../images/{id}.png"),
        ] {
            assert_eq!(id_of(&other), None, "{other}");
        }
    }
}

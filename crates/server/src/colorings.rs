//! Coloring on screen: a tap fills a region, and how far one has come is kept.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Set, Unchanged};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::json;
use time::OffsetDateTime;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use crate::adventures::PHOTO;
use crate::app::App;
use crate::clock::now;
use crate::db;
use crate::error::{Error, Problem, Result};
use crate::images::{self, Format, Paper};
use crate::press::{self, Printed};
use crate::session::Member;
use crate::tables::{
    coloring_adventures as adventures, saved_coloring_pages as saved, user_colorings as colorings,
};
use crate::wire::{Json, Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(load, keep)).routes(routes!(page))
}

/// A coloring of one of your pages.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Coloring {
    /// Absent until something has been kept.
    id: Option<Uuid>,
    /// What it is of, absent until something has been kept.
    adventure_id: Option<Uuid>,
    /// The page as colored so far, as a PNG to print.
    colored_url: String,
    color_data: ColorData,
    /// Of the regions that lines close on all sides, how many are filled: 0 to 100.
    completion_percentage: i32,
    #[serde(with = "time::serde::rfc3339::option")]
    updated_at: Option<OffsetDateTime>,
}

/// What has been filled with what.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, ToSchema)]
struct ColorData {
    /// At most 1200.
    #[schema(max_items = 1_200)]
    fills: Vec<Fill>,
}

/// A region and its color. A point names its region, so that every way of finding regions agrees.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
struct Fill {
    /// From the left edge of the art box (0) to the right one (1).
    #[schema(minimum = 0, maximum = 1)]
    x: f64,
    /// From the top edge of the art box (0) to the bottom one (1).
    #[schema(minimum = 0, maximum = 1)]
    y: f64,
    /// `#rrggbb`.
    #[schema(value_type = String, pattern = "^#[0-9a-fA-F]{6}$")]
    color: Color,
}

/// Regions of one page, a few times over.
const FILLS_MAX: usize = 1_200;

impl ColorData {
    fn check(&self) -> Result<()> {
        let share = |number: f64| (0.0..=1.0).contains(&number);
        if self.fills.len() > FILLS_MAX || !self.fills.iter().all(|fill| share(fill.x) && share(fill.y)) {
            return Err(Error::invalid("colorData.fills", "Please send points of the page"));
        }
        Ok(())
    }

    fn points(&self) -> Vec<((f64, f64), [u8; 3])> {
        self.fills.iter().map(|fill| ((fill.x, fill.y), fill.color.0)).collect()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Color([u8; 3]);

impl Serialize for Color {
    fn serialize<S: serde::Serializer>(&self, wire: S) -> std::result::Result<S::Ok, S::Error> {
        let [red, green, blue] = self.0;
        wire.collect_str(&format_args!("#{red:02x}{green:02x}{blue:02x}"))
    }
}

impl<'de> Deserialize<'de> for Color {
    fn deserialize<D: Deserializer<'de>>(wire: D) -> std::result::Result<Self, D::Error> {
        let typed = String::deserialize(wire)?;
        let digits = typed.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = digits
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, red, green, blue] =
            number.ok_or_else(|| serde::de::Error::custom("Please send colors as #rrggbb"))?.to_be_bytes();
        Ok(Self([red, green, blue]))
    }
}

/// A coloring to keep.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct Keep {
    color_data: ColorData,
}

/// How far you have colored one of your pages; it is named by the id in its `imageUrl`.
#[utoipa::path(get, path = "/api/colorings/{image}", tag = "colorings", params(("image" = Uuid, Path)),
    responses((status = 200, body = Coloring), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 503, body = Problem)))]
async fn load(State(app): State<App>, member: Member, Path(image): Path<Uuid>) -> Result<Json<Coloring>> {
    images::own(&app, &member, image).await?.ok_or(Error::NotFound)?;
    Ok(Json(Coloring::new(image, kept(&app.db, image).await?)?))
}

/// Keep how far you have colored a page.
#[utoipa::path(put, path = "/api/colorings/{image}", tag = "colorings", params(("image" = Uuid, Path)),
    request_body = Keep,
    responses((status = 200, body = Coloring), (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
async fn keep(
    State(app): State<App>,
    member: Member,
    Path(image): Path<Uuid>,
    Json(wish): Json<Keep>,
) -> Result<Json<Coloring>> {
    wish.color_data.check()?;
    let packed = images::own_packed(&app, &member, image).await?;
    let points = wish.color_data.points();
    let percentage = app.press.run(move || press::colored_share(&packed, &points)).await??;
    let writing = db::write(&app.db).await?;
    images::own_alone(&writing, &member, image).await?.ok_or(Error::NotFound)?;
    let adventure = adventure_of(&writing, &member, image).await?;
    let before =
        colorings::Entity::find().filter(colorings::Column::AdventureId.eq(adventure)).one(&writing).await?;
    let mut row = colorings::ActiveModel {
        color_data: Set(json!(wish.color_data)),
        completion_percentage: Set(percentage),
        updated_at: Set(now()),
        ..Default::default()
    };
    let row = match before {
        Some(before) => {
            row.id = Unchanged(before.id);
            row.update(&writing).await?
        }
        None => {
            row.id = Set(Uuid::now_v7());
            row.user_id = Set(member.user.id);
            row.adventure_id = Set(adventure);
            row.created_at = Set(now());
            row.insert(&writing).await?
        }
    };
    let colored = adventures::ActiveModel {
        id: Unchanged(adventure),
        colored_at: Set(Some(now())),
        ..Default::default()
    };
    colored.update(&writing).await?;
    saved::Entity::update_many()
        .set(saved::ActiveModel { colored_version: Set(Some(colored_url(image))), ..Default::default() })
        .filter(saved::Column::PictureId.eq(image))
        .exec(&writing)
        .await?;
    writing.commit().await?;
    Ok(Json(Coloring::new(image, Some(row))?))
}

/// The paper of a colored page.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct On {
    /// Letter unless said otherwise.
    #[serde(default)]
    #[param(inline)]
    paper: Paper,
}

/// The page as colored so far, to print.
#[utoipa::path(get, path = "/api/colorings/{image}/page.png", tag = "colorings",
    params(("image" = Uuid, Path), On),
    responses((status = 200, content_type = "image/png", body = Vec<u8>), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem), (status = 503, body = Problem)))]
async fn page(
    State(app): State<App>,
    member: Member,
    Path(image): Path<Uuid>,
    Query(on): Query<On>,
) -> Result<Response> {
    let packed = images::own_packed(&app, &member, image).await?;
    let points = data_of(kept(&app.db, image).await?.as_ref())?.points();
    let bytes = app.press.run(move || press::print_by_hand(&packed, &points, on.paper)).await??;
    let fresh = [(axum::http::header::CACHE_CONTROL, "private, no-cache")];
    Ok((fresh, Printed { format: Format::Png, bytes }).into_response())
}

async fn kept(db: &impl ConnectionTrait, image: Uuid) -> Result<Option<colorings::Model>> {
    let found = adventures::Entity::find()
        .filter(adventures::Column::PictureId.eq(image))
        .find_also_related(colorings::Entity)
        .one(db)
        .await?;
    Ok(found.and_then(|(_, coloring)| coloring))
}

/// The adventure a picture is of. A photo's page has none until it is colored.
async fn adventure_of(db: &impl ConnectionTrait, member: &Member, image: Uuid) -> Result<Uuid> {
    let of_image = adventures::Column::PictureId.eq(image);
    if let Some(adventure) = adventures::Entity::find().filter(of_image).one(db).await? {
        return Ok(adventure.id);
    }
    let row = adventures::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(member.user.id),
        picture_id: Set(image),
        character: Set(json!({})),
        theme: Set(PHOTO.to_owned()),
        setting: Set(PHOTO.to_owned()),
        elements: Set(json!([])),
        challenge: Set(String::new()),
        age_range: Set("3-10".to_owned()),
        custom_ideas: Set(None),
        coloring_style: Set(None),
        content: Set(json!({})),
        created_at: Set(now()),
        colored_at: Set(Some(now())),
    };
    Ok(row.insert(db).await?.id)
}

/// Where a page is fetched as it has been colored, if it has.
pub async fn colored_version(db: &impl ConnectionTrait, image: Uuid) -> Result<Option<String>> {
    Ok(kept(db, image).await?.map(|_| colored_url(image)))
}

fn colored_url(image: Uuid) -> String {
    format!("/api/colorings/{image}/page.png")
}

fn data_of(kept: Option<&colorings::Model>) -> Result<ColorData> {
    let Some(kept) = kept else {
        return Ok(ColorData::default());
    };
    ColorData::deserialize(&kept.color_data).map_err(Error::internal)
}

impl Coloring {
    fn new(image: Uuid, kept: Option<colorings::Model>) -> Result<Self> {
        Ok(Self {
            id: kept.as_ref().map(|kept| kept.id),
            adventure_id: kept.as_ref().map(|kept| kept.adventure_id),
            colored_url: colored_url(image),
            color_data: data_of(kept.as_ref())?,
            completion_percentage: kept.as_ref().map_or(0, |kept| kept.completion_percentage),
            updated_at: kept.map(|kept| kept.updated_at),
        })
    }
}

//! An upload on the wire and in its row, and who may see it.

use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QuerySelect, QueryTrait as _, Set};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use time::OffsetDateTime;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::clock::now;
use crate::error::{Error, Result};
use crate::session::Member;
use crate::tables::{uploads, users};
use crate::text::{Line, Tags, Title};
use crate::wish::kind;

/// What an operator thinks of an upload.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Review {
    /// Nobody has looked at it yet.
    Waiting,
    /// Others may see it.
    Approved,
    /// Somebody thinks it should not be shown; nobody has looked at it since.
    Reported,
    /// Others may not see it.
    Hidden,
}

impl Review {
    /// In the database.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Approved => "approved",
            Self::Reported => "reported",
            Self::Hidden => "hidden",
        }
    }
}

/// What others may see: offered, approved, and of somebody who may be here.
pub fn shown() -> Condition {
    let suspended = users::Entity::find()
        .select_only()
        .column(users::Column::Id)
        .filter(users::Column::IsSuspended.eq(true))
        .into_query();
    Condition::all()
        .add(uploads::Column::Review.eq(Review::Approved.id()))
        .add(uploads::Column::IsPublic.eq(true))
        .add(uploads::Column::UserId.not_in_subquery(suspended))
}

/// The form of an upload, as it is sent.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "describes the form; it is read as a NewUpload")]
pub struct UploadForm {
    #[schema(format = Binary, content_media_type = "image/*")]
    image: Vec<u8>,
    #[schema(min_length = 1, max_length = 120)]
    title: String,
    #[schema(max_length = 1000)]
    description: Option<String>,
    #[schema(max_length = 40)]
    child_name: Option<String>,
    #[schema(minimum = 1, maximum = 18)]
    child_age: Option<u8>,
    /// `true` unless it says `false`.
    is_public: Option<String>,
    /// A JSON array of at most five strings.
    tags: Option<String>,
}

/// The texts of an upload form.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NewUpload {
    #[serde(default)]
    title: Title,
    #[serde(default)]
    description: Option<Line<1_000>>,
    #[serde(default)]
    child_name: Option<Line<{ scene::NAME_CHARS }>>,
    #[serde(default, deserialize_with = "child_age")]
    child_age: Option<i32>,
    #[serde(default = "yes", deserialize_with = "truth")]
    is_public: bool,
    #[serde(default, deserialize_with = "listed")]
    tags: Tags,
}

const fn yes() -> bool {
    true
}

fn child_age<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<Option<i32>, D::Error> {
    let typed = String::deserialize(wire)?;
    let years = typed.trim().parse().ok().filter(|years| (1..=18).contains(years));
    years.map(Some).ok_or_else(|| serde::de::Error::custom("Age must be a whole number from 1 to 18"))
}

fn truth<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<bool, D::Error> {
    let typed = String::deserialize(wire)?;
    typed.trim().parse().map_err(|_| serde::de::Error::custom("Please say true or false"))
}

fn listed<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<Tags, D::Error> {
    let typed = String::deserialize(wire)?;
    let list: Vec<String> = serde_json::from_str(&typed)
        .map_err(|_| serde::de::Error::custom("Please send the tags as a JSON array of strings"))?;
    Tags::new(list).map_err(serde::de::Error::custom)
}

impl NewUpload {
    /// Refuses texts that are empty where they may not be, or unkind.
    pub fn is_kind(&self) -> Result<()> {
        let title = self.title.filled().ok_or_else(|| Error::invalid("title", "Title is required"))?;
        let or_empty = |text: &Option<&str>| text.unwrap_or_default().to_owned();
        kind("title", title)?;
        kind("description", &or_empty(&self.description.as_ref().and_then(Line::filled)))?;
        kind("childName", &or_empty(&self.child_name.as_ref().and_then(Line::filled)))?;
        self.tags.iter().try_for_each(|tag| kind("tags", tag))
    }

    /// The row of a new upload.
    pub fn row(self, id: Uuid, member: &Member, review: Review) -> Result<uploads::ActiveModel> {
        Ok(uploads::ActiveModel {
            id: Set(id),
            user_id: Set(member.user.id),
            title: Set(self.title.as_str().to_owned()),
            image_url: Set(format!("/api/uploads/{id}/image.jpg")),
            description: Set(self.description.and_then(Line::into_filled)),
            child_name: Set(self.child_name.and_then(Line::into_filled)),
            child_age: Set(self.child_age),
            is_public: Set(self.is_public),
            is_featured: Set(false),
            featured_at: Set(None),
            featured_id: Set(None),
            likes: Set(0),
            created_at: Set(now()),
            tags: Set(serde_json::to_value(self.tags).map_err(Error::internal)?),
            review: Set(review.id().to_owned()),
        })
    }
}

/// An upload as somebody sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Upload {
    id: Uuid,
    title: String,
    /// A JPEG of at most 2048 pixels a side; with `.png` at its end, a PNG to download.
    image_url: String,
    /// A JPEG of at most 480 pixels a side.
    thumb_url: String,
    description: Option<String>,
    #[schema(value_type = Vec<String>)]
    tags: Value,
    is_featured: bool,
    #[serde(with = "time::serde::rfc3339::option")]
    featured_at: Option<OffsetDateTime>,
    likes: i32,
    #[serde(with = "time::serde::rfc3339")]
    created_at: OffsetDateTime,
    /// Whether the one who asks likes it.
    is_liked: bool,
    /// Whether it is of the one who asks.
    is_own: bool,
    /// For its owner alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    child_name: Option<String>,
    /// For its owner alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    child_age: Option<i32>,
    /// For its owner alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    is_public: Option<bool>,
    /// For its owner alone: whether others see it yet, if it is public.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Review>)]
    review: Option<String>,
}

impl Upload {
    /// As `viewer` sees it.
    pub fn seen(row: uploads::Model, viewer: Option<&Member>, is_liked: bool) -> Self {
        let is_own = viewer.is_some_and(|viewer| viewer.user.id == row.user_id);
        Self {
            id: row.id,
            title: row.title,
            image_url: row.image_url,
            thumb_url: format!("/api/uploads/{}/thumb.jpg", row.id),
            description: row.description,
            tags: row.tags,
            is_featured: row.is_featured,
            featured_at: row.featured_at,
            likes: row.likes,
            created_at: row.created_at,
            is_liked,
            is_own,
            child_name: row.child_name.filter(|_| is_own),
            child_age: row.child_age.filter(|_| is_own),
            is_public: is_own.then_some(row.is_public),
            review: is_own.then_some(row.review),
        }
    }
}

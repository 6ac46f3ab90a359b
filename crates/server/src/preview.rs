//! Small drawings for the builder: the child, the scene and the tiles, while they are being chosen.
//! Nobody's name is in them or in their addresses, so anybody may see and any cache may keep them.
#![expect(unused_qualifications, reason = "in what utoipa makes of query parameters")]

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use scene::{
    Age, Character, Complexity, Element, Elements, Gender, HairColor, HairLength, HairStyle, Hobby, Idea,
    Location, Name, Outfit, Place, Scene, Seed, SkinTone,
};
use serde::{Deserialize, Deserializer};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::images::Format;
use crate::limits::Address;
use crate::press::Printed;
use crate::wire::{Path, Query};

/// The slice's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(character))
        .routes(routes!(scene_preview))
        .routes(routes!(hair))
        .routes(routes!(figure))
        .routes(routes!(location))
}

/// Line art on the drawing's own page, for the screen.
macro_rules! lines {
    ($drawing:expr) => {
        export::svg(&$drawing, export::Style::Line, export::Paper::None)
    };
}

/// The child, without a name.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct Child {
    #[param(value_type = Option<u8>, minimum = 3, maximum = 10)]
    age: Option<Age>,
    #[param(inline)]
    gender: Option<Gender>,
    #[param(inline)]
    #[serde(alias = "style")]
    hair_style: Option<HairStyle>,
    #[param(inline)]
    #[serde(alias = "length")]
    hair_length: Option<HairLength>,
    #[param(inline)]
    hair_color: Option<HairColor>,
    #[param(inline)]
    skin_tone: Option<SkinTone>,
    #[param(inline)]
    outfit: Option<Outfit>,
    #[param(inline)]
    interests: Option<Hobby>,
}

impl Child {
    fn character(&self) -> Result<Character> {
        let start = Character::named(Name::new("Me")?);
        Ok(Character {
            age: self.age.unwrap_or(start.age),
            gender: self.gender.unwrap_or(start.gender),
            hair_style: self.hair_style.unwrap_or(start.hair_style),
            hair_length: self.hair_length.unwrap_or(start.hair_length),
            hair_color: self.hair_color.unwrap_or(start.hair_color),
            skin_tone: self.skin_tone.unwrap_or(start.skin_tone),
            outfit: self.outfit.unwrap_or(start.outfit),
            hobby: self.interests,
            name: start.name,
        })
    }
}

/// The adventure around the child.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
struct Adventure {
    #[param(inline)]
    location: Location,
    /// A suggested prompt's id.
    idea: Option<String>,
    /// Ids with commas between them, at most 3.
    #[serde(default, deserialize_with = "with_commas")]
    #[param(value_type = Option<String>)]
    elements: Elements,
    #[param(inline)]
    complexity: Option<Complexity>,
    /// 0 unless said otherwise.
    #[serde(default)]
    #[param(maximum = 9_007_199_254_740_991_u64)]
    seed: u64,
}

fn with_commas<'de, D: Deserializer<'de>>(wire: D) -> std::result::Result<Elements, D::Error> {
    use serde::de::Error as _;
    let listed = String::deserialize(wire)?;
    let chosen = listed
        .split(',')
        .map(|id| Element::parse(id).ok_or_else(|| D::Error::custom("This is not an adventure element")))
        .collect::<std::result::Result<Vec<_>, _>>()?;
    Elements::new(chosen).map_err(D::Error::custom)
}

/// The child alone.
#[utoipa::path(get, path = "/api/preview/character.svg", tag = "preview", params(Child),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn character(
    State(app): State<App>,
    Address(address): Address,
    Query(child): Query<Child>,
) -> Result<Response> {
    let child = child.character()?;
    shown(&app, address, move || Some(lines!(artist::portrait(&child)))).await
}

/// The child in the adventure.
#[utoipa::path(get, path = "/api/preview/scene.svg", tag = "preview", params(Child, Adventure),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn scene_preview(
    State(app): State<App>,
    Address(address): Address,
    Query(child): Query<Child>,
    Query(adventure): Query<Adventure>,
) -> Result<Response> {
    let idea = match adventure.idea.as_deref() {
        None => None,
        Some(id) => Some(Idea::parse(id).ok_or_else(|| Error::invalid("idea", "There is no such idea"))?),
    };
    let scene = Scene {
        hero: Some(child.character()?),
        idea,
        elements: adventure.elements,
        complexity: adventure.complexity.unwrap_or(Complexity::Simple),
        ..Scene::at(adventure.location.into())
    };
    shown(&app, address, move || Some(lines!(artist::illustrate(&scene, Seed(adventure.seed))))).await
}

/// How a head of hair looks: a tile of the builder.
#[utoipa::path(get, path = "/api/preview/hair.svg", tag = "preview", params(Child),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn hair(
    State(app): State<App>,
    Address(address): Address,
    Query(child): Query<Child>,
) -> Result<Response> {
    let child = child.character()?;
    shown(&app, address, move || Some(lines!(artist::head(&child)))).await
}

/// One figure by the name of its thing, such as `dragon.svg`.
#[utoipa::path(get, path = "/api/preview/figure/{file}", tag = "preview", params(("file" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
async fn figure(
    State(app): State<App>,
    Address(address): Address,
    Path(file): Path<String>,
) -> Result<Response> {
    let name = file.strip_suffix(".svg").ok_or(Error::NotFound)?.to_owned();
    shown(&app, address, move || Some(lines!(artist::thing(&name)?))).await
}

/// A place without anyone in it, such as `forest.svg`.
#[utoipa::path(get, path = "/api/preview/location/{file}", tag = "preview", params(("file" = String, Path)),
    responses((status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
async fn location(
    State(app): State<App>,
    Address(address): Address,
    Path(file): Path<String>,
) -> Result<Response> {
    let place = file.strip_suffix(".svg").and_then(Place::parse).ok_or(Error::NotFound)?;
    shown(&app, address, move || Some(lines!(artist::place(place, Seed(0))))).await
}

/// Draws on the press and answers the SVG; 404 where there is nothing to draw.
async fn shown(
    app: &App,
    address: std::net::IpAddr,
    draw: impl FnOnce() -> Option<String> + Send + 'static,
) -> Result<Response> {
    app.limits.preview(address)?;
    let svg = app.press.run(draw).await?.ok_or(Error::NotFound)?;
    let printed = Printed { format: Format::Svg, bytes: svg.into_bytes() };
    Ok(([(header::CACHE_CONTROL, "public, max-age=3600")], printed).into_response())
}

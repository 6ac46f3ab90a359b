//! An installation with life in it, for trying: members, saved pages, uploads.

use scene::{Character, Idea, Location, Name, Scene, Seed};
use sea_orm::{ActiveModelTrait, EntityTrait, PaginatorTrait, Set};
use serde_json::json;
use uuid::Uuid;

use crate::accounts::Email;
use crate::app::App;
use crate::artwork::{Artwork, artwork};
use crate::clock::now;
use crate::db;
use crate::error::{Error, Result};
use crate::images::{self, Format, Part};
use crate::passwords::NewPassword;
use crate::session::Member;
use crate::tables::{pictures, saved_coloring_pages as saved, uploads, users};
use crate::upload::Review;

/// How much life.
#[derive(Debug, Clone, clap::Args)]
pub struct Seeding {
    /// Accounts to make: seed1@example.org, seed2@example.org and so on.
    #[arg(long, default_value_t = 10)]
    pub members: u32,
    /// Saved pages to make, spread over them.
    #[arg(long, default_value_t = 2_000)]
    pub pages: u32,
    /// Approved uploads to make, spread over them.
    #[arg(long, default_value_t = 2_000)]
    pub uploads: u32,
    /// Rows without their pictures: a million make lists long enough to measure.
    #[arg(long)]
    pub bare: bool,
    /// The password of the new accounts.
    #[arg(long)]
    pub password: String,
}

/// Different drawings; the rest are copies.
const DRAWINGS: u64 = 40;
/// Rows written in one transaction.
const AT_ONCE: usize = 500;
/// Enough pixels for a gallery.
const UPLOAD_DPI: f64 = 60.0;

/// A drawing to fill the gallery with.
struct Example {
    title: &'static str,
    place: &'static str,
    deflated: Vec<u8>,
    art: Artwork,
}

/// Makes members, pages and uploads.
pub async fn seed(app: &App, seeding: &Seeding) -> Result<()> {
    let password =
        NewPassword::new(&seeding.password).map_err(|refused| Error::invalid("password", refused))?;
    let password = app.passwords.hash(password).await?;
    let mut members = Vec::new();
    let before = users::Entity::find().count(&app.db).await?;
    for number in 1..=u64::from(seeding.members) {
        members.push(member(app, before + number, &password).await?);
    }
    let mut examples = Vec::new();
    for number in 0..DRAWINGS {
        examples.push(app.press.run(move || example(number)).await??);
    }
    for some in spread(&members, &examples, seeding.pages).chunks(AT_ONCE) {
        save_pages(app, some, seeding.bare).await?;
    }
    for some in spread(&members, &examples, seeding.uploads).chunks(AT_ONCE) {
        upload_some(app, some, seeding.bare).await?;
    }
    Ok(())
}

async fn member(app: &App, number: u64, password: &str) -> Result<Member> {
    let email = format!("seed{number}@example.org");
    let email = Email::parse(&email).ok_or_else(|| Error::internal(email))?;
    let row = users::ActiveModel {
        id: Set(Uuid::now_v7()),
        email: Set(email.as_str().to_owned()),
        password: Set(password.to_owned()),
        display_name: Set(Some(format!("Seed {number}"))),
        is_operator: Set(false),
        is_suspended: Set(false),
        created_at: Set(now()),
        last_login_at: Set(None),
    };
    Ok(Member { user: row.insert(&app.db).await? })
}

fn example(number: u64) -> Result<Example> {
    let ideas: Vec<Idea> = Idea::all().collect();
    let idea = ideas[usize::try_from(number).unwrap_or(0) % ideas.len()];
    let location: Location = idea.location();
    let name = ["Mia", "Leo", "Zoe", "Ben"][usize::try_from(number).unwrap_or(0) % 4];
    let hero = Character::named(Name::new(name)?);
    let scene = Scene { hero: Some(hero), idea: Some(idea), ..Scene::at(location.into()) };
    let drawing = artist::illustrate(&scene, Seed(number));
    let png = export::png(&drawing, export::Style::Colored, export::Paper::None, UPLOAD_DPI);
    let art = artwork(&png).map_err(Error::internal)?;
    Ok(Example {
        title: idea.text(),
        place: location.id(),
        deflated: images::deflated(&export::pack(&drawing))?,
        art,
    })
}

/// A picture to come, and whose.
struct Planned<'a> {
    id: Uuid,
    member: &'a Member,
    what: &'a Example,
}

/// `count` pictures, members and drawings each in turn.
fn spread<'a>(members: &'a [Member], examples: &'a [Example], count: u32) -> Vec<Planned<'a>> {
    let pairs = members.iter().cycle().zip(examples.iter().cycle()).take(count as usize);
    pairs.map(|(member, what)| Planned { id: Uuid::now_v7(), member, what }).collect()
}

async fn save_pages(app: &App, some: &[Planned<'_>], bare: bool) -> Result<()> {
    if !bare {
        for Planned { id, what, .. } in some {
            app.images.put(*id, Part::Whole, what.deflated.clone()).await?;
        }
    }
    let picture = |Planned { id, member, .. }: &Planned<'_>| pictures::ActiveModel {
        id: Set(*id),
        user_id: Set(member.user.id),
        created_at: Set(now()),
    };
    let writing = db::write(&app.db).await?;
    pictures::Entity::insert_many(some.iter().map(picture)).exec_without_returning(&writing).await?;
    saved::Entity::insert_many(some.iter().map(page)).exec_without_returning(&writing).await?;
    Ok(writing.commit().await?)
}

fn page(Planned { id, member, what }: &Planned<'_>) -> saved::ActiveModel {
    saved::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(member.user.id),
        picture_id: Set(*id),
        title: Set(what.title.to_owned()),
        image_url: Set(images::url(*id, Format::Png)),
        caption: Set(None),
        complexity: Set(Some("simple".to_owned())),
        tags: Set(json!(["fantasy", what.place])),
        character: Set(json!({})),
        created_at: Set(now()),
        colored_version: Set(None),
        is_favorite: Set(id.as_bytes()[15].is_multiple_of(5)),
    }
}

async fn upload_some(app: &App, some: &[Planned<'_>], bare: bool) -> Result<()> {
    if !bare {
        for Planned { id, what, .. } in some {
            app.images.put(*id, Part::Whole, what.art.whole.clone()).await?;
            app.images.put(*id, Part::Thumb, what.art.thumb.clone()).await?;
        }
    }
    uploads::Entity::insert_many(some.iter().map(upload)).exec_without_returning(&app.db).await?;
    Ok(())
}

fn upload(Planned { id, member, what }: &Planned<'_>) -> uploads::ActiveModel {
    let is_featured = id.as_bytes()[15].is_multiple_of(10);
    uploads::ActiveModel {
        id: Set(*id),
        user_id: Set(member.user.id),
        title: Set(what.title.to_owned()),
        image_url: Set(format!("/api/uploads/{id}/image.jpg")),
        description: Set(None),
        child_name: Set(None),
        child_age: Set(None),
        is_public: Set(true),
        is_featured: Set(is_featured),
        featured_at: Set(is_featured.then(now)),
        featured_id: Set(is_featured.then(Uuid::now_v7)),
        likes: Set(0),
        created_at: Set(now()),
        tags: Set(json!([what.place])),
        review: Set(Review::Approved.id().to_owned()),
    }
}

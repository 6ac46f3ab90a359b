//! `pagelings story`: a whole book into one file, without a server.

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use artist::Book;
use clap::Args;
use scene::Seed;
use serde_json::{Value, json};
use stories::{Page, Telling};

use crate::draw::{Sheet, described};

/// What to tell, and where to.
#[derive(Debug, Args)]
pub struct Story {
    /// A file with the body of `POST /api/stories`; the flags below change it.
    #[arg(long)]
    request: Option<PathBuf>,

    /// The child it is about.
    #[arg(long)]
    name: Option<String>,

    /// `girl` or `boy`.
    #[arg(long)]
    gender: Option<String>,

    /// What the child loves doing, such as `music`.
    #[arg(long)]
    hobby: Option<String>,

    /// Who comes along, such as `Leo=brother` or `Luna=cat`; up to three times.
    #[arg(long = "with", value_name = "NAME=WHO")]
    companions: Vec<String>,

    /// Such as `fantasy`, `space`, `animals`.
    #[arg(long)]
    theme: Option<String>,

    /// Such as `kindness`, `courage`, `sharing`.
    #[arg(long)]
    lesson: Option<String>,

    /// One of the eight adventure locations, such as `castle`.
    #[arg(long)]
    setting: Option<String>,

    /// Adventure elements, up to three, such as `treasure,vehicle`.
    #[arg(long, value_delimiter = ',')]
    elements: Vec<String>,

    /// 8 to 16.
    #[arg(long)]
    pages: Option<i64>,

    /// `Beginner (Ages 3-5)`, `Intermediate (Ages 6-8)` or `Advanced (Ages 9-10)`.
    #[arg(long)]
    level: Option<String>,

    /// What should happen, in the child's own words.
    #[arg(long)]
    ideas: Option<String>,

    /// Which of the many stories it could become.
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// The sheet.
    #[arg(long, value_enum, default_value_t = Sheet::Letter)]
    paper: Sheet,

    /// Where to: `.pdf` for the book, `.json` for its words and scenes.
    #[arg(short, long)]
    output: PathBuf,
}

/// Tells the story and writes it down.
pub fn run(wish: &Story) -> anyhow::Result<()> {
    let telling = server::tellable(wish.body()?)?;
    let story = stories::tell(&telling, Seed(wish.seed));
    let bytes = match wish.output.extension().and_then(|extension| extension.to_str()) {
        Some("pdf") => printed(&telling, &story, wish.paper),
        Some("json") => format!("{:#}\n", written(&story)).into_bytes(),
        _ => bail!("the output's name must end in .pdf or .json"),
    };
    std::fs::write(&wish.output, bytes).with_context(|| format!("cannot write {}", wish.output.display()))
}

impl Story {
    /// The request with what the flags say.
    fn body(&self) -> anyhow::Result<Value> {
        let mut body = match &self.request {
            None => json!({}),
            Some(file) => {
                let text = std::fs::read_to_string(file)
                    .with_context(|| format!("cannot read {}", file.display()))?;
                serde_json::from_str(&text).with_context(|| format!("{} is not JSON", file.display()))?
            }
        };
        let mut say = |place: &str, field: &str, said: Option<Value>| {
            if let Some(said) = said {
                body[place][field] = said;
            }
        };
        say("character", "name", self.name.as_ref().map(|it| json!(it)));
        say("character", "gender", self.gender.as_ref().map(|it| json!(it)));
        say("character", "interests", self.hobby.as_ref().map(|it| json!(it)));
        say("settings", "theme", self.theme.as_ref().map(|it| json!(it)));
        say("settings", "lesson", self.lesson.as_ref().map(|it| json!(it)));
        say("settings", "setting", self.setting.as_ref().map(|it| json!(it)));
        say("settings", "elements", (!self.elements.is_empty()).then(|| json!(self.elements)));
        say("settings", "pageCount", self.pages.map(|it| json!(it)));
        say("settings", "readingLevel", self.level.as_ref().map(|it| json!(it)));
        say("settings", "customIdeas", self.ideas.as_ref().map(|it| json!(it)));
        if !self.companions.is_empty() {
            let along: anyhow::Result<Vec<Value>> =
                self.companions.iter().map(|said| companion(said)).collect();
            body["supportingCharacters"] = Value::Array(along?);
        }
        Ok(body)
    }
}

fn companion(said: &str) -> anyhow::Result<Value> {
    let (name, bond) =
        said.split_once('=').context("--with takes a name and who it is, such as Leo=brother")?;
    Ok(json!({ "name": name, "bond": bond }))
}

fn printed(telling: &Telling, story: &stories::Story, paper: Sheet) -> Vec<u8> {
    let drawn = |page: &Page| artist::illustrate(&page.scene, page.seed);
    let pages: Vec<_> = story.pages.iter().map(|page| (drawn(page), page.text.clone())).collect();
    let book = artist::bind(&Book {
        title: &story.title,
        child: &telling.character,
        reading_level: telling.settings.reading_level,
        cover: &drawn(&story.cover),
        pages: &pages,
    });
    export::book(&book, export::Style::Line, paper.into())
}

fn written(story: &stories::Story) -> Value {
    let page =
        |page: &Page| json!({ "text": page.text, "scene": described(&page.scene), "seed": page.seed.0 });
    json!({ "title": story.title, "cover": page(&story.cover), "pages": story.pages.iter().map(page).collect::<Vec<_>>() })
}

//! `pagelings draw`: one wish into one file, without a server.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use artist::Illustration;
use clap::{Args, ValueEnum};
use export::{Paper, Style};
use scene::{Complexity, Idea, Party, Relation, Scene, Seed};
use serde_json::{Value, json};
use server::{SpokenWish, Understood, Wish};

use crate::kid;

/// One wish and how to print it.
#[derive(Debug, Args)]
pub struct Draw {
    #[command(flatten)]
    wish: Source,

    /// How much stands on the page and how bold it is; simple unless the request says otherwise.
    #[arg(long, value_parser = complexity)]
    complexity: Option<Complexity>,

    /// Which of the many pages the wish could become; 0 unless the request says otherwise.
    #[arg(long)]
    seed: Option<u64>,

    /// The sheet.
    #[arg(long, value_enum, default_value_t = Sheet::Letter)]
    paper: Sheet,

    /// Which version.
    #[arg(long, value_enum, default_value_t = Version::Line)]
    style: Version,

    /// Print what was understood and what is on the page, as JSON.
    ///
    /// `subjects`: who was asked for. `name`, `called` (its other names), `count` (how many), and of each one drawn its
    /// `box` (left, top, right, bottom; the art box is 540 wide and 720 high) and `visible`, the share that nothing
    /// nearer hides, 0 to 1.
    ///
    /// `relations`: each that was read. `says` ("cat on chair"), `link`, `subject`, `object` and for "between" `and`
    /// (`"hero"`, the child who wishes, or the index in the scene's `cast`), and `shown`: whether the geometry of the
    /// page shows it. What is worn (also in `wears` of its subject) has `link` "wearing" and no object of its own.
    ///
    /// `setting`: the `place`, `visible` (the share of the page that shows it), `air` (each weather, season and hour that
    /// was asked for: what it `says` and whether it is `shown`) and `added` (what the artist put there unasked).
    ///
    /// `unread`: words that could not be drawn. `undrawn`: words that were understood and that no line shows, such as
    /// "melting", in the order of the wish. `relatives`: words drawn as the nearest thing. `scene`: place, weather,
    /// season, hour, and of each of the `cast` its looks and deed. `seed`, and `milliseconds` of each step: `prepare`, once in a
    /// process, `read`, `draw` and `export`.
    #[arg(long)]
    json: bool,

    /// Where to: `.svg`, `.png` or `.pdf`.
    #[arg(short, long)]
    output: PathBuf,
}

/// What to draw: one of three.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Source {
    /// A file with the body of `POST /api/generate-coloring`.
    #[arg(long)]
    request: Option<PathBuf>,
    /// A sentence.
    #[arg(long)]
    prompt: Option<String>,
    /// Setting, character and activity of the Kid Creator, such as `space,dragon,music`.
    #[arg(long, value_name = "SETTING,CHARACTER,ACTIVITY")]
    kid: Option<String>,
}

/// A sheet of paper.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Sheet {
    /// 8.5 × 11 in.
    Letter,
    /// 210 × 297 mm.
    A4,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Version {
    Line,
    Colored,
    Numbers,
}

impl From<Sheet> for Paper {
    fn from(sheet: Sheet) -> Self {
        match sheet {
            Sheet::Letter => Self::Letter,
            Sheet::A4 => Self::A4,
        }
    }
}

impl From<Version> for Style {
    fn from(version: Version) -> Self {
        match version {
            Version::Line => Self::Line,
            Version::Colored => Self::Colored,
            Version::Numbers => Self::Numbers,
        }
    }
}

/// Whoever is visible to more than this share is seen.
const MOSTLY: f64 = 0.5;

/// Dots an inch of a page to print.
const DPI: f64 = 300.0;

fn complexity(typed: &str) -> Result<Complexity, String> {
    Complexity::parse(typed).ok_or_else(|| "simple or detailed".to_owned())
}

/// Draws the page.
pub fn run(draw: &Draw) -> anyhow::Result<()> {
    let before = Instant::now();
    words::prepare();
    let prepared = before.elapsed();
    let start = Instant::now();
    let Understood { mut scene, seed, unread, undrawn, relatives, .. } = understood(&draw.wish)?;
    scene.complexity = draw.complexity.unwrap_or(scene.complexity);
    let seed = draw.seed.map(Seed).or(seed).unwrap_or_default();
    let read = start.elapsed();
    let page = artist::compose(&scene, seed);
    let drawing = &page.drawing;
    let drawn = start.elapsed();
    let (style, paper) = (draw.style.into(), draw.paper.into());
    let bytes = match draw.output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => export::svg(drawing, style, paper).into_bytes(),
        Some("png") => export::png(drawing, style, paper, DPI),
        Some("pdf") => export::pdf(drawing, style, paper),
        _ => bail!("the output's name must end in .svg, .png or .pdf"),
    };
    let exported = start.elapsed();
    std::fs::write(&draw.output, bytes).with_context(|| format!("cannot write {}", draw.output.display()))?;
    if draw.json {
        let report = json!({
            "scene": described(&scene),
            "seed": seed.0,
            "unread": unread,
            "undrawn": undrawn,
            "subjects": subjects(&scene, &page),
            "relations": relations(&scene, &page),
            "setting": setting(&scene, &page),
            "relatives": relatives,
            "milliseconds": {
                "prepare": milliseconds(prepared),
                "read": milliseconds(read),
                "draw": milliseconds(drawn - read),
                "export": milliseconds(exported - drawn),
            },
        });
        writeln!(std::io::stdout(), "{report:#}")?;
    } else {
        let mut aside = std::io::stderr().lock();
        for (not, words) in [("I could not draw", unread), ("I left out", undrawn)] {
            if !words.is_empty() {
                writeln!(aside, "{not}: {}", words.join(", "))?;
            }
        }
    }
    Ok(())
}

fn understood(source: &Source) -> anyhow::Result<Understood> {
    match (&source.request, &source.prompt, &source.kid) {
        (Some(file), _, _) => request(file),
        (_, Some(sentence), _) => spoken(sentence),
        (_, _, Some(choices)) => spoken(&kid::sentence(choices)?),
        _ => bail!("say what to draw: --request, --prompt or --kid"),
    }
}

/// What a sentence says.
pub fn spoken(sentence: &str) -> anyhow::Result<Understood> {
    Ok(SpokenWish::new(sentence, Complexity::Simple)?.understood()?)
}

fn request(file: &Path) -> anyhow::Result<Understood> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let body: Value =
        serde_json::from_str(&text).with_context(|| format!("{} is not JSON", file.display()))?;
    Ok(server::parse::<Wish>(body)?.understood()?)
}

/// Of each subject: how many were asked for, and every one that is on the page, with its box in page units
/// and the share of it that nothing hides.
fn subjects(scene: &Scene, page: &Illustration) -> Value {
    let hero = scene.hero.iter().map(|_| (Party::Hero, 1, vec!["child"]));
    let cast = scene.cast.iter().enumerate();
    let cast = cast.map(|(index, subject)| (Party::Cast(index), subject.count, words::called(subject.what)));
    let told = hero.chain(cast).map(|(party, count, called)| {
        let own = page.placed.iter().filter(|placed| placed.party == Some(party));
        let drawn = own.map(|placed| {
            let at = placed.bounds;
            let corners = [at.x0, at.y0, at.x1, at.y1].map(f64::round);
            json!({ "box": corners, "visible": rounded(placed.visible) })
        });
        let drawn = drawn.collect::<Vec<_>>();
        let wears: Vec<&str> = scene.subject(party).iter().flat_map(|subject| subject.looks.wears.iter()).map(|worn| worn.name()).collect();
        json!({ "name": name(scene, party), "called": called, "count": count, "wears": wears, "drawn": drawn })
    });
    told.collect()
}

/// What is worn is told by whoever is seen to wear it: it is drawn with its wearer.
fn worn(scene: &Scene, page: &Illustration) -> Vec<Value> {
    let seen =
        |party| page.placed.iter().any(|placed| placed.party == Some(party) && placed.visible > MOSTLY);
    let told = scene.cast.iter().enumerate().flat_map(|(index, subject)| {
        let party = Party::Cast(index);
        subject.looks.wears.iter().map(move |worn| {
            let says = format!("{} wearing {}", name(scene, party), worn.name());
            json!({ "subject": party, "link": "wearing", "object": null, "and": null, "says": says, "shown": seen(party) })
        })
    });
    told.collect()
}

/// Each relation, and whether the geometry of the page shows it.
fn relations(scene: &Scene, page: &Illustration) -> Value {
    let told = scene.relations.iter().zip(&page.shown).map(|(relation, shown)| {
        let Relation { subject, link, object, and } = *relation;
        let mut says = format!("{} {} {}", name(scene, subject), link.label(), name(scene, object));
        says += &and.map(|and| format!(" and {}", name(scene, and))).unwrap_or_default();
        let link = link.id();
        json!({ "subject": subject, "link": link, "object": object, "and": and, "says": says, "shown": shown })
    });
    told.chain(worn(scene, page)).collect()
}

/// The place and how much of the page shows it, what the artist added there, and of weather, season and hour which of
/// those asked for are told by something that is drawn.
fn setting(scene: &Scene, page: &Illustration) -> Value {
    let added = page.placed.iter().filter(|placed| placed.party.is_none()).map(|placed| placed.name);
    let air = page.air.iter().map(|(says, shown)| json!({ "says": says, "shown": shown }));
    json!({
        "place": scene.place,
        "visible": rounded(page.setting),
        "air": air.collect::<Vec<_>>(),
        "added": added.collect::<Vec<_>>(),
    })
}

/// What a party is told as.
fn name(scene: &Scene, party: Party) -> &'static str {
    scene.subject(party).map_or("hero", |subject| subject.what.name())
}

fn rounded(share: f64) -> f64 {
    (share * 100.0).round() / 100.0
}

/// A scene as JSON.
pub fn described(scene: &Scene) -> Value {
    json!({
        "hero": scene.hero,
        "looks": scene.looks,
        "place": scene.place,
        "weather": scene.weather,
        "season": scene.season,
        "hour": scene.hour,
        "idea": scene.idea.map(Idea::id),
        "doing": scene.doing,
        "elements": scene.elements,
        "cast": scene.cast,
        "relations": scene.relations,
        "complexity": scene.complexity,
        "title": scene.title,
    })
}

fn milliseconds(took: Duration) -> f64 {
    (took.as_secs_f64() * 1e5).round() / 100.0
}

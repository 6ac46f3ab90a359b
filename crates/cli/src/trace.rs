//! `pagelings trace`: one photo into one page, without a server.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use clap::{Args, ValueEnum};
use photo::{Alone, Analysis, Detail, Hands, Photo, Plate, Settings, Style, Thickness};
use serde_json::json;

/// One photo and how to draw it.
#[derive(Debug, Args)]
pub struct Trace {
    /// A JPEG, PNG or WebP.
    photo: PathBuf,

    /// How much of the photo is drawn, 0–100.
    #[arg(long, default_value_t = 75, value_parser = clap::value_parser!(u8).range(0..=100))]
    detail: u8,

    /// How bold the lines are, 1–5.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    line: u8,

    /// How freely: `standard` keeps to the photo, `cartoon` is rounder and simpler.
    #[arg(long, value_enum, default_value_t = Hand::Cartoon)]
    style: Hand,

    /// The sheet; `none` is the photo's own frame and, for a PNG, its own size in pixels.
    #[arg(long, value_enum, default_value_t = Sheet::Letter)]
    paper: Sheet,

    /// Which version.
    #[arg(long, value_enum, default_value_t = Version::Line)]
    version: Version,

    /// Changes nothing: nothing in a photo's page is left to chance.
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// Print what was found and the timing of each step.
    #[arg(long)]
    json: bool,

    /// Where to: `.svg`, `.png` or `.pdf`.
    #[arg(short, long)]
    output: PathBuf,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Hand {
    Standard,
    Cartoon,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Sheet {
    Letter,
    A4,
    None,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Version {
    Line,
    Colored,
    Numbers,
}

/// Dots an inch of a page to print.
const DPI: f64 = 300.0;

/// Draws the page.
pub fn run(trace: &Trace) -> anyhow::Result<()> {
    let start = Instant::now();
    let bytes =
        std::fs::read(&trace.photo).with_context(|| format!("cannot read {}", trace.photo.display()))?;
    let hands = hands();
    let photo = Photo::decode_by(&bytes, hands)?;
    drop(bytes);
    let decoded = start.elapsed();
    let analysis = Analysis::by(&photo, hands);
    let (width, height) = photo.original_size();
    drop(photo);
    let seen = start.elapsed();
    let settings = settings(trace)?;
    let plate = Plate::by(&analysis, settings.thickness, settings.style, hands);
    let drawing = plate.line_art(&analysis, settings.detail);
    let drawn = start.elapsed();
    let paper = match trace.paper {
        Sheet::Letter => export::Paper::Letter,
        Sheet::A4 => export::Paper::A4,
        Sheet::None => export::Paper::None,
    };
    let style = match trace.version {
        Version::Line => export::Style::Line,
        Version::Colored => export::Style::Colored,
        Version::Numbers => export::Style::Numbers,
    };
    let dpi = match trace.paper {
        Sheet::None => width as f64 * 72.0 / drawing.page.size.width,
        Sheet::Letter | Sheet::A4 => DPI,
    };
    let file = match trace.output.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => export::svg(&drawing, style, paper).into_bytes(),
        Some("png") => export::png(&drawing, style, paper, dpi),
        Some("pdf") => export::pdf(&drawing, style, paper),
        _ => bail!("the output's name must end in .svg, .png or .pdf"),
    };
    let exported = start.elapsed();
    std::fs::write(&trace.output, file)
        .with_context(|| format!("cannot write {}", trace.output.display()))?;
    let message = drawing.shapes.is_empty().then_some(photo::NOTHING_TO_DRAW);
    if let (Some(message), false) = (message, trace.json) {
        writeln!(std::io::stderr(), "pagelings: {message}")?;
    }
    if trace.json {
        let report = json!({
            "photo": { "width": width, "height": height },
            "message": message,
            "regions": drawing.shapes.iter().filter(|shape| shape.tint.is_some()).count(),
            "seed": trace.seed,
            "milliseconds": {
                "decode": milliseconds(decoded),
                "see": milliseconds(seen - decoded),
                "draw": milliseconds(drawn - seen),
                "export": milliseconds(exported - drawn),
            },
        });
        writeln!(std::io::stdout(), "{report:#}")?;
    }
    Ok(())
}

/// As many as there are cores for, but two at most.
fn hands() -> &'static dyn Hands {
    let is_alone = std::thread::available_parallelism().is_ok_and(|cores| cores.get() == 1);
    if is_alone { &Alone } else { &Pair }
}

/// Two threads.
struct Pair;

impl Hands for Pair {
    fn both(&self, one: &mut (dyn FnMut() + Send), other: &mut (dyn FnMut() + Send)) {
        std::thread::scope(|scope| {
            scope.spawn(one);
            other();
        });
    }
}

fn settings(trace: &Trace) -> anyhow::Result<Settings> {
    Ok(Settings {
        detail: Detail::new(trace.detail).ok_or_else(|| anyhow!("--detail takes 0–100"))?,
        thickness: Thickness::new(trace.line).ok_or_else(|| anyhow!("--line takes 1–5"))?,
        style: match trace.style {
            Hand::Standard => Style::Standard,
            Hand::Cartoon => Style::Cartoon,
        },
    })
}

fn milliseconds(took: Duration) -> f64 {
    (took.as_secs_f64() * 1e5).round() / 100.0
}

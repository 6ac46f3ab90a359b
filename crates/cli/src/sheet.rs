//! `pagelings sheet`: contact sheets of everything that can be drawn, to be looked at.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use drawing::Drawing;
use export::{Paper, Style};
use scene::{
    Age, Character, Complexity, Element, Elements, Gender, HairLength, HairStyle, Hobby, Idea, Location,
    Name, Outfit, Place, Scene, Seed,
};

use crate::draw::spoken;
use crate::kid;

/// Where the sheets go.
#[derive(Debug, Args)]
pub struct Sheet {
    /// The folder for the PNGs.
    #[arg(short, long)]
    output: PathBuf,
}

/// Dots an inch of small drawings, which are some three inches high, and of whole pages.
const SMALL_DPI: f64 = 54.0;
const PAGE_DPI: f64 = 48.0;
/// Tiles in a row.
const ACROSS: usize = 8;
/// Tiles on a sheet at most.
const ON_A_SHEET: usize = 64;

/// Draws the sheets: hair, children, poses, expressions, things, places, the suggested prompts, adventure elements, pages of
/// the Kid Creator, and the versions of a page.
pub fn run(sheet: &Sheet) -> anyhow::Result<()> {
    fs::create_dir_all(&sheet.output).with_context(|| format!("cannot make {}", sheet.output.display()))?;
    let write = |name: &str, tiles: Vec<Vec<u8>>| grids(&sheet.output, name, &tiles);
    write("hair", hair()?)?;
    write("children", children()?)?;
    write("poses", poses()?)?;
    write("expressions", expressions()?)?;
    let things = scene::THINGS.iter().filter_map(|thing| {
        let drawing = artist::thing(thing.name)?;
        Some(export::png(&drawing, Style::Colored, Paper::None, SMALL_DPI))
    });
    write("things", things.collect())?;
    let places = Place::ALL.iter().flat_map(|&place| {
        (0..4).map(move |seed| {
            let drawing = artist::place(place, Seed(seed));
            export::png(&drawing, Style::Line, Paper::None, PAGE_DPI)
        })
    });
    write("places", places.collect())?;
    write("ideas", ideas()?)?;
    write("elements", elements()?)?;
    write("kid", picked()?)?;
    write("versions", versions()?)
}

fn child(name: &str) -> anyhow::Result<Character> {
    Ok(Character::named(Name::new(name)?))
}

fn hair() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for &gender in Gender::ALL {
        for &hair_length in HairLength::ALL {
            for &hair_style in HairStyle::ALL {
                let child = Character { gender, hair_style, hair_length, ..child("Kim")? };
                tiles.push(export::png(&artist::head(&child), Style::Line, Paper::None, SMALL_DPI));
            }
        }
    }
    Ok(tiles)
}

fn children() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for (row, &outfit) in Outfit::ALL.iter().enumerate() {
        for years in 3..=10 {
            let turn = row + usize::try_from(years)?;
            let child = Character {
                age: Age::creator(years)?,
                outfit,
                gender: Gender::ALL[turn % 2],
                hair_style: HairStyle::ALL[turn % HairStyle::ALL.len()],
                hobby: Hobby::ALL.get(turn % 11).copied(),
                ..child("Kim")?
            };
            tiles.push(export::png(&artist::portrait(&child), Style::Colored, Paper::None, SMALL_DPI));
        }
    }
    Ok(tiles)
}

/// Every pose in every outfit, a girl's and a boy's in turn.
fn poses() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for (turn, &outfit) in Outfit::ALL.iter().enumerate() {
        let child = Character {
            outfit,
            gender: Gender::ALL[turn % 2],
            hair_style: HairStyle::ALL[turn % HairStyle::ALL.len()],
            hair_length: HairLength::ALL[turn % HairLength::ALL.len()],
            ..child("Kim")?
        };
        tiles.extend(artist::poses(&child).iter().map(small));
    }
    Ok(tiles)
}

/// Every expression of the youngest, of somebody between, and of the oldest, girls and boys.
fn expressions() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for &gender in Gender::ALL {
        for years in [3, 6, 10] {
            let child = Character { age: Age::creator(years)?, gender, ..child("Kim")? };
            tiles.extend(artist::expressions(&child).iter().map(small));
        }
    }
    Ok(tiles)
}

/// A small drawing as lines.
fn small(drawing: &Drawing) -> Vec<u8> {
    export::png(drawing, Style::Line, Paper::None, SMALL_DPI)
}

/// A page in one of its versions.
fn page(scene: &Scene, style: Style) -> Vec<u8> {
    export::png(&artist::illustrate(scene, Seed(0)), style, Paper::None, PAGE_DPI)
}

/// One of the pages that a wish could become, each of which is another.
fn page_of(scene: &Scene, turn: usize) -> anyhow::Result<Vec<u8>> {
    let drawing = artist::illustrate(scene, Seed(u64::try_from(turn)?));
    Ok(export::png(&drawing, Style::Line, Paper::None, PAGE_DPI))
}

fn suggested(idea: Idea, complexity: Complexity) -> anyhow::Result<Scene> {
    let hero = Some(child("Kim")?);
    Ok(Scene { hero, idea: Some(idea), complexity, ..Scene::at(idea.location().into()) })
}

/// Every suggested prompt, simple and detailed side by side.
fn ideas() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for idea in Idea::all() {
        for &complexity in Complexity::ALL {
            tiles.push(page(&suggested(idea, complexity)?, Style::Line));
        }
    }
    Ok(tiles)
}

/// Every adventure element at every location, one location to a row.
fn elements() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for &location in Location::ALL {
        for &element in Element::ALL {
            let hero = Some(child("Kim")?);
            let scene = Scene { hero, elements: Elements::new([element])?, ..Scene::at(location.into()) };
            tiles.push(page_of(&scene, tiles.len())?);
        }
    }
    Ok(tiles)
}

/// Every character, setting and activity of the Kid Creator.
fn picked() -> anyhow::Result<Vec<Vec<u8>>> {
    words::prepare();
    kid::sentences().enumerate().map(|(turn, wish)| page_of(&spoken(&wish)?.scene, turn)).collect()
}

/// The first suggested prompt of every location as lines, in color and to color by number, simple and detailed.
fn versions() -> anyhow::Result<Vec<Vec<u8>>> {
    let mut tiles = Vec::new();
    for &location in Location::ALL {
        let Some(idea) = Idea::all().find(|idea| idea.location() == location) else { continue };
        for &complexity in Complexity::ALL {
            let scene = suggested(idea, complexity)?;
            tiles.extend([Style::Line, Style::Colored, Style::Numbers].map(|style| page(&scene, style)));
        }
    }
    Ok(tiles)
}

/// A picture in plain red, green and blue.
struct Tile {
    width: usize,
    height: usize,
    rgb: Vec<u8>,
}

fn decoded(png: &[u8]) -> anyhow::Result<Tile> {
    let mut decoder = png::Decoder::new(Cursor::new(png));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().context("a picture of reasonable size")?];
    let frame = reader.next_frame(&mut pixels)?;
    let channels = frame.color_type.samples();
    let rgb = pixels[..frame.buffer_size()]
        .chunks_exact(channels)
        .flat_map(|pixel| if channels < 3 { [pixel[0]; 3] } else { [pixel[0], pixel[1], pixel[2]] })
        .collect();
    Ok(Tile { width: frame.width as usize, height: frame.height as usize, rgb })
}

/// Writes `tiles` as `name-1.png`, `name-2.png`, …
fn grids(folder: &Path, name: &str, tiles: &[Vec<u8>]) -> anyhow::Result<()> {
    for (number, some) in tiles.chunks(ON_A_SHEET).enumerate() {
        let some = some.iter().map(|tile| decoded(tile)).collect::<anyhow::Result<Vec<_>>>()?;
        let file = folder.join(format!("{name}-{}.png", number + 1));
        grid(&file, &some).with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

fn grid(file: &Path, tiles: &[Tile]) -> anyhow::Result<()> {
    let cell_width = tiles.iter().map(|tile| tile.width).max().unwrap_or(1) + 8;
    let cell_height = tiles.iter().map(|tile| tile.height).max().unwrap_or(1) + 8;
    let across = ACROSS.min(tiles.len()).max(1);
    let (width, height) = (across * cell_width, tiles.len().div_ceil(across) * cell_height);
    let mut rgb = vec![255; width * height * 3];
    for (index, tile) in tiles.iter().enumerate() {
        let (left, top) = (index % across * cell_width + 4, index / across * cell_height + 4);
        for (row, pixels) in tile.rgb.chunks_exact(tile.width * 3).enumerate() {
            let start = ((top + row) * width + left) * 3;
            rgb[start..start + pixels.len()].copy_from_slice(pixels);
        }
    }
    let file = std::io::BufWriter::new(fs::File::create(file)?);
    let mut encoder = png::Encoder::new(file, u32::try_from(width)?, u32::try_from(height)?);
    encoder.set_color(png::ColorType::Rgb);
    encoder.write_header()?.write_image_data(&rgb)?;
    Ok(())
}

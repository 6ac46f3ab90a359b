//! Contact sheets: everything that can be drawn, side by side, for people who look.

use drawing::{Drawing, Length, Pens};
use figures::hero::{Gear, Hero, Mood, Pose};
use figures::{Detail, names};
use kurbo::Size;
use scene::{
    Age, Character, Complexity, Doing, Element, Elements, Gender, HairLength, HairStyle, Hobby, Idea, Name,
    Outfit, Place, Scene, Seed,
};

use crate::portrait::{fitted, head, portrait, thing};

/// A sheet: drawings of one size, row by row.
#[derive(Debug, Clone)]
pub struct ContactSheet {
    /// A file name without ending.
    pub name: String,
    /// Drawings to a row.
    pub columns: usize,
    /// All of the same page size.
    pub cells: Vec<Drawing>,
}

/// Every sheet, the hero first.
pub fn sheets() -> Vec<ContactSheet> {
    let mut all = vec![hair(), ages_and_outfits(), poses(), moods_and_gear(), hobbies()];
    all.extend([Complexity::Simple, Complexity::Detailed].map(settings));
    all.extend([Complexity::Simple, Complexity::Detailed].map(ideas));
    all.push(elements());
    let figures: Vec<_> = names().collect();
    all.extend(figures.chunks(60).enumerate().map(|(number, chunk)| ContactSheet {
        name: format!("figures-{}", number + 1),
        columns: 10,
        cells: chunk.iter().filter_map(|name| thing(name)).collect(),
    }));
    all
}

fn sheet(name: &str, columns: usize, cells: Vec<Drawing>) -> ContactSheet {
    ContactSheet { name: name.to_owned(), columns, cells }
}

/// The child that all sheets are about, changed by `change`.
fn child(change: impl FnOnce(&mut Character)) -> Option<Character> {
    let mut child = Character::named(Name::new("Mia").ok()?);
    change(&mut child);
    Some(child)
}

fn hair() -> ContactSheet {
    let heads = HairLength::ALL.iter().flat_map(|&length| {
        HairStyle::ALL.iter().filter_map(move |&style| {
            let child = child(|child| (child.hair_style, child.hair_length) = (style, length))?;
            Some(head(&child))
        })
    });
    sheet("hero-hair", HairStyle::ALL.len(), heads.collect())
}

fn ages_and_outfits() -> ContactSheet {
    let mut cells = Vec::new();
    for &gender in Gender::ALL {
        for &outfit in Outfit::ALL {
            for years in 3..=10 {
                let child = child(|child| {
                    (child.gender, child.outfit) = (gender, outfit);
                    child.age = Age::creator(years).unwrap_or(Age::DEFAULT);
                    child.hair_length =
                        if gender == Gender::Boy { HairLength::Short } else { HairLength::Long };
                });
                cells.extend(child.map(|child| portrait(&child)));
            }
        }
    }
    sheet("hero-ages-and-outfits", 16, cells)
}

fn posed(pose: Pose, mood: Mood, gear: Gear, outfit: Outfit) -> Option<Drawing> {
    let pens = Pens { outline: Length::points(4.3), inner: Length::points(3.2), fine: Length::points(3.1) };
    let child = child(|child| child.outfit = outfit)?;
    let art = Hero {
        child: &child,
        pose,
        mood,
        gear: gear.into(),
        detail: Detail::Bold,
        mirrored: false,
        holds: None,
    }
    .art();
    let mut cell = fitted(&art, Size::new(380.0, 420.0), "");
    cell.page.pens = pens;
    Some(cell)
}

fn poses() -> ContactSheet {
    let rows = [Outfit::Casual, Outfit::Fancy, Outfit::Superhero];
    let cells = rows.into_iter().flat_map(|outfit| {
        Pose::ALL.iter().filter_map(move |&pose| posed(pose, Mood::Happy, Gear::None, outfit))
    });
    sheet("hero-poses", Pose::ALL.len(), cells.collect())
}

fn moods_and_gear() -> ContactSheet {
    let moods = Mood::ALL.iter().filter_map(|&mood| posed(Pose::Stand, mood, Gear::None, Outfit::Sporty));
    let gear = Gear::ALL.iter().filter_map(|&gear| posed(Pose::Walk, Mood::Happy, gear, Outfit::Costume));
    sheet("hero-moods-and-gear", 7, moods.chain(gear).collect())
}

fn hobbies() -> ContactSheet {
    let cells =
        Hobby::ALL.iter().filter_map(|&hobby| Some(portrait(&child(|child| child.hobby = Some(hobby))?)));
    sheet("hero-hobbies", Hobby::ALL.len(), cells.collect())
}

/// A page of Mia's, untitled where `title` is none.
fn page(place: Place, idea: Option<Idea>, complexity: Complexity, seed: u64) -> Option<Drawing> {
    let scene = Scene {
        hero: child(|child| child.hair_style = HairStyle::Curly),
        idea,
        doing: Doing::Exploring,
        complexity,
        title: Some("Mia".to_owned()),
        ..Scene::at(place)
    };
    Some(crate::illustrate(&scene, Seed(seed)))
}

fn settings(complexity: Complexity) -> ContactSheet {
    let cells = Place::ALL
        .iter()
        .flat_map(|&place| (0..8).filter_map(move |seed| page(place, None, complexity, seed)));
    sheet(&format!("settings-{}", complexity.id()), 8, cells.collect())
}

fn ideas(complexity: Complexity) -> ContactSheet {
    let cells = Idea::all().filter_map(|idea| page(idea.location().into(), Some(idea), complexity, 1));
    sheet(&format!("ideas-{}", complexity.id()), 10, cells.collect())
}

fn elements() -> ContactSheet {
    let cells = Place::ALL.iter().flat_map(|&place| {
        Element::ALL.iter().filter_map(move |&element| {
            let elements = Elements::new([element]).ok()?;
            let scene = Scene { hero: child(|_| ()), elements, ..Scene::at(place) };
            Some(crate::illustrate(&scene, Seed(2)))
        })
    });
    sheet("elements", Element::ALL.len(), cells.collect())
}

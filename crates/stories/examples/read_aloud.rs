//! Prints stories to read aloud, each page with what its picture shows: `read_aloud FROM TO`.

use std::io::Write as _;

use scene::{Bond, Character, Elements, Hobby, Lesson, Location, Name, ReadingLevel, Seed, Theme};
use stories::{Companion, CustomIdeas, StorySettings, Telling, tell};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::stdout();
    let numbers: Vec<u64> = std::env::args().skip(1).map(|typed| typed.parse()).collect::<Result<_, _>>()?;
    let (from, to) = (numbers.first().copied().unwrap_or(0), numbers.get(1).copied().unwrap_or(3));
    for seed in from..to {
        let mut dice = Seed(seed).dice("read aloud");
        let settings = StorySettings {
            theme: *dice.pick(Theme::ALL).unwrap_or(&Theme::Fantasy),
            lesson: *dice.pick(Lesson::ALL).unwrap_or(&Lesson::Kindness),
            setting: *dice.pick(Location::ALL).unwrap_or(&Location::Castle),
            reading_level: *dice.pick(ReadingLevel::ALL).unwrap_or(&ReadingLevel::Intermediate),
            elements: Elements::new(dice.pick(scene::Element::ALL).copied())?,
            custom_ideas: CustomIdeas::new(if dice.chance(0.5) { "a snowman plays the drum" } else { "" })?,
            ..StorySettings::default()
        };
        let mut character = Character::named(Name::new(if seed % 2 == 0 { "Mia" } else { "Lukas" })?);
        character.hobby = dice.pick(Hobby::ALL).copied();
        if seed % 2 == 1 {
            character.gender = scene::Gender::Boy;
        }
        let companion =
            Companion { name: Name::new("Leo")?, bond: *dice.pick(Bond::ALL).unwrap_or(&Bond::Dog) };
        let supporting_characters = dice.chance(0.5).then_some(companion).into_iter().collect();
        let telling = Telling { character, supporting_characters, settings };
        let story = tell(&telling, Seed(seed));
        writeln!(out, "\n=== {seed} {} ({:?})", story.title, telling.settings.reading_level)?;
        for page in std::iter::once(&story.cover).chain(&story.pages) {
            let cast: Vec<_> = page.scene.cast.iter().map(|subject| subject.what.name()).collect();
            let relations: Vec<_> = page.scene.relations.iter().map(|relation| relation.link.id()).collect();
            writeln!(
                out,
                "- {}\n    [{:?} {} {} | {}]",
                page.text,
                page.scene.doing,
                page.scene.place.id(),
                cast.join(", "),
                relations.join(", ")
            )?;
        }
    }
    Ok(())
}

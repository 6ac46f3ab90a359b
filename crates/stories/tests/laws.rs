//! What is true of every story.

use std::collections::BTreeSet;

use proptest::prelude::*;
use scene::{
    Bond, Character, Element, Elements, Gender, Hobby, Lesson, Location, Name, ReadingLevel, Seed, Theme,
    What,
};
use stories::{Companion, CustomIdeas, PageCount, Story, StorySettings, Telling, tell};

fn name(name: &str) -> Name {
    Name::new(name).expect("a name")
}

fn mia(settings: StorySettings) -> Telling {
    Telling { character: Character::named(name("Mia")), supporting_characters: Vec::new(), settings }
}

prop_compose! {
    fn settings()(
        theme in prop::sample::select(Theme::ALL),
        lesson in prop::sample::select(Lesson::ALL),
        setting in prop::sample::select(Location::ALL),
        elements in prop::sample::subsequence(Element::ALL, 0..=3),
        pages in i64::from(PageCount::LEAST)..=i64::from(PageCount::MOST),
        reading_level in prop::sample::select(ReadingLevel::ALL),
        ideas in prop::sample::select(vec!["", "A purple dinosaur eats pizza", "We fly! a snowman dances\nThe end of cake"]),
    ) -> StorySettings {
        StorySettings {
            theme,
            lesson,
            setting,
            elements: Elements::new(elements).expect("three at most"),
            page_count: PageCount::new(pages).expect("in range"),
            reading_level,
            custom_ideas: CustomIdeas::new(ideas).expect("short"),
        }
    }
}

prop_compose! {
    fn telling()(
        settings in settings(),
        gender in prop::sample::select(Gender::ALL),
        hobby in prop::option::of(prop::sample::select(Hobby::ALL)),
        hero in prop::sample::select(vec!["Mia", "Lukas", "Zoë Anne", "{he}"]),
        bonds in prop::sample::subsequence(Bond::ALL, 0..=3),
    ) -> Telling {
        let names = ["Leo", "Grandma Rose", "Waffle"];
        let companions = names.iter().zip(bonds);
        Telling {
            character: Character { gender, hobby, ..Character::named(name(hero)) },
            supporting_characters: companions.map(|(one, bond)| Companion { name: name(one), bond }).collect(),
            settings,
        }
    }
}

/// What ends in a full stop and the like, with what is said in between.
fn sentences(story: &Story) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for part in story.pages.iter().flat_map(|page| page.text.split_inclusive(['.', '!', '?'])) {
        let says = part
            .strip_prefix("” ")
            .is_some_and(|rest| !rest.starts_with(['“', ' ']) && !rest.starts_with(char::is_uppercase));
        match all.last_mut().filter(|_| says || part.starts_with("” said")) {
            Some(speech) => speech.push_str(part),
            None => all.push(part.to_owned()),
        }
    }
    let letters =
        |sentence: &str| sentence.chars().filter(|one| one.is_alphanumeric() || *one == ' ').collect();
    all.iter()
        .map(|one| letters(one))
        .map(|sentence: String| sentence.trim().to_lowercase())
        .filter(|one| one.contains(' '))
        .collect()
}

proptest! {
    #[test]
    fn a_story_has_the_pages_asked_for_and_no_sentence_twice(telling in telling(), seed: u64) {
        let story = tell(&telling, Seed(seed));
        prop_assert_eq!(story.pages.len(), telling.settings.page_count.pages());
        prop_assert_eq!(&story, &tell(&telling, Seed(seed)));
        let mut known = BTreeSet::new();
        for sentence in sentences(&story) {
            prop_assert!(known.insert(sentence.clone()), "twice: {}", sentence);
        }
    }

    #[test]
    fn a_story_is_whole_and_about_its_hero(telling in telling(), seed: u64) {
        let story = tell(&telling, Seed(seed));
        let told: String = story.pages.iter().map(|page| page.text.as_str()).collect();
        let hero = telling.character.name.as_str();
        for page in story.pages.iter().chain([&story.cover]) {
            prop_assert_eq!(page.scene.hero.as_ref(), Some(&telling.character));
            prop_assert!(!page.text.replace(hero, "").contains(['{', '}', '[', ']', '"', '\'']), "{}", page.text);
            prop_assert!(!page.text.contains("  "), "{}", page.text);
            prop_assert!(page.scene.cast.len() <= 9);
            let words: Vec<&str> = page.text.split(|letter: char| !letter.is_alphanumeric()).collect();
            let wrong = words.windows(2).find(|pair| {
                let vowel = pair[1].starts_with(['a', 'e', 'i', 'o']) && !pair[1].starts_with("on");
                (pair[0] == "a" && vowel) || (pair[0] == "an" && !vowel && !pair[1].starts_with('u'))
            });
            prop_assert!(wrong.is_none(), "{:?} in {}", wrong, page.text);
        }
        for companion in &telling.supporting_characters {
            prop_assert!(told.contains(companion.name.as_str()), "{} is not told of", companion.name.as_str());
        }
        prop_assert!(told.contains(hero));
        let wrong: &[&str] = if telling.character.gender == Gender::Girl { &["himself"] } else { &["herself"] };
        prop_assert!(!wrong.iter().any(|word| told.contains(word)));
    }
}

#[test]
fn sentences_grow_with_the_reading_level() {
    let lengths: Vec<f64> = ReadingLevel::ALL
        .iter()
        .map(|&reading_level| {
            let (mut words, mut count) = (0, 0);
            for seed in 0..40 {
                let story =
                    tell(&mia(StorySettings { reading_level, ..StorySettings::default() }), Seed(seed));
                for page in &story.pages {
                    words += page.text.split_whitespace().count();
                    count += page.text.split_inclusive(['.', '!', '?']).count();
                }
            }
            f64::from(words as u32) / f64::from(count as u32)
        })
        .collect();
    assert!(lengths[0] < 5.5 && (5.5..9.0).contains(&lengths[1]) && lengths[2] > 11.0, "{lengths:?}");
}

#[test]
fn seeds_tell_different_stories() {
    let told = |seed| tell(&mia(StorySettings::default()), Seed(seed));
    let titles: BTreeSet<String> = (0..40).map(|seed| told(seed).title).collect();
    let firsts: BTreeSet<String> = (0..40).map(|seed| told(seed).pages[2].text.clone()).collect();
    assert!(titles.len() > 12 && firsts.len() > 12, "{titles:?}");
}

#[test]
fn what_the_child_thought_up_is_told_and_drawn() {
    let custom_ideas = CustomIdeas::new("a purple dinosaur eats pizza").expect("short");
    for (seed, reading_level) in (0..).zip(ReadingLevel::ALL.iter().copied()) {
        let settings =
            StorySettings { custom_ideas: custom_ideas.clone(), reading_level, ..StorySettings::default() };
        let story = tell(&mia(settings), Seed(seed));
        let page = story.pages.iter().find(|page| page.text.contains("“A purple dinosaur eats pizza!”"));
        let cast = &page.expect("the child's own words").scene.cast;
        let names: Vec<&str> = cast.iter().map(|subject| subject.what.name()).collect();
        assert!(names.iter().any(|name| name.contains("saurus") || name.contains("rex")), "{names:?}");
    }
}

#[test]
fn what_was_chosen_is_told_and_drawn() {
    for &element in Element::ALL {
        let elements = Elements::new([element]).expect("one");
        let settings = StorySettings { elements, ..StorySettings::default() };
        let plain = tell(&mia(StorySettings::default()), Seed(3));
        let story = tell(&mia(settings), Seed(3));
        let new = story.pages.iter().find(|page| !plain.pages.iter().any(|known| known.text == page.text));
        let new = new.expect("a page of its own");
        let Some(What::Thing(thing)) = new.scene.cast.iter().map(|subject| subject.what).next() else {
            panic!("{}: nothing is drawn", element.id());
        };
        let called = |name: &str| new.text.to_lowercase().contains(name);
        let known = called(thing.name) || thing.synonyms.iter().any(|name| called(name));
        assert!(known, "{}: {} in {}", element.id(), thing.name, new.text);
    }
}

//! English to scene: what can be understood is understood, the rest is said.

use std::collections::BTreeMap;

use scene::{Doing, Element, Idea, Location, PROMPT_CHARS, Place, Subject, Thing};

/// What a prompt asks for.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reading {
    /// Where it happens, where said.
    pub place: Option<Place>,
    /// The suggested prompt it is, where it is one.
    pub idea: Option<Idea>,
    /// What the hero does, where said.
    pub doing: Option<Doing>,
    /// Adventure elements named.
    pub elements: Vec<Element>,
    /// Things named, in order, each once with its count.
    pub cast: Vec<Subject>,
    /// Words that could be a thing and were not understood, in order.
    pub unread: Vec<String>,
}

/// Reads a prompt of any length and content; what is past [`PROMPT_CHARS`] characters is not read.
pub fn read(prompt: &str) -> Reading {
    let text: String = prompt.chars().take(PROMPT_CHARS).collect::<String>().to_lowercase();
    let text = text.replace(['\u{2019}', '\u{2018}'], "'");
    let mut reading = Reading { idea: find_idea(&text), place: find_place(&text), ..Reading::default() };
    if let Some(idea) = reading.idea {
        reading.place = reading.place.or(Some(idea.location().into()));
    }
    reading.elements =
        Element::ALL.iter().copied().filter(|element| names_element(&text, *element)).collect();
    read_words(&text, &mut reading);
    reading
}

fn find_idea(text: &str) -> Option<Idea> {
    Idea::all().find(|idea| text.contains(&idea.text().to_lowercase()))
}

/// Places by their whole label, then by a word of their own.
fn find_place(text: &str) -> Option<Place> {
    let labelled =
        Location::ALL.iter().copied().find(|location| text.contains(&location.label().to_lowercase()));
    if let Some(location) = labelled {
        return Some(location.into());
    }
    text.split(|letter: char| !letter.is_alphanumeric()).find_map(place_word)
}

fn place_word(word: &str) -> Option<Place> {
    Some(match word {
        "forest" | "woods" | "wood" | "treehouse" => Place::Forest,
        "space" | "planet" | "planets" | "moon" | "galaxy" | "mars" => Place::Space,
        "underwater" | "ocean" | "sea" | "reef" => Place::Underwater,
        "castle" | "palace" | "kingdom" => Place::Castle,
        "dinosaur" | "dinosaurs" | "volcano" => Place::Dinosaur,
        "jungle" | "rainforest" | "safari" => Place::Jungle,
        "fantasy" | "magical" | "fairytale" | "rainbow" => Place::Fantasy,
        "pirate" | "pirates" | "island" | "beach" => Place::Pirate,
        "farm" | "barn" | "barnyard" => Place::Farm,
        _ => return None,
    })
}

fn names_element(text: &str, element: Element) -> bool {
    text.contains(&element.label().to_lowercase())
        || text.split([' ', ',', '.', ';']).any(|word| word == element.id())
}

/// Words that are grammar, counting or colour: never reported as not understood.
const SMALL_WORDS: &[&str] = &[
    "a",
    "an",
    "the",
    "and",
    "or",
    "with",
    "in",
    "on",
    "at",
    "of",
    "to",
    "for",
    "from",
    "by",
    "is",
    "are",
    "was",
    "be",
    "my",
    "me",
    "his",
    "her",
    "their",
    "its",
    "it",
    "who",
    "that",
    "this",
    "some",
    "having",
    "has",
    "have",
    "very",
    "i",
    "i'm",
    "am",
    "want",
    "please",
    "draw",
    "picture",
    "page",
    "coloring",
    "big",
    "little",
    "small",
    "happy",
    "cute",
    "named",
    "called",
    "year",
    "old",
    "boy",
    "girl",
    "child",
    "kid",
    "adventure",
    "just",
    "fun",
    "while",
    "during",
];

fn count_word(word: &str) -> Option<u8> {
    let spelled =
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let position = spelled.iter().position(|known| *known == word).map(|index| index as u8 + 1);
    position.or_else(|| word.parse().ok().filter(|count| (1..=12).contains(count)))
}

/// Longest name first, so that "fire truck" is no truck.
fn read_words(text: &str, reading: &mut Reading) {
    let words: Vec<&str> = text
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '\'' || letter == '-'))
        .filter(|word| !word.is_empty())
        .collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut pending = 1;
    let mut at = 0;
    while at < words.len() {
        let found = (1..=3.min(words.len() - at))
            .rev()
            .find_map(|length| thing_named(&words[at..at + length].join(" ")).map(|thing| (thing, length)));
        if let Some((thing, length)) = found {
            match counts.get(thing.name) {
                Some(index) => {
                    reading.cast[*index].count = reading.cast[*index].count.saturating_add(pending).min(12)
                }
                None => {
                    counts.insert(thing.name, reading.cast.len());
                    reading.cast.push(Subject { count: pending, ..Subject::one(thing) });
                }
            }
            (at, pending) = (at + length, 1);
            continue;
        }
        let word = words[at];
        at += 1;
        if let Some(count) = count_word(word) {
            pending = count;
        } else if let Some(doing) = doing_word(word) {
            reading.doing = reading.doing.or(Some(doing));
        } else if is_a_wish(word, reading) {
            reading.unread.push(word.to_owned());
        }
    }
}

fn is_a_wish(word: &str, reading: &Reading) -> bool {
    let known = SMALL_WORDS.contains(&word) || place_word(word).is_some() || word.chars().count() < 3;
    !known && word.chars().any(char::is_alphabetic) && !reading.unread.iter().any(|unread| unread == word)
}

/// A thing by its singular or regular plural.
fn thing_named(words: &str) -> Option<&'static Thing> {
    let stem = |ending: &str, replacement: &str| {
        words.strip_suffix(ending).and_then(|stem| Thing::named(&format!("{stem}{replacement}")))
    };
    Thing::named(words)
        .or_else(|| stem("ies", "y"))
        .or_else(|| stem("ves", "f"))
        .or_else(|| stem("es", ""))
        .or_else(|| stem("s", ""))
        .or_else(|| stem("'s", ""))
}

fn doing_word(word: &str) -> Option<Doing> {
    let starts = |stem: &str| word.starts_with(stem);
    Some(match word {
        _ if starts("explor") => Doing::Exploring,
        _ if starts("walk") || starts("hik") => Doing::Walking,
        _ if starts("runn") || word == "run" || starts("racing") => Doing::Running,
        _ if starts("jump") || starts("bounc") => Doing::Jumping,
        _ if starts("sit") => Doing::Sitting,
        _ if starts("riding") || word == "ride" || word == "rides" => Doing::Riding,
        _ if starts("swim") || starts("diving") => Doing::Swimming,
        _ if starts("flying") || word == "flies" || word == "fly" => Doing::Flying,
        _ if starts("climb") => Doing::Climbing,
        _ if starts("digg") || word == "dig" || word == "building" => Doing::Digging,
        _ if starts("danc") => Doing::Dancing,
        _ if starts("hug") => Doing::Hugging,
        _ if starts("point") => Doing::Pointing,
        _ if starts("read") => Doing::Reading,
        _ if starts("bak") || starts("cook") => Doing::Cooking,
        _ if starts("paint") => Doing::Painting,
        _ if starts("sing") || word == "music" => Doing::PlayingMusic,
        _ if starts("play") => Doing::PlayingSports,
        _ if starts("wav") || starts("stand") => Doing::Standing,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggested_prompt_is_recognised_with_its_location() {
        for idea in Idea::all() {
            let reading = read(&format!(
                "Mia, a 6 year old girl, is {} in the {}.",
                idea.text(),
                idea.location().label()
            ));
            assert_eq!(
                (reading.idea, reading.place),
                (Some(idea), Some(idea.location().into())),
                "{}",
                idea.id()
            );
        }
    }

    #[test]
    fn elements_are_read_by_label_or_id() {
        let reading = read("… with an Animal Friend, magic-item and Weather");
        assert_eq!(reading.elements, [Element::AnimalFriend, Element::MagicItem, Element::Weather]);
    }

    #[test]
    fn what_is_not_understood_is_said_once() {
        assert_eq!(read("a sphygmomanometer and a Sphygmomanometer").unread, ["sphygmomanometer"]);
    }

    #[test]
    fn any_text_at_all_is_read() {
        for text in ["", " ", "\0\u{202e}", &"x".repeat(100_000), "🦄🦄🦄", "'; DROP TABLE users; --"] {
            let _ = read(text);
        }
    }
}

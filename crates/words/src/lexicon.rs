//! Every word and phrase that is understood, in one index made once.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use scene::{
    Color, Doing, Feeling, Garment, Gender, Hour, Link, Pattern, Person, Place, Role, Season, Size, THINGS,
    Thing, Weather, Years,
};

use crate::guess::Known;
use crate::inflect;
use crate::tables::{self, companions, list, rows};
use crate::token::{Word, key};

/// A noun that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noun {
    /// `near`: a relative of what was asked for, to be told.
    Thing { thing: &'static Thing, given: Given, near: bool },
    /// `told`: the word says boy or girl.
    Person { person: Person, told: bool },
}

/// How a thing looks by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    Nothing,
    /// "kitten".
    Young,
    /// "pegasus".
    Wings,
    /// "dalmatian".
    Spots,
}

/// What an adjective says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trait {
    Size(Size),
    Years(Years),
    Feeling(Feeling),
    Pattern(Pattern),
    Color(Color),
}

/// What is said about the whole page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Air {
    Weather(Weather),
    Season(Season),
    Hour(Hour),
}

/// A verb in one of its forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Act {
    pub(crate) doing: Doing,
    pub(crate) link: Option<Link>,
    /// The form that ends in "ing".
    pub(crate) ing: bool,
}

/// Everything a word or a phrase can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Entry {
    pub(crate) noun: Option<Noun>,
    pub(crate) garment: Option<Garment>,
    pub(crate) place: Option<Place>,
    pub(crate) act: Option<Act>,
    pub(crate) says: Option<Trait>,
    pub(crate) air: Option<Air>,
    pub(crate) link: Option<Link>,
    pub(crate) count: Option<u8>,
    pub(crate) name: Option<Gender>,
    /// Asks for nothing to draw.
    pub(crate) small: bool,
}

/// A phrase at the beginning of some words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) entry: Entry,
    /// How many words it has.
    pub(crate) length: usize,
    /// More than one.
    pub(crate) plural: bool,
    /// The phrase as the tables spell it.
    pub(crate) phrase: String,
}

/// The index.
pub(crate) struct Lexicon {
    entries: HashMap<String, Entry>,
    /// "firetruck" to "fire truck".
    joined: HashMap<String, String>,
    /// "unikorn" to "unicorn".
    misspelled: HashMap<String, String>,
    /// Words that exist and are no misspelling of anything.
    ordinary: HashSet<&'static str>,
    /// Words for things of many kinds, and the kinds.
    pub(crate) mixtures: HashMap<String, Vec<&'static Thing>>,
    longest: usize,
    pub(crate) beings: HashSet<&'static str>,
    pub(crate) parts: HashSet<String>,
    /// What a number before counts no subjects of: "a three headed dragon", "a two story house".
    pub(crate) counted: HashSet<&'static str>,
    pub(crate) homes: HashMap<&'static str, Place>,
    /// Single drawable words by first letter and how many letters they have, for guessing at a misspelling.
    pub(crate) drawable: HashMap<(char, usize), Vec<Known>>,
}

/// The one index.
pub(crate) fn lexicon() -> &'static Lexicon {
    static LEXICON: LazyLock<Lexicon> = LazyLock::new(Lexicon::new);
    &LEXICON
}

impl Lexicon {
    fn new() -> Self {
        let mut lexicon = Self {
            entries: HashMap::new(),
            joined: HashMap::new(),
            misspelled: HashMap::new(),
            ordinary: tables::ORDINARY.split_whitespace().collect(),
            mixtures: mixtures(),
            longest: 1,
            beings: companions("being").collect(),
            parts: companions("part").map(key).collect(),
            counted: companions("counted").collect(),
            homes: homes().collect(),
            drawable: HashMap::new(),
        };
        lexicon.add_traits();
        lexicon.add_places_and_acts();
        lexicon.add_people();
        lexicon.add_nouns();
        lexicon.add_relatives("near");
        lexicon.add_loose_garments();
        lexicon.add_grammar();
        lexicon.add_spellings();
        lexicon
    }

    fn entry(&mut self, phrase: &str) -> &mut Entry {
        let phrase = key(phrase);
        let length = phrase.split(' ').count();
        self.longest = self.longest.max(length);
        if length > 1 {
            let joined = phrase.replace(' ', "");
            self.joined.entry(joined).or_insert_with(|| phrase.clone());
        }
        self.entries.entry(phrase).or_default()
    }

    fn noun(&mut self, phrase: &str, noun: Noun) {
        self.entry(phrase).noun.get_or_insert(noun);
    }

    /// Own names first, then what is the same under another name: a name goes before any synonym.
    fn add_nouns(&mut self) {
        for thing in THINGS {
            if !self.is_sentence(thing.name) {
                self.noun(thing.name, Noun::Thing { thing, given: Given::Nothing, near: false });
            }
        }
        for [garment, words] in rows(tables::GARMENTS) {
            for word in list(words) {
                self.entry(word).garment = Garment::parse(garment);
            }
        }
        self.add_relatives("baby");
        ["winged", "spotted", "same"].iter().for_each(|how| self.add_relatives(how));
        for thing in THINGS {
            let names = thing.synonyms.iter().filter(|name| !self.is_sentence(name) && !is_many(name));
            for synonym in names.collect::<Vec<_>>() {
                self.noun(synonym, Noun::Thing { thing, given: Given::Nothing, near: false });
            }
        }
    }

    /// "a red car", "a sleeping cat", "a plane flying": a noun and what is said about it, which is read word by
    /// word even where there is a picture of just that.
    fn is_sentence(&self, name: &str) -> bool {
        let name = key(name);
        let kept = tables::KEPT.lines().any(|kept| kept == name);
        let entry = |words: &str| self.entries.get(words).copied().unwrap_or_default();
        let says = |words: &str| entry(words).says.is_some_and(|says| says != Trait::Color(Color::Rainbow));
        let does = |words: &str| words == "asleep" || entry(words).act.is_some_and(|act| act.ing);
        let being = |words: &str| Thing::named(words).is_some_and(|thing| self.beings.contains(thing.name));
        let is_said = |(lead, rest): (&str, &str)| {
            (says(lead) && Thing::named(rest).is_some())
                || (does(lead) && being(rest))
                || (does(rest) && being(lead))
        };
        let with = [" with ", " in the ", " in a "].into_iter().filter_map(|with| name.split_once(with));
        let with = with.into_iter().any(|(one, _)| Thing::named(one).is_some());
        let mut parts = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
        !kept && (with || parts.any(is_said))
    }

    fn add_relatives(&mut self, wanted: &str) {
        for [thing, how, words] in rows(tables::RELATIVES) {
            let Some(thing) = Thing::named(thing).filter(|_| how == wanted) else { continue };
            let words = list(words).filter(|word| how != "same" || !self.is_sentence(word));
            let given = match how {
                "baby" => Given::Young,
                "winged" => Given::Wings,
                "spotted" => Given::Spots,
                _ => Given::Nothing,
            };
            for word in words.collect::<Vec<_>>() {
                self.noun(word, Noun::Thing { thing, given, near: how == "near" });
            }
        }
    }

    fn add_people(&mut self) {
        for [role, gender, words] in rows(tables::PEOPLE) {
            let Some(role) = Role::parse(role) else { continue };
            let told = Gender::parse(gender);
            let person =
                Person { role, gender: told.unwrap_or(Gender::Girl), age: None, mixed: told.is_none() };
            for word in list(words) {
                self.noun(word, Noun::Person { person, told: told.is_some() });
            }
        }
    }

    fn add_places_and_acts(&mut self) {
        for [place, words] in rows(tables::PLACES) {
            for word in list(words) {
                let place = Place::parse(place);
                let entry = self.entry(word);
                entry.place = entry.place.or(place);
            }
        }
        for [doing, link, words] in rows(tables::DOINGS) {
            let (Some(doing), link) = (Doing::parse(doing), Link::parse(link)) else { continue };
            for (form, ing) in list(words).flat_map(inflect::forms) {
                self.entry(&form).act.get_or_insert(Act { doing, link, ing });
            }
        }
    }

    fn add_traits(&mut self) {
        for [kind, value, words] in rows(tables::ATTRIBUTES) {
            for word in list(words) {
                let entry = self.entry(word);
                match kind {
                    "size" => entry.says = Size::parse(value).map(Trait::Size),
                    "years" => entry.says = Years::parse(value).map(Trait::Years),
                    "feeling" => entry.says = Feeling::parse(value).map(Trait::Feeling),
                    "pattern" => entry.says = Pattern::parse(value).map(Trait::Pattern),
                    "color" => entry.says = Color::parse(value).map(Trait::Color),
                    "weather" => entry.air = Weather::parse(value).map(Air::Weather),
                    "season" => entry.air = Season::parse(value).map(Air::Season),
                    "hour" => entry.air = Hour::parse(value).map(Air::Hour),
                    _ => (),
                }
            }
        }
    }

    /// What nobody wears is drawn by itself: a scarf, two wings.
    fn add_loose_garments(&mut self) {
        for [garment, words] in rows(tables::GARMENTS) {
            let name = match Garment::parse(garment) {
                Some(Garment::Glasses) => "eyeglasses",
                Some(Garment::Wings) => "wing",
                Some(Garment::Cape) => "superhero cape",
                Some(Garment::Wheels) => "wheel",
                Some(Garment::Crutches) => "crutch",
                _ => garment,
            };
            let Some(thing) = Thing::named(name) else { continue };
            for word in list(words) {
                self.noun(word, Noun::Thing { thing, given: Given::Nothing, near: false });
            }
        }
    }

    fn add_grammar(&mut self) {
        for [link, words] in rows(tables::LINKS) {
            for word in list(words) {
                self.entry(word).link = Link::parse(link);
            }
        }
        for [count, words] in rows(tables::COUNTS) {
            for word in list(words) {
                self.entry(word).count = count.parse().ok();
            }
        }
        for [gender, names] in rows(tables::NAMES) {
            for name in list(names) {
                self.entry(name).name = Gender::parse(gender);
            }
        }
        for word in tables::SMALL.split_whitespace() {
            self.entry(word).small = true;
        }
    }

    fn add_spellings(&mut self) {
        for [right, wrong] in rows(tables::SOUNDS) {
            for wrong in list(wrong).map(key) {
                self.longest = self.longest.max(wrong.split(' ').count());
                self.misspelled.insert(wrong, key(right));
            }
        }
        for (phrase, entry) in &self.entries {
            let drawn = entry.noun.is_some()
                || entry.place.is_some()
                || entry.air.is_some()
                || entry.says.is_some()
                || entry.act.is_some_and(|act| act.ing);
            let letters = phrase.chars().count();
            if drawn && !phrase.contains(' ') && letters > 3 {
                let first = phrase.chars().next().unwrap_or(' ');
                self.drawable.entry((first, letters)).or_default().push(Known::new(phrase));
            }
        }
    }

    /// The longest phrase `words` begin with; never across a pause, nor from text into an emoji.
    pub(crate) fn find(&self, words: &[Word]) -> Option<Found> {
        let picture = words.first().is_some_and(|word| word.picture);
        let ends = |word: &Word| word.before != crate::token::Pause::None || word.picture != picture;
        let pause = words.iter().skip(1).position(ends);
        let most = pause.map_or(words.len(), |position| position + 1).min(self.longest);
        (1..=most).rev().find_map(|length| {
            let window: Vec<&str> = words[..length].iter().map(|word| word.text.as_str()).collect();
            let spelled = || -> Vec<&str> {
                window.iter().map(|word| self.misspelled.get(*word).map_or(*word, String::as_str)).collect()
            };
            let right = || (length > 1).then(|| self.phrase(&spelled().join(" "), length)).flatten();
            self.phrase(&window.join(" "), length).or_else(right).or_else(|| {
                // "rain bow", "snow man": two words typed for one, each of some length.
                let split =
                    length == 2 && window.iter().all(|word| word.len() > 2) && window.concat().len() > 6;
                split
                    .then(|| self.phrase(&window.concat(), 2))
                    .flatten()
                    .filter(|found| found.entry.noun.is_some())
            })
        })
    }

    fn phrase(&self, text: &str, length: usize) -> Option<Found> {
        let spelled = self.misspelled.get(text).map_or(text, String::as_str);
        let exact = self.entries.get(spelled).copied();
        if exact.is_some_and(|entry| entry.noun.is_some() || entry.air.is_some()) {
            return found(spelled, length, false, exact);
        }
        let small = exact.is_some_and(|entry| entry.small && (entry.act.is_some() || spelled == "does"));
        let singulars = if small { Vec::new() } else { inflect::singulars(spelled) };
        let many = singulars.into_iter().find_map(|single| {
            let single = self.misspelled.get(&single).unwrap_or(&single);
            let entry = self.entries.get(single).or_else(|| self.entries.get(self.joined.get(single)?))?;
            (entry.noun.is_some() || entry.garment.is_some()).then(|| (single.clone(), *entry))
        });
        if let Some((single, entry)) = many {
            let entry = Entry { noun: entry.noun, garment: entry.garment, ..exact.unwrap_or_default() };
            return found(&single, length, true, Some(entry));
        }
        let exact = exact.or_else(|| self.entries.get(self.joined.get(spelled)?).copied());
        found(spelled, length, false, exact)
    }

    /// What this one word means, as the tables spell it.
    pub(crate) fn word(&self, word: &str) -> Option<Entry> {
        self.entries.get(word).copied()
    }

    /// Whether this is a word of English as far as we know.
    pub(crate) fn is_ordinary(&self, word: &str) -> bool {
        self.ordinary.contains(word) || self.entries.contains_key(word)
    }
}

/// "bananas": a name in the plural, which is more than one of it. "Glasses" are no two of a glass.
fn is_many(name: &str) -> bool {
    let singular = inflect::singulars(name).into_iter().find(|single| Thing::named(single).is_some());
    singular.is_some() && !tables::KEPT.lines().any(|kept| kept == name)
}

fn found(phrase: &str, length: usize, plural: bool, entry: Option<Entry>) -> Option<Found> {
    Some(Found { entry: entry?, length, plural, phrase: phrase.to_owned() })
}

fn mixtures() -> HashMap<String, Vec<&'static Thing>> {
    let kinds = |things| list(things).filter_map(Thing::named).collect::<Vec<_>>();
    let all = rows(tables::MIXTURES).flat_map(|[words, things]| list(words).map(move |word| (word, things)));
    all.map(|(word, things)| (key(word), kinds(things))).collect()
}

pub(crate) fn homes() -> impl Iterator<Item = (&'static str, Place)> {
    let places = rows(tables::HOMES).filter_map(|[place, things]| Some((Place::parse(place)?, things)));
    places.flat_map(|(place, things)| list(things).map(move |thing| (thing, place)))
}
